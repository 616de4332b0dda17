/* ugo-keeper.c: a small text kept on disk while it changes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-keeper.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

#include "ugo-file.h"

/* How old a file half written by a killed program must be to be removed, in seconds: so that no
 * other program is just writing it. */
#define LEFTOVER_AGE 3600

struct _UgoKeeper
{
  GObject parent_instance;

  char *path;
  gboolean is_failing;

  /* Of a keeper that guards; the thread's own while it writes */
  gboolean is_guarding;
  char *digest; /* of what the file holds, as is known here; NULL when there should be none */

  /* Shared with the thread that writes */
  GMutex lock;
  GCond idle;
  char *pending; /* the text to be written next, or NULL */
  gboolean is_writing;
  gboolean has_written;
  GError *error;     /* of the last write */
  GPtrArray *asides; /* the files that were put aside, until that is told */
};

G_DEFINE_FINAL_TYPE (UgoKeeper, ugo_keeper, G_TYPE_OBJECT)

enum
{
  FAILED,
  PUT_ASIDE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Other names for a file */

static char *
name_unreadable (const char *path, guint number)
{
  return g_strdup_printf ("%s.unreadable-%u", path, number);
}

/* As file managers do: “name 2.ugn”, beside “name.ugn”. */
static char *
name_other (const char *path, guint number)
{
  const char *base = strrchr (path, '/');
  const char *ending = strrchr (base != NULL ? base : path, '.');
  int length = (int) (ending != NULL ? ending - path : (gssize) strlen (path));

  return g_strdup_printf ("%.*s %u%s", length, path, number + 1, ending != NULL ? ending : "");
}

/* Renames the file to the first name that is free. */
static char *
move_aside (UgoKeeper *self, char *(*make_name) (const char *path, guint number))
{
  for (guint i = 1; i < G_MAXUINT; i++)
    {
      g_autofree char *aside = make_name (self->path, i);

      if (!g_file_test (aside, G_FILE_TEST_EXISTS) && !g_file_test (aside, G_FILE_TEST_IS_SYMLINK))
        return g_rename (self->path, aside) == 0 ? g_steal_pointer (&aside) : NULL;
    }
  g_return_val_if_reached (NULL);
}

static void
set_error_from_errno (GError **error, int code)
{
  g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (code), g_strerror (code));
}

/* Guarding */

static void
set_digest (UgoKeeper *self, char *digest)
{
  g_free (self->digest);
  self->digest = digest;
}

/* Whether the file holds something that was neither read nor written here. */
static gboolean
was_changed (UgoKeeper *self)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = ugo_file_read (file, UGO_FILE_LIMIT, NULL, NULL, NULL, NULL, &error);
  g_autofree char *digest = NULL;

  if (bytes == NULL)
    return !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)
           && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY)
           && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  digest = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  return g_strcmp0 (digest, self->digest) != 0;
}

/* What another program wrote is lost at no moment: renamed, and then replaced. */
static gboolean
save_other (UgoKeeper *self, GError **error)
{
  char *aside;
  int code;

  if (!was_changed (self))
    return TRUE;
  aside = move_aside (self, name_other);
  code = errno;
  if (aside == NULL)
    {
      set_error_from_errno (error, code);
      return FALSE;
    }
  g_mutex_lock (&self->lock);
  g_ptr_array_add (self->asides, aside);
  g_mutex_unlock (&self->lock);
  return TRUE;
}

/* Writing */

static gboolean
write_text (UgoKeeper *self, const char *text, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  g_autofree char *folder = g_path_get_dirname (self->path);

  g_mkdir_with_parents (folder, 0700);
  if ((self->is_guarding && !save_other (self, error))
      || !ugo_file_replace (file, text, strlen (text), NULL, NULL, NULL, error))
    return FALSE;
  if (self->is_guarding)
    set_digest (self, g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1));
  return TRUE;
}

static void
write_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  UgoKeeper *self = source;

  g_mutex_lock (&self->lock);
  while (self->pending)
    {
      g_autofree char *text = g_steal_pointer (&self->pending);
      g_autoptr (GError) error = NULL;

      g_mutex_unlock (&self->lock);
      write_text (self, text, &error);
      g_mutex_lock (&self->lock);

      g_clear_error (&self->error);
      self->error = g_steal_pointer (&error);
      self->has_written = TRUE;
    }
  self->is_writing = FALSE;
  g_cond_broadcast (&self->idle);
  g_mutex_unlock (&self->lock);
  g_task_return_boolean (task, TRUE);
}

static void
report_asides (UgoKeeper *self)
{
  g_autoptr (GPtrArray) asides = NULL;

  g_mutex_lock (&self->lock);
  asides = g_steal_pointer (&self->asides);
  self->asides = g_ptr_array_new_with_free_func (g_free);
  g_mutex_unlock (&self->lock);

  for (guint i = 0; i < asides->len; i++)
    g_signal_emit (self, signals[PUT_ASIDE], 0, asides->pdata[i]);
}

