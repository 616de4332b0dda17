/* ugo-drawing-ugolki.c: the board and the discs of Ugolki
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-drawing.h"

#include <math.h>
#include <stdlib.h>

#include "ugo-bits.h"
#include "ugo-pen.h"
#include "ugo-ugolki.h"

typedef struct
{
  guint32 lit;
  guint32 shaded;
  guint32 rim;
  guint32 groove;
  double gloss;
} Disc;

static const Disc discs[] = {
  [UGO_WHITE] = { 0xfffdf7, 0xe4dac5, 0x3b3023, 0x8d806a, 0.85 },
  [UGO_BLACK] = { 0x57514b, 0x23201d, 0x0d0c0b, 0x0a0908, 0.16 },
};

static const double disc_radius = 0.39;
static const double home_tint = 0.15;
static const double goal_tint = 0.25;

static gboolean
is_in_set (uint64_t set, UgoSquare square)
{
  return (set & ugo_bit (square)) != 0;
}

static gboolean
is_dark_square (UgoSquare square)
{
  return (square % 8 + square / 8) % 2 == 0;
}

static void
add_squares (cairo_t *cr, const UgoBoardLayout *layout, uint64_t set)
{
  for (UgoSquare square = 0; square < layout->rules->n_squares; square++)
    if (is_in_set (set, square))
      ugo_pen_rect (cr, ugo_board_layout_square_rect (layout, square), 0, 0);
}

/* The light squares are one sheet under the dark ones, so that no gap can show between them. */
static void
draw_squares (cairo_t *cr, const UgoPalette *palette, const UgoBoardLayout *layout)
{
  uint64_t dark = 0;

  for (UgoSquare square = 0; square < layout->rules->n_squares; square++)
    if (is_dark_square (square))
      dark |= ugo_bit (square);

  ugo_pen_set (cr, palette->light, 1);
  ugo_pen_rect (cr, layout->field, 0, 0);
  cairo_fill (cr);
  ugo_pen_set (cr, palette->dark, 1);
  add_squares (cr, layout, dark);
  cairo_fill (cr);
}

/* The grain has so many patterns; lines along a square, each in a lane of its own. */
#define N_GRAINS 8
#define N_GRAIN_LINES 5

/* No two squares with the same grain touch, nor lie in one row. */
static guint
get_grain (UgoSquare square)
{
  return (square % 8 + square / 8 * 3) % N_GRAINS;
}

/* A number from 0 to 1 that looks random and is always the same for the same arguments. */
static double
scatter (guint grain, guint line, guint salt)
{
  guint32 mixed = (grain * 64 + line * 8 + salt + 1) * 2654435761u;

  mixed ^= mixed >> 15;
  mixed *= 2246822519u;
  mixed ^= mixed >> 13;
  return mixed / 4294967296.0;
}

static void
add_grain_line (cairo_t *cr, UgoRect rect, guint grain, guint line)
{
  double lane = 0.84 / N_GRAIN_LINES;
  double middle = rect.x + rect.width * (0.08 + lane * (line + scatter (grain, line, 0)));
  double bend = rect.width * lane * 0.45;
  double x[4];

  for (guint i = 0; i < 4; i++)
    x[i] = CLAMP (middle + bend * (scatter (grain, line, i + 1) - 0.5),
                  rect.x + rect.width * 0.06, rect.x + rect.width * 0.94);
  cairo_move_to (cr, x[0], rect.y);
  cairo_curve_to (cr, x[1], rect.y + rect.height * 0.35, x[2], rect.y + rect.height * 0.65, x[3],
                  rect.y + rect.height);
}

static void
stroke_grain (cairo_t *cr, const UgoPalette *palette, UgoRect rect, guint grain)
{
  cairo_set_tolerance (cr, 0.5);
  ugo_pen_set (cr, palette->frame, 0.055);
  cairo_set_line_width (cr, MAX (rect.width * 0.022, 1));
  for (guint line = 0; line < N_GRAIN_LINES; line++)
    add_grain_line (cr, rect, grain, line);
  cairo_stroke (cr);
}

/* A square of each grain, side by side. */
static cairo_surface_t *
create_grains (const UgoPalette *palette, const UgoBoardLayout *layout, UgoRect rect)
{
  cairo_surface_t *grains
      = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                    ceil (rect.width * N_GRAINS * layout->scale),
                                    ceil (rect.height * layout->scale));
  cairo_t *cr;

  cairo_surface_set_device_scale (grains, layout->scale, layout->scale);
  cr = cairo_create (grains);
  for (guint grain = 0; grain < N_GRAINS; grain++)
    stroke_grain (cr, palette, (UgoRect) { grain * rect.width, 0, rect.width, rect.height }, grain);
  cairo_destroy (cr);
  return grains;
}

