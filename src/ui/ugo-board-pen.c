/* ugo-board-pen.c: circles and arrows that a person draws on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * With the secondary button: a click draws a circle, a drag an arrow. With the keys the same
 * action is done at both ends.
 */
#include "ugo-board-private.h"

/* Green, red, blue and yellow, as programs for chess have them. */
static char
find_colour (GdkModifierType modifiers)
{
  gboolean is_first = (modifiers & (GDK_SHIFT_MASK | GDK_CONTROL_MASK)) != 0;
  gboolean is_second = (modifiers & (GDK_ALT_MASK | GDK_SUPER_MASK)) != 0;

  if (is_second)
    return is_first ? 'Y' : 'B';
  return is_first ? 'R' : 'G';
}

/* Shows what would be drawn now after all that is drawn. */
static void
show_draft (UgoBoard *self)
{
  UgoBoardMark draft = { self->pen.colour, self->pen.from, self->pen.to };

  if (self->pen.to == self->pen.from)
    draft.to = UGO_SQUARE_NONE;
  g_array_set_size (self->marks, self->pen.n_marks);
  if (self->pen.is_down)
    g_array_append_val (self->marks, draft);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
ugo_board_lift_pen (UgoBoard *self)
{
  if (!self->pen.is_down)
    return FALSE;
  self->pen.is_down = FALSE;
  show_draft (self);
  return TRUE;
}

static void
put_down (UgoBoard *self, UgoSquare square, char colour)
{
  ugo_board_lift_pen (self);
  self->pen = (UgoBoardPen) {
    .is_down = TRUE, .colour = colour, .from = square, .to = square, .n_marks = self->marks->len,
  };
  show_draft (self);
}

static void
move_to (UgoBoard *self, UgoSquare square)
{
  if (!self->pen.is_down || square == UGO_SQUARE_NONE || square == self->pen.to)
    return;
  self->pen.to = square;
  show_draft (self);
}

static void
draw (UgoBoard *self)
{
  UgoBoardPen pen = self->pen;

  if (!ugo_board_lift_pen (self))
    return;
  ugo_board_emit_mark_drawn (self, pen.colour, pen.from,
                             pen.to == pen.from ? UGO_SQUARE_NONE : pen.to);
}

/* What is drawn stands on the board, not in its trays. */
static UgoSquare
find_square (UgoBoard *self, double x, double y)
{
  UgoSquare square = ugo_board_layout_square_at (&self->layout, x, y);

  return square < self->entry->rules->n_squares ? square : UGO_SQUARE_NONE;
}

/* The button has put a piece back before it draws anything. */
static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, UgoBoard *self)
{
  GdkModifierType modifiers
    = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  UgoSquare square = find_square (self, x, y);

  if (ugo_board_cancel (self))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  else if (self->is_drawable && square != UGO_SQUARE_NONE)
    {
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
      put_down (self, square, find_colour (modifiers));
    }
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, UgoBoard *self)
{
  double x;
  double y;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  move_to (self, find_square (self, x + dx, y + dy));
}

/* Who lets go beside the board has changed his mind. */
static void
drag_end_cb (GtkGestureDrag *gesture, double dx, double dy, UgoBoard *self)
{
  double x;
  double y;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  if (find_square (self, x + dx, y + dy) == UGO_SQUARE_NONE)
    ugo_board_lift_pen (self);
  move_to (self, find_square (self, x + dx, y + dy));
  draw (self);
}

static void
drag_cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, UgoBoard *self)
{
  ugo_board_lift_pen (self);
}

void
ugo_board_add_pen (UgoBoard *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), GDK_BUTTON_SECONDARY);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

void
ugo_board_follow_cursor (UgoBoard *self)
{
  if (self->cursor < self->entry->rules->n_squares)
    move_to (self, self->cursor);
}

UgoSquare
ugo_board_draw_at_cursor (UgoBoard *self, char colour)
{
  g_return_val_if_fail (UGO_IS_BOARD (self), UGO_SQUARE_NONE);

  if (!self->is_drawable || self->cursor >= self->entry->rules->n_squares)
    return UGO_SQUARE_NONE;
  if (self->pen.is_down && self->pen.colour == colour)
    {
      ugo_board_follow_cursor (self);
      draw (self);
      return UGO_SQUARE_NONE;
    }
  put_down (self, self->cursor, colour);
  self->shows_cursor = TRUE;
  return self->cursor;
}

void
ugo_board_set_marks (UgoBoard *self, const UgoBoardMark *marks, gsize n_marks)
{
  g_return_if_fail (UGO_IS_BOARD (self));

  self->pen.is_down = FALSE;
  g_array_set_size (self->marks, 0);
  if (n_marks > 0)
    g_array_append_vals (self->marks, marks, (guint) n_marks);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
