/* test-collection.c: files of games, opened and saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ugo-collection.h"
#include "ugo-history.h"
#include "ugo-test-model.h"
#include "ugo-test-records.h"

#define THREE_GAMES                                                                                \
  "\n\n[Event \"One\"]\n[Variant \"Ugolki 9\"]\n\n1. c3-c4   f6-f5 {odd   spacing} *\n\n\n"        \
  "[Event \"Two\"]\n[Variant \"Ugolki 9\"]\n\n1. c3-c4 f6-f5 2. a1-h8 *\n\n"                       \
  "[Event \"Three\"]\n[Variant \"Ugolki 9\"]\n\n1. b3-b4 1/2-1/2"

typedef struct
{
  char *folder;
  char *path;
  GFile *file;
} Place;

static void
place_set_up (Place *place, gconstpointer data)
{
  place->folder = ugo_test_make_folder ();
  place->path = g_build_filename (place->folder, "games.ugn", NULL);
  place->file = g_file_new_for_path (place->path);
}

static void
place_tear_down (Place *place, gconstpointer data)
{
  ugo_test_remove_folder (place->folder);
  g_object_unref (place->file);
  g_free (place->path);
  g_free (place->folder);
}

static void
write_file (Place *place, const char *bytes, gssize length)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (place->path, bytes, length, &error);
  g_assert_no_error (error);
}

static void
assert_file (const char *path, const char *expected)
{
  g_autofree char *bytes = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  g_assert_cmpmem (bytes, length, expected, strlen (expected));
}

static UgoCollection *
try_open (GFile *file, GCancellable *cancellable, GError **error)
{
  GAsyncResult *result = NULL;
  UgoCollection *collection;

  ugo_collection_open_async (file, cancellable, NULL, NULL, ugo_test_result_cb, &result);
  ugo_test_wait (&result);
  collection = ugo_collection_open_finish (result, error);
  g_object_unref (result);
  return collection;
}

static UgoCollection *
open_text (Place *place, const char *text)
{
  g_autoptr (GError) error = NULL;
  UgoCollection *collection;

  write_file (place, text, -1);
  collection = try_open (place->file, NULL, &error);
  g_assert_no_error (error);
  return collection;
}

static gboolean
try_save (UgoCollection *collection, GFile *file, gboolean overwrite, GError **error)
{
  GAsyncResult *result = NULL;
  gboolean saved;

  ugo_collection_save_async (collection, file, overwrite, NULL, ugo_test_result_cb, &result);
  ugo_test_wait (&result);
  saved = ugo_collection_save_finish (collection, result, error);
  g_object_unref (result);
  return saved;
}

static void
save (UgoCollection *collection, GFile *file)
{
  g_autoptr (GError) error = NULL;

  try_save (collection, file, FALSE, &error);
  g_assert_no_error (error);
}

/* Asserts that @error is a sentence that names the file. */
static void
assert_sentence (GError *error, int code, const char *name)
{
  g_assert_error (error, G_IO_ERROR, code);
  g_assert_nonnull (strstr (error->message, name));
  g_assert_true (g_str_has_suffix (error->message, "."));
}

static void
edit (UgoCollection *collection, guint index, const char *event)
{
  ugo_record_set_tag (ugo_collection_get_record (collection, index), "Event", event);
  ugo_collection_touch (collection, index);
}

#define UNEVEN                                                                                    \
  "[Variant \"Ugolki 9\"]\n\n1.c3-c4   f6-f5 *\n\n[Event \"Cut\"]\n[Variant \"Ugolki 9\"]\n\n"     \
  "1. c3-c4 nonsense and more *\n"

