/* ugo-rating.h: how good a person is at puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The formulas are those of Glicko-2, from Mark E. Glickman, “Example of the Glicko-2 system”.
 * Plain numbers without a clock: how long somebody was away is an argument. docs/puzzles.md says
 * what the program makes of them.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Bounds, so that no series of results and no file leads anywhere from where there is no return. */
#define UGO_RATING_MIN 100.0
#define UGO_RATING_MAX 3500.0
#define UGO_RATING_MIN_DEVIATION 30.0
#define UGO_RATING_MAX_DEVIATION 350.0
#define UGO_RATING_MIN_VOLATILITY 0.01
#define UGO_RATING_MAX_VOLATILITY 0.2

/*
 * UgoRating:
 * @rating: how good
 * @deviation: the standard deviation of what is known of it
 * @volatility: how much it changes from day to day
 */
typedef struct
{
  double rating;
  double deviation;
  double volatility;
} UgoRating;

/*
 * UgoRatingGame:
 * @rating: the opponent's
 * @deviation: the opponent's
 * @score: from 0, lost, to 1, won
 */
typedef struct
{
  double rating;
  double deviation;
  double score;
} UgoRatingGame;

/**
 * ugo_rating_init:
 * @self: (out): the rating of somebody of whom nothing is known
 */
void ugo_rating_init (UgoRating *self);

/**
 * ugo_rating_clamp:
 * @self: three numbers from anywhere
 *
 * Brings them within the bounds; a number that is none becomes that of somebody unknown.
 */
void ugo_rating_clamp (UgoRating *self);

/**
 * ugo_rating_after:
 * @self: a rating
 * @games: (array length=n_games): what was played within one period
 * @n_games: how many; with none, a period passes
 *
 * Returns: the rating after that period, within the bounds
 */
UgoRating ugo_rating_after (const UgoRating *self, const UgoRatingGame *games, gsize n_games);

/**
 * ugo_rating_away:
 * @self: a rating
 * @n_days: for how many days nothing was played
 *
 * Returns: the same rating, less certain
 */
UgoRating ugo_rating_away (const UgoRating *self, guint n_days);

/**
 * ugo_rating_expect:
 * @self: a rating
 * @rating: an opponent's
 * @deviation: an opponent's
 *
 * Returns: the score to be expected, between 0 and 1
 */
double ugo_rating_expect (const UgoRating *self, double rating, double deviation);

/**
 * ugo_rating_of_puzzle:
 * @theme: (nullable): the id of a theme; one that is not known is of middling difficulty
 * @level: from 1 to 9
 * @stars: what the puzzle has brought, from 0, not solved, to 3
 *
 * Returns: that puzzle as an opponent, with its fixed rating
 */
UgoRatingGame ugo_rating_of_puzzle (const char *theme, int level, int stars);

/**
 * ugo_rating_choose_level:
 * @self: a rating
 * @theme: (nullable): the id of a theme
 * @min_level: the lowest level it offers
 * @max_level: the highest, not below @min_level
 *
 * Returns: the level at which somebody who is just so good may expect to solve seven of ten puzzles
 */
int ugo_rating_choose_level (const UgoRating *self, const char *theme, int min_level,
                             int max_level);

G_END_DECLS
