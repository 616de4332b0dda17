/* test-solver.c: results that are proved, with all moves that keep them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-solver.h"
#include "ugo-test-engine.h"

typedef UgoSolver Solver;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Solver, ugo_solver_free)

/*
 * Value:
 * @low: the least result that the rules leave open within the plies: -1 lost, 0 drawn, 1 won
 * @high: the greatest
 */
typedef struct
{
  int low, high;
} Value;

/* What the side to move can have within @plies: every line is tried. */
static Value
value_by_twin (UgoTestGame *game, int plies)
{
  UgoPosition position = game->position;
  UgoResult result = ugo_result (&position);
  Value value = { -1, -1 };
  size_t n_keys = game->n_keys;
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves;

  if (result.outcome == UGO_DRAW)
    return (Value) { 0, 0 };
  if (result.outcome != UGO_UNDECIDED)
    {
      int score = (result.outcome == UGO_WHITE_WINS) == (position.side == UGO_WHITE) ? 1 : -1;

      return (Value) { score, score };
    }
  if (plies == 0)
    return (Value) { -1, 1 };

  n_moves = ugo_legal_moves (&position, moves);
  for (size_t i = 0; i < n_moves; i++)
    {
      Value next;

      ugo_test_game_play (game, moves[i]);
      next = value_by_twin (game, plies - 1);
      value.low = MAX (value.low, -next.high);
      value.high = MAX (value.high, -next.low);
      game->position = position;
      game->n_keys = n_keys;
    }
  return value;
}

/* What the side to move has within @plies after @move. */
static Value
value_after (const UgoPosition *position, UgoMove move, int plies)
{
  UgoTestGame game;
  Value value;

  ugo_test_game_begin (&game, *position);
  ugo_test_game_play (&game, move);
  value = value_by_twin (&game, plies - 1);
  return (Value) { -value.high, -value.low };
}

static bool
has_move (const UgoSolution *solution, UgoMove move)
{
  for (size_t i = 0; i < solution->n_moves; i++)
    if (ugo_move_equal (solution->moves[i], move))
      return true;
  return false;
}

static void
assert_moves (const UgoPosition *position, const UgoSolution *solution, int plies)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (position, moves);
  bool is_complete = true;

  for (size_t i = 0; i < n_moves; i++)
    {
      Value value = value_after (position, moves[i], plies);
      bool keeps = solution->verdict == UGO_VERDICT_WIN    ? value.low == 1
                   : solution->verdict == UGO_VERDICT_DRAW ? value.low == 0
                                                           : true;

      g_assert_cmpint (has_move (solution, moves[i]), ==, keeps);
      is_complete = is_complete && (keeps || solution->verdict == UGO_VERDICT_WIN
                                    || value.high == -1);
    }
  g_assert_cmpint (solution->is_complete, ==, is_complete);
}

/* What is collected are the moves after which the twin says that as much can be had. */
static void
assert_collected (UgoSolver *solver, const UgoPosition *position, int plies)
{
  UgoMove legal[UGO_MAX_MOVES], wins[UGO_MAX_MOVES], draws[UGO_MAX_MOVES];
  size_t n_legal = ugo_legal_moves (position, legal), n_wins, n_draws, win = 0, draw = 0;

  g_assert_true (ugo_solver_collect (solver, position, UGO_VERDICT_WIN, plies, UINT64_MAX, NULL,
                                     wins, &n_wins));
  g_assert_true (ugo_solver_collect (solver, position, UGO_VERDICT_DRAW, plies, UINT64_MAX, NULL,
                                     draws, &n_draws));
  for (size_t i = 0; i < n_legal; i++)
    {
      int low = value_after (position, legal[i], plies).low;

      if (low >= 0)
        g_assert_true (draw < n_draws && ugo_move_equal (draws[draw++], legal[i]));
      if (low == 1)
        g_assert_true (win < n_wins && ugo_move_equal (wins[win++], legal[i]));
    }
  g_assert_cmpuint (draw, ==, n_draws);
  g_assert_cmpuint (win, ==, n_wins);
}

static UgoVerdict
compare_with_twin (UgoSolver *solver, UgoPosition position, int plies)
{
  UgoTestGame game;
  UgoSolution solution;
  Value value;
  int decisive;
  UgoVerdict verdict;

  ugo_test_game_begin (&game, position);
  value = value_by_twin (&game, plies);
  decisive = ugo_test_negamax (&game, plies);
  verdict = value.low == 1                        ? UGO_VERDICT_WIN
            : value.high == -1                    ? UGO_VERDICT_LOSS
            : value.low == 0 && value.high == 0 ? UGO_VERDICT_DRAW
                                                  : UGO_VERDICT_UNKNOWN;

  g_assert_true (ugo_solver_solve (solver, &position, plies, 0, NULL, &solution));
  g_assert_cmpint (solution.verdict, ==, verdict);
  g_assert_cmpint (solution.plies, ==, ABS (decisive));
  if (verdict == UGO_VERDICT_UNKNOWN)
    g_assert_cmpuint (solution.n_moves, ==, 0);
  else
    assert_moves (&position, &solution, plies);
  if (plies < 3)
    assert_collected (solver, &position, plies);
  return verdict;
}

