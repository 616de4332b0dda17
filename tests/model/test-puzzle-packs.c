/* test-puzzle-packs.c: packs are kept, changed and brought back, whatever is in their files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "ugo-generator.h"
#include "ugo-pack-check.h"
#include "ugo-puzzle-content.h"
#include "ugo-puzzle-desk.h"
#include "ugo-test-model.h"
#include "ugo-writer.h"

#define N_MANY 10000

/* The test itself, as another program that is killed. */
#define CHANGE_FOR_EVER "--change-for-ever"
#define N_KEPT 5
#define N_KILLS 12

static const char *program_path;

typedef struct
{
  char *folder;
  char *own;
  UgoPuzzlePacks *packs;
  guint n_failed;
  char *said; /* the last sentence of these */
} Place;

static void
failed_cb (UgoPuzzlePacks *packs, const char *sentence, gpointer data)
{
  Place *place = data;

  place->n_failed++;
  g_free (place->said);
  place->said = g_strdup (sentence);
}

static void
load (Place *place, const char *const *uris)
{
  place->packs = ugo_puzzle_packs_new (place->own);
  g_signal_connect (place->packs, "failed", G_CALLBACK (failed_cb), place);
  ugo_puzzle_packs_load (place->packs, uris);
  while (!ugo_puzzle_packs_is_loaded (place->packs))
    g_main_context_iteration (NULL, TRUE);
}

static void
place_set_up (Place *place, gconstpointer data)
{
  place->folder = ugo_test_make_folder ();
  place->own = g_build_filename (place->folder, "puzzles", NULL);
  load (place, NULL);
}

static void
close_packs (Place *place)
{
  ugo_puzzle_packs_flush (place->packs);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_clear_object (&place->packs);
}

static void
place_tear_down (Place *place, gconstpointer data)
{
  close_packs (place);
  ugo_test_remove_folder (place->folder);
  g_free (place->own);
  g_free (place->folder);
  g_free (place->said);
}

static UgoPuzzle *
generate (const char *theme, guint64 seed)
{
  return ugo_generate (ugo_puzzle_theme_find (theme), 2, seed, NULL, NULL, NULL);
}

static char *
puzzle_text (const char *theme, guint64 seed)
{
  g_autoptr (UgoPuzzle) puzzle = generate (theme, seed);

  return ugo_record_to_text (ugo_puzzle_get_record (puzzle));
}

static char *
replace (const char *text, const char *old, const char *new)
{
  g_auto (GStrv) parts = g_strsplit (text, old, 2);

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  return g_strjoinv (new, parts);
}

static GPtrArray *
read_text (Place *place, const char *text, gssize length)
{
  g_autofree char *path = g_build_filename (place->folder, "file.ugn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *digest = NULL;
  GPtrArray *items;

  g_assert_true (g_file_set_contents (path, text, length, NULL));
  items = ugo_puzzle_pack_read (file, NULL, &digest, NULL);
  g_assert_nonnull (items);
  return items;
}

static UgoPuzzlePack *
make (Place *place, const char *name, guint n)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (UgoPuzzle) puzzle = generate ("longest-chain", i + 1);

      g_ptr_array_add (items, ugo_pack_item_new_for_puzzle (puzzle));
    }
  return ugo_puzzle_packs_make (place->packs, name, items);
}

static char *
names_of (Place *place)
{
  GPtrArray *list = ugo_puzzle_packs_get_list (place->packs);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < list->len; i++)
    g_string_append_printf (names, "%s%s:%u", i > 0 ? " " : "",
                            ugo_puzzle_pack_get_name (list->pdata[i]),
                            ugo_puzzle_pack_count (list->pdata[i]));
  return g_string_free (g_steal_pointer (&names), FALSE);
}

static void
assert_names (Place *place, const char *expected)
{
  g_autofree char *names = names_of (place);

  g_assert_cmpstr (names, ==, expected);
}

/* Forgets all and reads it again from the disk. */
static void
reload (Place *place)
{
  g_auto (GStrv) uris = ugo_puzzle_packs_dup_uris (place->packs);

  close_packs (place);
  load (place, (const char *const *) uris);
}

static void
remove_first (Place *place)
{
  g_assert_true (ugo_puzzle_packs_remove (
      place->packs, ugo_puzzle_packs_get_list (place->packs)->pdata[0], NULL));
}

/* What another program does to the file of a pack. */
static void
write_behind (UgoPuzzlePack *pack, const char *text)
{
  ugo_puzzle_pack_flush (pack);
  g_assert_true (g_file_set_contents (g_file_peek_path (ugo_puzzle_pack_get_file (pack)), text, -1,
                                      NULL));
}

static void
wait_for_names (Place *place, const char *expected)
{
  for (;;)
    {
      g_autofree char *names = names_of (place);

      if (g_str_equal (names, expected))
        return;
      g_main_context_iteration (NULL, TRUE);
    }
}

