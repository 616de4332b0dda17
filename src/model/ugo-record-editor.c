/* ugo-record-editor.c: what a person changes in a game in review, and can undo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-record-editor.h"

#include <glib/gi18n.h>

#include "ugo-history.h"

/*
 * Step:
 * @edit: what was edited
 * @before: where the match stood before
 * @after: where it stood then
 *
 * One for each step of the history. The nodes are in memory as long as the step is known.
 */
typedef struct
{
  UgoEdit edit;
  UgoNode *before;
  UgoNode *after;
} Step;

struct _UgoRecordEditor
{
  GObject parent_instance;

  UgoMatch *match; /* it owns this */
  UgoHistory *history;
  GArray *steps; /* done and undone */
  UgoNode *place; /* where the match stood when it was last said to have changed */
  UgoEdit edit;   /* what is being edited */
  gboolean is_fresh; /* whether the last step does not know yet where the match stands after it */
};

G_DEFINE_FINAL_TYPE (UgoRecordEditor, ugo_record_editor, G_TYPE_OBJECT)

/* How a match keeps its editor. */
#define EDITOR_KEY "ugo-record-editor"

/* Steps */

/* The one that is undone next; there is one. */
static Step *
last_step (UgoRecordEditor *self)
{
  return &g_array_index (self->steps, Step, ugo_history_get_n_done (self->history) - 1);
}

/* The one that is done again next; there is one. */
static Step *
next_step (UgoRecordEditor *self)
{
  return &g_array_index (self->steps, Step, ugo_history_get_n_done (self->history));
}

/* Whatever changed the record is a step, whoever did it. */
static void
match_edited_cb (UgoRecordEditor *self)
{
  Step step = { .edit = self->edit, .before = self->place, .after = self->place };

  if (!ugo_history_commit (self->history))
    return;
  g_array_set_size (self->steps, ugo_history_get_n_done (self->history) - 1);
  g_array_append_val (self->steps, step);
  self->is_fresh = TRUE;
}

static void
match_changed_cb (UgoRecordEditor *self)
{
  self->place = ugo_match_get_node (self->match);
  if (self->is_fresh)
    last_step (self)->after = self->place;
  self->is_fresh = FALSE;
}

static void
finish (UgoRecordEditor *self, UgoEdit edit)
{
  self->edit = edit;
  ugo_match_edited_at (self->match, ugo_node_find_in_tree (ugo_match_get_node (self->match)));
  self->edit = UGO_EDIT_MOVE;
}

/* Construction */

static void
ugo_record_editor_finalize (GObject *object)
{
  UgoRecordEditor *self = UGO_RECORD_EDITOR (object);

  g_clear_pointer (&self->history, ugo_history_free);
  g_clear_pointer (&self->steps, g_array_unref);

  G_OBJECT_CLASS (ugo_record_editor_parent_class)->finalize (object);
}

static void
ugo_record_editor_class_init (UgoRecordEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ugo_record_editor_finalize;
}

static void
ugo_record_editor_init (UgoRecordEditor *self)
{
  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));
}

UgoRecordEditor *
ugo_record_editor_get (UgoMatch *match)
{
  UgoRecordEditor *self = g_object_get_data (G_OBJECT (match), EDITOR_KEY);

  g_return_val_if_fail (ugo_match_get_mode (match) == UGO_MATCH_REVIEW, NULL);

  if (self != NULL)
    return self;
  self = g_object_new (UGO_TYPE_RECORD_EDITOR, NULL);
  self->match = match;
  self->history = ugo_history_new (ugo_match_get_record (match));
  self->place = ugo_match_get_node (match);
  g_signal_connect_swapped (match, "edited", G_CALLBACK (match_edited_cb), self);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (match_changed_cb), self);
  g_object_set_data_full (G_OBJECT (match), EDITOR_KEY, self, g_object_unref);
  return self;
}

/* Undoing */

gboolean
ugo_record_editor_get_can_undo (UgoRecordEditor *self)
{
  return ugo_history_get_n_done (self->history) > 0;
}

gboolean
ugo_record_editor_get_can_redo (UgoRecordEditor *self)
{
  return ugo_history_get_n_undone (self->history) > 0;
}

