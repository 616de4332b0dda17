/* ugo-window-files.c: opening and saving
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-window-private.h"

#include <glib/gi18n-lib.h>

#include "ugo-file.h"
#include "ugo-question.h"
#include "ugo-words.h"

#define ANSWER_SAVE "save"
#define ANSWER_DISCARD "discard"
#define ANSWER_SAVE_AS "save-as"
#define ANSWER_REPLACE "replace"

/* A file that is open before this passes without a word, in microseconds. */
#define PROGRESS_DELAY (G_USEC_PER_SEC / 2)

/* What goes on once the changed games in Games are saved, or may be lost. */
typedef enum
{
  THEN_NOTHING,
  THEN_CLOSE,
  THEN_OPEN_FILE,
  THEN_SHOW_COLLECTION,
} Continuation;

typedef struct
{
  UgoWindow *window;         /* owned */
  UgoCollection *collection; /* owned: what is saved */
  Continuation then;
  GObject *target;           /* owned: the file to open, or the collection to show */
  GCancellable *cancellable; /* owned: stops the opening */
  gint64 begun;              /* when the opening began, in microseconds */
  UgoMatchView *told;        /* owned: where it is told how far the opening has gone */
} Task;

static void continue_task (Task *task);
static void save_collection (Task *task, GFile *file, gboolean overwrite);
static void save_collection_as (Task *task);

static Task *
task_new (UgoWindow *window, UgoCollection *collection, Continuation then, gpointer target)
{
  Task *task = g_new0 (Task, 1);

  task->window = g_object_ref (window);
  task->collection = collection ? g_object_ref (collection) : NULL;
  task->then = then;
  task->target = target ? g_object_ref (target) : NULL;
  return task;
}

static void
task_free (Task *task)
{
  g_clear_object (&task->window);
  g_clear_object (&task->collection);
  g_clear_object (&task->target);
  g_clear_object (&task->cancellable);
  g_clear_object (&task->told);
  g_free (task);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Task, task_free)

/* The folder that was used last, or the one for documents */

void
ugo_window_remember_folder (UgoWindow *self, GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *uri = folder ? g_file_get_uri (folder) : NULL;

  if (uri)
    ugo_preferences_set_string (self->preferences, UGO_KEY_LAST_FOLDER, uri);
}

GFile *
ugo_window_get_folder (UgoWindow *self)
{
  g_autofree char *uri = ugo_preferences_get_string (self->preferences, UGO_KEY_LAST_FOLDER);
  g_autoptr (GFile) folder = uri && *uri ? g_file_new_for_uri (uri) : NULL;
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);

  if (folder && g_file_query_exists (folder, NULL))
    return g_steal_pointer (&folder);
  return g_file_new_for_path (documents ? documents : g_get_home_dir ());
}

/* File choosers */

static GtkFileChooserNative *
create_chooser (UgoWindow *self, const char *title, GtkFileChooserAction action,
                const char *accept)
{
  GtkFileChooserNative *chooser
    = gtk_file_chooser_native_new (title, GTK_WINDOW (self), action, accept, NULL);
  g_autoptr (GtkFileFilter) records = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();
  g_autoptr (GFile) folder = ugo_window_get_folder (self);

  gtk_file_filter_set_name (records, _ ("Game records"));
  gtk_file_filter_add_suffix (records, "ugn");
  gtk_file_filter_add_suffix (records, "pgn");
  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), records);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), all);
  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  return chooser;
}

/* A name that does not exist yet in that folder. */
static char *
propose_name (UgoWindow *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  g_autoptr (GFile) folder = ugo_window_get_folder (self);
  char *name = g_strdup_printf ("ugolki-%s.ugn", day);

  for (guint number = 2; number < 1000; number++)
    {
      g_autoptr (GFile) file = g_file_get_child (folder, name);

      if (!g_file_query_exists (file, NULL))
        break;
      g_free (name);
      name = g_strdup_printf ("ugolki-%s-%u.ugn", day, number);
    }
  return name;
}

