/* ugo-library.c: every game that was played here
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-library.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#include "ugo-claims.h"
#include "ugo-file.h"
#include "ugo-game-item.h"
#include "ugo-writer.h"

#define SUFFIX ".ugn"
#define DELETED "deleted"

/* A name: the date, the time and eight digits that no other game has: 20260131-142305-0a1b2c3d. */
#define NAME_LENGTH (8 + 1 + 6 + 1 + 8)

/* The largest file of one game that is read. */
#define SIZE_LIMIT ((gsize) 64 << 20)

/* For how long what was deleted is kept, and a file half written by a killed program, in
 * seconds. */
#define DELETED_AGE (30 * 24 * 3600)
#define LEFTOVER_AGE 3600

struct _UgoLibrary
{
  GObject parent_instance;

  char *folder;
  UgoClaims *claims;
  GPtrArray *items;  /* the newest first */
  GHashTable *names; /* to the items */
  gboolean is_loading;
  gboolean is_loaded;
};

/* The list */

static GType
ugo_library_get_item_type (GListModel *model)
{
  return UGO_TYPE_GAME_ITEM;
}

static guint
ugo_library_get_n_items (GListModel *model)
{
  return UGO_LIBRARY (model)->items->len;
}

static gpointer
ugo_library_get_item (GListModel *model, guint position)
{
  UgoLibrary *self = UGO_LIBRARY (model);

  return position < self->items->len ? g_object_ref (self->items->pdata[position]) : NULL;
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = ugo_library_get_item_type;
  iface->get_n_items = ugo_library_get_n_items;
  iface->get_item = ugo_library_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (UgoLibrary, ugo_library, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

/* Where a game of @name is or would be. */
static guint
find_place (UgoLibrary *self, const char *name)
{
  guint low = 0, high = self->items->len;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (strcmp (ugo_game_item_get_name (self->items->pdata[middle]), name) > 0)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

static void
add_item (UgoLibrary *self, UgoGameItem *item)
{
  const char *name = ugo_game_item_get_name (item);
  guint place = find_place (self, name);

  g_ptr_array_insert (self->items, (int) place, g_object_ref (item));
  g_hash_table_insert (self->names, (gpointer) name, item);
  g_list_model_items_changed (G_LIST_MODEL (self), place, 0, 1);
}

static void
remove_item (UgoLibrary *self, const char *name)
{
  guint place = find_place (self, name);

  if (!g_hash_table_remove (self->names, name))
    return;
  g_ptr_array_remove_index (self->items, place);
  g_list_model_items_changed (G_LIST_MODEL (self), place, 1, 0);
}

/* Files */

static gboolean
is_name (const char *name, gsize length)
{
  if (length != NAME_LENGTH)
    return FALSE;
  for (gsize i = 0; i < length; i++)
    if (i == 8 || i == 15 ? name[i] != '-' : !g_ascii_isxdigit (name[i]))
      return FALSE;
  return TRUE;
}

static char *
make_path (const char *folder, const char *name)
{
  g_autofree char *base = g_strconcat (name, SUFFIX, NULL);

  return g_build_filename (folder, base, NULL);
}

static char *
make_deleted_path (UgoLibrary *self, const char *name)
{
  g_autofree char *folder = g_build_filename (self->folder, DELETED, NULL);

  return make_path (folder, name);
}

/* Returns: (nullable): what is in the file, if that is a game */
static UgoRecordFile *
read_file (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = ugo_file_read (file, SIZE_LIMIT, NULL, NULL, NULL, NULL, NULL);
  g_autoptr (UgoRecordFile) source = NULL;

  if (!bytes)
    return NULL;
  source = ugo_record_file_new (bytes, NULL, NULL);
  return ugo_record_file_get_n_games (source) > 0 ? g_steal_pointer (&source) : NULL;
}

/* A game that was only set up holds nothing that somebody would miss. */
static gboolean
has_moves (UgoRecordFile *source)
{
  return ugo_record_file_get_n_games (source) > 1
         || ugo_record_file_get_entry (source, 0)->n_words > 0;
}

/* Whether all of it was understood, and none of it is lost when it is written anew. */
static gboolean
is_whole (UgoRecordFile *source)
{
  g_autoptr (GPtrArray) faults
    = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_diagnostic_free);

  ugo_record_unref (ugo_record_file_read (source, 0, faults));
  return ugo_record_file_get_n_games (source) == 1 && !ugo_diagnostics_have_error (faults)
         && !ugo_diagnostics_have_error (ugo_record_file_get_diagnostics (source));
}

static void
remove_old (const char *folder, const char *name, gint64 age)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  GStatBuf status;

  if (g_stat (path, &status) == 0 && S_ISREG (status.st_mode)
      && status.st_mtime < g_get_real_time () / G_USEC_PER_SEC - age)
    g_unlink (path);
}

/* Removes what is older than @age: the games in @folder, or what was left of files half written. */
static void
clean (const char *folder, gboolean of_games, gint64 age)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      gsize length = strlen (name);
      gboolean is_game = length == NAME_LENGTH + strlen (SUFFIX)
                         && g_str_has_suffix (name, SUFFIX) && is_name (name, NAME_LENGTH);
      gboolean is_leftover = length == NAME_LENGTH + strlen (SUFFIX ".XXXXXX")
                             && is_name (name, NAME_LENGTH);

      if (of_games ? is_game : is_leftover)
        remove_old (folder, name, age);
    }
}

