/* test-lens.c: what the lens sees, against boards of characters and the rules themselves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-lens.h"

#include <string.h>

#include "ugo-bits.h"
#include "ugo-gyges.h"
#include "ugo-test-model.h"

#define N_GAMES 60

static const char *const variants[] = { "Ugolki 9", "Ugolki 10", "Ugolki 12", "Ugolki 16",
                                        "Ugolki 9 diagonal", "Ugolki 16 diagonal" };

/* A position some random moves after the start, its game going on. */
static UgoPosition
random_position (const char *variant, int most)
{
  UgoPosition start = ugo_test_make_position (variant, NULL);
  UgoPosition position = start;
  int n_plies = g_test_rand_int_range (0, most);

  for (int ply = 0; ply < n_plies; ply++)
    {
      UgoMove moves[UGO_MAX_MOVES];
      size_t n_moves = ugo_legal_moves (&position, moves);

      if (n_moves == 0)
        return start;
      ugo_play (&position, moves[g_test_rand_int_range (0, (int) n_moves)], NULL, 0, &position);
    }
  return ugo_result (&position).outcome == UGO_UNDECIDED ? position : start;
}

/* A slow twin: a board of characters, every chain walked by hand */

typedef struct
{
  char squares[8][8]; /* by file and rank: 'w', 'b' or 0 */
  gboolean diagonal;
} Board;

static Board
read_board (const UgoPosition *position)
{
  Board board = { .diagonal = (position->variant.flags & UGO_UGOLKI_DIAGONAL) != 0 };

  for (int square = 0; square < 64; square++)
    board.squares[square % 8][square / 8]
        = "\0wb"[ugo_piece_at (position, (UgoSquare) square)];
  return board;
}

/* Marks in @seen what a piece on a square can jump to; the piece itself is off the board. */
static void
walk (const Board *board, int file, int rank, gboolean seen[8][8])
{
  for (int dx = -1; dx <= 1; dx++)
    for (int dy = -1; dy <= 1; dy++)
      {
        int x = file + 2 * dx, y = rank + 2 * dy;

        if ((dx == 0 && dy == 0) || (dx != 0 && dy != 0 && !board->diagonal))
          continue;
        if (x < 0 || x > 7 || y < 0 || y > 7 || seen[x][y] || board->squares[x][y] != 0
            || board->squares[file + dx][rank + dy] == 0)
          continue;
        seen[x][y] = TRUE;
        walk (board, x, y, seen);
      }
}

static void
find_chains (Board board, int square, gboolean seen[8][8])
{
  memset (seen, 0, sizeof (gboolean) * 64);
  board.squares[square % 8][square / 8] = 0;
  seen[square % 8][square / 8] = TRUE;
  walk (&board, square % 8, square / 8, seen);
}

static int
advance_of (UgoSide side, int from, int to)
{
  int advance = to % 8 + to / 8 - from % 8 - from / 8;

  return side == UGO_WHITE ? advance : -advance;
}

/* The squares ahead that pieces of @side reach in @now and not in @before. @home is where the piece
 * that stands on @moved now stood before; with -1 that piece is left out. */
static uint64_t
gained (const Board *before, const Board *now, UgoSide side, int moved, int home, int *farthest)
{
  uint64_t ends = 0;

  *farthest = 0;
  for (int square = 0; square < 64; square++)
    {
      int origin = square == moved ? home : square;
      gboolean known[8][8], reached[8][8];

      if (now->squares[square % 8][square / 8] != "wb"[side] || origin < 0)
        continue;
      find_chains (*before, origin, known);
      find_chains (*now, square, reached);
      for (int to = 0; to < 64; to++)
        {
          int advance = advance_of (side, square, to);

          if (!reached[to % 8][to / 8] || known[to % 8][to / 8] || advance <= 0)
            continue;
          ends |= ugo_bit ((UgoSquare) to);
          *farthest = MAX (*farthest, advance);
        }
    }
  return ends;
}

/* The best road is one of those, as far as any, and can be gone. */
static void
check_roads (const UgoPosition *position, UgoSide side, const UgoRoads *roads, uint64_t ends,
             int farthest)
{
  const UgoRoute *best = &roads->best;
  UgoPosition turn = *position;
  UgoSquare from, to;

  g_assert_cmphex (roads->ends, ==, ends);
  if (ends == 0)
    {
      g_assert_cmpint (best->length, ==, 0);
      return;
    }
  g_assert_cmpint (best->length, >=, 2);
  from = best->squares[0];
  to = best->squares[best->length - 1];
  g_assert_true ((ends & ugo_bit (to)) != 0);
  g_assert_cmpint (advance_of (side, from, to), ==, farthest);
  turn.side = side;
  for (UgoRoute route = { 1, { from } }; route.length < best->length; route.length++)
    {
      g_assert_true ((turn.variant.rules->stops (&turn, &route)
                      & ugo_bit (best->squares[route.length])) != 0);
      route.squares[route.length] = best->squares[route.length];
    }
  g_assert_cmpint (ugo_bits_count (ugo_lens_carriers (turn.variant.rules, best)), >=, 1);
}

