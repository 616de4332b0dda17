/* ugo-puzzle-editor-dialog.c: the window in which a puzzle is made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-editor-dialog.h"

#include <glib/gi18n-lib.h>

#include "ugo-board.h"
#include "ugo-editor-goal.h"
#include "ugo-editor-proof.h"
#include "ugo-help.h"
#include "ugo-name-dialog.h"
#include "ugo-place.h"
#include "ugo-setup-panel.h"
#include "ugo-setup.h"
#include "ugo-widgets.h"
#include "ugo-words-editor.h"
#include "ugo-words-puzzle.h"
#include "ugo-writer.h"

#define WIDTH 980
#define HEIGHT 700
#define MIN_PANEL_HEIGHT 320

/* The colour of the squares that are asked for, as records name it. */
#define GOAL_COLOUR 'B'

/* The pages. */
#define POSITION "position"
#define QUESTION "question"
#define PROOF "proof"

struct _UgoPuzzleEditorDialog
{
  GtkWindow parent_instance;

  /* Owned. */
  UgoPuzzleEditor *editor;
  UgoPuzzlePacks *packs;

  /* Part of the widget tree. */
  UgoBoard *board;
  GtkWidget *sentence;
  GtkWidget *clear_other;
  GtkWidget *pages;
  UgoSetupPanel *setup;
  UgoEditorGoal *goal;
  UgoEditorProof *proof;
  GtkWidget *prove;
};

enum
{
  TRIED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoPuzzleEditorDialog, ugo_puzzle_editor_dialog, GTK_TYPE_WINDOW)

static gboolean
is_on (UgoPuzzleEditorDialog *self, const char *page)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (GTK_STACK (self->pages)), page) == 0;
}

/* What is shown */

static void
show_board (UgoPuzzleEditorDialog *self)
{
  const UgoDraft *draft = ugo_puzzle_editor_get_draft (self->editor);
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (UgoBoardMark));

  g_object_set (self->board, "editing",
                is_on (self, POSITION)
                    || (is_on (self, QUESTION) && draft->goal.from != UGO_SQUARE_NONE),
                NULL);
  if (is_on (self, PROOF))
    {
      ugo_editor_proof_show_board (self->proof);
      return;
    }
  if (!ugo_position_same (ugo_board_get_position (self->board), &draft->position))
    ugo_board_set_position (self->board, &draft->position);
  ugo_board_set_last_move (self->board, NULL, UGO_MOVE_PASS, NULL);
  if (is_on (self, QUESTION) && draft->goal.from != UGO_SQUARE_NONE)
    ugo_board_mark_squares (marks, UINT64_C (1) << draft->goal.from, GOAL_COLOUR);
  if (is_on (self, QUESTION) && draft->goal.to != UGO_SQUARE_NONE)
    ugo_board_mark_squares (marks, UINT64_C (1) << draft->goal.to, GOAL_COLOUR);
  ugo_board_set_marks (self->board, (const UgoBoardMark *) marks->data, marks->len);
}

static void
show_actions (UgoPuzzleEditorDialog *self, gboolean is_hindered)
{
  const UgoPuzzleInquiry *result = ugo_puzzle_editor_get_result (self->editor);
  gboolean is_proving = ugo_puzzle_editor_is_proving (self->editor);
  gboolean is_proved = result != NULL && result->status == UGO_INQUIRY_PROVED;
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "editor.undo", ugo_puzzle_editor_can_undo (self->editor));
  gtk_widget_action_set_enabled (widget, "editor.redo", ugo_puzzle_editor_can_redo (self->editor));
  gtk_widget_action_set_enabled (widget, "editor.prove",
                                 !is_hindered && !is_proving && result == NULL
                                     && !ugo_setup_panel_has_fault (self->setup));
  gtk_widget_action_set_enabled (widget, "editor.cancel", is_proving);
  gtk_widget_action_set_enabled (widget, "editor.adopt",
                                 result != NULL && result->status == UGO_INQUIRY_OTHER);
  gtk_widget_action_set_enabled (widget, "editor.save", is_proved);
  gtk_widget_action_set_enabled (widget, "editor.try", is_proved);
  gtk_widget_action_set_enabled (widget, "editor.copy", is_proved);
}

