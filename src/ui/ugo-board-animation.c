/* ugo-board-animation.c: pieces in motion
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-board-private.h"

#include <math.h>

#include "ugo-drawing.h"

static const double step_time = 0.14;
static const double jump_time = 0.11;
static const double longest_flight = 1.2;
static const double shake_time = 0.32;
static const double shake_width = 4;
static const double arc_height = 0.12;

static gboolean
can_animate (UgoBoard *self)
{
  gboolean is_wanted;

  if (self->animation_speed <= 0 || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return FALSE;
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &is_wanted,
                NULL);
  return is_wanted;
}

static gboolean
is_jump (UgoBoardPoint a, UgoBoardPoint b)
{
  return fmax (fabs (a.file - b.file), fabs (a.rank - b.rank)) > 1.5;
}

static double
ease_out (double progress)
{
  return 1 - (1 - progress) * (1 - progress);
}

static double
seconds_since (gint64 start, gint64 now)
{
  return (now - start) / (double) G_USEC_PER_SEC;
}

static void
tick_flight (UgoBoard *self, gint64 now)
{
  UgoBoardFlight *flight = &self->flight;

  if (flight->started == 0)
    flight->started = now;
  flight->now = now;
  if (seconds_since (flight->started, now) >= flight->ends[flight->n_points - 1])
    flight->is_on = FALSE;
}

static void
tick_shake (UgoBoard *self, gint64 now)
{
  double progress;

  if (self->shake_started == 0)
    self->shake_started = now;
  progress = seconds_since (self->shake_started, now) / shake_time;
  self->shake = shake_width * (1 - progress) * sin (progress * 6 * G_PI);
  if (progress >= 1)
    self->shaken = UGO_SQUARE_NONE;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  UgoBoard *self = UGO_BOARD (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->flight.is_on)
    tick_flight (self, now);
  if (self->shaken != UGO_SQUARE_NONE)
    tick_shake (self, now);
  gtk_widget_queue_draw (widget);

  if (self->flight.is_on || self->shaken != UGO_SQUARE_NONE)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
start_ticking (UgoBoard *self)
{
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

void
ugo_board_fly (UgoBoard *self, const UgoPosition *before, UgoSquare from,
               const UgoBoardPoint *points, guint n_points, double height)
{
  UgoBoardFlight *flight = &self->flight;
  double time = 0;

  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (n_points < 2 || !can_animate (self))
    return;

  flight->is_on = TRUE;
  flight->before = *before;
  flight->from = from;
  flight->piece = ugo_piece_at (before, from);
  flight->n_points = n_points;
  flight->height = height;
  flight->started = 0;
  flight->now = 0;
  for (guint i = 0; i < n_points; i++)
    {
      if (i > 0)
        time += height == 0 && is_jump (points[i - 1], points[i]) ? jump_time : step_time;
      flight->points[i] = points[i];
      flight->ends[i] = time;
    }
  for (guint i = 0; i < n_points; i++)
    flight->ends[i] *= fmin (1, longest_flight / time) / self->animation_speed;
  start_ticking (self);
}

void
ugo_board_fly_route (UgoBoard *self, const UgoPosition *before, const UgoRoute *route, guint n_done)
{
  UgoBoardPoint points[UGO_MAX_ROUTE];
  guint n_points = 0;

  for (guint i = n_done; i < route->length; i++, n_points++)
    ugo_drawing_locate (self->layout.drawing, route->squares[i], &points[n_points].file,
                        &points[n_points].rank);
  if (n_points > 0)
    ugo_board_fly (self, before, route->squares[0], points, n_points, 0);
}

void
ugo_board_shake (UgoBoard *self, UgoSquare square)
{
  if (!can_animate (self))
    return;
  self->shaken = square;
  self->shake = 0;
  self->shake_started = 0;
  start_ticking (self);
}

/* Where the flying piece is now. */
void
ugo_board_get_flying (UgoBoard *self, UgoFlyingPiece *piece)
{
  const UgoBoardFlight *flight = &self->flight;
  double time = flight->started == 0 ? 0 : seconds_since (flight->started, flight->now);
  UgoBoardPoint start;
  UgoBoardPoint end;
  double progress;
  double arc;
  guint leg = 1;

  while (leg < flight->n_points - 1 && time >= flight->ends[leg])
    leg++;
  start = flight->points[leg - 1];
  end = flight->points[leg];
  progress = (time - flight->ends[leg - 1]) / (flight->ends[leg] - flight->ends[leg - 1]);
  progress = ease_out (CLAMP (progress, 0, 1));
  arc = flight->height == 0 && is_jump (start, end) ? sin (progress * G_PI) : 0;

  *piece = (UgoFlyingPiece) {
    .piece = flight->piece,
    .file = start.file + (end.file - start.file) * progress,
    .rank = start.rank + (end.rank - start.rank) * progress
            + arc * (self->is_turned ? -arc_height : arc_height),
    .lift = flight->height * (1 - progress) + arc,
  };
}

void
ugo_board_finish_animation (UgoBoard *self)
{
  g_return_if_fail (UGO_IS_BOARD (self));

  if (!self->flight.is_on && self->shaken == UGO_SQUARE_NONE)
    return;
  self->flight.is_on = FALSE;
  self->shaken = UGO_SQUARE_NONE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
