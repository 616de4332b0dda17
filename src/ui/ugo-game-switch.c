/* ugo-game-switch.c: the games, one button each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-game-switch.h"

#include "ugo-rules.h"
#include "ugo-words.h"

static GtkWidget *
create_game_button (const UgoRules *rules, const char *action)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (ugo_words_game (rules));

  gtk_widget_add_css_class (button, "choice");
  gtk_widget_set_hexpand (button, TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", rules->id);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  ugo_words_game (rules), -1);
  return button;
}

GtkWidget *
ugo_game_switch_new (const char *action)
{
  GtkWidget *games = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_set_homogeneous (GTK_BOX (games), TRUE);
  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    gtk_box_append (GTK_BOX (games), create_game_button (*rules, action));
  return games;
}