static void
show_sentence (UgoPuzzleEditorDialog *self, const char *hindrance)
{
  const UgoPuzzleInquiry *result = ugo_puzzle_editor_get_result (self->editor);
  gboolean is_proved = result != NULL && result->status == UGO_INQUIRY_PROVED;
  g_autofree char *task
      = is_proved ? ugo_words_puzzle_task (result->theme, &result->best)
                  : ugo_words_editor_task (ugo_puzzle_editor_get_draft (self->editor));

  gtk_label_set_text (GTK_LABEL (self->sentence), hindrance != NULL ? hindrance : task);
  gtk_widget_set_visible (self->clear_other,
                          ugo_puzzle_editor_has_too_many_sides (self->editor));
}

static void
update (UgoPuzzleEditorDialog *self)
{
  const UgoPosition *position = &ugo_puzzle_editor_get_draft (self->editor)->position;
  const UgoPosition *shown = ugo_setup_panel_get_position (self->setup);
  g_autofree char *hindrance = ugo_puzzle_editor_get_hindrance (self->editor);

  if (shown->variant.rules == NULL || !ugo_position_same (shown, position)
      || !ugo_variant_equal (shown->variant, position->variant)
      || shown->move_number != position->move_number)
    ugo_setup_panel_set_position (self->setup, position);
  show_sentence (self, hindrance);
  ugo_editor_goal_update (self->goal);
  ugo_editor_proof_update (self->proof);
  show_actions (self, hindrance != NULL);
  show_board (self);
}

/* What was said of one puzzle is not said of the next. */
static void
changed_cb (UgoPuzzleEditorDialog *self)
{
  if (ugo_puzzle_editor_get_result (self->editor) == NULL)
    ugo_editor_proof_tell (self->proof, NULL);
  update (self);
}

/* What the person does on the board */

static void
set_up_cb (UgoPuzzleEditorDialog *self)
{
  ugo_puzzle_editor_set_position (self->editor, ugo_setup_panel_get_position (self->setup));
  update (self);
}

static void
square_pressed_cb (UgoPuzzleEditorDialog *self, int place, int dragged)
{
  const UgoRules *rules = ugo_puzzle_editor_get_draft (self->editor)->position.variant.rules;
  const char *refusal = NULL;

  if (is_on (self, POSITION))
    refusal = ugo_setup_panel_press (self->setup, (UgoSquare) place, dragged);
  else if (dragged < 0 && place < rules->files * rules->ranks)
    ugo_editor_goal_press (self->goal, (UgoSquare) place);
  if (refusal == NULL)
    return;
  gtk_label_set_text (GTK_LABEL (self->sentence), refusal);
  ugo_board_announce (self->board, refusal);
}

static gboolean
choose_piece_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  UgoPuzzleEditorDialog *self = UGO_PUZZLE_EDITOR_DIALOG (widget);
  guchar piece;

  g_variant_get (args, "(y)", &piece);
  return is_on (self, POSITION) && ugo_setup_panel_choose_piece (self->setup, piece);
}

/* Actions */

static void
undo_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ugo_puzzle_editor_undo (UGO_PUZZLE_EDITOR_DIALOG (widget)->editor);
}

static void
redo_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ugo_puzzle_editor_redo (UGO_PUZZLE_EDITOR_DIALOG (widget)->editor);
}

static void
prove_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  UgoPuzzleEditorDialog *self = UGO_PUZZLE_EDITOR_DIALOG (widget);

  ugo_stack_show (self->pages, PROOF);
  ugo_puzzle_editor_prove (self->editor);
}

static void
cancel_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ugo_puzzle_editor_cancel (UGO_PUZZLE_EDITOR_DIALOG (widget)->editor);
}

static void
adopt_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ugo_puzzle_editor_adopt (UGO_PUZZLE_EDITOR_DIALOG (widget)->editor);
}

static void
clear_other_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ugo_puzzle_editor_clear_other (UGO_PUZZLE_EDITOR_DIALOG (widget)->editor);
}

static void
save_to (UgoPuzzleEditorDialog *self, UgoPuzzlePack *pack)
{
  g_autoptr (UgoPuzzle) puzzle = ugo_puzzle_editor_make_puzzle (self->editor);
  g_autoptr (UgoPackItem) item = ugo_pack_item_new_for_puzzle (puzzle);
  g_autofree char *name = ugo_puzzle_pack_quote_name (pack);
  g_autofree char *sentence = NULL;

  if (ugo_puzzle_pack_find_key (pack, ugo_pack_item_get_key (item)) != G_MAXUINT)
    {
      /* Translators: %s is the name of a pack of puzzles */
      sentence = g_strdup_printf (_ ("This puzzle is in “%s” already."), name);
    }
  else
    {
      ugo_puzzle_pack_insert (pack, G_MAXUINT, item);
      /* Translators: %s is the name of a pack of puzzles */
      sentence = g_strdup_printf (_ ("Saved in “%s”."), name);
    }
  ugo_editor_proof_choose_pack (self->proof, pack);
  ugo_editor_proof_tell (self->proof, sentence);
}

