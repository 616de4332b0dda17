/* ugo-puzzle-shelf.h: the puzzles that come with the program, by theme and level
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "ugo-puzzle.h"

G_BEGIN_DECLS

/* Where the program's resources have the packs. */
#define UGO_PUZZLE_RESOURCES "/org/ugolki/Ugolki/puzzles"

#define UGO_TYPE_PUZZLE_SHELF (ugo_puzzle_shelf_get_type ())

/* Signal: changed (), when puzzles have come. */
G_DECLARE_FINAL_TYPE (UgoPuzzleShelf, ugo_puzzle_shelf, UGO, PUZZLE_SHELF, GObject)

/**
 * ugo_puzzle_shelf_new:
 *
 * Returns: (transfer full): an empty shelf
 */
UgoPuzzleShelf *ugo_puzzle_shelf_new (void);

/**
 * ugo_puzzle_shelf_load:
 * @self: a shelf
 *
 * Reads the packs that are built into the program, in a thread. What cannot be read, which their
 * tests would have told, is left out with a warning.
 */
void ugo_puzzle_shelf_load (UgoPuzzleShelf *self);

/**
 * ugo_puzzle_shelf_is_loaded:
 * @self: a shelf
 *
 * Returns: whether all of them have come
 */
gboolean ugo_puzzle_shelf_is_loaded (UgoPuzzleShelf *self);

/**
 * ugo_puzzle_shelf_add:
 * @self: a shelf
 * @pack: the text of a pack
 *
 * Adds its puzzles, in their order. One whose id is there already is left out.
 */
void ugo_puzzle_shelf_add (UgoPuzzleShelf *self, GBytes *pack);

/**
 * ugo_puzzle_shelf_add_own:
 * @self: a shelf
 * @pack: the text of a pack
 *
 * Adds puzzles from the person's own games: they are found by their names, but belong to no set, so
 * that the puzzle of the day stays the same for everyone.
 */
void ugo_puzzle_shelf_add_own (UgoPuzzleShelf *self, GBytes *pack);

/**
 * ugo_puzzle_shelf_get_own:
 * @self: a shelf
 *
 * Returns: (transfer none) (element-type UgoPuzzle): the puzzles from own games, of all games
 */
GPtrArray *ugo_puzzle_shelf_get_own (UgoPuzzleShelf *self);

/**
 * ugo_puzzle_shelf_get_set:
 * @self: a shelf
 * @theme: a theme
 * @level: from 1 to %UGO_PUZZLE_MAX_LEVEL
 *
 * Returns: (transfer none) (element-type UgoPuzzle): its puzzles of that level
 */
GPtrArray *ugo_puzzle_shelf_get_set (UgoPuzzleShelf *self, const UgoPuzzleTheme *theme,
                                     int level);

/**
 * ugo_puzzle_shelf_find:
 * @self: a shelf
 * @id: (nullable): an id
 *
 * Returns: (transfer none) (nullable): the puzzle
 */
UgoPuzzle *ugo_puzzle_shelf_find (UgoPuzzleShelf *self, const char *id);

/**
 * ugo_puzzle_shelf_get_example:
 * @self: a shelf
 * @theme: a theme
 *
 * Returns: (transfer none) (nullable): the first puzzle of it
 */
UgoPuzzle *ugo_puzzle_shelf_get_example (UgoPuzzleShelf *self, const UgoPuzzleTheme *theme);

G_END_DECLS
