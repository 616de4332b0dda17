/* ugo-editor-proof.c: what is proved of a puzzle that is being made, and what can be done with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-editor-proof.h"

#include <glib/gi18n-lib.h>

#include "ugo-widgets.h"
#include "ugo-words-editor.h"
#include "ugo-words-puzzle.h"

/* The colour of the squares that answer, as records name it. */
#define ANSWER_COLOUR 'G'

struct _UgoEditorProof
{
  GtkWidget parent_instance;

  /* Owned. */
  UgoPuzzleEditor *editor;
  UgoPuzzlePacks *packs;
  GPtrArray *own; /* the packs in the drop-down, in its order */

  /* Borrowed. */
  UgoBoard *board;

  /* Part of the widget tree. */
  GtkWidget *box;
  GtkWidget *verdict;
  GtkWidget *progress;
  GtkWidget *spinner;
  GtkWidget *adopt;
  GtkWidget *solution;
  GtkWidget *place;
  GtkWidget *proved;
  GtkWidget *theme;
  GtkWidget *level;
  GtkWidget *chooser;
  GtkWidget *told;

  /* Plain state. */
  guint step; /* of the solution */
  gboolean is_showing;
};

G_DEFINE_FINAL_TYPE (UgoEditorProof, ugo_editor_proof, GTK_TYPE_WIDGET)

static const UgoPuzzleInquiry *
get_proved (UgoEditorProof *self)
{
  const UgoPuzzleInquiry *result = ugo_puzzle_editor_get_result (self->editor);

  return result != NULL && result->status == UGO_INQUIRY_PROVED ? result : NULL;
}

/* The solution */

static void
show_place (UgoEditorProof *self)
{
  const UgoPuzzleInquiry *proved = get_proved (self);
  guint n = proved != NULL ? (guint) proved->proof.n_line : 0;
  /* Translators: how many moves of a solution are on the board, replies counted too */
  g_autofree char *text = g_strdup_printf (_ ("Solution: %1$u of %2$u"), self->step, n);

  gtk_widget_set_visible (self->solution, n > 0);
  gtk_label_set_text (GTK_LABEL (self->place), text);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "proof.back", self->step > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "proof.on", self->step < n);
}

void
ugo_editor_proof_show_board (UgoEditorProof *self)
{
  const UgoPuzzleInquiry *proved = get_proved (self);
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (UgoBoardMark));
  UgoPosition position, before;

  g_return_if_fail (UGO_IS_EDITOR_PROOF (self));

  position = before = ugo_puzzle_editor_get_draft (self->editor)->position;
  for (guint i = 0; proved != NULL && i < self->step; i++)
    {
      before = position;
      ugo_play (&before, proved->proof.line[i], NULL, 0, &position);
    }
  if (proved != NULL && proved->proof.n_sets > 0)
    ugo_board_mark_squares (marks, proved->proof.sets[0], ANSWER_COLOUR);
  ugo_board_set_position (self->board, &position);
  ugo_board_set_last_move (self->board, self->step > 0 ? &before : NULL,
                           self->step > 0 ? proved->proof.line[self->step - 1] : UGO_MOVE_PASS,
                           NULL);
  ugo_board_set_marks (self->board, (const UgoBoardMark *) marks->data, marks->len);
}

void
ugo_editor_proof_step (UgoEditorProof *self, int by)
{
  const UgoPuzzleInquiry *proved = get_proved (self);
  int n = proved != NULL ? (int) proved->proof.n_line : 0;
  UgoPosition before = *ugo_board_get_position (self->board);

  g_return_if_fail (UGO_IS_EDITOR_PROOF (self));

  self->step = (guint) CLAMP ((int) self->step + by, 0, n);
  ugo_editor_proof_show_board (self);
  if (by == 1 && self->step > 0)
    {
      UgoMove move = proved->proof.line[self->step - 1];
      UgoRoute route;

      ugo_move_path (&before, move, &route);
      ugo_board_show_move (self->board, &before, move, &route,
                           ugo_board_get_position (self->board));
    }
  show_place (self);
}

static void
back_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ugo_editor_proof_step (UGO_EDITOR_PROOF (widget), -1);
}

