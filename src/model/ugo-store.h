/* ugo-store.h: what the program keeps for a person
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-library.h"
#include "ugo-own-puzzles.h"
#include "ugo-puzzle-packs.h"
#include "ugo-puzzle-progress.h"

G_BEGIN_DECLS

#define UGO_TYPE_STORE (ugo_store_get_type ())

/*
 * UgoStore:
 *
 * The games, what was learned and solved, and the packs of puzzles, each there once, however many
 * windows show it: a window that had its own would write over what another one has done.
 */
G_DECLARE_FINAL_TYPE (UgoStore, ugo_store, UGO, STORE, GObject)

/* What is in the folder: folders of games and of packs, each of them a file, and two files. */
#define UGO_STORE_GAMES "games"
#define UGO_STORE_PACKS "puzzles"
#define UGO_STORE_PROGRESS "progress.ini"
#define UGO_STORE_OWN "own-puzzles.ugn"

/**
 * ugo_store_new:
 * @folder: where all of it is; it need not be there yet
 *
 * Returns: (transfer full): a store that has read what was learned and solved, and no games yet
 */
UgoStore *ugo_store_new (const char *folder);

/**
 * ugo_store_ref_default:
 *
 * Returns: (transfer full): the one of the user's data folder; all who want it share it
 */
UgoStore *ugo_store_ref_default (void);

/**
 * ugo_store_take_error:
 * @self: a store
 *
 * Returns: (transfer full) (nullable): why what was learned and solved could not be read, a
 *   sentence; for who asks first
 */
GError *ugo_store_take_error (UgoStore *self);

/* Returns: (transfer none): the folder all of it is in */
const char *ugo_store_get_folder (UgoStore *self);

/* Returns: (transfer none): the games that were played */
UgoLibrary *ugo_store_get_library (UgoStore *self);

/* Returns: (transfer none): what was learned and solved */
UgoProgress *ugo_store_get_progress (UgoStore *self);

/* Returns: (transfer none): the same of puzzles, as what it means */
UgoPuzzleProgress *ugo_store_get_puzzle_progress (UgoStore *self);

/* Returns: (transfer none): the puzzles of the program, and those of the person's own games */
UgoPuzzleShelf *ugo_store_get_shelf (UgoStore *self);

/* Returns: (transfer none): who makes puzzles of the person's own games */
UgoOwnPuzzles *ugo_store_get_own (UgoStore *self);

/* Returns: (transfer none): the person's own packs, which are not read yet */
UgoPuzzlePacks *ugo_store_get_packs (UgoStore *self);

/**
 * ugo_store_set_progress:
 * @self: a store
 * @text: another text of what was learned and solved, which takes the place of the one there is;
 *   one that cannot be understood does not
 */
void ugo_store_set_progress (UgoStore *self, const char *text);

/**
 * ugo_store_flush:
 * @self: a store
 *
 * Waits until what was to be written is written; when a window closes.
 */
void ugo_store_flush (UgoStore *self);

G_END_DECLS
