/* test-board-motion.c: pieces in motion, and whatever else may happen to a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "ugo-test-board.h"

/* Motion */

static void
test_no_motion (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_set_chain (fixture);
  ugo_test_make_move (fixture, "a1", "c5");
  g_assert_false (fixture->board->flight.is_on);
  ugo_test_click (fixture, ugo_test_square_named ("g7"));
  ugo_test_click (fixture, ugo_test_square_named ("a1"));
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  g_assert_cmpint (fixture->board->shaken, ==, UGO_SQUARE_NONE);

  ugo_test_let_things_move (fixture);
  g_object_set (fixture->board, "animation-speed", 0.0, NULL);
  ugo_test_make_move (fixture, "a1", "c5");
  g_assert_false (fixture->board->flight.is_on);
}

static void
test_motion_goes_hop_by_hop (UgoTestBoard *fixture, gconstpointer data)
{
  UgoBoardFlight *flight = &fixture->board->flight;
  uint64_t passed = 0;
  double highest = 0;

  ugo_test_let_things_move (fixture);
  ugo_test_make_move (fixture, "a1", "c5");
  g_assert_true (flight->is_on);
  g_assert_cmpuint (flight->paths[0].n_points, ==, 6);
  g_assert_cmpfloat_with_epsilon (flight->paths[0].ends[5], 5 * 0.11, 1e-9);

  for (int frame = 0; frame <= 55; frame++)
    {
      UgoFlyingPiece piece;

      flight->started = 1;
      flight->now = 1 + frame * 10000;
      ugo_board_get_flying (fixture->board, 0, &piece);
      highest = MAX (highest, piece.lift);
      if (fabs (piece.file - round (piece.file)) < 0.01
          && fabs (piece.rank - round (piece.rank)) < 0.01)
        passed |= ugo_bit ((int) round (piece.file) + 8 * (int) round (piece.rank));
    }
  g_assert_cmphex (passed & ugo_test_set_named ("a1 c1 c3 e3 e5 c5"), ==,
                   ugo_test_set_named ("a1 c1 c3 e3 e5 c5"));
  g_assert_cmpfloat (highest, >, 0.9);
}

