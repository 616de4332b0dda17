/* ugo-step-bar.c: the four buttons that walk through a record
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-step-bar.h"

#include <glib/gi18n-lib.h>

struct _UgoStepBar
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (UgoStepBar, ugo_step_bar, GTK_TYPE_WIDGET)

static void
add_button (UgoStepBar *self, const char *icon, const char *action, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_tooltip_text (button, name);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
}

static void
ugo_step_bar_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (ugo_step_bar_parent_class)->dispose (object);
}

static void
ugo_step_bar_class_init (UgoStepBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_step_bar_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "step-bar");
}

static void
ugo_step_bar_init (UgoStepBar *self)
{
  add_button (self, "go-first-symbolic", "win.go-start", _ ("To the start"));
  add_button (self, "go-previous-symbolic", "win.go-back", _ ("One move back"));
  add_button (self, "go-next-symbolic", "win.go-forward", _ ("One move on"));
  add_button (self, "go-last-symbolic", "win.go-end", _ ("To the end"));
}

GtkWidget *
ugo_step_bar_new (void)
{
  return g_object_new (UGO_TYPE_STEP_BAR, NULL);
}
