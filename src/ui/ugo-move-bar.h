/* ugo-move-bar.h: where moves are typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An entry, and below it what was typed so far means: a sentence, or ways to go on that can be
 * chosen. The board shows the squares meanwhile.
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-board.h"

G_BEGIN_DECLS

#define UGO_TYPE_MOVE_BAR (ugo_move_bar_get_type ())

/* Signal: typed (), whenever the text has changed. */
G_DECLARE_FINAL_TYPE (UgoMoveBar, ugo_move_bar, UGO, MOVE_BAR, GtkWidget)

/**
 * ugo_move_bar_new:
 * @board: (transfer none): the board that the moves are for; it must live as long
 *
 * Returns: (transfer floating): a bar that is not visible until it is opened
 */
GtkWidget *ugo_move_bar_new (UgoBoard *board);

/**
 * ugo_move_bar_open:
 * @self: a bar
 * @text: (nullable): what has been typed already, or %NULL to leave what is there
 *
 * Shows it and gives it the keyboard.
 */
void ugo_move_bar_open (UgoMoveBar *self, const char *text);

/**
 * ugo_move_bar_set_told:
 * @self: a bar
 * @is_told: whether it says what is meant; not so while something else is said in that place
 */
void ugo_move_bar_set_told (UgoMoveBar *self, gboolean is_told);

G_END_DECLS
