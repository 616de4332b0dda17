/* ugo-board-layout.h: where the squares of a board lie in a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lengths are in the units of the caller's cairo context. Places on the board are told in squares:
 * file and rank, the centre of a1 being (0, 0), whichever way the board is turned.
 */
#pragma once

#include <glib.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

typedef struct UgoDrawing UgoDrawing;

typedef struct
{
  double x;
  double y;
  double width;
  double height;
} UgoRect;

/*
 * UgoBoardLayout:
 * @rules: the game
 * @drawing: how it is drawn
 * @n_places: how many places there are, as ugo_drawing_count_places() counts them: at first the
 *   squares alone
 * @is_turned: whether Black sits at the bottom
 * @has_coordinates: whether the frame is wide enough for coordinates, and shows them
 * @scale: device pixels to a unit
 * @square: the side of a square; 0 when there is no room for a board
 * @margin: the width of the frame
 * @field: the files and ranks, without squares outside them
 * @frame: the whole board
 *
 * Every edge of the field and of the frame falls on a device pixel.
 */
typedef struct
{
  const UgoRules *rules;
  const UgoDrawing *drawing;
  int n_places;
  gboolean is_turned;
  gboolean has_coordinates;
  double scale;
  double square;
  double margin;
  UgoRect field;
  UgoRect frame;
} UgoBoardLayout;

/**
 * ugo_board_layout_init:
 * @self: (out): a layout
 * @rules: a game
 * @width: the room there is, as is @height
 * @height: see @width
 * @scale: device pixels to a unit: 1, 1.25, 2…
 * @is_turned: whether Black sits at the bottom
 * @has_coordinates: whether to leave room for coordinates
 *
 * Lays out the largest board that fits, in the middle.
 */
void ugo_board_layout_init (UgoBoardLayout *self, const UgoRules *rules, double width,
                            double height, double scale, gboolean is_turned,
                            gboolean has_coordinates);

/**
 * ugo_board_layout_place:
 * @self: a layout
 * @file: a place in squares
 * @rank: see @file
 * @x: (out): where it is in the picture
 * @y: (out): see @x
 */
void ugo_board_layout_place (const UgoBoardLayout *self, double file, double rank, double *x,
                             double *y);

/**
 * ugo_board_layout_find:
 * @self: a layout with room for a board
 * @x: a point of the picture
 * @y: see @x
 * @file: (out): where it is in squares; may be outside the board
 * @rank: (out): see @file
 *
 * The inverse of ugo_board_layout_place().
 */
void ugo_board_layout_find (const UgoBoardLayout *self, double x, double y, double *file,
                            double *rank);

/**
 * ugo_board_layout_square_centre:
 * @self: a layout
 * @square: a place on its board
 * @x: (out): its centre
 * @y: (out): see @x
 */
void ugo_board_layout_square_centre (const UgoBoardLayout *self, UgoSquare square, double *x,
                                     double *y);

/**
 * ugo_board_layout_square_rect:
 * @self: a layout
 * @square: a place on its board
 *
 * Returns: what it covers
 */
UgoRect ugo_board_layout_square_rect (const UgoBoardLayout *self, UgoSquare square);

/**
 * ugo_board_layout_square_at:
 * @self: a layout
 * @x: a point of the picture
 * @y: see @x
 *
 * Returns: the place there, a slot before a square that it covers, or %UGO_SQUARE_NONE
 */
UgoSquare ugo_board_layout_square_at (const UgoBoardLayout *self, double x, double y);

G_END_DECLS
