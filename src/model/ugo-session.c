/* ugo-session.c: the game in progress, kept on disk after each move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-session.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "ugo-keeper.h"
#include "ugo-record-file.h"
#include "ugo-writer.h"

/* The tag that tells how many moves lead to the place the match stands at, and the one that tells
 * whether somebody only looks at that place; else the game goes on from there. */
#define PLY_TAG "Ply"
#define LOOKING_TAG "LookingBack"

/* The tag that tells how many milliseconds of the turn have passed. */
#define SPENT_TAG "TurnTime"

/* No game in progress is larger. */
#define SIZE_LIMIT ((gsize) 64 << 20)

struct _UgoSession
{
  GObject parent_instance;

  char *path;
  UgoKeeper *keeper;
  UgoLibrary *library;       /* NULL for none */
  UgoTimekeeper *timekeeper; /* NULL for none */
  UgoMatch *match;
  char *name; /* of the match in the library, or NULL */
  UgoMatch *next_match; /* one that was read, to be followed next, or NULL */
  char *next_name;      /* of that one */
  gboolean next_looking_back;
  gint64 next_spent;
  gboolean looking_back;
};

G_DEFINE_FINAL_TYPE (UgoSession, ugo_session, G_TYPE_OBJECT)

enum
{
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Where the game is that goes on the next time */

/* A game that stands in the session's own file, as older versions of the program kept it, becomes
 * one of the library's: the one at @path, or another one when it is not the one that goes on. */
static void
move_to_library (UgoSession *self, const char *path, gboolean is_loaded)
{
  g_autofree char *name = NULL;
  g_autofree char *other = NULL;

  if (!g_file_test (self->path, G_FILE_TEST_EXISTS)
      || g_file_test (self->path, G_FILE_TEST_IS_SYMLINK))
    return;
  if (is_loaded && !g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_rename (self->path, path);
      return;
    }
  name = ugo_library_make_name (self->library);
  other = ugo_library_get_path (self->library, name);
  g_rename (self->path, other);
}

/* Returns: (nullable): the name that the session's file leads to */
static char *
read_name (UgoSession *self)
{
  g_autofree char *target = g_file_read_link (self->path, NULL);
  g_autofree char *base = target ? g_path_get_basename (target) : NULL;

  if (!base || !g_str_has_suffix (base, ".ugn"))
    return NULL;
  base[strlen (base) - strlen (".ugn")] = '\0';
  return ugo_library_is_name (base) ? g_steal_pointer (&base) : NULL;
}

/* Leads the session's file to its game, so that it is the one to go on with the next time. */
static void
lead_here (UgoSession *self, gboolean is_loaded)
{
  g_autofree char *current = read_name (self);
  g_autofree char *path = ugo_library_get_path (self->library, self->name);
  g_autofree char *games = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *games_name = g_path_get_basename (games);
  g_autofree char *target = g_build_filename (games_name, name, NULL);
  g_autofree char *link = g_strdup_printf ("%s.%08x", self->path, g_random_int ());

  if (g_strcmp0 (current, self->name) == 0)
    return;
  g_mkdir_with_parents (games, 0700);
  move_to_library (self, path, is_loaded);
  if (symlink (target, link) != 0 || g_rename (link, self->path) != 0)
    g_unlink (link);
}

/* Whether the session's file leads to a game that is played in another window. */
static gboolean
leads_to_another (UgoSession *self)
{
  g_autofree char *name = read_name (self);

  if (!name || g_str_equal (name, self->name))
    return FALSE;
  if (!ugo_library_claim (self->library, name))
    return TRUE;
  ugo_library_release (self->library, name);
  return FALSE;
}

/* Writing */

static void
failed_cb (UgoSession *self, const char *cause)
{
  /* Translators: %s is a whole sentence that says why. */
  g_autofree char *sentence
      = g_strdup_printf (_("The game in progress cannot be kept for the next time. %s"), cause);

  g_signal_emit (self, signals[FAILED], 0, sentence);
}

/* A game in the library tells the day it began. */
static void
add_date (UgoSession *self, UgoRecord *record)
{
  const char *date = ugo_record_get_tag (record, "Date");
  g_autofree char *begun = self->name ? ugo_library_get_date (self->name) : NULL;

  if (begun && (!date || g_str_has_prefix (date, "?")))
    ugo_record_set_tag (record, "Date", begun);
}

/* What was taken back of a game that nobody will go on with is no part of it. */
static void
cut_off (UgoRecord *record, guint ply)
{
  UgoNode *node = ugo_record_get_root (record);

  while (node->first_child && node->ply < ply)
    node = node->first_child;
  if (ugo_record_get_result (record) == UGO_UNDECIDED)
    while (node->first_child)
      ugo_record_remove (record, node->first_child);
}

static void
set_spent (UgoRecord *record, gint64 spent)
{
  g_autofree char *value = g_strdup_printf ("%" G_GINT64_FORMAT, spent);

  ugo_record_set_tag (record, SPENT_TAG, spent > 0 ? value : NULL);
}

static char *
make_text (UgoSession *self, UgoMatch *match, gboolean with_place)
{
  g_autoptr (UgoRecord) record = ugo_record_copy (ugo_match_get_record (match));
  g_autofree char *ply = g_strdup_printf ("%u", ugo_match_get_node (match)->ply);

  add_date (self, record);
  if (!with_place && !self->looking_back)
    cut_off (record, ugo_match_get_node (match)->ply);
  ugo_record_set_tag (record, PLY_TAG, with_place ? ply : NULL);
  ugo_record_set_tag (record, LOOKING_TAG, with_place && self->looking_back ? "1" : NULL);
  if (with_place && self->timekeeper)
    set_spent (record, ugo_timekeeper_get_spent (self->timekeeper));
  return ugo_record_to_text (record);
}

/* The game that somebody did something in last is the one to go on with. */
static void
match_changed_cb (UgoMatch *match, UgoSession *self)
{
  if (self->name && ugo_record_get_root (ugo_match_get_record (match))->first_child)
    lead_here (self, FALSE);
  ugo_keeper_write (self->keeper, make_text (self, match, TRUE));
  if (self->library)
    ugo_library_put (self->library, self->name, ugo_match_get_record (match));
}

static void
forget_match (UgoSession *self)
{
  if (self->match)
    g_signal_handlers_disconnect_by_func (self->match, match_changed_cb, self);
  g_clear_object (&self->match);
}

static void
set_keeper (UgoSession *self, const char *path)
{
  if (self->keeper)
    g_signal_handlers_disconnect_by_func (self->keeper, failed_cb, self);
  g_clear_object (&self->keeper);
  self->keeper = ugo_keeper_new (path);
  g_signal_connect_object (self->keeper, "failed", G_CALLBACK (failed_cb), self,
                           G_CONNECT_SWAPPED);
}

/* The library */

static void
drop_next (UgoSession *self)
{
  if (self->next_name)
    ugo_library_release (self->library, self->next_name);
  g_clear_pointer (&self->next_name, g_free);
  g_clear_object (&self->next_match);
}

/* A game that is left keeps its moves, but not at which of them somebody stood. */
static void
leave_name (UgoSession *self)
{
  if (!self->name)
    return;
  if (self->match)
    ugo_keeper_write (self->keeper, make_text (self, self->match, FALSE));
  ugo_keeper_flush (self->keeper);
  ugo_library_release (self->library, self->name);
  g_clear_pointer (&self->name, g_free);
}

static char *
claim_new_name (UgoSession *self)
{
  for (;;)
    {
      g_autofree char *name = ugo_library_make_name (self->library);

      if (ugo_library_claim (self->library, name))
        return g_steal_pointer (&name);
    }
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
  const char *spent_value = ugo_record_get_tag (record, SPENT_TAG);
  guint64 ply = G_MAXUINT;
  UgoNode *node;
  UgoMatch *match;

  if (ply_value)
    g_ascii_string_to_unsigned (ply_value, 10, 0, G_MAXUINT, &ply, NULL);
  ugo_record_set_tag (record, PLY_TAG, NULL);
  self->next_looking_back = ugo_record_get_tag (record, LOOKING_TAG) != NULL;
  ugo_record_set_tag (record, LOOKING_TAG, NULL);
  self->next_spent = 0;
  if (spent_value)
    g_ascii_string_to_signed (spent_value, 10, 0, UGO_TIME_MAX, &self->next_spent, NULL);
  ugo_record_set_tag (record, SPENT_TAG, NULL);

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
  UgoSession *self = UGO_SESSION (object);

  forget_match (self);
  drop_next (self);

  G_OBJECT_CLASS (ugo_session_parent_class)->dispose (object);
}

static void
ugo_session_finalize (GObject *object)
{
  UgoSession *self = UGO_SESSION (object);

  if (self->name)
    ugo_library_release (self->library, self->name);
  g_free (self->name);
  g_object_unref (self->keeper);
  g_clear_object (&self->library);
  g_clear_object (&self->timekeeper);
  g_free (self->path);

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

  self->path = g_strdup (path);
  set_keeper (self, path);
  return self;
}

void
ugo_session_set_library (UgoSession *self, UgoLibrary *library)
{
  g_return_if_fail (UGO_IS_SESSION (self) && !self->match);

  g_set_object (&self->library, library);
}

const char *
ugo_session_get_name (UgoSession *self)
{
  return self->name;
}

UgoMatch *
ugo_session_load (UgoSession *self, GError **error)
{
  g_autofree char *name = self->library ? read_name (self) : NULL;
  g_autoptr (GError) cause = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (UgoRecord) record = NULL;

  if (name && !ugo_library_claim (self->library, name))
    return NULL;
  bytes = ugo_keeper_read (self->keeper, SIZE_LIMIT, &cause);
  record = bytes ? read_record (bytes) : NULL;
  if (record && self->library)
    {
      self->next_name = name ? g_steal_pointer (&name) : claim_new_name (self);
      self->next_match = make_match (self, record);
      self->looking_back = self->next_looking_back;
      return g_object_ref (self->next_match);
    }
  if (record)
    {
      UgoMatch *match = make_match (self, record);

      self->looking_back = self->next_looking_back;
      return match;
    }

  if (name)
    ugo_library_release (self->library, name);
  /* A link to a game that was deleted leads to nothing that could be lost. */
  if (!g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)
      && g_file_test (self->path, G_FILE_TEST_EXISTS))
    set_unreadable_error (self, cause, error);
  return NULL;
}

