/* ugo-backup.c: all that the program keeps, in one file and back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-backup.h"

#include <archive.h>
#include <archive_entry.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

#include "ugo-file.h"
#include "ugo-record-file.h"

#define ENDING ".ugn"
#define LIST "ugolki-backup.ini"
#define LIST_GROUP "ugolki-backup"
#define PREFERENCES "preferences.ini"

/* What is in an archive is not larger: one file, and all of them. */
#define FILE_LIMIT ((gint64) 64 << 20)
#define TOTAL_LIMIT ((gint64) 1 << 30)

/* The file itself. */
#define ARCHIVE_LIMIT ((gsize) 512 << 20)

struct _UgoBackup
{
  GHashTable *games;  /* char * -> GBytes *: by the name in the library */
  GHashTable *packs;  /* char * -> GBytes *: by the name of the file */
  GBytes *own;        /* NULL for none, likewise the next two */
  char *progress;
  char *preferences;
  GDateTime *time;
  gboolean is_listed; /* whether it says that it is one of ours */
};

typedef struct archive Archive;
typedef struct archive_entry Entry;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Entry, archive_entry_free)

/* libarchive reads and writes names in the charset of the locale; the names of packs are in every
 * alphabet. */
static locale_t
begin_unicode (void)
{
  locale_t unicode = newlocale (LC_CTYPE_MASK, "C.UTF-8", (locale_t) 0);

  if (unicode != (locale_t) 0)
    uselocale (unicode);
  return unicode;
}

static void
end_unicode (locale_t unicode)
{
  uselocale (LC_GLOBAL_LOCALE);
  if (unicode != (locale_t) 0)
    freelocale (unicode);
}

/* Writing */

typedef struct
{
  char *folder;
  char *preferences;
  GFile *file;
} Writing;

static void
writing_free (gpointer data)
{
  Writing *writing = data;

  g_free (writing->folder);
  g_free (writing->preferences);
  g_object_unref (writing->file);
  g_free (writing);
}

static la_ssize_t
append_cb (Archive *archive, void *data, const void *bytes, size_t length)
{
  g_string_append_len (data, bytes, (gssize) length);
  return (la_ssize_t) length;
}

static gboolean
add_bytes (Archive *archive, const char *name, const char *bytes, gsize length)
{
  g_autoptr (Entry) entry = archive_entry_new ();

  archive_entry_set_pathname_utf8 (entry, name);
  archive_entry_set_filetype (entry, AE_IFREG);
  archive_entry_set_perm (entry, 0644);
  archive_entry_set_size (entry, (la_int64_t) length);
  archive_entry_set_mtime (entry, g_get_real_time () / G_USEC_PER_SEC, 0);
  return archive_write_header (archive, entry) == ARCHIVE_OK
         && archive_write_data (archive, bytes, length) == (la_ssize_t) length;
}

/* A file that is not there, or was removed meanwhile, is none to save. */
static gboolean
add_file (Archive *archive, const char *path, const char *name)
{
  g_autofree char *bytes = NULL;
  gsize length;

  return !g_file_get_contents (path, &bytes, &length, NULL)
         || add_bytes (archive, name, bytes, length);
}

