/* ugo-window.h: the window with its places
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-collection.h"
#include "ugo-match.h"

G_BEGIN_DECLS

#define UGO_TYPE_WINDOW (ugo_window_get_type ())

G_DECLARE_FINAL_TYPE (UgoWindow, ugo_window, UGO, WINDOW, GtkApplicationWindow)

GtkWidget *ugo_window_new (GtkApplication *application);

/**
 * ugo_window_open_file:
 * @self: a window
 * @file: a record file
 *
 * Opens it in Games, with progress and a way to cancel; tells why when it cannot.
 */
void ugo_window_open_file (UgoWindow *self, GFile *file);

/**
 * ugo_window_holds_file:
 * @self: a window
 *
 * Returns: whether another file should go to another window: this one is reading a file, or has one
 *   with changes that were not saved
 */
gboolean ugo_window_holds_file (UgoWindow *self);

/**
 * ugo_window_open_collection:
 * @self: a window
 * @collection: (transfer none): games to review
 */
void ugo_window_open_collection (UgoWindow *self, UgoCollection *collection);

/**
 * ugo_window_play_match:
 * @self: a window
 * @match: (transfer none): a game to play from now on, in Play; kept on disk
 */
void ugo_window_play_match (UgoWindow *self, UgoMatch *match);

/**
 * ugo_window_get_match:
 * @self: a window
 *
 * Returns: (transfer none) (nullable): the match of the place that is shown
 */
UgoMatch *ugo_window_get_match (UgoWindow *self);

/**
 * ugo_window_toast:
 * @self: a window
 * @sentence: what to say at the foot of the board that is shown
 * @button: (nullable): the label of a button, or %NULL
 * @action: (nullable): the detailed name of the action it runs
 */
void ugo_window_toast (UgoWindow *self, const char *sentence, const char *button,
                       const char *action);

/**
 * ugo_window_rebuild:
 * @self: a window
 *
 * Makes all its texts anew, in the language that now holds; matches, files and the place stay.
 */
void ugo_window_rebuild (UgoWindow *self);

G_END_DECLS
