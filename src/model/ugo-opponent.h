/* ugo-opponent.h: the computer at the other side of the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-timekeeper.h"

G_BEGIN_DECLS

/* The levels of the computer, the weakest and the strongest; and no computer but a person. */
#define UGO_OPPONENT_MIN_LEVEL 1
#define UGO_OPPONENT_MAX_LEVEL 10
#define UGO_OPPONENT_PERSON 0

#define UGO_TYPE_OPPONENT (ugo_opponent_get_type ())

/*
 * UgoOpponent:
 *
 * Plays one side of a match, or both, as the match's record says who plays: thinks in a thread when
 * its turn comes, and moves when a person can follow. When the match changes meanwhile it thinks
 * anew about what is there now. Property "thinking" (bool, read only, notified).
 */
G_DECLARE_FINAL_TYPE (UgoOpponent, ugo_opponent, UGO, OPPONENT, GObject)

/**
 * ugo_opponent_new:
 *
 * Returns: (transfer full): an opponent without a match
 */
UgoOpponent *ugo_opponent_new (void);

/**
 * ugo_opponent_set_match:
 * @self: an opponent
 * @match: (nullable) (transfer none): a match in play
 */
void ugo_opponent_set_match (UgoOpponent *self, UgoMatch *match);

/**
 * ugo_opponent_set_timekeeper:
 * @self: an opponent
 * @timekeeper: (transfer none): who keeps the time of its matches
 *
 * It waits while the match is paused, and takes no more time for a move than it should.
 */
void ugo_opponent_set_timekeeper (UgoOpponent *self, UgoTimekeeper *timekeeper);

/**
 * ugo_opponent_set_paused:
 * @self: an opponent
 * @paused: whether it only looks on, as while somebody looks back
 */
void ugo_opponent_set_paused (UgoOpponent *self, gboolean paused);

/**
 * ugo_opponent_set_pace:
 * @self: an opponent
 * @milliseconds: how long at least a position stands before it moves
 */
void ugo_opponent_set_pace (UgoOpponent *self, guint milliseconds);

/**
 * ugo_opponent_hurry:
 * @self: an opponent
 *
 * When it is thinking, it makes the best move that it has found by now.
 */
void ugo_opponent_hurry (UgoOpponent *self);

gboolean ugo_opponent_get_thinking (UgoOpponent *self);

/**
 * ugo_opponent_accepts_draw:
 * @self: an opponent
 *
 * Returns: whether it would take a draw now: when by its last judgement it is not ahead
 */
gboolean ugo_opponent_accepts_draw (UgoOpponent *self);

/**
 * ugo_opponent_get_level:
 * @match: a match
 * @side: a side
 *
 * Returns: at which level the computer plays this side, %UGO_OPPONENT_PERSON when it does not
 */
int ugo_opponent_get_level (UgoMatch *match, UgoSide side);

/**
 * ugo_opponent_set_level:
 * @match: a match
 * @side: a side
 * @level: the level, or %UGO_OPPONENT_PERSON
 *
 * Writes into the match's record who plays this side.
 */
void ugo_opponent_set_level (UgoMatch *match, UgoSide side, int level);

G_END_DECLS
