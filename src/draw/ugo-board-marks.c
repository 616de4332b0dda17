/* ugo-board-marks.c: the marks on a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-board-marks.h"

#include <math.h>

#include "ugo-bits.h"
#include "ugo-pen.h"

typedef struct
{
  double x;
  double y;
} Point;

static gboolean
is_on_board (const UgoBoardLayout *layout, UgoSquare square)
{
  return square < layout->n_places;
}

/* Whether number @i of a route is a stop; see #UgoBoardScene. */
static gboolean
is_stop (uint64_t stops, guint i)
{
  return stops == 0 || (stops & UINT64_C (1) << i) != 0;
}

static Point
centre (const UgoBoardLayout *layout, UgoSquare square)
{
  Point point;

  ugo_board_layout_square_centre (layout, square, &point.x, &point.y);
  return point;
}

static double
thickness (const UgoBoardLayout *layout, double share, double least)
{
  return MAX (layout->square * share, least);
}

/* The last move: the corners of its squares, and a thin line through its stops. */

static void
add_brackets (cairo_t *cr, UgoRect rect, double inset, double arm)
{
  for (int i = 0; i < 4; i++)
    {
      double right = i % 2;
      double bottom = i / 2;
      double x = rect.x + (right != 0 ? rect.width - inset : inset);
      double y = rect.y + (bottom != 0 ? rect.height - inset : inset);

      cairo_move_to (cr, x + (right != 0 ? -arm : arm), y);
      cairo_line_to (cr, x, y);
      cairo_line_to (cr, x, y + (bottom != 0 ? -arm : arm));
    }
}

static void
draw_brackets (cairo_t *cr, const UgoPalette *palette, const UgoBoardLayout *layout,
               UgoSquare square)
{
  double width = thickness (layout, 0.05, 1.5);

  if (!is_on_board (layout, square))
    return;
  ugo_pen_set (cr, palette->trace, 1);
  cairo_set_line_width (cr, width);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  add_brackets (cr, ugo_board_layout_square_rect (layout, square),
                width / 2 + thickness (layout, 0.03, 0), layout->square * 0.23);
  cairo_stroke (cr);
}

static void
add_route (cairo_t *cr, const UgoBoardLayout *layout, const UgoRoute *route)
{
  for (guint i = 0; i < MIN (route->length, UGO_MAX_ROUTE); i++)
    if (is_on_board (layout, route->squares[i]))
      {
        Point point = centre (layout, route->squares[i]);

        cairo_line_to (cr, point.x, point.y);
      }
}

/* A dot on every stop of @route from number @first up to number @end. */
static void
add_dots (cairo_t *cr, const UgoBoardLayout *layout, const UgoRoute *route, uint64_t stops,
          guint first, guint end, double radius)
{
  for (guint i = first; i < end; i++)
    if (is_on_board (layout, route->squares[i]) && is_stop (stops, i))
      {
        Point point = centre (layout, route->squares[i]);

        ugo_pen_circle (cr, point.x, point.y, radius);
      }
}

/* From where a piece was replaced to where it went. */
static void
add_drop (cairo_t *cr, const UgoBoardLayout *layout, UgoSquare from, UgoSquare drop)
{
  Point start = centre (layout, from);
  Point end = centre (layout, drop);

  cairo_move_to (cr, start.x, start.y);
  cairo_line_to (cr, end.x, end.y);
}

