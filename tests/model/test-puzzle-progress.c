/* test-puzzle-progress.c: what was done at puzzles is remembered, and comes out as it should
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>

#include "ugo-puzzle-progress.h"
#include "ugo-random.h"
#include "ugo-stars.h"
#include "ugo-test-model.h"

#define UGOLKI (&ugo_rules_ugolki)
#define GYGES (&ugo_rules_gyges)

/* A day in November 2026, and its number. */
#define START 739000

static const char *program;

static const UgoPuzzleTheme road = {
  .id = "road",
  .rules = UGOLKI,
  .min_level = 1,
  .max_level = 9,
};
static const UgoPuzzleTheme cut = {
  .id = "cut",
  .rules = UGOLKI,
  .min_level = 3,
  .max_level = 7,
};
static const char *const theme_ids[] = { "road", "cut", "whole-army" };

typedef struct
{
  char *folder;
  char *path;
  UgoProgress *store;
  UgoPuzzleProgress *progress;
  guint n_writes;
  guint n_changes;
} Place;

static void
count_cb (guint *n)
{
  ++*n;
}

static void
place_open (Place *place)
{
  place->store = ugo_progress_new (place->path);
  g_assert_true (ugo_progress_load (place->store, NULL));
  place->progress = ugo_puzzle_progress_new (place->store);
  g_signal_connect_swapped (place->store, "changed", G_CALLBACK (count_cb), &place->n_writes);
  g_signal_connect_swapped (place->progress, "changed", G_CALLBACK (count_cb), &place->n_changes);
}

static void
place_close (Place *place)
{
  ugo_progress_flush (place->store);
  g_object_unref (place->progress);
  g_assert_finalize_object (place->store);
}

