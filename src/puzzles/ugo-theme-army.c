/* ugo-theme-army.c: the whole crossing, against the least number of moves known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * There is one of these for each army, and its least number of moves is not in reach of a proof
 * while one waits. The lines were found by the race solver and are checked by the tests;
 * docs/puzzles.md tells which of them are proved to be the shortest.
 */
#include <string.h>

#include "ugo-goal-private.h"
#include "ugo-notation.h"
#include "ugo-puzzle-theme-private.h"

#define MIN_LEVEL 2

/*
 * Crossing:
 * @variant: the name of a variant
 * @line: the moves of White, each by its start and its end
 */
typedef struct
{
  const char *variant;
  const char *line;
} Crossing;

/* From the shortest to the longest, a level each. */
static const Crossing crossings[] = {
  { "Ugolki 9 diagonal",
    "b2d4 c3e5 e5f6 c1g7 a1e5 b1f7 a2g6 c2g8 a3c3 b3h7 f6h8 d4f8 c3d4 d4h6 e5f6" },
  { "Ugolki 12 diagonal",
    "d3e4 c1e5 b1d5 e5f6 d1f7 c2g8 a3e7 a1g7 b2h8 d2h6 a2g6 b3h7 c3d4 e4e8 d4f8 d5e6" },
  { "Ugolki 10 diagonal",
    "b1d3 b2d4 c1c5 a3b4 a1e5 a2e6 b3f7 d1f5 c2e8 a4g6 b4h6 f5h5 d3h7 d4f8 e5g7 c5d6 "
    "d6h8 e6g8" },
  { "Ugolki 16 diagonal",
    "d4e5 b4f6 b3f7 c2g8 a2e8 a4g6 d3h7 e5e4 c1g5 a1e7 a3g7 d1h5 d2h8 b1f5 b2f8 c4d4 "
    "c3e5 d4h6 e4e6" },
  { "Ugolki 9",
    "c2c4 c3c5 c5d5 a3e5 e5e6 a1e7 e7f7 c1g7 b1a1 b2f8 g7h7 a1g7 a2b2 f8g8 b2h6 b3b4 "
    "b4h8 c4d4 d4f8 d5d6 d6f6 e6g6" },
  { "Ugolki 12",
    "d2e2 d3d4 c2e4 c1e5 e5e6 a1e7 a3e5 e6f6 b3f7 b1f5 e4g6 f6f8 a2g8 d1d2 b2c2 c2e8 "
    "e2e4 d4h6 c3d3 h6h7 d2h8 d3d4 d4h6 e4e6 e5g7 f5f6" },
  { "Ugolki 10",
    "d1d2 b1d3 c1e3 c2e4 e3e5 e5f5 d2f6 a3g5 g5g6 a1g7 a2c2 f6f7 b2h6 a4b4 b4f8 c2c3 "
    "g7g8 c3g7 b3c3 c3g5 d3d4 f8e8 d4h8 e4f4 f4f8 f5h7 g5h5" },
  { "Ugolki 16",
    "d3e3 d1d5 c3e5 c2e6 e5f5 a3g5 a1e7 d4f4 a2g6 b4h6 g6g7 f5f7 b1h7 b3h5 b2c2 c1e5 "
    "c2g8 e3d3 d2f8 a4b4 f8e8 b4h8 d3d4 c4g6 d4f8 d5f5 f4f6" },
};

static const char *const variants[] = {
  "Ugolki 9",  "Ugolki 9 diagonal",  "Ugolki 10", "Ugolki 10 diagonal",
  "Ugolki 12", "Ugolki 12 diagonal", "Ugolki 16", "Ugolki 16 diagonal",
  NULL,
};

static UgoVariant
variant_of (const Crossing *crossing)
{
  UgoVariant variant;
  size_t offset;

  ugo_variant_read (crossing->variant, strlen (crossing->variant), &variant, &offset);
  return variant;
}

static void
known (int level, UgoDraft *draft, UgoProof *proof)
{
  const Crossing *crossing = &crossings[level - MIN_LEVEL];
  const char *text = crossing->line;

  memset (proof, 0, sizeof *proof);
  memset (draft, 0, sizeof *draft);
  ugo_position_start (variant_of (crossing), &draft->position);
  draft->position.ugolki.pieces[UGO_BLACK] = 0;
  draft->goal = (UgoGoal) { .kind = &ugo_goal_home, .from = UGO_SQUARE_NONE,
                            .to = UGO_SQUARE_NONE };
  for (; *text != '\0'; text += strspn (text, " "))
    {
      UgoMove move = UGO_MOVE_PASS;

      text += ugo_square_read (&ugo_rules_ugolki, text, 2, &move.from);
      text += ugo_square_read (&ugo_rules_ugolki, text, 2, &move.to);
      if (draft->n_moves > 0)
        proof->line[proof->n_line++] = UGO_MOVE_PASS;
      proof->line[proof->n_line++] = move;
      draft->n_moves++;
    }
}

/* By the order of the crossings. */
static int
grade (const UgoDraft *draft, const UgoProof *proof)
{
  for (size_t i = 0; i < G_N_ELEMENTS (crossings); i++)
    if (ugo_variant_equal (variant_of (&crossings[i]), draft->position.variant))
      return MIN_LEVEL + (int) i;
  return 0;
}

const UgoPuzzleTheme ugo_theme_whole_army = {
  .id = "whole-army",
  .rules = &ugo_rules_ugolki,
  .min_level = MIN_LEVEL,
  .max_level = MIN_LEVEL + G_N_ELEMENTS (crossings) - 1,
  .variants = variants,
  .known = known,
  .grade = grade,
};
