/* test-gyges-movement.c: how the pieces of Gygès move, against vectors, a twin and random games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-gyges.h"
#include "ugo-test-gyges-twin.h"
#include "ugo-test-vectors.h"

#define N_POSITIONS 3000
#define N_ROUTE_POSITIONS 400
#define N_GAMES 10000
#define MAX_PLIES 160

/* With more ways than this, comparing every beginning of every way takes too long. */
#define MAX_ARRIVALS 30000

static const char *const variants[] = { "Gyges", "Gyges advanced" };

/* Positions */

/* Pieces scattered over a part of the board, where chains are long and lines are blocked. */
static UgoPosition
random_position (UgoVariant variant)
{
  UgoPosition position;
  int height = g_test_rand_int_range (3, 7);
  int rank = g_test_rand_int_range (0, 7 - height);

  do
    {
      ugo_position_start (variant, &position);
      position.side = g_test_rand_bit () ? UGO_WHITE : UGO_BLACK;
      for (int i = 0; i < 12; i++)
        {
          int square = g_test_rand_int_range (6 * rank, 6 * (rank + height));

          if (ugo_piece_at (&position, square) == 0)
            variant.rules->put_piece (&position, square, 1 + i % 3);
        }
    }
  while (ugo_gyges_is_placement (&position));

  return position;
}

/* A position as games bring it about, after the placement. */
static UgoPosition
played_position (UgoVariant variant)
{
  UgoPosition position, next;
  int n = g_test_rand_int_range (12, 60);

  ugo_position_start (variant, &position);
  for (int i = 0; i < n; i++)
    {
      ugo_play (&position, ugo_test_random_move (&position), NULL, 0, &next);
      if (ugo_result (&next).outcome != UGO_UNDECIDED)
        break;
      position = next;
    }
  return position;
}

static UgoPosition
some_position (UgoVariant variant)
{
  return g_test_rand_bit () ? random_position (variant) : played_position (variant);
}

/* Vectors */

static void
check_moves_row (char **fields)
{
  UgoPosition position = ugo_test_position (fields[0], fields[1]);
  g_autofree char *moves = ugo_test_moves (&position);

  g_assert_cmpstr (moves, ==, fields[2]);
}

static void
test_vectors_moves (void)
{
  ugo_test_each_row ("gyges-moves.tsv", "Gyges", check_moves_row);
}

/* Where the vectors know of no more than that a square cannot be reached, we may know why. */
static void
check_refused_row (char **fields)
{
  static const struct
  {
    const char *word;
    UgoStatus status;
  } reasons[] = {
    { "not-nearest-line", UGO_MOVE_NOT_NEAREST_LINE }, { "same-square", UGO_MOVE_SAME_SQUARE },
    { "border-twice", UGO_MOVE_BORDER_TWICE },         { "own-finish", UGO_MOVE_OWN_FINISH },
    { "unreachable", UGO_MOVE_UNREACHABLE },           { "unreachable", UGO_MOVE_OVER_PIECE },
    { "unreachable", UGO_MOVE_BORDER_TWICE },          { "unreachable", UGO_MOVE_OCCUPIED },
  };
  UgoPosition position = ugo_test_position (fields[0], fields[1]);
  UgoStatus status = ugo_test_check (&position, fields[2]);
  unsigned n_agreeing = 0;

  for (unsigned i = 0; i < G_N_ELEMENTS (reasons); i++)
    n_agreeing += g_str_equal (fields[3], reasons[i].word) && status == reasons[i].status;
  g_assert_cmpuint (n_agreeing, ==, 1);
}

static void
test_vectors_refused (void)
{
  ugo_test_each_row ("gyges-refused.tsv", "Gyges", check_refused_row);
}

static void
check_perft_row (char **fields)
{
  UgoPosition position = ugo_test_position (fields[0], fields[1]);
  g_auto (GStrv) counts = g_strsplit (fields[2], " ", -1);

  for (unsigned i = 0; counts[i] != NULL; i++)
    g_assert_cmpuint (ugo_perft (&position, i + 1), ==, g_ascii_strtoull (counts[i], NULL, 10));
}

static void
test_vectors_perft (void)
{
  ugo_test_each_row ("perft.tsv", "Gyges", check_perft_row);
}

/* Against the twin */

static void
assert_same_moves (const UgoMove *moves, size_t n_moves, const UgoMove *others, size_t n_others)
{
  g_assert_cmpuint (n_moves, ==, n_others);
  for (size_t i = 0; i < n_moves; i++)
    g_assert_true (ugo_move_equal (moves[i], others[i]));
}

static void
test_twin_moves (void)
{
  for (int i = 0; i < N_POSITIONS; i++)
    {
      UgoPosition position = some_position (ugo_test_variant (variants[i % 2]));
      UgoMove moves[UGO_MAX_MOVES], others[UGO_MAX_MOVES];
      size_t n_moves = ugo_rules_gyges.moves (&position, moves);
      UgoTestGygesTwin twin;
      size_t n_others;
      int rank;

      ugo_test_gyges_twin_set (&twin, &position);
      n_others = ugo_test_gyges_twin_moves (&twin, others, &rank);
      assert_same_moves (moves, n_moves, others, n_others);
      g_assert_cmpint (ugo_gyges_line (&position, position.side), ==, rank);
      g_assert_cmpuint (ugo_perft (&position, 1), ==, n_moves);
    }
}

