/* test-gyges.c: the rules of Gygès, case by case
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-gyges.h"
#include "ugo-test-vectors.h"

/* Helpers */

static UgoMove
move_of (const UgoPosition *position, const char *text)
{
  UgoMove move;
  UgoRoute route;
  size_t offset;

  ugo_move_read (position, text, strlen (text), &move, &route, &offset);
  return move;
}

static void
assert_check (const char *variant, const char *position, const char *move, UgoStatus status)
{
  UgoPosition read = ugo_test_position (variant, position);

  if (g_test_verbose ())
    g_test_message ("%s %s %s", variant, position, move);
  g_assert_cmpint (ugo_test_check (&read, move), ==, status);
}

static void
assert_path (const UgoPosition *position, const char *move, const char *text)
{
  char written[UGO_MOVE_TEXT_SIZE];

  ugo_move_write (position, move_of (position, move), NULL, written);
  g_assert_cmpstr (written, ==, text);
}

static size_t
count_moves (const UgoPosition *position)
{
  UgoMove moves[UGO_MAX_MOVES];

  return ugo_legal_moves (position, moves);
}

static UgoRoute
route_of (const char *text)
{
  g_auto (GStrv) names = g_strsplit (text, "-", -1);
  UgoRoute route = { 0 };

  for (unsigned i = 0; names[i] != NULL; i++)
    g_assert_cmpuint (ugo_square_read (&ugo_rules_gyges, names[i], strlen (names[i]),
                                       &route.squares[route.length++]),
                      >, 0);
  return route;
}

/* Positions to check */

static void
test_border_once (void)
{
  const char *north = "....../1...../3.23../3.211./2.132./...... b 12";
  UgoPosition south = ugo_test_position ("Gyges", "....../1...../3.23../3.211./2.132./...... w 12");

  assert_check ("Gyges", north, "a5-S", UGO_MOVE_BORDER_TWICE);
  g_assert_cmpint (ugo_test_check (&south, "d2-N"), ==, UGO_OK);
  assert_path (&south, "d2-N", "d2-e2-d3-d4-N");
}

static void
test_long_win (void)
{
  UgoPosition position
      = ugo_test_position ("Gyges", "....../3...../..1.1./1.23.3/3.22.1/....2. b 12");

  g_assert_cmpint (ugo_test_check (&position, "a5-S"), ==, UGO_OK);
  g_assert_cmpint (ugo_test_check (&position, "a5-c4-c3-a3-a2-S"), ==, UGO_OK);
  g_assert_cmpint (ugo_test_check (&position, "a5-c4-c3-a2-S"), ==, UGO_MOVE_ROUTE);
}

static void
test_blocked_line (void)
{
  UgoPosition north
      = ugo_test_position ("Gyges", ".3.3.3/112232/...1../...1.2/....../...... b 12");
  UgoPosition south
      = ugo_test_position ("Gyges", "....../....../13..../.....1/222211/3.3.3. w 12");
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (&north, moves);

  g_assert_cmpuint (n_moves, >, 0);
  for (size_t i = 0; i < n_moves; i++)
    {
      g_assert_cmpint (moves[i].from / 6, ==, 4);
      g_assert_cmpint (ugo_check_move (&north, moves[i]), ==, UGO_OK);
    }
  g_assert_cmpint (ugo_gyges_line (&north, UGO_BLACK), ==, 4);

  n_moves = ugo_legal_moves (&south, moves);
  g_assert_cmpuint (n_moves, ==, 41);
  for (size_t i = 0; i < n_moves; i++)
    g_assert_cmpint (moves[i].from / 6, ==, 1);
  g_assert_cmpint (ugo_gyges_line (&south, UGO_WHITE), ==, 1);
  g_assert_cmpint (ugo_gyges_line (&south, UGO_BLACK), ==, 3);

  assert_check ("Gyges", ".3.3.3/112232/...1../...1.2/....../...... b 12", "d4-d3",
                UGO_MOVE_NOT_NEAREST_LINE);
}

