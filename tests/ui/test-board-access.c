/* test-board-access.c: the board by keys and for screen readers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-compat.h"
#include "ugo-gyges.h"
#include "ugo-test-board.h"

/* The cursor */

/* Where an arrow leads from @square: to the square that lies there on the screen, from a last line
 * to the finish square beyond it, else nowhere. */
static UgoSquare
find_beside (UgoTestBoard *fixture, UgoSquare square, double right, double down)
{
  const UgoBoardLayout *layout = &fixture->board->layout;
  const UgoRules *rules = layout->rules;
  UgoSquare found;
  double x;
  double y;

  ugo_board_layout_square_centre (layout, square, &x, &y);
  x += right * layout->square;
  y += down * layout->square;
  found = ugo_board_layout_square_at (layout, x, y);
  if (found < rules->files * rules->ranks)
    return found;
  if (down == 0 || rules->n_squares == rules->files * rules->ranks)
    return square;
  return (down < 0) == !layout->is_turned ? 36 : 37;
}

static void
test_arrows (UgoTestBoard *fixture, gconstpointer data)
{
  const UgoRules *rules = data;
  GtkWidget *board = GTK_WIDGET (fixture->board);
  UgoPosition position;

  do
    ugo_test_random_position (&position, rules);
  while (rules == &ugo_rules_gyges && ugo_gyges_is_placement (&position));
  ugo_board_set_position (fixture->board, &position);
  for (int is_turned = 0; is_turned <= 1; is_turned++)
    {
      static const struct
      {
        GtkDirectionType direction;
        double x;
        double y;
      } ways[] = { { GTK_DIR_LEFT, -1, 0 },
                   { GTK_DIR_RIGHT, 1, 0 },
                   { GTK_DIR_UP, 0, -1 },
                   { GTK_DIR_DOWN, 0, 1 } };

      g_object_set (board, "turned", is_turned, NULL);
      ugo_test_settle (fixture);
      gtk_widget_grab_focus (board);
      for (UgoSquare square = 0; square < rules->files * rules->ranks; square++)
        for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
          {
            UgoSquare wanted = find_beside (fixture, square, ways[i].x, ways[i].y);

            ugo_board_move_cursor (fixture->board, square);
            g_assert_true (gtk_widget_child_focus (board, ways[i].direction));
            g_assert_cmpint (fixture->board->cursor, ==, wanted);
            g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window))
                           == ugo_test_square_widget (fixture, wanted));
          }
    }
}

static void
test_home_and_end (UgoTestBoard *fixture, gconstpointer data)
{
  static const struct
  {
    const char *key;
    const char *square;
    const char *turned;
  } cases[] = { { "Home", "a4", "h4" },
                { "End", "h4", "a4" },
                { "<Control>Home", "a8", "h1" },
                { "<Control>End", "h1", "a8" } };

  for (int is_turned = 0; is_turned <= 1; is_turned++)
    for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
      {
        g_object_set (fixture->board, "turned", is_turned, NULL);
        ugo_board_move_cursor (fixture->board, ugo_test_square_named ("d4"));
        g_assert_true (ugo_test_key (fixture, cases[i].key));
        g_assert_cmpint (fixture->board->cursor, ==,
                         ugo_test_square_named (is_turned ? cases[i].turned : cases[i].square));
      }
}

static void
test_tab (UgoTestBoard *fixture, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *before = gtk_button_new ();
  GtkWidget *after = gtk_button_new ();
  GtkRoot *root = GTK_ROOT (fixture->window);
  g_autoptr (GtkWidget) board = g_object_ref (GTK_WIDGET (fixture->board));

  gtk_window_set_child (GTK_WINDOW (fixture->window), NULL);
  gtk_box_append (GTK_BOX (box), before);
  gtk_box_append (GTK_BOX (box), board);
  gtk_box_append (GTK_BOX (box), after);
  gtk_window_set_child (GTK_WINDOW (fixture->window), box);
  ugo_test_settle (fixture);

  fixture->board->cursor = ugo_test_square_named ("d4");
  gtk_widget_grab_focus (before);
  g_signal_emit_by_name (fixture->window, "move-focus", GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_root_get_focus (root)
                 == ugo_test_square_widget (fixture, ugo_test_square_named ("d4")));
  g_signal_emit_by_name (fixture->window, "move-focus", GTK_DIR_RIGHT);
  g_assert_true (gtk_root_get_focus (root)
                 == ugo_test_square_widget (fixture, ugo_test_square_named ("e4")));
  g_signal_emit_by_name (fixture->window, "move-focus", GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_root_get_focus (root) == after);
  g_signal_emit_by_name (fixture->window, "move-focus", GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_root_get_focus (root)
                 == ugo_test_square_widget (fixture, ugo_test_square_named ("e4")));
  g_signal_emit_by_name (fixture->window, "move-focus", GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_root_get_focus (root) == before);
}

static void
test_cursor_is_for_keys (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_set_chain (fixture);
  ugo_board_move_cursor (fixture->board, ugo_test_square_named ("d4"));
  g_assert_true (fixture->board->shows_cursor);
  ugo_test_click (fixture, ugo_test_square_named ("a1"));
  g_assert_false (fixture->board->shows_cursor);
  g_assert_cmpint (fixture->board->cursor, ==, ugo_test_square_named ("a1"));
  gtk_widget_child_focus (GTK_WIDGET (fixture->board), GTK_DIR_RIGHT);
  g_assert_true (fixture->board->shows_cursor);
  g_assert_cmpint (fixture->board->cursor, ==, ugo_test_square_named ("b1"));
}

/* Screen readers */