static void
test_motion_ends (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_let_things_move (fixture);
  g_object_set (fixture->board, "animation-speed", 10.0, NULL);
  ugo_test_make_move (fixture, "a1", "c5");
  g_assert_true (fixture->board->flight.is_on);
  while (fixture->board->tick != 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (fixture->board->flight.is_on);
}

static void
test_long_motion_is_bounded (UgoTestBoard *fixture, gconstpointer data)
{
  UgoPosition position = *ugo_test_shown (fixture);
  UgoRoute route = { .length = UGO_MAX_ROUTE };

  ugo_test_let_things_move (fixture);
  for (guint i = 0; i < UGO_MAX_ROUTE; i++)
    route.squares[i] = i % 2 == 0 ? 0 : 2;
  position = *ugo_test_shown (fixture);
  ugo_board_show_move (fixture->board, &position, ugo_move (0, 2), &route, &position);
  g_assert_cmpfloat_with_epsilon (ugo_board_get_motion_time (fixture->board), 1.2, 1e-9);
}

static void
test_position_during_motion (UgoTestBoard *fixture, gconstpointer data)
{
  UgoPosition start;

  ugo_position_start (ugo_variant_default (&ugo_rules_ugolki), &start);
  ugo_test_let_things_move (fixture);
  ugo_test_make_move (fixture, "a1", "c5");
  ugo_board_set_position (fixture->board, &start);
  g_assert_false (fixture->board->flight.is_on);
  g_assert_true (ugo_position_same (ugo_test_shown (fixture), &start));
  ugo_test_settle (fixture);
}

static void
test_input_during_motion (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_let_things_move (fixture);
  ugo_test_make_move (fixture, "a1", "c5");
  g_assert_true (fixture->board->flight.is_on);
  ugo_test_click (fixture, ugo_test_square_named ("g7"));
  g_assert_false (fixture->board->flight.is_on);
  g_assert_cmpint (ugo_pick_here (ugo_test_picked (fixture)), ==, ugo_test_square_named ("g7"));
  ugo_test_click (fixture, ugo_test_square_named ("g6"));
  ugo_test_assert_chosen (fixture,
                          ugo_move (ugo_test_square_named ("g7"), ugo_test_square_named ("g6")));

  ugo_test_make_move (fixture, "g7", "g6");
  gtk_widget_activate (ugo_test_square_widget (fixture, ugo_test_square_named ("b1")));
  g_assert_false (fixture->board->flight.is_on);
  g_assert_cmpint (ugo_pick_here (ugo_test_picked (fixture)), ==, ugo_test_square_named ("b1"));
}

static void
test_pass_during_motion (UgoTestBoard *fixture, gconstpointer data)
{
  UgoRoute none = { 0 };
  UgoPosition after;

  ugo_test_let_things_move (fixture);
  ugo_test_make_move (fixture, "a1", "c5");
  after = *ugo_test_shown (fixture);
  after.side = UGO_WHITE;
  ugo_board_show_move (fixture->board, ugo_test_shown (fixture), UGO_MOVE_PASS, &none, &after);
  g_assert_true (fixture->board->flight.is_on);
  g_assert_true (ugo_position_same (ugo_test_shown (fixture), &after));
}

static void
test_what_was_seen_is_not_shown_again (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_let_things_move (fixture);
  g_signal_connect (fixture->board, "move-chosen", G_CALLBACK (ugo_test_play_cb), fixture);
  ugo_test_press (fixture, ugo_test_square_named ("a1"));
  ugo_test_drag (fixture, ugo_test_square_named ("c5"));
  ugo_test_release (fixture, ugo_test_square_named ("c5"), 0);
  g_assert_cmpuint (fixture->n_chosen, ==, 1);
  g_assert_false (fixture->board->flight.is_on);

  ugo_test_set_chain (fixture);
  ugo_test_click (fixture, ugo_test_square_named ("a1"));
  ugo_test_shift_click (fixture, ugo_test_square_named ("c3"));
  ugo_test_click (fixture, ugo_test_square_named ("c5"));
  g_assert_true (fixture->board->flight.is_on);
  g_assert_cmpuint (fixture->board->flight.paths[0].n_points, ==, 4);

  /* The next move is another matter. */
  ugo_test_make_move (fixture, "g7", "g6");
  g_assert_true (fixture->board->flight.is_on);
}

static void
test_hidden_board_does_not_move (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_let_things_move (fixture);
  ugo_test_make_move (fixture, "a1", "c5");
  gtk_widget_set_visible (GTK_WIDGET (fixture->board), FALSE);
  g_assert_false (fixture->board->flight.is_on);
  ugo_test_set_chain (fixture);
  ugo_test_make_move (fixture, "a1", "c5");
  g_assert_false (fixture->board->flight.is_on);
}

/* Everything together */

static void
test_other_game (UgoTestBoard *fixture, gconstpointer data)
{
  UgoPosition gyges;
  UgoPosition ugolki = *ugo_test_shown (fixture);

  ugo_position_start (ugo_variant_default (&ugo_rules_gyges), &gyges);
  ugo_test_click (fixture, ugo_test_square_named ("c3"));
  ugo_board_move_cursor (fixture->board, 63);
  ugo_board_set_position (fixture->board, &gyges);
  ugo_test_settle (fixture);
  g_assert_nonnull (ugo_test_square_widget (fixture, 43));
  g_assert_null (gtk_widget_get_next_sibling (ugo_test_square_widget (fixture, 43)));
  g_assert_true (gtk_widget_grab_focus (GTK_WIDGET (fixture->board)));
  for (UgoSquare square = 0; square < 44; square++)
    ugo_test_click (fixture, square);
  ugo_board_set_position (fixture->board, &ugolki);
  ugo_test_settle (fixture);
  g_assert_null (gtk_widget_get_next_sibling (ugo_test_square_widget (fixture, 63)));
  ugo_test_click (fixture, ugo_test_square_named ("c3"));
  g_assert_cmphex (ugo_test_picked (fixture)->targets, ==, ugo_test_set_named ("c4 d3"));
}

static void
destroy_cb (UgoBoard *board, UgoMove *move, UgoRoute *route, UgoTestBoard *fixture)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  fixture->window = NULL;
}

static void
test_window_closed_by_a_move (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_set_chain (fixture);
  g_signal_connect (fixture->board, "move-chosen", G_CALLBACK (destroy_cb), fixture);
  g_object_add_weak_pointer (G_OBJECT (fixture->board), (gpointer *) &fixture->board);
  ugo_test_click (fixture, ugo_test_square_named ("a1"));
  ugo_test_shift_click (fixture, ugo_test_square_named ("c1"));
  ugo_test_click (fixture, ugo_test_square_named ("c3"));
  g_assert_cmpuint (fixture->n_chosen, ==, 1);
  g_assert_null (fixture->board);
}

static void
check_chosen_cb (UgoBoard *board, UgoMove *move, UgoRoute *route, UgoTestBoard *fixture)
{
  const UgoPosition *position = ugo_board_get_position (board);

  g_assert_cmpint (ugo_check_move (position, *move), ==, UGO_OK);
  if (route)
    g_assert_cmpint (ugo_check_route (position, *move, route), ==, UGO_OK);
  if (g_test_rand_int_range (0, 2) == 0)
    ugo_test_play_cb (board, move, route, fixture);
}

