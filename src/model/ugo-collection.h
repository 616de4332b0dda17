/* ugo-collection.h: the games of a file, opened, shown as a list and saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "ugo-diagnostic.h"
#include "ugo-record.h"

G_BEGIN_DECLS

#define UGO_TYPE_COLLECTION (ugo_collection_get_type ())
#define UGO_TYPE_GAME_ITEM (ugo_game_item_get_type ())

/*
 * UgoCollection:
 *
 * A #GListModel of #UgoGameItem, which grows while a large file is read. Properties: "file"
 * (nullable GFile), "modified", "progress" (double), all read only and notified.
 */
G_DECLARE_FINAL_TYPE (UgoCollection, ugo_collection, UGO, COLLECTION, GObject)

/*
 * UgoGameItem:
 *
 * One game in a list: its tags, before it is read. Property "stamp": notified when the tags
 * changed.
 */
G_DECLARE_FINAL_TYPE (UgoGameItem, ugo_game_item, UGO, GAME_ITEM, GObject)

/**
 * ugo_collection_new_for_record:
 * @record: (transfer none): a record
 *
 * Returns: (transfer full): a collection of that game alone, of no file
 */
UgoCollection *ugo_collection_new_for_record (UgoRecord *record);

/**
 * ugo_collection_new_from_text:
 * @text: UTF-8 text, as pasted
 *
 * Returns: (transfer full): its games, of no file; maybe none
 */
UgoCollection *ugo_collection_new_from_text (const char *text);

/**
 * ugo_collection_open_async:
 * @file: a file
 * @cancellable: (nullable): to stop it
 * @progress: (nullable) (scope notified): called on the main thread with bytes done and in all
 * @progress_data: for @progress
 * @callback: called when it is read
 * @data: for @callback
 *
 * Reads and indexes the file in a thread. @callback is called once there is something to show: the
 * games of a large file go on to be found and added to the list until "progress" is 1.
 */
void ugo_collection_open_async (GFile *file, GCancellable *cancellable,
                                GFileProgressCallback progress, gpointer progress_data,
                                GAsyncReadyCallback callback, gpointer data);

/**
 * ugo_collection_open_finish:
 * @result: the result
 * @error: (nullable): a sentence that says why it could not be read
 *
 * Returns: (transfer full) (nullable): the games of the file
 */
UgoCollection *ugo_collection_open_finish (GAsyncResult *result, GError **error);

/**
 * ugo_collection_get_file:
 * @self: a collection
 *
 * Returns: (transfer none) (nullable): where it was opened or last saved
 */
GFile *ugo_collection_get_file (UgoCollection *self);

gboolean ugo_collection_get_modified (UgoCollection *self);

/**
 * ugo_collection_get_progress:
 * @self: a collection
 *
 * Returns: how much of its file has been read, up to 1 when all is
 */
double ugo_collection_get_progress (UgoCollection *self);

/**
 * ugo_collection_get_record:
 * @self: a collection
 * @index: a game
 *
 * Returns: (transfer none): the game, read when first asked for
 */
UgoRecord *ugo_collection_get_record (UgoCollection *self, guint index);

/**
 * ugo_collection_get_diagnostics:
 * @self: a collection
 * @index: a game, or %G_MAXUINT for the file as a whole
 *
 * Returns: (transfer none) (element-type UgoDiagnostic): what was found wrong with it
 */
GPtrArray *ugo_collection_get_diagnostics (UgoCollection *self, guint index);

/**
 * ugo_collection_touch:
 * @self: a collection
 * @index: a game whose record was changed
 *
 * Marks the collection as modified and the game's item as stale. A game that was brought back to
 * what its file tells (ugo_history_undo()) is not modified any more.
 */
void ugo_collection_touch (UgoCollection *self, guint index);

/**
 * ugo_collection_get_n_losses:
 * @self: a collection
 *
 * Returns: how many games were changed whose text holds what could not be read, or what a record
 *   cannot keep: it would be lost if they were saved now, and is in the file still
 */
guint ugo_collection_get_n_losses (UgoCollection *self);

/**
 * ugo_collection_save:
 * @self: a collection that was read from a file
 * @error: (nullable): why it was not saved; no sentence to be shown
 *
 * Like ugo_collection_save_async(), to the file it was read from, unless somebody changed that
 * since; and returns only when it is written.
 *
 * Returns: whether it was
 */
gboolean ugo_collection_save (UgoCollection *self, GError **error);

/**
 * ugo_collection_save_async:
 * @self: a collection
 * @file: where to
 * @overwrite: whether to replace the file though somebody changed it since it was read
 * @cancellable: (nullable): to stop it
 * @callback: called when it is written
 * @data: for @callback
 *
 * Replaces the file atomically. A game that was not changed keeps its bytes (a game that could not
 * be read to its end too). One save is made at a time: a second one fails with %G_IO_ERROR_PENDING.
 * One of a file that is not read to its end fails with %G_IO_ERROR_BUSY.
 */
void ugo_collection_save_async (UgoCollection *self, GFile *file, gboolean overwrite,
                                GCancellable *cancellable, GAsyncReadyCallback callback,
                                gpointer data);

/**
 * ugo_collection_save_finish:
 * @self: a collection
 * @result: the result
 * @error: (nullable): a sentence that says why not; %G_IO_ERROR_WRONG_ETAG when the file was
 *   changed by somebody else
 *
 * Returns: whether it was saved; then "file" is that file and "modified" is %FALSE, unless it was
 *   changed again meanwhile
 */
gboolean ugo_collection_save_finish (UgoCollection *self, GAsyncResult *result, GError **error);

/**
 * ugo_game_item_get_index:
 * @self: an item
 *
 * Returns: its game's place in the collection, from 0
 */
guint ugo_game_item_get_index (UgoGameItem *self);

/**
 * ugo_game_item_get_tag:
 * @self: an item
 * @name: a tag
 *
 * Returns: (nullable) (transfer none): its value, %NULL when it is missing or nothing but "?" marks
 */
const char *ugo_game_item_get_tag (UgoGameItem *self, const char *name);

/**
 * ugo_game_item_get_name:
 * @self: an item
 *
 * Returns: (nullable) (transfer none): the name of its file in the library, %NULL when it is not
 *   there
 */
const char *ugo_game_item_get_name (UgoGameItem *self);

/**
 * ugo_game_item_get_n_moves:
 * @self: an item
 *
 * Returns: how many moves of either side its main line has; of a game that was not read and has
 *   faults, about how many
 */
guint ugo_game_item_get_n_moves (UgoGameItem *self);

/**
 * ugo_game_item_get_result:
 * @self: an item
 *
 * Returns: how it ended, %UGO_UNDECIDED when it is unfinished
 */
UgoOutcome ugo_game_item_get_result (UgoGameItem *self);

/**
 * ugo_game_item_read:
 * @self: an item
 *
 * Returns: (transfer full): its game, read anew
 */
UgoRecord *ugo_game_item_read (UgoGameItem *self);

/**
 * ugo_game_item_append_text:
 * @self: an item
 * @text: where its game is added as text, as it stands in its file unless it was edited
 */
void ugo_game_item_append_text (UgoGameItem *self, GString *text);

/**
 * ugo_game_item_is_damaged:
 * @self: an item
 *
 * Reads the game, once, to tell whether it can be read to its end. A game too long to be read
 * while a list is drawn (64 kB; a long game has 4) counts as whole until it is opened.
 *
 * Returns: whether an error stops the reading
 */
gboolean ugo_game_item_is_damaged (UgoGameItem *self);

G_END_DECLS
