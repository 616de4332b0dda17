/* ugo-tactics.h: wins in one and two moves, and what the other side threatens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a hint or a puzzle says of a position at first sight, all of it proved.
 */
#pragma once

#include "ugo-solver.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * UgoThreat:
 * @move: a move that would win at once
 * @carriers: the squares of the pieces that make it: the one that goes, and in Gygès those off
 *   which it bounces on the way of ugo_move_path()
 */
typedef struct
{
  UgoMove move;
  uint64_t carriers;
} UgoThreat;

/*
 * UgoTactics:
 * @n_in_one: how many moves win at once
 * @in_one: those moves
 * @n_in_two: how many others are followed by a win with the next own move, whatever the other side
 *   answers
 * @in_two: those moves
 *
 * In the order of ugo_legal_moves().
 */
typedef struct
{
  size_t n_in_one;
  UgoMove in_one[UGO_MAX_MOVES];
  size_t n_in_two;
  UgoMove in_two[UGO_MAX_MOVES];
} UgoTactics;

/**
 * ugo_tactics_find:
 * @position: a position whose game goes on
 * @solver: a solver, which forgets nothing by it
 * @milliseconds: when to give up, 0 for never
 * @stop: (nullable): makes it give up when another thread sets it
 * @tactics: (out): all wins in one and in two moves of the side to move
 *
 * Returns: false when it gave up; only the wins in one move are known then
 */
bool ugo_tactics_find (const UgoPosition *position, UgoSolver *solver, int milliseconds,
                       const atomic_bool *stop, UgoTactics *tactics);

/**
 * ugo_tactics_threats:
 * @position: a position whose game goes on
 * @threats: (out): room for %UGO_MAX_MOVES threats
 *
 * Finds the moves by which the side not to move would win at once if it were its turn.
 *
 * Returns: their number
 */
size_t ugo_tactics_threats (const UgoPosition *position, UgoThreat *threats);

#ifdef __cplusplus
}
#endif
