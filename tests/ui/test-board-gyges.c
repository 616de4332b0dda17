/* test-board-gyges.c: what only Gygès has on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "ugo-gyges.h"
#include "ugo-language.h"
#include "ugo-opening.h"
#include "ugo-test-board.h"

#define PLAIN "3.1..2/.2..3./....../.1.2../..31../3.2.1. w 9"

/* d2 reaches the finish by way of e2, d3 and d4. */
#define FINISH "....../1...../3.23../3.211./2.132./...... w 5"

/* No piece of row 1 can move. */
#define BLOCKED "....../....../13..../.....1/222211/3.3.3. w 5"

#define SQ(name) ugo_test_gyges_square (#name)

enum
{
  SLOT_SOUTH = 38,
  SLOT_NORTH = 41,
};

static void
set_text (UgoTestBoard *fixture, const char *text, guint8 flags)
{
  UgoVariant variant = ugo_variant_default (&ugo_rules_gyges);

  variant.flags = flags;
  ugo_test_set_text (fixture, variant, text);
  ugo_test_settle (fixture);
}

static void
set_start (UgoTestBoard *fixture)
{
  UgoPosition start;

  ugo_position_start (ugo_variant_default (&ugo_rules_gyges), &start);
  ugo_board_set_position (fixture->board, &start);
  ugo_test_settle (fixture);
}

static UgoMove
placement (int piece, UgoSquare to)
{
  return (UgoMove){ UGO_SQUARE_NONE, to, UGO_SQUARE_NONE, (uint8_t) piece };
}

static uint64_t
squares (const char *names)
{
  g_auto (GStrv) list = g_strsplit (names, " ", -1);
  uint64_t set = 0;

  for (char **name = list; *name != NULL; name++)
    set |= ugo_bit (ugo_test_gyges_square (*name));
  return set;
}

