/* ugo-session.c: the game in progress, kept on disk after each move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-session.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "ugo-file.h"
#include "ugo-record-file.h"
#include "ugo-writer.h"

/* The tag that tells how many moves lead to the place the match stands at. */
#define PLY_TAG "Ply"

/* No game in progress is larger. */
#define SIZE_LIMIT ((gsize) 64 << 20)

/* How old a file half written by a killed program must be to be removed, in seconds: so that no
 * other program is just writing it. */
#define LEFTOVER_AGE 3600

struct _UgoSession
{
  GObject parent_instance;

  char *path;
  UgoMatch *match;
  gboolean is_failing;

  /* Shared with the thread that writes */
  GMutex lock;
  GCond idle;
  char *pending; /* the text to be written next, or NULL */
  gboolean is_writing;
  gboolean has_written;
  GError *error; /* of the last write */
};

G_DEFINE_FINAL_TYPE (UgoSession, ugo_session, G_TYPE_OBJECT)

enum
{
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Writing */

static gboolean
write_text (UgoSession *self, const char *text, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  g_autofree char *folder = g_path_get_dirname (self->path);

  g_mkdir_with_parents (folder, 0700);
  return ugo_file_replace (file, text, strlen (text), NULL, NULL, NULL, error);
}

static void
write_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  UgoSession *self = source;

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
report (UgoSession *self)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  g_autoptr (GError) cause = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;
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
  /* Translators: %s is a whole sentence that says why. */
  sentence = g_strdup_printf (_("The game in progress cannot be kept for the next time. %s"),
                              error->message);
  g_signal_emit (self, signals[FAILED], 0, sentence);
}

static void
written_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  report (UGO_SESSION (object));
}

static char *
make_text (UgoMatch *match)
{
  g_autoptr (UgoRecord) record = ugo_record_copy (ugo_match_get_record (match));
  g_autofree char *ply = g_strdup_printf ("%u", ugo_match_get_node (match)->ply);

  ugo_record_set_tag (record, PLY_TAG, ply);
  return ugo_record_to_text (record);
}

static void
write_match (UgoSession *self)
{
  g_autoptr (GTask) task = NULL;

  g_mutex_lock (&self->lock);
  g_free (self->pending);
  self->pending = make_text (self->match);
  if (!self->is_writing)
    {
      self->is_writing = TRUE;
      task = g_task_new (self, NULL, written_cb, NULL);
    }
  g_mutex_unlock (&self->lock);

  if (task)
    g_task_run_in_thread (task, write_in_thread);
}

static void
match_changed_cb (UgoMatch *match, UgoSession *self)
{
  write_match (self);
}

static void
forget_match (UgoSession *self)
{
  if (self->match)
    g_signal_handlers_disconnect_by_func (self->match, match_changed_cb, self);
  g_clear_object (&self->match);
}

/* Reading */

static gboolean
has_error (GPtrArray *diagnostics)
{
  for (guint i = 0; i < diagnostics->len; i++)
    if (((UgoDiagnostic *) g_ptr_array_index (diagnostics, i))->severity == UGO_SEVERITY_ERROR)
      return TRUE;
  return FALSE;
}

/* Returns: (nullable): the record in @bytes, when it is whole and alone */
static UgoRecord *
read_record (GBytes *bytes)
{
  g_autoptr (UgoRecordFile) file = ugo_record_file_new (bytes, NULL, NULL);
  g_autoptr (GPtrArray) diagnostics
      = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_diagnostic_free);
  g_autoptr (UgoRecord) record = NULL;

  if (ugo_record_file_get_n_games (file) != 1)
    return NULL;
  record = ugo_record_file_read (file, 0, diagnostics);
  if (has_error (diagnostics) || has_error (ugo_record_file_get_diagnostics (file))
      || !ugo_record_is_ours (record))
    return NULL;
  return g_steal_pointer (&record);
}