static void
test_first_position (void)
{
  const char *start = "321123/....../....../....../....../321123 w 7";
  UgoPosition basic = ugo_test_position ("Gyges", start);
  UgoPosition advanced = ugo_test_position ("Gyges advanced", start);

  g_assert_cmpuint (count_moves (&basic), ==, 24);
  g_assert_cmpuint (count_moves (&advanced), ==, 222);
}

/* Placement */

static void
test_placement_course (void)
{
  UgoTestGame game;
  UgoPosition start;
  char text[UGO_POSITION_TEXT_SIZE];

  ugo_position_start (ugo_test_variant ("Gyges"), &start);
  g_assert_true (ugo_gyges_is_placement (&start));
  g_assert_cmpuint (ugo_perft (&start, 1), ==, 18);
  g_assert_cmpuint (ugo_perft (&start, 2), ==, 18 * 18);
  g_assert_cmpuint (ugo_perft (&start, 3), ==, 18 * 18 * 15);
  ugo_position_write (&start, text);
  g_assert_cmpstr (text, ==, "....../....../....../....../....../...... w 1");

  ugo_test_game_begin (&game, start);
  ugo_test_game_play_all (&game, "3@a1 3@a6 3@d1");
  g_assert_cmpint (ugo_gyges_left_to_place (&game.position, UGO_WHITE, 3), ==, 0);
  g_assert_cmpint (ugo_gyges_left_to_place (&game.position, UGO_WHITE, 2), ==, 2);
  g_assert_cmpint (ugo_gyges_left_to_place (&game.position, UGO_BLACK, 3), ==, 1);
  g_assert_cmpint (ugo_gyges_line (&game.position, UGO_BLACK), ==, 5);
  g_assert_cmpint (ugo_gyges_line (&game.position, UGO_WHITE), ==, 0);

  ugo_test_game_play_all (&game, "2@b6 2@b1 1@c6 1@c1 1@d6 1@f1 2@e6 2@e1 3@f6");
  ugo_position_write (&game.position, text);
  g_assert_cmpstr (text, ==, "321123/....../....../....../....../321321 w 7");
  g_assert_false (ugo_gyges_is_placement (&game.position));
  g_assert_cmpint (ugo_gyges_left_to_place (&game.position, UGO_WHITE, 1), ==, 0);
}

static void
test_placement_order (void)
{
  UgoPosition position
      = ugo_test_position ("Gyges", "1.2.3./....../....../....../....../.33..1 w 4");
  g_autofree char *moves = ugo_test_moves (&position);

  g_assert_cmpstr (moves, ==, "1@a1 2@a1 1@d1 2@d1 1@e1 2@e1");
}

static void
test_placement_refusals (void)
{
  const char *position = "1...../....../....../....../....../.33... b 2";

  assert_check ("Gyges", position, "1@b6", UGO_OK);
  assert_check ("Gyges", position, "1@a6", UGO_MOVE_OCCUPIED);
  assert_check ("Gyges", position, "1@b5", UGO_MOVE_NOT_START_LINE);
  assert_check ("Gyges", position, "1@a1", UGO_MOVE_NOT_START_LINE);
  assert_check ("Gyges", position, "1@S", UGO_MOVE_NOT_START_LINE);
  assert_check ("Gyges", position, "4@b6", UGO_MOVE_NO_SUCH_PIECE);
  assert_check ("Gyges", position, "a6-b6", UGO_MOVE_PLACEMENT);
  assert_check ("Gyges", position, "--", UGO_MOVE_CAN_MOVE);
  assert_check ("Gyges", "1...../....../....../....../....../.33... w 2", "3@a1",
                UGO_MOVE_PLACEMENT);
  assert_check ("Gyges", "11..../....../....../....../....../.33... w 3", "3@a1",
                UGO_MOVE_NO_SUCH_PIECE);
  assert_check ("Gyges", "321123/....../....../....../....../321123 w 7", "1@a1",
                UGO_MOVE_PLACEMENT);
}

