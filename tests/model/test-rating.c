/* test-rating.c: ratings follow results, and nothing else
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "ugo-puzzle-theme.h"
#include "ugo-random.h"
#include "ugo-rating.h"

#define N_TRIES 20000

static double
draw (UgoRandom *random, double low, double high)
{
  return low + (high - low) * ugo_random_below (random, 1000001) / 1000000.0;
}

static UgoRating
draw_rating (UgoRandom *random)
{
  return (UgoRating){
    draw (random, UGO_RATING_MIN, UGO_RATING_MAX),
    draw (random, UGO_RATING_MIN_DEVIATION, UGO_RATING_MAX_DEVIATION),
    draw (random, UGO_RATING_MIN_VOLATILITY, UGO_RATING_MAX_VOLATILITY),
  };
}

static UgoRatingGame
draw_game (UgoRandom *random)
{
  return (UgoRatingGame){
    draw (random, UGO_RATING_MIN, UGO_RATING_MAX),
    draw (random, UGO_RATING_MIN_DEVIATION, UGO_RATING_MAX_DEVIATION),
    draw (random, 0, 1),
  };
}

static void
assert_within (const UgoRating *rating)
{
  g_assert_true (rating->rating >= UGO_RATING_MIN && rating->rating <= UGO_RATING_MAX);
  g_assert_true (rating->deviation >= UGO_RATING_MIN_DEVIATION
                 && rating->deviation <= UGO_RATING_MAX_DEVIATION);
  g_assert_true (rating->volatility >= UGO_RATING_MIN_VOLATILITY
                 && rating->volatility <= UGO_RATING_MAX_VOLATILITY);
}

/* The example of the description. */
static void
test_example (void)
{
  const UgoRating before = { 1500, 200, 0.06 };
  const UgoRatingGame games[] = { { 1400, 30, 1 }, { 1550, 100, 0 }, { 1700, 300, 0 } };
  UgoRating after = ugo_rating_after (&before, games, G_N_ELEMENTS (games));
  UgoRating idle = ugo_rating_after (&before, NULL, 0);

  g_assert_cmpfloat_with_epsilon (after.rating, 1464.06, 0.011);
  g_assert_cmpfloat_with_epsilon (after.deviation, 151.52, 0.006);
  g_assert_cmpfloat_with_epsilon (after.volatility, 0.05999, 0.000006);

  /* Step 6 for somebody who did not play: φ' = √(φ² + σ²), 1.1513 and 0.06 on the inner scale. */
  g_assert_cmpfloat_with_epsilon (idle.deviation, 173.7178 * sqrt (1.1513 * 1.1513 + 0.0036), 0.01);
  g_assert_cmpfloat (idle.rating, ==, 1500);
  g_assert_cmpfloat (idle.volatility, ==, 0.06);
}

/* The volatility is a zero of the function of step 5, here as it is printed in the description. */
static void
test_volatility (void)
{
  UgoRandom random = 5;

  for (int i = 0; i < N_TRIES; i++)
    {
      UgoRating before = draw_rating (&random);
      UgoRatingGame game = draw_game (&random);
      UgoRating after = ugo_rating_after (&before, &game, 1);
      double mu = (before.rating - 1500) / 173.7178, phi = before.deviation / 173.7178;
      double mu_j = (game.rating - 1500) / 173.7178, phi_j = game.deviation / 173.7178;
      double g = 1 / sqrt (1 + 3 * phi_j * phi_j / (G_PI * G_PI));
      double e = 1 / (1 + exp (-g * (mu - mu_j)));
      double v = 1 / (g * g * e * (1 - e)), delta = v * g * (game.score - e);
      double a = log (before.volatility * before.volatility);
      double x[2], f[2];

      assert_within (&after);
      if (after.volatility <= UGO_RATING_MIN_VOLATILITY
          || after.volatility >= UGO_RATING_MAX_VOLATILITY)
        continue;
      for (int j = 0; j < 2; j++)
        {
          x[j] = log (after.volatility * after.volatility) + (j == 0 ? -1e-4 : 1e-4);
          f[j] = exp (x[j]) * (delta * delta - phi * phi - v - exp (x[j]))
                     / (2 * pow (phi * phi + v + exp (x[j]), 2))
                 - (x[j] - a) / 0.25;
        }
      g_assert_cmpfloat (f[0] * f[1], <=, 0);
    }
}