/* Edits that were undone are no edits, to the byte of the file. */
static void
test_undone (Place *place, gconstpointer data)
{
  g_autoptr (UgoCollection) collection = open_text (place, UNEVEN);
  UgoRecord *record = ugo_collection_get_record (collection, 0);
  g_autoptr (UgoHistory) history = ugo_history_new (record);

  edit (collection, 0, "changed");
  g_assert_true (ugo_collection_get_modified (collection));
  ugo_history_undo (history);
  ugo_collection_touch (collection, 0);
  g_assert_false (ugo_collection_get_modified (collection));
  ugo_history_redo (history);
  ugo_collection_touch (collection, 0);
  g_assert_true (ugo_collection_get_modified (collection));
  save (collection, place->file);
  g_assert_false (ugo_collection_get_modified (collection));
  ugo_history_undo (history);
  ugo_collection_touch (collection, 0);
  g_assert_true (ugo_collection_get_modified (collection));
  save (collection, place->file);
  assert_file (place->path, UNEVEN);
}

/* What could not be read of a game is lost when the game is changed and saved, and comes back. */
static void
test_losses (Place *place, gconstpointer data)
{
  g_autoptr (UgoCollection) collection = open_text (place, UNEVEN);
  g_autoptr (UgoHistory) history = NULL;

  edit (collection, 0, "sound");
  g_assert_cmpuint (ugo_collection_get_n_losses (collection), ==, 0);
  history = ugo_history_new (ugo_collection_get_record (collection, 1));
  edit (collection, 1, "changed");
  g_assert_cmpuint (ugo_collection_get_n_losses (collection), ==, 1);
  save (collection, place->file);
  g_assert_cmpuint (ugo_collection_get_n_losses (collection), ==, 0);
  ugo_history_undo (history);
  ugo_collection_touch (collection, 1);
  save (collection, place->file);
  ugo_history_redo (history);
  ugo_collection_touch (collection, 1);
  g_assert_cmpuint (ugo_collection_get_n_losses (collection), ==, 1);
}

/* Opening */

static void
test_open (Place *place, gconstpointer data)
{
  g_autoptr (UgoCollection) collection = open_text (place, THREE_GAMES);
  g_autoptr (UgoGameItem) item = g_list_model_get_item (G_LIST_MODEL (collection), 1);
  g_autoptr (UgoGameItem) again = g_list_model_get_item (G_LIST_MODEL (collection), 1);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (collection)), ==, 3);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (collection), 3));
  g_assert_true (item == again);
  g_assert_cmpuint (ugo_game_item_get_index (item), ==, 1);
  g_assert_cmpstr (ugo_game_item_get_tag (item, "Event"), ==, "Two");
  g_assert_null (ugo_game_item_get_tag (item, "White"));
  g_assert_true (g_file_equal (ugo_collection_get_file (collection), place->file));
  g_assert_false (ugo_collection_get_modified (collection));

  g_assert_cmpuint (ugo_record_get_end (ugo_collection_get_record (collection, 0))->ply, ==, 2);
  g_assert_true (ugo_collection_get_record (collection, 1)
                 == ugo_collection_get_record (collection, 1));
  g_assert_cmpuint (ugo_collection_get_diagnostics (collection, 0)->len, ==, 0);
  g_assert_cmpuint (ugo_collection_get_diagnostics (collection, 1)->len, ==, 1);
  g_assert_cmpuint (ugo_collection_get_diagnostics (collection, G_MAXUINT)->len, ==, 0);
}

static void
items_changed_cb (GListModel *model, guint position, guint removed, guint added, guint *n_known)
{
  g_assert_cmpuint (removed, ==, 0);
  g_assert_cmpuint (position, ==, *n_known);
  *n_known += added;
}

static char *
make_large_text (guint n_games)
{
  g_autofree char *filling = g_strnfill (400, 'x');
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_games; i++)
    g_string_append_printf (text, "[Event \"%u\"]\n[Variant \"Ugolki 9\"]\n\n1. c3-c4 {%s} *\n\n",
                            i, filling);
  return g_string_free (text, FALSE);
}