static UgoStatus
validate (const char *text, UgoCompleteness completeness)
{
  UgoPosition position;
  size_t offset;

  return ugo_position_read (ugo_test_variant ("Gyges"), text, strlen (text), completeness,
                            &position, &offset);
}

static void
test_validate (void)
{
  static const struct
  {
    const char *text;
    UgoStatus any;
    UgoStatus game;
  } cases[] = {
    { "....../....../....../....../....../...... w 1", UGO_OK, UGO_OK },
    { "....../....../....../....../....../...... b 1", UGO_OK, UGO_POSITION_PLACEMENT },
    { "....../....../....../....../....../.1.... b 1", UGO_OK, UGO_OK },
    { ".1..../....../....../....../....../...... b 1", UGO_OK, UGO_POSITION_PLACEMENT },
    { "11..../....../....../....../....../33.... w 1", UGO_OK, UGO_OK },
    { "111.../....../....../....../....../333... w 1", UGO_OK, UGO_POSITION_PLACEMENT },
    { "112.../....../....../....../....../333... w 1", UGO_OK, UGO_POSITION_PLACEMENT },
    { "111.../....../....../....../....../332... w 1", UGO_OK, UGO_POSITION_PLACEMENT },
    { "321123/....../....../....../....../321123 w 7", UGO_OK, UGO_OK },
    { "32112./....../....../....../....../321123 b 6", UGO_OK, UGO_OK },
    { "32112./....../....../....../....../321123 w 6", UGO_OK, UGO_POSITION_PLACEMENT },
    { "32112./....3./....../....../....../321123 b 6", UGO_OK, UGO_OK },
    { "3211../....3./....../....../....../321123 b 6", UGO_OK, UGO_POSITION_PIECE_COUNT },
    { "33112./....3./....../....../....../321123 b 6", UGO_POSITION_PIECE_COUNT,
      UGO_POSITION_PIECE_COUNT },
    { "321123/....1./....../....../....../321123 b 6", UGO_POSITION_PIECE_COUNT,
      UGO_POSITION_PIECE_COUNT },
    { "332211/....../....../....../....../321321 b 9", UGO_OK, UGO_OK },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      if (g_test_verbose ())
        g_test_message ("%s", cases[i].text);
      g_assert_cmpint (validate (cases[i].text, UGO_ANY_POSITION), ==, cases[i].any);
      g_assert_cmpint (validate (cases[i].text, UGO_GAME_POSITION), ==, cases[i].game);
    }
}

/* Fewer pieces that cannot be a placement are a puzzle: they move. */
static void
test_few_pieces (void)
{
  UgoPosition position
      = ugo_test_position ("Gyges", "....../....../....../....../....../..1... w 1");
  g_autofree char *moves = ugo_test_moves (&position);

  g_assert_cmpstr (moves, ==, "c1-b1 c1-d1 c1-c2");
}

/* Refusals */

static void
test_refusals (void)
{
  const char *open = "3.1.../....../....../....../1...../2.3... w 9";

  assert_check ("Gyges", open, "b1-b2", UGO_MOVE_EMPTY);
  assert_check ("Gyges", open, "N-b2", UGO_MOVE_EMPTY);
  assert_check ("Gyges", open, "a2-b2", UGO_MOVE_NOT_NEAREST_LINE);
  assert_check ("Gyges", open, "a1-a1", UGO_MOVE_SAME_SQUARE);
  assert_check ("Gyges", open, "c1-S", UGO_MOVE_OWN_FINISH);
  assert_check ("Gyges", open, "c1-N", UGO_MOVE_UNREACHABLE);
  assert_check ("Gyges", open, "a1-d2", UGO_MOVE_UNREACHABLE);
  assert_check ("Gyges", "....../....../....../....../1...../2..... w 9", "a1-a3",
                UGO_MOVE_OVER_PIECE);
  assert_check ("Gyges", open, "c1-a2", UGO_MOVE_OCCUPIED);
  assert_check ("Gyges", open, "c1-c6", UGO_MOVE_UNREACHABLE);
  assert_check ("Gyges", open, "c1-a2-a3", UGO_OK);
  assert_check ("Gyges", open, "c1-b2-a3", UGO_MOVE_ROUTE);
  assert_check ("Gyges", open, "c1xa2=e4", UGO_MOVE_NO_REPLACEMENT);
  assert_check ("Gyges", open, "--", UGO_MOVE_CAN_MOVE);
}

