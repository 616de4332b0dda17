/* ugo-window-games.c: what is done with the games of the library and of a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-window-private.h"

#include <glib/gi18n-lib.h>

#include "ugo-question.h"

#define ANSWER_RENAME "rename"

static gboolean
is_shown (UgoWindow *self)
{
  return g_str_equal (ugo_window_get_place (self), UGO_PLACE_GAMES);
}

/* Finding */

static void
find_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_window_set_place (self, UGO_PLACE_GAMES);
  ugo_games_page_find (self->games_page);
}

/* Going on with a game that was left */

/* The name of the unfinished own game that is in review, or alone selected. */
static const char *
find_unfinished (UgoWindow *self, GPtrArray *selected)
{
  UgoMatch *match = ugo_games_page_get_match (self->games_page);
  const char *name = ugo_games_page_get_own_name (self->games_page);

  if (match != NULL && name != NULL)
    return ugo_record_get_result (ugo_match_get_record (match)) == UGO_UNDECIDED ? name : NULL;
  if (selected->len != 1 || ugo_game_item_get_result (selected->pdata[0]) != UGO_UNDECIDED)
    return NULL;
  return ugo_game_item_get_name (selected->pdata[0]);
}

static void
resume_game (UgoWindow *self, gpointer data)
{
  const char *name = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (UgoMatch) match = NULL;

  /* What was added to it in review is written first. */
  ugo_games_page_review (self->games_page, G_MAXUINT, NULL);
  match = ugo_session_resume (self->session, name, &error);
  if (match == NULL)
    ugo_window_toast (self, error->message, NULL, NULL);
  else
    ugo_window_play_match (self, match);
}

static void
continue_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  g_autoptr (GPtrArray) selected = ugo_games_page_get_selected (self->games_page);
  const char *name = find_unfinished (self, selected);

  if (name == NULL)
    return;
  if (g_strcmp0 (name, ugo_session_get_name (self->session)) == 0)
    {
      ugo_window_set_place (self, UGO_PLACE_PLAY);
      ugo_window_focus_board (self);
      return;
    }
  ugo_window_leave_game (self, resume_game, g_strdup (name), g_free);
}

/* Deleting */

static void
delete_games_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  g_autoptr (GPtrArray) selected = ugo_games_page_get_selected (self->games_page);
  g_autofree char *sentence = NULL;
  guint n_deleted;

  g_clear_pointer (&self->deleted, g_ptr_array_unref);
  self->deleted = ugo_library_delete (self->library, selected);
  n_deleted = self->deleted->len;
  ugo_window_actions_update (self);
  if (n_deleted == 0)
    {
      ugo_window_toast (self, _ ("A game that is being played cannot be deleted."), NULL, NULL);
      return;
    }
  sentence = g_strdup_printf (ngettext ("%u game was deleted.", "%u games were deleted.",
                                        n_deleted),
                              n_deleted);
  ugo_window_toast (self, sentence, _ ("Undo"), "win.bring-back-games");
  ugo_window_focus_board (self);
}

static void
bring_back_games_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  UgoMatchView *view = ugo_window_get_view (self);

  if (self->deleted == NULL)
    return;
  ugo_library_bring_back (self->library, self->deleted);
  g_clear_pointer (&self->deleted, g_ptr_array_unref);
  if (view != NULL)
    ugo_match_view_hide_toast (view);
  ugo_window_actions_update (self);
  ugo_window_focus_board (self);
}

/* Renaming */

/*
 * Renaming:
 * @item: the game
 * @texts: what was typed for each of the tags
 */
typedef struct
{
  UgoWindow *window;
  UgoGameItem *item;
  GtkEntryBuffer *texts[3];
} Renaming;

static const char *const renamed_tags[] = { "White", "Black", "Event" };

static void
renaming_free (gpointer data, GClosure *closure)
{
  Renaming *self = data;

  for (gsize i = 0; i < G_N_ELEMENTS (self->texts); i++)
    g_clear_object (&self->texts[i]);
  g_object_unref (self->item);
  g_object_unref (self->window);
  g_free (self);
}

static void
set_tags (Renaming *self, UgoRecord *record)
{
  for (gsize i = 0; i < G_N_ELEMENTS (renamed_tags); i++)
    {
      g_autofree char *text = g_strdup (gtk_entry_buffer_get_text (self->texts[i]));

      g_strstrip (text);
      ugo_record_set_tag (record, renamed_tags[i], *text != '\0' ? text : "?");
    }
}

