/* bench-wins.c: how fast wins of Gygès are proved, each checked by a slow twin
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-wins [POSITIONS [SEED]]: for wins within one, three and five plies, how many of so many
 * random positions are won, and the longest and the mean time of the processor for an answer.
 */
#include <stdlib.h>
#include <time.h>

#include "ugo-gyges.h"
#include "ugo-solver.h"
#include "ugo-test-engine.h"

#define POSITIONS 1000
#define SEED "R02S00000000000000000000000000000001"

typedef UgoSolver Solver;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Solver, ugo_solver_free)

/* What this thread has used of the processor, in microseconds. */
static gint64
processor_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

/* Solves @position within @plies. Returns: the time it took */
static gint64
solve (UgoSolver *solver, const UgoPosition *position, int plies, bool *wins)
{
  UgoSolution solution;
  gint64 began = processor_time ();

  ugo_solver_solve (solver, position, plies, 0, NULL, &solution);
  *wins = solution.verdict == UGO_VERDICT_WIN;
  return processor_time () - began;
}

static void
run (UgoSolver *solver, const UgoPosition *positions, guint n_positions, int plies)
{
  gint64 most = 0, total = 0;
  guint n_won = 0;

  for (guint i = 0; i < n_positions; i++)
    {
      bool wins;
      gint64 time = solve (solver, &positions[i], plies, &wins);

      if (wins != ugo_test_wins_within (&positions[i], plies))
        g_error ("position %u: not what the slow twin says of %d plies", i, plies);
      n_won += wins;
      total += time;
      most = MAX (most, time);
    }
  g_print ("within %d plies: %u of %u won, at most %.2f ms, %.3f ms in the mean\n", plies, n_won,
           n_positions, (double) most / 1000, (double) total / 1000 / n_positions);
}

int
main (int argc, char **argv)
{
  guint n_positions = argc > 1 ? (guint) atoi (argv[1]) : POSITIONS;
  g_autofree UgoPosition *positions = g_new (UgoPosition, n_positions);
  g_autoptr (Solver) solver = ugo_solver_new ();
  char *seed[] = { argv[0], (char *) "--seed", (char *) (argc > 2 ? argv[2] : SEED), NULL };
  char **arguments = seed;
  int n_arguments = 3;

  g_test_init (&n_arguments, &arguments, NULL);
  for (guint i = 0; i < n_positions; i++)
    do
      positions[i] = ugo_test_random_position ("Gyges");
    while (ugo_gyges_is_placement (&positions[i]));
  for (int plies = 1; plies <= 5; plies += 2)
    run (solver, positions, n_positions, plies);
  return 0;
}
