/* ugo-board.h: the board widget
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows a position and asks for moves; it knows no match and no record. What it draws comes from
 * the draw layer; here are input, animation and what a screen reader hears.
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-board-draw.h"
#include "ugo-rules.h"
#include "ugo-typed-move.h"

G_BEGIN_DECLS

#define UGO_TYPE_BOARD (ugo_board_get_type ())

/*
 * Signals:
 *
 * move-chosen (UgoMove *move, UgoRoute *route): the person chose a legal move; @route is %NULL
 *   unless it was chosen hop by hop. The board shows nothing until it is told the new position.
 * move-refused (UgoMove *move, int status): the person tried what is not legal.
 * square-pressed (int square, int piece): in editing, @square was pressed or activated, @piece
 *   then being -1; or a drag has changed what stands there to @piece: first the square it was
 *   dragged from, which is empty now (0), then the one it was dropped on, unless that is outside
 *   the board.
 *
 * mark-drawn (int colour, int from, int to): a circle or an arrow was drawn, as #UgoBoardMark has
 *   them; the board shows it once it is told so.
 * position-changed (): it shows another position, or the same one anew.
 *
 * Properties: "turned" (bool), "playable" (bool: the side to move may be moved by the person),
 * "editing" (bool), "coordinates" (bool), "inner-coordinates" (bool: they stand on the squares at
 * the edge instead of on the frame), "nameless" (bool: the names of the squares are neither
 * drawn nor spoken, for somebody who is learning them), "drawable" (bool: circles and
 * arrows can be drawn with the secondary button and by ugo_board_draw_at_cursor()), "lens" (bool:
 * whether it shows what the
 * position and the move that is considered imply; see ugo-lens.h), "theme" (string id),
 * "pieces" (string: the id of a piece style), "input" (string: how a pointer or a finger moves
 * pieces: "any", "click" or "drag"; the keyboard always can),
 * "animation-speed" (double, 1 is normal, 0 off; off too when the system asks for less motion),
 * "prompt" (string or %NULL, read only, notified: what is to be read beside the board, on what is
 * in hand or on the move that is considered, a line each).
 */
G_DECLARE_FINAL_TYPE (UgoBoard, ugo_board, UGO, BOARD, GtkWidget)

/**
 * ugo_board_new:
 *
 * Returns: (transfer floating): a board showing the first position of Ugolki
 */
GtkWidget *ugo_board_new (void);

/**
 * ugo_board_set_position:
 * @self: a board
 * @position: what to show at once; selection, hover and animation end
 */
void ugo_board_set_position (UgoBoard *self, const UgoPosition *position);

/**
 * ugo_board_get_position:
 * @self: a board
 *
 * Returns: (transfer none): what it shows, or will show when an animation is over
 */
const UgoPosition *ugo_board_get_position (UgoBoard *self);

/**
 * ugo_board_show_move:
 * @self: a board
 * @before: the position before
 * @move: the move
 * @route: its stops; empty for a pass and for a placement
 * @after: the position after
 *
 * Animates it hop by hop. Input is accepted meanwhile and ends the animation first; so does the
 * next move, unless it is a pass. The part of the way that the person has just dragged the piece,
 * or let it hop, is not animated again.
 */
void ugo_board_show_move (UgoBoard *self, const UgoPosition *before, UgoMove move,
                          const UgoRoute *route, const UgoPosition *after);

/**
 * ugo_board_get_motion_time:
 * @self: a board
 *
 * Returns: how long the motion that has just been started takes, in seconds; 0 when nothing moves
 */
double ugo_board_get_motion_time (UgoBoard *self);

/**
 * ugo_board_set_last_move:
 * @self: a board
 * @before: (nullable): the position before the move to mark as the last one, or %NULL for none
 * @move: that move
 * @route: (nullable): its stops
 */
void ugo_board_set_last_move (UgoBoard *self, const UgoPosition *before, UgoMove move,
                              const UgoRoute *route);

