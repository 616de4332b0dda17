/* ugo-window-packs.c: making puzzles, and the packs of one's own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-window-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ugo-file.h"
#include "ugo-name-dialog.h"
#include "ugo-puzzle-editor-dialog.h"
#include "ugo-writer.h"

/* What is shown */

static UgoPuzzlePack *
get_pack (UgoWindow *self)
{
  return ugo_puzzle_desk_get_state (self->desk) == UGO_PUZZLE_DESK_PACK
             ? ugo_puzzle_desk_get_pack (self->desk)
             : NULL;
}

/* The puzzle that is chosen in a pack, or that is being solved. */
static UgoPuzzle *
get_puzzle (UgoWindow *self)
{
  UgoPuzzlePack *pack = get_pack (self);
  UgoPuzzleTutor *tutor = ugo_puzzle_desk_get_tutor (self->desk);
  UgoPackItem *item;

  if (pack == NULL)
    return tutor != NULL ? ugo_puzzle_tutor_get_puzzle (tutor) : NULL;
  item = ugo_puzzle_pack_get_item (pack, ugo_puzzles_page_get_selected (self->puzzles_page));
  return item != NULL ? ugo_pack_item_get_puzzle (item) : NULL;
}

static void
open_pack (UgoWindow *self, UgoPuzzlePack *pack)
{
  ugo_window_set_place (self, UGO_PLACE_PUZZLES);
  ugo_puzzle_desk_open_pack (self->desk, pack);
  ugo_window_focus_board (self);
}

/* The editor */

static void
tried_cb (UgoWindow *self)
{
  g_autoptr (UgoPuzzle) puzzle = ugo_puzzle_editor_make_puzzle (self->editor);

  if (puzzle == NULL)
    return;
  ugo_window_set_place (self, UGO_PLACE_PUZZLES);
  ugo_puzzle_desk_start_trial (self->desk, puzzle);
  ugo_window_toast (self, _ ("Nothing that you do at your own puzzle counts."),
                    _ ("Back to the editor"), "win.puzzle-make");
}

static void
show_editor (UgoWindow *self)
{
  GtkWidget *dialog = ugo_puzzle_editor_dialog_new (
      GTK_WINDOW (self), self->editor, self->packs, ugo_puzzle_desk_get_pack (self->desk));

  ugo_window_apply_to_board (self, ugo_puzzle_editor_dialog_get_board (
                                       UGO_PUZZLE_EDITOR_DIALOG (dialog)));
  g_signal_connect_object (dialog, "tried", G_CALLBACK (tried_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (ugo_window_focus_board), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Goes on with what was there last, of the game that is shown. */
static void
make_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_window_load_packs (self);
  if (self->editor == NULL)
    self->editor = ugo_puzzle_editor_new (ugo_puzzle_desk_get_rules (self->desk));
  show_editor (self);
}

static void
edit_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  UgoPuzzle *puzzle = get_puzzle (self);

  if (self->editor == NULL)
    self->editor = ugo_puzzle_editor_new (ugo_puzzle_get_theme (puzzle)->rules);
  ugo_puzzle_editor_load (self->editor, puzzle);
  show_editor (self);
}

/* Names */

static char *
open_name_cb (const char *name, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  char *fault = ugo_puzzle_desk_open_name (self->desk, name);

  if (fault == NULL)
    ugo_window_set_place (self, UGO_PLACE_PUZZLES);
  return fault;
}

static void
ask_for_name (UgoWindow *self, UgoNameDialog *dialog, UgoNameFunc func)
{
  ugo_name_dialog_set_func (dialog, func, self, NULL);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (ugo_window_focus_board), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
name_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ask_for_name (self,
                ugo_name_dialog_new (GTK_WINDOW (self), _ ("Open a puzzle"),
                                     _ ("Name of the puzzle, such as straggler-3-17"), "",
                                     _ ("Open")),
                open_name_cb);
}

static void
copy (UgoWindow *self, const char *text, const char *sentence)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  ugo_window_toast (self, sentence, NULL, NULL);
}

static void
copy_name_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  copy (UGO_WINDOW (data), ugo_puzzle_get_id (get_puzzle (UGO_WINDOW (data))),
        _ ("The name is on the clipboard."));
}

static void
copy_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoPuzzle *puzzle = get_puzzle (UGO_WINDOW (data));
  g_autofree char *text = ugo_record_to_text (ugo_puzzle_get_record (puzzle));

  copy (UGO_WINDOW (data), text, _ ("The record is on the clipboard."));
}

/* Packs */

static char *
make_pack_cb (const char *name, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  char *fault = ugo_puzzle_packs_check_name (self->packs, name);

  if (fault == NULL)
    open_pack (self, ugo_puzzle_packs_make (self->packs, name, NULL));
  return fault;
}