static void
test_monotone (void)
{
  UgoRandom random = 1;

  for (int i = 0; i < N_TRIES; i++)
    {
      UgoRating before = draw_rating (&random);
      UgoRatingGame worse = draw_game (&random), better = worse;
      double expected;
      UgoRating after_worse, after_better;

      better.score = draw (&random, worse.score, 1);
      after_worse = ugo_rating_after (&before, &worse, 1);
      after_better = ugo_rating_after (&before, &better, 1);
      g_assert_cmpfloat (after_better.rating, >=, after_worse.rating - 1e-9);

      worse.score = 0;
      better.score = 1;
      g_assert_cmpfloat (ugo_rating_after (&before, &worse, 1).rating, <=, before.rating);
      g_assert_cmpfloat (ugo_rating_after (&before, &better, 1).rating, >=, before.rating);

      expected = ugo_rating_expect (&before, better.rating, better.deviation);
      before.rating += 10;
      g_assert_true (expected > 0 && expected < 1);
      g_assert_cmpfloat (ugo_rating_expect (&before, better.rating, better.deviation), >, expected);
    }
}

/* The order of the games of a period does not matter. */
static void
test_order (void)
{
  UgoRandom random = 2;

  for (int i = 0; i < 1000; i++)
    {
      UgoRating before = draw_rating (&random);
      UgoRatingGame games[6], turned[6];
      UgoRating one, other;

      for (int j = 0; j < 6; j++)
        turned[5 - j] = games[j] = draw_game (&random);
      one = ugo_rating_after (&before, games, 6);
      other = ugo_rating_after (&before, turned, 6);
      g_assert_cmpfloat_with_epsilon (one.rating, other.rating, 1e-3);
      g_assert_cmpfloat_with_epsilon (one.deviation, other.deviation, 1e-3);
    }
}

static void
test_away (void)
{
  UgoRandom random = 3;

  for (int i = 0; i < N_TRIES; i++)
    {
      UgoRating before = draw_rating (&random), step = before;
      guint n_days = ugo_random_below (&random, 50);
      UgoRating after = ugo_rating_away (&before, n_days);

      for (guint day = 0; day < n_days; day++)
        {
          UgoRating next = ugo_rating_away (&step, 1);

          g_assert_cmpfloat (next.deviation, >=, step.deviation);
          g_assert_true (next.deviation > step.deviation
                         || next.deviation >= UGO_RATING_MAX_DEVIATION);
          step = next;
        }
      g_assert_cmpfloat_with_epsilon (after.deviation, step.deviation, 1e-6);
      g_assert_cmpfloat (after.rating, ==, before.rating);
      g_assert_cmpfloat (after.volatility, ==, before.volatility);
      after = ugo_rating_away (&before, G_MAXUINT);
      g_assert_cmpfloat (after.deviation, ==, UGO_RATING_MAX_DEVIATION);
    }
}

static void
test_bounds (void)
{
  static const double odd[] = { NAN, INFINITY, -INFINITY, -1e308, 1e308, 0, 1e-320, -0.5 };
  UgoRandom random = 4;

  for (gsize i = 0; i < G_N_ELEMENTS (odd) * G_N_ELEMENTS (odd) * G_N_ELEMENTS (odd); i++)
    {
      UgoRating rating = { odd[i % 8], odd[i / 8 % 8], odd[i / 64] };

      ugo_rating_clamp (&rating);
      assert_within (&rating);
    }

  /* Somebody who always wins against the strongest, and always loses against the weakest. */
  for (int score = 0; score <= 1; score++)
    {
      UgoRating rating;

      ugo_rating_init (&rating);
      for (int i = 0; i < 3000; i++)
        {
          UgoRatingGame game = { score ? UGO_RATING_MAX : UGO_RATING_MIN, 30, score };

          rating = ugo_rating_after (&rating, &game, 1);
          assert_within (&rating);
        }
      g_assert_cmpfloat (score ? rating.rating : -rating.rating, >,
                         score ? UGO_RATING_MAX - 1 : -UGO_RATING_MIN - 1);
    }

  for (int i = 0; i < N_TRIES; i++)
    {
      UgoRating rating = draw_rating (&random);
      UgoRatingGame games[40];

      for (int j = 0; j < 40; j++)
        games[j] = draw_game (&random);
      rating = ugo_rating_after (&rating, games, ugo_random_below (&random, 41));
      assert_within (&rating);
    }
}

