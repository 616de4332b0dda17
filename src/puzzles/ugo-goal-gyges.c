/* ugo-goal-gyges.c: goals of Gygès that one move or a look at the lines answers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-goal-private.h"

#include "ugo-bits.h"
#include "ugo-gyges-reach.h"
#include "ugo-gyges.h"

static bool
is_stopped (const atomic_bool *stop)
{
  return stop != NULL && atomic_load_explicit (stop, memory_order_relaxed);
}

static const char *
fits_any (const UgoPosition *position)
{
  if (ugo_result (position).outcome != UGO_UNDECIDED)
    return "the game is over";
  return ugo_gyges_is_placement (position) ? "pieces are still being placed" : NULL;
}

/* Whether the side to move can finish at once. */
static bool
can_finish (const UgoPosition *position)
{
  UgoGygesReach reach;
  UgoMove move;

  ugo_gyges_reach_init (&reach, position, position->side);
  return ugo_gyges_reach_finish (&reach, &move);
}

/* The move with the fewest stops by which the side to move finishes. */
static bool
find_finish (const UgoPosition *position, UgoMove *finish)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n = ugo_legal_moves (position, moves);
  int least = UGO_MAX_ROUTE + 1;

  for (size_t i = 0; i < n; i++)
    {
      UgoRoute route;

      if (moves[i].to != ugo_gyges_finish (position->side))
        continue;
      ugo_move_path (position, moves[i], &route);
      if (route.length < least)
        {
          least = route.length;
          *finish = moves[i];
        }
    }
  return least <= UGO_MAX_ROUTE;
}

/* Ends a proof whose answers are single moves. */
static void
close_moves (UgoProof *proof)
{
  proof->status = proof->n_first > 0 ? UGO_PROOF_FOUND : UGO_PROOF_IMPOSSIBLE;
  ugo_proof_count (proof, proof->n_first);
  if (proof->n_first == 0)
    return;
  proof->least = 1;
  proof->line[proof->n_line++] = proof->first[0];
}

/* To defend */

static const char *
fits_defend (const UgoGoal *goal G_GNUC_UNUSED, const UgoPosition *position, int n_moves)
{
  UgoPosition turned;
  const char *why = fits_any (position);

  if (why != NULL)
    return why;
  if (n_moves != 1)
    return "a defence is one move";
  position->variant.rules->apply (position, UGO_MOVE_PASS, &turned);
  return can_finish (&turned) ? NULL : "the other side threatens nothing";
}

static void
solve_defend (const UgoGoal *goal G_GNUC_UNUSED, const UgoPosition *position,
              int n_moves G_GNUC_UNUSED, const atomic_bool *stop, UgoProof *proof)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n = ugo_legal_moves (position, moves);

  for (size_t i = 0; i < n; i++)
    {
      UgoPosition next;

      if (is_stopped (stop))
        return;
      position->variant.rules->apply (position, moves[i], &next);
      if (ugo_result (&next).outcome != UGO_UNDECIDED || !can_finish (&next))
        proof->first[proof->n_first++] = moves[i];
    }
  close_moves (proof);
}

static bool
reply_defend (const UgoGoal *goal G_GNUC_UNUSED, const UgoPosition *position,
              int n_moves G_GNUC_UNUSED, UgoMove *reply)
{
  return find_finish (position, reply);
}

const UgoGoalKind ugo_goal_defend = {
  .word = "defend",
  .rules = &ugo_rules_gyges,
  .answer = UGO_ANSWER_MOVE,
  .arguments = "",
  .fits = fits_defend,
  .solve = solve_defend,
  .reply = reply_defend,
};

/* To see a threat */

static const char *
fits_threat (const UgoGoal *goal G_GNUC_UNUSED, const UgoPosition *position, int n_moves)
{
  const char *why = fits_any (position);

  return why != NULL || n_moves == 1 ? why : "a threat is one move";
}

static void
solve_threat (const UgoGoal *goal G_GNUC_UNUSED, const UgoPosition *position,
              int n_moves G_GNUC_UNUSED, const atomic_bool *stop G_GNUC_UNUSED, UgoProof *proof)
{
  UgoMove moves[UGO_MAX_MOVES], plainest;
  size_t n = ugo_legal_moves (position, moves);

  for (size_t i = 0; i < n; i++)
    if (moves[i].to == ugo_gyges_finish (position->side))
      proof->first[proof->n_first++] = moves[i];
  close_moves (proof);
  if (find_finish (position, &plainest))
    proof->line[0] = plainest;
}

const UgoGoalKind ugo_goal_threat = {
  .word = "threat",
  .rules = &ugo_rules_gyges,
  .answer = UGO_ANSWER_MOVE,
  .arguments = "",
  .fits = fits_threat,
  .solve = solve_threat,
};

/* Lines and ends */

/* Proves that @set and nothing else answers. */
static void
close_set (guint64 set, int n_moves, UgoProof *proof)
{
  if (set == 0 || ugo_bits_count (set) > n_moves)
    {
      proof->status = UGO_PROOF_IMPOSSIBLE;
      return;
    }
  proof->status = UGO_PROOF_FOUND;
  proof->least = ugo_bits_count (set);
  proof->sets[proof->n_sets++] = set;
  ugo_proof_count (proof, 1);
}

/* The squares where moves from @from begin, or where they end; of any piece when it is none. */
static guint64
squares_of_moves (const UgoPosition *position, UgoSquare from)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n = ugo_legal_moves (position, moves);
  guint64 set = 0;

  for (size_t i = 0; i < n; i++)
    if (ugo_move_is_pass (moves[i]))
      continue;
    else if (from == UGO_SQUARE_NONE)
      set |= ugo_bit (moves[i].from);
    else if (moves[i].from == from)
      set |= ugo_bit (moves[i].to);
  return set;
}

static const char *
fits_squares (const UgoGoal *goal, const UgoPosition *position, int n_moves G_GNUC_UNUSED)
{
  const char *why = fits_any (position);
  guint64 set;

  if (why != NULL)
    return why;
  set = squares_of_moves (position, goal->from);
  if (set == 0)
    return goal->from == UGO_SQUARE_NONE ? "nothing can move" : "that piece cannot move";
  return ugo_bits_count (set) > UGO_GOAL_MAX_MOVES ? "too many squares answer" : NULL;
}

static void
solve_squares (const UgoGoal *goal, const UgoPosition *position, int n_moves,
               const atomic_bool *stop G_GNUC_UNUSED, UgoProof *proof)
{
  close_set (squares_of_moves (position, goal->from), n_moves, proof);
}

const UgoGoalKind ugo_goal_line = {
  .word = "line",
  .rules = &ugo_rules_gyges,
  .answer = UGO_ANSWER_SQUARES,
  .arguments = "",
  .fits = fits_squares,
  .solve = solve_squares,
};

const UgoGoalKind ugo_goal_ends = {
  .word = "ends",
  .rules = &ugo_rules_gyges,
  .answer = UGO_ANSWER_SQUARES,
  .arguments = "f",
  .fits = fits_squares,
  .solve = solve_squares,
};
