/* ugo-window-actions.c: what a person can do in the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-window-private.h"

#include <glib/gi18n-lib.h>

#include "ugo-ledger.h"
#include "ugo-shortcuts.h"

static const UgoAccels accels[] = {
  { "win.new-game", { "<Control>n" } },
  { "win.set-up", { "<Control>e" } },
  { "win.undo", { "<Control>z" } },
  { "win.redo", { "<Control><Shift>z", "<Control>y" } },
  { "win.confirm-move", { "<Control>Return" } },
  { "win.revoke-move", { "<Control>BackSpace" } },
  { "win.type-move", { "<Control>i" } },
  { "win.show-legal", { "<Control>l" } },
  { "win.hint", { "<Control>h" } },
  { "win.threats", { "<Control>d" } },
  { "win.hurry", { "<Control>m" } },
  { "win.keep-move", { "<Control>m" } },
  { "win.pause", { "<Control><Shift>p" } },
  { "win.resume", { "<Control><Shift>p" } },
  { "win.tell-time", { "<Control><Shift>t" } },
  { "win.turn-board", { "<Control>t" } },
  { "win.coordinates", { "<Control>k" } },
  { "win.lens", { "<Control>u" } },
  { "win.ledger", { "<Control>r" } },
  { "win.tell-race", { "<Control><Shift>r" } },
  { "win.go-start", { "<Alt>Home" } },
  { "win.go-back", { "<Alt>Left" } },
  { "win.go-forward", { "<Alt>Right" } },
  { "win.go-end", { "<Alt>End" } },
  { "win.autoplay", { "<Control>space" } },
  { "win.play-from-here", { "<Control>p" } },
  { "win.comment", { "<Control>j" } },
  { "win.comment-before", { "<Control><Shift>j" } },
  { "win.move-sign(1)", { "<Control>1" } },
  { "win.move-sign(2)", { "<Control>2" } },
  { "win.move-sign(3)", { "<Control>3" } },
  { "win.move-sign(4)", { "<Control>4" } },
  { "win.move-sign(5)", { "<Control>5" } },
  { "win.move-sign(6)", { "<Control>6" } },
  { "win.draw('G')", { "<Control><Alt>1" } },
  { "win.draw('R')", { "<Control><Alt>2" } },
  { "win.draw('B')", { "<Control><Alt>3" } },
  { "win.draw('Y')", { "<Control><Alt>4" } },
  { "win.clear-drawings", { "<Control><Alt>0" } },
  { "win.promote", { "<Control><Alt>Up" } },
  { "win.make-main-line", { "<Control><Alt>Home" } },
  { "win.hide-variation", { "<Control><Alt>Down" } },
  { "win.delete-variation", { "<Control><Shift>Delete" } },
  { "win.delete-from-here", { "<Control>Delete" } },
  { "win.analyse", { "<Control>h" } },
  { "win.stop-analysis", { "<Control>h" } },
  { "win.previous-mistake", { "<Alt>Up" } },
  { "win.next-mistake", { "<Alt>Down" } },
  { "win.lesson-hint", { "<Control>h" } },
  { "win.lesson-show", { "<Control>j" } },
  { "win.lesson-check", { "<Control>d" } },
  { "win.lesson-next", { "<Control>g" } },
  { "win.lesson-explore", { "<Control>b" } },
  { "win.puzzle-hint", { "<Control>h" } },
  { "win.puzzle-show", { "<Control>j" } },
  { "win.puzzle-check", { "<Control>d" } },
  { "win.puzzle-answer(1)", { "<Control>1" } },
  { "win.puzzle-answer(3)", { "<Control>2" } },
  { "win.puzzle-answer(2)", { "<Control>3" } },
  { "win.puzzle-next", { "<Control>g" } },
  { "win.puzzle-again", { "<Control>b" } },
  { "win.print-puzzle", { "<Control>p" } },
  { "win.print-puzzles", { "<Control><Shift>p" } },
  { "win.puzzle-make", { "<Control><Shift>m" } },
  { "win.puzzle-name", { "<Control><Shift>o" } },
  { "win.puzzle-copy", { "<Control><Shift>c" } },
  { "win.puzzle-copy-name", { "<Control><Alt>c" } },
  { "win.puzzle-edit", { "<Control><Alt>e" } },
  { "win.pack-take-out", { "<Control>Delete" } },
  { "win.place('learn')", { "<Alt>1" } },
  { "win.place('puzzles')", { "<Alt>2" } },
  { "win.place('play')", { "<Alt>3" } },
  { "win.place('games')", { "<Alt>4" } },
  { "win.open", { "<Control>o" } },
  { "win.save", { "<Control>s" } },
  { "win.save-as", { "<Control><Shift>s" } },
  { "win.find-game", { "<Control>f" } },
  { "win.export-games", { "<Control><Shift>e" } },
  { "win.copy-record", { "<Control><Shift>c" } },
  { "win.copy-position", { "<Control><Alt>c" } },
  { "win.paste", { "<Control><Shift>v" } },
  { "win.preferences", { "<Control>comma" } },
  { "win.show-shortcuts", { "<Control>question" } },
  { "app.new-window", { "<Control><Shift>n" } },
  { "window.close", { "<Control>w" } },
  { "app.help", { "F1" } },
  { NULL },
};

const UgoAccels *
ugo_window_accels (void)
{
  return accels;
}

/* The board that is shown with its foot; NULL where there is none. */
static UgoBoardColumn *
get_column (UgoWindow *self)
{
  UgoMatchView *view = ugo_window_get_view (self);

  if (view != NULL)
    return ugo_match_view_get_column (view);
  return g_str_equal (ugo_window_get_place (self), UGO_PLACE_PUZZLES)
             ? ugo_puzzles_page_get_column (self->puzzles_page)
             : ugo_learn_page_get_column (self->learn_page);
}

