/* ugo-own-dialog.h: puzzles are looked for in one's own games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-own-puzzles.h"
#include "ugo-puzzle-desk.h"

G_BEGIN_DECLS

#define UGO_TYPE_OWN_DIALOG (ugo_own_dialog_get_type ())

/* Signals: search-asked (), when ugo_own_puzzles_search() is to begin; solve-asked (), when the
 * puzzles are to be solved: the dialog then goes by itself. */
G_DECLARE_FINAL_TYPE (UgoOwnDialog, ugo_own_dialog, UGO, OWN_DIALOG, GtkWindow)

/**
 * ugo_own_dialog_new:
 * @parent: the window it belongs to
 * @own: (transfer none): where they are kept
 * @desk: (transfer none): where they are solved
 *
 * Returns: (transfer none): a dialog; show it with gtk_window_present()
 */
GtkWidget *ugo_own_dialog_new (GtkWindow *parent, UgoOwnPuzzles *own, UgoPuzzleDesk *desk);

G_END_DECLS
