/* test-game-row.c: what a game in a list is called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-game-row.h"

static void
test_titles (void)
{
  static const struct
  {
    const char *variant;
    const char *white;
    const char *black;
    const char *title;
  } cases[] = {
    { NULL, "Ada", "Boris", "Ada – Boris" },
    { NULL, "Ada", NULL, "Ada – Black" },
    { "Ugolki 16 diagonal", NULL, "Boris", "White – Boris" },
    { "Gyges", "Ada", NULL, "Ada – North" },
    { "gyges ADVANCED", NULL, "Boris", "South – Boris" },
    { "Gyges sideways", NULL, "Boris", "South – Boris" },
    { "Halma", NULL, "Boris", "White – Boris" },
    { "", NULL, "Boris", "White – Boris" },
    { "Gyges", NULL, NULL, "Game 7" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *title = ugo_game_title (cases[i].variant, cases[i].white, cases[i].black, 7);

      g_assert_cmpstr (title, ==, cases[i].title);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game row/a player without a name is called by the side", test_titles);
  return g_test_run ();
}
