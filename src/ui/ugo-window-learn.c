/* ugo-window-learn.c: what a person can do in Learn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-window-private.h"

static UgoTutor *
get_tutor (gpointer window)
{
  return ugo_learn_page_get_tutor (UGO_WINDOW (window)->learn_page);
}

static void
hint_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_tutor_hint (get_tutor (data));
}

static void
show_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_learn_page_show_solution (UGO_WINDOW (data)->learn_page);
}

static void
again_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_tutor_try_again (get_tutor (data));
  ugo_window_focus_board (UGO_WINDOW (data));
}

static void
check_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_tutor_check (get_tutor (data));
  ugo_window_focus_board (UGO_WINDOW (data));
}

static void
next_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_learn_page_next (UGO_WINDOW (data)->learn_page);
  ugo_window_focus_board (UGO_WINDOW (data));
}

static void
explore_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_learn_page_explore (UGO_WINDOW (data)->learn_page);
  ugo_window_focus_board (UGO_WINDOW (data));
}

static void
list_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_learn_page_open (UGO_WINDOW (data)->learn_page, NULL);
  ugo_window_focus_board (UGO_WINDOW (data));
}

static void
reset_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_learn_page_reset (UGO_WINDOW (data)->learn_page);
}

static void
restore_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_learn_page_restore (UGO_WINDOW (data)->learn_page);
}

static void
change_game_cb (GSimpleAction *action, GVariant *value, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  const UgoRules *rules = ugo_rules_find (g_variant_get_string (value, NULL));

  if (rules == NULL)
    return;
  ugo_preferences_set_string (self->preferences, UGO_KEY_LEARN_GAME, rules->id);
  ugo_learn_page_set_game (self->learn_page, rules);
  ugo_window_actions_update (self);
}

static const GActionEntry actions[] = {
  { .name = "lesson-hint", .activate = hint_cb },
  { .name = "lesson-show", .activate = show_cb },
  { .name = "lesson-again", .activate = again_cb },
  { .name = "lesson-check", .activate = check_cb },
  { .name = "lesson-next", .activate = next_cb },
  { .name = "lesson-explore", .activate = explore_cb },
  { .name = "lesson-list", .activate = list_cb },
  { .name = "lessons-reset", .activate = reset_cb },
  { .name = "lessons-restore", .activate = restore_cb },
  { .name = "learn-game",
    .parameter_type = "s",
    .state = "''",
    .change_state = change_game_cb },
};

void
ugo_window_add_learn_actions (UgoWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

void
ugo_window_update_learn_actions (UgoWindow *self)
{
  gboolean in_learn = g_str_equal (ugo_window_get_place (self), UGO_PLACE_LEARN);
  UgoTutor *tutor = in_learn ? get_tutor (self) : NULL;
  UgoTutorState state = tutor != NULL ? ugo_tutor_get_state (tutor) : UGO_TUTOR_ASKING;
  UgoGoal goal = tutor != NULL ? ugo_tutor_get_step (tutor)->goal : UGO_GOAL_READ;
  GAction *game = g_action_map_lookup_action (G_ACTION_MAP (self), "learn-game");

  ugo_window_set_enabled (self, "lesson-hint", tutor != NULL && ugo_tutor_can_hint (tutor));
  ugo_window_set_enabled (self, "lesson-show", tutor != NULL && ugo_tutor_can_show (tutor));
  ugo_window_set_enabled (self, "lesson-again", tutor != NULL && state == UGO_TUTOR_WRONG);
  ugo_window_set_enabled (self, "lesson-check",
                          tutor != NULL && state == UGO_TUTOR_ASKING && goal == UGO_GOAL_SELECT);
  ugo_window_set_enabled (self, "lesson-next",
                          tutor != NULL
                              && (state == UGO_TUTOR_SOLVED
                                  || (state == UGO_TUTOR_ASKING && goal == UGO_GOAL_READ)));
  ugo_window_set_enabled (self, "lesson-explore", tutor != NULL);
  ugo_window_set_enabled (self, "lesson-list", tutor != NULL);
  ugo_window_set_enabled (self, "lessons-reset",
                          in_learn && tutor == NULL && ugo_learn_page_can_reset (self->learn_page));
  ugo_window_set_enabled (self, "lessons-restore",
                          in_learn && ugo_learn_page_can_restore (self->learn_page));
  g_simple_action_set_state (
      G_SIMPLE_ACTION (game),
      g_variant_new_string (ugo_learn_page_get_game (self->learn_page)->id));
}