/* Saving */

static void
conflict_answered_cb (UgoQuestion *question, const char *answer, Task *data)
{
  g_autoptr (Task) task = data;
  g_autoptr (GFile) file = g_object_ref (ugo_collection_get_file (task->collection));

  if (g_str_equal (answer, ANSWER_REPLACE))
    save_collection (g_steal_pointer (&task), file, TRUE);
  else if (g_str_equal (answer, ANSWER_SAVE_AS))
    save_collection_as (g_steal_pointer (&task));
  else
    ugo_window_focus_board (task->window);
}

static void
ask_about_conflict (Task *task)
{
  g_autofree char *name = ugo_file_get_name (ugo_collection_get_file (task->collection));
  g_autofree char *body
    /* Translators: %s is the name of a file */
    = g_strdup_printf (_ ("“%s” is not as it was when it was opened. Saving now would replace "
                          "what somebody else has written there."),
                       name);
  UgoQuestion *question
    = ugo_question_new (GTK_WINDOW (task->window), _ ("The file was changed by someone else"),
                        body);

  ugo_question_add_answer (question, UGO_ANSWER_CANCEL, _ ("Cancel"), UGO_ANSWER_PLAIN);
  ugo_question_add_answer (question, ANSWER_REPLACE, _ ("Replace it"), UGO_ANSWER_DESTRUCTIVE);
  ugo_question_add_answer (question, ANSWER_SAVE_AS, _ ("Save elsewhere…"), UGO_ANSWER_SUGGESTED);
  g_signal_connect (question, "answered", G_CALLBACK (conflict_answered_cb), task);
  gtk_window_present (GTK_WINDOW (question));
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Task) task = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *name = NULL;

  if (!ugo_collection_save_finish (UGO_COLLECTION (source), result, &error))
    {
      if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
        ask_about_conflict (g_steal_pointer (&task));
      else
        ugo_window_tell (task->window, _ ("The games were not saved"), error->message);
      return;
    }

  ugo_window_remember_folder (task->window, ugo_collection_get_file (task->collection));
  name = ugo_file_get_name (ugo_collection_get_file (task->collection));
  /* Translators: %s is the name of a file */
  sentence = g_strdup_printf (_ ("Saved as “%s”."), name);
  ugo_window_toast (task->window, sentence, NULL, NULL);
  ugo_window_actions_update (task->window);
  continue_task (g_steal_pointer (&task));
}

static void
save_collection (Task *task, GFile *file, gboolean overwrite)
{
  ugo_collection_save_async (task->collection, file, overwrite, NULL, saved_cb, task);
}

static void
loss_answered_cb (UgoQuestion *question, const char *answer, Task *data)
{
  g_autoptr (Task) task = data;
  g_autoptr (GFile) file = g_object_ref (ugo_collection_get_file (task->collection));

  if (g_str_equal (answer, ANSWER_REPLACE))
    save_collection (g_steal_pointer (&task), file, FALSE);
  else if (g_str_equal (answer, ANSWER_SAVE_AS))
    save_collection_as (g_steal_pointer (&task));
  else
    ugo_window_focus_board (task->window);
}

/* A changed game is written as far as it was read. */
static void
ask_about_loss (Task *task, guint n_games)
{
  g_autofree char *body
    = g_strdup_printf (ngettext ("%u game that you changed holds text that could not be read. It "
                                 "would be lost if the game were saved in the same file.",
                                 "%u games that you changed hold text that could not be read. It "
                                 "would be lost if the games were saved in the same file.",
                                 n_games),
                       n_games);
  UgoQuestion *question
    = ugo_question_new (GTK_WINDOW (task->window), _ ("Save only what could be read?"), body);

  ugo_question_add_answer (question, UGO_ANSWER_CANCEL, _ ("Cancel"), UGO_ANSWER_PLAIN);
  ugo_question_add_answer (question, ANSWER_REPLACE, _ ("Save without it"),
                           UGO_ANSWER_DESTRUCTIVE);
  ugo_question_add_answer (question, ANSWER_SAVE_AS, _ ("Save elsewhere…"), UGO_ANSWER_SUGGESTED);
  g_signal_connect (question, "answered", G_CALLBACK (loss_answered_cb), task);
  gtk_window_present (GTK_WINDOW (question));
}