static void
assert_best_way (const UgoRoute *route, const UgoTestGygesWay *way)
{
  g_assert_true (way->found);
  g_assert_cmpint (route->length, ==, way->n_stops);
  for (int i = 0; i < way->n_stops; i++)
    g_assert_cmpint (route->squares[i], ==, way->stops[i]);
}

static void
test_twin_paths (void)
{
  for (int i = 0; i < N_POSITIONS; i++)
    {
      UgoPosition position = some_position (ugo_test_variant (variants[i % 2]));
      UgoMove moves[UGO_MAX_MOVES];
      size_t n_moves = ugo_rules_gyges.moves (&position, moves);
      UgoTestGygesTwin twin;
      UgoMove last = UGO_MOVE_PASS;

      ugo_test_gyges_twin_set (&twin, &position);
      for (size_t m = 0; m < n_moves; m++)
        {
          UgoRoute route;

          if (moves[m].from == last.from && moves[m].to == last.to)
            continue;
          if (moves[m].from != last.from)
            ugo_test_gyges_twin_walk (&twin, moves[m].from);
          last = moves[m];
          ugo_move_path (&position, moves[m], &route);
          assert_best_way (&route, &twin.best[moves[m].to]);
          g_assert_cmpint (ugo_check_route (&position, moves[m], &route), ==, UGO_OK);
        }
    }
}

/* Every beginning of a way offers what the twin found next, and whole ways offer what goes on. */
static void
assert_same_stops (const UgoPosition *position, GHashTable *next)
{
  GHashTableIter iter;
  gpointer key, set;

  g_hash_table_iter_init (&iter, next);
  while (g_hash_table_iter_next (&iter, &key, &set))
    {
      g_auto (GStrv) stops = g_strsplit (key, " ", -1);
      UgoRoute route = { .length = g_strv_length (stops) - 1 };
      uint64_t expected = *(uint64_t *) set;

      for (int i = 0; i < route.length; i++)
        route.squares[i] = g_ascii_strtoull (stops[i], NULL, 10);
      g_assert_cmphex (ugo_route_stops (position, &route), ==, expected);

      for (int square = 0; square < 38; square++)
        if (expected >> square & 1)
          {
            g_autofree char *longer = g_strdup_printf ("%s%d ", (char *) key, square);

            route.squares[route.length++] = square;
            if (!g_hash_table_contains (next, longer))
              g_assert_cmphex (ugo_route_stops (position, &route), ==, 0);
            route.length--;
          }
    }
}

static void
test_twin_stops (void)
{
  unsigned n_routes = 0;

  for (int i = 0; i < N_ROUTE_POSITIONS; i++)
    {
      UgoPosition position = some_position (ugo_test_variant (variants[i % 2]));
      UgoTestGygesTwin twin;
      UgoMove moves[UGO_MAX_MOVES];
      int rank;

      ugo_test_gyges_twin_set (&twin, &position);
      ugo_test_gyges_twin_moves (&twin, moves, &rank);
      if (twin.n_arrivals > MAX_ARRIVALS)
        continue;

      twin.next = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
      for (int square = 6 * rank; rank >= 0 && square < 6 * rank + 6; square++)
        if (ugo_piece_at (&position, square) != 0)
          ugo_test_gyges_twin_walk (&twin, square);
      assert_same_stops (&position, twin.next);
      n_routes += g_hash_table_size (twin.next);
      g_hash_table_unref (twin.next);
    }

  g_assert_cmpuint (n_routes, >, 10 * N_ROUTE_POSITIONS);
}

/* Any bytes for a move: it is accepted exactly when it is in the list. */
static void
test_check_agrees_with_list (void)
{
  for (int i = 0; i < 100; i++)
    {
      UgoVariant variant = ugo_test_variant (variants[i % 2]);
      UgoPosition position = some_position (variant);
      UgoMove moves[UGO_MAX_MOVES];
      size_t n_moves, n_accepted = 0;

      if (i % 5 == 0)
        {
          ugo_position_start (variant, &position);
          for (int n = g_test_rand_int_range (0, 12); n > 0; n--)
            ugo_play (&position, ugo_test_random_move (&position), NULL, 0, &position);
        }

      n_moves = ugo_legal_moves (&position, moves);
      for (int from = 0; from < 40; from++)
        for (int to = 0; to < 40; to++)
          for (int drop = 0; drop < 40; drop++)
            {
              UgoMove move = { from < 39 ? from : 0xff, to < 39 ? to : 0xff,
                               drop < 38 ? drop : 0xff, from < 39 ? 0 : drop - 35 };
              UgoStatus status;

              if (drop == 39 && from < 39)
                continue;
              if (from == 39)
                move.drop = 0xff;
              status = ugo_check_move (&position, move);
              n_accepted += status == UGO_OK;
              g_assert_true (status < UGO_TEXT_NO_MOVE);
            }
      g_assert_cmpuint (n_accepted, ==, n_moves);
    }
}

