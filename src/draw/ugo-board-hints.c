/* ugo-board-hints.c: what a hint points at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-board-marks.h"

#include "ugo-bits.h"
#include "ugo-pen.h"

/* How much of the colour lies over the squares to look at. */
static const double wash = 0.16;

/* A direction on the board, as the picture has it, in units of the picture. */
typedef struct
{
  double x;
  double y;
} Vector;

static Vector
between (const UgoBoardLayout *layout, UgoSquare from, UgoSquare to)
{
  double x, y, end_x, end_y;

  ugo_board_layout_square_centre (layout, from, &x, &y);
  ugo_board_layout_square_centre (layout, to, &end_x, &end_y);
  return (Vector) { end_x - x, end_y - y };
}

/* Whether the square so many files and ranks from @square belongs to @area. */
static gboolean
has_neighbour (const UgoRules *rules, uint64_t area, UgoSquare square, int files, int ranks)
{
  int file = square % rules->files + files, rank = square / rules->files + ranks;

  if (square >= rules->files * rules->ranks || file < 0 || file >= rules->files || rank < 0
      || rank >= rules->ranks)
    return FALSE;
  return (area & ugo_bit ((UgoSquare) (rank * rules->files + file))) != 0;
}

/* The sides of a square of the area that are at its edge. */
static void
add_edges (cairo_t *cr, const UgoBoardLayout *layout, uint64_t area, UgoSquare square)
{
  static const int ways[4][2] = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } };
  const UgoRules *rules = layout->rules;
  Vector file = between (layout, 0, 1), rank = between (layout, 0, rules->files);
  double x, y;

  ugo_board_layout_square_centre (layout, square, &x, &y);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      const int *way = ways[i];
      Vector out = { (way[0] * file.x + way[1] * rank.x) / 2,
                     (way[0] * file.y + way[1] * rank.y) / 2 };

      if (has_neighbour (rules, area, square, way[0], way[1]))
        continue;
      cairo_move_to (cr, x + out.x - out.y, y + out.y + out.x);
      cairo_line_to (cr, x + out.x + out.y, y + out.y - out.x);
    }
}

void
ugo_board_marks_draw_area (cairo_t *cr, const UgoBoardScene *scene, const UgoPalette *palette,
                           const UgoBoardLayout *layout)
{
  uint64_t area = scene->hint_area;
  double width = MAX (layout->square * 0.055, 2);

  if (area == 0)
    return;
  cairo_save (cr);
  for (UgoSquare square = 0; square < layout->rules->n_squares; square++)
    if ((area & ugo_bit (square)) != 0)
      ugo_pen_rect (cr, ugo_board_layout_square_rect (layout, square), 0, 0);
  ugo_pen_set (cr, palette->accent, wash);
  cairo_fill (cr);
  for (UgoSquare square = 0; square < layout->rules->n_squares; square++)
    if ((area & ugo_bit (square)) != 0)
      add_edges (cr, layout, area, square);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  ugo_pen_stroke_cased (cr, palette->accent, width, MAX (layout->square * 0.018, 0.75));
  cairo_restore (cr);
}
