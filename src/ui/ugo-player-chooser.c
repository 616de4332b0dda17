/* ugo-player-chooser.c: who plays a side, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-player-chooser.h"

#include <glib/gi18n-lib.h>

#include "ugo-opponent.h"
#include "ugo-widgets.h"
#include "ugo-words.h"

#define MAX_NAME 60

struct _UgoPlayerChooser
{
  GtkWidget parent_instance;

  /* Part of the widget tree. */
  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *who;
  GtkWidget *who_label;
  GtkWidget *name;
  GtkWidget *sight;

  /* Borrowed: the group of actions of the widget has it. */
  GAction *level;

  /* Plain state. */
  const UgoRules *rules;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoPlayerChooser, ugo_player_chooser, GTK_TYPE_WIDGET)

static char *
describe (int level)
{
  /* Translators: who plays a side: not the computer */
  return level == UGO_OPPONENT_PERSON ? g_strdup (_ ("A person")) : ugo_words_computer (level);
}

static void
update (UgoPlayerChooser *self)
{
  int level = ugo_player_chooser_get_level (self);
  g_autofree char *who = describe (level);
  g_autofree char *sight
      = level != UGO_OPPONENT_PERSON ? ugo_words_level (self->rules, level) : NULL;

  gtk_label_set_text (GTK_LABEL (self->who_label), who);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->who), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  who, -1);
  ugo_label_show (self->sight, sight);
  gtk_widget_set_visible (self->name, level == UGO_OPPONENT_PERSON);
}

static void
change_level_cb (GSimpleAction *action, GVariant *value, gpointer data)
{
  g_simple_action_set_state (action, value);
  update (UGO_PLAYER_CHOOSER (data));
  g_signal_emit (data, signals[CHANGED], 0);
}

static void
add_action (UgoPlayerChooser *self)
{
  const GActionEntry entries[] = {
    { .name = "level", .parameter_type = "i", .state = "0", .change_state = change_level_cb },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), self);
  self->level = g_action_map_lookup_action (G_ACTION_MAP (group), "level");
  gtk_widget_insert_action_group (GTK_WIDGET (self), "player", G_ACTION_GROUP (group));
}

static GMenuModel *
create_menu (void)
{
  GMenu *menu = g_menu_new ();

  for (int level = UGO_OPPONENT_PERSON; level <= UGO_OPPONENT_MAX_LEVEL; level++)
    {
      g_autofree char *who = describe (level);
      g_autofree char *action = g_strdup_printf ("player.level(%d)", level);

      g_menu_append (menu, who, action);
    }
  return G_MENU_MODEL (menu);
}

/* A label that wraps, and an arrow. */
static GtkWidget *
create_who (UgoPlayerChooser *self)
{
  g_autoptr (GMenuModel) menu = create_menu ();
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->who_label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->who_label), 0);
  gtk_label_set_wrap (GTK_LABEL (self->who_label), TRUE);
  gtk_widget_set_hexpand (self->who_label, TRUE);
  gtk_box_append (GTK_BOX (box), self->who_label);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("pan-down-symbolic"));
  gtk_menu_button_set_child (GTK_MENU_BUTTON (button), box);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), menu);
  return button;
}

static void
ugo_player_chooser_dispose (GObject *object)
{
  g_clear_pointer (&UGO_PLAYER_CHOOSER (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (ugo_player_chooser_parent_class)->dispose (object);
}

static void
ugo_player_chooser_class_init (UgoPlayerChooserClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_player_chooser_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ugo_player_chooser_init (UgoPlayerChooser *self)
{
  self->rules = ugo_rules_all ()[0];
  self->title = ugo_label_new (NULL, "caption");
  add_action (self);
  self->who = create_who (self);
  self->name = gtk_entry_new ();
  self->sight = ugo_label_new (NULL, "caption");
  gtk_label_set_width_chars (GTK_LABEL (self->sight), 12);
  gtk_entry_set_max_length (GTK_ENTRY (self->name), MAX_NAME);
  gtk_entry_set_activates_default (GTK_ENTRY (self->name), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->name), 8);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self->box), self->title);
  gtk_box_append (GTK_BOX (self->box), self->who);
  gtk_box_append (GTK_BOX (self->box), self->name);
  gtk_box_append (GTK_BOX (self->box), self->sight);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  update (self);
}

void
ugo_player_chooser_set_side (UgoPlayerChooser *self, const UgoRules *rules, UgoSide side)
{
  const char *name;

  g_return_if_fail (UGO_IS_PLAYER_CHOOSER (self));

  self->rules = rules;
  name = ugo_words_side (rules, side);
  gtk_label_set_text (GTK_LABEL (self->title), name);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->name), _ ("Name"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->who), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->name), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  ugo_words_player_name (rules, side), -1);
  update (self);
}

void
ugo_player_chooser_set_player (UgoPlayerChooser *self, int level, const char *name)
{
  g_return_if_fail (UGO_IS_PLAYER_CHOOSER (self));

  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  g_action_change_state (
      self->level,
      g_variant_new_int32 (CLAMP (level, UGO_OPPONENT_PERSON, UGO_OPPONENT_MAX_LEVEL)));
}

int
ugo_player_chooser_get_level (UgoPlayerChooser *self)
{
  g_autoptr (GVariant) state = NULL;

  g_return_val_if_fail (UGO_IS_PLAYER_CHOOSER (self), UGO_OPPONENT_PERSON);

  state = g_action_get_state (self->level);
  return g_variant_get_int32 (state);
}

const char *
ugo_player_chooser_get_name (UgoPlayerChooser *self)
{
  g_return_val_if_fail (UGO_IS_PLAYER_CHOOSER (self), "");

  if (ugo_player_chooser_get_level (self) != UGO_OPPONENT_PERSON)
    return "";
  return gtk_editable_get_text (GTK_EDITABLE (self->name));
}
