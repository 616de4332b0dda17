/* test-backup.c: all that is kept goes into one file and comes back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <archive.h>
#include <archive_entry.h>
#include <glib/gstdio.h>
#include <string.h>

#include "ugo-backup.h"
#include "ugo-session.h"
#include "ugo-test-model.h"

#define LIST "[ugolki-backup]\nversion=1\ntime=2024-05-06T07:08:09+02\n"

typedef struct
{
  char *folder;
  char *there; /* where a store is */
  char *here;  /* where another one is */
  char *path;
  GFile *file;
} Place;

static void
place_set_up (Place *place, gconstpointer data)
{
  place->folder = ugo_test_make_folder ();
  place->there = g_build_filename (place->folder, "there", NULL);
  place->here = g_build_filename (place->folder, "here", NULL);
  place->path = g_build_filename (place->folder, "all.zip", NULL);
  place->file = g_file_new_for_path (place->path);
  g_mkdir (place->there, 0700);
  g_mkdir (place->here, 0700);
}

static void
place_tear_down (Place *place, gconstpointer data)
{
  g_object_unref (place->file);
  ugo_test_remove_folder (place->folder);
  g_free (place->path);
  g_free (place->here);
  g_free (place->there);
  g_free (place->folder);
}

static void
write_file (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *parent = g_path_get_dirname (path);

  g_mkdir_with_parents (parent, 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static char *
read_file (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

static void
assert_file (const char *folder, const char *name, const char *text)
{
  g_autofree char *found = read_file (folder, name);

  g_assert_cmpstr (found, ==, text);
}

static guint
count_files (const char *folder, const char *inner)
{
  g_autofree char *path = g_build_filename (folder, inner, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir && (name = g_dir_read_name (dir)))
    n += *name != '.';
  return n;
}

static void
save (Place *place, UgoStore *store)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  ugo_backup_write_async (store, "[preferences]\nlens=true\n", place->file, NULL,
                          ugo_test_result_cb, &result);
  ugo_test_wait (&result);
  g_assert_true (ugo_backup_write_finish (result, &error));
  g_assert_no_error (error);
}

static UgoBackup *
load (Place *place, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  ugo_backup_read_async (place->file, NULL, ugo_test_result_cb, &result);
  ugo_test_wait (&result);
  return ugo_backup_read_finish (result, error);
}

static gboolean
restore (UgoBackup *backup, UgoStore *store, UgoRestored *restored, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  ugo_backup_restore_async (backup, store, ugo_test_result_cb, &result);
  ugo_test_wait (&result);
  return ugo_backup_restore_finish (result, restored, error);
}

static void
wait_changed (GObject *object)
{
  gboolean has_changed = FALSE;
  gulong handler = g_signal_connect_swapped (
      object, G_IS_LIST_MODEL (object) ? "items-changed" : "changed",
      G_CALLBACK (g_atomic_int_inc), &has_changed);

  while (!has_changed)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (object, handler);
}

#define GAME "20240506-070809-0123abcd"
#define OTHER_GAME "20230506-070809-0123abcd"
#define TEXT "[Variant \"Ugolki 9\"]\n[Result \"*\"]\n\n1. c3-c4 *\n"
#define OTHER_TEXT "[Variant \"Ugolki 9\"]\n[Result \"*\"]\n\n1. c2-c4 *\n"
#define PROGRESS "[ugolki-progress]\nversion=1\n\n[lesson/ugolki-chain]\ntwo=2\n"

static void
fill_there (Place *place)
{
  write_file (place->there, "games/" GAME ".ugn", TEXT);
  write_file (place->there, "games/" OTHER_GAME ".ugn", OTHER_TEXT);
  write_file (place->there, "puzzles/Мои задачи.ugn", "");
  write_file (place->there, "progress.ini", PROGRESS);
}

static void
test_all_comes_back (Place *place, gconstpointer data)
{
  g_autoptr (UgoStore) there = NULL;
  g_autoptr (UgoStore) here = ugo_store_new (place->here);
  g_autoptr (UgoBackup) backup = NULL;
  g_auto (UgoRestored) restored = { 0 };
  UgoLibrary *library = ugo_store_get_library (here);

  fill_there (place);
  there = ugo_store_new (place->there);
  save (place, there);
  ugo_library_load (library);
  wait_changed (G_OBJECT (library));
  ugo_puzzle_packs_load (ugo_store_get_packs (here), NULL);
  wait_changed (G_OBJECT (ugo_store_get_packs (here)));
  ugo_progress_set (ugo_store_get_progress (here), "lesson/ugolki-step", "one", 3);

  backup = load (place, NULL);
  g_assert_nonnull (backup);
  g_assert_cmpuint (ugo_backup_get_n_games (backup), ==, 2);
  g_assert_cmpuint (ugo_backup_get_n_packs (backup), ==, 1);
  g_assert_cmpstr (ugo_backup_get_preferences (backup), ==, "[preferences]\nlens=true\n");
  g_assert_nonnull (ugo_backup_get_time (backup));

  g_assert_true (restore (backup, here, &restored, NULL));
  g_assert_cmpuint (restored.n_games, ==, 2);
  g_assert_cmpuint (restored.n_known, ==, 0);
  g_assert_cmpuint (restored.n_packs, ==, 1);
  g_assert_nonnull (strstr (restored.old_progress, "one=3"));
  assert_file (place->here, "games/" GAME ".ugn", TEXT);
  assert_file (place->here, "puzzles/Мои задачи.ugn", "");
  wait_changed (G_OBJECT (library));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 2);
  g_assert_cmpint (ugo_progress_get (ugo_store_get_progress (here), "lesson/ugolki-chain", "two"),
                   ==, 2);
  g_assert_cmpint (ugo_progress_get (ugo_store_get_progress (here), "lesson/ugolki-step", "one"),
                   ==, 0);
  while (ugo_puzzle_packs_get_list (ugo_store_get_packs (here))->len == 0)
    g_main_context_iteration (NULL, TRUE);

  /* What was there before comes back as well. */
  ugo_store_set_progress (here, restored.old_progress);
  g_assert_cmpint (ugo_progress_get (ugo_store_get_progress (here), "lesson/ugolki-step", "one"),
                   ==, 3);
}

static void
test_nothing_is_written_over (Place *place, gconstpointer data)
{
  g_autoptr (UgoStore) there = NULL;
  g_autoptr (UgoStore) here = NULL;
  g_autoptr (UgoBackup) backup = NULL;

  fill_there (place);
  there = ugo_store_new (place->there);
  save (place, there);
  backup = load (place, NULL);
  write_file (place->here, "games/" GAME ".ugn", OTHER_TEXT);
  write_file (place->here, "puzzles/Мои задачи.ugn", "another one");
  here = ugo_store_new (place->here);
  /* The second time adds nothing but the game that is another one. */
  for (guint i = 0; i < 2; i++)
    {
      g_auto (UgoRestored) restored = { 0 };

      g_assert_true (restore (backup, here, &restored, NULL));
      g_assert_cmpuint (restored.n_games, ==, i == 0 ? 2 : 1);
      g_assert_cmpuint (restored.n_known, ==, i == 0 ? 0 : 1);
      g_assert_cmpuint (restored.n_packs, ==, i == 0 ? 1 : 0);
      assert_file (place->here, "games/" GAME ".ugn", OTHER_TEXT);
      assert_file (place->here, "puzzles/Мои задачи.ugn", "another one");
      assert_file (place->here, "puzzles/Мои задачи 2.ugn", "");
    }
  g_assert_cmpuint (count_files (place->here, "games"), ==, 4);
}

/* Archives that this program would not make */

typedef struct
{
  const char *name;
  const char *text;
  mode_t type;
} File;

static void
make_archive (Place *place, const File *files)
{
  struct archive *archive = archive_write_new ();

  archive_write_set_format_zip (archive);
  archive_write_set_options (archive, "zip:hdrcharset=UTF-8");
  g_assert_cmpint (archive_write_open_filename (archive, place->path), ==, ARCHIVE_OK);
  for (const File *file = files; file->name; file++)
    {
      struct archive_entry *entry = archive_entry_new ();

      archive_entry_set_pathname_utf8 (entry, file->name);
      archive_entry_set_filetype (entry, file->type != 0 ? file->type : AE_IFREG);
      archive_entry_set_perm (entry, 0644);
      archive_entry_set_size (entry, file->type != 0 ? 0 : (la_int64_t) strlen (file->text));
      if (file->type == AE_IFLNK)
        archive_entry_set_symlink_utf8 (entry, file->text);
      g_assert_cmpint (archive_write_header (archive, entry), ==, ARCHIVE_OK);
      if (file->type == 0)
        archive_write_data (archive, file->text, strlen (file->text));
      archive_entry_free (entry);
    }
  archive_write_close (archive);
  archive_write_free (archive);
}

static void
test_names_that_lead_away (Place *place, gconstpointer data)
{
  static const File files[] = {
    { "ugolki-backup.ini", LIST },
    { "../outside.ugn", TEXT },
    { "games/../../outside.ugn", TEXT },
    { "/tmp/outside-of-ugolki.ugn", TEXT },
    { "games/sub/" GAME ".ugn", TEXT },
    { "games/" GAME, TEXT },
    { "games/name.ugn", TEXT },
    { "games/" OTHER_GAME ".ugn", "/etc/passwd", AE_IFLNK },
    { "puzzles/../progress.ini", PROGRESS },
    { "puzzles/..ugn", TEXT },
    { "puzzles/a\\b.ugn", TEXT },
    { "session.ugn", TEXT },
    { "puzzles", "", AE_IFDIR },
    { "puzzles/A.ugn", "" },
    { NULL },
  };
  g_autoptr (UgoStore) here = ugo_store_new (place->here);
  g_autoptr (UgoBackup) backup = NULL;
  g_auto (UgoRestored) restored = { 0 };

  make_archive (place, files);
  backup = load (place, NULL);
  g_assert_cmpuint (ugo_backup_get_n_games (backup), ==, 0);
  g_assert_cmpuint (ugo_backup_get_n_packs (backup), ==, 1);
  g_assert_true (restore (backup, here, &restored, NULL));
  g_assert_null (restored.old_progress);
  g_assert_cmpuint (count_files (place->here, "games"), ==, 0);
  g_assert_cmpuint (count_files (place->here, "puzzles"), ==, 1);
  g_assert_cmpuint (count_files (place->folder, "."), ==, 3);
  g_assert_false (g_file_test ("/tmp/outside-of-ugolki.ugn", G_FILE_TEST_EXISTS));
}

static void
assert_refused (Place *place, int code, const char *start)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (load (place, &error));
  g_assert_error (error, G_IO_ERROR, code);
  g_assert_true (g_str_has_prefix (error->message, start));
}

