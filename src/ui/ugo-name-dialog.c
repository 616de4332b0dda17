/* ugo-name-dialog.c: a name to be typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-name-dialog.h"

#include "ugo-help.h"
#include "ugo-widgets.h"

#define WIDTH 340

/* The most characters that can be typed. */
#define MAX_LENGTH 200

struct _UgoNameDialog
{
  GtkWindow parent_instance;

  /* Owned. */
  gpointer data;
  GDestroyNotify destroy;

  /* Part of the widget tree. */
  GtkWidget *box;
  GtkWidget *label;
  GtkWidget *entry;
  GtkWidget *fault;

  /* Borrowed. */
  UgoNameFunc func;
};

G_DEFINE_FINAL_TYPE (UgoNameDialog, ugo_name_dialog, GTK_TYPE_WINDOW)

static void
accept_cb (UgoNameDialog *self)
{
  g_autofree char *fault
      = self->func (gtk_editable_get_text (GTK_EDITABLE (self->entry)), self->data);

  ugo_label_show (self->fault, fault);
  ugo_widget_set_css_class (self->entry, "error", fault != NULL);
  if (fault == NULL)
    gtk_window_destroy (GTK_WINDOW (self));
  else
    gtk_widget_grab_focus (self->entry);
}

/* What was wrong is not what is typed now. */
static void
changed_cb (UgoNameDialog *self)
{
  ugo_label_show (self->fault, NULL);
  gtk_widget_remove_css_class (self->entry, "error");
}

static void
ugo_name_dialog_finalize (GObject *object)
{
  UgoNameDialog *self = UGO_NAME_DIALOG (object);

  if (self->destroy != NULL)
    self->destroy (self->data);
  G_OBJECT_CLASS (ugo_name_dialog_parent_class)->finalize (object);
}

static void
ugo_name_dialog_class_init (UgoNameDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ugo_name_dialog_finalize;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
ugo_name_dialog_init (UgoNameDialog *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->label = ugo_label_new (NULL, NULL);
  self->entry = gtk_entry_new ();
  self->fault = ugo_label_new (NULL, "fault");
  gtk_entry_set_max_length (GTK_ENTRY (self->entry), MAX_LENGTH);
  gtk_widget_set_visible (self->fault, FALSE);
  gtk_widget_add_css_class (self->box, "panel");
  gtk_box_append (GTK_BOX (self->box), self->label);
  gtk_box_append (GTK_BOX (self->box), self->entry);
  gtk_box_append (GTK_BOX (self->box), self->fault);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (accept_cb), self);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (changed_cb), self);
  gtk_window_set_child (GTK_WINDOW (self), self->box);
  gtk_window_set_titlebar (GTK_WINDOW (self), gtk_header_bar_new ());
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, -1);
}

UgoNameDialog *
ugo_name_dialog_new (GtkWindow *parent, const char *title, const char *label, const char *text,
                     const char *button)
{
  UgoNameDialog *self
      = g_object_new (UGO_TYPE_NAME_DIALOG, "transient-for", parent, "title", title, NULL);
  GtkWidget *accept = ugo_foot_button_new (button, NULL);

  ugo_help_join (GTK_WINDOW (self), parent, "make-puzzles");
  gtk_label_set_text (GTK_LABEL (self->label), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_widget_add_css_class (accept, "suggested-action");
  g_signal_connect_swapped (accept, "clicked", G_CALLBACK (accept_cb), self);
  gtk_box_append (GTK_BOX (self->box), accept);
  gtk_widget_grab_focus (self->entry);
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
  return self;
}

void
ugo_name_dialog_set_func (UgoNameDialog *self, UgoNameFunc func, gpointer data,
                          GDestroyNotify destroy)
{
  g_return_if_fail (UGO_IS_NAME_DIALOG (self));

  self->func = func;
  self->data = data;
  self->destroy = destroy;
}
