/* ugo-board-draw.c: a board with its pieces and marks, drawn with cairo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-board-draw.h"

#include <math.h>

#include "ugo-bits.h"
#include "ugo-board-marks.h"
#include "ugo-drawing.h"
#include "ugo-pen.h"

/* The same letters at every size and on every surface. */
static void
set_font_options (cairo_t *cr)
{
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_set_font_options (cr, options);
  cairo_font_options_destroy (options);
}

/* Saves the caller's state and puts away what of it would change our strokes. */
static void
begin (cairo_t *cr)
{
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_DEFAULT);
  cairo_set_tolerance (cr, 0.1);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_miter_limit (cr, 10);
  set_font_options (cr);
}

static void
end (cairo_t *cr)
{
  cairo_restore (cr);
  cairo_new_path (cr);
}

static void
draw_frame (cairo_t *cr, const UgoPalette *palette, const UgoBoardLayout *layout)
{
  UgoRect frame = layout->frame;
  double radius = CLAMP (layout->square * 0.16, 3, 10);
  double pixel = MAX (floor (layout->scale), 1) / layout->scale;
  UgoColour white = { 1, 1, 1 };
  UgoColour black = { 0, 0, 0 };
  cairo_pattern_t *light = cairo_pattern_create_linear (frame.x, frame.y, frame.x + frame.width,
                                                        frame.y + frame.height);

  ugo_pen_set (cr, palette->frame, 1);
  ugo_pen_rect (cr, frame, 0, radius);
  cairo_fill (cr);

  ugo_pen_stop (light, 0, white, 0.28);
  ugo_pen_stop (light, 0.5, white, 0.04);
  ugo_pen_stop (light, 1, black, 0.3);
  cairo_set_source (cr, light);
  cairo_pattern_destroy (light);
  cairo_set_line_width (cr, pixel);
  ugo_pen_rect (cr, frame, pixel / 2, radius - pixel / 2);
  cairo_stroke (cr);

  ugo_pen_set (cr, black, 0.35);
  ugo_pen_rect (cr, frame, layout->margin - pixel / 2, 0);
  cairo_stroke (cr);
}

static void
draw_coordinates (cairo_t *cr, const UgoPalette *palette, const UgoBoardLayout *layout)
{
  const UgoRules *rules = layout->rules;
  double size = MAX (layout->margin * 0.58, 8.5);
  double left = layout->frame.x + layout->margin / 2;
  double bottom = layout->frame.y + layout->frame.height - layout->margin / 2;
  double x;
  double y;

  ugo_pen_set (cr, palette->label, 1);
  for (int file = 0; file < rules->files; file++)
    {
      char name[] = { (char) ('a' + file), '\0' };

      ugo_board_layout_place (layout, file, 0, &x, &y);
      ugo_pen_text (cr, name, x, bottom, size, FALSE);
    }
  for (int rank = 0; rank < rules->ranks; rank++)
    {
      char name[] = { (char) ('1' + rank), '\0' };

      ugo_board_layout_place (layout, 0, rank, &x, &y);
      ugo_pen_text (cr, name, left, y, size, FALSE);
    }
}

/* In the corners of the squares at the edge, where no piece reaches. Black stands out from every
 * square of every theme, whatever tints it. */
static void
draw_inner_names (cairo_t *cr, const UgoBoardLayout *layout)
{
  const UgoRules *rules = layout->rules;
  double size = MAX (layout->square * 0.2, 8.5);
  double aside = layout->square / 2 - size * 0.42;
  int first_rank = layout->is_turned ? rules->ranks - 1 : 0;
  int first_file = layout->is_turned ? rules->files - 1 : 0;
  double x;
  double y;

  ugo_pen_set (cr, (UgoColour) { 0, 0, 0 }, 1);
  for (int file = 0; file < rules->files; file++)
    {
      char name[] = { (char) ('a' + file), '\0' };

      ugo_board_layout_place (layout, file, first_rank, &x, &y);
      ugo_pen_text (cr, name, x + aside, y + aside - size * 0.1, size, FALSE);
    }
  for (int rank = 0; rank < rules->ranks; rank++)
    {
      char name[] = { (char) ('1' + rank), '\0' };

      ugo_board_layout_place (layout, first_file, rank, &x, &y);
      ugo_pen_text (cr, name, x - aside, y - aside + size * 0.1, size, FALSE);
    }
}

/* Pieces that lie are the same many times over, and their gradients are slow to paint: on surfaces
 * of pixels each kind is painted once, as a stamp, and copied. */

/* The side of a stamp in device pixels: as much more than a square on either side, so that copies
 * in the middle of squares keep to the pixels. */
static int
stamp_side (const UgoBoardLayout *layout)
{
  double square = layout->square * layout->scale;

  return (int) (round (square) + 2 * ceil (square * 0.1));
}

static cairo_surface_t *
create_stamp (const UgoBoardLayout *layout, UgoPieceStyle style, uint8_t piece)
{
  int side = stamp_side (layout);
  double middle = side / layout->scale / 2;
  cairo_surface_t *stamp = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  cairo_t *cr;

  cairo_surface_set_device_scale (stamp, layout->scale, layout->scale);
  cr = cairo_create (stamp);
  layout->drawing->draw_piece (cr, style, piece, middle, middle, layout->square, 0);
  cairo_destroy (cr);
  return stamp;
}

static void
press_stamp (cairo_t *cr, cairo_surface_t *stamp, const UgoBoardLayout *layout, double x, double y)
{
  double middle = stamp_side (layout) / layout->scale / 2;

  cairo_set_source_surface (cr, stamp, x - middle, y - middle);
  cairo_paint (cr);
}

#define N_STAMPS 4

