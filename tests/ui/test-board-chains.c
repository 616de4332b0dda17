/* test-board-chains.c: chains are made hop by hop on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-test-board.h"

static void
test_targets_on_the_way (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_set_chain (fixture);
  ugo_test_click (fixture, ugo_test_square_named ("a1"));
  g_assert_cmphex (ugo_test_picked (fixture)->targets, ==,
                   ugo_test_set_named ("a2 c1 e1 c3 e3 e5 c5 c7"));
  ugo_test_shift_click (fixture, ugo_test_square_named ("c1"));
  g_assert_cmphex (ugo_test_picked (fixture)->targets, ==,
                   ugo_test_set_named ("e1 c3 e3 e5 c5 c7"));
  ugo_test_shift_click (fixture, ugo_test_square_named ("e3"));
  g_assert_cmphex (ugo_test_picked (fixture)->targets, ==, ugo_test_set_named ("e5 c5 c7"));
  g_assert_cmpuint (ugo_test_picked (fixture)->walk.length, ==, 4);
  g_assert_true (ugo_test_key (fixture, "BackSpace"));
  g_assert_cmpint (ugo_pick_here (ugo_test_picked (fixture)), ==, ugo_test_square_named ("c3"));
  g_assert_true (ugo_test_key (fixture, "BackSpace"));
  g_assert_true (ugo_test_key (fixture, "BackSpace"));
  g_assert_cmphex (ugo_test_picked (fixture)->targets, ==,
                   ugo_test_set_named ("a2 c1 e1 c3 e3 e5 c5 c7"));
  g_assert_false (ugo_test_key (fixture, "BackSpace"));
  g_assert_cmpuint (fixture->n_chosen + fixture->n_refused, ==, 0);
}

static void
assert_walked (UgoTestBoard *fixture, const char *names)
{
  g_assert_cmpuint (fixture->n_chosen, ==, 1);
  g_assert_true (fixture->has_route);
  g_assert_cmpuint (fixture->route.length, ==, (strlen (names) + 1) / 3);
  for (guint i = 0; i < fixture->route.length; i++)
    g_assert_cmpint (fixture->route.squares[i], ==, ugo_test_square_named (names + 3 * i));
  g_assert_true (ugo_pick_is_empty (ugo_test_picked (fixture)));
  g_assert_cmpint (ugo_check_route (ugo_test_shown (fixture), fixture->chosen, &fixture->route), ==,
                   UGO_OK);
  ugo_test_forget (fixture);
}

static void
test_ends_of_a_chain (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_set_chain (fixture);

  ugo_test_click (fixture, ugo_test_square_named ("a1"));
  ugo_test_shift_click (fixture, ugo_test_square_named ("c3"));
  ugo_test_click (fixture, ugo_test_square_named ("c3"));
  assert_walked (fixture, "a1 c1 c3");

  ugo_test_click (fixture, ugo_test_square_named ("a1"));
  ugo_test_shift_click (fixture, ugo_test_square_named ("c1"));
  ugo_test_click (fixture, ugo_test_square_named ("e5"));
  assert_walked (fixture, "a1 c1 c3 e3 e5");

  ugo_board_activate_square (fixture->board, ugo_test_square_named ("a1"), FALSE);
  ugo_board_move_cursor (fixture->board, ugo_test_square_named ("c3"));
  g_assert_true (ugo_test_key (fixture, "<Shift>space"));
  g_assert_true (ugo_test_key (fixture, "Return"));
  assert_walked (fixture, "a1 c1 c3");

  ugo_board_activate_square (fixture->board, ugo_test_square_named ("a1"), FALSE);
  ugo_board_move_cursor (fixture->board, ugo_test_square_named ("c5"));
  g_assert_true (ugo_test_key (fixture, "<Control>Return"));
  g_assert_true (ugo_test_key (fixture, "space"));
  assert_walked (fixture, "a1 c1 c3 e3 e5 c5");
}

static void
test_dead_end (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_set_chain (fixture);
  ugo_test_click (fixture, ugo_test_square_named ("a1"));
  ugo_test_shift_click (fixture, ugo_test_square_named ("c1"));
  ugo_test_shift_click (fixture, ugo_test_square_named ("e1"));
  assert_walked (fixture, "a1 c1 e1");

  ugo_test_click (fixture, ugo_test_square_named ("a1"));
  ugo_test_shift_click (fixture, ugo_test_square_named ("a2"));
  g_assert_cmpuint (fixture->n_chosen, ==, 1);
  g_assert_cmpint (fixture->chosen.to, ==, ugo_test_square_named ("a2"));
}

static void
test_other_way_round (UgoTestBoard *fixture, gconstpointer data)
{
  /* d1 to d3 or f1 to f3: two ways of two jumps from d1 to f3. */
  ugo_test_set_text (fixture, ugo_variant_default (&ugo_rules_ugolki),
                     "8/8/8/8/8/4b3/3b1b2/3wb3 w 2");
  ugo_test_click (fixture, ugo_test_square_named ("d1"));
  ugo_test_shift_click (fixture, ugo_test_square_named ("d3"));
  ugo_test_click (fixture, ugo_test_square_named ("f3"));
  assert_walked (fixture, "d1 d3 f3");
  ugo_test_click (fixture, ugo_test_square_named ("d1"));
  ugo_test_shift_click (fixture, ugo_test_square_named ("f1"));
  ugo_test_click (fixture, ugo_test_square_named ("f3"));
  assert_walked (fixture, "d1 f1 f3");
}

