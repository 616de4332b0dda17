/* ugo-puzzle-maker.h: puzzles without end, made in a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "ugo-generator.h"

G_BEGIN_DECLS

#define UGO_TYPE_PUZZLE_MAKER (ugo_puzzle_maker_get_type ())

/* Makes one puzzle at a time, and keeps it until it is taken. Signal: changed (), when one is ready
 * or could not be made, and now and then while one is being made. */
G_DECLARE_FINAL_TYPE (UgoPuzzleMaker, ugo_puzzle_maker, UGO, PUZZLE_MAKER, GObject)

typedef enum
{
  UGO_PUZZLE_MAKER_RESTING,
  UGO_PUZZLE_MAKER_MAKING,
  UGO_PUZZLE_MAKER_READY,
  UGO_PUZZLE_MAKER_FAILED, /* thousands of drafts gave none; another seed may */
} UgoPuzzleMakerState;

UgoPuzzleMaker *ugo_puzzle_maker_new (void);

/**
 * ugo_puzzle_maker_prepare:
 * @self: a maker
 * @theme: a theme
 * @level: a level that it offers
 * @seed: any number
 *
 * Begins to make a puzzle, in place of any other. Where one of that theme and level is ready or
 * being made, nothing happens.
 */
void ugo_puzzle_maker_prepare (UgoPuzzleMaker *self, const UgoPuzzleTheme *theme, int level,
                               guint64 seed);

/**
 * ugo_puzzle_maker_prepare_id:
 * @self: a maker
 * @id: an id that the generator has given
 *
 * Begins to make that puzzle, in place of any other.
 */
void ugo_puzzle_maker_prepare_id (UgoPuzzleMaker *self, const char *id);

UgoPuzzleMakerState ugo_puzzle_maker_get_state (UgoPuzzleMaker *self);

/**
 * ugo_puzzle_maker_get_n_tries:
 * @self: a maker
 *
 * Returns: how many drafts have been thrown away while a puzzle is being made
 */
guint ugo_puzzle_maker_get_n_tries (UgoPuzzleMaker *self);

/**
 * ugo_puzzle_maker_take:
 * @self: a maker
 * @theme: a theme
 * @level: a level
 *
 * Returns: (transfer full) (nullable): the puzzle, if one of that theme and level is ready; the
 *   maker rests then
 */
UgoPuzzle *ugo_puzzle_maker_take (UgoPuzzleMaker *self, const UgoPuzzleTheme *theme, int level);

/**
 * ugo_puzzle_maker_take_id:
 * @self: a maker
 * @id: an id
 *
 * Returns: (transfer full) (nullable): the puzzle, if ugo_puzzle_maker_prepare_id() has made it;
 *   the maker rests then
 */
UgoPuzzle *ugo_puzzle_maker_take_id (UgoPuzzleMaker *self, const char *id);

/**
 * ugo_puzzle_maker_cancel:
 * @self: a maker
 *
 * Stops making one; one that is ready is kept.
 */
void ugo_puzzle_maker_cancel (UgoPuzzleMaker *self);

G_END_DECLS