/* Faint lines that run along each square and keep away from its corners. To stroke them on each
 * square takes more time than all the rest of the ground: of pixels, copies are laid. */
static void
draw_grain (cairo_t *cr, const UgoPalette *palette, const UgoBoardLayout *layout)
{
  cairo_surface_t *grains = NULL;

  if (!palette->has_grain || layout->square < 28)
    return;
  cairo_save (cr);
  if (ugo_pen_has_pixels (cr))
    grains = create_grains (palette, layout, ugo_board_layout_square_rect (layout, 0));
  for (UgoSquare square = 0; square < layout->rules->n_squares; square++)
    {
      UgoRect rect = ugo_board_layout_square_rect (layout, square);
      guint grain = get_grain (square);

      if (grains == NULL)
        {
          stroke_grain (cr, palette, rect, grain);
          continue;
        }
      cairo_set_source_surface (cr, grains, rect.x - grain * rect.width, rect.y);
      ugo_pen_rect (cr, rect, 0, 0);
      cairo_fill (cr);
    }
  g_clear_pointer (&grains, cairo_surface_destroy);
  cairo_restore (cr);
}

static gboolean
reaches (uint64_t set, int file, int rank)
{
  return file >= 0 && file < 8 && rank >= 0 && rank < 8
         && is_in_set (set, (UgoSquare) (file + 8 * rank));
}

/* The sides of squares of @set beyond which @set ends. */
static void
add_border (cairo_t *cr, const UgoBoardLayout *layout, uint64_t set)
{
  static const int sides[][2] = { { 1, 0 }, { 0, 1 }, { -1, 0 }, { 0, -1 } };

  for (uint64_t rest = set; rest != 0;)
    {
      UgoSquare square = ugo_bits_pop (&rest);
      int file = square % 8;
      int rank = square / 8;

      for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
        {
          double across = sides[i][0] / 2.0;
          double up = sides[i][1] / 2.0;
          double x;
          double y;

          if (reaches (set, file + sides[i][0], rank + sides[i][1]))
            continue;
          ugo_board_layout_place (layout, file + across - up, rank + up + across, &x, &y);
          cairo_move_to (cr, x, y);
          ugo_board_layout_place (layout, file + across + up, rank + up - across, &x, &y);
          cairo_line_to (cr, x, y);
        }
    }
}

/* What a side's home is tinted with. */
static UgoColour
tint (const UgoPalette *palette, UgoSide side)
{
  return side == UGO_WHITE ? ugo_colour (0xfffcf2)
                           : ugo_colour_mix (palette->frame, ugo_colour (0x000000), 0.35);
}

/* A camp shows whose it is by its tint and by its line, which is double for White; the tint of
 * the side whose goal it is grows as that side fills it. */
static void
draw_camp (cairo_t *cr, const UgoBoardScene *scene, const UgoPalette *palette,
           const UgoBoardLayout *layout, UgoSide owner)
{
  uint64_t camp = ugo_ugolki_home (scene->position.variant, owner);
  UgoSide guest = ugo_side_other (owner);
  int size = ugo_bits_count (camp);
  int arrived = ugo_bits_count (camp & scene->position.ugolki.pieces[guest]);
  double pixel = 1 / layout->scale;
  double line = MAX (round (layout->square * 0.026 / pixel), 1) * pixel;

  cairo_save (cr);
  add_squares (cr, layout, camp);
  cairo_clip (cr);
  ugo_pen_set (cr, tint (palette, owner), home_tint);
  cairo_paint (cr);
  ugo_pen_set (cr, tint (palette, guest), goal_tint * arrived / size);
  cairo_paint (cr);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_SQUARE);
  ugo_pen_set (cr, palette->frame, 1);
  add_border (cr, layout, camp);
  if (owner == UGO_WHITE)
    {
      cairo_set_line_width (cr, 2 * (line + MAX (pixel, line / 2)));
      cairo_stroke_preserve (cr);
      ugo_pen_set (cr, tint (palette, owner), 1);
    }
  cairo_set_line_width (cr, 2 * line);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_field (cairo_t *cr, const UgoBoardScene *scene, const UgoPalette *palette,
            const UgoBoardLayout *layout)
{
  draw_squares (cr, palette, layout);
  draw_grain (cr, palette, layout);
  draw_camp (cr, scene, palette, layout, UGO_WHITE);
  draw_camp (cr, scene, palette, layout, UGO_BLACK);
}

/* A round surface lit from the upper left; sunk when @from is the darker end. */
static void
fill_round (cairo_t *cr, double x, double y, double radius, UgoColour from, UgoColour to)
{
  double reach = radius * 0.75;
  cairo_pattern_t *gradient = cairo_pattern_create_linear (x - reach, y - reach, x + reach,
                                                           y + reach);

  ugo_pen_stop (gradient, 0, from, 1);
  ugo_pen_stop (gradient, 1, to, 1);
  ugo_pen_circle (cr, x, y, radius);
  ugo_pen_fill (cr, gradient);
}