static void
test_replacement_refusals (void)
{
  const char *open = "....../....../3.1.../....../1...../1.3... w 9";

  assert_check ("Gyges advanced", open, "c1xa2=a4", UGO_MOVE_DROP_OCCUPIED);
  assert_check ("Gyges advanced", open, "c1xa2=e4", UGO_OK);
  assert_check ("Gyges advanced", open, "c1xa2=a5", UGO_MOVE_DROP_BEHIND);
  assert_check ("Gyges advanced", open, "c1xa2=N", UGO_MOVE_NO_REPLACEMENT);
  assert_check ("Gyges advanced", open, "c1xa2=a2", UGO_MOVE_DROP_OCCUPIED);
  assert_check ("Gyges advanced", open, "c1xa2=a1", UGO_MOVE_DROP_OCCUPIED);
  assert_check ("Gyges advanced", open, "c1xa2=c1", UGO_OK);
  assert_check ("Gyges advanced", open, "c1xb3=f1", UGO_MOVE_NO_REPLACEMENT);
  assert_check ("Gyges advanced", open, "c1xa4=f1", UGO_MOVE_UNREACHABLE);
  assert_check ("Gyges advanced", open, "a1xa2=a1", UGO_MOVE_SAME_SQUARE);
  assert_check ("Gyges advanced", open, "a1xa2=b1", UGO_OK);
  assert_check ("Gyges advanced", open, "a1-a2", UGO_MOVE_OCCUPIED);
}

static void
test_replacement_lines (void)
{
  const char *south = "....../....../....../2...../1...../...... w 9";
  const char *north = "....../....../....../1...../2...../...... b 9";

  assert_check ("Gyges advanced", south, "a2xa3=f3", UGO_OK);
  assert_check ("Gyges advanced", south, "a2xa3=f1", UGO_OK);
  assert_check ("Gyges advanced", south, "a2xa3=f4", UGO_MOVE_DROP_BEHIND);
  assert_check ("Gyges advanced", north, "a3xa2=f2", UGO_OK);
  assert_check ("Gyges advanced", north, "a3xa2=f6", UGO_OK);
  assert_check ("Gyges advanced", north, "a3xa2=f1", UGO_MOVE_DROP_BEHIND);
}

static void
test_replacement_played (void)
{
  UgoPosition position
      = ugo_test_position ("Gyges advanced", "....../....../3.1.../....../1...../1.3... w 9");
  char text[UGO_POSITION_TEXT_SIZE];

  ugo_play (&position, move_of (&position, "c1xa2=e4"), NULL, 0, &position);
  ugo_position_write (&position, text);
  g_assert_cmpstr (text, ==, "....../....../3.1.1./....../3...../1..... b 9");
}

/* The end of a game */

static void
test_finish (void)
{
  UgoPosition south = ugo_test_position ("Gyges", ".1..../....../....../....../....../...... w 9");
  UgoPosition north = ugo_test_position ("Gyges", "....../....../....../....../....3./...2.. b 9");
  UgoPosition next;

  ugo_play (&south, move_of (&south, "b6-N"), NULL, 0, &next);
  g_assert_cmpint (ugo_result (&next).outcome, ==, UGO_WHITE_WINS);
  g_assert_cmpint (ugo_result (&next).reason, ==, UGO_REASON_FINISH);

  g_assert_cmpint (ugo_test_check (&north, "e2-d1-S"), ==, UGO_MOVE_ROUTE);
  ugo_play (&north, move_of (&north, "e2-S"), NULL, 0, &next);
  g_assert_cmpint (ugo_result (&next).outcome, ==, UGO_BLACK_WINS);
  g_assert_cmpint (ugo_result (&next).reason, ==, UGO_REASON_FINISH);

  g_assert_cmpint (ugo_piece_at (&next, UGO_GYGES_FINISH_SOUTH), ==, 3);
  g_assert_cmpuint (count_moves (&next), ==, 0);
  g_assert_cmpint (ugo_test_check (&next, "d1-d3"), ==, UGO_MOVE_GAME_OVER);
  g_assert_cmpuint (ugo_perft (&next, 1), ==, 0);
}

