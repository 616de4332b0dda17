/* ugo-shortcuts.h: the window that lists the keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ugo_shortcuts_new:
 * @parent: the window whose keys to list
 *
 * Returns: (transfer none): the list; show it with gtk_window_present()
 */
GtkWidget *ugo_shortcuts_new (GtkWindow *parent);

G_END_DECLS
