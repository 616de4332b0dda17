/* ugo-theme-straggler.c: bring the last piece home in the least number of moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-bits.h"
#include "ugo-goal-private.h"
#include "ugo-puzzle-theme-private.h"
#include "ugo-theme-alone.h"
#include "ugo-ugolki.h"

/* How many placements a draft may take: what needs more would be slow to judge. */
#define MAX_STATES 15000

/*
 * Recipe:
 * @least: the fewest moves
 * @most: the most moves
 * @n_holes: how many squares of the goal are still empty, at most
 * @low: how near to the own corner the straggler may be, files and ranks from there
 * @high: how far from it
 */
typedef struct
{
  int least;
  int most;
  int n_holes;
  int low;
  int high;
} Recipe;

static const Recipe recipes[UGO_PUZZLE_MAX_LEVEL + 1] = {
  { 0, 0, 0, 0, 0 },  { 2, 2, 1, 6, 10 }, { 2, 3, 1, 6, 10 }, { 3, 3, 2, 5, 9 }, { 3, 4, 2, 5, 9 },
  { 4, 5, 2, 4, 8 },  { 5, 5, 3, 4, 8 },  { 5, 6, 3, 3, 7 },  { 6, 7, 3, 3, 7 }, { 7, 8, 3, 2, 7 },
};

static const char *const variants[] = {
  "Ugolki 9", "Ugolki 9 diagonal", "Ugolki 10", "Ugolki 12", NULL,
};

/* The squares beside those of @set. */
static guint64
beside (guint64 set)
{
  guint64 left = set & ~G_GUINT64_CONSTANT (0x0101010101010101);
  guint64 right = set & ~G_GUINT64_CONSTANT (0x8080808080808080);

  return (left >> 1 | right << 1 | set << 8 | set >> 8) & ~set;
}

static int
grade (const UgoDraft *draft, const UgoProof *proof);

static bool
make_draft (UgoRandom *random, int level, const atomic_bool *stop, UgoDraft *draft)
{
  const Recipe *recipe = &recipes[level];
  UgoVariant variant = ugo_random_variant (random, variants);
  guint64 goal = ugo_ugolki_home (variant, UGO_BLACK), home = ugo_ugolki_home (variant, UGO_WHITE);
  int n_holes = 1 + (int) ugo_random_below (random, (unsigned) recipe->n_holes);
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  guint64 pieces, last;

  ugo_draft_begin (draft, variant);
  draft->goal.kind = &ugo_goal_home;
  draft->position.move_number =
      (guint16) (ugo_ugolki_exit_limit (variant) + 1 + (int) ugo_random_below (random, 20));
  last = ugo_bit (ugo_random_square (
      random, ugo_squares_between (recipe->low, recipe->high) & ~goal & ~home));
  pieces = goal & ~ugo_random_squares (random, goal, n_holes);
  pieces |= ugo_random_squares (random, beside (goal) & ~last, n_holes - 1) | last;
  draft->position.ugolki.pieces[UGO_WHITE] = pieces;
  if (!ugo_draft_solve (draft, recipe->most, MAX_STATES, stop, proof)
      || proof->least < recipe->least)
    return false;
  draft->n_moves = proof->least;
  return grade (draft, proof) == level;
}

static int
grade (const UgoDraft *draft, const UgoProof *proof)
{
  return ugo_alone_grade (draft, proof, proof->least <= 3 ? 1 : 2, 12);
}

const UgoPuzzleTheme ugo_theme_straggler = {
  .id = "straggler",
  .rules = &ugo_rules_ugolki,
  .min_level = 1,
  .max_level = 9,
  .variants = variants,
  .draft = make_draft,
  .grade = grade,
};