static void
assert_label (UgoTestBoard *fixture, UgoSquare place, const char *label)
{
  gtk_test_accessible_assert_property (ugo_test_square_widget (fixture, place),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

static void
assert_prompt (UgoTestBoard *fixture, const char *wanted)
{
  g_autofree char *prompt = NULL;

  g_object_get (fixture->board, "prompt", &prompt, NULL);
  g_assert_cmpstr (prompt, ==, wanted);
}

/* Shows a move as the model would. */
static void
show (UgoTestBoard *fixture, UgoMove move)
{
  UgoPosition before = *ugo_test_shown (fixture);
  UgoPosition after;
  UgoRoute route;

  ugo_move_path (&before, move, &route);
  ugo_play (&before, move, NULL, 0, &after);
  ugo_board_show_move (fixture->board, &before, move, &route, &after);
}

/* Placement */

static void
test_trays (UgoTestBoard *fixture, gconstpointer data)
{
  const UgoOpening *opening = ugo_opening_find (&ugo_rules_gyges, "outside");
  UgoMove moves[UGO_MAX_OPENING];
  UgoPosition position;
  gsize n_moves;

  set_start (fixture);
  position = *ugo_test_shown (fixture);
  n_moves = ugo_opening_make (opening, &position, moves);
  g_assert_cmpuint (n_moves, ==, 12);
  assert_label (fixture, SLOT_SOUTH, "South’s tray, 2 singles");
  assert_label (fixture, SLOT_NORTH + 2, "North’s tray, 2 triples");

  for (gsize i = 0; i < n_moves; i++)
    {
      UgoRoute none = { 0 };
      UgoPosition before = position;

      g_assert_cmpuint (fixture->board->n_squares, ==, 44);
      g_assert_cmpint (ugo_check_move (&position, moves[i]), ==, UGO_OK);
      ugo_play (&position, moves[i], NULL, 0, &position);
      ugo_board_show_move (fixture->board, &before, moves[i], &none, &position);
    }
  g_assert_cmpuint (fixture->board->n_squares, ==, 38);
  g_assert_null (gtk_widget_get_next_sibling (ugo_test_square_widget (fixture, 37)));

  /* What is taken back brings the trays back, and keeps the keyboard. */
  gtk_widget_grab_focus (ugo_test_square_widget (fixture, 5));
  set_start (fixture);
  g_assert_cmpuint (fixture->board->n_squares, ==, 44);
  g_assert_nonnull (gtk_widget_get_focus_child (GTK_WIDGET (fixture->board)));
  gtk_widget_grab_focus (ugo_test_square_widget (fixture, 43));
  ugo_board_set_position (fixture->board, &position);
  g_assert_cmpuint (fixture->board->cursor, <, 38);
  g_assert_nonnull (gtk_widget_get_focus_child (GTK_WIDGET (fixture->board)));
}

static void
test_digits (UgoTestBoard *fixture, gconstpointer data)
{
  static const char *const keys[] = { "1", "2", "3" };

  set_start (fixture);
  gtk_widget_grab_focus (ugo_test_square_widget (fixture, SQ (d4)));
  for (int piece = 1; piece <= 3; piece++)
    {
      g_assert_true (ugo_test_key (fixture, keys[piece - 1]));
      g_assert_cmpint (ugo_pick_here (ugo_test_picked (fixture)), ==, SLOT_SOUTH + piece - 1);
      g_assert_cmpint (ugo_test_picked (fixture)->piece, ==, piece);
      g_assert_cmphex (ugo_test_picked (fixture)->targets, ==, squares ("a1 b1 c1 d1 e1 f1"));
      g_assert_cmpint (fixture->board->cursor, ==, SQ (a1));
    }
  gtk_widget_child_focus (GTK_WIDGET (fixture->board), GTK_DIR_RIGHT);
  g_assert_true (ugo_test_key (fixture, "space"));
  ugo_test_assert_chosen (fixture, placement (3, SQ (b1)));

  set_text (fixture, PLAIN, 0);
  g_assert_false (ugo_test_key (fixture, "1"));
}

static void
test_placement_refused (UgoTestBoard *fixture, gconstpointer data)
{
  static const struct
  {
    int first;
    int second;
    UgoStatus status;
  } cases[] = {
    { 20, -1, UGO_MOVE_PLACEMENT },
    { 3, -1, UGO_MOVE_PLACEMENT },
    { SLOT_NORTH + 1, -1, UGO_MOVE_NOT_YOURS },
    { SLOT_SOUTH, -1, UGO_MOVE_NO_SUCH_PIECE },
    { SLOT_SOUTH + 1, 6, UGO_MOVE_NOT_START_LINE },
    { SLOT_SOUTH + 1, 0, UGO_MOVE_OCCUPIED },
    { SLOT_SOUTH + 1, 35, UGO_MOVE_NOT_START_LINE },
  };

  set_text (fixture, "22..../....../....../....../....../11.... w 3", 0);
  assert_label (fixture, SLOT_SOUTH, "South’s tray, 0 singles");
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      ugo_test_click (fixture, cases[i].first);
      if (cases[i].second >= 0)
        ugo_test_click (fixture, cases[i].second);
      g_assert_cmpuint (fixture->n_refused, ==, 1);
      g_assert_cmpint (fixture->status, ==, cases[i].status);
      g_assert_cmpuint (fixture->n_chosen, ==, 0);
      ugo_board_cancel (fixture->board);
      ugo_test_forget (fixture);
    }
}

static void
test_piece_leaves_its_tray (UgoTestBoard *fixture, gconstpointer data)
{
  UgoFlyingPiece flying[UGO_BOARD_MAX_PATHS];
  UgoBoardScene scene;

  set_start (fixture);
  ugo_test_press (fixture, SLOT_SOUTH + 2);
  ugo_test_drag (fixture, SQ (c3));
  ugo_board_init_scene (fixture->board, &scene, flying);
  g_assert_cmphex (scene.hidden, ==, ugo_bit (SLOT_SOUTH + 2));
  g_assert_cmpuint (scene.n_flying, ==, 1);
  g_assert_cmpint (flying[0].piece, ==, 3);
  g_assert_cmpfloat_with_epsilon (flying[0].file, 2, 0.01);
  g_assert_cmpfloat_with_epsilon (flying[0].rank, 2, 0.01);
  ugo_test_release (fixture, SQ (c1), 0);
  ugo_test_assert_chosen (fixture, placement (3, SQ (c1)));
}

static void
test_covered_finish (UgoTestBoard *fixture, gconstpointer data)
{
  GtkWidget *board = GTK_WIDGET (fixture->board);

  set_start (fixture);
  gtk_widget_grab_focus (ugo_test_square_widget (fixture, SQ (d6)));
  gtk_widget_child_focus (board, GTK_DIR_UP);
  g_assert_cmpuint (fixture->board->cursor, >=, SLOT_NORTH);
  gtk_widget_child_focus (board, GTK_DIR_RIGHT);
  g_assert_cmpint (fixture->board->cursor, ==, SLOT_NORTH + 2);

  set_text (fixture, PLAIN, 0);
  gtk_widget_grab_focus (ugo_test_square_widget (fixture, SQ (d6)));
  gtk_widget_child_focus (board, GTK_DIR_UP);
  g_assert_cmpint (fixture->board->cursor, ==, UGO_GYGES_FINISH_NORTH);
  gtk_widget_child_focus (board, GTK_DIR_DOWN);
  g_assert_cmpint (fixture->board->cursor / 6, ==, 5);
}

/* Lines */

static void
assert_rows (UgoTestBoard *fixture, const UgoRowMark *wanted, guint n_wanted)
{
  UgoFlyingPiece flying[UGO_BOARD_MAX_PATHS];
  UgoBoardScene scene;

  ugo_board_init_scene (fixture->board, &scene, flying);
  g_assert_cmpuint (scene.n_rows, ==, n_wanted);
  for (guint i = 0; i < n_wanted; i++)
    {
      g_assert_cmpint (scene.rows[i].kind, ==, wanted[i].kind);
      g_assert_cmpint (scene.rows[i].side, ==, wanted[i].side);
      g_assert_cmpint (scene.rows[i].rank, ==, wanted[i].rank);
    }
}

static void
test_rows (UgoTestBoard *fixture, gconstpointer data)
{
  static const UgoRowMark start[] = { { UGO_ROW_COMMANDED, UGO_WHITE, 0 } };
  static const UgoRowMark plain[] = { { UGO_ROW_COMMANDED, UGO_WHITE, 0 },
                                      { UGO_ROW_COMMANDED, UGO_BLACK, 5 } };
  static const UgoRowMark blocked[] = { { UGO_ROW_COMMANDED, UGO_WHITE, 1 },
                                        { UGO_ROW_BLOCKED, UGO_WHITE, 0 },
                                        { UGO_ROW_COMMANDED, UGO_BLACK, 3 } };
  static const UgoRowMark considered[] = { { UGO_ROW_COMMANDED, UGO_WHITE, 0 },
                                           { UGO_ROW_COMMANDED, UGO_BLACK, 4 },
                                           { UGO_ROW_NEXT, UGO_WHITE, 1 } };
  double x;
  double y;

  set_start (fixture);
  assert_rows (fixture, start, G_N_ELEMENTS (start));
  set_text (fixture, PLAIN, 0);
  assert_rows (fixture, plain, G_N_ELEMENTS (plain));
  assert_label (fixture, SQ (a1), "a1, triple, on South’s nearest line");
  assert_label (fixture, SQ (a6), "a6, triple, on North’s nearest line");
  assert_label (fixture, SQ (c2), "c2, triple");
  set_text (fixture, BLOCKED, 0);
  assert_rows (fixture, blocked, G_N_ELEMENTS (blocked));
  assert_label (fixture, SQ (a1), "a1, triple, on South’s blocked line");
  assert_label (fixture, SQ (a2), "a2, double, on South’s nearest line");

  /* Nobody commands anything when the game is over. */
  show (fixture, ugo_move (SQ (a2), UGO_GYGES_FINISH_NORTH));
  assert_rows (fixture, NULL, 0);

  /* The last piece of row 1 would leave it. */
  set_text (fixture, "....../132.../13..../.....1/2221../3..... w 5", 0);
  ugo_test_click (fixture, SQ (a1));
  ugo_board_layout_square_centre (&fixture->board->layout,
                                  ugo_bits_first (ugo_test_picked (fixture)->targets
                                                  & ~UINT64_C (0x3f)),
                                  &x, &y);
  ugo_board_hover (fixture->board, x, y);
  assert_rows (fixture, considered, G_N_ELEMENTS (considered));
}

static void
test_wrong_line (UgoTestBoard *fixture, gconstpointer data)
{
  set_text (fixture, BLOCKED, 0);
  ugo_test_click (fixture, SQ (f3));
  g_assert_cmpint (fixture->status, ==, UGO_MOVE_NOT_NEAREST_LINE);
  ugo_test_forget (fixture);
  ugo_test_click (fixture, SQ (a2));
  ugo_test_click (fixture, UGO_GYGES_FINISH_NORTH);
  ugo_test_assert_chosen (fixture, ugo_move (SQ (a2), UGO_GYGES_FINISH_NORTH));
}

/* The way */

static void
test_own_finish (UgoTestBoard *fixture, gconstpointer data)
{
  set_text (fixture, FINISH, 0);
  ugo_test_click (fixture, SQ (d2));
  assert_label (fixture, UGO_GYGES_FINISH_NORTH,
                "N, South’s finish square, can be reached with 3 bounces");
  ugo_test_click (fixture, UGO_GYGES_FINISH_SOUTH);
  g_assert_cmpint (fixture->status, ==, UGO_MOVE_OWN_FINISH);
  ugo_test_forget (fixture);
  ugo_test_press (fixture, SQ (d2));
  ugo_test_drag (fixture, UGO_GYGES_FINISH_NORTH);
  ugo_test_release (fixture, UGO_GYGES_FINISH_NORTH, 0);
  ugo_test_assert_chosen (fixture, ugo_move (SQ (d2), UGO_GYGES_FINISH_NORTH));
}

/* The squares of a way lie side by side, and its numbers count the steps of each run down. */
static void
assert_trail (const UgoPosition *position, const UgoBoardScene *scene, const UgoRoute *route)
{
  guint n_stops = 0;
  guint left = 0;

  for (guint i = 0; i < scene->hover_route.length; i++)
    {
      UgoSquare square = scene->hover_route.squares[i];
      gboolean is_stop = (scene->hover_stops & UINT64_C (1) << i) != 0;

      g_assert_cmpint (is_stop, ==, left == 0);
      if (is_stop)
        {
          g_assert_cmpint (square, ==, route->squares[n_stops++]);
          left = ugo_piece_at (position, square);
        }
      if (i + 1 < scene->hover_route.length)
        {
          UgoSquare next = scene->hover_route.squares[i + 1];
          int distance = abs (square % 6 - next % 6) + abs (square / 6 - next / 6);

          g_assert_true (distance == 1 || next >= 36);
          g_assert_cmpint (scene->hover_numbers[i], ==, left--);
        }
    }
  g_assert_cmpuint (n_stops, ==, route->length);
}

static void
test_hover (UgoTestBoard *fixture, gconstpointer data)
{
  for (guint i = 0; i < 200; i++)
    {
      UgoFlyingPiece flying[UGO_BOARD_MAX_PATHS];
      UgoBoardScene scene;
      UgoMove moves[UGO_MAX_MOVES];
      UgoPosition position;
      UgoRoute route;
      UgoMove move;
      double x;
      double y;

      ugo_test_random_position (&position, &ugo_rules_gyges);
      move = moves[g_test_rand_int_range (0, (int) ugo_legal_moves (&position, moves))];
      if (move.from == UGO_SQUARE_NONE)
        continue;
      ugo_board_set_position (fixture->board, &position);
      ugo_test_settle (fixture);
      ugo_test_click (fixture, move.from);
      ugo_board_layout_square_centre (&fixture->board->layout, move.to, &x, &y);
      ugo_board_hover (fixture->board, x, y);
      ugo_board_init_scene (fixture->board, &scene, flying);
      ugo_move_path (&position, move, &route);
      assert_trail (&position, &scene, &route);
      g_assert_cmpint (scene.steps, ==, ugo_piece_at (&position, move.from));
    }
}

static void
test_bounce_by_bounce (UgoTestBoard *fixture, gconstpointer data)
{
  g_autofree char *prompt = NULL;
  UgoFlyingPiece flying[UGO_BOARD_MAX_PATHS];
  UgoBoardScene scene;

  set_text (fixture, FINISH, 0);
  ugo_test_click (fixture, SQ (d2));
  assert_prompt (fixture, "Triple on d2 in hand: it goes three squares. 14 squares can be "
                          "reached.");
  ugo_test_shift_click (fixture, SQ (e2));
  assert_label (fixture, SQ (e2), "e2, double, on South’s nearest line, the piece in hand rests "
                                  "here");
  ugo_board_init_scene (fixture->board, &scene, flying);
  g_assert_cmpint (scene.steps, ==, 2);
  g_assert_cmpint (scene.selected, ==, SQ (e2));
  ugo_test_shift_click (fixture, SQ (d3));
  ugo_test_shift_click (fixture, SQ (d4));
  ugo_board_init_scene (fixture->board, &scene, flying);
  g_assert_cmpint (scene.steps, ==, 3);
  g_object_get (fixture->board, "prompt", &prompt, NULL);
  g_assert_true (g_str_has_prefix (prompt, "On d4, on a triple: three squares further. "));
  g_assert_true (ugo_test_key (fixture, "BackSpace"));
  g_assert_cmpint (ugo_pick_here (ugo_test_picked (fixture)), ==, SQ (d3));

  /* It cannot end on a piece. */
  ugo_test_click (fixture, SQ (d3));
  g_assert_cmpint (fixture->status, ==, UGO_MOVE_OCCUPIED);
  ugo_test_forget (fixture);
  ugo_test_click (fixture, UGO_GYGES_FINISH_NORTH);
  g_assert_true (fixture->has_route);
  g_assert_cmpuint (fixture->route.length, ==, 5);
  ugo_test_assert_chosen (fixture, ugo_move (SQ (d2), UGO_GYGES_FINISH_NORTH));
  assert_prompt (fixture, NULL);
}

/* A piece of the own line is picked up by a click, and bounced off with Shift. */
static void
test_bounce_off_own_line (UgoTestBoard *fixture, gconstpointer data)
{
  set_text (fixture, PLAIN, 0);
  ugo_test_click (fixture, SQ (c1));
  ugo_test_shift_click (fixture, SQ (a1));
  g_assert_cmpuint (ugo_test_picked (fixture)->walk.length, ==, 2);
  ugo_board_cancel (fixture->board);
  ugo_test_click (fixture, SQ (c1));
  ugo_test_click (fixture, SQ (a1));
  g_assert_cmpint (ugo_pick_here (ugo_test_picked (fixture)), ==, SQ (a1));
  ugo_test_click (fixture, SQ (c1));
  ugo_test_press (fixture, SQ (a1));
  ugo_test_drag (fixture, SQ (a4));
  ugo_test_release (fixture, SQ (a4), 0);
  ugo_test_assert_chosen (fixture, ugo_move (SQ (a1), SQ (a4)));
}

/* Replacement */

static void
start_replacing (UgoTestBoard *fixture)
{
  set_text (fixture, PLAIN, UGO_GYGES_ADVANCED);
  ugo_test_click (fixture, SQ (a1));
  assert_label (fixture, SQ (c2), "c2, triple, can be replaced");
  ugo_test_click (fixture, SQ (c2));
  g_assert_true (ugo_pick_is_replacing (ugo_test_picked (fixture)));
}

static void
test_replacement (UgoTestBoard *fixture, gconstpointer data)
{
  UgoMove move = { SQ (a1), SQ (c2), SQ (f4), 0 };

  start_replacing (fixture);
  g_assert_cmphex (ugo_test_picked (fixture)->targets, ==,
                   squares ("b1 d1 f1 a2 b2 e2 f2 a3 c3 e3 f3 a4 b4 c4 d4 e4 f4 a5 c5 d5 f5 b6 d6 "
                            "e6"));
  assert_label (fixture, SQ (c2), "c2, triple, the piece in hand rests here");
  assert_label (fixture, SQ (f4), "f4, empty, the replaced piece can go here");
  assert_prompt (fixture, "The triple on c2 is replaced: choose where it goes. 24 squares are "
                          "free.");
  ugo_test_click (fixture, SQ (f4));
  g_assert_false (fixture->has_route);
  ugo_test_assert_chosen (fixture, move);

  /* By way of a bounce that was asked for. */
  ugo_test_click (fixture, SQ (a1));
  ugo_test_shift_click (fixture, SQ (c2));
  g_assert_true (ugo_pick_is_walking (ugo_test_picked (fixture)));
  ugo_test_click (fixture, SQ (c2));
  g_assert_true (ugo_pick_is_replacing (ugo_test_picked (fixture)));
  ugo_test_click (fixture, SQ (f4));
  g_assert_true (fixture->has_route);
  ugo_test_assert_chosen (fixture, move);
}

static void
test_bounce_instead (UgoTestBoard *fixture, gconstpointer data)
{
  start_replacing (fixture);
  ugo_test_click (fixture, SQ (c2));
  g_assert_false (ugo_pick_is_replacing (ugo_test_picked (fixture)));
  g_assert_cmpint (ugo_pick_here (ugo_test_picked (fixture)), ==, SQ (c2));
  g_assert_cmphex (ugo_test_picked (fixture)->targets, ==, squares ("b4 d4 c5"));
  ugo_test_click (fixture, SQ (d4));
  ugo_test_assert_chosen (fixture, ugo_move (SQ (a1), SQ (d4)));
}

static void
test_escape_steps_back (UgoTestBoard *fixture, gconstpointer data)
{
  start_replacing (fixture);
  g_assert_true (ugo_test_key (fixture, "Escape"));
  g_assert_cmpint (ugo_pick_here (ugo_test_picked (fixture)), ==, SQ (a1));
  g_assert_cmphex (ugo_test_picked (fixture)->replaceable, ==, squares ("c2 b3"));
  g_assert_true (ugo_test_key (fixture, "Escape"));
  g_assert_true (ugo_pick_is_empty (ugo_test_picked (fixture)));
  g_assert_false (ugo_test_key (fixture, "Escape"));
  g_assert_cmpuint (fixture->n_chosen + fixture->n_refused, ==, 0);
}

static void
test_drops_refused (UgoTestBoard *fixture, gconstpointer data)
{
  start_replacing (fixture);
  ugo_test_click (fixture, SQ (c1));
  g_assert_cmpint (fixture->status, ==, UGO_MOVE_DROP_OCCUPIED);
  ugo_test_click (fixture, SQ (a1));
  g_assert_cmpint (fixture->status, ==, UGO_MOVE_SAME_SQUARE);
  ugo_test_click (fixture, UGO_GYGES_FINISH_NORTH);
  g_assert_cmpint (fixture->status, ==, UGO_MOVE_NO_REPLACEMENT);
  g_assert_true (ugo_pick_is_replacing (ugo_test_picked (fixture)));
  g_assert_cmpuint (fixture->n_chosen, ==, 0);

  set_text (fixture, FINISH, UGO_GYGES_ADVANCED);
  ugo_test_click (fixture, SQ (d2));
  ugo_test_click (fixture, SQ (e2));
  ugo_test_click (fixture, SQ (a6));
  g_assert_cmpint (fixture->status, ==, UGO_MOVE_DROP_BEHIND);
}

static void
test_replaced_is_dragged (UgoTestBoard *fixture, gconstpointer data)
{
  UgoFlyingPiece flying[UGO_BOARD_MAX_PATHS];
  UgoBoardScene scene;

  start_replacing (fixture);
  ugo_test_press (fixture, SQ (c2));
  ugo_test_drag (fixture, SQ (f4));
  ugo_board_init_scene (fixture->board, &scene, flying);
  g_assert_cmpuint (scene.n_flying, ==, 2);
  g_assert_cmphex (scene.hidden, ==, squares ("a1 c2"));
  g_assert_cmphex (scene.drops, ==, ugo_test_picked (fixture)->targets);
  g_assert_cmpfloat_with_epsilon (flying[1].file, 5, 0.01);
  ugo_test_release (fixture, SQ (f4), 0);
  ugo_test_assert_chosen (fixture, (UgoMove){ SQ (a1), SQ (c2), SQ (f4), 0 });
}

/* Motion */

static void
let_things_move (UgoTestBoard *fixture)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
}

