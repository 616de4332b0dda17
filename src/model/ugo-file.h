/* ugo-file.h: reading and replacing whole files, and what went wrong in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The functions that read and write may run in any thread; the sentences are for the main one,
 * which alone may change the language.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The largest file that is read. */
#define UGO_FILE_LIMIT ((guint64) 1536 << 20)

/**
 * UgoFileProgress:
 * @done: bytes read so far
 * @total: the size of the file
 * @data: as given
 */
typedef void (*UgoFileProgress) (gsize done, gsize total, gpointer data);

/**
 * ugo_file_read:
 * @file: a file
 * @limit: the most bytes it may have
 * @cancellable: (nullable): to stop it
 * @progress: (nullable) (scope call): called every so often, in the same thread
 * @data: for @progress
 * @version: (out) (optional) (transfer full): what tells this state of the file from others
 * @error: (nullable): why not
 *
 * Reads regular files only, so that nothing is waited for that may never come. Of a file that is
 * cut off meanwhile it reads what there is.
 *
 * Returns: (transfer full) (nullable): the content
 */
GBytes *ugo_file_read (GFile *file, gsize limit, GCancellable *cancellable,
                       UgoFileProgress progress, gpointer data, char **version, GError **error);

/**
 * ugo_file_replace:
 * @file: a file
 * @text: its new content
 * @length: its length in bytes
 * @expected: (nullable): the version that may be replaced, or %NULL for any
 * @cancellable: (nullable): to stop it before it is written
 * @version: (out) (optional) (transfer full): what tells the new state of the file from others
 * @error: (nullable): why not; %G_IO_ERROR_WRONG_ETAG when it is there in another version
 *
 * After this, after a crash too, the file has either its old content or the new one.
 *
 * Returns: whether it was written
 */
gboolean ugo_file_replace (GFile *file, const char *text, gsize length, const char *expected,
                           GCancellable *cancellable, char **version, GError **error);

/**
 * ugo_file_get_name:
 * @file: a file
 *
 * Returns: (transfer full): its name without its folder, to be shown
 */
char *ugo_file_get_name (GFile *file);

/**
 * ugo_file_set_read_error:
 * @error: (nullable): where to put it
 * @file: a file
 * @cause: why it could not be read
 *
 * Puts an error of the domain %G_IO_ERROR there whose message is a sentence in the person's
 * language: the file, the cause, and what to do.
 */
void ugo_file_set_read_error (GError **error, GFile *file, const GError *cause);

/**
 * ugo_file_set_write_error:
 * @error: (nullable): where to put it
 * @file: a file
 * @cause: why it could not be written
 *
 * As ugo_file_set_read_error(), of a file to be saved.
 */
void ugo_file_set_write_error (GError **error, GFile *file, const GError *cause);

/**
 * ugo_file_set_keep_error:
 * @error: (nullable): where to put it
 * @file: the file
 * @cause: what happened
 *
 * As ugo_file_set_write_error(), of a file that the program keeps by itself where it must be.
 */
void ugo_file_set_keep_error (GError **error, GFile *file, const GError *cause);

/**
 * ugo_file_set_remove_error:
 * @error: (nullable): where to put it
 * @file: the file
 * @cause: what happened
 *
 * As ugo_file_set_keep_error(), of a file that was to be removed.
 */
void ugo_file_set_remove_error (GError **error, GFile *file, const GError *cause);

G_END_DECLS