static void
new_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  g_autofree char *name = ugo_puzzle_packs_propose_name (self->packs, _ ("My puzzles"));

  ask_for_name (self,
                ugo_name_dialog_new (GTK_WINDOW (self), _ ("New pack"), _ ("Name of the pack"),
                                     name, C_ ("pack", "Make")),
                make_pack_cb);
}

static void
open_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  GPtrArray *list = ugo_puzzle_packs_get_list (self->packs);

  for (guint i = 0; i < list->len; i++)
    {
      g_autofree char *uri = g_file_get_uri (ugo_puzzle_pack_get_file (list->pdata[i]));

      if (g_str_equal (uri, g_variant_get_string (parameter, NULL)))
        {
          open_pack (self, list->pdata[i]);
          return;
        }
    }
}

static void
solve_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_puzzle_desk_start_in_pack (self->desk, ugo_puzzles_page_get_selected (self->puzzles_page));
  ugo_window_focus_board (self);
}

static char *
rename_pack_cb (const char *name, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  UgoPuzzlePack *pack = ugo_puzzle_desk_get_pack (self->desk);
  g_autoptr (GError) error = NULL;
  g_autofree char *trimmed = g_strstrip (g_strdup (name));
  char *fault;

  if (pack == NULL || g_str_equal (trimmed, ugo_puzzle_pack_get_name (pack)))
    return NULL;
  fault = ugo_puzzle_packs_check_name (self->packs, trimmed);
  if (fault != NULL || !ugo_puzzle_packs_rename (self->packs, pack, trimmed, &error))
    return fault != NULL ? fault : g_strdup (error->message);
  ugo_window_toast (self, _ ("The pack has another name."), _ ("Undo"), "win.pack-undo");
  return NULL;
}

static void
rename_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ask_for_name (self,
                ugo_name_dialog_new (GTK_WINDOW (self), _ ("Rename the pack"),
                                     _ ("Name of the pack"),
                                     ugo_puzzle_pack_get_name (get_pack (self)),
                                     C_ ("pack", "Rename")),
                rename_pack_cb);
}

static void
keep_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  UgoPuzzlePack *pack = get_pack (self);
  g_autofree char *text = ugo_puzzle_pack_to_text (pack);
  g_autoptr (GPtrArray) items = ugo_puzzle_pack_read_text (text);
  g_autofree char *name
      = ugo_puzzle_packs_propose_name (self->packs, ugo_puzzle_pack_get_name (pack));
  UgoPuzzlePack *own = ugo_puzzle_packs_make (self->packs, name, items);

  /* A file may have a name that no pack can have. */
  if (own == NULL)
    {
      g_autofree char *other = ugo_puzzle_packs_propose_name (self->packs, _ ("My puzzles"));

      own = ugo_puzzle_packs_make (self->packs, other, items);
    }
  open_pack (self, own);
  ugo_window_toast (self, _ ("This copy is your own: you can change it."), NULL, NULL);
}

static void
remove_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  g_autoptr (UgoPuzzlePack) pack = g_object_ref (get_pack (self));
  g_autoptr (GError) error = NULL;

  ugo_pack_check_cancel (self->check);
  if (!ugo_puzzle_packs_remove (self->packs, pack, &error))
    {
      ugo_window_tell (self, _ ("The pack was not removed"), error->message);
      return;
    }
  ugo_puzzle_desk_back (self->desk);
  ugo_window_focus_board (self);
}

static void
take_out_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_puzzle_packs_remove_puzzle (self->packs, get_pack (self),
                                  ugo_puzzles_page_get_selected (self->puzzles_page));
  ugo_window_toast (self, _ ("The puzzle was removed."), _ ("Undo"), "win.pack-undo");
}

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  UgoPuzzlePack *pack = get_pack (self);

  ugo_puzzle_packs_undo (self->packs);
  if (pack != NULL && !g_ptr_array_find (ugo_puzzle_packs_get_list (self->packs), pack, NULL))
    ugo_puzzle_desk_back (self->desk);
  ugo_window_focus_board (self);
}

static void
check_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_pack_check_start (self->check, get_pack (self));
}

static void
stop_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_pack_check_cancel (UGO_WINDOW (data)->check);
}

/* A copy for others */

typedef struct
{
  UgoWindow *window; /* owned */
  char *text;
} Copy;

static void
copy_free (Copy *copy)
{
  g_object_unref (copy->window);
  g_free (copy->text);
  g_free (copy);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Copy, copy_free)

