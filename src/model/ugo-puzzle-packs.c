/* ugo-puzzle-packs.c: the packs somebody has: one's own, and files that were opened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-packs.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "ugo-file.h"
#include "ugo-quote.h"

#define ENDING ".ugn"

/* The longest name of a pack in bytes: with the ending it is one of a file anywhere. */
#define MAX_NAME 200

/* By how many of its first records a file is told to be one of puzzles, or of games. */
#define N_LOOKED_AT 16

/* What can be brought back, or taken back. */
typedef struct
{
  UgoPuzzlePack *pack; /* owned */
  UgoPackItem *item;   /* owned: a puzzle that was removed from it, and where it was */
  guint index;
  char *name;          /* owned: what it was called */
  GPtrArray *pasted;   /* owned: puzzles that came to it */
  gboolean was_made;   /* for these */
} Undo;

struct _UgoPuzzlePacks
{
  GObject parent_instance;

  /* Owned. */
  char *folder;
  GPtrArray *packs;

  /* Plain state. */
  gboolean has_begun;
  gboolean is_loaded;
  Undo undo;
};

enum
{
  CHANGED,
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoPuzzlePacks, ugo_puzzle_packs, G_TYPE_OBJECT)

static void
clear_undo (UgoPuzzlePacks *self)
{
  g_clear_object (&self->undo.pack);
  g_clear_object (&self->undo.item);
  g_clear_pointer (&self->undo.name, g_free);
  g_clear_pointer (&self->undo.pasted, g_ptr_array_unref);
}

static void
emit_changed (UgoPuzzlePacks *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
failed_cb (UgoPuzzlePacks *self, const char *sentence)
{
  g_signal_emit (self, signals[FAILED], 0, sentence);
}

static void put_aside_cb (UgoPuzzlePack *pack, const char *path, UgoPuzzlePacks *self);

/* The list */

static int
compare_packs (gconstpointer a, gconstpointer b)
{
  UgoPuzzlePack *first = *(UgoPuzzlePack *const *) a, *second = *(UgoPuzzlePack *const *) b;

  if (ugo_puzzle_pack_is_own (first) != ugo_puzzle_pack_is_own (second))
    return ugo_puzzle_pack_is_own (first) ? -1 : 1;
  return g_utf8_collate (ugo_puzzle_pack_get_name (first), ugo_puzzle_pack_get_name (second));
}

static UgoPuzzlePack *
find_file (UgoPuzzlePacks *self, GFile *file)
{
  for (guint i = 0; i < self->packs->len; i++)
    if (g_file_equal (ugo_puzzle_pack_get_file (self->packs->pdata[i]), file))
      return self->packs->pdata[i];
  return NULL;
}

static void
drop (UgoPuzzlePacks *self, UgoPuzzlePack *pack)
{
  g_signal_handlers_disconnect_by_data (pack, self);
  g_ptr_array_remove (self->packs, pack);
}

static void
add (UgoPuzzlePacks *self, UgoPuzzlePack *pack)
{
  UgoPuzzlePack *old = find_file (self, ugo_puzzle_pack_get_file (pack));

  if (old != NULL)
    drop (self, old);
  g_ptr_array_add (self->packs, g_object_ref (pack));
  g_signal_connect_swapped (pack, "changed", G_CALLBACK (emit_changed), self);
  g_signal_connect_swapped (pack, "failed", G_CALLBACK (failed_cb), self);
  g_signal_connect (pack, "put-aside", G_CALLBACK (put_aside_cb), self);
  g_ptr_array_sort (self->packs, compare_packs);
}

/* Loading */

/* A file and what was read from it in a thread. */
typedef struct
{
  GFile *file;
  GPtrArray *items;
  char *digest;
  gboolean is_own;
} Found;

typedef struct
{
  char *folder;
  char **uris;
} Places;

static void
found_free (gpointer data)
{
  Found *found = data;

  g_object_unref (found->file);
  g_ptr_array_unref (found->items);
  g_free (found->digest);
  g_free (found);
}

static void
places_free (gpointer data)
{
  Places *places = data;

  g_free (places->folder);
  g_strfreev (places->uris);
  g_free (places);
}

static void
read_file (GPtrArray *all, GFile *file, gboolean is_own)
{
  g_autofree char *digest = NULL;
  GPtrArray *items = ugo_puzzle_pack_read (file, NULL, &digest, NULL);
  Found *found;

  if (items == NULL)
    return;
  found = g_new (Found, 1);
  *found = (Found){ g_object_ref (file), items, g_steal_pointer (&digest), is_own };
  g_ptr_array_add (all, found);
}

static void
read_folder (GPtrArray *all, const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);

      if (g_str_has_suffix (name, ENDING) && *name != '.')
        read_file (all, file, TRUE);
    }
}