static void
draw_gloss (cairo_t *cr, double x, double y, double radius, double strength)
{
  UgoColour white = { 1, 1, 1 };
  cairo_pattern_t *gradient = cairo_pattern_create_radial (x - radius * 0.38, y - radius * 0.42, 0,
                                                           x - radius * 0.38, y - radius * 0.42,
                                                           radius * 0.9);

  ugo_pen_stop (gradient, 0, white, strength * 0.5);
  ugo_pen_stop (gradient, 1, white, 0);
  ugo_pen_circle (cr, x, y, radius);
  ugo_pen_fill (cr, gradient);
}

static void
draw_turned (cairo_t *cr, UgoSide side, double x, double y, double square, double lift)
{
  const Disc *disc = &discs[side];
  UgoColour lit = ugo_colour (disc->lit);
  UgoColour shaded = ugo_colour (disc->shaded);
  double radius = square * disc_radius * (1 + 0.06 * lift);
  double rim = MAX (square * 0.032, 1.4);

  ugo_pen_shadow (cr, x, y, radius, square, lift);
  ugo_pen_set (cr, ugo_colour (disc->rim), 1);
  ugo_pen_circle (cr, x, y, radius);
  cairo_fill (cr);
  fill_round (cr, x, y, radius - rim, lit, shaded);

  ugo_pen_set (cr, ugo_colour (disc->groove), 0.62);
  ugo_pen_circle (cr, x, y, radius * 0.66);
  cairo_fill (cr);
  fill_round (cr, x, y, radius * 0.66 - MAX (square * 0.02, 0.8),
              ugo_colour_mix (lit, shaded, 0.75), ugo_colour_mix (shaded, lit, 0.75));
  draw_gloss (cr, x, y, radius - rim, disc->gloss);
}

/* White's disc has a ring and Black's a dot, so that colour is not needed. */
static void
draw_flat (cairo_t *cr, UgoSide side, double x, double y, double square, double lift)
{
  double radius = square * disc_radius * (1 + 0.06 * lift);
  double line = MAX (square * 0.045, 1.5);
  UgoColour rim = ugo_colour (0x1f1b18);
  UgoColour sign = ugo_colour (side == UGO_WHITE ? 0x1f1b18 : 0xf6f1e7);

  if (lift > 0)
    ugo_pen_shadow (cr, x, y, radius, square, lift);
  ugo_pen_set (cr, rim, 1);
  ugo_pen_circle (cr, x, y, radius);
  cairo_fill (cr);
  ugo_pen_set (cr, ugo_colour (side == UGO_WHITE ? 0xfdfaf3 : 0x2e2925), 1);
  ugo_pen_circle (cr, x, y, radius - line);
  cairo_fill (cr);
  ugo_pen_set (cr, sign, 1);
  if (side == UGO_WHITE)
    {
      cairo_set_line_width (cr, line * 0.7);
      ugo_pen_circle (cr, x, y, radius * 0.5);
      cairo_stroke (cr);
    }
  else
    {
      ugo_pen_circle (cr, x, y, radius * 0.24);
      cairo_fill (cr);
    }
}

static void
draw_piece (cairo_t *cr, UgoPieceStyle style, uint8_t piece, double x, double y, double square,
            double lift)
{
  UgoSide side = piece == UGO_UGOLKI_BLACK ? UGO_BLACK : UGO_WHITE;

  if (style == UGO_PIECES_FLAT)
    draw_flat (cr, side, x, y, square, lift);
  else
    draw_turned (cr, side, x, y, square, lift);
}

static guint
count_hops (const UgoRoute *route)
{
  int files = ugo_rules_ugolki.files;
  int from = route->squares[0];
  int to = route->squares[1];

  if (route->length == 2 && abs (from % files - to % files) <= 1
      && abs (from / files - to / files) <= 1)
    return 0;
  return route->length - 1;
}

static void
find_trail (const UgoPosition *before, const UgoRoute *route, UgoTrail *trail)
{
  *trail = (UgoTrail){ .route = *route, .stops = UINT64_MAX };
}

static guint
find_rows (const UgoPosition *position, UgoRowMark *marks)
{
  return 0;
}

const UgoDrawing ugo_drawing_ugolki = {
  .rules = &ugo_rules_ugolki,
  .outer_rows = 0,
  .count_hops = count_hops,
  .trail = find_trail,
  .rows = find_rows,
  .draw_field = draw_field,
  .draw_piece = draw_piece,
};
