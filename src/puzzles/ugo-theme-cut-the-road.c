/* ugo-theme-cut-the-road.c: the move that costs the other side's best chain most
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-distance.h"
#include "ugo-goal-move.h"
#include "ugo-goal-private.h"
#include "ugo-goal-road.h"
#include "ugo-puzzle-theme-private.h"
#include "ugo-theme-play.h"
#include "ugo-ugolki.h"


/* The chain that is to be cut, and by how much at least. */
#define MIN_JUMPS 3
#define MIN_CUT 2

/* Tries beyond these make no difference. */
#define MAX_TRIES 6

static const int points_of_levels[UGO_PUZZLE_MAX_LEVEL] = { 6, 8, 10, 12, 14, 15, 16, 17, 18 };

static int
chain_now (const UgoPosition *position)
{
  return ugo_ugolki_longest_chain (position, ugo_side_other (position->side), NULL);
}

/* Moves that cut the road, but not best. */
static int
count_tries (const UgoDraft *draft, int now)
{
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  size_t n_moves = ugo_legal_moves (&draft->position, moves);
  int n = 0;

  for (size_t i = 0; i < n_moves; i++)
    {
      int other = ugo_goal_road_balance (&draft->position, moves[i]).other;

      n += other < now && other > draft->goal.other;
    }
  return n;
}

static int
grade (const UgoDraft *draft, const UgoProof *proof)
{
  const UgoPosition *position = &draft->position;
  int now = chain_now (position);
  int points;

  if (proof->n_first > 1 || now < MIN_JUMPS || now - draft->goal.other < MIN_CUT
      || !ugo_theme_play_travels (position, ugo_side_other (position->side), now)
      || !draft->goal.kind->is_best (&draft->goal, position, draft->n_moves, NULL))
    return 0;
  points = 2 * now + MIN (count_tries (draft, now), MAX_TRIES)
           + (ugo_distance_advance (position, proof->first[0]) <= 0);
  return ugo_theme_play_level (&ugo_theme_cut_the_road, points_of_levels, points);
}

/* The least that any move leaves to the other side. */
static bool
propose (G_GNUC_UNUSED UgoRandom *random, G_GNUC_UNUSED int level, UgoDraft *draft)
{
  const UgoPosition *position = &draft->position;
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  size_t n_moves = ugo_legal_moves (position, moves);
  int now = chain_now (position);

  draft->goal.kind = &ugo_goal_cut;
  draft->goal.other = now;
  for (size_t i = 0; i < n_moves; i++)
    draft->goal.other = MIN (draft->goal.other, ugo_goal_road_balance (position, moves[i]).other);
  return now >= MIN_JUMPS && now - draft->goal.other >= MIN_CUT;
}

static bool
draft (UgoRandom *random, int level, const atomic_bool *stop, UgoDraft *made)
{
  return ugo_theme_play_draft (&ugo_theme_cut_the_road, propose, random, level, stop, made);
}

const UgoPuzzleTheme ugo_theme_cut_the_road = {
  .id = "cut-the-road",
  .rules = &ugo_rules_ugolki,
  .min_level = 1,
  .max_level = 9,
  .variants = ugo_theme_play_variants,
  .draft = draft,
  .grade = grade,
};
