/* ugo-puzzle-paper.h: what of a puzzle is drawn and written on paper, without the words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-comment.h"
#include "ugo-puzzle.h"

G_BEGIN_DECLS

/*
 * UgoPuzzlePaperWords:
 * @also: what stands before other first moves that do it, such as “Also:”
 * @or_else: what stands before another set of squares that answers, such as “or:”
 * @write_move: (transfer full): the move of a node as it is to be read
 */
typedef struct
{
  const char *also;
  const char *or_else;
  char *(*write_move) (const UgoNode *node);
} UgoPuzzlePaperWords;

/**
 * ugo_puzzle_paper_question:
 * @puzzle: a puzzle
 *
 * Returns: (transfer full) (element-type UgoMark): circles around the squares that the goal names
 */
GArray *ugo_puzzle_paper_question (const UgoPuzzle *puzzle);

/**
 * ugo_puzzle_paper_squares:
 * @puzzle: a puzzle
 *
 * Returns: the squares of its first answer; none when moves answer it
 */
guint64 ugo_puzzle_paper_squares (const UgoPuzzle *puzzle);

/**
 * ugo_puzzle_paper_route:
 * @puzzle: a puzzle
 *
 * Returns: the way of the first move of its solution, of length 0 when there is none
 */
UgoRoute ugo_puzzle_paper_route (const UgoPuzzle *puzzle);

/**
 * ugo_puzzle_paper_moves:
 * @puzzle: a puzzle
 *
 * Returns: (transfer full) (element-type UgoMark): where the first move of its solution goes on to,
 *   and an arrow for each own move after it: when they are not many, and the other side has none
 *   between
 */
GArray *ugo_puzzle_paper_moves (const UgoPuzzle *puzzle);

/**
 * ugo_puzzle_paper_solution:
 * @puzzle: a puzzle
 * @words: how it is written
 *
 * Returns: (transfer full): the solution that its record has, with other first moves
 */
char *ugo_puzzle_paper_solution (const UgoPuzzle *puzzle, const UgoPuzzlePaperWords *words);

G_END_DECLS
