/* ugo-move-bar.c: where moves are typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-move-bar.h"

#include <glib/gi18n-lib.h>

#include "ugo-compat.h"
#include "ugo-move-text.h"
#include "ugo-widgets.h"
#include "ugo-words.h"

#define SPACING 6

struct _UgoMoveBar
{
  GtkWidget parent_instance;

  /* Borrowed: it stands above. */
  UgoBoard *board;

  /* Part of the widget tree. */
  GtkWidget *box;
  GtkWidget *entry;
  GtkWidget *told;    /* holds a sentence or choices, made anew for each text */
  GtkWidget *choices; /* NULL when there are none */

  /* Plain state. */
  UgoTypedMove typed;
  gboolean is_editing; /* squares are chosen on the board, not moves */
};

enum
{
  TYPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoMoveBar, ugo_move_bar, GTK_TYPE_WIDGET)

static void enter (UgoMoveBar *self);

static const char *
get_text (UgoMoveBar *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

static gboolean
has_focus (UgoMoveBar *self)
{
  return gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
}

static void
set_text (UgoMoveBar *self, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_entry_grab_focus_without_selecting (GTK_ENTRY (self->entry));
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

/* Choices lie in rows, as many in each as there is room for. */

static void
lay_out (GtkWidget *box, int width, gboolean places, int *height)
{
  int x = 0;
  int y = 0;
  int row = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_width, child_height;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &child_width, NULL, NULL);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, NULL, &child_height, NULL, NULL);
      if (x > 0 && x + child_width > width)
        {
          x = 0;
          y += row + SPACING;
          row = 0;
        }
      if (places)
        gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, child_width, child_height }, -1);
      x += child_width + SPACING;
      row = MAX (row, child_height);
    }
  *height = y + row;
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *box)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget *box, GtkOrientation orientation, int for_size, int *minimum, int *natural,
         int *minimum_baseline, int *natural_baseline)
{
  *minimum = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    lay_out (box, for_size < 0 ? G_MAXINT / 2 : for_size, FALSE, minimum);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      {
        int width;

        gtk_widget_measure (child, orientation, -1, NULL, &width, NULL, NULL);
        *minimum = MAX (*minimum, width);
      }
  *natural = *minimum;
}

static void
allocate (GtkWidget *box, int width, int height, int baseline)
{
  int used;

  lay_out (box, width, TRUE, &used);
}

/* What is meant */

static void
choice_clicked_cb (UgoMoveBar *self, GtkWidget *button)
{
  g_autofree char *text = g_strdup (g_object_get_data (G_OBJECT (button), "ugo-text"));

  set_text (self, text);
  if (self->typed.kind == UGO_TYPED_MOVE)
    enter (self);
}

static void
add_choice (UgoMoveBar *self, GtkWidget *box, guint index)
{
  const char *text = self->typed.completions[index];
  const UgoPosition *position = ugo_board_get_position (self->board);
  g_autofree char *label = ugo_move_text_with_dashes (text);
  g_autofree char *name = ugo_typed_move_describe_completion (&self->typed, position, index);
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, "numeric");
  g_object_set_data_full (G_OBJECT (button), "ugo-text", g_strdup (text), g_free);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (choice_clicked_cb), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_box_append (GTK_BOX (box), button);
}

static GtkWidget *
create_choices (UgoMoveBar *self)
{
  guint n = self->is_editing ? 0 : self->typed.n_completions;
  GtkWidget *box;

  if (n == 0 || n > UGO_TYPED_MAX_COMPLETIONS)
    return NULL;
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (box, gtk_custom_layout_new (get_request_mode, measure, allocate));
  for (guint i = 0; i < n; i++)
    add_choice (self, box, i);
  return box;
}

static void
tell (UgoMoveBar *self, const char *sentence, GtkWidget *choices)
{
  GtkWidget *child = gtk_widget_get_first_child (self->told);

  if (child != NULL)
    gtk_box_remove (GTK_BOX (self->told), child);
  self->choices = choices;
  gtk_box_append (GTK_BOX (self->told), choices != NULL ? choices : ugo_label_new (sentence, NULL));
}

static char *
describe (UgoMoveBar *self)
{
  if (self->is_editing)
    return g_strdup (_ ("Type what to choose, such as c3; type it again to give it up."));
  return ugo_typed_move_describe (&self->typed, ugo_board_get_position (self->board));
}

/* A refusal is spoken once the text is entered, not while more may be typed. */
static gboolean
is_spoken (UgoMoveBar *self)
{
  return self->typed.kind != UGO_TYPED_NOTHING && self->typed.kind != UGO_TYPED_REFUSED
         && self->typed.kind != UGO_TYPED_PART;
}

static void
update (UgoMoveBar *self)
{
  g_autofree char *sentence = NULL;

  g_object_get (self->board, "editing", &self->is_editing, NULL);
  ugo_typed_move_init (&self->typed, ugo_board_get_position (self->board),
                       self->is_editing ? "" : get_text (self));
  ugo_board_set_typed (self->board, has_focus (self) ? &self->typed : NULL);
  sentence = describe (self);
  tell (self, sentence, create_choices (self));
  if (has_focus (self) && is_spoken (self))
    ugo_compat_announce (GTK_WIDGET (self), sentence);
}

static void
changed_cb (UgoMoveBar *self)
{
  update (self);
  g_signal_emit (self, signals[TYPED], 0);
}

/* What was typed stays only when somebody is typing: it may be meant for what comes. */
static void
position_changed_cb (UgoMoveBar *self)
{
  const UgoPosition *position = ugo_board_get_position (self->board);

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  if (!has_focus (self))
    gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  if (ugo_result (position).outcome != UGO_UNDECIDED)
    gtk_widget_activate_action (GTK_WIDGET (self), "bar.close", NULL);
  else
    update (self);
}