static void
draw_last_drop (cairo_t *cr, const UgoBoardScene *scene, const UgoPalette *palette,
                const UgoBoardLayout *layout, UgoSquare from)
{
  double dashes[] = { thickness (layout, 0.09, 3), thickness (layout, 0.07, 2.5) };

  if (!is_on_board (layout, scene->last_drop) || !is_on_board (layout, from))
    return;
  draw_brackets (cr, palette, layout, scene->last_drop);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  add_drop (cr, layout, from, scene->last_drop);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_last_move (cairo_t *cr, const UgoBoardScene *scene, const UgoPalette *palette,
                const UgoBoardLayout *layout)
{
  const UgoRoute *route = &scene->last_route;
  guint length = MIN (route->length, UGO_MAX_ROUTE);

  if (length < 1)
    return;
  draw_brackets (cr, palette, layout, route->squares[0]);
  if (length > 1)
    draw_brackets (cr, palette, layout, route->squares[length - 1]);

  ugo_pen_set (cr, palette->trace, 0.85);
  cairo_set_line_width (cr, thickness (layout, 0.03, 1));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  draw_last_drop (cr, scene, palette, layout, route->squares[length - 1]);
  add_route (cr, layout, route);
  cairo_stroke (cr);
  ugo_pen_set (cr, palette->trace, 1);
  add_dots (cr, layout, route, scene->last_stops, 0, length - 1, thickness (layout, 0.05, 1.5));
  cairo_fill (cr);
}

/* The piece in hand, the squares it can go to, the way there. */

static void
draw_selected (cairo_t *cr, const UgoPalette *palette, const UgoBoardLayout *layout,
               UgoSquare square)
{
  double width = thickness (layout, 0.055, 2);

  ugo_pen_rect (cr, ugo_board_layout_square_rect (layout, square),
                width / 2 + thickness (layout, 0.05, 1), layout->square * 0.1);
  if (square >= layout->rules->n_squares)
    {
      ugo_pen_stroke_cased (cr, palette->accent, width, thickness (layout, 0.025, 1));
      return;
    }
  ugo_pen_set (cr, palette->accent, 1);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

static void
draw_movable (cairo_t *cr, const UgoPalette *palette, const UgoBoardLayout *layout,
              UgoSquare square)
{
  Point point = centre (layout, square);
  double radius = layout->square * 0.445;
  double gap = 2 * G_PI * radius / 20;
  double dashes[] = { 0, gap };

  cairo_save (cr);
  ugo_pen_set (cr, palette->accent, 1);
  cairo_set_line_width (cr, thickness (layout, 0.045, 1.5));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  ugo_pen_circle (cr, point.x, point.y, radius);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_step_target (cairo_t *cr, const UgoPalette *palette, const UgoBoardLayout *layout, Point point)
{
  double radius = thickness (layout, 0.13, 2.5);

  ugo_pen_set (cr, ugo_pen_casing (), 0.5);
  ugo_pen_circle (cr, point.x, point.y, radius + thickness (layout, 0.02, 0.75));
  cairo_fill (cr);
  ugo_pen_set (cr, palette->accent, 1);
  ugo_pen_circle (cr, point.x, point.y, radius);
  cairo_fill (cr);
}

static void
draw_chain_target (cairo_t *cr, const UgoPalette *palette, const UgoBoardLayout *layout,
                   Point point, guint n_jumps, gboolean is_on_route)
{
  double radius = thickness (layout, 0.27, 7);
  char number[8];

  ugo_pen_set (cr, ugo_pen_casing (), is_on_route ? 1 : 0.62);
  ugo_pen_circle (cr, point.x, point.y, radius);
  cairo_fill (cr);
  ugo_pen_set (cr, palette->accent, 1);
  cairo_set_line_width (cr, thickness (layout, 0.045, 1.25));
  ugo_pen_circle (cr, point.x, point.y, radius);
  cairo_stroke (cr);
  g_snprintf (number, sizeof number, "%u", n_jumps);
  ugo_pen_text (cr, number, point.x, point.y, radius * (n_jumps < 10 ? 1.15 : 0.95), TRUE);
}

/* A piece that can be replaced: two arrows that chase each other round it. */
static void
draw_replaceable (cairo_t *cr, const UgoPalette *palette, const UgoBoardLayout *layout,
                  UgoSquare square)
{
  Point point = centre (layout, square);
  double edge = thickness (layout, 0.018, 0.75) / layout->square;
  double width = thickness (layout, 0.05, 1.5) / layout->square;

  for (int i = 0; i < 2; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, point.x, point.y);
      cairo_rotate (cr, i * G_PI - 0.5);
      cairo_scale (cr, layout->square, layout->square);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
      cairo_arc (cr, 0, 0, 0.455, 0.25, 2.35);
      ugo_pen_stroke_cased (cr, palette->accent, width, edge);
      cairo_rotate (cr, 2.35);
      cairo_move_to (cr, 0.355, -0.03);
      cairo_line_to (cr, 0.555, -0.03);
      cairo_line_to (cr, 0.455, 0.16);
      cairo_close_path (cr);
      ugo_pen_fill_cased (cr, palette->accent, edge);
      cairo_restore (cr);
    }
}

/* Where a replaced piece can go: a broken ring. */
static void
draw_drop (cairo_t *cr, const UgoPalette *palette, const UgoBoardLayout *layout, UgoSquare square)
{
  Point point = centre (layout, square);
  double radius = thickness (layout, 0.2, 5);
  double dash = 2 * G_PI * radius / 12;
  double dashes[] = { dash * 1.25, dash * 0.75 };

  ugo_pen_set (cr, ugo_pen_casing (), 0.6);
  ugo_pen_circle (cr, point.x, point.y, radius);
  cairo_fill (cr);
  ugo_pen_set (cr, palette->accent, 1);
  cairo_set_line_width (cr, thickness (layout, 0.05, 1.5));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  ugo_pen_circle (cr, point.x, point.y, radius);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_targets (cairo_t *cr, const UgoBoardScene *scene, const UgoPalette *palette,
              const UgoBoardLayout *layout)
{
  const UgoRoute *route = &scene->hover_route;
  guint length = MIN (route->length, UGO_MAX_ROUTE);
  uint64_t on_route = 0;
  uint64_t numbered = 0;

  for (guint i = 0; i < length; i++)
    if (is_on_board (layout, route->squares[i]))
      {
        on_route |= ugo_bit (route->squares[i]);
        if (i > 0 && i + 1 < length && scene->hover_numbers[i] != 0)
          numbered |= ugo_bit (route->squares[i]);
      }
  if (length > 0 && is_on_board (layout, route->squares[length - 1]))
    numbered &= ~ugo_bit (route->squares[length - 1]);

  for (UgoSquare square = 0; is_on_board (layout, square); square++)
    {
      if ((scene->targets & ~numbered & ugo_bit (square)) == 0)
        continue;
      if (scene->jumps[square] == 0)
        draw_step_target (cr, palette, layout, centre (layout, square));
      else
        draw_chain_target (cr, palette, layout, centre (layout, square), scene->jumps[square],
                           (on_route & ugo_bit (square)) != 0);
    }
}

static void
draw_number (cairo_t *cr, const UgoBoardLayout *layout, Point point, double size, guint number)
{
  char text[8];

  g_snprintf (text, sizeof text, "%u", number);
  ugo_pen_text (cr, text, point.x, point.y, size * layout->square, TRUE);
}

/* The squares between the stops, with the steps that are left there; and on each stop how far it
 * goes on from it. */
static void
draw_hover_numbers (cairo_t *cr, const UgoBoardScene *scene, const UgoPalette *palette,
                    const UgoBoardLayout *layout)
{
  const UgoRoute *route = &scene->hover_route;
  guint length = MIN (route->length, UGO_MAX_ROUTE);
  double edge = thickness (layout, 0.018, 0.75);

  for (guint i = 1; i + 1 < length; i++)
    {
      gboolean stops = is_stop (scene->hover_stops, i);
      Point point;

      if (scene->hover_numbers[i] == 0 || !is_on_board (layout, route->squares[i]))
        continue;
      point = centre (layout, route->squares[i]);
      ugo_pen_circle (cr, point.x, point.y, thickness (layout, stops ? 0.19 : 0.155, 5));
      if (stops)
        {
          ugo_pen_set (cr, ugo_pen_casing (), 1);
          cairo_fill_preserve (cr);
          ugo_pen_set (cr, palette->accent, 1);
          cairo_set_line_width (cr, thickness (layout, 0.05, 1.5));
          cairo_stroke (cr);
        }
      else
        {
          ugo_pen_fill_cased (cr, palette->accent, edge);
          ugo_pen_set (cr, ugo_pen_casing (), 1);
        }
      draw_number (cr, layout, point, stops ? 0.26 : 0.22, scene->hover_numbers[i]);
    }
}

static void
draw_hover_drop (cairo_t *cr, const UgoBoardScene *scene, const UgoPalette *palette,
                 const UgoBoardLayout *layout, UgoSquare from)
{
  double dashes[] = { thickness (layout, 0.09, 3), thickness (layout, 0.07, 2.5) };

  if (!is_on_board (layout, scene->hover_drop) || !is_on_board (layout, from))
    return;
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  add_drop (cr, layout, from, scene->hover_drop);
  ugo_pen_stroke_cased (cr, palette->accent, thickness (layout, 0.06, 2),
                        thickness (layout, 0.018, 0.75));
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_hover_route (cairo_t *cr, const UgoBoardScene *scene, const UgoPalette *palette,
                  const UgoBoardLayout *layout)
{
  const UgoRoute *route = &scene->hover_route;
  guint length = MIN (route->length, UGO_MAX_ROUTE);
  double edge = thickness (layout, 0.018, 0.75);

  if (length < 1)
    return;
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  draw_hover_drop (cr, scene, palette, layout, route->squares[length - 1]);
  if (length < 2)
    return;
  add_route (cr, layout, route);
  ugo_pen_stroke_cased (cr, palette->accent, thickness (layout, 0.06, 2), edge);
  add_dots (cr, layout, route, scene->hover_stops, 1, length, thickness (layout, 0.1, 3));
  ugo_pen_fill_cased (cr, palette->accent, edge);
  draw_hover_numbers (cr, scene, palette, layout);
}

/* Arrows. */

/* Puts the start of an arrow at the origin and its way along the x axis; the caller saves the
 * context. Returns how long the arrow is, in squares: the new unit. */
static double
aim (cairo_t *cr, const UgoBoardLayout *layout, UgoSquare from, UgoSquare to)
{
  Point start = centre (layout, from);
  Point end = centre (layout, to);

  cairo_translate (cr, start.x, start.y);
  cairo_rotate (cr, atan2 (end.y - start.y, end.x - start.x));
  cairo_scale (cr, layout->square, layout->square);
  return hypot (end.x - start.x, end.y - start.y) / layout->square;
}

static gboolean
is_arrow (const UgoBoardLayout *layout, UgoSquare from, UgoSquare to)
{
  return is_on_board (layout, from) && is_on_board (layout, to) && from != to;
}

/* A hint: a broad arrow, broader at the tail. */
static void
draw_hint_arrow (cairo_t *cr, const UgoBoardScene *scene, const UgoPalette *palette,
                 const UgoBoardLayout *layout)
{
  double edge = thickness (layout, 0.022, 0.75) / layout->square;
  double length;
  double neck;

  cairo_save (cr);
  length = aim (cr, layout, scene->hint_from, scene->hint_to);
  neck = length - 0.48;
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_move_to (cr, 0, -0.18);
  cairo_line_to (cr, neck, -0.085);
  cairo_line_to (cr, neck, -0.27);
  cairo_line_to (cr, length, 0);
  cairo_line_to (cr, neck, 0.27);
  cairo_line_to (cr, neck, 0.085);
  cairo_line_to (cr, 0, 0.18);
  cairo_arc (cr, 0, 0, 0.18, G_PI_2, 3 * G_PI_2);
  cairo_close_path (cr);
  ugo_pen_fill_cased (cr, palette->accent, edge);
  cairo_restore (cr);
}

/* A hint that tells the piece only: four heads that point at it. */
static void
draw_hint_piece (cairo_t *cr, const UgoBoardScene *scene, const UgoPalette *palette,
                 const UgoBoardLayout *layout)
{
  Point point = centre (layout, scene->hint_from);
  double edge = thickness (layout, 0.018, 0.5) / layout->square;

  for (int i = 0; i < 4; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, point.x, point.y);
      cairo_rotate (cr, i * G_PI_2);
      cairo_scale (cr, layout->square, layout->square);
      cairo_move_to (cr, 0.48, -0.18);
      cairo_line_to (cr, 0.48, 0.18);
      cairo_line_to (cr, 0.27, 0);
      cairo_close_path (cr);
      ugo_pen_fill_cased (cr, palette->accent, edge);
      cairo_restore (cr);
    }
}

/* A threat: a dashed arrow with an open head. */
static void
draw_threat (cairo_t *cr, const UgoBoardLayout *layout, UgoMove move)
{
  double edge = thickness (layout, 0.018, 0.75) / layout->square;
  double width = thickness (layout, 0.06, 2) / layout->square;
  double dashes[] = { 0.16, 0.12 };
  double length;

  cairo_save (cr);
  length = aim (cr, layout, move.from, move.to);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, length - 0.06, 0);
  ugo_pen_stroke_cased (cr, ugo_pen_alarm (), width, edge);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_move_to (cr, length - 0.26, -0.18);
  cairo_line_to (cr, length - 0.04, 0);
  cairo_line_to (cr, length - 0.26, 0.18);
  ugo_pen_stroke_cased (cr, ugo_pen_alarm (), width, edge);
  cairo_restore (cr);
}

static UgoColour
mark_colour (char letter)
{
  switch (letter)
    {
    case 'R':
      return ugo_colour (0x660c11);
    case 'B':
      return ugo_colour (0x08164a);
    case 'Y':
      return ugo_colour (0xe0a800);
    default:
      return ugo_colour (0x0e5026);
    }
}

/* An arrow of the record: a narrow one of even width with a filled head. */
static void
draw_mark_arrow (cairo_t *cr, const UgoBoardLayout *layout, const UgoBoardMark *mark)
{
  double edge = thickness (layout, 0.02, 0.75) / layout->square;
  double length;
  double neck;

  cairo_save (cr);
  length = aim (cr, layout, mark->from, mark->to);
  neck = length - 0.34;
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_move_to (cr, 0.1, -0.06);
  cairo_line_to (cr, neck, -0.06);
  cairo_line_to (cr, neck, -0.19);
  cairo_line_to (cr, length, 0);
  cairo_line_to (cr, neck, 0.19);
  cairo_line_to (cr, neck, 0.06);
  cairo_line_to (cr, 0.1, 0.06);
  cairo_close_path (cr);
  ugo_pen_fill_cased (cr, mark_colour (mark->colour), edge);
  cairo_restore (cr);
}

static void
draw_mark_circle (cairo_t *cr, const UgoBoardLayout *layout, const UgoBoardMark *mark)
{
  Point point = centre (layout, mark->from);

  ugo_pen_circle (cr, point.x, point.y, layout->square * 0.435);
  ugo_pen_stroke_cased (cr, mark_colour (mark->colour), thickness (layout, 0.06, 2),
                        thickness (layout, 0.018, 0.75));
}

/* A tick, or a cross. */
static void
draw_mark_sign (cairo_t *cr, const UgoBoardLayout *layout, const UgoBoardMark *mark)
{
  Point point = centre (layout, mark->from);
  double arm = thickness (layout, 0.16, 5);
  double edge = thickness (layout, 0.018, 0.75);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (mark->colour == UGO_SIGN_RIGHT)
    {
      cairo_move_to (cr, point.x - 1.2 * arm, point.y);
      cairo_line_to (cr, point.x - 0.3 * arm, point.y + 0.9 * arm);
      cairo_line_to (cr, point.x + 1.3 * arm, point.y - arm);
      ugo_pen_stroke_cased (cr, mark_colour ('G'), thickness (layout, 0.1, 3), edge);
      return;
    }
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, point.x - arm, point.y - side * arm);
      cairo_line_to (cr, point.x + arm, point.y + side * arm);
    }
  ugo_pen_stroke_cased (cr, mark_colour ('R'), thickness (layout, 0.09, 3), edge);
}