static void
test_roles (UgoTestBoard *fixture, gconstpointer data)
{
  gboolean has_grid = ugo_compat_has_grid ();
  UgoPosition start;
  guint n_places;

  ugo_position_start (ugo_variant_default (data), &start);
  ugo_board_set_position (fixture->board, &start);
  n_places = fixture->board->n_squares;
  gtk_test_accessible_assert_role (fixture->board,
                                   has_grid ? GTK_ACCESSIBLE_ROLE_GRID : GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (fixture->board, GTK_ACCESSIBLE_PROPERTY_LABEL, "Board");
  for (UgoSquare place = 0; place < n_places; place++)
    {
      GtkWidget *widget = ugo_test_square_widget (fixture, place);
      GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

      gtk_test_accessible_assert_role (widget, has_grid ? GTK_ACCESSIBLE_ROLE_GRID_CELL
                                                        : GTK_ACCESSIBLE_ROLE_BUTTON);
      gtk_test_accessible_assert_state (widget, GTK_ACCESSIBLE_STATE_SELECTED, FALSE);
      g_assert_true (gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL));
      g_assert_cmpint (strlen (fixture->board->described[place]), >, 4);
    }
  g_assert_null (gtk_widget_get_next_sibling (ugo_test_square_widget (fixture, n_places - 1)));
}

static void
assert_label (UgoTestBoard *fixture, const char *name, const char *label)
{
  gtk_test_accessible_assert_property (ugo_test_square_widget (fixture,
                                                               ugo_test_square_named (name)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

static void
test_labels (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_set_chain (fixture);
  assert_label (fixture, "a1", "a1, white piece");
  assert_label (fixture, "g7", "g7, black piece");
  assert_label (fixture, "c3", "c3, empty");

  ugo_test_click (fixture, ugo_test_square_named ("a1"));
  assert_label (fixture, "a1", "a1, white piece, picked up");
  assert_label (fixture, "a2", "a2, empty, can be reached by a step");
  assert_label (fixture, "c1", "c1, empty, can be reached by 1 jump");
  assert_label (fixture, "c3", "c3, empty, can be reached by 2 jumps");
  assert_label (fixture, "h8", "h8, empty");
  gtk_test_accessible_assert_state (ugo_test_square_widget (fixture, 0),
                                    GTK_ACCESSIBLE_STATE_SELECTED, TRUE);

  ugo_test_shift_click (fixture, ugo_test_square_named ("c1"));
  assert_label (fixture, "a1", "a1, white piece");
  assert_label (fixture, "c1", "c1, empty, the piece in hand rests here");
  assert_label (fixture, "c3", "c3, empty, can be reached by 2 jumps");
  gtk_test_accessible_assert_state (ugo_test_square_widget (fixture, 0),
                                    GTK_ACCESSIBLE_STATE_SELECTED, FALSE);
  gtk_test_accessible_assert_state (ugo_test_square_widget (fixture, 2),
                                    GTK_ACCESSIBLE_STATE_SELECTED, TRUE);

  ugo_board_cancel (fixture->board);
  assert_label (fixture, "c1", "c1, empty");
  assert_label (fixture, "c3", "c3, empty");
}

static void
test_announcements (UgoTestBoard *fixture, gconstpointer data)
{
  GtkWidget *a1 = ugo_test_square_widget (fixture, ugo_test_square_named ("a1"));

  if (ugo_compat_has_grid ())
    {
      g_test_skip ("announcements are no property of a widget here");
      return;
    }
  ugo_test_set_chain (fixture);
  gtk_widget_grab_focus (a1);
  gtk_widget_activate (a1);
  gtk_test_accessible_assert_property (a1, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "a1 picked up. 8 squares can be reached.");
  ugo_test_key (fixture, "Escape");
  gtk_test_accessible_assert_property (a1, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "The piece is put back.");
  ugo_board_announce (fixture->board, "It is late.");
  gtk_test_accessible_assert_property (a1, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "It is late.");
  gtk_widget_child_focus (GTK_WIDGET (fixture->board), GTK_DIR_RIGHT);
  g_assert_false (
      gtk_test_accessible_has_property (GTK_ACCESSIBLE (a1), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
      && gtk_test_accessible_check_property (GTK_ACCESSIBLE (a1),
                                             GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "It is late.")
             == NULL);
}

static void
test_action (UgoTestBoard *fixture, gconstpointer data)
{
  ugo_test_set_chain (fixture);
  g_assert_true (
      gtk_widget_activate_action (ugo_test_square_widget (fixture, 0), "square.activate", NULL));
  g_assert_cmpint (ugo_pick_here (ugo_test_picked (fixture)), ==, 0);
  g_assert_true (
      gtk_widget_activate_action (ugo_test_square_widget (fixture, ugo_test_square_named ("c3")),
                                  "square.activate", NULL));
  ugo_test_assert_chosen (fixture, ugo_move (0, ugo_test_square_named ("c3")));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (ugo_test_games); i++)
    {
      const UgoRules *rules = ugo_test_games[i];

      ugo_test_add (rules, "arrows go the way one sees, turned or not", rules, test_arrows);
      ugo_test_add (rules, "every place has a role, a state and a name", rules, test_roles);
    }
  UGO_TEST_BOARD ("home and end go to the edges and corners", NULL, test_home_and_end);
  UGO_TEST_BOARD ("tab enters at the cursor and leaves", NULL, test_tab);
  UGO_TEST_BOARD ("the cursor shows for keys only", NULL, test_cursor_is_for_keys);
  UGO_TEST_BOARD ("labels tell the piece, the choice and the jumps", NULL, test_labels);
  UGO_TEST_BOARD ("announcements describe the focus until it leaves", NULL, test_announcements);
  UGO_TEST_BOARD ("screen readers can activate a square", NULL, test_action);
  return g_test_run ();
}
