/* ugo-board-private.h: what the files of the board widget share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-board.h"
#include "ugo-board-draw.h"
#include "ugo-pick.h"

G_BEGIN_DECLS

typedef enum
{
  UGO_BOARD_MOVE_CHOSEN,
  UGO_BOARD_MOVE_REFUSED,
  UGO_BOARD_SQUARE_PRESSED,
  UGO_BOARD_N_SIGNALS,
} UgoBoardSignal;

/*
 * UgoBoardPoint:
 *
 * A place on the board in squares, as in #UgoBoardLayout.
 */
typedef struct
{
  double file;
  double rank;
} UgoBoardPoint;

/*
 * UgoBoardPress:
 * @is_down: whether a button or a finger is down
 * @is_spent: whether what it was for has happened
 * @is_dragging: whether a piece hangs at the pointer
 * @is_repeated: whether it went down on the piece in hand
 * @has_picked: whether it has picked the piece up
 * @square: where it went down
 * @walked: how long the walk was then
 * @start_x: where it went down, as is @start_y
 * @x: where it is now, as is @y
 * @rest: the square it stays on
 * @rest_timeout: when it has stayed there long enough to rest
 */
typedef struct
{
  gboolean is_down;
  gboolean is_spent;
  gboolean is_dragging;
  gboolean is_repeated;
  gboolean has_picked;
  UgoSquare square;
  guint walked;
  double start_x;
  double start_y;
  double x;
  double y;
  UgoSquare rest;
  guint rest_timeout;
} UgoBoardPress;

/*
 * UgoBoardFlight:
 * @is_on: whether a piece is on its way
 * @before: what is shown meanwhile
 * @from: the square it left, which is shown empty
 * @piece: the piece
 * @points: the places it passes
 * @ends: when each is reached, in seconds from the first
 * @n_points: their number
 * @height: how high it is at the first place, from 0 to 1
 * @started: the time of the first frame, 0 before that
 * @now: the time of the last frame
 */
typedef struct
{
  gboolean is_on;
  UgoPosition before;
  UgoSquare from;
  uint8_t piece;
  UgoBoardPoint points[UGO_MAX_ROUTE];
  double ends[UGO_MAX_ROUTE];
  guint n_points;
  double height;
  gint64 started;
  gint64 now;
} UgoBoardFlight;

struct _UgoBoard
{
  GtkWidget parent_instance;

  /* What is shown */
  UgoPosition position;
  UgoRoute last_route;
  const UgoTheme *theme;
  gboolean is_turned;
  gboolean is_playable;
  gboolean is_editing;
  gboolean has_coordinates;
  double animation_speed;
  UgoBoardLayout layout;

  /* A picture of the ground, and what it shows */
  GdkTexture *ground;
  UgoBoardLayout ground_layout;
  UgoPosition ground_position;
  const UgoTheme *ground_theme;
  gboolean ground_is_dark;

  /* Children, and what was last said of each */
  GtkWidget *squares[UGO_MAX_SQUARES];
  guint32 described[UGO_MAX_SQUARES];
  guint n_squares;

  /* What the person does */
  UgoPick pick;
  UgoBoardPress press;
  UgoSquare cursor;
  UgoSquare hovered;
  gboolean shows_cursor;
  guint brought; /* how much of the route being chosen the piece has gone already */

  /* Motion */
  UgoBoardFlight flight;
  UgoSquare shaken;
  gint64 shake_started;
  double shake;
  guint tick;

  GdkSurface *surface;
};

/* ugo-board.c */

void ugo_board_emit_move_chosen (UgoBoard *self, UgoMove move, const UgoRoute *route);
void ugo_board_emit_move_refused (UgoBoard *self, UgoMove move, UgoStatus status);
void ugo_board_emit_square_pressed (UgoBoard *self, UgoSquare square, int piece);

/* Shows and tells what has changed on the squares. */
void ugo_board_update (UgoBoard *self);

/* Which square the pointer or else the keyboard is at, when the piece in hand can go there. */
UgoSquare ugo_board_get_aim (UgoBoard *self);

/* ugo-board-input.c: what gestures and keys do. Places are in pixels of the widget. */

void ugo_board_add_controllers (UgoBoard *self);

/* Returns: whether the board wants the press for itself, so that nothing scrolls by it */
gboolean ugo_board_press (UgoBoard *self, double x, double y);
void ugo_board_drag (UgoBoard *self, double x, double y);
void ugo_board_release (UgoBoard *self, double x, double y, GdkModifierType modifiers);
void ugo_board_end_press (UgoBoard *self);
void ugo_board_hover (UgoBoard *self, double x, double y);
void ugo_board_leave (UgoBoard *self);

/* The press has stayed where it is for a while. */
void ugo_board_rest (UgoBoard *self);

/* Space and Enter on a square, alone or with Shift or Ctrl. */
void ugo_board_activate_square (UgoBoard *self, UgoSquare square, gboolean rests);

/* Backspace: takes back the last hop of the piece in hand. Returns: whether there was one */
gboolean ugo_board_walk_back (UgoBoard *self);

/* ugo-board-keyboard.c */

void ugo_board_add_bindings (GtkWidgetClass *widget_class);
void ugo_board_move_cursor (UgoBoard *self, UgoSquare square);

/* The square one comes to from @square by going in @direction as one sees the board; @square itself
 * at the edge. */
UgoSquare ugo_board_find_neighbour (UgoBoard *self, UgoSquare square, GtkDirectionType direction);

/* ugo-board-animation.c */

/* Lets the piece on @from of @before fly from point to point. */
void ugo_board_fly (UgoBoard *self, const UgoPosition *before, UgoSquare from,
                    const UgoBoardPoint *points, guint n_points, double height);
void ugo_board_fly_route (UgoBoard *self, const UgoPosition *before, const UgoRoute *route,
                          guint n_done);
void ugo_board_shake (UgoBoard *self, UgoSquare square);
void ugo_board_get_flying (UgoBoard *self, UgoFlyingPiece *piece);

/* ugo-board-words.c: what a screen reader hears */

/* How many hops @route counts as: 0 for a step */
guint ugo_board_count_hops (const UgoRules *rules, const UgoRoute *route);
char *ugo_board_describe_square (UgoBoard *self, UgoSquare square);
void ugo_board_announce_pick (UgoBoard *self);

G_END_DECLS