static void
draw_mark (cairo_t *cr, const UgoBoardLayout *layout, const UgoBoardMark *mark)
{
  if (mark->colour == UGO_SIGN_RIGHT || mark->colour == UGO_SIGN_WRONG)
    draw_mark_sign (cr, layout, mark);
  else
    draw_mark_circle (cr, layout, mark);
}

static void
draw_arrows (cairo_t *cr, const UgoBoardScene *scene, const UgoPalette *palette,
             const UgoBoardLayout *layout)
{
  for (gsize i = 0; i < scene->n_marks; i++)
    if (is_arrow (layout, scene->marks[i].from, scene->marks[i].to))
      draw_mark_arrow (cr, layout, &scene->marks[i]);
  for (gsize i = 0; i < scene->n_threats; i++)
    if (is_arrow (layout, scene->threats[i].from, scene->threats[i].to))
      draw_threat (cr, layout, scene->threats[i]);
  if (is_arrow (layout, scene->hint_from, scene->hint_to))
    draw_hint_arrow (cr, scene, palette, layout);
  else if (is_on_board (layout, scene->hint_from))
    draw_hint_piece (cr, scene, palette, layout);
}

/* The keyboard's square: a dark frame and a light one inside it, seen on any ground. */
static void
draw_cursor (cairo_t *cr, const UgoBoardLayout *layout, UgoSquare square)
{
  UgoRect rect = ugo_board_layout_square_rect (layout, square);
  double width = MAX (round (layout->square * 0.035 * layout->scale), 1) / layout->scale;

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_line_width (cr, width);
  ugo_pen_set (cr, (UgoColour) { 0, 0, 0 }, 1);
  ugo_pen_rect (cr, rect, width / 2, 0);
  cairo_stroke (cr);
  ugo_pen_set (cr, (UgoColour) { 1, 1, 1 }, 1);
  ugo_pen_rect (cr, rect, width * 1.5, 0);
  cairo_stroke (cr);
}

