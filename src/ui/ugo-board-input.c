/* ugo-board-input.c: pointers and fingers on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A press on an own piece picks it up, and may drag it. What a click and a drop then do is told in
 * ugo-board-hand.c.
 */
#include "ugo-board-private.h"

#include <math.h>

#include "ugo-bits.h"
#include "ugo-drawing.h"

/* How far beside a target a click still counts for it, in squares. */
static const double grace = 0.15;

/* How long a dragged piece stays over a landing until it rests there, in milliseconds. */
static const guint dwell_time = 300;

static const GdkModifierType rest_modifiers = GDK_SHIFT_MASK | GDK_CONTROL_MASK;

/* Squares and places */

static double
distance_to (UgoBoard *self, UgoSquare square, double x, double y)
{
  UgoRect rect = ugo_board_layout_square_rect (&self->layout, square);
  double across = fmax (fmax (rect.x - x, x - rect.x - rect.width), 0);
  double along = fmax (fmax (rect.y - y, y - rect.y - rect.height), 0);

  return fmax (across, along) / self->layout.square;
}

static UgoSquare
find_square (UgoBoard *self, double x, double y)
{
  return ugo_board_layout_square_at (&self->layout, x, y);
}

/* The square a click at a place is meant for: it counts for a target close by when the square
 * itself would be of no use. */
static UgoSquare
find_meant (UgoBoard *self, double x, double y)
{
  UgoSquare square = find_square (self, x, y);
  UgoSquare meant = square;
  double nearest = grace;

  if (self->layout.square <= 0 || ugo_board_is_choice (self, square)
      || ugo_board_is_own (self, square) || square == ugo_pick_here (&self->pick))
    return square;
  for (uint64_t set = self->pick.targets; set != 0;)
    {
      UgoSquare target = ugo_bits_pop (&set);
      double distance = distance_to (self, target, x, y);

      if (distance > nearest)
        continue;
      nearest = distance;
      meant = target;
    }
  return meant;
}

static gboolean
is_far (UgoBoardPress *press, double x, double y)
{
  return hypot (x - press->start_x, y - press->start_y) > 8;
}

/* The pointer */

static void
set_pointer (UgoBoard *self)
{
  const char *name = NULL;

  if (self->press.is_dragging)
    name = "grabbing";
  else if (self->is_editing && self->hovered != UGO_SQUARE_NONE)
    name = ugo_piece_at (&self->position, self->hovered) != 0 ? "grab" : "pointer";
  else if (self->is_playable && ugo_board_is_choice (self, self->hovered))
    name = "pointer";
  else if (self->is_playable && ugo_board_can_pick_up (self, self->hovered))
    name = "grab";
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), name);
}

