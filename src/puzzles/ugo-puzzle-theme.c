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
  &ugo_theme_whole_army,
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
