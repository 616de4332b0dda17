/* ugo-puzzle-pack.h: a file of puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "ugo-pack-item.h"

G_BEGIN_DECLS

#define UGO_TYPE_PUZZLE_PACK (ugo_puzzle_pack_get_type ())

/*
 * UgoPuzzlePack:
 *
 * A pack of one's own is kept on disk as it is changed; a file of somebody else's is never written.
 * A puzzle that was not changed keeps its bytes, a faulty one too. Signals: changed (), when its
 * name or its puzzles are others; failed (const char *sentence), why it could not be written;
 * put-aside (const char *path), to where what another program wrote in its place was moved.
 */
G_DECLARE_FINAL_TYPE (UgoPuzzlePack, ugo_puzzle_pack, UGO, PUZZLE_PACK, GObject)

/* The largest file that is read as a pack. */
#define UGO_PUZZLE_PACK_LIMIT ((gsize) 64 << 20)

/**
 * ugo_puzzle_pack_read:
 * @file: a file
 * @cancellable: (nullable): to stop it
 * @digest: (out) (transfer full): the SHA-256 of the file, when it could be read
 * @error: (nullable): why not, as ugo_file_read() says it
 *
 * Takes as long as reading does: for a thread.
 *
 * Returns: (transfer full) (nullable) (element-type UgoPackItem): what is in the file
 */
GPtrArray *ugo_puzzle_pack_read (GFile *file, GCancellable *cancellable, char **digest,
                                 GError **error);

/**
 * ugo_puzzle_pack_read_text:
 * @text: a text, as pasted
 *
 * Returns: (transfer full) (element-type UgoPackItem): what is in it
 */
GPtrArray *ugo_puzzle_pack_read_text (const char *text);

/**
 * ugo_puzzle_pack_dup_name:
 * @file: a file
 *
 * Returns: (transfer full): what a pack of this file is called: its name, without the ending
 */
char *ugo_puzzle_pack_dup_name (GFile *file);

/**
 * ugo_puzzle_pack_new:
 * @file: where it is
 * @is_own: whether it is one of the person's own
 * @digest: (nullable): of what was read, for one's own; %NULL when there is no such file yet
 * @items: (element-type UgoPackItem): what is in it
 *
 * Returns: (transfer full): the pack
 */
UgoPuzzlePack *ugo_puzzle_pack_new (GFile *file, gboolean is_own, const char *digest,
                                    GPtrArray *items);

/**
 * ugo_puzzle_pack_take:
 * @self: a pack
 * @digest: of what was read
 * @items: (element-type UgoPackItem): what was read anew from its file
 *
 * Has them in place of what was in it.
 */
void ugo_puzzle_pack_take (UgoPuzzlePack *self, const char *digest, GPtrArray *items);

GFile *ugo_puzzle_pack_get_file (UgoPuzzlePack *self);
gboolean ugo_puzzle_pack_is_own (UgoPuzzlePack *self);

/**
 * ugo_puzzle_pack_get_name:
 * @self: a pack
 *
 * Returns: (transfer none): what it is called: its file's name, without the ending
 */
const char *ugo_puzzle_pack_get_name (UgoPuzzlePack *self);

/**
 * ugo_puzzle_pack_quote_name:
 * @self: a pack
 *
 * Returns: (transfer full): what it is called, as it can be shown and stand in a sentence
 */
char *ugo_puzzle_pack_quote_name (UgoPuzzlePack *self);

/**
 * ugo_puzzle_pack_get_items:
 * @self: a pack
 *
 * Returns: (transfer none): a list of #UgoPackItem
 */
GListModel *ugo_puzzle_pack_get_items (UgoPuzzlePack *self);

/**
 * ugo_puzzle_pack_get_item:
 * @self: a pack
 * @index: a place
 *
 * Returns: (transfer none) (nullable): the item; %NULL beyond the last one
 */
UgoPackItem *ugo_puzzle_pack_get_item (UgoPuzzlePack *self, guint index);

/**
 * ugo_puzzle_pack_count:
 * @self: a pack
 *
 * Returns: how many puzzles it has, without the faulty ones
 */
guint ugo_puzzle_pack_count (UgoPuzzlePack *self);

/**
 * ugo_puzzle_pack_find_key:
 * @self: a pack
 * @key: under what something is remembered
 *
 * Returns: the index of the puzzle, or %G_MAXUINT
 */
guint ugo_puzzle_pack_find_key (UgoPuzzlePack *self, const char *key);

/**
 * ugo_puzzle_pack_find_id:
 * @self: a pack
 * @id: an id, in any letter case
 *
 * Returns: the index of the first puzzle called so, or %G_MAXUINT
 */
guint ugo_puzzle_pack_find_id (UgoPuzzlePack *self, const char *id);

/**
 * ugo_puzzle_pack_insert:
 * @self: a pack of one's own
 * @index: where; beyond the last one it is the last one
 * @item: what
 */
void ugo_puzzle_pack_insert (UgoPuzzlePack *self, guint index, UgoPackItem *item);

/**
 * ugo_puzzle_pack_append:
 * @self: a pack of one's own
 * @items: (element-type UgoPackItem): what comes after the last one, kept at once
 */
void ugo_puzzle_pack_append (UgoPuzzlePack *self, GPtrArray *items);

/**
 * ugo_puzzle_pack_remove:
 * @self: a pack of one's own
 * @index: a place that there is
 */
void ugo_puzzle_pack_remove (UgoPuzzlePack *self, guint index);

/**
 * ugo_puzzle_pack_drop:
 * @self: a pack of one's own
 * @items: (element-type UgoPackItem): what is taken out of it, as far as it is there; kept at once
 */
void ugo_puzzle_pack_drop (UgoPuzzlePack *self, GPtrArray *items);

/**
 * ugo_puzzle_pack_to_text:
 * @self: a pack
 *
 * Returns: (transfer full): its file's text
 */
char *ugo_puzzle_pack_to_text (UgoPuzzlePack *self);

/**
 * ugo_puzzle_pack_keep:
 * @self: a pack of one's own
 *
 * Has it written in a thread.
 */
void ugo_puzzle_pack_keep (UgoPuzzlePack *self);

/**
 * ugo_puzzle_pack_flush:
 * @self: a pack
 *
 * Waits until it is written; at quitting.
 */
void ugo_puzzle_pack_flush (UgoPuzzlePack *self);

/**
 * ugo_puzzle_pack_move:
 * @self: a pack of one's own
 * @file: where it is from now on; there is none yet
 * @error: (nullable): why not
 *
 * Returns: whether it was moved
 */
gboolean ugo_puzzle_pack_move (UgoPuzzlePack *self, GFile *file, GError **error);

/**
 * ugo_puzzle_pack_delete:
 * @self: a pack of one's own
 * @error: (nullable): why not, for ugo_file_set_remove_error()
 *
 * Removes its file, unless another program has changed it.
 *
 * Returns: whether it is gone
 */
gboolean ugo_puzzle_pack_delete (UgoPuzzlePack *self, GError **error);

G_END_DECLS
