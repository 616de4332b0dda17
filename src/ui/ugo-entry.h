/* ugo-entry.h: how the moves of a game are entered, shown and told on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the board widget must know of a particular game, keyed by its rules. Sentences are whole,
 * for each game has words of its own for a piece and a square.
 */
#pragma once

#include "ugo-board-draw.h"
#include "ugo-pick.h"

G_BEGIN_DECLS

/*
 * UgoEntry:
 * @rules: the game
 * @returns: whether a piece may stop twice on a square in one move, so that where it can go depends
 *   on the whole way it has come
 * @is_told: whether what a screen reader hears of the piece in hand is worth showing, too
 */
typedef struct
{
  const UgoRules *rules;
  gboolean returns;
  gboolean is_told;

  /* steps: how many squares the piece in hand goes from where it is to its next stop; 0 when the
   * game does not tell. */
  guint (*steps) (const UgoPosition *position, const UgoPick *pick);

  /* Of a place, for a screen reader. @words is the place and what is there, "e4, empty"; the result
   * belongs to the caller. */
  char *(*place) (const UgoPosition *position, UgoSquare place, const UgoRowMark *rows,
                  guint n_rows);
  char *(*in_hand) (const char *words);
  char *(*resting) (const char *words);
  char *(*reached) (const char *words, guint n_hops);
  char *(*replaceable) (const char *words, guint n_hops);
  char *(*droppable) (const char *words);
  char *(*placeable) (const char *words);

  /* told: a sentence on what is in hand and what can be done with it. */
  char *(*told) (const UgoPosition *position, const UgoPick *pick);

  /* put_back: says that the person gives up a move. */
  const char *(*put_back) (void);
} UgoEntry;

extern const UgoEntry ugo_entry_ugolki;
extern const UgoEntry ugo_entry_gyges;

/**
 * ugo_entry_find:
 * @rules: a game
 *
 * Returns: the entry for it; there is one for every game of ugo_rules_all()
 */
const UgoEntry *ugo_entry_find (const UgoRules *rules);

G_END_DECLS