/* Nothing of it can be saved, and so nothing lost, before all of it is there. */
static void
test_grows (Place *place, gconstpointer data)
{
  const guint n_games = 30000;
  g_autofree char *text = make_large_text (n_games);
  g_autoptr (UgoCollection) collection = open_text (place, text);
  g_autoptr (GError) error = NULL;
  guint n_known = g_list_model_get_n_items (G_LIST_MODEL (collection));
  gboolean was_partial = ugo_collection_get_progress (collection) < 1;

  g_assert_cmpuint (n_known, >=, 200);
  g_signal_connect (collection, "items-changed", G_CALLBACK (items_changed_cb), &n_known);
  if (was_partial)
    {
      g_assert_false (try_save (collection, place->file, FALSE, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
    }
  while (ugo_collection_get_progress (collection) < 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_known, ==, n_games);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (collection)), ==, n_games);
  edit (collection, n_games - 1, "last");
  save (collection, place->file);
}

static void
test_dropped_while_read (Place *place, gconstpointer data)
{
  g_autofree char *text = make_large_text (20000);

  for (guint i = 0; i < 5; i++)
    {
      UgoCollection *collection = open_text (place, text);
      g_autoptr (UgoGameItem) item = g_list_model_get_item (G_LIST_MODEL (collection), 5);

      g_assert_finalize_object (collection);
      g_assert_cmpstr (ugo_game_item_get_tag (item, "Event"), ==, "5");
    }
}

static void
test_open_nothing (Place *place, gconstpointer data)
{
  static const guint8 png[] = { 0x89, 'P', 'N', 'G', 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 'I',
                                'H', 'D', 'R', 0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (UgoCollection) empty = open_text (place, "");

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (empty)), ==, 0);
  g_assert_false (try_save (empty, place->file, TRUE, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);

  for (gsize length = 1; length <= sizeof png; length++)
    {
      g_autoptr (UgoCollection) collection = NULL;
      guint n;

      write_file (place, (const char *) png, length);
      collection = try_open (place->file, NULL, NULL);
      g_assert_nonnull (collection);
      n = g_list_model_get_n_items (G_LIST_MODEL (collection));
      for (guint i = 0; i < n; i++)
        g_assert_nonnull (ugo_collection_get_record (collection, i));
    }
}

static void
test_open_not_a_file (Place *place, gconstpointer data)
{
  g_autoptr (GFile) folder = g_file_new_for_path (place->folder);
  g_autofree char *name = g_path_get_basename (place->folder);
  g_autoptr (GError) is_folder = NULL;
  g_autoptr (GError) is_pipe = NULL;
  g_autoptr (GError) is_missing = NULL;
  g_autoptr (GError) is_device = NULL;
  g_autoptr (GFile) device = g_file_new_for_path ("/dev/zero");

  g_assert_null (try_open (folder, NULL, &is_folder));
  assert_sentence (is_folder, G_IO_ERROR_IS_DIRECTORY, name);
  g_assert_null (try_open (place->file, NULL, &is_missing));
  assert_sentence (is_missing, G_IO_ERROR_NOT_FOUND, "games.ugn");
  g_assert_cmpint (mkfifo (place->path, 0600), ==, 0);
  g_assert_null (try_open (place->file, NULL, &is_pipe));
  assert_sentence (is_pipe, G_IO_ERROR_NOT_REGULAR_FILE, "games.ugn");
  g_assert_null (try_open (device, NULL, &is_device));
  assert_sentence (is_device, G_IO_ERROR_NOT_REGULAR_FILE, "zero");
}

static void
test_open_too_large (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  write_file (place, "", 0);
  g_assert_cmpint (truncate (place->path, (off_t) 2 << 30), ==, 0);
  g_assert_null (try_open (place->file, NULL, &error));
  assert_sentence (error, G_IO_ERROR_MESSAGE_TOO_LARGE, "games.ugn");
}

static void
test_open_forbidden (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  if (geteuid () == 0)
    {
      g_test_skip ("the superuser may read everything");
      return;
    }
  write_file (place, THREE_GAMES, -1);
  g_assert_cmpint (g_chmod (place->path, 0), ==, 0);
  g_assert_null (try_open (place->file, NULL, &error));
  assert_sentence (error, G_IO_ERROR_PERMISSION_DENIED, "games.ugn");
}

