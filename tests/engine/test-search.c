/* test-search.c: the search for the best move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-busy.h"
#include "ugo-score.h"
#include "ugo-search.h"
#include "ugo-test-engine.h"

#define TABLE_SIZE (1 << 20)

typedef UgoSearch Search;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Search, ugo_search_free)

static const char *const variants[] = {
  "Ugolki 9", "Ugolki 10 diagonal", "Ugolki 12 no-exit", "Ugolki 16 diagonal", "Gyges",
  "Gyges advanced",
};

/* Searches a position that has no history. */
static UgoReport
search (UgoSearch *engine, const UgoPosition *position, UgoLimits limits)
{
  uint64_t key = ugo_position_key (position);
  UgoReport report;

  g_assert_true (ugo_search_run (engine, position, &key, ugo_position_repeats (position), &limits,
                                 NULL, NULL, &report));
  return report;
}

static void
assert_legal_line (const UgoPosition *start, const UgoReport *report)
{
  UgoPosition position = *start;

  g_assert_cmpint (report->n_moves, >=, 1);
  for (int i = 0; i < report->n_moves; i++)
    {
      g_assert_cmpint (ugo_check_move (&position, report->moves[i]), ==, UGO_OK);
      ugo_play (&position, report->moves[i], NULL, 0, &position);
    }
}

/* Proved results */

/* Whether what a search without reductions says is just what is true within @depth plies. */
static void
assert_exact (int plies, int truth, int depth)
{
  if (ABS (plies) > depth)
    plies = 0;
  g_assert_cmpint (plies, ==, truth);
}

/* What a search with reductions says may come late, but must be true. */
static void
assert_true_claim (int plies, int truth, int depth)
{
  if (plies == 0 || ABS (plies) > depth)
    return;
  g_assert_cmpint (plies > 0, ==, truth > 0);
  g_assert_cmpint (ABS (plies), >=, ABS (truth));
}

static bool
compare_with_twin (UgoPosition position, int depth)
{
  static const unsigned flags[] = { UGO_SEARCH_NO_TABLE | UGO_SEARCH_NO_REDUCTIONS,
                                    UGO_SEARCH_NO_REDUCTIONS, UGO_SEARCH_NO_TABLE, 0 };
  char text[UGO_POSITION_TEXT_SIZE];
  UgoTestGame game;
  int truth;

  ugo_position_write (&position, text);
  g_test_message ("%s", text);
  ugo_test_game_begin (&game, position);
  truth = ugo_test_negamax (&game, depth);
  for (size_t i = 0; i < G_N_ELEMENTS (flags); i++)
    {
      g_autoptr (Search) engine = ugo_search_new (TABLE_SIZE, 1, flags[i]);
      UgoReport report = search (engine, &position, (UgoLimits) { .depth = depth });

      assert_legal_line (&position, &report);
      if (flags[i] & UGO_SEARCH_NO_REDUCTIONS)
        assert_exact (ugo_test_plies (report.score), truth, depth);
      else
        assert_true_claim (ugo_test_plies (report.score), truth, depth);
    }
  return truth != 0;
}

static void
test_proved_ugolki (void)
{
  static const char *const names[] = { "Ugolki 9", "Ugolki 9 diagonal", "Ugolki 10" };
  int n_proved = 0, n_positions = g_test_slow () ? 5000 : 800;

  for (int n = 0; n < n_positions; n++)
    n_proved += compare_with_twin (ugo_test_small_position (names[n % 3]), n % 9 == 0 ? 4 : 3);
  g_test_message ("%d of %d proved", n_proved, n_positions);
  g_assert_cmpint (n_proved, >, n_positions / 8);
}

static void
test_proved_gyges (void)
{
  int n_proved = 0, n_positions = g_test_slow () ? 2000 : 250;

  for (int n = 0; n < n_positions; n++)
    n_proved += compare_with_twin (ugo_test_random_position ("Gyges"), 3);
  g_assert_cmpint (n_proved, >, n_positions / 8);
}

static void
test_proved_gyges_advanced (void)
{
  int n_positions = g_test_slow () ? 500 : 50;

  for (int n = 0; n < n_positions; n++)
    compare_with_twin (ugo_test_random_position ("Gyges advanced"), 2);
}