void
ugo_record_editor_undo (UgoRecordEditor *self)
{
  UgoNode *node;

  if (!ugo_record_editor_get_can_undo (self))
    return;
  node = last_step (self)->before;
  ugo_history_undo (self->history);
  ugo_match_edited_at (self->match, node);
}

void
ugo_record_editor_redo (UgoRecordEditor *self)
{
  if (!ugo_history_redo (self->history))
    return;
  ugo_match_edited_at (self->match, last_step (self)->after);
}

static const struct
{
  const char *undo;
  const char *redo;
} names[] = {
  [UGO_EDIT_MOVE] = { N_("Undo adding a move"), N_("Redo adding a move") },
  [UGO_EDIT_PROMOTION] = { N_("Undo moving a line up"), N_("Redo moving a line up") },
  [UGO_EDIT_DELETION] = { N_("Undo deleting moves"), N_("Redo deleting moves") },
  [UGO_EDIT_COMMENT] = { N_("Undo changing a comment"), N_("Redo changing a comment") },
  [UGO_EDIT_GLYPH] = { N_("Undo changing a sign"), N_("Redo changing a sign") },
  [UGO_EDIT_DRAWING] = { N_("Undo drawing on the board"), N_("Redo drawing on the board") },
};

const char *
ugo_record_editor_describe_undo (UgoRecordEditor *self)
{
  if (!ugo_record_editor_get_can_undo (self))
    return NULL;
  return _(names[last_step (self)->edit].undo);
}

const char *
ugo_record_editor_describe_redo (UgoRecordEditor *self)
{
  if (!ugo_record_editor_get_can_redo (self))
    return NULL;
  return _(names[next_step (self)->edit].redo);
}

/* Lines */

UgoNode *
ugo_record_editor_find_variation (UgoNode *node)
{
  while (node != NULL && node->previous == NULL)
    node = node->parent;
  return node;
}

void
ugo_record_editor_promote (UgoRecordEditor *self, UgoNode *node, gboolean to_main)
{
  UgoRecord *record = ugo_match_get_record (self->match);
  UgoNode *head = ugo_record_editor_find_variation (node);

  if (head == NULL)
    return;
  if (!to_main)
    ugo_record_promote (record, head);
  for (; to_main && head != NULL; head = ugo_record_editor_find_variation (head))
    ugo_record_promote (record, head);
  finish (self, UGO_EDIT_PROMOTION);
}

void
ugo_record_editor_delete (UgoRecordEditor *self, UgoNode *node)
{
  g_return_if_fail (node->parent != NULL);

  ugo_record_remove (ugo_match_get_record (self->match), node);
  finish (self, UGO_EDIT_DELETION);
}

/* Comments */

/* Where a comment stands in the tree: what is said before a move that begins no variation belongs
 * to the move before it. Returns: the comments that are there */
static char **
find_comments (UgoNode **node, UgoCommentPlace *place)
{
  if (*place == UGO_COMMENT_BEFORE && (*node)->previous == NULL)
    {
      *node = (*node)->parent;
      *place = UGO_COMMENT_MOVE;
    }
  switch (*place)
    {
    case UGO_COMMENT_BEFORE:
      return (*node)->before;
    case UGO_COMMENT_AFTER:
      return (*node)->after;
    case UGO_COMMENT_MOVE:
    default:
      return (*node)->comments;
    }
}

gboolean
ugo_record_editor_can_comment (UgoNode *node, UgoCommentPlace place)
{
  if (place == UGO_COMMENT_BEFORE)
    return node->parent != NULL;
  return place == UGO_COMMENT_MOVE || node->previous != NULL;
}

char *
ugo_record_editor_get_comment (UgoNode *node, UgoCommentPlace place)
{
  return ugo_comments_get_words (find_comments (&node, &place));
}

static void
set_comments (UgoRecordEditor *self, UgoNode *node, UgoCommentPlace place, char **comments,
              UgoEdit edit)
{
  ugo_record_set_comments (ugo_match_get_record (self->match), node, place,
                           (const char *const *) comments);
  finish (self, edit);
}