static void
test_other_files (Place *place, gconstpointer data)
{
  static const File strangers[] = { { "games/" GAME ".ugn", TEXT }, { NULL } };

  assert_refused (place, G_IO_ERROR_NOT_FOUND, "“all.zip” cannot be found");
  write_file (place->folder, "all.zip", "");
  assert_refused (place, G_IO_ERROR_INVALID_DATA, "“all.zip” is no backup");
  write_file (place->folder, "all.zip", "PK\3\4 and nothing else");
  assert_refused (place, G_IO_ERROR_INVALID_DATA, "“all.zip” is no backup");
  write_file (place->folder, "all.zip", TEXT);
  assert_refused (place, G_IO_ERROR_INVALID_DATA, "“all.zip” is no backup");
  make_archive (place, strangers);
  assert_refused (place, G_IO_ERROR_INVALID_DATA, "“all.zip” is no backup");
}

/* Wherever the file ends, it is refused or whole; no byte of it that changes does harm. */
static void
test_damaged_files (Place *place, gconstpointer data)
{
  g_autoptr (UgoStore) there = NULL;
  g_autofree char *bytes = NULL;
  guint n_refused = 0;
  gsize length;

  fill_there (place);
  there = ugo_store_new (place->there);
  save (place, there);
  g_assert_true (g_file_get_contents (place->path, &bytes, &length, NULL));
  for (gsize end = 0; end < length; end += 7)
    {
      g_autoptr (UgoBackup) backup = NULL;

      g_assert_true (g_file_set_contents (place->path, bytes, (gssize) end, NULL));
      backup = load (place, NULL);
      n_refused += backup == NULL;
      g_assert_true (backup == NULL || ugo_backup_get_n_games (backup) == 2);
    }
  g_assert_cmpuint (n_refused, >, length / 7 / 2);
  for (guint i = 0; i < 500; i++)
    {
      g_autofree char *changed = g_memdup2 (bytes, length);
      g_autoptr (UgoBackup) backup = NULL;

      changed[g_test_rand_int_range (0, (int) length)]
          ^= (char) (1 << g_test_rand_int_range (0, 8));
      g_assert_true (g_file_set_contents (place->path, changed, (gssize) length, NULL));
      backup = load (place, NULL);
      if (backup)
        g_assert_cmpuint (ugo_backup_get_n_games (backup), <=, 2);
    }
}

