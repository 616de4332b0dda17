/* test-ugolki-movement.c: how the pieces of Ugolki move, against a slow twin
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-test-ugolki-twin.h"
#include "ugo-test-vectors.h"
#include "ugo-ugolki.h"

#define N_POSITIONS 600

static const char *const variants[] = {
  "Ugolki 9",          "Ugolki 10",          "Ugolki 12",          "Ugolki 16",
  "Ugolki 9 diagonal", "Ugolki 10 diagonal", "Ugolki 12 diagonal", "Ugolki 16 diagonal",
};

/* Pieces scattered over the board, or over a part of it, where chains are long. */
static UgoPosition
random_position (UgoVariant variant)
{
  UgoPosition position;
  int width = g_test_rand_int_range (4, 9);
  int height = g_test_rand_int_range (variant.pieces > 12 ? 5 : 4, 9);
  int file = g_test_rand_int_range (0, 9 - width);
  int rank = g_test_rand_int_range (0, 9 - height);

  ugo_position_start (variant, &position);
  position.side = g_test_rand_bit () ? UGO_WHITE : UGO_BLACK;
  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    position.ugolki.pieces[side] = 0;

  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    for (int n = g_test_rand_int_range (0, variant.pieces + 1); n > 0;)
      {
        int square = file + g_test_rand_int_range (0, width)
                     + 8 * (rank + g_test_rand_int_range (0, height));

        if (ugo_piece_at (&position, square) != 0)
          {
            n -= g_test_rand_bit ();
            continue;
          }
        variant.rules->put_piece (&position, square, side + 1);
        n--;
      }

  return position;
}

/* A position as games bring it about. */
static UgoPosition
played_position (UgoVariant variant)
{
  UgoPosition position;

  ugo_position_start (variant, &position);
  for (int n = g_test_rand_int_range (0, 120); n > 0; n--)
    if (ugo_result (&position).outcome == UGO_UNDECIDED)
      ugo_play (&position, ugo_test_random_move (&position), NULL, 0, &position);

  return position;
}

typedef void (*PositionFunc) (const UgoPosition *position);

static void
each_random_position (PositionFunc func, int n_positions)
{
  for (size_t i = 0; i < G_N_ELEMENTS (variants); i++)
    for (int n = 0; n < n_positions; n++)
      {
        UgoVariant variant = ugo_test_variant (variants[i]);
        UgoPosition position = n % 3 == 0 ? played_position (variant) : random_position (variant);

        if (g_test_verbose ())
          {
            char text[UGO_POSITION_TEXT_SIZE];

            ugo_position_write (&position, text);
            g_test_message ("%s, %s", variants[i], text);
          }
        func (&position);
      }
}

static bool
is_own (const UgoPosition *position, UgoSquare square)
{
  return ugo_piece_at (position, square) == position->side + 1;
}

/* The moves are those of the twin, in the order of squares. */
static void
compare_moves (const UgoPosition *position)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = position->variant.rules->moves (position, moves);
  size_t i = 0;
  UgoTestTwin twin;

  ugo_test_twin_set (&twin, position);
  for (UgoSquare from = 0; from < 64; from++)
    {
      UgoTestReach reach;

      if (!is_own (position, from))
        continue;

      ugo_test_twin_reach (&twin, from, &reach);
      for (UgoSquare to = 0; to < 64; to++)
        if (reach.step[to] || reach.jumps[to] > 0)
          {
            g_assert_cmpuint (i, <, n_moves);
            g_assert_true (ugo_move_equal (moves[i], ugo_move (from, to)));
            i++;
          }
    }
  g_assert_cmpuint (i, ==, n_moves);
}

static void
test_moves (void)
{
  each_random_position (compare_moves, N_POSITIONS);
}

static void
compare_perft (const UgoPosition *position)
{
  UgoTestTwin twin;

  ugo_test_twin_set (&twin, position);
  for (int depth = 0; depth <= 2; depth++)
    g_assert_cmpuint (ugo_perft (position, depth), ==, ugo_test_twin_perft (&twin, depth));
}

static void
test_perft (void)
{
  each_random_position (compare_perft, 10);
}