static void
write_in_thread (GTask *task, gpointer window, gpointer data, GCancellable *cancellable)
{
  Copy *work = g_task_get_task_data (task);
  GFile *file = g_object_get_data (G_OBJECT (task), "ugo-file");
  GError *error = NULL;

  if (ugo_file_replace (file, work->text, strlen (work->text), NULL, cancellable, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (source);
  GFile *file = g_object_get_data (G_OBJECT (result), "ugo-file");
  g_autoptr (GError) cause = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = ugo_file_get_name (file);
  g_autofree char *sentence = NULL;

  if (g_task_propagate_boolean (G_TASK (result), &cause))
    {
      sentence = g_strdup_printf (_ ("Saved as “%s”."), name);
      ugo_window_toast (self, sentence, NULL, NULL);
      return;
    }
  ugo_file_set_write_error (&error, file, cause);
  ugo_window_tell (self, _ ("The pack was not saved"), error->message);
}

static void
chosen_cb (GtkFileChooserNative *chooser, int response, Copy *data)
{
  g_autoptr (Copy) work = data;
  g_autoptr (GFile) file
      = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser))
                                        : NULL;
  g_autoptr (GTask) task = NULL;

  g_object_unref (chooser);
  if (file == NULL)
    {
      ugo_window_focus_board (work->window);
      return;
    }
  task = g_task_new (work->window, NULL, written_cb, NULL);
  g_object_set_data_full (G_OBJECT (task), "ugo-file", g_steal_pointer (&file), g_object_unref);
  g_task_set_task_data (task, g_steal_pointer (&work), (GDestroyNotify) copy_free);
  g_task_run_in_thread (task, write_in_thread);
}

static void
save_copy_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  UgoPuzzlePack *pack = get_pack (self);
  g_autofree char *name = g_strconcat (ugo_puzzle_pack_get_name (pack), ".ugn", NULL);
  GtkFileChooserNative *chooser
      = gtk_file_chooser_native_new (_ ("Save a copy of the pack"), GTK_WINDOW (self),
                                     GTK_FILE_CHOOSER_ACTION_SAVE, _ ("Save"), NULL);
  Copy *work = g_new (Copy, 1);

  *work = (Copy){ g_object_ref (self), ugo_puzzle_pack_to_text (pack) };
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect (chooser, "response", G_CALLBACK (chosen_cb), work);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* Files and clipboard */

/* What was read from a file. */
typedef struct
{
  GPtrArray *items;
  char *digest;
} Content;

static void
content_free (Content *content)
{
  g_clear_pointer (&content->items, g_ptr_array_unref);
  g_free (content->digest);
  g_free (content);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Content, content_free)

static void
read_in_thread (GTask *task, gpointer window, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  g_autoptr (Content) content = g_new0 (Content, 1);

  content->items = ugo_puzzle_pack_read (G_FILE (data), cancellable, &content->digest, &error);
  if (content->items != NULL)
    g_task_return_pointer (task, g_steal_pointer (&content), (GDestroyNotify) content_free);
  else
    g_task_return_error (task, error);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (source);
  GFile *file = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) cause = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (Content) content = g_task_propagate_pointer (G_TASK (result), &cause);

  if (content != NULL)
    {
      open_pack (self, ugo_puzzle_packs_open (self->packs, file, content->digest, content->items));
      return;
    }
  ugo_file_set_read_error (&error, file, cause);
  ugo_window_tell (self, _ ("The file was not opened"), error->message);
}

gboolean
ugo_window_take_puzzle_file (UgoWindow *self, UgoCollection *collection, GFile *file)
{
  g_autoptr (GTask) task = NULL;

  if (!ugo_puzzle_packs_suits (collection))
    return FALSE;
  task = g_task_new (self, NULL, read_cb, NULL);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, read_in_thread);
  return TRUE;
}

/* What became of pasted puzzles. */
static char *
describe_pasted (UgoPuzzlePack *pack, guint n_new, guint n_known)
{
  g_autofree char *name = ugo_puzzle_pack_quote_name (pack);
  g_autofree char *added = NULL;
  g_autofree char *known = NULL;

  if (n_new > 0)
    added = g_strdup_printf (ngettext ("%1$u puzzle was added to “%2$s”.",
                                       "%1$u puzzles were added to “%2$s”.", n_new),
                             n_new, name);
  /* Translators: of puzzles that somebody pastes; %2$s is the name of a pack */
  known = g_strdup_printf (ngettext ("%1$u puzzle is in “%2$s” already.",
                                     "%1$u puzzles are in “%2$s” already.", n_known),
                           n_known, name);
  if (n_known == 0)
    return g_steal_pointer (&added);
  return n_new > 0 ? g_strjoin (" ", added, known, NULL) : g_steal_pointer (&known);
}

