/* ugo-theme-forced-win.c: Gygès won in two moves, in three, and by replacement
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-theme-private.h"

#include "ugo-goal-private.h"
#include "ugo-gyges-scene.h"

#define N_SCENES 20
#define MAX_ANSWERS 2

static const char *const variants[] = { "Gyges", NULL };
static const char *const advanced[] = { "Gyges advanced", NULL };

/* A position with South to move in which it cannot finish at once. */
static bool
find_scene (UgoRandom *random, guint8 flags, UgoPosition *position)
{
  for (int i = 0; i < N_SCENES; i++)
    {
      int n_plies = 1 + 2 * (int) ugo_random_below (random, 8);

      if (ugo_gyges_scene_play (random, flags, n_plies, position)
          && ugo_gyges_scene_slip (random, position)
          && !ugo_gyges_scene_can_finish (position, UGO_WHITE))
        return true;
    }
  return false;
}

/* Off how many pieces all the own moves of the solution bounce. */
static int
count_bounces (const UgoDraft *draft, const UgoProof *proof)
{
  UgoPosition position = draft->position;
  int n = 0;

  for (size_t i = 0; i < proof->n_line; i++)
    {
      UgoRoute route;

      ugo_move_path (&position, proof->line[i], &route);
      if (i % 2 == 0)
        n += route.length - 2;
      ugo_play (&position, proof->line[i], NULL, 0, &position);
    }
  return n;
}

/* The moves that threaten to finish are what one tries; a solution that threatens nothing is hard
 * to think of. */
static int
measure (const UgoDraft *draft, const UgoProof *proof)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n = ugo_legal_moves (&draft->position, moves);
  int n_threats = ugo_gyges_scene_threats (&draft->position, moves, n);
  int n_right = ugo_gyges_scene_threats (&draft->position, proof->first, proof->n_first);
  int n_quiet = (int) proof->n_first - n_right;

  return 3 * count_bounces (draft, proof) + 2 * (n_threats - n_right) + (int) n / 5
         + (n_quiet > 0 ? 12 : 0);
}

/* In two and in three */

static const int two_bounds[] = { 16, 22, 28, 34, 40, 48, 58 };
static const int three_bounds[] = { 30, 38, 48, 60 };

static bool
draft_win (UgoRandom *random, int n_moves, UgoDraft *draft)
{
  *draft = (UgoDraft) { .goal = ugo_goal_plain (&ugo_goal_win), .n_moves = n_moves };
  return find_scene (random, 0, &draft->position);
}

static int
grade_win (const UgoPuzzleTheme *theme, const int *bounds, const UgoDraft *draft,
           const UgoProof *proof)
{
  if (proof->n_first > MAX_ANSWERS)
    return 0;
  return ugo_puzzle_theme_level (theme, bounds, measure (draft, proof));
}

static bool
draft_two (UgoRandom *random, int level G_GNUC_UNUSED, const atomic_bool *stop G_GNUC_UNUSED,
           UgoDraft *draft)
{
  return draft_win (random, 2, draft);
}

static int
grade_two (const UgoDraft *draft, const UgoProof *proof)
{
  return grade_win (&ugo_theme_two_threats, two_bounds, draft, proof);
}

static bool
ask_two (const UgoPosition *position, UgoDraft *draft)
{
  return ugo_gyges_scene_ask (position, &ugo_goal_win, 2, draft)
         && !ugo_gyges_scene_can_finish (position, (UgoSide) position->side);
}

const UgoPuzzleTheme ugo_theme_two_threats = {
  .id = "two-threats",
  .rules = &ugo_rules_gyges,
  .min_level = 2,
  .max_level = 9,
  .variants = variants,
  .draft = draft_two,
  .ask = ask_two,
  .grade = grade_two,
};

static bool
draft_three (UgoRandom *random, int level G_GNUC_UNUSED, const atomic_bool *stop G_GNUC_UNUSED,
             UgoDraft *draft)
{
  return draft_win (random, 3, draft);
}

static int
grade_three (const UgoDraft *draft, const UgoProof *proof)
{
  return grade_win (&ugo_theme_win_in_three, three_bounds, draft, proof);
}

const UgoPuzzleTheme ugo_theme_win_in_three = {
  .id = "win-in-three",
  .rules = &ugo_rules_gyges,
  .min_level = 5,
  .max_level = 9,
  .variants = variants,
  .draft = draft_three,
  .grade = grade_three,
};

/* By replacement */

/* With a piece replaced it may go to many squares: so many of them may do. */
#define MAX_DROPS 4

static const int replacement_bounds[] = { 30, 50, 70, 90, 115, 145, 185 };

static bool
draft_replacement (UgoRandom *random, int level G_GNUC_UNUSED,
                   const atomic_bool *stop G_GNUC_UNUSED, UgoDraft *draft)
{
  bool defends = ugo_random_below (random, 3) == 0;

  *draft = (UgoDraft) { .goal = ugo_goal_plain (defends ? &ugo_goal_defend : &ugo_goal_win),
                        .n_moves = defends ? 1 : 2 };
  return find_scene (random, UGO_GYGES_ADVANCED, &draft->position);
}

/* Whether all of it is done by replacing one piece. */
static bool
is_one_replacement (const UgoProof *proof)
{
  for (size_t i = 0; i < proof->n_first; i++)
    if (proof->first[i].drop == UGO_SQUARE_NONE || proof->first[i].from != proof->first[0].from
        || proof->first[i].to != proof->first[0].to)
      return false;
  return proof->n_first <= MAX_DROPS;
}

/* In a defence every move is a try, else those that threaten. */
static int
grade_replacement (const UgoDraft *draft, const UgoProof *proof)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n = ugo_legal_moves (&draft->position, moves);
  int hardness;

  if (!is_one_replacement (proof) || n < 2 * MAX_DROPS)
    return 0;
  hardness = draft->n_moves == 1 ? (int) n / 3 + 10 : measure (draft, proof);
  return ugo_puzzle_theme_level (&ugo_theme_replacement, replacement_bounds,
                                 hardness - 5 * (int) (proof->n_first - 1));
}

const UgoPuzzleTheme ugo_theme_replacement = {
  .id = "replacement",
  .rules = &ugo_rules_gyges,
  .min_level = 2,
  .max_level = 9,
  .variants = advanced,
  .draft = draft_replacement,
  .grade = grade_replacement,
};
