/* ugo-window-analysis.c: the actions of a game's analysis
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-window-private.h"

static void
analyse_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_analysis_start (UGO_WINDOW (data)->analysis);
  ugo_window_focus_board (UGO_WINDOW (data));
}

static void
stop_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_analysis_stop (UGO_WINDOW (data)->analysis);
  ugo_window_focus_board (UGO_WINDOW (data));
}

static void
go_to_mistake (UgoWindow *self, int step)
{
  UgoAnalysisView *view = ugo_games_page_get_analysis_view (self->games_page);
  UgoNode *node = ugo_analysis_view_find_mistake (view, step);

  if (node != NULL)
    ugo_match_go_to (ugo_games_page_get_match (self->games_page), node);
}

static void
next_mistake_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  go_to_mistake (UGO_WINDOW (data), 1);
}

static void
previous_mistake_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  go_to_mistake (UGO_WINDOW (data), -1);
}

void
ugo_window_add_analysis_actions (UgoWindow *self)
{
  const GActionEntry entries[] = {
    { .name = "analyse", .activate = analyse_cb },
    { .name = "stop-analysis", .activate = stop_cb },
    { .name = "next-mistake", .activate = next_mistake_cb },
    { .name = "previous-mistake", .activate = previous_mistake_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  self->analysis = ugo_analysis_new (0);
  g_signal_connect_object (self->analysis, "changed", G_CALLBACK (ugo_window_actions_update), self,
                           G_CONNECT_SWAPPED);
}

void
ugo_window_update_analysis_actions (UgoWindow *self)
{
  UgoAnalysisView *view = ugo_games_page_get_analysis_view (self->games_page);
  gboolean is_running = ugo_analysis_is_running (self->analysis);
  gboolean is_left = !ugo_analysis_is_done (self->analysis)
                     && ugo_analysis_get_n_positions (self->analysis) > 1;
  gboolean is_shown = view != NULL
                      && g_str_equal (ugo_window_get_place (self), UGO_PLACE_GAMES)
                      && ugo_games_page_get_match (self->games_page) != NULL;

  ugo_window_set_enabled (self, "analyse", is_shown && is_left && !is_running);
  ugo_window_set_enabled (self, "stop-analysis", is_shown && is_running);
  ugo_window_set_enabled (self, "next-mistake",
                          is_shown && ugo_analysis_view_find_mistake (view, 1) != NULL);
  ugo_window_set_enabled (self, "previous-mistake",
                          is_shown && ugo_analysis_view_find_mistake (view, -1) != NULL);
}