static void
test_cancel (Place *place, gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) before = NULL;
  g_autoptr (GError) during = NULL;
  GAsyncResult *result = NULL;

  write_file (place, "", 0);
  g_assert_cmpint (truncate (place->path, (off_t) 64 << 20), ==, 0);
  ugo_collection_open_async (place->file, cancellable, NULL, NULL, ugo_test_result_cb, &result);
  g_cancellable_cancel (cancellable);
  ugo_test_wait (&result);
  g_assert_null (ugo_collection_open_finish (result, &during));
  assert_sentence (during, G_IO_ERROR_CANCELLED, "games.ugn");
  g_object_unref (result);

  g_assert_null (try_open (place->file, cancellable, &before));
  assert_sentence (before, G_IO_ERROR_CANCELLED, "games.ugn");
}

typedef struct
{
  goffset last;
  goffset total;
  guint n;
} Progress;

static void
progress_cb (goffset done, goffset total, gpointer data)
{
  Progress *progress = data;

  g_assert_true (g_main_context_is_owner (g_main_context_default ()));
  g_assert_cmpint (done, >=, progress->last);
  g_assert_cmpint (done, <=, total);
  progress->last = done;
  progress->total = total;
  progress->n++;
}

static void
test_progress (Place *place, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (UgoCollection) collection = NULL;
  g_autoptr (GError) error = NULL;
  GAsyncResult *result = NULL;
  Progress progress = { 0 };

  for (guint i = 0; i < 20000; i++)
    g_string_append (text, "[Event \"A\"]\n[Variant \"Ugolki 9\"]\n\n1. c3-c4 f6-f5 *\n\n");
  write_file (place, text->str, text->len);
  ugo_collection_open_async (place->file, NULL, progress_cb, &progress, ugo_test_result_cb,
                             &result);
  ugo_test_wait (&result);
  collection = ugo_collection_open_finish (result, &error);
  g_object_unref (result);
  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (collection)), ==, 20000);
  g_assert_cmpuint (progress.n, >, 0);
  g_assert_cmpint (progress.total, ==, (goffset) text->len);
}

/* Saving */

static void
test_bytes_are_kept (Place *place, gconstpointer data)
{
  g_autofree char *other_path = g_build_filename (place->folder, "other.ugn", NULL);
  g_autoptr (GFile) other = g_file_new_for_path (other_path);
  g_autoptr (UgoCollection) collection = open_text (place, THREE_GAMES);

  for (guint i = 0; i < 3; i++)
    ugo_collection_get_record (collection, i);
  save (collection, other);
  assert_file (other_path, THREE_GAMES);
  g_assert_true (g_file_equal (ugo_collection_get_file (collection), other));
  assert_file (place->path, THREE_GAMES);
}

static void
test_edited_game_alone_changes (Place *place, gconstpointer data)
{
  g_autoptr (UgoCollection) collection = open_text (place, THREE_GAMES);
  g_autoptr (UgoCollection) reopened = NULL;
  g_autofree char *bytes = NULL;
  const char *second = strstr (THREE_GAMES, "[Event \"Two\"]");

  edit (collection, 0, "Uno");
  g_assert_true (ugo_collection_get_modified (collection));
  save (collection, place->file);
  g_assert_false (ugo_collection_get_modified (collection));

  g_assert_true (g_file_get_contents (place->path, &bytes, NULL, NULL));
  g_assert_true (g_str_has_suffix (bytes, second));
  g_assert_nonnull (strstr (bytes, "[Event \"Uno\"]"));
  g_assert_nonnull (strstr (bytes, "*\n\n[Event \"Two\"]"));
  reopened = try_open (place->file, NULL, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (reopened)), ==, 3);

  /* The text ends without a line's end: the edited game before it must not run into it. */
  edit (collection, 2, "Tre");
  edit (collection, 1, "Due");
  save (collection, place->file);
  g_clear_object (&reopened);
  reopened = try_open (place->file, NULL, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (reopened)), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (UgoGameItem) item = g_list_model_get_item (G_LIST_MODEL (reopened), i);

      g_assert_cmpstr (ugo_game_item_get_tag (item, "Event"), ==,
                       ((const char *[]) { "Uno", "Due", "Tre" })[i]);
      g_assert_true (ugo_record_equal (ugo_collection_get_record (reopened, i),
                                       ugo_collection_get_record (collection, i)));
    }
}

