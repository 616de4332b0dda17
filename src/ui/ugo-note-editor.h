/* ugo-note-editor.h: what a person writes beside a move: signs and a comment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-record-editor.h"

G_BEGIN_DECLS

#define UGO_TYPE_NOTE_EDITOR (ugo_note_editor_get_type ())

/*
 * UgoNoteEditor:
 *
 * A popover. What is written in it becomes the comment when it closes, in whatever way: undoing
 * takes it back.
 */
G_DECLARE_FINAL_TYPE (UgoNoteEditor, ugo_note_editor, UGO, NOTE_EDITOR, GtkPopover)

GtkWidget *ugo_note_editor_new (void);

/**
 * ugo_note_editor_open:
 * @self: an editor
 * @match: (transfer none): a match in review
 * @node: a node of its record
 * @place: where a comment can stand there
 *
 * The signs, which a move has and not a comment before it, are those of the actions win.move-sign
 * and win.position-sign, and so of the move that the match stands at.
 */
void ugo_note_editor_open (UgoNoteEditor *self, UgoMatch *match, UgoNode *node,
                           UgoCommentPlace place);

G_END_DECLS
