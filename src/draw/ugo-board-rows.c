/* ugo-board-rows.c: the rows that each side commands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-board-marks.h"

#include "ugo-pen.h"

/* The heads of both sides stand beside one row without touching. */
static const double head_place = 0.2;

static UgoRect
row_rect (const UgoBoardLayout *layout, int rank)
{
  double x;
  double y;

  ugo_board_layout_place (layout, 0, rank, &x, &y);
  return (UgoRect) { layout->field.x, y - layout->square / 2, layout->field.width, layout->square };
}

static gboolean
is_row (const UgoBoardLayout *layout, const UgoRowMark *row)
{
  return row->rank >= 0 && row->rank < layout->rules->ranks;
}

/* The row of the side to move: a line all round it, or a broken one when none of it can move. */
static void
draw_band (cairo_t *cr, const UgoPalette *palette, const UgoBoardLayout *layout,
           const UgoRowMark *row)
{
  UgoRect rect = row_rect (layout, row->rank);
  double width = MAX (layout->square * 0.035, 1.25);
  double dashes[] = { layout->square * 0.12, layout->square * 0.1 };

  cairo_save (cr);
  ugo_pen_rect (cr, rect, MAX (layout->square * 0.025, 1) + width / 2, layout->square * 0.46);
  if (row->kind == UGO_ROW_BLOCKED)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  ugo_pen_set (cr, palette->frame, row->kind == UGO_ROW_BLOCKED ? 0.6 : 0.85);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* A cross in place of a head: the row is the nearest one, and yet not commanded. */
static void
add_cross (cairo_t *cr, double size)
{
  cairo_move_to (cr, -size, -size);
  cairo_line_to (cr, size, size);
  cairo_move_to (cr, -size, size);
  cairo_line_to (cr, size, -size);
}

static void
add_head (cairo_t *cr, double size)
{
  cairo_move_to (cr, -size, size * 0.8);
  cairo_line_to (cr, size, size * 0.8);
  cairo_line_to (cr, 0, -size);
  cairo_close_path (cr);
}

static void
draw_head (cairo_t *cr, const UgoPalette *palette, const UgoBoardLayout *layout,
           const UgoRowMark *row)
{
  UgoRect rect = row_rect (layout, row->rank);
  gboolean points_up = (row->side == UGO_WHITE) != layout->is_turned;
  double size = CLAMP (layout->margin * 0.3, 2, 7);
  double middle = rect.y + rect.height / 2;

  cairo_save (cr);
  cairo_translate (cr, rect.x + rect.width + layout->margin / 2,
                   middle + (points_up ? head_place : -head_place) * layout->square);
  if (!points_up)
    cairo_scale (cr, 1, -1);
  ugo_pen_set (cr, palette->label, 1);
  cairo_set_line_width (cr, MAX (size * (row->kind == UGO_ROW_NEXT ? 0.22 : 0.4), 1));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (row->kind == UGO_ROW_BLOCKED)
    add_cross (cr, size * 0.75);
  else
    add_head (cr, size);
  if (row->kind == UGO_ROW_COMMANDED)
    cairo_fill_preserve (cr);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Whether the side of @row will command it. */
static gboolean
is_next (const UgoBoardScene *scene, const UgoRowMark *row)
{
  for (guint i = 0; i < MIN (scene->n_rows, UGO_MAX_ROW_MARKS); i++)
    if (scene->rows[i].kind == UGO_ROW_NEXT && scene->rows[i].side == row->side
        && scene->rows[i].rank == row->rank)
      return TRUE;
  return FALSE;
}

void
ugo_board_marks_draw_rows (cairo_t *cr, const UgoBoardScene *scene, const UgoPalette *palette,
                           const UgoBoardLayout *layout)
{
  for (guint i = 0; i < MIN (scene->n_rows, UGO_MAX_ROW_MARKS); i++)
    {
      const UgoRowMark *row = &scene->rows[i];

      if (!is_row (layout, row))
        continue;
      if (row->side == scene->position.side && row->kind != UGO_ROW_NEXT)
        draw_band (cr, palette, layout, row);
      if (row->kind != UGO_ROW_BLOCKED || !is_next (scene, row))
        draw_head (cr, palette, layout, row);
    }
}
