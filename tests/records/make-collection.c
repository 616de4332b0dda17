/* make-collection.c: writes a file of games to try a program with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *     make-collection GAMES [SEED] > FILE
 */
#include <stdlib.h>

#include "ugo-test-collection.h"

int
main (int argc, char **argv)
{
  if (argc < 2)
    {
      fprintf (stderr, "make-collection GAMES [SEED] > FILE\n");
      return EXIT_FAILURE;
    }
  ugo_test_write_collection (stdout, (guint) g_ascii_strtoull (argv[1], NULL, 10),
                             argc > 2 ? (guint32) g_ascii_strtoull (argv[2], NULL, 10) : 1);
  return EXIT_SUCCESS;
}
