/* ugo-graph.c: how a game went, as a graph
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-graph.h"

#include <math.h>

#include "ugo-pen.h"

static const double pad = 7;
static const double corner = 6;
static const double mark_radius = 3.5;

static const guint32 ground_colours[] = { 0xf3efe6, 0x57514b };
static const guint32 fill_colours[] = { 0xfdfbf5, 0x2b2825 };
static const guint32 line_colour = 0x8a5a2b;

double
ugo_graph_place (const UgoGraph *self, double width, guint index)
{
  guint n_steps = MAX (self->n_points, 2) - 1;

  return pad + (width - 2 * pad) * index / n_steps;
}

guint
ugo_graph_find (const UgoGraph *self, double width, double x)
{
  guint last = self->n_points - 1;
  double share = (x - pad) / MAX (width - 2 * pad, 1);

  return (guint) lround (CLAMP (share, 0, 1) * last);
}

static double
height_of (const UgoGraphPoint *point, double height)
{
  return height / 2 - point->height * (height / 2 - pad);
}

static guint
first_known (const UgoGraph *self)
{
  guint first = 0;

  while (first < self->n_points && !self->points[first].is_known)
    first++;
  return first;
}

/* What is not known yet has no sides. */
static void
draw_ground (cairo_t *cr, const UgoGraph *self, UgoColour ink, double width, double height)
{
  guint first = first_known (self);
  double left = first > 0 ? ugo_graph_place (self, width, first) : 0;

  ugo_pen_rect (cr, (UgoRect){ 0, 0, width, height }, 0, corner);
  cairo_clip (cr);
  ugo_pen_set (cr, ink, 0.1);
  cairo_paint (cr);
  for (int side = 0; side < 2 && first < self->n_points; side++)
    {
      ugo_pen_set (cr, ugo_colour (ground_colours[side]), 1);
      cairo_rectangle (cr, left, side * height / 2, width - left, height / 2);
      cairo_fill (cr);
    }
}

/* Goes along the points from @first on while they are known, and returns how many. */
static guint
add_line (cairo_t *cr, const UgoGraph *self, guint first, double width, double height)
{
  guint n = 0;

  for (guint i = first; i < self->n_points && self->points[i].is_known; i++, n++)
    cairo_line_to (cr, ugo_graph_place (self, width, i), height_of (&self->points[i], height));
  return n;
}

/* The half where a side stands better, filled from the middle to the line. */
static void
draw_half (cairo_t *cr, const UgoGraph *self, int side, double width, double height)
{
  guint first = first_known (self);
  guint n;

  cairo_save (cr);
  cairo_rectangle (cr, 0, side * height / 2, width, height / 2);
  cairo_clip (cr);
  cairo_move_to (cr, ugo_graph_place (self, width, first), height / 2);
  n = add_line (cr, self, first, width, height);
  cairo_line_to (cr, ugo_graph_place (self, width, first + n - 1), height / 2);
  cairo_close_path (cr);
  ugo_pen_set (cr, ugo_colour (fill_colours[side]), 1);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
draw_line (cairo_t *cr, const UgoGraph *self, double width, double height)
{
  cairo_new_path (cr);
  add_line (cr, self, first_known (self), width, height);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  ugo_pen_set (cr, ugo_colour (line_colour), 1);
  cairo_set_line_width (cr, 1.75);
  cairo_stroke (cr);
}

static void
draw_mark (cairo_t *cr, UgoGraphMark mark, double x, double y)
{
  double radius = mark == UGO_GRAPH_DIAMOND ? mark_radius * 1.5 : mark_radius;

  if (mark == UGO_GRAPH_NO_MARK)
    return;
  if (mark != UGO_GRAPH_DIAMOND)
    ugo_pen_circle (cr, x, y, radius);
  else
    {
      cairo_new_sub_path (cr);
      cairo_move_to (cr, x, y - radius);
      cairo_line_to (cr, x + radius, y);
      cairo_line_to (cr, x, y + radius);
      cairo_line_to (cr, x - radius, y);
      cairo_close_path (cr);
    }
  if (mark == UGO_GRAPH_RING)
    {
      cairo_path_t *path = cairo_copy_path (cr);

      ugo_pen_set (cr, ugo_pen_casing (), 1);
      cairo_fill (cr);
      cairo_append_path (cr, path);
      cairo_path_destroy (path);
      ugo_pen_set (cr, ugo_pen_alarm (), 1);
      cairo_set_line_width (cr, 1.5);
      cairo_stroke (cr);
    }
  else
    ugo_pen_fill_cased (cr, ugo_pen_alarm (), 1);
}

static void
draw_current (cairo_t *cr, const UgoGraph *self, double width, double height)
{
  double x;

  if (self->current < 0)
    return;
  x = ugo_graph_place (self, width, (guint) self->current);
  cairo_new_path (cr);
  cairo_move_to (cr, x, 0);
  cairo_line_to (cr, x, height);
  ugo_pen_stroke_cased (cr, ugo_colour (fill_colours[1]), 1.5, 1);
}

void
ugo_graph_draw (cairo_t *cr, const UgoGraph *self, UgoColour ink, double width, double height)
{
  cairo_save (cr);
  draw_ground (cr, self, ink, width, height);
  if (first_known (self) < self->n_points)
    {
      for (int side = 0; side < 2; side++)
        draw_half (cr, self, side, width, height);
      draw_line (cr, self, width, height);
    }
  draw_current (cr, self, width, height);
  for (guint i = 0; i < self->n_points; i++)
    if (self->points[i].is_known)
      draw_mark (cr, self->points[i].mark, ugo_graph_place (self, width, i),
                 height_of (&self->points[i], height));
  cairo_reset_clip (cr);
  ugo_pen_rect (cr, (UgoRect){ 0, 0, width, height }, 0.5, corner);
  ugo_pen_set (cr, ink, 0.25);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  cairo_restore (cr);
}
