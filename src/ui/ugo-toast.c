/* ugo-toast.c: a sentence that comes, can be answered by one button, and goes by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-toast.h"

/* Long enough to notice it, and to read it at an easy pace. */
#define BASE_MILLISECONDS 4000
#define MILLISECONDS_A_CHARACTER 60

struct _UgoToast
{
  GtkWidget parent_instance;

  /* Part of the widget tree. */
  GtkRevealer *revealer;
  GtkLabel *label;
  GtkButton *button;
  GtkEventControllerMotion *pointer;
  GtkEventControllerFocus *focus;

  /* Plain state. */
  guint timeout;
};

enum
{
  DISMISSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoToast, ugo_toast, GTK_TYPE_WIDGET)

static gboolean
timeout_cb (gpointer data)
{
  UgoToast *self = UGO_TOAST (data);

  if (gtk_event_controller_motion_contains_pointer (self->pointer)
      || gtk_event_controller_focus_contains_focus (self->focus))
    return G_SOURCE_CONTINUE;

  self->timeout = 0;
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
  return G_SOURCE_REMOVE;
}

static void
clicked_cb (UgoToast *self)
{
  ugo_toast_hide (self);
  g_signal_emit (self, signals[DISMISSED], 0);
}

static void
ugo_toast_dispose (GObject *object)
{
  UgoToast *self = UGO_TOAST (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), UGO_TYPE_TOAST);
  G_OBJECT_CLASS (ugo_toast_parent_class)->dispose (object);
}

static void
ugo_toast_class_init (UgoToastClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ugo_toast_dispose;

  signals[DISMISSED] = g_signal_new ("dismissed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/ugolki/Ugolki/ugo-toast.ui");
  gtk_widget_class_bind_template_child (widget_class, UgoToast, revealer);
  gtk_widget_class_bind_template_child (widget_class, UgoToast, label);
  gtk_widget_class_bind_template_child (widget_class, UgoToast, button);
  gtk_widget_class_bind_template_child (widget_class, UgoToast, pointer);
  gtk_widget_class_bind_template_child (widget_class, UgoToast, focus);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
}

static void
ugo_toast_init (UgoToast *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ugo_toast_new (void)
{
  return g_object_new (UGO_TYPE_TOAST, NULL);
}

void
ugo_toast_show (UgoToast *self, const char *sentence, const char *button, const char *action)
{
  g_return_if_fail (UGO_IS_TOAST (self));

  gtk_label_set_text (self->label, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->button), button != NULL);
  if (button != NULL)
    gtk_button_set_label (self->button, button);
  if (action != NULL)
    gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (self->button), action);
  else
    gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), NULL);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);

  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout =
      g_timeout_add (BASE_MILLISECONDS
                         + MILLISECONDS_A_CHARACTER * (guint) g_utf8_strlen (sentence, -1),
                     timeout_cb, self);
}

void
ugo_toast_hide (UgoToast *self)
{
  g_return_if_fail (UGO_IS_TOAST (self));

  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
}
