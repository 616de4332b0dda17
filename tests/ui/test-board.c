/* test-board.c: the board widget does what the person means
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-test-board.h"

/* How a move is made. */

static void
by_two_clicks (UgoTestBoard *fixture, UgoMove move)
{
  ugo_test_click (fixture, ugo_test_start_of (fixture, move));
  g_assert_cmpuint (fixture->n_chosen, ==, 0);
  ugo_test_click (fixture, move.to);
  if (move.drop != UGO_SQUARE_NONE)
    {
      g_assert_cmpuint (fixture->n_chosen, ==, 0);
      ugo_test_click (fixture, move.drop);
    }
  g_assert_false (fixture->has_route);
  ugo_test_assert_chosen (fixture, move);
}

static void
drag_from_to (UgoTestBoard *fixture, UgoSquare from, UgoSquare to)
{
  const UgoRules *rules = ugo_test_shown (fixture)->variant.rules;

  ugo_test_press (fixture, from);
  ugo_test_drag (fixture, g_test_rand_int_range (0, rules->files * rules->ranks));
  ugo_test_drag (fixture, to);
  ugo_test_release (fixture, to, 0);
}

static void
by_drag (UgoTestBoard *fixture, UgoMove move)
{
  drag_from_to (fixture, ugo_test_start_of (fixture, move), move.to);
  if (move.drop != UGO_SQUARE_NONE)
    drag_from_to (fixture, move.to, move.drop);
  g_assert_false (fixture->has_route);
  ugo_test_assert_chosen (fixture, move);
}

static void
by_keys (UgoTestBoard *fixture, UgoMove move)
{
  UgoSquare start = ugo_test_start_of (fixture, move);

  g_assert_true (gtk_widget_activate (ugo_test_square_widget (fixture, start)));
  g_assert_true (gtk_widget_activate (ugo_test_square_widget (fixture, move.to)));
  if (move.drop != UGO_SQUARE_NONE)
    g_assert_true (gtk_widget_activate (ugo_test_square_widget (fixture, move.drop)));
  g_assert_false (fixture->has_route);
  ugo_test_assert_chosen (fixture, move);
}

static void
by_every_landing (UgoTestBoard *fixture, UgoMove move)
{
  UgoRoute route;

  ugo_move_path (ugo_test_shown (fixture), move, &route);
  ugo_test_click (fixture, ugo_test_start_of (fixture, move));
  for (guint i = 1; i + 1 < route.length; i++)
    ugo_test_shift_click (fixture, route.squares[i]);
  ugo_test_click (fixture, move.to);
  if (move.drop != UGO_SQUARE_NONE)
    ugo_test_click (fixture, move.drop);
  g_assert_cmpint (fixture->has_route, ==, route.length > 2);
  if (fixture->has_route)
    {
      g_assert_cmpuint (fixture->route.length, ==, route.length);
      g_assert_cmpmem (fixture->route.squares, route.length, route.squares, route.length);
    }
  ugo_test_assert_chosen (fixture, move);
}

/*
 * Way:
 * @rules: the game
 * @make: how its moves are made
 * @n_positions: in how many positions
 */
typedef struct
{
  const UgoRules *rules;
  void (*make) (UgoTestBoard *, UgoMove);
  guint n_positions;
} Way;

static void
test_every_move (UgoTestBoard *fixture, gconstpointer data)
{
  const Way *way = data;
  guint n_made = 0;

  for (guint i = 0; i < way->n_positions; i++)
    {
      UgoMove moves[UGO_MAX_MOVES];
      UgoPosition position;
      gsize n_moves;

      ugo_test_random_position (&position, way->rules);
      ugo_board_set_position (fixture->board, &position);
      if (i % 10 == 0)
        {
          g_object_set (fixture->board, "turned", i % 20 == 0, NULL);
          ugo_test_settle (fixture);
        }
      n_moves = ugo_legal_moves (&position, moves);
      /* Where pieces are replaced there are hundreds: some of them will do. */
      for (gsize j = 0; j < n_moves; j += 1 + n_moves / 60)
        if (!ugo_move_is_pass (moves[j]))
          {
            way->make (fixture, moves[j]);
            n_made++;
          }
      g_assert_true (ugo_position_same (ugo_test_shown (fixture), &position));
    }
  g_assert_cmpuint (n_made, >, 10 * way->n_positions);
}