void
ugo_record_editor_set_comment (UgoRecordEditor *self, UgoNode *node, UgoCommentPlace place,
                               const char *words)
{
  g_autofree char *wanted = ugo_comment_normalise (words);
  g_autofree char *old = NULL;
  g_auto (GStrv) comments = NULL;
  char **here;

  g_return_if_fail (ugo_record_editor_can_comment (node, place));

  here = find_comments (&node, &place);
  old = ugo_comments_get_words (here);
  if (g_str_equal (old, wanted))
    return;
  comments = ugo_comments_set_words (here, wanted);
  set_comments (self, node, place, comments, UGO_EDIT_COMMENT);
}

/* Glyphs */

static const guint8 move_glyphs[] = { 3, 1, 5, 6, 2, 4 };
static const guint8 position_glyphs[] = { 18, 16, 14, 10, 13, 15, 17, 19 };

const guint8 *
ugo_record_editor_get_glyphs (UgoGlyphKind kind, gsize *n_glyphs)
{
  if (kind == UGO_GLYPHS_OF_MOVE)
    {
      *n_glyphs = G_N_ELEMENTS (move_glyphs);
      return move_glyphs;
    }
  *n_glyphs = G_N_ELEMENTS (position_glyphs);
  return position_glyphs;
}

/* $7 to $9 judge a move too, and $10 to $21 a position, though none of them can be chosen. */
static UgoGlyphKind
kind_of (guint8 glyph)
{
  if (glyph >= 1 && glyph <= 9)
    return UGO_GLYPHS_OF_MOVE;
  return glyph >= 10 && glyph <= 21 ? UGO_GLYPHS_OF_POSITION : UGO_N_GLYPH_KINDS;
}

gboolean
ugo_record_editor_has_glyph (UgoNode *node, guint8 glyph)
{
  for (guint i = 0; node->glyphs != NULL && i < node->glyphs->len; i++)
    if (node->glyphs->data[i] == glyph)
      return TRUE;
  return FALSE;
}

void
ugo_record_editor_toggle_glyph (UgoRecordEditor *self, UgoNode *node, guint8 glyph)
{
  g_autoptr (GByteArray) glyphs = g_byte_array_new ();
  UgoGlyphKind kind = kind_of (glyph);

  g_return_if_fail (node->parent != NULL && kind != UGO_N_GLYPH_KINDS);

  /* Signs on moves come first, as they are read. */
  if (!ugo_record_editor_has_glyph (node, glyph) && kind == UGO_GLYPHS_OF_MOVE)
    g_byte_array_append (glyphs, &glyph, 1);
  for (guint i = 0; node->glyphs != NULL && i < node->glyphs->len; i++)
    if (kind_of (node->glyphs->data[i]) != kind)
      g_byte_array_append (glyphs, &node->glyphs->data[i], 1);
  if (!ugo_record_editor_has_glyph (node, glyph) && kind != UGO_GLYPHS_OF_MOVE)
    g_byte_array_append (glyphs, &glyph, 1);

  ugo_record_set_glyphs (ugo_match_get_record (self->match), node, glyphs->data, glyphs->len);
  finish (self, UGO_EDIT_GLYPH);
}

/* Drawings */

static const UgoRules *
rules_of (const UgoNode *node)
{
  return node->position.variant.rules;
}

GArray *
ugo_record_editor_get_marks (const UgoNode *node)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (UgoMark));

  for (char **comment = node->comments; comment != NULL && *comment != NULL; comment++)
    {
      g_autoptr (GArray) found = ugo_comment_marks (rules_of (node), *comment);

      if (found->len > 0)
        g_array_append_vals (marks, found->data, found->len);
    }
  return marks;
}

void
ugo_record_editor_toggle_mark (UgoRecordEditor *self, UgoNode *node, const UgoMark *mark)
{
  g_auto (GStrv) comments = ugo_comments_toggle_mark (node->comments, rules_of (node), mark);

  set_comments (self, node, UGO_COMMENT_MOVE, comments, UGO_EDIT_DRAWING);
}

void
ugo_record_editor_clear_marks (UgoRecordEditor *self, UgoNode *node)
{
  g_autoptr (GArray) marks = ugo_record_editor_get_marks (node);
  g_auto (GStrv) comments = NULL;

  if (marks->len == 0)
    return;
  comments = ugo_comments_clear_marks (node->comments);
  set_comments (self, node, UGO_COMMENT_MOVE, comments, UGO_EDIT_DRAWING);
}
