/* ugo-library.h: every game that was played here
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-collection.h"

G_BEGIN_DECLS

#define UGO_TYPE_LIBRARY (ugo_library_get_type ())

/*
 * UgoLibrary:
 *
 * A #GListModel of #UgoGameItem, the newest game first: those with a move. Each game is a file of
 * its own in a folder, so that nothing that goes wrong with one touches another, and a save is as
 * small as its game. Several programs may use the same folder: a game is played in one of them.
 */
G_DECLARE_FINAL_TYPE (UgoLibrary, ugo_library, UGO, LIBRARY, GObject)

/**
 * ugo_library_new:
 * @folder: a folder that need not be there yet
 *
 * Returns: (transfer full): a library that lists nothing yet
 */
UgoLibrary *ugo_library_new (const char *folder);

/**
 * ugo_library_load:
 * @self: a library
 *
 * Reads the games in a thread and adds them to the list; once. Files without a move that nobody
 * plays are removed, and what was deleted a month ago.
 */
void ugo_library_load (UgoLibrary *self);

/**
 * ugo_library_load_new:
 * @self: a library
 *
 * Adds the games that were put into the folder since ugo_library_load() has read it, if it has.
 */
void ugo_library_load_new (UgoLibrary *self);

/**
 * ugo_library_is_loaded:
 * @self: a library
 *
 * Returns: whether the list has all games
 */
gboolean ugo_library_is_loaded (UgoLibrary *self);

/**
 * ugo_library_make_name:
 * @self: a library
 *
 * Returns: (transfer full): the name for the file of a game that begins now; it begins with the
 *   date, and no other game has it
 */
char *ugo_library_make_name (UgoLibrary *self);

/* Whether @name is one that ugo_library_make_name() makes. */
gboolean ugo_library_is_name (const char *name);

/**
 * ugo_library_get_path:
 * @self: a library
 * @name: a name
 *
 * Returns: (transfer full): where the file of that name is
 */
char *ugo_library_get_path (UgoLibrary *self, const char *name);

/**
 * ugo_library_get_date:
 * @name: a name
 *
 * Returns: (transfer full) (nullable): when the game of that name began, as the tag Date has it
 */
char *ugo_library_get_date (const char *name);

/**
 * ugo_library_claim:
 * @self: a library
 * @name: a name
 *
 * Says that the game of that name is being played here; it is not deleted then.
 *
 * Returns: %FALSE when it is being played already, here or in another program
 */
gboolean ugo_library_claim (UgoLibrary *self, const char *name);

/* The game is not being played any more. */
void ugo_library_release (UgoLibrary *self, const char *name);

/* Whether the game is being played here. */
gboolean ugo_library_is_claimed (UgoLibrary *self, const char *name);

/**
 * ugo_library_put:
 * @self: a library
 * @name: a name
 * @record: the game of that name, which has changed
 *
 * Shows it in the list once it has a move. The file is written by who plays it.
 */
void ugo_library_put (UgoLibrary *self, const char *name, UgoRecord *record);

/**
 * ugo_library_read:
 * @self: a library
 * @name: a name
 *
 * Another program may have gone on with the game since it was listed.
 *
 * Returns: (transfer full) (nullable): the game as it is in its file now, when that holds no other
 *   one and can be read to its end
 */
UgoRecord *ugo_library_read (UgoLibrary *self, const char *name);

/**
 * ugo_library_write:
 * @self: a library
 * @name: the name of a game that is not being played here
 * @record: what it is from now on
 * @error: (nullable): a sentence that says why it could not be written
 *
 * Returns: whether it was written; then the list shows it
 */
gboolean ugo_library_write (UgoLibrary *self, const char *name, UgoRecord *record, GError **error);

/**
 * ugo_library_delete:
 * @self: a library
 * @items: (element-type UgoGameItem): games of it
 *
 * Puts the games aside, but those that are being played.
 *
 * Returns: (transfer full) (element-type utf8): the names of those that are gone, for
 *   ugo_library_bring_back()
 */
GPtrArray *ugo_library_delete (UgoLibrary *self, GPtrArray *items);

/**
 * ugo_library_bring_back:
 * @self: a library
 * @names: (element-type utf8): names of games that were deleted
 *
 * Brings them back, byte for byte.
 *
 * Returns: how many came back
 */
guint ugo_library_bring_back (UgoLibrary *self, GPtrArray *names);

G_END_DECLS
