/* ugo-window-puzzles.c: what a person can do in Puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-window-private.h"

#include <glib/gi18n-lib.h>

static UgoTutor *
get_tutor (gpointer window)
{
  return ugo_window_get_tutor (UGO_WINDOW (window));
}

/* At a puzzle */

static void
hint_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_tutor_hint (get_tutor (data));
}

static void
show_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_tutor_show (get_tutor (self));
  ugo_window_toast (self, _ ("The solution is shown."), _ ("Undo"), "win.undo");
}

static void
check_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_tutor_check (get_tutor (data));
  ugo_window_focus_board (UGO_WINDOW (data));
}

static void
answer_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_puzzle_tutor_answer (ugo_puzzle_desk_get_tutor (self->desk),
                           (UgoOutcome) g_variant_get_int32 (parameter));
  ugo_window_focus_board (self);
}

/* A wrong answer is taken back; else the puzzle is begun again. */
static void
again_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  if (ugo_tutor_can (get_tutor (self), UGO_TUTOR_TRY_AGAIN))
    ugo_tutor_try_again (get_tutor (self));
  else
    {
      ugo_puzzle_tutor_restart (ugo_puzzle_desk_get_tutor (self->desk));
      ugo_window_toast (self, _ ("The puzzle is back at its start."), _ ("Undo"), "win.undo");
    }
  ugo_window_focus_board (self);
}

/* From one to the next */

static void
next_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_puzzle_desk_next (UGO_WINDOW (data)->desk);
  ugo_window_focus_board (UGO_WINDOW (data));
}

static void
back_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  gboolean is_trial = ugo_puzzle_desk_is_trial (UGO_WINDOW (data)->desk);

  if (ugo_puzzles_page_shows_history (UGO_WINDOW (data)->puzzles_page))
    ugo_puzzles_page_show_history (UGO_WINDOW (data)->puzzles_page, FALSE);
  else
    ugo_puzzle_desk_back (UGO_WINDOW (data)->desk);
  ugo_window_focus_board (UGO_WINDOW (data));
  if (is_trial)
    g_action_group_activate_action (G_ACTION_GROUP (data), "puzzle-make", NULL);
}

static void
theme_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  const UgoPuzzleTheme *theme = ugo_puzzle_theme_find (g_variant_get_string (parameter, NULL));

  if (theme == NULL)
    return;
  ugo_puzzle_desk_choose (self->desk, theme);
  ugo_window_set_place (self, UGO_PLACE_PUZZLES);
  ugo_window_focus_board (self);
}

static void
level_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_puzzle_desk_start (UGO_WINDOW (data)->desk, g_variant_get_int32 (parameter));
  ugo_window_focus_board (UGO_WINDOW (data));
}

static void
start_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_puzzle_desk_start (self->desk,
                         ugo_puzzle_desk_propose_level (self->desk,
                                                        ugo_puzzle_desk_get_theme (self->desk)));
  ugo_window_focus_board (self);
}

static void
daily_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_puzzle_desk_start_daily (UGO_WINDOW (data)->desk);
  ugo_window_set_place (UGO_WINDOW (data), UGO_PLACE_PUZZLES);
  ugo_window_focus_board (UGO_WINDOW (data));
}

static void
due_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_puzzle_desk_start_due (UGO_WINDOW (data)->desk);
  ugo_window_focus_board (UGO_WINDOW (data));
}

static void
change_game_cb (GSimpleAction *action, GVariant *value, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  const UgoRules *rules = ugo_rules_find (g_variant_get_string (value, NULL));

  if (rules == NULL)
    return;
  ugo_preferences_set_string (self->preferences, UGO_KEY_PUZZLE_GAME, rules->id);
  ugo_puzzle_desk_set_rules (self->desk, rules);
  ugo_window_actions_update (self);
}

static const GActionEntry actions[] = {
  { .name = "puzzle-hint", .activate = hint_cb },
  { .name = "puzzle-show", .activate = show_cb },
  { .name = "puzzle-check", .activate = check_cb },
  { .name = "puzzle-answer", .activate = answer_cb, .parameter_type = "i" },
  { .name = "puzzle-again", .activate = again_cb },
  { .name = "puzzle-next", .activate = next_cb },
  { .name = "puzzle-back", .activate = back_cb },
  { .name = "puzzle-start", .activate = start_cb },
  { .name = "puzzle-daily", .activate = daily_cb },
  { .name = "puzzle-due", .activate = due_cb },
  { .name = "puzzle-theme", .activate = theme_cb, .parameter_type = "s" },
  { .name = "puzzle-level", .activate = level_cb, .parameter_type = "i" },
  { .name = "puzzle-game",
    .parameter_type = "s",
    .state = "''",
    .change_state = change_game_cb },
};

void
ugo_window_add_puzzle_actions (UgoWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

void
ugo_window_update_puzzle_actions (UgoWindow *self)
{
  gboolean in_puzzles = g_str_equal (ugo_window_get_place (self), UGO_PLACE_PUZZLES);
  UgoPuzzleDeskState state = ugo_puzzle_desk_get_state (self->desk);
  UgoTutor *tutor = in_puzzles ? get_tutor (self) : NULL;
  GAction *game = g_action_map_lookup_action (G_ACTION_MAP (self), "puzzle-game");

  ugo_window_update_tutor_actions (self, "puzzle", tutor);
  if (!ugo_preferences_get_boolean (self->preferences, UGO_KEY_HINTS))
    ugo_window_set_enabled (self, "puzzle-hint", FALSE);
  ugo_window_set_enabled (self, "puzzle-answer",
                          tutor != NULL
                              && ugo_puzzle_tutor_can_answer (UGO_PUZZLE_TUTOR (tutor)));
  ugo_window_set_enabled (self, "puzzle-again",
                          tutor != NULL
                              && (ugo_tutor_can (tutor, UGO_TUTOR_TRY_AGAIN)
                                  || ugo_tutor_can (tutor, UGO_TUTOR_UNDO)));
  ugo_window_set_enabled (self, "puzzle-next",
                          in_puzzles
                              && (state == UGO_PUZZLE_DESK_PUZZLE
                                  || state == UGO_PUZZLE_DESK_FAILED));
  ugo_window_set_enabled (self, "puzzle-back", in_puzzles
                              && (state != UGO_PUZZLE_DESK_THEMES
                                  || ugo_puzzles_page_shows_history (self->puzzles_page)));
  ugo_window_set_enabled (self, "puzzle-start", in_puzzles && state == UGO_PUZZLE_DESK_LEVELS);
  ugo_window_set_enabled (self, "puzzle-level", in_puzzles && state == UGO_PUZZLE_DESK_LEVELS);
  ugo_window_set_enabled (self, "puzzle-due",
                          in_puzzles && ugo_puzzle_desk_count_due (self->desk) > 0);
  g_simple_action_set_state (G_SIMPLE_ACTION (game),
                             g_variant_new_string (ugo_puzzle_desk_get_rules (self->desk)->id));
}