static char *
named_cb (const char *name, gpointer data)
{
  UgoPuzzleEditorDialog *self = UGO_PUZZLE_EDITOR_DIALOG (data);
  char *fault = ugo_puzzle_packs_check_name (self->packs, name);

  if (fault == NULL)
    save_to (self, ugo_puzzle_packs_make (self->packs, name, NULL));
  return fault;
}

static void
save_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  UgoPuzzleEditorDialog *self = UGO_PUZZLE_EDITOR_DIALOG (widget);
  UgoPuzzlePack *pack = ugo_editor_proof_get_pack (self->proof);
  g_autofree char *proposed = NULL;
  UgoNameDialog *dialog;

  if (pack != NULL)
    {
      save_to (self, pack);
      return;
    }
  proposed = ugo_puzzle_packs_propose_name (self->packs, _ ("My puzzles"));
  dialog = ugo_name_dialog_new (GTK_WINDOW (self), _ ("New pack"), _ ("Name of the pack"), proposed,
                                C_ ("pack", "Make"));
  ugo_name_dialog_set_func (dialog, named_cb, self, NULL);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
try_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_object_ref (widget);
  gtk_widget_set_visible (widget, FALSE);
  g_signal_emit (widget, signals[TRIED], 0);
  gtk_window_destroy (GTK_WINDOW (widget));
  g_object_unref (widget);
}

static void
copy_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  UgoPuzzleEditorDialog *self = UGO_PUZZLE_EDITOR_DIALOG (widget);
  g_autoptr (UgoPuzzle) puzzle = ugo_puzzle_editor_make_puzzle (self->editor);
  g_autofree char *text = ugo_record_to_text (ugo_puzzle_get_record (puzzle));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  ugo_editor_proof_tell (self->proof, _ ("The record is on the clipboard."));
}

/* The class */

static void
ugo_puzzle_editor_dialog_dispose (GObject *object)
{
  UgoPuzzleEditorDialog *self = UGO_PUZZLE_EDITOR_DIALOG (object);

  if (self->editor != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->editor, self);
      ugo_puzzle_editor_cancel (self->editor);
    }
  g_clear_object (&self->editor);
  g_clear_object (&self->packs);
  G_OBJECT_CLASS (ugo_puzzle_editor_dialog_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  const GdkModifierType control = GDK_CONTROL_MASK;

  gtk_widget_class_install_action (widget_class, "editor.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "editor.redo", NULL, redo_cb);
  gtk_widget_class_install_action (widget_class, "editor.prove", NULL, prove_cb);
  gtk_widget_class_install_action (widget_class, "editor.cancel", NULL, cancel_cb);
  gtk_widget_class_install_action (widget_class, "editor.adopt", NULL, adopt_cb);
  gtk_widget_class_install_action (widget_class, "editor.clear-other", NULL, clear_other_cb);
  gtk_widget_class_install_action (widget_class, "editor.save", NULL, save_cb);
  gtk_widget_class_install_action (widget_class, "editor.try", NULL, try_cb);
  gtk_widget_class_install_action (widget_class, "editor.copy", NULL, copy_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, control, "editor.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, control | GDK_SHIFT_MASK,
                                       "editor.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_y, control, "editor.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_d, control, "editor.prove", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, control, "editor.save", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_g, control, "editor.try", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, control | GDK_SHIFT_MASK,
                                       "editor.copy", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
ugo_puzzle_editor_dialog_class_init (UgoPuzzleEditorDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ugo_puzzle_editor_dialog_dispose;
  signals[TRIED] = g_signal_new ("tried", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  install_actions (widget_class);
  for (guchar piece = 0; piece <= UGO_SETUP_MAX_PIECES; piece++)
    {
      gtk_widget_class_add_binding (widget_class, GDK_KEY_0 + piece, 0, choose_piece_cb, "(y)",
                                    piece);
      gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_0 + piece, 0, choose_piece_cb, "(y)",
                                    piece);
    }
}

static GtkWidget *
create_header (void)
{
  GtkWidget *header = gtk_header_bar_new ();

  gtk_header_bar_pack_start (GTK_HEADER_BAR (header),
                             ugo_icon_button_new ("edit-undo-symbolic", _ ("Undo"), "editor.undo"));
  gtk_header_bar_pack_start (GTK_HEADER_BAR (header),
                             ugo_icon_button_new ("edit-redo-symbolic", _ ("Redo"), "editor.redo"));
  return header;
}

static void
add_page (UgoPuzzleEditorDialog *self, GtkWidget *child, const char *name, const char *title)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller), MIN_PANEL_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), child);
  gtk_widget_set_focusable (scroller, FALSE);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_stack_add_titled (GTK_STACK (self->pages), scroller, name, title);
}

