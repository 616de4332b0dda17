/* ugo-own-puzzles.c: puzzles from the games that somebody has played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-own-puzzles.h"

#include "ugo-keeper.h"
#include "ugo-own-games.h"
#include "ugo-record-file.h"
#include "ugo-thinker.h"
#include "ugo-writer.h"

/* How often it is told how far a search is, in milliseconds. */
#define PACE 200

#define SIZE_LIMIT ((gsize) 64 << 20)

/* What is looked through in a thread. */
typedef struct
{
  GPtrArray *texts;
  GPtrArray *paths;
  atomic_uint *n_games; /* shared, in an atomic box */
  GPtrArray *found;     /* of UgoPuzzle: what came of it */
} Search;

struct _UgoOwnPuzzles
{
  GObject parent_instance;

  /* Owned. */
  UgoPuzzleShelf *shelf;
  UgoKeeper *keeper;
  UgoThinker *thinker;
  GString *text; /* of all of them */
  atomic_uint *n_games;

  /* Plain state. */
  guint n_new;
  guint timeout;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoOwnPuzzles, ugo_own_puzzles, G_TYPE_OBJECT)

/* In the thread */

static void
search_text (Search *search, GBytes *text, const atomic_bool *stop)
{
  g_autoptr (UgoRecordFile) file = ugo_record_file_new (text, NULL, NULL);

  for (guint i = 0; i < ugo_record_file_get_n_games (file) && !atomic_load (stop); i++)
    {
      g_autoptr (UgoRecord) record = ugo_record_file_read (file, i, NULL);
      g_autoptr (GPtrArray) puzzles = ugo_own_games_find (record, stop);

      g_ptr_array_extend (search->found, puzzles, (GCopyFunc) (GCallback) ugo_puzzle_ref, NULL);
      atomic_fetch_add_explicit (search->n_games, 1, memory_order_relaxed);
    }
}

static void
search_path (Search *search, const char *path, const atomic_bool *stop)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  g_autoptr (GBytes) text = NULL;
  const char *name;
  char *content;
  gsize length;

  if (folder == NULL)
    {
      if (!g_file_get_contents (path, &content, &length, NULL))
        return;
      text = g_bytes_new_take (content, length);
      search_text (search, text, stop);
      return;
    }
  while ((name = g_dir_read_name (folder)) != NULL && !atomic_load (stop))
    {
      g_autofree char *inner = g_build_filename (path, name, NULL);

      if (g_str_has_suffix (name, ".ugn") && g_file_test (inner, G_FILE_TEST_IS_REGULAR))
        search_path (search, inner, stop);
    }
}

static void
think (gpointer thought, gpointer mind, const atomic_bool *stop)
{
  Search *search = thought;

  for (guint i = 0; i < search->texts->len && !atomic_load (stop); i++)
    search_text (search, search->texts->pdata[i], stop);
  for (guint i = 0; i < search->paths->len && !atomic_load (stop); i++)
    search_path (search, search->paths->pdata[i], stop);
}

static void
search_free (gpointer data)
{
  Search *search = data;

  g_ptr_array_unref (search->texts);
  g_ptr_array_unref (search->paths);
  g_ptr_array_unref (search->found);
  g_atomic_rc_box_release (search->n_games);
  g_free (search);
}

/* What comes of it */

static void
changed (UgoOwnPuzzles *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
put_on_shelf (UgoOwnPuzzles *self, const char *text, gsize length)
{
  g_autoptr (GBytes) pack = g_bytes_new (text, length);

  ugo_puzzle_shelf_add_own (self->shelf, pack);
}

/* Keeps those of @puzzles that are not there yet. Returns: how many they are */
static guint
take (UgoOwnPuzzles *self, GPtrArray *puzzles)
{
  gsize before = self->text->len;
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < puzzles->len; i++)
    {
      const char *id = ugo_puzzle_get_id (puzzles->pdata[i]);

      if (ugo_puzzle_shelf_find (self->shelf, id) != NULL || !g_hash_table_add (seen, (char *) id))
        continue;
      ugo_record_write (ugo_puzzle_get_record (puzzles->pdata[i]), self->text);
      g_string_append_c (self->text, '\n');
    }
  if (self->text->len > before)
    {
      put_on_shelf (self, self->text->str + before, self->text->len - before);
      ugo_keeper_write (self->keeper, g_strdup (self->text->str));
    }
  return g_hash_table_size (seen);
}

static void
found_cb (gpointer thought, gpointer data)
{
  UgoOwnPuzzles *self = UGO_OWN_PUZZLES (data);
  Search *search = thought;

  g_clear_handle_id (&self->timeout, g_source_remove);
  self->n_new += take (self, search->found);
  changed (self);
}

