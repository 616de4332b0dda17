/* ugo-keeper.h: a small text kept on disk while it changes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define UGO_TYPE_KEEPER (ugo_keeper_get_type ())

/*
 * UgoKeeper:
 *
 * Writes a text to a file as often as it is given one: in a thread, atomically, the newest last.
 * Signals: failed (const char *sentence), why it could not be written, once until a write succeeds
 * again; put-aside (const char *path), under which name what another program wrote is kept.
 */
G_DECLARE_FINAL_TYPE (UgoKeeper, ugo_keeper, UGO, KEEPER, GObject)

/**
 * ugo_keeper_new:
 * @path: the file
 *
 * Returns: (transfer full): a keeper that has written nothing yet
 */
UgoKeeper *ugo_keeper_new (const char *path);

/**
 * ugo_keeper_read:
 * @self: a keeper
 * @limit: the most bytes the file may have
 * @error: (nullable): why not; %G_IO_ERROR_NOT_FOUND when there is no file
 *
 * Reads the file, and removes what killed programs have left beside it, half written.
 *
 * Returns: (transfer full) (nullable): its content
 */
GBytes *ugo_keeper_read (UgoKeeper *self, gsize limit, GError **error);

/**
 * ugo_keeper_put_aside:
 * @self: a keeper
 * @shown: (out) (transfer full): the file's name to be shown: the new one, or the old one
 *
 * Renames a file that cannot be understood, so that the next text does not replace it.
 *
 * Returns: whether it could be renamed
 */
gboolean ugo_keeper_put_aside (UgoKeeper *self, char **shown);

/**
 * ugo_keeper_guard:
 * @self: a keeper
 * @digest: (nullable): the SHA-256 of what the file holds, in hexadecimal digits; %NULL when there
 *   is no such file
 *
 * From now on the keeper replaces and removes only what is known here. What another program wrote
 * meanwhile is renamed before the next text takes its place: “name.ugn” to “name 2.ugn”.
 */
void ugo_keeper_guard (UgoKeeper *self, const char *digest);

/**
 * ugo_keeper_write:
 * @self: a keeper
 * @text: (transfer full): the text to keep from now on
 *
 * Returns at once; of texts that come faster than they are written only the newest is.
 */
void ugo_keeper_write (UgoKeeper *self, char *text);

/**
 * ugo_keeper_flush:
 * @self: a keeper
 *
 * Waits until what was to be written is written; at quitting.
 */
void ugo_keeper_flush (UgoKeeper *self);

/**
 * ugo_keeper_set_path:
 * @self: a keeper
 * @path: where its file has been moved
 */
void ugo_keeper_set_path (UgoKeeper *self, const char *path);

/**
 * ugo_keeper_remove:
 * @self: a keeper
 * @error: (nullable): why not, for ugo_file_set_remove_error(); %G_IO_ERROR_WRONG_ETAG when it
 *   guards, and the file was changed by another program
 *
 * Returns: whether there is no such file any more
 */
gboolean ugo_keeper_remove (UgoKeeper *self, GError **error);

G_END_DECLS
