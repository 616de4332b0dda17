/* ugo-board-roads.c: the roads on a board: what carries them, and what a move does to them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-board-marks.h"

#include "ugo-bits.h"
#include "ugo-pen.h"

/* How far the sign of a square that is gained or lost stands from its middle, in squares. */
static const double sign_place = 0.345;
static const double sign_radius = 0.125;

/* Roads that are gained and lost keep to either side of the way, for they can be the same. */
static const double aside = 0.08;

/* A piece that carries a road: a diamond round its middle. */
static void
draw_carrier (cairo_t *cr, const UgoPalette *palette, const UgoBoardLayout *layout,
              UgoSquare square)
{
  double size = MAX (layout->square * 0.185, 4.5);
  double x;
  double y;

  ugo_board_layout_square_centre (layout, square, &x, &y);
  cairo_move_to (cr, x, y - size);
  cairo_line_to (cr, x + size, y);
  cairo_line_to (cr, x, y + size);
  cairo_line_to (cr, x - size, y);
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  ugo_pen_stroke_cased (cr, palette->accent, MAX (layout->square * 0.05, 1.5),
                        MAX (layout->square * 0.02, 0.6));
}

static void
add_road (cairo_t *cr, const UgoBoardLayout *layout, const UgoRoute *road, double shift)
{
  for (int i = 0; i < MIN (road->length, UGO_MAX_ROUTE); i++)
    {
      double x;
      double y;

      if (road->squares[i] >= layout->rules->n_squares)
        continue;
      ugo_board_layout_square_centre (layout, road->squares[i], &x, &y);
      cairo_line_to (cr, x + shift * layout->square, y - shift * layout->square);
    }
}

/* A road that is opened: a row of dots. */
static void
draw_opened_road (cairo_t *cr, const UgoPalette *palette, const UgoBoardLayout *layout,
                  const UgoRoute *road)
{
  double dashes[] = { 0, layout->square / 4 };

  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  add_road (cr, layout, road, aside);
  ugo_pen_stroke_cased (cr, palette->accent, MAX (layout->square * 0.085, 2.5),
                        MAX (layout->square * 0.016, 0.6));
  cairo_restore (cr);
}

/* A road that is closed: short bars across the way, as on a road that is barred. */
static void
draw_closed_road (cairo_t *cr, const UgoBoardLayout *layout, const UgoRoute *road)
{
  double dashes[] = { MAX (layout->square * 0.04, 1.5), MAX (layout->square * 0.085, 3) };

  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  add_road (cr, layout, road, -aside);
  ugo_pen_stroke_cased (cr, ugo_pen_alarm (), MAX (layout->square * 0.1, 3.5),
                        MAX (layout->square * 0.014, 0.5));
  cairo_restore (cr);
}

/* The plate of a sign, and its sign: upright for a gain, across for a loss. */
static void
draw_sign (cairo_t *cr, UgoColour colour, double x, double y, double radius, double angle)
{
  double arm = radius * 0.62;

  ugo_pen_circle (cr, x, y, radius);
  ugo_pen_fill_cased (cr, colour, MAX (radius * 0.16, 0.6));
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, -arm, 0);
  cairo_line_to (cr, arm, 0);
  cairo_move_to (cr, 0, -arm);
  cairo_line_to (cr, 0, arm);
  ugo_pen_set (cr, ugo_pen_casing (), 1);
  cairo_set_line_width (cr, MAX (radius * 0.34, 1.25));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* A gain has its place at the upper right, a loss at the lower left: a square can be both. */
static void
draw_signs (cairo_t *cr, const UgoBoardScene *scene, const UgoPalette *palette,
            const UgoBoardLayout *layout)
{
  double place = sign_place * layout->square;
  double radius = MAX (sign_radius * layout->square, 4);

  for (UgoSquare square = 0; square < layout->rules->n_squares; square++)
    {
      double x;
      double y;

      ugo_board_layout_square_centre (layout, square, &x, &y);
      if ((scene->opened & ugo_bit (square)) != 0)
        draw_sign (cr, palette->accent, x + place, y - place, radius, 0);
      if ((scene->closed & ugo_bit (square)) != 0)
        draw_sign (cr, ugo_pen_alarm (), x - place, y + place, radius, G_PI_4);
    }
}

void
ugo_board_marks_draw_roads (cairo_t *cr, const UgoBoardScene *scene, const UgoPalette *palette,
                            const UgoBoardLayout *layout)
{
  draw_closed_road (cr, layout, &scene->closed_road);
  draw_opened_road (cr, palette, layout, &scene->opened_road);
  for (UgoSquare square = 0; square < layout->rules->n_squares; square++)
    if ((scene->carriers & ugo_bit (square)) != 0)
      draw_carrier (cr, palette, layout, square);
  draw_signs (cr, scene, palette, layout);
}
