/* test-puzzle-picker.c: puzzles for a sheet are those that are wanted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-generator.h"
#include "ugo-puzzle-picker.h"
#include "ugo-test-model.h"
#include "ugo-writer.h"

#define N_EACH 3
#define LAST_LEVEL 3

typedef struct
{
  char *folder;
  UgoProgress *store;
  UgoPuzzleProgress *progress;
  UgoPuzzleShelf *shelf;
  UgoPuzzlePicker *picker;
  GPtrArray *themes;
  guint n_changes;
} Place;

static const char *const ids[] = { "longest-chain", "build-and-run" };

static GBytes *
make_pack (GPtrArray *themes)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < themes->len; i++)
    for (int level = 1; level <= LAST_LEVEL; level++)
      for (guint64 seed = 1; seed <= N_EACH; seed++)
        {
          g_autoptr (UgoPuzzle) puzzle
              = ugo_generate (themes->pdata[i], level, seed, NULL, NULL, NULL);

          ugo_record_write (ugo_puzzle_get_record (puzzle), text);
          g_string_append_c (text, '\n');
        }
  return g_string_free_to_bytes (text);
}

static void
count_cb (Place *place)
{
  place->n_changes++;
}

static void
place_set_up (Place *place, gconstpointer data)
{
  g_autofree char *path = NULL;

  place->folder = ugo_test_make_folder ();
  path = g_build_filename (place->folder, "progress.ini", NULL);
  place->store = ugo_progress_new (path);
  place->progress = ugo_puzzle_progress_new (place->store);
  place->shelf = ugo_puzzle_shelf_new ();
  place->picker = ugo_puzzle_picker_new (place->shelf, place->progress);
  g_signal_connect_swapped (place->picker, "changed", G_CALLBACK (count_cb), place);
  place->themes = g_ptr_array_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    g_ptr_array_add (place->themes, (gpointer) ugo_puzzle_theme_find (ids[i]));
}

static void
fill_shelf (Place *place)
{
  g_autoptr (GBytes) pack = make_pack (place->themes);

  ugo_puzzle_shelf_add (place->shelf, pack);
}

static void
place_tear_down (Place *place, gconstpointer data)
{
  g_assert_finalize_object (place->picker);
  g_object_unref (place->shelf);
  g_object_unref (place->progress);
  ugo_progress_flush (place->store);
  g_object_unref (place->store);
  g_ptr_array_unref (place->themes);
  ugo_test_remove_folder (place->folder);
  g_free (place->folder);
}

static void
pick (Place *place, guint n, int min_level, int max_level, gboolean is_new)
{
  UgoPuzzleWish wish = {
    .rules = &ugo_rules_ugolki,
    .themes = place->themes,
    .min_level = min_level,
    .max_level = max_level,
    .n = n,
    .is_new = is_new,
    .seed = 7,
  };

  ugo_puzzle_picker_pick (place->picker, &wish);
}

static guint
theme_number (Place *place, UgoPuzzle *puzzle)
{
  guint index;

  g_assert_true (g_ptr_array_find (place->themes, ugo_puzzle_get_theme (puzzle), &index));
  return index;
}

/* Whether all is as wanted, and in order. */
static void
check (Place *place, guint n, int min_level, int max_level)
{
  GPtrArray *puzzles = ugo_puzzle_picker_get_puzzles (place->picker);

  g_assert_cmpuint (puzzles->len, ==, n);
  for (guint i = 0; i < puzzles->len; i++)
    {
      int level = ugo_puzzle_get_level (puzzles->pdata[i]);
      guint theme = theme_number (place, puzzles->pdata[i]);

      g_assert_cmpint (level, >=, min_level);
      g_assert_cmpint (level, <=, max_level);
      if (i > 0)
        {
          guint before = theme_number (place, puzzles->pdata[i - 1]);

          g_assert_cmpuint (theme, >=, before);
          g_assert_true (theme > before
                         || level >= ugo_puzzle_get_level (puzzles->pdata[i - 1]));
        }
      for (guint j = 0; j < i; j++)
        g_assert_cmpuint (ugo_puzzle_key (puzzles->pdata[i]), !=,
                          ugo_puzzle_key (puzzles->pdata[j]));
    }
}

static guint
count_theme (Place *place, guint theme)
{
  GPtrArray *puzzles = ugo_puzzle_picker_get_puzzles (place->picker);
  guint n = 0;

  for (guint i = 0; i < puzzles->len; i++)
    n += theme_number (place, puzzles->pdata[i]) == theme;
  return n;
}

static void
solve (Place *place, UgoPuzzle *puzzle)
{
  g_autoptr (GDateTime) now = g_date_time_new_utc (2026, 11, 30, 12, 0, 0);
  UgoPuzzleResult result = { .rules = &ugo_rules_ugolki,
                             .id = ugo_puzzle_get_id (puzzle),
                             .theme = ugo_puzzle_get_theme (puzzle)->id,
                             .level = ugo_puzzle_get_level (puzzle),
                             .stars = 3,
                             .is_kept = TRUE };

  ugo_puzzle_progress_record (place->progress, &result, now);
}

