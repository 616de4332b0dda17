/* test-ugolki.c: the rules of Ugolki: games, endings, limits, the anti-symmetry rule
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-test-vectors.h"
#include "ugo-ugolki.h"

/* Counts above this are for slow test runs. */
#define MAX_QUICK_COUNT 6000000

static UgoTestGame
begin (const char *variant)
{
  UgoTestGame game;
  UgoPosition start;

  ugo_position_start (ugo_test_variant (variant), &start);
  ugo_test_game_begin (&game, start);
  return game;
}

static void
assert_result (const UgoPosition *position, const char *expected)
{
  g_autofree char *result = ugo_test_result (position);

  g_assert_cmpstr (result, ==, expected);
}

/* Vectors */

static void
perft_row (char **fields)
{
  UgoPosition position = ugo_test_position (fields[0], fields[1]);
  g_auto (GStrv) counts = g_strsplit (fields[2], " ", -1);

  for (int depth = 1; counts[depth - 1] != NULL; depth++)
    {
      uint64_t count = g_ascii_strtoull (counts[depth - 1], NULL, 10);

      if (count <= MAX_QUICK_COUNT || g_test_slow ())
        g_assert_cmpuint (ugo_perft (&position, depth), ==, count);
    }
}

static void
test_perft (void)
{
  ugo_test_each_row ("perft.tsv", "Ugolki", perft_row);
}

static void
moves_row (char **fields)
{
  UgoPosition position = ugo_test_position (fields[0], fields[1]);
  g_autofree char *moves = ugo_test_moves (&position);

  g_assert_cmpstr (moves, ==, fields[2]);
  g_assert_cmpint (ugo_must_pass (&position), ==, strcmp (fields[2], "--") == 0);
}

static void
test_moves (void)
{
  ugo_test_each_row ("ugolki-moves.tsv", "Ugolki", moves_row);
}

static void
after_row (char **fields)
{
  UgoTestGame game = begin (fields[0]);

  ugo_test_game_play_all (&game, fields[1]);

  g_autofree char *moves = ugo_test_moves (&game.position);

  g_assert_cmpstr (moves, ==, fields[2]);
}

static void
test_after (void)
{
  ugo_test_each_row ("ugolki-after.tsv", "Ugolki", after_row);
}

/* The vectors' word for a refusal. A step joined to a jump is a kind of being out of reach. */
static const char *
refusal_word (UgoStatus status)
{
  switch (status)
    {
    case UGO_OK:
      return "legal";
    case UGO_MOVE_GAME_OVER:
      return "game-over";
    case UGO_MOVE_EMPTY:
      return "empty";
    case UGO_MOVE_NOT_YOURS:
      return "not-yours";
    case UGO_MOVE_SAME_SQUARE:
      return "same-square";
    case UGO_MOVE_OCCUPIED:
      return "occupied";
    case UGO_MOVE_UNREACHABLE:
    case UGO_MOVE_STEP_AND_JUMP:
      return "unreachable";
    case UGO_MOVE_MIRROR:
      return "mirror";
    case UGO_MOVE_CAN_MOVE:
      return "can-move";
    default:
      return "other";
    }
}

static void
refused_row (char **fields)
{
  UgoTestGame game = begin (fields[0]);

  ugo_test_game_play_all (&game, fields[1]);
  g_assert_cmpstr (refusal_word (ugo_test_check (&game.position, fields[2])), ==, fields[3]);
}

static void
test_refused (void)
{
  ugo_test_each_row ("ugolki-refused.tsv", "Ugolki", refused_row);
}

/* Plays @moves, none of which but the last may decide the game. */
static void
play_to_result (UgoTestGame *game, const char *moves, const char *expected)
{
  ugo_test_game_play_all (game, moves);
  assert_result (&game->position, expected);

  if (expected[0] != '*')
    {
      g_autofree char *left = ugo_test_moves (&game->position);

      g_assert_cmpstr (left, ==, "");
      g_assert_cmpint (ugo_test_check (&game->position, "--"), ==, UGO_MOVE_GAME_OVER);
      g_assert_cmpint (ugo_test_check (&game->position, "a1-a2"), ==, UGO_MOVE_GAME_OVER);
    }
}

static void
games_row (char **fields)
{
  UgoTestGame game = begin (fields[0]);
  g_autofree char *expected = g_strdup_printf ("%s %s", fields[1], fields[2]);

  play_to_result (&game, fields[3], expected);
}