static void
test_random_edits (Place *place, gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);
  static const char *const ends[] = { "", "\n", "\n\n", "\r\n\r\n" };

  for (guint round = 0; round < 60; round++)
    {
      guint n = g_rand_int_range (rand, 1, 8);
      g_autoptr (GString) text = g_string_new (round % 3 == 0 ? "\xef\xbb\xbf" : "");
      g_autoptr (UgoCollection) collection = NULL;
      g_autoptr (UgoCollection) reopened = NULL;

      for (guint i = 0; i < n; i++)
        g_string_append_printf (text,
                                "[Event \"%u\"]\n[Variant \"Ugolki 9\"]\n\n1. c3-c4 f6-f5 *%s", i,
                                ends[i + 1 == n ? g_rand_int_range (rand, 0, 4)
                                                : g_rand_int_range (rand, 1, 4)]);
      collection = open_text (place, text->str);
      for (guint i = 0; i < n; i++)
        if (g_rand_boolean (rand))
          edit (collection, i, "edited");
      save (collection, place->file);
      reopened = try_open (place->file, NULL, NULL);
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (reopened)), ==, n);
      for (guint i = 0; i < n; i++)
        g_assert_true (ugo_record_equal (ugo_collection_get_record (reopened, i),
                                         ugo_collection_get_record (collection, i)));
    }
}

static void
count_cb (GObject *object, GParamSpec *pspec, guint *n)
{
  (*n)++;
}

static void
test_items_follow (Place *place, gconstpointer data)
{
  g_autoptr (UgoCollection) collection = open_text (place, THREE_GAMES);
  g_autoptr (UgoGameItem) item = g_list_model_get_item (G_LIST_MODEL (collection), 0);
  g_autoptr (UgoGameItem) late = NULL;
  guint n_stamps = 0, n_modified = 0;

  g_signal_connect (item, "notify::stamp", G_CALLBACK (count_cb), &n_stamps);
  g_signal_connect (collection, "notify::modified", G_CALLBACK (count_cb), &n_modified);
  edit (collection, 0, "Uno");
  edit (collection, 0, "Uno!");
  edit (collection, 2, "Tre");
  late = g_list_model_get_item (G_LIST_MODEL (collection), 2);
  g_assert_cmpuint (n_stamps, ==, 2);
  g_assert_cmpuint (n_modified, ==, 1);
  g_assert_cmpstr (ugo_game_item_get_tag (item, "Event"), ==, "Uno!");
  g_assert_cmpstr (ugo_game_item_get_tag (late, "Event"), ==, "Tre");
  save (collection, place->file);
  g_assert_cmpuint (n_modified, ==, 2);
  g_assert_cmpstr (ugo_game_item_get_tag (item, "Event"), ==, "Uno!");

  g_clear_object (&collection);
  g_assert_cmpstr (ugo_game_item_get_tag (late, "Event"), ==, "Tre");
}

