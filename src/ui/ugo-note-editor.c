/* ugo-note-editor.c: what a person writes beside a move: signs and a comment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-note-editor.h"

#include <glib/gi18n-lib.h>

#include "ugo-move-text.h"
#include "ugo-widgets.h"
#include "ugo-words.h"

#define TEXT_HEIGHT 96
#define TEXT_WIDTH 280

struct _UgoNoteEditor
{
  GtkPopover parent_instance;

  /* owned */
  UgoMatch *match; /* while it is open */
  UgoNode *node;
  UgoCommentPlace place;

  /* children */
  GtkWidget *title;
  GtkWidget *signs[UGO_N_GLYPH_KINDS];
  GtkWidget *text;
};

G_DEFINE_FINAL_TYPE (UgoNoteEditor, ugo_note_editor, GTK_TYPE_POPOVER)

/* Signs */

static void
add_sign (GtkWidget *row, UgoGlyphKind kind, guint8 glyph, const UgoRules *rules)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (ugo_words_glyph (glyph));
  g_autofree char *name = ugo_words_glyph_name (rules, glyph);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), kind == UGO_GLYPHS_OF_MOVE
                                                             ? "win.move-sign"
                                                             : "win.position-sign");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (int) glyph);
  gtk_widget_set_tooltip_text (button, name);
  gtk_widget_add_css_class (button, "sign");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_box_append (GTK_BOX (row), button);
}

static void
show_signs (UgoNoteEditor *self, gboolean is_shown)
{
  const UgoRules *rules = self->node->position.variant.rules;

  for (UgoGlyphKind kind = 0; kind < UGO_N_GLYPH_KINDS; kind++)
    {
      GtkWidget *child;
      gsize n_glyphs;
      const guint8 *glyphs = ugo_record_editor_get_glyphs (kind, &n_glyphs);

      while ((child = gtk_widget_get_first_child (self->signs[kind])) != NULL)
        gtk_box_remove (GTK_BOX (self->signs[kind]), child);
      for (gsize i = 0; is_shown && i < n_glyphs; i++)
        add_sign (self->signs[kind], kind, glyphs[i], rules);
      gtk_widget_set_visible (self->signs[kind], is_shown);
    }
}

/* The comment */

static char *
get_text (UgoNoteEditor *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->text));
  GtkTextIter start;
  GtkTextIter end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

static char *
describe (UgoNode *node, UgoCommentPlace place)
{
  g_autofree char *move = NULL;
  g_autofree char *numbered = NULL;

  if (node->parent == NULL)
    return g_strdup (_ ("Before the first move"));
  move = ugo_move_text_for_people (node);
  numbered = g_strdup_printf (node->parent->position.side == UGO_WHITE ? "%u. %s" : "%u… %s",
                              node->parent->position.move_number, move);
  if (place == UGO_COMMENT_MOVE)
    return g_steal_pointer (&numbered);
  return g_strdup_printf (place == UGO_COMMENT_BEFORE
                            /* Translators: a comment before a move such as "3. c3–c4" */
                            ? _ ("Before %s")
                            /* Translators: a comment after the variation that begins with a move
                             * such as "3. c3–c4" */
                            : _ ("After the variation %s"),
                          numbered);
}

static void
closed_cb (UgoNoteEditor *self)
{
  g_autofree char *text = get_text (self);
  g_autoptr (UgoMatch) match = g_steal_pointer (&self->match);

  if (match != NULL)
    ugo_record_editor_set_comment (ugo_record_editor_get (match), self->node, self->place, text);
}

static gboolean
key_pressed_cb (UgoNoteEditor *self, guint key, guint code, GdkModifierType modifiers)
{
  if ((key != GDK_KEY_Return && key != GDK_KEY_KP_Enter) || (modifiers & GDK_CONTROL_MASK) == 0)
    return GDK_EVENT_PROPAGATE;
  gtk_popover_popdown (GTK_POPOVER (self));
  return GDK_EVENT_STOP;
}

/* The class */

static void
ugo_note_editor_dispose (GObject *object)
{
  g_clear_object (&UGO_NOTE_EDITOR (object)->match);
  G_OBJECT_CLASS (ugo_note_editor_parent_class)->dispose (object);
}

static void
ugo_note_editor_class_init (UgoNoteEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_note_editor_dispose;
}

static GtkWidget *
create_text (UgoNoteEditor *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->text = gtk_text_view_new ();
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (self->text), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (self->text), FALSE);
  gtk_text_view_set_left_margin (GTK_TEXT_VIEW (self->text), 6);
  gtk_text_view_set_right_margin (GTK_TEXT_VIEW (self->text), 6);
  gtk_text_view_set_top_margin (GTK_TEXT_VIEW (self->text), 6);
  gtk_text_view_set_bottom_margin (GTK_TEXT_VIEW (self->text), 6);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (self->text, keys);

  gtk_widget_set_size_request (scroller, TEXT_WIDTH, TEXT_HEIGHT);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->text);
  gtk_scrolled_window_set_has_frame (GTK_SCROLLED_WINDOW (scroller), TRUE);
  return scroller;
}

static void
ugo_note_editor_init (UgoNoteEditor *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *done = gtk_button_new_with_label (_ ("Done"));

  self->title = ugo_label_new (NULL, "heading");
  gtk_label_set_wrap_mode (GTK_LABEL (self->title), PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (box), self->title);
  for (UgoGlyphKind kind = 0; kind < UGO_N_GLYPH_KINDS; kind++)
    {
      self->signs[kind] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_box_set_homogeneous (GTK_BOX (self->signs[kind]), TRUE);
      gtk_widget_add_css_class (self->signs[kind], "linked");
      gtk_box_append (GTK_BOX (box), self->signs[kind]);
    }
  gtk_box_append (GTK_BOX (box), create_text (self));
  gtk_widget_add_css_class (done, "suggested-action");
  g_signal_connect_swapped (done, "clicked", G_CALLBACK (gtk_popover_popdown), self);
  gtk_box_append (GTK_BOX (box), done);
  gtk_popover_set_child (GTK_POPOVER (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "note-editor");
  g_signal_connect (self, "closed", G_CALLBACK (closed_cb), NULL);
}

/* Public */

GtkWidget *
ugo_note_editor_new (void)
{
  return g_object_new (UGO_TYPE_NOTE_EDITOR, NULL);
}

void
ugo_note_editor_open (UgoNoteEditor *self, UgoMatch *match, UgoNode *node, UgoCommentPlace place)
{
  g_autofree char *comment = NULL;
  g_autofree char *title = NULL;

  g_return_if_fail (UGO_IS_NOTE_EDITOR (self));
  g_return_if_fail (ugo_record_editor_can_comment (node, place));

  g_set_object (&self->match, match);
  self->node = node;
  self->place = place;
  comment = ugo_record_editor_get_comment (node, place);
  title = describe (node, place);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->text), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Comment"), -1);
  show_signs (self, place == UGO_COMMENT_MOVE && node->parent != NULL);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->text)), comment, -1);
  gtk_popover_popup (GTK_POPOVER (self));
  gtk_widget_grab_focus (self->text);
}
