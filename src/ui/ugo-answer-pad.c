/* ugo-answer-pad.c: where an answer to a question that trains the eye is given
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-answer-pad.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ugo-notation.h"
#include "ugo-widgets.h"

/* The pages. */
#define PAGE_NONE "none"
#define PAGE_SQUARE "square"
#define PAGE_NUMBER "number"
#define PAGE_FINISH "finish"

struct _UgoAnswerPad
{
  GtkWidget parent_instance;

  /* Part of the widget tree. */
  GtkWidget *stack;
  GtkWidget *entry;
  GtkWidget *keys;
  GtkWidget *files;
  GtkWidget *ranks;
  GtkWidget *numbers;
  GtkWidget *finish;

  /* Plain state. */
  const UgoRules *rules;
  gboolean is_changing; /* the entry is being changed by the program */
};

enum
{
  SQUARE_ANSWERED,
  NUMBER_ANSWERED,
  DONE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoAnswerPad, ugo_answer_pad, GTK_TYPE_WIDGET)

/* The entry */

static void
set_text (UgoAnswerPad *self, const char *text)
{
  self->is_changing = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  self->is_changing = FALSE;
}

/* A square is answered as soon as its name is complete. */
static void
take_text (UgoAnswerPad *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  size_t length = strlen (text);
  UgoSquare square;

  if (length == 0 || ugo_square_read (self->rules, text, length, &square) != length)
    return;
  set_text (self, "");
  g_signal_emit (self, signals[SQUARE_ANSWERED], 0, (int) square);
}

static gboolean
take_text_cb (gpointer data)
{
  take_text (UGO_ANSWER_PAD (data));
  return G_SOURCE_REMOVE;
}

/* The entry may not be changed while it tells of a change. */
static void
text_changed_cb (UgoAnswerPad *self)
{
  if (!self->is_changing)
    g_idle_add_full (G_PRIORITY_DEFAULT, take_text_cb, g_object_ref (self), g_object_unref);
}

static void
activate_cb (UgoAnswerPad *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0')
    g_signal_emit (self, signals[DONE], 0);
  else
    gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
}

/* Keys: a letter and a digit in either order */

static void
key_clicked_cb (UgoAnswerPad *self, GtkWidget *key)
{
  const char *sign = g_object_get_data (G_OBJECT (key), "ugo-sign");
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  char letter = '\0';
  char digit = '\0';
  char name[3] = "";

  for (const char *c = text; *c != '\0'; c++)
    if (g_ascii_isdigit (*c))
      digit = *c;
    else if (g_ascii_isalpha (*c))
      letter = *c;
  if (g_ascii_isdigit (*sign))
    digit = *sign;
  else
    letter = *sign;
  name[0] = letter != '\0' ? letter : digit;
  name[1] = letter != '\0' ? digit : '\0';
  set_text (self, name);
  take_text (self);
}

static void
number_clicked_cb (UgoAnswerPad *self, GtkWidget *key)
{
  g_signal_emit (self, signals[NUMBER_ANSWERED], 0,
                 GPOINTER_TO_INT (g_object_get_data (G_OBJECT (key), "ugo-number")));
}

/* Construction */

static GtkWidget *
create_row (void)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  return row;
}

static GtkWidget *
add_key (GtkWidget *row, const char *label)
{
  GtkWidget *key = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (key, "key");
  gtk_box_append (GTK_BOX (row), key);
  return key;
}

static void
clear_row (GtkWidget *row)
{
  GtkWidget *key;

  while ((key = gtk_widget_get_first_child (row)) != NULL)
    gtk_box_remove (GTK_BOX (row), key);
}

static void
add_signs (UgoAnswerPad *self, GtkWidget *row, char first, int n)
{
  for (int i = 0; i < n; i++)
    {
      char sign[] = { (char) (first + i), '\0' };
      GtkWidget *key = add_key (row, sign);

      gtk_widget_set_focus_on_click (key, FALSE);
      g_object_set_data_full (G_OBJECT (key), "ugo-sign", g_strdup (sign), g_free);
      g_signal_connect_swapped (key, "clicked", G_CALLBACK (key_clicked_cb), self);
    }
}

static void
add_number (UgoAnswerPad *self, GtkWidget *row, const char *label, int number)
{
  GtkWidget *key = add_key (row, label);

  g_object_set_data (G_OBJECT (key), "ugo-number", GINT_TO_POINTER (number));
  g_signal_connect_swapped (key, "clicked", G_CALLBACK (number_clicked_cb), self);
}