static void
test_motion_goes_square_by_square (UgoTestBoard *fixture, gconstpointer data)
{
  const UgoBoardFlight *flight = &fixture->board->flight;
  const UgoBoardPath *path = &flight->paths[0];
  guint n_bounces = 0;

  set_text (fixture, FINISH, 0);
  let_things_move (fixture);
  show (fixture, ugo_move (SQ (d2), UGO_GYGES_FINISH_NORTH));
  g_assert_true (flight->is_on);
  g_assert_cmpuint (flight->n_paths, ==, 1);
  g_assert_cmpuint (path->n_points, ==, 1 + 3 + 2 + 1 + 3);
  g_assert_cmpfloat (ugo_board_get_motion_time (fixture->board), <=, 1.2 + 1e-9);
  for (guint i = 0; i < path->n_points; i++)
    n_bounces += path->points[i].height > 0.5;
  g_assert_cmpuint (n_bounces, ==, 3);
}

static void
test_motion_of_a_replacement (UgoTestBoard *fixture, gconstpointer data)
{
  UgoBoardFlight *flight = &fixture->board->flight;
  UgoFlyingPiece piece;

  set_text (fixture, PLAIN, UGO_GYGES_ADVANCED);
  let_things_move (fixture);
  show (fixture, (UgoMove){ SQ (a1), SQ (c2), SQ (f4), 0 });
  g_assert_cmpuint (flight->n_paths, ==, 2);
  g_assert_cmpfloat_with_epsilon (flight->paths[1].ends[0],
                                  flight->paths[0].ends[flight->paths[0].n_points - 1], 1e-9);
  flight->started = 1;
  flight->now = 1;
  ugo_board_get_flying (fixture->board, 1, &piece);
  g_assert_cmpfloat (piece.file, ==, 2);
  flight->now = 1 + (gint64) (1e6 * ugo_board_get_motion_time (fixture->board));
  ugo_board_get_flying (fixture->board, 0, &piece);
  g_assert_cmpfloat_with_epsilon (piece.rank, 1, 0.01);
  ugo_board_get_flying (fixture->board, 1, &piece);
  g_assert_cmpfloat_with_epsilon (piece.file, 5, 0.01);
  g_assert_cmpfloat_with_epsilon (piece.rank, 3, 0.01);
}