static void
test_conflict (Place *place, gconstpointer data)
{
  g_autoptr (UgoCollection) collection = open_text (place, THREE_GAMES);
  g_autoptr (GError) changed = NULL;
  g_autoptr (GError) forced = NULL;
  g_autoptr (GError) again = NULL;

  edit (collection, 0, "Uno");
  write_file (place, "somebody else's", -1);
  g_assert_false (try_save (collection, place->file, FALSE, &changed));
  assert_sentence (changed, G_IO_ERROR_WRONG_ETAG, "games.ugn");
  assert_file (place->path, "somebody else's");
  g_assert_true (ugo_collection_get_modified (collection));

  g_assert_true (try_save (collection, place->file, TRUE, &forced));
  g_assert_no_error (forced);
  edit (collection, 0, "Uno!");
  save (collection, place->file);

  /* At the same instant and of the same length, as a quick script would. */
  {
    struct stat status;
    struct timespec times[2];
    g_autofree char *bytes = NULL;
    gsize length;

    g_assert_cmpint (stat (place->path, &status), ==, 0);
    g_assert_true (g_file_get_contents (place->path, &bytes, &length, NULL));
    bytes[2] = 'X';
    write_file (place, bytes, length);
    times[0] = status.st_atim;
    times[1] = status.st_mtim;
    g_assert_cmpint (utimensat (AT_FDCWD, place->path, times, 0), ==, 0);
  }
  g_assert_false (try_save (collection, place->file, FALSE, &again));
  assert_sentence (again, G_IO_ERROR_WRONG_ETAG, "games.ugn");
}

static void
test_vanished (Place *place, gconstpointer data)
{
  g_autoptr (UgoCollection) collection = open_text (place, THREE_GAMES);

  g_assert_cmpint (g_unlink (place->path), ==, 0);
  save (collection, place->file);
  assert_file (place->path, THREE_GAMES);
}

static void
test_cannot_save (Place *place, gconstpointer data)
{
  g_autoptr (UgoCollection) collection = open_text (place, THREE_GAMES);
  g_autoptr (GFile) folder = g_file_new_for_path (place->folder);
  g_autoptr (GFile) nowhere = g_file_new_build_filename (place->folder, "no", "no.ugn", NULL);
  g_autoptr (GFile) below_a_file = g_file_new_build_filename (place->path, "no.ugn", NULL);
  g_autofree char *pipe_path = g_build_filename (place->folder, "pipe", NULL);
  g_autoptr (GFile) pipe = g_file_new_for_path (pipe_path);
  g_autofree char *long_name = g_strnfill (300, 'n');
  g_autoptr (GFile) too_long = g_file_new_build_filename (place->folder, long_name, NULL);
  g_autofree char *folder_name = g_path_get_basename (place->folder);
  const struct
  {
    GFile *file;
    int code;
    const char *name;
  } tries[] = {
    { folder, G_IO_ERROR_IS_DIRECTORY, folder_name },
    { nowhere, G_IO_ERROR_NOT_FOUND, "no.ugn" },
    { below_a_file, G_IO_ERROR_NOT_FOUND, "no.ugn" },
    { pipe, G_IO_ERROR_NOT_REGULAR_FILE, "pipe" },
    { too_long, G_IO_ERROR_FILENAME_TOO_LONG, "nnn" },
  };

  g_assert_cmpint (mkfifo (pipe_path, 0600), ==, 0);
  edit (collection, 0, "Uno");
  for (guint i = 0; i < G_N_ELEMENTS (tries); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (try_save (collection, tries[i].file, TRUE, &error));
      assert_sentence (error, tries[i].code, tries[i].name);
      g_assert_true (g_file_equal (ugo_collection_get_file (collection), place->file));
      g_assert_true (ugo_collection_get_modified (collection));
    }
  assert_file (place->path, THREE_GAMES);
}

static void
test_read_only (Place *place, gconstpointer data)
{
  g_autoptr (UgoCollection) collection = open_text (place, THREE_GAMES);
  g_autoptr (GError) of_file = NULL;
  g_autoptr (GError) of_folder = NULL;

  if (geteuid () == 0)
    {
      g_test_skip ("the superuser may write everywhere");
      return;
    }
  edit (collection, 0, "Uno");
  g_assert_cmpint (g_chmod (place->path, 0400), ==, 0);
  g_assert_false (try_save (collection, place->file, TRUE, &of_file));
  assert_sentence (of_file, G_IO_ERROR_PERMISSION_DENIED, "games.ugn");
  g_assert_cmpint (g_chmod (place->path, 0600), ==, 0);
  g_assert_cmpint (g_chmod (place->folder, 0500), ==, 0);
  g_assert_false (try_save (collection, place->file, TRUE, &of_folder));
  assert_sentence (of_folder, G_IO_ERROR_PERMISSION_DENIED, "games.ugn");
  g_assert_cmpint (g_chmod (place->folder, 0700), ==, 0);
  assert_file (place->path, THREE_GAMES);
}