static gboolean
timeout_cb (gpointer data)
{
  changed (data);
  return G_SOURCE_CONTINUE;
}

/* The class */

static void
ugo_own_puzzles_dispose (GObject *object)
{
  UgoOwnPuzzles *self = UGO_OWN_PUZZLES (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->thinker, ugo_thinker_free);
  g_clear_object (&self->shelf);
  g_clear_object (&self->keeper);
  G_OBJECT_CLASS (ugo_own_puzzles_parent_class)->dispose (object);
}

static void
ugo_own_puzzles_finalize (GObject *object)
{
  UgoOwnPuzzles *self = UGO_OWN_PUZZLES (object);

  g_string_free (self->text, TRUE);
  g_atomic_rc_box_release (self->n_games);
  G_OBJECT_CLASS (ugo_own_puzzles_parent_class)->finalize (object);
}

static void
ugo_own_puzzles_class_init (UgoOwnPuzzlesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_own_puzzles_dispose;
  G_OBJECT_CLASS (klass)->finalize = ugo_own_puzzles_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ugo_own_puzzles_init (UgoOwnPuzzles *self)
{
  self->text = g_string_new (NULL);
  self->n_games = g_atomic_rc_box_new0 (atomic_uint);
  self->thinker = ugo_thinker_new (think, search_free, NULL, NULL, found_cb, self);
}

/* Public API */

UgoOwnPuzzles *
ugo_own_puzzles_new (UgoPuzzleShelf *shelf, const char *path)
{
  UgoOwnPuzzles *self = g_object_new (UGO_TYPE_OWN_PUZZLES, NULL);
  g_autoptr (GBytes) bytes = NULL;

  self->shelf = g_object_ref (shelf);
  self->keeper = ugo_keeper_new (path);
  bytes = ugo_keeper_read (self->keeper, SIZE_LIMIT, NULL);
  if (bytes == NULL)
    return self;
  if (g_utf8_validate (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL))
    {
      g_string_append_len (self->text, g_bytes_get_data (bytes, NULL),
                           (gssize) g_bytes_get_size (bytes));
      put_on_shelf (self, self->text->str, self->text->len);
    }
  else
    {
      g_autofree char *shown = NULL;

      ugo_keeper_put_aside (self->keeper, &shown);
    }
  return self;
}

void
ugo_own_puzzles_search (UgoOwnPuzzles *self, GPtrArray *texts, GPtrArray *paths)
{
  Search *search = g_new (Search, 1);

  g_return_if_fail (UGO_IS_OWN_PUZZLES (self));

  g_atomic_rc_box_release (self->n_games);
  self->n_games = g_atomic_rc_box_new0 (atomic_uint);
  self->n_new = 0;
  *search = (Search){
    .texts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref),
    .paths = g_ptr_array_new_with_free_func (g_free),
    .n_games = g_atomic_rc_box_acquire (self->n_games),
    .found = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_puzzle_unref),
  };
  for (guint i = 0; i < texts->len; i++)
    g_ptr_array_add (search->texts, g_bytes_ref (texts->pdata[i]));
  for (guint i = 0; i < paths->len; i++)
    g_ptr_array_add (search->paths, g_strdup (paths->pdata[i]));
  ugo_thinker_ask (self->thinker, search);
  if (self->timeout == 0)
    self->timeout = g_timeout_add (PACE, timeout_cb, self);
  changed (self);
}

void
ugo_own_puzzles_add (UgoOwnPuzzles *self, GPtrArray *puzzles)
{
  g_return_if_fail (UGO_IS_OWN_PUZZLES (self));

  take (self, puzzles);
  changed (self);
}

void
ugo_own_puzzles_cancel (UgoOwnPuzzles *self)
{
  g_return_if_fail (UGO_IS_OWN_PUZZLES (self));

  ugo_thinker_hurry (self->thinker);
}

gboolean
ugo_own_puzzles_is_busy (UgoOwnPuzzles *self)
{
  return ugo_thinker_is_busy (self->thinker);
}

guint
ugo_own_puzzles_get_n_games (UgoOwnPuzzles *self)
{
  return atomic_load_explicit (self->n_games, memory_order_relaxed);
}

guint
ugo_own_puzzles_get_n_new (UgoOwnPuzzles *self)
{
  return self->n_new;
}

void
ugo_own_puzzles_flush (UgoOwnPuzzles *self)
{
  ugo_keeper_flush (self->keeper);
}