static UgoStatus
expected_status (const UgoTestTwin *twin, UgoSquare from, UgoSquare to)
{
  UgoTestReach reach;
  char piece = twin->squares[from % 8][from / 8];

  if (piece == '.')
    return UGO_MOVE_EMPTY;
  if (piece != twin->side)
    return UGO_MOVE_NOT_YOURS;
  if (from == to)
    return UGO_MOVE_SAME_SQUARE;
  if (twin->squares[to % 8][to / 8] != '.')
    return UGO_MOVE_OCCUPIED;

  ugo_test_twin_reach (twin, from, &reach);
  if (reach.step[to] || reach.jumps[to] > 0)
    return UGO_OK;

  return ugo_test_twin_joins (twin, from, to) ? UGO_MOVE_STEP_AND_JUMP : UGO_MOVE_UNREACHABLE;
}

static void
compare_check (const UgoPosition *position)
{
  UgoTestTwin twin;

  ugo_test_twin_set (&twin, position);
  for (UgoSquare from = 0; from < 64; from++)
    for (UgoSquare to = 0; to < 64; to++)
      g_assert_cmpint (position->variant.rules->check (position, ugo_move (from, to)), ==,
                       expected_status (&twin, from, to));
}

static void
test_check (void)
{
  each_random_position (compare_check, 20);
}

/* Squares beyond the board, drops and placements are refused, and nothing is read beyond it. */
static void
test_check_hostile (void)
{
  UgoPosition position;
  static const uint8_t values[] = { 0, 1, 11, 63, 64, 65, 127, 128, 200, 254, 255 };
  size_t n = G_N_ELEMENTS (values);

  ugo_position_start (ugo_test_variant ("Ugolki 9"), &position);
  for (size_t i = 0; i < n * n * n * n; i++)
    {
      UgoMove move = { values[i % n], values[i / n % n], values[i / n / n % n],
                       values[i / n / n / n] };

      if (move.from >= 64 || move.to >= 64 || move.drop != UGO_SQUARE_NONE || move.piece != 0)
        g_assert_cmpint (ugo_check_move (&position, move), !=, UGO_OK);
    }
}

/* A witness route is the first of the shortest, and is a legal route. */
static void
compare_paths (const UgoPosition *position)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = position->variant.rules->moves (position, moves);
  UgoTestTwin twin;
  bool goes_on = ugo_result (position).outcome == UGO_UNDECIDED;

  ugo_test_twin_set (&twin, position);
  for (size_t i = 0; i < n_moves; i++)
    {
      UgoTestReach reach;
      UgoRoute route;
      UgoSquare to = moves[i].to;

      ugo_test_twin_reach (&twin, moves[i].from, &reach);
      ugo_move_path (position, moves[i], &route);

      if (reach.step[to])
        {
          g_assert_cmpint (route.length, ==, 2);
          g_assert_cmpint (route.squares[0], ==, moves[i].from);
          g_assert_cmpint (route.squares[1], ==, to);
        }
      else
        {
          g_assert_cmpint (route.length, ==, reach.jumps[to] + 1);
          for (int n = 0; n < route.length; n++)
            g_assert_cmpint (route.squares[n], ==, reach.routes[to][n]);
        }

      if (goes_on)
        g_assert_cmpint (ugo_check_route (position, moves[i], &route), ==, UGO_OK);
    }
}

static void
test_paths (void)
{
  each_random_position (compare_paths, N_POSITIONS / 2);
}

/* Walks at random where the stops allow it and compares them with the twin's at each square. */
static void
compare_stops (const UgoPosition *position)
{
  UgoTestTwin twin;
  UgoSquare from;
  UgoRoute route = { .length = 1 };
  bool stepped = false;

  do
    from = g_test_rand_int_range (0, 64);
  while (!is_own (position, from) && position->ugolki.pieces[position->side] != 0);

  ugo_test_twin_set (&twin, position);
  route.squares[0] = from;
  while (route.length < 20)
    {
      UgoSquare here = route.squares[route.length - 1];
      uint64_t stops = ugo_route_stops (position, &route);
      UgoTestReach reach;

      ugo_test_twin_reach (&twin, from, &reach);
      for (UgoSquare to = 0; to < 64; to++)
        {
          bool expected = is_own (position, from) && !stepped
                          && (ugo_test_twin_can_hop (&twin, from, here, to)
                              || (route.length == 1 && reach.step[to]));

          g_assert_cmpint (stops >> to & 1, ==, expected);
        }

      if (stops == 0)
        break;

      UgoSquare next;

      do
        next = g_test_rand_int_range (0, 64);
      while ((stops >> next & 1) == 0);
      stepped = reach.step[next] && route.length == 1;
      route.squares[route.length++] = next;
    }
}

