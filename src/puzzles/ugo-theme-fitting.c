/* ugo-theme-fitting.c: to which theme a question belongs that somebody has made up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-theme-fitting.h"

#include <string.h>

#include "ugo-bits.h"
#include "ugo-goal-private.h"
#include "ugo-puzzle-theme-private.h"
#include "ugo-ugolki.h"

/*
 * Fitting:
 * @theme: a theme
 * @word: a goal that it asks for
 * @least: the fewest moves it does so in
 * @most: the most
 * @suits: (nullable): whether the theme is about such a draft; @proof may be %NULL
 */
typedef struct
{
  const UgoPuzzleTheme *theme;
  const char *word;
  int least;
  int most;
  bool (*suits) (const UgoDraft *draft, const UgoProof *proof);
} Fitting;

/* Whether one piece alone is not in the goal yet. */
static bool
has_straggler (const UgoDraft *draft, const UgoProof *proof G_GNUC_UNUSED)
{
  const UgoPosition *position = &draft->position;
  UgoSide side = (UgoSide) position->side;
  uint64_t goal = ugo_ugolki_home (position->variant, ugo_side_other (side));

  return ugo_bits_count (position->ugolki.pieces[side] & ~goal) == 1;
}

static bool
is_by_replacement (const UgoDraft *draft G_GNUC_UNUSED, const UgoProof *proof)
{
  size_t n = proof != NULL ? proof->n_first : 0;

  for (size_t i = 0; i < n; i++)
    if (proof->first[i].drop == UGO_SQUARE_NONE)
      return false;
  return n > 0;
}

/* Of a goal the more particular themes come first, and last one that takes whatever there is. */
static const Fitting fittings[] = {
  { &ugo_theme_longest_chain, "jumps", 1, 1, NULL },
  { &ugo_theme_longest_chain, "gain", 1, 1, NULL },
  { &ugo_theme_last_brick, "open", 1, 1, NULL },
  { &ugo_theme_one_way_road, "one-way", 1, 1, NULL },
  { &ugo_theme_cut_the_road, "cut", 1, 1, NULL },
  { &ugo_theme_straggler, "home", 1, UGO_GOAL_MAX_MOVES, has_straggler },
  { &ugo_theme_road, "home", 1, UGO_GOAL_MAX_MOVES, NULL },
  { &ugo_theme_road, "bring", 1, UGO_GOAL_MAX_MOVES, NULL },
  { &ugo_theme_leave_in_time, "leave", 1, UGO_GOAL_MAX_MOVES, NULL },
  { &ugo_theme_build_and_run, "run", 1, UGO_GOAL_MAX_MOVES, NULL },
  { &ugo_theme_build_and_run, "build", 1, 3, NULL },
  { &ugo_theme_count_the_end, "win", 1, 8, NULL },
  { &ugo_theme_count_the_end, "draw", 1, 8, NULL },
  { &ugo_theme_count_the_end, "outcome", 1, 8, NULL },
  { &ugo_theme_replacement, "win", 1, 3, is_by_replacement },
  { &ugo_theme_win_now, "win", 1, 1, NULL },
  { &ugo_theme_two_threats, "win", 2, 2, NULL },
  { &ugo_theme_win_in_three, "win", 3, 3, NULL },
  { &ugo_theme_replacement, "defend", 1, 1, is_by_replacement },
  { &ugo_theme_only_defence, "defend", 1, 1, NULL },
  { &ugo_theme_spot_the_threat, "threat", 1, 1, NULL },
  { &ugo_theme_which_line, "line", 1, UGO_GOAL_MAX_MOVES, NULL },
  { &ugo_theme_which_line, "ends", 1, UGO_GOAL_MAX_MOVES, NULL },
};

static bool
asks_for (const Fitting *fitting, const UgoRules *rules, const UgoGoalKind *kind)
{
  return fitting->theme->rules == rules && strcmp (fitting->word, kind->word) == 0;
}

int
ugo_theme_fitting_most_moves (const UgoRules *rules, const UgoGoalKind *kind)
{
  int most = 0;

  for (size_t i = 0; i < G_N_ELEMENTS (fittings); i++)
    if (asks_for (&fittings[i], rules, kind))
      most = MAX (most, fittings[i].most);
  return most;
}

static bool
fits (const Fitting *fitting, const UgoDraft *draft, const UgoProof *proof)
{
  return asks_for (fitting, draft->position.variant.rules, draft->goal.kind)
         && draft->n_moves >= fitting->least && draft->n_moves <= fitting->most
         && (fitting->suits == NULL || fitting->suits (draft, proof));
}

const UgoPuzzleTheme *
ugo_theme_fitting_find (const UgoDraft *draft, const UgoProof *proof, int *level)
{
  const UgoPuzzleTheme *found = NULL;
  int graded = 0;

  for (size_t i = 0; i < G_N_ELEMENTS (fittings) && graded == 0; i++)
    {
      const UgoPuzzleTheme *theme = fittings[i].theme;

      if (!fits (&fittings[i], draft, proof))
        continue;
      if (proof != NULL && proof->status == UGO_PROOF_FOUND)
        graded = theme->grade (draft, proof);
      if (found == NULL || graded > 0)
        found = theme;
    }
  if (level != NULL)
    *level = CLAMP (graded, 0, UGO_PUZZLE_MAX_LEVEL);
  return found;
}
