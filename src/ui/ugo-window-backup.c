/* ugo-window-backup.c: all that the program keeps, saved in one file and brought back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-window-private.h"

#include <glib/gi18n-lib.h>

#include "ugo-backup.h"
#include "ugo-question.h"

#define ANSWER_RESTORE "restore"

/* What was there before the last backup was brought back. */
struct _UgoWindowBefore
{
  char *progress;
  char *preferences;
  char *told; /* the sentence that tells of it */
};

void
ugo_window_before_free (UgoWindowBefore *before)
{
  g_free (before->progress);
  g_free (before->preferences);
  g_free (before->told);
  g_free (before);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoWindowBefore, ugo_window_before_free)

static void
set_busy (UgoWindow *self, GCancellable *busy)
{
  g_set_object (&self->backing_up, busy);
  ugo_window_update_backup_actions (self);
}

/* Where the file is chosen */

static GtkFileChooserNative *
create_chooser (UgoWindow *self, const char *title, GtkFileChooserAction action,
                const char *accept)
{
  GtkFileChooserNative *chooser
      = gtk_file_chooser_native_new (title, GTK_WINDOW (self), action, accept, NULL);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_autoptr (GFile) folder = ugo_window_get_folder (self);

  gtk_file_filter_set_name (filter, _ ("Backups"));
  gtk_file_filter_add_suffix (filter, "zip");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  return chooser;
}

/* Returns: (transfer full) (nullable): what was chosen */
static GFile *
take_chosen (UgoWindow *self, GtkFileChooserNative *chooser, int response)
{
  GFile *file = response == GTK_RESPONSE_ACCEPT
                    ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser))
                    : NULL;

  g_object_unref (chooser);
  if (file != NULL)
    ugo_window_remember_folder (self, file);
  ugo_window_focus_board (self);
  return file;
}

/* Saving */

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (UgoWindow) self = UGO_WINDOW (data);
  g_autoptr (GError) error = NULL;

  set_busy (self, NULL);
  if (ugo_backup_write_finish (result, &error))
    ugo_window_toast (self, _ ("Everything is saved: games, puzzles, progress and preferences."),
                      NULL, NULL);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    ugo_window_tell (self, _ ("Not backed up"), error->message);
}

static void
save (UgoWindow *self, GFile *file)
{
  g_autoptr (GCancellable) busy = g_cancellable_new ();
  g_autofree char *preferences = ugo_preferences_dup_text (self->preferences);

  set_busy (self, busy);
  ugo_session_flush (self->session);
  ugo_window_toast (self, _ ("Saving everything…"), _ ("Cancel"), "win.cancel-backup");
  ugo_backup_write_async (self->store, preferences, file, busy, saved_cb, g_object_ref (self));
}

static void
save_chosen_cb (GtkFileChooserNative *chooser, int response, UgoWindow *self)
{
  g_autoptr (GFile) file = take_chosen (self, chooser, response);

  if (file != NULL)
    save (self, file);
}

