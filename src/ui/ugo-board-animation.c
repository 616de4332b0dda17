/* ugo-board-animation.c: pieces in motion
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-board-private.h"

#include <math.h>

#include "ugo-bits.h"
#include "ugo-drawing.h"
#include "ugo-sound.h"

static const double step_time = 0.14;
static const double jump_time = 0.11;
static const double drop_time = 0.22;
static const double longest_flight = 1.2;
static const double shake_time = 0.32;
static const double shake_width = 4;
static const double arc_height = 0.12;

/* How high a piece is that goes square by square, and when it bounces. */
static const double run_height = 0.3;
static const double bounce_height = 0.9;

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

static double
get_end (const UgoBoardFlight *flight)
{
  double end = 0;

  for (guint i = 0; i < flight->n_paths; i++)
    end = fmax (end, flight->paths[i].ends[flight->paths[i].n_points - 1]);
  return end;
}

/* A tone for each stop that the first piece has come to since the last frame. */
static void
sound_stops (UgoBoardFlight *flight)
{
  const UgoBoardPath *path = &flight->paths[0];
  double time = seconds_since (flight->started, flight->now);

  for (; flight->n_passed + 1 < path->n_points && path->ends[flight->n_passed + 1] <= time;
       flight->n_passed++)
    if (path->points[flight->n_passed + 1].height != run_height)
      ugo_sound_play_hop (++flight->n_stops);
}

static void
tick_flight (UgoBoard *self, gint64 now)
{
  UgoBoardFlight *flight = &self->flight;

  if (flight->started == 0)
    flight->started = now;
  flight->now = now;
  sound_stops (flight);
  if (seconds_since (flight->started, now) >= get_end (flight))
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

/* Flights: first what moves is added, path by path, then all is launched. */

static gboolean
prepare_flight (UgoBoard *self, const UgoPosition *before)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (!can_animate (self))
    return FALSE;
  self->flight.before = *before;
  self->flight.n_paths = 0;
  return TRUE;
}

static UgoBoardPath *
add_path (UgoBoard *self, UgoSquare from, uint8_t piece)
{
  UgoBoardPath *path = &self->flight.paths[self->flight.n_paths++];

  path->from = from;
  path->piece = piece;
  path->n_points = 0;
  return path;
}

/* @time is how long the piece takes to come there. */
static void
add_point (UgoBoardPath *path, UgoBoardPoint point, double time)
{
  guint i = path->n_points++;

  path->points[i] = point;
  path->ends[i] = i == 0 ? time : path->ends[i - 1] + time;
}

static void
launch (UgoBoard *self)
{
  UgoBoardFlight *flight = &self->flight;
  double end = flight->n_paths > 0 ? get_end (flight) : 0;

  if (end <= 0)
    return;
  for (guint i = 0; i < flight->n_paths; i++)
    for (guint j = 0; j < flight->paths[i].n_points; j++)
      flight->paths[i].ends[j] *= fmin (1, longest_flight / end) / self->animation_speed;
  flight->is_on = TRUE;
  flight->n_passed = 0;
  flight->n_stops = self->brought > 0 ? self->brought - 1 : 0;
  flight->started = 0;
  flight->now = 0;
  start_ticking (self);
}

static void
add_glide (UgoBoard *self, const UgoPosition *before, UgoSquare from, UgoBoardPoint start,
           UgoBoardPoint end)
{
  UgoBoardPath *path = add_path (self, from, ugo_board_get_piece (before, from));

  add_point (path, start, 0);
  add_point (path, end, step_time);
}

void
ugo_board_glide (UgoBoard *self, const UgoPosition *before, UgoSquare from, UgoBoardPoint start,
                 UgoBoardPoint end)
{
  if (!prepare_flight (self, before))
    return;
  add_glide (self, before, from, start, end);
  launch (self);
}

/* Returns: the number of the square of @trail that is its stop number @stop, or its last one */
static guint
find_stop (const UgoTrail *trail, guint stop)
{
  guint i = 0;

  for (; i + 1 < trail->route.length; i++)
    if ((trail->stops & UINT64_C (1) << i) != 0 && stop-- == 0)
      break;
  return i;
}

/* Between stops a piece slides over the board, and is lifted to bounce off what it lands on. */
static double
get_height (const UgoTrail *trail, guint i, guint first)
{
  gboolean stops = (trail->stops & UINT64_C (1) << i) != 0;

  if (trail->stops == UINT64_MAX || i == first || i + 1u == trail->route.length)
    return 0;
  return stops ? bounce_height : run_height;
}