static void
test_what_was_seen (UgoTestBoard *fixture, gconstpointer data)
{
  UgoBoardFlight *flight = &fixture->board->flight;

  start_replacing (fixture);
  let_things_move (fixture);
  g_signal_connect (fixture->board, "move-chosen", G_CALLBACK (ugo_test_play_cb), fixture);
  ugo_test_click (fixture, SQ (f4));
  g_assert_true (flight->is_on);
  g_assert_cmpuint (flight->n_paths, ==, 2);
  g_assert_cmpuint (flight->paths[0].n_points, ==, 2);
  g_assert_cmpfloat (flight->paths[0].points[0].file, ==, 2);

  start_replacing (fixture);
  ugo_test_press (fixture, SQ (c2));
  ugo_test_drag (fixture, SQ (f4));
  ugo_test_release (fixture, SQ (f4), 0);
  g_assert_false (flight->is_on);

  set_start (fixture);
  ugo_test_click (fixture, SLOT_SOUTH);
  ugo_test_click (fixture, SQ (b1));
  g_assert_true (flight->is_on);
  g_assert_cmpint (flight->paths[0].from, ==, SLOT_SOUTH);
  g_assert_cmpfloat (flight->paths[0].points[0].rank, ==, -1);
  g_assert_cmpfloat (flight->paths[0].points[1].file, ==, 1);
  ugo_test_press (fixture, SLOT_NORTH);
  g_assert_false (flight->is_on);
  ugo_test_drag (fixture, SQ (b6));
  ugo_test_release (fixture, SQ (b6), 0);
  g_assert_false (flight->is_on);
  g_assert_cmpint (ugo_piece_at (ugo_test_shown (fixture), SQ (b6)), ==, 1);
}

