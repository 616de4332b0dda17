/* ugo-puzzle-packs.h: the packs somebody has: one's own, and files that were opened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-collection.h"
#include "ugo-puzzle-pack.h"

G_BEGIN_DECLS

#define UGO_TYPE_PUZZLE_PACKS (ugo_puzzle_packs_get_type ())

/*
 * UgoPuzzlePacks:
 *
 * The packs of one's own are the `.ugn` files of a folder. Signals: changed (), when there are
 * other packs, or one of them has other puzzles; failed (const char *sentence), why something could
 * not be written, or what became of it.
 *
 * What another program writes to a file of one's own is never lost: it is kept as one more pack
 * when the pack is changed here too, and a pack that it changed is not removed, but read again.
 */
G_DECLARE_FINAL_TYPE (UgoPuzzlePacks, ugo_puzzle_packs, UGO, PUZZLE_PACKS, GObject)

/**
 * ugo_puzzle_packs_new:
 * @folder: where the packs of one's own are
 *
 * Returns: (transfer full): no packs, until they are loaded
 */
UgoPuzzlePacks *ugo_puzzle_packs_new (const char *folder);

/**
 * ugo_puzzle_packs_load:
 * @self: packs
 * @uris: (nullable): files that were opened before
 *
 * Reads them in a thread; what is there no longer is left out. Once.
 */
void ugo_puzzle_packs_load (UgoPuzzlePacks *self, const char *const *uris);

/**
 * ugo_puzzle_packs_load_new:
 * @self: packs
 *
 * Adds the person's own packs that were put into the folder since it was read, if it was.
 */
void ugo_puzzle_packs_load_new (UgoPuzzlePacks *self);

gboolean ugo_puzzle_packs_is_loaded (UgoPuzzlePacks *self);

/**
 * ugo_puzzle_packs_flush:
 * @self: packs
 *
 * Waits until all is written; at quitting.
 */
void ugo_puzzle_packs_flush (UgoPuzzlePacks *self);

/**
 * ugo_puzzle_packs_get_list:
 * @self: packs
 *
 * Returns: (transfer none) (element-type UgoPuzzlePack): one's own by their names, then the others
 */
GPtrArray *ugo_puzzle_packs_get_list (UgoPuzzlePacks *self);

/**
 * ugo_puzzle_packs_dup_uris:
 * @self: packs
 *
 * Returns: (transfer full): the files that are not one's own, for ugo_puzzle_packs_load()
 */
char **ugo_puzzle_packs_dup_uris (UgoPuzzlePacks *self);

/**
 * ugo_puzzle_packs_find_key:
 * @self: packs
 * @key: under what something is remembered
 * @index: (out): which puzzle of the pack it is
 *
 * Returns: (transfer none) (nullable): the first pack with such a puzzle
 */
UgoPuzzlePack *ugo_puzzle_packs_find_key (UgoPuzzlePacks *self, const char *key, guint *index);

/**
 * ugo_puzzle_packs_find_id:
 * @self: packs
 * @id: an id, in any letter case
 * @index: (out): which puzzle of the pack it is
 *
 * Returns: (transfer none) (nullable): the first pack with such a puzzle
 */
UgoPuzzlePack *ugo_puzzle_packs_find_id (UgoPuzzlePacks *self, const char *id, guint *index);

/**
 * ugo_puzzle_packs_check_name:
 * @self: packs
 * @name: what somebody wants to call a pack
 *
 * Returns: (transfer full) (nullable): a sentence that says why not
 */
char *ugo_puzzle_packs_check_name (UgoPuzzlePacks *self, const char *name);

/**
 * ugo_puzzle_packs_propose_name:
 * @self: packs
 * @name: a name
 *
 * Returns: (transfer full): it, with a number behind it when there is such a pack already
 */
char *ugo_puzzle_packs_propose_name (UgoPuzzlePacks *self, const char *name);

/**
 * ugo_puzzle_packs_make:
 * @self: packs
 * @name: what it is called, for which ugo_puzzle_packs_check_name() says nothing
 * @items: (nullable) (element-type UgoPackItem): what is in it
 *
 * Returns: (transfer none) (nullable): the new pack, of one's own
 */
UgoPuzzlePack *ugo_puzzle_packs_make (UgoPuzzlePacks *self, const char *name, GPtrArray *items);

/**
 * ugo_puzzle_packs_open:
 * @self: packs
 * @file: a file
 * @digest: of what was read from it, as ugo_puzzle_pack_read() gives it
 * @items: (element-type UgoPackItem): what was read from it
 *
 * Adds it, or puts it in the place of what was read from that file before.
 *
 * Returns: (transfer none): the pack
 */
UgoPuzzlePack *ugo_puzzle_packs_open (UgoPuzzlePacks *self, GFile *file, const char *digest,
                                      GPtrArray *items);

/**
 * ugo_puzzle_packs_rename:
 * @self: packs
 * @pack: one of one's own
 * @name: what it is called from now on
 * @error: (nullable): a sentence that says why not
 *
 * Returns: whether it was renamed
 */
gboolean ugo_puzzle_packs_rename (UgoPuzzlePacks *self, UgoPuzzlePack *pack, const char *name,
                                  GError **error);

/**
 * ugo_puzzle_packs_remove:
 * @self: packs
 * @pack: one of them
 * @error: (nullable): a sentence that says why not
 *
 * Takes it off the list; the file of one's own is deleted.
 *
 * Returns: whether it was removed
 */
gboolean ugo_puzzle_packs_remove (UgoPuzzlePacks *self, UgoPuzzlePack *pack, GError **error);

/**
 * ugo_puzzle_packs_remove_puzzle:
 * @self: packs
 * @pack: one of one's own
 * @index: which puzzle of it
 */
void ugo_puzzle_packs_remove_puzzle (UgoPuzzlePacks *self, UgoPuzzlePack *pack, guint index);

/**
 * ugo_puzzle_packs_paste:
 * @self: packs
 * @pack: (nullable): one of one's own, or %NULL for a new one
 * @name: what a new one is called; with a number behind it when there is such a pack
 * @items: (element-type UgoPackItem): what comes to it, but for what is there already
 * @n_new: (out): how many have come
 *
 * Can be undone when something came.
 *
 * Returns: (transfer none): the pack
 */
UgoPuzzlePack *ugo_puzzle_packs_paste (UgoPuzzlePacks *self, UgoPuzzlePack *pack, const char *name,
                                       GPtrArray *items, guint *n_new);

/**
 * ugo_puzzle_packs_suits:
 * @collection: an opened file, or a text
 *
 * Returns: whether it is one of puzzles rather than of games: half of its first records are
 */
gboolean ugo_puzzle_packs_suits (UgoCollection *collection);

/**
 * ugo_puzzle_packs_can_undo:
 * @self: packs
 *
 * Returns: whether something was removed, renamed or pasted last that can be undone
 */
gboolean ugo_puzzle_packs_can_undo (UgoPuzzlePacks *self);

/**
 * ugo_puzzle_packs_describe_undo:
 * @self: packs
 *
 * Returns: (transfer full) (nullable): what brings back a pack that was removed, as a label; %NULL
 *   when it was something else, or nothing
 */
char *ugo_puzzle_packs_describe_undo (UgoPuzzlePacks *self);

/**
 * ugo_puzzle_packs_undo:
 * @self: packs
 *
 * Brings back what was removed or renamed last, or takes out what was pasted. Why it cannot be
 * done is told by the signal “failed”.
 */
void ugo_puzzle_packs_undo (UgoPuzzlePacks *self);

G_END_DECLS
