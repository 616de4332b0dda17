/* ugo-theme-longest-chain.c: the move with most jumps, or the one that travels farthest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-bits.h"
#include "ugo-distance.h"
#include "ugo-goal-move.h"
#include "ugo-goal-private.h"
#include "ugo-puzzle-theme-private.h"
#include "ugo-theme-play.h"
#include "ugo-ugolki.h"

/* Fewer jumps are too plain, and who would go round in circles? */
#define MIN_JUMPS 3
#define MIN_GAIN_BY_JUMPS 4
#define MIN_GAIN 6

/* Of the pieces that might be taken for the right one, no more than these count. */
#define MAX_RIVALS 4

static const int points_of_levels[UGO_PUZZLE_MAX_LEVEL] = { 6, 8, 9, 10, 12, 14, 16, 18, 21 };

/* What is seen of a way: in how many jumps it goes, how often it turns, how often it goes back. */
typedef struct
{
  int jumps;
  int turns;
  int backward;
} Shape;

static Shape
shape_of (const UgoPosition *position, UgoMove move)
{
  UgoRoute route;
  Shape shape = { 0 };

  ugo_move_path (position, move, &route);
  shape.jumps = route.length - 1;
  for (int i = 1; i < route.length; i++)
    {
      UgoMove hop = ugo_move (route.squares[i - 1], route.squares[i]);

      shape.backward += ugo_distance_advance (position, hop) < 0;
      shape.turns += i > 1 && hop.to - hop.from != route.squares[i - 1] - route.squares[i - 2];
    }
  return shape;
}

/* How many other pieces come close to the answer by the measure of the goal. */
static int
count_rivals (const UgoDraft *draft, const UgoProof *proof)
{
  const UgoGoal *goal = &draft->goal;
  int close = goal->kind == &ugo_goal_jumps ? goal->amount - 1 : goal->amount - 2;
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  size_t n_moves = ugo_legal_moves (&draft->position, moves);
  uint64_t rivals = 0;

  for (size_t i = 0; i < n_moves; i++)
    if (goal->kind->measure (goal, &draft->position, moves[i], 0) >= close)
      rivals |= ugo_bit (moves[i].from);
  for (size_t i = 0; i < proof->n_first; i++)
    rivals &= ~ugo_bit (proof->first[i].from);
  return ugo_bits_count (rivals);
}

/* Whether a chain of more jumps leads less far than the answer. */
static bool
is_trap (const UgoDraft *draft, int n_jumps)
{
  return draft->goal.kind == &ugo_goal_gain
         && ugo_ugolki_longest_chain (&draft->position, draft->position.side, NULL) > n_jumps;
}

static int
count_points (const UgoDraft *draft, const UgoProof *proof)
{
  Shape shape = shape_of (&draft->position, proof->first[0]);

  return 2 * shape.jumps + shape.turns + shape.backward + 2 * is_trap (draft, shape.jumps)
         + MIN (count_rivals (draft, proof), MAX_RIVALS);
}

static int
grade (const UgoDraft *draft, const UgoProof *proof)
{
  int least_gain = draft->goal.kind == &ugo_goal_gain ? MIN_GAIN : MIN_GAIN_BY_JUMPS;

  if (proof->n_first > 1 || ugo_goal_move_jumps (&draft->position, proof->first[0]) < MIN_JUMPS
      || ugo_distance_advance (&draft->position, proof->first[0]) < least_gain
      || !draft->goal.kind->is_best (&draft->goal, &draft->position, draft->n_moves, NULL))
    return 0;
  return ugo_theme_play_level (&ugo_theme_longest_chain, points_of_levels,
                               count_points (draft, proof));
}

static bool
propose (UgoRandom *random, G_GNUC_UNUSED int level, UgoDraft *draft)
{
  UgoGoal *goal = &draft->goal;
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  size_t n_moves = ugo_legal_moves (&draft->position, moves);

  goal->kind = ugo_random_below (random, 2) == 0 ? &ugo_goal_jumps : &ugo_goal_gain;
  for (size_t i = 0; i < n_moves; i++)
    goal->amount = MAX (goal->amount, goal->kind->measure (goal, &draft->position, moves[i], 0));
  return true;
}

static bool
draft (UgoRandom *random, int level, const atomic_bool *stop, UgoDraft *made)
{
  return ugo_theme_play_draft (&ugo_theme_longest_chain, propose, random, level, stop, made);
}

const UgoPuzzleTheme ugo_theme_longest_chain = {
  .id = "longest-chain",
  .rules = &ugo_rules_ugolki,
  .min_level = 1,
  .max_level = 9,
  .variants = ugo_theme_play_variants,
  .draft = draft,
  .grade = grade,
};
