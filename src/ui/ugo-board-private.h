/* ugo-board-private.h: what the files of the board widget share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-board.h"
#include "ugo-board-draw.h"
#include "ugo-drawing.h"
#include "ugo-entry.h"
#include "ugo-lens.h"
#include "ugo-pick.h"

G_BEGIN_DECLS

typedef enum
{
  UGO_BOARD_MOVE_CHOSEN,
  UGO_BOARD_MOVE_REFUSED,
  UGO_BOARD_SQUARE_PRESSED,
  UGO_BOARD_MARK_DRAWN,
  UGO_BOARD_POSITION_CHANGED,
  UGO_BOARD_N_SIGNALS,
} UgoBoardSignal;

/*
 * UgoBoardPoint:
 * @file: where it is in squares, as in #UgoBoardLayout
 * @rank: see @file
 * @height: how far a piece there is from the board, from 0 to 1
 */
typedef struct
{
  double file;
  double rank;
  double height;
} UgoBoardPoint;

/* How pieces are moved by a pointer or a finger. */
typedef enum
{
  UGO_INPUT_ANY,
  UGO_INPUT_CLICK,
  UGO_INPUT_DRAG,
} UgoBoardInput;

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
 * UgoBoardPath:
 * @from: the place a piece left, which is shown without it
 * @piece: the piece
 * @points: the places it passes
 * @ends: when each is reached, in seconds from the first frame; until the first is, the piece stays
 *   there
 * @n_points: their number
 */
typedef struct
{
  UgoSquare from;
  uint8_t piece;
  UgoBoardPoint points[UGO_MAX_ROUTE];
  double ends[UGO_MAX_ROUTE];
  guint n_points;
} UgoBoardPath;

/* The piece that moves, and one that it replaces. */
#define UGO_BOARD_MAX_PATHS 2

/*
 * UgoBoardFlight:
 * @is_on: whether pieces are on their way
 * @before: what is shown meanwhile
 * @paths: (array length=n_paths): what moves, the uppermost last
 * @started: the time of the first frame, 0 before that
 * @now: the time of the last frame
 * @n_passed: how many points of the first path have been heard
 * @n_stops: how many of them were stops
 */
typedef struct
{
  gboolean is_on;
  UgoPosition before;
  UgoBoardPath paths[UGO_BOARD_MAX_PATHS];
  guint n_paths;
  gint64 started;
  gint64 now;
  guint n_passed;
  guint n_stops;
} UgoBoardFlight;

/*
 * UgoBoardPen:
 * @is_down: whether something is being drawn
 * @colour: its colour
 * @from: where it begins
 * @to: where it ends as yet, @from for a circle
 * @n_marks: how many marks there are without it
 */
typedef struct
{
  gboolean is_down;
  char colour;
  UgoSquare from;
  UgoSquare to;
  guint n_marks;
} UgoBoardPen;

struct _UgoBoard
{
  GtkWidget parent_instance;

  /* What is shown */
  UgoPosition position;
  const UgoEntry *entry;
  UgoRowMark rows[UGO_MAX_ROW_MARKS];
  guint n_rows;
  UgoTrail last_trail;
  UgoSquare last_drop;
  GArray *marks; /* of UgoBoardMark */
  uint64_t hint_area;
  UgoSquare hint_from;
  UgoSquare hint_to;
  UgoMove asked_threats[UGO_BOARD_MAX_THREATS];
  gsize n_asked_threats;
  const UgoTheme *theme;
  UgoPieceStyle pieces;
  gboolean is_turned;
  gboolean is_playable;
  gboolean is_editing;
  gboolean has_coordinates;
  gboolean has_inner_coordinates;
  gboolean has_lens;
  gboolean is_nameless;
  UgoBoardInput input;
  gboolean is_drawable;
  double animation_speed;
  UgoBoardLayout layout;

  /* A picture of the ground, and what it shows */
  cairo_surface_t *ground;
  UgoBoardLayout ground_layout;
  UgoPosition ground_position;
  const UgoTheme *ground_theme;
  gboolean ground_is_dark;
  gboolean ground_has_names;

  /* Children, and what was last said of each: the squares, then the slots of the trays */
  GtkWidget *squares[UGO_MAX_SQUARES];
  char *described[UGO_MAX_SQUARES];
  guint n_squares;
  UgoSquare told_selected;
  char *prompt;

  /* What the person does */
  UgoPick pick;
  UgoBoardPress press;
  UgoBoardPen pen;
  UgoSquare cursor;
  UgoSquare hovered;
  gboolean shows_cursor;
  guint brought;             /* how much of the route being chosen the piece has gone already */
  gboolean is_drop_brought;  /* whether a piece that it replaces has, too */
  gboolean is_typed;         /* whether what is being typed is shown */
  UgoTypedMove typed;

