/* ugo-goal-private.h: the goals there are, each in the file that knows it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-goal.h"

G_BEGIN_DECLS

extern const UgoGoalKind ugo_goal_jumps;
extern const UgoGoalKind ugo_goal_gain;
extern const UgoGoalKind ugo_goal_open;
extern const UgoGoalKind ugo_goal_one_way;
extern const UgoGoalKind ugo_goal_cut;

/* Results, in both games, and who wins, in Ugolki. */
extern const UgoGoalKind ugo_goal_win;
extern const UgoGoalKind ugo_goal_draw;
extern const UgoGoalKind ugo_goal_outcome;

/* Moves and squares of Gygès. */
extern const UgoGoalKind ugo_goal_defend;
extern const UgoGoalKind ugo_goal_threat;
extern const UgoGoalKind ugo_goal_line;
extern const UgoGoalKind ugo_goal_ends;

/* One side of Ugolki alone. */
extern const UgoGoalKind ugo_goal_bring;
extern const UgoGoalKind ugo_goal_home;
extern const UgoGoalKind ugo_goal_leave;
extern const UgoGoalKind ugo_goal_build;

/* Bricks of Ugolki. */
extern const UgoGoalKind ugo_goal_run;

/**
 * ugo_goal_plain:
 * @kind: what is asked for
 *
 * Returns: the goal that names no square and no number
 */
static inline UgoGoal
ugo_goal_plain (const UgoGoalKind *kind)
{
  return (UgoGoal) { .kind = kind, .from = UGO_SQUARE_NONE, .to = UGO_SQUARE_NONE };
}

/* No move gains more than from one corner to the other. */
#define UGO_RUN_MAX_GAIN 14

/**
 * ugo_run_best:
 * @position: a position of Ugolki
 * @from: a square
 * @move: (out) (optional): the move of the piece there that gains most, a pass when it has none
 *
 * Returns: how many squares that move gains; 0 when none gains any, or no piece of the side to
 *   move stands there
 */
int ugo_run_best (const UgoPosition *position, UgoSquare from, UgoMove *move);

/**
 * ugo_run_openings:
 * @position: a position of Ugolki
 * @from: the square of a piece of the side to move
 *
 * Returns: the free squares on which one more piece would open a landing to a chain of that piece
 */
guint64 ugo_run_openings (const UgoPosition *position, UgoSquare from);

/**
 * ugo_proof_is_stopped:
 * @stop: (nullable): a flag that another thread may set
 *
 * Returns: whether it is set, so that a proof is to be given up
 */
static inline bool
ugo_proof_is_stopped (const atomic_bool *stop)
{
  return stop != NULL && atomic_load_explicit (stop, memory_order_relaxed);
}

/**
 * ugo_proof_count:
 * @self: a proof
 * @n: how many more solutions there are
 *
 * Adds to @n_solutions, up to %G_MAXUINT64.
 */
void ugo_proof_count (UgoProof *self, guint64 n);

G_END_DECLS
