/* ugo-theme-leave.c: out of home before the limit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-bits.h"
#include "ugo-distance.h"
#include "ugo-goal-private.h"
#include "ugo-puzzle-theme-private.h"
#include "ugo-theme-alone.h"
#include "ugo-ugolki.h"

/* How many placements a draft may take: what needs more would be slow to judge. */
#define MAX_STATES 12000

/* How many moves are made before a draft at most. */
#define MAX_MADE 40

/* Ways of so many moves may be more than of fewer. */
#define LONG 6

/*
 * Recipe:
 * @least: the fewest moves
 * @most: the most moves
 * @n_home: how many pieces are still at home
 */
typedef struct
{
  int least;
  int most;
  int n_home;
} Recipe;

static const Recipe recipes[UGO_PUZZLE_MAX_LEVEL + 1] = {
  { 0, 0, 0 }, { 2, 2, 2 }, { 3, 3, 3 }, { 3, 3, 2 }, { 3, 4, 3 },
  { 4, 5, 4 }, { 5, 5, 4 }, { 5, 6, 4 }, { 6, 6, 5 }, { 6, 8, 5 },
};

static const char *const variants[] = {
  "Ugolki 9", "Ugolki 9 diagonal", "Ugolki 10", "Ugolki 12", NULL,
};

/* White moves on alone, of a few moves with the one that gains most, until as many pieces are left
 * at home as are wanted. */
static bool
play (UgoRandom *random, int n_home, UgoAlone *alone)
{
  guint64 home = ugo_ugolki_home (alone->position.variant, UGO_WHITE);

  for (int i = 0; i < MAX_MADE; i++)
    {
      UgoMove moves[UGO_MAX_MOVES];
      unsigned n_moves = (unsigned) ugo_legal_moves (&alone->position, moves);
      UgoMove best = moves[ugo_random_below (random, n_moves)];

      if (ugo_bits_count (alone->position.ugolki.pieces[UGO_WHITE] & home) <= n_home)
        return true;
      for (int n = 0; n < 2; n++)
        {
          UgoMove other = moves[ugo_random_below (random, n_moves)];

          if (ugo_distance_advance (&alone->position, other)
              > ugo_distance_advance (&alone->position, best))
            best = other;
        }
      *alone = ugo_alone_after (alone, best);
    }
  return false;
}

static int
grade (const UgoDraft *draft, const UgoProof *proof);

static bool
make_draft (UgoRandom *random, int level, const atomic_bool *stop, UgoDraft *draft)
{
  const Recipe *recipe = &recipes[level];
  UgoVariant variant = ugo_random_variant (random, variants);
  UgoAlone alone = { .aim = UGO_ALONE_LEAVE };
  g_autofree UgoProof *proof = g_new (UgoProof, 1);

  ugo_draft_begin (draft, variant);
  draft->goal.kind = &ugo_goal_leave;
  draft->position.ugolki.pieces[UGO_WHITE] = ugo_ugolki_home (variant, UGO_WHITE);
  alone.position = draft->position;
  if (!play (random, recipe->n_home, &alone))
    return false;
  draft->position.ugolki.pieces[UGO_WHITE] = alone.position.ugolki.pieces[UGO_WHITE];
  if (!ugo_draft_solve (draft, recipe->most, MAX_STATES, stop, proof)
      || proof->least < recipe->least)
    return false;
  draft->n_moves = proof->least;
  draft->position.move_number =
      (guint16) (ugo_ugolki_exit_limit (variant) + 1 - draft->n_moves);
  return grade (draft, proof) == level;
}

static int
grade (const UgoDraft *draft, const UgoProof *proof)
{
  return ugo_alone_grade (draft, proof, 0, proof->least < LONG ? 24 : 48);
}

const UgoPuzzleTheme ugo_theme_leave_in_time = {
  .id = "leave-in-time",
  .rules = &ugo_rules_ugolki,
  .min_level = 1,
  .max_level = 9,
  .variants = variants,
  .draft = make_draft,
  .grade = grade,
};