static void
test_hostile_moves (void)
{
  for (int i = 0; i < 20000; i++)
    {
      UgoPosition position = some_position (ugo_test_variant (variants[i % 2]));
      UgoMove moves[UGO_MAX_MOVES];
      size_t n_moves = ugo_legal_moves (&position, moves);
      uint32_t bytes = g_test_rand_int ();
      UgoMove move = { bytes, bytes >> 8, bytes >> 16, bytes >> 24 };
      bool listed = false;

      for (size_t m = 0; m < n_moves; m++)
        listed = listed || ugo_move_equal (move, moves[m]);
      g_assert_cmpint (ugo_check_move (&position, move) == UGO_OK, ==, listed);
    }
}

/* Random games */

static unsigned
count_pieces (const UgoPosition *position)
{
  unsigned n_pieces = 0;

  for (int square = 0; square < 38; square++)
    n_pieces += ugo_piece_at (position, square) != 0;
  return n_pieces;
}

static void
assert_position_round_trip (const UgoPosition *position)
{
  char text[UGO_POSITION_TEXT_SIZE];
  size_t length = ugo_position_write (position, text);
  UgoPosition read;
  size_t offset;

  g_assert_cmpint (ugo_position_read (position->variant, text, length, UGO_GAME_POSITION, &read,
                                      &offset),
                   ==, UGO_OK);
  g_assert_true (ugo_position_same (position, &read));
  g_assert_cmphex (ugo_position_key (position), ==, ugo_position_key (&read));
}

static void
assert_move_round_trip (const UgoPosition *position, UgoMove move)
{
  char text[UGO_MOVE_TEXT_SIZE], again[UGO_MOVE_TEXT_SIZE];
  size_t length = ugo_move_write (position, move, NULL, text);
  UgoRoute route;
  UgoMove read;
  size_t offset;

  g_assert_cmpint (ugo_move_read (position, text, length, &read, &route, &offset), ==, UGO_OK);
  g_assert_true (ugo_move_equal (move, read));
  ugo_move_write (position, read, &route, again);
  g_assert_cmpstr (text, ==, again);
}

/* Writes and reads all moves of some games, and of all games when tests may be slow; else one
 * move of each position. */
static void
assert_moves_hold (const UgoPosition *position, const UgoMove *moves, size_t n_moves, int game)
{
  bool all = g_test_slow () || game % 250 == 0;
  size_t stride = all ? 1 : n_moves;

  for (size_t i = g_test_rand_int_range (0, stride); i < n_moves; i += stride)
    assert_move_round_trip (position, moves[i]);
}

static UgoOutcome
play_random_game (UgoVariant variant, int n)
{
  UgoTestGame game;
  UgoPosition start;

  ugo_position_start (variant, &start);
  ugo_test_game_begin (&game, start);
  for (unsigned ply = 0; ply < MAX_PLIES; ply++)
    {
      UgoMove moves[UGO_MAX_MOVES];
      size_t n_moves = ugo_legal_moves (&game.position, moves);

      g_assert_cmpuint (count_pieces (&game.position), ==, MIN (ply, 12));
      g_assert_cmpint (ugo_gyges_is_placement (&game.position), ==, ply < 12);
      g_assert_cmpint (game.position.move_number, ==, 1 + ply / 2);
      if (ugo_result (&game.position).outcome != UGO_UNDECIDED)
        break;

      assert_position_round_trip (&game.position);
      assert_moves_hold (&game.position, moves, n_moves, n);
      ugo_test_game_play (&game, moves[g_test_rand_int_range (0, (int) n_moves)]);
    }

  return ugo_result (&game.position).outcome;
}

static void
test_random_games (void)
{
  unsigned outcomes[4] = { 0 };

  for (int i = 0; i < N_GAMES; i++)
    outcomes[play_random_game (ugo_test_variant (variants[i % 4 == 3]), i)]++;

  g_assert_cmpuint (outcomes[UGO_WHITE_WINS], >, N_GAMES / 10);
  g_assert_cmpuint (outcomes[UGO_BLACK_WINS], >, N_GAMES / 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/gyges/vectors/every list of moves agrees", test_vectors_moves);
  g_test_add_func ("/gyges/vectors/every refused move is refused", test_vectors_refused);
  g_test_add_func ("/gyges/vectors/every count of sequences agrees", test_vectors_perft);
  g_test_add_func ("/gyges/twin/moves agree", test_twin_moves);
  g_test_add_func ("/gyges/twin/paths agree", test_twin_paths);
  g_test_add_func ("/gyges/twin/stops agree", test_twin_stops);
  g_test_add_func ("/gyges/games/invariants hold", test_random_games);
  g_test_add_func ("/gyges/hostile/any bytes are judged", test_hostile_moves);
  g_test_add_func ("/gyges/hostile/accepted is what is listed", test_check_agrees_with_list);

  return g_test_run ();
}
