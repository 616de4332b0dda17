/* ugo-theme-defence.c: the other side is about to finish, and only one move or two hold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-theme-private.h"

#include "ugo-bits.h"
#include "ugo-goal-private.h"
#include "ugo-gyges-scene.h"
#include "ugo-gyges.h"

#define N_SCENES 60

/* With fewer moves there is nothing to choose; more that hold are easy to find. */
#define MIN_MOVES 8
#define MAX_ANSWERS 2

static const char *const variants[] = { "Gyges", NULL };

static const int bounds[] = { 14, 20, 26, 32, 38, 44, 52, 62 };

/* The squares of the threat that is plainest, without its start and its end. */
static guint64
way_of_threat (const UgoPosition *position, int *n_bounces)
{
  UgoGoal goal = ugo_goal_plain (&ugo_goal_threat);
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  UgoPosition turned = *position;
  UgoRoute route, trail;
  guint64 way = 0;

  turned.side = ugo_side_other (position->side);
  ugo_goal_solve (&goal, &turned, 1, NULL, proof);
  ugo_move_path (&turned, proof->line[0], &route);
  ugo_gyges_trail (&turned, &route, &trail);
  *n_bounces = route.length - 2;
  for (int i = 1; i + 1 < trail.length; i++)
    way |= ugo_bit (trail.squares[i]);
  return way | ugo_bit (route.squares[0]);
}

/* How many moves meddle with that threat and lose all the same: what looks right and is not. */
static int
measure (const UgoDraft *draft, const UgoProof *proof)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n = ugo_legal_moves (&draft->position, moves);
  int n_bounces, n_traps = 0;
  guint64 way = way_of_threat (&draft->position, &n_bounces);

  if (n < MIN_MOVES)
    return -1;
  for (size_t i = 0; i < n; i++)
    n_traps += ((ugo_bit (moves[i].from) | ugo_bit (moves[i].to)) & way) != 0
               && !ugo_proof_has_first (proof, moves[i]);
  return 5 * n_bounces + 2 * n_traps + (int) n / 3 - (proof->n_first > 1 ? 6 : 0);
}

static bool
draft_defence (UgoRandom *random, int level G_GNUC_UNUSED, const atomic_bool *stop G_GNUC_UNUSED,
               UgoDraft *draft)
{
  *draft = (UgoDraft) { .goal = ugo_goal_plain (&ugo_goal_defend), .n_moves = 1 };
  for (int i = 0; i < N_SCENES; i++)
    {
      int n_plies = 2 + 2 * (int) ugo_random_below (random, 9);

      if (ugo_gyges_scene_play (random, 0, n_plies, &draft->position)
          && ugo_gyges_scene_can_finish (&draft->position, UGO_BLACK))
        return true;
    }
  return false;
}

/* Whether the other side threatens to finish. */
static bool
ask (const UgoPosition *position, UgoDraft *draft)
{
  return ugo_gyges_scene_ask (position, &ugo_goal_defend, 1, draft)
         && ugo_gyges_scene_can_finish (position, ugo_side_other ((UgoSide) position->side));
}

static int
grade (const UgoDraft *draft, const UgoProof *proof)
{
  int hardness;

  if (proof->n_first > MAX_ANSWERS
      || ugo_gyges_scene_can_finish (&draft->position, draft->position.side))
    return 0;
  hardness = measure (draft, proof);
  return hardness < 0 ? 0 : ugo_puzzle_theme_level (&ugo_theme_only_defence, bounds, hardness);
}

const UgoPuzzleTheme ugo_theme_only_defence = {
  .id = "only-defence",
  .rules = &ugo_rules_gyges,
  .min_level = 1,
  .max_level = 9,
  .variants = variants,
  .draft = draft_defence,
  .ask = ask,
  .grade = grade,
};