/* What is done */

static void
refuse (UgoMoveBar *self, const char *sentence)
{
  tell (self, sentence, NULL);
  ugo_compat_announce (GTK_WIDGET (self), sentence);
}

static void
enter_square (UgoMoveBar *self)
{
  g_autofree char *text = g_strstrip (g_strdup (get_text (self)));

  if (ugo_board_enter_square (self->board, text))
    set_text (self, "");
  else
    refuse (self, ugo_words_status (ugo_board_get_position (self->board)->variant.rules,
                                    UGO_TEXT_BAD_SQUARE));
}

static void
enter_move (UgoMoveBar *self)
{
  const UgoTypedMove typed = self->typed;
  g_autofree char *next = NULL;

  /* What is played is gone from the entry before the board changes. */
  if (typed.kind == UGO_TYPED_MOVE)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  if (!ugo_board_enter (self->board, &typed))
    return;
  if (typed.kind != UGO_TYPED_PIECE && typed.kind != UGO_TYPED_REPLACING)
    return;
  next = ugo_board_spell_pick (self->board);
  set_text (self, next);
}

static void
enter (UgoMoveBar *self)
{
  gboolean is_playable;

  g_object_get (self->board, "playable", &is_playable, NULL);
  if (self->is_editing)
    enter_square (self);
  else if (!is_playable)
    refuse (self, _ ("No move can be made just now."));
  else if (self->typed.kind == UGO_TYPED_CHOICE)
    gtk_widget_child_focus (self->choices, GTK_DIR_TAB_FORWARD);
  else if (self->typed.kind != UGO_TYPED_NOTHING)
    enter_move (self);
}

static void
close_bar (GtkWidget *widget, const char *action, GVariant *parameter)
{
  UgoMoveBar *self = UGO_MOVE_BAR (widget);
  gboolean had_focus = has_focus (self);

  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  gtk_widget_set_visible (widget, FALSE);
  ugo_board_set_typed (self->board, NULL);
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* The arrow keys lead from the entry to the choices and back. */
static gboolean
key_pressed_cb (UgoMoveBar *self, guint key)
{
  gboolean in_choices = gtk_widget_get_focus_child (self->told) != NULL;

  if (key == GDK_KEY_Down && !in_choices && self->choices != NULL)
    return gtk_widget_child_focus (self->choices, GTK_DIR_TAB_FORWARD);
  if (key == GDK_KEY_Up && in_choices)
    {
      gtk_entry_grab_focus_without_selecting (GTK_ENTRY (self->entry));
      return GDK_EVENT_STOP;
    }
  return GDK_EVENT_PROPAGATE;
}

static void
focus_changed_cb (UgoMoveBar *self)
{
  ugo_board_set_typed (self->board, has_focus (self) ? &self->typed : NULL);
}

/* Construction */

static void
ugo_move_bar_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  GTK_WIDGET_CLASS (ugo_move_bar_parent_class)->set_focus_child (widget, child);
  if (UGO_MOVE_BAR (widget)->board != NULL)
    focus_changed_cb (UGO_MOVE_BAR (widget));
}

static void
ugo_move_bar_dispose (GObject *object)
{
  UgoMoveBar *self = UGO_MOVE_BAR (object);

  self->board = NULL;
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (ugo_move_bar_parent_class)->dispose (object);
}

static void
ugo_move_bar_class_init (UgoMoveBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ugo_move_bar_dispose;
  widget_class->set_focus_child = ugo_move_bar_set_focus_child;

  signals[TYPED] = g_signal_new ("typed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "bar.close", NULL, close_bar);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "bar.close", NULL);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "move-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
create_close_button (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("window-close-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "bar.close");
  gtk_widget_set_tooltip_text (button, _ ("Close"));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Close"), -1);
  return button;
}

static GtkWidget *
create_row (UgoMoveBar *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  /* Translators: a button: make the move that was typed. */
  GtkWidget *play = gtk_button_new_with_label (C_ ("typed move", "Make the move"));

  self->entry = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (self->entry), UGO_MOVE_TEXT_SIZE);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 6);
  gtk_widget_set_hexpand (self->entry, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("typed move", "Move"), -1);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (enter), self);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (changed_cb), self);
  gtk_widget_set_focus_on_click (play, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (play), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("typed move", "Make the move"), -1);
  gtk_widget_add_css_class (play, "suggested-action");
  g_signal_connect_swapped (play, "clicked", G_CALLBACK (enter), self);
  gtk_box_append (GTK_BOX (row), self->entry);
  gtk_box_append (GTK_BOX (row), play);
  gtk_box_append (GTK_BOX (row), create_close_button ());
  return row;
}

static void
ugo_move_bar_init (UgoMoveBar *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->told = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  gtk_widget_add_css_class (self->told, "told");
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  gtk_box_append (GTK_BOX (self->box), create_row (self));
  gtk_box_append (GTK_BOX (self->box), self->told);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
ugo_move_bar_new (UgoBoard *board)
{
  UgoMoveBar *self = g_object_new (UGO_TYPE_MOVE_BAR, NULL);

  self->board = board;
  g_signal_connect_object (board, "position-changed", G_CALLBACK (position_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "notify::editing", G_CALLBACK (position_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
ugo_move_bar_open (UgoMoveBar *self, const char *text)
{
  g_return_if_fail (UGO_IS_MOVE_BAR (self));

  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  if (text != NULL)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_entry_grab_focus_without_selecting (GTK_ENTRY (self->entry));
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  update (self);
}

void
ugo_move_bar_set_told (UgoMoveBar *self, gboolean is_told)
{
  g_return_if_fail (UGO_IS_MOVE_BAR (self));

  gtk_widget_set_visible (self->told, is_told);
}
