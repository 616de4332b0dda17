/* bench-perft.c: how fast move sequences are counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Run as `meson test --benchmark`, best in a release build. With a variant and a depth as its
 * arguments it counts that case alone. Time depends on the machine; instructions do not:
 *
 *   meson setup --buildtype=release build-release && ninja -C build-release
 *   valgrind --tool=callgrind --callgrind-out-file=/dev/null \
 *     build-release/tests/core/bench-perft "Ugolki 9" 6
 *
 * Divide the `Collected` figure by the count printed: instructions per counted move.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ugo-notation.h"

typedef struct
{
  const char *variant;
  int depth;
  uint64_t count;
} Case;

static const Case cases[] = {
  { "Ugolki 9", 6, 23968870 },
  { "Ugolki 16 diagonal", 4, 4424590 },
};

static double
seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  return (double) now.tv_sec + 1e-9 * (double) now.tv_nsec;
}

/* Counts a case and prints it; returns the count, 0 when the variant has no such name. */
static uint64_t
run (const char *name, int depth)
{
  UgoPosition start;
  UgoVariant variant;
  size_t offset;

  if (ugo_variant_read (name, strlen (name), &variant, &offset) != UGO_OK)
    {
      fprintf (stderr, "%s: not a variant\n", name);
      return 0;
    }

  ugo_position_start (variant, &start);

  double began = seconds ();
  uint64_t count = ugo_perft (&start, depth);
  double taken = seconds () - began;

  printf ("%s, depth %d: %llu moves in %.3f s, %.0f million a second\n", name, depth,
          (unsigned long long) count, taken, taken > 0 ? 1e-6 * (double) count / taken : 0.0);
  return count;
}

int
main (int argc, char **argv)
{
  if (argc == 3)
    return run (argv[1], atoi (argv[2])) > 0 ? EXIT_SUCCESS : EXIT_FAILURE;

  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
    if (run (cases[i].variant, cases[i].depth) != cases[i].count)
      {
        fprintf (stderr, "the count should be %llu\n", (unsigned long long) cases[i].count);
        return EXIT_FAILURE;
      }

  return EXIT_SUCCESS;
}