static void
test_links_and_permissions (Place *place, gconstpointer data)
{
  g_autofree char *link_path = g_build_filename (place->folder, "link.ugn", NULL);
  g_autoptr (GFile) link_file = g_file_new_for_path (link_path);
  g_autoptr (UgoCollection) collection = open_text (place, THREE_GAMES);
  struct stat status;

  g_assert_cmpint (symlink ("games.ugn", link_path), ==, 0);
  g_assert_cmpint (g_chmod (place->path, 0664), ==, 0);
  edit (collection, 0, "Uno");
  save (collection, link_file);
  g_assert_true (g_file_test (link_path, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (stat (place->path, &status), ==, 0);
  g_assert_cmpint (status.st_mode & 0777, ==, 0664);
  g_assert_cmpint (status.st_size, >, 0);
}

static void
test_dangling_link (Place *place, gconstpointer data)
{
  g_autofree char *link_path = g_build_filename (place->folder, "link.ugn", NULL);
  g_autofree char *target_path = g_build_filename (place->folder, "later.ugn", NULL);
  g_autoptr (GFile) link_file = g_file_new_for_path (link_path);
  g_autoptr (UgoCollection) collection = open_text (place, THREE_GAMES);

  g_assert_cmpint (symlink ("later.ugn", link_path), ==, 0);
  save (collection, link_file);
  g_assert_true (g_file_test (link_path, G_FILE_TEST_IS_SYMLINK));
  assert_file (target_path, THREE_GAMES);
  g_assert_cmpint (g_unlink (link_path), ==, 0);
  g_assert_cmpint (g_unlink (target_path), ==, 0);
}

static void
test_damaged_games (Place *place, gconstpointer data)
{
  g_autoptr (UgoCollection) collection
      = open_text (place, "[Event \"A\"]\n\n1. c2-c4 *\n\n[Event \"B\"]\n\n1. c2-c5 *\n\n"
                          "[Event \"C\"]\n[Result \"odd\"]\n\n1. c2-c4 *\n");

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (UgoGameItem) item = g_list_model_get_item (G_LIST_MODEL (collection), i);

      g_assert_cmpint (ugo_game_item_is_damaged (item), ==, i == 1);
      g_assert_cmpint (ugo_game_item_is_damaged (item), ==, i == 1);
    }
}

static void
test_edit_while_saving (Place *place, gconstpointer data)
{
  g_autoptr (UgoCollection) collection = open_text (place, THREE_GAMES);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) pending = NULL;
  GAsyncResult *result = NULL;

  edit (collection, 0, "Uno");
  ugo_collection_save_async (collection, place->file, FALSE, NULL, ugo_test_result_cb, &result);
  edit (collection, 0, "Uno!");
  g_assert_false (try_save (collection, place->file, FALSE, &pending));
  assert_sentence (pending, G_IO_ERROR_PENDING, "games.ugn");
  ugo_test_wait (&result);
  g_assert_true (ugo_collection_save_finish (collection, result, &error));
  g_object_unref (result);
  g_assert_no_error (error);
  g_assert_true (ugo_collection_get_modified (collection));
  save (collection, place->file);
  g_assert_false (ugo_collection_get_modified (collection));
}

static void
test_cancelled_save (Place *place, gconstpointer data)
{
  g_autoptr (UgoCollection) collection = open_text (place, THREE_GAMES);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  GAsyncResult *result = NULL;

  edit (collection, 0, "Uno");
  g_cancellable_cancel (cancellable);
  ugo_collection_save_async (collection, place->file, FALSE, cancellable, ugo_test_result_cb,
                             &result);
  ugo_test_wait (&result);
  g_assert_false (ugo_collection_save_finish (collection, result, &error));
  g_object_unref (result);
  assert_sentence (error, G_IO_ERROR_CANCELLED, "games.ugn");
  assert_file (place->path, THREE_GAMES);
}

