/* ugo-pen.c: small things to draw with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-pen.h"

#include <math.h>

gboolean
ugo_pen_has_pixels (cairo_t *cr)
{
  switch (cairo_surface_get_type (cairo_get_target (cr)))
    {
    case CAIRO_SURFACE_TYPE_PDF:
    case CAIRO_SURFACE_TYPE_PS:
    case CAIRO_SURFACE_TYPE_SVG:
      return FALSE;
    default:
      return TRUE;
    }
}

void
ugo_pen_set (cairo_t *cr, UgoColour colour, double opacity)
{
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, opacity);
}

void
ugo_pen_stop (cairo_pattern_t *gradient, double offset, UgoColour colour, double opacity)
{
  cairo_pattern_add_color_stop_rgba (gradient, offset, colour.red, colour.green, colour.blue,
                                     opacity);
}

void
ugo_pen_fill (cairo_t *cr, cairo_pattern_t *gradient)
{
  cairo_set_source (cr, gradient);
  cairo_fill (cr);
  cairo_pattern_destroy (gradient);
}

void
ugo_pen_circle (cairo_t *cr, double x, double y, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_close_path (cr);
}

void
ugo_pen_rect (cairo_t *cr, UgoRect rect, double inset, double radius)
{
  double left = rect.x + inset;
  double top = rect.y + inset;
  double right = rect.x + rect.width - inset;
  double bottom = rect.y + rect.height - inset;

  if (radius <= 0)
    {
      cairo_rectangle (cr, left, top, right - left, bottom - top);
      return;
    }
  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, top + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI_2);
  cairo_arc (cr, left + radius, bottom - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, left + radius, top + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

void
ugo_pen_text (cairo_t *cr, const char *text, double x, double y, double size, gboolean is_bold)
{
  cairo_text_extents_t ink;
  cairo_text_extents_t digit;

  cairo_select_font_face (cr, "sans", CAIRO_FONT_SLANT_NORMAL,
                          is_bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size (cr, size);
  cairo_text_extents (cr, text, &ink);
  cairo_text_extents (cr, "0", &digit);
  cairo_move_to (cr, x - ink.x_bearing - ink.width / 2, y - digit.y_bearing - digit.height / 2);
  cairo_text_path (cr, text);
  cairo_fill (cr);
}

UgoColour
ugo_pen_casing (void)
{
  return ugo_colour (0xfff8ea);
}

UgoColour
ugo_pen_alarm (void)
{
  return ugo_colour (0x760e19);
}

/* The light casing, or a dark one round a light colour. */
static UgoColour
casing_of (UgoColour colour)
{
  return ugo_colour_contrast (colour, ugo_pen_casing ()) < 3 ? ugo_colour (0x2b1f00)
                                                             : ugo_pen_casing ();
}

void
ugo_pen_stroke_cased (cairo_t *cr, UgoColour colour, double width, double edge)
{
  cairo_set_line_width (cr, width + 2 * edge);
  ugo_pen_set (cr, casing_of (colour), 0.9);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, width);
  ugo_pen_set (cr, colour, 1);
  cairo_stroke (cr);
}

void
ugo_pen_fill_cased (cairo_t *cr, UgoColour colour, double edge)
{
  cairo_set_line_width (cr, 2 * edge);
  ugo_pen_set (cr, casing_of (colour), 0.9);
  cairo_stroke_preserve (cr);
  ugo_pen_set (cr, colour, 1);
  cairo_fill (cr);
}

void
ugo_pen_shadow (cairo_t *cr, double x, double y, double radius, double square, double lift)
{
  double across = square * (0.010 + 0.035 * lift);
  double down = square * (0.030 + 0.090 * lift);
  double reach = radius * (1.14 + 0.16 * lift);
  UgoColour black = { 0, 0, 0 };
  cairo_pattern_t *gradient = cairo_pattern_create_radial (x + across, y + down, radius * 0.72,
                                                           x + across, y + down, reach);

  ugo_pen_stop (gradient, 0, black, 0.42 - 0.08 * lift);
  ugo_pen_stop (gradient, 0.45, black, 0.24 - 0.06 * lift);
  ugo_pen_stop (gradient, 1, black, 0);
  /* Only what the piece leaves to be seen: a gradient is slow to paint. */
  ugo_pen_circle (cr, x + across, y + down, reach);
  cairo_new_sub_path (cr);
  cairo_arc_negative (cr, x, y, radius * 0.95, 2 * G_PI, 0);
  ugo_pen_fill (cr, gradient);
}
