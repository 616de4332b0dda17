/* ugo-window-clock.c: clocks, and games that are paused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-window-private.h"

#include <glib/gi18n-lib.h>

#include "ugo-words-clock.h"
#include "ugo-words.h"

/* What is said in Play is said when it is in sight. */
static gboolean
is_play_shown (UgoWindow *self)
{
  return self->stack != NULL && g_str_equal (ugo_window_get_place (self), UGO_PLACE_PLAY);
}

static void
announce (UgoWindow *self, const char *sentence)
{
  if (is_play_shown (self))
    ugo_board_announce (ugo_match_view_get_board (ugo_play_page_get_view (self->play_page)),
                        sentence);
}

/* Dialogs */

static gboolean
has_dialog (UgoWindow *self)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);

      if (gtk_window_get_transient_for (window) == GTK_WINDOW (self)
          && gtk_window_get_modal (window) && gtk_widget_get_visible (GTK_WIDGET (window)))
        return TRUE;
    }
  return FALSE;
}

void
ugo_window_update_held (UgoWindow *self)
{
  if (self->stack != NULL)
    ugo_timekeeper_set_held (self->timekeeper, !is_play_shown (self) || has_dialog (self)
                                                   || ugo_adviser_get_holding (self->adviser));
}

static gboolean
dialogs_checked_cb (gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  self->dialog_check = 0;
  ugo_window_update_held (self);
  return G_SOURCE_REMOVE;
}

/* A new window is not yet that of a dialog. One that is taken down is itself such a change. */
static void
toplevels_changed_cb (UgoWindow *self)
{
  if (self->stack != NULL && self->dialog_check == 0)
    self->dialog_check = g_idle_add (dialogs_checked_cb, self);
}

/* What the timekeeper tells */

static void
paused_cb (UgoWindow *self)
{
  if (self->stack == NULL)
    return;
  if (ugo_timekeeper_get_paused (self->timekeeper))
    announce (self, _ ("The game is paused."));
  ugo_window_show_thinking (self);
}

static void
fallen_cb (UgoWindow *self)
{
  g_autofree char *sentence = NULL;

  if (self->stack == NULL)
    return;
  sentence = ugo_match_describe_outcome (self->play_match);
  ugo_match_view_toast (ugo_play_page_get_view (self->play_page), sentence, _ ("Undo"),
                        "win.undo");
}

/* Who plays against the computer is warned of his own time only. */
static void
warned_cb (UgoWindow *self, guint side, guint seconds)
{
  const UgoRules *rules = ugo_match_get_position (self->play_match)->variant.rules;
  g_autofree char *sentence
      = ugo_words_time_left (rules, (UgoSide) side, (gint64) seconds * 1000);

  if (ugo_opponent_get_level (self->play_match, (UgoSide) side) == UGO_OPPONENT_PERSON)
    announce (self, sentence);
}

/* What a person does */

static void
pause_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_timekeeper_pause (self->timekeeper);
  ugo_session_keep (self->session);
  ugo_window_focus_board (self);
}

static void
resume_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_timekeeper_resume (self->timekeeper);
  announce (self, ugo_words_turn (ugo_match_get_position (self->play_match)));
  ugo_window_focus_board (self);
}

static void
tell_time_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoMatchView *view = ugo_window_get_view (UGO_WINDOW (data));
  g_autofree char *sentences = ugo_match_view_describe_clocks (view);

  if (sentences != NULL)
    ugo_board_announce (ugo_match_view_get_board (view), sentences);
}

void
ugo_window_add_clock (UgoWindow *self)
{
  const GActionEntry entries[] = {
    { .name = "pause", .activate = pause_cb },
    { .name = "resume", .activate = resume_cb },
    { .name = "tell-time", .activate = tell_time_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  self->timekeeper = ugo_timekeeper_new ();
  ugo_opponent_set_timekeeper (self->opponent, self->timekeeper);
  g_signal_connect_object (self->timekeeper, "notify::paused", G_CALLBACK (paused_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->timekeeper, "fallen", G_CALLBACK (fallen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->timekeeper, "warned", G_CALLBACK (warned_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed",
                           G_CALLBACK (toplevels_changed_cb), self, G_CONNECT_SWAPPED);
}

void
ugo_window_follow_time (UgoWindow *self, UgoMatch *match)
{
  gboolean looking_back;
  gint64 spent;

  ugo_timekeeper_set_match (self->timekeeper, match);
  if (ugo_session_find_place (self->session, match, &spent, &looking_back))
    ugo_timekeeper_take_up (self->timekeeper, spent, looking_back);
}

void
ugo_window_update_clock_actions (UgoWindow *self, gboolean is_live)
{
  gboolean is_paused = ugo_timekeeper_get_paused (self->timekeeper);
  UgoMatchView *view = ugo_window_get_view (self);
  g_autofree char *times = view != NULL ? ugo_match_view_describe_clocks (view) : NULL;

  ugo_window_set_enabled (self, "pause",
                          is_live && !is_paused && ugo_timekeeper_can_pause (self->timekeeper));
  ugo_window_set_enabled (self, "resume", is_live && is_paused);
  ugo_window_set_enabled (self, "tell-time", times != NULL);
}

/* The times of the last new game */

void
ugo_window_get_times (UgoWindow *self, UgoTimeControl times[2])
{
  g_autofree char *text = ugo_preferences_get_string (self->preferences, UGO_KEY_TIME_CONTROL);
  g_auto (GStrv) words = g_strsplit (text, " ", 2);

  ugo_time_control_read (words[0], &times[UGO_WHITE]);
  times[UGO_BLACK] = times[UGO_WHITE];
  if (words[0] != NULL && words[1] != NULL)
    ugo_time_control_read (words[1], &times[UGO_BLACK]);
}

void
ugo_window_keep_times (UgoWindow *self, const UgoTimeControl times[2])
{
  gboolean is_common = ugo_time_control_equal (&times[UGO_WHITE], &times[UGO_BLACK]);
  char white[UGO_TIME_CONTROL_TEXT_SIZE];
  char black[UGO_TIME_CONTROL_TEXT_SIZE];
  g_autofree char *both = NULL;

  ugo_time_control_write (&times[UGO_WHITE], white);
  ugo_time_control_write (&times[UGO_BLACK], black);
  both = g_strjoin (" ", white, is_common ? NULL : black, NULL);
  ugo_preferences_set_string (self->preferences, UGO_KEY_TIME_CONTROL, both);
}
