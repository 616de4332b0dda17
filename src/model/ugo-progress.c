/* ugo-progress.c: what a person has learned and solved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-progress.h"

#include <glib/gi18n.h>

#include "ugo-keeper.h"

#define SIZE_LIMIT ((gsize) 16 << 20)

/* The group and key that tell the version of the file. */
#define HEAD "ugolki-progress"
#define VERSION_KEY "version"
#define VERSION 1

struct _UgoProgress
{
  GObject parent_instance;

  GKeyFile *values;
  GKeyFile *put_away; /* what was forgotten, until it is brought back */
  UgoKeeper *keeper;
  guint n_holds;
  gboolean is_behind; /* whether something changed while it was held */
};

G_DEFINE_FINAL_TYPE (UgoProgress, ugo_progress, G_TYPE_OBJECT)

enum
{
  CHANGED,
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static char *
make_text (UgoProgress *self)
{
  if (!g_key_file_has_key (self->values, HEAD, VERSION_KEY, NULL))
    g_key_file_set_integer (self->values, HEAD, VERSION_KEY, VERSION);
  return g_key_file_to_data (self->values, NULL, NULL);
}

static void
keep (UgoProgress *self)
{
  if (self->n_holds > 0)
    {
      self->is_behind = TRUE;
      return;
    }
  self->is_behind = FALSE;
  ugo_keeper_write (self->keeper, make_text (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

/* A number yields to a greater one, and what is no number to what is there already. */
static void
move_value (GKeyFile *from, GKeyFile *to, const char *group, const char *key)
{
  g_autofree char *value = g_key_file_get_value (from, group, key, NULL);

  if (!g_key_file_has_key (to, group, key, NULL)
      || g_key_file_get_integer (to, group, key, NULL)
             < g_key_file_get_integer (from, group, key, NULL))
    g_key_file_set_value (to, group, key, value);
}

/* Moves the groups whose names begin with @prefix. */
static void
move_groups (GKeyFile *from, GKeyFile *to, const char *prefix)
{
  g_auto (GStrv) groups = g_key_file_get_groups (from, NULL);

  for (char **group = groups; *group; group++)
    {
      g_auto (GStrv) keys = NULL;

      if (!g_str_has_prefix (*group, prefix))
        continue;
      keys = g_key_file_get_keys (from, *group, NULL, NULL);
      for (char **key = keys; *key; key++)
        move_value (from, to, *group, *key);
      g_key_file_remove_group (from, *group, NULL);
    }
}

static void
failed_cb (UgoProgress *self, const char *cause)
{
  /* Translators: %s is a whole sentence that says why. */
  g_autofree char *sentence
      = g_strdup_printf (_("What you have learned and solved cannot be kept. %s"), cause);

  g_signal_emit (self, signals[FAILED], 0, sentence);
}

/* Construction */

static void
ugo_progress_finalize (GObject *object)
{
  UgoProgress *self = UGO_PROGRESS (object);

  g_key_file_unref (self->values);
  g_key_file_unref (self->put_away);
  g_object_unref (self->keeper);

  G_OBJECT_CLASS (ugo_progress_parent_class)->finalize (object);
}

static void
ugo_progress_class_init (UgoProgressClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ugo_progress_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ugo_progress_init (UgoProgress *self)
{
  self->values = g_key_file_new ();
  self->put_away = g_key_file_new ();
}

/* Public API */

UgoProgress *
ugo_progress_new (const char *path)
{
  UgoProgress *self = g_object_new (UGO_TYPE_PROGRESS, NULL);

  self->keeper = ugo_keeper_new (path);
  g_signal_connect_object (self->keeper, "failed", G_CALLBACK (failed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

gboolean
ugo_progress_load (UgoProgress *self, GError **error)
{
  g_autoptr (GError) cause = NULL;
  g_autoptr (GBytes) bytes = ugo_keeper_read (self->keeper, SIZE_LIMIT, &cause);
  g_autofree char *shown = NULL;

  if (g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return TRUE;
  if (bytes
      && g_key_file_load_from_bytes (self->values, bytes, G_KEY_FILE_KEEP_COMMENTS, NULL)
      && g_key_file_has_group (self->values, HEAD))
    return TRUE;

  g_key_file_unref (self->values);
  self->values = g_key_file_new ();
  if (ugo_keeper_put_aside (self->keeper, &shown))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                 _("What you have learned and solved could not be read. Nothing of it is lost: it "
                   "was kept as “%s”."),
                 shown);
  else
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                 _("What you have learned and solved could not be read from “%s”. Move that file "
                   "away to keep it: a new one will be written there."),
                 shown);
  return FALSE;
}

int
ugo_progress_get (UgoProgress *self, const char *group, const char *key)
{
  g_return_val_if_fail (UGO_IS_PROGRESS (self), 0);

  return g_key_file_get_integer (self->values, group, key, NULL);
}

void
ugo_progress_set (UgoProgress *self, const char *group, const char *key, int value)
{
  g_return_if_fail (UGO_IS_PROGRESS (self));

  if (ugo_progress_get (self, group, key) == value)
    return;
  if (value != 0)
    g_key_file_set_integer (self->values, group, key, value);
  else
    g_key_file_remove_key (self->values, group, key, NULL);
  keep (self);
}

char *
ugo_progress_get_word (UgoProgress *self, const char *group, const char *key)
{
  g_return_val_if_fail (UGO_IS_PROGRESS (self), NULL);

  return g_key_file_get_string (self->values, group, key, NULL);
}

void
ugo_progress_set_word (UgoProgress *self, const char *group, const char *key, const char *word)
{
  g_autofree char *old = NULL;

  g_return_if_fail (UGO_IS_PROGRESS (self));

  old = ugo_progress_get_word (self, group, key);
  if (g_strcmp0 (old, word) == 0)
    return;
  if (word)
    g_key_file_set_string (self->values, group, key, word);
  else
    g_key_file_remove_key (self->values, group, key, NULL);
  keep (self);
}

char **
ugo_progress_get_keys (UgoProgress *self, const char *group)
{
  char **keys;

  g_return_val_if_fail (UGO_IS_PROGRESS (self), NULL);

  keys = g_key_file_get_keys (self->values, group, NULL, NULL);
  return keys ? keys : g_new0 (char *, 1);
}

void
ugo_progress_hold (UgoProgress *self)
{
  g_return_if_fail (UGO_IS_PROGRESS (self));

  self->n_holds++;
}

void
ugo_progress_release (UgoProgress *self)
{
  g_return_if_fail (UGO_IS_PROGRESS (self) && self->n_holds > 0);

  self->n_holds--;
  if (self->is_behind)
    keep (self);
}

void
ugo_progress_reset (UgoProgress *self, const char *prefix)
{
  g_return_if_fail (UGO_IS_PROGRESS (self));

  move_groups (self->values, self->put_away, prefix);
  keep (self);
}

void
ugo_progress_forget (UgoProgress *self, const char *prefix)
{
  g_autoptr (GKeyFile) nowhere = g_key_file_new ();

  g_return_if_fail (UGO_IS_PROGRESS (self));

  move_groups (self->values, nowhere, prefix);
  keep (self);
}

gboolean
ugo_progress_can_restore (UgoProgress *self, const char *prefix)
{
  g_auto (GStrv) groups = NULL;

  g_return_val_if_fail (UGO_IS_PROGRESS (self), FALSE);

  groups = g_key_file_get_groups (self->put_away, NULL);
  for (char **group = groups; *group; group++)
    if (g_str_has_prefix (*group, prefix))
      return TRUE;
  return FALSE;
}

void
ugo_progress_restore (UgoProgress *self, const char *prefix)
{
  g_return_if_fail (UGO_IS_PROGRESS (self));

  if (!ugo_progress_can_restore (self, prefix))
    return;
  move_groups (self->put_away, self->values, prefix);
  keep (self);
}

char *
ugo_progress_dup_text (UgoProgress *self)
{
  g_return_val_if_fail (UGO_IS_PROGRESS (self), NULL);

  return make_text (self);
}

void
ugo_progress_set_text (UgoProgress *self, const char *text)
{
  GKeyFile *values;

  g_return_if_fail (UGO_IS_PROGRESS (self) && text);

  values = g_key_file_new ();
  if (g_key_file_load_from_data (values, text, (gsize) -1, G_KEY_FILE_KEEP_COMMENTS, NULL))
    {
      g_key_file_unref (self->values);
      self->values = values;
      keep (self);
    }
  else
    g_key_file_unref (values);
}

void
ugo_progress_flush (UgoProgress *self)
{
  g_return_if_fail (UGO_IS_PROGRESS (self));

  ugo_keeper_flush (self->keeper);
}
