/* ugo-theme-play.h: positions of Ugolki for puzzles, from games that play themselves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The players know nothing but the rules and the way home, so that what they play does not change
 * with the engine: a puzzle's id must make the same puzzle in years.
 */
#pragma once

#include "ugo-puzzle-theme.h"

G_BEGIN_DECLS

/**
 * UgoThemePlayFunc:
 * @random: where chance comes from
 * @level: the level that is wanted
 * @draft: (inout): a position, for which the goal is to be set
 *
 * Returns: whether there is something to be asked about the position
 */
typedef bool (*UgoThemePlayFunc) (UgoRandom *random, int level, UgoDraft *draft);

/* The variants of Ugolki that these puzzles are made for, the plainest first. */
extern const char *const ugo_theme_play_variants[];

/**
 * ugo_theme_play_begin:
 * @position: a position of Ugolki
 * @draft: (out): a draft of it, without a goal, to be answered by one move
 *
 * Nothing of how the position came about is kept, so that it is the same when it is read from a
 * file.
 */
void ugo_theme_play_begin (const UgoPosition *position, UgoDraft *draft);

/**
 * ugo_theme_play_choose:
 * @position: a position of Ugolki whose game goes on
 * @random: where chance comes from
 * @error: by how much moves are misjudged at most
 *
 * Returns: the move of a player who goes far, and with the last pieces first, but not always
 */
UgoMove ugo_theme_play_choose (const UgoPosition *position, UgoRandom *random, int error);

/**
 * ugo_theme_play_draft:
 * @theme: whose puzzle it is to be
 * @propose: what could be asked about a position
 * @random: where chance comes from
 * @level: the level that is wanted
 * @stop: (nullable): makes it give up when another thread sets it
 * @draft: (out): what was found
 *
 * Plays a game and looks at its positions, one after the other, many of them thinned out.
 *
 * Returns: whether one of them is a puzzle of that level: `draft` of a theme
 */
bool ugo_theme_play_draft (const UgoPuzzleTheme *theme, UgoThemePlayFunc propose,
                           UgoRandom *random, int level, const atomic_bool *stop,
                           UgoDraft *draft);

/**
 * ugo_theme_play_travels:
 * @position: a position of Ugolki
 * @side: whose chain, whether it is that side's turn or not
 * @n_jumps: the jumps of its longest chain
 *
 * Returns: whether one of its chains of so many jumps gains as many squares at least: one that goes
 *   to and fro is no good to anybody
 */
bool ugo_theme_play_travels (const UgoPosition *position, UgoSide side, int n_jumps);

/**
 * ugo_theme_play_level:
 * @theme: a theme of all levels
 * @least: (array fixed-size=9): the least points of each level, rising
 * @points: how difficult a puzzle is
 *
 * Returns: its level; 0 when it is too plain for the first
 */
int ugo_theme_play_level (const UgoPuzzleTheme *theme, const int *least, int points);

G_END_DECLS