static void
on_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ugo_editor_proof_step (UGO_EDITOR_PROOF (widget), 1);
}

/* What was found */

static char *
describe (UgoEditorProof *self)
{
  const UgoPuzzleInquiry *result = ugo_puzzle_editor_get_result (self->editor);
  const UgoDraft *draft = ugo_puzzle_editor_get_draft (self->editor);
  char *hindrance = ugo_puzzle_editor_get_hindrance (self->editor);

  if (hindrance != NULL)
    return hindrance;
  if (ugo_puzzle_editor_is_proving (self->editor))
    return ugo_words_editor_proving (draft, ugo_puzzle_editor_get_n_tried (self->editor));
  return result != NULL ? ugo_words_editor_verdict (result)
                        : g_strdup (_ ("Nothing is proved yet."));
}

static void
show_theme (UgoEditorProof *self)
{
  const UgoPuzzleInquiry *proved = get_proved (self);
  g_autofree char *text = NULL;

  if (proved == NULL)
    return;
  text = g_strdup_printf (ugo_puzzle_editor_is_graded (self->editor)
                              ? _ ("Theme: %s. Its level is measured.")
                              : _ ("Theme: %s. Choose its level."),
                          ugo_words_puzzle_title (proved->theme));
  gtk_label_set_text (GTK_LABEL (self->theme), text);
}

static void
show_level (UgoEditorProof *self)
{
  self->is_showing = TRUE;
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->level),
                             ugo_puzzle_editor_get_level (self->editor));
  gtk_widget_set_sensitive (self->level, !ugo_puzzle_editor_is_graded (self->editor));
  self->is_showing = FALSE;
}

void
ugo_editor_proof_update (UgoEditorProof *self)
{
  const UgoPuzzleInquiry *result = ugo_puzzle_editor_get_result (self->editor);
  const UgoPuzzleInquiry *proved = get_proved (self);
  gboolean is_proving = ugo_puzzle_editor_is_proving (self->editor);
  g_autofree char *sentence = describe (self);

  g_return_if_fail (UGO_IS_EDITOR_PROOF (self));

  if (proved == NULL)
    self->step = 0;
  gtk_label_set_text (GTK_LABEL (self->verdict), sentence);
  ugo_widget_set_css_class (self->verdict, "good", proved != NULL);
  gtk_widget_set_visible (self->progress, is_proving);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), is_proving);
  gtk_widget_set_visible (self->adopt,
                          result != NULL && result->status == UGO_INQUIRY_OTHER);
  gtk_widget_set_visible (self->proved, proved != NULL);
  show_theme (self);
  show_level (self);
  show_place (self);
}

static void
level_cb (UgoEditorProof *self)
{
  if (!self->is_showing)
    ugo_puzzle_editor_set_level (
        self->editor, gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->level)));
}

/* Packs */

static void
fill_chooser (UgoEditorProof *self)
{
  GPtrArray *list = ugo_puzzle_packs_get_list (self->packs);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_clear_pointer (&self->own, g_ptr_array_unref);
  self->own = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < list->len; i++)
    if (ugo_puzzle_pack_is_own (list->pdata[i]))
      {
        g_ptr_array_add (self->own, g_object_ref (list->pdata[i]));
        gtk_string_list_take (names, ugo_puzzle_pack_quote_name (list->pdata[i]));
      }
  gtk_string_list_append (names, _ ("A new pack…"));
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->chooser), G_LIST_MODEL (names));
}

UgoPuzzlePack *
ugo_editor_proof_get_pack (UgoEditorProof *self)
{
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->chooser));

  return selected < self->own->len ? self->own->pdata[selected] : NULL;
}

void
ugo_editor_proof_choose_pack (UgoEditorProof *self, UgoPuzzlePack *pack)
{
  guint index;

  fill_chooser (self);
  if (pack != NULL && g_ptr_array_find (self->own, pack, &index))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->chooser), index);
}

void
ugo_editor_proof_tell (UgoEditorProof *self, const char *sentence)
{
  ugo_label_show (self->told, sentence);
  if (sentence != NULL)
    ugo_board_announce (self->board, sentence);
}

/* The class */