static void
place_reopen (Place *place)
{
  place_close (place);
  place_open (place);
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

static GDate
date_of (guint32 day)
{
  GDate date;

  g_date_set_julian (&date, day);
  return date;
}

/* Where the person is it is a quarter past eleven in the evening; elsewhere it is another day. */
static GDateTime *
time_of (guint32 day)
{
  GDate date = date_of (day);
  g_autoptr (GTimeZone) zone = g_time_zone_new_offset (-8 * 3600);

  return g_date_time_new (zone, g_date_get_year (&date), g_date_get_month (&date),
                          g_date_get_day (&date), 23, 15, 0);
}

static void
record (UgoPuzzleProgress *progress, const UgoPuzzleResult *result, guint32 day)
{
  g_autoptr (GDateTime) now = time_of (day);

  ugo_puzzle_progress_record (progress, result, now);
}

static void
solve (Place *place, const char *id, int level, int stars, guint32 day)
{
  UgoPuzzleResult result = { UGOLKI, id, "road", level, stars, FALSE, 0 };

  record (place->progress, &result, day);
}

static char *
due_on (Place *place, guint32 day)
{
  GDate date = date_of (day);
  g_auto (GStrv) ids = ugo_puzzle_progress_dup_due (place->progress, UGOLKI, &date);

  return g_strjoinv (" ", ids);
}

static guint
streak_on (Place *place, guint32 day)
{
  GDate date = date_of (day);

  return ugo_puzzle_progress_get_streak (place->progress, &date);
}

#define assert_due(place, day, expected)                                                           \
  G_STMT_START                                                                                     \
  {                                                                                                \
    g_autofree char *due = due_on (place, day);                                                    \
                                                                                                   \
    g_assert_cmpstr (due, ==, expected);                                                           \
  }                                                                                                \
  G_STMT_END

static void
test_returns (Place *place, gconstpointer data)
{
  guint32 day = START;

  solve (place, "a", 2, 3, day);
  assert_due (place, day + 30, "");
  solve (place, "b", 2, 0, day);
  solve (place, "c", 2, 1, day + 1);
  assert_due (place, day, "");
  assert_due (place, day + 1, "b");
  assert_due (place, day + 2, "b c");
  place_reopen (place);
  assert_due (place, day + 2, "b c");

  /* Solved on the day it failed: that is not what it means to remember. */
  solve (place, "b", 2, 3, day);
  assert_due (place, day + 1, "b");
  solve (place, "b", 2, 2, day + 1);
  assert_due (place, day + 3, "c");
  assert_due (place, day + 4, "c b");
  place_reopen (place);
  solve (place, "b", 2, 3, day + 5);
  assert_due (place, day + 11, "c");
  assert_due (place, day + 12, "c b");
  solve (place, "b", 2, 3, day + 12);
  assert_due (place, day + 32, "c");
  assert_due (place, day + 33, "c b");
  place_reopen (place);

  /* One star is not enough, and it begins anew. */
  solve (place, "b", 2, 1, day + 33);
  assert_due (place, day + 34, "c b");
  solve (place, "b", 2, 3, day + 34);
  solve (place, "b", 2, 3, day + 37);
  solve (place, "b", 2, 3, day + 44);
  assert_due (place, day + 64, "c");
  solve (place, "b", 2, 3, day + 65);
  assert_due (place, day + 65, "c");
  assert_due (place, day + 400, "c");
  g_assert_cmpuint (ugo_puzzle_progress_get (place->progress, UGOLKI, "b")->n_tries, ==, 10);
  g_assert_cmpuint (ugo_puzzle_progress_get (place->progress, UGOLKI, "b")->n_solved, ==, 9);
}

/* A clock that was wrong for a while takes nothing away. */
static void
test_wrong_clock (Place *place, gconstpointer data)
{
  GDate today = date_of (START);
  UgoRating before, after;

  solve (place, "a", 2, 0, START + 30000);
  assert_due (place, START, "a");
  solve (place, "b", 2, 3, START + 30000);
  g_assert_cmpuint (streak_on (place, START), ==, 0);
  before = ugo_puzzle_progress_get_rating (place->progress, UGOLKI, &today);
  g_assert_cmpfloat (before.deviation, <, UGO_RATING_MAX_DEVIATION);
  solve (place, "c", 2, 3, START);
  after = ugo_puzzle_progress_get_rating (place->progress, UGOLKI, &today);
  g_assert_cmpfloat (after.deviation, <, before.deviation);
  solve (place, "d", 2, 3, START + 1);
  g_assert_cmpuint (streak_on (place, START + 1), ==, 2);
  place_reopen (place);
  g_assert_cmpuint (streak_on (place, START + 2), ==, 2);
}

static void
test_streak (Place *place, gconstpointer data)
{
  GDate today = date_of (START);

  g_assert_cmpuint (streak_on (place, START), ==, 0);
  g_assert_false (ugo_puzzle_progress_has_solved_on (place->progress, &today));
  solve (place, "a", 2, 0, START);
  g_assert_cmpuint (streak_on (place, START), ==, 0);
  solve (place, "a", 2, 1, START);
  g_assert_true (ugo_puzzle_progress_has_solved_on (place->progress, &today));
  g_assert_cmpuint (streak_on (place, START), ==, 1);
  g_assert_cmpuint (streak_on (place, START + 1), ==, 1);
  g_assert_cmpuint (streak_on (place, START + 2), ==, 0);
  solve (place, "a", 2, 1, START + 1);
  solve (place, "a", 2, 1, START + 2);

  /* A journey to the west gives a day twice. */
  solve (place, "a", 2, 1, START + 1);
  g_assert_cmpuint (streak_on (place, START + 1), ==, 3);
  solve (place, "a", 2, 1, START + 3);
  g_assert_cmpuint (streak_on (place, START + 3), ==, 4);
  solve (place, "a", 2, 1, START + 9);
  place_reopen (place);
  g_assert_cmpuint (streak_on (place, START + 9), ==, 1);
  g_assert_cmpuint (ugo_puzzle_progress_get_best_streak (place->progress), ==, 4);
}

static void
test_daily (Place *place, gconstpointer data)
{
  UgoPuzzleResult result = { GYGES, "cut-4-17", "cut", 4, 0, TRUE, START };
  GDate date = date_of (START), later = date_of (START + 1);

  record (place->progress, &result, START);
  g_assert_cmpint (ugo_puzzle_progress_get_daily (place->progress, GYGES, &date), ==, 0);
  result.stars = 2;
  record (place->progress, &result, START);
  result.stars = 1;
  record (place->progress, &result, START + 1);
  place_reopen (place);
  g_assert_cmpint (ugo_puzzle_progress_get_daily (place->progress, GYGES, &date), ==, 2);
  g_assert_cmpint (ugo_puzzle_progress_get_daily (place->progress, GYGES, &later), ==, 0);
  g_assert_cmpint (ugo_puzzle_progress_get_daily (place->progress, UGOLKI, &date), ==, 0);

  for (guint i = 1; i <= UGO_PUZZLE_MAX_DAILY; i++)
    {
      result.daily = START + i;
      record (place->progress, &result, START + i);
    }
  place_reopen (place);
  g_assert_cmpint (ugo_puzzle_progress_get_daily (place->progress, GYGES, &date), ==, 0);
  g_assert_cmpint (ugo_puzzle_progress_get_daily (place->progress, GYGES, &later), ==, 1);
}

/* Against a twin that keeps every result and computes all from the beginning. */

typedef struct
{
  const UgoRules *rules;
  char id[8];
  const char *theme;
  int level;
  int stars;
  guint32 day;
} Deed;

static void
deed_draw (Deed *deed, UgoRandom *random, guint32 day)
{
  guint puzzle = ugo_random_below (random, 60);

  deed->rules = ugo_random_below (random, 2) ? UGOLKI : GYGES;
  g_snprintf (deed->id, sizeof deed->id, "P-%u", puzzle);
  deed->theme = theme_ids[puzzle % 3];
  deed->level = 1 + (int) (puzzle % 9);
  deed->stars = (int) ugo_random_below (random, 4);
  deed->day = day;
}

static void
deed_do (const Deed *deed, UgoPuzzleProgress *progress)
{
  UgoPuzzleResult result
      = { deed->rules, deed->id, deed->theme, deed->level, deed->stars, TRUE, 0 };

  record (progress, &result, deed->day);
}

static gboolean
is_first (GArray *deeds, guint index)
{
  const Deed *deed = &g_array_index (deeds, Deed, index);

  for (guint i = 0; i < index; i++)
    {
      const Deed *other = &g_array_index (deeds, Deed, i);

      if (other->rules == deed->rules && strcmp (other->id, deed->id) == 0)
        return FALSE;
    }
  return TRUE;
}

static guint
twin_count (GArray *deeds, const UgoRules *rules, const char *theme, int level)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < deeds->len; i++)
    {
      Deed *deed = &g_array_index (deeds, Deed, i);

      if (deed->rules == rules && deed->stars > 0 && (!theme || strcmp (deed->theme, theme) == 0)
          && (level == 0 || deed->level == level))
        g_hash_table_add (ids, deed->id);
    }
  return g_hash_table_size (ids);
}