static void
load_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Places *places = data;
  GPtrArray *all = g_ptr_array_new_with_free_func (found_free);

  read_folder (all, places->folder);
  for (char **uri = places->uris; uri != NULL && *uri != NULL; uri++)
    {
      g_autoptr (GFile) file = g_file_new_for_uri (*uri);

      read_file (all, file, FALSE);
    }
  g_task_return_pointer (task, all, (GDestroyNotify) g_ptr_array_unref);
}

/* What was made or opened while these were read is newer. */
static void
loaded_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  UgoPuzzlePacks *self = UGO_PUZZLE_PACKS (object);
  g_autoptr (GPtrArray) all = g_task_propagate_pointer (G_TASK (result), NULL);

  for (guint i = 0; i < all->len; i++)
    {
      Found *found = all->pdata[i];
      g_autoptr (UgoPuzzlePack) pack = NULL;

      if (find_file (self, found->file) != NULL)
        continue;
      pack = ugo_puzzle_pack_new (found->file, found->is_own, found->digest, found->items);
      add (self, pack);
    }
  self->is_loaded = TRUE;
  emit_changed (self);
}

/* Reading again */

static void
read_own_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GPtrArray *all = g_ptr_array_new_with_free_func (found_free);

  read_file (all, G_FILE (data), TRUE);
  g_task_return_pointer (task, all, (GDestroyNotify) g_ptr_array_unref);
}

static void
read_own_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  UgoPuzzlePacks *self = UGO_PUZZLE_PACKS (object);
  g_autofree char *sentence = data;
  g_autoptr (GPtrArray) all = g_task_propagate_pointer (G_TASK (result), NULL);
  UgoPuzzlePack *there = find_file (self, G_FILE (g_task_get_task_data (G_TASK (result))));
  Found *found = all->len > 0 ? all->pdata[0] : NULL;
  g_autoptr (UgoPuzzlePack) pack = NULL;

  if (found != NULL && there != NULL)
    ugo_puzzle_pack_take (there, found->digest, found->items);
  else if (found != NULL)
    {
      pack = ugo_puzzle_pack_new (found->file, TRUE, found->digest, found->items);
      add (self, pack);
      emit_changed (self);
    }
  if (sentence != NULL)
    failed_cb (self, sentence);
}

/* Has what another program wrote to a file of one's own among the packs, and then says so.
 * @sentence: (transfer full) (nullable) */
static void
read_own (UgoPuzzlePacks *self, GFile *file, char *sentence)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, read_own_cb, sentence);

  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, read_own_in_thread);
}

static void
put_aside_cb (UgoPuzzlePack *pack, const char *path, UgoPuzzlePacks *self)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *name = ugo_puzzle_pack_quote_name (pack);
  g_autofree char *full = ugo_puzzle_pack_dup_name (file);
  g_autofree char *other = ugo_quote (full, UGO_QUOTE_TITLE);
  char *sentence;

  /* Translators: both are names of packs of puzzles */
  sentence = g_strdup_printf (_ ("Another program changed “%1$s” meanwhile. What it wrote is kept "
                                 "as the pack “%2$s”."),
                              name, other);
  read_own (self, file, sentence);
}

/* The class */

static void
ugo_puzzle_packs_dispose (GObject *object)
{
  UgoPuzzlePacks *self = UGO_PUZZLE_PACKS (object);

  clear_undo (self);
  while (self->packs->len > 0)
    drop (self, self->packs->pdata[0]);
  G_OBJECT_CLASS (ugo_puzzle_packs_parent_class)->dispose (object);
}

static void
ugo_puzzle_packs_finalize (GObject *object)
{
  UgoPuzzlePacks *self = UGO_PUZZLE_PACKS (object);

  g_ptr_array_unref (self->packs);
  g_free (self->folder);
  G_OBJECT_CLASS (ugo_puzzle_packs_parent_class)->finalize (object);
}

