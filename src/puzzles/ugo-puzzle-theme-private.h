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

G_END_DECLS
