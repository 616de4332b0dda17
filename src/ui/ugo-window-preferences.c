/* ugo-window-preferences.c: what the person has chosen, from the window's side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-window-private.h"

#include "ugo-preferences-dialog.h"

static void
preferences_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  GtkWidget *dialog = ugo_preferences_dialog_new (GTK_WINDOW (self), self->preferences);

  g_signal_connect_object (dialog, "destroy", G_CALLBACK (ugo_window_focus_board), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
apply_sound (UgoWindow *self)
{
  gboolean is_on = ugo_preferences_get_boolean (self->preferences, UGO_KEY_SOUND);

  ugo_sound_set_volume (
      self->sound, is_on ? ugo_preferences_get_double (self->preferences, UGO_KEY_VOLUME) : 0);
}

void
ugo_window_add_preference_actions (UgoWindow *self)
{
  static const GActionEntry entries[] = {
    { .name = "preferences", .activate = preferences_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (self->preferences, "changed::" UGO_KEY_HINTS,
                           G_CALLBACK (ugo_window_actions_update), self, G_CONNECT_SWAPPED);
  self->sound = ugo_sound_ref_default ();
  apply_sound (self);
  g_signal_connect_object (self->preferences, "changed::" UGO_KEY_SOUND, G_CALLBACK (apply_sound),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->preferences, "changed::" UGO_KEY_VOLUME, G_CALLBACK (apply_sound),
                           self, G_CONNECT_SWAPPED);
}

void
ugo_window_apply_to_board (UgoWindow *self, GtkWidget *board)
{
  UgoPreferences *preferences = self->preferences;
  g_autofree char *theme = ugo_preferences_get_string (preferences, UGO_KEY_THEME);
  g_autofree char *pieces = ugo_preferences_get_string (preferences, UGO_KEY_PIECES);
  g_autofree char *input = ugo_preferences_get_string (preferences, UGO_KEY_INPUT);

  g_object_set (board,
                "coordinates", ugo_preferences_get_boolean (preferences, UGO_KEY_COORDINATES),
                "inner-coordinates",
                ugo_preferences_get_boolean (preferences, UGO_KEY_INNER_COORDINATES),
                "theme", theme,
                "pieces", pieces,
                "input", input,
                "animation-speed",
                ugo_preferences_get_double (preferences, UGO_KEY_ANIMATION_SPEED),
                NULL);
}