  /* What the lens sees */
  UgoMove considered;        /* the move that is considered, a pass for none */
  UgoLensChange change;      /* what it would change */
  UgoMove finishes[2];       /* by which each side could finish now */
  UgoMove threats[2];        /* what is drawn of these */

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

void ugo_board_emit_mark_drawn (UgoBoard *self, char colour, UgoSquare from, UgoSquare to);

/* Shows and tells what has changed on the squares. */
void ugo_board_update (UgoBoard *self);

/* ugo-board-properties.c */

void ugo_board_add_properties (GObjectClass *object_class);

/* Says what is in hand, to be shown beside the board; %NULL when nothing needs to be. */
void ugo_board_set_prompt (UgoBoard *self, const char *prompt);

/* Which square the pointer or else the keyboard is at, when the piece in hand can go there. */
UgoSquare ugo_board_get_aim (UgoBoard *self);

/* The piece that lies uppermost at a square or in a slot; 0 for none. */
uint8_t ugo_board_get_piece (const UgoPosition *position, UgoSquare place);

/* Where that piece lies. */
UgoBoardPoint ugo_board_locate_piece (const UgoPosition *position, UgoSquare place);

/* ugo-board-pen.c: what a person draws */

void ugo_board_add_pen (UgoBoard *self);

/* Gives up what is being drawn; returns whether there was anything. */
gboolean ugo_board_lift_pen (UgoBoard *self);

/* What is being drawn ends where the cursor is. */
void ugo_board_follow_cursor (UgoBoard *self);

/* ugo-board-lens.c: what the board tells of the move that is being considered */

/* Position, piece in hand or settings have changed: what is told is found anew. */
void ugo_board_look (UgoBoard *self);

/* The pointer or the keyboard has perhaps come to another square. */
void ugo_board_consider (UgoBoard *self);

/* Says what the move that is considered would change, if one is. */
void ugo_board_announce_considered (UgoBoard *self);

/* Adds the marks of the lens to a scene that has those of the piece in hand. */
void ugo_board_add_lens (UgoBoard *self, UgoBoardScene *scene);

/* ugo-board-scene.c */

/* What is shown now; @flying is what the scene's pieces off the board are kept in. */
void ugo_board_init_scene (UgoBoard *self, UgoBoardScene *scene,
                           UgoFlyingPiece flying[UGO_BOARD_MAX_PATHS]);

/* Shows the way along @route as that of a move which is considered. */
void ugo_board_show_way (UgoBoard *self, UgoBoardScene *scene, const UgoRoute *route);

/* ugo-board-typed.c: what is being typed */

void ugo_board_show_typed (UgoBoard *self, UgoBoardScene *scene);

/* ugo-board-hand.c: what is done with the piece in hand */

/* The slot of the mover's tray for pieces of that kind, or %UGO_SQUARE_NONE. */
UgoSquare ugo_board_find_slot (UgoBoard *self, uint8_t piece);

/* Whether the piece at @place may be picked up by the side to move. */
gboolean ugo_board_is_own (UgoBoard *self, UgoSquare place);

/* Whether a click on @place does something with the piece in hand. */
gboolean ugo_board_is_choice (UgoBoard *self, UgoSquare place);

/* Whether a click on @place picks up the piece there. */
gboolean ugo_board_can_pick_up (UgoBoard *self, UgoSquare place);
void ugo_board_pick_up (UgoBoard *self, UgoSquare place);

/* Begins to replace the piece on @square. Returns: whether it can be replaced */
gboolean ugo_board_start_replacing (UgoBoard *self, UgoSquare square, gboolean was_dropped);

/* Ends the move on the square where the piece in hand is. */
void ugo_board_choose_here (UgoBoard *self, gboolean was_dropped);
void ugo_board_choose_target (UgoBoard *self, UgoSquare target, gboolean was_dropped);

/* Lets the piece in hand rest on @square. Returns: whether it can go there */
gboolean ugo_board_rest_on (UgoBoard *self, UgoSquare square, gboolean was_dragged);

/* A piece is in hand and the person wants it on @square, where it cannot go. */
void ugo_board_refuse_target (UgoBoard *self, UgoSquare square);

/* @square is chosen by a click or by the keyboard. */
void ugo_board_use_square (UgoBoard *self, UgoSquare square, gboolean rests);

/* Takes a piece of that kind out of the mover's tray. Returns: whether pieces are being placed */
gboolean ugo_board_take_from_tray (UgoBoard *self, uint8_t piece);

/* Escape: puts back what is in hand, or gives up replacing a piece. */
gboolean ugo_board_step_back (UgoBoard *self);

/* Space and Enter on a square, alone or with Shift or Ctrl. */
void ugo_board_activate_square (UgoBoard *self, UgoSquare square, gboolean rests);

/* Backspace: takes back the last hop of the piece in hand. Returns: whether there was one */
gboolean ugo_board_walk_back (UgoBoard *self);

/* ugo-board-input.c: what gestures do. Places are in pixels of the widget. */

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

/* ugo-board-keyboard.c */

void ugo_board_add_bindings (GtkWidgetClass *widget_class);
void ugo_board_move_cursor (UgoBoard *self, UgoSquare square);

/* The square one comes to from @square by going in @direction as one sees the board; @square itself
 * at the edge. */
UgoSquare ugo_board_find_neighbour (UgoBoard *self, UgoSquare square, GtkDirectionType direction);

/* ugo-board-animation.c */

/* Lets the piece at @from of @before glide from @start to @end. */
void ugo_board_glide (UgoBoard *self, const UgoPosition *before, UgoSquare from,
                      UgoBoardPoint start, UgoBoardPoint end);

/* Lets a piece go along @route, but for the part up to its stop number @n_done. */
void ugo_board_fly_route (UgoBoard *self, const UgoPosition *before, const UgoRoute *route,
                          guint n_done);

/* The same for all that @move changes, but for what the person has done by hand. */
void ugo_board_fly_move (UgoBoard *self, const UgoPosition *before, UgoMove move,
                         const UgoRoute *route);
void ugo_board_shake (UgoBoard *self, UgoSquare square);

/* Where the piece of path number @i is now. */
void ugo_board_get_flying (UgoBoard *self, guint i, UgoFlyingPiece *piece);

/* ugo-board-words.c: what a screen reader hears */

char *ugo_board_describe_place (UgoBoard *self, UgoSquare place);
void ugo_board_announce_pick (UgoBoard *self);

G_END_DECLS
