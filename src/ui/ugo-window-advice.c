/* ugo-window-advice.c: hints, and the coach
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-window-private.h"

#include <glib/gi18n-lib.h>

/* The computer waits while somebody looks back, or may take a mistake back. */
void
ugo_window_update_pause (UgoWindow *self)
{
  gboolean looking_back;

  if (self->stack == NULL)
    return;
  looking_back = ugo_match_view_get_looking_back (ugo_play_page_get_view (self->play_page));
  ugo_session_set_looking_back (self->session, looking_back);
  ugo_opponent_set_paused (self->opponent,
                           looking_back || ugo_adviser_get_holding (self->adviser));
  ugo_timekeeper_set_looking_back (self->timekeeper, looking_back);
  ugo_window_update_held (self);
  ugo_window_show_thinking (self);
}

static void
announce_in_play (UgoWindow *self, const char *sentence)
{
  UgoBoard *board = ugo_match_view_get_board (ugo_play_page_get_view (self->play_page));

  ugo_board_announce (board, sentence);
}

static void
hint_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_adviser_hint (self->adviser);
  if (ugo_adviser_get_state (self->adviser) == UGO_ADVISER_SILENT)
    announce_in_play (self, _ ("The hint is put away."));
  ugo_window_focus_board (self);
}

static void
threats_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_adviser_ask_wishes (self->adviser);
  if (ugo_adviser_get_state (self->adviser) == UGO_ADVISER_SILENT)
    announce_in_play (self, _ ("The threats are put away."));
  ugo_window_focus_board (self);
}

static void
keep_move_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_adviser_dismiss (self->adviser);
  ugo_window_focus_board (self);
}

void
ugo_window_add_adviser (UgoWindow *self)
{
  const GActionEntry entries[] = {
    { .name = "hint", .activate = hint_cb },
    { .name = "threats", .activate = threats_cb },
    { .name = "keep-move", .activate = keep_move_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  self->adviser = ugo_adviser_new ();
  g_signal_connect_object (self->adviser, "notify::holding",
                           G_CALLBACK (ugo_window_update_pause), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->adviser, "changed", G_CALLBACK (ugo_window_actions_update), self,
                           G_CONNECT_SWAPPED);
}

void
ugo_window_update_advice_actions (UgoWindow *self, gboolean is_live)
{
  gboolean can_advise = is_live && ugo_adviser_can_advise (self->adviser);

  ugo_window_set_enabled (self, "hint",
                          can_advise
                              && ugo_preferences_get_boolean (self->preferences, UGO_KEY_HINTS));
  ugo_window_set_enabled (self, "threats", can_advise);
  ugo_window_set_enabled (self, "keep-move",
                          is_live
                              && ugo_adviser_get_state (self->adviser) == UGO_ADVISER_WARNING);
}