void
ugo_board_marks_draw_under (cairo_t *cr, const UgoBoardScene *scene, const UgoPalette *palette,
                            const UgoBoardLayout *layout)
{
  cairo_save (cr);
  ugo_board_marks_draw_rows (cr, scene, palette, layout);
  ugo_board_marks_draw_area (cr, scene, palette, layout);
  draw_last_move (cr, scene, palette, layout);
  if (is_on_board (layout, scene->selected))
    draw_selected (cr, palette, layout, scene->selected);
  cairo_restore (cr);
}

void
ugo_board_marks_draw_over (cairo_t *cr, const UgoBoardScene *scene, const UgoPalette *palette,
                           const UgoBoardLayout *layout)
{
  cairo_save (cr);
  for (UgoSquare square = 0; is_on_board (layout, square); square++)
    if ((scene->movable & ugo_bit (square)) != 0)
      draw_movable (cr, palette, layout, square);
  for (gsize i = 0; i < scene->n_marks; i++)
    if (scene->marks[i].to == UGO_SQUARE_NONE && is_on_board (layout, scene->marks[i].from))
      draw_mark (cr, layout, &scene->marks[i]);
  for (UgoSquare square = 0; is_on_board (layout, square); square++)
    {
      if ((scene->replaceable & ugo_bit (square)) != 0)
        draw_replaceable (cr, palette, layout, square);
      if ((scene->drops & ugo_bit (square)) != 0)
        draw_drop (cr, palette, layout, square);
    }
  ugo_board_marks_draw_roads (cr, scene, palette, layout);
  draw_hover_route (cr, scene, palette, layout);
  draw_targets (cr, scene, palette, layout);
  draw_arrows (cr, scene, palette, layout);
  if (is_on_board (layout, scene->cursor))
    draw_cursor (cr, layout, scene->cursor);
  cairo_restore (cr);
}

void
ugo_board_marks_draw_steps (cairo_t *cr, const UgoBoardScene *scene, const UgoPalette *palette,
                            const UgoBoardLayout *layout)
{
  double radius = thickness (layout, 0.16, 7);
  Point point;

  if (scene->steps == 0 || !is_on_board (layout, scene->selected))
    return;
  cairo_save (cr);
  point = centre (layout, scene->selected);
  point.x += layout->square * 0.34;
  point.y -= layout->square * 0.34;
  ugo_pen_circle (cr, point.x, point.y, radius);
  ugo_pen_fill_cased (cr, palette->accent, thickness (layout, 0.025, 1));
  ugo_pen_set (cr, ugo_pen_casing (), 1);
  draw_number (cr, layout, point, MAX (0.22, 9 / layout->square), scene->steps);
  cairo_restore (cr);
}