/* Tests */

static void
test_kept (Place *place, gconstpointer data)
{
  UgoPuzzlePack *pack = make (place, "  Мои дороги ", 3);
  g_autofree char *before = ugo_puzzle_pack_to_text (pack);
  g_autofree char *after = NULL;

  assert_names (place, "Мои дороги:3");
  reload (place);
  assert_names (place, "Мои дороги:3");
  pack = ugo_puzzle_packs_get_list (place->packs)->pdata[0];
  after = ugo_puzzle_pack_to_text (pack);
  g_assert_cmpstr (before, ==, after);
}

static void
test_names (Place *place, gconstpointer data)
{
  const char *const wrong[] = { "", "   ", "a/b", "..", ".x", "a\nb", "ROADS", " roads ", NULL };
  g_autofree char *long_name = g_strnfill (300, 'x');
  g_autofree char *fault = ugo_puzzle_packs_check_name (place->packs, long_name);
  g_autofree char *proposed = NULL;

  g_assert_nonnull (fault);
  make (place, "Roads", 0);
  for (guint i = 0; wrong[i] != NULL; i++)
    {
      g_autofree char *why = ugo_puzzle_packs_check_name (place->packs, wrong[i]);

      g_assert_true (g_str_has_suffix (why, "."));
      g_assert_null (ugo_puzzle_packs_make (place->packs, wrong[i], NULL));
    }
  proposed = ugo_puzzle_packs_propose_name (place->packs, "Roads");
  g_assert_cmpstr (proposed, ==, "Roads 2");
  g_assert_null (ugo_puzzle_packs_check_name (place->packs, "<b>&amp; %s"));
}

static void
test_undo (Place *place, gconstpointer data)
{
  UgoPuzzlePack *pack = make (place, "Roads", 3);
  g_autofree char *before = ugo_puzzle_pack_to_text (pack);
  g_autofree char *after = NULL;

  g_assert_false (ugo_puzzle_packs_can_undo (place->packs));
  ugo_puzzle_packs_remove_puzzle (place->packs, pack, 1);
  assert_names (place, "Roads:2");
  ugo_puzzle_packs_undo (place->packs);
  after = ugo_puzzle_pack_to_text (pack);
  g_assert_cmpstr (before, ==, after);
  g_assert_true (ugo_puzzle_packs_rename (place->packs, pack, "Ways", NULL));
  reload (place);
  assert_names (place, "Ways:3");
  pack = ugo_puzzle_packs_get_list (place->packs)->pdata[0];
  ugo_puzzle_packs_rename (place->packs, pack, "Paths", NULL);
  ugo_puzzle_packs_undo (place->packs);
  assert_names (place, "Ways:3");
  g_assert_true (ugo_puzzle_packs_remove (place->packs, pack, NULL));
  assert_names (place, "");
  ugo_puzzle_packs_undo (place->packs);
  assert_names (place, "Ways:3");
  reload (place);
  assert_names (place, "Ways:3");
  remove_first (place);
  reload (place);
  assert_names (place, "");
}

/* What another program took away is there again when its pack is changed. */
static void
test_taken_away (Place *place, gconstpointer data)
{
  UgoPuzzlePack *pack = make (place, "Roads", 2);

  ugo_puzzle_packs_flush (place->packs);
  g_assert_cmpint (g_unlink (g_file_peek_path (ugo_puzzle_pack_get_file (pack))), ==, 0);
  g_assert_true (ugo_puzzle_packs_rename (place->packs, pack, "Ways", NULL));
  reload (place);
  assert_names (place, "Ways:2");
}

/* Both what is done here and what another program has done stay: that as one more pack. */
static void
test_changed_behind (Place *place, gconstpointer data)
{
  UgoPuzzlePack *pack = make (place, "Roads", 3);
  g_autofree char *theirs = puzzle_text ("road", 1);
  g_autofree char *kept = NULL;
  g_autofree char *path = g_build_filename (place->own, "Roads 2.ugn", NULL);

  write_behind (pack, theirs);
  ugo_puzzle_packs_remove_puzzle (place->packs, pack, 0);
  wait_for_names (place, "Roads:2 Roads 2:1");
  g_assert_cmpuint (place->n_failed, ==, 1);
  g_assert_nonnull (strstr (place->said, "“Roads”"));
  g_assert_nonnull (strstr (place->said, "“Roads 2”"));
  g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, theirs);
  /* Not told of again, and each other change is one more copy. */
  ugo_puzzle_packs_remove_puzzle (place->packs, pack, 0);
  ugo_puzzle_packs_flush (place->packs);
  assert_names (place, "Roads:1 Roads 2:1");
  write_behind (pack, "");
  ugo_puzzle_packs_undo (place->packs);
  wait_for_names (place, "Roads:2 Roads 2:1 Roads 3:0");
  g_assert_cmpuint (place->n_failed, ==, 2);
  reload (place);
  assert_names (place, "Roads:2 Roads 2:1 Roads 3:0");
}