/* Saves to the file the games came from. */
static void
save_in_place (Task *task, gboolean overwrite)
{
  guint n_losses = ugo_collection_get_n_losses (task->collection);

  if (n_losses > 0)
    ask_about_loss (task, n_losses);
  else
    save_collection (task, ugo_collection_get_file (task->collection), overwrite);
}

static void
save_chooser_response_cb (GtkFileChooserNative *chooser, int response, Task *data)
{
  g_autoptr (Task) task = data;
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_object_unref (chooser);
  /* The chooser has asked already whether a file that is there may be replaced. */
  if (file && ugo_collection_get_file (task->collection) != NULL
      && g_file_equal (file, ugo_collection_get_file (task->collection)))
    save_in_place (g_steal_pointer (&task), TRUE);
  else if (file)
    save_collection (g_steal_pointer (&task), file, TRUE);
  else
    ugo_window_focus_board (task->window);
}

static void
save_collection_as (Task *task)
{
  GtkFileChooserNative *chooser = create_chooser (task->window, _ ("Save the games"),
                                                  GTK_FILE_CHOOSER_ACTION_SAVE, _ ("Save"));
  GFile *file = ugo_collection_get_file (task->collection);

  /* An own game stays where it is; elsewhere goes a copy. */
  if (ugo_games_page_get_own_name (task->window->games_page) != NULL
      && task->collection == ugo_games_page_get_collection (task->window->games_page))
    {
      g_autofree char *text
        = ugo_session_make_text (ugo_collection_get_record (task->collection, 0));

      g_clear_object (&task->collection);
      task->collection = ugo_collection_new_from_text (text);
      file = NULL;
    }
  if (file)
    {
      gtk_file_chooser_set_file (GTK_FILE_CHOOSER (chooser), file, NULL);
    }
  else
    {
      g_autofree char *name = propose_name (task->window);

      gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
    }
  g_signal_connect (chooser, "response", G_CALLBACK (save_chooser_response_cb), task);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
ugo_window_export (UgoWindow *self, UgoCollection *collection)
{
  save_collection_as (task_new (self, collection, THEN_NOTHING, NULL));
}

static void
save_task (Task *task)
{
  GFile *file = ugo_collection_get_file (task->collection);

  if (file)
    save_in_place (task, FALSE);
  else
    save_collection_as (task);
}

/* The games that Save means in the place that is shown. */
static UgoCollection *
current_collection (UgoWindow *self)
{
  if (g_str_equal (ugo_window_get_place (self), UGO_PLACE_GAMES))
    return ugo_games_page_get_collection (self->games_page);
  if (!self->play_match)
    return NULL;
  ugo_collection_touch (self->play_collection, 0);
  return self->play_collection;
}

static void
save_action_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  UgoCollection *collection = current_collection (self);

  if (collection)
    save_task (task_new (self, collection, THEN_NOTHING, NULL));
}

static void
save_as_action_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  UgoCollection *collection = current_collection (self);

  if (collection)
    save_collection_as (task_new (self, collection, THEN_NOTHING, NULL));
}

/* Leaving changed games */

static void
leave_answered_cb (UgoQuestion *question, const char *answer, Task *data)
{
  g_autoptr (Task) task = data;

  if (g_str_equal (answer, ANSWER_SAVE))
    save_task (g_steal_pointer (&task));
  else if (g_str_equal (answer, ANSWER_DISCARD))
    continue_task (g_steal_pointer (&task));
  else
    ugo_window_focus_board (task->window);
}

