/* test-board-games.c: what holds for the board of every game, shown by an example of each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-notation.h"
#include "ugo-test-board.h"

static GtkGesture *
find_secondary (UgoTestBoard *fixture)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->board));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_DRAG (controller)
          && gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (controller))
                 == GDK_BUTTON_SECONDARY)
        return GTK_GESTURE (controller);
    }
  g_assert_not_reached ();
}

/*
 * Example:
 * @rules: a game
 * @position: a position of it
 * @piece: a piece that can move
 * @stop: where it can rest on its way
 * @target: where it can go, with @useless beside it on that side
 * @useless: an empty square where it cannot go
 * @wanted: squares on which a swipe is meant for a piece, one after the other
 * @scrolled: squares on which it is not
 * @row: where Home, End, Ctrl+Home and Ctrl+End lead from @piece
 */
typedef struct
{
  const UgoRules *rules;
  const char *position;
  const char *piece;
  const char *stop;
  const char *target;
  const char *useless;
  const char *wanted;
  const char *scrolled;
  const char *row[4];
} Example;

static const Example examples[] = {
  { &ugo_rules_ugolki, UGO_TEST_CHAIN, "a1", "c3", "c5", "b5", "b1 a1", "h8 g7 c3",
    { "a1", "h1", "a8", "h1" } },
  { &ugo_rules_gyges, "....../1...../3.23../3.211./2.132./...... w 5", "d2", "e2", "d5", "e5",
    "a2 d2", "f6 a4 N", { "a2", "f2", "a6", "f1" } },
};

static UgoSquare
square_of (const Example *example, const char *name)
{
  UgoSquare square;

  g_assert_cmpuint (ugo_square_read (example->rules, name, strcspn (name, " "), &square), >, 0);
  return square;
}

static void
set_example (UgoTestBoard *fixture, const Example *example)
{
  ugo_test_set_text (fixture, ugo_variant_default (example->rules), example->position);
  ugo_test_settle (fixture);
}

static void
pick_for_cancel (UgoTestBoard *fixture, const Example *example, gboolean is_walking)
{
  ugo_test_click (fixture, square_of (example, example->piece));
  if (is_walking)
    ugo_test_shift_click (fixture, square_of (example, example->stop));
  g_assert_cmpint (ugo_pick_is_walking (ugo_test_picked (fixture)), ==, is_walking);
}

static void
test_ways_to_cancel (UgoTestBoard *fixture, gconstpointer data)
{
  const Example *example = data;
  UgoSquare piece = square_of (example, example->piece);

  set_example (fixture, example);
  ugo_test_click (fixture, piece);
  ugo_test_click (fixture, piece);
  ugo_test_assert_put_back (fixture);

  for (int is_walking = 0; is_walking <= 1; is_walking++)
    {
      pick_for_cancel (fixture, example, is_walking);
      g_assert_true (ugo_test_key (fixture, "Escape"));
      ugo_test_assert_put_back (fixture);
      g_assert_false (ugo_test_key (fixture, "Escape"));

      pick_for_cancel (fixture, example, is_walking);
      g_signal_emit_by_name (find_secondary (fixture), "drag-begin", 5.0, 5.0);
      ugo_test_assert_put_back (fixture);

      pick_for_cancel (fixture, example, is_walking);
      ugo_board_press (fixture->board, 2, 2);
      ugo_board_release (fixture->board, 2, 2, 0);
      ugo_test_assert_put_back (fixture);

      pick_for_cancel (fixture, example, is_walking);
      ugo_test_press (fixture, is_walking ? square_of (example, example->stop) : piece);
      ugo_test_drag (fixture, square_of (example, example->useless));
      ugo_board_release (fixture->board, -20, 100, 0);
      ugo_test_assert_put_back (fixture);
    }
}