/* A proved score is the result of its line. */
static void
test_line_of_proof (void)
{
  for (int n = 0; n < 100; n++)
    {
      UgoPosition position = ugo_test_small_position ("Ugolki 9");
      g_autoptr (Search) engine = ugo_search_new (TABLE_SIZE, 1, UGO_SEARCH_NO_TABLE);
      UgoReport report = search (engine, &position, (UgoLimits) { .depth = 5 });
      UgoOutcome win = position.side == UGO_WHITE ? UGO_WHITE_WINS : UGO_BLACK_WINS;
      int plies = ugo_test_plies (report.score);

      if (plies == 0)
        continue;
      g_assert_cmpint (report.n_moves, ==, ABS (plies));
      for (int i = 0; i < report.n_moves; i++)
        ugo_play (&position, report.moves[i], NULL, 0, &position);
      g_assert_cmpint (ugo_result (&position).outcome == win, ==, plies > 0);
    }
}

/* Limits */

static void
assert_same (const UgoReport *a, const UgoReport *b)
{
  g_assert_cmpint (a->score, ==, b->score);
  g_assert_cmpint (a->depth, ==, b->depth);
  g_assert_cmpuint (a->nodes, ==, b->nodes);
  g_assert_cmpint (a->n_moves, ==, b->n_moves);
  for (int i = 0; i < a->n_moves; i++)
    g_assert_true (ugo_move_equal (a->moves[i], b->moves[i]));
}

static void
test_reproducible (void)
{
  g_autoptr (Search) engine = ugo_search_new (TABLE_SIZE, 1, 0);

  for (size_t i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      UgoPosition position = ugo_test_random_position (variants[i]);
      UgoLimits limits = { .nodes = 20000 };
      g_autoptr (Search) other = ugo_search_new (TABLE_SIZE, 1, 0);
      UgoReport first, second, third;

      ugo_search_clear (engine);
      first = search (engine, &position, limits);
      ugo_search_clear (engine);
      second = search (engine, &position, limits);
      third = search (other, &position, limits);
      assert_same (&first, &second);
      assert_same (&first, &third);
    }
}

static void
test_nodes (void)
{
  static const uint64_t counts[] = { 1, 2, 7, 255, 256, 257, 1000, 12345 };

  for (size_t i = 0; i < G_N_ELEMENTS (variants); i++)
    for (size_t n = 0; n < G_N_ELEMENTS (counts); n++)
      {
        UgoPosition position;
        g_autoptr (Search) engine = ugo_search_new (TABLE_SIZE, 1, 0);
        UgoReport report;

        ugo_position_start (ugo_test_variant (variants[i]), &position);
        report = search (engine, &position, (UgoLimits) { .nodes = counts[n] });
        g_assert_cmpuint (report.nodes, ==, counts[n]);
        assert_legal_line (&position, &report);
      }
}

static void
test_depth (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      UgoPosition position;
      g_autoptr (Search) engine = ugo_search_new (TABLE_SIZE, 1, 0);
      UgoReport report;

      ugo_position_start (ugo_test_variant (variants[i]), &position);
      report = search (engine, &position, (UgoLimits) { .depth = 3 });
      g_assert_cmpint (report.depth, ==, 3);
      g_assert_cmpint (report.n_moves, <=, UGO_SEARCH_MAX_DEPTH);
      assert_legal_line (&position, &report);
    }
}

typedef struct
{
  atomic_bool stop;
  uint64_t nodes;
  int depth;
} Stopper;

static void
stop_cb (const UgoReport *report, void *data)
{
  Stopper *stopper = data;

  g_assert_cmpint (report->depth, ==, stopper->depth + 1);
  stopper->depth = report->depth;
  if (report->nodes < 5000)
    return;
  stopper->nodes = report->nodes;
  atomic_store (&stopper->stop, true);
}

/* Stopped, it does not go on for longer than it is said to. */
static void
test_stop (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      UgoPosition position;
      g_autoptr (Search) engine = ugo_search_new (TABLE_SIZE, 1, 0);
      Stopper stopper = { false, 0, 0 };
      UgoLimits limits = { .stop = &stopper.stop };
      UgoReport report;

      ugo_position_start (ugo_test_variant (variants[i]), &position);
      g_assert_true (ugo_search_run (engine, &position, NULL, 0, &limits, stop_cb, &stopper,
                                     &report));
      g_assert_cmpuint (stopper.nodes, >=, 5000);
      g_assert_cmpuint (report.nodes, <=, stopper.nodes + UGO_SEARCH_NODES_TO_STOP);
      assert_legal_line (&position, &report);
    }
}

