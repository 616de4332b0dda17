/* ugo-ruler.c: a race on the ruler of its rounds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-ruler.h"

#include "ugo-pen.h"

static const double disc_radius = 5.5;
static const double track_height = 5;

/* Where things lie, as shares of the height. */
static const double row_places[] = { 0.16, 0.64 };
static const double track_place = 0.4;
static const double number_place = 0.9;
static const double number_size = 10;

/* What is left free of numbers on either side of one. */
static const double number_room = 17;

static const guint32 disc_colours[] = { 0xfdfbf5, 0x2b2825 };
static const guint32 rim_colours[] = { 0x6f6350, 0x9b948c };

double
ugo_ruler_place (const UgoRuler *self, double width, int round)
{
  double pad = disc_radius + 2;
  double share = (double) CLAMP (round, 0, self->length) / MAX (self->length, 1);

  return pad + (width - 2 * pad) * share;
}

static void
draw_track (cairo_t *cr, const UgoRuler *self, UgoColour ink, double width, double y)
{
  double left = ugo_ruler_place (self, width, 0);
  UgoRect whole = { left, y - track_height / 2, ugo_ruler_place (self, width, self->length) - left,
                    track_height };
  UgoRect gone = whole;

  ugo_pen_set (cr, ink, 0.2);
  ugo_pen_rect (cr, whole, 0, track_height / 2);
  cairo_fill (cr);
  gone.width = ugo_ruler_place (self, width, self->now - 1) - left;
  if (gone.width < track_height)
    return;
  ugo_pen_set (cr, ink, 0.6);
  ugo_pen_rect (cr, gone, 0, track_height / 2);
  cairo_fill (cr);
}

static void
draw_gate (cairo_t *cr, const UgoRuler *self, UgoColour ink, double width, double y)
{
  double x = ugo_ruler_place (self, width, self->gate);

  if (self->gate <= 0)
    return;
  ugo_pen_set (cr, ink, 0.75);
  cairo_set_line_width (cr, 2);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_move_to (cr, x, y - track_height * 1.3);
  cairo_line_to (cr, x, y + track_height * 1.3);
  cairo_stroke (cr);
}

static void
draw_number (cairo_t *cr, double x, double y, int number, gboolean is_bold)
{
  char text[8];

  g_snprintf (text, sizeof text, "%d", CLAMP (number, 0, 9999));
  ugo_pen_text (cr, text, x, y, number_size, is_bold);
}

/* The limits, and the round being played where there is room for it. */
static void
draw_numbers (cairo_t *cr, const UgoRuler *self, UgoColour ink, double width, double y)
{
  double end = ugo_ruler_place (self, width, self->length);
  double gate = ugo_ruler_place (self, width, self->gate);
  double now = ugo_ruler_place (self, width, self->now);

  ugo_pen_set (cr, ink, 0.75);
  draw_number (cr, end - disc_radius, y, self->length, FALSE);
  if (self->gate > 0)
    draw_number (cr, gate, y, self->gate, FALSE);
  if (end - disc_radius - now < number_room
      || (self->gate > 0 && ABS (gate - now) < number_room))
    return;
  ugo_pen_set (cr, ink, 1);
  draw_number (cr, now, y, self->now, TRUE);
}

void
ugo_ruler_draw_disc (cairo_t *cr, int side, double x, double y, double radius)
{
  ugo_pen_circle (cr, x, y, radius);
  ugo_pen_set (cr, ugo_colour (disc_colours[side]), 1);
  cairo_fill_preserve (cr);
  ugo_pen_set (cr, ugo_colour (rim_colours[side]), 1);
  cairo_set_line_width (cr, radius / 4);
  cairo_stroke (cr);
}

/* When a side is home. */
static void
draw_side (cairo_t *cr, const UgoRuler *self, UgoColour ink, double width, double y, int side)
{
  int first = self->first[side];
  int last = self->last[side];
  double from = ugo_ruler_place (self, width, first);
  double to = ugo_ruler_place (self, width, last >= 0 ? last : first);
  double dashes[] = { 1.5, 1.5 };

  if (first < 0)
    return;
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  if (to - from > disc_radius)
    {
      ugo_pen_set (cr, ink, 0.6);
      cairo_set_line_width (cr, 2);
      cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
      cairo_move_to (cr, from, y);
      cairo_line_to (cr, to, y);
      cairo_stroke (cr);
      cairo_set_dash (cr, NULL, 0, 0);
    }
  if (last >= 0)
    {
      ugo_ruler_draw_disc (cr, side, to, y, disc_radius - 0.5);
      return;
    }
  ugo_pen_circle (cr, to, y, disc_radius - 0.5);
  ugo_pen_set (cr, ink, 0.6);
  cairo_set_line_width (cr, 1.25);
  cairo_stroke (cr);
}

void
ugo_ruler_draw (cairo_t *cr, const UgoRuler *self, UgoColour ink, double width, double height)
{
  double y = track_place * height;

  cairo_save (cr);
  draw_track (cr, self, ink, width, y);
  draw_gate (cr, self, ink, width, y);
  draw_numbers (cr, self, ink, width, number_place * height);
  for (int side = 0; side < 2; side++)
    draw_side (cr, self, ink, width, row_places[side] * height, side);
  cairo_restore (cr);
}
