/* ugo-goal-road.c: goals about the roads that a move leaves to each side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every road is looked for anew after each move: what a chain needs are pieces of both sides, and
 * free squares, so that any move may make or break it.
 */
#include "ugo-distance.h"
#include "ugo-goal-move.h"
#include "ugo-goal-private.h"
#include "ugo-goal-road.h"
#include "ugo-ugolki.h"

static UgoPosition
play (const UgoPosition *position, UgoMove move)
{
  UgoPosition next;

  ugo_play (position, move, NULL, 0, &next);
  return next;
}

static bool
is_over (const UgoPosition *position)
{
  return ugo_result (position).outcome != UGO_UNDECIDED;
}

int
ugo_goal_road_assured (const UgoPosition *position, int enough, UgoMove *reply)
{
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  size_t n_moves = ugo_legal_moves (position, moves);
  UgoSide own = ugo_side_other (position->side);
  int assured = n_moves > 0 ? G_MAXINT : 0;

  for (size_t i = 0; i < n_moves && assured >= enough; i++)
    {
      UgoPosition next = play (position, moves[i]);
      int longest = is_over (&next) ? 0 : ugo_ugolki_longest_chain (&next, own, NULL);

      if (longest >= assured)
        continue;
      assured = longest;
      if (reply != NULL)
        *reply = moves[i];
    }
  return assured;
}

UgoRoadBalance
ugo_goal_road_balance (const UgoPosition *position, UgoMove move)
{
  UgoPosition next = play (position, move);

  return (UgoRoadBalance) {
    ugo_ugolki_longest_chain (&next, ugo_side_other (next.side), NULL),
    ugo_ugolki_longest_chain (&next, next.side, NULL),
  };
}

/* The road of next turn */

static const char *
fits_open (const UgoGoal *goal, const UgoPosition *position, int n_moves)
{
  if (goal->amount < 1)
    return "a chain has one jump at least";
  return ugo_goal_move_fits (position, n_moves);
}

static bool
opens (const UgoGoal *goal, const UgoPosition *position, UgoMove move)
{
  UgoPosition next;

  if (ugo_goal_move_jumps (position, move) >= goal->amount)
    return false;
  next = play (position, move);
  return ugo_goal_road_assured (&next, goal->amount, NULL) >= goal->amount;
}

static void
solve_open (const UgoGoal *goal, const UgoPosition *position, G_GNUC_UNUSED int n_moves,
            const atomic_bool *stop, UgoProof *proof)
{
  ugo_goal_move_solve (goal, position, opens, stop, proof);
}

static int
measure_open (G_GNUC_UNUSED const UgoGoal *goal, const UgoPosition *position, UgoMove move,
              G_GNUC_UNUSED guint64 squares)
{
  UgoPosition next = play (position, move);

  return ugo_goal_road_assured (&next, 0, NULL);
}

static bool
is_best_open (const UgoGoal *goal, const UgoPosition *position, G_GNUC_UNUSED int n_moves,
              const atomic_bool *stop)
{
  UgoGoal more = *goal;

  more.amount++;
  return !ugo_goal_move_is_possible (&more, position, opens, stop);
}

static bool
reply_open (const UgoGoal *goal, const UgoPosition *position, G_GNUC_UNUSED int n_moves,
            UgoMove *reply)
{
  return ugo_goal_road_assured (position, 0, reply) < goal->amount;
}

/* Of the longest chains the one that leads farthest. */
static UgoMove
best_chain (const UgoPosition *position)
{
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  size_t n_moves = ugo_legal_moves (position, moves), best = 0;

  for (size_t i = 1; i < n_moves; i++)
    {
      int more = ugo_goal_move_jumps (position, moves[i])
                 - ugo_goal_move_jumps (position, moves[best]);

      if (more > 0
          || (more == 0
              && ugo_distance_advance (position, moves[i])
                     > ugo_distance_advance (position, moves[best])))
        best = i;
    }
  return moves[best];
}

