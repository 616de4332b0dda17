/* test-puzzle-daily.c: the puzzle of a day is the same for everyone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-puzzle-daily.h"
#include "ugo-puzzle-theme.h"
#include "ugo-random.h"

#define N_PUZZLES 450
#define CYCLE 56

typedef struct
{
  UgoDailyChoice choices[N_PUZZLES + 1];
  char ids[N_PUZZLES + 1][24];
} Pack;

static void
pack_fill (Pack *pack)
{
  for (int i = 0; i <= N_PUZZLES; i++)
    {
      pack->choices[i] = (UgoDailyChoice){ pack->ids[i], 1 + i % UGO_PUZZLE_MAX_LEVEL };
      g_snprintf (pack->ids[i], sizeof pack->ids[i], "road-%d-%d", pack->choices[i].level, i);
    }
}

static GDate
date_of (guint32 day)
{
  GDate date;

  g_date_set_julian (&date, day);
  return date;
}

static char *
ask (const UgoRules *rules, const UgoDailyChoice *choices, gsize n, guint32 day)
{
  GDate date = date_of (day);

  return ugo_puzzle_daily_id (rules, choices, n, &date);
}

static int
level_of (const Pack *pack, const char *id)
{
  for (int i = 0; i <= N_PUZZLES; i++)
    if (strcmp (pack->ids[i], id) == 0)
      return pack->choices[i].level;
  g_assert_not_reached ();
}

static guint32
first_day (void)
{
  GDate date;

  g_date_set_dmy (&date, 1, G_DATE_JANUARY, 2027);
  return g_date_get_julian (&date) / CYCLE * CYCLE;
}

static void
test_everyone (void)
{
  g_autofree Pack *pack = g_new (Pack, 1);
  UgoRandom random = 9;

  pack_fill (pack);
  for (guint32 day = first_day (); day < first_day () + 120; day++)
    {
      g_autofree char *id = ask (&ugo_rules_ugolki, pack->choices, N_PUZZLES, day);
      UgoDailyChoice turned[N_PUZZLES];
      g_autofree char *same = NULL;

      memcpy (turned, pack->choices, sizeof turned);
      for (int i = N_PUZZLES - 1; i > 0; i--)
        {
          int j = (int) ugo_random_below (&random, (unsigned) i + 1);
          UgoDailyChoice choice = turned[i];

          turned[i] = turned[j];
          turned[j] = choice;
        }
      same = ask (&ugo_rules_ugolki, turned, N_PUZZLES, day);
      g_assert_cmpstr (id, ==, same);
    }
}

/* What was the puzzle of a day stays it, also for those who start a later version: whoever changes
 * the function changes what somebody else has solved. */
static void
test_lasting (void)
{
  static const char *const expected[] = {
    "road-3-92", "road-3-245", "road-4-165", "road-6-68", "road-6-50", "road-9-53", "road-1-225",
    "road-2-1",  "road-4-210",
  };
  g_autofree Pack *pack = g_new (Pack, 1);

  pack_fill (pack);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *id = ask (&ugo_rules_ugolki, pack->choices, N_PUZZLES, 740000 + i);

      g_assert_cmpstr (id, ==, expected[i]);
    }
}

static void
test_week (void)
{
  static const int low[] = { 1, 2, 3, 4, 5, 6, 7 }, high[] = { 2, 3, 4, 5, 6, 7, 9 };
  g_autofree Pack *pack = g_new (Pack, 1);

  pack_fill (pack);
  for (guint32 day = first_day (); day < first_day () + 10 * CYCLE; day++)
    {
      g_autofree char *id = ask (&ugo_rules_ugolki, pack->choices, N_PUZZLES, day);
      GDate date = date_of (day);
      int weekday = g_date_get_weekday (&date) - G_DATE_MONDAY;

      g_assert_cmpint (level_of (pack, id), >=, low[weekday]);
      g_assert_cmpint (level_of (pack, id), <=, high[weekday]);
    }
}

