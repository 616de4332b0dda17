/* ugo-record-editor.h: what a person changes in a game in review, and can undo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "ugo-comment.h"
#include "ugo-match.h"

G_BEGIN_DECLS

#define UGO_TYPE_RECORD_EDITOR (ugo_record_editor_get_type ())

/*
 * UgoRecordEditor:
 *
 * The edits of one match in review, moves that were added by playing them included. Each is undone
 * by itself, and the match then stands where it stood before. Whatever is edited, the match tells
 * by its signals, after which everything here may be asked anew.
 */
G_DECLARE_FINAL_TYPE (UgoRecordEditor, ugo_record_editor, UGO, RECORD_EDITOR, GObject)

/* What was edited, as it is told in ugo_record_editor_describe_undo(). */
typedef enum
{
  UGO_EDIT_MOVE,
  UGO_EDIT_PROMOTION,
  UGO_EDIT_DELETION,
  UGO_EDIT_COMMENT,
  UGO_EDIT_GLYPH,
  UGO_EDIT_DRAWING,
} UgoEdit;

/* The kinds of glyphs of which a move has one at most. */
typedef enum
{
  UGO_GLYPHS_OF_MOVE,     /* ! ? !! ?? !? ?! */
  UGO_GLYPHS_OF_POSITION, /* who is better */
  UGO_N_GLYPH_KINDS,
} UgoGlyphKind;

/**
 * ugo_record_editor_get:
 * @match: a match in review whose record is a game of ours
 *
 * Returns: (transfer none): its editor, which knows what was edited since it was first asked for
 */
UgoRecordEditor *ugo_record_editor_get (UgoMatch *match);

gboolean ugo_record_editor_get_can_undo (UgoRecordEditor *self);
gboolean ugo_record_editor_get_can_redo (UgoRecordEditor *self);

/* Takes the last edit back. */
void ugo_record_editor_undo (UgoRecordEditor *self);

/* Makes the edit again that was taken back last. */
void ugo_record_editor_redo (UgoRecordEditor *self);

/**
 * ugo_record_editor_describe_undo:
 * @self: an editor
 *
 * Returns: (transfer none) (nullable): what would be undone, as the name of a button or an entry of
 *   a menu in the person's language; %NULL when there is nothing
 */
const char *ugo_record_editor_describe_undo (UgoRecordEditor *self);

/* The same of what would be done again. */
const char *ugo_record_editor_describe_redo (UgoRecordEditor *self);

/* Lines */

/**
 * ugo_record_editor_find_variation:
 * @node: a node
 *
 * Returns: (nullable): the first move of the innermost variation that it belongs to; %NULL when it
 *   belongs to the main line
 */
UgoNode *ugo_record_editor_find_variation (UgoNode *node);

/**
 * ugo_record_editor_promote:
 * @self: an editor
 * @node: a node of a variation
 * @to_main: whether its line becomes the main line of the game; else its variation goes one place
 *   up among the alternatives
 */
void ugo_record_editor_promote (UgoRecordEditor *self, UgoNode *node, gboolean to_main);

/**
 * ugo_record_editor_delete:
 * @self: an editor
 * @node: a node, not the root; it goes with all that follows
 *
 * A match that stood there stands at the node before it then. An alternative to a move of the main
 * line takes its place.
 */
void ugo_record_editor_delete (UgoRecordEditor *self, UgoNode *node);

/* Comments */

/**
 * ugo_record_editor_can_comment:
 * @node: a node
 * @place: a place
 *
 * Returns: whether a comment can stand there: after a move always, before it unless @node is the
 *   root, behind the bracket only where it begins a variation
 */
gboolean ugo_record_editor_can_comment (UgoNode *node, UgoCommentPlace place);

/**
 * ugo_record_editor_get_comment:
 * @node: a node
 * @place: a place where a comment can stand; what is said before a move that begins no variation is
 *   what is said after the one before it
 *
 * Returns: (transfer full): the words of the comments there, in several lines
 */
char *ugo_record_editor_get_comment (UgoNode *node, UgoCommentPlace place);

/**
 * ugo_record_editor_set_comment:
 * @self: an editor
 * @node: a node
 * @place: where
 * @words: what the comment says, in any number of lines; "" for none
 *
 * Clocks, drawings and other commands that stand there are kept.
 */
void ugo_record_editor_set_comment (UgoRecordEditor *self, UgoNode *node, UgoCommentPlace place,
                                    const char *words);

/* Glyphs */

/**
 * ugo_record_editor_get_glyphs:
 * @kind: a kind
 * @n_glyphs: (out): their number
 *
 * Returns: (transfer none): the glyphs of that kind that can be chosen
 */
const guint8 *ugo_record_editor_get_glyphs (UgoGlyphKind kind, gsize *n_glyphs);

gboolean ugo_record_editor_has_glyph (UgoNode *node, guint8 glyph);

/**
 * ugo_record_editor_toggle_glyph:
 * @self: an editor
 * @node: a node, not the root
 * @glyph: a glyph of some kind
 *
 * Gives it to the move in the place of another one of its kind, or takes it away.
 */
void ugo_record_editor_toggle_glyph (UgoRecordEditor *self, UgoNode *node, guint8 glyph);

/* Drawings */

/**
 * ugo_record_editor_get_marks:
 * @node: a node
 *
 * Returns: (transfer full) (element-type UgoMark): the arrows and circles drawn there
 */
GArray *ugo_record_editor_get_marks (const UgoNode *node);

/**
 * ugo_record_editor_toggle_mark:
 * @self: an editor
 * @node: a node
 * @mark: an arrow or a circle
 *
 * Draws it, or takes it away when it is there in the same colour.
 */
void ugo_record_editor_toggle_mark (UgoRecordEditor *self, UgoNode *node, const UgoMark *mark);

/* Takes all arrows and circles of a node away. */
void ugo_record_editor_clear_marks (UgoRecordEditor *self, UgoNode *node);

G_END_DECLS
