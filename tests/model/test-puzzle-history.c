/* test-puzzle-history.c: what was done at puzzles is listed, summed up, forgotten and brought back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "ugo-puzzle-history.h"
#include "ugo-random.h"
#include "ugo-test-model.h"

#define N_ROUNDS 12

static const char *const themes[] = { "longest-chain", "road", "cut-the-road" };

typedef struct
{
  char *folder;
  char *path;
  UgoProgress *store;
  UgoPuzzleProgress *progress;
} Place;

static void
place_open (Place *place)
{
  place->store = ugo_progress_new (place->path);
  g_assert_true (ugo_progress_load (place->store, NULL));
  place->progress = ugo_puzzle_progress_new (place->store);
}

static void
place_close (Place *place)
{
  ugo_progress_flush (place->store);
  g_object_unref (place->progress);
  g_assert_finalize_object (place->store);
}

static void
place_set_up (Place *place, gconstpointer data)
{
  place->folder = ugo_test_make_folder ();
  place->path = g_build_filename (place->folder, "progress.ini", NULL);
  place_open (place);
}

static void
place_tear_down (Place *place, gconstpointer data)
{
  place_close (place);
  ugo_test_remove_folder (place->folder);
  g_free (place->path);
  g_free (place->folder);
}

static char *
read_file (Place *place)
{
  char *text;

  ugo_progress_flush (place->store);
  g_assert_true (g_file_get_contents (place->path, &text, NULL, NULL));
  return text;
}

static void
record (Place *place, const char *id, const char *theme, int level, int stars, int hour)
{
  g_autoptr (GDateTime) start = g_date_time_new_local (2026, 11, 1, 0, 30, 0);
  g_autoptr (GDateTime) now = g_date_time_add_hours (start, hour);
  UgoPuzzleResult result = { .rules = &ugo_rules_ugolki,
                             .id = id,
                             .theme = theme,
                             .level = level,
                             .stars = stars,
                             .n_wrong = stars < 3,
                             .n_hints = stars == 1 ? 2 : 0,
                             .seconds = 65 };

  ugo_puzzle_progress_record (place->progress, &result, now);
}

static void
record_many (Place *place, UgoRandom *random, int n)
{
  for (int i = 0; i < n; i++)
    {
      const char *theme = themes[ugo_random_below (random, G_N_ELEMENTS (themes))];
      g_autofree char *id = g_strdup_printf ("%s-1-%u", theme, ugo_random_below (random, 40));

      record (place, id, theme, 1 + (int) ugo_random_below (random, 9),
              (int) ugo_random_below (random, 4), i);
    }
}

static GListModel *
list (Place *place, const char *theme)
{
  GDate today;

  g_date_set_dmy (&today, 3, G_DATE_NOVEMBER, 2026);
  return ugo_puzzle_history_list (place->progress, &ugo_rules_ugolki, theme, &today);
}

static UgoPuzzleEntry *
get (GListModel *model, guint i)
{
  g_autoptr (UgoPuzzleEntry) entry = g_list_model_get_item (model, i);

  g_assert_nonnull (entry);
  return entry;
}

static void
test_list (Place *place, gconstpointer data)
{
  g_autoptr (GListModel) all = NULL;
  g_autoptr (GListModel) some = NULL;

  record (place, "road-1-1", "road", 1, 3, 1);
  record (place, "road-2-2", "road", 2, 0, 30);
  record (place, "cut-the-road-3-3", "cut-the-road", 3, 1, 50);
  record (place, "road-4-4", "road", 4, 2, 51);
  all = list (place, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (all), ==, 4);
  g_assert_cmpstr (ugo_puzzle_entry_get_id (get (all, 0)), ==, "road-4-4");
  g_assert_cmpstr (ugo_puzzle_entry_get_day (get (all, 0)), ==, "Today");
  g_assert_cmpstr (ugo_puzzle_entry_get_details (get (all, 0)), ==,
                   "03:30 · 1 wrong answer · 1:05");
  g_assert_null (ugo_puzzle_entry_get_day (get (all, 1)));
  g_assert_cmpstr (ugo_puzzle_entry_get_details (get (all, 1)), ==,
                   "02:30 · 1 wrong answer · 2 hints · 1:05");
  g_assert_cmpstr (ugo_puzzle_entry_get_day (get (all, 2)), ==, "Yesterday");
  g_assert_cmpstr (ugo_puzzle_entry_get_details (get (all, 2)), ==,
                   "06:30 · not solved · 1 wrong answer · 1:05");
  g_assert_cmpstr (ugo_puzzle_entry_get_day (get (all, 3)), ==, "2026-11-01");
  g_assert_cmpstr (ugo_puzzle_entry_get_details (get (all, 3)), ==,
                   "01:30 · solved at once · 1:05");
  g_assert_cmpint (ugo_puzzle_entry_get_stars (get (all, 3)), ==, 3);
  some = list (place, "cut-the-road");
  g_assert_cmpuint (g_list_model_get_n_items (some), ==, 1);
  g_assert_cmpstr (ugo_puzzle_entry_get_day (get (some, 0)), ==, "Today");
}

static void
test_sum (Place *place, gconstpointer data)
{
  UgoPuzzleSum sum = ugo_puzzle_history_sum (place->progress, &ugo_rules_ugolki, NULL);

  g_assert_cmpuint (sum.n_solved, ==, 0);
  g_assert_cmpfloat (sum.mean_level, ==, 0);
  record (place, "road-1-1", "road", 1, 3, 1);
  record (place, "road-2-2", "road", 2, 0, 2);
  record (place, "road-2-2", "road", 2, 3, 3);
  record (place, "cut-the-road-6-1", "cut-the-road", 6, 3, 4);
  record (place, "cut-the-road-6-1", "cut-the-road", 6, 3, 5);
  sum = ugo_puzzle_history_sum (place->progress, &ugo_rules_ugolki, NULL);
  g_assert_cmpuint (sum.n_solved, ==, 3);
  g_assert_cmpuint (sum.n_at_once, ==, 2);
  g_assert_cmpfloat (sum.mean_level, ==, 3);
  sum = ugo_puzzle_history_sum (place->progress, &ugo_rules_ugolki, "road");
  g_assert_cmpuint (sum.n_solved, ==, 2);
  g_assert_cmpuint (sum.n_at_once, ==, 1);
  g_assert_cmpfloat (sum.mean_level, ==, 1.5);
}

/* A file of the time when neither wrong answers nor hints nor times were kept. */
static void
test_old_file (Place *place, gconstpointer data)
{
  static const char text[] = "[ugolki-progress]\nversion=1\n"
                             "[puzzle/ugolki/history]\n"
                             "1=road-1-1;road;1;3;1793500000;950\n"
                             "2=road-1-2;road;1;2;1793500100;970;1;0;31;later\n"
                             "3=road-1-3;road;1;2;1793500200;980;1;x;31\n";
  g_autoptr (GListModel) all = NULL;
  g_autofree char *after = NULL;

  place_close (place);
  g_assert_true (g_file_set_contents (place->path, text, -1, NULL));
  place_open (place);
  all = list (place, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (all), ==, 3);
  g_assert_true (g_str_has_suffix (ugo_puzzle_entry_get_details (get (all, 2)), "solved at once"));
  g_assert_true (g_str_has_suffix (ugo_puzzle_entry_get_details (get (all, 1)),
                                   "1 wrong answer · 0:31"));
  g_assert_cmpint (ugo_puzzle_entry_get_rating (get (all, 0)), ==, 980);
  record (place, "road-1-4", "road", 1, 3, 1);
  after = read_file (place);
  g_assert_nonnull (strstr (after, "1=road-1-1;road;1;3;1793500000;950\n"));
  g_assert_nonnull (strstr (after, ";1;0;31;later\n"));
}

