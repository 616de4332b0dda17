/* ugo-preferences-dialog.h: what a person can choose for the whole program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-preferences.h"

G_BEGIN_DECLS

#define UGO_TYPE_PREFERENCES_DIALOG (ugo_preferences_dialog_get_type ())

/* Whatever is chosen holds at once, and what changes elsewhere is shown at once. */
G_DECLARE_FINAL_TYPE (UgoPreferencesDialog, ugo_preferences_dialog, UGO, PREFERENCES_DIALOG,
                      GtkWindow)

/**
 * ugo_preferences_dialog_new:
 * @parent: the window it belongs to
 * @preferences: what is chosen
 *
 * Returns: (transfer floating): a dialog
 */
GtkWidget *ugo_preferences_dialog_new (GtkWindow *parent, UgoPreferences *preferences);

G_END_DECLS
