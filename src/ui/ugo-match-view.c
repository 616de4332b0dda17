/* ugo-match-view.c: a board that shows a match, and what is said about it under the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-match-view.h"

#include <glib/gi18n-lib.h>

#include "ugo-clock-bar.h"
#include "ugo-comment.h"
#include "ugo-opponent.h"
#include "ugo-record-editor.h"
#include "ugo-sound.h"
#include "ugo-words.h"

/* How long a board that turns to the mover waits for the eye when nothing moves any more. */
#define PAUSE_MILLISECONDS 350

struct _UgoMatchView
{
  GtkWidget parent_instance;

  /* Owned. */
  UgoMatch *match;
  GSignalGroup *match_signals;
  GString *news; /* what is to be announced when the match has changed */

  /* Part of the widget tree. */
  UgoBoardColumn *column;
  UgoBoard *board;     /* in the column */
  UgoClockBar *clocks; /* over the board */

  /* Plain state. */
  UgoNode *shown; /* only compared */
  gboolean is_playing_on;
  gboolean looking_back;
  gboolean turned;
  gboolean turn_to_mover;
  gboolean waiting;
  guint turn_timeout;
  gboolean confirms;
  gboolean confirming;  /* a move waits to be confirmed: */
  UgoMove pending;
  UgoRoute pending_route;
};

enum
{
  PROP_LOOKING_BACK = 1,
  PROP_TURNED,
  PROP_TURN_TO_MOVER,
  PROP_WAITING,
  PROP_CONFIRMS,
  PROP_CONFIRMING,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (UgoMatchView, ugo_match_view, GTK_TYPE_WIDGET)

/* Which way the board is turned */

/* Who plays against the computer sits at the bottom; of two people whoever is to move, if they wish
 * it. */
static gboolean
is_seen_by_black (UgoMatchView *self)
{
  gboolean has_white = ugo_opponent_get_level (self->match, UGO_WHITE) == UGO_OPPONENT_PERSON;
  gboolean has_black = ugo_opponent_get_level (self->match, UGO_BLACK) == UGO_OPPONENT_PERSON;

  if (has_white != has_black)
    return has_black;
  return has_white && self->turn_to_mover
         && ugo_match_get_position (self->match)->side == UGO_BLACK;
}

static void
turn_now (UgoMatchView *self)
{
  gboolean turned = self->turned;

  g_clear_handle_id (&self->turn_timeout, g_source_remove);
  if (self->match != NULL && ugo_match_get_mode (self->match) == UGO_MATCH_PLAY)
    turned ^= is_seen_by_black (self);
  g_object_set (self->board, "turned", turned, NULL);
}

static gboolean
turn_timeout_cb (gpointer data)
{
  UgoMatchView *self = UGO_MATCH_VIEW (data);

  self->turn_timeout = 0;
  turn_now (self);
  return G_SOURCE_REMOVE;
}

/* The board must not turn under a piece that is still moving. */
static void
turn_after_motion (UgoMatchView *self)
{
  double speed;
  double wait = 1000 * ugo_board_get_motion_time (self->board);

  g_object_get (self->board, "animation-speed", &speed, NULL);
  g_clear_handle_id (&self->turn_timeout, g_source_remove);
  if (self->turn_to_mover && speed > 0)
    self->turn_timeout =
        g_timeout_add ((guint) wait + PAUSE_MILLISECONDS, turn_timeout_cb, self);
}

/* What is said */

static void
add_news (UgoMatchView *self, const char *sentence)
{
  if (sentence == NULL || *sentence == '\0')
    return;
  if (self->news->len > 0)
    g_string_append_c (self->news, ' ');
  g_string_append (self->news, sentence);
}

static void
add_drawing_news (UgoMatchView *self, const UgoNode *node)
{
  g_autoptr (GArray) marks = ugo_record_editor_get_marks (node);

  for (guint i = 0; i < marks->len; i++)
    {
      g_autofree char *words = ugo_words_mark (node->position.variant.rules,
                                               &g_array_index (marks, UgoMark, i), TRUE);
      g_autofree char *sentence = g_strconcat (words, ".", NULL);

      add_news (self, sentence);
    }
}

static void
add_move_news (UgoMatchView *self, const UgoNode *node)
{
  const UgoPosition *before = &node->parent->position;
  g_autofree char *move = ugo_words_move (before, node->move, node->route);

  if (ugo_match_get_mode (self->match) == UGO_MATCH_REVIEW)
    {
      /* Translators: said by a screen reader: the number of a move, then the move in words,
       * such as "Move 12. White: c1 steps to c2" */
      g_autofree char *numbered = g_strdup_printf (_ ("Move %u. %s"), before->move_number, move);

      add_news (self, numbered);
    }
  else
    {
      add_news (self, move);
    }
  for (char **comment = node->comments; comment != NULL && *comment != NULL; comment++)
    {
      g_autofree char *words = ugo_comment_split (*comment, NULL);

      add_news (self, words);
    }
  add_drawing_news (self, node);
}

/* For who wins against the computer, or of two people either; else it is only the end. */
static void
sound_end (UgoMatchView *self)
{
  UgoOutcome outcome = ugo_match_get_outcome (self->match);
  gboolean is_win
      = (outcome == UGO_WHITE_WINS
         && ugo_opponent_get_level (self->match, UGO_WHITE) == UGO_OPPONENT_PERSON)
        || (outcome == UGO_BLACK_WINS
            && ugo_opponent_get_level (self->match, UGO_BLACK) == UGO_OPPONENT_PERSON);

  ugo_sound_play (is_win ? "win" : "end");
}

static void
announce_news (UgoMatchView *self, UgoNode *node)
{
  if (node != self->shown || self->news->len > 0)
    {
      g_autofree char *outcome = ugo_match_describe_outcome (self->match);
      g_autofree char *limits = ugo_words_limits (&node->position);

      if (self->news->len == 0 && node->parent != NULL)
        add_move_news (self, node);
      if (outcome != NULL && node != self->shown && self->shown != NULL
          && ugo_match_get_mode (self->match) == UGO_MATCH_PLAY)
        sound_end (self);
      if (outcome != NULL)
        add_news (self, outcome);
      else if (limits != NULL)
        add_news (self, limits);
      else if (node->parent == NULL)
        add_news (self, ugo_words_turn (&node->position));
      if (gtk_widget_get_mapped (GTK_WIDGET (self)))
        ugo_board_announce (self->board, self->news->str);
    }
  g_string_truncate (self->news, 0);
}

/* The match */

static void
set_looking_back (UgoMatchView *self, gboolean looking_back)
{
  if (self->looking_back == looking_back)
    return;
  self->looking_back = looking_back;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOOKING_BACK]);
}

