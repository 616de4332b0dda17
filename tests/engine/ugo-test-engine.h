/* ugo-test-engine.h: what the tests of the engine share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-test-vectors.h"

/**
 * ugo_test_random_position:
 * @variant: the name of a variant
 *
 * Returns: a position some random moves after the start, in which the game goes on
 */
UgoPosition ugo_test_random_position (const char *variant);

/**
 * ugo_test_small_position:
 * @variant: the name of a variant of Ugolki
 *
 * Returns: a random position with few pieces or a nearly filled goal, near some limit, in which the
 *   game goes on and much is decided within a few plies
 */
UgoPosition ugo_test_small_position (const char *variant);

/**
 * ugo_test_negamax:
 * @game: a game, which is played on and then as before
 * @depth: plies
 *
 * Tries every sequence of legal moves.
 *
 * Returns: p when the side to move wins p plies from now, -p when it loses; 0 when neither is
 *   certain within @depth
 */
int ugo_test_negamax (UgoTestGame *game, int depth);

/**
 * ugo_test_wins_within:
 * @position: a position whose game goes on and that did not stand before
 * @plies: less than eight, so that none stands for the third time
 *
 * Tries moves in their order until one decides.
 *
 * Returns: whether the side to move wins within @plies, whatever the other side does
 */
bool ugo_test_wins_within (const UgoPosition *position, int plies);

/**
 * ugo_test_plies:
 * @score: a score of the engine
 *
 * Returns: the same as ugo_test_negamax(): 0 when the score is not proved
 */
int ugo_test_plies (int score);
