/* ugo-collection.c: the games of a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-collection.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ugo-file.h"
#include "ugo-game-item.h"
#include "ugo-record-file.h"
#include "ugo-writer.h"

/* How often progress is told, in microseconds. */
#define PROGRESS_INTERVAL 40000

/* How many games are there at least before a list of them is shown while more are looked for. */
#define N_FIRST_GAMES 200

/* What is told of reading a file that was read to its end. */
#define ALL_READ 1000

/*
 * Opening:
 * @task: to be answered once there is something to show; then %NULL
 * @read: how much of the file was read, up to %ALL_READ; atomic
 * @is_dropped: whether nobody wants the games any more; atomic
 *
 * Shared by the thread that reads a file and the collection that shows it.
 */
typedef struct
{
  GFile *file;
  UgoRecordFile *source;
  char *version;
  GTask *task;
  GFileProgressCallback progress;
  gpointer progress_data;
  gsize size;
  gint64 last_told;
  gint read;
  gint is_dropped;
} Opening;

/*
 * Game:
 * @item: (nullable): its item, once it was asked for
 * @record: (nullable): the game, once it was read
 * @diagnostics: (nullable): what was found wrong when it was read
 * @edited: whether the record differs from the source text
 * @keeps_source: whether the source text holds what the record does not
 * @is_lost: whether that is not in the file any more
 * @source_state: the state of the record that the source text tells
 * @saved_state: the state that the file tells
 */
typedef struct
{
  UgoGameItem *item;
  UgoRecord *record;
  GPtrArray *diagnostics;
  gboolean edited;
  gboolean keeps_source;
  gboolean is_lost;
  gsize source_state;
  gsize saved_state;
} Game;

struct _UgoCollection
{
  GObject parent_instance;

  /* Owned */
  UgoRecordFile *source; /* NULL when there is no text but one record */
  GArray *games;
  GPtrArray *no_diagnostics;
  GFile *file;
  char *version; /* of the file when it was read or saved last */

  Opening *opening; /* while it is still being read, else NULL */

  guint poll;
  guint n_modified; /* how many games are not as the file tells them */
  gboolean is_saving;
};