static void
update_looking_back (UgoMatchView *self, UgoNode *node)
{
  if (ugo_match_get_mode (self->match) == UGO_MATCH_REVIEW || self->is_playing_on
      || ugo_match_get_next (self->match) == NULL)
    set_looking_back (self, FALSE);
  else if (node != self->shown)
    set_looking_back (self, TRUE);
}

static void
update_playable (UgoMatchView *self)
{
  g_object_set (self->board, "playable",
                self->match != NULL && ugo_match_can_play (self->match) && !self->looking_back
                    && !self->waiting && !self->confirming,
                NULL);
}

static gboolean
is_in_review (UgoMatchView *self)
{
  return self->match != NULL && ugo_match_get_mode (self->match) == UGO_MATCH_REVIEW;
}

/* What is drawn into the record belongs to the position. */
static void
update_marks (UgoMatchView *self, UgoNode *node)
{
  g_autoptr (GArray) drawn = g_array_new (FALSE, FALSE, sizeof (UgoBoardMark));
  g_autoptr (GArray) marks = NULL;

  if (!is_in_review (self))
    return;
  marks = ugo_record_editor_get_marks (node);
  for (guint i = 0; i < marks->len; i++)
    {
      const UgoMark *mark = &g_array_index (marks, UgoMark, i);
      UgoBoardMark copy = { mark->colour, mark->from, mark->to };

      g_array_append_val (drawn, copy);
    }
  ugo_board_set_marks (self->board, (const UgoBoardMark *) drawn->data, drawn->len);
}