static void
test_stopped_before (void)
{
  atomic_bool stop = true;
  UgoPosition position;
  g_autoptr (Search) engine = ugo_search_new (TABLE_SIZE, 2, 0);
  UgoReport report;

  ugo_position_start (ugo_test_variant ("Ugolki 9"), &position);
  report = search (engine, &position, (UgoLimits) { .stop = &stop });
  g_assert_cmpuint (report.nodes, <=, 2 * UGO_SEARCH_NODES_TO_STOP);
  assert_legal_line (&position, &report);
}

static void
test_clock (void)
{
  static const int clocks[] = { 1, 10, 60, 1000 };

  for (size_t i = 0; i < G_N_ELEMENTS (clocks); i++)
    for (int increment = 0; increment <= 10; increment += 10)
      {
        UgoPosition position;
        g_autoptr (Search) engine = ugo_search_new (TABLE_SIZE, 1, 0);
        UgoLimits limits = { .clock = clocks[i], .increment = increment };
        UgoReport report;

        ugo_position_start (ugo_test_variant ("Ugolki 16"), &position);
        report = search (engine, &position, limits);
        assert_legal_line (&position, &report);
        g_assert_cmpint (report.depth, <, UGO_SEARCH_MAX_DEPTH);
      }
}

/* Positions */

static void
test_threads (void)
{
  for (size_t i = 0; i < 3 * G_N_ELEMENTS (variants); i++)
    {
      UgoPosition position = ugo_test_random_position (variants[i % G_N_ELEMENTS (variants)]);
      g_autoptr (Search) engine = ugo_search_new (TABLE_SIZE, 2, 0);
      UgoReport report = search (engine, &position, (UgoLimits) { .nodes = 30000 });

      assert_legal_line (&position, &report);
      g_assert_cmpuint (report.nodes, <=, 30000 + 3 * UGO_SEARCH_NODES_TO_STOP);
    }
}

/* A mark is there from its beginning to its end, unless another position takes its place. */
static void
test_marks (void)
{
  g_autofree UgoBusy *busy = g_new0 (UgoBusy, 1);

  for (int i = 0; i < 1000; i++)
    {
      uint64_t key = 1 + (uint64_t) g_test_rand_int () * 3, other = key + UGO_BUSY_MARKS;

      g_assert_false (ugo_busy_has (busy, key));
      ugo_busy_begin (busy, key);
      g_assert_true (ugo_busy_has (busy, key));
      g_assert_false (ugo_busy_has (busy, other));
      if (i % 2)
        {
          ugo_busy_begin (busy, other);
          g_assert_false (ugo_busy_has (busy, key));
          ugo_busy_end (busy, key);
          g_assert_true (ugo_busy_has (busy, other));
          ugo_busy_end (busy, other);
        }
      ugo_busy_end (busy, key);
    }
}

/* What two threads prove is as true as what one does. */
static void
test_threads_prove (void)
{
  for (int n = 0; n < 60; n++)
    {
      UgoPosition position = ugo_test_small_position ("Ugolki 9");
      g_autoptr (Search) engine = ugo_search_new (TABLE_SIZE, 2, 0);
      UgoReport report = search (engine, &position, (UgoLimits) { .depth = 3 });
      UgoTestGame game;

      ugo_test_game_begin (&game, position);
      assert_true_claim (ugo_test_plies (report.score), ugo_test_negamax (&game, 3), 3);
    }
}

static void
test_decided (void)
{
  static const char *const texts[] = {
    "5www/5www/5www/8/8/bbb5/bbb5/bb1b4 w 30",
    "5www/5www/5ww1/8/8/bbb5/bbb5/bbb5 b 30",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      UgoPosition position = ugo_test_position ("Ugolki 9", texts[i]);
      g_autoptr (Search) engine = ugo_search_new (TABLE_SIZE, 1, 0);
      UgoLimits limits = { .depth = 2 };
      UgoReport report;

      g_assert_false (ugo_search_run (engine, &position, NULL, 0, &limits, NULL, NULL, &report));
    }
}

