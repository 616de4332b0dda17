/* ugo-name-dialog.h: a name to be typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UGO_TYPE_NAME_DIALOG (ugo_name_dialog_get_type ())

G_DECLARE_FINAL_TYPE (UgoNameDialog, ugo_name_dialog, UGO, NAME_DIALOG, GtkWindow)

/**
 * UgoNameFunc:
 * @name: what was typed
 * @data: as given
 *
 * Does what is to be done with it.
 *
 * Returns: (transfer full) (nullable): a sentence that says why nothing was done; the dialog then
 *   stays
 */
typedef char *(*UgoNameFunc) (const char *name, gpointer data);

/**
 * ugo_name_dialog_new:
 * @parent: the window it belongs to
 * @title: what it is about
 * @label: what is to be typed
 * @text: what is there at first
 * @button: what pressing Enter does
 *
 * Returns: (transfer none): the dialog; show it with gtk_window_present()
 */
UgoNameDialog *ugo_name_dialog_new (GtkWindow *parent, const char *title, const char *label,
                                    const char *text, const char *button);

/**
 * ugo_name_dialog_set_func:
 * @self: a dialog
 * @func: takes the name
 * @data: for @func
 * @destroy: (nullable): frees @data
 */
void ugo_name_dialog_set_func (UgoNameDialog *self, UgoNameFunc func, gpointer data,
                               GDestroyNotify destroy);

G_END_DECLS
