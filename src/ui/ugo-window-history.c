/* ugo-window-history.c: what was done at puzzles is looked at, and forgotten
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-window-private.h"

#include <glib/gi18n-lib.h>

#include "ugo-question.h"
#include "ugo-words.h"

#define ANSWER_FORGET "forget"

static UgoPuzzleProgress *
get_progress (UgoWindow *self)
{
  return ugo_puzzle_desk_get_progress (self->desk);
}

static void
history_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_puzzles_page_show_history (self->puzzles_page, TRUE);
  ugo_window_actions_update (self);
  ugo_window_focus_board (self);
}

static void
named_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_puzzle_desk_start_id (self->desk, g_variant_get_string (parameter, NULL));
  ugo_window_focus_board (self);
}

static void
forget_answered_cb (UgoWindow *self, const char *answer)
{
  const UgoPuzzleTheme *theme = ugo_puzzles_page_get_history_theme (self->puzzles_page);

  if (g_str_equal (answer, ANSWER_FORGET))
    {
      ugo_puzzle_progress_forget (get_progress (self), ugo_puzzle_desk_get_rules (self->desk),
                                  theme != NULL ? theme->id : NULL);
      ugo_window_toast (self, _ ("What was done at these puzzles is forgotten."), _ ("Undo"),
                        "win.puzzles-remember");
    }
  ugo_window_focus_board (self);
}

/* What is chosen in the history is what is forgotten. */
static void
forget_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  const UgoPuzzleTheme *theme = ugo_puzzles_page_get_history_theme (self->puzzles_page);
  /* Translators: %s is the name of a theme of puzzles, or of a game. */
  g_autofree char *heading = g_strdup_printf (
      _ ("Start over with “%s”?"),
      theme != NULL ? ugo_words_puzzle_title (theme)
                    : ugo_words_game (ugo_puzzle_desk_get_rules (self->desk)));
  UgoQuestion *question = ugo_question_new (
      GTK_WINDOW (self), heading,
      theme != NULL
          ? _ ("All puzzles of this theme are then still to be solved. Your rating stays. What was "
               "done can be brought back until you quit.")
          : _ ("All puzzles of this game are then still to be solved, and your rating begins "
               "again. What was done can be brought back until you quit."));

  ugo_question_add_answer (question, UGO_ANSWER_CANCEL, _ ("Keep what is done"),
                           UGO_ANSWER_SUGGESTED);
  ugo_question_add_answer (question, ANSWER_FORGET, _ ("Start over"), UGO_ANSWER_DESTRUCTIVE);
  g_signal_connect_object (question, "answered", G_CALLBACK (forget_answered_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (question));
}

static void
remember_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_puzzle_progress_undo_forget (get_progress (self));
  ugo_window_actions_update (self);
  ugo_window_focus_board (self);
}

static const GActionEntry actions[] = {
  { .name = "puzzle-history", .activate = history_cb },
  { .name = "puzzle-named", .activate = named_cb, .parameter_type = "s" },
  { .name = "puzzles-forget", .activate = forget_cb },
  { .name = "puzzles-remember", .activate = remember_cb },
};

void
ugo_window_add_history_actions (UgoWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

void
ugo_window_update_history_actions (UgoWindow *self)
{
  gboolean in_puzzles = g_str_equal (ugo_window_get_place (self), UGO_PLACE_PUZZLES);
  gboolean is_shown = in_puzzles && ugo_puzzles_page_shows_history (self->puzzles_page);
  GPtrArray *history
      = ugo_puzzle_progress_get_history (get_progress (self),
                                         ugo_puzzle_desk_get_rules (self->desk));

  ugo_window_set_enabled (self, "puzzle-history",
                          in_puzzles && !is_shown
                              && ugo_puzzle_desk_get_state (self->desk)
                                     == UGO_PUZZLE_DESK_THEMES);
  ugo_window_set_enabled (self, "puzzles-forget", is_shown && history->len > 0);
  ugo_window_set_enabled (self, "puzzles-remember",
                          in_puzzles
                              && ugo_puzzle_progress_can_undo_forget (get_progress (self)));
}