gboolean
ugo_window_paste_puzzles (UgoWindow *self, UgoCollection *collection, const char *text)
{
  g_autoptr (GPtrArray) items = NULL;
  g_autofree char *sentence = NULL;
  UgoPuzzlePack *pack = get_pack (self);
  guint n_new;

  if (!ugo_puzzle_packs_suits (collection))
    return FALSE;
  items = ugo_puzzle_pack_read_text (text);
  if (pack != NULL && !ugo_puzzle_pack_is_own (pack))
    pack = NULL;
  pack = ugo_puzzle_packs_paste (self->packs, pack, _ ("Pasted puzzles"), items, &n_new);
  open_pack (self, pack);
  sentence = describe_pasted (pack, n_new, items->len - n_new);
  ugo_window_toast (self, sentence, n_new > 0 ? _ ("Undo") : NULL,
                    n_new > 0 ? "win.pack-undo" : NULL);
  return TRUE;
}

/* The actions */

static const GActionEntry actions[] = {
  { .name = "puzzle-make", .activate = make_cb },
  { .name = "puzzle-edit", .activate = edit_cb },
  { .name = "puzzle-name", .activate = name_cb },
  { .name = "puzzle-copy", .activate = copy_cb },
  { .name = "puzzle-copy-name", .activate = copy_name_cb },
  { .name = "pack-new", .activate = new_cb },
  { .name = "pack-open", .activate = open_cb, .parameter_type = "s" },
  { .name = "pack-solve", .activate = solve_cb },
  { .name = "pack-take-out", .activate = take_out_cb },
  { .name = "pack-rename", .activate = rename_cb },
  { .name = "pack-keep", .activate = keep_cb },
  { .name = "pack-save-copy", .activate = save_copy_cb },
  { .name = "pack-check", .activate = check_cb },
  { .name = "pack-stop", .activate = stop_cb },
  { .name = "pack-remove", .activate = remove_cb },
  { .name = "pack-undo", .activate = undo_cb },
};

void
ugo_window_add_pack_actions (UgoWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

void
ugo_window_update_pack_actions (UgoWindow *self)
{
  gboolean in_puzzles = g_str_equal (ugo_window_get_place (self), UGO_PLACE_PUZZLES);
  UgoPuzzlePack *pack = in_puzzles ? get_pack (self) : NULL;
  UgoPuzzle *puzzle = in_puzzles ? get_puzzle (self) : NULL;
  gboolean is_own = pack != NULL && ugo_puzzle_pack_is_own (pack);
  gboolean is_checking = ugo_pack_check_is_running (self->check);

  ugo_window_set_enabled (self, "puzzle-edit", puzzle != NULL);
  ugo_window_set_enabled (self, "puzzle-copy", puzzle != NULL);
  ugo_window_set_enabled (self, "puzzle-copy-name", puzzle != NULL);
  ugo_window_set_enabled (self, "pack-solve", pack != NULL && puzzle != NULL);
  ugo_window_set_enabled (self, "pack-take-out",
                          is_own
                              && ugo_puzzles_page_get_selected (self->puzzles_page) != G_MAXUINT);
  ugo_window_set_enabled (self, "pack-rename", is_own);
  ugo_window_set_enabled (self, "pack-keep", pack != NULL && !is_own);
  ugo_window_set_enabled (self, "pack-save-copy", pack != NULL);
  ugo_window_set_enabled (self, "pack-check",
                          pack != NULL && !is_checking && ugo_puzzle_pack_count (pack) > 0);
  ugo_window_set_enabled (self, "pack-stop", is_checking);
  ugo_window_set_enabled (self, "pack-remove", pack != NULL);
  ugo_window_set_enabled (self, "pack-undo", ugo_puzzle_packs_can_undo (self->packs));
}

/* Loading and keeping */

static void
packs_failed_cb (UgoWindow *self, const char *sentence)
{
  ugo_window_toast (self, sentence, NULL, NULL);
}

/* Files that are not one's own are remembered by where they are. */
static void
packs_changed_cb (UgoWindow *self)
{
  g_auto (GStrv) uris = ugo_puzzle_packs_dup_uris (self->packs);

  if (ugo_puzzle_packs_is_loaded (self->packs))
    ugo_preferences_set_value (self->preferences, UGO_KEY_PUZZLE_FILES,
                               g_variant_new_strv ((const char *const *) uris, -1));
  ugo_window_actions_update (self);
}

void
ugo_window_add_packs (UgoWindow *self)
{
  self->check = ugo_pack_check_new ();
  g_signal_connect_object (self->packs, "failed", G_CALLBACK (packs_failed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->packs, "changed", G_CALLBACK (packs_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->check, "changed", G_CALLBACK (ugo_window_actions_update), self,
                           G_CONNECT_SWAPPED);
  ugo_puzzle_desk_set_packs (self->desk, self->packs);
}

void
ugo_window_load_packs (UgoWindow *self)
{
  g_autoptr (GVariant) value
      = ugo_preferences_get_value (self->preferences, UGO_KEY_PUZZLE_FILES);
  g_autofree const char **uris = g_variant_get_strv (value, NULL);

  ugo_puzzle_packs_load (self->packs, uris);
}
