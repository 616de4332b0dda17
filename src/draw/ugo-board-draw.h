/* ugo-board-draw.h: a board with its pieces and marks, drawn with cairo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>

#include "ugo-board-layout.h"
#include "ugo-piece-style.h"
#include "ugo-theme.h"

G_BEGIN_DECLS

/*
 * UgoBoardMark:
 * @colour: 'R', 'G', 'B' or 'Y', or one of the signs below
 * @from: a square
 * @to: where the arrow ends, or %UGO_SQUARE_NONE for a circle
 *
 * A circle or an arrow that somebody drew into a record; or a sign in the middle of a square, which
 * no record has.
 */
typedef struct
{
  char colour;
  UgoSquare from;
  UgoSquare to;
} UgoBoardMark;

/* Signs: this square belongs to the right answer; it does not. */
#define UGO_SIGN_RIGHT '+'
#define UGO_SIGN_WRONG '-'

/*
 * UgoFlyingPiece:
 * @piece: as ugo_piece_at() counts pieces
 * @file: where it is, in squares
 * @rank: see @file
 * @lift: how far from the board, from 0 to 1
 *
 * A piece between squares: moved by an animation, or dragged.
 */
typedef struct
{
  uint8_t piece;
  double file;
  double rank;
  double lift;
} UgoFlyingPiece;

/* What a row is to a side, in a game where rows are commanded. */
typedef enum
{
  UGO_ROW_COMMANDED, /* its pieces may be moved */
  UGO_ROW_BLOCKED,   /* it is nearer, but none of its pieces can move */
  UGO_ROW_NEXT,      /* will be commanded after the move that is considered */
} UgoRowKind;

/*
 * UgoRowMark:
 * @kind: what it is
 * @side: to whom
 * @rank: which row, from 0
 */
typedef struct
{
  UgoRowKind kind;
  UgoSide side;
  int rank;
} UgoRowMark;

#define UGO_MAX_ROW_MARKS 6

/*
 * UgoBoardScene:
 * @position: the pieces
 * @theme: the colours of the board
 * @pieces: how the pieces are drawn
 * @has_inner_names: whether the names of files and ranks stand on the squares at the edge; for a
 *   layout without coordinates in its frame
 * @is_dark: whether the desk around it is dark
 * @rows: (array length=n_rows): the rows that each side commands
 * @last_route: the way of the last move; of length 0 for none, 1 for a piece placed
 * @last_stops: which of its squares are stops, bit n being the n-th; 0 when all are
 * @last_drop: where a piece that it replaced went, or %UGO_SQUARE_NONE
 * @movable: the squares of pieces to be marked as able to move
 * @selected: the square or slot of the piece in hand, or %UGO_SQUARE_NONE
 * @steps: how many squares that piece goes on from there, 0 when this is not told
 * @targets: the squares it can go to
 * @jumps: for each of them the number of jumps, 0 for a step
 * @replaceable: the squares of pieces it can replace, after as many @jumps
 * @drops: the squares a replaced piece can go to
 * @hover_route: the way to the target under the pointer; of length 0 for none
 * @hover_stops: which of its squares are stops, as in @last_stops
 * @hover_numbers: what is written on each of its squares, 0 for nothing
 * @hover_drop: the square a replaced piece would go to from the end of that way, or
 *   %UGO_SQUARE_NONE
 * @carriers: the squares of pieces that carry the roads of the piece in hand
 * @opened: the squares to which the move that is considered would open roads for its player
 * @opened_road: the longest of them; of length 0 for none
 * @closed: the squares to which it would close roads of the other side
 * @closed_road: the longest of them; of length 0 for none
 * @cursor: the keyboard's square or slot, or %UGO_SQUARE_NONE
 * @hint_area: the squares a hint bids to look at
 * @hint_from: the piece a hint speaks of, or %UGO_SQUARE_NONE
 * @hint_to: where it should go, or %UGO_SQUARE_NONE while that is not told
 * @threats: (array length=n_threats): moves to be shown as threats
 * @marks: (array length=n_marks): circles and arrows of the record
 * @hidden: the squares whose pieces are not drawn, and the slots of which one is not
 * @flying: (array length=n_flying): pieces off their squares, drawn above all else
 * @shaken: the square of a piece that refuses, or %UGO_SQUARE_NONE
 * @shake: how far that piece is shaken to the right, in units of the picture
 *
 * What one picture of a board shows. Plain data; the arrays belong to the caller.
 */
typedef struct
{
  UgoPosition position;
  const UgoTheme *theme;
  UgoPieceStyle pieces;
  gboolean has_inner_names;
  gboolean is_dark;
  UgoRowMark rows[UGO_MAX_ROW_MARKS];
  guint n_rows;
  UgoRoute last_route;
  uint64_t last_stops;
  UgoSquare last_drop;
  uint64_t movable;
  UgoSquare selected;
  guint8 steps;
  uint64_t targets;
  uint8_t jumps[UGO_MAX_SQUARES];
  uint64_t replaceable;
  uint64_t drops;
  UgoRoute hover_route;
  uint64_t hover_stops;
  guint8 hover_numbers[UGO_MAX_ROUTE];
  UgoSquare hover_drop;
  uint64_t carriers;
  uint64_t opened;
  UgoRoute opened_road;
  uint64_t closed;
  UgoRoute closed_road;
  UgoSquare cursor;
  uint64_t hint_area;
  UgoSquare hint_from;
  UgoSquare hint_to;
  const UgoMove *threats;
  gsize n_threats;
  const UgoBoardMark *marks;
  gsize n_marks;
  uint64_t hidden;
  const UgoFlyingPiece *flying;
  gsize n_flying;
  UgoSquare shaken;
  double shake;
} UgoBoardScene;

/**
 * ugo_board_scene_init:
 * @self: (out): a scene
 * @position: the pieces
 * @theme: the colours
 *
 * A scene of the pieces alone, without marks.
 */
void ugo_board_scene_init (UgoBoardScene *self, const UgoPosition *position,
                           const UgoTheme *theme);

/**
 * ugo_board_scene_set_last_move:
 * @self: a scene
 * @before: the position before the last move
 * @move: that move
 * @route: its stops; empty for a pass and for a placement
 *
 * Marks it.
 */
void ugo_board_scene_set_last_move (UgoBoardScene *self, const UgoPosition *before, UgoMove move,
                                    const UgoRoute *route);

/**
 * ugo_board_draw_ground:
 * @cr: where to draw; its state is left as it was, its path empty
 * @scene: what to show
 * @layout: where, for the game of the scene's position
 *
 * The frame, the coordinates and the field. They depend on the position, the theme, the place of
 * the coordinates and @layout only, so a picture of them can be kept while marks come and go.
 */
void ugo_board_draw_ground (cairo_t *cr, const UgoBoardScene *scene,
                            const UgoBoardLayout *layout);

/**
 * ugo_board_draw_play:
 * @cr: where to draw; its state is left as it was, its path empty
 * @scene: what to show
 * @layout: where, for the game of the scene's position
 *
 * The pieces and the marks.
 */
void ugo_board_draw_play (cairo_t *cr, const UgoBoardScene *scene, const UgoBoardLayout *layout);

/**
 * ugo_board_draw:
 * @cr: where to draw; its state is left as it was, its path empty
 * @scene: what to show
 * @layout: where, for the game of the scene's position
 *
 * The ground and the play on it.
 */
void ugo_board_draw (cairo_t *cr, const UgoBoardScene *scene, const UgoBoardLayout *layout);

G_END_DECLS