static void
update_board (UgoMatchView *self, UgoNode *node)
{
  UgoNode *moved = node;
  UgoRoute route = { 0 };

  if (!ugo_position_same (ugo_board_get_position (self->board), &node->position))
    {
      ugo_board_set_position (self->board, &node->position);
      g_clear_handle_id (&self->turn_timeout, g_source_remove);
    }
  while (moved->parent != NULL && ugo_move_is_pass (moved->move))
    moved = moved->parent;
  if (moved->parent != NULL)
    ugo_node_path (moved, &route);
  ugo_board_set_last_move (self->board, moved->parent ? &moved->parent->position : NULL,
                           moved->move, &route);
  update_playable (self);
  if (self->turn_timeout == 0)
    turn_now (self);
}

static void
set_confirming (UgoMatchView *self, gboolean confirming)
{
  if (self->confirming == confirming)
    return;
  self->confirming = confirming;
  if (!confirming)
    ugo_board_column_hide_toast (self->column);
  update_playable (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CONFIRMING]);
}

static void
changed_cb (UgoMatchView *self)
{
  UgoNode *node = ugo_match_get_node (self->match);

  set_confirming (self, FALSE);
  if (node != self->shown && self->news->len == 0)
    ugo_board_column_hide_toast (self->column);
  update_looking_back (self, node);
  update_board (self, node);
  update_marks (self, node);
  announce_news (self, node);
  self->shown = node;
}

static void
moved_cb (UgoMatchView *self, UgoNode *node)
{
  UgoRoute route;

  ugo_board_column_hide_toast (self->column);
  add_move_news (self, node);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  ugo_node_path (node, &route);
  /* A move that was confirmed is shown already. */
  if (!ugo_position_same (ugo_board_get_position (self->board), &node->position))
    ugo_board_show_move (self->board, &node->parent->position, node->move, &route,
                         &node->position);
  turn_after_motion (self);
}

static void
passed_cb (UgoMatchView *self, UgoNode *node)
{
  const char *sentence = ugo_words_pass (&node->parent->position);

  add_news (self, sentence);
  ugo_board_column_toast (self->column, sentence, NULL, NULL);
}

/* The board */

static void
play (UgoMatchView *self, const UgoMove *move, const UgoRoute *route)
{
  g_autoptr (GError) error = NULL;

  self->is_playing_on = TRUE;
  if (!ugo_match_play (self->match, *move, route, &error))
    ugo_match_view_toast (self, error->message, NULL, NULL);
  self->is_playing_on = FALSE;
}

/* Shows the move as if it had been made, and asks. */
static void
ask (UgoMatchView *self, const UgoMove *move, const UgoRoute *route)
{
  UgoPosition before = *ugo_match_get_position (self->match);
  UgoPosition after;
  g_autofree char *words = NULL;
  g_autofree char *sentence = NULL;

  self->pending = *move;
  if (route != NULL)
    self->pending_route = *route;
  else
    ugo_move_path (&before, *move, &self->pending_route);
  words = ugo_words_move (&before, *move, &self->pending_route);
  ugo_play (&before, *move, NULL, 0, &after);
  ugo_board_show_move (self->board, &before, *move, &self->pending_route, &after);
  ugo_board_set_last_move (self->board, &before, *move, &self->pending_route);
  set_confirming (self, TRUE);
  ugo_board_column_ask (self->column, words, _ ("Make this move"), "win.confirm-move");
  /* Translators: said by a screen reader after a move in words, such as "White: c1 steps to c2" */
  sentence = g_strdup_printf (_ ("%s. Enter makes this move, Esc takes it back."), words);
  ugo_board_announce (self->board, sentence);
}

static void
move_chosen_cb (UgoMatchView *self, const UgoMove *move, const UgoRoute *route)
{
  if (self->match == NULL)
    return;
  if (self->confirms && ugo_match_get_mode (self->match) == UGO_MATCH_PLAY)
    ask (self, move, route);
  else
    play (self, move, route);
}