static void
back_up_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  GtkFileChooserNative *chooser = create_chooser (self, _ ("Back up everything"),
                                                  GTK_FILE_CHOOSER_ACTION_SAVE, _ ("Save"));
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *name = g_date_time_format (now, "Ugolki %Y-%m-%d.zip");

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_object (chooser, "response", G_CALLBACK (save_chosen_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* Bringing back */

static char *
describe_restored (const UgoRestored *restored)
{
  g_autofree char *games
      = g_strdup_printf (g_dngettext (NULL, "%u game was added to yours.",
                                      "%u games were added to yours.", restored->n_games),
                         restored->n_games);

  if (restored->n_games == 0)
    return g_strdup (_ ("Brought back. All the games were there already."));
  return g_strjoin (" ", _ ("Brought back."), games, NULL);
}

static void
apply_preferences (UgoWindow *self, const char *text)
{
  GActionGroup *application = G_ACTION_GROUP (gtk_window_get_application (GTK_WINDOW (self)));
  static const char *const states[][2] = { { "colour-scheme", UGO_KEY_COLOUR_SCHEME },
                                           { "language", UGO_KEY_LANGUAGE } };

  ugo_preferences_set_text (self->preferences, text);
  for (gsize i = 0; i < G_N_ELEMENTS (states); i++)
    {
      g_autoptr (GVariant) old = g_action_group_get_action_state (application, states[i][0]);
      g_autofree char *new = ugo_preferences_get_string (self->preferences, states[i][1]);

      if (g_strcmp0 (g_variant_get_string (old, NULL), new) != 0)
        g_action_group_change_action_state (application, states[i][0],
                                            g_variant_new_string (new));
    }
}

static gboolean
offer_undo_cb (gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  if (self->before != NULL)
    ugo_window_toast (self, self->before->told, _ ("Undo"), "win.undo-restore");
  return G_SOURCE_REMOVE;
}

/* Another language makes the window anew; only then can it be told. */
static void
offer_undo (UgoWindow *self, const UgoRestored *restored)
{
  self->before->told = describe_restored (restored);
  g_idle_add_full (G_PRIORITY_LOW, offer_undo_cb, g_object_ref (self), g_object_unref);
}

static void
restored_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (UgoWindow) self = UGO_WINDOW (data);
  g_autoptr (UgoBackup) backup = g_steal_pointer (&self->backup);
  g_auto (UgoRestored) restored = { 0 };
  g_autoptr (GError) error = NULL;

  set_busy (self, NULL);
  if (!ugo_backup_restore_finish (result, &restored, &error))
    {
      ugo_window_tell (self, _ ("Not brought back"), error->message);
      return;
    }
  g_clear_pointer (&self->before, ugo_window_before_free);
  self->before = g_new0 (UgoWindowBefore, 1);
  self->before->progress = g_steal_pointer (&restored.old_progress);
  if (ugo_backup_get_preferences (backup) != NULL)
    {
      self->before->preferences = ugo_preferences_dup_text (self->preferences);
      apply_preferences (self, ugo_backup_get_preferences (backup));
    }
  ugo_window_update_backup_actions (self);
  offer_undo (self, &restored);
}

static void
answered_cb (UgoQuestion *question, const char *answer, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  if (g_str_equal (answer, ANSWER_RESTORE))
    ugo_backup_restore_async (self->backup, self->store, restored_cb, g_object_ref (self));
  else
    {
      g_clear_pointer (&self->backup, ugo_backup_unref);
      set_busy (self, NULL);
    }
  ugo_window_focus_board (self);
}

static char *
describe (UgoBackup *backup)
{
  guint n_games = ugo_backup_get_n_games (backup);
  guint n_packs = ugo_backup_get_n_packs (backup);
  g_autofree char *games
      = g_strdup_printf (g_dngettext (NULL, "The backup holds %u game.",
                                      "The backup holds %u games.", n_games),
                         n_games);
  g_autofree char *packs
      = g_strdup_printf (g_dngettext (NULL, "It holds %u pack of puzzles.",
                                      "It holds %u packs of puzzles.", n_packs),
                         n_packs);
  g_autofree char *both = g_strjoin (" ", games, n_packs > 0 ? packs : NULL, NULL);

  return g_strjoin (" ", both,
                    _ ("They are added to yours. What you have learned and solved and the "
                       "preferences become those of the backup; that can be undone."),
                    NULL);
}

static void
ask (UgoWindow *self)
{
  GDateTime *time = ugo_backup_get_time (self->backup);
  g_autofree char *day = time != NULL ? g_date_time_format (time, C_ ("date", "%Y-%m-%d")) : NULL;
  /* Translators: %s is a date */
  g_autofree char *dated = g_strdup_printf (_ ("Bring back what was saved on %s?"), day);
  g_autofree char *body = describe (self->backup);
  UgoQuestion *question
      = ugo_question_new (GTK_WINDOW (self), day != NULL ? dated : _ ("Bring back this backup?"),
                          body);

  ugo_question_add_answer (question, UGO_ANSWER_CANCEL, _ ("Cancel"), UGO_ANSWER_PLAIN);
  ugo_question_add_answer (question, ANSWER_RESTORE, _ ("Bring back"), UGO_ANSWER_SUGGESTED);
  g_signal_connect_object (question, "answered", G_CALLBACK (answered_cb), self, 0);
  gtk_window_present (GTK_WINDOW (question));
}

static void
read_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (UgoWindow) self = UGO_WINDOW (data);
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->backup, ugo_backup_unref);
  self->backup = ugo_backup_read_finish (result, &error);
  if (self->backup != NULL)
    {
      ask (self);
      return;
    }
  set_busy (self, NULL);
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    ugo_window_tell (self, _ ("Not brought back"), error->message);
}

static void
restore_chosen_cb (GtkFileChooserNative *chooser, int response, UgoWindow *self)
{
  g_autoptr (GFile) file = take_chosen (self, chooser, response);
  g_autoptr (GCancellable) busy = g_cancellable_new ();

  if (file == NULL)
    return;
  set_busy (self, busy);
  ugo_backup_read_async (file, busy, read_cb, g_object_ref (self));
}

static void
restore_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  GtkFileChooserNative *chooser = create_chooser (self, _ ("Bring back a backup"),
                                                  GTK_FILE_CHOOSER_ACTION_OPEN, _ ("Open"));

  g_signal_connect_object (chooser, "response", G_CALLBACK (restore_chosen_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
undo_restore_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  g_autoptr (UgoWindowBefore) before = g_steal_pointer (&self->before);

  if (before->progress != NULL)
    ugo_store_set_progress (self->store, before->progress);
  if (before->preferences != NULL)
    apply_preferences (self, before->preferences);
  ugo_window_update_backup_actions (self);
  ugo_window_toast (self, _ ("Progress and preferences are as they were. The games stay."), NULL,
                    NULL);
}

static void
cancel_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_cancellable_cancel (UGO_WINDOW (data)->backing_up);
}

static const GActionEntry actions[] = {
  { .name = "back-up", .activate = back_up_cb },
  { .name = "cancel-backup", .activate = cancel_cb },
  { .name = "restore", .activate = restore_cb },
  { .name = "undo-restore", .activate = undo_restore_cb },
};

void
ugo_window_add_backup_actions (UgoWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

void
ugo_window_update_backup_actions (UgoWindow *self)
{
  gboolean is_free = self->backing_up == NULL;

  ugo_window_set_enabled (self, "back-up", is_free);
  ugo_window_set_enabled (self, "restore", is_free);
  ugo_window_set_enabled (self, "cancel-backup", !is_free);
  ugo_window_set_enabled (self, "undo-restore", is_free && self->before != NULL);
}
