/* ugo-sheet-dialog.h: which puzzles are to be on paper, and how that looks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-puzzle-desk.h"

G_BEGIN_DECLS

#define UGO_TYPE_SHEET_DIALOG (ugo_sheet_dialog_get_type ())

/*
 * UgoSheetDialog:
 *
 * Signals: save-asked (), when a file is to be chosen for ugo_sheet_dialog_save(); finished (),
 * when it was saved or printed: the dialog then goes by itself.
 */
G_DECLARE_FINAL_TYPE (UgoSheetDialog, ugo_sheet_dialog, UGO, SHEET_DIALOG, GtkWindow)

/**
 * ugo_sheet_dialog_new:
 * @parent: the window it belongs to
 * @desk: whose puzzles
 * @puzzle: (nullable): the only puzzle, %NULL to choose some
 *
 * Returns: (transfer none): a dialog; show it with gtk_window_present()
 */
GtkWidget *ugo_sheet_dialog_new (GtkWindow *parent, UgoPuzzleDesk *desk, UgoPuzzle *puzzle);

/**
 * ugo_sheet_dialog_save:
 * @self: a dialog
 * @file: a file, which is replaced whole or not at all
 *
 * Makes a PDF file of the sheet, page by page.
 */
void ugo_sheet_dialog_save (UgoSheetDialog *self, GFile *file);

/**
 * ugo_sheet_dialog_get_saved:
 * @self: a dialog that is finished
 *
 * Returns: (transfer none) (nullable): the file that was saved; %NULL when it was printed
 */
GFile *ugo_sheet_dialog_get_saved (UgoSheetDialog *self);

G_END_DECLS
