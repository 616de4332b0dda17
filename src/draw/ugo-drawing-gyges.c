/* ugo-drawing-gyges.c: the board and the towers of Gygès
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-drawing.h"

#include "ugo-gyges.h"
#include "ugo-pen.h"

enum
{
  FILES = 6,
  RANKS = 6,
};

static const double hollow_radius = 0.29;

/* The trays lie over the finish squares, which nobody can reach while pieces are being placed. */
#define TRAY(side, rank)                                                                         \
  { side, 1, 0.5, rank, 2 }, { side, 2, 2.5, rank, 2 }, { side, 3, 4.5, rank, 2 }

static const UgoTraySlot slots[] = { TRAY (UGO_WHITE, -1), TRAY (UGO_BLACK, RANKS) };

/* The outermost radius of a tower, by its number of rings. */
static const double tower_radii[] = { 0, 0.275, 0.345, 0.415 };
static const double tower_hole = 0.085;

static void
locate (UgoSquare square, double *file, double *rank)
{
  *file = (FILES - 1) / 2.0;
  *rank = square == UGO_GYGES_FINISH_NORTH ? RANKS : -1;
}

static int
count_waiting (const UgoPosition *position, const UgoTraySlot *slot)
{
  return ugo_gyges_left_to_place (position, slot->side, slot->piece);
}

static gboolean
has_trays (const UgoPosition *position)
{
  return ugo_gyges_is_placement (position);
}

static guint
count_hops (const UgoRoute *route)
{
  return route->length - 2;
}

/* On each square stands how many are left to the next stop, on a stop the size of its piece. */
static void
find_trail (const UgoPosition *before, const UgoRoute *route, UgoTrail *trail)
{
  int left = 0;

  *trail = (UgoTrail){ .stops = 0 };
  if (!ugo_gyges_trail (before, route, &trail->route))
    {
      trail->route = *route;
      trail->stops = UINT64_MAX;
      return;
    }

  for (int i = 0; i < trail->route.length; i++)
    {
      UgoSquare square = trail->route.squares[i];

      if (left == 0)
        {
          trail->stops |= UINT64_C (1) << i;
          left = square < ugo_rules_gyges.n_squares ? ugo_piece_at (before, square) : 0;
        }
      trail->numbers[i] = (guint8) left--;
    }
}

/* Which row @side commands, and which one is nearer but blocked. */
static guint
add_rows (const UgoPosition *position, UgoSide side, UgoRowMark *marks)
{
  int rank = ugo_gyges_line (position, side);
  int nearest = ugo_gyges_nearest_line (position, side);
  guint n = 0;

  if (rank >= 0)
    marks[n++] = (UgoRowMark){ UGO_ROW_COMMANDED, side, rank };
  if (nearest >= 0 && nearest != rank)
    marks[n++] = (UgoRowMark){ UGO_ROW_BLOCKED, side, nearest };
  return n;
}

static guint
find_rows (const UgoPosition *position, UgoRowMark *marks)
{
  guint n;

  if (ugo_result (position).outcome != UGO_UNDECIDED)
    return 0;
  if (ugo_gyges_is_placement (position))
    {
      UgoSide side = position->side;

      marks[0] = (UgoRowMark){ UGO_ROW_COMMANDED, side, ugo_gyges_line (position, side) };
      return 1;
    }
  n = add_rows (position, UGO_WHITE, marks);
  return n + add_rows (position, UGO_BLACK, &marks[n]);
}

static void
move_to (cairo_t *cr, const UgoBoardLayout *layout, double file, double rank)
{
  double x;
  double y;

  ugo_board_layout_place (layout, file, rank, &x, &y);
  cairo_move_to (cr, x, y);
}

static void
line_to (cairo_t *cr, const UgoBoardLayout *layout, double file, double rank)
{
  double x;
  double y;

  ugo_board_layout_place (layout, file, rank, &x, &y);
  cairo_line_to (cr, x, y);
}

/* A line from the edge of a hollow of a last line, bent into the finish beyond it; @beyond is 1
 * where that is up the ranks and -1 where it is down. */
static void
add_way_to_finish (cairo_t *cr, const UgoBoardLayout *layout, int file, double rank, int beyond)
{
  double middle = (FILES - 1) / 2.0;
  double x[4];
  double y[4];

  ugo_board_layout_place (layout, file, rank, &x[0], &y[0]);
  ugo_board_layout_place (layout, file, rank + 0.75 * beyond, &x[1], &y[1]);
  ugo_board_layout_place (layout, file + (middle - file) * 0.35, rank + beyond, &x[2], &y[2]);
  ugo_board_layout_place (layout, middle, rank + beyond, &x[3], &y[3]);
  cairo_move_to (cr, x[0], y[0]);
  cairo_curve_to (cr, x[1], y[1], x[2], y[2], x[3], y[3]);
}