/* A piece on the finish square is out of everybody's way, whatever is asked of that position. */
static void
test_decided_position (void)
{
  UgoPosition position
      = ugo_test_position ("Gyges", "....../....../....../....../....../1..... b 9");
  UgoMove moves[UGO_MAX_MOVES];
  UgoRoute route = route_of ("a1");

  ugo_rules_gyges.put_piece (&position, UGO_GYGES_FINISH_SOUTH, 3);
  g_assert_cmpuint (ugo_rules_gyges.moves (&position, moves), ==, 3);
  g_assert_cmpint (ugo_gyges_line (&position, UGO_BLACK), ==, 0);
  g_assert_cmphex (ugo_route_stops (&position, &route), ==,
                   UINT64_C (1) << 1 | UINT64_C (1) << 6 | UINT64_C (1) << UGO_GYGES_FINISH_SOUTH);
}

static void
test_finish_is_aim (void)
{
  g_assert_cmpint (ugo_gyges_finish (UGO_WHITE), ==, UGO_GYGES_FINISH_NORTH);
  g_assert_cmpint (ugo_gyges_finish (UGO_BLACK), ==, UGO_GYGES_FINISH_SOUTH);
}

static void
test_forced_pass (void)
{
  UgoPosition empty = ugo_test_position ("Gyges", "....../....../....../....../....../...... b 9");
  UgoPosition start = ugo_test_position ("Gyges", "321123/....../....../....../....../321123 w 7");

  g_assert_true (ugo_must_pass (&empty));
  g_assert_cmpint (ugo_test_check (&empty, "--"), ==, UGO_OK);
  g_assert_cmpint (ugo_gyges_line (&empty, UGO_BLACK), ==, -1);
  g_assert_cmpuint (ugo_perft (&empty, 1), ==, 1);

  g_assert_false (ugo_must_pass (&start));
  g_assert_cmpint (ugo_test_check (&start, "--"), ==, UGO_MOVE_CAN_MOVE);
}

static void
test_passes (void)
{
  UgoPosition position
      = ugo_test_position ("Gyges", "321123/....../....../....../....../321123 b 9");
  UgoPosition next;

  ugo_play (&position, UGO_MOVE_PASS, NULL, 0, &next);
  g_assert_cmpint (ugo_result (&next).outcome, ==, UGO_UNDECIDED);
  ugo_play (&next, move_of (&next, "c1-c2"), NULL, 0, &position);
  ugo_play (&position, UGO_MOVE_PASS, NULL, 0, &position);
  g_assert_cmpint (ugo_result (&position).outcome, ==, UGO_UNDECIDED);
  ugo_play (&position, UGO_MOVE_PASS, NULL, 0, &position);
  g_assert_cmpint (ugo_result (&position).outcome, ==, UGO_DRAW);
  g_assert_cmpint (ugo_result (&position).reason, ==, UGO_REASON_STUCK);
}

