/* test-evaluation.c: what a search must know of each game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-evaluation.h"
#include "ugo-score.h"
#include "ugo-test-engine.h"
#include "ugo-ugolki.h"

static const char *const variants[] = {
  "Ugolki 9", "Ugolki 10 diagonal", "Ugolki 12 no-exit", "Ugolki 16", "Ugolki 9 mirror", "Gyges",
  "Gyges advanced",
};

/* Calls @func with each position of a random game of each variant, and its legal moves. */
static void
each_position (void (*func) (const UgoEvaluation *, const UgoPosition *, const UgoMove *, size_t))
{
  for (size_t n = 0; n < 10 * G_N_ELEMENTS (variants); n++)
    {
      UgoVariant variant = ugo_test_variant (variants[n % G_N_ELEMENTS (variants)]);
      const UgoEvaluation *evaluation = ugo_evaluation_find (variant.rules);
      UgoMove moves[UGO_MAX_MOVES];
      UgoPosition position;
      size_t n_moves;

      ugo_position_start (variant, &position);
      for (int i = 0; i < 200 && (n_moves = ugo_legal_moves (&position, moves)) > 0; i++)
        {
          func (evaluation, &position, moves, n_moves);
          ugo_play (&position, moves[g_test_rand_int_range (0, (int) n_moves)], NULL, 0, &position);
        }
    }
}

static void
test_games (void)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules; rules++)
    g_assert_true (ugo_evaluation_find (*rules)->rules == *rules);
}

static void
compare_keys (const UgoEvaluation *evaluation, const UgoPosition *position, const UgoMove *moves,
              size_t n_moves)
{
  for (size_t i = 0; i < n_moves; i++)
    {
      UgoPosition next;

      ugo_play (position, moves[i], NULL, 0, &next);
      g_assert_cmphex (ugo_position_key (position) ^ evaluation->key_change (position, moves[i]),
                       ==, ugo_position_key (&next));
    }
}

static void
test_keys (void)
{
  each_position (compare_keys);
}

static void
compare_wins (const UgoEvaluation *evaluation, const UgoPosition *position, const UgoMove *moves,
              size_t n_moves)
{
  UgoOutcome win = position->side == UGO_WHITE ? UGO_WHITE_WINS : UGO_BLACK_WINS;
  bool wins = false;
  UgoMove move;

  if (!evaluation->wins)
    return;
  for (size_t i = 0; i < n_moves; i++)
    {
      UgoPosition next;

      ugo_play (position, moves[i], NULL, 0, &next);
      wins = wins || ugo_result (&next).outcome == win;
    }
  g_assert_cmpint (evaluation->wins (position, &move), ==, wins);
}

static void
test_wins (void)
{
  each_position (compare_wins);
}

static void
assert_estimate (const UgoEvaluation *evaluation, const UgoPosition *position,
                 const UgoMove *moves, size_t n_moves)
{
  int score = evaluation->score (position);

  g_assert_cmpint (score, ==, evaluation->score (position));
  g_assert_cmpint (ABS (score), <, UGO_SCORE_PROVED / 2);
}

static void
test_estimates (void)
{
  each_position (assert_estimate);
}

/* An army that has not left home when it must, and one that has. */
static void
test_worst_estimate (void)
{
  const struct
  {
    const char *variant;
    const char *fen;
  } cases[] = {
    { "Ugolki 16", "4bbbb/4bbbb/4bbbb/4bbbb/4wwww/4wwww/4wwww/4wwww w 1" },
    { "Ugolki 16", "bbbb4/bbbb4/bbbb4/bbbb4/wwww4/wwww4/wwww4/wwww4 b 1" },
    { "Ugolki 9 diagonal", "5bbb/5bbb/5bbb/8/8/4www1/4www1/4www1 b 1" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int number = 1; number <= 200; number++)
      {
        UgoPosition position = ugo_test_position (cases[i].variant, cases[i].fen);

        position.move_number = (uint16_t) number;
        if (ugo_result (&position).outcome == UGO_UNDECIDED)
          assert_estimate (ugo_evaluation_find (&ugo_rules_ugolki), &position, NULL, 0);
      }
}

/* The half turn of the board, with the sides exchanged. */
static UgoPosition
image (const UgoPosition *position)
{
  UgoPosition turned = *position;

  turned.side = ugo_side_other (position->side);
  for (UgoSquare square = 0; square < 64; square++)
    {
      uint8_t piece = ugo_piece_at (position, square);

      ugo_rules_ugolki.put_piece (&turned, 63 - square, piece ? 3 - piece : 0);
    }
  return turned;
}

/* Black's last move is all that tells the sides apart. */
static void
test_symmetry (void)
{
  for (int n = 0; n < 500; n++)
    {
      UgoPosition position = ugo_test_random_position (variants[n % 4]);
      UgoPosition turned = image (&position);
      int score = ugo_evaluation_ugolki.score (&position);
      int turned_score = ugo_evaluation_ugolki.score (&turned);

      g_assert_cmpint (position.side == UGO_WHITE ? turned_score - score : score - turned_score, ==,
                       100);
    }
}

/* A move forward is worth something, and more pieces home are worth more. */
static void
test_progress (void)
{
  UgoPosition behind = ugo_test_position ("Ugolki 9", "w4www/5www/5bww/8/8/bb6/bbb5/bbb5 w 30");
  UgoPosition ahead = ugo_test_position ("Ugolki 9", "5www/4wwww/5bww/8/8/bb6/bbb5/bbb5 w 30");

  g_assert_cmpint (ugo_evaluation_ugolki.score (&ahead), >,
                   ugo_evaluation_ugolki.score (&behind));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/evaluation/every game has one", test_games);
  g_test_add_func ("/evaluation/the change of a key leads to the key of the rules", test_keys);
  g_test_add_func ("/evaluation/who can win at once is told exactly", test_wins);
  g_test_add_func ("/evaluation/an estimate is far from what is proved", test_estimates);
  g_test_add_func ("/evaluation/an estimate is so at the limits, too", test_worst_estimate);
  g_test_add_func ("/evaluation/both sides of Ugolki are judged alike but for the last move",
                   test_symmetry);
  g_test_add_func ("/evaluation/who is further ahead in Ugolki has the better score",
                   test_progress);

  return g_test_run ();
}
