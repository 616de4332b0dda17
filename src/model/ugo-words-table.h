/* ugo-words-table.h: the words of one game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

/* Room for a square's name, with the final NUL. */
#define UGO_SQUARE_NAME_SIZE 4

/*
 * UgoWords:
 * @rules: the game
 *
 * The functions do what those of ugo-words.h do for positions of this game. `refusal`, `status` and
 * `outcome` answer %NULL where the words that hold for every game will do. `level_sight` tells of a
 * level that sees moves of so many hops at most.
 */
typedef struct
{
  const UgoRules *rules;
  const char *(*game) (void);
  const char *(*side) (UgoSide side);
  char *(*variant) (UgoVariant variant);
  const char *(*turn) (const UgoPosition *position);
  char *(*outcome) (const UgoPosition *position, UgoResult result);
  const char *(*resignation) (UgoSide side);
  const char *(*time_forfeit) (UgoSide side);
  char *(*time_left) (UgoSide side, const char *duration);
  const char *(*clock_name) (UgoSide side);
  const char *(*recorded) (UgoOutcome outcome);
  char *(*players) (const char *white, const char *black);
  const char *(*player_name) (UgoSide side);
  const char *(*draw_offer) (UgoSide side);
  const char *(*draw_question) (UgoSide side);
  const char *(*advice) (const UgoPosition *position);
  char *(*typing) (const UgoPosition *position);
  char *(*level_sight) (int hops);
  const char *(*no_move) (UgoSide side);
  char *(*numbered_move) (guint number, UgoSide side, const char *text);
  char *(*limits) (const UgoPosition *position);
  char *(*refusal) (const UgoPosition *position, UgoMove move, UgoStatus status);
  const char *(*status) (UgoStatus status);
  const char *(*pass) (const UgoPosition *position);
  char *(*square) (const UgoPosition *position, UgoSquare square);
  char *(*move) (const UgoPosition *position, UgoMove move, const UgoRoute *route);
} UgoWords;

extern const UgoWords ugo_words_ugolki;
extern const UgoWords ugo_words_gyges;

/**
 * ugo_words_find:
 * @rules: (nullable): a game, or %NULL when it is not known
 *
 * Returns: its words; those of the first game when it is not known
 */
const UgoWords *ugo_words_find (const UgoRules *rules);

/**
 * ugo_square_name:
 * @position: a position
 * @square: any number
 * @name: (out) (array fixed-size=4): room for its name
 *
 * Returns: @name: the square's name, "?" when it is none
 */
const char *ugo_square_name (const UgoPosition *position, UgoSquare square, char *name);

/**
 * ugo_words_join:
 * @parts: (transfer full) (element-type utf8): words, each complete in itself
 *
 * Returns: (transfer full): the parts with middle dots between
 */
char *ugo_words_join (GPtrArray *parts);

/**
 * ugo_words_stops:
 * @position: a position
 * @route: a route
 *
 * Returns: (transfer full): the names of the squares between its ends, with commas between
 */
char *ugo_words_stops (const UgoPosition *position, const UgoRoute *route);

G_END_DECLS