/* A rename here takes what another program wrote along. */
static void
test_changed_and_renamed (Place *place, gconstpointer data)
{
  UgoPuzzlePack *pack = make (place, "Roads", 2);
  g_autofree char *theirs = puzzle_text ("road", 1);

  ugo_puzzle_packs_flush (place->packs);
  reload (place);
  pack = ugo_puzzle_packs_get_list (place->packs)->pdata[0];
  write_behind (pack, theirs);
  g_assert_true (ugo_puzzle_packs_rename (place->packs, pack, "Ways", NULL));
  ugo_puzzle_packs_remove_puzzle (place->packs, pack, 0);
  wait_for_names (place, "Ways:1 Ways 2:1");
}

/* The same bytes, touched, restored or copied back, are no change. */
static void
test_touched (Place *place, gconstpointer data)
{
  UgoPuzzlePack *pack = make (place, "Roads", 3);
  g_autofree char *text = ugo_puzzle_pack_to_text (pack);

  write_behind (pack, text);
  ugo_puzzle_packs_remove_puzzle (place->packs, pack, 0);
  reload (place);
  assert_names (place, "Roads:2");
  g_assert_cmpuint (place->n_failed, ==, 0);
}

/* A pack that another program changed is not removed, but read again. */
static void
test_changed_and_removed (Place *place, gconstpointer data)
{
  UgoPuzzlePack *pack = make (place, "Roads", 3);
  g_autofree char *theirs = puzzle_text ("road", 1);
  g_autoptr (GError) error = NULL;

  write_behind (pack, theirs);
  g_assert_false (ugo_puzzle_packs_remove (place->packs, pack, &error));
  g_assert_nonnull (strstr (error->message, "another program"));
  wait_for_names (place, "Roads:1");
  g_assert_true (ugo_puzzle_packs_remove (place->packs, pack, NULL));
  reload (place);
  assert_names (place, "");
}

/* In place of the file something is that can neither be written nor removed. */
static void
block (UgoPuzzlePack *pack)
{
  const char *path = g_file_peek_path (ugo_puzzle_pack_get_file (pack));

  ugo_puzzle_pack_flush (pack);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
}

static void
test_cannot_be_removed (Place *place, gconstpointer data)
{
  UgoPuzzlePack *pack = make (place, "Roads", 2);
  g_autoptr (GError) error = NULL;

  block (pack);
  g_assert_false (ugo_puzzle_packs_remove (place->packs, pack, &error));
  g_assert_nonnull (strstr (error->message, "“Roads.ugn” could not be removed"));
  assert_names (place, "Roads:2");
  g_assert_false (ugo_puzzle_packs_can_undo (place->packs));
}

/* Where a pack of one's own stands is not chosen, and so another place is not proposed. */
static void
test_cannot_be_written (Place *place, gconstpointer data)
{
  UgoPuzzlePack *pack = make (place, "Roads", 2);

  block (pack);
  ugo_puzzle_packs_remove_puzzle (place->packs, pack, 0);
  ugo_puzzle_packs_flush (place->packs);
  g_assert_cmpuint (place->n_failed, ==, 1);
  g_assert_nonnull (strstr (place->said, "“Roads.ugn” could not be saved"));
  g_assert_nonnull (strstr (place->said, place->own));
  g_assert_null (strstr (place->said, "another"));
}

/* An undo that cannot be done is told too. */
static void
test_undo_fails (Place *place, gconstpointer data)
{
  UgoPuzzlePack *pack = make (place, "Roads", 2);
  g_autofree char *path = g_build_filename (place->own, "Roads.ugn", NULL);

  g_assert_true (ugo_puzzle_packs_rename (place->packs, pack, "Ways", NULL));
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  ugo_puzzle_packs_undo (place->packs);
  assert_names (place, "Ways:2");
  g_assert_cmpuint (place->n_failed, ==, 1);
}

static void
test_unwritable_folder (Place *place, gconstpointer data)
{
  UgoPuzzlePack *pack = make (place, "Roads", 2);
  g_autoptr (GError) error = NULL;

  if (geteuid () == 0)
    {
      g_test_skip ("root may write everywhere");
      return;
    }
  ugo_puzzle_packs_flush (place->packs);
  g_assert_cmpint (g_chmod (place->own, 0500), ==, 0);
  g_assert_false (ugo_puzzle_packs_remove (place->packs, pack, &error));
  g_assert_nonnull (strstr (error->message, "permissions"));
  ugo_puzzle_packs_remove_puzzle (place->packs, pack, 0);
  ugo_puzzle_packs_flush (place->packs);
  g_assert_nonnull (strstr (place->said, "permissions"));
  g_assert_cmpint (g_chmod (place->own, 0700), ==, 0);
}