/* What a target needs besides: the real gesture finds the board under the pointer. */
static void
test_real_pointer_path (UgoTestBoard *fixture, gconstpointer data)
{
  const UgoRules *rules = data;
  UgoPosition start;

  ugo_position_start (ugo_variant_default (rules), &start);
  ugo_board_set_position (fixture->board, &start);
  ugo_test_settle (fixture);
  for (UgoSquare place = 0; place < fixture->board->n_squares; place++)
    {
      double x;
      double y;
      GtkWidget *found;

      if (!ugo_test_is_open (fixture, place))
        continue;
      ugo_board_layout_square_centre (&fixture->board->layout, place, &x, &y);
      found = gtk_widget_pick (GTK_WIDGET (fixture->board), x, y, GTK_PICK_DEFAULT);
      g_assert_true (found == ugo_test_square_widget (fixture, place));
    }
}

/* Whole games through the board are games by the rules. */
static void
test_whole_games (UgoTestBoard *fixture, gconstpointer data)
{
  static void (*const ways[]) (UgoTestBoard *, UgoMove)
      = { by_two_clicks, by_drag, by_keys, by_every_landing };
  const UgoRules *rules = data;
  UgoPosition position;
  guint n_moves = 0;

  ugo_test_random_position (&position, rules);
  ugo_position_start (position.variant, &position);
  ugo_board_set_position (fixture->board, &position);
  ugo_test_settle (fixture);
  for (; n_moves < 120 && ugo_result (&position).outcome == UGO_UNDECIDED; n_moves++)
    {
      UgoMove moves[UGO_MAX_MOVES];
      gsize n = ugo_legal_moves (&position, moves);
      UgoMove move = moves[g_test_rand_int_range (0, (int) n)];
      UgoRoute route = { 0 };
      UgoPosition next;

      if (!ugo_move_is_pass (move))
        {
          ways[g_test_rand_int_range (0, G_N_ELEMENTS (ways))](fixture, move);
          ugo_move_path (&position, move, &route);
        }
      ugo_play (&position, move, NULL, 0, &next);
      ugo_board_show_move (fixture->board, &position, move, &route, &next);
      ugo_board_set_last_move (fixture->board, &position, move, &route);
      g_assert_true (ugo_position_same (ugo_test_shown (fixture), &next));
      position = next;
    }
  g_assert_cmpuint (n_moves, >, 12);
}

/* Refusals */

/* Tries to go from @from to @to, and returns why that is refused; UGO_OK when it is not a try. */
static UgoStatus
find_refusal (const UgoPosition *position, UgoSquare from, UgoSquare to)
{
  UgoStatus status = ugo_check_piece (position, from);
  UgoPick pick;

  if (status != UGO_OK)
    return ugo_piece_at (position, from) != 0 ? status : UGO_OK;
  ugo_pick_init (&pick, position, from);
  if ((pick.replaceable & ugo_bit (to)) != 0 || ugo_check_piece (position, to) == UGO_OK)
    return UGO_OK;
  return ugo_check_move (position, ugo_move (from, to));
}

/*
 * Refusals:
 * @rules: a game
 * @wanted: refusals that must have come up, ended by UGO_OK
 */
typedef struct
{
  const UgoRules *rules;
  UgoStatus wanted[8];
} Refusals;

static void
test_refusals_agree_with_rules (UgoTestBoard *fixture, gconstpointer data)
{
  const Refusals *refusals = data;
  guint counts[UGO_MOVE_NOT_START_LINE + 1] = { 0 };

  for (guint i = 0; i < 16000; i++)
    {
      UgoSquare from = g_test_rand_int_range (0, refusals->rules->n_squares);
      UgoSquare to = g_test_rand_int_range (0, refusals->rules->n_squares);
      UgoPosition position;
      UgoStatus status;

      if (i % 20 == 0)
        {
          ugo_test_random_position (&position, refusals->rules);
          ugo_board_set_position (fixture->board, &position);
          if (i == 0)
            ugo_test_settle (fixture);
        }
      position = *ugo_test_shown (fixture);
      status = find_refusal (&position, from, to);
      if (status == UGO_OK || !ugo_test_is_open (fixture, from) || !ugo_test_is_open (fixture, to))
        continue;
      ugo_test_click (fixture, from);
      if (ugo_check_piece (&position, from) == UGO_OK)
        ugo_test_click (fixture, to);
      g_assert_cmpuint (fixture->n_chosen, ==, 0);
      g_assert_cmpuint (fixture->n_refused, ==, 1);
      g_assert_cmpint (fixture->status, ==, status);
      g_assert_cmpint (fixture->refused.from, ==, from);
      counts[status]++;
      ugo_board_cancel (fixture->board);
      ugo_test_forget (fixture);
    }
  for (const UgoStatus *status = refusals->wanted; *status != UGO_OK; status++)
    g_assert_cmpuint (counts[*status], >, 0);
}

