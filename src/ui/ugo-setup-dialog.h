/* ugo-setup-dialog.h: a position to be set up and played from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

#define UGO_TYPE_SETUP_DIALOG (ugo_setup_dialog_get_type ())

/*
 * Signal: chosen, when the position shown, which is then fit for a game and undecided, is to be
 * played; the dialog then goes by itself.
 */
G_DECLARE_FINAL_TYPE (UgoSetupDialog, ugo_setup_dialog, UGO, SETUP_DIALOG, GtkWindow)

/**
 * ugo_setup_dialog_new:
 * @parent: the window it belongs to
 * @position: what to begin with
 *
 * Returns: (transfer none): the dialog; show it with gtk_window_present()
 */
GtkWidget *ugo_setup_dialog_new (GtkWindow *parent, const UgoPosition *position);

/**
 * ugo_setup_dialog_get_position:
 * @self: a dialog
 *
 * Returns: (transfer none): the position shown
 */
const UgoPosition *ugo_setup_dialog_get_position (UgoSetupDialog *self);

/**
 * ugo_setup_dialog_get_board:
 * @self: a dialog
 *
 * Returns: (transfer none): its board, to be given what the person has chosen for boards
 */
GtkWidget *ugo_setup_dialog_get_board (UgoSetupDialog *self);

G_END_DECLS