/* While a move waits, Enter and Esc answer; whoever is at another control uses that. */
static gboolean
key_pressed_cb (UgoMatchView *self, guint key, guint code, GdkModifierType modifiers)
{
  if (!self->confirming || (modifiers & gtk_accelerator_get_default_mod_mask ()) != 0
      || gtk_widget_get_focus_child (GTK_WIDGET (self->board)) == NULL)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter)
    ugo_match_view_confirm (self);
  else if (key == GDK_KEY_Escape)
    ugo_match_view_revoke (self);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static void
move_refused_cb (UgoMatchView *self, const UgoMove *move, int status)
{
  g_autofree char *sentence = NULL;
  gboolean may_play = self->match != NULL && ugo_match_can_play (self->match);

  if (self->match == NULL)
    return;
  sentence = ugo_words_refusal (ugo_match_get_position (self->match), *move, (UgoStatus) status);
  ugo_match_view_toast (self, sentence, may_play ? _ ("Show me a legal move") : NULL,
                        may_play ? "win.show-legal" : NULL);
}

static void
mark_drawn_cb (UgoMatchView *self, int colour, int from, int to)
{
  UgoMark mark = { (char) colour, (UgoSquare) from, (UgoSquare) to };
  g_autofree char *words = NULL;
  gboolean is_there = FALSE;
  g_autoptr (GArray) marks = NULL;
  UgoNode *node;

  if (!is_in_review (self))
    return;
  node = ugo_match_get_node (self->match);
  ugo_record_editor_toggle_mark (ugo_record_editor_get (self->match), node, &mark);
  marks = ugo_record_editor_get_marks (node);
  for (guint i = 0; i < marks->len; i++)
    {
      const UgoMark *other = &g_array_index (marks, UgoMark, i);

      is_there |= other->from == mark.from && other->to == mark.to;
    }
  words = ugo_words_mark (node->position.variant.rules, &mark, is_there);
  ugo_board_column_hide_toast (self->column);
  ugo_board_announce (self->board, words);
}

static gboolean
scroll_cb (UgoMatchView *self, double dx, double dy)
{
  if (self->match == NULL || dy == 0)
    return GDK_EVENT_PROPAGATE;
  ugo_match_view_step (self, dy > 0 ? UGO_STEP_FORWARD : UGO_STEP_BACK);
  return GDK_EVENT_STOP;
}

static gboolean
ugo_match_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (UGO_MATCH_VIEW (widget)->column));
}

static void
ugo_match_view_dispose (GObject *object)
{
  UgoMatchView *self = UGO_MATCH_VIEW (object);
  GtkWidget *child;

  g_clear_handle_id (&self->turn_timeout, g_source_remove);
  g_clear_object (&self->match_signals);
  g_clear_object (&self->match);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (ugo_match_view_parent_class)->dispose (object);
}

static void
ugo_match_view_finalize (GObject *object)
{
  g_string_free (UGO_MATCH_VIEW (object)->news, TRUE);
  G_OBJECT_CLASS (ugo_match_view_parent_class)->finalize (object);
}

