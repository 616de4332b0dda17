/* ugo-backup.h: all that the program keeps, in one file and back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The file is a ZIP archive, so that nobody needs this program to look into it: the games, the
 * packs and the person's own puzzles as records, what was learned and the preferences as lists of
 * keys, and a list of its own that tells what it is and when it was made.
 */
#pragma once

#include "ugo-store.h"

G_BEGIN_DECLS

/* What was read from such a file. */
typedef struct _UgoBackup UgoBackup;

/**
 * ugo_backup_write_async:
 * @store: what to save
 * @preferences: the preferences, as a text for ugo_backup_get_preferences()
 * @file: where to
 * @cancellable: (nullable): stops it; then @file is as it was
 * @callback: called in the main thread when it is done
 * @data: for @callback
 *
 * Saves all of it in a thread, replacing the file as a whole.
 */
void ugo_backup_write_async (UgoStore *store, const char *preferences, GFile *file,
                             GCancellable *cancellable, GAsyncReadyCallback callback,
                             gpointer data);

/**
 * ugo_backup_write_finish:
 * @result: what the callback was given
 * @error: a sentence that says why not
 *
 * Returns: whether it was saved
 */
gboolean ugo_backup_write_finish (GAsyncResult *result, GError **error);

/**
 * ugo_backup_read_async:
 * @file: a file that somebody has chosen
 * @cancellable: (nullable): stops it
 * @callback: called in the main thread when it is done
 * @data: for @callback
 *
 * Reads such a file in a thread, from this version of the program or another one. What it does not
 * know is left out, and so is a name that leads out of the folder it belongs to.
 */
void ugo_backup_read_async (GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback,
                            gpointer data);

/**
 * ugo_backup_read_finish:
 * @result: what the callback was given
 * @error: a sentence that says why not
 *
 * Returns: (transfer full) (nullable): what is in it
 */
UgoBackup *ugo_backup_read_finish (GAsyncResult *result, GError **error);

UgoBackup *ugo_backup_ref (UgoBackup *self);
void ugo_backup_unref (UgoBackup *self);

/* How many games are in it. */
guint ugo_backup_get_n_games (UgoBackup *self);

/* How many packs are in it. */
guint ugo_backup_get_n_packs (UgoBackup *self);

/* Returns: (transfer none) (nullable): when it was made */
GDateTime *ugo_backup_get_time (UgoBackup *self);

/* Returns: (transfer none) (nullable): the preferences, as they were given when it was made */
const char *ugo_backup_get_preferences (UgoBackup *self);

/* What came of bringing it back. */
typedef struct
{
  guint n_games;       /* games that were added */
  guint n_known;       /* games that were there already, just so */
  guint n_packs;       /* packs that were added */
  char *old_progress;  /* owned: what was learned and solved before */
} UgoRestored;

void ugo_restored_clear (UgoRestored *restored);

/**
 * ugo_backup_restore_async:
 * @self: a backup
 * @store: where to bring it back
 * @callback: called in the main thread when it is done
 * @data: for @callback
 *
 * Adds the games and the packs to those that are there, in a thread: nothing is written over, and a
 * game of the same name that is another one comes under a new name. What was learned and solved is
 * replaced when all of that is done.
 */
void ugo_backup_restore_async (UgoBackup *self, UgoStore *store, GAsyncReadyCallback callback,
                               gpointer data);

/**
 * ugo_backup_restore_finish:
 * @result: what the callback was given
 * @restored: (out): what came of it; to be cleared
 * @error: a sentence that says why not; what was added until then stays
 *
 * Returns: whether all of it was brought back
 */
gboolean ugo_backup_restore_finish (GAsyncResult *result, UgoRestored *restored, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoBackup, ugo_backup_unref)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (UgoRestored, ugo_restored_clear)

G_END_DECLS
