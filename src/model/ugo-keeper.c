/* ugo-keeper.c: a small text kept on disk while it changes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-keeper.h"

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

  /* Shared with the thread that writes */
  GMutex lock;
  GCond idle;
  char *pending; /* the text to be written next, or NULL */
  gboolean is_writing;
  gboolean has_written;
  GError *error; /* of the last write */
};

G_DEFINE_FINAL_TYPE (UgoKeeper, ugo_keeper, G_TYPE_OBJECT)

enum
{
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Writing */

static gboolean
write_text (UgoKeeper *self, const char *text, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  g_autofree char *folder = g_path_get_dirname (self->path);

  g_mkdir_with_parents (folder, 0700);
  return ugo_file_replace (file, text, strlen (text), NULL, NULL, NULL, error);
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

/* Tells of the first failure after a success. */
static void
report (UgoKeeper *self)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  g_autoptr (GError) cause = NULL;
  g_autoptr (GError) error = NULL;
  gboolean has_written;

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
  ugo_file_set_write_error (&error, file, cause);
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
  g_free (self->pending);
  g_clear_error (&self->error);
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
}

static void
ugo_keeper_init (UgoKeeper *self)
{
  g_mutex_init (&self->lock);
  g_cond_init (&self->idle);
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
  for (guint i = 1; i < G_MAXUINT; i++)
    {
      g_autofree char *aside = g_strdup_printf ("%s.unreadable-%u", self->path, i);
      gboolean is_aside;

      if (g_file_test (aside, G_FILE_TEST_EXISTS) || g_file_test (aside, G_FILE_TEST_IS_SYMLINK))
        continue;
      is_aside = g_rename (self->path, aside) == 0;
      *shown = g_filename_display_name (is_aside ? aside : self->path);
      return is_aside;
    }
  g_return_val_if_reached (FALSE);
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