static guint
twin_streak (GArray *deeds, guint32 today)
{
  guint length = 0;

  for (guint32 day = today;; day--)
    {
      gboolean is_solved = FALSE;

      for (guint i = 0; i < deeds->len; i++)
        is_solved |= g_array_index (deeds, Deed, i).day == day
                     && g_array_index (deeds, Deed, i).stars > 0;
      if (!is_solved && day < today)
        return length;
      length += is_solved;
    }
}

static UgoRating
twin_rating (GArray *deeds, const UgoRules *rules, guint32 today)
{
  UgoRating rating;
  guint32 last = 0;

  ugo_rating_init (&rating);
  for (guint i = 0; i < deeds->len; i++)
    {
      const Deed *deed = &g_array_index (deeds, Deed, i);
      UgoRatingGame game = ugo_rating_of_puzzle (deed->theme, deed->level, deed->stars);

      if (deed->rules != rules || !is_first (deeds, i))
        continue;
      for (; last != 0 && last < deed->day; last++)
        rating = ugo_rating_away (&rating, 1);
      rating = ugo_rating_after (&rating, &game, 1);
      last = deed->day;
    }
  for (; last != 0 && last < today; last++)
    rating = ugo_rating_away (&rating, 1);
  return rating;
}

static void
compare_with_twin (Place *place, GArray *deeds, const UgoRules *rules, guint32 day)
{
  GDate today = date_of (day);
  UgoRating rating = ugo_puzzle_progress_get_rating (place->progress, rules, &today);
  UgoRating twin = twin_rating (deeds, rules, day);
  GPtrArray *history = ugo_puzzle_progress_get_history (place->progress, rules);
  guint n = 0;

  g_assert_cmpfloat_with_epsilon (rating.rating, twin.rating, 0.2);
  g_assert_cmpfloat_with_epsilon (rating.deviation, twin.deviation, 0.2);
  for (guint theme = 0; theme <= G_N_ELEMENTS (theme_ids); theme++)
    for (int level = 0; level <= UGO_PUZZLE_MAX_LEVEL; level++)
      {
        const char *id = theme < G_N_ELEMENTS (theme_ids) ? theme_ids[theme] : NULL;

        g_assert_cmpuint (ugo_puzzle_progress_count (place->progress, rules, id, level), ==,
                          twin_count (deeds, rules, id, level));
      }
  for (guint i = deeds->len; i > 0 && n < UGO_PUZZLE_MAX_HISTORY; i--)
    {
      const Deed *deed = &g_array_index (deeds, Deed, i - 1);
      g_autoptr (GDateTime) time = time_of (deed->day);
      const UgoPuzzleEvent *event;

      if (deed->rules != rules)
        continue;
      n++;
      g_assert_cmpuint (history->len, >=, n);
      event = history->pdata[history->len - n];
      g_assert_cmpstr (event->id, ==, deed->id);
      g_assert_cmpstr (event->theme, ==, deed->theme);
      g_assert_cmpint (event->level, ==, deed->level);
      g_assert_cmpint (event->stars, ==, deed->stars);
      g_assert_cmpint (event->time, ==, g_date_time_to_unix (time));
    }
  g_assert_cmpuint (history->len, ==, n);
}

