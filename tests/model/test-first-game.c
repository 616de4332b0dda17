/* test-first-game.c: the first whole game, at the end of a course
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-first-game.h"

#include "ugo-opponent.h"
#include "ugo-test-model.h"

/* What White and Black still need for it, and what it is worth. */
static const struct
{
  const char *position;
  const char *moves[2];
  int stars;
} endings[] = {
  { "5www/5www/5w1w/6w1/8/bbb5/bb6/bbb1b3 w 30", { "g5-g6", "e1-f1" }, 3 },
  { "5www/5www/5w1w/6w1/b7/1bb5/bbb5/bbb5 w 30", { "g5-g6", "a4-a3" }, 2 },
  { "5www/5www/4ww1w/8/b7/1bb5/bbb5/bbb5 w 30", { "e6-e5", "a4-a3" }, 1 },
};

/* The match of an ending, with the tags of a first game or without. */
static UgoMatch *
make_ending (gsize i, gboolean is_first)
{
  g_autoptr (UgoMatch) first = ugo_first_game_new (&ugo_rules_ugolki);
  UgoPosition position = ugo_test_make_position ("Ugolki 9", endings[i].position);
  UgoMatch *match = ugo_match_new (&position);
  UgoRecord *from = ugo_match_get_record (first), *to = ugo_match_get_record (match);

  if (is_first)
    ugo_record_set_tag (to, "Lesson", ugo_record_get_tag (from, "Lesson"));
  ugo_test_play (match, endings[i].moves[0]);
  ugo_test_play (match, endings[i].moves[1]);
  return match;
}

static void
test_new (void)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    {
      g_autoptr (UgoMatch) match = ugo_first_game_new (*rules);

      g_assert_true (ugo_position_is_start (ugo_match_get_position (match)));
      g_assert_cmpint (ugo_opponent_get_level (match, UGO_WHITE), ==, UGO_OPPONENT_PERSON);
      g_assert_cmpint (ugo_opponent_get_level (match, UGO_BLACK), ==, UGO_OPPONENT_MIN_LEVEL);
    }
}

static void
test_stars (void)
{
  g_autofree char *folder = ugo_test_make_folder ();
  g_autofree char *path = g_build_filename (folder, "progress.ini", NULL);
  g_autoptr (UgoProgress) progress = ugo_progress_new (path);
  g_autoptr (UgoMatch) other = make_ending (0, FALSE);
  g_autoptr (UgoMatch) resigned = ugo_first_game_new (&ugo_rules_ugolki);
  int best = 0;

  ugo_first_game_keep (other, progress);
  ugo_first_game_keep (resigned, progress);
  ugo_match_resign (resigned, UGO_BLACK);
  ugo_first_game_keep (resigned, progress);
  g_assert_cmpint (ugo_first_game_get_stars (&ugo_rules_ugolki, progress), ==, 0);

  /* The best counts, whichever comes first. */
  for (gsize i = G_N_ELEMENTS (endings); i-- > 0;)
    {
      g_autoptr (UgoMatch) match = make_ending (i, TRUE);

      ugo_first_game_keep (match, progress);
      best = MAX (best, endings[i].stars);
      g_assert_cmpint (ugo_first_game_get_stars (&ugo_rules_ugolki, progress), ==, best);
      g_assert_cmpint (ugo_first_game_get_stars (&ugo_rules_gyges, progress), ==, 0);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autoptr (UgoMatch) match = make_ending (i, TRUE);

      ugo_first_game_keep (match, progress);
      g_assert_cmpint (ugo_first_game_get_stars (&ugo_rules_ugolki, progress), ==, 3);
    }
  ugo_progress_flush (progress);
  ugo_test_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/first-game/it is a whole game against a gentle opponent", test_new);
  g_test_add_func ("/first-game/only when it is over it counts, and the best result does",
                   test_stars);
  return g_test_run ();
}