static void
test_refusal_keeps_the_piece (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_set_chain (fixture);
  ugo_test_click (fixture, ugo_test_square_named ("a1"));
  ugo_test_click (fixture, ugo_test_square_named ("h8"));
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  g_assert_cmpint (ugo_pick_here (ugo_test_picked (fixture)), ==, ugo_test_square_named ("a1"));
  ugo_test_press (fixture, ugo_test_square_named ("a1"));
  ugo_test_drag (fixture, ugo_test_square_named ("h8"));
  ugo_test_release (fixture, ugo_test_square_named ("h8"), 0);
  g_assert_cmpuint (fixture->n_refused, ==, 2);
  g_assert_cmpint (ugo_pick_here (ugo_test_picked (fixture)), ==, ugo_test_square_named ("a1"));
}

static void
test_empty_squares (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_set_chain (fixture);
  ugo_test_click (fixture, ugo_test_square_named ("h8"));
  g_assert_cmpuint (fixture->n_refused, ==, 0);
  gtk_widget_activate (ugo_test_square_widget (fixture, ugo_test_square_named ("h8")));
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  g_assert_cmpint (fixture->status, ==, UGO_MOVE_EMPTY);
}

static void
test_decided (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_set_text (fixture, ugo_variant_default (&ugo_rules_ugolki),
                     "5www/5www/5www/8/8/3bbb2/3bbb2/3bbb2 w 30");
  g_assert_cmpint (ugo_result (ugo_test_shown (fixture)).outcome, ==, UGO_WHITE_WINS);
  ugo_test_click (fixture, ugo_test_square_named ("f6"));
  g_assert_cmpint (fixture->status, ==, UGO_MOVE_GAME_OVER);
  g_assert_true (ugo_pick_is_empty (ugo_test_picked (fixture)));
}

static void
test_not_playable (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_set_chain (fixture);
  ugo_test_click (fixture, ugo_test_square_named ("a1"));
  g_object_set (fixture->board, "playable", FALSE, NULL);
  g_assert_true (ugo_pick_is_empty (ugo_test_picked (fixture)));
  ugo_test_click (fixture, ugo_test_square_named ("a1"));
  ugo_test_click (fixture, ugo_test_square_named ("g7"));
  gtk_widget_activate (ugo_test_square_widget (fixture, ugo_test_square_named ("a1")));
  ugo_board_suggest (fixture->board);
  g_assert_true (ugo_pick_is_empty (ugo_test_picked (fixture)));
  g_assert_cmpuint (fixture->n_chosen + fixture->n_refused + fixture->n_pressed, ==, 0);
}

/* Changing one's mind */

static void
test_escape_during_drag (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_set_chain (fixture);
  ugo_test_press (fixture, ugo_test_square_named ("a1"));
  ugo_test_drag (fixture, ugo_test_square_named ("c1"));
  g_assert_true (fixture->board->press.is_dragging);
  g_assert_true (ugo_test_key (fixture, "Escape"));
  g_assert_false (fixture->board->press.is_dragging);
  ugo_test_drag (fixture, ugo_test_square_named ("c3"));
  ugo_test_release (fixture, ugo_test_square_named ("c3"), 0);
  ugo_test_assert_put_back (fixture);
}

static void
test_key_during_drag (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_set_chain (fixture);
  ugo_test_press (fixture, ugo_test_square_named ("a1"));
  ugo_test_drag (fixture, ugo_test_square_named ("c1"));
  gtk_widget_activate (ugo_test_square_widget (fixture, ugo_test_square_named ("c3")));
  ugo_test_assert_chosen (fixture, ugo_move (0, ugo_test_square_named ("c3")));
  ugo_test_drag (fixture, ugo_test_square_named ("h8"));
  ugo_test_release (fixture, ugo_test_square_named ("h8"), 0);
  ugo_test_assert_put_back (fixture);
}

