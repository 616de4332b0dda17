/* bench-generate.c: how long the next puzzle takes, and what the puzzles of a level are like
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-generate [COUNT [THEME]]: for every level of every theme, of so many puzzles: the median
 * and the longest time of the processor in milliseconds, the moves of the solution, the legal moves
 * at the start for each that begins an answer, and how many seeds gave one. Then for every theme,
 * of so many generators that were told to stop at any moment, how long the slowest took to do so.
 */
#include <stdlib.h>
#include <time.h>

#include "ugo-generator.h"

#define COUNT 10

static double
processor_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* Adds the moves there are at the start and those that begin an answer. */
static void
count_moves (const UgoPuzzle *puzzle, UgoProof *proof, UgoMove *moves, double *all, double *right)
{
  const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);

  ugo_goal_solve (&draft->goal, &draft->position, draft->n_moves, NULL, proof);
  *all += (double) ugo_legal_moves (&draft->position, moves);
  *right += (double) proof->n_first;
}

static void
run (const UgoPuzzleTheme *theme, int level, guint count)
{
  g_autofree double *times = g_new0 (double, count);
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  double all = 0, right = 0, length = 0;
  guint n_made = 0;

  for (guint i = 0; i < count; i++)
    {
      double began = processor_time ();
      g_autoptr (UgoPuzzle) puzzle = ugo_generate (theme, level, i + 1, NULL, NULL, NULL);

      times[i] = processor_time () - began;
      if (puzzle == NULL)
        continue;
      n_made++;
      length += ugo_puzzle_get_draft (puzzle)->n_moves;
      count_moves (puzzle, proof, moves, &all, &right);
    }
  qsort (times, count, sizeof *times, compare);
  g_print ("%-16s level %d: median %7.1f ms, longest %7.1f ms, %4.1f moves, ", theme->id, level,
           times[count / 2], times[count - 1], n_made > 0 ? length / n_made : 0);
  if (right > 0)
    g_print ("one in %5.1f begins an answer, ", all / right);
  g_print ("%u of %u made\n", n_made, count);
}

/* What a thread is to make, and when it had done so. */
typedef struct
{
  const UgoPuzzleTheme *theme;
  atomic_bool stop;
  gint64 ended;
} Making;

static gpointer
make_cb (gpointer data)
{
  Making *making = data;
  guint64 seed = 1;

  while (!atomic_load (&making->stop))
    {
      UgoPuzzle *puzzle = ugo_generate (making->theme, making->theme->max_level, seed++,
                                        &making->stop, NULL, NULL);

      g_clear_pointer (&puzzle, ugo_puzzle_unref);
    }
  making->ended = g_get_monotonic_time ();
  return NULL;
}

static void
run_stops (const UgoPuzzleTheme *theme, guint count)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (count);
  gint64 longest = 0;

  for (guint i = 0; i < count; i++)
    {
      Making making = { .theme = theme };
      GThread *thread = g_thread_new ("generator", make_cb, &making);
      gint64 told;

      g_usleep ((gulong) g_rand_int_range (rand, 0, 300000));
      told = g_get_monotonic_time ();
      atomic_store (&making.stop, true);
      g_thread_join (thread);
      longest = MAX (longest, making.ended - told);
    }
  g_print ("%-16s stopped after %.1f ms at most\n", theme->id, (double) longest / 1e3);
}

int
main (int argc, char **argv)
{
  guint count = argc > 1 ? (guint) MAX (atoi (argv[1]), 1) : COUNT;

  for (const UgoPuzzleTheme *const *theme = ugo_puzzle_themes (); *theme != NULL; theme++)
    if (argc < 3 || g_str_equal (argv[2], (*theme)->id))
      for (int level = (*theme)->min_level; level <= (*theme)->max_level; level++)
        run (*theme, level, count);
  for (const UgoPuzzleTheme *const *theme = ugo_puzzle_themes (); *theme != NULL; theme++)
    if (argc < 3 || g_str_equal (argv[2], (*theme)->id))
      run_stops (*theme, count);
  return EXIT_SUCCESS;
}