static GtkWidget *
create_panel (UgoPuzzleEditorDialog *self)
{
  GtkWidget *panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *switcher = gtk_stack_switcher_new ();

  self->pages = gtk_stack_new ();
  self->sentence = ugo_label_new (NULL, "title-4");
  self->clear_other
      = ugo_foot_button_new (_ ("Take the other side’s pieces off"), "editor.clear-other");
  self->prove = ugo_foot_button_new (_ ("Prove it"), "editor.prove");
  gtk_stack_set_hhomogeneous (GTK_STACK (self->pages), FALSE);
  add_page (self, GTK_WIDGET (self->setup), POSITION, C_ ("editor", "Position"));
  add_page (self, GTK_WIDGET (self->goal), QUESTION, C_ ("editor", "Question"));
  add_page (self, GTK_WIDGET (self->proof), PROOF, C_ ("editor", "Proof"));
  gtk_stack_switcher_set_stack (GTK_STACK_SWITCHER (switcher), GTK_STACK (self->pages));
  gtk_widget_set_halign (switcher, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->prove, "suggested-action");
  gtk_box_append (GTK_BOX (panel), switcher);
  gtk_box_append (GTK_BOX (panel), self->sentence);
  gtk_box_append (GTK_BOX (panel), self->clear_other);
  gtk_box_append (GTK_BOX (panel), self->pages);
  gtk_box_append (GTK_BOX (panel), self->prove);
  return panel;
}

static void
ugo_puzzle_editor_dialog_init (UgoPuzzleEditorDialog *self)
{
  self->board = UGO_BOARD (ugo_board_new ());
  self->setup = g_object_new (UGO_TYPE_SETUP_PANEL, NULL);
  g_signal_connect_swapped (self->board, "square-pressed", G_CALLBACK (square_pressed_cb), self);
  g_signal_connect_swapped (self->setup, "changed", G_CALLBACK (set_up_cb), self);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Make a puzzle"));
  gtk_window_set_titlebar (GTK_WINDOW (self), create_header ());
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, HEIGHT);
}

/* Public API */

GtkWidget *
ugo_puzzle_editor_dialog_new (GtkWindow *parent, UgoPuzzleEditor *editor, UgoPuzzlePacks *packs,
                              UgoPuzzlePack *pack)
{
  UgoPuzzleEditorDialog *self
      = g_object_new (UGO_TYPE_PUZZLE_EDITOR_DIALOG, "transient-for", parent, NULL);

  ugo_help_join (GTK_WINDOW (self), parent, "make-puzzles");
  self->editor = g_object_ref (editor);
  self->packs = g_object_ref (packs);
  self->goal = UGO_EDITOR_GOAL (ugo_editor_goal_new (editor));
  self->proof = UGO_EDITOR_PROOF (ugo_editor_proof_new (editor, packs, self->board));
  ugo_editor_proof_choose_pack (self->proof, pack);
  gtk_window_set_child (GTK_WINDOW (self),
                        ugo_place_new (GTK_WIDGET (self->board), create_panel (self)));
  g_signal_connect_swapped (editor, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->pages, "notify::visible-child", G_CALLBACK (show_board), self);
  /* Who comes back to a puzzle that was proved goes on there. */
  if (ugo_puzzle_editor_get_result (editor) != NULL)
    gtk_stack_set_visible_child_name (GTK_STACK (self->pages), PROOF);
  update (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  return GTK_WIDGET (self);
}

GtkWidget *
ugo_puzzle_editor_dialog_get_board (UgoPuzzleEditorDialog *self)
{
  g_return_val_if_fail (UGO_IS_PUZZLE_EDITOR_DIALOG (self), NULL);

  return GTK_WIDGET (self->board);
}