static int
choose (const UgoRating *rating)
{
  return ugo_rating_choose_level (rating, "road", 1, UGO_PUZZLE_MAX_LEVEL);
}

static void
test_levels (void)
{
  UgoRating rating;
  int last = 1;

  ugo_rating_init (&rating);
  g_assert_cmpint (choose (&rating), ==, 1);
  for (int value = (int) UGO_RATING_MIN; value <= (int) UGO_RATING_MAX; value++)
    {
      int level;

      rating = (UgoRating){ value, 60, 0.06 };
      level = choose (&rating);
      g_assert_true (level == last || level == last + 1);
      last = level;
      g_assert_cmpint (ugo_rating_choose_level (&rating, "road", 4, 6), ==,
                       CLAMP (choose (&rating), 4, 6));
      g_assert_cmpint (ugo_rating_choose_level (&rating, "win-in-three", 1, 9), <=,
                       choose (&rating));
      g_assert_cmpint (ugo_rating_choose_level (&rating, "which-line", 1, 9), >=,
                       choose (&rating));
    }
  g_assert_cmpint (last, ==, UGO_PUZZLE_MAX_LEVEL);
}

/* Somebody of a known strength, who solves by chance as often as they should, is led to the level
 * that suits them, from either side. */
static void
test_settles (void)
{
  for (int strength = 700; strength <= 2300; strength += 200)
    for (int first = 0; first <= 1; first++)
      {
        UgoRandom random = (UgoRandom) strength;
        UgoRating rating, truth = { strength, UGO_RATING_MIN_DEVIATION, 0.06 };
        double mean = 0;

        ugo_rating_init (&rating);
        rating.rating = first ? 2300 : 700;
        for (int i = 0; i < 1000; i++)
          {
            int level = choose (&rating);
            UgoRatingGame game = ugo_rating_of_puzzle ("road", level, 3);

            game.score = draw (&random, 0, 1)
                         < ugo_rating_expect (&truth, game.rating, game.deviation);
            rating = ugo_rating_after (&rating, &game, 1);
            mean += i >= 500 ? rating.rating / 500 : 0;
          }
        g_assert_cmpfloat_with_epsilon (mean, strength, 60);
        g_assert_cmpfloat (rating.deviation, <, 110);
      }
}

static void
test_puzzles (void)
{
  for (int level = 1; level < UGO_PUZZLE_MAX_LEVEL; level++)
    {
      UgoRatingGame easier = ugo_rating_of_puzzle ("cut-the-road", level, 0);
      UgoRatingGame harder = ugo_rating_of_puzzle ("cut-the-road", level + 1, 1);

      g_assert_cmpfloat (harder.rating, >, easier.rating);
      g_assert_cmpfloat (harder.score, >, easier.score);
      g_assert_cmpfloat (easier.rating, >, UGO_RATING_MIN + 300);
      g_assert_cmpfloat (harder.rating, <, UGO_RATING_MAX - 300);
    }
  g_assert_cmpfloat (ugo_rating_of_puzzle (NULL, 3, 3).score, ==, 1);
  g_assert_cmpfloat (ugo_rating_of_puzzle ("which-line", 3, 0).rating, <,
                     ugo_rating_of_puzzle ("of a later version", 3, 0).rating);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rating/the example of the description comes out", test_example);
  g_test_add_func ("/rating/the volatility is the zero it should be", test_volatility);
  g_test_add_func ("/rating/a better result is never worse", test_monotone);
  g_test_add_func ("/rating/the order within a period does not matter", test_order);
  g_test_add_func ("/rating/who is away is less well known", test_away);
  g_test_add_func ("/rating/nothing leads out of the bounds", test_bounds);
  g_test_add_func ("/rating/levels rise with the rating", test_levels);
  g_test_add_func ("/rating/it settles where a person is", test_settles);
  g_test_add_func ("/rating/puzzles are rated by level and theme", test_puzzles);
  return g_test_run ();
}
