/* test-tactics.c: wins in one and two moves, and what the other side threatens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-bits.h"
#include "ugo-gyges.h"
#include "ugo-tactics.h"
#include "ugo-test-engine.h"

typedef UgoSolver Solver;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Solver, ugo_solver_free)

/* In how many own moves @move wins by the slow twin: 1, 2, or 0 for neither. */
static int
moves_by_twin (const UgoPosition *position, UgoMove move)
{
  UgoTestGame game;
  int plies;

  ugo_test_game_begin (&game, *position);
  ugo_test_game_play (&game, move);
  if (ugo_result (&game.position).outcome != UGO_UNDECIDED)
    return ugo_result (&game.position).outcome
           == (position->side == UGO_WHITE ? UGO_WHITE_WINS : UGO_BLACK_WINS);
  plies = ugo_test_negamax (&game, 2);
  return plies < 0 ? 2 : 0;
}

static void
compare_with_twin (UgoSolver *solver, UgoPosition position, guint counts[3])
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (&position, moves), n_in_one = 0, n_in_two = 0;
  g_autofree UgoTactics *tactics = g_new (UgoTactics, 1);

  g_assert_true (ugo_tactics_find (&position, solver, 0, NULL, tactics));
  for (size_t i = 0; i < n_moves; i++)
    {
      int n = moves_by_twin (&position, moves[i]);

      counts[n]++;
      if (n == 1)
        g_assert_true (n_in_one < tactics->n_in_one
                       && ugo_move_equal (tactics->in_one[n_in_one++], moves[i]));
      else if (n == 2)
        g_assert_true (n_in_two < tactics->n_in_two
                       && ugo_move_equal (tactics->in_two[n_in_two++], moves[i]));
    }
  g_assert_cmpuint (n_in_one, ==, tactics->n_in_one);
  g_assert_cmpuint (n_in_two, ==, tactics->n_in_two);
}

static void
test_twin (void)
{
  g_autoptr (Solver) solver = ugo_solver_new ();
  guint gyges[3] = { 0 }, ugolki[3] = { 0 };

  for (int n = 0; n < (g_test_slow () ? 1000 : 100); n++)
    compare_with_twin (solver, ugo_test_random_position ("Gyges"), gyges);
  for (int n = 0; n < 6; n++)
    compare_with_twin (solver, ugo_test_random_position ("Gyges advanced"), gyges);
  for (int n = 0; n < 100; n++)
    compare_with_twin (solver, ugo_test_small_position ("Ugolki 9"), ugolki);
  for (int n = 0; n < 3; n++)
    {
      g_assert_cmpuint (gyges[n], >, 0);
      g_assert_cmpuint (ugolki[n], >, 0);
    }
}

/* Those moves, each with the piece that goes and those it bounces off. */
static void
assert_threats (const UgoPosition *position, const UgoThreat *threats, size_t n_threats,
                guint *n_bouncing)
{
  UgoPosition turned = *position;
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves, n_found = 0;

  turned.side = ugo_side_other (position->side);
  n_moves = ugo_rules_gyges.moves (&turned, moves);
  for (size_t i = 0; i < n_moves; i++)
    {
      UgoRoute route;
      uint64_t carriers = 0;

      if (moves[i].to != ugo_gyges_finish (turned.side))
        continue;
      g_assert_cmpuint (n_found, <, n_threats);
      g_assert_true (ugo_move_equal (threats[n_found].move, moves[i]));
      ugo_rules_gyges.path (&turned, moves[i], &route);
      for (int stop = 0; stop + 1 < route.length; stop++)
        {
          g_assert_cmpint (ugo_piece_at (position, route.squares[stop]), >, 0);
          carriers |= ugo_bit (route.squares[stop]);
        }
      g_assert_cmphex (threats[n_found].carriers, ==, carriers);
      *n_bouncing += ugo_bits_count (carriers) > 1;
      n_found++;
    }
  g_assert_cmpuint (n_found, ==, n_threats);
}

static void
test_threats (void)
{
  g_autofree UgoThreat *threats = g_new (UgoThreat, UGO_MAX_MOVES);
  guint n_bouncing = 0;

  for (int n = 0; n < 1000; n++)
    {
      UgoPosition position = ugo_test_random_position (n % 4 ? "Gyges" : "Gyges advanced");

      if (!ugo_gyges_is_placement (&position))
        assert_threats (&position, threats, ugo_tactics_threats (&position, threats),
                        &n_bouncing);
    }
  g_assert_cmpuint (n_bouncing, >, 0);
}

/* An example of the rules: North goes a5-c4-c3-a3-a2-S. */
static void
test_carriers (void)
{
  UgoPosition position = ugo_test_position ("Gyges",
                                            "....../3...../..1.1./1.23.3/3.22.1/....2. w 12");
  UgoThreat *threats = g_newa (UgoThreat, UGO_MAX_MOVES);
  size_t n_threats = ugo_tactics_threats (&position, threats);

  g_assert_cmpuint (n_threats, ==, 1);
  g_assert_cmpint (threats[0].move.from, ==, 24);
  g_assert_cmphex (threats[0].carriers, ==,
                   ugo_bit (24) | ugo_bit (20) | ugo_bit (14) | ugo_bit (12) | ugo_bit (6));
}

static void
test_stopped (void)
{
  atomic_bool stop = true;
  g_autoptr (Solver) solver = ugo_solver_new ();
  g_autofree UgoTactics *tactics = g_new (UgoTactics, 1);
  UgoPosition position;

  ugo_position_start (ugo_test_variant ("Ugolki 16 diagonal"), &position);
  g_assert_false (ugo_tactics_find (&position, solver, 0, &stop, tactics));
  g_assert_cmpuint (tactics->n_in_one, ==, 0);
  g_assert_cmpuint (tactics->n_in_two, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tactics/wins in one and two moves are the slow twin's", test_twin);
  g_test_add_func ("/tactics/threats are the wins of the other side, with their pieces",
                   test_threats);
  g_test_add_func ("/tactics/every piece that a threat bounces off carries it", test_carriers);
  g_test_add_func ("/tactics/told to stop it claims nothing", test_stopped);

  return g_test_run ();
}
