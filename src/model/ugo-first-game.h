/* ugo-first-game.h: the first whole game, at the end of a course
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-match.h"
#include "ugo-progress.h"

G_BEGIN_DECLS

/**
 * ugo_first_game_new:
 * @rules: a game
 *
 * Returns: (transfer full): a match of a person, who begins, against the weakest level of the
 *   computer; a tag of its record tells what it is
 */
UgoMatch *ugo_first_game_new (const UgoRules *rules);

/**
 * ugo_first_game_keep:
 * @match: any match
 * @progress: where to keep it
 *
 * When @match is such a game and is over by the rules, keeps what the person has won by it.
 */
void ugo_first_game_keep (UgoMatch *match, UgoProgress *progress);

/**
 * ugo_first_game_get_stars:
 * @rules: a game
 * @progress: what has been learned
 *
 * Returns: 3 for a win, 2 for a draw, 1 for a loss, the best so far; 0 when none was played to its
 *   end
 */
int ugo_first_game_get_stars (const UgoRules *rules, UgoProgress *progress);

G_END_DECLS