/* Tells of the first failure after a success. */
static void
report (UgoKeeper *self)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  g_autoptr (GError) cause = NULL;
  g_autoptr (GError) error = NULL;
  gboolean has_written;

  report_asides (self);
  g_mutex_lock (&self->lock);
  cause = g_steal_pointer (&self->error);
  has_written = self->has_written;
  self->has_written = FALSE;
  g_mutex_unlock (&self->lock);

  if (!has_written)
    return;
  if (!cause || self->is_failing)
    {
      self->is_failing = cause != NULL;
      return;
    }

  self->is_failing = TRUE;
  ugo_file_set_keep_error (&error, file, cause);
  g_signal_emit (self, signals[FAILED], 0, error->message);
}

static void
written_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  report (UGO_KEEPER (object));
}

/* Leftovers */

static gboolean
is_leftover (UgoKeeper *self, const char *folder, const char *name)
{
  g_autofree char *base = g_path_get_basename (self->path);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  gsize length = strlen (base);
  GStatBuf status;

  /* g_file_set_contents_full() writes to the name with a dot and six letters more. */
  return g_str_has_prefix (name, base) && name[length] == '.' && strlen (name) == length + 7
         && g_stat (path, &status) == 0 && S_ISREG (status.st_mode)
         && status.st_mtime < g_get_real_time () / G_USEC_PER_SEC - LEFTOVER_AGE;
}

static void
remove_leftovers (UgoKeeper *self)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    if (is_leftover (self, folder, name))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        g_unlink (path);
      }
}

/* Construction */

static void
ugo_keeper_finalize (GObject *object)
{
  UgoKeeper *self = UGO_KEEPER (object);

  g_free (self->path);
  g_free (self->digest);
  g_free (self->pending);
  g_clear_error (&self->error);
  g_ptr_array_unref (self->asides);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->idle);

  G_OBJECT_CLASS (ugo_keeper_parent_class)->finalize (object);
}

static void
ugo_keeper_class_init (UgoKeeperClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ugo_keeper_finalize;

  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[PUT_ASIDE] = g_signal_new ("put-aside", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ugo_keeper_init (UgoKeeper *self)
{
  g_mutex_init (&self->lock);
  g_cond_init (&self->idle);
  self->asides = g_ptr_array_new_with_free_func (g_free);
}

/* Public API */

UgoKeeper *
ugo_keeper_new (const char *path)
{
  UgoKeeper *self = g_object_new (UGO_TYPE_KEEPER, NULL);

  self->path = g_strdup (path);
  return self;
}

GBytes *
ugo_keeper_read (UgoKeeper *self, gsize limit, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);

  remove_leftovers (self);
  return ugo_file_read (file, limit, NULL, NULL, NULL, NULL, error);
}

gboolean
ugo_keeper_put_aside (UgoKeeper *self, char **shown)
{
  g_autofree char *aside = move_aside (self, name_unreadable);

  *shown = g_filename_display_name (aside != NULL ? aside : self->path);
  return aside != NULL;
}

void
ugo_keeper_guard (UgoKeeper *self, const char *digest)
{
  g_return_if_fail (UGO_IS_KEEPER (self));

  ugo_keeper_flush (self);
  self->is_guarding = TRUE;
  set_digest (self, g_strdup (digest));
}

void
ugo_keeper_write (UgoKeeper *self, char *text)
{
  g_autoptr (GTask) task = NULL;

  g_mutex_lock (&self->lock);
  g_free (self->pending);
  self->pending = text;
  if (!self->is_writing)
    {
      self->is_writing = TRUE;
      task = g_task_new (self, NULL, written_cb, NULL);
    }
  g_mutex_unlock (&self->lock);

  if (task)
    g_task_run_in_thread (task, write_in_thread);
}

void
ugo_keeper_flush (UgoKeeper *self)
{
  g_mutex_lock (&self->lock);
  while (self->is_writing)
    g_cond_wait (&self->idle, &self->lock);
  g_mutex_unlock (&self->lock);
  report (self);
}

void
ugo_keeper_set_path (UgoKeeper *self, const char *path)
{
  g_return_if_fail (UGO_IS_KEEPER (self));

  ugo_keeper_flush (self);
  g_free (self->path);
  self->path = g_strdup (path);
  self->is_failing = FALSE;
}

gboolean
ugo_keeper_remove (UgoKeeper *self, GError **error)
{
  g_return_val_if_fail (UGO_IS_KEEPER (self), FALSE);

  ugo_keeper_flush (self);
  if (self->is_guarding && was_changed (self))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG, "Changed meanwhile");
      return FALSE;
    }
  if (g_unlink (self->path) != 0 && errno != ENOENT)
    {
      set_error_from_errno (error, errno);
      return FALSE;
    }
  set_digest (self, NULL);
  return TRUE;
}