static void
sequel_open (G_GNUC_UNUSED const UgoGoal *goal, const UgoPosition *position, UgoMove *reply,
             UgoMove *move)
{
  UgoPosition next;

  ugo_goal_road_assured (position, 0, reply);
  next = play (position, *reply);
  *move = best_chain (&next);
}

const UgoGoalKind ugo_goal_open = {
  .word = "open",
  .rules = &ugo_rules_ugolki,
  .answer = UGO_ANSWER_MOVE,
  .arguments = "n",
  .fits = fits_open,
  .solve = solve_open,
  .measure = measure_open,
  .is_best = is_best_open,
  .reply = reply_open,
  .sequel = sequel_open,
};

/* A road that serves one side */

static const char *
fits_one_way (const UgoGoal *goal, const UgoPosition *position, int n_moves)
{
  if (goal->amount < 1)
    return "a chain has one jump at least";
  if (goal->other >= goal->amount)
    return "the other side's chain must be the shorter one";
  return ugo_goal_move_fits (position, n_moves);
}

static bool
serves_one (const UgoGoal *goal, const UgoPosition *position, UgoMove move)
{
  UgoRoadBalance balance = ugo_goal_road_balance (position, move);

  return balance.own >= goal->amount && balance.other <= goal->other;
}

static void
solve_one_way (const UgoGoal *goal, const UgoPosition *position, G_GNUC_UNUSED int n_moves,
               const atomic_bool *stop, UgoProof *proof)
{
  ugo_goal_move_solve (goal, position, serves_one, stop, proof);
}

static int
measure_one_way (G_GNUC_UNUSED const UgoGoal *goal, const UgoPosition *position, UgoMove move,
                 G_GNUC_UNUSED guint64 squares)
{
  return ugo_goal_road_balance (position, move).own;
}

/* Neither number can be bettered without the other one getting worse. */
static bool
is_best_one_way (const UgoGoal *goal, const UgoPosition *position, G_GNUC_UNUSED int n_moves,
                 const atomic_bool *stop)
{
  UgoGoal more = *goal, less = *goal;

  more.amount++;
  less.other--;
  return !ugo_goal_move_is_possible (&more, position, serves_one, stop)
         && !ugo_goal_move_is_possible (&less, position, serves_one, stop);
}

static bool
reply_with_chain (const UgoGoal *goal, const UgoPosition *position, G_GNUC_UNUSED int n_moves,
                  UgoMove *reply)
{
  return ugo_ugolki_longest_chain (position, position->side, reply) > goal->other;
}

const UgoGoalKind ugo_goal_one_way = {
  .word = "one-way",
  .rules = &ugo_rules_ugolki,
  .answer = UGO_ANSWER_MOVE,
  .arguments = "nm",
  .fits = fits_one_way,
  .solve = solve_one_way,
  .measure = measure_one_way,
  .is_best = is_best_one_way,
  .reply = reply_with_chain,
};

/* The other side's road */

static const char *
fits_cut (G_GNUC_UNUSED const UgoGoal *goal, const UgoPosition *position, int n_moves)
{
  return ugo_goal_move_fits (position, n_moves);
}

static bool
cuts (const UgoGoal *goal, const UgoPosition *position, UgoMove move)
{
  return ugo_goal_road_balance (position, move).other <= goal->other;
}

static void
solve_cut (const UgoGoal *goal, const UgoPosition *position, G_GNUC_UNUSED int n_moves,
           const atomic_bool *stop, UgoProof *proof)
{
  ugo_goal_move_solve (goal, position, cuts, stop, proof);
}

static bool
is_best_cut (const UgoGoal *goal, const UgoPosition *position, G_GNUC_UNUSED int n_moves,
             const atomic_bool *stop)
{
  UgoGoal less = *goal;

  less.other--;
  return !ugo_goal_move_is_possible (&less, position, cuts, stop);
}

const UgoGoalKind ugo_goal_cut = {
  .word = "cut",
  .rules = &ugo_rules_ugolki,
  .answer = UGO_ANSWER_MOVE,
  .arguments = "m",
  .fits = fits_cut,
  .solve = solve_cut,
  .is_best = is_best_cut,
  .reply = reply_with_chain,
};
