/* ugo-words-puzzle-table.h: the words of one game's puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-words-puzzle.h"

G_BEGIN_DECLS

/*
 * UgoThemeWords:
 * @id: a theme
 * @title: what it is called, in English
 * @about: a sentence on it, in English
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *about;
} UgoThemeWords;

/*
 * UgoGoalWords:
 * @word: a goal
 *
 * `task` says what is asked for. `wrong` says of an answer why it does not do, in the person's
 * language; of squares it is not asked. `sequel` says of a right answer what came of it, for the
 * card; %NULL of most.
 */
typedef struct
{
  const char *word;
  char *(*task) (const UgoPuzzleTheme *theme, const UgoDraft *draft);
  char *(*wrong) (const UgoRuling *ruling);
  char *(*sequel) (const UgoRuling *ruling);
} UgoGoalWords;

/*
 * UgoPuzzleWords:
 * @rules: the game
 * @context: the context of titles and abouts in the catalogues
 * @themes: ended by an id of %NULL
 * @goals: ended by a word of %NULL
 *
 * `hint_piece` tells which piece to move, `hint_square` one of several squares, `hint_outcome` by
 * grades who wins; %NULL where that is not asked.
 */
typedef struct
{
  const UgoRules *rules;
  const char *context;
  const UgoThemeWords *themes;
  const UgoGoalWords *goals;
  char *(*hint_piece) (const char *square);
  char *(*hint_square) (const char *square);
  char *(*hint_outcome) (const UgoPosition *position, guint64 answer, guint grade);
} UgoPuzzleWords;

extern const UgoPuzzleWords ugo_words_puzzle_ugolki;
extern const UgoPuzzleWords ugo_words_puzzle_gyges;

G_END_DECLS
