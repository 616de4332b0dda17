/* ugo-window-clipboard.c: copying and pasting records and positions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-window-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ugo-notation.h"
#include "ugo-words.h"

#define MAX_PASTED_LENGTH (32 * 1024 * 1024)

/* Copying */

static void
copy (UgoWindow *self, const char *text, const char *sentence)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  ugo_window_toast (self, sentence, NULL, NULL);
}

static void
copy_record_action_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  UgoMatch *match = ugo_window_get_match (self);
  g_autofree char *text = match ? ugo_session_make_text (ugo_match_get_record (match)) : NULL;

  if (text)
    copy (self, text, _ ("The record is on the clipboard."));
}

static void
copy_position_action_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  UgoMatch *match = ugo_window_get_match (self);
  char text[UGO_POSITION_TEXT_SIZE];

  if (!match)
    return;
  ugo_position_write (ugo_match_get_position (match), text);
  copy (self, text, _ ("The position is on the clipboard."));
}

/* Pasting */

static gboolean
looks_like_position (const char *text)
{
  gsize n_slashes = 0;

  for (const char *c = text; *c; c++)
    {
      n_slashes += *c == '/';
      if (strchr ("[]{}()", *c))
        return FALSE;
    }
  return n_slashes >= 4 && strlen (text) < 2 * UGO_POSITION_TEXT_SIZE;
}

/* Reads @text as a position of @first or, when it is none, of another piece set or game. */
static UgoStatus
read_position (const char *text, UgoVariant first, UgoPosition *position, size_t *offset)
{
  UgoStatus status
    = ugo_position_read (first, text, strlen (text), UGO_GAME_POSITION, position, offset);

  if (status == UGO_OK)
    return status;
  for (const UgoRules *const *rules = ugo_rules_all (); *rules; rules++)
    for (const uint8_t *pieces = (*rules)->piece_sets; *pieces; pieces++)
      {
        UgoVariant variant = { *rules, *pieces, *rules == first.rules ? first.flags : 0 };
        size_t other_offset;

        if (ugo_position_read (variant, text, strlen (text), UGO_GAME_POSITION, position,
                               &other_offset)
            == UGO_OK)
          return UGO_OK;
      }
  return status;
}

static void
play_pasted_cb (UgoWindow *self, gpointer data)
{
  ugo_window_play_match (self, UGO_MATCH (data));
}

static void
paste_position (UgoWindow *self, const char *text)
{
  UgoMatch *current = ugo_window_get_match (self);
  UgoVariant variant = current ? ugo_match_get_position (current)->variant
                               : ugo_variant_default (&ugo_rules_ugolki);
  UgoPosition position;
  size_t offset = 0;
  UgoStatus status = read_position (text, variant, &position, &offset);

  if (status != UGO_OK)
    {
      g_autofree char *sentence = ugo_words_text_fault (variant.rules, status, text, offset);

      ugo_window_tell (self, _ ("This position cannot be pasted"), sentence);
      return;
    }
  if (ugo_result (&position).outcome != UGO_UNDECIDED)
    {
      g_autoptr (UgoRecord) record = ugo_record_new (&position);
      g_autoptr (UgoCollection) collection = ugo_collection_new_for_record (record);

      ugo_window_open_collection (self, collection);
      return;
    }
  ugo_window_leave_game (self, play_pasted_cb, ugo_match_new (&position), g_object_unref);
}

/* Whether nothing in the pasted text was a tag or a move. */
static gboolean
is_no_record (UgoCollection *collection, const char *text)
{
  guint n_games = g_list_model_get_n_items (G_LIST_MODEL (collection));

  if (n_games != 1 || text[0] == '[')
    return n_games == 0;
  return ugo_record_get_end (ugo_collection_get_record (collection, 0))->ply == 0
         && ugo_collection_get_diagnostics (collection, 0)->len > 0;
}

static void
paste_text (UgoWindow *self, const char *text)
{
  g_autoptr (UgoCollection) collection = NULL;
  g_autofree char *trimmed = NULL;

  if (strlen (text) > MAX_PASTED_LENGTH)
    {
      ugo_window_tell (self, _ ("This is too much to paste"),
                    _ ("Save the records to a file and open that."));
      return;
    }
  trimmed = g_strstrip (g_strdup (text));
  if (looks_like_position (trimmed))
    {
      paste_position (self, trimmed);
      return;
    }

  collection = ugo_collection_new_from_text (text);
  if (ugo_window_paste_puzzles (self, collection, text))
    return;
  if (!is_no_record (collection, trimmed))
    ugo_window_open_collection (self, collection);
  else
    ugo_window_tell (self, _ ("There is no record or position on the clipboard"),
                  _ ("Copy the text of a game, such as “1. c2-c4 f7-f5”, or of a position, and "
                     "paste again."));
}

static void
clipboard_read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (UgoWindow) self = UGO_WINDOW (data);
  g_autofree char *text
    = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  paste_text (self, text ? text : "");
}

static void
paste_action_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), NULL,
                                 clipboard_read_cb, g_object_ref (self));
}

/* The actions */

void
ugo_window_add_clipboard_actions (UgoWindow *self)
{
  const GActionEntry entries[] = {
    { "copy-record", copy_record_action_cb },
    { "copy-position", copy_position_action_cb },
    { "paste", paste_action_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
