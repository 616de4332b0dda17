/* ugo-help.h: opens the help where it is wanted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-preferences.h"

G_BEGIN_DECLS

/**
 * ugo_help_set_page:
 * @widget: a window or a part of one
 * @page: (type utf8): the page of the help that tells of it, a constant
 *
 * The help opens with that page while the keyboard is there.
 */
void ugo_help_set_page (GtkWidget *widget, const char *page);

/**
 * ugo_help_join:
 * @dialog: a new dialog
 * @parent: the window it belongs to
 * @page: (nullable): the page on it, a literal; %NULL for that of @parent
 *
 * Has F1 open the help in it.
 */
void ugo_help_join (GtkWindow *dialog, GtkWindow *parent, const char *page);

/**
 * ugo_help_open:
 * @parent: the window that the person looks at
 * @preferences: the preferences
 *
 * Opens the page on what the keyboard is at: in the desktop's help viewer where there is one that
 * shows it in the language of the program, else in a window of our own. With `inside` in the
 * environment variable UGO_HELP_VIEWER it is always that.
 */
void ugo_help_open (GtkWindow *parent, UgoPreferences *preferences);

/**
 * ugo_help_rebuild:
 *
 * Makes the texts of our own windows anew, in the language that now holds.
 */
void ugo_help_rebuild (void);

G_END_DECLS