/* What was said of a step does not outlive its undo. */
static void
hide_toast (UgoWindow *self)
{
  if (g_str_equal (ugo_window_get_place (self), UGO_PLACE_PUZZLES))
    ugo_puzzles_page_hide_toast (self->puzzles_page);
  else
    ugo_board_column_hide_toast (get_column (self));
}

/* The game in progress */

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  UgoTutor *tutor = ugo_window_get_tutor (self);
  UgoRecordEditor *editor = ugo_window_get_editor (self);

  if (tutor != NULL)
    {
      ugo_tutor_undo (tutor);
      hide_toast (self);
    }
  else if (editor != NULL)
    ugo_record_editor_undo (editor);
  else
    ugo_window_take_back (self);
}

static void
redo_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  UgoTutor *tutor = ugo_window_get_tutor (self);
  UgoRecordEditor *editor = ugo_window_get_editor (self);

  if (tutor != NULL)
    ugo_tutor_redo (tutor);
  else if (editor != NULL)
    ugo_record_editor_redo (editor);
  else
    ugo_window_play_again (self);
}

static void
resign_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_match_resign (self->play_match, ugo_window_get_person (self));
  ugo_window_toast (self, _ ("The game was resigned."), _ ("Undo"), "win.undo");
  ugo_window_focus_board (self);
}

static void
offer_draw_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  if (ugo_window_offer_to_computer (self))
    return;
  ugo_play_page_set_draw_offered (self->play_page, TRUE);
  ugo_window_actions_update (self);
}

static void
accept_draw_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_play_page_set_draw_offered (self->play_page, FALSE);
  ugo_match_agree_draw (self->play_match);
  ugo_window_focus_board (self);
}

static void
decline_draw_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_play_page_set_draw_offered (self->play_page, FALSE);
  ugo_window_actions_update (self);
  ugo_window_focus_board (self);
}

static void
show_legal_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoBoard *board = ugo_match_view_get_board (ugo_window_get_view (UGO_WINDOW (data)));

  gtk_widget_grab_focus (GTK_WIDGET (board));
  ugo_board_suggest (board);
}