static void
test_twin (Place *place, gconstpointer data)
{
  g_autoptr (GArray) deeds = g_array_new (FALSE, FALSE, sizeof (Deed));
  UgoRandom random = 11;
  guint32 day = START;

  for (guint i = 0; i < 600; i++)
    {
      Deed deed;

      day += ugo_random_below (&random, 4) == 0;
      day += ugo_random_below (&random, 40) == 0 ? ugo_random_below (&random, 30) : 0;
      deed_draw (&deed, &random, day);
      g_array_append_val (deeds, deed);
      place->n_writes = place->n_changes = 0;
      deed_do (&deed, place->progress);
      g_assert_cmpuint (place->n_writes, ==, 1);
      g_assert_cmpuint (place->n_changes, ==, 1);
      if (ugo_random_below (&random, 20) == 0)
        place_reopen (place);
      if (ugo_random_below (&random, 20) == 0)
        for (int side = 0; side < 2; side++)
          compare_with_twin (place, deeds, side ? UGOLKI : GYGES, day);
      g_assert_cmpuint (streak_on (place, day), ==, twin_streak (deeds, day));
    }
  place_reopen (place);
  for (int side = 0; side < 2; side++)
    compare_with_twin (place, deeds, side ? UGOLKI : GYGES, day + 3);
}

static int
compare_texts_cb (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The lines of the file, in order. */
static char *
sorted_text (const char *path)
{
  g_autofree char *text = NULL;
  g_autofree char *group = g_strdup ("");
  g_auto (GStrv) lines = NULL;
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_free);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line; line++)
    {
      if (**line == '[')
        {
          g_free (group);
          group = g_strdup (*line);
        }
      else if (**line != '\0')
        g_ptr_array_add (all, g_strconcat (group, *line, NULL));
    }
  g_ptr_array_sort (all, compare_texts_cb);
  g_ptr_array_add (all, NULL);
  return g_strjoinv ("\n", (char **) all->pdata);
}

/* Resets that are taken back leave the very file that would be there without them. */
static void
test_reset (Place *place, gconstpointer data)
{
  static const UgoRules *const games[] = { UGOLKI, GYGES, NULL };
  Place plain;

  place_set_up (&plain, NULL);
  for (guint seed = 1; seed <= 40; seed++)
    {
      UgoRandom random = seed, steps = seed;
      const UgoRules *rules = games[seed % 3];
      g_autofree char *expected = NULL;
      g_autofree char *text = NULL;

      for (guint i = 0; i < 40; i++)
        {
          Deed deed;

          deed_draw (&deed, &random, START + seed * 9 + i / 5);
          deed_do (&deed, plain.progress);
          deed_do (&deed, place->progress);
          if (ugo_random_below (&steps, 10) != 0)
            continue;
          ugo_puzzle_progress_reset (place->progress, rules);
          g_assert_true (ugo_puzzle_progress_can_restore (place->progress, rules));
          g_assert_cmpuint (
              ugo_puzzle_progress_count (place->progress, rules ? rules : UGOLKI, NULL, 0), ==, 0);
        }
      ugo_puzzle_progress_restore (place->progress, rules);
      g_assert_false (ugo_puzzle_progress_can_restore (place->progress, rules));
      ugo_progress_flush (plain.store);
      ugo_progress_flush (place->store);
      expected = sorted_text (plain.path);
      text = sorted_text (place->path);
      g_assert_cmpstr (text, ==, expected);
    }
  place_tear_down (&plain, NULL);
}

static void
test_reset_one (Place *place, gconstpointer data)
{
  GDate today = date_of (START);
  UgoPuzzleResult other = { GYGES, "b", "cut", 4, 3, FALSE, 0 };
  UgoRating rating, unknown;

  solve (place, "a", 3, 3, START);
  record (place->progress, &other, START);
  ugo_progress_set (place->store, "lesson/ugolki-step", "x", 3);
  ugo_puzzle_progress_reset (place->progress, UGOLKI);
  place_reopen (place);
  g_assert_false (ugo_puzzle_progress_can_restore (place->progress, NULL));
  g_assert_null (ugo_puzzle_progress_get (place->progress, UGOLKI, "a"));
  g_assert_nonnull (ugo_puzzle_progress_get (place->progress, GYGES, "b"));
  g_assert_cmpuint (streak_on (place, START), ==, 1);
  ugo_rating_init (&unknown);
  rating = ugo_puzzle_progress_get_rating (place->progress, UGOLKI, &today);
  g_assert_cmpfloat (rating.rating, ==, unknown.rating);
  rating = ugo_puzzle_progress_get_rating (place->progress, GYGES, &today);
  g_assert_cmpfloat (rating.rating, >, unknown.rating);

  ugo_puzzle_progress_reset (place->progress, UGOLKI);
  g_assert_false (ugo_puzzle_progress_can_restore (place->progress, UGOLKI));
  ugo_puzzle_progress_reset (place->progress, NULL);
  place_reopen (place);
  g_assert_null (ugo_puzzle_progress_get (place->progress, GYGES, "b"));
  g_assert_cmpuint (streak_on (place, START), ==, 0);
  g_assert_cmpuint (ugo_puzzle_progress_get_best_streak (place->progress), ==, 0);
  g_assert_cmpint (ugo_progress_get (place->store, "lesson/ugolki-step", "x"), ==, 3);
}

