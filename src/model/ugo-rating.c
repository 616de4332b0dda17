/* ugo-rating.c: how good a person is at puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-rating.h"

#include <math.h>

#include "ugo-stars.h"

/* Of somebody unknown. Puzzles of the lowest level suit them. */
#define FIRST_RATING 900.0
#define FIRST_DEVIATION UGO_RATING_MAX_DEVIATION
#define FIRST_VOLATILITY 0.06

/* Glicko-2 computes on a scale of its own, around this rating. */
#define CENTRE 1500.0
#define SCALE 173.7178

/* How freely the volatility changes: τ. */
#define TAU 0.5

/* The volatility is found as exactly as this, and after no more steps than that. */
#define EPSILON 1e-6
#define MAX_STEPS 100

/* Puzzles: what the lowest level is worth, what each level more, and how much puzzles of a level
 * differ. */
#define LOWEST_LEVEL 700.0
#define LEVEL_STEP 200.0
#define PUZZLE_DEVIATION 100.0

#define WANTED_SCORE 0.7

/* By how much a theme is harder than its levels tell. */
typedef struct
{
  const char *theme;
  double offset;
} Difficulty;

static const Difficulty difficulties[] = {
  { "longest-chain", -100 },   { "which-line", -200 },   { "spot-the-threat", -100 },
  { "one-way-road", 100 },     { "count-the-end", 100 }, { "two-threats", 100 },
  { "win-in-three", 200 },
};

/* What v, g and E are in the description, summed over the games of a period. */
typedef struct
{
  double information; /* 1/v */
  double surprise;    /* the sum of g (s - E) */
} Period;

static double
weigh (double phi)
{
  return 1 / sqrt (1 + 3 * phi * phi / (G_PI * G_PI));
}

static double
expect (double mu, double opponent, double weight)
{
  return 1 / (1 + exp (-weight * (mu - opponent)));
}

static Period
sum_up (double mu, const UgoRatingGame *games, gsize n_games)
{
  Period period = { 0, 0 };

  for (gsize i = 0; i < n_games; i++)
    {
      double weight = weigh (games[i].deviation / SCALE);
      double expected = expect (mu, (games[i].rating - CENTRE) / SCALE, weight);

      period.information += weight * weight * expected * (1 - expected);
      period.surprise += weight * (games[i].score - expected);
    }
  return period;
}

/* The function of step 5 whose zero is the logarithm of the new variance, with @square for Δ² and
 * @variance for φ² + v. */
static double
evaluate (double x, double square, double variance, double start)
{
  double grown = exp (x);
  double sum = variance + grown;

  return grown * (square - sum) / (2 * sum * sum) - (x - start) / (TAU * TAU);
}

/* Where a bracket of the zero begins, from @start downwards. */
static double
find_low (double square, double variance, double start)
{
  int k = 1;

  while (k < MAX_STEPS && evaluate (start - k * TAU, square, variance, start) < 0)
    k++;
  return start - k * TAU;
}

/* Step 5: the Illinois variant of the rule of false position. */
static double
find_volatility (double sigma, double phi, const Period *period)
{
  double start = log (sigma * sigma);
  double v = 1 / period->information;
  double delta = v * period->surprise;
  double square = delta * delta;
  double variance = phi * phi + v;
  double a = start;
  double b = square > variance ? log (square - variance) : find_low (square, variance, start);
  double at_a = evaluate (a, square, variance, start);
  double at_b = evaluate (b, square, variance, start);

  for (int i = 0; i < MAX_STEPS && fabs (b - a) > EPSILON && at_a != at_b; i++)
    {
      double c = a + (a - b) * at_a / (at_b - at_a);
      double at_c = evaluate (c, square, variance, start);

      if (at_c * at_b <= 0)
        {
          a = b;
          at_a = at_b;
        }
      else
        at_a /= 2;
      b = c;
      at_b = at_c;
    }
  return exp (a / 2);
}

static double
bring_within (double value, double low, double high, double otherwise)
{
  return isfinite (value) ? CLAMP (value, low, high) : otherwise;
}

static double
difficulty_of (const char *theme)
{
  for (gsize i = 0; i < G_N_ELEMENTS (difficulties); i++)
    if (g_strcmp0 (difficulties[i].theme, theme) == 0)
      return difficulties[i].offset;
  return 0;
}

/* Public API */

void
ugo_rating_init (UgoRating *self)
{
  self->rating = FIRST_RATING;
  self->deviation = FIRST_DEVIATION;
  self->volatility = FIRST_VOLATILITY;
}

void
ugo_rating_clamp (UgoRating *self)
{
  self->rating = bring_within (self->rating, UGO_RATING_MIN, UGO_RATING_MAX, FIRST_RATING);
  self->deviation = bring_within (self->deviation, UGO_RATING_MIN_DEVIATION,
                                  UGO_RATING_MAX_DEVIATION, FIRST_DEVIATION);
  self->volatility = bring_within (self->volatility, UGO_RATING_MIN_VOLATILITY,
                                   UGO_RATING_MAX_VOLATILITY, FIRST_VOLATILITY);
}

UgoRating
ugo_rating_after (const UgoRating *self, const UgoRatingGame *games, gsize n_games)
{
  UgoRating after = *self;
  double mu = (self->rating - CENTRE) / SCALE;
  double phi = self->deviation / SCALE;
  Period period = sum_up (mu, games, n_games);

  if (n_games == 0)
    return ugo_rating_away (self, 1);
  after.volatility = find_volatility (self->volatility, phi, &period);
  phi = hypot (phi, after.volatility);
  phi = 1 / sqrt (1 / (phi * phi) + period.information);
  after.rating = CENTRE + SCALE * (mu + phi * phi * period.surprise);
  after.deviation = SCALE * phi;
  ugo_rating_clamp (&after);
  return after;
}

UgoRating
ugo_rating_away (const UgoRating *self, guint n_days)
{
  UgoRating after = *self;
  double grown = self->volatility * sqrt ((double) n_days);

  after.deviation = SCALE * hypot (self->deviation / SCALE, grown);
  ugo_rating_clamp (&after);
  return after;
}

double
ugo_rating_expect (const UgoRating *self, double rating, double deviation)
{
  double phi = hypot (self->deviation, deviation) / SCALE;

  return expect (self->rating / SCALE, rating / SCALE, weigh (phi));
}

UgoRatingGame
ugo_rating_of_puzzle (const char *theme, int level, int stars)
{
  return (UgoRatingGame){
    .rating = LOWEST_LEVEL + LEVEL_STEP * (level - 1) + difficulty_of (theme),
    .deviation = PUZZLE_DEVIATION,
    .score = (double) CLAMP (stars, 0, UGO_MAX_STARS) / UGO_MAX_STARS,
  };
}

int
ugo_rating_choose_level (const UgoRating *self, const char *theme, int min_level, int max_level)
{
  UgoRating certain = { self->rating, UGO_RATING_MIN_DEVIATION, self->volatility };
  double nearest = G_MAXDOUBLE;
  int chosen = min_level;

  for (int level = min_level; level <= max_level; level++)
    {
      UgoRatingGame puzzle = ugo_rating_of_puzzle (theme, level, 0);
      double distance
          = fabs (ugo_rating_expect (&certain, puzzle.rating, puzzle.deviation) - WANTED_SCORE);

      if (distance < nearest)
        {
          nearest = distance;
          chosen = level;
        }
    }
  return chosen;
}
