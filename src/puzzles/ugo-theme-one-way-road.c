/* ugo-theme-one-way-road.c: a road that serves its builder and not the other side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-distance.h"
#include "ugo-goal-move.h"
#include "ugo-goal-private.h"
#include "ugo-goal-road.h"
#include "ugo-puzzle-theme-private.h"
#include "ugo-theme-play.h"

#define MIN_JUMPS 3

/* By how many jumps the own chain must be the longer one. */
#define MIN_LEAD 2

/* Tries beyond these make no difference. */
#define MAX_TRIES 5

static const int points_of_levels[UGO_PUZZLE_MAX_LEVEL] = { 8, 11, 13, 15, 17, 19, 20, 21, 23 };

/* The roads after each move. */
typedef struct
{
  size_t n_moves;
  UgoMove moves[UGO_MAX_MOVES];
  UgoRoadBalance after[UGO_MAX_MOVES];
} Survey;

static Survey *
survey_new (const UgoPosition *position)
{
  Survey *self = g_new (Survey, 1);

  self->n_moves = ugo_legal_moves (position, self->moves);
  for (size_t i = 0; i < self->n_moves; i++)
    self->after[i] = ugo_goal_road_balance (position, self->moves[i]);
  return self;
}

/* Moves that do one half of it: the own chain is long enough, but so is the other's; or the other's
 * is cut, but the own one too short. */
static void
count_tries (const Survey *survey, const UgoGoal *goal, int *n_both, int *n_neither)
{
  *n_both = *n_neither = 0;
  for (size_t i = 0; i < survey->n_moves; i++)
    {
      bool builds = survey->after[i].own >= goal->amount;
      bool cuts = survey->after[i].other <= goal->other;

      *n_both += builds && !cuts;
      *n_neither += cuts && !builds;
    }
}

static int
count_points (const UgoDraft *draft, const Survey *survey, UgoMove answer)
{
  int n_both, n_neither;

  count_tries (survey, &draft->goal, &n_both, &n_neither);
  if (n_both == 0)
    return 0;
  return 2 * draft->goal.amount + MIN (n_both, MAX_TRIES) + MIN (n_neither, MAX_TRIES)
         + (ugo_distance_advance (&draft->position, answer) <= 0);
}

/* Whether the road leads somewhere. */
static bool
leads_on (const UgoDraft *draft, UgoMove answer)
{
  UgoPosition next;

  ugo_play (&draft->position, answer, NULL, 0, &next);
  return ugo_theme_play_travels (&next, draft->position.side, draft->goal.amount);
}

static int
grade (const UgoDraft *draft, const UgoProof *proof)
{
  g_autofree Survey *survey = NULL;

  if (proof->n_first > 1 || draft->goal.amount < MIN_JUMPS
      || draft->goal.amount < draft->goal.other + MIN_LEAD
      || !leads_on (draft, proof->first[0])
      || !draft->goal.kind->is_best (&draft->goal, &draft->position, draft->n_moves, NULL))
    return 0;
  survey = survey_new (&draft->position);
  return ugo_theme_play_level (&ugo_theme_one_way_road, points_of_levels,
                               count_points (draft, survey, proof->first[0]));
}

/* Whether no other move is as good for both. */
static bool
is_alone (const Survey *survey, size_t answer)
{
  for (size_t i = 0; i < survey->n_moves; i++)
    if (i != answer && survey->after[i].own >= survey->after[answer].own
        && survey->after[i].other <= survey->after[answer].other)
      return false;
  return true;
}

/* Any move that is best in its way, if the question is of that level. */
static bool
propose (UgoRandom *random, int level, UgoDraft *draft)
{
  g_autofree Survey *survey = survey_new (&draft->position);
  size_t first = ugo_random_below (random, (unsigned) survey->n_moves);

  draft->goal.kind = &ugo_goal_one_way;
  for (size_t i = 0; i < survey->n_moves; i++)
    {
      size_t answer = (first + i) % survey->n_moves;

      draft->goal.amount = survey->after[answer].own;
      draft->goal.other = survey->after[answer].other;
      if (draft->goal.amount >= MAX (MIN_JUMPS, draft->goal.other + MIN_LEAD)
          && is_alone (survey, answer)
          && ugo_theme_play_level (&ugo_theme_one_way_road, points_of_levels,
                                   count_points (draft, survey, survey->moves[answer]))
                 == level)
        return true;
    }
  return false;
}

static bool
draft (UgoRandom *random, int level, const atomic_bool *stop, UgoDraft *made)
{
  return ugo_theme_play_draft (&ugo_theme_one_way_road, propose, random, level, stop, made);
}

const UgoPuzzleTheme ugo_theme_one_way_road = {
  .id = "one-way-road",
  .rules = &ugo_rules_ugolki,
  .min_level = 1,
  .max_level = 9,
  .variants = ugo_theme_play_variants,
  .draft = draft,
  .grade = grade,
};