/* Asks what to do with changed games before they are left; returns whether it asked. */
static gboolean
ask_before_leaving (UgoWindow *self, Continuation then, gpointer target)
{
  UgoCollection *collection = ugo_games_page_get_opened (self->games_page);
  UgoQuestion *question;

  if (!collection || !ugo_collection_get_modified (collection))
    return FALSE;

  question = ugo_question_new (GTK_WINDOW (self), _ ("Save the changed games?"),
                               _ ("What you added to the games in Games would be lost."));
  ugo_question_add_answer (question, UGO_ANSWER_CANCEL, _ ("Cancel"), UGO_ANSWER_PLAIN);
  ugo_question_add_answer (question, ANSWER_DISCARD, _ ("Do not save"), UGO_ANSWER_DESTRUCTIVE);
  ugo_question_add_answer (question, ANSWER_SAVE, _ ("Save"), UGO_ANSWER_SUGGESTED);
  g_signal_connect (question, "answered", G_CALLBACK (leave_answered_cb),
                    task_new (self, collection, then, target));
  gtk_window_present (GTK_WINDOW (question));
  return TRUE;
}

gboolean
ugo_window_confirm_close (UgoWindow *self)
{
  return ask_before_leaving (self, THEN_CLOSE, NULL);
}

/* Opening */

static void
show_collection (UgoWindow *self, UgoCollection *collection)
{
  ugo_games_page_set_collection (self->games_page, collection);
  ugo_window_set_place (self, UGO_PLACE_GAMES);
  ugo_window_actions_update (self);
  ugo_window_focus_board (self);
}

/* What a record looks like, in one word that no line breaks. */
#define EXAMPLE_MOVE "1.\302\240c2\342\201\240-\342\201\240c4"

static char *
describe_record (void)
{
  /* Translators: %s is the first move of a game as it is written, such as 1. c2-c4 */
  return g_strdup_printf (_ ("A record begins with lines such as [Event \"…\"], or with moves such "
                             "as %s."),
                          EXAMPLE_MOVE);
}

static void
tell_empty (UgoWindow *self, UgoCollection *collection, GFile *file)
{
  GPtrArray *faults = ugo_collection_get_diagnostics (collection, G_MAXUINT);
  g_autofree char *name = ugo_file_get_name (file);
  /* Translators: %s is the name of a file */
  g_autofree char *heading = g_strdup_printf (_ ("“%s” holds no games"), name);
  g_autofree char *body = faults->len > 0 ? ugo_words_diagnostic (g_ptr_array_index (faults, 0))
                                          : describe_record ();

  ugo_window_tell (self, heading, body);
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Task) task = data;
  UgoWindow *self = task->window;
  g_autoptr (GError) error = NULL;
  g_autoptr (UgoCollection) collection = ugo_collection_open_finish (result, &error);

  if (self->opening == task->cancellable)
    g_clear_object (&self->opening);
  if (task->told)
    ugo_match_view_hide_toast (task->told);
  ugo_window_actions_update (self);
  if (!collection)
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        ugo_window_tell (self, _ ("The file was not opened"), error->message);
      return;
    }
  ugo_window_remember_folder (self, G_FILE (task->target));
  if (g_list_model_get_n_items (G_LIST_MODEL (collection)) == 0)
    tell_empty (self, collection, G_FILE (task->target));
  else if (!ugo_window_take_puzzle_file (self, collection, G_FILE (task->target)))
    show_collection (self, collection);
}

static void
open_progress_cb (goffset done, goffset total, gpointer data)
{
  Task *task = data;
  UgoMatchView *view = ugo_window_get_view (task->window);
  g_autofree char *name = ugo_file_get_name (G_FILE (task->target));
  g_autofree char *sentence = NULL;

  if (total <= 0 || task->window->opening != task->cancellable || !view
      || g_get_monotonic_time () - task->begun < PROGRESS_DELAY)
    return;
  /* Translators: a file is being read: its name and how much of it, in percent */
  sentence = g_strdup_printf (_ ("Reading “%s”: %d %%"), name, (int) (100 * done / total));
  if (view == task->told)
    ugo_match_view_update_toast (view, sentence, _ ("Cancel"), "win.cancel-opening");
  else
    ugo_match_view_toast (view, sentence, _ ("Cancel"), "win.cancel-opening");
  g_set_object (&task->told, view);
}

