/* ugo-window-sheets.c: puzzles on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-window-private.h"

#include <glib/gi18n-lib.h>

#include "ugo-file.h"
#include "ugo-sheet-dialog.h"

/* A file and who waits for it. */
typedef struct
{
  UgoWindow *window;      /* owned */
  UgoSheetDialog *dialog; /* owned */
} Saving;

static void
saving_free (Saving *saving)
{
  g_object_unref (saving->window);
  g_object_unref (saving->dialog);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static void
chosen_cb (GtkFileChooserNative *chooser, int response, Saving *data)
{
  g_autoptr (Saving) saving = data;
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_object_unref (chooser);
  if (file != NULL)
    ugo_sheet_dialog_save (saving->dialog, file);
}

static GtkFileChooserNative *
create_chooser (UgoWindow *self, UgoSheetDialog *dialog)
{
  GtkFileChooserNative *chooser
      = gtk_file_chooser_native_new (_ ("Save as PDF"), GTK_WINDOW (dialog),
                                     GTK_FILE_CHOOSER_ACTION_SAVE, _ ("Save"), NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_autoptr (GFile) folder = ugo_window_get_folder (self);
  /* Translators: the name that is offered for a file with a sheet of puzzles */
  g_autofree char *name = g_strconcat (_ ("Puzzles"), ".pdf", NULL);

  gtk_file_filter_set_name (filter, _ ("PDF files"));
  gtk_file_filter_add_suffix (filter, "pdf");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  return chooser;
}

static void
save_asked_cb (UgoWindow *self, UgoSheetDialog *dialog)
{
  GtkFileChooserNative *chooser = create_chooser (self, dialog);
  Saving *saving = g_new (Saving, 1);

  *saving = (Saving){ g_object_ref (self), g_object_ref (dialog) };
  g_signal_connect (chooser, "response", G_CALLBACK (chosen_cb), saving);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
finished_cb (UgoWindow *self, UgoSheetDialog *dialog)
{
  GFile *file = ugo_sheet_dialog_get_saved (dialog);
  g_autofree char *name = file != NULL ? ugo_file_get_name (file) : NULL;
  /* Translators: %s is the name of a file */
  g_autofree char *sentence = g_strdup_printf (_ ("Saved as “%s”."), name);

  if (file != NULL)
    ugo_window_remember_folder (self, file);
  ugo_window_toast (self, file != NULL ? sentence : _ ("The sheet was printed."), NULL, NULL);
}

/* @puzzle: (nullable): the only one. */
static void
open_dialog (UgoWindow *self, UgoPuzzle *puzzle)
{
  GtkWidget *dialog = ugo_sheet_dialog_new (GTK_WINDOW (self), self->desk, puzzle);

  g_signal_connect_object (dialog, "save-asked", G_CALLBACK (save_asked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (ugo_window_focus_board), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
print_puzzles_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  open_dialog (UGO_WINDOW (data), NULL);
}

static void
print_puzzle_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  open_dialog (self, ugo_puzzle_tutor_get_puzzle (ugo_puzzle_desk_get_tutor (self->desk)));
}

static const GActionEntry actions[] = {
  { .name = "print-puzzles", .activate = print_puzzles_cb },
  { .name = "print-puzzle", .activate = print_puzzle_cb },
};

void
ugo_window_add_sheet_actions (UgoWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

void
ugo_window_update_sheet_actions (UgoWindow *self)
{
  gboolean in_puzzles = g_str_equal (ugo_window_get_place (self), UGO_PLACE_PUZZLES);

  ugo_window_set_enabled (self, "print-puzzles", in_puzzles);
  ugo_window_set_enabled (self, "print-puzzle",
                          in_puzzles && ugo_puzzle_desk_get_tutor (self->desk) != NULL);
}
