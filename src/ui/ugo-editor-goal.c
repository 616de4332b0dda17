/* ugo-editor-goal.c: what a puzzle that is being made asks for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-editor-goal.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ugo-notation.h"
#include "ugo-widgets.h"
#include "ugo-words-editor.h"

#define MAX_NUMBER 30

struct _UgoEditorGoal
{
  GtkWidget parent_instance;

  /* Owned. */
  UgoPuzzleEditor *editor;

  /* Part of the widget tree. */
  GtkWidget *box;
  GtkWidget *list;
  GtkWidget *squares;
  GtkWidget *from;
  GtkWidget *to;
  GtkWidget *amount;
  GtkWidget *other;
  GtkWidget *most;

  /* Plain state. */
  const UgoRules *rules; /* whose goals are in the list */
  gboolean is_showing;
};

G_DEFINE_FINAL_TYPE (UgoEditorGoal, ugo_editor_goal, GTK_TYPE_WIDGET)

static gboolean
takes (const UgoGoal *goal, char letter)
{
  return strchr (goal->kind->arguments, letter) != NULL;
}

/* The list */

static void
fill_list (UgoEditorGoal *self, guint n)
{
  GtkWidget *row;

  ugo_widget_release_focus (self->list);
  while ((row = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), row);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *label = ugo_label_new (NULL, NULL);

      row = gtk_list_box_row_new ();
      gtk_widget_add_css_class (label, "row");
      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
      gtk_list_box_append (GTK_LIST_BOX (self->list), row);
    }
}

static void
show_list (UgoEditorGoal *self)
{
  const UgoDraft *draft = ugo_puzzle_editor_get_draft (self->editor);
  UgoDraft drafts[UGO_PUZZLE_EDITOR_MAX_GOALS];
  guint n = ugo_puzzle_editor_list_goals (self->editor, drafts);

  if (self->rules != draft->position.variant.rules)
    fill_list (self, n);
  self->rules = draft->position.variant.rules;
  for (guint i = 0; i < n; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int) i);
      g_autofree char *sentence = ugo_words_editor_task (&drafts[i]);

      gtk_label_set_text (GTK_LABEL (gtk_list_box_row_get_child (row)), sentence);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      sentence, -1);
      if (drafts[i].goal.kind == draft->goal.kind)
        gtk_list_box_select_row (GTK_LIST_BOX (self->list), row);
    }
}

/* Squares and numbers */

static void
show_square (GtkWidget *button, const UgoPosition *position, const char *label, UgoSquare square)
{
  char name[8];
  g_autofree char *text = NULL;

  gtk_widget_set_visible (button, square != UGO_SQUARE_NONE);
  if (square == UGO_SQUARE_NONE)
    return;
  name[ugo_square_write (position->variant.rules, square, name)] = '\0';
  /* Translators: what is picked on the board, and the square */
  text = g_strdup_printf (_ ("%1$s: %2$s"), label, name);
  ugo_panel_button_set_label (button, text);
}

static void
show_number (GtkWidget *row, const char *label, int number, int most)
{
  GtkWidget *name = gtk_widget_get_first_child (row), *spin = gtk_widget_get_next_sibling (name);

  gtk_widget_set_visible (row, label != NULL);
  if (label == NULL)
    return;
  gtk_label_set_text (GTK_LABEL (name), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (spin), most == MAX_NUMBER ? 0 : 1, most);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), number);
}

static void
show_arguments (UgoEditorGoal *self)
{
  const UgoDraft *draft = ugo_puzzle_editor_get_draft (self->editor);
  const UgoGoal *goal = &draft->goal;
  int most = ugo_puzzle_editor_get_most_moves (self->editor);

  show_square (self->from, &draft->position, takes (goal, 't') ? C_ ("square", "From")
                                                               : C_ ("square", "Piece"),
               goal->from);
  show_square (self->to, &draft->position, C_ ("square", "To"), goal->to);
  gtk_widget_set_visible (self->squares, takes (goal, 'f'));
  if (!takes (goal, 't'))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->from), TRUE);
  show_number (self->amount, takes (goal, 'n') ? ugo_words_editor_amount (goal) : NULL,
               goal->amount, MAX_NUMBER);
  show_number (self->other, takes (goal, 'm') ? _ ("The opponent’s jumps, at most") : NULL,
               goal->other, MAX_NUMBER);
  show_number (self->most, most > 1 ? ugo_words_editor_most (goal) : NULL, draft->n_moves, most);
}

/* What the person does */