static void
test_drag_back (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_set_chain (fixture);
  ugo_test_press (fixture, ugo_test_square_named ("a1"));
  ugo_test_drag (fixture, ugo_test_square_named ("c5"));
  ugo_test_drag (fixture, ugo_test_square_named ("a1"));
  ugo_test_release (fixture, ugo_test_square_named ("a1"), 0);
  g_assert_cmpuint (fixture->n_chosen + fixture->n_refused, ==, 0);
  g_assert_cmpint (ugo_pick_here (ugo_test_picked (fixture)), ==, ugo_test_square_named ("a1"));
}

static void
test_another_piece (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_set_chain (fixture);
  ugo_test_click (fixture, ugo_test_square_named ("a1"));
  ugo_test_click (fixture, ugo_test_square_named ("d1"));
  g_assert_cmpint (ugo_pick_here (ugo_test_picked (fixture)), ==, ugo_test_square_named ("d1"));
  ugo_test_click (fixture, ugo_test_square_named ("a1"));
  ugo_test_shift_click (fixture, ugo_test_square_named ("c3"));
  ugo_test_click (fixture, ugo_test_square_named ("a1"));
  g_assert_false (ugo_pick_is_walking (ugo_test_picked (fixture)));
  g_assert_cmpint (ugo_pick_here (ugo_test_picked (fixture)), ==, ugo_test_square_named ("a1"));
}

static void
test_blocked_piece (UgoTestBoard *fixture, gconstpointer data)
{
  UgoPosition start;

  ugo_position_start (ugo_variant_default (&ugo_rules_ugolki), &start);
  ugo_board_set_position (fixture->board, &start);
  ugo_test_click (fixture, ugo_test_square_named ("a1"));
  g_assert_cmpint (ugo_pick_here (ugo_test_picked (fixture)), ==, ugo_test_square_named ("a1"));
  g_assert_cmphex (ugo_test_picked (fixture)->targets, ==, 0);
}

/* Aim */

static void
test_grace (UgoTestBoard *fixture, gconstpointer data)
{
  const UgoMove move = ugo_move (ugo_test_square_named ("a1"), ugo_test_square_named ("c5"));

  ugo_test_set_chain (fixture);
  ugo_test_click (fixture, move.from);
  ugo_test_click_beside (fixture, move.to, -0.6, 0);
  ugo_test_assert_chosen (fixture, move);

  ugo_test_click (fixture, move.from);
  ugo_test_click_beside (fixture, move.to, -0.6, 0.6);
  ugo_test_assert_chosen (fixture, move);

  ugo_test_click (fixture, move.from);
  ugo_test_click_beside (fixture, move.to, -0.7, 0);
  g_assert_cmpuint (fixture->n_chosen, ==, 0);
  g_assert_cmpuint (fixture->n_refused, ==, 1);
  ugo_test_forget (fixture);

  /* An own piece beside the target is picked up instead. */
  ugo_test_click_beside (fixture, ugo_test_square_named ("c3"), 0, -0.6);
  g_assert_cmpuint (fixture->n_chosen, ==, 0);
  g_assert_cmpint (ugo_pick_here (ugo_test_picked (fixture)), ==, ugo_test_square_named ("c2"));

  /* A step beside another target stays what it is. */
  ugo_test_click_beside (fixture, ugo_test_square_named ("d2"), 0.45, 0.45);
  ugo_test_assert_chosen (fixture,
                          ugo_move (ugo_test_square_named ("c2"), ugo_test_square_named ("d2")));

  /* Nothing is near when nothing is in hand. */
  ugo_test_click_beside (fixture, ugo_test_square_named ("c3"), 0.6, 0);
  g_assert_cmpuint (fixture->n_chosen, ==, 0);
}

/* Dropped on an own piece, beside a target: this is refused, not guessed at. */
static void
test_drop_on_own_piece (UgoTestBoard *fixture, gconstpointer data)
{
  const UgoBoardLayout *layout = &fixture->board->layout;
  double x;
  double y;

  ugo_test_set_chain (fixture);
  ugo_board_layout_square_centre (layout, ugo_test_square_named ("c2"), &x, &y);
  ugo_test_press (fixture, ugo_test_square_named ("a1"));
  ugo_board_drag (fixture->board, x, y - 0.4 * layout->square);
  ugo_board_release (fixture->board, x, y - 0.4 * layout->square, 0);
  g_assert_cmpuint (fixture->n_chosen, ==, 0);
  g_assert_cmpint (fixture->status, ==, UGO_MOVE_OCCUPIED);
}