static void
confirm_move_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_match_view_confirm (ugo_play_page_get_view (UGO_WINDOW (data)->play_page));
  ugo_window_focus_board (UGO_WINDOW (data));
}

static void
revoke_move_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_match_view_revoke (ugo_play_page_get_view (UGO_WINDOW (data)->play_page));
  ugo_window_focus_board (UGO_WINDOW (data));
}

static void
type_move_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_board_column_type (get_column (UGO_WINDOW (data)));
}

/* The ledger of the place that is shown, NULL where there is none. */
static UgoLedgerView *
get_ledger (UgoWindow *self)
{
  if (ugo_window_get_match (self) == NULL)
    return NULL;
  return ugo_window_get_match (self) == self->play_match
             ? ugo_play_page_get_ledger (self->play_page)
             : ugo_games_page_get_ledger (self->games_page);
}

static void
tell_race_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  UgoLedgerView *ledger = get_ledger (self);
  g_autofree char *sentences = ledger != NULL ? ugo_ledger_view_describe (ledger) : NULL;

  if (sentences != NULL)
    ugo_board_announce (ugo_match_view_get_board (ugo_window_get_view (self)), sentences);
}

/* Steps through the record */

static void
go_start_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_match_view_step (ugo_window_get_view (UGO_WINDOW (data)), UGO_STEP_TO_START);
}

static void
go_back_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_match_view_step (ugo_window_get_view (UGO_WINDOW (data)), UGO_STEP_BACK);
}

static void
go_forward_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_match_view_step (ugo_window_get_view (UGO_WINDOW (data)), UGO_STEP_FORWARD);
}

static void
go_end_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_match_view_step (ugo_window_get_view (UGO_WINDOW (data)), UGO_STEP_TO_END);
}

/* The window */

static void
show_shortcuts_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWindow *window = GTK_WINDOW (data);
  GtkWidget *shortcuts = ugo_shortcuts_new (window);

  g_signal_connect_object (shortcuts, "destroy", G_CALLBACK (ugo_window_focus_board), window,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (shortcuts));
}

static void
change_place_cb (GSimpleAction *action, GVariant *value, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_window_set_place (self, g_variant_get_string (value, NULL));
  ugo_window_focus_board (self);
}

/* The actions that hold a choice are named as its key. */
static void
change_choice_cb (GSimpleAction *action, GVariant *value, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_preferences_set_value (self->preferences, g_action_get_name (G_ACTION (action)), value);
  ugo_window_apply_preferences (self);
  ugo_window_actions_update (self);
}

static const GActionEntry actions[] = {
  { .name = "undo", .activate = undo_cb },
  { .name = "redo", .activate = redo_cb },
  { .name = "resign", .activate = resign_cb },
  { .name = "offer-draw", .activate = offer_draw_cb },
  { .name = "accept-draw", .activate = accept_draw_cb },
  { .name = "decline-draw", .activate = decline_draw_cb },
  { .name = "confirm-move", .activate = confirm_move_cb },
  { .name = "revoke-move", .activate = revoke_move_cb },
  { .name = "type-move", .activate = type_move_cb },
  { .name = "show-legal", .activate = show_legal_cb },
  { .name = "go-start", .activate = go_start_cb },
  { .name = "go-back", .activate = go_back_cb },
  { .name = "go-forward", .activate = go_forward_cb },
  { .name = "go-end", .activate = go_end_cb },
  { .name = "show-shortcuts", .activate = show_shortcuts_cb },
  { .name = "place",
    .parameter_type = "s",
    .state = "'" UGO_PLACE_PLAY "'",
    .change_state = change_place_cb },
  { .name = UGO_KEY_TURN_BOARD, .state = "false", .change_state = change_choice_cb },
  { .name = UGO_KEY_TURN_TO_MOVER, .state = "false", .change_state = change_choice_cb },
  { .name = UGO_KEY_COORDINATES, .state = "true", .change_state = change_choice_cb },
  { .name = UGO_KEY_INNER_COORDINATES, .state = "false", .change_state = change_choice_cb },
  { .name = UGO_KEY_COACH, .state = "false", .change_state = change_choice_cb },
  { .name = UGO_KEY_LENS, .state = "false", .change_state = change_choice_cb },
  { .name = UGO_KEY_TRAINING_TIMED, .state = "false", .change_state = change_choice_cb },
  { .name = UGO_KEY_TRAINING_TURNED, .state = "false", .change_state = change_choice_cb },
  { .name = UGO_KEY_LEDGER, .state = "true", .change_state = change_choice_cb },
  { .name = "tell-race", .activate = tell_race_cb },
  { .name = UGO_KEY_WATCH_SPEED,
    .parameter_type = "s",
    .state = "''",
    .change_state = change_choice_cb },
  { .name = UGO_KEY_THEME, .parameter_type = "s", .state = "''", .change_state = change_choice_cb },
  { .name = UGO_KEY_ANIMATION_SPEED,
    .parameter_type = "d",
    .state = "1.0",
    .change_state = change_choice_cb },
};

