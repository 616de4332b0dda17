/* ugo-own-games.h: puzzles from positions of somebody's games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-puzzle.h"

G_BEGIN_DECLS

/* The most puzzles of one theme that a game gives. */
#define UGO_OWN_GAMES_MAX 2

/**
 * ugo_own_games_find:
 * @record: a record of a game
 * @stop: (nullable): makes it give up when another thread sets it
 *
 * Looks at each position of the main line: what could be done there, whether it was or not,
 * becomes a puzzle. Of each theme the most difficult ones are taken. Their ids are made of what is
 * asked, so that the same position always has the same.
 *
 * Returns: (transfer full) (element-type UgoPuzzle): puzzles, all of them proved, in the order of
 *   the game; those that were found by then when it was stopped
 */
GPtrArray *ugo_own_games_find (UgoRecord *record, const atomic_bool *stop);

G_END_DECLS
