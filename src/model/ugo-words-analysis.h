/* ugo-words-analysis.h: what the computer makes of positions and moves, in each game's own measure
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Ugolki is measured in moves of lead, Gygès in the chance of winning.
 */
#pragma once

#include <glib.h>

#include "ugo-mistake.h"

G_BEGIN_DECLS

/**
 * ugo_measure_height:
 * @rules: a game
 * @score: a score as White sees it; see ugo-score.h
 *
 * Returns: the place of the score on a graph, from -1 to 1: in Ugolki its share of the lead that
 *   decides, in Gygès twice the chance of winning less one
 */
double ugo_measure_height (const UgoRules *rules, int score);

/**
 * ugo_words_measure:
 * @position: a position whose game goes on
 * @score: what it is worth as White sees it
 *
 * Returns: (transfer full): a sentence that says how the game stands
 */
char *ugo_words_measure (const UgoPosition *position, int score);

/**
 * ugo_words_mistake:
 * @position: a position
 * @played: the move made there
 * @best: the best one
 * @mistake: how bad the first was
 * @best_score: what the position is worth by the second, from the side to move
 * @played_score: what it is worth by the first
 *
 * Returns: (transfer full): what is wrong with @played, and what is better about @best
 */
char *ugo_words_mistake (const UgoPosition *position, UgoMove played, UgoMove best,
                         UgoMistake mistake, int best_score, int played_score);

G_END_DECLS
