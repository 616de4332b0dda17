/* test-player.c: levels, and the players that measure them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-distance.h"
#include "ugo-evaluation.h"
#include "ugo-player.h"
#include "ugo-test-engine.h"
#include "ugo-uct.h"

#define TABLE_BYTES ((size_t) 1 << 20)
#define N_POSITIONS 12

static const char *const variants[]
    = { "Ugolki 9", "Ugolki 16 diagonal", "Ugolki 10 mirror", "Gyges", "Gyges advanced" };

static const struct
{
  UgoPlayerKind kind;
  uint64_t strength;
} players[] = {
  { UGO_PLAYER_RANDOM, 0 },     { UGO_PLAYER_BEGINNER, 0 }, { UGO_PLAYER_GREEDY, 0 },
  { UGO_PLAYER_ALPHA_BETA, 2 }, { UGO_PLAYER_UCT, 20 },     { UGO_PLAYER_LEVEL, 1 },
  { UGO_PLAYER_LEVEL, 6 },      { UGO_PLAYER_LEVEL, 8 },    { UGO_PLAYER_ENGINE, 500 },
};

static UgoMove
choose (guint player, const UgoPosition *position, uint64_t seed)
{
  UgoPlayer *self
      = ugo_player_new (players[player].kind, players[player].strength, TABLE_BYTES, seed);
  uint64_t key = ugo_position_key (position);
  UgoMove move;

  ugo_player_begin (self);
  move = ugo_player_choose (self, position, &key, ugo_position_repeats (position) ? 1 : 0);
  ugo_player_free (self);
  return move;
}

static void
test_legal_and_the_same (void)
{
  for (guint i = 0; i < N_POSITIONS * G_N_ELEMENTS (variants); i++)
    {
      UgoPosition position = ugo_test_random_position (variants[i % G_N_ELEMENTS (variants)]);
      uint64_t seed = g_test_rand_int ();

      for (guint player = 0; player < G_N_ELEMENTS (players); player++)
        {
          UgoMove move = choose (player, &position, seed);

          g_assert_cmpint (ugo_check_move (&position, move), ==, UGO_OK);
          g_assert_true (ugo_move_equal (choose (player, &position, seed), move));
        }
    }
}

static void
test_greedy (void)
{
  for (guint i = 0; i < 200; i++)
    {
      UgoPosition position = ugo_test_random_position (variants[i % G_N_ELEMENTS (variants)]);
      UgoMove moves[UGO_MAX_MOVES], move;
      size_t n_moves = ugo_legal_moves (&position, moves);
      int advance;

      move = choose (2, &position, i);
      advance = ugo_distance_advance (&position, move);
      for (size_t j = 0; j < n_moves; j++)
        g_assert_cmpint (ugo_distance_advance (&position, moves[j]), <=, advance);
    }
}

/* The advance of a move is what it adds to the lead, but for pieces that come to the goal. */
static void
test_distance (void)
{
  for (guint i = 0; i < 500; i++)
    {
      UgoPosition position = ugo_test_random_position (i % 2 ? "Ugolki 9" : "Ugolki 12 diagonal");
      UgoMove moves[UGO_MAX_MOVES];
      size_t n_moves = ugo_legal_moves (&position, moves);

      for (size_t j = 0; j < n_moves; j++)
        {
          UgoPosition next;
          int gained;

          ugo_play (&position, moves[j], NULL, 0, &next);
          gained = -ugo_distance_lead (&next) - ugo_distance_lead (&position)
                   - ugo_distance_advance (&position, moves[j]);
          g_assert_cmpint (gained % 10, ==, 0);
          g_assert_cmpint (ABS (gained), <=, 10);
        }
    }
}

/* What a level does not see it does not play while it sees anything else. */
static void
test_sight (void)
{
  const UgoLevel *level = ugo_level_get (&ugo_rules_ugolki, 1);
  UgoRandom random = 1;

  g_assert_cmpint (level->hops, ==, 1);
  for (guint i = 0; i < 300; i++)
    {
      UgoPosition position = ugo_test_random_position ("Ugolki 9");
      UgoReport report;
      UgoRoute route;

      ugo_level_choose (level, NULL, &position, NULL, 0, &random, NULL, &report);
      ugo_move_path (&position, report.moves[0], &route);
      g_assert_cmpint (route.length, ==, 2);
    }
}

static void
test_bounds (void)
{
  for (guint game = 0; ugo_rules_all ()[game]; game++)
    {
      const UgoRules *rules = ugo_rules_all ()[game];

      g_assert_true (ugo_level_get (rules, -7) == ugo_level_get (rules, UGO_LEVEL_MIN));
      g_assert_true (ugo_level_get (rules, 99) == ugo_level_get (rules, UGO_LEVEL_MAX));
      for (int level = UGO_LEVEL_MIN; level < UGO_LEVEL_MAX; level++)
        g_assert_cmpuint (ugo_level_get (rules, level)->nodes, <=,
                          ugo_level_get (rules, level + 1)->nodes);
    }
}

static void
test_chance (void)
{
  UgoRandom random = 5;
  guint counts[7] = { 0 };
  gint64 sum = 0, squares = 0;

  for (guint i = 0; i < 70000; i++)
    {
      int error = ugo_random_around_zero (&random, 100);

      counts[ugo_random_below (&random, 7)]++;
      sum += error;
      squares += error * error;
    }
  for (guint i = 0; i < 7; i++)
    g_assert_cmpint (ABS ((int) counts[i] - 10000), <, 500);
  g_assert_cmpint (ABS (sum / 70000), <=, 2);
  g_assert_cmpint (ABS (squares / 70000 - 10000), <, 400);
}

static void
test_uct_wins (void)
{
  const UgoEvaluation *evaluation = ugo_evaluation_find (&ugo_rules_gyges);
  UgoRandom random = 3;
  guint n_wins = 0;

  while (n_wins < 5)
    {
      UgoPosition position = ugo_test_random_position ("Gyges");
      UgoMove win, move;

      if (!evaluation->wins (&position, &win))
        continue;
      n_wins++;
      g_assert_true (ugo_uct_choose (&position, 2000, &random, &move));
      g_assert_cmpint (move.to, ==, win.to);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/player/every player makes legal moves, the same for the same seed",
                   test_legal_and_the_same);
  g_test_add_func ("/player/the greedy one goes as far as it can", test_greedy);
  g_test_add_func ("/player/an advance is what the lead grows by", test_distance);
  g_test_add_func ("/player/a low level does not see long chains", test_sight);
  g_test_add_func ("/player/levels have bounds and grow", test_bounds);
  g_test_add_func ("/player/chance is even", test_chance);
  g_test_add_func ("/player/trying games out finds a win", test_uct_wins);
  return g_test_run ();
}
