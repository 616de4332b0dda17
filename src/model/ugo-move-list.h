/* ugo-move-list.h: a match's record as rows of a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "ugo-match.h"

G_BEGIN_DECLS

#define UGO_TYPE_MOVE_ROW (ugo_move_row_get_type ())
#define UGO_TYPE_MOVE_LIST (ugo_move_list_get_type ())

/*
 * UgoMoveRow:
 *
 * A round of the main line or of a variation: a move of White, a move of Black, or one of them when
 * something stands between; or a comment on a row of its own. A row's nodes may be looked at as
 * long as it is in the list; its texts are its own.
 */
G_DECLARE_FINAL_TYPE (UgoMoveRow, ugo_move_row, UGO, MOVE_ROW, GObject)

/*
 * UgoMoveList:
 *
 * A #GListModel of #UgoMoveRow that follows its match. A game played on changes only its last rows.
 */
G_DECLARE_FINAL_TYPE (UgoMoveList, ugo_move_list, UGO, MOVE_LIST, GObject)

/**
 * ugo_move_list_new:
 * @match: (transfer none): a match
 *
 * Returns: (transfer full): its rows
 */
UgoMoveList *ugo_move_list_new (UgoMatch *match);

/**
 * ugo_move_list_find:
 * @self: a list
 * @node: a node of the match's record
 *
 * Returns: the row of @node's move; %GTK_INVALID_LIST_POSITION (G_MAXUINT) for the root
 */
guint ugo_move_list_find (UgoMoveList *self, UgoNode *node);

/**
 * ugo_move_list_set_folded:
 * @self: a list
 * @head: the first move of a variation
 * @is_folded: whether only its first move is shown
 *
 * This is not written into the record. A match that stands in the variation goes to where it
 * begins; when it goes there again, the variation is shown.
 */
void ugo_move_list_set_folded (UgoMoveList *self, UgoNode *head, gboolean is_folded);

/**
 * ugo_move_list_retell:
 * @self: a list
 *
 * Announces every row as changed; to be called after the language was changed.
 */
void ugo_move_list_retell (UgoMoveList *self);

/**
 * ugo_move_row_get_depth:
 * @self: a row
 *
 * Returns: 0 in the main line, 1 in a variation of it, and so on
 */
guint ugo_move_row_get_depth (UgoMoveRow *self);

/**
 * ugo_move_row_get_number:
 * @self: a row
 *
 * Returns: the number of its round
 */
guint ugo_move_row_get_number (UgoMoveRow *self);

/**
 * ugo_move_row_get_node:
 * @self: a row
 * @side: a side
 *
 * Returns: (nullable) (transfer none): the node after that side's move in this row
 */
UgoNode *ugo_move_row_get_node (UgoMoveRow *self, UgoSide side);

/**
 * ugo_move_row_get_text:
 * @self: a row
 * @side: a side
 *
 * Returns: (transfer full) (nullable): the move with its glyphs as a person reads it
 *   ("c1–c3–e3!?"), or %NULL when that side has no move in this row
 */
char *ugo_move_row_get_text (UgoMoveRow *self, UgoSide side);

/**
 * ugo_move_row_get_head:
 * @self: a row
 * @is_folded: (out): whether the rest of the variation is hidden
 *
 * Returns: (nullable) (transfer none): the first move of the variation that begins in this row
 */
UgoNode *ugo_move_row_get_head (UgoMoveRow *self, gboolean *is_folded);

/**
 * ugo_move_row_get_about:
 * @self: a row
 * @place: (out): where the comment stands
 *
 * Returns: (nullable) (transfer none): the node that a comment row belongs to
 */
UgoNode *ugo_move_row_get_about (UgoMoveRow *self, UgoCommentPlace *place);

/**
 * ugo_move_row_get_comment:
 * @self: a row
 *
 * Returns: (nullable) (transfer none): the words of a comment row, without embedded commands;
 *   %NULL for a row of moves
 */
const char *ugo_move_row_get_comment (UgoMoveRow *self);

G_END_DECLS