static void
test_games (void)
{
  ugo_test_each_row ("ugolki-games.tsv", "Ugolki", games_row);
}

static void
endings_row (char **fields)
{
  UgoTestGame game;
  g_autofree char *expected = g_strdup_printf ("%s %s", fields[3], fields[4]);

  ugo_test_game_begin (&game, ugo_test_position (fields[0], fields[1]));
  play_to_result (&game, fields[2], expected);
}

static void
test_endings (void)
{
  ugo_test_each_row ("ugolki-endings.tsv", "Ugolki", endings_row);
}

/* White alone, Black passing: the goal is full after the last move and not before. */
static void
crossings_row (char **fields)
{
  g_auto (GStrv) moves = g_strsplit (fields[3], " ", -1);
  guint n_moves = g_strv_length (moves);
  UgoTestGame game = begin (fields[0]);

  if (fields[3][0] == '\0')
    return;

  g_assert_cmpuint (n_moves, ==, g_ascii_strtoull (fields[1], NULL, 10));
  game.position.ugolki.pieces[UGO_BLACK] = 0;
  for (guint i = 0; i < n_moves; i++)
    {
      assert_result (&game.position, "* -");
      ugo_test_game_play_all (&game, moves[i]);
      assert_result (&game.position, "* -");
      g_assert_true (ugo_must_pass (&game.position));
      ugo_test_game_play_all (&game, "--");
    }

  assert_result (&game.position, "1-0 home");
  g_assert_cmpuint (game.position.ugolki.pieces[UGO_WHITE], ==,
                    ugo_ugolki_home (game.position.variant, UGO_BLACK));
}

static void
test_crossings (void)
{
  ugo_test_each_row ("crossings.tsv", "Ugolki", crossings_row);
}

/* Camps and limits */

