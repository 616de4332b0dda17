/* ugo-drawing.h: the table of functions that draw a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-board-draw.h"

G_BEGIN_DECLS

/*
 * UgoDrawing:
 * @rules: the game
 * @outer_rows: how many rows of squares the board has above its field, and below it
 */
struct UgoDrawing
{
  const UgoRules *rules;
  int outer_rows;

  /* locate: where @square, one outside the field, lies; %NULL in a game that has none. */
  void (*locate) (UgoSquare square, double *file, double *rank);

  /* draw_field: what lies inside the frame, under the marks and the pieces. */
  void (*draw_field) (cairo_t *cr, const UgoBoardScene *scene, const UgoPalette *palette,
                      const UgoBoardLayout *layout);

  /* draw_piece: @piece with its centre at (@x, @y) where squares are @square wide; @lift says how
   * far it is from the board, from 0 to 1. */
  void (*draw_piece) (cairo_t *cr, uint8_t piece, double x, double y, double square, double lift);
};

extern const UgoDrawing ugo_drawing_ugolki;
extern const UgoDrawing ugo_drawing_gyges;

/**
 * ugo_drawing_find:
 * @rules: a game
 *
 * Returns: how it is drawn; there is one for every game of ugo_rules_all()
 */
const UgoDrawing *ugo_drawing_find (const UgoRules *rules);

/**
 * ugo_drawing_locate:
 * @self: how a game is drawn
 * @square: a square of its board
 * @file: (out): where the square's centre lies, in squares
 * @rank: (out): see @file
 */
void ugo_drawing_locate (const UgoDrawing *self, UgoSquare square, double *file, double *rank);

G_END_DECLS
