/* ugo-puzzle-view.h: the panel of a puzzle: what it asks, and what is said to an answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-puzzle-tutor.h"
#include "ugo-tutor-view.h"

G_BEGIN_DECLS

#define UGO_TYPE_PUZZLE_VIEW (ugo_puzzle_view_get_type ())

G_DECLARE_FINAL_TYPE (UgoPuzzleView, ugo_puzzle_view, UGO, PUZZLE_VIEW, UgoTutorView)

/**
 * ugo_puzzle_view_new:
 * @board: (transfer none): the board on which puzzles are solved
 *
 * Returns: (transfer floating): a view of no puzzle yet
 */
GtkWidget *ugo_puzzle_view_new (UgoBoard *board);

/**
 * ugo_puzzle_view_set_low:
 * @self: a view
 * @is_low: whether it stands under the board, and so must leave it room
 */
void ugo_puzzle_view_set_low (UgoPuzzleView *self, gboolean is_low);

/**
 * ugo_puzzle_view_set_tutor:
 * @self: a view
 * @tutor: (nullable) (transfer none): the puzzle to show, %NULL for none
 * @is_trial: whether nothing of it is remembered, so that it does not come back
 */
void ugo_puzzle_view_set_tutor (UgoPuzzleView *self, UgoPuzzleTutor *tutor, gboolean is_trial);

G_END_DECLS
