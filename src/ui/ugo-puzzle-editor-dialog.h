/* ugo-puzzle-editor-dialog.h: the window in which a puzzle is made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-puzzle-editor.h"
#include "ugo-puzzle-packs.h"

G_BEGIN_DECLS

#define UGO_TYPE_PUZZLE_EDITOR_DIALOG (ugo_puzzle_editor_dialog_get_type ())

/*
 * UgoPuzzleEditorDialog:
 *
 * Three pages: the position, what is asked, what is proved of it. It only shows the editor, which
 * outlives it. Signal: tried, when the puzzle is to be solved; the dialog then goes by itself.
 */
G_DECLARE_FINAL_TYPE (UgoPuzzleEditorDialog, ugo_puzzle_editor_dialog, UGO, PUZZLE_EDITOR_DIALOG,
                      GtkWindow)

/**
 * ugo_puzzle_editor_dialog_new:
 * @parent: the window it belongs to
 * @editor: what it shows
 * @packs: where puzzles are saved
 * @pack: (nullable): the pack to propose
 *
 * Returns: (transfer none): the dialog; show it with gtk_window_present()
 */
GtkWidget *ugo_puzzle_editor_dialog_new (GtkWindow *parent, UgoPuzzleEditor *editor,
                                         UgoPuzzlePacks *packs, UgoPuzzlePack *pack);

/**
 * ugo_puzzle_editor_dialog_get_board:
 * @self: a dialog
 *
 * Returns: (transfer none): its board, to be given what the person has chosen for boards
 */
GtkWidget *ugo_puzzle_editor_dialog_get_board (UgoPuzzleEditorDialog *self);

G_END_DECLS
