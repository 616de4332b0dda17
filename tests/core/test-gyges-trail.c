/* test-gyges-trail.c: the squares that a move of Gygès passes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "ugo-gyges.h"
#include "ugo-test-vectors.h"

#define N_POSITIONS 400

static UgoPosition
random_position (void)
{
  UgoVariant variant = ugo_variant_default (&ugo_rules_gyges);
  UgoPosition position;

  variant.flags = g_test_rand_bit () ? UGO_GYGES_ADVANCED : 0;
  do
    {
      int n = g_test_rand_int_range (12, 60);

      ugo_position_start (variant, &position);
      for (int i = 0; i < n && ugo_result (&position).outcome == UGO_UNDECIDED; i++)
        ugo_play (&position, ugo_test_random_move (&position), NULL, 0, &position);
    }
  while (ugo_result (&position).outcome != UGO_UNDECIDED);
  return position;
}

/* The rules of a run, told square by square. */
static void
assert_trail (const UgoPosition *position, const UgoRoute *route, const UgoRoute *trail)
{
  bool crossed[38][38] = { { false } };
  int stop = 0;
  int left = 0;

  for (int i = 0; i < trail->length; i++)
    {
      UgoSquare here = trail->squares[i];
      UgoSquare next = i + 1 < trail->length ? trail->squares[i + 1] : UGO_SQUARE_NONE;

      if (left == 0)
        {
          g_assert_cmpint (here, ==, route->squares[stop++]);
          left = ugo_piece_at (position, here);
        }
      else
        {
          g_assert_true (here == route->squares[0] || ugo_piece_at (position, here) == 0);
        }
      if (next == UGO_SQUARE_NONE)
        break;
      left--;
      if (next < 36)
        g_assert_cmpint (ABS (here % 6 - next % 6) + ABS (here / 6 - next / 6), ==, 1);
      else
        g_assert_true (left == 0 && here / 6 == (next == UGO_GYGES_FINISH_NORTH ? 5 : 0));
      g_assert_false (crossed[here][next]);
      crossed[here][next] = crossed[next][here] = true;
    }
  g_assert_cmpint (stop, ==, route->length);
  g_assert_cmpint (trail->squares[trail->length - 1], ==, route->squares[route->length - 1]);
}

static void
test_every_move (void)
{
  guint n_trails = 0;

  for (int i = 0; i < N_POSITIONS; i++)
    {
      UgoPosition position = random_position ();
      UgoMove moves[UGO_MAX_MOVES];
      size_t n_moves = ugo_legal_moves (&position, moves);

      for (size_t j = 0; j < n_moves; j++)
        {
          UgoRoute route, trail;

          if (moves[j].from == UGO_SQUARE_NONE)
            continue;
          ugo_move_path (&position, moves[j], &route);
          for (; route.length >= 2; route.length--)
            {
              g_assert_true (ugo_gyges_trail (&position, &route, &trail));
              assert_trail (&position, &route, &trail);
              n_trails++;
            }
        }
    }
  g_assert_cmpuint (n_trails, >, 10 * N_POSITIONS);
}

static void
test_no_trail (void)
{
  UgoPosition position
      = ugo_test_position ("Gyges", "....../1...../3.23../3.211./2.132./...... w 5");

  for (int i = 0; i < 20000; i++)
    {
      UgoRoute route = { .length = (uint8_t) g_test_rand_int_range (0, 6) };
      UgoRoute trail;

      for (int j = 0; j < route.length; j++)
        route.squares[j]
            = (UgoSquare) g_test_rand_int_range (0, g_test_rand_int_range (0, 4) ? 38 : 256);
      if (ugo_gyges_trail (&position, &route, &trail))
        assert_trail (&position, &route, &trail);
      else
        g_assert_cmpint (trail.length, ==, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/gyges/trail/every way is gone square by square", test_every_move);
  g_test_add_func ("/gyges/trail/what is no way has no trail", test_no_trail);
  return g_test_run ();
}
