/* ugo-tag.h: names, values and order of tags; private to the records
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

/**
 * ugo_tag_standard_name:
 * @name: a tag's name in any case
 * @length: its length in bytes
 *
 * Returns: (nullable) (transfer none): its standard spelling, or %NULL for a tag not known here
 */
const char *ugo_tag_standard_name (const char *name, gsize length);

/**
 * ugo_tag_name_is_valid:
 * @name: a name
 *
 * Returns: whether it is a letter, then letters, digits and underscores
 */
gboolean ugo_tag_name_is_valid (const char *name);

/**
 * ugo_tag_compare:
 * @a: a tag's name in its standard spelling
 * @b: another one
 *
 * Returns: less than, equal to or greater than 0 as @a is written before, with or after @b
 */
int ugo_tag_compare (const char *a, const char *b);

/**
 * ugo_tag_clean:
 * @text: a value
 * @length: its length in bytes
 *
 * Returns: (transfer full): the value as valid UTF-8, every control character a space
 */
char *ugo_tag_clean (const char *text, gsize length);

/**
 * ugo_outcome_read:
 * @text: a word
 * @length: its length in bytes
 * @outcome: (out): the outcome it tells
 *
 * Returns: whether it is `1-0`, `0-1`, `1/2-1/2`, `½-½` or `*`
 */
gboolean ugo_outcome_read (const char *text, gsize length, UgoOutcome *outcome);

G_END_DECLS
