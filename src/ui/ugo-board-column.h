/* ugo-board-column.h: a board, and at its foot what is said and what is typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-board.h"

G_BEGIN_DECLS

#define UGO_TYPE_BOARD_COLUMN (ugo_board_column_get_type ())

/* A letter typed at the board begins a move at its foot. Signal: toast-closed, when the person
 * has closed a toast. */
G_DECLARE_FINAL_TYPE (UgoBoardColumn, ugo_board_column, UGO, BOARD_COLUMN, GtkWidget)

GtkWidget *ugo_board_column_new (void);

/**
 * ugo_board_column_get_board:
 * @self: a column
 *
 * Returns: (transfer none): its board
 */
UgoBoard *ugo_board_column_get_board (UgoBoardColumn *self);

/**
 * ugo_board_column_set_head:
 * @self: a column without one
 * @head: (transfer floating): what stands over the board, as high as it needs while it is visible
 */
void ugo_board_column_set_head (UgoBoardColumn *self, GtkWidget *head);

/**
 * ugo_board_column_toast:
 * @self: a column
 * @sentence: what to say
 * @button: (nullable): the label of a button, or %NULL for none
 * @action: (nullable): the detailed name of the action it runs, such as "win.undo"
 *
 * Shows it at the foot of the board for some seconds, in place of an older toast.
 */
void ugo_board_column_toast (UgoBoardColumn *self, const char *sentence, const char *button,
                             const char *action);

/**
 * ugo_board_column_ask:
 * @self: a column
 * @sentence: what to ask
 * @button: the label of the button that says yes
 * @action: the detailed name of the action it runs
 *
 * The same, until it is answered or hidden.
 */
void ugo_board_column_ask (UgoBoardColumn *self, const char *sentence, const char *button,
                           const char *action);

/* Puts the toast away, if there is one. */
void ugo_board_column_hide_toast (UgoBoardColumn *self);

/**
 * ugo_board_column_type:
 * @self: a column
 *
 * Opens the entry for a move, and gives it the keyboard.
 */
void ugo_board_column_type (UgoBoardColumn *self);

G_END_DECLS