static void
row_selected_cb (UgoEditorGoal *self, GtkListBoxRow *row)
{
  UgoDraft drafts[UGO_PUZZLE_EDITOR_MAX_GOALS];

  if (self->is_showing || row == NULL)
    return;
  ugo_puzzle_editor_list_goals (self->editor, drafts);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->from), TRUE);
  ugo_puzzle_editor_set_goal (self->editor, &drafts[gtk_list_box_row_get_index (row)].goal);
}

static int
get_number (GtkWidget *row)
{
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (gtk_widget_get_last_child (row)));
}

static void
number_cb (UgoEditorGoal *self)
{
  UgoGoal goal = ugo_puzzle_editor_get_draft (self->editor)->goal;

  if (self->is_showing)
    return;
  if (takes (&goal, 'n'))
    goal.amount = get_number (self->amount);
  if (takes (&goal, 'm'))
    goal.other = get_number (self->other);
  ugo_puzzle_editor_set_goal (self->editor, &goal);
}

static void
most_cb (UgoEditorGoal *self)
{
  if (!self->is_showing)
    ugo_puzzle_editor_set_most_moves (self->editor, get_number (self->most));
}

/* The class */

static void
ugo_editor_goal_dispose (GObject *object)
{
  UgoEditorGoal *self = UGO_EDITOR_GOAL (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->editor);
  G_OBJECT_CLASS (ugo_editor_goal_parent_class)->dispose (object);
}

static void
ugo_editor_goal_class_init (UgoEditorGoalClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_editor_goal_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
create_number (UgoEditorGoal *self, GCallback callback)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *name = ugo_label_new (NULL, NULL);
  GtkWidget *spin = gtk_spin_button_new_with_range (0, MAX_NUMBER, 1);

  gtk_widget_set_hexpand (name, TRUE);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), spin);
  g_signal_connect_swapped (spin, "value-changed", callback, self);
  return row;
}

static GtkWidget *
create_square (GtkWidget *group)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "choice");
  if (group != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (group));
  return button;
}

static GtkWidget *
create_squares (UgoEditorGoal *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->squares = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->from = create_square (NULL);
  self->to = create_square (self->from);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->from), TRUE);
  gtk_box_append (GTK_BOX (row), self->from);
  gtk_box_append (GTK_BOX (row), self->to);
  gtk_box_append (GTK_BOX (self->squares), row);
  gtk_box_append (GTK_BOX (self->squares),
                  ugo_label_new (_ ("Press the square on the board."), "note"));
  return self->squares;
}

static void
ugo_editor_goal_init (UgoEditorGoal *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->list = ugo_choice_list_new (_ ("What the puzzle asks for"));
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_BROWSE);
  gtk_widget_remove_css_class (self->list, "lessons");
  gtk_widget_add_css_class (self->list, "exercises");
  g_signal_connect_swapped (self->list, "row-selected", G_CALLBACK (row_selected_cb), self);
  self->amount = create_number (self, G_CALLBACK (number_cb));
  self->other = create_number (self, G_CALLBACK (number_cb));
  self->most = create_number (self, G_CALLBACK (most_cb));
  gtk_box_append (GTK_BOX (self->box), create_squares (self));
  gtk_box_append (GTK_BOX (self->box), self->amount);
  gtk_box_append (GTK_BOX (self->box), self->other);
  gtk_box_append (GTK_BOX (self->box), self->most);
  gtk_box_append (GTK_BOX (self->box), self->list);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
ugo_editor_goal_new (UgoPuzzleEditor *editor)
{
  UgoEditorGoal *self = g_object_new (UGO_TYPE_EDITOR_GOAL, NULL);

  self->editor = g_object_ref (editor);
  ugo_editor_goal_update (self);
  return GTK_WIDGET (self);
}

void
ugo_editor_goal_update (UgoEditorGoal *self)
{
  g_return_if_fail (UGO_IS_EDITOR_GOAL (self));

  self->is_showing = TRUE;
  show_list (self);
  show_arguments (self);
  self->is_showing = FALSE;
}

void
ugo_editor_goal_press (UgoEditorGoal *self, UgoSquare square)
{
  UgoGoal goal = ugo_puzzle_editor_get_draft (self->editor)->goal;
  gboolean is_to = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->to));

  g_return_if_fail (UGO_IS_EDITOR_GOAL (self));

  if (!takes (&goal, 'f'))
    return;
  if (takes (&goal, 't') && is_to)
    goal.to = square;
  else
    goal.from = square;
  /* The piece first, then where it goes. */
  if (takes (&goal, 't') && !is_to)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->to), TRUE);
  ugo_puzzle_editor_set_goal (self->editor, &goal);
}