void
ugo_window_add_actions (UgoWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  ugo_window_add_new_game_actions (self);
  ugo_window_add_file_actions (self);
  ugo_window_add_games_actions (self);
  ugo_window_add_clipboard_actions (self);
  ugo_window_add_learn_actions (self);
  ugo_window_add_puzzle_actions (self);
  ugo_window_add_history_actions (self);
  ugo_window_add_own_actions (self);
  ugo_window_add_sheet_actions (self);
  ugo_window_add_backup_actions (self);
  ugo_window_add_analysis_actions (self);
  ugo_window_add_review_actions (self);
  ugo_window_add_autoplay_action (self);
  ugo_window_add_pack_actions (self);
  ugo_window_add_preference_actions (self);
}

void
ugo_window_set_enabled (UgoWindow *self, const char *name, gboolean is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

static void
set_state (UgoWindow *self, const char *name, GVariant *state)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_state (G_SIMPLE_ACTION (action), state);
}

void
ugo_window_update_tutor_actions (UgoWindow *self, const char *kind, UgoTutor *tutor)
{
  static const struct
  {
    const char *name;
    UgoTutorVerb verb;
  } verbs[] = {
    { "hint", UGO_TUTOR_HINT },
    { "show", UGO_TUTOR_SHOW },
    { "check", UGO_TUTOR_CHECK },
    { "again", UGO_TUTOR_TRY_AGAIN },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (verbs); i++)
    {
      g_autofree char *name = g_strconcat (kind, "-", verbs[i].name, NULL);

      ugo_window_set_enabled (self, name, tutor != NULL && ugo_tutor_can (tutor, verbs[i].verb));
    }
}

static void
update_play_actions (UgoWindow *self, UgoMatch *match, gboolean looking_back)
{
  gboolean in_play = match == self->play_match;
  gboolean is_live = in_play && !looking_back;
  gboolean is_undecided = is_live && ugo_match_get_outcome (match) == UGO_UNDECIDED;
  gboolean draw_offered = ugo_play_page_get_draw_offered (self->play_page);
  gboolean is_confirming
      = in_play && ugo_match_view_get_confirming (ugo_play_page_get_view (self->play_page));

  ugo_window_set_enabled (self, "confirm-move", is_confirming);
  ugo_window_set_enabled (self, "revoke-move", is_confirming);
  ugo_window_set_enabled (self, "resign", is_undecided && !draw_offered);
  ugo_window_set_enabled (self, "offer-draw",
                          is_undecided && !draw_offered
                              && !ugo_opponent_get_thinking (self->opponent));
  ugo_window_set_enabled (self, "hurry", is_live && ugo_opponent_get_thinking (self->opponent));
  ugo_window_set_enabled (self, "accept-draw", is_undecided && draw_offered);
  ugo_window_set_enabled (self, "decline-draw", is_undecided && draw_offered);
  ugo_window_set_enabled (self, "rematch", is_live && !is_undecided);
  ugo_window_set_enabled (self, "rematch-easier", is_live && ugo_window_can_play_easier (self));
  ugo_window_update_advice_actions (self, is_live);
  ugo_window_update_clock_actions (self, is_live);
}