/**
 * ugo_board_draw_at_cursor:
 * @self: a board
 * @colour: a colour of #UgoBoardMark
 *
 * Begins to draw at the square of the keyboard's cursor, or ends what was begun in that colour
 * there: at the same square it is a circle.
 *
 * Returns: the square where it was begun, %UGO_SQUARE_NONE when it is ended
 */
UgoSquare ugo_board_draw_at_cursor (UgoBoard *self, char colour);

/**
 * ugo_board_set_marks:
 * @self: a board
 * @marks: (array length=n_marks) (nullable): circles and arrows to draw from now on
 * @n_marks: their number
 */
void ugo_board_set_marks (UgoBoard *self, const UgoBoardMark *marks, gsize n_marks);

/* The most ways of the opponent that are shown at once. */
#define UGO_BOARD_MAX_THREATS 3

/**
 * ugo_board_set_hint:
 * @self: a board
 * @area: squares to look at, 0 for none
 * @from: a piece to look at, or %UGO_SQUARE_NONE
 * @to: where it should go, or %UGO_SQUARE_NONE
 *
 * What a hint points at is drawn from now on, beside all other marks.
 */
void ugo_board_set_hint (UgoBoard *self, uint64_t area, UgoSquare from, UgoSquare to);

/**
 * ugo_board_set_threats:
 * @self: a board
 * @moves: (array length=n_moves) (nullable): moves to be drawn as threats from now on, in place of
 *   those of the lens
 * @n_moves: their number, at most %UGO_BOARD_MAX_THREATS
 */
void ugo_board_set_threats (UgoBoard *self, const UgoMove *moves, gsize n_moves);

/**
 * ugo_board_mark_squares:
 * @marks: (element-type UgoBoardMark): marks
 * @squares: a set of squares
 * @colour: the colour of a circle, or a sign
 *
 * Adds a mark for each square.
 */
void ugo_board_mark_squares (GArray *marks, uint64_t squares, char colour);

/**
 * ugo_board_cancel:
 * @self: a board
 *
 * Drops what the person has picked.
 *
 * Returns: whether there was anything to drop
 */
gboolean ugo_board_cancel (UgoBoard *self);

/**
 * ugo_board_finish_animation:
 * @self: a board
 */
void ugo_board_finish_animation (UgoBoard *self);

/**
 * ugo_board_suggest:
 * @self: a board
 *
 * Shows some legal move: picks a piece that can move and marks its targets.
 */
void ugo_board_suggest (UgoBoard *self);

/**
 * ugo_board_set_typed:
 * @self: a board
 * @typed: (nullable): what is being typed, as understood in the position shown, or %NULL
 *
 * Shows what may be meant in place of what is in hand, until the position changes.
 */
void ugo_board_set_typed (UgoBoard *self, const UgoTypedMove *typed);

/**
 * ugo_board_enter:
 * @self: a board
 * @typed: what was typed, as understood in the position shown
 *
 * Does what a hand would do: makes the move, picks up the piece, refuses what cannot be played.
 *
 * Returns: whether anything was done, which it is not while the person has no turn
 */
gboolean ugo_board_enter (UgoBoard *self, const UgoTypedMove *typed);

/**
 * ugo_board_enter_square:
 * @self: a board
 * @text: what was typed
 *
 * In editing, presses the square whose name was typed.
 *
 * Returns: whether there is one
 */
gboolean ugo_board_enter_square (UgoBoard *self, const char *text);

/**
 * ugo_board_spell_pick:
 * @self: a board
 *
 * Returns: (transfer full): what to type for the piece in hand and the way it has come, so that the
 *   next square can follow: "c1-"; "" when nothing is in hand
 */
char *ugo_board_spell_pick (UgoBoard *self);

/**
 * ugo_board_announce:
 * @self: a board
 * @sentence: what a screen reader should say now
 */
void ugo_board_announce (UgoBoard *self, const char *sentence);

G_END_DECLS