static void
write_text (Place *place, const char *text)
{
  g_assert_true (g_file_set_contents (place->path, text, -1, NULL));
  g_object_unref (place->progress);
  g_object_unref (place->store);
  place_open (place);
}

static void
test_later_version (Place *place, gconstpointer data)
{
  g_autofree char *text = NULL;

  write_text (place, "[ugolki-progress]\nversion=7\n\n[puzzle/ugolki/tried]\n"
                     "a=road;2;1;1;3;1800000000;0;0;1;new;fields\nodd=[]{}\n\n"
                     "[puzzle/ugolki/dreams]\nx=y\n\n[puzzle/othello/tried]\nz=1\n");
  g_assert_cmpint (ugo_puzzle_progress_get (place->progress, UGOLKI, "a")->stars, ==, 3);
  g_assert_true (ugo_puzzle_progress_get (place->progress, UGOLKI, "a")->is_kept);
  g_assert_null (ugo_puzzle_progress_get (place->progress, UGOLKI, "odd"));
  solve (place, "a", 2, 1, START);
  ugo_progress_flush (place->store);
  g_assert_true (g_file_get_contents (place->path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "version=7\n"));
  g_assert_nonnull (strstr (text, "\na=road;2;2;2;3;"));
  g_assert_nonnull (strstr (text, ";1;new;fields\n"));
  g_assert_nonnull (strstr (text, "\nodd=[]{}\n"));
  g_assert_nonnull (strstr (text, "\nx=y\n"));
  g_assert_nonnull (strstr (text, "\nz=1\n"));
}

static void
look_at_everything (Place *place)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules; rules++)
    {
      GDate today = date_of (START);
      GPtrArray *history = ugo_puzzle_progress_get_history (place->progress, *rules);
      UgoRating rating = ugo_puzzle_progress_get_rating (place->progress, *rules, &today), same;
      g_auto (GStrv) due = ugo_puzzle_progress_dup_due (place->progress, *rules, &today);

      same = rating;
      ugo_rating_clamp (&same);
      g_assert_cmpmem (&rating, sizeof rating, &same, sizeof same);
      g_assert_cmpuint (history->len, <=, UGO_PUZZLE_MAX_HISTORY);
      for (guint i = 0; i < history->len; i++)
        {
          const UgoPuzzleEvent *event = history->pdata[i];
          g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (event->time);

          g_assert_nonnull (time);
          g_assert_true (event->level >= 1 && event->level <= UGO_PUZZLE_MAX_LEVEL);
          g_assert_true (event->stars >= 0 && event->stars <= UGO_MAX_STARS);
        }
      for (char **id = due; *id; id++)
        {
          const UgoPuzzleMemory *memory
              = ugo_puzzle_progress_get (place->progress, *rules, *id);

          g_assert_true (ugo_puzzle_is_name (memory->theme));
          g_assert_true (memory->level >= 1 && memory->level <= UGO_PUZZLE_MAX_LEVEL);
        }
      g_assert_cmpint (ugo_puzzle_progress_get_daily (place->progress, *rules, &today), <=,
                       UGO_MAX_STARS);
      ugo_puzzle_progress_count (place->progress, *rules, "road", 3);
    }
  g_assert_cmpuint (streak_on (place, START), <=, 40000);
  for (int level = 1; level <= 9; level++)
    {
      GDate today = date_of (START + 1);
      int proposed = ugo_puzzle_progress_propose_level (place->progress, &cut, &today);

      g_assert_true (proposed >= cut.min_level && proposed <= cut.max_level);
      solve (place, "damage", level, level % 4, START);
    }
}

