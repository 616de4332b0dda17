/* ugo-record-private.h: what the reader and the writer need of a record beyond its interface
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-record.h"

G_BEGIN_DECLS

/**
 * ugo_record_put_tag:
 * @record: a record
 * @name: a valid tag name, not longer than @length bytes
 * @length: its length
 * @value: (transfer full): its value, cleaned
 *
 * Sets any tag, `Variant`, `SetUp` and `FEN` too, and leaves all else as it is.
 */
void ugo_record_put_tag (UgoRecord *record, const char *name, gsize length, char *value);

/**
 * ugo_record_set_foreign:
 * @record: a record without moves
 *
 * Marks it as a record of a game that is not ours.
 */
void ugo_record_set_foreign (UgoRecord *record);

/**
 * ugo_record_set_text_result:
 * @record: a record
 * @outcome: what its move text tells, for when its Result tag tells none
 */
void ugo_record_set_text_result (UgoRecord *record, UgoOutcome outcome);

/**
 * ugo_node_take_comments:
 * @node: a node
 * @place: which list
 * @comments: (transfer full): normalised comments, %NULL-terminated, at least one
 */
void ugo_node_take_comments (UgoNode *node, UgoCommentPlace place, char **comments);

/**
 * ugo_node_add_glyph:
 * @node: a node that is not the root
 * @glyph: a numeric glyph
 */
void ugo_node_add_glyph (UgoNode *node, guint8 glyph);

G_END_DECLS
