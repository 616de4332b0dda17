/* ugo-drawing.h: the table of functions that draw a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-board-draw.h"

G_BEGIN_DECLS

/*
 * UgoTraySlot:
 * @side: whose tray it belongs to
 * @piece: the kind of piece that waits there, as ugo_piece_at() counts pieces
 * @file: where its centre lies, in squares
 * @rank: see @file
 * @width: how many squares wide it is; as many pieces can wait there
 *
 * A part of a tray, in which pieces of one kind wait to be placed.
 */
typedef struct
{
  UgoSide side;
  uint8_t piece;
  double file;
  double rank;
  double width;
} UgoTraySlot;

/*
 * UgoTrail:
 * @route: every square that the piece passes, its start first
 * @stops: which of them are stops, bit n being the n-th
 * @numbers: what is to be written on each while the move is considered, 0 for nothing
 *
 * The way of a move as it is seen.
 */
typedef struct
{
  UgoRoute route;
  uint64_t stops;
  guint8 numbers[UGO_MAX_ROUTE];
} UgoTrail;

/*
 * UgoDrawing:
 * @rules: the game
 * @outer_rows: how many rows of squares the board has above its field, and below it
 * @slots: (array length=n_slots): the trays of a game whose pieces are placed by the players
 *
 * The slots of the trays are numbered after the squares, so that both are places on the board. They
 * are there only while pieces are being placed.
 */
struct UgoDrawing
{
  const UgoRules *rules;
  int outer_rows;
  const UgoTraySlot *slots;
  int n_slots;

  /* locate: where @square, one outside the field, lies; %NULL in a game that has none. */
  void (*locate) (UgoSquare square, double *file, double *rank);

  /* has_trays: whether pieces are being placed; %NULL in a game without trays. */
  gboolean (*has_trays) (const UgoPosition *position);

  /* count_waiting: how many pieces wait in @slot. */
  int (*count_waiting) (const UgoPosition *position, const UgoTraySlot *slot);

  /* count_hops: how many hops a route of at least two squares counts as, 0 for a step. */
  guint (*count_hops) (const UgoRoute *route);

  /* trail: the way along @route, which may be the first part of a move, or one that nobody has
   * checked. */
  void (*trail) (const UgoPosition *before, const UgoRoute *route, UgoTrail *trail);

  /* rows: the rows that each side commands, at most UGO_MAX_ROW_MARKS. Returns their number. */
  guint (*rows) (const UgoPosition *position, UgoRowMark *rows);

  /* draw_field: what lies inside the frame, under the marks and the pieces. */
  void (*draw_field) (cairo_t *cr, const UgoBoardScene *scene, const UgoPalette *palette,
                      const UgoBoardLayout *layout);

  /* draw_piece: @piece with its centre at (@x, @y) where squares are @square wide; @lift says how
   * far it is from the board, from 0 to 1. */
  void (*draw_piece) (cairo_t *cr, UgoPieceStyle style, uint8_t piece, double x, double y,
                      double square, double lift);
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
 * ugo_drawing_count_places:
 * @self: how a game is drawn
 * @position: a position of it
 *
 * Returns: how many places the board has: its squares, and the slots of its trays while pieces are
 *   being placed
 */
int ugo_drawing_count_places (const UgoDrawing *self, const UgoPosition *position);

/**
 * ugo_drawing_get_slot:
 * @self: how a game is drawn
 * @place: a place on its board
 *
 * Returns: (nullable): the slot of a tray that @place is, or %NULL for a square
 */
const UgoTraySlot *ugo_drawing_get_slot (const UgoDrawing *self, UgoSquare place);

/**
 * ugo_drawing_locate:
 * @self: how a game is drawn
 * @square: a square of its board, or a slot
 * @file: (out): where its centre lies, in squares
 * @rank: (out): see @file
 */
void ugo_drawing_locate (const UgoDrawing *self, UgoSquare square, double *file, double *rank);

/**
 * ugo_drawing_locate_waiting:
 * @self: how a game is drawn
 * @slot: one of its slots
 * @number: the number of a piece there, from 0
 * @file: (out): where that piece lies, in squares
 * @rank: (out): see @file
 */
void ugo_drawing_locate_waiting (const UgoDrawing *self, const UgoTraySlot *slot, int number,
                                 double *file, double *rank);

/**
 * ugo_drawing_count_hops:
 * @self: how a game is drawn
 * @route: a route of it
 *
 * Returns: how many hops it counts as, 0 for a step and for less
 */
guint ugo_drawing_count_hops (const UgoDrawing *self, const UgoRoute *route);

G_END_DECLS