/* Words */

typedef struct
{
  const char *language;
  const char *tray;
  const char *line;
  const char *bounces;
  const char *replaceable;
  const char *back;
} Words;

static const Words all_words[] = {
  { "en", "South’s tray, 2 doubles, picked up", "a1, triple, on South’s nearest line",
    "N, South’s finish square, can be reached with 3 bounces", "c2, triple, can be replaced",
    "The piece is put back." },
  { "it", "Vassoio di Sud, 2 doppi, in mano", "a1, triplo, sulla linea più vicina a Sud",
    "N, traguardo di Sud, raggiungibile con 3 rimbalzi", "c2, triplo, si può sostituire",
    "Il pezzo è tornato al suo posto." },
  { "ru", "Запас Юга, 2 двойные, взята", "a1, тройная, на ближайшей линии Юга",
    "N, финишное поле Юга, можно попасть за 3 прыжка", "c2, тройная, можно заменить",
    "Фигура возвращена на место." },
};

static void
test_languages (UgoTestBoard *fixture, gconstpointer data)
{
  const char *locale_dir = g_getenv ("UGO_LOCALEDIR");

  if (locale_dir == NULL)
    {
      g_test_skip ("there are no catalogues");
      return;
    }
  ugo_language_init (locale_dir);
  for (gsize i = 0; i < G_N_ELEMENTS (all_words); i++)
    {
      const Words *words = &all_words[i];

      g_assert_true (ugo_language_set (words->language));
      set_start (fixture);
      ugo_test_click (fixture, SLOT_SOUTH + 1);
      assert_label (fixture, SLOT_SOUTH + 1, words->tray);
      set_text (fixture, PLAIN, UGO_GYGES_ADVANCED);
      assert_label (fixture, SQ (a1), words->line);
      ugo_test_click (fixture, SQ (a1));
      assert_label (fixture, SQ (c2), words->replaceable);
      set_text (fixture, FINISH, 0);
      ugo_test_click (fixture, SQ (d2));
      assert_label (fixture, UGO_GYGES_FINISH_NORTH, words->bounces);
      g_assert_cmpstr (fixture->board->entry->put_back (), ==, words->back);
      ugo_board_cancel (fixture->board);
    }
  ugo_language_set ("en");
}

