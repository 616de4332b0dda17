/* ugo-editor-proof.h: what is proved of a puzzle that is being made, and what can be done with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-board.h"
#include "ugo-puzzle-editor.h"
#include "ugo-puzzle-packs.h"

G_BEGIN_DECLS

#define UGO_TYPE_EDITOR_PROOF (ugo_editor_proof_get_type ())

/* Its buttons run the actions editor.*, which are the dialog's. */
G_DECLARE_FINAL_TYPE (UgoEditorProof, ugo_editor_proof, UGO, EDITOR_PROOF, GtkWidget)

GtkWidget *ugo_editor_proof_new (UgoPuzzleEditor *editor, UgoPuzzlePacks *packs, UgoBoard *board);

/* Shows what the editor has found, at the beginning of its solution. */
void ugo_editor_proof_update (UgoEditorProof *self);

/* Shows on the board where the solution is. */
void ugo_editor_proof_show_board (UgoEditorProof *self);

/**
 * ugo_editor_proof_step:
 * @self: a panel
 * @by: how many moves to go on in the solution; back when it is less than 0
 */
void ugo_editor_proof_step (UgoEditorProof *self, int by);

/**
 * ugo_editor_proof_get_pack:
 * @self: a panel
 *
 * Returns: (transfer none) (nullable): the pack that is chosen; %NULL for a new one
 */
UgoPuzzlePack *ugo_editor_proof_get_pack (UgoEditorProof *self);

/**
 * ugo_editor_proof_choose_pack:
 * @self: a panel
 * @pack: (nullable): the pack to choose, one that there is by now
 */
void ugo_editor_proof_choose_pack (UgoEditorProof *self, UgoPuzzlePack *pack);

/**
 * ugo_editor_proof_tell:
 * @self: a panel
 * @sentence: (nullable): what was done with the puzzle
 */
void ugo_editor_proof_tell (UgoEditorProof *self, const char *sentence);

G_END_DECLS
