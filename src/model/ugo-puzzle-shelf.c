/* ugo-puzzle-shelf.c: the puzzles that come with the program, by theme and level
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-shelf.h"

#include "ugo-record-file.h"

#define N_LEVELS (UGO_PUZZLE_MAX_LEVEL + 1)

struct _UgoPuzzleShelf
{
  GObject parent_instance;

  /* Owned. */
  GPtrArray *sets;     /* of GPtrArray: for each theme those of its levels */
  GHashTable *puzzles; /* by id */
  GPtrArray *own;      /* those from own games */

  /* Plain state. */
  gboolean is_loaded;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoPuzzleShelf, ugo_puzzle_shelf, G_TYPE_OBJECT)

/* Reading; in any thread */

static void
read_pack (GBytes *bytes, GPtrArray *puzzles)
{
  g_autoptr (UgoRecordFile) file = ugo_record_file_new (bytes, NULL, NULL);

  for (guint i = 0; i < ugo_record_file_get_n_games (file); i++)
    {
      g_autoptr (UgoRecord) record = ugo_record_file_read (file, i, NULL);
      g_autoptr (GError) error = NULL;
      UgoPuzzle *puzzle = ugo_puzzle_new_from_record (record, &error);

      if (puzzle != NULL)
        g_ptr_array_add (puzzles, puzzle);
      else
        g_warning ("a puzzle is left out: %s", error->message);
    }
}

static GPtrArray *
read_packs (void)
{
  g_auto (GStrv) names
      = g_resources_enumerate_children (UGO_PUZZLE_RESOURCES, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  GPtrArray *puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_puzzle_unref);

  for (char **name = names; name != NULL && *name != NULL; name++)
    {
      g_autofree char *path = g_build_path ("/", UGO_PUZZLE_RESOURCES, *name, NULL);
      g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

      if (bytes != NULL)
        read_pack (bytes, puzzles);
    }
  return puzzles;
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_task_return_pointer (task, read_packs (), (GDestroyNotify) g_ptr_array_unref);
}

/* The shelf */

static guint
find_theme (const UgoPuzzleTheme *theme)
{
  const UgoPuzzleTheme *const *themes = ugo_puzzle_themes ();
  guint index = 0;

  while (themes[index] != NULL && themes[index] != theme)
    index++;
  return index;
}

static void
add (UgoPuzzleShelf *self, UgoPuzzle *puzzle)
{
  const char *id = ugo_puzzle_get_id (puzzle);

  if (g_hash_table_contains (self->puzzles, id))
    return;
  g_hash_table_insert (self->puzzles, (gpointer) id, ugo_puzzle_ref (puzzle));
  g_ptr_array_add (ugo_puzzle_shelf_get_set (self, ugo_puzzle_get_theme (puzzle),
                                             ugo_puzzle_get_level (puzzle)),
                   puzzle);
}

static void
add_all (UgoPuzzleShelf *self, GPtrArray *puzzles)
{
  for (guint i = 0; i < puzzles->len; i++)
    add (self, puzzles->pdata[i]);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
loaded_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  UgoPuzzleShelf *self = UGO_PUZZLE_SHELF (object);
  g_autoptr (GPtrArray) puzzles = g_task_propagate_pointer (G_TASK (result), NULL);

  self->is_loaded = TRUE;
  add_all (self, puzzles);
}

/* The class */

static void
ugo_puzzle_shelf_finalize (GObject *object)
{
  UgoPuzzleShelf *self = UGO_PUZZLE_SHELF (object);

  g_ptr_array_unref (self->sets);
  g_ptr_array_unref (self->own);
  g_hash_table_unref (self->puzzles);
  G_OBJECT_CLASS (ugo_puzzle_shelf_parent_class)->finalize (object);
}

static void
ugo_puzzle_shelf_class_init (UgoPuzzleShelfClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ugo_puzzle_shelf_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ugo_puzzle_shelf_init (UgoPuzzleShelf *self)
{
  self->puzzles
      = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) ugo_puzzle_unref);
  self->own = g_ptr_array_new ();
  self->sets = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  for (guint i = 0; i < (find_theme (NULL) + 1) * N_LEVELS; i++)
    g_ptr_array_add (self->sets, g_ptr_array_new ());
}

/* Public API */

UgoPuzzleShelf *
ugo_puzzle_shelf_new (void)
{
  return g_object_new (UGO_TYPE_PUZZLE_SHELF, NULL);
}

void
ugo_puzzle_shelf_load (UgoPuzzleShelf *self)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (UGO_IS_PUZZLE_SHELF (self));

  task = g_task_new (self, NULL, loaded_cb, NULL);
  g_task_run_in_thread (task, read_in_thread);
}

gboolean
ugo_puzzle_shelf_is_loaded (UgoPuzzleShelf *self)
{
  return self->is_loaded;
}

void
ugo_puzzle_shelf_add (UgoPuzzleShelf *self, GBytes *pack)
{
  g_autoptr (GPtrArray) puzzles
      = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_puzzle_unref);

  g_return_if_fail (UGO_IS_PUZZLE_SHELF (self));

  read_pack (pack, puzzles);
  add_all (self, puzzles);
}

void
ugo_puzzle_shelf_add_own (UgoPuzzleShelf *self, GBytes *pack)
{
  g_autoptr (GPtrArray) puzzles
      = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_puzzle_unref);

  g_return_if_fail (UGO_IS_PUZZLE_SHELF (self));

  read_pack (pack, puzzles);
  for (guint i = 0; i < puzzles->len; i++)
    {
      const char *id = ugo_puzzle_get_id (puzzles->pdata[i]);

      if (g_hash_table_contains (self->puzzles, id))
        continue;
      g_hash_table_insert (self->puzzles, (gpointer) id, ugo_puzzle_ref (puzzles->pdata[i]));
      g_ptr_array_add (self->own, puzzles->pdata[i]);
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

GPtrArray *
ugo_puzzle_shelf_get_own (UgoPuzzleShelf *self)
{
  return self->own;
}

GPtrArray *
ugo_puzzle_shelf_get_set (UgoPuzzleShelf *self, const UgoPuzzleTheme *theme, int level)
{
  return self->sets->pdata[find_theme (theme) * N_LEVELS
                           + (guint) CLAMP (level, 0, UGO_PUZZLE_MAX_LEVEL)];
}

UgoPuzzle *
ugo_puzzle_shelf_find (UgoPuzzleShelf *self, const char *id)
{
  return id != NULL ? g_hash_table_lookup (self->puzzles, id) : NULL;
}

UgoPuzzle *
ugo_puzzle_shelf_get_example (UgoPuzzleShelf *self, const UgoPuzzleTheme *theme)
{
  for (int level = 1; level <= UGO_PUZZLE_MAX_LEVEL; level++)
    {
      GPtrArray *set = ugo_puzzle_shelf_get_set (self, theme, level);

      if (set->len > 0)
        return set->pdata[0];
    }
  return NULL;
}