static void
ugo_editor_proof_dispose (GObject *object)
{
  UgoEditorProof *self = UGO_EDITOR_PROOF (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->own, g_ptr_array_unref);
  g_clear_object (&self->packs);
  g_clear_object (&self->editor);
  G_OBJECT_CLASS (ugo_editor_proof_parent_class)->dispose (object);
}

static void
ugo_editor_proof_class_init (UgoEditorProofClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ugo_editor_proof_dispose;
  gtk_widget_class_install_action (widget_class, "proof.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "proof.on", NULL, on_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
create_solution (UgoEditorProof *self)
{
  self->solution = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->place = ugo_label_new (NULL, "numeric");
  gtk_widget_set_hexpand (self->place, TRUE);
  gtk_box_append (GTK_BOX (self->solution), self->place);
  gtk_box_append (GTK_BOX (self->solution),
                  ugo_icon_button_new ("go-previous-symbolic", _ ("One move back"), "proof.back"));
  gtk_box_append (GTK_BOX (self->solution),
                  ugo_icon_button_new ("go-next-symbolic", _ ("One move on"), "proof.on"));
  return self->solution;
}

static GtkWidget *
create_level (UgoEditorProof *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *name = ugo_label_new (C_ ("puzzle", "Level"), NULL);

  self->level = gtk_spin_button_new_with_range (1, UGO_PUZZLE_MAX_LEVEL, 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->level), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("puzzle", "Level"), -1);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), self->level);
  g_signal_connect_swapped (self->level, "value-changed", G_CALLBACK (level_cb), self);
  return row;
}

static GtkWidget *
create_row (GtkWidget *first, GtkWidget *second)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (row), first);
  gtk_box_append (GTK_BOX (row), second);
  return row;
}

static GtkWidget *
create_proved (UgoEditorProof *self)
{
  self->proved = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  self->theme = ugo_label_new (NULL, NULL);
  self->chooser = gtk_drop_down_new (NULL, NULL);
  self->told = ugo_label_new (NULL, "note");
  gtk_widget_set_hexpand (self->chooser, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chooser), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Pack"), -1);
  gtk_box_append (GTK_BOX (self->proved), create_solution (self));
  gtk_box_append (GTK_BOX (self->proved), self->theme);
  gtk_box_append (GTK_BOX (self->proved), create_level (self));
  gtk_box_append (GTK_BOX (self->proved), self->chooser);
  gtk_box_append (GTK_BOX (self->proved),
                  ugo_panel_button_new (_ ("Save to this pack"), "editor.save", TRUE));
  gtk_box_append (GTK_BOX (self->proved),
                  create_row (ugo_panel_button_new (_ ("Try it"), "editor.try", FALSE),
                              ugo_panel_button_new (_ ("Copy as record"), "editor.copy", FALSE)));
  gtk_box_append (GTK_BOX (self->proved), self->told);
  return self->proved;
}

static void
ugo_editor_proof_init (UgoEditorProof *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->verdict = ugo_label_new (NULL, "feedback");
  self->spinner = gtk_spinner_new ();
  self->progress = create_row (self->spinner, ugo_foot_button_new (_ ("Cancel"), "editor.cancel"));
  self->adopt = ugo_foot_button_new (_ ("Ask for that"), "editor.adopt");
  gtk_widget_add_css_class (self->adopt, "suggested-action");
  gtk_box_append (GTK_BOX (self->box), self->verdict);
  gtk_box_append (GTK_BOX (self->box), self->progress);
  gtk_box_append (GTK_BOX (self->box), self->adopt);
  gtk_box_append (GTK_BOX (self->box), create_proved (self));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
ugo_editor_proof_new (UgoPuzzleEditor *editor, UgoPuzzlePacks *packs, UgoBoard *board)
{
  UgoEditorProof *self = g_object_new (UGO_TYPE_EDITOR_PROOF, NULL);

  self->editor = g_object_ref (editor);
  self->packs = g_object_ref (packs);
  self->board = board;
  ugo_editor_proof_choose_pack (self, NULL);
  ugo_editor_proof_tell (self, NULL);
  ugo_editor_proof_update (self);
  return GTK_WIDGET (self);
}