static void
rename_own (Renaming *self)
{
  UgoWindow *window = self->window;
  const char *name = ugo_game_item_get_name (self->item);
  g_autoptr (UgoRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  if (g_strcmp0 (name, ugo_session_get_name (window->session)) == 0)
    {
      set_tags (self, ugo_match_get_record (window->play_match));
      ugo_match_edited (window->play_match);
      return;
    }
  record = ugo_library_read (window->library, name);
  if (record == NULL)
    {
      ugo_window_toast (window,
                        _ ("This game cannot be read to its end, and so it is left as it is."),
                        NULL, NULL);
      return;
    }
  set_tags (self, record);
  if (!ugo_library_write (window->library, name, record, &error))
    ugo_window_toast (window, error->message, NULL, NULL);
}

static void
rename_answered_cb (UgoQuestion *question, const char *answer, gpointer data)
{
  Renaming *self = data;
  UgoCollection *collection = ugo_games_page_get_opened (self->window->games_page);
  guint index = ugo_game_item_get_index (self->item);

  if (g_str_equal (answer, ANSWER_RENAME) && ugo_game_item_get_name (self->item) != NULL)
    rename_own (self);
  else if (g_str_equal (answer, ANSWER_RENAME) && collection != NULL)
    {
      set_tags (self, ugo_collection_get_record (collection, index));
      ugo_collection_touch (collection, index);
    }
  ugo_window_actions_update (self->window);
  ugo_window_focus_board (self->window);
}

static void
rename_game_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  g_autoptr (GPtrArray) selected = ugo_games_page_get_selected (self->games_page);
  const char *labels[] = { _ ("White"), _ ("Black"), _ ("Event") };
  UgoQuestion *question;
  Renaming *renaming;

  if (selected->len != 1)
    return;
  if (ugo_game_item_is_damaged (selected->pdata[0]))
    {
      ugo_window_toast (self,
                        _ ("This game cannot be read to its end, and so it is left as it is."),
                        NULL, NULL);
      return;
    }
  renaming = g_new0 (Renaming, 1);
  renaming->window = g_object_ref (self);
  renaming->item = g_object_ref (selected->pdata[0]);
  question = ugo_question_new (GTK_WINDOW (self), _ ("Who played, and where?"), NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    renaming->texts[i] = g_object_ref (ugo_question_add_entry (
        question, labels[i], ugo_game_item_get_tag (renaming->item, renamed_tags[i])));
  ugo_question_add_answer (question, UGO_ANSWER_CANCEL, _ ("Cancel"), UGO_ANSWER_PLAIN);
  ugo_question_add_answer (question, ANSWER_RENAME, _ ("Rename"), UGO_ANSWER_SUGGESTED);
  g_signal_connect_data (question, "answered", G_CALLBACK (rename_answered_cb), renaming,
                         renaming_free, G_CONNECT_DEFAULT);
  gtk_window_present (GTK_WINDOW (question));
}

/* Exporting */

/* A file's game goes out as it stands there. */
static void
append_game (GString *text, UgoGameItem *item)
{
  g_autoptr (UgoRecord) record = NULL;
  g_autofree char *own = NULL;

  if (ugo_game_item_get_name (item) == NULL)
    {
      ugo_game_item_append_text (item, text);
      return;
    }
  record = ugo_game_item_read (item);
  own = ugo_session_make_text (record);
  g_string_append (text, own);
}

static void
export_games_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  g_autoptr (GPtrArray) selected = ugo_games_page_get_selected (self->games_page);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (UgoCollection) collection = NULL;

  for (guint i = 0; i < selected->len; i++)
    {
      if (i > 0)
        g_string_append_c (text, '\n');
      append_game (text, selected->pdata[i]);
    }
  collection = ugo_collection_new_from_text (text->str);
  ugo_window_export (self, collection);
}

/* The actions */

void
ugo_window_add_games_actions (UgoWindow *self)
{
  const GActionEntry entries[] = {
    { "find-game", find_game_cb },           { "continue-game", continue_game_cb },
    { "delete-games", delete_games_cb },     { "bring-back-games", bring_back_games_cb },
    { "rename-game", rename_game_cb },       { "export-games", export_games_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

void
ugo_window_update_games_actions (UgoWindow *self)
{
  g_autoptr (GPtrArray) selected = ugo_games_page_get_selected (self->games_page);
  gboolean are_own = selected->len > 0;

  for (guint i = 0; i < selected->len && are_own; i++)
    are_own = ugo_game_item_get_name (selected->pdata[i]) != NULL;
  ugo_window_set_enabled (self, "continue-game",
                          is_shown (self) && find_unfinished (self, selected) != NULL);
  ugo_window_set_enabled (self, "delete-games", is_shown (self) && are_own);
  ugo_window_set_enabled (self, "bring-back-games", self->deleted != NULL);
  ugo_window_set_enabled (self, "rename-game", is_shown (self) && selected->len == 1);
  ugo_window_set_enabled (self, "export-games", is_shown (self) && selected->len > 0);
}
