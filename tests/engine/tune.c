/* tune.c: looks for better weights of an evaluation by self-play, and tries them in a match
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Both are reproducible: the same options give the same numbers. docs/engine.md tells how.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ugo-evaluation.h"
#include "ugo-random.h"
#include "ugo-search.h"
#include "ugo-test-vectors.h"

#define MAX_WEIGHTS 32
#define TABLE_BYTES ((size_t) 2 << 20)

/* A game that is not over by then is left out, or counts as a draw in a match. */
#define MAX_PLIES 400

/* What part of its step a weight moves by after a pair that one side wins altogether: at first, and
 * at the end. */
#define FIRST_RATE 0.04
#define LAST_RATE 0.01

/* How often the weights are told. */
#define N_REPORTS 20

/* The bounds of a mean that hold in 95 of 100 cases are so many standard errors away. */
#define NINETY_FIVE 1.96

/*
 * Tuner:
 * @start: where games begin
 * @evaluation: its game's evaluation
 * @n_weights: how many weights that has
 * @standard: what they are in the program
 * @tried: what is tried instead
 * @searches: the players
 * @n_opening: so many moves of a game, or up to two more, are made by chance
 * @nodes: how many nodes a player visits for a move
 * @steps: by how much each weight is changed to see what comes of it, 0 for not at all
 */
typedef struct
{
  UgoPosition start;
  const UgoEvaluation *evaluation;
  int n_weights;
  int standard[MAX_WEIGHTS];
  int tried[MAX_WEIGHTS];
  UgoSearch *searches[2];
  int n_opening;
  int nodes;
  int steps[MAX_WEIGHTS];
} Tuner;

/* Weights */

static int *
weight (const Tuner *self, int i)
{
  return (int *) ((char *) self->evaluation->weights_of_thread ()
                  + self->evaluation->weights[i].offset);
}

static void
use_weights (const Tuner *self, const int *values)
{
  for (int i = 0; i < self->n_weights; i++)
    *weight (self, i) = values[i];
  if (self->evaluation->weights_changed)
    self->evaluation->weights_changed ();
}

static void
init_weights (Tuner *self)
{
  while (self->evaluation->weights[self->n_weights].name)
    self->n_weights++;
  g_assert_cmpint (self->n_weights, <=, MAX_WEIGHTS);
  for (int i = 0; i < self->n_weights; i++)
    self->standard[i] = self->tried[i] = *weight (self, i);
}

/* Takes "name=value" for one of the numbers that the weights have in @values. */
static gboolean
set_value (const Tuner *self, const char *text, int *values)
{
  const char *sign = strchr (text, '=');

  for (int i = 0; sign && i < self->n_weights; i++)
    {
      const char *name = self->evaluation->weights[i].name;

      if (strlen (name) != (gsize) (sign - text) || strncmp (name, text, sign - text) != 0)
        continue;
      values[i] = (int) g_ascii_strtoll (sign + 1, NULL, 10);
      return TRUE;
    }
  return FALSE;
}

/* Games */

/* A game after its opening; false when that decided it. */
static gboolean
open_game (const Tuner *self, UgoTestGame *game, UgoRandom *random)
{
  int n_plies = self->n_opening + (int) ugo_random_below (random, 3);

  ugo_test_game_begin (game, self->start);
  for (int ply = 0; ply < n_plies; ply++)
    {
      UgoMove moves[UGO_MAX_MOVES];
      size_t n_moves = ugo_legal_moves (&game->position, moves);

      if (n_moves == 0)
        return FALSE;
      ugo_test_game_play (game, moves[ugo_random_below (random, (unsigned) n_moves)]);
    }
  return ugo_result (&game->position).outcome == UGO_UNDECIDED;
}

static void
play_move (const Tuner *self, UgoTestGame *game, UgoSearch *search)
{
  UgoLimits limits = { .nodes = (uint64_t) self->nodes };
  UgoReport report;

  ugo_search_run (search, &game->position, game->keys, game->n_keys, &limits, NULL, NULL,
                  &report);
  ugo_test_game_play (game, report.moves[0]);
}

/* What came of a game for White: 0, 0.5 or 1. */
static double
result_of (const UgoTestGame *game)
{
  UgoOutcome outcome = ugo_result (&game->position).outcome;

  if (outcome != UGO_WHITE_WINS && outcome != UGO_BLACK_WINS)
    return 0.5;
  return outcome == UGO_WHITE_WINS;
}

/* Returns: what came of the game for who plays @side with the weights @own, against @other */
static double
play_game (const Tuner *self, UgoTestGame *game, UgoSide side, const int *own, const int *other)
{
  double result;

  ugo_search_clear (self->searches[0]);
  ugo_search_clear (self->searches[1]);
  for (int ply = 0; ply < MAX_PLIES && ugo_result (&game->position).outcome == UGO_UNDECIDED;
       ply++)
    {
      gboolean is_own = game->position.side == side;

      use_weights (self, is_own ? own : other);
      play_move (self, game, self->searches[is_own]);
    }
  result = result_of (game);
  return side == UGO_WHITE ? result : 1 - result;
}

