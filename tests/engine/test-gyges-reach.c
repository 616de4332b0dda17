/* test-gyges-reach.c: where the pieces of Gygès can go, against the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-bits.h"
#include "ugo-gyges.h"
#include "ugo-gyges-reach.h"
#include "ugo-test-engine.h"

#define N_POSITIONS 3000

/* Any number of pieces anywhere, so that also odd lines come up; no placement, whoever moves. */
static UgoPosition
scattered (uint8_t flags)
{
  UgoVariant variant = { &ugo_rules_gyges, 12, flags };
  UgoPosition position;
  int n_pieces = g_test_rand_int_range (1, 13);
  int n_ranks = g_test_rand_int_range (2, 7);
  int first = g_test_rand_int_range (0, 7 - n_ranks);

  ugo_position_start (variant, &position);
  position.side = g_test_rand_bit () ? UGO_WHITE : UGO_BLACK;
  for (int i = 0; i < n_pieces; i++)
    ugo_rules_gyges.put_piece (&position,
                               g_test_rand_int_range (6 * first, 6 * (first + n_ranks)),
                               i % 3 + 1);
  ugo_rules_gyges.put_piece (&position, g_test_rand_int_range (6, 30), 2);
  return position;
}

static UgoPosition
random_position (int n)
{
  uint8_t flags = n % 2 ? UGO_GYGES_ADVANCED : 0;
  UgoPosition position;

  if (n % 4 < 2)
    return scattered (flags);
  do
    position = ugo_test_random_position (flags ? "Gyges advanced" : "Gyges");
  while (position.move_number < 8);
  return position;
}

/* The moves of @side, as if it were to move. */
static size_t
moves_of (const UgoPosition *position, UgoSide side, UgoMove *moves)
{
  UgoPosition seen = *position;

  seen.side = side;
  return ugo_rules_gyges.moves (&seen, moves);
}

static bool
has_move (const UgoMove *moves, size_t n_moves, UgoMove move)
{
  for (size_t i = 0; i < n_moves; i++)
    if (ugo_move_equal (moves[i], move))
      return true;
  return false;
}

/* Those ways that share no square are some of all ways. */
static void
assert_ways (const UgoGygesReach *reach, int n_ways, int counts[3])
{
  int n_disjoint, n_found = ugo_gyges_reach_ways (reach, &n_disjoint);

  g_assert_cmpint (n_found, ==, n_ways);
  g_assert_cmpint (n_disjoint, <=, n_ways);
  g_assert_cmpint (n_disjoint > 0, ==, n_ways > 0);
  counts[MIN (n_disjoint, 2)]++;
}

static void
test_finish (void)
{
  int counts[3] = { 0 };

  for (int n = 0; n < N_POSITIONS; n++)
    {
      UgoPosition position = random_position (n);
      UgoSide side = g_test_rand_bit () ? UGO_WHITE : UGO_BLACK;
      UgoMove moves[UGO_MAX_MOVES], found;
      size_t n_moves = moves_of (&position, side, moves);
      UgoGygesReach reach;
      int n_ways = 0;

      for (size_t i = 0; i < n_moves; i++)
        n_ways += moves[i].to == ugo_gyges_finish (side);
      ugo_gyges_reach_init (&reach, &position, side);
      g_assert_cmpint (ugo_gyges_reach_finish (&reach, &found), ==, n_ways > 0);
      if (n_ways > 0)
        {
          g_assert_cmpint (found.to, ==, ugo_gyges_finish (side));
          g_assert_true (has_move (moves, n_moves, found));
        }
      assert_ways (&reach, n_ways, counts);
    }
  for (size_t i = 0; i < G_N_ELEMENTS (counts); i++)
    g_assert_cmpint (counts[i], >, N_POSITIONS / 100);
  g_assert_cmpint (counts[0], <, N_POSITIONS * 9 / 10);
}

/* Of the nearest line; another one moves only when that cannot. */
static void
test_bound (void)
{
  for (int n = 0; n < N_POSITIONS; n++)
    {
      UgoPosition position = random_position (n);
      UgoSide side = g_test_rand_bit () ? UGO_WHITE : UGO_BLACK;
      UgoMove moves[UGO_MAX_MOVES];
      size_t n_moves = moves_of (&position, side, moves);
      UgoGygesReach reach;

      ugo_gyges_reach_init (&reach, &position, side);
      for (size_t i = 0; i < n_moves; i++)
        {
          uint64_t arrivals = reach.ends | reach.landings | reach.line;

          if (reach.line & ugo_bit (moves[i].from))
            g_assert_true (arrivals & ugo_bit (moves[i].to));
        }
    }
}

/* Whether a run of @steps more from @square, which comes from @before, ends anywhere: step by
 * step. */
static bool
can_run (const UgoPosition *position, UgoSquare square, UgoSquare before, UgoSide side, int steps)
{
  static const int files[] = { 1, -1, 0, 0 }, ranks[] = { 0, 0, 1, -1 };

  for (int i = 0; i < 4; i++)
    {
      int file = square % 6 + files[i], rank = square / 6 + ranks[i];
      UgoSquare next = 6 * rank + file;

      if (steps == 1 && rank == (side == UGO_WHITE ? 6 : -1))
        return true;
      if (file < 0 || file > 5 || rank < 0 || rank > 5 || next == before)
        continue;
      if (steps == 1 || (!ugo_piece_at (position, next)
                         && can_run (position, next, square, side, steps - 1)))
        return true;
    }
  return false;
}

static void
test_trapped (void)
{
  int n_trapped = 0;

  for (int n = 0; n < N_POSITIONS; n++)
    {
      UgoPosition position = random_position (n);
      UgoSide side = g_test_rand_bit () ? UGO_WHITE : UGO_BLACK;
      UgoGygesReach reach;
      uint64_t trapped;

      ugo_gyges_reach_init (&reach, &position, side);
      trapped = ugo_gyges_reach_trapped (&reach);
      g_assert_cmphex (trapped & ~reach.line, ==, 0);
      for (uint64_t set = reach.line; set;)
        {
          UgoSquare from = ugo_bits_pop (&set);

          g_assert_cmpint (!(trapped & ugo_bit (from)), ==,
                           can_run (&position, from, UGO_SQUARE_NONE, side,
                                    ugo_piece_at (&position, from)));
          n_trapped += (trapped & ugo_bit (from)) != 0;
        }
    }
  g_assert_cmpint (n_trapped, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/gyges-reach/who can finish is told exactly, with a move and how many",
                   test_finish);
  g_test_add_func ("/gyges-reach/a trapped piece has no run", test_trapped);
  g_test_add_func ("/gyges-reach/no square that can be reached is missing", test_bound);

  return g_test_run ();
}
