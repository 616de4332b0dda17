/* ugo-match-view.h: a board that shows a match, and what is said about it under the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The glue between #UgoMatch and #UgoBoard that every place needs: moves chosen on the board are
 * played, refusals become a sentence with "show me a legal one", moves are animated and announced,
 * the wheel steps through the record. Toasts stand at the foot of the board.
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-board-column.h"
#include "ugo-timekeeper.h"

G_BEGIN_DECLS

#define UGO_TYPE_MATCH_VIEW (ugo_match_view_get_type ())

/*
 * Properties: "looking-back" (read only, notified), "turned" (bool: Black at the bottom),
 * "turn-to-mover" (bool: a game in play has the side to move at the bottom, or with "turned" the
 * other one; against the computer the person sits there), "waiting" (bool: no move may be made for
 * now), "confirms" (bool: a move in play is made only when the person has confirmed it),
 * "confirming" (bool, read only, notified: a move waits for that).
 */
G_DECLARE_FINAL_TYPE (UgoMatchView, ugo_match_view, UGO, MATCH_VIEW, GtkWidget)

GtkWidget *ugo_match_view_new (void);

/**
 * ugo_match_view_set_match:
 * @self: a view
 * @match: (nullable) (transfer none): what to show
 */
void ugo_match_view_set_match (UgoMatchView *self, UgoMatch *match);

UgoMatch *ugo_match_view_get_match (UgoMatchView *self);

/**
 * ugo_match_view_get_board:
 * @self: a view
 *
 * Returns: (transfer none): its board
 */
UgoBoard *ugo_match_view_get_board (UgoMatchView *self);

/**
 * ugo_match_view_get_column:
 * @self: a view
 *
 * Returns: (transfer none): the column that the board stands in
 */
UgoBoardColumn *ugo_match_view_get_column (UgoMatchView *self);

/**
 * ugo_match_view_confirm:
 * @self: a view
 *
 * Makes the move that waits to be confirmed, if one does.
 */
void ugo_match_view_confirm (UgoMatchView *self);

/**
 * ugo_match_view_revoke:
 * @self: a view
 *
 * Puts back the piece of that move.
 */
void ugo_match_view_revoke (UgoMatchView *self);

gboolean ugo_match_view_get_confirming (UgoMatchView *self);

/**
 * ugo_match_view_set_timekeeper:
 * @self: a view of matches in play
 * @timekeeper: (transfer none): who keeps their time; else the clocks are those of the record
 */
void ugo_match_view_set_timekeeper (UgoMatchView *self, UgoTimekeeper *timekeeper);

/**
 * ugo_match_view_describe_clocks:
 * @self: a view
 *
 * Returns: (transfer full) (nullable): the time of both players in sentences; %NULL without clocks
 */
char *ugo_match_view_describe_clocks (UgoMatchView *self);

/**
 * ugo_match_view_get_looking_back:
 * @self: a view
 *
 * Returns: whether an earlier position of a game in play is shown, at which nothing can be moved
 *   lest the moves after it be lost; a move that was taken back is not looked back at
 */
gboolean ugo_match_view_get_looking_back (UgoMatchView *self);

/**
 * ugo_match_view_undo:
 * @self: a view
 *
 * Takes back the last move of its match; the board can be played at then.
 */
void ugo_match_view_undo (UgoMatchView *self);

/* Plays again what was taken back. */
void ugo_match_view_redo (UgoMatchView *self);

/**
 * ugo_match_view_stay:
 * @self: a view that looks back
 *
 * Takes back all moves after the position shown: the game goes on from here.
 */
void ugo_match_view_stay (UgoMatchView *self);

/* A step through a record. */
typedef enum
{
  UGO_STEP_TO_START,
  UGO_STEP_BACK,
  UGO_STEP_FORWARD,
  UGO_STEP_TO_END,
} UgoStep;

/**
 * ugo_match_view_step:
 * @self: a view
 * @step: where to
 *
 * Steps through the record; nothing happens at its ends.
 */
void ugo_match_view_step (UgoMatchView *self, UgoStep step);

/**
 * ugo_match_view_toast:
 * @self: a view
 * @sentence: what to say
 * @button: (nullable): the label of a button, or %NULL for none
 * @action: (nullable): the detailed name of the action it runs, such as "win.undo"
 *
 * Shows it at the foot of the board for some seconds, in place of an older toast, and announces it.
 */
void ugo_match_view_toast (UgoMatchView *self, const char *sentence, const char *button,
                           const char *action);

/**
 * ugo_match_view_update_toast:
 * @self: a view
 * @sentence: what to say
 * @button: (nullable): as for ugo_match_view_toast()
 * @action: (nullable): as for ugo_match_view_toast()
 *
 * As ugo_match_view_toast(), but announces nothing: how far something has gone.
 */
void ugo_match_view_update_toast (UgoMatchView *self, const char *sentence, const char *button,
                                  const char *action);

/* Puts the toast away, if there is one. */
void ugo_match_view_hide_toast (UgoMatchView *self);

G_END_DECLS
