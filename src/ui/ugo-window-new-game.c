/* ugo-window-new-game.c: beginning a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-window-private.h"

#include "ugo-new-game-dialog.h"
#include "ugo-notation.h"
#include "ugo-opening.h"
#include "ugo-setup-dialog.h"

typedef struct
{
  UgoPosition start;
  char *opening; /* the id of the opening, NULL for none */
  char *white;
  char *black;
  int levels[2];
  UgoTimeControl times[2];
} NewGame;

static void
new_game_free (gpointer data)
{
  NewGame *game = data;

  g_free (game->opening);
  g_free (game->white);
  g_free (game->black);
  g_free (game);
}

/* The placements of the opening are the first moves of the record. */
static void
play_opening (UgoWindow *self, NewGame *game, UgoMatch *match)
{
  const UgoOpening *opening = ugo_opening_find (game->start.variant.rules, game->opening);
  UgoMove moves[UGO_MAX_OPENING];
  gsize n_moves = ugo_opening_make (opening, &game->start, moves);

  ugo_preferences_set_string (self->preferences, UGO_KEY_OPENING, game->opening);
  for (gsize i = 0; i < n_moves; i++)
    ugo_match_play (match, moves[i], NULL, NULL);
}

static void
start_game (UgoWindow *self, gpointer data)
{
  NewGame *game = data;
  g_autoptr (UgoMatch) match = ugo_match_new (&game->start);
  char variant[UGO_VARIANT_TEXT_SIZE];

  ugo_record_set_time_controls (ugo_match_get_record (match), game->times);
  ugo_match_set_players (match, game->white, game->black);
  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    ugo_opponent_set_level (match, (UgoSide) side, game->levels[side]);
  if (game->opening != NULL)
    play_opening (self, game, match);
  ugo_variant_write (game->start.variant, variant);
  ugo_preferences_set_string (self->preferences, UGO_KEY_VARIANT, variant);
  ugo_window_play_match (self, match);
}

static char *
get_player (UgoWindow *self, const char *tag)
{
  const char *name = ugo_record_get_tag (ugo_match_get_record (self->play_match), tag);

  return g_strdup (name != NULL && !g_str_equal (name, "?") ? name : "");
}

static int
get_level (UgoWindow *self, UgoSide side)
{
  return ugo_opponent_get_level (self->play_match, side);
}

/* Who is here for the first time most likely plays alone. */
static int
get_offered_level (UgoWindow *self, UgoSide side)
{
  int chosen = ugo_preferences_get_int (self->preferences, UGO_KEY_LEVEL);
  int level = get_level (self, side);

  if (self->is_first && side == UGO_BLACK)
    level = UGO_OPPONENT_MIN_LEVEL;
  return level != UGO_OPPONENT_PERSON && chosen != 0 ? chosen : level;
}

static void
new_game_chosen_cb (UgoWindow *self, UgoNewGameDialog *dialog)
{
  NewGame *game = g_new0 (NewGame, 1);

  ugo_new_game_dialog_get_start (dialog, &game->start);
  game->opening = g_strdup (ugo_new_game_dialog_get_opening (dialog));
  game->white = g_strdup (ugo_new_game_dialog_get_player (dialog, UGO_WHITE));
  game->black = g_strdup (ugo_new_game_dialog_get_player (dialog, UGO_BLACK));
  game->levels[UGO_WHITE] = ugo_new_game_dialog_get_level (dialog, UGO_WHITE);
  game->levels[UGO_BLACK] = ugo_new_game_dialog_get_level (dialog, UGO_BLACK);
  ugo_new_game_dialog_get_times (dialog, game->times);
  ugo_window_keep_times (self, game->times);
  ugo_preferences_set_boolean (self->preferences, UGO_KEY_COACH,
                               ugo_new_game_dialog_get_coach (dialog));
  ugo_window_leave_game (self, start_game, game, new_game_free);
}

/* Offers the players, the times and the coach of the game before. */
static void
show_new_game (UgoWindow *self, GtkWidget *dialog)
{
  g_autofree char *white = get_player (self, "White");
  g_autofree char *black = get_player (self, "Black");
  UgoTimeControl times[2];

  ugo_window_get_times (self, times);
  ugo_new_game_dialog_set_player (UGO_NEW_GAME_DIALOG (dialog), UGO_WHITE,
                                  get_offered_level (self, UGO_WHITE), white);
  ugo_new_game_dialog_set_player (UGO_NEW_GAME_DIALOG (dialog), UGO_BLACK,
                                  get_offered_level (self, UGO_BLACK), black);
  ugo_new_game_dialog_set_times (UGO_NEW_GAME_DIALOG (dialog), times);
  ugo_new_game_dialog_set_coach (
      UGO_NEW_GAME_DIALOG (dialog),
      ugo_preferences_get_boolean (self->preferences, UGO_KEY_COACH));
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (new_game_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (ugo_window_focus_board), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
new_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  g_autofree char *name = ugo_preferences_get_string (self->preferences, UGO_KEY_VARIANT);
  g_autofree char *opening = ugo_preferences_get_string (self->preferences, UGO_KEY_OPENING);
  UgoVariant variant;
  size_t offset;

  ugo_variant_read (name, strlen (name), &variant, &offset);
  show_new_game (self, ugo_new_game_dialog_new (GTK_WINDOW (self), variant, opening));
}

static void
set_up_chosen_cb (UgoWindow *self, UgoSetupDialog *dialog)
{
  NewGame *game = g_new0 (NewGame, 1);

  game->start = *ugo_setup_dialog_get_position (dialog);
  game->white = get_player (self, "White");
  game->black = get_player (self, "Black");
  game->levels[UGO_WHITE] = get_level (self, UGO_WHITE);
  game->levels[UGO_BLACK] = get_level (self, UGO_BLACK);
  ugo_record_get_time_controls (ugo_match_get_record (self->play_match), game->times);
  ugo_window_leave_game (self, start_game, game, new_game_free);
}

static void
set_up_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  UgoMatch *match = ugo_window_get_match (self);
  GtkWidget *dialog;

  if (match == NULL)
    match = self->play_match;
  dialog = ugo_setup_dialog_new (GTK_WINDOW (self), ugo_match_get_position (match));
  ugo_window_apply_to_board (self, ugo_setup_dialog_get_board (UGO_SETUP_DIALOG (dialog)));
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (set_up_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (ugo_window_focus_board), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
rematch_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  g_autoptr (UgoMatch) match = ugo_match_rematch (self->play_match);

  ugo_window_play_match (self, match);
}

static void
rematch_easier_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_window_play_easier (UGO_WINDOW (data));
}

/* In Play a position looked back at becomes the game's; in Games it starts a new one, for which the
 * players are chosen. */
static void
play_from_here_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  UgoMatch *match = ugo_window_get_match (self);

  if (match == self->play_match)
    {
      ugo_match_view_stay (ugo_window_get_view (self));
      ugo_window_focus_board (self);
    }
  else if (match != NULL)
    {
      UgoPosition start = *ugo_match_get_position (match);

      start.occurrences = 1;
      show_new_game (self, ugo_new_game_dialog_new_for_position (GTK_WINDOW (self), &start));
    }
}

static const GActionEntry actions[] = {
  { .name = "new-game", .activate = new_game_cb },
  { .name = "set-up", .activate = set_up_cb },
  { .name = "rematch", .activate = rematch_cb },
  { .name = "rematch-easier", .activate = rematch_easier_cb },
  { .name = "play-from-here", .activate = play_from_here_cb },
};

void
ugo_window_add_new_game_actions (UgoWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}
