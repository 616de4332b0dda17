/* ugo-session.c: the game in progress, kept on disk after each move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-session.h"

#include <glib/gi18n.h>

#include "ugo-keeper.h"
#include "ugo-record-file.h"
#include "ugo-writer.h"

/* The tag that tells how many moves lead to the place the match stands at, and the one that tells
 * whether somebody only looks at that place; else the game goes on from there. */
#define PLY_TAG "Ply"
#define LOOKING_TAG "LookingBack"

/* No game in progress is larger. */
#define SIZE_LIMIT ((gsize) 64 << 20)

struct _UgoSession
{
  GObject parent_instance;

  UgoKeeper *keeper;
  UgoMatch *match;
  gboolean looking_back;
};

G_DEFINE_FINAL_TYPE (UgoSession, ugo_session, G_TYPE_OBJECT)

enum
{
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Writing */

static void
failed_cb (UgoSession *self, const char *cause)
{
  /* Translators: %s is a whole sentence that says why. */
  g_autofree char *sentence
      = g_strdup_printf (_("The game in progress cannot be kept for the next time. %s"), cause);

  g_signal_emit (self, signals[FAILED], 0, sentence);
}

static char *
make_text (UgoSession *self, UgoMatch *match)
{
  g_autoptr (UgoRecord) record = ugo_record_copy (ugo_match_get_record (match));
  g_autofree char *ply = g_strdup_printf ("%u", ugo_match_get_node (match)->ply);

  ugo_record_set_tag (record, PLY_TAG, ply);
  ugo_record_set_tag (record, LOOKING_TAG, self->looking_back ? "1" : NULL);
  return ugo_record_to_text (record);
}

static void
match_changed_cb (UgoMatch *match, UgoSession *self)
{
  ugo_keeper_write (self->keeper, make_text (self, match));
}

static void
forget_match (UgoSession *self)
{
  if (self->match)
    g_signal_handlers_disconnect_by_func (self->match, match_changed_cb, self);
  g_clear_object (&self->match);
}

/* Reading */

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
  if (ugo_diagnostics_have_error (diagnostics)
      || ugo_diagnostics_have_error (ugo_record_file_get_diagnostics (file))
      || !ugo_record_is_ours (record))
    return NULL;
  return g_steal_pointer (&record);
}

static UgoMatch *
make_match (UgoSession *self, UgoRecord *record)
{
  const char *ply_value = ugo_record_get_tag (record, PLY_TAG);
  guint64 ply = G_MAXUINT;
  UgoNode *node;
  UgoMatch *match;

  if (ply_value)
    g_ascii_string_to_unsigned (ply_value, 10, 0, G_MAXUINT, &ply, NULL);
  ugo_record_set_tag (record, PLY_TAG, NULL);
  self->looking_back = ugo_record_get_tag (record, LOOKING_TAG) != NULL;
  ugo_record_set_tag (record, LOOKING_TAG, NULL);

  match = ugo_match_new_for_record (record, UGO_MATCH_PLAY);
  node = ugo_match_get_node (match);
  while (node->parent && node->ply > ply)
    node = node->parent;
  ugo_match_go_to (match, node);
  return match;
}

static void
set_unreadable_error (UgoSession *self, const GError *cause, GError **error)
{
  int code = cause && cause->domain == G_IO_ERROR ? cause->code : G_IO_ERROR_INVALID_DATA;
  g_autofree char *shown = NULL;

  if (ugo_keeper_put_aside (self->keeper, &shown))
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
  g_object_unref (UGO_SESSION (object)->keeper);

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

  self->keeper = ugo_keeper_new (path);
  g_signal_connect_object (self->keeper, "failed", G_CALLBACK (failed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

UgoMatch *
ugo_session_load (UgoSession *self, GError **error)
{
  g_autoptr (GError) cause = NULL;
  g_autoptr (GBytes) bytes = ugo_keeper_read (self->keeper, SIZE_LIMIT, &cause);
  g_autoptr (UgoRecord) record = NULL;

  if (g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return NULL;

  record = bytes ? read_record (bytes) : NULL;
  if (record)
    return make_match (self, record);
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
  match_changed_cb (match, self);
}

void
ugo_session_flush (UgoSession *self)
{
  ugo_keeper_flush (self->keeper);
}

void
ugo_session_set_looking_back (UgoSession *self, gboolean looking_back)
{
  g_return_if_fail (UGO_IS_SESSION (self));

  if (self->looking_back == looking_back)
    return;
  self->looking_back = looking_back;
  if (self->match)
    match_changed_cb (self->match, self);
}

gboolean
ugo_session_get_looking_back (UgoSession *self)
{
  g_return_val_if_fail (UGO_IS_SESSION (self), FALSE);

  return self->looking_back;
}