/* A few kilobytes that would unpack to more than all that can be kept. */
static void
test_bomb (Place *place, gconstpointer data)
{
  g_autofree char *zeros = g_malloc ((80 << 20) + 1);
  const File files[] = {
    { "ugolki-backup.ini", LIST },
    { "games/" GAME ".ugn", zeros },
    { NULL },
  };

  memset (zeros, ' ', 80 << 20);
  zeros[80 << 20] = '\0';
  make_archive (place, files);
  assert_refused (place, G_IO_ERROR_INVALID_DATA, "“all.zip” is damaged");
}

static void
test_other_version (Place *place, gconstpointer data)
{
  static const File files[] = {
    { "pictures/new.png", "of a later version" },
    { "games/" GAME ".ugn", TEXT },
    { "ugolki-backup.ini", "[ugolki-backup]\nversion=99\ntime=never\n" },
    { NULL },
  };
  g_autoptr (UgoBackup) backup = NULL;

  make_archive (place, files);
  backup = load (place, NULL);
  g_assert_nonnull (backup);
  g_assert_cmpuint (ugo_backup_get_n_games (backup), ==, 1);
  g_assert_null (ugo_backup_get_time (backup));
  g_assert_null (ugo_backup_get_preferences (backup));
}

static void
test_cannot_write (Place *place, gconstpointer data)
{
  g_autoptr (UgoStore) there = ugo_store_new (place->there);
  g_autoptr (GFile) file = g_file_new_build_filename (place->folder, "nowhere", "all.zip", NULL);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  ugo_backup_write_async (there, "", file, NULL, ugo_test_result_cb, &result);
  ugo_test_wait (&result);
  g_assert_false (ugo_backup_write_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

static void
test_cancelled (Place *place, gconstpointer data)
{
  g_autoptr (UgoStore) there = ugo_store_new (place->there);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  write_file (place->folder, "all.zip", "what was there");
  g_cancellable_cancel (cancellable);
  ugo_backup_write_async (there, "", place->file, cancellable, ugo_test_result_cb, &result);
  ugo_test_wait (&result);
  g_assert_false (ugo_backup_write_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  assert_file (place->folder, "all.zip", "what was there");
}

static void
test_store_is_shared (void)
{
  g_autoptr (UgoStore) first = ugo_store_ref_default ();
  g_autoptr (UgoStore) second = ugo_store_ref_default ();

  g_assert_true (first == second);
}

#define ADD(path, function) \
  g_test_add ("/backup/" path, Place, NULL, place_set_up, function, place_tear_down)

int
main (int argc, char *argv[])
{
  g_autofree char *home = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  home = ugo_test_make_folder ();
  g_setenv ("XDG_DATA_HOME", home, TRUE);

  ADD ("all of it comes back, and what was there can be had again", test_all_comes_back);
  ADD ("nothing is written over", test_nothing_is_written_over);
  ADD ("names that lead away and links are left out", test_names_that_lead_away);
  ADD ("other files are refused in words", test_other_files);
  ADD ("cut or changed files do no harm", test_damaged_files);
  ADD ("a file that unpacks to too much is refused", test_bomb);
  ADD ("files of other versions are read", test_other_version);
  ADD ("a file that cannot be written is told of", test_cannot_write);
  ADD ("what was cancelled leaves the file as it was", test_cancelled);
  g_test_add_func ("/backup/there is one store", test_store_is_shared);
  status = g_test_run ();
  ugo_test_remove_folder (home);
  return status;
}