static gboolean
add_folder (Archive *archive, const char *folder, const char *inner, GCancellable *cancellable)
{
  g_autofree char *path = g_build_filename (folder, inner, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *base;

  while (dir && (base = g_dir_read_name (dir)) && !g_cancellable_is_cancelled (cancellable))
    {
      g_autofree char *file = g_build_filename (path, base, NULL);
      g_autofree char *name = g_strconcat (inner, "/", base, NULL);

      if (g_str_has_suffix (base, ENDING) && *base != '.' && g_utf8_validate (base, -1, NULL)
          && g_file_test (file, G_FILE_TEST_IS_REGULAR) && !add_file (archive, file, name))
        return FALSE;
    }
  return TRUE;
}

static char *
make_list (void)
{
  g_autoptr (GKeyFile) list = g_key_file_new ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *time = g_date_time_format_iso8601 (now);

  g_key_file_set_integer (list, LIST_GROUP, "version", 1);
  g_key_file_set_string (list, LIST_GROUP, "time", time);
  return g_key_file_to_data (list, NULL, NULL);
}

static gboolean
fill (Archive *archive, const Writing *writing, GCancellable *cancellable)
{
  static const char *const files[] = { UGO_STORE_PROGRESS, UGO_STORE_OWN };
  g_autofree char *list = make_list ();

  if (!add_bytes (archive, LIST, list, strlen (list))
      || !add_bytes (archive, PREFERENCES, writing->preferences, strlen (writing->preferences)))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (writing->folder, files[i], NULL);

      if (!add_file (archive, path, files[i]))
        return FALSE;
    }
  return add_folder (archive, writing->folder, UGO_STORE_PACKS, cancellable)
         && add_folder (archive, writing->folder, UGO_STORE_GAMES, cancellable);
}

static GString *
make_archive (const Writing *writing, GCancellable *cancellable, GError **error)
{
  g_autoptr (GString) bytes = g_string_new (NULL);
  locale_t unicode = begin_unicode ();
  Archive *archive = archive_write_new ();
  gboolean is_made;

  archive_write_set_format_zip (archive);
  archive_write_set_options (archive, "zip:hdrcharset=UTF-8");
  archive_write_set_bytes_in_last_block (archive, 1);
  is_made = archive_write_open (archive, bytes, NULL, append_cb, NULL) == ARCHIVE_OK
            && fill (archive, writing, cancellable) && archive_write_close (archive) == ARCHIVE_OK;
  if (!is_made)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _("Nothing was saved (%s)."),
                 archive_error_string (archive));
  archive_write_free (archive);
  end_unicode (unicode);
  return is_made ? g_steal_pointer (&bytes) : NULL;
}

static void
write_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Writing *writing = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) cause = NULL;
  g_autoptr (GString) bytes = make_archive (writing, cancellable, &error);

  if (g_task_return_error_if_cancelled (task))
    return;
  if (bytes
      && !ugo_file_replace (writing->file, bytes->str, bytes->len, NULL, cancellable, NULL, &cause))
    ugo_file_set_write_error (&error, writing->file, cause);
  if (error)
    g_task_return_error (task, g_steal_pointer (&error));
  else
    g_task_return_boolean (task, TRUE);
}

void
ugo_backup_write_async (UgoStore *store, const char *preferences, GFile *file,
                        GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Writing *writing = g_new (Writing, 1);

  ugo_store_flush (store);
  *writing = (Writing){ g_strdup (ugo_store_get_folder (store)), g_strdup (preferences),
                        g_object_ref (file) };
  g_task_set_task_data (task, writing, writing_free);
  g_task_run_in_thread (task, write_in_thread);
}

gboolean
ugo_backup_write_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

/* Reading */

static UgoBackup *
backup_new (void)
{
  UgoBackup *self = g_atomic_rc_box_new0 (UgoBackup);

  self->games = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                       (GDestroyNotify) g_bytes_unref);
  self->packs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                       (GDestroyNotify) g_bytes_unref);
  return self;
}

static void
backup_clear (gpointer data)
{
  UgoBackup *self = data;

  g_hash_table_unref (self->games);
  g_hash_table_unref (self->packs);
  g_clear_pointer (&self->own, g_bytes_unref);
  g_free (self->progress);
  g_free (self->preferences);
  g_clear_pointer (&self->time, g_date_time_unref);
}

/* Returns: (nullable): the file that @name is in the folder @inner, without its ending */
static char *
read_name (const char *name, const char *inner)
{
  gsize length = strlen (inner);
  const char *base = name + length + 1;

  if (!g_str_has_prefix (name, inner) || name[length] != '/' || !g_str_has_suffix (base, ENDING)
      || *base == '.' || strpbrk (base, "/\\") || strlen (base) > 255)
    return NULL;
  return g_strndup (base, strlen (base) - strlen (ENDING));
}