static void
test_grace_at_the_edge (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_set_text (fixture, ugo_variant_default (&ugo_rules_ugolki), "8/8/8/8/8/8/8/1w4b1 w 2");
  ugo_test_click (fixture, ugo_test_square_named ("b1"));
  ugo_test_click_beside (fixture, ugo_test_square_named ("a1"), -0.55, 0);
  ugo_test_assert_chosen (fixture,
                          ugo_move (ugo_test_square_named ("b1"), ugo_test_square_named ("a1")));
}

static void
test_hover (UgoTestBoard *fixture, gconstpointer data)
{
  double x;
  double y;

  ugo_test_set_chain (fixture);
  ugo_board_layout_square_centre (&fixture->board->layout, ugo_test_square_named ("e5"), &x, &y);
  ugo_board_hover (fixture->board, x, y);
  g_assert_cmpint (ugo_board_get_aim (fixture->board), ==, UGO_SQUARE_NONE);
  ugo_test_click (fixture, ugo_test_square_named ("a1"));
  ugo_board_hover (fixture->board, x, y);
  g_assert_cmpint (ugo_board_get_aim (fixture->board), ==, ugo_test_square_named ("e5"));
  g_assert_cmpuint (ugo_test_picked (fixture)->routes[ugo_test_square_named ("e5")].length, ==, 5);
  ugo_board_leave (fixture->board);
  g_assert_cmpint (ugo_board_get_aim (fixture->board), ==, UGO_SQUARE_NONE);
  ugo_board_move_cursor (fixture->board, ugo_test_square_named ("c3"));
  g_assert_cmpint (ugo_board_get_aim (fixture->board), ==, ugo_test_square_named ("c3"));
}

static void
test_slipped_click (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_set_chain (fixture);
  ugo_test_click (fixture, ugo_test_square_named ("a1"));
  ugo_test_press (fixture, ugo_test_square_named ("c3"));
  ugo_test_drag (fixture, ugo_test_square_named ("c5"));
  ugo_test_release (fixture, ugo_test_square_named ("c5"), 0);
  g_assert_cmpuint (fixture->n_chosen + fixture->n_refused, ==, 0);
}

static void
test_suggestion (UgoTestBoard *fixture, gconstpointer data)
{
  for (guint i = 0; i < 50; i++)
    {
      UgoPosition position;

      ugo_test_random_position (&position, data);
      ugo_board_set_position (fixture->board, &position);
      ugo_board_suggest (fixture->board);
      if (ugo_must_pass (&position))
        g_assert_true (ugo_pick_is_empty (ugo_test_picked (fixture)));
      else
        g_assert_cmphex (ugo_test_picked (fixture)->targets
                             | ugo_test_picked (fixture)->replaceable,
                         !=, 0);
    }
}

/* Editing */

static void
test_editing (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_set_chain (fixture);
  g_object_set (fixture->board, "editing", TRUE, NULL);

  ugo_test_click (fixture, ugo_test_square_named ("h8"));
  g_assert_cmpuint (fixture->n_pressed, ==, 1);
  g_assert_cmpint (fixture->squares[0], ==, ugo_test_square_named ("h8"));
  g_assert_cmpint (fixture->pieces[0], ==, -1);

  gtk_widget_activate (ugo_test_square_widget (fixture, ugo_test_square_named ("a1")));
  g_assert_cmpuint (fixture->n_pressed, ==, 2);
  g_assert_cmpint (fixture->squares[1], ==, ugo_test_square_named ("a1"));
  g_assert_cmpint (fixture->pieces[1], ==, -1);
  ugo_test_forget (fixture);

  ugo_test_press (fixture, ugo_test_square_named ("g7"));
  ugo_test_drag (fixture, ugo_test_square_named ("b5"));
  ugo_test_release (fixture, ugo_test_square_named ("b5"), 0);
  g_assert_cmpuint (fixture->n_pressed, ==, 2);
  g_assert_cmpint (fixture->squares[0], ==, ugo_test_square_named ("g7"));
  g_assert_cmpint (fixture->pieces[0], ==, 0);
  g_assert_cmpint (fixture->squares[1], ==, ugo_test_square_named ("b5"));
  g_assert_cmpint (fixture->pieces[1], ==, 2);
  ugo_test_forget (fixture);

  ugo_test_press (fixture, ugo_test_square_named ("g7"));
  ugo_test_drag (fixture, ugo_test_square_named ("b5"));
  ugo_board_release (fixture->board, -30, 0, 0);
  g_assert_cmpuint (fixture->n_pressed, ==, 1);
  g_assert_cmpint (fixture->pieces[0], ==, 0);
  ugo_test_forget (fixture);

  ugo_test_press (fixture, ugo_test_square_named ("g7"));
  ugo_test_drag (fixture, ugo_test_square_named ("b5"));
  ugo_test_release (fixture, ugo_test_square_named ("g7"), 0);
  ugo_test_press (fixture, ugo_test_square_named ("h8"));
  ugo_test_drag (fixture, ugo_test_square_named ("b5"));
  ugo_test_release (fixture, ugo_test_square_named ("b5"), 0);
  g_assert_cmpuint (fixture->n_pressed + fixture->n_chosen + fixture->n_refused, ==, 0);
}

