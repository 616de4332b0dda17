/* ugo-store.c: what the program keeps for a person
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-store.h"

struct _UgoStore
{
  GObject parent_instance;

  char *folder;
  UgoLibrary *library;
  UgoProgress *progress;
  UgoPuzzleProgress *puzzle_progress;
  UgoPuzzleShelf *shelf;
  UgoOwnPuzzles *own;
  UgoPuzzlePacks *packs;
  GError *error; /* NULL when there was none, or once it is told */
};

G_DEFINE_FINAL_TYPE (UgoStore, ugo_store, G_TYPE_OBJECT)

static void
ugo_store_finalize (GObject *object)
{
  UgoStore *self = UGO_STORE (object);

  ugo_store_flush (self);
  g_clear_error (&self->error);
  g_object_unref (self->packs);
  g_object_unref (self->own);
  g_object_unref (self->shelf);
  g_object_unref (self->puzzle_progress);
  g_object_unref (self->progress);
  g_object_unref (self->library);
  g_free (self->folder);

  G_OBJECT_CLASS (ugo_store_parent_class)->finalize (object);
}

static void
ugo_store_class_init (UgoStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ugo_store_finalize;
}

static void
ugo_store_init (UgoStore *self)
{
}

/* Public API */

UgoStore *
ugo_store_new (const char *folder)
{
  UgoStore *self = g_object_new (UGO_TYPE_STORE, NULL);
  g_autofree char *games = g_build_filename (folder, UGO_STORE_GAMES, NULL);
  g_autofree char *progress = g_build_filename (folder, UGO_STORE_PROGRESS, NULL);
  g_autofree char *own = g_build_filename (folder, UGO_STORE_OWN, NULL);
  g_autofree char *packs = g_build_filename (folder, UGO_STORE_PACKS, NULL);

  self->folder = g_strdup (folder);
  self->library = ugo_library_new (games);
  self->progress = ugo_progress_new (progress);
  ugo_progress_load (self->progress, &self->error);
  self->puzzle_progress = ugo_puzzle_progress_new (self->progress);
  self->shelf = ugo_puzzle_shelf_new ();
  self->own = ugo_own_puzzles_new (self->shelf, own);
  self->packs = ugo_puzzle_packs_new (packs);
  return self;
}

UgoStore *
ugo_store_ref_default (void)
{
  static UgoStore *store;
  g_autofree char *folder = NULL;

  if (store)
    return g_object_ref (store);
  folder = g_build_filename (g_get_user_data_dir (), "ugolki", NULL);
  store = ugo_store_new (folder);
  g_object_add_weak_pointer (G_OBJECT (store), (gpointer *) &store);
  return store;
}

const char *
ugo_store_get_folder (UgoStore *self)
{
  return self->folder;
}

GError *
ugo_store_take_error (UgoStore *self)
{
  return g_steal_pointer (&self->error);
}

UgoLibrary *
ugo_store_get_library (UgoStore *self)
{
  return self->library;
}

UgoProgress *
ugo_store_get_progress (UgoStore *self)
{
  return self->progress;
}

UgoPuzzleProgress *
ugo_store_get_puzzle_progress (UgoStore *self)
{
  return self->puzzle_progress;
}

UgoPuzzleShelf *
ugo_store_get_shelf (UgoStore *self)
{
  return self->shelf;
}

UgoOwnPuzzles *
ugo_store_get_own (UgoStore *self)
{
  return self->own;
}

UgoPuzzlePacks *
ugo_store_get_packs (UgoStore *self)
{
  return self->packs;
}

void
ugo_store_set_progress (UgoStore *self, const char *text)
{
  ugo_progress_set_text (self->progress, text);
  ugo_puzzle_progress_reload (self->puzzle_progress);
}

void
ugo_store_flush (UgoStore *self)
{
  ugo_progress_flush (self->progress);
  ugo_own_puzzles_flush (self->own);
  ugo_puzzle_packs_flush (self->packs);
}
