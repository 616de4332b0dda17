/* ugo-move-text.h: a move as a person reads it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "ugo-record.h"

G_BEGIN_DECLS

/**
 * ugo_move_text_with_dashes:
 * @written: a move as it is written in records, or a part of one
 *
 * Returns: (transfer full): the same with dashes: "c1–c3–e3"
 */
char *ugo_move_text_with_dashes (const char *written);

/**
 * ugo_move_text_for_people:
 * @node: a node that is not the root
 *
 * Returns: (transfer full): its move with dashes ("c1–c3–e3"); a word for a pass
 */
char *ugo_move_text_for_people (const UgoNode *node);

/**
 * ugo_move_text_with_glyphs:
 * @node: a node that is not the root
 *
 * Returns: (transfer full): its move as ugo_move_text_for_people() has it, with its glyphs
 */
char *ugo_move_text_with_glyphs (const UgoNode *node);

G_END_DECLS
