/* ugo-goal-move.h: what the goals of Ugolki that are answered by one move have in common
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Such a goal judges each move by itself, so that one function says all: whether a move answers.
 */
#pragma once

#include "ugo-goal.h"

G_BEGIN_DECLS

/**
 * UgoGoalMoveFunc:
 * @goal: a goal
 * @position: where it is asked
 * @move: a legal move there, no pass
 *
 * Returns: whether @move reaches the goal
 */
typedef bool (*UgoGoalMoveFunc) (const UgoGoal *goal, const UgoPosition *position, UgoMove move);

/**
 * ugo_goal_move_fits:
 * @position: a position
 * @n_moves: how many moves are allowed
 *
 * Returns: (nullable): why no question of one move can be asked there: `fits` as far as these goals
 *   share it
 */
const char *ugo_goal_move_fits (const UgoPosition *position, int n_moves);

/**
 * ugo_goal_move_solve:
 * @goal: a goal
 * @position: where it is asked
 * @func: what answers
 * @stop: (nullable): makes it give up when another thread sets it
 * @proof: (inout): a cleared proof, to be filled
 *
 * Tries each legal move: the whole of `solve`.
 */
void ugo_goal_move_solve (const UgoGoal *goal, const UgoPosition *position, UgoGoalMoveFunc func,
                          const atomic_bool *stop, UgoProof *proof);

/**
 * ugo_goal_move_is_possible:
 * @goal: a goal
 * @position: where it is asked
 * @func: what answers
 * @stop: (nullable): makes it give up when another thread sets it
 *
 * Returns: whether some legal move answers, or it was stopped
 */
bool ugo_goal_move_is_possible (const UgoGoal *goal, const UgoPosition *position,
                                UgoGoalMoveFunc func, const atomic_bool *stop);

/**
 * ugo_goal_move_jumps:
 * @position: a position of Ugolki
 * @move: a legal move
 *
 * Returns: the fewest jumps that lead to its end; 0 for a step
 */
int ugo_goal_move_jumps (const UgoPosition *position, UgoMove move);

G_END_DECLS