static void
ugo_match_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  UgoMatchView *self = UGO_MATCH_VIEW (object);

  switch (id)
    {
    case PROP_LOOKING_BACK:
      g_value_set_boolean (value, self->looking_back);
      break;
    case PROP_TURNED:
      g_value_set_boolean (value, self->turned);
      break;
    case PROP_TURN_TO_MOVER:
      g_value_set_boolean (value, self->turn_to_mover);
      break;
    case PROP_WAITING:
      g_value_set_boolean (value, self->waiting);
      break;
    case PROP_CONFIRMS:
      g_value_set_boolean (value, self->confirms);
      break;
    case PROP_CONFIRMING:
      g_value_set_boolean (value, self->confirming);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ugo_match_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UgoMatchView *self = UGO_MATCH_VIEW (object);

  switch (id)
    {
    case PROP_TURNED:
      self->turned = g_value_get_boolean (value);
      turn_now (self);
      break;
    case PROP_TURN_TO_MOVER:
      self->turn_to_mover = g_value_get_boolean (value);
      turn_now (self);
      break;
    case PROP_WAITING:
      self->waiting = g_value_get_boolean (value);
      update_playable (self);
      break;
    case PROP_CONFIRMS:
      self->confirms = g_value_get_boolean (value);
      if (!self->confirms)
        ugo_match_view_revoke (self);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ugo_match_view_class_init (UgoMatchViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ugo_match_view_dispose;
  object_class->finalize = ugo_match_view_finalize;
  object_class->get_property = ugo_match_view_get_property;
  object_class->set_property = ugo_match_view_set_property;
  widget_class->grab_focus = ugo_match_view_grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  props[PROP_LOOKING_BACK] = g_param_spec_boolean ("looking-back", NULL, NULL, FALSE,
                                                   G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_TURNED] = g_param_spec_boolean ("turned", NULL, NULL, FALSE,
                                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_TURN_TO_MOVER] = g_param_spec_boolean ("turn-to-mover", NULL, NULL, FALSE,
                                                    G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_WAITING] = g_param_spec_boolean ("waiting", NULL, NULL, FALSE,
                                              G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_CONFIRMS] = g_param_spec_boolean ("confirms", NULL, NULL, FALSE,
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_CONFIRMING] = g_param_spec_boolean ("confirming", NULL, NULL, FALSE,
                                                 G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ugo_match_view_init (UgoMatchView *self)
{
  GtkEventController *wheel;
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->news = g_string_new (NULL);
  self->match_signals = g_signal_group_new (UGO_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "moved", G_CALLBACK (moved_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "passed", G_CALLBACK (passed_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "changed", G_CALLBACK (changed_cb), self);

  self->column = UGO_BOARD_COLUMN (ugo_board_column_new ());
  self->board = ugo_board_column_get_board (self->column);
  self->clocks = UGO_CLOCK_BAR (ugo_clock_bar_new ());
  ugo_board_column_set_head (self->column, GTK_WIDGET (self->clocks));
  gtk_widget_set_parent (GTK_WIDGET (self->column), GTK_WIDGET (self));
  g_signal_connect_swapped (self->board, "move-chosen", G_CALLBACK (move_chosen_cb), self);
  g_signal_connect_swapped (self->board, "move-refused", G_CALLBACK (move_refused_cb), self);
  g_signal_connect_swapped (self->board, "mark-drawn", G_CALLBACK (mark_drawn_cb), self);
  g_signal_connect_swapped (self->column, "toast-closed", G_CALLBACK (ugo_match_view_revoke), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL
                                           | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);
  g_signal_connect_swapped (wheel, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), wheel);
}

/* Public */

GtkWidget *
ugo_match_view_new (void)
{
  return g_object_new (UGO_TYPE_MATCH_VIEW, NULL);
}

void
ugo_match_view_set_match (UgoMatchView *self, UgoMatch *match)
{
  g_return_if_fail (UGO_IS_MATCH_VIEW (self));

  if (!g_set_object (&self->match, match))
    return;
  g_signal_group_set_target (self->match_signals, match);
  set_confirming (self, FALSE);
  ugo_clock_bar_set_match (self->clocks, match);
  ugo_board_set_last_move (self->board, NULL, UGO_MOVE_PASS, NULL);
  ugo_board_set_marks (self->board, NULL, 0);
  g_object_set (self->board, "drawable", is_in_review (self), NULL);
  ugo_board_column_hide_toast (self->column);
  g_string_truncate (self->news, 0);
  self->shown = NULL;
  if (match != NULL)
    {
      ugo_board_set_position (self->board, ugo_match_get_position (match));
      changed_cb (self);
    }
  else
    {
      set_looking_back (self, FALSE);
      g_object_set (self->board, "playable", FALSE, NULL);
    }
}

void
ugo_match_view_set_timekeeper (UgoMatchView *self, UgoTimekeeper *timekeeper)
{
  g_return_if_fail (UGO_IS_MATCH_VIEW (self));

  ugo_clock_bar_set_timekeeper (self->clocks, timekeeper);
}

char *
ugo_match_view_describe_clocks (UgoMatchView *self)
{
  g_return_val_if_fail (UGO_IS_MATCH_VIEW (self), NULL);

  return ugo_clock_bar_describe (self->clocks);
}

UgoMatch *
ugo_match_view_get_match (UgoMatchView *self)
{
  g_return_val_if_fail (UGO_IS_MATCH_VIEW (self), NULL);

  return self->match;
}

UgoBoard *
ugo_match_view_get_board (UgoMatchView *self)
{
  g_return_val_if_fail (UGO_IS_MATCH_VIEW (self), NULL);

  return self->board;
}

UgoBoardColumn *
ugo_match_view_get_column (UgoMatchView *self)
{
  g_return_val_if_fail (UGO_IS_MATCH_VIEW (self), NULL);

  return self->column;
}

void
ugo_match_view_confirm (UgoMatchView *self)
{
  UgoRoute route;

  g_return_if_fail (UGO_IS_MATCH_VIEW (self));

  if (!self->confirming)
    return;
  route = self->pending_route;
  set_confirming (self, FALSE);
  play (self, &self->pending, route.length > 0 ? &route : NULL);
}

void
ugo_match_view_revoke (UgoMatchView *self)
{
  UgoNode *node;

  g_return_if_fail (UGO_IS_MATCH_VIEW (self));

  if (!self->confirming)
    return;
  node = ugo_match_get_node (self->match);
  set_confirming (self, FALSE);
  update_board (self, node);
  ugo_board_announce (self->board, ugo_words_turn (&node->position));
}

gboolean
ugo_match_view_get_confirming (UgoMatchView *self)
{
  g_return_val_if_fail (UGO_IS_MATCH_VIEW (self), FALSE);

  return self->confirming;
}

gboolean
ugo_match_view_get_looking_back (UgoMatchView *self)
{
  g_return_val_if_fail (UGO_IS_MATCH_VIEW (self), FALSE);

  return self->looking_back;
}

void
ugo_match_view_undo (UgoMatchView *self)
{
  g_return_if_fail (UGO_IS_MATCH_VIEW (self) && self->match != NULL);

  self->is_playing_on = TRUE;
  ugo_match_undo (self->match);
  self->is_playing_on = FALSE;
}

void
ugo_match_view_redo (UgoMatchView *self)
{
  g_return_if_fail (UGO_IS_MATCH_VIEW (self) && self->match != NULL);

  self->is_playing_on = TRUE;
  ugo_match_redo (self->match);
  self->is_playing_on = FALSE;
}

void
ugo_match_view_stay (UgoMatchView *self)
{
  g_return_if_fail (UGO_IS_MATCH_VIEW (self) && self->match != NULL);

  self->is_playing_on = TRUE;
  changed_cb (self);
  self->is_playing_on = FALSE;
}

static UgoNode *
find_step (UgoMatch *match, UgoStep step)
{
  switch (step)
    {
    case UGO_STEP_TO_START:
      return ugo_record_get_root (ugo_match_get_record (match));
    case UGO_STEP_BACK:
      return ugo_match_get_node (match)->parent;
    case UGO_STEP_FORWARD:
      return ugo_match_get_next (match);
    case UGO_STEP_TO_END:
      return ugo_match_get_line_end (match);
    default:
      g_return_val_if_reached (NULL);
    }
}

void
ugo_match_view_step (UgoMatchView *self, UgoStep step)
{
  UgoNode *node;

  g_return_if_fail (UGO_IS_MATCH_VIEW (self) && self->match != NULL);

  node = find_step (self->match, step);
  if (node != NULL && node != ugo_match_get_node (self->match))
    ugo_match_go_to (self->match, node);
}

void
ugo_match_view_toast (UgoMatchView *self, const char *sentence, const char *button,
                      const char *action)
{
  g_return_if_fail (UGO_IS_MATCH_VIEW (self));

  ugo_board_column_toast (self->column, sentence, button, action);
  ugo_board_announce (self->board, sentence);
}

void
ugo_match_view_update_toast (UgoMatchView *self, const char *sentence, const char *button,
                             const char *action)
{
  g_return_if_fail (UGO_IS_MATCH_VIEW (self));

  ugo_board_column_toast (self->column, sentence, button, action);
}

void
ugo_match_view_hide_toast (UgoMatchView *self)
{
  g_return_if_fail (UGO_IS_MATCH_VIEW (self));

  ugo_board_column_hide_toast (self->column);
}