static void
test_openings (void)
{
  UgoMove none[UGO_MAX_OPENING];
  UgoPosition start;
  gsize n_openings;
  const UgoOpening *openings = ugo_opening_list (&ugo_rules_gyges, &n_openings);

  ugo_position_start (ugo_variant_default (&ugo_rules_gyges), &start);
  g_assert_cmpuint (n_openings, >=, 4);
  for (gsize i = 0; i < n_openings; i++)
    {
      UgoPosition position = start;
      UgoMove moves[UGO_MAX_OPENING];
      gsize n_moves = ugo_opening_make (&openings[i], &start, moves);

      g_assert_true (ugo_opening_find (&ugo_rules_gyges, openings[i].id) == &openings[i]);
      g_assert_cmpuint (n_moves, ==, i == 0 ? 0 : 12);
      for (gsize j = 0; j < n_moves; j++)
        {
          g_assert_cmpint (ugo_check_move (&position, moves[j]), ==, UGO_OK);
          ugo_play (&position, moves[j], NULL, 0, &position);
        }
      g_assert_cmpint (ugo_gyges_is_placement (&position), ==, i == 0);
      /* Both players have the same line as they see it. */
      for (UgoSquare square = 0; square < 36; square++)
        g_assert_cmpint (ugo_piece_at (&position, square), ==,
                         ugo_piece_at (&position, (UgoSquare) (35 - square)));
    }
  g_assert_true (ugo_opening_find (&ugo_rules_gyges, "no such opening") == openings);
  g_assert_null (ugo_opening_find (&ugo_rules_ugolki, "players"));
  start.move_number = 2;
  g_assert_cmpuint (ugo_opening_make (&openings[2], &start, none), ==, 0);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  UGO_TEST_BOARD ("trays come and go with the placement", NULL, test_trays);
  UGO_TEST_BOARD ("digits take pieces out of the tray", NULL, test_digits);
  UGO_TEST_BOARD ("a wrong placement is refused with its reason", NULL, test_placement_refused);
  UGO_TEST_BOARD ("a piece in hand has left its tray", NULL, test_piece_leaves_its_tray);
  UGO_TEST_BOARD ("a tray covers the finish for the keys, too", NULL, test_covered_finish);
  UGO_TEST_BOARD ("the rows commanded are shown and told", NULL, test_rows);
  UGO_TEST_BOARD ("only the line that may move is picked up", NULL, test_wrong_line);
  UGO_TEST_BOARD ("the far finish is a target, the own one is refused", NULL, test_own_finish);
  UGO_TEST_BOARD ("a target aimed at shows every square of its way", NULL, test_hover);
  UGO_TEST_BOARD ("a move is made bounce by bounce", NULL, test_bounce_by_bounce);
  UGO_TEST_BOARD ("a piece of the own line is picked up or bounced off", NULL,
                  test_bounce_off_own_line);
  UGO_TEST_BOARD ("a piece is replaced by choosing where it goes", NULL, test_replacement);
  UGO_TEST_BOARD ("a piece is bounced off instead of replaced", NULL, test_bounce_instead);
  UGO_TEST_BOARD ("escape steps back from a replacement", NULL, test_escape_steps_back);
  UGO_TEST_BOARD ("a wrong drop is refused with its reason", NULL, test_drops_refused);
  UGO_TEST_BOARD ("a replaced piece can be dragged", NULL, test_replaced_is_dragged);
  UGO_TEST_BOARD ("motion goes square by square and bounces", NULL,
                  test_motion_goes_square_by_square);
  UGO_TEST_BOARD ("a replaced piece moves when the other has come", NULL,
                  test_motion_of_a_replacement);
  UGO_TEST_BOARD ("what was seen of a replacement is not shown again", NULL, test_what_was_seen);
  UGO_TEST_BOARD ("everything is told in three languages", NULL, test_languages);
  g_test_add_func ("/opening/every opening is legal and the same for both", test_openings);
  return g_test_run ();
}