enum
{
  PROP_FILE = 1,
  PROP_MODIFIED,
  PROP_PROGRESS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
game_clear (gpointer data)
{
  Game *game = data;

  g_clear_object (&game->item);
  g_clear_pointer (&game->record, ugo_record_unref);
  g_clear_pointer (&game->diagnostics, g_ptr_array_unref);
}

static Game *
get_game (UgoCollection *self, guint index)
{
  return &g_array_index (self->games, Game, index);
}

/* The list */

static GType
ugo_collection_get_item_type (GListModel *model)
{
  return UGO_TYPE_GAME_ITEM;
}

static guint
ugo_collection_get_n_items (GListModel *model)
{
  return UGO_COLLECTION (model)->games->len;
}

static gpointer
ugo_collection_get_item (GListModel *model, guint position)
{
  UgoCollection *self = UGO_COLLECTION (model);
  Game *game;

  if (position >= self->games->len)
    return NULL;

  game = get_game (self, position);
  if (!game->item)
    {
      game->item = ugo_game_item_new (position, self->source);
      if (game->edited)
        ugo_game_item_set_record (game->item, game->record);
    }
  return g_object_ref (game->item);
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = ugo_collection_get_item_type;
  iface->get_n_items = ugo_collection_get_n_items;
  iface->get_item = ugo_collection_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (UgoCollection, ugo_collection, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static void
opening_clear (gpointer data)
{
  Opening *self = data;

  g_clear_object (&self->file);
  g_clear_pointer (&self->source, ugo_record_file_unref);
  g_free (self->version);
}

static void
opening_unref (gpointer opening)
{
  g_atomic_rc_box_release_full (opening, opening_clear);
}

static void
ugo_collection_finalize (GObject *object)
{
  UgoCollection *self = UGO_COLLECTION (object);

  if (self->opening)
    g_atomic_int_set (&self->opening->is_dropped, TRUE);
  g_clear_handle_id (&self->poll, g_source_remove);
  g_clear_pointer (&self->opening, opening_unref);
  g_clear_pointer (&self->source, ugo_record_file_unref);
  g_clear_pointer (&self->games, g_array_unref);
  g_clear_pointer (&self->no_diagnostics, g_ptr_array_unref);
  g_clear_object (&self->file);
  g_free (self->version);

  G_OBJECT_CLASS (ugo_collection_parent_class)->finalize (object);
}

static void
ugo_collection_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  UgoCollection *self = UGO_COLLECTION (object);

  switch (prop_id)
    {
    case PROP_FILE:
      g_value_set_object (value, self->file);
      break;

    case PROP_MODIFIED:
      g_value_set_boolean (value, ugo_collection_get_modified (self));
      break;

    case PROP_PROGRESS:
      g_value_set_double (value, ugo_collection_get_progress (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ugo_collection_class_init (UgoCollectionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = ugo_collection_finalize;
  object_class->get_property = ugo_collection_get_property;

  properties[PROP_FILE] = g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE,
                                                    G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, 0, 1, 1,
                                                   G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
ugo_collection_init (UgoCollection *self)
{
  self->games = g_array_new (FALSE, TRUE, sizeof (Game));
  g_array_set_clear_func (self->games, game_clear);
  self->no_diagnostics = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_diagnostic_free);
}

static UgoCollection *
collection_new (UgoRecordFile *source)
{
  UgoCollection *self = g_object_new (UGO_TYPE_COLLECTION, NULL);

  self->source = ugo_record_file_ref (source);
  g_array_set_size (self->games, ugo_record_file_get_n_games (source));
  return self;
}

UgoCollection *
ugo_collection_new_for_record (UgoRecord *record)
{
  UgoCollection *self = g_object_new (UGO_TYPE_COLLECTION, NULL);
  Game game = { .record = ugo_record_ref (record),
                .edited = TRUE,
                .saved_state = ugo_record_get_state (record) };

  g_array_append_val (self->games, game);
  return self;
}

UgoCollection *
ugo_collection_new_from_text (const char *text)
{
  g_autoptr (UgoRecordFile) source = ugo_record_file_new_from_text (text);

  return collection_new (source);
}

/* Opening */

typedef struct
{
  GTask *task;
  gsize done;
  gsize total;
} Tidings;

static gboolean
tell_cb (gpointer data)
{
  Tidings *tidings = data;
  Opening *self = g_task_get_task_data (tidings->task);

  if (!g_task_get_completed (tidings->task))
    self->progress (tidings->done, tidings->total, self->progress_data);
  return G_SOURCE_REMOVE;
}

static void
tidings_free (Tidings *self)
{
  g_object_unref (self->task);
  g_free (self);
}

static void
tell (GTask *task, gsize done, gsize total)
{
  Opening *self = g_task_get_task_data (task);
  gint64 now = g_get_monotonic_time ();
  g_autoptr (GSource) source = NULL;
  Tidings *tidings;

  if (!self->progress || now - self->last_told < PROGRESS_INTERVAL)
    return;

  self->last_told = now;
  tidings = g_new (Tidings, 1);
  *tidings = (Tidings) { g_object_ref (task), done, total };
  source = g_idle_source_new ();
  g_source_set_priority (source, g_task_get_priority (task));
  g_source_set_callback (source, tell_cb, tidings, (GDestroyNotify) tidings_free);
  g_source_attach (source, g_task_get_context (task));
}

static void
answer (Opening *self, GError *error)
{
  g_autoptr (GTask) task = g_steal_pointer (&self->task);

  if (error)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

/* Reading is told as the first half of the work, finding the games as the second. */
static void
read_progress_cb (gsize done, gsize total, gpointer data)
{
  Opening *self = data;

  tell (self->task, done / 2, total);
}

static gboolean
index_progress_cb (gsize done, gsize total, gpointer data)
{
  Opening *self = data;
  double part = (double) done / MAX (total, 1);

  g_atomic_int_set (&self->read, (gint) (part * (ALL_READ - 1)));
  if (!self->task)
    return !g_atomic_int_get (&self->is_dropped);

  tell (self->task, self->size / 2 + (gsize) (self->size / 2 * part), self->size);
  if (g_cancellable_is_cancelled (g_task_get_cancellable (self->task)))
    return FALSE;
  if (self->source && ugo_record_file_get_n_games (self->source) >= N_FIRST_GAMES)
    answer (self, NULL);
  return TRUE;
}

static void
index_file (Opening *self, GBytes *bytes)
{
  self->size = g_bytes_get_size (bytes);
  self->source = ugo_record_file_new_unindexed (bytes, index_progress_cb, self);
  if (self->source && ugo_record_file_index (self->source, index_progress_cb, self))
    g_atomic_int_set (&self->read, ALL_READ);
}

static void
open_in_thread (GTask *work, gpointer source, gpointer data, GCancellable *cancellable)
{
  Opening *self = data;
  GCancellable *stop = g_task_get_cancellable (self->task);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = ugo_file_read (self->file, UGO_FILE_LIMIT, stop, read_progress_cb,
                                            self, &self->version, &error);

  if (bytes)
    index_file (self, bytes);
  if (self->task && !error && g_atomic_int_get (&self->read) < ALL_READ)
    error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_CANCELLED, "Stopped");
  if (self->task)
    answer (self, g_steal_pointer (&error));
  g_task_return_boolean (work, TRUE);
}

void
ugo_collection_open_async (GFile *file, GCancellable *cancellable, GFileProgressCallback progress,
                           gpointer progress_data, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) work = g_task_new (NULL, NULL, NULL, NULL);
  Opening *opening = g_atomic_rc_box_new0 (Opening);

  opening->file = g_object_ref (file);
  opening->progress = progress;
  opening->progress_data = progress_data;
  opening->task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_source_tag (opening->task, ugo_collection_open_async);
  g_task_set_task_data (opening->task, g_atomic_rc_box_acquire (opening), opening_unref);
  g_task_set_task_data (work, opening, opening_unref);
  g_task_run_in_thread (work, open_in_thread);
}

/* The thread that reads only ever adds games; the list learns of them here. */
static gboolean
poll_cb (gpointer data)
{
  UgoCollection *self = data;
  gboolean is_read = g_atomic_int_get (&self->opening->read) == ALL_READ;
  guint n_known = self->games->len;
  guint n_games = ugo_record_file_get_n_games (self->source);

  if (is_read)
    {
      self->poll = 0;
      g_clear_pointer (&self->opening, opening_unref);
    }
  if (n_games > n_known)
    {
      g_array_set_size (self->games, n_games);
      g_list_model_items_changed (G_LIST_MODEL (self), n_known, 0, n_games - n_known);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROGRESS]);
  return is_read ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

static UgoCollection *
collection_new_for_opening (Opening *opening)
{
  gboolean is_read = g_atomic_int_get (&opening->read) == ALL_READ;
  UgoCollection *self = collection_new (opening->source);

  self->file = g_object_ref (opening->file);
  self->version = g_strdup (opening->version);
  if (!is_read)
    {
      self->opening = g_atomic_rc_box_acquire (opening);
      self->poll = g_timeout_add (PROGRESS_INTERVAL / 1000, poll_cb, self);
    }
  return self;
}

UgoCollection *
ugo_collection_open_finish (GAsyncResult *result, GError **error)
{
  GTask *task = G_TASK (result);
  Opening *opening = g_task_get_task_data (task);
  g_autoptr (GError) cause = NULL;

  if (!g_task_propagate_boolean (task, &cause))
    {
      ugo_file_set_read_error (error, opening->file, cause);
      return NULL;
    }
  return collection_new_for_opening (opening);
}

double
ugo_collection_get_progress (UgoCollection *self)
{
  if (!self->opening)
    return 1;
  /* Not all is told to the list before it is. */
  return MIN (g_atomic_int_get (&self->opening->read), ALL_READ - 1) / (double) ALL_READ;
}

/* Games */

GFile *
ugo_collection_get_file (UgoCollection *self)
{
  return self->file;
}

gboolean
ugo_collection_get_modified (UgoCollection *self)
{
  return self->n_modified > 0;
}

UgoRecord *
ugo_collection_get_record (UgoCollection *self, guint index)
{
  Game *game;
  gsize length;

  g_return_val_if_fail (index < self->games->len, NULL);

  game = get_game (self, index);
  if (!game->record)
    {
      game->diagnostics = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_diagnostic_free);
      game->record = ugo_record_file_read (self->source, index, game->diagnostics);
      game->source_state = game->saved_state = ugo_record_get_state (game->record);
      game->keeps_source = ugo_record_get_source (game->record, &length) != NULL;
    }
  return game->record;
}

GPtrArray *
ugo_collection_get_diagnostics (UgoCollection *self, guint index)
{
  Game *game;

  if (index == G_MAXUINT)
    return self->source && !self->opening ? ugo_record_file_get_diagnostics (self->source)
                                          : self->no_diagnostics;
  if (!ugo_collection_get_record (self, index))
    return self->no_diagnostics;

  game = get_game (self, index);
  return game->diagnostics ? game->diagnostics : self->no_diagnostics;
}

static void
notify_modified (UgoCollection *self, gboolean was_modified)
{
  if (ugo_collection_get_modified (self) != was_modified)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
}

static void
count_modified (UgoCollection *self)
{
  self->n_modified = 0;
  for (guint i = 0; i < self->games->len; i++)
    {
      const Game *game = get_game (self, i);

      if (game->record && ugo_record_get_state (game->record) != game->saved_state)
        self->n_modified++;
    }
}

void
ugo_collection_touch (UgoCollection *self, guint index)
{
  gboolean was_modified = ugo_collection_get_modified (self);
  UgoRecord *record = ugo_collection_get_record (self, index);
  Game *game = get_game (self, index);

  g_return_if_fail (record != NULL);

  game->edited = self->source == NULL || ugo_record_get_state (record) != game->source_state;
  count_modified (self);
  if (game->item)
    ugo_game_item_set_record (game->item, record);
  notify_modified (self, was_modified);
}

guint
ugo_collection_get_n_losses (UgoCollection *self)
{
  guint n_losses = 0;

  for (guint i = 0; i < self->games->len; i++)
    {
      const Game *game = get_game (self, i);

      n_losses += game->edited && game->keeps_source && !game->is_lost;
    }
  return n_losses;
}

/* Saving */

/*
 * Saving:
 * @texts: (element-type utf8): the new text of each game that was edited, %NULL for the others
 * @states: (element-type gsize): the states of all records when the texts were made
 */
typedef struct
{
  UgoRecordFile *source;
  GPtrArray *texts;
  GArray *states;
  GFile *file;
  char *expected;
  char *version;
} Saving;

static void
saving_free (Saving *self)
{
  g_clear_pointer (&self->source, ugo_record_file_unref);
  g_clear_pointer (&self->texts, g_ptr_array_unref);
  g_clear_pointer (&self->states, g_array_unref);
  g_clear_object (&self->file);
  g_free (self->expected);
  g_free (self->version);
  g_free (self);
}

/* What stands before the first game, if anything: lines that are no part of any. */
static void
append_preamble (GString *text, UgoRecordFile *source)
{
  gsize offset = ugo_record_file_get_entry (source, 0)->offset;
  gsize length;

  g_string_append_len (text, ugo_record_file_get_source (source, 0, &length) - offset, offset);
}

/* Between an edited game and its neighbours goes a blank line. */
static void
append_blank_line (GString *text)
{
  static const char *const blank[] = { "\n\n", "\n\r\n", "\r\r" };

  for (guint i = 0; i < G_N_ELEMENTS (blank); i++)
    if (text->len == 0 || g_str_has_suffix (text->str, blank[i]))
      return;
  if (text->str[text->len - 1] != '\n')
    g_string_append_c (text, '\n');
  g_string_append_c (text, '\n');
}

static GString *
assemble (Saving *self)
{
  GString *text = g_string_new (NULL);
  gboolean was_edited = FALSE;

  if (self->source)
    append_preamble (text, self->source);
  for (guint i = 0; i < self->texts->len; i++)
    {
      const char *edited = g_ptr_array_index (self->texts, i);
      gsize length;

      if (edited || was_edited)
        append_blank_line (text);
      if (edited)
        g_string_append (text, edited);
      else
        {
          const char *source = ugo_record_file_get_source (self->source, i, &length);

          g_string_append_len (text, source, length);
        }
      was_edited = edited != NULL;
    }
  return text;
}

static void
save_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Saving *self = data;
  g_autoptr (GString) text = assemble (self);
  g_autoptr (GError) error = NULL;

  if (ugo_file_replace (self->file, text->str, text->len, self->expected, cancellable,
                        &self->version, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static Saving *
saving_new (UgoCollection *self, GFile *file, gboolean overwrite)
{
  Saving *saving = g_new0 (Saving, 1);

  saving->source = self->source ? ugo_record_file_ref (self->source) : NULL;
  saving->file = g_object_ref (file);
  if (!overwrite && self->file && g_file_equal (file, self->file))
    saving->expected = g_strdup (self->version);

  saving->texts = g_ptr_array_new_full (self->games->len, g_free);
  saving->states = g_array_sized_new (FALSE, FALSE, sizeof (gsize), self->games->len);
  for (guint i = 0; i < self->games->len; i++)
    {
      Game *game = get_game (self, i);
      gsize state = game->record ? ugo_record_get_state (game->record) : 0;

      g_array_append_val (saving->states, state);
      g_ptr_array_add (saving->texts, game->edited ? ugo_record_to_text (game->record) : NULL);
    }
  return saving;
}

static void
take_saved (UgoCollection *self, Saving *saving)
{
  gboolean was_modified = ugo_collection_get_modified (self);

  for (guint i = 0; i < saving->texts->len; i++)
    {
      Game *game = get_game (self, i);

      if (!game->record)
        continue;
      game->saved_state = g_array_index (saving->states, gsize, i);
      game->is_lost = game->keeps_source && g_ptr_array_index (saving->texts, i) != NULL;
    }
  count_modified (self);
  g_free (self->version);
  self->version = g_steal_pointer (&saving->version);
  if (!self->file || !g_file_equal (self->file, saving->file))
    {
      g_set_object (&self->file, saving->file);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FILE]);
    }
  notify_modified (self, was_modified);
}

gboolean
ugo_collection_save (UgoCollection *self, GError **error)
{
  Saving *saving;
  g_autoptr (GString) text = NULL;
  gboolean is_saved = FALSE;

  g_return_val_if_fail (self->file != NULL && self->games->len > 0, FALSE);

  if (self->opening || self->is_saving)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY, "Being read or saved");
      return FALSE;
    }
  saving = saving_new (self, self->file, FALSE);
  text = assemble (saving);
  is_saved = ugo_file_replace (saving->file, text->str, text->len, saving->expected, NULL,
                               &saving->version, error);
  if (is_saved)
    take_saved (self, saving);
  saving_free (saving);
  return is_saved;
}

void
ugo_collection_save_async (UgoCollection *self, GFile *file, gboolean overwrite,
                           GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);

  g_task_set_source_tag (task, ugo_collection_save_async);
  /* What was written is written: a late stop does not make it undone. */
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, saving_new (self, file, overwrite), (GDestroyNotify) saving_free);
  if (self->games->len == 0)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "No games");
  else if (self->opening)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_BUSY, "Being read");
  else if (self->is_saving)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_PENDING, "Being saved");
  else
    {
      self->is_saving = TRUE;
      g_task_run_in_thread (task, save_in_thread);
    }
}

gboolean
ugo_collection_save_finish (UgoCollection *self, GAsyncResult *result, GError **error)
{
  GTask *task = G_TASK (result);
  Saving *saving = g_task_get_task_data (task);
  g_autoptr (GError) cause = NULL;

  if (g_task_propagate_boolean (task, &cause))
    {
      self->is_saving = FALSE;
      take_saved (self, saving);
      return TRUE;
    }

  if (g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_INVALID_DATA))
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                         _("There is no game here that could be saved."));
  else
    ugo_file_set_write_error (error, saving->file, cause);
  self->is_saving &= g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_PENDING);
  return FALSE;
}
