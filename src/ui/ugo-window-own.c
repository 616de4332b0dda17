/* ugo-window-own.c: puzzles from one's own games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-window-private.h"

#include "ugo-library.h"
#include "ugo-own-dialog.h"
#include "ugo-writer.h"

/* The game in Play, as it stands. */
static GBytes *
write_game (UgoWindow *self)
{
  GString *text = g_string_new (NULL);

  ugo_record_write (ugo_match_get_record (self->play_match), text);
  return g_string_free_to_bytes (text);
}

/* The games that are kept, the one in Play, and the file in Games. */
static void
search_asked_cb (UgoWindow *self)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  UgoCollection *collection = ugo_games_page_get_collection (self->games_page);
  GFile *file = collection != NULL ? ugo_collection_get_file (collection) : NULL;

  g_ptr_array_add (texts, write_game (self));
  g_ptr_array_add (paths, g_build_filename (ugo_store_get_folder (self->store), UGO_STORE_GAMES,
                                            NULL));
  if (file != NULL && g_file_peek_path (file) != NULL)
    g_ptr_array_add (paths, g_file_get_path (file));
  ugo_own_puzzles_search (self->own, texts, paths);
}

static void
solve_asked_cb (UgoWindow *self)
{
  ugo_puzzle_desk_start_own (self->desk);
}

static void
own_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);
  GtkWidget *dialog = ugo_own_dialog_new (GTK_WINDOW (self), self->own, self->desk);

  g_signal_connect_object (dialog, "search-asked", G_CALLBACK (search_asked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "solve-asked", G_CALLBACK (solve_asked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (ugo_window_focus_board), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static const GActionEntry actions[] = {
  { .name = "puzzle-own", .activate = own_cb },
};

void
ugo_window_add_own_actions (UgoWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

void
ugo_window_update_own_actions (UgoWindow *self)
{
  ugo_window_set_enabled (self, "puzzle-own",
                          g_str_equal (ugo_window_get_place (self), UGO_PLACE_PUZZLES));
}