static guint n_opened, n_closed;

static void
check_change (const UgoPosition *position, UgoMove move)
{
  UgoLensChange change;
  UgoPosition after;
  Board before, now;

  ugo_play (position, move, NULL, 0, &after);
  before = read_board (position);
  now = read_board (&after);
  ugo_lens_consider (position, move, &change);
  g_assert_true (ugo_position_same (&change.after, &after));
  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    {
      int farthest;
      uint64_t ends = gained (&before, &now, (UgoSide) side, move.to, move.from, &farthest);

      check_roads (&after, (UgoSide) side, &change.opened[side], ends, farthest);
      n_opened += ends != 0;
      ends = gained (&now, &before, (UgoSide) side, move.from, -1, &farthest);
      check_roads (position, (UgoSide) side, &change.closed[side], ends, farthest);
      n_closed += ends != 0;
      g_assert_true (ugo_move_is_pass (change.finishes[side]));
    }
}

static void
test_roads (void)
{
  n_opened = n_closed = 0;
  for (int n = 0; n < N_GAMES; n++)
    {
      UgoPosition position = random_position (variants[n % G_N_ELEMENTS (variants)], 60);
      UgoMove moves[UGO_MAX_MOVES];
      size_t n_moves = ugo_legal_moves (&position, moves);

      for (size_t i = 0; i < n_moves; i++)
        if (!ugo_move_is_pass (moves[i]))
          check_change (&position, moves[i]);
    }
  g_assert_cmpuint (n_opened, >, 100);
  g_assert_cmpuint (n_closed, >, 100);
}

/* Every piece over which a move jumps stands between two stops, and a step has none. */
static void
test_carriers (void)
{
  guint n_chains = 0;

  for (int n = 0; n < N_GAMES; n++)
    {
      UgoPosition position = random_position (variants[n % G_N_ELEMENTS (variants)], 60);
      UgoMove moves[UGO_MAX_MOVES];
      size_t n_moves = ugo_legal_moves (&position, moves);

      for (size_t i = 0; i < n_moves; i++)
        {
          uint64_t expected = 0;
          UgoRoute route;

          ugo_move_path (&position, moves[i], &route);
          for (int stop = 1; stop < route.length; stop++)
            for (UgoSquare square = 0; square < 64; square++)
              if (square % 8 * 2 == route.squares[stop - 1] % 8 + route.squares[stop] % 8
                  && square / 8 * 2 == route.squares[stop - 1] / 8 + route.squares[stop] / 8)
                {
                  g_assert_cmpint (ugo_piece_at (&position, square), !=, 0);
                  expected |= ugo_bit (square);
                }
          g_assert_cmphex (ugo_lens_carriers (&ugo_rules_ugolki, &route), ==, expected);
          n_chains += expected != 0;
        }
    }
  g_assert_cmpuint (n_chains, >, 100);
}

/* Gygès: who can finish, by looking at every move */

static gboolean
can_finish (const UgoPosition *position, UgoSide side)
{
  UgoPosition turn = *position;
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves;

  turn.side = side;
  n_moves = turn.variant.rules->moves (&turn, moves);
  for (size_t i = 0; i < n_moves; i++)
    if (moves[i].to == ugo_gyges_finish (side))
      return TRUE;
  return FALSE;
}

static gboolean
check_finishes (const UgoPosition *position, const UgoMove *finishes)
{
  gboolean has_any = FALSE;

  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    {
      UgoPosition turn = *position;

      turn.side = side;
      g_assert_cmpint (can_finish (position, (UgoSide) side), ==,
                       !ugo_move_is_pass (finishes[side]));
      if (ugo_move_is_pass (finishes[side]))
        continue;
      has_any = TRUE;
      g_assert_cmpint (finishes[side].to, ==, ugo_gyges_finish ((UgoSide) side));
      g_assert_cmpint (turn.variant.rules->check (&turn, finishes[side]), ==, UGO_OK);
    }
  return has_any;
}