static void
add_route (UgoBoard *self, const UgoPosition *before, const UgoRoute *route, guint n_done)
{
  UgoBoardPath *path;
  UgoTrail trail;
  guint first;

  if (n_done >= route->length)
    return;
  self->layout.drawing->trail (before, route, &trail);
  first = find_stop (&trail, n_done);
  if (first + 1u >= trail.route.length)
    return;
  path = add_path (self, route->squares[0], ugo_board_get_piece (before, route->squares[0]));
  for (guint i = first; i < trail.route.length; i++)
    {
      UgoBoardPoint point = { .height = get_height (&trail, i, first) };
      double time = 0;

      ugo_drawing_locate (self->layout.drawing, trail.route.squares[i], &point.file, &point.rank);
      if (i > first)
        time = is_jump (path->points[i - first - 1], point) ? jump_time : step_time;
      add_point (path, point, time);
    }
}

void
ugo_board_fly_route (UgoBoard *self, const UgoPosition *before, const UgoRoute *route, guint n_done)
{
  if (!prepare_flight (self, before))
    return;
  add_route (self, before, route, n_done);
  launch (self);
}

static void
add_placement (UgoBoard *self, const UgoPosition *before, UgoMove move)
{
  const UgoDrawing *drawing = self->layout.drawing;

  for (UgoSquare place = before->variant.rules->n_squares;
       place < ugo_drawing_count_places (drawing, before); place++)
    {
      const UgoTraySlot *slot = ugo_drawing_get_slot (drawing, place);

      if (slot->side == before->side && slot->piece == move.piece)
        add_glide (self, before, place, ugo_board_locate_piece (before, place),
                   ugo_board_locate_piece (before, move.to));
    }
}

/* The replaced piece leaves when the other one has come. */
static void
add_drop (UgoBoard *self, const UgoPosition *before, UgoMove move)
{
  UgoBoardPoint place = ugo_board_locate_piece (before, move.to);
  double started;
  UgoBoardPath *path;

  if (self->flight.n_paths == 0)
    {
      path = add_path (self, move.from, ugo_board_get_piece (before, move.from));
      add_point (path, place, 0);
      add_point (path, place, step_time);
    }
  started = get_end (&self->flight);
  path = add_path (self, move.to, ugo_board_get_piece (before, move.to));
  add_point (path, place, started);
  add_point (path, ugo_board_locate_piece (before, move.drop), drop_time);
}

void
ugo_board_fly_move (UgoBoard *self, const UgoPosition *before, UgoMove move, const UgoRoute *route)
{
  if (!prepare_flight (self, before))
    {
      ugo_sound_play_hop (ugo_drawing_count_hops (self->layout.drawing, route));
      return;
    }
  if (move.piece != 0)
    {
      if (self->brought == 0)
        add_placement (self, before, move);
    }
  else
    {
      add_route (self, before, route, self->brought);
      if (move.drop != UGO_SQUARE_NONE && !self->is_drop_brought)
        add_drop (self, before, move);
    }
  launch (self);
  if (!self->flight.is_on)
    ugo_sound_play_hop (ugo_drawing_count_hops (self->layout.drawing, route));
}

double
ugo_board_get_motion_time (UgoBoard *self)
{
  g_return_val_if_fail (UGO_IS_BOARD (self), 0);

  return self->flight.is_on ? get_end (&self->flight) : 0;
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

void
ugo_board_get_flying (UgoBoard *self, guint i, UgoFlyingPiece *piece)
{
  const UgoBoardFlight *flight = &self->flight;
  const UgoBoardPath *path = &flight->paths[i];
  double time = flight->started == 0 ? 0 : seconds_since (flight->started, flight->now);
  UgoBoardPoint start;
  UgoBoardPoint end;
  double progress;
  double arc;
  guint leg = 1;

  while (leg < path->n_points - 1 && time >= path->ends[leg])
    leg++;
  start = path->points[leg - 1];
  end = path->points[leg];
  progress = (time - path->ends[leg - 1]) / (path->ends[leg] - path->ends[leg - 1]);
  progress = CLAMP (progress, 0, 1);
  if (end.height != run_height)
    progress = ease_out (progress);
  arc = is_jump (start, end) && start.height == 0 ? sin (progress * G_PI) : 0;

  *piece = (UgoFlyingPiece) {
    .piece = path->piece,
    .file = start.file + (end.file - start.file) * progress,
    .rank = start.rank + (end.rank - start.rank) * progress
            + arc * (self->is_turned ? -arc_height : arc_height),
    .lift = start.height + (end.height - start.height) * progress + arc,
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