/* Files that were changed by chance or by hand. */
static void
test_damage (Place *place, gconstpointer data)
{
  static const char *const pieces[] = {
    ";", "-1", "99999999999999999999", "nan", "1e999", "", "0", "\xd1\x8f", "=", "4294967295",
    "road",
    "-9223372036854775808", "\n", "2147483647", "[", "]", ";;;;;;;;;;;;", "%n%s", "253402300799",
  };
  g_autofree char *whole = NULL;
  UgoRandom random = 21;

  for (guint i = 0; i < 30; i++)
    {
      Deed deed;

      deed_draw (&deed, &random, START - 100 + i);
      deed_do (&deed, place->progress);
    }
  ugo_progress_flush (place->store);
  g_assert_true (g_file_get_contents (place->path, &whole, NULL, NULL));
  for (guint i = 0; i < 1500; i++)
    {
      g_autoptr (GString) text = g_string_new (whole);

      for (guint n = 1 + ugo_random_below (&random, 8); n > 0; n--)
        {
          gsize head = strlen ("[ugolki-progress]\n");
          gsize at = head + ugo_random_below (&random, (unsigned) (text->len - head));
          gsize length = MIN (ugo_random_below (&random, 6), text->len - at);
          const char *piece = pieces[ugo_random_below (&random, G_N_ELEMENTS (pieces))];

          g_string_erase (text, (gssize) at, (gssize) length);
          g_string_insert (text, (gssize) at, piece);
        }
      g_assert_true (g_file_set_contents (place->path, text->str, (gssize) text->len, NULL));
      g_object_unref (place->progress);
      g_object_unref (place->store);
      place->store = ugo_progress_new (place->path);
      ugo_progress_load (place->store, NULL);
      place->progress = ugo_puzzle_progress_new (place->store);

      /* What is written would come in the way of the next one. */
      ugo_progress_hold (place->store);
      look_at_everything (place);
    }
}

/* A history and a row of days longer than any that the program writes. */
static void
test_too_long (Place *place, gconstpointer data)
{
  g_autoptr (GString) text
      = g_string_new ("[ugolki-progress]\nversion=1\n[puzzle/ugolki/history]\n");
  GPtrArray *history;

  for (int i = UGO_PUZZLE_MAX_HISTORY + 100; i > 0; i--)
    g_string_append_printf (text, "%d=p%d;road;3;2;1700000000;900\n", i, i);
  g_string_append_printf (text, "[puzzle/days]\nrow=1;%d;7\n", START);
  write_text (place, text->str);
  history = ugo_puzzle_progress_get_history (place->progress, UGOLKI);
  g_assert_cmpuint (history->len, ==, UGO_PUZZLE_MAX_HISTORY);
  g_assert_cmpstr (((UgoPuzzleEvent *) history->pdata[0])->id, ==, "p101");
  g_assert_cmpuint (streak_on (place, START), ==, 0);
  g_assert_cmpuint (ugo_puzzle_progress_get_best_streak (place->progress), ==, 0);
  solve (place, "new", 3, 3, START + 1);
  place_reopen (place);
  history = ugo_puzzle_progress_get_history (place->progress, UGOLKI);
  g_assert_cmpuint (history->len, ==, UGO_PUZZLE_MAX_HISTORY);
  g_assert_cmpstr (((UgoPuzzleEvent *) history->pdata[history->len - 1])->id, ==, "new");
  g_assert_cmpuint (streak_on (place, START + 1), ==, 1);
}

static void
test_values (Place *place, gconstpointer data)
{
  static const char *const bad[] = {
    "",
    "road",
    "road;2;1;1;3;1800000000;0;0",
    ";2;1;1;3;1800000000;0;0;1",
    "ro ad;2;1;1;3;1800000000;0;0;1",
    "road;0;1;1;3;1800000000;0;0;1",
    "road;10;1;1;3;1800000000;0;0;1",
    "road;2;0;0;0;1800000000;0;0;1",
    "road;2;1;2;3;1800000000;0;0;1",
    "road;2;1;1;4;1800000000;0;0;1",
    "road;2;1;0;3;1800000000;0;0;1",
    "road;2;1;1;0;1800000000;0;0;1",
    "road;2;1;1;3;253402300800;0;0;1",
    "road;2;1;1;3;-5;0;0;1",
    "road;2;1;1;3;1800000000;4;0;1",
    "road;2;1;1;3;1800000000;0;4000001;1",
    "road;2;1;1;3;1800000000;0;0;2",
    "road;2;1;1;3;1800000000;0;0;+1",
    "road; 2;1;1;3;1800000000;0;0;1",
  };
  g_autoptr (UgoPuzzleMemory) good = ugo_puzzle_memory_read ("road;2;1;1;3;1800000000;3;4000000;1");
  g_autofree char *same = ugo_puzzle_memory_write (good);
  g_autofree char *longest = g_strnfill (UGO_PUZZLE_MAX_NAME, 'x');
  g_autofree char *longer = g_strnfill (UGO_PUZZLE_MAX_NAME + 1, 'x');

  g_assert_cmpstr (same, ==, "road;2;1;1;3;1800000000;3;4000000;1");
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_null (ugo_puzzle_memory_read (bad[i]));
  g_assert_true (ugo_puzzle_is_name (longest));
  g_assert_false (ugo_puzzle_is_name (longer));
  g_assert_false (ugo_puzzle_is_name (""));
  g_assert_false (ugo_puzzle_is_name (NULL));
  g_assert_false (ugo_puzzle_is_name ("a/b"));
  g_assert_false (ugo_puzzle_is_name ("\xd1\x8f"));
}

