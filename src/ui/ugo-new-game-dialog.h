/* ugo-new-game-dialog.h: what is to be played, and who plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-time-control.h"

G_BEGIN_DECLS

#define UGO_TYPE_NEW_GAME_DIALOG (ugo_new_game_dialog_get_type ())

/* Signal: chosen, when the game shown is to be started; the dialog then goes by itself. */
G_DECLARE_FINAL_TYPE (UgoNewGameDialog, ugo_new_game_dialog, UGO, NEW_GAME_DIALOG, GtkWindow)

/**
 * ugo_new_game_dialog_new:
 * @parent: the window it belongs to
 * @variant: what to show first
 * @opening: the id of the opening to show first
 *
 * Returns: (transfer none): the dialog; show it with gtk_window_present()
 */
GtkWidget *ugo_new_game_dialog_new (GtkWindow *parent, UgoVariant variant, const char *opening);

/**
 * ugo_new_game_dialog_new_for_position:
 * @parent: the window it belongs to
 * @position: where the game begins
 *
 * Returns: (transfer none): a dialog in which only the players and the times are chosen
 */
GtkWidget *ugo_new_game_dialog_new_for_position (GtkWindow *parent, const UgoPosition *position);

/**
 * ugo_new_game_dialog_set_player:
 * @self: a dialog
 * @side: a side
 * @level: the level of the computer that plays it, or %UGO_OPPONENT_PERSON
 * @name: the person's name, "" for none
 */
void ugo_new_game_dialog_set_player (UgoNewGameDialog *self, UgoSide side, int level,
                                     const char *name);

/**
 * ugo_new_game_dialog_get_level:
 * @self: a dialog
 * @side: a side
 *
 * Returns: the level of the computer that is to play it, or %UGO_OPPONENT_PERSON
 */
int ugo_new_game_dialog_get_level (UgoNewGameDialog *self, UgoSide side);

/**
 * ugo_new_game_dialog_set_coach:
 * @self: a dialog
 * @has_coach: whether the coach is to be there when a person plays against the computer
 */
void ugo_new_game_dialog_set_coach (UgoNewGameDialog *self, gboolean has_coach);

gboolean ugo_new_game_dialog_get_coach (UgoNewGameDialog *self);

/**
 * ugo_new_game_dialog_get_start:
 * @self: a dialog
 * @start: (out): where the game begins
 */
void ugo_new_game_dialog_get_start (UgoNewGameDialog *self, UgoPosition *start);

/**
 * ugo_new_game_dialog_get_opening:
 * @self: a dialog
 *
 * Returns: (transfer none) (nullable): the id of the opening chosen; see ugo_opening_find(); %NULL
 *   when the game begins at a position
 */
const char *ugo_new_game_dialog_get_opening (UgoNewGameDialog *self);

/**
 * ugo_new_game_dialog_get_player:
 * @self: a dialog
 * @side: a side
 *
 * Returns: (transfer none): the name given to that side, "" for none
 */
const char *ugo_new_game_dialog_get_player (UgoNewGameDialog *self, UgoSide side);

/**
 * ugo_new_game_dialog_set_times:
 * @self: a dialog
 * @times: (array fixed-size=2): the time of White and of Black
 */
void ugo_new_game_dialog_set_times (UgoNewGameDialog *self, const UgoTimeControl times[2]);

/**
 * ugo_new_game_dialog_get_times:
 * @self: a dialog
 * @times: (out) (array fixed-size=2): the time of White and of Black
 */
void ugo_new_game_dialog_get_times (UgoNewGameDialog *self, UgoTimeControl times[2]);

G_END_DECLS
