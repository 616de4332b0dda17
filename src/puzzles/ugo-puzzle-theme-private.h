/* ugo-puzzle-theme-private.h: the themes, each in the file that makes its puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-puzzle-theme.h"

G_BEGIN_DECLS

extern const UgoPuzzleTheme ugo_theme_longest_chain;
extern const UgoPuzzleTheme ugo_theme_last_brick;
extern const UgoPuzzleTheme ugo_theme_one_way_road;
extern const UgoPuzzleTheme ugo_theme_cut_the_road;
extern const UgoPuzzleTheme ugo_theme_build_and_run;
extern const UgoPuzzleTheme ugo_theme_road;
extern const UgoPuzzleTheme ugo_theme_straggler;
extern const UgoPuzzleTheme ugo_theme_leave_in_time;
extern const UgoPuzzleTheme ugo_theme_whole_army;
extern const UgoPuzzleTheme ugo_theme_count_the_end;
extern const UgoPuzzleTheme ugo_theme_win_now;
extern const UgoPuzzleTheme ugo_theme_only_defence;
extern const UgoPuzzleTheme ugo_theme_spot_the_threat;
extern const UgoPuzzleTheme ugo_theme_two_threats;
extern const UgoPuzzleTheme ugo_theme_win_in_three;
extern const UgoPuzzleTheme ugo_theme_which_line;
extern const UgoPuzzleTheme ugo_theme_replacement;

/**
 * ugo_puzzle_theme_level:
 * @theme: a theme
 * @bounds: (array): for each of its levels but the first one the least number that belongs to it,
 *   in rising order
 * @measure: a number
 *
 * Returns: the level that @measure belongs to
 */
int ugo_puzzle_theme_level (const UgoPuzzleTheme *theme, const int *bounds, int measure);

/**
 * ugo_puzzle_theme_prove:
 * @theme: a theme
 * @draft: a draft of it, not proved yet
 * @stop: (nullable): makes it give up when another thread sets it
 * @proof: (out): its proof, where it came to one
 *
 * Returns: the level of the puzzle that @draft is; 0 when it is none
 */
int ugo_puzzle_theme_prove (const UgoPuzzleTheme *theme, const UgoDraft *draft,
                            const atomic_bool *stop, UgoProof *proof);

G_END_DECLS
