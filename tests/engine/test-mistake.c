/* test-mistake.c: what counts as a mistake
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "ugo-mistake.h"
#include "ugo-score.h"

#define N_TRIES 20000

/* Any score that a search may tell: mostly small, sometimes great, sometimes proved. */
static int
random_score (void)
{
  int score;

  switch (g_test_rand_int_range (0, 4))
    {
    case 0:
      score = ugo_score_win_in (g_test_rand_int_range (0, 200));
      break;
    case 1:
      score = g_test_rand_int_range (0, UGO_SCORE_PROVED);
      break;
    default:
      score = g_test_rand_int_range (0, 500);
    }
  return g_test_rand_bit () ? score : -score;
}

static void
test_scales (void)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules; rules++)
    {
      const UgoMistakeScale *scale = ugo_mistake_scale (*rules);

      g_assert_true (scale->rules == *rules);
      g_assert_cmpint (0, <, scale->doubtful);
      g_assert_cmpint (scale->doubtful, <, scale->plain);
      g_assert_cmpint (scale->plain, <, scale->blunder);
      g_assert_cmpint (scale->blunder, <=, scale->decided);
      g_assert_cmpint (scale->decided, <, UGO_SCORE_PROVED);
    }
}

static void
test_bounds (void)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules; rules++)
    {
      const UgoMistakeScale *scale = ugo_mistake_scale (*rules);
      const int bounds[] = { scale->doubtful, scale->plain, scale->blunder };

      for (int i = 0; i < 3; i++)
        {
          int best = bounds[i] / 2;

          g_assert_cmpint (ugo_mistake_loss (*rules, best, best - bounds[i]), ==, bounds[i]);
          g_assert_cmpint (ugo_mistake_judge (*rules, best, best - bounds[i]), ==,
                           UGO_MISTAKE_DOUBTFUL + i);
          g_assert_cmpint (ugo_mistake_judge (*rules, best, best - bounds[i] + 1), ==,
                           UGO_MISTAKE_NONE + i);
        }
    }
}

static void
test_no_worse (void)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules; rules++)
    for (int i = 0; i < N_TRIES; i++)
      {
        int a = random_score (), b = random_score ();

        g_assert_cmpint (ugo_mistake_judge (*rules, MIN (a, b), MAX (a, b)), ==,
                         UGO_MISTAKE_NONE);
        g_assert_cmpint (ugo_mistake_loss (*rules, MIN (a, b), MAX (a, b)), ==, 0);
      }
}

static void
test_monotone (void)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules; rules++)
    for (int i = 0; i < N_TRIES; i++)
      {
        int best = random_score (), a = random_score (), b = random_score ();

        g_assert_cmpint (ugo_mistake_judge (*rules, best, MIN (a, b)), >=,
                         ugo_mistake_judge (*rules, best, MAX (a, b)));
        g_assert_cmpint (ugo_mistake_judge (*rules, MAX (a, b), best), >=,
                         ugo_mistake_judge (*rules, MIN (a, b), best));
      }
}

static void
test_proved (void)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules; rules++)
    {
      const UgoMistakeScale *scale = ugo_mistake_scale (*rules);
      int high = UGO_SCORE_PROVED - 1;

      g_assert_cmpint (ugo_mistake_judge (*rules, ugo_score_win_in (1), ugo_score_win_in (99)), ==,
                       UGO_MISTAKE_NONE);
      g_assert_cmpint (ugo_mistake_judge (*rules, -ugo_score_win_in (99), -ugo_score_win_in (1)),
                       ==, UGO_MISTAKE_NONE);
      g_assert_cmpint (ugo_mistake_judge (*rules, ugo_score_win_in (1), high), ==,
                       UGO_MISTAKE_DOUBTFUL);
      g_assert_cmpint (ugo_mistake_judge (*rules, -high, -ugo_score_win_in (1)), ==,
                       UGO_MISTAKE_DOUBTFUL);
      g_assert_cmpint (ugo_mistake_judge (*rules, high, scale->decided), ==, UGO_MISTAKE_NONE);
      g_assert_cmpint (ugo_mistake_judge (*rules, 0, -ugo_score_win_in (4)), ==,
                       UGO_MISTAKE_BLUNDER);
      g_assert_cmpint (ugo_mistake_judge (*rules, ugo_score_win_in (5), 0), ==,
                       UGO_MISTAKE_BLUNDER);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/mistake/every game has a scale, in order", test_scales);
  g_test_add_func ("/engine/mistake/a loss counts from its bound on", test_bounds);
  g_test_add_func ("/engine/mistake/a move no worse than the best is none", test_no_worse);
  g_test_add_func ("/engine/mistake/to lose more is never better", test_monotone);
  g_test_add_func ("/engine/mistake/what is proved counts as decided, sooner or later",
                   test_proved);
  return g_test_run ();
}
