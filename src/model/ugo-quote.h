/* ugo-quote.h: texts from outside, as they are named in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The most characters of a faulty text, of a name where room is scarce, and of any name. */
#define UGO_QUOTE_FAULT 40
#define UGO_QUOTE_TITLE 60
#define UGO_QUOTE_NAME 160

/**
 * ugo_quote:
 * @text: (nullable): what somebody else wrote: a file's name, or a part of a file; any bytes
 * @limit: the most characters of it
 *
 * Makes one line of it that can stand in a sentence and leaves the sentence as it is: without what
 * cannot be printed or turns the direction of what follows, and where it is written from right to
 * left, isolated (Unicode Standard Annex 9). What is left out at the end is told by an ellipsis.
 *
 * Returns: (transfer full): UTF-8
 */
char *ugo_quote (const char *text, glong limit);

G_END_DECLS