/* Returns: (nullable): @bytes as text */
static char *
make_text (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  return g_utf8_validate (data, (gssize) length, NULL) ? g_strndup (data, length) : NULL;
}

static void
take_list (UgoBackup *self, GBytes *bytes)
{
  g_autoptr (GKeyFile) list = g_key_file_new ();
  g_autofree char *time = NULL;

  self->is_listed = g_key_file_load_from_bytes (list, bytes, G_KEY_FILE_NONE, NULL)
                    && g_key_file_has_group (list, LIST_GROUP);
  time = g_key_file_get_string (list, LIST_GROUP, "time", NULL);
  g_clear_pointer (&self->time, g_date_time_unref);
  self->time = time ? g_date_time_new_from_iso8601 (time, NULL) : NULL;
}

static void
take_text (char **text, GBytes *bytes)
{
  g_free (*text);
  *text = make_text (bytes);
}

static void
take_file (UgoBackup *self, const char *name, GBytes *bytes)
{
  g_autofree char *game = read_name (name, UGO_STORE_GAMES);
  g_autofree char *pack = read_name (name, UGO_STORE_PACKS);

  if (g_str_equal (name, LIST))
    take_list (self, bytes);
  else if (g_str_equal (name, PREFERENCES))
    take_text (&self->preferences, bytes);
  else if (g_str_equal (name, UGO_STORE_PROGRESS))
    take_text (&self->progress, bytes);
  else if (game && ugo_library_is_name (game))
    g_hash_table_replace (self->games, g_steal_pointer (&game), g_bytes_ref (bytes));
  else if (pack)
    g_hash_table_replace (self->packs, g_steal_pointer (&pack), g_bytes_ref (bytes));
  else if (g_str_equal (name, UGO_STORE_OWN))
    {
      g_clear_pointer (&self->own, g_bytes_unref);
      self->own = g_bytes_ref (bytes);
    }
}

/* The size that an entry claims need not be true. Returns: (nullable): what is in it */
static GBytes *
read_entry (Archive *archive, gint64 *total)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint8 part[16384];
  la_ssize_t length;

  while ((length = archive_read_data (archive, part, sizeof part)) > 0)
    {
      *total += length;
      if (bytes->len + length > FILE_LIMIT || *total > TOTAL_LIMIT)
        return NULL;
      g_byte_array_append (bytes, part, (guint) length);
    }
  return length == 0 ? g_byte_array_free_to_bytes (g_steal_pointer (&bytes)) : NULL;
}

/* Whether all entries could be read. */
static gboolean
read_entries (UgoBackup *self, Archive *archive, GCancellable *cancellable)
{
  Entry *entry;
  gint64 total = 0;
  int status;

  while ((status = archive_read_next_header (archive, &entry)) == ARCHIVE_OK
         || status == ARCHIVE_WARN)
    {
      const char *name = archive_entry_pathname_utf8 (entry);
      g_autoptr (GBytes) bytes = NULL;

      if (g_cancellable_is_cancelled (cancellable))
        return FALSE;
      if (!name || archive_entry_filetype (entry) != AE_IFREG
          || !g_utf8_validate (name, -1, NULL))
        continue;
      bytes = read_entry (archive, &total);
      if (!bytes)
        return FALSE;
      take_file (self, name, bytes);
    }
  return status == ARCHIVE_EOF;
}