/* What holds for each game. */
static void
add_tests_of_games (void)
{
  static const struct
  {
    const char *path;
    void (*make) (UgoTestBoard *, UgoMove);
  } ways[] = { { "every move can be made by clicks", by_two_clicks },
               { "every move can be made by drags", by_drag },
               { "every move can be made by keys", by_keys },
               { "every move can be made by a click on each landing", by_every_landing } };
  static const Refusals refusals[] = {
    { &ugo_rules_ugolki,
      { UGO_MOVE_NOT_YOURS, UGO_MOVE_OCCUPIED, UGO_MOVE_UNREACHABLE, UGO_MOVE_STEP_AND_JUMP } },
    { &ugo_rules_gyges,
      { UGO_MOVE_PLACEMENT, UGO_MOVE_NOT_NEAREST_LINE, UGO_MOVE_OCCUPIED, UGO_MOVE_UNREACHABLE,
        UGO_MOVE_OVER_PIECE, UGO_MOVE_OWN_FINISH } },
  };
  static Way all[G_N_ELEMENTS (ugo_test_games)][G_N_ELEMENTS (ways)];

  for (gsize i = 0; i < G_N_ELEMENTS (ugo_test_games); i++)
    {
      const UgoRules *rules = ugo_test_games[i];

      for (gsize j = 0; j < G_N_ELEMENTS (ways); j++)
        {
          all[i][j] = (Way){ rules, ways[j].make, 40 };
          ugo_test_add (rules, ways[j].path, &all[i][j], test_every_move);
        }
      ugo_test_add (rules, "every place lies under the pointer", rules, test_real_pointer_path);
      ugo_test_add (rules, "whole games go by the rules", rules, test_whole_games);
      ugo_test_add (rules, "refusals are those of the rules", &refusals[i],
                    test_refusals_agree_with_rules);
      ugo_test_add (rules, "a suggestion is a piece that can move", rules, test_suggestion);
    }
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  add_tests_of_games ();
  UGO_TEST_BOARD ("a refusal keeps the piece in hand", NULL, test_refusal_keeps_the_piece);
  UGO_TEST_BOARD ("a click on an empty square is no try, a key is", NULL, test_empty_squares);
  UGO_TEST_BOARD ("a decided game refuses moves", NULL, test_decided);
  UGO_TEST_BOARD ("a board to look at takes no moves", NULL, test_not_playable);
  UGO_TEST_BOARD ("escape ends a drag", NULL, test_escape_during_drag);
  UGO_TEST_BOARD ("a key ends a drag", NULL, test_key_during_drag);
  UGO_TEST_BOARD ("a piece dragged back stays in hand", NULL, test_drag_back);
  UGO_TEST_BOARD ("another own piece is taken instead", NULL, test_another_piece);
  UGO_TEST_BOARD ("a piece that cannot move shows no targets", NULL, test_blocked_piece);
  UGO_TEST_BOARD ("a click just beside a target counts for it", NULL, test_grace);
  UGO_TEST_BOARD ("a click on the frame counts for the target beside it", NULL,
                  test_grace_at_the_edge);
  UGO_TEST_BOARD ("a drop on an own piece is refused", NULL, test_drop_on_own_piece);
  UGO_TEST_BOARD ("a target aimed at shows its way", NULL, test_hover);
  UGO_TEST_BOARD ("a press that slips plays nothing", NULL, test_slipped_click);
  UGO_TEST_BOARD ("editing tells of squares and drops", NULL, test_editing);
  return g_test_run ();
}