/* What is pasted comes once, and goes again in one step. */
static void
test_pasted (Place *place, gconstpointer data)
{
  UgoPuzzlePack *pack = make (place, "Roads", 2);
  g_autofree char *before = ugo_puzzle_pack_to_text (pack);
  g_autofree char *known = puzzle_text ("longest-chain", 1);
  g_autofree char *other = puzzle_text ("road", 1);
  g_autofree char *faulty = replace (other, "[Goal \"", "[Goal \"x");
  g_autofree char *text = g_strjoin ("\n", other, known, faulty, other, faulty, NULL);
  g_autoptr (GPtrArray) items = ugo_puzzle_pack_read_text (text);
  g_autofree char *after = NULL;
  guint n_new;

  g_assert_true (ugo_puzzle_packs_paste (place->packs, pack, "Pasted", items, &n_new) == pack);
  g_assert_cmpuint (n_new, ==, 2);
  assert_names (place, "Roads:3");
  g_assert_cmpuint (g_list_model_get_n_items (ugo_puzzle_pack_get_items (pack)), ==, 4);
  /* Once more: nothing comes, and what came is what is undone. */
  ugo_puzzle_packs_paste (place->packs, pack, "Pasted", items, &n_new);
  g_assert_cmpuint (n_new, ==, 0);
  g_assert_true (ugo_puzzle_packs_can_undo (place->packs));
  ugo_puzzle_packs_undo (place->packs);
  after = ugo_puzzle_pack_to_text (pack);
  g_assert_cmpstr (before, ==, after);
  reload (place);
  assert_names (place, "Roads:2");
}

/* The pack that was made for what was pasted goes with it, and may come back. */
static void
test_pasted_anew (Place *place, gconstpointer data)
{
  g_autofree char *text = puzzle_text ("road", 1);
  g_autoptr (GPtrArray) items = ugo_puzzle_pack_read_text (text);
  guint n_new;

  make (place, "Pasted", 0);
  ugo_puzzle_packs_paste (place->packs, NULL, "Pasted", items, &n_new);
  g_assert_cmpuint (n_new, ==, 1);
  assert_names (place, "Pasted:0 Pasted 2:1");
  ugo_puzzle_packs_undo (place->packs);
  assert_names (place, "Pasted:0");
  reload (place);
  assert_names (place, "Pasted:0");
}

/* A file is one of puzzles though its first record is faulty, and one of games though there is a
 * puzzle among them. */
