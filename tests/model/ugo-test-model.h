/* ugo-test-model.h: what the tests of the model share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "ugo-match.h"

/* The position of @text, or the variant's first one when @text is %NULL. Both must be right. */
UgoPosition ugo_test_make_position (const char *variant, const char *text);

/* The move of @text at @position, legal or not; it must be spelled right. */
UgoMove ugo_test_make_move (const UgoPosition *position, const char *text);

/* A match in play from the variant's first position, after @moves, with spaces between them. */
UgoMatch *ugo_test_make_match (const char *variant, const char *moves);

/* Plays the legal move of @text. */
void ugo_test_play (UgoMatch *match, const char *text);

/* A new folder of the tests' own. */
char *ugo_test_make_folder (void);

/* Removes @path and all that is in it. */
void ugo_test_remove_folder (const char *path);

/* Runs the main loop until *@result is set. */
void ugo_test_wait (GAsyncResult **result);

/* A callback that stores a reference to the result in the GAsyncResult * at @data. */
void ugo_test_result_cb (GObject *source, GAsyncResult *result, gpointer data);

/* What a match tells: the names of its signals, with the ply of a move. */
typedef struct
{
  GString *told;
  guint n_changed;
} UgoTestLog;

/* Writes down what @match tells from now on. */
void ugo_test_log_begin (UgoTestLog *log, UgoMatch *match);

/* Whether it has told just that since the last time. */
void ugo_test_log_assert (UgoTestLog *log, const char *expected);

void ugo_test_log_end (UgoTestLog *log, UgoMatch *match);