static void
test_new_record (Place *place, gconstpointer data)
{
  UgoPosition start = ugo_test_make_position ("Ugolki 9", NULL);
  g_autoptr (UgoRecord) record = ugo_record_new (&start);
  g_autoptr (UgoCollection) collection = ugo_collection_new_for_record (record);
  g_autoptr (UgoGameItem) item = g_list_model_get_item (G_LIST_MODEL (collection), 0);
  g_autoptr (UgoCollection) reopened = NULL;

  g_assert_null (ugo_collection_get_file (collection));
  g_assert_true (ugo_collection_get_record (collection, 0) == record);
  g_assert_cmpuint (ugo_collection_get_diagnostics (collection, 0)->len, ==, 0);
  g_assert_cmpuint (ugo_collection_get_diagnostics (collection, G_MAXUINT)->len, ==, 0);
  g_assert_null (ugo_game_item_get_tag (item, "White"));
  g_assert_null (ugo_game_item_get_tag (item, "Date"));
  ugo_record_set_tag (record, "White", "Anna");
  g_assert_cmpstr (ugo_game_item_get_tag (item, "White"), ==, "Anna");
  save (collection, place->file);
  reopened = try_open (place->file, NULL, NULL);
  g_assert_true (ugo_record_equal (ugo_collection_get_record (reopened, 0), record));
}

static void
test_pasted (Place *place, gconstpointer data)
{
  g_autoptr (UgoCollection) collection = ugo_collection_new_from_text (THREE_GAMES);
  g_autoptr (UgoCollection) nothing = ugo_collection_new_from_text ("   ");

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (collection)), ==, 3);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (nothing)), ==, 0);
  g_assert_null (ugo_collection_get_file (collection));
  save (collection, place->file);
  assert_file (place->path, THREE_GAMES);
}

#define ADD(path, func) g_test_add (path, Place, NULL, place_set_up, func, place_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/model/collection/what was undone is not saved as an edit", test_undone);
  ADD ("/model/collection/what saving would lose is counted", test_losses);
  ADD ("/collection/a file is listed before it is read", test_open);
  ADD ("/collection/a file without games opens and is not overwritten", test_open_nothing);
  ADD ("/collection/a large file is listed while it is read", test_grows);
  ADD ("/collection/a large file may be dropped while it is read", test_dropped_while_read);
  ADD ("/collection/what is no file is refused with a sentence", test_open_not_a_file);
  ADD ("/collection/a file of 2 GB is refused at once", test_open_too_large);
  ADD ("/collection/a file that may not be read is refused", test_open_forbidden);
  ADD ("/collection/opening can be stopped", test_cancel);
  ADD ("/collection/progress is told on the main thread and only grows", test_progress);
  ADD ("/collection/games that were not edited keep their bytes", test_bytes_are_kept);
  ADD ("/collection/an edited game alone changes", test_edited_game_alone_changes);
  ADD ("/collection/any edits of any file are saved whole", test_random_edits);
  ADD ("/collection/items follow their records and outlive the collection", test_items_follow);
  ADD ("/collection/a file changed by somebody else is not overwritten unasked", test_conflict);
  ADD ("/collection/a file that vanished is written again", test_vanished);
  ADD ("/collection/a save that fails says why and changes nothing", test_cannot_save);
  ADD ("/collection/what may not be written is left as it is", test_read_only);
  ADD ("/collection/links and permissions stay", test_links_and_permissions);
  ADD ("/collection/a link to a file that is not there yet stays", test_dangling_link);
  ADD ("/collection/a game that cannot be read to its end is told", test_damaged_games);
  ADD ("/collection/an edit during a save is not lost", test_edit_while_saving);
  ADD ("/collection/a stopped save leaves the file", test_cancelled_save);
  ADD ("/collection/a new game is saved and read back", test_new_record);
  ADD ("/collection/a pasted text is saved byte for byte", test_pasted);

  return g_test_run ();
}