static void
test_stops (void)
{
  each_random_position (compare_stops, N_POSITIONS);
}

/* Routes that are none get no stops and are no moves. */
static void
test_stops_hostile (void)
{
  UgoPosition position;
  UgoRoute route = { .length = 0 };

  ugo_position_start (ugo_test_variant ("Ugolki 9"), &position);
  g_assert_cmpuint (ugo_route_stops (&position, &route), ==, 0);

  route.length = 1;
  for (unsigned square = 0; square < 256; square++)
    {
      route.squares[0] = square;
      if (square >= 64 || !is_own (&position, square))
        g_assert_cmpuint (ugo_route_stops (&position, &route), ==, 0);
    }

  for (unsigned length = 0; length < 256; length++)
    {
      memset (route.squares, 255, sizeof route.squares);
      route.squares[0] = 18;
      if (length > 2 && length <= UGO_MAX_ROUTE)
        route.squares[length - 1] = 26;
      route.length = length;
      g_assert_cmpint (ugo_check_route (&position, ugo_move (18, 26), &route), ==,
                       UGO_MOVE_ROUTE);
      if (length != 1)
        g_assert_cmpuint (ugo_route_stops (&position, &route), ==, 0);
    }

  /* A legal route is not that of another move. */
  route = (UgoRoute) { 2, { 18, 19 } };
  g_assert_cmpint (ugo_check_route (&position, ugo_move (18, 19), &route), ==, UGO_OK);
  g_assert_cmpint (ugo_check_route (&position, ugo_move (18, 26), &route), ==, UGO_MOVE_ROUTE);
  g_assert_cmpint (ugo_check_route (&position, ugo_move (10, 26), &route), ==, UGO_MOVE_ROUTE);
}

/* The right ends do not excuse a wrong way, and a wrong move stays wrong whatever the way. */
static void
test_routes (void)
{
  static const struct
  {
    const char *move;
    UgoStatus status;
  } rows[] = {
    { "a1-e1", UGO_OK },
    { "a1-c1-e1", UGO_OK },
    { "a1-c1-c3-e3-e1", UGO_OK },
    { "a1-c1-a1-c1-e1", UGO_OK },
    { "a1-a3-e1", UGO_MOVE_ROUTE },
    { "a1-b1-e1", UGO_MOVE_ROUTE },
    { "a1-c1-d1-e1", UGO_MOVE_ROUTE },
    { "a1-c3-e1", UGO_MOVE_ROUTE },
    { "a1-a1-c1", UGO_MOVE_ROUTE },
    { "a1-c1-c1", UGO_MOVE_ROUTE },
    { "a1-a2", UGO_OK },
    { "a1-c1-a2", UGO_MOVE_ROUTE },
    { "a1-a2-a3", UGO_MOVE_UNREACHABLE },
    { "a1-c1-a1", UGO_MOVE_SAME_SQUARE },
    { "a1-c1-d1", UGO_MOVE_OCCUPIED },
    { "a1-c1-e1-f1", UGO_MOVE_STEP_AND_JUMP },
    { "a1-f1", UGO_MOVE_STEP_AND_JUMP },
  };
  UgoPosition position = ugo_test_position ("Ugolki 9", "8/8/8/8/8/3b4/2b1w3/ww1w4 w 1");

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_test_message ("%s", rows[i].move);
      g_assert_cmpint (ugo_test_check (&position, rows[i].move), ==, rows[i].status);
    }
}

/* The landings that a window marks are the squares of chains, with the least number of jumps. */
static void
compare_landings (const UgoPosition *position)
{
  UgoTestTwin twin;

  ugo_test_twin_set (&twin, position);
  for (UgoSquare from = 0; from < 64; from++)
    {
      UgoTestReach reach;
      uint8_t jumps[64];

      if (ugo_piece_at (position, from) == 0)
        continue;

      uint64_t landings = ugo_ugolki_landings (position, from, jumps);

      ugo_test_twin_reach (&twin, from, &reach);
      for (int to = 0; to < 64; to++)
        {
          g_assert_cmpint (jumps[to], ==, reach.jumps[to]);
          g_assert_cmpint (landings >> to & 1, ==, reach.jumps[to] > 0);
        }
    }
}

static void
test_landings (void)
{
  each_random_position (compare_landings, N_POSITIONS / 4);
}