/* Plays an opening twice, with colours changed. Returns: the score of @own, from 0 to 1 */
static double
play_pair (const Tuner *self, UgoTestGame *game, UgoRandom *random, const int *own,
           const int *other)
{
  UgoRandom opening = ugo_random_next (random);
  double score = 0;

  for (int side = 0; side < 2; side++)
    {
      UgoRandom chance = opening;

      while (!open_game (self, game, &chance))
        ;
      score += play_game (self, game, side ? UGO_BLACK : UGO_WHITE, own, other) / 2;
    }
  return score;
}

static void
play_match (const Tuner *self, int n_pairs, UgoRandom *random)
{
  g_autofree UgoTestGame *game = g_new (UgoTestGame, 1);
  double sum = 0, squares = 0, mean, error;

  for (int pair = 0; pair < n_pairs; pair++)
    {
      double score = play_pair (self, game, random, self->tried, self->standard);

      sum += score;
      squares += score * score;
    }
  mean = sum / n_pairs;
  error = NINETY_FIVE * sqrt (MAX (squares / n_pairs - mean * mean, 0) / n_pairs);
  printf ("games %d score %.1f%% from %.1f%% to %.1f%%\n", 2 * n_pairs, 100 * mean,
          100 * MAX (mean - error, 0), 100 * MIN (mean + error, 1));
}

/* Tuning */

static void
print_weights (const Tuner *self, const double *values, int n_pairs)
{
  printf ("%d:", n_pairs);
  for (int i = 0; i < self->n_weights; i++)
    printf (" %s=%.1f", self->evaluation->weights[i].name, values[i]);
  printf ("\n");
  fflush (stdout);
}

/* Spall's simultaneous perturbation: all weights are changed at once, each up or down by chance;
 * those weights play those with the opposite changes, and all move a little to where it went
 * better. */
static void
tune (const Tuner *self, int n_pairs, UgoRandom *random)
{
  g_autofree UgoTestGame *game = g_new (UgoTestGame, 1);
  double values[MAX_WEIGHTS];

  for (int i = 0; i < self->n_weights; i++)
    values[i] = self->tried[i];
  for (int pair = 1; pair <= n_pairs; pair++)
    {
      double rate = FIRST_RATE + (LAST_RATE - FIRST_RATE) * pair / n_pairs, lead;
      int changes[MAX_WEIGHTS], up[MAX_WEIGHTS], down[MAX_WEIGHTS];

      for (int i = 0; i < self->n_weights; i++)
        {
          changes[i] = ugo_random_below (random, 2) ? self->steps[i] : -self->steps[i];
          up[i] = (int) lround (values[i]) + changes[i];
          down[i] = (int) lround (values[i]) - changes[i];
        }
      lead = 2 * play_pair (self, game, random, up, down) - 1;
      for (int i = 0; i < self->n_weights; i++)
        values[i] += rate * lead * changes[i];
      if (pair % MAX (n_pairs / N_REPORTS, 1) == 0)
        print_weights (self, values, pair);
    }
}

static void
set_values (const Tuner *self, char **texts, int *values)
{
  for (int i = 0; texts && texts[i]; i++)
    if (!set_value (self, texts[i], values))
      g_error ("%s: there is no such weight", texts[i]);
}

int
main (int argc, char **argv)
{
  g_autofree char *variant = NULL;
  g_auto (GStrv) set = NULL, steps = NULL;
  g_autoptr (GError) error = NULL;
  int n_games = 1000;
  gint64 seed = 1;
  UgoRandom random;
  Tuner self = { .n_opening = 4, .nodes = 1000 };
  const GOptionEntry entries[] = {
    { "variant", 0, 0, G_OPTION_ARG_STRING, &variant, "The variant (Gyges)", "TEXT" },
    { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "How many games (1000)", "N" },
    { "nodes", 0, 0, G_OPTION_ARG_INT, &self.nodes, "Nodes a move (1000)", "N" },
    { "opening", 0, 0, G_OPTION_ARG_INT, &self.n_opening, "Moves made by chance (4)", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "Where chance begins (1)", "N" },
    { "set", 0, 0, G_OPTION_ARG_STRING_ARRAY, &set, "Begin with another value", "NAME=VALUE" },
    { "step", 0, 0, G_OPTION_ARG_STRING_ARRAY, &steps,
      "Tune a weight; without any, the values are matched against the standard", "NAME=STEP" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  ugo_position_start (ugo_test_variant (variant ? variant : "Gyges"), &self.start);
  self.evaluation = ugo_evaluation_find (self.start.variant.rules);
  init_weights (&self);
  set_values (&self, set, self.tried);
  set_values (&self, steps, self.steps);
  random = (UgoRandom) seed;
  self.searches[0] = ugo_search_new (TABLE_BYTES, 1, 0);
  self.searches[1] = ugo_search_new (TABLE_BYTES, 1, 0);

  if (steps)
    tune (&self, n_games / 2, &random);
  else
    play_match (&self, n_games / 2, &random);

  ugo_search_free (self.searches[0]);
  ugo_search_free (self.searches[1]);
  return 0;
}
