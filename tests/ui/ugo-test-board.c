/* ugo-test-board.c: a board in a window, and what a person does with it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-test-board.h"

#include <string.h>

#include "ugo-drawing.h"
#include "ugo-notation.h"

const UgoRules *const ugo_test_games[2] = { &ugo_rules_ugolki, &ugo_rules_gyges };

static void
chosen_cb (UgoBoard *board, UgoMove *move, UgoRoute *route, UgoTestBoard *fixture)
{
  fixture->n_chosen++;
  fixture->chosen = *move;
  fixture->has_route = route != NULL;
  if (route)
    fixture->route = *route;
}

static void
refused_cb (UgoBoard *board, UgoMove *move, int status, UgoTestBoard *fixture)
{
  fixture->n_refused++;
  fixture->refused = *move;
  fixture->status = status;
}

static void
pressed_cb (UgoBoard *board, int square, int piece, UgoTestBoard *fixture)
{
  guint i = fixture->n_pressed++ % G_N_ELEMENTS (fixture->squares);

  fixture->squares[i] = square;
  fixture->pieces[i] = piece;
}

void
ugo_test_forget (UgoTestBoard *fixture)
{
  fixture->n_chosen = 0;
  fixture->n_refused = 0;
  fixture->n_pressed = 0;
}

/* Lets GTK lay the window out and draw it. */
void
ugo_test_settle (UgoTestBoard *fixture)
{
  gtk_test_widget_wait_for_draw (fixture->window);
}

void
ugo_test_set_up (UgoTestBoard *fixture, gconstpointer data)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  fixture->board = UGO_BOARD (ugo_board_new ());
  g_object_set (fixture->board, "playable", TRUE, NULL);
  g_signal_connect (fixture->board, "move-chosen", G_CALLBACK (chosen_cb), fixture);
  g_signal_connect (fixture->board, "move-refused", G_CALLBACK (refused_cb), fixture);
  g_signal_connect (fixture->board, "square-pressed", G_CALLBACK (pressed_cb), fixture);
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 500, 500);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->board));
  gtk_window_present (GTK_WINDOW (fixture->window));
  ugo_test_settle (fixture);
}

void
ugo_test_tear_down (UgoTestBoard *fixture, gconstpointer data)
{
  if (fixture->window)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
}

void
ugo_test_set_text (UgoTestBoard *fixture, UgoVariant variant, const char *text)
{
  UgoPosition position;
  size_t offset;

  g_assert_cmpint (ugo_position_read (variant, text, strlen (text), UGO_ANY_POSITION, &position,
                                      &offset),
                   ==, UGO_OK);
  ugo_board_set_position (fixture->board, &position);
}

void
ugo_test_set_chain (UgoTestBoard *fixture)
{
  ugo_test_set_text (fixture, ugo_variant_default (&ugo_rules_ugolki), UGO_TEST_CHAIN);
}

UgoSquare
ugo_test_square_named (const char *name)
{
  return name[0] - 'a' + 8 * (name[1] - '1');
}

UgoSquare
ugo_test_gyges_square (const char *name)
{
  UgoSquare square;

  g_assert_cmpuint (ugo_square_read (&ugo_rules_gyges, name, strlen (name), &square), ==,
                    strlen (name));
  return square;
}

UgoSquare
ugo_test_start_of (UgoTestBoard *fixture, UgoMove move)
{
  const UgoPosition *position = ugo_test_shown (fixture);
  const UgoDrawing *drawing = ugo_drawing_find (position->variant.rules);

  if (move.piece == 0)
    return move.from;
  for (int i = 0; i < drawing->n_slots; i++)
    if (drawing->slots[i].side == position->side && drawing->slots[i].piece == move.piece)
      return (UgoSquare) (drawing->rules->n_squares + i);
  g_assert_not_reached ();
}

gboolean
ugo_test_is_open (UgoTestBoard *fixture, UgoSquare place)
{
  const UgoBoardLayout *layout = &fixture->board->layout;
  double x;
  double y;

  ugo_board_layout_square_centre (layout, place, &x, &y);
  return ugo_board_layout_square_at (layout, x, y) == place;
}

uint64_t
ugo_test_set_named (const char *names)
{
  uint64_t set = 0;

  for (const char *name = names; *name; name += name[2] ? 3 : 2)
    set |= ugo_bit (ugo_test_square_named (name));
  return set;
}

const UgoPosition *
ugo_test_shown (UgoTestBoard *fixture)
{
  return ugo_board_get_position (fixture->board);
}

/* What a person does with a pointer */

void
ugo_test_press (UgoTestBoard *fixture, UgoSquare square)
{
  double x;
  double y;

  ugo_board_layout_square_centre (&fixture->board->layout, square, &x, &y);
  ugo_board_press (fixture->board, x, y);
}

void
ugo_test_drag (UgoTestBoard *fixture, UgoSquare square)
{
  double x;
  double y;

  ugo_board_layout_square_centre (&fixture->board->layout, square, &x, &y);
  ugo_board_drag (fixture->board, x, y);
}

void
ugo_test_release (UgoTestBoard *fixture, UgoSquare square, GdkModifierType modifiers)
{
  double x;
  double y;

  ugo_board_layout_square_centre (&fixture->board->layout, square, &x, &y);
  ugo_board_release (fixture->board, x, y, modifiers);
}