/* @stamps: (nullable): those made so far */
static void
draw_piece (cairo_t *cr, cairo_surface_t **stamps, const UgoBoardScene *scene,
            const UgoBoardLayout *layout, uint8_t piece, double x, double y)
{
  if (stamps == NULL || piece >= N_STAMPS)
    {
      layout->drawing->draw_piece (cr, scene->pieces, piece, x, y, layout->square, 0);
      return;
    }
  if (stamps[piece] == NULL)
    stamps[piece] = create_stamp (layout, scene->pieces, piece);
  press_stamp (cr, stamps[piece], layout, x, y);
}

static void
draw_waiting (cairo_t *cr, cairo_surface_t **stamps, const UgoBoardScene *scene,
              const UgoBoardLayout *layout, UgoSquare place)
{
  const UgoTraySlot *slot = ugo_drawing_get_slot (layout->drawing, place);
  int n_pieces = layout->drawing->count_waiting (&scene->position, slot);

  if ((scene->hidden & ugo_bit (place)) != 0)
    n_pieces--;
  for (int i = 0; i < n_pieces; i++)
    {
      double file;
      double rank;
      double x;
      double y;

      ugo_drawing_locate_waiting (layout->drawing, slot, i, &file, &rank);
      ugo_board_layout_place (layout, file, rank, &x, &y);
      if (place == scene->shaken)
        x += scene->shake;
      draw_piece (cr, stamps, scene, layout, slot->piece, x, y);
    }
}

static void
draw_pieces (cairo_t *cr, const UgoBoardScene *scene, const UgoBoardLayout *layout)
{
  cairo_surface_t *made[N_STAMPS] = { NULL };
  cairo_surface_t **stamps = ugo_pen_has_pixels (cr) ? made : NULL;
  int n_places = ugo_drawing_count_places (layout->drawing, &scene->position);

  for (UgoSquare square = 0; square < layout->rules->n_squares; square++)
    {
      uint8_t piece = ugo_piece_at (&scene->position, square);
      double x;
      double y;

      if (piece == 0 || (scene->hidden & ugo_bit (square)) != 0)
        continue;
      ugo_board_layout_square_centre (layout, square, &x, &y);
      if (square == scene->shaken)
        x += scene->shake;
      draw_piece (cr, stamps, scene, layout, piece, x, y);
    }
  for (int place = layout->rules->n_squares; place < n_places; place++)
    draw_waiting (cr, stamps, scene, layout, (UgoSquare) place);
  for (gsize i = 0; i < N_STAMPS; i++)
    g_clear_pointer (&made[i], cairo_surface_destroy);
}

static void
draw_flying (cairo_t *cr, const UgoBoardScene *scene, const UgoBoardLayout *layout)
{
  for (gsize i = 0; i < scene->n_flying; i++)
    {
      const UgoFlyingPiece *piece = &scene->flying[i];
      double x;
      double y;

      ugo_board_layout_place (layout, piece->file, piece->rank, &x, &y);
      layout->drawing->draw_piece (cr, scene->pieces, piece->piece, x, y, layout->square,
                                   CLAMP (piece->lift, 0, 1));
    }
}

void
ugo_board_scene_init (UgoBoardScene *self, const UgoPosition *position, const UgoTheme *theme)
{
  *self = (UgoBoardScene) {
    .position = *position,
    .theme = theme,
    .last_drop = UGO_SQUARE_NONE,
    .selected = UGO_SQUARE_NONE,
    .hover_drop = UGO_SQUARE_NONE,
    .cursor = UGO_SQUARE_NONE,
    .hint_from = UGO_SQUARE_NONE,
    .hint_to = UGO_SQUARE_NONE,
    .shaken = UGO_SQUARE_NONE,
  };
}

void
ugo_board_scene_set_last_move (UgoBoardScene *self, const UgoPosition *before, UgoMove move,
                               const UgoRoute *route)
{
  const UgoDrawing *drawing = ugo_drawing_find (before->variant.rules);
  UgoTrail trail;

  drawing->trail (before, route, &trail);
  self->last_route = trail.route;
  self->last_stops = trail.stops;
  if (move.piece != 0)
    self->last_route = (UgoRoute) { 1, { move.to } };
  self->last_drop = move.drop;
}

void
ugo_board_draw_ground (cairo_t *cr, const UgoBoardScene *scene, const UgoBoardLayout *layout)
{
  UgoPalette palette = ugo_theme_palette (scene->theme, scene->is_dark);

  g_return_if_fail (layout->rules == scene->position.variant.rules);

  if (layout->square <= 0)
    return;
  begin (cr);
  draw_frame (cr, &palette, layout);
  if (layout->has_coordinates)
    draw_coordinates (cr, &palette, layout);
  layout->drawing->draw_field (cr, scene, &palette, layout);
  if (scene->has_inner_names)
    draw_inner_names (cr, layout);
  end (cr);
}

void
ugo_board_draw_play (cairo_t *cr, const UgoBoardScene *scene, const UgoBoardLayout *layout)
{
  UgoPalette palette = ugo_theme_palette (scene->theme, scene->is_dark);

  g_return_if_fail (layout->rules == scene->position.variant.rules);

  if (layout->square <= 0)
    return;
  begin (cr);
  ugo_board_marks_draw_under (cr, scene, &palette, layout);
  draw_pieces (cr, scene, layout);
  ugo_board_marks_draw_over (cr, scene, &palette, layout);
  draw_flying (cr, scene, layout);
  ugo_board_marks_draw_steps (cr, scene, &palette, layout);
  end (cr);
}

void
ugo_board_draw (cairo_t *cr, const UgoBoardScene *scene, const UgoBoardLayout *layout)
{
  ugo_board_draw_ground (cr, scene, layout);
  ugo_board_draw_play (cr, scene, layout);
}