static void
set_rules (UgoAnswerPad *self, const UgoRules *rules)
{
  if (self->rules == rules)
    return;
  self->rules = rules;
  clear_row (self->files);
  clear_row (self->ranks);
  add_signs (self, self->files, 'a', rules->files);
  add_signs (self, self->ranks, '1', rules->ranks);
}

static GtkWidget *
create_square_page (UgoAnswerPad *self)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->entry = gtk_entry_new ();
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 4);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->entry), 6);
  gtk_entry_set_input_hints (GTK_ENTRY (self->entry),
                             GTK_INPUT_HINT_LOWERCASE | GTK_INPUT_HINT_NO_SPELLCHECK
                                 | GTK_INPUT_HINT_NO_EMOJI);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), _ ("for example e4"));
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (text_changed_cb), self);
  g_signal_connect_swapped (gtk_editable_get_delegate (GTK_EDITABLE (self->entry)), "activate",
                            G_CALLBACK (activate_cb), self);
  self->keys = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->files = create_row ();
  self->ranks = create_row ();
  gtk_box_append (GTK_BOX (self->keys), self->files);
  gtk_box_append (GTK_BOX (self->keys), self->ranks);
  gtk_box_append (GTK_BOX (page), self->entry);
  gtk_box_append (GTK_BOX (page), self->keys);
  return page;
}

static void
ugo_answer_pad_dispose (GObject *object)
{
  g_clear_pointer (&UGO_ANSWER_PAD (object)->stack, gtk_widget_unparent);
  G_OBJECT_CLASS (ugo_answer_pad_parent_class)->dispose (object);
}

/* Where one goes on by keys: the entry, or the first of the keys. */
static gboolean
ugo_answer_pad_grab_focus (GtkWidget *widget)
{
  UgoAnswerPad *self = UGO_ANSWER_PAD (widget);
  GtkWidget *page = gtk_stack_get_visible_child (GTK_STACK (self->stack));

  if (page == NULL)
    return FALSE;
  if (gtk_widget_get_mapped (self->entry))
    return gtk_widget_grab_focus (self->entry);
  return gtk_widget_get_focus_child (page) != NULL
         || gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

static void
ugo_answer_pad_class_init (UgoAnswerPadClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ugo_answer_pad_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = ugo_answer_pad_grab_focus;
  signals[SQUARE_ANSWERED] = g_signal_new ("square-answered", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                           NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[NUMBER_ANSWERED] = g_signal_new ("number-answered", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                           NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[DONE] = g_signal_new ("done", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "answer-pad");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ugo_answer_pad_init (UgoAnswerPad *self)
{
  GtkStack *stack;

  self->stack = gtk_stack_new ();
  stack = GTK_STACK (self->stack);
  gtk_stack_set_vhomogeneous (stack, FALSE);
  gtk_stack_set_hhomogeneous (stack, FALSE);
  gtk_stack_add_named (stack, gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), PAGE_NONE);
  gtk_stack_add_named (stack, create_square_page (self), PAGE_SQUARE);
  self->numbers = create_row ();
  for (int number = 0; number <= UGO_DRILL_MAX_NUMBER; number++)
    {
      g_autofree char *label = g_strdup_printf ("%d", number);

      add_number (self, self->numbers, label, number);
    }
  gtk_stack_add_named (stack, self->numbers, PAGE_NUMBER);
  self->finish = create_row ();
  add_number (self, self->finish, _ ("Yes"), 1);
  add_number (self, self->finish, _ ("No"), 0);
  gtk_stack_add_named (stack, self->finish, PAGE_FINISH);
  gtk_widget_set_parent (self->stack, GTK_WIDGET (self));
}

/* Public API */

GtkWidget *
ugo_answer_pad_new (void)
{
  return g_object_new (UGO_TYPE_ANSWER_PAD, NULL);
}

static const char *
choose_page (const UgoDrill *drill)
{
  if (drill == NULL || drill->kind == UGO_DRILL_FIND)
    return PAGE_NONE;
  if (drill->kind != UGO_DRILL_REACH)
    return PAGE_SQUARE;
  return ugo_drill_is_yes_or_no (drill) ? PAGE_FINISH : PAGE_NUMBER;
}

void
ugo_answer_pad_ask (UgoAnswerPad *self, const UgoDrill *drill, const char *label)
{
  g_return_if_fail (UGO_IS_ANSWER_PAD (self));

  set_text (self, "");
  if (drill != NULL)
    {
      set_rules (self, drill->position.variant.rules);
      gtk_widget_set_visible (self->keys, drill->kind == UGO_DRILL_NAME);
    }
  if (label != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    label, -1);
  ugo_stack_show (self->stack, choose_page (drill));
}
