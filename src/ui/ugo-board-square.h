/* ugo-board-square.h: a square of the board for focus and screen readers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It draws nothing: the board draws all squares at once.
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-types.h"

G_BEGIN_DECLS

#define UGO_TYPE_BOARD_SQUARE (ugo_board_square_get_type ())

/*
 * Signals:
 *
 * activate: the square was chosen by keyboard or by a screen reader.
 * rest: the piece in hand is to rest here on its way (Shift or Ctrl held).
 */
G_DECLARE_FINAL_TYPE (UgoBoardSquare, ugo_board_square, UGO, BOARD_SQUARE, GtkWidget)

/**
 * ugo_board_square_new:
 * @square: which square of the board it is
 *
 * Returns: (transfer floating): it
 */
GtkWidget *ugo_board_square_new (UgoSquare square);

/**
 * ugo_board_square_get_square:
 * @self: a square
 *
 * Returns: which square of the board it is
 */
UgoSquare ugo_board_square_get_square (UgoBoardSquare *self);

/**
 * ugo_board_square_describe:
 * @self: a square
 * @label: what stands there, in words
 * @is_selected: whether the piece in hand is there
 */
void ugo_board_square_describe (UgoBoardSquare *self, const char *label, gboolean is_selected);

G_END_DECLS