static void
test_shelf (Place *place, gconstpointer data)
{
  const guint n_all = (guint) G_N_ELEMENTS (ids) * LAST_LEVEL * N_EACH;

  fill_shelf (place);
  for (guint n = 1; n <= n_all; n++)
    {
      pick (place, n, 1, LAST_LEVEL, FALSE);
      check (place, n, 1, LAST_LEVEL);
      g_assert_cmpint (ABS ((int) count_theme (place, 0) - (int) count_theme (place, 1)), <=, 1);
    }
  pick (place, n_all + 5, 1, 9, FALSE);
  check (place, n_all, 1, LAST_LEVEL);
  pick (place, 100, 2, 2, FALSE);
  check (place, 2 * N_EACH, 2, 2);
  pick (place, 100, LAST_LEVEL + 1, 9, FALSE);
  check (place, 0, 0, 0);
  g_ptr_array_set_size (place->themes, 1);
  pick (place, 100, 1, 9, FALSE);
  check (place, LAST_LEVEL * N_EACH, 1, 9);
  g_ptr_array_set_size (place->themes, 0);
  pick (place, 100, 1, 9, FALSE);
  check (place, 0, 0, 0);
  g_assert_false (ugo_puzzle_picker_is_busy (place->picker));
}

static gboolean
is_solved (Place *place, UgoPuzzle *puzzle)
{
  return ugo_puzzle_progress_get (place->progress, &ugo_rules_ugolki, ugo_puzzle_get_id (puzzle))
         != NULL;
}

static void
test_solved (Place *place, gconstpointer data)
{
  GPtrArray *puzzles = ugo_puzzle_picker_get_puzzles (place->picker);
  const guint n_all = (guint) G_N_ELEMENTS (ids) * LAST_LEVEL * N_EACH;
  guint n_solved = 0;

  fill_shelf (place);
  pick (place, n_all - 4, 1, 9, FALSE);
  for (guint i = 0; i < puzzles->len; i++)
    solve (place, puzzles->pdata[i]);
  pick (place, 6, 1, 9, FALSE);
  check (place, 6, 1, 9);
  for (guint i = 0; i < puzzles->len; i++)
    n_solved += is_solved (place, puzzles->pdata[i]);
  g_assert_cmpuint (n_solved, ==, 2);
}

/* The packs are read in a thread; a dialog may be there before them. */
static void
test_late (Place *place, gconstpointer data)
{
  pick (place, 5, 1, 9, FALSE);
  check (place, 0, 0, 0);
  place->n_changes = 0;
  fill_shelf (place);
  g_assert_cmpuint (place->n_changes, >, 0);
  check (place, 5, 1, 9);
}

static void
wait_made (Place *place)
{
  while (ugo_puzzle_picker_is_busy (place->picker))
    g_main_context_iteration (NULL, TRUE);
}

static char *
join_ids (Place *place)
{
  GPtrArray *puzzles = ugo_puzzle_picker_get_puzzles (place->picker);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < puzzles->len; i++)
    g_string_append_printf (text, "%s ", ugo_puzzle_get_id (puzzles->pdata[i]));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
test_new (Place *place, gconstpointer data)
{
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  pick (place, 7, 1, 2, TRUE);
  g_assert_true (ugo_puzzle_picker_is_busy (place->picker));
  wait_made (place);
  check (place, 7, 1, 2);
  g_assert_cmpuint (count_theme (place, 0), ==, 4);
  one = join_ids (place);
  pick (place, 7, 1, 2, TRUE);
  wait_made (place);
  other = join_ids (place);
  g_assert_cmpstr (one, ==, other);
}

/* One puzzle at each level is all there is. */
static void
test_few (Place *place, gconstpointer data)
{
  g_ptr_array_set_size (place->themes, 0);
  g_ptr_array_add (place->themes, (gpointer) ugo_puzzle_theme_find ("whole-army"));
  pick (place, 9, 2, 4, TRUE);
  wait_made (place);
  check (place, 3, 2, 4);
}

static void
test_cancel (Place *place, gconstpointer data)
{
  GPtrArray *puzzles = ugo_puzzle_picker_get_puzzles (place->picker);

  pick (place, 50, 1, 3, TRUE);
  while (puzzles->len < 2)
    g_main_context_iteration (NULL, TRUE);
  ugo_puzzle_picker_cancel (place->picker);
  g_assert_false (ugo_puzzle_picker_is_busy (place->picker));
  place->n_changes = 0;
  for (int i = 0; i < 20; i++)
    {
      g_usleep (5000);
      g_main_context_iteration (NULL, FALSE);
    }
  check (place, 2, 1, 3);
  g_assert_cmpuint (place->n_changes, ==, 0);
  pick (place, 1, 1, 3, TRUE);
  wait_made (place);
  check (place, 1, 1, 3);
  /* Whoever goes while puzzles are made leaves nothing behind. */
  pick (place, 50, 9, 9, TRUE);
}

#define ADD(sentence, function)                                                                    \
  g_test_add ("/model/puzzle-picker/" sentence, Place, NULL, place_set_up, function,               \
              place_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("as many as are wanted come from the shelf, themes by turns, none twice", test_shelf);
  ADD ("those that were not solved come first", test_solved);
  ADD ("puzzles that come late to the shelf are taken", test_late);
  ADD ("new ones are made, the same from the same number", test_new);
  ADD ("where there are no more, it ends", test_few);
  ADD ("what was made stays when the rest is cancelled", test_cancel);

  return g_test_run ();
}
