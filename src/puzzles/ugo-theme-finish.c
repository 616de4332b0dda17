/* ugo-theme-finish.c: to finish at once, and to see how the other side would
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-theme-private.h"

#include "ugo-goal-private.h"
#include "ugo-gyges-scene.h"

/* How many positions a draft looks at. */
#define N_SCENES 60

/* More pieces than so many that finish are too easy to see. */
#define MAX_ANSWERS 2

/* What a bounce more of the shortest way counts, and at most how many tries. */
#define BOUNCE 12
#define MAX_TRIES 40

static const char *const variants[] = { "Gyges", NULL };

static const int bounds[] = { 28, 36, 44, 52, 60, 68, 76, 85 };

/* What there is to look at: the bounces of the shortest way, and for each way that finishes how
 * many there are of the same length at most that do not. */
static int
level_of (const UgoPuzzleTheme *theme, const UgoPosition *position)
{
  UgoGygesEffort effort;

  ugo_gyges_scene_effort (position, &effort);
  if (effort.n_bounces < 1 || effort.n_finishes == 0)
    return 0;
  return ugo_puzzle_theme_level (theme, bounds,
                                 BOUNCE * effort.n_bounces
                                     + MIN (effort.n_tries / effort.n_finishes, MAX_TRIES));
}

/* To win now */

static bool
draft_win (UgoRandom *random, int level, const atomic_bool *stop G_GNUC_UNUSED, UgoDraft *draft)
{
  *draft = (UgoDraft) { .goal = ugo_goal_plain (&ugo_goal_win), .n_moves = 1 };
  for (int i = 0; i < N_SCENES; i++)
    {
      int n_plies = 3 + 2 * (int) ugo_random_below (random, 8);

      if (ugo_gyges_scene_play (random, 0, n_plies, &draft->position)
          && ugo_gyges_scene_slip (random, &draft->position)
          && level_of (&ugo_theme_win_now, &draft->position) == level)
        return true;
    }
  return false;
}

static int
grade_win (const UgoDraft *draft, const UgoProof *proof)
{
  return proof->n_first <= MAX_ANSWERS ? level_of (&ugo_theme_win_now, &draft->position) : 0;
}

/* A finish of a game, that was made or missed. */
static bool
ask_win (const UgoPosition *position, UgoDraft *draft)
{
  return ugo_gyges_scene_ask (position, &ugo_goal_win, 1, draft)
         && ugo_gyges_scene_can_finish (position, (UgoSide) position->side);
}

const UgoPuzzleTheme ugo_theme_win_now = {
  .id = "win-now",
  .rules = &ugo_rules_gyges,
  .min_level = 1,
  .max_level = 9,
  .variants = variants,
  .draft = draft_win,
  .ask = ask_win,
  .grade = grade_win,
};

/* To spot the threat */

static bool
draft_threat (UgoRandom *random, int level, const atomic_bool *stop G_GNUC_UNUSED,
              UgoDraft *draft)
{
  *draft = (UgoDraft) { .goal = ugo_goal_plain (&ugo_goal_threat), .n_moves = 1 };
  for (int i = 0; i < N_SCENES; i++)
    {
      int n_plies = 4 + 2 * (int) ugo_random_below (random, 8);

      if (!ugo_gyges_scene_play (random, 0, n_plies, &draft->position)
          || !ugo_gyges_scene_can_finish (&draft->position, UGO_BLACK))
        continue;
      draft->position.side = UGO_BLACK;
      if (level_of (&ugo_theme_spot_the_threat, &draft->position) == level)
        return true;
    }
  return false;
}

static int
grade_threat (const UgoDraft *draft, const UgoProof *proof)
{
  return proof->n_first <= MAX_ANSWERS ? level_of (&ugo_theme_spot_the_threat, &draft->position)
                                       : 0;
}

const UgoPuzzleTheme ugo_theme_spot_the_threat = {
  .id = "spot-the-threat",
  .rules = &ugo_rules_gyges,
  .min_level = 1,
  .max_level = 9,
  .variants = variants,
  .draft = draft_threat,
  .grade = grade_threat,
};