static void
test_finishes (void)
{
  guint n_positions = 0, n_changes = 0;

  for (int n = 0; n < 4 * N_GAMES; n++)
    {
      UgoPosition position = random_position (n % 2 ? "Gyges advanced" : "Gyges", 40);
      UgoMove moves[UGO_MAX_MOVES], finishes[2];
      size_t n_moves = ugo_legal_moves (&position, moves);
      UgoLensChange change;

      if (ugo_gyges_is_placement (&position))
        {
          g_assert_false (ugo_lens_finishes (&position, finishes));
          continue;
        }
      n_positions += ugo_lens_finishes (&position, finishes);
      check_finishes (&position, finishes);
      ugo_lens_consider (&position, moves[g_test_rand_int_range (0, (int) n_moves)], &change);
      if (ugo_result (&change.after).outcome == UGO_UNDECIDED)
        n_changes += check_finishes (&change.after, change.finishes);
    }
  g_assert_cmpuint (n_positions, >, 10);
  g_assert_cmpuint (n_changes, >, 10);
}

/* Words */

static void
assert_change (const char *variant, const char *text, const char *move, const char *expected)
{
  UgoPosition position = ugo_test_make_position (variant, text);
  UgoLensChange change;
  g_autofree char *words = NULL;

  ugo_lens_consider (&position, ugo_test_make_move (&position, move), &change);
  words = ugo_lens_describe_change (&change);
  g_assert_cmpstr (words, ==, expected);
}

static void
test_words_of_roads (void)
{
  const char *text = "7b/3bb1b1/5b1b/3w1bb1/2w2w2/1w1wb3/2w1w3/ww6 w 9";

  assert_change ("Ugolki 9", text, "b1-b2",
                 "Opens a road for White: b2–d8, 4 jumps.\nCloses no road of Black’s.");
  assert_change ("Ugolki 9", text, "c2-c3",
                 "Opens a road for White: c3–e5, 2 jumps.\n"
                 "Closes a road of Black’s: g5–c1, 4 jumps.");
  assert_change ("Ugolki 9", "7b/8/8/8/8/8/1b6/w6w w 9", "a1-b1",
                 "Opens a road for White: b1–b3, 1 jump.\nCloses no road of Black’s.");
  assert_change ("Ugolki 9", "8/8/8/8/2b5/8/8/w6w w 9", "a1-a2",
                 "Opens no road for White.\nCloses no road of Black’s.");
}

static void
test_words_of_gifts (void)
{
  assert_change ("Ugolki 9", "8/8/8/8/8/w1b5/8/w7 w 9", "a3-b3",
                 "Opens a road for White: b3–d3, 1 jump.\nCloses no road of Black’s.\n"
                 "But it opens a road for Black: c3–a3, 1 jump.");
}

static void
test_words_of_lines (void)
{
  UgoPosition position = ugo_test_make_position ("Gyges", NULL);
  g_autofree char *words = ugo_lens_describe_finishes (&position);

  g_assert_null (words);
  assert_change ("Gyges", "....../....../....../1.1.../.2..3./...... w 9", "b2-b4",
                 "South then moves from line 2. North then moves from line 4.\n"
                 "Nobody could then finish at once.");
}

static void
test_words_of_finishes (void)
{
  const char *text = "1...../..2.../....../..2.../....../..2... w 9";
  UgoPosition position = ugo_test_make_position ("Gyges", text);
  g_autofree char *now = ugo_lens_describe_finishes (&position);
  g_autofree char *threat = NULL;

  g_assert_cmpstr (now, ==, "South can finish now, from c1.");
  position.side = UGO_BLACK;
  threat = ugo_lens_describe_finishes (&position);
  g_assert_cmpstr (threat, ==, "South threatens to finish from c1.");
}

static void
test_words_of_dangers (void)
{
  assert_change ("Gyges", "..2.../....../..2.../....../..2.../..1... w 9", "c1-d1",
                 "South then moves from line 1. North then moves from line 6.\n"
                 "Careful: North could then finish from c6.");
  assert_change ("Gyges", "..1.../....../..2.../....../....../...2.. w 9", "d1-c2",
                 "South then moves from line 2. North then moves from line 6.\n"
                 "South then threatens to finish from c2.");
}

/* Nothing is left to be told of a game that the move ends. */
static void
test_decided (void)
{
  assert_change ("Gyges", "..1.../....../....../....../....../...... w 9", "c6-N", "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lens/roads are opened and closed as a board of characters has it", test_roads);
  g_test_add_func ("/lens/the pieces that carry a chain stand between its stops", test_carriers);
  g_test_add_func ("/lens/who can finish is known as if every move were tried", test_finishes);
  g_test_add_func ("/lens/what a move opens and closes is told", test_words_of_roads);
  g_test_add_func ("/lens/what a move gives to the other side is told", test_words_of_gifts);
  g_test_add_func ("/lens/the lines that a move leaves are told", test_words_of_lines);
  g_test_add_func ("/lens/who can finish is told", test_words_of_finishes);
  g_test_add_func ("/lens/what a move lets the other side do is told", test_words_of_dangers);
  g_test_add_func ("/lens/a decided game has nothing to tell", test_decided);
  return g_test_run ();
}