static void
test_repetition (void)
{
  UgoTestGame game;

  ugo_test_game_begin (&game, ugo_test_position ("Gyges", "..1.../....../...3../...3../....../"
                                                          "..1... b 9"));
  ugo_test_game_play_all (&game, "c6-c5 c1-c2 c5-c6 c2-c1");
  g_assert_cmpint (game.position.occurrences, ==, 2);
  ugo_test_game_play_all (&game, "c6-c5");
  g_assert_cmpint (game.position.occurrences, ==, 2);
  ugo_test_game_play_all (&game, "c1-c2 c5-c6");
  g_assert_cmpint (ugo_result (&game.position).outcome, ==, UGO_UNDECIDED);
  ugo_test_game_play_all (&game, "c2-c1");
  g_assert_cmpint (ugo_result (&game.position).outcome, ==, UGO_DRAW);
  g_assert_cmpint (ugo_result (&game.position).reason, ==, UGO_REASON_REPETITION);
}

static void
test_key (void)
{
  UgoPosition a = ugo_test_position ("Gyges", "321123/....../....../....../....../321123 w 7");
  UgoPosition b = ugo_test_position ("Gyges", "321123/....../....../....../....../321123 w 90");
  UgoPosition c = ugo_test_position ("Gyges", "321123/....../....../....../....../321123 b 7");
  UgoPosition d = ugo_test_position ("Gyges", "321123/....../....../....../....../312123 w 7");

  g_assert_cmphex (ugo_position_key (&a), ==, ugo_position_key (&b));
  g_assert_cmphex (ugo_position_key (&a), !=, ugo_position_key (&c));
  g_assert_cmphex (ugo_position_key (&a), !=, ugo_position_key (&d));
}

static void
test_stops_elsewhere (void)
{
  UgoPosition position
      = ugo_test_position ("Gyges", "321123/....../....../....../....../321123 w 7");
  UgoPosition start;
  UgoRoute routes[] = { route_of ("a6"), route_of ("b2"), route_of ("N"), route_of ("c1-c2"),
                        route_of ("c1-e6"), route_of ("c1-N") };
  UgoRoute odd = { .length = 3, .squares = { 2, 255, 1 } };

  for (unsigned i = 0; i < G_N_ELEMENTS (routes); i++)
    g_assert_cmphex (ugo_route_stops (&position, &routes[i]), ==, 0);
  g_assert_cmphex (ugo_route_stops (&position, &odd), ==, 0);

  ugo_position_start (ugo_test_variant ("Gyges"), &start);
  g_assert_cmphex (ugo_route_stops (&start, &routes[0]), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/gyges/movement/a border is crossed once", test_border_once);
  g_test_add_func ("/gyges/movement/a win may take many bounces", test_long_win);
  g_test_add_func ("/gyges/movement/the next line moves for a blocked one", test_blocked_line);
  g_test_add_func ("/gyges/movement/the first position has its moves", test_first_position);
  g_test_add_func ("/gyges/placement/the players place in turn", test_placement_course);
  g_test_add_func ("/gyges/placement/the list is sorted", test_placement_order);
  g_test_add_func ("/gyges/placement/refusals tell why", test_placement_refusals);
  g_test_add_func ("/gyges/placement/impossible states are refused", test_validate);
  g_test_add_func ("/gyges/placement/few pieces elsewhere move", test_few_pieces);
  g_test_add_func ("/gyges/refusals/moves tell why", test_refusals);
  g_test_add_func ("/gyges/refusals/replacements tell why", test_replacement_refusals);
  g_test_add_func ("/gyges/refusals/nothing drops behind the line", test_replacement_lines);
  g_test_add_func ("/gyges/course/a replacement moves both pieces", test_replacement_played);
  g_test_add_func ("/gyges/course/the finish wins", test_finish);
  g_test_add_func ("/gyges/course/a side aims at the other end", test_finish_is_aim);
  g_test_add_func ("/gyges/course/a decided position can be asked", test_decided_position);
  g_test_add_func ("/gyges/course/who cannot move passes", test_forced_pass);
  g_test_add_func ("/gyges/course/two passes draw", test_passes);
  g_test_add_func ("/gyges/course/the third time draws", test_repetition);
  g_test_add_func ("/gyges/course/the key is of pieces and side", test_key);
  g_test_add_func ("/gyges/course/no stops without a way", test_stops_elsewhere);

  return g_test_run ();
}
