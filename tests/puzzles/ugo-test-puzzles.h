/* ugo-test-puzzles.h: what the tests of goals and themes share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-attempt.h"
#include "ugo-generator.h"

/**
 * ugo_test_goal:
 * @rules: a game
 * @text: a goal of it, which must be right
 *
 * Returns: the goal
 */
UgoGoal ugo_test_goal (const UgoRules *rules, const char *text);

/**
 * ugo_test_spoiled:
 * @attempt: an attempt at a puzzle in which all can be proved
 *
 * Returns: which own move was the first that was one too many, 0 for none
 */
guint ugo_test_spoiled (UgoAttempt *attempt);

/*
 * UgoTestFit:
 * @position: the text of a position of Ugolki
 * @goal: the text of a goal
 * @n_moves: how many own moves or bricks
 * @why: (nullable): what must be said against it, a part
 */
typedef struct
{
  const char *position;
  const char *goal;
  int n_moves;
  const char *why;
} UgoTestFit;

/**
 * ugo_test_fit:
 * @fit: whether a goal can be asked of a position
 *
 * Fails when it is not so.
 */
void ugo_test_fit (const UgoTestFit *fit);

/**
 * ugo_test_is_small:
 *
 * Returns: whether less is to be tried, since each proof takes long in this build
 */
bool ugo_test_is_small (void);

/**
 * ugo_test_generate:
 * @theme: the id of a theme, which must be one
 * @level: a level of it
 * @seed: any number
 *
 * Fails when there is no such puzzle.
 *
 * Returns: (transfer full): the puzzle
 */
UgoPuzzle *ugo_test_generate (const char *theme, int level, guint64 seed);

/**
 * ugo_test_generate_goal:
 * @theme: the id of a theme
 * @level: a level of it
 * @word: a goal that some of its puzzles have
 *
 * Returns: (transfer full): the first puzzle that has it, by its seed
 */
UgoPuzzle *ugo_test_generate_goal (const char *theme, int level, const char *word);

/**
 * ugo_test_theme:
 * @theme: the id of a theme
 * @n_seeds: how many puzzles to make of each level
 *
 * Fails unless at every level of the theme each seed makes a puzzle, the same again, of that level,
 * which says nothing false.
 */
void ugo_test_theme (const char *theme, guint64 n_seeds);

/**
 * ugo_test_false_claim:
 * @puzzle: a puzzle
 * @tag: a tag of its record
 * @value: what to put there
 * @message: what must be said of it, a part
 *
 * Fails unless the change is found out.
 */
void ugo_test_false_claim (UgoPuzzle *puzzle, const char *tag, const char *value,
                           const char *message);

/**
 * ugo_test_false_numbers:
 * @puzzle: a puzzle whose goal has a number, the best there is
 *
 * Fails unless a move or a brick more or less is found out, and one more or less of what is asked.
 */
void ugo_test_false_numbers (UgoPuzzle *puzzle);
