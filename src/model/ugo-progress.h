/* ugo-progress.h: what a person has learned and solved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define UGO_TYPE_PROGRESS (ugo_progress_get_type ())

/*
 * UgoProgress:
 *
 * Numbers and words by a group and a key, such as the stars of a step of a lesson, kept in one file
 * that is replaced whole whenever something changes. What a later version of the program has put
 * there stays. Signals: changed (); failed (const char *sentence), once until a write succeeds
 * again.
 *
 * A group and a key are of letters, digits, `-`, `.` and `/`.
 */
G_DECLARE_FINAL_TYPE (UgoProgress, ugo_progress, UGO, PROGRESS, GObject)

/**
 * ugo_progress_new:
 * @path: the file
 *
 * Returns: (transfer full): empty progress
 */
UgoProgress *ugo_progress_new (const char *path);

/**
 * ugo_progress_load:
 * @self: progress that is empty
 * @error: (nullable): a sentence; a file that is not there is no error
 *
 * A file that cannot be read is kept beside under another name, so that nothing is lost.
 *
 * Returns: whether there was nothing wrong
 */
gboolean ugo_progress_load (UgoProgress *self, GError **error);

/**
 * ugo_progress_get:
 * @self: progress
 * @group: a group, such as "lesson/ugolki-jump"
 * @key: a key in it
 *
 * Returns: the number kept there, 0 when there is none
 */
int ugo_progress_get (UgoProgress *self, const char *group, const char *key);

/**
 * ugo_progress_set:
 * @self: progress
 * @group: a group
 * @key: a key in it
 * @value: the number to keep; 0 forgets it
 */
void ugo_progress_set (UgoProgress *self, const char *group, const char *key, int value);

/**
 * ugo_progress_get_word:
 * @self: progress
 * @group: a group
 * @key: a key in it
 *
 * Returns: (transfer full) (nullable): the word kept there
 */
char *ugo_progress_get_word (UgoProgress *self, const char *group, const char *key);

/**
 * ugo_progress_set_word:
 * @self: progress
 * @group: a group
 * @key: a key in it
 * @word: (nullable): the word to keep; %NULL forgets it
 */
void ugo_progress_set_word (UgoProgress *self, const char *group, const char *key,
                            const char *word);

/**
 * ugo_progress_get_keys:
 * @self: progress
 * @group: a group
 *
 * Returns: (transfer full) (array zero-terminated=1): the keys there are in it
 */
char **ugo_progress_get_keys (UgoProgress *self, const char *group);

/**
 * ugo_progress_hold:
 * @self: progress
 *
 * From now until ugo_progress_release() nothing is written or told: what belongs together
 * is written together. Holds can be nested.
 */
void ugo_progress_hold (UgoProgress *self);

/**
 * ugo_progress_release:
 * @self: progress that is held
 *
 * Writes and tells what has changed.
 */
void ugo_progress_release (UgoProgress *self);

/**
 * ugo_progress_reset:
 * @self: progress
 * @prefix: how the groups to forget begin, such as "lesson/ugolki"
 *
 * Forgets them; while the program runs ugo_progress_restore() brings them back.
 */
void ugo_progress_reset (UgoProgress *self, const char *prefix);

/**
 * ugo_progress_forget:
 * @self: progress
 * @prefix: how the groups to forget begin
 *
 * Forgets them for good; what ugo_progress_reset() has forgotten before can still be brought back.
 */
void ugo_progress_forget (UgoProgress *self, const char *prefix);

/**
 * ugo_progress_can_restore:
 * @self: progress
 * @prefix: how the groups begin
 *
 * Returns: whether anything was forgotten that can be brought back
 */
gboolean ugo_progress_can_restore (UgoProgress *self, const char *prefix);

/**
 * ugo_progress_restore:
 * @self: progress
 * @prefix: how the groups to bring back begin
 *
 * Brings back what was forgotten. Of two numbers, the old one and one that has come since, the
 * greater counts; a word that has come since stays.
 */
void ugo_progress_restore (UgoProgress *self, const char *prefix);

/**
 * ugo_progress_dup_text:
 * @self: progress
 *
 * Returns: (transfer full): all of it, as it stands in the file
 */
char *ugo_progress_dup_text (UgoProgress *self);

/**
 * ugo_progress_set_text:
 * @self: progress
 * @text: what ugo_progress_dup_text() has returned
 *
 * Makes all of it as it was then.
 */
void ugo_progress_set_text (UgoProgress *self, const char *text);

/**
 * ugo_progress_flush:
 * @self: progress
 *
 * Waits until all is written; at quitting.
 */
void ugo_progress_flush (UgoProgress *self);

G_END_DECLS
