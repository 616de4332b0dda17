/* ugo-theme-road.c: bring a piece, or a group, to its place in the least number of moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-theme-alone.h"
#include "ugo-bits.h"
#include "ugo-goal-private.h"
#include "ugo-puzzle-theme-private.h"
#include "ugo-ugolki.h"

/* How many placements a draft may take: what needs more would be slow to judge. */
#define MAX_STATES 12000

/* From this level on a group may have to go home. */
#define GROUP_LEVEL 6

/* How far the files and ranks of a road add up at its end, at least. */
#define FAR 10

/* How near to a gap the piece is that is missing there. */
#define NEAR 3

/* In how many ways it may be done before pieces are taken off that are not needed. */
#define MAX_SOLUTIONS 60

/*
 * Recipe:
 * @least: the fewest moves
 * @most: the most moves
 * @n_gaps: how many pieces of a road are not where they should be, at most
 */
typedef struct
{
  int least;
  int most;
  int n_gaps;
} Recipe;

static const Recipe recipes[UGO_PUZZLE_MAX_LEVEL + 1] = {
  { 0, 0, 0 }, { 2, 2, 1 }, { 2, 3, 2 }, { 3, 3, 2 }, { 3, 4, 2 },
  { 4, 4, 3 }, { 4, 5, 3 }, { 5, 6, 3 }, { 5, 7, 4 }, { 5, 8, 4 },
};

static const char *const variants[] = { "Ugolki 9", "Ugolki 9 diagonal", NULL };

static int
grade (const UgoDraft *draft, const UgoProof *proof);

/* The squares around one, as far away as that. */
static guint64
around (UgoSquare square, int distance)
{
  guint64 set = 0;

  for (UgoSquare other = 0; other < 64; other++)
    if (ABS (other % 8 - square % 8) <= distance && ABS (other / 8 - square / 8) <= distance)
      set |= ugo_bit (other);
  return set;
}

/* Lays a road from the runner to where it is to go, then takes some pieces of it aside. */
static bool
lay_road (UgoRandom *random, int n_gaps, UgoDraft *draft)
{
  guint64 bridges, landings, gaps, aside = 0;

  if (!ugo_draft_road (random, draft, FAR, &bridges, &landings))
    return false;
  gaps = ugo_random_squares (random, bridges, n_gaps);
  for (guint64 set = gaps; set != 0;)
    aside |= ugo_random_squares (
        random, around (ugo_bits_pop (&set), NEAR) & ~bridges & ~landings & ~aside, 1);
  draft->position.ugolki.pieces[UGO_WHITE] =
      ugo_bit (draft->goal.from) | (bridges & ~gaps) | aside;
  return true;
}

/* Takes off the pieces without which there are neither shorter nor more ways. */
static void
take_off (UgoDraft *draft, const atomic_bool *stop, UgoProof *proof, UgoProof *spare)
{
  guint64 *own = &draft->position.ugolki.pieces[UGO_WHITE];
  UgoSquare runner = draft->goal.from;

  for (guint64 set = *own & ~ugo_bit (runner); set != 0;)
    {
      guint64 piece = ugo_bit (ugo_bits_pop (&set));

      *own &= ~piece;
      if (ugo_draft_solve (draft, draft->n_moves, MAX_STATES, stop, spare)
          && spare->least == proof->least && spare->n_solutions <= proof->n_solutions)
        *proof = *spare;
      else
        *own |= piece;
    }
}

static bool
draft_piece (UgoRandom *random, int level, const atomic_bool *stop, UgoDraft *draft)
{
  const Recipe *recipe = &recipes[level];
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  g_autofree UgoProof *spare = g_new (UgoProof, 1);
  int n_gaps = MAX (recipe->n_gaps - (int) ugo_random_below (random, 2), 1);

  draft->goal.kind = &ugo_goal_bring;
  draft->goal.from = ugo_random_square (random, ugo_squares_between (0, 4));
  if (!lay_road (random, n_gaps, draft)
      || !ugo_draft_solve (draft, recipe->most, MAX_STATES, stop, proof)
      || proof->least < recipe->least || proof->n_solutions > MAX_SOLUTIONS)
    return false;
  draft->n_moves = proof->least;
  take_off (draft, stop, proof, spare);
  return grade (draft, proof) == level;
}

static bool
draft_group (UgoRandom *random, int level, const atomic_bool *stop, UgoDraft *draft)
{
  const Recipe *recipe = &recipes[level];
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  int n_pieces = 3 + (int) ugo_random_below (random, 2);

  draft->goal.kind = &ugo_goal_home;
  draft->position.ugolki.pieces[UGO_WHITE] =
      ugo_random_squares (random, ugo_squares_between (4, 11), n_pieces);
  if (!ugo_draft_solve (draft, recipe->most + 1, MAX_STATES, stop, proof)
      || proof->least < recipe->least)
    return false;
  draft->n_moves = proof->least;
  return grade (draft, proof) == level;
}

static bool
make_draft (UgoRandom *random, int level, const atomic_bool *stop, UgoDraft *draft)
{
  bool is_group = level >= GROUP_LEVEL && ugo_random_below (random, 3) == 0;

  ugo_draft_begin (draft, ugo_random_variant (random, variants));
  return is_group ? draft_group (random, level, stop, draft)
                  : draft_piece (random, level, stop, draft);
}

/* Whether a road is what it is about, and there are not many ways. */
static bool
is_worth_asking (const UgoDraft *draft, const UgoProof *proof, const UgoAloneMeasure *measure)
{
  bool is_group = draft->goal.kind == &ugo_goal_home;

  if (is_group)
    return measure->longest >= 2 && proof->n_solutions <= 24 && proof->n_first <= 3;
  return measure->longest >= (proof->least <= 2 ? 2 : 3)
         && 2 * measure->n_by_piece <= proof->least
         && proof->n_solutions <= (proof->least <= 3 ? 2 : 8) && proof->n_first <= 3;
}

static int
grade (const UgoDraft *draft, const UgoProof *proof)
{
  static const int scores[UGO_PUZZLE_MAX_LEVEL] = { 0, 34, 46, 58, 72, 88, 106, 126, 146 };
  UgoAlone alone = ugo_alone_of_draft (draft);
  bool is_group = draft->goal.kind == &ugo_goal_home;
  UgoAloneMeasure measure;

  ugo_alone_measure (&alone, proof, &measure);
  if (!is_worth_asking (draft, proof, &measure))
    return 0;
  /* Of a group the bound sees less, so that more moves look right. */
  return ugo_effort_level (12 * proof->least + measure.effort / (is_group ? 2 : 1), scores);
}

const UgoPuzzleTheme ugo_theme_road = {
  .id = "road",
  .rules = &ugo_rules_ugolki,
  .min_level = 1,
  .max_level = 9,
  .variants = variants,
  .draft = make_draft,
  .grade = grade,
};