/* In a chain Backspace takes one hop back. */
static void
test_backspace (UgoTestBoard *fixture, gconstpointer data)
{
  const Example *example = data;
  UgoSquare piece = square_of (example, example->piece);
  guint n_hops;

  set_example (fixture, example);
  pick_for_cancel (fixture, example, TRUE);
  n_hops = ugo_test_picked (fixture)->walk.length - 1u;
  for (guint i = 0; i < n_hops; i++)
    g_assert_true (ugo_test_key (fixture, "BackSpace"));
  g_assert_cmpint (ugo_pick_here (ugo_test_picked (fixture)), ==, piece);
  g_assert_false (ugo_pick_is_walking (ugo_test_picked (fixture)));
  g_assert_false (ugo_test_key (fixture, "BackSpace"));
}

/* A click just inside a square of no use counts for the target beside it; a bit farther it is a
 * try that is refused, and never plays. */
static void
test_grace_of_games (UgoTestBoard *fixture, gconstpointer data)
{
  const Example *example = data;
  UgoMove move = ugo_move (square_of (example, example->piece),
                           square_of (example, example->target));
  int files = example->rules->files;
  int side = square_of (example, example->useless) % files - move.to % files;

  set_example (fixture, example);
  g_assert_cmpint (ABS (side), ==, 1);
  ugo_test_click (fixture, move.from);
  ugo_test_click_beside (fixture, move.to, 0.6 * side, 0);
  ugo_test_assert_chosen (fixture, move);
  ugo_test_click (fixture, move.from);
  ugo_test_click_beside (fixture, move.to, 0.75 * side, 0);
  g_assert_cmpuint (fixture->n_chosen, ==, 0);
  g_assert_cmpuint (fixture->n_refused, ==, 1);
}

static void
assert_swipes (UgoTestBoard *fixture, const Example *example, const char *names,
               gboolean is_wanted)
{
  g_auto (GStrv) list = g_strsplit (names, " ", -1);

  for (char **name = list; *name != NULL; name++)
    {
      double x;
      double y;

      ugo_board_layout_square_centre (&fixture->board->layout, square_of (example, *name), &x, &y);
      g_assert_cmpint (ugo_board_press (fixture->board, x, y), ==, is_wanted);
      ugo_board_end_press (fixture->board);
    }
}

static void
test_swipe (UgoTestBoard *fixture, gconstpointer data)
{
  const Example *example = data;

  set_example (fixture, example);
  assert_swipes (fixture, example, example->wanted, TRUE);
  ugo_board_cancel (fixture->board);
  assert_swipes (fixture, example, example->scrolled, FALSE);
  /* Scrolling takes the last one over: a target under it is not played. */
  ugo_test_click (fixture, square_of (example, example->piece));
  ugo_test_press (fixture, square_of (example, example->target));
  ugo_board_end_press (fixture->board);
  ugo_test_release (fixture, square_of (example, example->target), 0);
  g_assert_cmpuint (fixture->n_chosen, ==, 0);
}

/* Home and End go along the row, with Ctrl to the corners. */
static void
test_far_keys (UgoTestBoard *fixture, gconstpointer data)
{
  static const char *const keys[] = { "Home", "End", "<Control>Home", "<Control>End" };
  const Example *example = data;

  set_example (fixture, example);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      ugo_board_move_cursor (fixture->board, square_of (example, example->piece));
      g_assert_true (ugo_test_key (fixture, keys[i]));
      g_assert_cmpint (fixture->board->cursor, ==, square_of (example, example->row[i]));
    }
  /* Seen from the other side they lead the other way. */
  g_object_set (fixture->board, "turned", TRUE, NULL);
  ugo_board_move_cursor (fixture->board, square_of (example, example->piece));
  g_assert_true (ugo_test_key (fixture, "Home"));
  g_assert_cmpint (fixture->board->cursor, ==, square_of (example, example->row[1]));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      const Example *example = &examples[i];

      ugo_test_add (example->rules, "there are many ways to put a piece back", example,
                    test_ways_to_cancel);
      ugo_test_add (example->rules, "backspace takes one hop back", example, test_backspace);
      ugo_test_add (example->rules, "a click beside a target counts, one farther does not",
                    example, test_grace_of_games);
      ugo_test_add (example->rules, "only own pieces keep a swipe from scrolling", example,
                    test_swipe);
      ugo_test_add (example->rules, "home and end lead to the edges", example, test_far_keys);
    }
  return g_test_run ();
}