static void
test_limits (void)
{
  static const struct
  {
    const char *pieces;
    const char *home;
    int exit;
    int exit_diagonal;
    int count;
  } rows[] = {
    { "9", "8/8/8/8/8/www5/www5/www5 w 1", 40, 30, 80 },
    { "10", "8/8/8/8/w7/ww6/www5/wwww4 w 1", 44, 33, 89 },
    { "12", "8/8/8/8/8/wwww4/wwww4/wwww4 w 1", 53, 40, 107 },
    { "16", "8/8/8/8/wwww4/wwww4/wwww4/wwww4 w 1", 71, 53, 142 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("Ugolki %s", rows[i].pieces);
      UgoVariant variant = ugo_test_variant (name);
      UgoPosition home = ugo_test_position (name, rows[i].home);

      g_assert_cmpint (ugo_ugolki_exit_limit (variant), ==, rows[i].exit);
      g_assert_cmpint (ugo_ugolki_move_count (variant), ==, rows[i].count);
      variant.flags = UGO_UGOLKI_DIAGONAL | UGO_UGOLKI_MIRROR;
      g_assert_cmpint (ugo_ugolki_exit_limit (variant), ==, rows[i].exit_diagonal);
      g_assert_cmpint (ugo_ugolki_move_count (variant), ==, rows[i].count);
      variant.flags = UGO_UGOLKI_DIAGONAL | UGO_UGOLKI_NO_EXIT;
      g_assert_cmpint (ugo_ugolki_exit_limit (variant), ==, 0);
      g_assert_cmpint (ugo_ugolki_move_count (variant), ==, rows[i].count);

      g_assert_cmpuint (ugo_ugolki_home (variant, UGO_WHITE), ==,
                        home.ugolki.pieces[UGO_WHITE]);
      for (int square = 0; square < 64; square++)
        g_assert_cmpint (ugo_ugolki_home (variant, UGO_BLACK) >> (63 - square) & 1, ==,
                         ugo_ugolki_home (variant, UGO_WHITE) >> square & 1);
    }
}

/* What a position given from outside is: the rules page's last paragraph on endings, and what
 * nearly decides a game. Black's camp is at the top. */
static void
test_given_positions (void)
{
  static const struct
  {
    const char *variant;
    const char *text;
    const char *result;
  } rows[] = {
    /* Goals. */
    { "Ugolki 9", "5www/5www/5www/8/3b4/1bb5/bbb5/bbb5 w 20", "1-0 home" },
    { "Ugolki 9", "5www/5www/5www/8/3b4/1bb5/bbb5/bbb5 b 20", "* -" },
    { "Ugolki 9", "5www/5www/5ww1/4w3/8/bbb5/bbb5/bbb5 w 20", "0-1 home" },
    { "Ugolki 9", "5www/5www/5ww1/4w3/8/bbb5/bbb5/bbb5 b 20", "0-1 home" },
    { "Ugolki 9", "5www/5www/5www/8/8/bbb5/bbb5/bbb5 w 20", "1/2-1/2 both-home" },
    { "Ugolki 9", "5www/5www/5wwb/4w3/8/1bb5/bbb5/bbb5 w 20", "* -" },
    /* An enemy left in the goal; a goal full but for the variant's size. */
    { "Ugolki 9", "5www/5www/5wwb/8/8/wbb5/bbb5/bbb5 w 20", "* -" },
    { "Ugolki 16", "5www/5www/5www/1wwwwww1/8/bbbb4/bbbbbb2/bbbbbb2 w 20", "* -" },
    /* Leaving home: White is judged when the round is over. */
    { "Ugolki 9", "5www/5www/6w1/3w4/8/1bbb4/bbb5/wbbb4 w 41", "0-1 exit" },
    { "Ugolki 9", "5www/5www/6w1/3w4/8/1bbb4/bbb5/wbbb4 w 40", "* -" },
    { "Ugolki 9", "5www/5www/6w1/3w4/8/1bbb4/bbb5/wbbb4 b 41", "* -" },
    { "Ugolki 9", "5wwb/5www/6w1/3www2/8/1bbb4/bb6/1bbb4 w 41", "1-0 exit" },
    { "Ugolki 9", "5wwb/5www/6w1/3www2/8/1bbb4/bb6/1bbb4 b 41", "1-0 exit" },
    { "Ugolki 9", "5wwb/5www/6w1/3www2/8/1bbb4/bb6/1bbb4 b 40", "* -" },
    { "Ugolki 9", "5wwb/5www/6w1/3ww3/8/1bbb4/bb6/wbbb4 w 41", "1/2-1/2 both-exit" },
    { "Ugolki 9", "5wwb/5www/6w1/3ww3/8/1bbb4/bb6/wbbb4 b 41", "1-0 exit" },
    { "Ugolki 9 no-exit", "5wwb/5www/6w1/3ww3/8/1bbb4/bb6/wbbb4 w 60", "* -" },
    { "Ugolki 9 diagonal", "5www/5www/6w1/3w4/8/1bbb4/bbb5/wbbb4 w 31", "0-1 exit" },
    { "Ugolki 9 diagonal", "5www/5www/6w1/3w4/8/1bbb4/bbb5/wbbb4 w 30", "* -" },
    /* The count: at the limit and not a round before; with either side to move. */
    { "Ugolki 9", "5www/5www/6w1/3ww3/8/1bbb4/bbb5/1bbb4 w 81", "1/2-1/2 count" },
    { "Ugolki 9", "5www/5www/6w1/3ww3/8/1bbb4/bbb5/1bbb4 w 80", "* -" },
    { "Ugolki 9", "5www/5www/5ww1/3w4/8/2bbb3/bbb5/1bbb4 w 81", "1-0 count" },
    { "Ugolki 9", "5www/5www/5ww1/3w4/8/2bbb3/bbb5/1bbb4 b 81", "1-0 count" },
    { "Ugolki 9", "5www/5w2/6w1/3www2/8/1bb4b/bbb5/1bbb4 w 9999", "0-1 count" },
    { "Ugolki 9 diagonal", "5www/5www/6w1/3ww3/8/1bbb4/bbb5/1bbb4 w 80", "* -" },
    /* The goal comes before the count, the exit before both. */
    { "Ugolki 9", "5www/5www/5www/8/8/1bb5/bbb5/bbb4b w 81", "1-0 home" },
    { "Ugolki 9", "5wwb/5www/5www/4w3/8/1bb5/bbb5/bbb5 w 81", "1-0 exit" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_test_message ("%s", rows[i].text);

      UgoPosition position = ugo_test_position (rows[i].variant, rows[i].text);

      assert_result (&position, rows[i].result);
    }
}

/* "White's failure at his 40th move still leaves Black his own 40th." */
static void
test_last_move (void)
{
  static const struct
  {
    const char *position;
    const char *moves;
    const char *result;
  } rows[] = {
    { "4wwwb/5www/7w/2b5/8/1bb5/bbb5/wbb5 w 40", "h6-h5", "* -" },
    { "4wwwb/5www/7w/2b5/8/1bb5/bbb5/wbb5 w 40", "h6-h5 c5-c4", "1/2-1/2 both-exit" },
    { "4ww2/5www/5bww/2b5/8/1bb5/bbb5/wbb5 w 40", "e8-d8 f6-e6", "0-1 exit" },
    { "4ww2/5www/5bww/2b5/8/1bb5/bbb5/1bb5 w 40", "e8-d8 c5-c4", "1-0 exit" },
    { "4ww2/5www/5bww/2b5/8/1bb5/bbb5/1bb5 w 40", "e8-d8 f6-e6", "* -" },
    { "4ww2/5www/5bww/2b5/8/1bb5/bbb5/wbb5 w 39", "e8-d8 c5-c4", "* -" },
    /* Moved back in, and only passing through. */
    { "4ww2/5www/6ww/2b2b2/w7/1bb5/bbb5/1bb5 w 60", "a4-a3 c5-c4", "0-1 exit" },
    { "4ww2/5www/6ww/2b2b2/w7/1bb5/bbb5/1bb5 w 60", "a4-a5 f5-f6", "1-0 exit" },
    { "8/8/8/8/2w5/2b5/3b4/8 w 60", "c4-c2-e2 d2-d1", "* -" },
    /* Home: Black answers White's last move, White does not answer Black's. */
    { "5www/5www/5ww1/7w/8/1bb5/bbb5/bbbb4 w 30", "h5-h6 d1-d2", "1-0 home" },
    { "5www/5www/5ww1/7w/b7/1bb5/bbb5/bbb5 w 30", "h5-h6 a4-a3", "1/2-1/2 both-home" },
    { "5www/5www/5ww1/7w/b7/1bb5/bbb5/bbb5 b 30", "a4-a3", "0-1 home" },
    /* The count waits for Black's move too. */
    { "5www/5www/5ww1/6w1/b7/1bb5/bbb5/bbb5 w 80", "g5-g4", "* -" },
    { "5www/5www/5ww1/6w1/b7/1bb5/bbb5/bbb5 w 80", "g5-g4 a4-b4", "1/2-1/2 count" },
    { "5www/5www/5ww1/6w1/b7/1bb5/bbb5/bbb5 w 80", "g8-e8 a4-b4", "0-1 count" },
    { "5www/5www/5ww1/6w1/b7/1bb5/bbb5/bbb5 w 80", "g5-g4 a2-a3", "1/2-1/2 count" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      UgoTestGame game;

      g_test_message ("%s %s", rows[i].position, rows[i].moves);
      ugo_test_game_begin (&game, ugo_test_position ("Ugolki 9", rows[i].position));
      ugo_test_game_play_all (&game, rows[i].moves);
      assert_result (&game.position, rows[i].result);
    }
}

/* A side whose pieces cannot move passes; both passing in one round ends the game. */
static void
test_stuck (void)
{
  UgoPosition full = ugo_test_position ("Ugolki 16", "8/8/8/8/8/8/8/8 w 7");
  UgoTestGame game;

  ugo_test_game_begin (&game, full);
  ugo_test_game_play_all (&game, "--");
  assert_result (&game.position, "* -");
  ugo_test_game_play_all (&game, "pass");
  assert_result (&game.position, "1/2-1/2 stuck");
  g_assert_cmpint (game.position.move_number, ==, 8);

  /* White can move, Black cannot: passes of one side alone end nothing. */
  ugo_test_game_begin (&game, ugo_test_position ("Ugolki 9", "5wwb/5www/7w/8/8/8/8/8 b 7"));
  ugo_test_game_play_all (&game, "-- f7-f6 --");
  assert_result (&game.position, "* -");

  ugo_test_game_begin (&game, ugo_test_position ("Ugolki 9", "8/8/8/8/8/8/8/w7 w 7"));
  ugo_test_game_play_all (&game, "a1-a2 -- a2-a1 -- a1-a2 --");
  assert_result (&game.position, "* -");
}

/* Repetition */

#define NOBODY_HOME "8/8/8/wb2wb2/8/8/8/8"

static void
test_repetition (void)
{
  static const struct
  {
    const char *position;
    const char *moves;
    const char *result;
  } rows[] = {
    /* The first position counts; so the second return is its third time. */
    { NOBODY_HOME " w 5", "a5-a4 b5-b4 a4-a5 b4-b5", "* -" },
    { NOBODY_HOME " w 5", "a5-a4 b5-b4 a4-a5 b4-b5 a5-a4 b5-b4 a4-a5", "* -" },
    { NOBODY_HOME " w 5", "a5-a4 b5-b4 a4-a5 b4-b5 a5-a4 b5-b4 a4-a5 b4-b5",
      "1/2-1/2 repetition" },
    /* Given with Black to move, the first is not compared: one return more. */
    { NOBODY_HOME " b 5", "b5-b4 a5-a4 b4-b5 a4-a5 b5-b4 a5-a4 b4-b5 a4-a5", "* -" },
    { NOBODY_HOME " b 5", "b5-b4 a5-a4 b4-b5 a4-a5 b5-b4 a5-a4 b4-b5 a4-a5 b5-b4",
      "1/2-1/2 repetition" },
    /* The same position need not come back in a row, nor by the same moves. */
    { NOBODY_HOME " w 5",
      "a5-a4 b5-b4 a4-a3 b4-b3 a3-a4 b3-b4 a4-a5 b4-b5 "
      "e5-e4 f5-f4 e4-d4 f4-f3 d4-d5 f3-f4 d5-e5 f4-f5",
      "1/2-1/2 repetition" },
    { NOBODY_HOME " w 5",
      "a5-a4 b5-b4 a4-a3 b4-b3 a3-a4 b3-b4 a4-a5 b4-b5 "
      "e5-e4 f5-f4 e4-d4 f4-f3 d4-d5 f3-f4 d5-e5 f4-g4",
      "* -" },
    /* The side to move belongs to it: after White's moves alone nothing is compared. */
    { "8/8/8/w3w3/8/8/8/8 w 5", "a5-a4 -- a4-a5 -- a5-a4 -- a4-a5 --", "1/2-1/2 repetition" },
    /* While somebody has a piece in his own home, it is no draw. */
    { "8/8/8/wb2wb2/8/8/8/w7 w 5", "a5-a4 b5-b4 a4-a5 b4-b5 a5-a4 b5-b4 a4-a5 b4-b5 a5-a4 "
                                   "b5-b4 a4-a5 b4-b5",
      "* -" },
    { "5b2/8/8/wb2wb2/8/8/8/8 w 5", "a5-a4 b5-b4 a4-a5 b4-b5 a5-a4 b5-b4 a4-a5 b4-b5", "* -" },
    /* Another's home is not one's own. */
    { "5w2/8/8/wb2wb2/8/8/8/b7 w 5", "a5-a4 b5-b4 a4-a5 b4-b5 a5-a4 b5-b4 a4-a5 b4-b5",
      "1/2-1/2 repetition" },
  };
  static const char *const names[] = { "Ugolki 9", "Ugolki 9 no-exit", "Ugolki 12 diagonal" };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    for (size_t n = 0; n < G_N_ELEMENTS (names); n++)
      {
        UgoTestGame game;

        g_test_message ("%s, %s %s", names[n], rows[i].position, rows[i].moves);
        ugo_test_game_begin (&game, ugo_test_position (names[n], rows[i].position));
        ugo_test_game_play_all (&game, rows[i].moves);
        assert_result (&game.position, rows[i].result);
      }
}

/* The game's own start is compared as well, but only the count of it shows: all are at home. */
static void
test_repetition_of_start (void)
{
  UgoTestGame game = begin ("Ugolki 9");

  ugo_test_game_play_all (&game, "c3-c4 f6-f5 c4-c3 f5-f6");
  g_assert_cmpint (game.position.occurrences, ==, 2);
  ugo_test_game_play_all (&game, "c3-c4 f6-f5 c4-c3");
  g_assert_cmpint (game.position.occurrences, ==, 1);
  ugo_test_game_play_all (&game, "f5-f6");
  g_assert_cmpint (game.position.occurrences, ==, 3);
  assert_result (&game.position, "* -");
}

/* The anti-symmetry rule */

static UgoMove
image (UgoMove move)
{
  return ugo_move (63 - move.from, 63 - move.to);
}

/* A random move of White that Black could copy by the rules of movement, if there is one. */
static bool
copyable_move (const UgoPosition *position, UgoMove *move)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (position, moves);
  size_t n = 0;

  for (size_t i = 0; i < n_moves; i++)
    {
      UgoPosition next;

      ugo_play (position, moves[i], NULL, 0, &next);
      if (next.variant.rules->check (&next, image (moves[i])) == UGO_OK)
        moves[n++] = moves[i];
    }

  if (n > 0)
    *move = moves[g_test_rand_int_range (0, (int) n)];
  return n > 0;
}

/* Plays a round in which Black does not copy. */
static void
play_other (UgoTestGame *game)
{
  UgoMove move = ugo_test_random_move (&game->position);
  UgoMove answer;

  ugo_test_game_play (game, move);
  do
    answer = ugo_test_random_move (&game->position);
  while (ugo_move_equal (answer, image (move)));
  ugo_test_game_play (game, answer);
}

/* How copying the move just made is judged, which must be just as it is offered. */
static UgoStatus
check_copy (const UgoPosition *position, UgoMove move)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (position, moves);
  UgoStatus status = ugo_check_move (position, image (move));
  bool offered = false;

  for (size_t i = 0; i < n_moves; i++)
    offered = offered || ugo_move_equal (moves[i], image (move));
  g_assert_cmpint (offered, ==, status == UGO_OK);

  return status;
}

static UgoPosition
random_variant_start (uint8_t flags)
{
  static const uint8_t sizes[] = { 9, 10, 12, 16 };
  UgoVariant variant = { &ugo_rules_ugolki, sizes[g_test_rand_int_range (0, 4)], flags };
  UgoPosition start;

  ugo_position_start (variant, &start);
  return start;
}

/* How a copy is judged that could be made but for the rule, after rounds in which Black copied
 * ('c') or did not ('o'). Starts anew when no move can be copied, as may be after an 'o'. */
static UgoStatus
judge_copy (const char *rounds, uint8_t flags)
{
  UgoTestGame game;
  UgoMove move;
  size_t n = 0;

  ugo_test_game_begin (&game, random_variant_start (flags));
  while (rounds[n] != '\0')
    if (rounds[n] == 'o')
      {
        play_other (&game);
        n++;
      }
    else if (copyable_move (&game.position, &move))
      {
        ugo_test_game_play (&game, move);
        ugo_test_game_play (&game, image (move));
        n++;
      }
    else
      {
        ugo_test_game_begin (&game, random_variant_start (flags));
        n = 0;
      }

  if (!copyable_move (&game.position, &move))
    return judge_copy (rounds, flags);

  ugo_test_game_play (&game, move);
  return check_copy (&game.position, move);
}

static void
test_mirror (void)
{
  static const struct
  {
    const char *rounds;
    UgoStatus status;
  } rows[] = {
    /* At the 11th and 12th move, when ten were copied. */
    { "cccccccccc", UGO_MOVE_MIRROR },
    { "cccccccccco", UGO_MOVE_MIRROR },
    { "occcccccccc", UGO_MOVE_MIRROR },
    { "ccccocccccc", UGO_MOVE_MIRROR },
    { "cccccccccoc", UGO_MOVE_MIRROR },
    /* Not before, not after, not with fewer copies. */
    { "", UGO_OK },
    { "ccccccccc", UGO_OK },
    { "ccccccccco", UGO_OK },
    { "cccccccccoo", UGO_OK },
    { "oooooooooo", UGO_OK },
    { "ccccccccccoo", UGO_OK },
    { "ccccccccccooc", UGO_OK },
    { "cccccccccooc", UGO_OK },
    { "cccccccccocoo", UGO_OK },
  };

  for (int n = 0; n < 20; n++)
    for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
      for (uint8_t diagonal = 0; diagonal <= UGO_UGOLKI_DIAGONAL; diagonal++)
        {
          g_test_message ("%s", rows[i].rounds);
          g_assert_cmpint (judge_copy (rows[i].rounds, UGO_UGOLKI_MIRROR | diagonal), ==,
                           rows[i].status);
          g_assert_cmpint (judge_copy (rows[i].rounds, diagonal), ==, UGO_OK);
        }
}

/* "In the orthogonal game the copy is always possible", however long it goes on. */
static void
test_copy_always_possible (void)
{
  for (int n = 0; n < 50; n++)
    {
      UgoTestGame game;

      ugo_test_game_begin (&game, random_variant_start (UGO_UGOLKI_NO_EXIT));
      while (ugo_result (&game.position).outcome == UGO_UNDECIDED)
        {
          UgoMove move = ugo_test_random_move (&game.position);

          ugo_test_game_play (&game, move);
          ugo_test_game_play (&game, image (move));
        }
      g_assert_cmpint (ugo_result (&game.position).outcome, ==, UGO_DRAW);
    }
}

/* "In the diagonal game it sometimes is not": the example of the rules. */
static void
test_copy_impossible (void)
{
  UgoTestGame game = begin ("Ugolki 9 diagonal");

  ugo_test_game_play_all (&game, "c3-d4 f6-e5 d4-f6");
  g_assert_cmpint (ugo_test_check (&game.position, "e5-c3"), ==, UGO_MOVE_UNREACHABLE);

  game = begin ("Ugolki 9 diagonal");
  ugo_test_game_play_all (&game, "c3-d4 f6-e5 d4-d3");
  g_assert_cmpint (ugo_test_check (&game.position, "e5-e6"), ==, UGO_OK);
}

/* The withheld copy was the only move: a pass, which is not a copy. */
static void
test_mirror_only_move (void)
{
  UgoPosition position = ugo_test_position ("Ugolki 9 mirror", "5wwb/8/8/8/8/8/w7/8 b 11");
  UgoPosition next;

  position.ugolki.last = ugo_move (0, 8);
  position.ugolki.copies = 9;
  g_assert_cmpint (ugo_test_check (&position, "h8-h7"), ==, UGO_OK);
  g_assert_false (ugo_must_pass (&position));

  position.ugolki.copies = 10;
  g_assert_cmpint (ugo_test_check (&position, "h8-h7"), ==, UGO_MOVE_MIRROR);
  g_assert_cmpint (ugo_test_check (&position, "--"), ==, UGO_OK);
  g_assert_true (ugo_must_pass (&position));

  ugo_play (&position, UGO_MOVE_PASS, NULL, 0, &next);
  g_assert_cmpint (next.ugolki.copies, ==, 10);
  assert_result (&next, "* -");
}

/* Two passes are no copy of each other. */
static void
test_pass_is_no_copy (void)
{
  UgoTestGame game;

  ugo_test_game_begin (&game, ugo_test_position ("Ugolki 9 mirror", "8/8/8/8/8/8/8/8 w 1"));
  ugo_test_game_play_all (&game, "-- --");
  g_assert_cmpint (game.position.ugolki.copies, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ugolki/move sequences are as many as the vectors say", test_perft);
  g_test_add_func ("/ugolki/moves are the vectors'", test_moves);
  g_test_add_func ("/ugolki/moves after a course of play are the vectors'", test_after);
  g_test_add_func ("/ugolki/the vectors' wrong moves are refused for the reason named",
                   test_refused);
  g_test_add_func ("/ugolki/the vectors' games end as they say", test_games);
  g_test_add_func ("/ugolki/the vectors' endings end as they say", test_endings);
  g_test_add_func ("/ugolki/the vectors' crossings fill the goal", test_crossings);
  g_test_add_func ("/ugolki/camps and limits are those of the rules", test_limits);
  g_test_add_func ("/ugolki/a given position is judged as it stands", test_given_positions);
  g_test_add_func ("/ugolki/Black has the last move", test_last_move);
  g_test_add_func ("/ugolki/who cannot move passes", test_stuck);
  g_test_add_func ("/ugolki/the third time of a position is a draw", test_repetition);
  g_test_add_func ("/ugolki/the start is a position that can be repeated",
                   test_repetition_of_start);
  g_test_add_func ("/ugolki/mirror/an eleventh copy is withheld", test_mirror);
  g_test_add_func ("/ugolki/mirror/an orthogonal move can always be copied",
                   test_copy_always_possible);
  g_test_add_func ("/ugolki/mirror/a diagonal move cannot always be copied",
                   test_copy_impossible);
  g_test_add_func ("/ugolki/mirror/a withheld only move makes a pass", test_mirror_only_move);
  g_test_add_func ("/ugolki/mirror/a pass is not a copy", test_pass_is_no_copy);

  return g_test_run ();
}
