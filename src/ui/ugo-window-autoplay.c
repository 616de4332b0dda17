/* ugo-window-autoplay.c: the game in review goes on by itself, move after move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-window-private.h"

/* How long a position stands after all has come to rest, in milliseconds. */
static const struct
{
  const char *speed;
  guint pause;
} pauses[] = {
  { "slow", 2500 },
  { "normal", 1200 },
  { "fast", 300 },
};

/* Returns: (nullable): the game in review, when it is shown and nobody writes into it */
static UgoMatch *
get_review (UgoWindow *self)
{
  UgoMatch *match = ugo_window_get_match (self);

  return match != self->play_match && !ugo_window_is_writing (self) ? match : NULL;
}

static gboolean
can_go_on (UgoMatch *match)
{
  return ugo_match_get_node (match)->first_child != NULL;
}

static guint
get_pause (UgoWindow *self)
{
  g_autofree char *speed = ugo_preferences_get_string (self->preferences, UGO_KEY_WATCH_SPEED);
  UgoBoard *board = ugo_match_view_get_board (ugo_window_get_view (self));
  guint motion = (guint) (1000 * ugo_board_get_motion_time (board));

  for (gsize i = 0; i < G_N_ELEMENTS (pauses); i++)
    if (g_str_equal (pauses[i].speed, speed))
      return motion + pauses[i].pause;
  return motion;
}

static void
set_playing (UgoWindow *self, gboolean is_playing)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "autoplay");

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (is_playing));
}

static void
stop (UgoWindow *self)
{
  g_clear_handle_id (&self->autoplay, g_source_remove);
  self->autoplayed = NULL;
  set_playing (self, FALSE);
}

static gboolean
step_cb (gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  self->autoplay = 0;
  ugo_match_view_step (ugo_window_get_view (self), UGO_STEP_FORWARD);
  /* The step may have led to the end, which stops it. */
  if (self->autoplayed != NULL)
    self->autoplay = g_timeout_add (get_pause (self), step_cb, self);
  return G_SOURCE_REMOVE;
}

static void
start (UgoWindow *self, UgoMatch *match)
{
  if (!can_go_on (match))
    ugo_match_view_step (ugo_window_get_view (self), UGO_STEP_TO_START);
  self->autoplayed = match;
  self->autoplay = g_timeout_add (get_pause (self), step_cb, self);
  set_playing (self, TRUE);
}

static void
change_autoplay_cb (GSimpleAction *action, GVariant *value, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  UgoMatch *match = get_review (self);

  if (self->autoplayed != NULL)
    stop (self);
  else if (match != NULL)
    start (self, match);
}

static const GActionEntry actions[] = {
  { .name = "autoplay", .state = "false", .change_state = change_autoplay_cb },
};

void
ugo_window_add_autoplay_action (UgoWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

void
ugo_window_update_autoplay_action (UgoWindow *self)
{
  UgoMatch *match = get_review (self);

  if (self->autoplayed != NULL && (self->autoplayed != match || !can_go_on (match)))
    stop (self);
  ugo_window_set_enabled (self, "autoplay",
                          match != NULL && ugo_record_get_root (ugo_match_get_record (match))
                                                   ->first_child != NULL);
}
