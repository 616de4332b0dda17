/* ugo-own-puzzles.h: puzzles from the games that somebody has played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-puzzle-shelf.h"

G_BEGIN_DECLS

#define UGO_TYPE_OWN_PUZZLES (ugo_own_puzzles_get_type ())

/*
 * UgoOwnPuzzles:
 *
 * Looks through games in a thread, and keeps what it finds in a file, and on the shelf. Signal:
 * changed (), when there are more of them, the search has ended, and now and then while it goes on.
 */
G_DECLARE_FINAL_TYPE (UgoOwnPuzzles, ugo_own_puzzles, UGO, OWN_PUZZLES, GObject)

/**
 * ugo_own_puzzles_new:
 * @shelf: (transfer none): where they are put
 * @path: the file
 *
 * Returns: (transfer full): what is kept in the file; one that cannot be read is put aside
 */
UgoOwnPuzzles *ugo_own_puzzles_new (UgoPuzzleShelf *shelf, const char *path);

/**
 * ugo_own_puzzles_search:
 * @self: own puzzles
 * @texts: (element-type GBytes): records, one or several in each
 * @paths: (element-type utf8): files of records, and folders of such files
 *
 * Begins to look through all of these games, in place of what it is looking through.
 */
void ugo_own_puzzles_search (UgoOwnPuzzles *self, GPtrArray *texts, GPtrArray *paths);

/**
 * ugo_own_puzzles_cancel:
 * @self: own puzzles
 *
 * Ends the search; what was found by then stays.
 */
/**
 * ugo_own_puzzles_add:
 * @self: own puzzles
 * @puzzles: (element-type UgoPuzzle): puzzles that were made of the person's games once
 *
 * Keeps those that are not there yet.
 */
void ugo_own_puzzles_add (UgoOwnPuzzles *self, GPtrArray *puzzles);

void ugo_own_puzzles_cancel (UgoOwnPuzzles *self);

gboolean ugo_own_puzzles_is_busy (UgoOwnPuzzles *self);

/* How many games have been looked through, in the search that goes on or was the last. */
guint ugo_own_puzzles_get_n_games (UgoOwnPuzzles *self);

/* How many new puzzles the last search has brought. */
guint ugo_own_puzzles_get_n_new (UgoOwnPuzzles *self);

/* Waits until all is written; at quitting. */
void ugo_own_puzzles_flush (UgoOwnPuzzles *self);

G_END_DECLS