static void
test_suits (Place *place, gconstpointer data)
{
  g_autofree char *good = puzzle_text ("road", 1);
  g_autofree char *nameless = replace (good, "[Puzzle \"road-2-1\"]\n", "");
  const char *game = "[Variant \"Ugolki 9\"]\n\n1. c2-c4 *\n";
  const struct
  {
    const char *texts[4];
    gboolean suits;
  } cases[] = {
    { { good }, TRUE },
    { { nameless, good }, TRUE },
    { { game, good, good }, TRUE },
    { { game }, FALSE },
    { { good, game, game }, FALSE },
    { { "" }, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strjoinv ("\n", (char **) cases[i].texts);
      g_autoptr (UgoCollection) collection = ugo_collection_new_from_text (text);

      g_assert_cmpint (ugo_puzzle_packs_suits (collection), ==, cases[i].suits);
    }
}

/* What is asked by whose text turns directions: its sentence stays as it is. */
static void
test_turned (Place *place, gconstpointer data)
{
  g_autofree char *good = puzzle_text ("road", 1);
  g_autofree char *bad = replace (good, "[Goal \"", "[Goal \"\u202egnirb");
  g_autoptr (GPtrArray) items = ugo_puzzle_pack_read_text (bad);
  g_autofree char *fault = ugo_pack_item_get_fault (items->pdata[0]);
  UgoPuzzlePack *pack = make (place, "Ro\u202eads", 1);
  g_autofree char *label = NULL;

  g_assert_nonnull (strstr (fault, "“gnirb"));
  g_assert_true (ugo_puzzle_packs_remove (place->packs, pack, NULL));
  label = ugo_puzzle_packs_describe_undo (place->packs);
  g_assert_cmpstr (label, ==, "Bring back “Roads”");
}

/* A file of somebody else's is shown, remembered, and never written. */
static void
test_opened (Place *place, gconstpointer data)
{
  g_autofree char *text = puzzle_text ("road", 1);
  g_autoptr (GPtrArray) items = read_text (place, text, -1);
  g_autofree char *path = g_build_filename (place->folder, "file.ugn", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  UgoPuzzlePack *pack = ugo_puzzle_packs_open (place->packs, file, NULL, items);
  g_auto (GStrv) uris = NULL;

  g_assert_false (ugo_puzzle_pack_is_own (pack));
  reload (place);
  assert_names (place, "file:1");
  remove_first (place);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  uris = ugo_puzzle_packs_dup_uris (place->packs);
  g_assert_null (uris[0]);
  ugo_puzzle_packs_undo (place->packs);
  assert_names (place, "file:1");
  g_unlink (path);
  reload (place);
  assert_names (place, "");
}

/* Each faulty puzzle has its sentence with the line; the others work, and its bytes stay. */
static void
test_faults (Place *place, gconstpointer data)
{
  static const char *const changes[][3] = {
    { "[Goal \"", "[Goal \"brng ", "goal" },
    { "[Level \"", "[Level \"1", "“Level”" },
    { "[Moves \"1\"]", "[Moves \"0\"]", "“Moves”" },
    { "[Theme \"longest-chain\"]", "[Theme \"win-now\"]", "theme" },
    { "[Theme \"longest-chain\"]\n", "", "“Theme”" },
    { "[Puzzle \"", "[Puzzle \"<b>&", "<b>&" },
    { "[Goal \"", "[Gaol \"", "“Goal”" },
    { "[Moves \"1\"]", "[Moves \"2\"]", "one move" },
    { "]\n\n", "]\n\na1-h8 ", "a1" },
    { "[FEN \"", "[FEN \"9", "position" },
    { "[Variant \"", "[Variant \"Chess ", "game" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char *good = puzzle_text ("longest-chain", 1);
      g_autofree char *bad = replace (good, changes[i][0], changes[i][1]);
      g_autofree char *text = g_strjoin ("\n", good, bad, good, NULL);
      g_autoptr (GPtrArray) items = read_text (place, text, -1);
      g_autofree char *fault = NULL;
      UgoPuzzlePack *pack;
      g_autofree char *kept = NULL;
      g_autofree char *name = g_strdup_printf ("Pack %u", (guint) i);

      g_assert_cmpuint (items->len, ==, 3);
      g_assert_nonnull (ugo_pack_item_get_puzzle (items->pdata[0]));
      g_assert_null (ugo_pack_item_get_puzzle (items->pdata[1]));
      g_assert_nonnull (ugo_pack_item_get_puzzle (items->pdata[2]));
      fault = ugo_pack_item_get_fault (items->pdata[1]);
      g_test_message ("%s", fault);
      g_assert_true (g_str_has_prefix (fault, "Puzzle 2, line 19: ")
                     || g_str_has_prefix (fault, "Puzzle 2. Line "));
      g_assert_nonnull (strstr (fault, changes[i][2]));
      pack = ugo_puzzle_packs_make (place->packs, name, items);
      kept = ugo_puzzle_pack_to_text (pack);
      g_assert_cmpstr (kept, ==, text);
    }
}

/* Whatever the bytes: it is read, said, and written again without harm. */
static void
test_hostile (Place *place, gconstpointer data)
{
  g_autofree char *good = puzzle_text ("road", 3);
  g_autofree guchar *noise = g_malloc (20000);
  gsize length = strlen (good);
  g_autoptr (GPtrArray) none = read_text (place, "", 0);

  g_assert_cmpuint (none->len, ==, 0);
  for (gsize cut = 0; cut < length; cut += 7)
    {
      g_autoptr (GPtrArray) items = read_text (place, good, (gssize) cut);

      for (guint i = 0; i < items->len; i++)
        {
          g_autofree char *fault = ugo_pack_item_get_fault (items->pdata[i]);

          g_assert_true ((fault == NULL) == (ugo_pack_item_get_puzzle (items->pdata[i]) != NULL));
        }
    }
  for (guint i = 0; i < 20000; i++)
    noise[i] = (guchar) (i * 7919 >> 3 ^ i);
  for (guint from = 0; from < 1000; from += 97)
    {
      g_autoptr (GPtrArray) items = read_text (place, (char *) noise + from, 5000);

      for (guint i = 0; i < items->len; i++)
        {
          g_autofree char *fault = ugo_pack_item_get_fault (items->pdata[i]);

          g_assert_true (g_utf8_validate (fault, -1, NULL));
        }
    }
}

static void
count_cb (guint *n_changes)
{
  (*n_changes)++;
}

/* Many are added at once: written and told of once. */
static void
test_many (Place *place, gconstpointer data)
{
  g_autofree char *good = puzzle_text ("longest-chain", 1);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) items = NULL;
  UgoPuzzlePack *pack;
  guint n_changes = 0;

  for (guint i = 0; i < N_MANY; i++)
    g_string_append_printf (text, "%s\n", good);
  items = read_text (place, text->str, -1);
  g_assert_cmpuint (items->len, ==, N_MANY);
  pack = ugo_puzzle_packs_make (place->packs, "Many", items);
  g_assert_cmpuint (ugo_puzzle_pack_count (pack), ==, N_MANY);
  ugo_puzzle_packs_remove_puzzle (place->packs, pack, N_MANY / 2);
  reload (place);
  assert_names (place, "Many:9999");
  pack = ugo_puzzle_packs_get_list (place->packs)->pdata[0];
  g_signal_connect_swapped (pack, "changed", G_CALLBACK (count_cb), &n_changes);
  ugo_puzzle_pack_append (pack, items);
  g_assert_cmpuint (n_changes, ==, 1);
  reload (place);
  assert_names (place, "Many:19999");
}

static void
test_check (Place *place, gconstpointer data)
{
  g_autofree char *good = puzzle_text ("road", 1);
  g_autoptr (UgoPuzzle) puzzle = generate ("road", 1);
  int n = ugo_puzzle_get_draft (puzzle)->n_moves;
  g_autofree char *claimed = g_strdup_printf ("[Moves \"%d\"]", n);
  g_autofree char *more = g_strdup_printf ("[Moves \"%d\"]", n + 1);
  g_autofree char *fewer = g_strdup_printf ("[Moves \"%d\"]", n - 1);
  g_autofree char *too_many = replace (good, claimed, more);
  g_autofree char *too_few = replace (good, claimed, fewer);
  g_autofree char *broken = replace (good, "[Goal \"", "[Goal \"x");
  g_autofree char *text = g_strjoin ("\n", good, too_many, broken, too_few, NULL);
  g_autoptr (GPtrArray) items = read_text (place, text, -1);
  UgoPuzzlePack *pack = ugo_puzzle_packs_make (place->packs, "Pack", items);
  g_autoptr (UgoPackCheck) check = ugo_pack_check_new ();
  guint n_done, n_total, n_false, n_unknown;
  g_autofree char *refuted = NULL;

  ugo_pack_check_start (check, pack);
  ugo_pack_check_cancel (check);
  g_assert_false (ugo_pack_check_is_running (check));
  ugo_pack_check_start (check, pack);
  while (ugo_pack_check_is_running (check))
    g_main_context_iteration (NULL, TRUE);
  ugo_pack_check_get_counts (check, &n_done, &n_total, &n_false, &n_unknown);
  g_assert_cmpuint (n_done, ==, 3);
  g_assert_cmpuint (n_total, ==, 3);
  g_assert_cmpuint (n_false, ==, 2);
  g_assert_cmpuint (n_unknown, ==, 0);
  g_assert_cmpint (ugo_pack_item_get_claim (items->pdata[0]), ==, UGO_CLAIM_TRUE);
  g_assert_cmpint (ugo_pack_item_get_claim (items->pdata[1]), ==, UGO_CLAIM_FALSE);
  g_assert_cmpint (ugo_pack_item_get_claim (items->pdata[3]), ==, UGO_CLAIM_FALSE);
  refuted = ugo_pack_item_get_refutation (items->pdata[1]);
  g_assert_true (g_str_has_prefix (refuted, "Not so: "));
}

/* The desk */

typedef struct
{
  UgoProgress *store;
  UgoPuzzleDesk *desk;
  UgoPuzzleProgress *progress;
} Desk;

static void
desk_open (Place *place, Desk *desk)
{
  g_autofree char *path = g_build_filename (place->folder, "progress.ini", NULL);
  g_autoptr (UgoPuzzleShelf) shelf = ugo_puzzle_shelf_new ();

  desk->store = ugo_progress_new (path);
  desk->progress = ugo_puzzle_progress_new (desk->store);
  desk->desk = ugo_puzzle_desk_new (shelf, desk->progress);
  ugo_puzzle_desk_set_packs (desk->desk, place->packs);
}

static void
desk_close (Desk *desk)
{
  ugo_progress_flush (desk->store);
  g_assert_finalize_object (desk->desk);
  g_object_unref (desk->progress);
  g_object_unref (desk->store);
}

static void
solve (Desk *desk)
{
  UgoPuzzleTutor *tutor = ugo_puzzle_desk_get_tutor (desk->desk);

  ugo_tutor_play (
      UGO_TUTOR (tutor),
      ugo_record_get_root (ugo_puzzle_get_record (ugo_puzzle_tutor_get_puzzle (tutor)))
          ->first_child->move,
      NULL);
  while (ugo_tutor_get_state (UGO_TUTOR (tutor)) != UGO_TUTOR_SOLVED)
    g_main_context_iteration (NULL, TRUE);
}

/* Solved puzzles are passed over; what is done at one counts for its content. */
static void
test_desk (Place *place, gconstpointer data)
{
  UgoPuzzlePack *pack = make (place, "Roads", 3);
  g_autofree char *text = puzzle_text ("longest-chain", 4);
  g_autoptr (UgoPuzzle) like = generate ("longest-chain", 1);
  g_autofree char *line = g_strdup_printf ("[Puzzle \"%s\"]", ugo_puzzle_get_id (like));
  g_autofree char *renamed = replace (text, "[Puzzle \"longest-chain-2-4\"]", line);
  g_autoptr (GPtrArray) others = ugo_puzzle_pack_read_text (renamed);
  UgoPuzzlePack *other = ugo_puzzle_packs_make (place->packs, "Theirs", others);
  Desk desk;
  guint n_total;

  desk_open (place, &desk);
  ugo_puzzle_desk_open_pack (desk.desk, pack);
  g_assert_cmpint (ugo_puzzle_desk_get_state (desk.desk), ==, UGO_PUZZLE_DESK_PACK);
  ugo_puzzle_desk_start_in_pack (desk.desk, 1);
  solve (&desk);
  g_assert_cmpuint (ugo_puzzle_desk_count_pack (desk.desk, pack, &n_total), ==, 1);
  g_assert_cmpuint (n_total, ==, 3);
  ugo_puzzle_desk_next (desk.desk);
  g_assert_cmpuint (ugo_puzzle_desk_get_pack_index (desk.desk), ==, 2);
  solve (&desk);
  ugo_puzzle_desk_next (desk.desk);
  g_assert_cmpuint (ugo_puzzle_desk_get_pack_index (desk.desk), ==, 0);
  solve (&desk);
  ugo_puzzle_desk_next (desk.desk);
  g_assert_cmpint (ugo_puzzle_desk_get_state (desk.desk), ==, UGO_PUZZLE_DESK_PACK);
  g_assert_cmpuint (ugo_puzzle_desk_count_pack (desk.desk, pack, &n_total), ==, 3);
  /* The same name, another puzzle. */
  g_assert_cmpuint (ugo_puzzle_desk_count_pack (desk.desk, other, &n_total), ==, 0);
  g_assert_cmpuint (n_total, ==, 1);
  ugo_puzzle_desk_back (desk.desk);
  g_assert_cmpint (ugo_puzzle_desk_get_state (desk.desk), ==, UGO_PUZZLE_DESK_THEMES);
  desk_close (&desk);
}

/* What was not solved comes back, unless its pack is gone; a trial is not remembered. */
static void
test_due (Place *place, gconstpointer data)
{
  UgoPuzzlePack *pack = make (place, "Roads", 1);
  g_autoptr (GDateTime) now = g_date_time_new_utc (2026, 11, 30, 12, 0, 0);
  g_autoptr (GDateTime) later = g_date_time_add_days (now, 2);
  UgoPuzzle *puzzle = ugo_pack_item_get_puzzle (ugo_puzzle_pack_get_item (pack, 0));
  Desk desk;

  desk_open (place, &desk);
  ugo_puzzle_desk_set_now (desk.desk, now);
  ugo_puzzle_desk_start_trial (desk.desk, puzzle);
  g_assert_true (ugo_puzzle_desk_is_trial (desk.desk));
  solve (&desk);
  g_assert_cmpint (ugo_puzzle_desk_get_item_stars (desk.desk, ugo_puzzle_pack_get_item (pack, 0)),
                   ==, 0);
  ugo_puzzle_desk_open_pack (desk.desk, pack);
  ugo_puzzle_desk_start_in_pack (desk.desk, 0);
  ugo_tutor_show (UGO_TUTOR (ugo_puzzle_desk_get_tutor (desk.desk)));
  while (ugo_tutor_get_state (UGO_TUTOR (ugo_puzzle_desk_get_tutor (desk.desk)))
         != UGO_TUTOR_SOLVED)
    g_main_context_iteration (NULL, TRUE);
  ugo_puzzle_desk_back (desk.desk);
  ugo_puzzle_desk_set_now (desk.desk, later);
  g_assert_cmpuint (ugo_puzzle_desk_count_due (desk.desk), ==, 1);
  ugo_puzzle_desk_start_due (desk.desk);
  g_assert_true (ugo_puzzle_tutor_get_puzzle (ugo_puzzle_desk_get_tutor (desk.desk)) == puzzle);
  g_assert_true (ugo_puzzle_packs_remove (place->packs, pack, NULL));
  g_assert_cmpuint (ugo_puzzle_desk_count_due (desk.desk), ==, 0);
  desk_close (&desk);
}

static void
test_by_name (Place *place, gconstpointer data)
{
  const char *const wrong[] = { "", "road", "road-0-1", "road-3-", "road-3-x", "road-3-1-2",
                                "road-own-00", "nothing-1-1", "road-3-99999999999999999999",
                                "\xff", "<b>" };
  UgoPuzzlePack *pack;
  g_autoptr (GPtrArray) items = NULL;
  g_autofree char *text = puzzle_text ("road", 5);
  g_autofree char *named = replace (text, "[Puzzle \"road-2-5\"]", "[Puzzle \"My-Best\"]");
  g_autofree char *none = NULL;
  Desk desk;

  desk_open (place, &desk);
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *why = ugo_puzzle_desk_open_name (desk.desk, wrong[i]);

      g_assert_true (g_str_has_suffix (why, "."));
    }
  none = ugo_puzzle_desk_open_name (desk.desk, "  Road-2-17\n");
  g_assert_null (none);
  while (ugo_puzzle_desk_get_state (desk.desk) == UGO_PUZZLE_DESK_WAITING)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (
      ugo_puzzle_get_id (ugo_puzzle_tutor_get_puzzle (ugo_puzzle_desk_get_tutor (desk.desk))), ==,
      "road-2-17");
  items = ugo_puzzle_pack_read_text (named);
  pack = ugo_puzzle_packs_make (place->packs, "Roads", items);
  g_assert_null (ugo_puzzle_desk_open_name (desk.desk, "my-BEST"));
  g_assert_true (ugo_puzzle_desk_get_pack (desk.desk) == pack);
  desk_close (&desk);
}

/* Killed while saving */

/* Changes a pack of @folder for ever, and tells when it has begun: what is killed. */
static void
change_for_ever (const char *folder)
{
  Place place = { .own = (char *) folder };
  UgoPuzzlePack *pack;

  load (&place, NULL);
  pack = ugo_puzzle_packs_get_list (place.packs)->pdata[0];
  for (guint i = 0;; i++)
    {
      ugo_puzzle_packs_remove_puzzle (place.packs, pack, i % N_KEPT);
      ugo_puzzle_packs_undo (place.packs);
      ugo_puzzle_packs_flush (place.packs);
      if (i == 0)
        {
          g_print ("begun\n");
          fflush (stdout);
        }
    }
}

/* Whenever the program is killed, the pack is whole: with the puzzle or without it. */
static void
test_killed (Place *place, gconstpointer data)
{
  UgoPuzzlePack *pack = make (place, "Roads", N_KEPT);
  g_autofree char *text = ugo_puzzle_pack_to_text (pack);
  g_autofree char *path = g_build_filename (place->own, "Roads.ugn", NULL);

  close_packs (place);
  for (guint i = 0; i < N_KILLS; i++)
    {
      g_autoptr (GSubprocess) child = NULL;
      char begun[5];

      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      child = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL, program_path,
                                CHANGE_FOR_EVER, place->own, NULL);
      g_assert_nonnull (child);
      g_assert_true (g_input_stream_read_all (g_subprocess_get_stdout_pipe (child), begun,
                                              sizeof begun, NULL, NULL, NULL));
      g_usleep ((gulong) g_test_rand_int_range (0, 20000));
      g_subprocess_force_exit (child);
      g_assert_true (g_subprocess_wait (child, NULL, NULL));
      g_assert_true (g_subprocess_get_if_signaled (child));
      load (place, NULL);
      g_assert_cmpuint (ugo_puzzle_packs_get_list (place->packs)->len, ==, 1);
      pack = ugo_puzzle_packs_get_list (place->packs)->pdata[0];
      g_assert_cmpuint (ugo_puzzle_pack_count (pack), >=, N_KEPT - 1);
      g_assert_cmpuint (ugo_puzzle_pack_count (pack), ==,
                        g_list_model_get_n_items (ugo_puzzle_pack_get_items (pack)));
      close_packs (place);
    }
  load (place, NULL);
}