static void
test_ugolki (void)
{
  static const char *const names[] = { "Ugolki 9", "Ugolki 9 diagonal", "Ugolki 10 no-exit" };
  g_autoptr (Solver) solver = ugo_solver_new ();
  int counts[4] = { 0 };

  for (int n = 0; n < 160; n++)
    counts[compare_with_twin (solver, ugo_test_small_position (names[n % 3]), 1 + n % 3)]++;
  for (size_t i = 0; i < G_N_ELEMENTS (counts); i++)
    g_assert_cmpint (counts[i], >, 0);
}

static void
test_gyges (void)
{
  g_autoptr (Solver) solver = ugo_solver_new ();
  int counts[4] = { 0 };

  for (int n = 0; n < 80; n++)
    counts[compare_with_twin (solver, ugo_test_random_position ("Gyges"), 1 + n % 3)]++;
  g_assert_cmpint (counts[UGO_VERDICT_WIN], >, 0);
  g_assert_cmpint (counts[UGO_VERDICT_LOSS], >, 0);
  for (int n = 0; n < 20; n++)
    compare_with_twin (solver, ugo_test_random_position ("Gyges advanced"), 1 + n % 2);
}

/* More plies find the same win, and perhaps more moves that win later. */
static void
test_longer (void)
{
  g_autoptr (Solver) solver = ugo_solver_new ();
  UgoPosition position = ugo_test_position ("Gyges",
                                            "1.2..1/....../....23/31..../2.1.3./..23.. b 12");
  UgoSolution five, six;

  g_assert_true (ugo_solver_solve (solver, &position, 4, 0, NULL, &five));
  g_assert_cmpint (five.verdict, ==, UGO_VERDICT_UNKNOWN);
  g_assert_true (ugo_solver_solve (solver, &position, 5, 0, NULL, &five));
  g_assert_true (ugo_solver_solve (solver, &position, 6, 0, NULL, &six));
  g_assert_cmpint (five.verdict, ==, UGO_VERDICT_WIN);
  g_assert_cmpint (six.verdict, ==, UGO_VERDICT_WIN);
  g_assert_cmpint (five.plies, ==, 5);
  g_assert_cmpint (six.plies, ==, 5);
  for (size_t i = 0; i < five.n_moves; i++)
    g_assert_true (has_move (&six, five.moves[i]));
}

/* Wins within five plies are too many lines for the twin above; this one stops at the first that
 * decides. */
static void
test_five_plies (void)
{
  g_autoptr (Solver) solver = ugo_solver_new ();
  int counts[2] = { 0 };

  for (int n = 0; n < (g_test_slow () ? 1000 : 60); n++)
    {
      UgoPosition position = ugo_test_random_position ("Gyges");
      int plies = n % 3 == 0 ? 3 : 5;
      bool wins = ugo_test_wins_within (&position, plies);
      UgoSolution solution;

      g_assert_true (ugo_solver_solve (solver, &position, plies, 0, NULL, &solution));
      g_assert_cmpint (solution.verdict == UGO_VERDICT_WIN, ==, wins);
      counts[wins]++;
    }
  g_assert_cmpint (counts[0], >, 0);
  g_assert_cmpint (counts[1], >, 0);
}

static void
test_stopped (void)
{
  atomic_bool stop = true;
  g_autoptr (Solver) solver = ugo_solver_new ();
  UgoSolution solution;
  UgoPosition position;

  ugo_position_start (ugo_test_variant ("Ugolki 16 diagonal"), &position);
  g_assert_false (ugo_solver_solve (solver, &position, 20, 0, &stop, &solution));
  g_assert_cmpint (solution.verdict, ==, UGO_VERDICT_UNKNOWN);
  g_assert_cmpuint (solution.n_moves, ==, 0);
}

static void
test_budget (void)
{
  g_autoptr (Solver) solver = ugo_solver_new ();
  UgoPosition position = ugo_test_position ("Gyges",
                                            "1.2..1/....../....23/31..../2.1.3./..23.. b 12");
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves;

  g_assert_false (ugo_solver_collect (solver, &position, UGO_VERDICT_WIN, 5, 20, NULL, moves,
                                      &n_moves));
  g_assert_true (ugo_solver_collect (solver, &position, UGO_VERDICT_WIN, 5, 1000000, NULL, moves,
                                     &n_moves));
  g_assert_cmpuint (n_moves, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/solver/results and moves in Ugolki are the slow twin's", test_ugolki);
  g_test_add_func ("/solver/results and moves in Gygès are the slow twin's", test_gyges);
  g_test_add_func ("/solver/what wins in time wins with more time too", test_longer);
  g_test_add_func ("/solver/wins within five plies are those of another slow twin",
                   test_five_plies);
  g_test_add_func ("/solver/too many positions for what it may visit are given up", test_budget);
  g_test_add_func ("/solver/told to stop it claims nothing", test_stopped);

  return g_test_run ();
}