static UgoMatch *
make_match (UgoRecord *record)
{
  const char *ply_value = ugo_record_get_tag (record, PLY_TAG);
  guint64 ply = G_MAXUINT;
  UgoNode *node;
  UgoMatch *match;

  if (ply_value)
    g_ascii_string_to_unsigned (ply_value, 10, 0, G_MAXUINT, &ply, NULL);
  ugo_record_set_tag (record, PLY_TAG, NULL);

  match = ugo_match_new_for_record (record, UGO_MATCH_PLAY);
  node = ugo_match_get_node (match);
  while (node->parent && node->ply > ply)
    node = node->parent;
  ugo_match_go_to (match, node);
  return match;
}

/* Puts the file aside under the first free name. Returns: (nullable): that name */
static char *
put_aside (UgoSession *self)
{
  for (guint i = 1; i < G_MAXUINT; i++)
    {
      g_autofree char *aside = g_strdup_printf ("%s.unreadable-%u", self->path, i);

      if (g_file_test (aside, G_FILE_TEST_EXISTS) || g_file_test (aside, G_FILE_TEST_IS_SYMLINK))
        continue;
      return g_rename (self->path, aside) == 0 ? g_steal_pointer (&aside) : NULL;
    }
  return NULL;
}

static void
set_unreadable_error (UgoSession *self, const GError *cause, GError **error)
{
  int code = cause && cause->domain == G_IO_ERROR ? cause->code : G_IO_ERROR_INVALID_DATA;
  g_autofree char *aside = put_aside (self);
  g_autofree char *shown = g_filename_display_name (aside ? aside : self->path);

  if (aside)
    g_set_error (error, G_IO_ERROR, code,
                 _("The game in progress could not be read. Nothing of it is lost: it was kept as "
                   "“%s”."),
                 shown);
  else
    g_set_error (error, G_IO_ERROR, code,
                 _("The game in progress could not be read from “%s”. Move that file away to keep "
                   "it: the next game will be written there."),
                 shown);
}

static gboolean
is_leftover (UgoSession *self, const char *folder, const char *name)
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
remove_leftovers (UgoSession *self)
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
ugo_session_dispose (GObject *object)
{
  forget_match (UGO_SESSION (object));

  G_OBJECT_CLASS (ugo_session_parent_class)->dispose (object);
}

static void
ugo_session_finalize (GObject *object)
{
  UgoSession *self = UGO_SESSION (object);

  g_free (self->path);
  g_free (self->pending);
  g_clear_error (&self->error);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->idle);

  G_OBJECT_CLASS (ugo_session_parent_class)->finalize (object);
}

static void
ugo_session_class_init (UgoSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ugo_session_dispose;
  object_class->finalize = ugo_session_finalize;

  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ugo_session_init (UgoSession *self)
{
  g_mutex_init (&self->lock);
  g_cond_init (&self->idle);
}

/* Public API */

char *
ugo_session_get_default_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "ugolki", "session.ugn", NULL);
}

UgoSession *
ugo_session_new (const char *path)
{
  UgoSession *self = g_object_new (UGO_TYPE_SESSION, NULL);

  self->path = g_strdup (path);
  return self;
}

UgoMatch *
ugo_session_load (UgoSession *self, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  g_autoptr (GError) cause = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (UgoRecord) record = NULL;

  remove_leftovers (self);
  bytes = ugo_file_read (file, SIZE_LIMIT, NULL, NULL, NULL, NULL, &cause);
  if (g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return NULL;

  record = bytes ? read_record (bytes) : NULL;
  if (record)
    return make_match (record);
  set_unreadable_error (self, cause, error);
  return NULL;
}

void
ugo_session_set_match (UgoSession *self, UgoMatch *match)
{
  if (match)
    g_object_ref (match);
  forget_match (self);
  self->match = match;
  if (!match)
    return;

  g_signal_connect (match, "changed", G_CALLBACK (match_changed_cb), self);
  write_match (self);
}

void
ugo_session_flush (UgoSession *self)
{
  g_mutex_lock (&self->lock);
  while (self->is_writing)
    g_cond_wait (&self->idle, &self->lock);
  g_mutex_unlock (&self->lock);
  report (self);
}
