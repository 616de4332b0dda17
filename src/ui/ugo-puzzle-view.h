/* ugo-puzzle-view.h: the panel of a puzzle: what it asks, and what is said to an answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-board.h"
#include "ugo-puzzle-tutor.h"

G_BEGIN_DECLS

#define UGO_TYPE_PUZZLE_VIEW (ugo_puzzle_view_get_type ())

G_DECLARE_FINAL_TYPE (UgoPuzzleView, ugo_puzzle_view, UGO, PUZZLE_VIEW, GtkWidget)

/**
 * ugo_puzzle_view_new:
 * @board: (transfer none): the board on which puzzles are solved
 *
 * Returns: (transfer floating): a view of no puzzle yet
 */
GtkWidget *ugo_puzzle_view_new (UgoBoard *board);

/**
 * ugo_puzzle_view_set_tutor:
 * @self: a view
 * @tutor: (nullable) (transfer none): the puzzle to show, %NULL for none
 */
void ugo_puzzle_view_set_tutor (UgoPuzzleView *self, UgoPuzzleTutor *tutor);

/**
 * ugo_puzzle_view_show_solution:
 * @self: a view of a puzzle
 *
 * Shows a solution from here, move by move.
 */
void ugo_puzzle_view_show_solution (UgoPuzzleView *self);

G_END_DECLS