UgoMatch *
ugo_session_resume (UgoSession *self, const char *name, GError **error)
{
  g_autofree char *path = ugo_library_get_path (self->library, name);
  g_autoptr (UgoKeeper) keeper = ugo_keeper_new (path);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (UgoRecord) record = NULL;

  drop_next (self);
  if (!ugo_library_claim (self->library, name))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                           _("This game is being played in another window."));
      return NULL;
    }
  bytes = ugo_keeper_read (keeper, SIZE_LIMIT, NULL);
  record = bytes ? read_record (bytes) : NULL;
  if (!record)
    {
      ugo_library_release (self->library, name);
      g_set_error_literal (
          error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
          _ ("This game cannot be read to its end, and so it cannot be played on."));
      return NULL;
    }
  self->next_name = g_strdup (name);
  /* Until it is followed, it is the game before that somebody may look back at. */
  self->next_match = make_match (self, record);
  return g_object_ref (self->next_match);
}

static void
keep_in_library (UgoSession *self, UgoMatch *match)
{
  gboolean is_loaded = match == self->next_match;
  g_autofree char *path = NULL;

  leave_name (self);
  self->looking_back = is_loaded && self->next_looking_back;
  if (!is_loaded)
    drop_next (self);
  self->name = is_loaded ? g_steal_pointer (&self->next_name) : claim_new_name (self);
  g_clear_object (&self->next_match);
  path = ugo_library_get_path (self->library, self->name);
  if (!leads_to_another (self))
    lead_here (self, is_loaded);
  set_keeper (self, path);
}