static gboolean
can_undo (UgoWindow *self, UgoMatch *match)
{
  UgoTutor *tutor = ugo_window_get_tutor (self);

  if (tutor != NULL)
    return ugo_tutor_can (tutor, UGO_TUTOR_UNDO);
  if (match == self->play_match)
    return ugo_window_can_take_back (self);
  return match != NULL && ugo_record_editor_get_can_undo (ugo_window_get_editor (self));
}

static gboolean
can_redo (UgoWindow *self, UgoMatch *match)
{
  UgoTutor *tutor = ugo_window_get_tutor (self);

  if (tutor != NULL)
    return ugo_tutor_can (tutor, UGO_TUTOR_REDO);
  if (match == self->play_match)
    return ugo_match_get_can_redo (match);
  return match != NULL && ugo_record_editor_get_can_redo (ugo_window_get_editor (self));
}

static gboolean
can_type (UgoWindow *self, UgoMatch *match, gboolean looking_back)
{
  UgoTutor *tutor = ugo_window_get_tutor (self);

  if (tutor != NULL)
    return ugo_tutor_can (tutor, UGO_TUTOR_PLAY) || ugo_tutor_can (tutor, UGO_TUTOR_TOGGLE);
  return match != NULL && !looking_back && ugo_match_can_play (match);
}

static gboolean
can_play_from_here (UgoWindow *self, UgoMatch *match, gboolean looking_back)
{
  const UgoPosition *position;

  if (match == NULL)
    return FALSE;
  position = ugo_match_get_position (match);
  if (match == self->play_match)
    return looking_back;
  return ugo_position_validate (position, UGO_GAME_POSITION) == UGO_OK
         && ugo_result (position).outcome == UGO_UNDECIDED;
}

/* A game that is a race, while the ledger of it is shown. */
static gboolean
can_tell_race (UgoWindow *self, UgoMatch *match)
{
  return match != NULL && ugo_preferences_get_boolean (self->preferences, UGO_KEY_LEDGER)
         && ugo_ledger_keeps (ugo_match_get_position (match)->variant.rules);
}

void
ugo_window_actions_update (UgoWindow *self)
{
  UgoMatch *match;
  UgoMatchView *view;
  UgoNode *node;
  gboolean looking_back, has_next, has_previous, is_writing;

  /* Nothing is shown while the window is built or taken down. */
  if (self->stack == NULL || self->play_match == NULL)
    return;
  match = ugo_window_get_match (self);
  view = ugo_window_get_view (self);
  node = match != NULL ? ugo_match_get_node (match) : NULL;
  looking_back = view != NULL && ugo_match_view_get_looking_back (view);
  is_writing = ugo_window_is_writing (self);
  has_next = match != NULL && ugo_match_get_next (match) != NULL && !is_writing;
  has_previous = node != NULL && node->parent != NULL && !is_writing;

  /* Where a comment is being written, the keys are for its words. */
  ugo_window_set_enabled (self, "undo", can_undo (self, match) && !looking_back && !is_writing);
  ugo_window_set_enabled (self, "redo", can_redo (self, match) && !looking_back && !is_writing);
  ugo_window_set_enabled (self, "go-start", has_previous);
  ugo_window_set_enabled (self, "go-back", has_previous);
  ugo_window_set_enabled (self, "go-forward", has_next);
  ugo_window_set_enabled (self, "go-end", has_next);
  ugo_window_set_enabled (self, "type-move", can_type (self, match, looking_back));
  ugo_window_set_enabled (self, "show-legal",
                          match != NULL && !looking_back && ugo_match_can_play (match));
  ugo_window_set_enabled (self, "copy-record", match != NULL);
  ugo_window_set_enabled (self, "copy-position", match != NULL);
  ugo_window_set_enabled (self, "tell-race", can_tell_race (self, match));
  ugo_window_set_enabled (self, "play-from-here", can_play_from_here (self, match, looking_back));
  update_play_actions (self, match, looking_back);
  set_state (self, "place", g_variant_new_string (ugo_window_get_place (self)));
  ugo_window_update_file_actions (self);
  ugo_window_update_games_actions (self);
  ugo_window_update_learn_actions (self);
  ugo_window_update_puzzle_actions (self);
  ugo_window_update_history_actions (self);
  ugo_window_update_own_actions (self);
  ugo_window_update_sheet_actions (self);
  ugo_window_update_backup_actions (self);
  ugo_window_update_analysis_actions (self);
  ugo_window_update_review_actions (self);
  ugo_window_update_autoplay_action (self);
  ugo_window_update_pack_actions (self);
}

