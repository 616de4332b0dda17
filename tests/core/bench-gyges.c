/* bench-gyges.c: how fast the moves of Gygès are found and counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Over positions of random play, the same ones each time. Run as `meson test --benchmark`, best in
 * a release build.
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "ugo-gyges.h"

#define N_POSITIONS 4000
#define N_ROUNDS 25

/* Of the processor: other programs may use it, too. */
static double
seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + 1e-9 * (double) now.tv_nsec;
}

static uint32_t
draw_lot (uint64_t *state, uint32_t n)
{
  *state = *state * UINT64_C (6364136223846793005) + UINT64_C (1442695040888963407);
  return (uint32_t) (*state >> 33) % n;
}

/* Undecided positions after the placement, of games one after the other. */
static void
play_games (UgoVariant variant, UgoPosition *positions)
{
  uint64_t state = 1;
  UgoPosition position;

  ugo_position_start (variant, &position);
  for (int n = 0; n < N_POSITIONS;)
    {
      UgoMove moves[UGO_MAX_MOVES];
      size_t n_moves = ugo_legal_moves (&position, moves);

      if (n_moves == 0)
        {
          ugo_position_start (variant, &position);
          continue;
        }
      if (!ugo_gyges_is_placement (&position))
        positions[n++] = position;
      ugo_play (&position, moves[draw_lot (&state, (uint32_t) n_moves)], NULL, 0, &position);
    }
}

static void
list_moves (const char *name, const UgoPosition *positions)
{
  double began = seconds ();
  size_t n_moves = 0;
  double taken;

  for (int round = 0; round < N_ROUNDS; round++)
    for (int i = 0; i < N_POSITIONS; i++)
      {
        UgoMove moves[UGO_MAX_MOVES];

        n_moves += positions[i].variant.rules->moves (&positions[i], moves);
      }
  taken = seconds () - began;
  printf ("%s: all moves of a position in %.2f microseconds, %.1f of them\n", name,
          1e6 * taken / (N_ROUNDS * N_POSITIONS), (double) n_moves / (N_ROUNDS * N_POSITIONS));
}

static void
count_moves (const char *name, const UgoPosition *positions)
{
  double began = seconds ();
  uint64_t n_moves = 0;
  double taken;

  for (int i = 0; i < N_POSITIONS; i++)
    n_moves += ugo_perft (&positions[i], 2);
  taken = seconds () - began;
  printf ("%s: %.0f million moves counted a second\n", name, 1e-6 * (double) n_moves / taken);
}

int
main (void)
{
  static UgoPosition positions[N_POSITIONS];
  UgoVariant variant = ugo_variant_default (&ugo_rules_gyges);

  play_games (variant, positions);
  list_moves ("Gyges", positions);
  count_moves ("Gyges", positions);
  variant.flags |= UGO_GYGES_ADVANCED;
  play_games (variant, positions);
  list_moves ("Gyges advanced", positions);
  count_moves ("Gyges advanced", positions);
  return EXIT_SUCCESS;
}
