/* ugo-theme-fitting.h: to which theme a question belongs that somebody has made up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-puzzle-theme.h"

G_BEGIN_DECLS

/**
 * ugo_theme_fitting_most_moves:
 * @rules: a game
 * @kind: a goal
 *
 * Returns: the most own moves (bricks, squares) within which puzzles of that game ask for it; 0
 *   when none does
 */
int ugo_theme_fitting_most_moves (const UgoRules *rules, const UgoGoalKind *kind);

/**
 * ugo_theme_fitting_find:
 * @draft: a draft whose goal some puzzle of its game asks for
 * @proof: (nullable): a proof of it, found
 * @level: (out) (optional): the level that the theme's measure gives; 0 when it gives none, or
 *   without a proof
 *
 * Returns: the theme that it belongs to: where several do, the one whose measure gives a level
 */
const UgoPuzzleTheme *ugo_theme_fitting_find (const UgoDraft *draft, const UgoProof *proof,
                                              int *level);

G_END_DECLS
