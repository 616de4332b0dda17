/* test-own-puzzles.c: puzzles from own games are found, kept, and solved one after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "ugo-own-puzzles.h"
#include "ugo-puzzle-desk.h"
#include "ugo-test-model.h"
#include "ugo-writer.h"

typedef struct
{
  char *folder;
  char *path;
  UgoProgress *store;
  UgoPuzzleProgress *progress;
  UgoPuzzleShelf *shelf;
  UgoOwnPuzzles *own;
  UgoPuzzleDesk *desk;
} Place;

/* Moves in a hurry: each goes as far as it can. */
static GBytes *
play_game (const UgoRules *rules, guint32 seed)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  g_autoptr (UgoRecord) record = NULL;
  GString *text = g_string_new (NULL);
  UgoPosition start;
  UgoNode *node;

  ugo_position_start (ugo_variant_default (rules), &start);
  record = ugo_record_new (&start);
  node = ugo_record_get_root (record);
  while (node->ply < 60)
    {
      size_t n = ugo_legal_moves (&node->position, moves);
      UgoMove best;

      if (n == 0)
        break;
      best = moves[g_rand_int_range (random, 0, (gint32) n)];
      for (int i = 0; i < 4; i++)
        {
          UgoMove other = moves[g_rand_int_range (random, 0, (gint32) n)];

          if (node->position.side == UGO_WHITE ? other.to > best.to : other.to < best.to)
            best = other;
        }
      node = ugo_record_add (record, node, best, NULL);
    }
  ugo_record_write (record, text);
  return g_string_free_to_bytes (text);
}

static void
place_open (Place *place)
{
  place->shelf = ugo_puzzle_shelf_new ();
  place->own = ugo_own_puzzles_new (place->shelf, place->path);
  place->desk = ugo_puzzle_desk_new (place->shelf, place->progress);
}

static void
place_close (Place *place)
{
  ugo_own_puzzles_flush (place->own);
  g_assert_finalize_object (place->desk);
  g_assert_finalize_object (place->own);
  g_assert_finalize_object (place->shelf);
}

static void
place_set_up (Place *place, gconstpointer data)
{
  g_autofree char *path = NULL;

  place->folder = ugo_test_make_folder ();
  path = g_build_filename (place->folder, "progress.ini", NULL);
  place->path = g_build_filename (place->folder, "own.ugn", NULL);
  place->store = ugo_progress_new (path);
  place->progress = ugo_puzzle_progress_new (place->store);
  place_open (place);
}

static void
place_tear_down (Place *place, gconstpointer data)
{
  place_close (place);
  g_object_unref (place->progress);
  ugo_progress_flush (place->store);
  g_object_unref (place->store);
  ugo_test_remove_folder (place->folder);
  g_free (place->path);
  g_free (place->folder);
}

static void
begin (Place *place, const UgoRules *rules, guint n_games, const char *path)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  g_autoptr (GPtrArray) paths = g_ptr_array_new ();

  for (guint i = 0; i < n_games; i++)
    g_ptr_array_add (texts, play_game (rules, i + 1));
  if (path)
    g_ptr_array_add (paths, (gpointer) path);
  ugo_own_puzzles_search (place->own, texts, paths);
}

static void
wait_found (Place *place)
{
  while (ugo_own_puzzles_is_busy (place->own))
    g_main_context_iteration (NULL, TRUE);
}

static guint
count (Place *place)
{
  return ugo_puzzle_shelf_get_own (place->shelf)->len;
}

static void
test_kept (Place *place, gconstpointer data)
{
  guint n, n_total;

  begin (place, &ugo_rules_gyges, 8, NULL);
  g_assert_true (ugo_own_puzzles_is_busy (place->own));
  wait_found (place);
  g_assert_cmpuint (ugo_own_puzzles_get_n_games (place->own), ==, 8);
  n = count (place);
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (ugo_own_puzzles_get_n_new (place->own), ==, n);
  begin (place, &ugo_rules_gyges, 8, NULL);
  wait_found (place);
  g_assert_cmpuint (ugo_own_puzzles_get_n_new (place->own), ==, 0);
  place_close (place);
  place_open (place);
  g_assert_cmpuint (count (place), ==, n);
  g_assert_cmpuint (ugo_puzzle_desk_count_own (place->desk, &n_total), ==, 0);
  ugo_puzzle_desk_set_rules (place->desk, &ugo_rules_gyges);
  g_assert_cmpuint (ugo_puzzle_desk_count_own (place->desk, &n_total), ==, n);
  g_assert_cmpuint (n_total, ==, n);
}