static void
test_pass (void)
{
  UgoPosition position = ugo_test_position ("Ugolki 9", "w7/8/8/8/8/8/8/8 b 5");
  g_autoptr (Search) engine = ugo_search_new (TABLE_SIZE, 1, 0);
  UgoReport report = search (engine, &position, (UgoLimits) { .depth = 4 });

  g_assert_true (ugo_move_is_pass (report.moves[0]));
}

/* A position with every kind of odd content, however deep. */
static void
test_empty (void)
{
  static const struct
  {
    const char *variant, *text;
  } rows[] = {
    { "Ugolki 9", "8/8/8/8/8/8/8/8 w 1" },
    { "Ugolki 16 diagonal", "w7/8/8/8/8/8/8/7b w 9999" },
    { "Gyges", "....../....../....../....../....../...... w 3" },
    { "Gyges", "....../....../....../..3.../....../...... b 3" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      UgoPosition position = ugo_test_position (rows[i].variant, rows[i].text);
      g_autoptr (Search) engine = ugo_search_new (TABLE_SIZE, 1, 0);
      UgoLimits limits = { .nodes = 20000 };
      UgoReport report;

      if (ugo_search_run (engine, &position, NULL, 0, &limits, NULL, NULL, &report))
        assert_legal_line (&position, &report);
    }
}

/* The move that would bring the position about for the third time. */
static void
test_repetition (void)
{
  static const struct
  {
    const char *text, *moves, *move;
    bool ahead;
  } rows[] = {
    { "8/8/8/8/4w3/8/8/b7 w 30", "e4-d4 a1-b1 d4-e4 b1-a1 e4-d4 a1-b1 d4-e4", "b1-a1", true },
    { "7w/8/8/4b3/8/8/8/2b1b3 w 30", "h8-h7 e5-e4 h7-h8 e4-e5 h8-h7 e5-e4 h7-h8", "e4-e5", false },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      UgoTestGame game;
      g_autoptr (Search) engine = ugo_search_new (TABLE_SIZE, 1, 0);
      UgoLimits limits = { .depth = 2 };
      char text[UGO_MOVE_TEXT_SIZE];
      UgoReport report;

      ugo_test_game_begin (&game, ugo_test_position ("Ugolki 9", rows[i].text));
      ugo_test_game_play_all (&game, rows[i].moves);
      g_assert_true (ugo_search_run (engine, &game.position, game.keys, game.n_keys, &limits, NULL,
                                     NULL, &report));
      ugo_move_write (&game.position, report.moves[0], NULL, text);
      g_assert_cmpint (report.score > 0, ==, rows[i].ahead);
      g_assert_cmpint (g_str_equal (text, rows[i].move), ==, !rows[i].ahead);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search/proved/results in Ugolki are the slow twin's", test_proved_ugolki);
  g_test_add_func ("/search/proved/results in Gygès are the slow twin's", test_proved_gyges);
  g_test_add_func ("/search/proved/results with replacement are the slow twin's",
                   test_proved_gyges_advanced);
  g_test_add_func ("/search/proved/the line of a proof leads to the result", test_line_of_proof);
  g_test_add_func ("/search/limits/the same search finds the same", test_reproducible);
  g_test_add_func ("/search/limits/one thread visits just as many positions as it may",
                   test_nodes);
  g_test_add_func ("/search/limits/it goes as deep as it is told", test_depth);
  g_test_add_func ("/search/limits/it stops soon when it is told", test_stop);
  g_test_add_func ("/search/limits/stopped before it begins it has a move", test_stopped_before);
  g_test_add_func ("/search/limits/a clock is enough", test_clock);
  g_test_add_func ("/search/two threads have a legal best line", test_threads);
  g_test_add_func ("/search/two threads prove what is true", test_threads_prove);
  g_test_add_func ("/search/a position is marked while somebody searches it", test_marks);
  g_test_add_func ("/search/a decided game has no best move", test_decided);
  g_test_add_func ("/search/a forced pass is the best move", test_pass);
  g_test_add_func ("/search/odd positions do no harm", test_empty);
  g_test_add_func ("/search/who is behind repeats the position, who is ahead does not",
                   test_repetition);

  return g_test_run ();
}
