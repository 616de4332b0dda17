/* ugo-square-set.h: squares as lessons name them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * `c1`, `a1..c3` (a rectangle), a word such as `home`, a word with a square such as `landings:c1`;
 * several of them with commas or spaces between.
 */
#pragma once

#include "ugo-terms.h"

G_BEGIN_DECLS

/* The most words that one set may name. */
#define UGO_SQUARE_SET_WORDS 8

#define UGO_CONDITION_ERROR (ugo_condition_error_quark ())

/* What is wrong with the text of a set, a number or a condition. */
typedef enum
{
  UGO_CONDITION_ERROR_SYNTAX,
  UGO_CONDITION_ERROR_SQUARE,
  UGO_CONDITION_ERROR_UNKNOWN_WORD,
  UGO_CONDITION_ERROR_ARGUMENT, /* a word without what it takes, or with more */
  UGO_CONDITION_ERROR_SUBJECT,  /* a word that has no meaning here */
  UGO_CONDITION_ERROR_TOO_LONG,
} UgoConditionError;

/*
 * UgoSquareSet:
 * @fixed: the squares named one by one
 * @n_words: how many words there are besides
 * @words: the words, each with the square that follows it
 */
typedef struct
{
  uint64_t fixed;
  guint n_words;
  struct
  {
    const UgoSquareWord *word;
    UgoSquare square;
  } words[UGO_SQUARE_SET_WORDS];
} UgoSquareSet;

/**
 * ugo_condition_error_quark:
 *
 * Returns: the domain of #UgoConditionError
 */
GQuark ugo_condition_error_quark (void);

/**
 * ugo_square_set_parse:
 * @rules: the game
 * @text: text
 * @length: its length in bytes
 * @set: (out): the set
 * @error: (nullable): the place of an error
 *
 * Returns: whether @text names squares, one at least
 */
bool ugo_square_set_parse (const UgoRules *rules, const char *text, gsize length,
                           UgoSquareSet *set, GError **error);

/**
 * ugo_square_set_resolve:
 * @set: a set
 * @position: a position
 *
 * Returns: the squares it means there, words being seen from the side to move
 */
uint64_t ugo_square_set_resolve (const UgoSquareSet *set, const UgoPosition *position);

G_END_DECLS
