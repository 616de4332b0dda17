/* ugo-help-window.h: the help in a window of the program's own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-preferences.h"

G_BEGIN_DECLS

#define UGO_TYPE_HELP_WINDOW (ugo_help_window_get_type ())

G_DECLARE_FINAL_TYPE (UgoHelpWindow, ugo_help_window, UGO, HELP_WINDOW, GtkWindow)

/**
 * ugo_help_window_new:
 * @parent: the window it belongs to
 * @preferences: where the colours of the board are
 *
 * Returns: (transfer floating): a window, still without a page
 */
GtkWidget *ugo_help_window_new (GtkWindow *parent, UgoPreferences *preferences);

/**
 * ugo_help_window_open:
 * @self: a window
 * @target: a page, which a section may follow: "play#keyboard"
 *
 * Shows it; one can go back to the page before it.
 */
void ugo_help_window_open (UgoHelpWindow *self, const char *target);

/**
 * ugo_help_window_rebuild:
 * @self: a window
 *
 * Makes all its texts anew, in the language that now holds; the page stays.
 */
void ugo_help_window_rebuild (UgoHelpWindow *self);

G_END_DECLS
