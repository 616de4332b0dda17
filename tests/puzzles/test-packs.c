/* test-packs.c: the puzzles that come with the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-generator.h"
#include "ugo-record-file.h"
#include "ugo-test-puzzles.h"
#include "ugo-writer.h"

/* The fewest puzzles of each game. */
#define MIN_UGOLKI 400
#define MIN_GYGES 200

/* Where less is to be tried, one puzzle of so many is. */
#define SMALL_STEP 7

typedef struct
{
  GPtrArray *puzzles; /* of UgoPuzzle */
} Fixture;

static void
read_pack (const char *path, GPtrArray *puzzles)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (UgoRecordFile) file = NULL;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  bytes = g_bytes_new_take (g_steal_pointer (&text), length);
  file = ugo_record_file_new (bytes, NULL, NULL);
  for (guint i = 0; i < ugo_record_file_get_n_games (file); i++)
    {
      g_autoptr (GPtrArray) diagnostics =
          g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_diagnostic_free);
      g_autoptr (UgoRecord) record = ugo_record_file_read (file, i, diagnostics);
      UgoPuzzle *puzzle = ugo_puzzle_new_from_record (record, &error);

      g_test_message ("%s, %u", path, i + 1);
      g_assert_no_error (error);
      g_assert_cmpuint (diagnostics->len, ==, 0);
      g_ptr_array_add (puzzles, puzzle);
    }
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder =
      g_test_build_filename (G_TEST_DIST, "..", "data", "puzzles", NULL);
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  const char *name;

  fixture->puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_puzzle_unref);
  g_assert_nonnull (files);
  while ((name = g_dir_read_name (files)) != NULL)
    if (g_str_has_suffix (name, ".ugn"))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        read_pack (path, fixture->puzzles);
      }
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_ptr_array_unref (fixture->puzzles);
}

static void
test_claims (Fixture *fixture, gconstpointer data)
{
  g_autofree UgoProof *proof = g_new (UgoProof, 1);

  for (guint i = 0; i < fixture->puzzles->len; i += ugo_test_is_small () ? SMALL_STEP : 1)
    {
      UgoPuzzle *puzzle = fixture->puzzles->pdata[i];
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", ugo_puzzle_get_id (puzzle));
      g_assert_true (ugo_puzzle_verify (puzzle, NULL, proof, &error));
      g_assert_no_error (error);
    }
}

static void
test_likeness (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < fixture->puzzles->len; i++)
    {
      UgoPuzzle *puzzle = fixture->puzzles->pdata[i];
      gint64 *key = g_new (gint64, 1);

      *key = (gint64) ugo_puzzle_key (puzzle);
      g_test_message ("%s", ugo_puzzle_get_id (puzzle));
      g_assert_true (g_hash_table_add (keys, key));
      g_assert_true (g_hash_table_add (ids, (gpointer) ugo_puzzle_get_id (puzzle)));
    }
}

static guint
count (Fixture *fixture, const UgoPuzzleTheme *theme, int level)
{
  guint n = 0;

  for (guint i = 0; i < fixture->puzzles->len; i++)
    {
      UgoPuzzle *puzzle = fixture->puzzles->pdata[i];

      n += ugo_puzzle_get_theme (puzzle) == theme
           && (level == 0 || ugo_puzzle_get_level (puzzle) == level);
    }
  return n;
}

static void
test_numbers (Fixture *fixture, gconstpointer data)
{
  guint n_ugolki = 0, n_gyges = 0;

  for (const UgoPuzzleTheme *const *theme = ugo_puzzle_themes (); *theme != NULL; theme++)
    {
      guint n = count (fixture, *theme, 0);

      g_test_message ("%s: %u", (*theme)->id, n);
      if ((*theme)->rules == &ugo_rules_ugolki)
        n_ugolki += n;
      else
        n_gyges += n;
      for (int level = (*theme)->min_level; level <= (*theme)->max_level; level++)
        g_assert_cmpuint (count (fixture, *theme, level), >, 0);
    }
  g_assert_cmpuint (n_ugolki, >=, MIN_UGOLKI);
  g_assert_cmpuint (n_gyges, >=, MIN_GYGES);
}

