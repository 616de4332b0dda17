/* ugo-session.h: the game in progress, kept on disk after each move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "ugo-library.h"
#include "ugo-timekeeper.h"

G_BEGIN_DECLS

#define UGO_TYPE_SESSION (ugo_session_get_type ())

/*
 * UgoSession:
 *
 * Writes its match to a file whenever it changes: in a thread, atomically, the newest state last.
 * With a library, that file is the game's own there, and the session's only leads to it.
 * Signal: failed (const char *sentence), once until a write succeeds again.
 */
G_DECLARE_FINAL_TYPE (UgoSession, ugo_session, UGO, SESSION, GObject)

/**
 * ugo_session_get_default_path:
 *
 * Returns: (transfer full): where the game in progress is kept in the user's data folder
 */
char *ugo_session_get_default_path (void);

/**
 * ugo_session_new:
 * @path: the file
 *
 * Returns: (transfer full): a session of no match yet
 */
UgoSession *ugo_session_new (const char *path);

/**
 * ugo_session_set_library:
 * @self: a session of no match yet
 * @library: (transfer none): where its games are kept
 *
 * From now on every match is kept there as a game of its own, also when another one takes its place
 * in the session.
 */
void ugo_session_set_library (UgoSession *self, UgoLibrary *library);

/**
 * ugo_session_resume:
 * @self: a session with a library
 * @name: the name of a game there
 * @error: (nullable): a sentence that says why not
 *
 * Returns: (transfer full) (nullable): that game, to go on with: it is written to where it was read
 *   when it becomes the session's next match
 */
UgoMatch *ugo_session_resume (UgoSession *self, const char *name, GError **error);

/**
 * ugo_session_get_name:
 * @self: a session
 *
 * Returns: (nullable) (transfer none): the name of its match in the library
 */
const char *ugo_session_get_name (UgoSession *self);

/**
 * ugo_session_load:
 * @self: a session
 * @error: (nullable): a sentence; a file that is not there is no error
 *
 * A game that is played in another window already is left to it: that is no error either.
 * A file that cannot be read is kept beside under another name, so that nothing is lost.
 *
 * Returns: (transfer full) (nullable): the match that was in progress, at the move it stood
 */
UgoMatch *ugo_session_load (UgoSession *self, GError **error);

/**
 * ugo_session_set_match:
 * @self: a session
 * @match: (nullable) (transfer none): the match to keep from now on, which is written at once;
 *   %NULL to follow none: the file stays as it is
 */
void ugo_session_set_match (UgoSession *self, UgoMatch *match);

/**
 * ugo_session_set_timekeeper:
 * @self: a session
 * @timekeeper: (transfer none): who keeps the time of its matches, and has each of them before it
 *   does
 *
 * From now on it is kept, too, how much of a turn has passed.
 */
void ugo_session_set_timekeeper (UgoSession *self, UgoTimekeeper *timekeeper);

/**
 * ugo_session_find_place:
 * @self: a session with a library
 * @match: a match
 * @spent: (out): how much of the turn had passed, in milliseconds
 * @looking_back: (out): whether somebody only looked at the place it stands at
 *
 * Returns: whether it was the last one to be read, and is not yet followed
 */
gboolean ugo_session_find_place (UgoSession *self, UgoMatch *match, gint64 *spent,
                                 gboolean *looking_back);

/**
 * ugo_session_keep:
 * @self: a session
 *
 * Writes its match as it is now, though nothing but time has passed.
 */
void ugo_session_keep (UgoSession *self);

/**
 * ugo_session_set_looking_back:
 * @self: a session
 * @looking_back: whether somebody only looks at the place the match stands at; else it is played on
 *   from there, and what follows was taken back
 *
 * Keeps that, too.
 */
void ugo_session_set_looking_back (UgoSession *self, gboolean looking_back);

/* What was kept of it. */
gboolean ugo_session_get_looking_back (UgoSession *self);

/**
 * ugo_session_flush:
 * @self: a session
 *
 * Waits until what was to be written is written; at quitting.
 */
void ugo_session_flush (UgoSession *self);

/**
 * ugo_session_make_text:
 * @record: a record that a session may have kept
 *
 * Returns: (transfer full): its text for others: without the tags that tell where it is to go on
 */
char *ugo_session_make_text (UgoRecord *record);

G_END_DECLS