/* Thousands of puzzles: the oldest of those that are in no pack go, and are still counted. */
static void
test_many (Place *place, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new ("[ugolki-progress]\nversion=1\n[puzzle/ugolki/tried]\n");
  guint n_solved = UGO_PUZZLE_MAX_MEMORIES / 2;

  for (int i = 0; i < UGO_PUZZLE_MAX_MEMORIES; i++)
    g_string_append_printf (text, "p%d=road;%d;1;%d;%d;%d;0;%d;%d\n", i, 1 + i % 9, i % 2,
                            i % 2 * 3, 1700000000 + i, i == 1 ? START : 0, i == 3);
  write_text (place, text->str);
  g_assert_cmpuint (ugo_puzzle_progress_count (place->progress, UGOLKI, NULL, 0), ==, n_solved);

  for (guint i = 0; i < 6; i++)
    {
      g_autofree char *id = g_strdup_printf ("new%u", i);

      solve (place, id, 1, 3, START);
    }
  for (int again = 0; again < 2; again++)
    {
      g_assert_cmpuint (ugo_puzzle_progress_count (place->progress, UGOLKI, NULL, 0), ==,
                        n_solved + 6);
      g_assert_cmpuint (ugo_puzzle_progress_count (place->progress, UGOLKI, "road", 6), ==,
                        n_solved / 9 + 1);
      g_assert_null (ugo_puzzle_progress_get (place->progress, UGOLKI, "p0"));
      g_assert_nonnull (ugo_puzzle_progress_get (place->progress, UGOLKI, "p1"));
      g_assert_null (ugo_puzzle_progress_get (place->progress, UGOLKI, "p2"));
      g_assert_nonnull (ugo_puzzle_progress_get (place->progress, UGOLKI, "p3"));
      g_assert_null (ugo_puzzle_progress_get (place->progress, UGOLKI, "p7"));
      g_assert_nonnull (ugo_puzzle_progress_get (place->progress, UGOLKI, "p8"));
      g_assert_nonnull (ugo_puzzle_progress_get (place->progress, UGOLKI, "new0"));
      place_reopen (place);
    }
}

static int
propose (Place *place, const UgoPuzzleTheme *theme, guint32 day)
{
  GDate today = date_of (day);

  return ugo_puzzle_progress_propose_level (place->progress, theme, &today);
}

static void
test_level (Place *place, gconstpointer data)
{
  int last = propose (place, &road, START), level = last;

  g_assert_cmpint (level, ==, 1);
  g_assert_cmpint (propose (place, &cut, START), ==, 3);
  for (guint i = 0; i < 40; i++)
    {
      g_autofree char *id = g_strdup_printf ("p%u", i);

      solve (place, id, level, 3, START + i);
      level = propose (place, &road, START + i);
      g_assert_cmpint (level, >=, last);
      last = level;
    }
  g_assert_cmpint (level, ==, 9);
  g_assert_cmpint (propose (place, &cut, START + 40), <=, 7);

  /* Solving the same ones again does not count. */
  for (guint i = 0; i < 40; i++)
    {
      GPtrArray *history = ugo_puzzle_progress_get_history (place->progress, UGOLKI);
      int rating = ((UgoPuzzleEvent *) history->pdata[history->len - 1])->rating;

      solve (place, "p0", 1, (int) (i % 4), START + 40);
      g_assert_cmpint (((UgoPuzzleEvent *) history->pdata[history->len - 1])->rating, ==, rating);
    }

  place_reopen (place);
  g_assert_cmpint (propose (place, &road, START + 40), ==, level);
  for (guint i = 0; i < 60; i++)
    {
      g_autofree char *id = g_strdup_printf ("q%u", i);

      solve (place, id, level, 0, START + 50);
      level = propose (place, &road, START + 50);
      g_assert_cmpint (level, <=, last);
      last = level;
    }
  g_assert_cmpint (level, <=, 2);
}