void
ugo_test_click (UgoTestBoard *fixture, UgoSquare square)
{
  ugo_test_press (fixture, square);
  ugo_test_release (fixture, square, 0);
}

void
ugo_test_shift_click (UgoTestBoard *fixture, UgoSquare square)
{
  ugo_test_press (fixture, square);
  ugo_test_release (fixture, square, GDK_SHIFT_MASK);
}

/* A click at so many squares right of and above the centre of @square. */
void
ugo_test_click_beside (UgoTestBoard *fixture, UgoSquare square, double right, double up)
{
  const UgoBoardLayout *layout = &fixture->board->layout;
  double x;
  double y;

  ugo_board_layout_square_centre (layout, square, &x, &y);
  x += right * layout->square;
  y -= up * layout->square;
  ugo_board_press (fixture->board, x, y);
  ugo_board_release (fixture->board, x, y, 0);
}

/* What a person does with keys: the binding of @key on @widget or a widget around it is run. */
static gboolean
press_key (UgoTestBoard *fixture, GtkWidget *widget, const char *key)
{
  g_autoptr (GtkShortcutTrigger) trigger = gtk_shortcut_trigger_parse_string (key);

  for (; widget; widget = gtk_widget_get_parent (widget))
    {
      g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

      for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
        {
          g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

          if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
            continue;
          for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++)
            {
              g_autoptr (GtkShortcut) shortcut =
                  g_list_model_get_item (G_LIST_MODEL (controller), j);

              if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), trigger)
                  && gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                                   gtk_shortcut_get_arguments (shortcut)))
                return TRUE;
            }
        }
    }
  return FALSE;
}

GtkWidget *
ugo_test_square_widget (UgoTestBoard *fixture, UgoSquare square)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->board));

  for (guint i = 0; i < square; i++)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

gboolean
ugo_test_key (UgoTestBoard *fixture, const char *name)
{
  return press_key (fixture, ugo_test_square_widget (fixture, fixture->board->cursor), name);
}

UgoPick *
ugo_test_picked (UgoTestBoard *fixture)
{
  return &fixture->board->pick;
}

static void
play_on (UgoPosition *position, guint n_moves)
{
  UgoMove moves[UGO_MAX_MOVES];

  for (guint i = 0; i < n_moves; i++)
    {
      gsize n = ugo_legal_moves (position, moves);

      if (n == 0)
        return;
      ugo_play (position, moves[g_test_rand_int_range (0, n)], NULL, 0, position);
    }
}

void
ugo_test_random_position (UgoPosition *position, const UgoRules *rules)
{
  UgoVariant variant = ugo_variant_default (rules);
  int n_sets = 0;

  while (rules->piece_sets[n_sets] != 0)
    n_sets++;
  variant.pieces = rules->piece_sets[g_test_rand_int_range (0, n_sets)];
  for (const UgoOption *option = rules->options; option->word; option++)
    if (g_test_rand_bit ())
      variant.flags |= option->flag;
  do
    {
      ugo_position_start (variant, position);
      play_on (position, g_test_rand_int_range (0, 60));
    }
  while (ugo_result (position).outcome != UGO_UNDECIDED);
}

void
ugo_test_assert_chosen (UgoTestBoard *fixture, UgoMove move)
{
  g_assert_cmpuint (fixture->n_refused, ==, 0);
  g_assert_cmpuint (fixture->n_chosen, ==, 1);
  g_assert_true (ugo_move_equal (fixture->chosen, move));
  g_assert_true (ugo_pick_is_empty (ugo_test_picked (fixture)));
  ugo_test_forget (fixture);
}

void
ugo_test_assert_put_back (UgoTestBoard *fixture)
{
  g_assert_true (ugo_pick_is_empty (ugo_test_picked (fixture)));
  g_assert_cmpuint (fixture->n_chosen + fixture->n_refused, ==, 0);
  g_assert_false (ugo_board_cancel (fixture->board));
}

void
ugo_test_make_move (UgoTestBoard *fixture, const char *from, const char *to)
{
  UgoPosition before = *ugo_test_shown (fixture);
  UgoMove move = ugo_move (ugo_test_square_named (from), ugo_test_square_named (to));
  UgoPosition after;
  UgoRoute route;

  ugo_move_path (&before, move, &route);
  ugo_play (&before, move, NULL, 0, &after);
  ugo_board_show_move (fixture->board, &before, move, &route, &after);
  g_assert_true (ugo_position_same (ugo_test_shown (fixture), &after));
}

void
ugo_test_let_things_move (UgoTestBoard *fixture)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  ugo_test_set_chain (fixture);
}

void
ugo_test_play_cb (UgoBoard *board, UgoMove *move, UgoRoute *route, UgoTestBoard *fixture)
{
  UgoPosition before = *ugo_test_shown (fixture);
  UgoPosition after;
  UgoRoute path;

  if (route)
    path = *route;
  else
    ugo_move_path (&before, *move, &path);
  ugo_play (&before, *move, NULL, 0, &after);
  ugo_board_show_move (board, &before, *move, &path, &after);
}

void
ugo_test_add (const UgoRules *rules, const char *path, gconstpointer data,
              void (*function) (UgoTestBoard *, gconstpointer))
{
  g_autofree char *full = g_strdup_printf ("/board/%s/%s", rules->id, path);

  g_test_add (full, UgoTestBoard, data, ugo_test_set_up, function, ugo_test_tear_down);
}
