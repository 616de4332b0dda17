/* ugo-cli-puzzle-words.h: what puzzles ask for, in English
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command line is English; the words of the window are translated, and the model's own.
 */
#pragma once

#include "ugo-puzzle.h"

G_BEGIN_DECLS

/**
 * ugo_cli_puzzle_title:
 * @puzzle: a puzzle
 *
 * Returns: (transfer full): its theme, such as “Last brick”
 */
char *ugo_cli_puzzle_title (const UgoPuzzle *puzzle);

/**
 * ugo_cli_puzzle_side:
 * @puzzle: a puzzle
 *
 * Returns: (transfer none): who is to move, such as “South”
 */
const char *ugo_cli_puzzle_side (const UgoPuzzle *puzzle);

/**
 * ugo_cli_puzzle_instruction:
 * @puzzle: a puzzle
 *
 * Returns: (transfer full): what is to be done, a sentence or two
 */
char *ugo_cli_puzzle_instruction (const UgoPuzzle *puzzle);

/**
 * ugo_cli_puzzle_solution:
 * @puzzle: a puzzle
 *
 * Returns: (transfer full): the solution that its record has, with other first moves
 */
char *ugo_cli_puzzle_solution (const UgoPuzzle *puzzle);

G_END_DECLS
