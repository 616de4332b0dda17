/* ugo-puzzle-pack.c: a file of puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-pack.h"

#include <string.h>

#include "ugo-diagnostic.h"
#include "ugo-file.h"
#include "ugo-keeper.h"
#include "ugo-quote.h"
#include "ugo-record-file.h"

#define ENDING ".ugn"

struct _UgoPuzzlePack
{
  GObject parent_instance;

  /* Owned. */
  GFile *file;
  char *name;
  GListStore *items;
  UgoKeeper *keeper; /* of one's own */
};

enum
{
  CHANGED,
  FAILED,
  PUT_ASIDE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoPuzzlePack, ugo_puzzle_pack, G_TYPE_OBJECT)

/* Reading; in any thread */

static UgoPackItem *
read_item (UgoRecordFile *file, guint index)
{
  g_autoptr (GPtrArray) diagnostics
      = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_diagnostic_free);
  g_autoptr (UgoRecord) record = ugo_record_file_read (file, index, diagnostics);
  gsize length;
  const char *source = ugo_record_file_get_source (file, index, &length);
  char *text = g_strndup (source, length);

  g_strchomp (text);
  return ugo_pack_item_new (text, g_steal_pointer (&record), g_steal_pointer (&diagnostics),
                            index + 1, ugo_record_file_get_entry (file, index)->line);
}

static GPtrArray *
read_items (UgoRecordFile *file, GCancellable *cancellable)
{
  guint n = ugo_record_file_get_n_games (file);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n && !g_cancellable_is_cancelled (cancellable); i++)
    g_ptr_array_add (items, read_item (file, i));
  return items;
}

GPtrArray *
ugo_puzzle_pack_read (GFile *file, GCancellable *cancellable, char **digest, GError **error)
{
  g_autoptr (GBytes) bytes
      = ugo_file_read (file, UGO_PUZZLE_PACK_LIMIT, cancellable, NULL, NULL, NULL, error);
  g_autoptr (UgoRecordFile) records = NULL;

  if (bytes == NULL)
    return NULL;
  records = ugo_record_file_new (bytes, NULL, NULL);
  *digest = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  return read_items (records, cancellable);
}

GPtrArray *
ugo_puzzle_pack_read_text (const char *text)
{
  g_autoptr (UgoRecordFile) records = ugo_record_file_new_from_text (text);

  return read_items (records, NULL);
}

/* The class */

static void
failed_cb (UgoPuzzlePack *self, const char *sentence)
{
  g_signal_emit (self, signals[FAILED], 0, sentence);
}

static void
put_aside_cb (UgoPuzzlePack *self, const char *path)
{
  g_signal_emit (self, signals[PUT_ASIDE], 0, path);
}

static void
ugo_puzzle_pack_dispose (GObject *object)
{
  UgoPuzzlePack *self = UGO_PUZZLE_PACK (object);

  g_clear_object (&self->keeper);
  g_clear_object (&self->items);
  g_clear_object (&self->file);
  G_OBJECT_CLASS (ugo_puzzle_pack_parent_class)->dispose (object);
}

static void
ugo_puzzle_pack_finalize (GObject *object)
{
  g_free (UGO_PUZZLE_PACK (object)->name);
  G_OBJECT_CLASS (ugo_puzzle_pack_parent_class)->finalize (object);
}

static void
ugo_puzzle_pack_class_init (UgoPuzzlePackClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_puzzle_pack_dispose;
  G_OBJECT_CLASS (klass)->finalize = ugo_puzzle_pack_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[PUT_ASIDE] = g_signal_new ("put-aside", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ugo_puzzle_pack_init (UgoPuzzlePack *self)
{
  self->items = g_list_store_new (UGO_TYPE_PACK_ITEM);
}

/* Public API */

char *
ugo_puzzle_pack_dup_name (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);
  char *name = g_filename_display_name (base != NULL ? base : "");

  if (g_str_has_suffix (name, ENDING) && !g_str_equal (name, ENDING))
    name[strlen (name) - strlen (ENDING)] = '\0';
  return name;
}

static void
set_file (UgoPuzzlePack *self, GFile *file)
{
  g_set_object (&self->file, file);
  g_free (self->name);
  self->name = ugo_puzzle_pack_dup_name (file);
}

static void
keep_at (UgoPuzzlePack *self, GFile *file, const char *digest)
{
  self->keeper = ugo_keeper_new (g_file_peek_path (file));
  ugo_keeper_guard (self->keeper, digest);
  g_signal_connect_object (self->keeper, "failed", G_CALLBACK (failed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->keeper, "put-aside", G_CALLBACK (put_aside_cb), self,
                           G_CONNECT_SWAPPED);
}

UgoPuzzlePack *
ugo_puzzle_pack_new (GFile *file, gboolean is_own, const char *digest, GPtrArray *items)
{
  UgoPuzzlePack *self = g_object_new (UGO_TYPE_PUZZLE_PACK, NULL);

  set_file (self, file);
  g_list_store_splice (self->items, 0, 0, items->pdata, items->len);
  if (is_own)
    keep_at (self, file, digest);
  return self;
}

void
ugo_puzzle_pack_take (UgoPuzzlePack *self, const char *digest, GPtrArray *items)
{
  g_return_if_fail (UGO_IS_PUZZLE_PACK (self));

  if (self->keeper != NULL)
    ugo_keeper_guard (self->keeper, digest);
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       items->pdata, items->len);
  g_signal_emit (self, signals[CHANGED], 0);
}

GFile *
ugo_puzzle_pack_get_file (UgoPuzzlePack *self)
{
  return self->file;
}

gboolean
ugo_puzzle_pack_is_own (UgoPuzzlePack *self)
{
  return self->keeper != NULL;
}

const char *
ugo_puzzle_pack_get_name (UgoPuzzlePack *self)
{
  return self->name;
}

char *
ugo_puzzle_pack_quote_name (UgoPuzzlePack *self)
{
  return ugo_quote (self->name, UGO_QUOTE_TITLE);
}

GListModel *
ugo_puzzle_pack_get_items (UgoPuzzlePack *self)
{
  return G_LIST_MODEL (self->items);
}

UgoPackItem *
ugo_puzzle_pack_get_item (UgoPuzzlePack *self, guint index)
{
  g_autoptr (UgoPackItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), index);

  return item;
}

