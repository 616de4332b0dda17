/* ugo-puzzle-theme.c: the themes there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-theme.h"

#include "ugo-puzzle-theme-private.h"

static const UgoPuzzleTheme *const themes[] = {
  &ugo_theme_longest_chain,
  &ugo_theme_build_and_run,
  &ugo_theme_road,
  &ugo_theme_last_brick,
  &ugo_theme_one_way_road,
  &ugo_theme_cut_the_road,
  &ugo_theme_straggler,
  &ugo_theme_leave_in_time,
  &ugo_theme_count_the_end,
  &ugo_theme_whole_army,
  &ugo_theme_win_now,
  &ugo_theme_only_defence,
  &ugo_theme_spot_the_threat,
  &ugo_theme_two_threats,
  &ugo_theme_win_in_three,
  &ugo_theme_which_line,
  &ugo_theme_replacement,
  NULL,
};

const UgoPuzzleTheme *const *
ugo_puzzle_themes (void)
{
  return themes;
}

const UgoPuzzleTheme *
ugo_puzzle_theme_find (const char *id)
{
  for (size_t i = 0; themes[i] != NULL; i++)
    if (g_strcmp0 (themes[i]->id, id) == 0)
      return themes[i];
  return NULL;
}

int
ugo_puzzle_theme_level (const UgoPuzzleTheme *theme, const int *bounds, int measure)
{
  int level = theme->min_level;

  while (level < theme->max_level && measure >= bounds[level - theme->min_level])
    level++;
  return level;
}

int
ugo_puzzle_theme_prove (const UgoPuzzleTheme *theme, const UgoDraft *draft,
                        const atomic_bool *stop, UgoProof *proof)
{
  const UgoGoal *goal = &draft->goal;

  if (goal->kind->fits (goal, &draft->position, draft->n_moves) != NULL)
    return 0;
  ugo_goal_solve (goal, &draft->position, draft->n_moves, stop, proof);
  if (proof->status != UGO_PROOF_FOUND || proof->least != draft->n_moves)
    return 0;
  return theme->grade (draft, proof);
}
