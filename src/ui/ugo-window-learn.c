/* ugo-window-learn.c: what a person can do in Learn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-window-private.h"

#include <glib/gi18n-lib.h>

#include "ugo-course.h"
#include "ugo-first-game.h"
#include "ugo-question.h"
#include "ugo-words.h"

#define ANSWER_RESET "reset"

static UgoTutor *
get_tutor (gpointer window)
{
  return ugo_window_get_tutor (UGO_WINDOW (window));
}

static UgoTrainer *
get_trainer (gpointer window)
{
  return ugo_learn_page_get_trainer (UGO_WINDOW (window)->learn_page);
}

/* Lessons. What a person also does in a round of questions is one action with it. */

static void
hint_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_tutor_hint (get_tutor (data));
}

static void
show_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  if (get_trainer (data) != NULL)
    ugo_trainer_give_up (get_trainer (data));
  else
    ugo_tutor_show (get_tutor (data));
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
  if (get_trainer (data) != NULL)
    {
      ugo_trainer_check (get_trainer (data));
      return;
    }
  ugo_tutor_check (get_tutor (data));
  ugo_window_focus_board (UGO_WINDOW (data));
}

static void
next_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  if (get_trainer (data) != NULL)
    {
      ugo_trainer_next (get_trainer (data));
      return;
    }
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
  ugo_learn_page_go_back (UGO_WINDOW (data)->learn_page);
  ugo_window_focus_board (UGO_WINDOW (data));
}

static void
reset_answered_cb (UgoWindow *self, const char *answer)
{
  if (g_str_equal (answer, ANSWER_RESET))
    {
      ugo_course_reset (ugo_learn_page_get_game (self->learn_page), self->progress);
      ugo_window_toast (self, _ ("What was done in the lessons is forgotten."), _ ("Undo"),
                        "win.lessons-restore");
    }
  ugo_window_focus_board (self);
}

static void
reset_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  /* Translators: %s is the name of a game. */
  g_autofree char *heading
      = g_strdup_printf (_ ("Start over with %s?"),
                         ugo_words_game (ugo_learn_page_get_game (self->learn_page)));
  UgoQuestion *question
      = ugo_question_new (GTK_WINDOW (self), heading,
                          _ ("All lessons of this game are then still to be done. What was done "
                             "can be brought back until you quit."));

  ugo_question_add_answer (question, UGO_ANSWER_CANCEL, _ ("Keep what is done"),
                           UGO_ANSWER_SUGGESTED);
  ugo_question_add_answer (question, ANSWER_RESET, _ ("Start over"), UGO_ANSWER_DESTRUCTIVE);
  g_signal_connect_object (question, "answered", G_CALLBACK (reset_answered_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (question));
}

static void
restore_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_course_restore (ugo_learn_page_get_game (self->learn_page), self->progress);
  ugo_window_focus_board (self);
}

/* Exercises */

static void
training_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_window_set_place (self, UGO_PLACE_LEARN);
  ugo_learn_page_open_training (self->learn_page, NULL);
  ugo_window_focus_board (self);
}

static void
train_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  UgoDrillKind kind;
  g_autoptr (UgoTrainer) trainer = NULL;

  if (!ugo_trainer_find (g_variant_get_string (parameter, NULL), &kind))
    return;
  trainer = ugo_trainer_new (
      ugo_learn_page_get_game (self->learn_page), kind,
      ugo_preferences_get_boolean (self->preferences, UGO_KEY_TRAINING_TIMED), g_random_int (),
      self->progress);
  ugo_window_set_place (self, UGO_PLACE_LEARN);
  ugo_learn_page_open_training (self->learn_page, trainer);
}

static void
train_again_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_trainer_again (get_trainer (data));
}

static void
train_finish_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_trainer_finish (get_trainer (data));
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

/* The first whole game, with the coach. */

static void
start_first_game (UgoWindow *self, gpointer data)
{
  g_autoptr (UgoMatch) match = ugo_first_game_new (ugo_learn_page_get_game (self->learn_page));

  ugo_preferences_set_boolean (self->preferences, UGO_KEY_COACH, TRUE);
  ugo_window_play_match (self, match);
}

