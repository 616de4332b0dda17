/* ugo-advice-table.h: what advice must know of each game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-fact.h"

G_BEGIN_DECLS

/*
 * UgoAdviceTable:
 * @rules: the game
 * @nodes: how many positions the computer visits to give a hint
 * @estimates: whether a mistake may be told although nothing is proved: when the scores of the game
 *   count moves, so that what was lost can be told
 *
 * The functions append to arrays of #UgoFact, what matters most first.
 */
typedef struct
{
  const UgoRules *rules;
  guint64 nodes;
  gboolean estimates;

  /* merits: what @move, legal and no pass, does for its side. */
  void (*merits) (const UgoPosition *position, UgoMove move, GArray *facts);

  /* faults: what is wrong with it, proved results apart. */
  void (*faults) (const UgoPosition *position, UgoMove move, GArray *facts);

  /* wishes: what the side not to move wants, with its ways. */
  void (*wishes) (const UgoPosition *position, GArray *facts);

  /* news: what @move means for the other side, which is advised; nothing if it does not matter. */
  void (*news) (const UgoPosition *position, UgoMove move, GArray *facts);

  /* quiet: (nullable): what to play at @position when the search finds no difference; a pass when
   * it may choose. */
  UgoMove (*quiet) (const UgoPosition *position);

  /* area: where to look when @fact is the best reason for @move. */
  uint64_t (*area) (const UgoPosition *position, UgoMove move, const UgoFact *fact);

  /* look: (transfer full): a sentence that says where to look, without the move. */
  char *(*look) (const UgoPosition *position, const UgoFact *fact);

  /* say: (transfer full): the fact as a sentence. */
  char *(*say) (const UgoPosition *position, const UgoFact *fact);

  /* name_piece: (transfer full): a sentence that says which piece makes @move. */
  char *(*name_piece) (const UgoPosition *position, UgoMove move);
} UgoAdviceTable;

extern const UgoAdviceTable ugo_advice_ugolki;
extern const UgoAdviceTable ugo_advice_gyges;

/**
 * ugo_advice_table_find:
 * @rules: a game
 *
 * Returns: what advice must know of it; there is a table for every game of ugo_rules_all()
 */
const UgoAdviceTable *ugo_advice_table_find (const UgoRules *rules);

/* Parts that the games share */

/**
 * ugo_fact_add:
 * @facts: (element-type UgoFact): where to append
 * @kind: a kind
 * @n: its first number
 * @m: its second number
 * @route: (nullable): its route
 */
void ugo_fact_add (GArray *facts, UgoFactKind kind, int n, int m, const UgoRoute *route);

/**
 * ugo_position_after:
 * @position: a position
 * @move: a legal move
 *
 * Returns: where it leads
 */
UgoPosition ugo_position_after (const UgoPosition *position, UgoMove move);

/**
 * ugo_position_turned:
 * @position: a position
 *
 * Returns: the same with the other side to move
 */
UgoPosition ugo_position_turned (const UgoPosition *position);

/**
 * ugo_route_area:
 * @position: a position
 * @route: a route
 *
 * Returns: the squares of the smallest rectangle that holds all of it, at least three by three
 */
uint64_t ugo_route_area (const UgoPosition *position, const UgoRoute *route);

/* The words of each game, in ugo-words-facts-*.c */
char *ugo_words_look_ugolki (const UgoPosition *position, const UgoFact *fact);
char *ugo_words_fact_ugolki (const UgoPosition *position, const UgoFact *fact);
char *ugo_words_piece_ugolki (const UgoPosition *position, UgoMove move);
char *ugo_words_look_gyges (const UgoPosition *position, const UgoFact *fact);
char *ugo_words_fact_gyges (const UgoPosition *position, const UgoFact *fact);
char *ugo_words_piece_gyges (const UgoPosition *position, UgoMove move);

/**
 * ugo_words_route:
 * @position: a position
 * @route: the stops of a move
 *
 * Returns: (transfer full): them as a person reads them: “e2–e4–N”
 */
char *ugo_words_route (const UgoPosition *position, const UgoRoute *route);

/**
 * ugo_words_add_sentence:
 * @text: sentences
 * @sentence: (transfer full) (nullable): another one, which is appended
 */
void ugo_words_add_sentence (GString *text, char *sentence);

/**
 * ugo_words_fact:
 * @position: the position it is a fact of
 * @fact: a fact
 *
 * Returns: (transfer full): a sentence
 */
char *ugo_words_fact (const UgoPosition *position, const UgoFact *fact);

/**
 * ugo_words_look:
 * @position: the position it is a fact of
 * @fact: the best reason for a move
 *
 * Returns: (transfer full): a sentence that says where to look for it
 */
char *ugo_words_look (const UgoPosition *position, const UgoFact *fact);

G_END_DECLS
