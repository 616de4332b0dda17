/* bench-race.c: how many races are proved, and how soon
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-race [POSITIONS [VARIANT…]]: races after the armies have passed each other, without and
 * with one piece of each that is behind, in games of the engine with itself; then whole crossings
 * of the variants. The time is that of the processor.
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "ugo-bits.h"
#include "ugo-race.h"
#include "ugo-random.h"
#include "ugo-search.h"
#include "ugo-test-engine.h"

#define POSITIONS 200
#define MAX_BEHIND 1
#define NODES 1000
#define OPENING_PLIES 6
#define N_STATES 8000000
#define TABLE_BYTES (1 << 20)

/* When to give up, by the clock: long, for other programs may be running. */
#define MILLISECONDS 4000
#define CROSSING_MILLISECONDS 60000

static double
processor_seconds (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}

static int
compare_ints (const void *a, const void *b)
{
  return *(const int *) a - *(const int *) b;
}

/* How far up the pieces of @side are, as White sees it, in ascending order. */
static int
heights (const UgoPosition *position, UgoSide side, int *heights)
{
  int n = 0;

  for (uint64_t set = position->ugolki.pieces[side]; set;)
    {
      UgoSquare square = ugo_bits_pop (&set);

      heights[n++] = square % 8 + square / 8;
    }
  qsort (heights, n, sizeof *heights, compare_ints);
  return n;
}

/* Whether White's pieces, but for @n_behind of them, are all further up than those of Black. */
static bool
have_passed (const UgoPosition *position, int n_behind)
{
  int white[64], black[64];
  int n_white = heights (position, UGO_WHITE, white);
  int n_black = heights (position, UGO_BLACK, black);

  return n_white > n_behind && n_black > n_behind
         && white[n_behind] > black[n_black - 1 - n_behind];
}

/* The first position of a game in which the armies have passed; false when there is none. */
static bool
play_to_race (UgoSearch *search, UgoRandom *random, int n_behind, UgoPosition *position)
{
  UgoLimits limits = { .nodes = NODES };

  ugo_position_start (ugo_test_variant ("Ugolki 9"), position);
  ugo_search_clear (search);
  for (int ply = 0;
       ugo_result (position).outcome == UGO_UNDECIDED && !have_passed (position, n_behind); ply++)
    {
      UgoMove moves[UGO_MAX_MOVES];
      size_t n_moves = ugo_legal_moves (position, moves);
      UgoReport report = { .moves = { moves[ugo_random_below (random, (unsigned) n_moves)] } };

      if (ply >= OPENING_PLIES)
        ugo_search_run (search, position, NULL, 0, &limits, NULL, NULL, &report);
      ugo_play (position, report.moves[0], NULL, 0, position);
    }
  return ugo_result (position).outcome == UGO_UNDECIDED;
}

static void
run_races (int n_positions, int n_behind)
{
  UgoSearch *search = ugo_search_new (TABLE_BYTES, 1, 0);
  UgoRandom random = 1;
  int n_proved = 0, n_in_time = 0, n_moves = 0;
  double most = 0;

  for (int n = 0; n < n_positions;)
    {
      UgoRaceLimits limits = { .states = N_STATES, .milliseconds = MILLISECONDS };
      UgoPosition position;
      UgoRace race;
      double began;

      if (!play_to_race (search, &random, n_behind, &position))
        continue;
      began = processor_seconds ();
      ugo_race_solve (&position, position.side, &limits, &race);
      began = processor_seconds () - began;
      n_moves += race.least;
      n_proved += ugo_race_is_proved (&race);
      n_in_time += ugo_race_is_proved (&race) && began < 1;
      if (ugo_race_is_proved (&race))
        most = MAX (most, began);
      n++;
    }
  printf ("races %d with %d behind, %.1f moves in the mean: %d proved, %d of them within a second,"
          " the longest in %.2f s\n",
          n_positions, n_behind, (double) n_moves / n_positions, n_proved, n_in_time, most);
  ugo_search_free (search);
}

static void
run_crossing (const char *variant)
{
  UgoRaceLimits limits = { .states = N_STATES, .milliseconds = CROSSING_MILLISECONDS };
  UgoPosition position;
  double began = processor_seconds ();
  UgoRace race;

  ugo_position_start (ugo_test_variant (variant), &position);
  ugo_race_solve (&position, UGO_WHITE, &limits, &race);
  printf ("%s: at least %d, found %d, %.1f s\n", variant, race.least, race.n_moves,
          processor_seconds () - began);
}

int
main (int argc, char **argv)
{
  int n_positions = argc > 1 ? atoi (argv[1]) : POSITIONS;

  if (n_positions > 0)
    for (int n_behind = 0; n_behind <= MAX_BEHIND; n_behind++)
      run_races (n_positions, n_behind);
  for (int i = 2; i < argc; i++)
    run_crossing (argv[i]);
  return 0;
}
