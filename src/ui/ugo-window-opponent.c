/* ugo-window-opponent.c: playing against the computer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-window-private.h"

#include <glib/gi18n-lib.h>

/* How long the computer lets a position stand after all has come to rest, in milliseconds. */
#define PAUSE 500

/* The same in a game without a person, who only looks on. */
static const struct
{
  const char *name;
  guint pause;
} watch_speeds[] = {
  { "slow", 2500 },
  { "normal", 700 },
  { "fast", 0 },
};

static gboolean
is_person (UgoWindow *self, UgoSide side)
{
  return ugo_opponent_get_level (self->play_match, side) == UGO_OPPONENT_PERSON;
}

static gboolean
has_person (UgoWindow *self)
{
  return is_person (self, UGO_WHITE) || is_person (self, UGO_BLACK);
}

/* Whether a person waits for the computer's move. */
static gboolean
is_computers_turn (UgoWindow *self)
{
  return has_person (self) && !is_person (self, ugo_match_get_position (self->play_match)->side);
}

/* Whether nobody can do anything until somebody resumes the game. */
static gboolean
is_at_rest (UgoWindow *self)
{
  return ugo_timekeeper_get_paused (self->timekeeper)
         && !is_person (self, ugo_match_get_position (self->play_match)->side);
}

void
ugo_window_show_thinking (UgoWindow *self)
{
  gboolean thinking = ugo_opponent_get_thinking (self->opponent);

  if (self->stack == NULL)
    return;
  g_object_set (ugo_play_page_get_view (self->play_page), "waiting",
                thinking || ugo_adviser_get_holding (self->adviser) || is_at_rest (self), NULL);
  ugo_play_page_set_thinking (self->play_page, thinking);
  ugo_window_actions_update (self);
}

static guint
get_pause (UgoWindow *self)
{
  g_autofree char *speed = ugo_preferences_get_string (self->preferences, UGO_KEY_WATCH_SPEED);

  if (!has_person (self))
    for (gsize i = 0; i < G_N_ELEMENTS (watch_speeds); i++)
      if (g_str_equal (watch_speeds[i].name, speed))
        return watch_speeds[i].pause;
  return PAUSE;
}

/* The eye must be able to follow. */
void
ugo_window_set_pace (UgoWindow *self)
{
  UgoBoard *board;

  if (self->stack == NULL)
    return;
  board = ugo_match_view_get_board (ugo_play_page_get_view (self->play_page));
  ugo_opponent_set_pace (self->opponent,
                         (guint) (1000 * ugo_board_get_motion_time (board)) + get_pause (self));
}

/* What a person does */

UgoSide
ugo_window_get_person (UgoWindow *self)
{
  if (is_person (self, UGO_WHITE) != is_person (self, UGO_BLACK))
    return is_person (self, UGO_WHITE) ? UGO_WHITE : UGO_BLACK;
  return ugo_match_get_position (self->play_match)->side;
}

/* The level below that of the computer that has just won against a person, 0 if there is none. */
static int
find_easier_level (UgoWindow *self)
{
  UgoSide person = ugo_window_get_person (self);
  UgoOutcome loss = person == UGO_WHITE ? UGO_BLACK_WINS : UGO_WHITE_WINS;
  int level = ugo_opponent_get_level (self->play_match, ugo_side_other (person));

  if (!is_person (self, person) || level <= UGO_OPPONENT_MIN_LEVEL
      || ugo_match_get_outcome (self->play_match) != loss)
    return 0;
  return level - 1;
}

gboolean
ugo_window_can_play_easier (UgoWindow *self)
{
  return find_easier_level (self) > 0;
}

/* A rematch has the sides changed. */
void
ugo_window_play_easier (UgoWindow *self)
{
  int level = find_easier_level (self);
  g_autoptr (UgoMatch) match = ugo_match_rematch (self->play_match);

  ugo_opponent_set_level (match, ugo_window_get_person (self), level);
  ugo_window_play_match (self, match);
}

gboolean
ugo_window_can_take_back (UgoWindow *self)
{
  const UgoPosition *position = ugo_match_get_position (self->play_match);

  if (!ugo_match_get_can_undo (self->play_match))
    return FALSE;
  /* A resignation or an agreed draw is a person's doing. */
  if (ugo_match_get_outcome (self->play_match) != UGO_UNDECIDED
      && ugo_result (position).outcome == UGO_UNDECIDED)
    return TRUE;
  if (!has_person (self))
    return TRUE;
  for (UgoNode *node = ugo_match_get_node (self->play_match); node->parent != NULL;
       node = node->parent)
    if (is_person (self, node->parent->position.side))
      return TRUE;
  return FALSE;
}

void
ugo_window_take_back (UgoWindow *self)
{
  UgoMatchView *view = ugo_play_page_get_view (self->play_page);

  ugo_match_view_hide_toast (view);
  do
    ugo_match_view_undo (view);
  while (is_computers_turn (self) && ugo_window_can_take_back (self));
}

void
ugo_window_play_again (UgoWindow *self)
{
  UgoMatchView *view = ugo_play_page_get_view (self->play_page);

  do
    ugo_match_view_redo (view);
  while (is_computers_turn (self) && ugo_match_get_can_redo (self->play_match));
}

gboolean
ugo_window_offer_to_computer (UgoWindow *self)
{
  UgoSide side = ugo_window_get_person (self);

  if (is_person (self, ugo_side_other (side)))
    return FALSE;
  if (ugo_opponent_accepts_draw (self->opponent))
    ugo_match_agree_draw (self->play_match);
  else
    ugo_window_toast (self, _ ("The computer does not want a draw."), NULL, NULL);
  ugo_window_focus_board (self);
  return TRUE;
}

static void
hurry_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_opponent_hurry (UGO_WINDOW (data)->opponent);
}

void
ugo_window_add_opponent (UgoWindow *self)
{
  const GActionEntry entries[] = { { "hurry", hurry_cb } };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  self->opponent = ugo_opponent_new ();
  g_signal_connect_object (self->opponent, "notify::thinking",
                           G_CALLBACK (ugo_window_show_thinking), self, G_CONNECT_SWAPPED);
  g_signal_group_connect_swapped (self->play_signals, "changed", G_CALLBACK (ugo_window_set_pace),
                                  self);
}