static void
open_file (UgoWindow *self, GFile *file)
{
  Task *task = task_new (self, NULL, THEN_NOTHING, file);

  if (self->opening)
    g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  self->opening = g_cancellable_new ();
  task->cancellable = g_object_ref (self->opening);
  task->begun = g_get_monotonic_time ();
  ugo_window_actions_update (self);
  ugo_collection_open_async (file, self->opening, open_progress_cb, task, opened_cb, task);
}

/* Does what was to be done once the changed games were out of the way; frees the task. */
static void
continue_task (Task *data)
{
  g_autoptr (Task) task = data;

  switch (task->then)
    {
    case THEN_CLOSE:
      task->window->may_close = TRUE;
      gtk_window_close (GTK_WINDOW (task->window));
      break;
    case THEN_OPEN_FILE:
      open_file (task->window, G_FILE (task->target));
      break;
    case THEN_SHOW_COLLECTION:
      show_collection (task->window, UGO_COLLECTION (task->target));
      break;
    case THEN_NOTHING:
    default:
      ugo_window_focus_board (task->window);
      break;
    }
}

void
ugo_window_open_file (UgoWindow *self, GFile *file)
{
  g_return_if_fail (UGO_IS_WINDOW (self));

  if (!ask_before_leaving (self, THEN_OPEN_FILE, file))
    open_file (self, file);
}

gboolean
ugo_window_holds_file (UgoWindow *self)
{
  UgoCollection *collection;

  g_return_val_if_fail (UGO_IS_WINDOW (self), FALSE);

  collection = ugo_games_page_get_opened (self->games_page);
  return self->opening != NULL
         || (collection != NULL && ugo_collection_get_modified (collection));
}

void
ugo_window_open_collection (UgoWindow *self, UgoCollection *collection)
{
  g_return_if_fail (UGO_IS_WINDOW (self));

  if (!ask_before_leaving (self, THEN_SHOW_COLLECTION, collection))
    show_collection (self, collection);
}

static void
open_chooser_response_cb (GtkFileChooserNative *chooser, int response, UgoWindow *self)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_object_unref (chooser);
  if (file)
    ugo_window_open_file (self, file);
  else
    ugo_window_focus_board (self);
}

static void
open_action_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  GtkFileChooserNative *chooser = create_chooser (self, _ ("Open game records"),
                                                  GTK_FILE_CHOOSER_ACTION_OPEN, _ ("Open"));

  g_signal_connect (chooser, "response", G_CALLBACK (open_chooser_response_cb), self);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
cancel_opening_action_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  if (self->opening)
    g_cancellable_cancel (self->opening);
}

static gboolean
drop_cb (UgoWindow *self, const GValue *value)
{
  GSList *files = g_value_get_boxed (value);

  if (files)
    ugo_window_open_file (self, files->data);
  return files != NULL;
}

/* The actions */

void
ugo_window_add_file_actions (UgoWindow *self)
{
  const GActionEntry entries[] = {
    { "open", open_action_cb },
    { "cancel-opening", cancel_opening_action_cb },
    { "save", save_action_cb },
    { "save-as", save_as_action_cb },
  };
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_swapped (drop, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
}

void
ugo_window_update_file_actions (UgoWindow *self)
{
  gboolean in_games = g_str_equal (ugo_window_get_place (self), UGO_PLACE_GAMES);
  UgoCollection *collection = ugo_games_page_get_collection (self->games_page);
  gboolean can_save = in_games ? collection != NULL : self->play_match != NULL;

  ugo_window_set_enabled (self, "cancel-opening", self->opening != NULL);
  ugo_window_set_enabled (self, "save",
                          can_save && (!in_games || ugo_collection_get_progress (collection) == 1)
                            && (!in_games || ugo_collection_get_modified (collection)
                                || !ugo_collection_get_file (collection)));
  ugo_window_set_enabled (self, "save-as", can_save);
}