static void
ugo_puzzle_packs_class_init (UgoPuzzlePacksClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_puzzle_packs_dispose;
  G_OBJECT_CLASS (klass)->finalize = ugo_puzzle_packs_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ugo_puzzle_packs_init (UgoPuzzlePacks *self)
{
  self->packs = g_ptr_array_new_with_free_func (g_object_unref);
}

/* Public API */

UgoPuzzlePacks *
ugo_puzzle_packs_new (const char *folder)
{
  UgoPuzzlePacks *self = g_object_new (UGO_TYPE_PUZZLE_PACKS, NULL);

  self->folder = g_strdup (folder);
  return self;
}

static void
read_places (UgoPuzzlePacks *self, const char *const *uris)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, loaded_cb, NULL);
  Places *places = g_new (Places, 1);

  *places = (Places){ g_strdup (self->folder), g_strdupv ((char **) uris) };
  g_task_set_task_data (task, places, places_free);
  g_task_run_in_thread (task, load_in_thread);
}

void
ugo_puzzle_packs_load (UgoPuzzlePacks *self, const char *const *uris)
{
  g_return_if_fail (UGO_IS_PUZZLE_PACKS (self));

  if (self->has_begun)
    return;
  self->has_begun = TRUE;
  read_places (self, uris);
}

void
ugo_puzzle_packs_load_new (UgoPuzzlePacks *self)
{
  g_return_if_fail (UGO_IS_PUZZLE_PACKS (self));

  if (self->is_loaded)
    read_places (self, NULL);
}

gboolean
ugo_puzzle_packs_is_loaded (UgoPuzzlePacks *self)
{
  return self->is_loaded;
}

void
ugo_puzzle_packs_flush (UgoPuzzlePacks *self)
{
  for (guint i = 0; i < self->packs->len; i++)
    ugo_puzzle_pack_flush (self->packs->pdata[i]);
}

GPtrArray *
ugo_puzzle_packs_get_list (UgoPuzzlePacks *self)
{
  return self->packs;
}

char **
ugo_puzzle_packs_dup_uris (UgoPuzzlePacks *self)
{
  GPtrArray *uris = g_ptr_array_new ();

  for (guint i = 0; i < self->packs->len; i++)
    if (!ugo_puzzle_pack_is_own (self->packs->pdata[i]))
      g_ptr_array_add (uris,
                       g_file_get_uri (ugo_puzzle_pack_get_file (self->packs->pdata[i])));
  g_ptr_array_add (uris, NULL);
  return (char **) g_ptr_array_free (uris, FALSE);
}

UgoPuzzlePack *
ugo_puzzle_packs_find_key (UgoPuzzlePacks *self, const char *key, guint *index)
{
  for (guint i = 0; i < self->packs->len; i++)
    if ((*index = ugo_puzzle_pack_find_key (self->packs->pdata[i], key)) != G_MAXUINT)
      return self->packs->pdata[i];
  return NULL;
}

UgoPuzzlePack *
ugo_puzzle_packs_find_id (UgoPuzzlePacks *self, const char *id, guint *index)
{
  for (guint i = 0; i < self->packs->len; i++)
    if ((*index = ugo_puzzle_pack_find_id (self->packs->pdata[i], id)) != G_MAXUINT)
      return self->packs->pdata[i];
  return NULL;
}

/* Names */

static GFile *
file_for (UgoPuzzlePacks *self, const char *name)
{
  g_autofree char *base = g_strconcat (name, ENDING, NULL);
  g_autofree char *local = g_filename_from_utf8 (base, -1, NULL, NULL, NULL);
  g_autofree char *path = g_build_filename (self->folder, local != NULL ? local : base, NULL);

  return g_file_new_for_path (path);
}

static gboolean
is_taken (UgoPuzzlePacks *self, const char *name)
{
  g_autoptr (GFile) file = file_for (self, name);
  g_autofree char *folded = g_utf8_casefold (name, -1);

  for (guint i = 0; i < self->packs->len; i++)
    {
      UgoPuzzlePack *pack = self->packs->pdata[i];
      g_autofree char *other = g_utf8_casefold (ugo_puzzle_pack_get_name (pack), -1);

      if (ugo_puzzle_pack_is_own (pack) && g_str_equal (folded, other))
        return TRUE;
    }
  return g_file_query_exists (file, NULL);
}

static gboolean
has_control (const char *name)
{
  for (; *name != '\0'; name = g_utf8_next_char (name))
    if (g_unichar_iscntrl (g_utf8_get_char (name)))
      return TRUE;
  return FALSE;
}

char *
ugo_puzzle_packs_check_name (UgoPuzzlePacks *self, const char *name)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (name));

  if (*trimmed == '\0')
    return g_strdup (_ ("A pack needs a name."));
  if (strlen (trimmed) > MAX_NAME)
    return g_strdup (_ ("This name is too long."));
  if (*trimmed == '.' || strpbrk (trimmed, "/\\") != NULL || has_control (trimmed))
    return g_strdup (_ ("A name has no slashes and does not begin with a dot."));
  return is_taken (self, trimmed) ? g_strdup (_ ("There is such a pack already.")) : NULL;
}