guint
ugo_puzzle_pack_count (UgoPuzzlePack *self)
{
  guint n = 0;
  UgoPackItem *item;

  for (guint i = 0; (item = ugo_puzzle_pack_get_item (self, i)) != NULL; i++)
    n += ugo_pack_item_get_puzzle (item) != NULL;
  return n;
}

guint
ugo_puzzle_pack_find_key (UgoPuzzlePack *self, const char *key)
{
  UgoPackItem *item;

  for (guint i = 0; (item = ugo_puzzle_pack_get_item (self, i)) != NULL; i++)
    if (g_strcmp0 (ugo_pack_item_get_key (item), key) == 0)
      return i;
  return G_MAXUINT;
}

guint
ugo_puzzle_pack_find_id (UgoPuzzlePack *self, const char *id)
{
  UgoPackItem *item;

  for (guint i = 0; (item = ugo_puzzle_pack_get_item (self, i)) != NULL; i++)
    {
      UgoPuzzle *puzzle = ugo_pack_item_get_puzzle (item);

      if (puzzle != NULL && g_ascii_strcasecmp (ugo_puzzle_get_id (puzzle), id) == 0)
        return i;
    }
  return G_MAXUINT;
}

void
ugo_puzzle_pack_insert (UgoPuzzlePack *self, guint index, UgoPackItem *item)
{
  g_return_if_fail (UGO_IS_PUZZLE_PACK (self) && self->keeper != NULL);

  g_list_store_insert (self->items,
                       MIN (index, g_list_model_get_n_items (G_LIST_MODEL (self->items))), item);
  ugo_puzzle_pack_keep (self);
}

void
ugo_puzzle_pack_append (UgoPuzzlePack *self, GPtrArray *items)
{
  g_return_if_fail (UGO_IS_PUZZLE_PACK (self) && self->keeper != NULL);

  g_list_store_splice (self->items, g_list_model_get_n_items (G_LIST_MODEL (self->items)), 0,
                       items->pdata, items->len);
  ugo_puzzle_pack_keep (self);
}

void
ugo_puzzle_pack_remove (UgoPuzzlePack *self, guint index)
{
  g_return_if_fail (UGO_IS_PUZZLE_PACK (self) && self->keeper != NULL);
  g_return_if_fail (index < g_list_model_get_n_items (G_LIST_MODEL (self->items)));

  g_list_store_remove (self->items, index);
  ugo_puzzle_pack_keep (self);
}

void
ugo_puzzle_pack_drop (UgoPuzzlePack *self, GPtrArray *items)
{
  g_autoptr (GHashTable) gone = g_hash_table_new (NULL, NULL);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));

  g_return_if_fail (UGO_IS_PUZZLE_PACK (self) && self->keeper != NULL);

  for (guint i = 0; i < items->len; i++)
    g_hash_table_add (gone, items->pdata[i]);
  for (guint i = n; i-- > 0;)
    if (g_hash_table_contains (gone, ugo_puzzle_pack_get_item (self, i)))
      g_list_store_remove (self->items, i);
  ugo_puzzle_pack_keep (self);
}

char *
ugo_puzzle_pack_to_text (UgoPuzzlePack *self)
{
  GString *text = g_string_new (NULL);
  UgoPackItem *item;

  for (guint i = 0; (item = ugo_puzzle_pack_get_item (self, i)) != NULL; i++)
    {
      if (i > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, ugo_pack_item_get_text (item));
      if (text->str[text->len - 1] != '\n')
        g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

void
ugo_puzzle_pack_keep (UgoPuzzlePack *self)
{
  g_return_if_fail (UGO_IS_PUZZLE_PACK (self) && self->keeper != NULL);

  ugo_keeper_write (self->keeper, ugo_puzzle_pack_to_text (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

void
ugo_puzzle_pack_flush (UgoPuzzlePack *self)
{
  if (self->keeper != NULL)
    ugo_keeper_flush (self->keeper);
}

gboolean
ugo_puzzle_pack_move (UgoPuzzlePack *self, GFile *file, GError **error)
{
  g_return_val_if_fail (UGO_IS_PUZZLE_PACK (self) && self->keeper != NULL, FALSE);

  /* What another program took away is here still. */
  if (!g_file_query_exists (self->file, NULL))
    ugo_puzzle_pack_keep (self);
  ugo_keeper_flush (self->keeper);
  if (!g_file_move (self->file, file, G_FILE_COPY_NO_FALLBACK_FOR_MOVE, NULL, NULL, NULL, error))
    return FALSE;
  set_file (self, file);
  ugo_keeper_set_path (self->keeper, g_file_peek_path (file));
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

gboolean
ugo_puzzle_pack_delete (UgoPuzzlePack *self, GError **error)
{
  g_return_val_if_fail (UGO_IS_PUZZLE_PACK (self) && self->keeper != NULL, FALSE);

  return ugo_keeper_remove (self->keeper, error);
}