void
ugo_session_set_match (UgoSession *self, UgoMatch *match)
{
  if (match)
    g_object_ref (match);
  if (match && self->library && (match != self->match || !self->name))
    keep_in_library (self, match);
  forget_match (self);
  self->match = match;
  if (!match)
    return;

  g_signal_connect (match, "changed", G_CALLBACK (match_changed_cb), self);
  match_changed_cb (match, self);
}

void
ugo_session_set_timekeeper (UgoSession *self, UgoTimekeeper *timekeeper)
{
  g_return_if_fail (UGO_IS_SESSION (self));

  g_set_object (&self->timekeeper, timekeeper);
}

gboolean
ugo_session_find_place (UgoSession *self, UgoMatch *match, gint64 *spent, gboolean *looking_back)
{
  g_return_val_if_fail (UGO_IS_SESSION (self), FALSE);

  *spent = self->next_spent;
  *looking_back = self->next_looking_back;
  return match == self->next_match;
}

void
ugo_session_keep (UgoSession *self)
{
  g_return_if_fail (UGO_IS_SESSION (self));

  if (self->match)
    match_changed_cb (self->match, self);
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
  ugo_session_keep (self);
}

gboolean
ugo_session_get_looking_back (UgoSession *self)
{
  g_return_val_if_fail (UGO_IS_SESSION (self), FALSE);

  return self->looking_back;
}

char *
ugo_session_make_text (UgoRecord *record)
{
  static const char *const tags[] = { PLY_TAG, LOOKING_TAG, SPENT_TAG };
  g_autoptr (UgoRecord) copy = NULL;
  gsize length;

  /* What cannot be read to its end is told as it stands. */
  if (!ugo_record_is_ours (record) || ugo_record_get_source (record, &length) != NULL)
    return ugo_record_to_text (record);
  copy = ugo_record_copy (record);
  for (gsize i = 0; i < G_N_ELEMENTS (tags); i++)
    ugo_record_set_tag (copy, tags[i], NULL);
  return ugo_record_to_text (copy);
}