char *
ugo_puzzle_packs_propose_name (UgoPuzzlePacks *self, const char *name)
{
  char *proposed = g_strdup (name);

  for (guint i = 2; is_taken (self, proposed); i++)
    {
      g_free (proposed);
      proposed = g_strdup_printf ("%s %u", name, i);
    }
  return proposed;
}

/* Changes */

static UgoPuzzlePack *
make (UgoPuzzlePacks *self, const char *name, GPtrArray *items)
{
  g_autoptr (GFile) file = file_for (self, name);
  g_autoptr (UgoPuzzlePack) pack = ugo_puzzle_pack_new (file, TRUE, NULL, items);

  g_mkdir_with_parents (self->folder, 0700);
  clear_undo (self);
  add (self, pack);
  ugo_puzzle_pack_keep (pack);
  return pack;
}

UgoPuzzlePack *
ugo_puzzle_packs_make (UgoPuzzlePacks *self, const char *name, GPtrArray *items)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (name));
  g_autofree char *fault = ugo_puzzle_packs_check_name (self, trimmed);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  return fault == NULL ? make (self, trimmed, items != NULL ? items : none) : NULL;
}

UgoPuzzlePack *
ugo_puzzle_packs_open (UgoPuzzlePacks *self, GFile *file, const char *digest, GPtrArray *items)
{
  UgoPuzzlePack *there = find_file (self, file);
  g_autoptr (UgoPuzzlePack) pack = NULL;

  if (there != NULL && ugo_puzzle_pack_is_own (there))
    {
      ugo_puzzle_pack_take (there, digest, items);
      return there;
    }
  pack = ugo_puzzle_pack_new (file, FALSE, NULL, items);
  add (self, pack);
  emit_changed (self);
  return pack;
}

static gboolean
move (UgoPuzzlePacks *self, UgoPuzzlePack *pack, const char *name, GError **error)
{
  g_autoptr (GFile) file = file_for (self, name);
  g_autoptr (GError) cause = NULL;

  if (ugo_puzzle_pack_move (pack, file, &cause))
    {
      g_ptr_array_sort (self->packs, compare_packs);
      emit_changed (self);
      return TRUE;
    }
  ugo_file_set_write_error (error, file, cause);
  return FALSE;
}

gboolean
ugo_puzzle_packs_rename (UgoPuzzlePacks *self, UgoPuzzlePack *pack, const char *name,
                         GError **error)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (name));
  g_autofree char *old = g_strdup (ugo_puzzle_pack_get_name (pack));

  g_return_val_if_fail (UGO_IS_PUZZLE_PACKS (self) && ugo_puzzle_pack_is_own (pack), FALSE);

  clear_undo (self);
  if (!move (self, pack, trimmed, error))
    return FALSE;
  self->undo.pack = g_object_ref (pack);
  self->undo.name = g_steal_pointer (&old);
  return TRUE;
}

