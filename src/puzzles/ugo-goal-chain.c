/* ugo-goal-chain.c: goals about the move itself: its jumps, and the squares it gains
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-distance.h"
#include "ugo-goal-move.h"
#include "ugo-goal-private.h"

/* The longest way between two corners of the board, along files and ranks. */
#define MAX_GAIN 14

/* Jumps */

static const char *
fits_jumps (const UgoGoal *goal, const UgoPosition *position, int n_moves)
{
  if (goal->amount < 1)
    return "a chain has one jump at least";
  return ugo_goal_move_fits (position, n_moves);
}

static bool
has_jumps (const UgoGoal *goal, const UgoPosition *position, UgoMove move)
{
  return ugo_goal_move_jumps (position, move) >= goal->amount;
}

static void
solve_jumps (const UgoGoal *goal, const UgoPosition *position, G_GNUC_UNUSED int n_moves,
             const atomic_bool *stop, UgoProof *proof)
{
  ugo_goal_move_solve (goal, position, has_jumps, stop, proof);
}

static int
measure_jumps (G_GNUC_UNUSED const UgoGoal *goal, const UgoPosition *position, UgoMove move,
               G_GNUC_UNUSED guint64 squares)
{
  return ugo_goal_move_jumps (position, move);
}

static bool
is_most_jumps (const UgoGoal *goal, const UgoPosition *position, G_GNUC_UNUSED int n_moves,
               const atomic_bool *stop)
{
  UgoGoal more = *goal;

  more.amount++;
  return !ugo_goal_move_is_possible (&more, position, has_jumps, stop);
}

const UgoGoalKind ugo_goal_jumps = {
  .word = "jumps",
  .rules = &ugo_rules_ugolki,
  .answer = UGO_ANSWER_MOVE,
  .arguments = "n",
  .fits = fits_jumps,
  .solve = solve_jumps,
  .measure = measure_jumps,
  .is_best = is_most_jumps,
};

/* Squares gained */

static const char *
fits_gain (const UgoGoal *goal, const UgoPosition *position, int n_moves)
{
  if (goal->amount < 1 || goal->amount > MAX_GAIN)
    return "a move can gain from 1 to 14 squares";
  return ugo_goal_move_fits (position, n_moves);
}

static bool
has_gain (const UgoGoal *goal, const UgoPosition *position, UgoMove move)
{
  return ugo_distance_advance (position, move) >= goal->amount;
}

static void
solve_gain (const UgoGoal *goal, const UgoPosition *position, G_GNUC_UNUSED int n_moves,
            const atomic_bool *stop, UgoProof *proof)
{
  ugo_goal_move_solve (goal, position, has_gain, stop, proof);
}

static int
measure_gain (G_GNUC_UNUSED const UgoGoal *goal, const UgoPosition *position, UgoMove move,
              G_GNUC_UNUSED guint64 squares)
{
  return ugo_distance_advance (position, move);
}

static bool
is_most_gain (const UgoGoal *goal, const UgoPosition *position, G_GNUC_UNUSED int n_moves,
              const atomic_bool *stop)
{
  UgoGoal more = *goal;

  more.amount++;
  return !ugo_goal_move_is_possible (&more, position, has_gain, stop);
}

const UgoGoalKind ugo_goal_gain = {
  .word = "gain",
  .rules = &ugo_rules_ugolki,
  .answer = UGO_ANSWER_MOVE,
  .arguments = "n",
  .fits = fits_gain,
  .solve = solve_gain,
  .measure = measure_gain,
  .is_best = is_most_gain,
};