static void
draw_ways (cairo_t *cr, const UgoPalette *palette, const UgoBoardLayout *layout)
{
  for (int line = 0; line < RANKS; line++)
    {
      move_to (cr, layout, 0, line);
      line_to (cr, layout, FILES - 1, line);
      move_to (cr, layout, line, 0);
      line_to (cr, layout, line, RANKS - 1);
    }
  for (int file = 0; file < FILES; file++)
    {
      add_way_to_finish (cr, layout, file, RANKS - 1, 1);
      add_way_to_finish (cr, layout, file, 0, -1);
    }
  cairo_set_line_width (cr, MAX (layout->square * 0.035, 1));
  ugo_pen_set (cr, ugo_colour_mix (palette->dark, palette->frame, 0.45), 1);
  cairo_stroke (cr);
}

static void
draw_hollow (cairo_t *cr, const UgoPalette *palette, double x, double y, double radius)
{
  UgoColour deep = ugo_colour_mix (palette->dark, palette->frame, 0.55);
  UgoColour lip = ugo_colour_mix (palette->light, (UgoColour) { 1, 1, 1 }, 0.6);
  double reach = radius * 0.8;
  cairo_pattern_t *lip_light = cairo_pattern_create_linear (x, y, x + reach, y + reach);
  cairo_pattern_t *bowl = cairo_pattern_create_linear (x - reach, y - reach, x + reach, y + reach);

  ugo_pen_stop (lip_light, 0, lip, 0);
  ugo_pen_stop (lip_light, 1, lip, 0.9);
  ugo_pen_circle (cr, x + radius * 0.04, y + radius * 0.04, radius * 1.07);
  ugo_pen_fill (cr, lip_light);

  ugo_pen_stop (bowl, 0, deep, 1);
  ugo_pen_stop (bowl, 0.55, palette->dark, 1);
  ugo_pen_stop (bowl, 1, ugo_colour_mix (palette->dark, palette->light, 0.45), 1);
  ugo_pen_circle (cr, x, y, radius);
  ugo_pen_fill (cr, bowl);
}

static void
draw_hollows (cairo_t *cr, const UgoPalette *palette, const UgoBoardLayout *layout)
{
  for (UgoSquare square = 0; square < layout->rules->n_squares; square++)
    {
      double radius = layout->square * hollow_radius;
      double x;
      double y;

      ugo_board_layout_square_centre (layout, square, &x, &y);
      if (square >= UGO_GYGES_FINISH_NORTH)
        {
          ugo_pen_set (cr, palette->frame, 1);
          ugo_pen_circle (cr, x, y, radius * 1.42);
          cairo_fill (cr);
          ugo_pen_set (cr, ugo_colour_mix (palette->light, palette->dark, 0.25), 1);
          ugo_pen_circle (cr, x, y, radius * 1.30);
          cairo_fill (cr);
        }
      draw_hollow (cr, palette, x, y, radius);
    }
}

static void
draw_finish_names (cairo_t *cr, const UgoPalette *palette, const UgoBoardLayout *layout)
{
  const UgoRules *rules = layout->rules;

  for (UgoSquare square = UGO_GYGES_FINISH_NORTH; square < rules->n_squares; square++)
    {
      char name[] = { rules->finish_names[square - UGO_GYGES_FINISH_NORTH], '\0' };
      double size = MAX (layout->has_coordinates ? layout->margin * 0.58 : layout->square * 0.2,
                         8.5);
      double middle = layout->frame.y + layout->frame.height / 2;
      double x;
      double y;

      ugo_board_layout_square_centre (layout, square, &x, &y);
      ugo_pen_set (cr, palette->frame, 1);
      ugo_pen_text (cr, name, x + layout->square * 0.56,
                    y + layout->square * (y < middle ? -0.28 : 0.28), size, FALSE);
    }
}