#define add(path, function)                                                                        \
  g_test_add ("/puzzle-packs/" path, Place, NULL, place_set_up, function, place_tear_down)

int
main (int argc, char **argv)
{
  program_path = argv[0];
  if (argc == 3 && strcmp (argv[1], CHANGE_FOR_EVER) == 0)
    change_for_ever (argv[2]);
  g_test_init (&argc, &argv, NULL);

  add ("a pack is there again, byte for byte", test_kept);
  add ("a name that does not do is refused in a sentence", test_names);
  add ("what was removed or renamed is brought back", test_undo);
  add ("a pack is kept though another program took its file away", test_taken_away);
  add ("what another program wrote stays, as one more pack", test_changed_behind);
  add ("what another program wrote goes along with a rename", test_changed_and_renamed);
  add ("a file with the same bytes is not changed", test_touched);
  add ("a pack that another program changed is not removed", test_changed_and_removed);
  add ("a pack that cannot be removed stays, and why is said", test_cannot_be_removed);
  add ("a pack that cannot be written says so, and proposes no other place",
       test_cannot_be_written);
  add ("an undo that fails is told", test_undo_fails);
  add ("a pack is whole whenever the program is killed", test_killed);
  add ("a folder that may not be written is told of", test_unwritable_folder);
  add ("what is pasted comes once, and goes again", test_pasted);
  add ("a pack made for what was pasted goes with it", test_pasted_anew);
  add ("a file of puzzles is told from one of games", test_suits);
  add ("a text that turns directions leaves its sentence as it is", test_turned);
  add ("a file of somebody else's is shown and never written", test_opened);
  add ("a faulty puzzle is named, and the others work", test_faults);
  add ("no file does any harm", test_hostile);
  add ("a pack may be large", test_many);
  add ("a claim that is false is told when it is proved", test_check);
  add ("one puzzle of a pack comes after the other", test_desk);
  add ("what was not solved comes back while its pack is there", test_due);
  add ("a puzzle is opened by its name", test_by_name);

  return g_test_run ();
}