/* Who is worse at one theme than at others is offered easier ones of it. */
static void
test_theme (Place *place, gconstpointer data)
{
  for (guint i = 0; i < 60; i++)
    {
      g_autofree char *id = g_strdup_printf ("p%u", i);
      UgoPuzzleResult result = { UGOLKI, id, i % 2 ? "cut" : "road", 5, i % 2 ? 0 : 3, FALSE, 0 };

      record (place->progress, &result, START);
    }
  g_assert_cmpint (propose (place, &road, START), >=, propose (place, &cut, START) + 2);
}

static void
test_stars (void)
{
  g_assert_cmpint (ugo_stars_count (0, 0, FALSE), ==, 3);
  g_assert_cmpint (ugo_stars_count (0, 0, TRUE), ==, 2);
  g_assert_cmpint (ugo_stars_count (5, 0, FALSE), ==, 2);
  g_assert_cmpint (ugo_stars_count (0, 2, FALSE), ==, 2);
  g_assert_cmpint (ugo_stars_count (0, UGO_HINT_GRADES, FALSE), ==, 1);
  g_assert_cmpint (ugo_stars_count (1, UGO_HINT_GRADES, TRUE), ==, 1);
}

/* A child records without end until it is killed: what is there then belongs together. */

static int
record_without_end (const char *path)
{
  g_autoptr (UgoProgress) store = ugo_progress_new (path);
  g_autoptr (UgoPuzzleProgress) progress = NULL;

  ugo_progress_load (store, NULL);
  progress = ugo_puzzle_progress_new (store);
  for (guint i = 1; i < 1000000; i++)
    {
      g_autofree char *id = g_strdup_printf ("k%u", i);
      UgoPuzzleResult result = { UGOLKI, id, "road", 3, 3, FALSE, START };

      record (progress, &result, START);
      ugo_progress_flush (store);
    }
  return 0;
}

static void
test_killed (Place *place, gconstpointer data)
{
  UgoRandom random = 31;

  for (guint i = 0; i < 10; i++)
    {
      const char *arguments[] = { program, "--record", place->path, NULL };
      g_autoptr (GError) error = NULL;
      GPid child;
      GPtrArray *history;
      GDate today = date_of (START);

      g_unlink (place->path);
      g_spawn_async (NULL, (char **) arguments, NULL,
                     G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, &child,
                     &error);
      g_assert_no_error (error);
      while (!g_file_test (place->path, G_FILE_TEST_EXISTS))
        g_usleep (500);
      g_usleep (ugo_random_below (&random, 20000));
      kill (child, SIGKILL);
      waitpid (child, NULL, 0);
      g_spawn_close_pid (child);

      place_close (place);
      place_open (place);
      history = ugo_puzzle_progress_get_history (place->progress, UGOLKI);
      g_assert_cmpuint (ugo_puzzle_progress_count (place->progress, UGOLKI, "road", 3), >, 0);
      g_assert_cmpuint (
          MIN (ugo_puzzle_progress_count (place->progress, UGOLKI, "road", 3), 200), ==,
          history->len);
      g_assert_nonnull (ugo_puzzle_progress_get (
          place->progress, UGOLKI, ((UgoPuzzleEvent *) history->pdata[history->len - 1])->id));
      g_assert_cmpint (ugo_puzzle_progress_get_daily (place->progress, UGOLKI, &today), ==, 3);
      g_assert_cmpuint (streak_on (place, START), ==, 1);
    }
}

#define ADD(path, test)                                                                            \
  g_test_add ("/puzzle-progress/" path, Place, NULL, place_set_up, test, place_tear_down)

int
main (int argc, char **argv)
{
  program = argv[0];
  if (argc == 3 && strcmp (argv[1], "--record") == 0)
    return record_without_end (argv[2]);
  g_test_init (&argc, &argv, NULL);

  ADD ("what was not solved comes back", test_returns);
  ADD ("a wrong clock takes nothing away", test_wrong_clock);
  ADD ("days in a row are counted", test_streak);
  ADD ("a day's puzzle is solved once and for all", test_daily);
  ADD ("all is as if computed from the beginning", test_twin);
  ADD ("a reset that is taken back leaves no trace", test_reset);
  ADD ("a reset touches nothing else", test_reset_one);
  ADD ("what a later version wrote stays", test_later_version);
  ADD ("no file does harm", test_damage);
  ADD ("what is longer than it should be is cut", test_too_long);
  ADD ("a line is right or refused", test_values);
  ADD ("of thousands the oldest go, and are counted", test_many);
  ADD ("the level follows the results", test_level);
  ADD ("each theme has a level of its own", test_theme);
  g_test_add_func ("/puzzle-progress/hints and wrong tries cost stars", test_stars);
  ADD ("a kill leaves what belongs together", test_killed);
  return g_test_run ();
}