gboolean
ugo_puzzle_packs_remove (UgoPuzzlePacks *self, UgoPuzzlePack *pack, GError **error)
{
  GFile *file = ugo_puzzle_pack_get_file (pack);
  g_autoptr (GError) cause = NULL;

  g_return_val_if_fail (UGO_IS_PUZZLE_PACKS (self), FALSE);

  if (ugo_puzzle_pack_is_own (pack) && !ugo_puzzle_pack_delete (pack, &cause))
    {
      if (g_error_matches (cause, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
        read_own (self, file, NULL);
      ugo_file_set_remove_error (error, file, cause);
      return FALSE;
    }
  clear_undo (self);
  self->undo.pack = g_object_ref (pack);
  drop (self, pack);
  emit_changed (self);
  return TRUE;
}

void
ugo_puzzle_packs_remove_puzzle (UgoPuzzlePacks *self, UgoPuzzlePack *pack, guint index)
{
  UgoPackItem *item = ugo_puzzle_pack_get_item (pack, index);

  g_return_if_fail (UGO_IS_PUZZLE_PACKS (self) && ugo_puzzle_pack_is_own (pack) && item != NULL);

  clear_undo (self);
  self->undo = (Undo){ .pack = g_object_ref (pack), .item = g_object_ref (item), .index = index };
  ugo_puzzle_pack_remove (pack, index);
}

/* What tells a puzzle from others in a pack: what it asks, or of a faulty one its text. */
static const char *
get_mark (UgoPackItem *item)
{
  const char *key = ugo_pack_item_get_key (item);

  return key != NULL ? key : ugo_pack_item_get_text (item);
}

/* Those of @items that are not in @pack, each of them once. */
static GPtrArray *
choose_new (UgoPuzzlePack *pack, GPtrArray *items)
{
  g_autoptr (GHashTable) marks = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *chosen = g_ptr_array_new_with_free_func (g_object_unref);
  UgoPackItem *item;

  for (guint i = 0; pack != NULL && (item = ugo_puzzle_pack_get_item (pack, i)) != NULL; i++)
    g_hash_table_add (marks, (char *) get_mark (item));
  for (guint i = 0; i < items->len; i++)
    if (g_hash_table_add (marks, (char *) get_mark (items->pdata[i])))
      g_ptr_array_add (chosen, g_object_ref (items->pdata[i]));
  return chosen;
}

UgoPuzzlePack *
ugo_puzzle_packs_paste (UgoPuzzlePacks *self, UgoPuzzlePack *pack, const char *name,
                        GPtrArray *items, guint *n_new)
{
  g_autoptr (GPtrArray) chosen = choose_new (pack, items);
  gboolean was_made = pack == NULL;

  g_return_val_if_fail (UGO_IS_PUZZLE_PACKS (self), NULL);

  *n_new = chosen->len;
  if (was_made)
    {
      g_autofree char *free_name = ugo_puzzle_packs_propose_name (self, name);

      pack = make (self, free_name, chosen);
    }
  if (chosen->len == 0)
    return pack;
  clear_undo (self);
  self->undo = (Undo){ .pack = g_object_ref (pack),
                       .pasted = g_ptr_array_ref (chosen),
                       .was_made = was_made };
  if (was_made)
    emit_changed (self);
  else
    ugo_puzzle_pack_append (pack, chosen);
  return pack;
}

gboolean
ugo_puzzle_packs_suits (UgoCollection *collection)
{
  guint n = MIN (g_list_model_get_n_items (G_LIST_MODEL (collection)), N_LOOKED_AT);
  guint n_puzzles = 0;

  for (guint i = 0; i < n; i++)
    n_puzzles += ugo_puzzle_is_record (ugo_collection_get_record (collection, i));
  return n > 0 && 2 * n_puzzles >= n;
}

gboolean
ugo_puzzle_packs_can_undo (UgoPuzzlePacks *self)
{
  return self->undo.pack != NULL;
}

char *
ugo_puzzle_packs_describe_undo (UgoPuzzlePacks *self)
{
  g_autofree char *name = NULL;

  if (self->undo.pack == NULL || self->undo.item != NULL || self->undo.name != NULL
      || self->undo.pasted != NULL)
    return NULL;
  name = ugo_puzzle_pack_quote_name (self->undo.pack);
  /* Translators: %s is the name of a pack of puzzles that was removed */
  return g_strdup_printf (_ ("Bring back “%s”"), name);
}

/* A pack comes back under its name, or under another when that is taken by now. */
static void
bring_back (UgoPuzzlePacks *self, UgoPuzzlePack *pack)
{
  if (ugo_puzzle_pack_is_own (pack))
    {
      GListModel *model = ugo_puzzle_pack_get_items (pack);
      g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
      g_autofree char *name
          = ugo_puzzle_packs_propose_name (self, ugo_puzzle_pack_get_name (pack));

      for (guint i = 0; i < g_list_model_get_n_items (model); i++)
        g_ptr_array_add (items, g_list_model_get_item (model, i));
      make (self, name, items);
      return;
    }
  add (self, pack);
  emit_changed (self);
}

void
ugo_puzzle_packs_undo (UgoPuzzlePacks *self)
{
  Undo undo = self->undo;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (UGO_IS_PUZZLE_PACKS (self));

  if (undo.pack == NULL)
    return;
  self->undo = (Undo){ NULL };
  if (undo.was_made)
    {
      if (!ugo_puzzle_packs_remove (self, undo.pack, &error))
        failed_cb (self, error->message);
    }
  else if (undo.pasted != NULL)
    ugo_puzzle_pack_drop (undo.pack, undo.pasted);
  else if (undo.item != NULL)
    ugo_puzzle_pack_insert (undo.pack, undo.index, undo.item);
  else if (undo.name == NULL)
    bring_back (self, undo.pack);
  else if (!move (self, undo.pack, undo.name, &error))
    failed_cb (self, error->message);
  g_object_unref (undo.pack);
  g_clear_object (&undo.item);
  g_clear_pointer (&undo.pasted, g_ptr_array_unref);
  g_free (undo.name);
}