/* Files and folders of them; what is no record does no harm. */
static void
test_files (Place *place, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (place->folder, "games", NULL);
  guint n;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  for (guint i = 0; i < 6; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.%s", i, i < 5 ? "ugn" : "txt");
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GBytes) text = i == 4 ? g_bytes_new ("\0\377{[(", 5)
                                       : play_game (&ugo_rules_gyges, i + 1);

      g_assert_true (g_file_set_contents (path, g_bytes_get_data (text, NULL),
                                          (gssize) g_bytes_get_size (text), NULL));
    }
  begin (place, &ugo_rules_gyges, 0, folder);
  wait_found (place);
  n = count (place);
  g_assert_cmpuint (ugo_own_puzzles_get_n_games (place->own), >=, 4);
  begin (place, &ugo_rules_gyges, 4, "/nowhere/at/all");
  wait_found (place);
  g_assert_cmpuint (count (place), ==, n);
}

static void
test_cancel (Place *place, gconstpointer data)
{
  begin (place, &ugo_rules_gyges, 200, NULL);
  while (ugo_own_puzzles_get_n_games (place->own) < 5)
    g_usleep (1000);
  ugo_own_puzzles_cancel (place->own);
  wait_found (place);
  g_assert_cmpuint (ugo_own_puzzles_get_n_games (place->own), <, 200);
  g_assert_cmpuint (count (place), >, 0);
  g_assert_cmpuint (ugo_own_puzzles_get_n_new (place->own), ==, count (place));
  /* Whoever goes while games are looked through leaves nothing behind. */
  begin (place, &ugo_rules_gyges, 50, NULL);
}

static void
test_desk (Place *place, gconstpointer data)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  guint n;

  ugo_puzzle_desk_set_rules (place->desk, &ugo_rules_gyges);
  ugo_puzzle_desk_start_own (place->desk);
  g_assert_cmpint (ugo_puzzle_desk_get_state (place->desk), ==, UGO_PUZZLE_DESK_THEMES);
  begin (place, &ugo_rules_gyges, 3, NULL);
  wait_found (place);
  n = count (place);
  g_assert_cmpuint (n, >, 1);
  ugo_puzzle_desk_start_own (place->desk);
  for (guint i = 0; i < n; i++)
    {
      UgoPuzzle *puzzle
          = ugo_puzzle_tutor_get_puzzle (ugo_puzzle_desk_get_tutor (place->desk));
      g_autoptr (GDateTime) now = g_date_time_new_utc (2026, 11, 30, 12, 0, 0);
      UgoPuzzleResult result = { .rules = &ugo_rules_gyges,
                                 .id = ugo_puzzle_get_id (puzzle),
                                 .theme = ugo_puzzle_get_theme (puzzle)->id,
                                 .level = ugo_puzzle_get_level (puzzle),
                                 .stars = 3,
                                 .is_kept = TRUE };

      g_assert_true (g_hash_table_add (seen, (gpointer) ugo_puzzle_get_id (puzzle)));
      ugo_puzzle_progress_record (place->progress, &result, now);
      ugo_puzzle_desk_next (place->desk);
    }
  g_assert_cmpint (ugo_puzzle_desk_get_state (place->desk), ==, UGO_PUZZLE_DESK_THEMES);
}

#define ADD(sentence, function)                                                                    \
  g_test_add ("/model/own-puzzles/" sentence, Place, NULL, place_set_up, function,                 \
              place_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("what is found is kept, and not found twice", test_kept);
  ADD ("files and folders are looked through", test_files);
  ADD ("what was found stays when the search is cancelled", test_cancel);
  ADD ("each is put on the desk once", test_desk);

  return g_test_run ();
}