static void
test_off_the_way (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_set_chain (fixture);
  ugo_test_click (fixture, ugo_test_square_named ("a1"));
  ugo_test_shift_click (fixture, ugo_test_square_named ("e3"));
  ugo_test_click (fixture, ugo_test_square_named ("e1"));
  g_assert_cmpuint (fixture->n_chosen, ==, 0);
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  g_assert_cmpint (fixture->status, ==, UGO_MOVE_ROUTE);
  g_assert_cmpint (ugo_pick_here (ugo_test_picked (fixture)), ==, ugo_test_square_named ("e3"));
}

/* Black may rest where it may not end: there the move would be a copy of White's once too often. */
static void
test_rests_where_it_may_not_end (UgoTestBoard *fixture, gconstpointer data)
{
  UgoVariant variant = ugo_variant_default (&ugo_rules_ugolki);
  UgoSquare e3 = ugo_test_square_named ("e3");
  UgoPosition position;

  variant.flags = UGO_UGOLKI_MIRROR;
  ugo_test_set_text (fixture, variant, "8/5www/2b5/3w4/4b3/3w2w1/1bb5/bb1b3b b 11");
  position = *ugo_test_shown (fixture);
  position.ugolki.copies = 10;
  position.ugolki.last = ugo_move (63, 63 - e3);
  ugo_board_set_position (fixture->board, &position);

  ugo_test_click (fixture, ugo_test_square_named ("a1"));
  g_assert_cmphex (ugo_test_picked (fixture)->targets, ==,
                   ugo_test_set_named ("a2 c1 e1 c3 e5 c5 c7"));
  ugo_test_shift_click (fixture, ugo_test_square_named ("c1"));
  g_assert_cmphex (ugo_test_picked (fixture)->targets, ==, ugo_test_set_named ("e1 c3 e5 c5 c7"));
  ugo_test_shift_click (fixture, e3);
  ugo_test_click (fixture, e3);
  g_assert_cmpuint (fixture->n_chosen, ==, 0);
  g_assert_cmpint (fixture->status, ==, UGO_MOVE_MIRROR);
  ugo_test_forget (fixture);
  ugo_test_click (fixture, ugo_test_square_named ("e5"));
  assert_walked (fixture, "a1 c1 c3 e3 e5");
}

static void
test_long_press_rests (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_set_chain (fixture);
  ugo_test_click (fixture, ugo_test_square_named ("a1"));
  ugo_test_press (fixture, ugo_test_square_named ("c3"));
  g_assert_cmpuint (fixture->board->press.rest_timeout, !=, 0);
  ugo_board_rest (fixture->board);
  ugo_test_release (fixture, ugo_test_square_named ("c3"), 0);
  g_assert_cmpuint (fixture->n_chosen, ==, 0);
  g_assert_cmpuint (ugo_test_picked (fixture)->walk.length, ==, 3);

  ugo_test_press (fixture, ugo_test_square_named ("c5"));
  while (fixture->board->press.rest_timeout != 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (ugo_pick_here (ugo_test_picked (fixture)), ==, ugo_test_square_named ("c5"));
}

static void
test_drag_rests (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_set_chain (fixture);
  ugo_test_press (fixture, ugo_test_square_named ("a1"));
  ugo_test_drag (fixture, ugo_test_square_named ("c1"));
  ugo_board_rest (fixture->board);
  g_assert_cmphex (ugo_test_picked (fixture)->targets, ==,
                   ugo_test_set_named ("e1 c3 e3 e5 c5 c7"));
  ugo_test_drag (fixture, ugo_test_square_named ("c3"));
  while (fixture->board->press.rest_timeout != 0)
    g_main_context_iteration (NULL, TRUE);
  ugo_test_release (fixture, ugo_test_square_named ("c3"), 0);
  assert_walked (fixture, "a1 c1 c3");

  ugo_test_press (fixture, ugo_test_square_named ("a1"));
  ugo_test_drag (fixture, ugo_test_square_named ("c1"));
  ugo_board_rest (fixture->board);
  ugo_test_drag (fixture, ugo_test_square_named ("e3"));
  ugo_test_release (fixture, ugo_test_square_named ("e3"), 0);
  assert_walked (fixture, "a1 c1 c3 e3");
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  UGO_TEST_BOARD ("on its way a piece shows where it can still go", NULL, test_targets_on_the_way);
  UGO_TEST_BOARD ("a chain ends by a click or a key on its square", NULL, test_ends_of_a_chain);
  UGO_TEST_BOARD ("a chain ends by itself where nothing is left", NULL, test_dead_end);
  UGO_TEST_BOARD ("the way gone is the way recorded", NULL, test_other_way_round);
  UGO_TEST_BOARD ("what lies off the way is refused", NULL, test_off_the_way);
  UGO_TEST_BOARD ("a piece may rest where it may not end", NULL, test_rests_where_it_may_not_end);
  UGO_TEST_BOARD ("a long press lets the piece rest", NULL, test_long_press_rests);
  UGO_TEST_BOARD ("a drag that stays lets the piece rest", NULL, test_drag_rests);
  return g_test_run ();
}