static void
assert_gone (const char *text, const char *theme)
{
  const char *const patterns[] = { "=%s;", ";%s;", "\n%s=", "\n%s/" };

  for (gsize i = 0; i < G_N_ELEMENTS (patterns); i++)
    {
      g_auto (GStrv) parts = g_strsplit (patterns[i], "%s", 2);
      g_autofree char *found = g_strjoinv (theme, parts);

      g_assert_null (strstr (text, found));
    }
}

/* Whatever is forgotten is gone from the file at once, and comes back to the last byte. */
static void
test_forget (Place *place, gconstpointer data)
{
  UgoRandom random = 5;

  ugo_progress_set (place->store, "lesson/ugolki-jump", "1", 3);
  for (int round = 0; round < N_ROUNDS; round++)
    {
      const char *theme = round % 4 < 3 ? themes[round % 4] : NULL;
      g_autofree char *before = NULL;
      g_autofree char *between = NULL;
      g_autofree char *after = NULL;
      g_autoptr (GListModel) none = NULL;

      record_many (place, &random, 20);
      before = read_file (place);
      ugo_puzzle_progress_forget (place->progress, &ugo_rules_ugolki, theme);
      between = read_file (place);
      none = list (place, theme);
      g_assert_cmpuint (g_list_model_get_n_items (none), ==, 0);
      g_assert_cmpuint (ugo_puzzle_progress_count (place->progress, &ugo_rules_ugolki, theme, 0),
                        ==, 0);
      if (theme)
        assert_gone (between, theme);
      g_assert_nonnull (strstr (between, "[lesson/ugolki-jump]"));
      g_assert_true (ugo_puzzle_progress_can_undo_forget (place->progress));
      ugo_puzzle_progress_undo_forget (place->progress);
      after = read_file (place);
      g_assert_cmpstr (before, ==, after);
      g_assert_false (ugo_puzzle_progress_can_undo_forget (place->progress));
    }
}

/* What has come between is not lost when the rest is brought back. */
static void
test_between (Place *place, gconstpointer data)
{
  for (int round = 0; round < 2; round++)
    {
      const char *theme = round == 0 ? "road" : NULL;
      g_autoptr (GListModel) all = NULL;
      g_autofree char *id = g_strdup_printf ("road-5-%d", round);

      record (place, "road-1-1", "road", 1, 3, 10 * round);
      record (place, "cut-the-road-6-1", "cut-the-road", 6, 3, 10 * round + 1);
      ugo_puzzle_progress_forget (place->progress, &ugo_rules_ugolki, theme);
      record (place, id, "road", 5, 3, 10 * round + 2);
      ugo_puzzle_progress_undo_forget (place->progress);
      all = list (place, NULL);
      g_assert_cmpuint (g_list_model_get_n_items (all), ==, 3 * (guint) round + 3);
      g_assert_nonnull (ugo_puzzle_progress_get (place->progress, &ugo_rules_ugolki, id));
      g_assert_nonnull (
          ugo_puzzle_progress_get (place->progress, &ugo_rules_ugolki, "road-1-1"));
    }
}

#define ADD(sentence, function)                                                                    \
  g_test_add ("/model/puzzle-history/" sentence, Place, NULL, place_set_up, function,              \
              place_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("the newest comes first, each day under its name", test_list);
  ADD ("puzzles are counted once, and at once the first time only", test_sum);
  ADD ("files of before are read, and keep their lines", test_old_file);
  ADD ("what is forgotten comes back to the last byte", test_forget);
  ADD ("what has come since stays when the rest comes back", test_between);

  return g_test_run ();
}
