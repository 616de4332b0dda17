/* ugo-question.c: a question that stands in the way because something would be lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-question.h"

#include "ugo-help.h"
#include "ugo-widgets.h"

struct _UgoQuestion
{
  GtkWindow parent_instance;

  /* Part of the widget tree. */
  GtkLabel *heading;
  GtkLabel *body;
  GtkBox *entries;
  GtkBox *answers;

  /* Plain state. */
  gboolean is_answered;
};

enum
{
  ANSWERED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const char answer_key[] = "ugo-answer";

G_DEFINE_FINAL_TYPE (UgoQuestion, ugo_question, GTK_TYPE_WINDOW)

/* The window goes first, so that whoever hears the answer can open another. */
static void
give_answer (UgoQuestion *self, const char *answer)
{
  g_autofree char *said = g_strdup (answer);

  if (self->is_answered)
    return;
  self->is_answered = TRUE;
  g_object_ref (self);
  gtk_window_destroy (GTK_WINDOW (self));
  g_signal_emit (self, signals[ANSWERED], 0, said);
  g_object_unref (self);
}

static void
answer_clicked_cb (UgoQuestion *self, GtkWidget *button)
{
  give_answer (self, g_object_get_data (G_OBJECT (button), answer_key));
}

static gboolean
ugo_question_close_request (GtkWindow *window)
{
  give_answer (UGO_QUESTION (window), UGO_ANSWER_CANCEL);
  return GDK_EVENT_STOP;
}

static void
ugo_question_class_init (UgoQuestionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  GTK_WINDOW_CLASS (klass)->close_request = ugo_question_close_request;

  signals[ANSWERED] = g_signal_new ("answered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/ugolki/Ugolki/ugo-question.ui");
  gtk_widget_class_bind_template_child (widget_class, UgoQuestion, heading);
  gtk_widget_class_bind_template_child (widget_class, UgoQuestion, body);
  gtk_widget_class_bind_template_child (widget_class, UgoQuestion, entries);
  gtk_widget_class_bind_template_child (widget_class, UgoQuestion, answers);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT_DIALOG);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
ugo_question_init (UgoQuestion *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

UgoQuestion *
ugo_question_new (GtkWindow *parent, const char *heading, const char *body)
{
  UgoQuestion *self =
      g_object_new (UGO_TYPE_QUESTION, "transient-for", parent, "title", heading, NULL);

  ugo_help_join (GTK_WINDOW (self), parent, NULL);
  gtk_label_set_text (self->heading, heading);
  ugo_label_show (GTK_WIDGET (self->body), body);
  return self;
}

void
ugo_question_add_answer (UgoQuestion *self, const char *answer, const char *label,
                         UgoAnswerKind kind)
{
  GtkWidget *button = ugo_foot_button_new (label, NULL);

  g_return_if_fail (UGO_IS_QUESTION (self));

  if (kind == UGO_ANSWER_SUGGESTED)
    gtk_widget_add_css_class (button, "suggested-action");
  else if (kind == UGO_ANSWER_DESTRUCTIVE)
    gtk_widget_add_css_class (button, "destructive-action");
  g_object_set_data_full (G_OBJECT (button), answer_key, g_strdup (answer), g_free);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (answer_clicked_cb), self);
  gtk_box_append (self->answers, button);
  if (kind == UGO_ANSWER_SUGGESTED)
    gtk_window_set_default_widget (GTK_WINDOW (self), button);
}

GtkEntryBuffer *
ugo_question_add_entry (UgoQuestion *self, const char *label, const char *text)
{
  GtkWidget *entry = gtk_entry_new ();

  g_return_val_if_fail (UGO_IS_QUESTION (self), NULL);

  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (entry), text != NULL ? text : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_box_append (self->entries, ugo_label_new (label, "caption"));
  gtk_box_append (self->entries, entry);
  gtk_widget_set_visible (GTK_WIDGET (self->entries), TRUE);
  return gtk_entry_get_buffer (GTK_ENTRY (entry));
}