static void
test_cycle (void)
{
  g_autofree Pack *pack = g_new (Pack, 1);
  g_autoptr (GHashTable) ever = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  pack_fill (pack);
  for (guint32 start = first_day (); start < first_day () + 40 * CYCLE; start += CYCLE)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      for (guint32 day = start; day < start + CYCLE; day++)
        {
          char *id = ask (&ugo_rules_gyges, pack->choices, N_PUZZLES, day);

          g_hash_table_add (ever, g_strdup (id));
          g_assert_true (g_hash_table_add (seen, id));
        }
    }
  g_assert_cmpuint (g_hash_table_size (ever), >, N_PUZZLES * 9 / 10);
}

static void
test_few (void)
{
  g_autofree Pack *pack = g_new (Pack, 1);
  guint counts[3] = { 0, 0, 0 };

  pack_fill (pack);
  for (guint32 day = first_day (); day < first_day () + 54; day++)
    {
      g_autofree char *id = ask (&ugo_rules_ugolki, pack->choices, 3, day);
      g_autofree char *only = ask (&ugo_rules_ugolki, pack->choices, 1, day);

      counts[level_of (pack, id) - 1]++;
      g_assert_cmpstr (only, ==, pack->ids[0]);
    }
  for (int i = 0; i < 3; i++)
    g_assert_cmpuint (counts[i], ==, 18);
}

/* A puzzle more takes few days from the others; the two games do not go together. */
static void
test_more (void)
{
  g_autofree Pack *pack = g_new (Pack, 1);
  guint n_changed = 0, n_alike = 0;

  pack_fill (pack);
  for (guint32 day = first_day (); day < first_day () + 20 * CYCLE; day++)
    {
      g_autofree char *id = ask (&ugo_rules_ugolki, pack->choices, N_PUZZLES, day);
      g_autofree char *more = ask (&ugo_rules_ugolki, pack->choices, N_PUZZLES + 1, day);
      g_autofree char *other = ask (&ugo_rules_gyges, pack->choices, N_PUZZLES, day);

      n_changed += strcmp (id, more) != 0;
      n_alike += strcmp (id, other) == 0;
    }
  g_assert_cmpuint (n_changed, <, 20 * CYCLE / 20);
  g_assert_cmpuint (n_alike, <, 20 * CYCLE / 20);
}

/* Without packs the generator makes it, of a theme of the game at a level it offers. */
static void
test_generated (void)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules; rules++)
    for (guint32 day = first_day (); day < first_day () + 14; day++)
      {
        g_autofree char *id = ask (*rules, NULL, 0, day);
        g_autofree char *tail = g_strdup_printf ("-%u", day);
        gboolean is_found = FALSE, has_themes = FALSE;

        for (const UgoPuzzleTheme *const *theme = ugo_puzzle_themes (); *theme; theme++)
          {
            if ((*theme)->rules != *rules)
              continue;
            has_themes = TRUE;
            for (int level = (*theme)->min_level; level <= (*theme)->max_level; level++)
              {
                g_autofree char *wanted = g_strdup_printf ("%s-%d%s", (*theme)->id, level, tail);

                is_found |= g_strcmp0 (id, wanted) == 0;
              }
          }
        g_assert_true (is_found == has_themes);
        g_assert_true ((id != NULL) == has_themes);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/puzzle-daily/the order of the packs does not matter", test_everyone);
  g_test_add_func ("/puzzle-daily/a day keeps its puzzle", test_lasting);
  g_test_add_func ("/puzzle-daily/the week goes from easy to hard", test_week);
  g_test_add_func ("/puzzle-daily/none comes twice within eight weeks", test_cycle);
  g_test_add_func ("/puzzle-daily/few puzzles take turns", test_few);
  g_test_add_func ("/puzzle-daily/a puzzle more changes few days", test_more);
  g_test_add_func ("/puzzle-daily/the generator stands in", test_generated);
  return g_test_run ();
}