static uint64_t
half_turn (uint64_t squares)
{
  uint64_t turned = 0;

  for (int square = 0; square < 64; square++)
    turned |= (squares >> square & 1) << (63 - square);
  return turned;
}

/* The board turned round and the colours exchanged, the moves are turned round too. */
static void
compare_half_turn (const UgoPosition *position)
{
  UgoPosition turned = *position;
  UgoMove moves[UGO_MAX_MOVES], turned_moves[UGO_MAX_MOVES];
  size_t n_moves = position->variant.rules->moves (position, moves);

  turned.side = ugo_side_other (position->side);
  turned.ugolki.pieces[UGO_WHITE] = half_turn (position->ugolki.pieces[UGO_BLACK]);
  turned.ugolki.pieces[UGO_BLACK] = half_turn (position->ugolki.pieces[UGO_WHITE]);

  g_assert_cmpuint (turned.variant.rules->moves (&turned, turned_moves), ==, n_moves);
  for (size_t i = 0; i < n_moves; i++)
    {
      UgoMove image = turned_moves[n_moves - 1 - i];

      g_assert_cmpint (63 - image.from, ==, moves[i].from);
      g_assert_cmpint (63 - image.to, ==, moves[i].to);
    }
  g_assert_cmpuint (ugo_perft (position, 3), ==, ugo_perft (&turned, 3));
}

static void
test_half_turn (void)
{
  each_random_position (compare_half_turn, 10);
}

/* The longest chain of a side is the first of the most jumps among all landings of its pieces. */
static void
compare_longest_chain (const UgoPosition *position)
{
  UgoTestTwin twin;

  ugo_test_twin_set (&twin, position);
  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    {
      UgoMove longest = UGO_MOVE_PASS, move;
      int most = 0;

      for (UgoSquare from = 0; from < 64; from++)
        {
          UgoTestReach reach;

          if (ugo_piece_at (position, from) != side + 1)
            continue;
          ugo_test_twin_reach (&twin, from, &reach);
          for (UgoSquare to = 0; to < 64; to++)
            if (reach.jumps[to] > most)
              {
                most = reach.jumps[to];
                longest = ugo_move (from, to);
              }
        }
      g_assert_cmpint (ugo_ugolki_longest_chain (position, side, &move), ==, most);
      g_assert_true (ugo_move_equal (move, longest));
      g_assert_cmpint (ugo_ugolki_longest_chain (position, side, NULL), ==, most);
    }
}

static void
test_longest_chain (void)
{
  each_random_position (compare_longest_chain, N_POSITIONS / 4);
}

/* The source texts: "b1, d1, f1 carry a piece from a1 to c1, e1, g1"; any colour carries. */
static void
test_road (void)
{
  UgoPosition position = ugo_test_position ("Ugolki 9", "8/8/8/8/8/8/8/wb1w1b2 w 1");
  uint8_t jumps[64];

  g_assert_cmpuint (ugo_ugolki_landings (&position, 0, jumps), ==,
                    UINT64_C (1) << 2 | UINT64_C (1) << 4 | UINT64_C (1) << 6);
  g_assert_cmpint (jumps[2], ==, 1);
  g_assert_cmpint (jumps[4], ==, 2);
  g_assert_cmpint (jumps[6], ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ugolki/movement/moves are those of a slow twin, sorted", test_moves);
  g_test_add_func ("/ugolki/movement/sequences are counted like a slow twin's", test_perft);
  g_test_add_func ("/ugolki/movement/every pair of squares is judged like a slow twin's",
                   test_check);
  g_test_add_func ("/ugolki/movement/no move with an impossible field is legal",
                   test_check_hostile);
  g_test_add_func ("/ugolki/movement/a witness is the first of the shortest routes", test_paths);
  g_test_add_func ("/ugolki/movement/stops are those of a slow twin", test_stops);
  g_test_add_func ("/ugolki/movement/an impossible route has no stops", test_stops_hostile);
  g_test_add_func ("/ugolki/movement/a named route must go", test_routes);
  g_test_add_func ("/ugolki/movement/landings carry the least number of jumps", test_landings);
  g_test_add_func ("/ugolki/movement/the longest chain of each side is a slow twin's",
                   test_longest_chain);
  g_test_add_func ("/ugolki/movement/a half turn changes nothing", test_half_turn);
  g_test_add_func ("/ugolki/movement/pieces of either colour make a road", test_road);

  return g_test_run ();
}