static gboolean
read_archive (UgoBackup *self, GBytes *bytes, GCancellable *cancellable)
{
  locale_t unicode = begin_unicode ();
  Archive *archive = archive_read_new ();
  gboolean is_read;
  gsize length;
  const void *data = g_bytes_get_data (bytes, &length);

  archive_read_support_format_zip (archive);
  archive_read_set_options (archive, "zip:hdrcharset=UTF-8");
  is_read = archive_read_open_memory (archive, data, length) == ARCHIVE_OK
            && read_entries (self, archive, cancellable);
  archive_read_free (archive);
  end_unicode (unicode);
  return is_read;
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GFile *file = data;
  g_autoptr (GError) cause = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = ugo_file_read (file, ARCHIVE_LIMIT, cancellable, NULL, NULL, NULL,
                                            &cause);
  g_autoptr (UgoBackup) self = backup_new ();
  g_autofree char *name = ugo_file_get_name (file);
  gboolean is_read = bytes && read_archive (self, bytes, cancellable);

  if (g_task_return_error_if_cancelled (task))
    return;
  if (!bytes)
    ugo_file_set_read_error (&error, file, cause);
  else if (!self->is_listed)
    g_set_error (&error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                 _("“%s” is no backup of Ugolki: choose a file that was made with “Back up”."),
                 name);
  else if (!is_read)
    g_set_error (&error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                 _("“%s” is damaged, so nothing was changed: try another copy of it."), name);
  if (error)
    g_task_return_error (task, g_steal_pointer (&error));
  else
    g_task_return_pointer (task, g_steal_pointer (&self), (GDestroyNotify) ugo_backup_unref);
}

void
ugo_backup_read_async (GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback,
                       gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);

  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, read_in_thread);
}

UgoBackup *
ugo_backup_read_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

UgoBackup *
ugo_backup_ref (UgoBackup *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
ugo_backup_unref (UgoBackup *self)
{
  g_atomic_rc_box_release_full (self, backup_clear);
}

guint
ugo_backup_get_n_games (UgoBackup *self)
{
  return g_hash_table_size (self->games);
}

guint
ugo_backup_get_n_packs (UgoBackup *self)
{
  return g_hash_table_size (self->packs);
}

GDateTime *
ugo_backup_get_time (UgoBackup *self)
{
  return self->time;
}

const char *
ugo_backup_get_preferences (UgoBackup *self)
{
  return self->preferences;
}

/* Bringing back */

typedef struct
{
  UgoBackup *backup;
  UgoStore *store;
  char *folder;
  GPtrArray *own; /* of UgoPuzzle */
  UgoRestored restored;
} Restoring;

static void
restoring_free (gpointer data)
{
  Restoring *restoring = data;

  ugo_restored_clear (&restoring->restored);
  ugo_backup_unref (restoring->backup);
  g_object_unref (restoring->store);
  g_free (restoring->folder);
  g_ptr_array_unref (restoring->own);
  g_free (restoring);
}

static gboolean
is_same (const char *path, GBytes *bytes)
{
  g_autofree char *content = NULL;
  gsize length;

  return g_file_get_contents (path, &content, &length, NULL)
         && length == g_bytes_get_size (bytes)
         && (length == 0 || memcmp (content, g_bytes_get_data (bytes, NULL), length) == 0);
}

/* A name like @name, which tells the same moment. */
static char *
make_other_game_name (const char *name)
{
  const char *last = strrchr (name, '-');

  return g_strdup_printf ("%.*s-%08x", (int) (last - name), name, g_random_int ());
}

static char *
make_file_name (const char *folder, const char *name)
{
  g_autofree char *base = g_strconcat (name, ENDING, NULL);

  return g_build_filename (folder, base, NULL);
}

/* Returns: whether it could be written, or need not be; @is_new: whether it was */
static gboolean
put_file (const char *folder, const char *name, GBytes *bytes, gboolean is_game, gboolean *is_new,
          GError **error)
{
  g_autofree char *path = make_file_name (folder, name);
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  *is_new = FALSE;
  if (is_same (path, bytes))
    return TRUE;
  for (guint i = 2; g_file_test (path, G_FILE_TEST_EXISTS); i++)
    {
      g_autofree char *other = is_game ? make_other_game_name (name)
                                       : g_strdup_printf ("%s %u", name, i);

      g_free (path);
      path = make_file_name (folder, other);
      if (!is_game && is_same (path, bytes))
        return TRUE;
    }
  *is_new = TRUE;
  return g_file_set_contents_full (path, data ? data : "", (gssize) length,
                                   G_FILE_SET_CONTENTS_CONSISTENT, 0600, error);
}

static gboolean
put_files (const char *parent, const char *inner, GHashTable *files, guint *n_new, guint *n_known,
           GError **error)
{
  g_autofree char *folder = g_build_filename (parent, inner, NULL);
  gboolean is_game = n_known != NULL;
  GHashTableIter iter;
  gpointer name, bytes;

  g_mkdir_with_parents (folder, 0700);
  g_hash_table_iter_init (&iter, files);
  while (g_hash_table_iter_next (&iter, &name, &bytes))
    {
      gboolean is_new;

      if (!put_file (folder, name, bytes, is_game, &is_new, error))
        return FALSE;
      if (is_new)
        ++*n_new;
      else if (n_known)
        ++*n_known;
    }
  return TRUE;
}

static void
read_own (Restoring *restoring)
{
  g_autoptr (UgoRecordFile) file = NULL;

  if (!restoring->backup->own)
    return;
  file = ugo_record_file_new (restoring->backup->own, NULL, NULL);
  for (guint i = 0; i < ugo_record_file_get_n_games (file); i++)
    {
      g_autoptr (UgoRecord) record = ugo_record_file_read (file, i, NULL);
      UgoPuzzle *puzzle = ugo_puzzle_new_from_record (record, NULL);

      if (puzzle)
        g_ptr_array_add (restoring->own, puzzle);
    }
}

static void
restore_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Restoring *restoring = data;
  UgoRestored *restored = &restoring->restored;
  g_autoptr (GError) cause = NULL;

  read_own (restoring);
  if (put_files (restoring->folder, UGO_STORE_GAMES, restoring->backup->games, &restored->n_games,
                 &restored->n_known, &cause)
      && put_files (restoring->folder, UGO_STORE_PACKS, restoring->backup->packs,
                    &restored->n_packs, NULL, &cause))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_FAILED,
                             _("Not all of it could be brought back (%s). What was there before is "
                               "still there."),
                             cause->message);
}