/* Loading */

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) b, *(const char *const *) a);
}

static GPtrArray *
list_names (const char *folder)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, SUFFIX) && is_name (name, strlen (name) - strlen (SUFFIX)))
      g_ptr_array_add (names, g_strndup (name, NAME_LENGTH));
  g_ptr_array_sort (names, compare_names);
  return names;
}

static void
load_in_thread (GTask *task, gpointer object, gpointer data, GCancellable *cancellable)
{
  const char *folder = data;
  g_autofree char *deleted = g_build_filename (folder, DELETED, NULL);
  g_autoptr (GPtrArray) names = list_names (folder);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);

  clean (folder, FALSE, LEFTOVER_AGE);
  clean (deleted, TRUE, DELETED_AGE);
  for (guint i = 0; i < names->len; i++)
    {
      const char *name = names->pdata[i];
      g_autofree char *path = make_path (folder, name);
      g_autoptr (UgoRecordFile) source = read_file (path);

      if (source)
        g_ptr_array_add (items, ugo_game_item_new_kept (name, source));
    }
  g_task_return_pointer (task, items, (GDestroyNotify) g_ptr_array_unref);
}

/* Returns: whether it stays and belongs in the list */
static gboolean
remove_empty (UgoLibrary *self, const char *name)
{
  g_autofree char *path = make_path (self->folder, name);
  g_autoptr (UgoRecordFile) source = NULL;
  gboolean stays;

  if (!ugo_claims_take (self->claims, name))
    return FALSE;
  /* Somebody may have played it since it was read; and where a fault hides the moves, they are in
   * the file all the same. */
  source = read_file (path);
  stays = source && (has_moves (source) || !is_whole (source));
  if (source && !stays)
    g_unlink (path);
  ugo_claims_give_back (self->claims, name);
  return stays;
}

static void
loaded_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  UgoLibrary *self = UGO_LIBRARY (object);
  g_autoptr (GPtrArray) items = g_task_propagate_pointer (G_TASK (result), NULL);
  g_autoptr (GPtrArray) merged = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_known = self->items->len;

  for (guint i = 0; i < items->len; i++)
    {
      UgoGameItem *item = items->pdata[i];
      const char *name = ugo_game_item_get_name (item);

      if (g_hash_table_contains (self->names, name))
        continue;
      if (ugo_game_item_get_n_moves (item) > 0 || remove_empty (self, name))
        g_hash_table_insert (self->names, (gpointer) name, item);
    }
  for (guint i = 0, known = 0; i < items->len || known < n_known;)
    {
      UgoGameItem *old = known < n_known ? self->items->pdata[known] : NULL;
      UgoGameItem *new = i < items->len ? items->pdata[i] : NULL;
      const char *old_name = old ? ugo_game_item_get_name (old) : "";
      const char *new_name = new ? ugo_game_item_get_name (new) : "";

      if (new && g_hash_table_lookup (self->names, new_name) != new)
        i++;
      else if (strcmp (old_name, new_name) > 0)
        g_ptr_array_add (merged, g_object_ref (self->items->pdata[known++]));
      else
        g_ptr_array_add (merged, g_object_ref (items->pdata[i++]));
    }
  g_clear_pointer (&self->items, g_ptr_array_unref);
  self->items = g_steal_pointer (&merged);
  self->is_loaded = TRUE;
  g_list_model_items_changed (G_LIST_MODEL (self), 0, n_known, self->items->len);
}

/* Construction */

static void
ugo_library_finalize (GObject *object)
{
  UgoLibrary *self = UGO_LIBRARY (object);

  g_hash_table_unref (self->names);
  g_ptr_array_unref (self->items);
  ugo_claims_free (self->claims);
  g_free (self->folder);

  G_OBJECT_CLASS (ugo_library_parent_class)->finalize (object);
}

static void
ugo_library_class_init (UgoLibraryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ugo_library_finalize;
}

static void
ugo_library_init (UgoLibrary *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  self->names = g_hash_table_new (g_str_hash, g_str_equal);
}

/* Public API */

UgoLibrary *
ugo_library_new (const char *folder)
{
  UgoLibrary *self = g_object_new (UGO_TYPE_LIBRARY, NULL);
  g_autofree char *lock = g_build_filename (folder, ".lock", NULL);

  self->folder = g_strdup (folder);
  self->claims = ugo_claims_new (lock);
  return self;
}

