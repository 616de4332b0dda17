/* ugo-theme-last-brick.c: one quiet move, and a long chain is there next turn
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

#define MIN_JUMPS 3

/* A quiet move has no more jumps than this. */
#define MAX_QUIET 1

/* By how many jumps the road must be longer than what is there already. */
#define MIN_GROWTH 2

/* Tries beyond these make no difference. */
#define MAX_TRIES 6

static const int points_of_levels[UGO_PUZZLE_MAX_LEVEL] = { 6, 7, 8, 9, 11, 12, 14, 15, 17 };

/* Moves that seem to do it, as long as the other side's reply is not thought of. */
static int
count_tries (const UgoDraft *draft, UgoMove answer)
{
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  size_t n_moves = ugo_legal_moves (&draft->position, moves);
  int n = 0;

  for (size_t i = 0; i < n_moves; i++)
    n += !ugo_move_equal (moves[i], answer)
         && ugo_goal_move_jumps (&draft->position, moves[i]) < draft->goal.amount
         && ugo_goal_road_balance (&draft->position, moves[i]).own >= draft->goal.amount;
  return n;
}

static int
count_points (const UgoDraft *draft, const UgoProof *proof)
{
  return 2 * draft->goal.amount + MIN (count_tries (draft, proof->first[0]), MAX_TRIES)
         + (ugo_distance_advance (&draft->position, proof->first[0]) <= 0);
}

/* Whether the road that is opened leads somewhere. */
static bool
leads_on (const UgoDraft *draft, UgoMove answer)
{
  UgoPosition next;
  UgoMove reply;
  UgoSide side = draft->position.side;

  ugo_play (&draft->position, answer, NULL, 0, &next);
  ugo_goal_road_assured (&next, 0, &reply);
  ugo_play (&next, reply, NULL, 0, &next);
  return ugo_theme_play_travels (&next, side, draft->goal.amount);
}

static int
grade (const UgoDraft *draft, const UgoProof *proof)
{
  const UgoPosition *position = &draft->position;
  int now = ugo_ugolki_longest_chain (position, position->side, NULL);

  if (proof->n_first > 1 || draft->goal.amount < MIN_JUMPS
      || draft->goal.amount < now + MIN_GROWTH
      || ugo_goal_move_jumps (position, proof->first[0]) > MAX_QUIET
      || !leads_on (draft, proof->first[0])
      || !draft->goal.kind->is_best (&draft->goal, position, draft->n_moves, NULL))
    return 0;
  return ugo_theme_play_level (&ugo_theme_last_brick, points_of_levels,
                               count_points (draft, proof));
}

/* The fewest jumps that can make a puzzle of @level: the other points are 7 at most. */
static int
least_jumps (int level)
{
  return MAX (MIN_JUMPS, (points_of_levels[level - 1] - MAX_TRIES) / 2);
}

/* The longest chain that some quiet move opens. */
static bool
propose (G_GNUC_UNUSED UgoRandom *random, int level, UgoDraft *draft)
{
  const UgoPosition *position = &draft->position;
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  size_t n_moves = ugo_legal_moves (position, moves);
  int now = ugo_ugolki_longest_chain (position, position->side, NULL);
  int most = MAX (least_jumps (level), now + MIN_GROWTH) - 1;

  for (size_t i = 0; i < n_moves; i++)
    {
      UgoPosition next;
      int assured;

      ugo_play (position, moves[i], NULL, 0, &next);
      if (ugo_ugolki_longest_chain (&next, position->side, NULL) <= most
          || ugo_goal_move_jumps (position, moves[i]) > MAX_QUIET)
        continue;
      assured = ugo_goal_road_assured (&next, most + 1, NULL);
      if (assured > most)
        draft->goal.amount = most = assured;
    }
  draft->goal.kind = &ugo_goal_open;
  return draft->goal.amount > 0;
}

static bool
draft (UgoRandom *random, int level, const atomic_bool *stop, UgoDraft *made)
{
  return ugo_theme_play_draft (&ugo_theme_last_brick, propose, random, level, stop, made);
}

static bool
ask (const UgoPosition *position, UgoDraft *draft)
{
  UgoRandom random = 0;

  ugo_theme_play_begin (position, draft);
  return propose (&random, 1, draft);
}

const UgoPuzzleTheme ugo_theme_last_brick = {
  .id = "last-brick",
  .rules = &ugo_rules_ugolki,
  .min_level = 1,
  .max_level = 9,
  .variants = ugo_theme_play_variants,
  .draft = draft,
  .ask = ask,
  .grade = grade,
};