void
ugo_backup_restore_async (UgoBackup *self, UgoStore *store, GAsyncReadyCallback callback,
                          gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, data);
  Restoring *restoring = g_new0 (Restoring, 1);

  ugo_store_flush (store);
  restoring->backup = ugo_backup_ref (self);
  restoring->store = g_object_ref (store);
  restoring->folder = g_strdup (ugo_store_get_folder (store));
  restoring->own = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_puzzle_unref);
  g_task_set_task_data (task, restoring, restoring_free);
  g_task_run_in_thread (task, restore_in_thread);
}

gboolean
ugo_backup_restore_finish (GAsyncResult *result, UgoRestored *restored, GError **error)
{
  Restoring *restoring = g_task_get_task_data (G_TASK (result));
  UgoStore *store = restoring->store;
  gboolean is_whole = g_task_propagate_boolean (G_TASK (result), error);

  ugo_library_load_new (ugo_store_get_library (store));
  ugo_puzzle_packs_load_new (ugo_store_get_packs (store));
  ugo_own_puzzles_add (ugo_store_get_own (store), restoring->own);
  if (is_whole && restoring->backup->progress)
    {
      restoring->restored.old_progress = ugo_progress_dup_text (ugo_store_get_progress (store));
      ugo_store_set_progress (store, restoring->backup->progress);
    }
  *restored = restoring->restored;
  restoring->restored = (UgoRestored){ 0 };
  return is_whole;
}

void
ugo_restored_clear (UgoRestored *restored)
{
  g_clear_pointer (&restored->old_progress, g_free);
}
