/* ugo-terms.h: the words that lessons use of squares, boards and tries, and what they mean
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each game has a table of words of its own beside those that hold for all. A word means a set of
 * squares or a number; a number other than 0 is “yes” where no other is asked for.
 */
#pragma once

#include <glib.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

/* What stands behind the colon of a word. */
typedef enum
{
  UGO_TAKES_NOTHING,
  UGO_TAKES_SQUARES,     /* a set of squares */
  UGO_MAY_TAKE_SQUARES,  /* a set, or nothing for every square */
  UGO_TAKES_ENDS,        /* two squares joined by a hyphen */
} UgoTakes;

/*
 * UgoArgument:
 * @squares: the set; every square when none is given
 * @from: the first of two squares
 * @to: the second
 */
typedef struct
{
  uint64_t squares;
  UgoSquare from;
  UgoSquare to;
} UgoArgument;

/*
 * UgoTry:
 * @before: where it was tried
 * @move: a legal move
 * @route: the way it went
 * @after: what it leads to
 * @chosen: squares that were chosen
 * @wanted: the squares that should have been
 * @said: a number that was answered
 * @right: the number that should have been
 *
 * What a person tried: a move, a choice of squares or an answer; the rest is empty.
 */
typedef struct
{
  UgoPosition before;
  UgoMove move;
  UgoRoute route;
  UgoPosition after;
  uint64_t chosen;
  uint64_t wanted;
  int said;
  int right;
} UgoTry;

/* What a condition speaks of, and where a word may stand. */
typedef enum
{
  UGO_OF_BOARD = 1 << 0,
  UGO_OF_MOVE = 1 << 1,
  UGO_OF_CHOICE = 1 << 2,
  UGO_OF_ANSWER = 1 << 3,
} UgoSubject;

/*
 * UgoTerm:
 * @name: the word
 * @takes: what it takes
 * @subject: what it speaks of
 * @board: the number, seen from @side, of a position; or %NULL
 * @tried: the number of a try; or %NULL
 */
typedef struct
{
  const char *name;
  UgoTakes takes;
  UgoSubject subject;
  int (*board) (const UgoPosition *position, UgoSide side, const UgoArgument *argument);
  int (*tried) (const UgoTry *self, const UgoArgument *argument);
} UgoTerm;

/*
 * UgoSquareWord:
 * @name: the word
 * @takes_square: whether a square follows
 * @squares: the set it means in a position, seen from @side; @square is the one that follows
 */
typedef struct
{
  const char *name;
  bool takes_square;
  uint64_t (*squares) (const UgoPosition *position, UgoSide side, UgoSquare square);
} UgoSquareWord;

/*
 * UgoTerms:
 * @rules: the game, %NULL for words of all games
 * @terms: its words for numbers, ended by a %NULL name
 * @square_words: its words for squares, ended by a %NULL name
 */
typedef struct
{
  const UgoRules *rules;
  const UgoTerm *terms;
  const UgoSquareWord *square_words;
} UgoTerms;

extern const UgoTerms ugo_terms_ugolki;
extern const UgoTerms ugo_terms_gyges;

/**
 * ugo_terms_find:
 * @rules: a game
 * @name: text
 * @length: its length in bytes
 *
 * Returns: (nullable): the word for a number, or %NULL when the game has none of that name
 */
const UgoTerm *ugo_terms_find (const UgoRules *rules, const char *name, gsize length);

/**
 * ugo_terms_find_squares:
 * @rules: a game
 * @name: text
 * @length: its length in bytes
 *
 * Returns: (nullable): the word for a set of squares, or %NULL
 */
const UgoSquareWord *ugo_terms_find_squares (const UgoRules *rules, const char *name,
                                             gsize length);

/**
 * ugo_terms_list:
 * @rules: a game
 *
 * Returns: (transfer full) (element-type utf8): every word for a number or for squares that the
 *   game has, for the test that the documentation names each of them
 */
GPtrArray *ugo_terms_list (const UgoRules *rules);

/**
 * ugo_terms_turned:
 * @position: a position
 * @side: a side
 *
 * Returns: the same with @side to move, as if it had only now been set up
 */
UgoPosition ugo_terms_turned (const UgoPosition *position, UgoSide side);

/**
 * ugo_terms_moves:
 * @position: a position, decided or not
 * @side: a side
 * @moves: (out): room for %UGO_MAX_MOVES moves
 *
 * Returns: how many moves the rules of movement give @side, were it to move
 */
size_t ugo_terms_moves (const UgoPosition *position, UgoSide side, UgoMove *moves);

G_END_DECLS