/* A tray, with a hollow for each of its pieces. */
static void
draw_tray (cairo_t *cr, const UgoPalette *palette, const UgoBoardLayout *layout, double rank)
{
  UgoColour black = { 0, 0, 0 };
  UgoRect tray = { .width = FILES * layout->square, .height = layout->square };
  double pixel = MAX (layout->square * 0.02, 1);
  cairo_pattern_t *depth;
  double y;

  ugo_board_layout_place (layout, 0, rank, &tray.x, &y);
  tray.x = layout->field.x;
  tray.y = y - layout->square / 2;
  ugo_pen_set (cr, ugo_colour_mix (palette->dark, palette->frame, 0.3), 1);
  ugo_pen_rect (cr, tray, layout->square * 0.03, layout->square * 0.16);
  cairo_fill_preserve (cr);
  depth = cairo_pattern_create_linear (0, tray.y, 0, tray.y + tray.height);
  ugo_pen_stop (depth, 0, black, 0.34);
  ugo_pen_stop (depth, 0.16, black, 0.1);
  ugo_pen_stop (depth, 1, black, 0);
  ugo_pen_fill (cr, depth);
  ugo_pen_set (cr, palette->frame, 1);
  cairo_set_line_width (cr, pixel);
  ugo_pen_rect (cr, tray, layout->square * 0.03, layout->square * 0.16);
  cairo_stroke (cr);

  for (int file = 0; file < FILES; file++)
    {
      double x;

      ugo_board_layout_place (layout, file, rank, &x, &y);
      ugo_pen_set (cr, black, 0.16);
      ugo_pen_circle (cr, x, y, layout->square * hollow_radius * 0.7);
      cairo_fill (cr);
    }
}

static void
draw_field (cairo_t *cr, const UgoBoardScene *scene, const UgoPalette *palette,
            const UgoBoardLayout *layout)
{
  UgoRect board = layout->frame;

  board.x += layout->margin;
  board.y += layout->margin;
  board.width -= 2 * layout->margin;
  board.height -= 2 * layout->margin;
  ugo_pen_set (cr, ugo_colour_mix (palette->light, palette->dark, 0.12), 1);
  ugo_pen_rect (cr, board, 0, 0);
  cairo_fill (cr);
  draw_ways (cr, palette, layout);
  draw_hollows (cr, palette, layout);
  if (has_trays (&scene->position))
    {
      draw_tray (cr, palette, layout, -1);
      draw_tray (cr, palette, layout, RANKS);
    }
  else if (layout->has_coordinates || scene->has_inner_names)
    {
      draw_finish_names (cr, palette, layout);
    }
}

static void
draw_ring (cairo_t *cr, UgoPieceStyle style, double x, double y, double radius, double edge)
{
  double reach = radius * 0.72;
  cairo_pattern_t *gradient = cairo_pattern_create_linear (x - reach, y - reach, x + reach,
                                                           y + reach);

  ugo_pen_set (cr, ugo_colour (0x231206), 1);
  ugo_pen_circle (cr, x, y, radius);
  cairo_fill (cr);
  if (style == UGO_PIECES_FLAT)
    {
      cairo_pattern_destroy (gradient);
      ugo_pen_set (cr, ugo_colour (0xf0c070), 1);
      ugo_pen_circle (cr, x, y, radius - 1.5 * edge);
      cairo_fill (cr);
      return;
    }
  ugo_pen_stop (gradient, 0, ugo_colour (0xf3cd8b), 1);
  ugo_pen_stop (gradient, 0.5, ugo_colour (0xc98f48), 1);
  ugo_pen_stop (gradient, 1, ugo_colour (0x8a5724), 1);
  ugo_pen_circle (cr, x, y, radius - edge);
  ugo_pen_fill (cr, gradient);
}

static void
draw_piece (cairo_t *cr, UgoPieceStyle style, uint8_t piece, double x, double y, double square,
            double lift)
{
  int n_rings = CLAMP (piece, 1, 3);
  double swell = square * (1 + 0.06 * lift);
  double radius = tower_radii[n_rings];
  double edge = MAX (square * 0.024, 1);
  double width = (radius - tower_hole) / n_rings;

  if (style != UGO_PIECES_FLAT || lift > 0)
    ugo_pen_shadow (cr, x, y, radius * swell, square, lift);
  for (int i = 0; i < n_rings; i++)
    draw_ring (cr, style, x, y, (radius - i * width) * swell, edge);
  ugo_pen_set (cr, ugo_colour (0x231206), 1);
  ugo_pen_circle (cr, x, y, tower_hole * swell);
  cairo_fill (cr);
}

const UgoDrawing ugo_drawing_gyges = {
  .rules = &ugo_rules_gyges,
  .outer_rows = 1,
  .slots = slots,
  .n_slots = G_N_ELEMENTS (slots),
  .has_trays = has_trays,
  .count_waiting = count_waiting,
  .locate = locate,
  .count_hops = count_hops,
  .trail = find_trail,
  .rows = find_rows,
  .draw_field = draw_field,
  .draw_piece = draw_piece,
};