static void
read_folder (UgoLibrary *self)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, loaded_cb, NULL);

  g_task_set_task_data (task, g_strdup (self->folder), g_free);
  g_task_run_in_thread (task, load_in_thread);
}

void
ugo_library_load (UgoLibrary *self)
{
  if (self->is_loading)
    return;
  self->is_loading = TRUE;
  read_folder (self);
}

void
ugo_library_load_new (UgoLibrary *self)
{
  if (self->is_loaded)
    read_folder (self);
}

gboolean
ugo_library_is_loaded (UgoLibrary *self)
{
  return self->is_loaded;
}

char *
ugo_library_make_name (UgoLibrary *self)
{
  for (;;)
    {
      g_autoptr (GDateTime) now = g_date_time_new_now_local ();
      g_autofree char *moment = g_date_time_format (now, "%Y%m%d-%H%M%S");
      char *name = g_strdup_printf ("%s-%08x", moment, g_random_int ());
      g_autofree char *path = make_path (self->folder, name);

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return name;
      g_free (name);
    }
}

gboolean
ugo_library_is_name (const char *name)
{
  return is_name (name, strlen (name));
}

char *
ugo_library_get_path (UgoLibrary *self, const char *name)
{
  return make_path (self->folder, name);
}

char *
ugo_library_get_date (const char *name)
{
  if (!ugo_library_is_name (name))
    return NULL;
  return g_strdup_printf ("%.4s.%.2s.%.2s", name, name + 4, name + 6);
}

gboolean
ugo_library_claim (UgoLibrary *self, const char *name)
{
  return ugo_claims_take (self->claims, name);
}

void
ugo_library_release (UgoLibrary *self, const char *name)
{
  ugo_claims_give_back (self->claims, name);
}

gboolean
ugo_library_is_claimed (UgoLibrary *self, const char *name)
{
  return ugo_claims_have (self->claims, name);
}

void
ugo_library_put (UgoLibrary *self, const char *name, UgoRecord *record)
{
  UgoGameItem *item = g_hash_table_lookup (self->names, name);
  g_autoptr (UgoGameItem) new = NULL;

  if (item)
    {
      ugo_game_item_set_record (item, record);
      return;
    }
  if (!ugo_record_get_root (record)->first_child)
    return;
  new = ugo_game_item_new_kept (name, NULL);
  ugo_game_item_set_record (new, record);
  add_item (self, new);
}

UgoRecord *
ugo_library_read (UgoLibrary *self, const char *name)
{
  g_autofree char *path = make_path (self->folder, name);
  g_autoptr (UgoRecordFile) source = read_file (path);

  return source && is_whole (source) ? ugo_record_file_read (source, 0, NULL) : NULL;
}

gboolean
ugo_library_write (UgoLibrary *self, const char *name, UgoRecord *record, GError **error)
{
  g_autofree char *path = make_path (self->folder, name);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = ugo_record_to_text (record);
  g_autoptr (GError) cause = NULL;
  gboolean is_written;

  if (!ugo_claims_take (self->claims, name))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                           _("This game is being played in another window."));
      return FALSE;
    }
  is_written = ugo_file_replace (file, text, strlen (text), NULL, NULL, NULL, &cause);
  ugo_claims_give_back (self->claims, name);
  if (is_written)
    ugo_library_put (self, name, record);
  else
    ugo_file_set_write_error (error, file, cause);
  return is_written;
}

GPtrArray *
ugo_library_delete (UgoLibrary *self, GPtrArray *items)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = g_build_filename (self->folder, DELETED, NULL);

  g_mkdir_with_parents (folder, 0700);
  for (guint i = 0; i < items->len; i++)
    {
      g_autofree char *name = g_strdup (ugo_game_item_get_name (items->pdata[i]));
      g_autofree char *path = name ? make_path (self->folder, name) : NULL;
      g_autofree char *deleted = name ? make_deleted_path (self, name) : NULL;

      if (!name || !ugo_claims_take (self->claims, name))
        continue;
      /* From now on counts how long it was deleted; before it is moved, lest another program that
       * is starting cleans it away as an old one. */
      g_utime (path, NULL);
      if (g_rename (path, deleted) == 0)
        {
          remove_item (self, name);
          g_ptr_array_add (names, g_strdup (name));
        }
      ugo_claims_give_back (self->claims, name);
    }
  return names;
}

guint
ugo_library_bring_back (UgoLibrary *self, GPtrArray *names)
{
  guint n_back = 0;

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = names->pdata[i];
      g_autofree char *path = make_path (self->folder, name);
      g_autofree char *deleted = make_deleted_path (self, name);
      g_autoptr (UgoRecordFile) source = NULL;
      g_autoptr (UgoGameItem) item = NULL;

      if (g_file_test (path, G_FILE_TEST_EXISTS) || g_rename (deleted, path) != 0)
        continue;
      n_back++;
      source = read_file (path);
      item = source ? ugo_game_item_new_kept (name, source) : NULL;
      if (item)
        add_item (self, item);
    }
  return n_back;
}