static void
first_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_window_leave_game (UGO_WINDOW (data), start_first_game, NULL, NULL);
}

static void
play_changed_cb (UgoWindow *self)
{
  if (self->progress != NULL)
    ugo_first_game_keep (self->play_match, self->progress);
}

static const GActionEntry actions[] = {
  { .name = "first-game", .activate = first_game_cb },
  { .name = "lesson-hint", .activate = hint_cb },
  { .name = "lesson-show", .activate = show_cb },
  { .name = "lesson-again", .activate = again_cb },
  { .name = "lesson-check", .activate = check_cb },
  { .name = "lesson-next", .activate = next_cb },
  { .name = "lesson-explore", .activate = explore_cb },
  { .name = "lesson-list", .activate = list_cb },
  { .name = "lessons-reset", .activate = reset_cb },
  { .name = "lessons-restore", .activate = restore_cb },
  { .name = "training", .activate = training_cb },
  { .name = "train", .activate = train_cb, .parameter_type = "s" },
  { .name = "train-again", .activate = train_again_cb },
  { .name = "train-finish", .activate = train_finish_cb },
  { .name = "learn-game",
    .parameter_type = "s",
    .state = "''",
    .change_state = change_game_cb },
};

void
ugo_window_add_learn_actions (UgoWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  g_signal_group_connect_swapped (self->play_signals, "changed", G_CALLBACK (play_changed_cb),
                                  self);
}

static void
update_lesson_actions (UgoWindow *self, UgoLessonTutor *tutor)
{
  ugo_window_update_tutor_actions (self, "lesson", (UgoTutor *) tutor);
  ugo_window_set_enabled (self, "lesson-next", tutor != NULL && ugo_lesson_tutor_is_done (tutor));
  ugo_window_set_enabled (self, "lesson-explore", tutor != NULL);
}

static void
update_training_actions (UgoWindow *self, UgoTrainer *trainer)
{
  UgoTrainerState state = trainer != NULL ? ugo_trainer_get_state (trainer) : UGO_TRAINER_OVER;

  ugo_window_set_enabled (self, "train-again", trainer != NULL && state == UGO_TRAINER_OVER);
  ugo_window_set_enabled (self, "train-finish", trainer != NULL && state != UGO_TRAINER_OVER);
  if (trainer == NULL)
    return;
  ugo_window_set_enabled (self, "lesson-show", state == UGO_TRAINER_ASKING);
  ugo_window_set_enabled (self, "lesson-check", ugo_trainer_can_check (trainer));
  ugo_window_set_enabled (self, "lesson-next",
                          state == UGO_TRAINER_RIGHT || state == UGO_TRAINER_WRONG);
}

void
ugo_window_update_learn_actions (UgoWindow *self)
{
  gboolean in_learn = g_str_equal (ugo_window_get_place (self), UGO_PLACE_LEARN);
  gboolean is_training = in_learn && ugo_learn_page_is_training (self->learn_page);
  UgoLessonTutor *tutor = in_learn ? ugo_learn_page_get_tutor (self->learn_page) : NULL;
  GAction *game = g_action_map_lookup_action (G_ACTION_MAP (self), "learn-game");

  update_lesson_actions (self, tutor);
  update_training_actions (self, in_learn ? get_trainer (self) : NULL);
  ugo_window_set_enabled (self, "lesson-list", tutor != NULL || is_training);
  ugo_window_set_enabled (self, "lessons-reset",
                          in_learn && tutor == NULL && !is_training
                              && ugo_learn_page_can_reset (self->learn_page));
  ugo_window_set_enabled (self, "lessons-restore",
                          in_learn && self->progress != NULL
                              && ugo_course_can_restore (
                                  ugo_learn_page_get_game (self->learn_page), self->progress));
  g_simple_action_set_state (
      G_SIMPLE_ACTION (game),
      g_variant_new_string (ugo_learn_page_get_game (self->learn_page)->id));
}