static void
do_anything (UgoTestBoard *fixture)
{
  static const char *const keys[] = { "Escape", "BackSpace", "space",        "<Shift>space",
                                      "Home",   "End",       "<Control>End", "Return",
                                      "1",      "2",         "3" };
  UgoBoard *board = fixture->board;
  double x = g_test_rand_double_range (-20, 520);
  double y = g_test_rand_double_range (-20, 520);
  UgoPosition position;

  switch (g_test_rand_int_range (0, 16))
    {
    case 0:
    case 1:
    case 2:
      ugo_board_press (board, x, y);
      break;
    case 3:
    case 4:
      ugo_board_drag (board, x, y);
      break;
    case 5:
      ugo_board_release (board, x, y, g_test_rand_int_range (0, 2) ? GDK_SHIFT_MASK : 0);
      break;
    case 6:
      ugo_board_release (board, board->press.start_x, board->press.start_y,
                         g_test_rand_int_range (0, 2) ? GDK_SHIFT_MASK : 0);
      break;
    case 7:
      ugo_board_rest (board);
      break;
    case 8:
    case 9:
      ugo_test_key (fixture, keys[g_test_rand_int_range (0, G_N_ELEMENTS (keys))]);
      break;
    case 10:
      gtk_widget_child_focus (GTK_WIDGET (board), g_test_rand_int_range (0, 6));
      break;
    case 11:
      ugo_board_suggest (board);
      break;
    case 12:
      ugo_board_hover (board, x, y);
      break;
    case 13:
    case 14:
      ugo_board_activate_square (board, g_test_rand_int_range (0, (int) board->n_squares),
                                 g_test_rand_int_range (0, 2));
      break;
    default:
      if (g_test_rand_int_range (0, 8) != 0)
        break;
      ugo_test_random_position (&position, ugo_test_games[g_test_rand_int_range (0, 2)]);
      ugo_board_set_position (board, &position);
      g_object_set (board, "turned", g_test_rand_int_range (0, 2), "playable",
                    g_test_rand_int_range (0, 4) != 0, "editing", g_test_rand_int_range (0, 8) == 0,
                    NULL);
    }
}

static void
test_anything (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_let_things_move (fixture);
  g_signal_connect (fixture->board, "move-chosen", G_CALLBACK (check_chosen_cb), fixture);
  for (guint i = 0; i < 20000; i++)
    {
      do_anything (fixture);
      if (i % 100 == 0)
        while (g_main_context_iteration (NULL, FALSE))
          ;
    }
  g_assert_cmpuint (fixture->n_chosen, >, 10);
  g_assert_cmpuint (fixture->n_refused, >, 10);
}

static void
test_sizes (UgoTestBoard *fixture, gconstpointer data)
{
  GtkWidget *board = GTK_WIDGET (fixture->board);
  int minimum;
  int natural;

  gtk_widget_measure (board, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, ==, 192);
  g_assert_cmpint (natural, ==, 560);
  for (int width = 192; width < 1300; width += 53)
    {
      gtk_widget_measure (board, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
      g_assert_cmpint (natural, ==, width);
      g_assert_cmpint (minimum, ==, 192);
    }
}

static void
test_theme (UgoTestBoard *fixture, gconstpointer data)
{
  g_autofree char *id = NULL;

  g_object_set (fixture->board, "theme", "slate", NULL);
  g_assert_true (fixture->board->theme == ugo_theme_find ("slate"));
  g_object_set (fixture->board, "theme", "no such theme", NULL);
  g_object_get (fixture->board, "theme", &id, NULL);
  g_assert_cmpstr (id, ==, ugo_theme_all ()[0]->id);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  UGO_TEST_BOARD ("without motion all is at once", NULL, test_no_motion);
  UGO_TEST_BOARD ("motion goes hop by hop", NULL, test_motion_goes_hop_by_hop);
  UGO_TEST_BOARD ("motion ends", NULL, test_motion_ends);
  UGO_TEST_BOARD ("no motion is longer than 1.2 seconds", NULL, test_long_motion_is_bounded);
  UGO_TEST_BOARD ("a position set during motion holds", NULL, test_position_during_motion);
  UGO_TEST_BOARD ("no input is lost to motion", NULL, test_input_during_motion);
  UGO_TEST_BOARD ("a pass lets the move before it end", NULL, test_pass_during_motion);
  UGO_TEST_BOARD ("what was seen is not shown again", NULL, test_what_was_seen_is_not_shown_again);
  UGO_TEST_BOARD ("a hidden board does not move", NULL, test_hidden_board_does_not_move);
  UGO_TEST_BOARD ("another game has other squares", NULL, test_other_game);
  UGO_TEST_BOARD ("a move may close the window", NULL, test_window_closed_by_a_move);
  UGO_TEST_BOARD ("whatever one does, only legal moves are chosen", NULL, test_anything);
  UGO_TEST_BOARD ("the board keeps its shape", NULL, test_sizes);
  UGO_TEST_BOARD ("an unknown theme is the default one", NULL, test_theme);
  return g_test_run ();
}