static void
apply_to_view (UgoWindow *self, UgoMatchView *view)
{
  GtkWidget *board = GTK_WIDGET (ugo_match_view_get_board (view));

  g_object_set (view, "turned", ugo_preferences_get_boolean (self->preferences, UGO_KEY_TURN_BOARD),
                "turn-to-mover",
                ugo_preferences_get_boolean (self->preferences, UGO_KEY_TURN_TO_MOVER),
                "confirms", ugo_preferences_get_boolean (self->preferences, UGO_KEY_CONFIRM),
                NULL);
  g_object_set (board, "lens", ugo_preferences_get_boolean (self->preferences, UGO_KEY_LENS), NULL);
  ugo_window_apply_to_board (self, board);
}

static void
apply_to_ledger (UgoWindow *self, UgoLedgerView *ledger)
{
  gboolean is_shown = ugo_preferences_get_boolean (self->preferences, UGO_KEY_LEDGER);

  if (ledger != NULL)
    g_object_set (ledger, "shown", is_shown, NULL);
}

void
ugo_window_apply_preferences (UgoWindow *self)
{
  static const char *const choices[] = { UGO_KEY_TURN_BOARD, UGO_KEY_TURN_TO_MOVER,
                                         UGO_KEY_COORDINATES, UGO_KEY_INNER_COORDINATES,
                                         UGO_KEY_COACH, UGO_KEY_LENS,
                                         UGO_KEY_LEDGER, UGO_KEY_THEME, UGO_KEY_ANIMATION_SPEED,
                                         UGO_KEY_TRAINING_TIMED, UGO_KEY_TRAINING_TURNED,
                                         UGO_KEY_WATCH_SPEED };
  gboolean is_turned = ugo_preferences_get_boolean (self->preferences, UGO_KEY_TURN_BOARD);

  if (self->stack == NULL)
    return;
  if (ugo_learn_page_get_board (self->learn_page) != NULL)
    ugo_window_apply_to_board (self, GTK_WIDGET (ugo_learn_page_get_board (self->learn_page)));
  ugo_learn_page_set_turned (
      self->learn_page, is_turned,
      ugo_preferences_get_boolean (self->preferences, UGO_KEY_TRAINING_TURNED));
  if (ugo_puzzles_page_get_board (self->puzzles_page) != NULL)
    {
      ugo_window_apply_to_board (self,
                                 GTK_WIDGET (ugo_puzzles_page_get_board (self->puzzles_page)));
      g_object_set (ugo_puzzles_page_get_board (self->puzzles_page), "turned", is_turned, NULL);
    }
  ugo_adviser_set_coach (self->adviser,
                         ugo_preferences_get_boolean (self->preferences, UGO_KEY_COACH));
  if (self->play_match != NULL)
    ugo_window_set_pace (self);
  apply_to_view (self, ugo_play_page_get_view (self->play_page));
  if (ugo_games_page_get_view (self->games_page) != NULL)
    apply_to_view (self, ugo_games_page_get_view (self->games_page));
  apply_to_ledger (self, ugo_play_page_get_ledger (self->play_page));
  apply_to_ledger (self, ugo_games_page_get_ledger (self->games_page));
  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_autoptr (GVariant) value = ugo_preferences_get_value (self->preferences, choices[i]);

      set_state (self, choices[i], value);
    }
}
