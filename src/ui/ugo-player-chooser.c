/* ugo-player-chooser.c: who plays a side, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-player-chooser.h"

#include <glib/gi18n-lib.h>

#include "ugo-opponent.h"
#include "ugo-words.h"

#define MAX_NAME 60

struct _UgoPlayerChooser
{
  GtkWidget parent_instance;

  /* Part of the widget tree. */
  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *who;
  GtkWidget *name;
  GtkWidget *sight;

  /* Plain state. */
  const UgoRules *rules;
};

G_DEFINE_FINAL_TYPE (UgoPlayerChooser, ugo_player_chooser, GTK_TYPE_WIDGET)

static void
update (UgoPlayerChooser *self)
{
  int level = ugo_player_chooser_get_level (self);
  g_autofree char *sight
      = level != UGO_OPPONENT_PERSON ? ugo_words_level (self->rules, level) : NULL;

  gtk_label_set_text (GTK_LABEL (self->sight), sight != NULL ? sight : "");
  gtk_widget_set_visible (self->sight, sight != NULL);
  gtk_widget_set_visible (self->name, level == UGO_OPPONENT_PERSON);
}

static GtkWidget *
create_who (void)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  /* Translators: who plays a side: not the computer */
  gtk_string_list_append (list, _ ("A person"));
  for (int level = UGO_OPPONENT_MIN_LEVEL; level <= UGO_OPPONENT_MAX_LEVEL; level++)
    {
      g_autofree char *computer = ugo_words_computer (level);

      gtk_string_list_append (list, computer);
    }
  return gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&list)), NULL);
}

static GtkWidget *
create_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), 12);
  gtk_widget_add_css_class (label, css_class);
  return label;
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
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ugo_player_chooser_init (UgoPlayerChooser *self)
{
  self->rules = ugo_rules_all ()[0];
  self->title = create_label ("caption");
  self->who = create_who ();
  self->name = gtk_entry_new ();
  self->sight = create_label ("caption");
  gtk_entry_set_max_length (GTK_ENTRY (self->name), MAX_NAME);
  gtk_entry_set_activates_default (GTK_ENTRY (self->name), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->name), 8);
  g_signal_connect_swapped (self->who, "notify::selected", G_CALLBACK (update), self);

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
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->who),
                              (guint) CLAMP (level, UGO_OPPONENT_PERSON, UGO_OPPONENT_MAX_LEVEL));
}

int
ugo_player_chooser_get_level (UgoPlayerChooser *self)
{
  g_return_val_if_fail (UGO_IS_PLAYER_CHOOSER (self), UGO_OPPONENT_PERSON);

  return (int) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->who));
}

const char *
ugo_player_chooser_get_name (UgoPlayerChooser *self)
{
  g_return_val_if_fail (UGO_IS_PLAYER_CHOOSER (self), "");

  if (ugo_player_chooser_get_level (self) != UGO_OPPONENT_PERSON)
    return "";
  return gtk_editable_get_text (GTK_EDITABLE (self->name));
}
