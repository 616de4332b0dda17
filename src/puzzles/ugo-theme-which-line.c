/* ugo-theme-which-line.c: which pieces of Gygès may move, and where to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-theme-private.h"

#include "ugo-bits.h"
#include "ugo-goal-private.h"
#include "ugo-gyges-scene.h"
#include "ugo-gyges.h"

#define N_SCENES 100

/* More squares are a trial of patience. */
#define MAX_ENDS 12

static const char *const variants[] = { "Gyges", NULL };

/* The line: 1 where all its pieces can move, 2 where one of them or all cannot. */

static guint64
nearest_pieces (const UgoPosition *position)
{
  int files = position->variant.rules->files;
  int rank = ugo_gyges_nearest_line (position, position->side);
  guint64 pieces = 0;

  for (int square = rank * files; square < (rank + 1) * files; square++)
    if (ugo_piece_at (position, (UgoSquare) square) != 0)
      pieces |= ugo_bit ((UgoSquare) square);
  return pieces;
}

static int
level_of_line (const UgoPosition *position, const UgoProof *proof)
{
  if (ugo_bits_count (proof->sets[0]) < 2)
    return 0;
  if (proof->sets[0] != nearest_pieces (position))
    return 2;
  /* On the start line there is nothing to ask. */
  return ugo_gyges_nearest_line (position, position->side) > 0 ? 1 : 0;
}

/* The ends: from 2, by their number and by the bounces on the way to each. */

static const int bounds[] = { 0, 7, 14, 22 };

static int
level_of_ends (const UgoDraft *draft, const UgoProof *proof)
{
  int measure = ugo_bits_count (proof->sets[0]);

  if (measure < 2 || measure > MAX_ENDS)
    return 0;
  for (guint64 ends = proof->sets[0]; ends != 0;)
    {
      UgoRoute route;

      ugo_move_path (&draft->position, ugo_move (draft->goal.from, ugo_bits_pop (&ends)), &route);
      measure += route.length - 2;
    }
  return ugo_puzzle_theme_level (&ugo_theme_which_line, bounds, measure);
}

static int
grade (const UgoDraft *draft, const UgoProof *proof)
{
  return draft->goal.from == UGO_SQUARE_NONE ? level_of_line (&draft->position, proof)
                                             : level_of_ends (draft, proof);
}

/* One of the pieces that can move. */
static UgoSquare
pick_piece (UgoRandom *random, guint64 pieces)
{
  for (unsigned n = ugo_random_below (random, (unsigned) ugo_bits_count (pieces)); n > 0; n--)
    pieces &= pieces - 1;
  return ugo_bits_first (pieces);
}

static bool
draft_line (UgoRandom *random, int level, const atomic_bool *stop G_GNUC_UNUSED, UgoDraft *draft)
{
  bool asks_for_line = level == 1 || (level == 2 && ugo_random_below (random, 2) == 0);
  g_autofree UgoProof *proof = g_new (UgoProof, 1);

  for (int i = 0; i < N_SCENES; i++)
    {
      int n_plies = 4 + 2 * (int) ugo_random_below (random, 10);

      *draft = (UgoDraft) { .goal = ugo_goal_plain (&ugo_goal_line) };
      if (!ugo_gyges_scene_play (random, 0, n_plies, &draft->position))
        continue;
      ugo_goal_solve (&draft->goal, &draft->position, UGO_GOAL_MAX_MOVES, NULL, proof);
      if (proof->status != UGO_PROOF_FOUND)
        continue;
      if (!asks_for_line)
        {
          draft->goal = ugo_goal_plain (&ugo_goal_ends);
          draft->goal.from = pick_piece (random, proof->sets[0]);
          ugo_goal_solve (&draft->goal, &draft->position, UGO_GOAL_MAX_MOVES, NULL, proof);
          if (proof->status != UGO_PROOF_FOUND)
            continue;
        }
      draft->n_moves = proof->least;
      if (grade (draft, proof) == level)
        return true;
    }
  return false;
}

const UgoPuzzleTheme ugo_theme_which_line = {
  .id = "which-line",
  .rules = &ugo_rules_gyges,
  .min_level = 1,
  .max_level = 5,
  .variants = variants,
  .draft = draft_line,
  .grade = grade,
};
