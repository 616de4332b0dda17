/* ugo-words-sheet.h: what stands on a sheet of puzzles, in the person's language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-puzzle-paper.h"

G_BEGIN_DECLS

/**
 * ugo_words_sheet_note:
 * @puzzle: a puzzle
 *
 * Returns: (transfer full): who is to move, and its level
 */
char *ugo_words_sheet_note (const UgoPuzzle *puzzle);

/**
 * ugo_words_sheet_solution:
 * @puzzle: a puzzle
 *
 * Returns: (transfer full): the solution that its record has, with other first moves
 */
char *ugo_words_sheet_solution (const UgoPuzzle *puzzle);

G_END_DECLS
