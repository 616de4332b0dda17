/* ugo-setup.h: how positions of a game are set up by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the dialog in which positions are set up must know of a particular game, keyed by its rules.
 */
#pragma once

#include <glib.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

/* The most kinds of pieces a game has. */
#define UGO_SETUP_MAX_PIECES 3

/*
 * UgoSetup:
 * @rules: the game
 *
 * Pieces are counted as ugo_piece_at() counts them; there is one kind for each letter of
 * #UgoRules.piece_letters.
 */
typedef struct
{
  const UgoRules *rules;

  /* full: how many pieces of each kind a game has. */
  int (*full) (UgoVariant variant);

  /* piece: what @piece is called, as a label. */
  const char *(*piece) (uint8_t piece);

  /* counted: the same with how many of it stand on the board, for a screen reader; the result
   * belongs to the caller. */
  char *(*counted) (uint8_t piece, int count, int full);

  /* to_move: what choosing @side as the one to move is called. */
  const char *(*to_move) (UgoSide side);

  /* need: what @position needs to be played from; @status is what ugo_position_validate() says of
   * it as a position of a game. The result belongs to the caller. */
  char *(*need) (const UgoPosition *position, UgoStatus status);

  /* outside: why no piece is put on a square outside the field; %NULL in a game without. */
  const char *(*outside) (void);
} UgoSetup;

extern const UgoSetup ugo_setup_ugolki;
extern const UgoSetup ugo_setup_gyges;

/**
 * ugo_setup_find:
 * @rules: a game
 *
 * Returns: how it is set up; there is one for every game of ugo_rules_all()
 */
const UgoSetup *ugo_setup_find (const UgoRules *rules);

/**
 * ugo_setup_count_kinds:
 * @rules: a game
 *
 * Returns: how many kinds of pieces it has
 */
int ugo_setup_count_kinds (const UgoRules *rules);

/**
 * ugo_setup_count_pieces:
 * @position: a position
 * @piece: a kind of piece of its game
 *
 * Returns: how many of it stand on the board
 */
int ugo_setup_count_pieces (const UgoPosition *position, uint8_t piece);

/**
 * ugo_setup_read:
 * @variant: the variant the text is read as first
 * @text: the text of a position, in whatever state
 * @position: (out): the position
 * @offset: (out): where a fault stands
 *
 * Reads a text that is no position of @variant as one of another piece set of its game, then of
 * another game.
 *
 * Returns: %UGO_OK, or what is wrong with it as a position of @variant
 */
UgoStatus ugo_setup_read (UgoVariant variant, const char *text, UgoPosition *position,
                          gsize *offset);

G_END_DECLS
