/* ugo-time-chooser.c: how much time a player has, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-time-chooser.h"

#include <glib/gi18n-lib.h>

#include "ugo-widgets.h"
#include "ugo-words-clock.h"

#define MINUTE ((gint64) 60000)
#define SECOND ((gint64) 1000)
#define MAX_MINUTES 300
#define MAX_SECONDS 60

static const UgoTimeControl ready[] = {
  { UGO_TIME_NONE, 0, 0 },
  { UGO_TIME_SIMPLE, MINUTE, 0 },
  { UGO_TIME_INCREMENT, 3 * MINUTE, 2 * SECOND },
  { UGO_TIME_SIMPLE, 5 * MINUTE, 0 },
  { UGO_TIME_INCREMENT, 10 * MINUTE, 5 * SECOND },
  { UGO_TIME_SIMPLE, 15 * MINUTE, 0 },
  { UGO_TIME_INCREMENT, 30 * MINUTE, 20 * SECOND },
};

/* The choice after the ready ones. */
#define OWN ((int) G_N_ELEMENTS (ready))

struct _UgoTimeChooser
{
  GtkWidget parent_instance;

  /* Part of the widget tree. */
  GtkWidget *box;
  GtkWidget *button;
  GtkWidget *label;
  GtkWidget *own;
  GtkWidget *minutes;
  GtkWidget *seconds;
  GtkWidget *delay;

  /* Borrowed: the group of actions of the widget has it. */
  GAction *choice;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoTimeChooser, ugo_time_chooser, GTK_TYPE_WIDGET)

static int
get_choice (UgoTimeChooser *self)
{
  g_autoptr (GVariant) state = g_action_get_state (self->choice);

  return g_variant_get_int32 (state);
}

static char *
describe (int choice)
{
  return choice == OWN ? g_strdup (_ ("Your own time")) : ugo_words_time_control (&ready[choice]);
}

static void
update (UgoTimeChooser *self)
{
  int choice = get_choice (self);
  g_autofree char *text = describe (choice);

  gtk_label_set_text (GTK_LABEL (self->label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  gtk_widget_set_visible (self->own, choice == OWN);
  gtk_widget_set_sensitive (self->delay,
                            gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->seconds))
                                > 0);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
change_choice_cb (GSimpleAction *action, GVariant *value, gpointer data)
{
  g_simple_action_set_state (action, value);
  update (UGO_TIME_CHOOSER (data));
}

static void
add_action (UgoTimeChooser *self)
{
  const GActionEntry entries[] = {
    { .name = "choice", .parameter_type = "i", .state = "0", .change_state = change_choice_cb },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), self);
  self->choice = g_action_map_lookup_action (G_ACTION_MAP (group), "choice");
  gtk_widget_insert_action_group (GTK_WIDGET (self), "time", G_ACTION_GROUP (group));
}

static GMenuModel *
create_menu (void)
{
  GMenu *menu = g_menu_new ();

  for (int choice = 0; choice <= OWN; choice++)
    {
      g_autofree char *text = describe (choice);
      g_autofree char *action = g_strdup_printf ("time.choice(%d)", choice);

      g_menu_append (menu, text, action);
    }
  return G_MENU_MODEL (menu);
}

static GtkWidget *
add_spin (UgoTimeChooser *self, const char *name, int min, int max, int value)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = ugo_label_new (name, NULL);
  GtkWidget *spin = gtk_spin_button_new_with_range (min, max, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 4);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (update), self);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), spin);
  gtk_box_append (GTK_BOX (self->own), row);
  return spin;
}

static void
add_own (UgoTimeChooser *self)
{
  const char *delay = _ ("They are not added: the time begins to run after them");
  GtkWidget *label = ugo_label_new (delay, NULL);

  self->own = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->minutes = add_spin (self, _ ("Minutes for the game"), 1, MAX_MINUTES, 5);
  self->seconds = add_spin (self, _ ("Seconds for each move"), 0, MAX_SECONDS, 3);
  self->delay = gtk_check_button_new ();
  gtk_check_button_set_child (GTK_CHECK_BUTTON (self->delay), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->delay), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  delay, -1);
  g_signal_connect_swapped (self->delay, "toggled", G_CALLBACK (update), self);
  gtk_box_append (GTK_BOX (self->own), self->delay);
}

/* A label that wraps, and an arrow. */
static void
add_button (UgoTimeChooser *self)
{
  g_autoptr (GMenuModel) menu = create_menu ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->button = gtk_menu_button_new ();
  self->label = ugo_label_new (NULL, NULL);
  gtk_widget_set_hexpand (self->label, TRUE);
  gtk_box_append (GTK_BOX (box), self->label);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("pan-down-symbolic"));
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->button), box);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->button), menu);
}

static void
ugo_time_chooser_dispose (GObject *object)
{
  g_clear_pointer (&UGO_TIME_CHOOSER (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (ugo_time_chooser_parent_class)->dispose (object);
}

static void
ugo_time_chooser_class_init (UgoTimeChooserClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_time_chooser_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ugo_time_chooser_init (UgoTimeChooser *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  add_action (self);
  add_button (self);
  add_own (self);
  gtk_box_append (GTK_BOX (self->box), self->button);
  gtk_box_append (GTK_BOX (self->box), self->own);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  update (self);
}

void
ugo_time_chooser_set_name (UgoTimeChooser *self, const char *name)
{
  g_return_if_fail (UGO_IS_TIME_CHOOSER (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

void
ugo_time_chooser_set_control (UgoTimeChooser *self, const UgoTimeControl *control)
{
  int choice = 0;

  g_return_if_fail (UGO_IS_TIME_CHOOSER (self));

  while (choice < OWN && !ugo_time_control_equal (&ready[choice], control))
    choice++;
  if (choice == OWN)
    {
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->minutes),
                                 (double) (control->base / MINUTE));
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->seconds),
                                 (double) (control->bonus / SECOND));
      gtk_check_button_set_active (GTK_CHECK_BUTTON (self->delay),
                                   control->kind == UGO_TIME_DELAY);
    }
  g_action_change_state (self->choice, g_variant_new_int32 (choice));
}

void
ugo_time_chooser_get_control (UgoTimeChooser *self, UgoTimeControl *control)
{
  gboolean is_delay;
  int choice;

  g_return_if_fail (UGO_IS_TIME_CHOOSER (self));

  choice = get_choice (self);
  is_delay = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->delay));
  if (choice < OWN)
    *control = ready[choice];
  else
    *control = ugo_time_control_make (
        is_delay ? UGO_TIME_DELAY : UGO_TIME_INCREMENT,
        gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->minutes)) * MINUTE,
        gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->seconds)) * SECOND);
}