static void
set_hovered (UgoBoard *self, UgoSquare square)
{
  if (self->hovered == square)
    return;
  self->hovered = square;
  set_pointer (self);
  ugo_board_consider (self);
  if (!ugo_pick_is_empty (&self->pick))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ugo_board_hover (UgoBoard *self, double x, double y)
{
  set_hovered (self, find_meant (self, x, y));
}

void
ugo_board_leave (UgoBoard *self)
{
  set_hovered (self, UGO_SQUARE_NONE);
}

static void
stop_resting (UgoBoard *self)
{
  g_clear_handle_id (&self->press.rest_timeout, g_source_remove);
  self->press.rest = UGO_SQUARE_NONE;
}

static gboolean
rest_timeout_cb (gpointer data)
{
  UgoBoard *self = UGO_BOARD (data);

  self->press.rest_timeout = 0;
  ugo_board_rest (self);
  return G_SOURCE_REMOVE;
}

/* Waits whether the press stays on @square, where the piece in hand might rest. */
static void
start_resting (UgoBoard *self, UgoSquare square, guint delay)
{
  uint64_t ways = ugo_pick_is_replacing (&self->pick) || self->pick.piece != 0
                    ? 0
                    : self->pick.landings | self->pick.targets;

  if (self->press.rest == square)
    return;
  stop_resting (self);
  self->press.rest = square;
  if (square != UGO_SQUARE_NONE && (ways & ugo_bit (square)) != 0)
    self->press.rest_timeout = g_timeout_add (delay, rest_timeout_cb, self);
}

/* Whether going to @square would end the move at once. */
static gboolean
is_step (UgoBoard *self, UgoSquare square)
{
  return ugo_piece_at (&self->position, square) == 0
         && ugo_drawing_count_hops (self->layout.drawing, &self->pick.routes[square]) == 0;
}

void
ugo_board_rest (UgoBoard *self)
{
  UgoSquare square = self->press.rest;

  if (!self->press.is_down || square == UGO_SQUARE_NONE)
    return;
  if (!self->press.is_dragging)
    self->press.is_spent = TRUE;
  else if (is_step (self, square))
    return;
  ugo_board_rest_on (self, square, self->press.is_dragging);
}

static guint
get_long_press_time (UgoBoard *self)
{
  guint time;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-long-press-time", &time, NULL);
  return time;
}

/* Whether the piece in hand could rest on @place: it is not known yet whether a press there is
 * meant for the piece that stands there or for the one in hand. */
static gboolean
is_landing (UgoBoard *self, UgoSquare place)
{
  return place < UGO_MAX_SQUARES && (self->pick.landings & ugo_bit (place)) != 0;
}

static void
pick_up_by_press (UgoBoard *self)
{
  ugo_board_pick_up (self, self->press.square);
  self->press.has_picked = TRUE;
  self->press.walked = 1;
}

static gboolean
press_to_play (UgoBoard *self, UgoSquare square, double x, double y)
{
  UgoBoardPress *press = &self->press;

  press->walked = self->pick.walk.length;
  if (square != UGO_SQUARE_NONE && square == ugo_pick_here (&self->pick))
    {
      press->is_repeated = TRUE;
      return TRUE;
    }
  if (ugo_board_can_pick_up (self, square) && !is_landing (self, square))
    {
      pick_up_by_press (self);
      return TRUE;
    }
  if (!ugo_pick_is_empty (&self->pick))
    start_resting (self, find_meant (self, x, y), get_long_press_time (self));
  return ugo_board_can_pick_up (self, square);
}

/* A press shows where the person is; the frame of the cursor is for those who use the keys. */
static void
focus_square (UgoBoard *self, UgoSquare square)
{
  if (square != UGO_SQUARE_NONE)
    gtk_widget_grab_focus (self->squares[square]);
  self->shows_cursor = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
ugo_board_press (UgoBoard *self, double x, double y)
{
  UgoSquare square = find_square (self, x, y);
  gboolean is_wanted = FALSE;

  ugo_board_finish_animation (self);
  ugo_board_end_press (self);
  self->press = (UgoBoardPress) {
    .is_down = TRUE,
    .square = square,
    .start_x = x,
    .start_y = y,
    .x = x,
    .y = y,
    .rest = UGO_SQUARE_NONE,
  };
  if (self->is_editing)
    is_wanted = square != UGO_SQUARE_NONE && ugo_piece_at (&self->position, square) != 0;
  else if (self->is_playable)
    is_wanted = press_to_play (self, square, x, y);
  if (is_wanted)
    focus_square (self, square);
  ugo_board_hover (self, x, y);
  return is_wanted;
}

static gboolean
can_drag (UgoBoard *self)
{
  if (self->is_editing)
    return self->press.square != UGO_SQUARE_NONE
           && ugo_piece_at (&self->position, self->press.square) != 0;
  return self->input != UGO_INPUT_CLICK && (self->press.is_repeated || self->press.has_picked);
}

void
ugo_board_drag (UgoBoard *self, double x, double y)
{
  UgoBoardPress *press = &self->press;

  if (!press->is_down || press->is_spent)
    return;
  press->x = x;
  press->y = y;
  if (!press->is_dragging)
    {
      if (!is_far (press, x, y))
        return;
      stop_resting (self);
      if (!self->is_editing && !press->is_repeated && !press->has_picked
          && is_landing (self, press->square) && ugo_board_can_pick_up (self, press->square))
        pick_up_by_press (self);
      press->is_dragging = can_drag (self);
      set_pointer (self);
    }
  if (press->is_dragging)
    {
      ugo_board_hover (self, x, y);
      if (!self->is_editing)
        start_resting (self, find_square (self, x, y), dwell_time);
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
}

void
ugo_board_end_press (UgoBoard *self)
{
  stop_resting (self);
  self->press.is_down = FALSE;
  if (self->press.is_dragging)
    {
      self->press.is_dragging = FALSE;
      set_pointer (self);
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
}

/* The dragged piece goes back where it was taken from. */
static void
glide_back (UgoBoard *self, UgoSquare from, UgoSquare to)
{
  UgoBoardPoint start = { .height = 1 };

  if (ugo_pick_is_replacing (&self->pick))
    return;
  ugo_board_layout_find (&self->layout, self->press.x, self->press.y, &start.file, &start.rank);
  ugo_board_glide (self, &self->position, from, start,
                   ugo_board_locate_piece (&self->position, to));
}

static void
drop_to_edit (UgoBoard *self, UgoSquare square)
{
  UgoSquare from = self->press.square;
  int piece = ugo_piece_at (&self->position, from);

  if (square == from)
    {
      glide_back (self, from, from);
      return;
    }
  g_object_ref (self);
  ugo_board_emit_square_pressed (self, from, 0);
  if (square != UGO_SQUARE_NONE)
    ugo_board_emit_square_pressed (self, square, piece);
  g_object_unref (self);
}

static void
drop_to_play (UgoBoard *self, double x, double y, gboolean rests)
{
  UgoPick *pick = &self->pick;
  UgoSquare here = ugo_pick_here (pick);
  UgoSquare start = ugo_pick_start (pick);
  UgoSquare square = find_meant (self, x, y);

  if (square == here && pick->walk.length > self->press.walked)
    ugo_board_choose_here (self, TRUE);
  else if (square == here)
    glide_back (self, start, here);
  else if (square == UGO_SQUARE_NONE)
    {
      ugo_board_cancel (self);
      glide_back (self, start, start);
    }
  else if (rests && ugo_board_rest_on (self, square, TRUE))
    return;
  else if (ugo_pick_has_target (pick, square))
    ugo_board_choose_target (self, square, TRUE);
  else if (ugo_board_start_replacing (self, square, TRUE))
    return;
  else
    {
      glide_back (self, start, here);
      ugo_board_refuse_target (self, square);
    }
}

/* Whether a click on @place is a try: on an empty square it is none, unless pieces are being
 * placed. */
static gboolean
is_something (UgoBoard *self, UgoSquare place)
{
  gboolean has_trays = self->n_squares > self->entry->rules->n_squares;

  return has_trays || ugo_board_get_piece (&self->position, place) != 0;
}

static void
click_to_play (UgoBoard *self, double x, double y, gboolean rests)
{
  UgoSquare square = find_meant (self, x, y);

  if (self->input == UGO_INPUT_DRAG)
    {
      ugo_board_cancel (self);
      return;
    }
  if (self->press.has_picked)
    return;
  if (square == UGO_SQUARE_NONE)
    ugo_board_cancel (self);
  else if (!ugo_pick_is_empty (&self->pick) || is_something (self, square))
    ugo_board_use_square (self, square, rests);
}

void
ugo_board_release (UgoBoard *self, double x, double y, GdkModifierType modifiers)
{
  UgoBoardPress *press = &self->press;
  gboolean rests = (modifiers & rest_modifiers) != 0;
  gboolean was_dragging = press->is_dragging;
  gboolean is_live = press->is_down && !press->is_spent;

  press->x = x;
  press->y = y;
  ugo_board_end_press (self);
  if (!is_live)
    return;
  if (was_dragging)
    {
      if (self->is_editing)
        drop_to_edit (self, find_square (self, x, y));
      else
        drop_to_play (self, x, y, rests);
      return;
    }
  if (is_far (press, x, y))
    return;
  focus_square (self, press->square);
  if (self->is_playable && !self->is_editing)
    click_to_play (self, press->start_x, press->start_y, rests);
  else if (self->is_editing && press->square != UGO_SQUARE_NONE)
    ugo_board_emit_square_pressed (self, press->square, -1);
}

/* Gestures */

/* A finger that has been lifted is nowhere. */
static gboolean
is_touch (GtkGestureDrag *gesture)
{
  GdkDevice *device
    = gtk_event_controller_get_current_event_device (GTK_EVENT_CONTROLLER (gesture));

  return device && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, UgoBoard *self)
{
  if (ugo_board_press (self, x, y))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, UgoBoard *self)
{
  ugo_board_drag (self, self->press.start_x + dx, self->press.start_y + dy);
}

static void
drag_end_cb (GtkGestureDrag *gesture, double dx, double dy, UgoBoard *self)
{
  GdkModifierType modifiers
    = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));

  ugo_board_release (self, self->press.start_x + dx, self->press.start_y + dy, modifiers);
  if (is_touch (gesture))
    ugo_board_leave (self);
}

/* Something else, such as scrolling, has taken the press over. */
static void
drag_cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, UgoBoard *self)
{
  ugo_board_end_press (self);
}

static void
motion_cb (GtkEventControllerMotion *controller, double x, double y, UgoBoard *self)
{
  if (!self->press.is_down)
    ugo_board_hover (self, x, y);
}

static void
leave_cb (GtkEventControllerMotion *controller, UgoBoard *self)
{
  ugo_board_leave (self);
}

void
ugo_board_add_controllers (UgoBoard *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), GDK_BUTTON_PRIMARY);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));

  ugo_board_add_pen (self);

  g_signal_connect (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}