/* One of each theme and level: what was shipped is what its id makes. */
static void
test_ids (Fixture *fixture, gconstpointer data)
{
  const UgoPuzzleTheme *theme = NULL;
  int level = 0;

  for (guint i = 0; i < fixture->puzzles->len; i += ugo_test_is_small () ? SMALL_STEP * 7 : 1)
    {
      UgoPuzzle *puzzle = fixture->puzzles->pdata[i];
      g_autofree char *text = ugo_record_to_text (ugo_puzzle_get_record (puzzle));
      g_autofree char *same_text = NULL;
      g_autoptr (UgoPuzzle) same = NULL;

      if (ugo_puzzle_get_theme (puzzle) == theme && ugo_puzzle_get_level (puzzle) == level)
        continue;
      theme = ugo_puzzle_get_theme (puzzle);
      level = ugo_puzzle_get_level (puzzle);
      same = ugo_generate_from_id (ugo_puzzle_get_id (puzzle), NULL);
      g_test_message ("%s", ugo_puzzle_get_id (puzzle));
      g_assert_nonnull (same);
      same_text = ugo_record_to_text (ugo_puzzle_get_record (same));
      g_assert_cmpstr (text, ==, same_text);
    }
}

/* The mean length and the mean number of moves there are at the start, over puzzles of these
 * levels; of those that are answered by squares the length is their number. */
static void
measure (Fixture *fixture, const UgoPuzzleTheme *theme, int first_level, int last_level,
         double *length, double *width)
{
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  guint n = 0;

  *length = *width = 0;
  for (guint i = 0; i < fixture->puzzles->len; i++)
    {
      UgoPuzzle *puzzle = fixture->puzzles->pdata[i];
      const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);
      int level = ugo_puzzle_get_level (puzzle);

      if (ugo_puzzle_get_theme (puzzle) != theme || level < first_level || level > last_level)
        continue;
      n++;
      *length += draft->n_moves;
      *width += (double) ugo_legal_moves (&draft->position, moves);
    }
  *length /= MAX (n, 1);
  *width /= MAX (n, 1);
}

/* Tells how long and how broad each level is; the upper half of a theme is no shorter than the
 * lower one. */
static void
test_levels (Fixture *fixture, gconstpointer data)
{
  for (const UgoPuzzleTheme *const *theme = ugo_puzzle_themes (); *theme != NULL; theme++)
    {
      int middle = ((*theme)->min_level + (*theme)->max_level) / 2;
      double low, high, width;

      for (int level = (*theme)->min_level; level <= (*theme)->max_level; level++)
        {
          measure (fixture, *theme, level, level, &low, &width);
          g_test_message ("%s level %d: %.1f moves, %.1f ways to begin", (*theme)->id, level, low,
                          width);
        }
      measure (fixture, *theme, (*theme)->min_level, middle, &low, &width);
      measure (fixture, *theme, middle + 1, (*theme)->max_level, &high, &width);
      g_assert_cmpfloat (high, >=, low);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/puzzles/packs/what they claim is so", Fixture, NULL, set_up, test_claims,
              tear_down);
  g_test_add ("/puzzles/packs/no two are alike", Fixture, NULL, set_up, test_likeness, tear_down);
  g_test_add ("/puzzles/packs/there are some of each level, and enough of each game", Fixture, NULL,
              set_up, test_numbers, tear_down);
  g_test_add ("/puzzles/packs/higher levels are no shorter", Fixture, NULL, set_up, test_levels,
              tear_down);
  g_test_add ("/puzzles/packs/the generator makes them again by their ids", Fixture, NULL, set_up,
              test_ids, tear_down);

  return g_test_run ();
}
