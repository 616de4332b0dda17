/* ugo-window-review.c: the actions on the record of the game in review
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All of them are about the move that the match stands at.
 */
#include "ugo-window-private.h"

#include <glib/gi18n-lib.h>

#include "ugo-notation.h"

UgoRecordEditor *
ugo_window_get_editor (UgoWindow *self)
{
  UgoMatch *match = ugo_window_get_match (self);

  if (match == NULL || match == self->play_match)
    return NULL;
  return ugo_record_editor_get (match);
}

gboolean
ugo_window_is_writing (UgoWindow *self)
{
  UgoRecordView *moves = ugo_games_page_get_moves (self->games_page);

  return moves != NULL && ugo_record_view_is_writing (moves);
}

static UgoNode *
get_node (UgoWindow *self)
{
  return ugo_match_get_node (ugo_window_get_match (self));
}

/* Comments */

static void
comment_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_record_view_write (ugo_games_page_get_moves (UGO_WINDOW (data)->games_page),
                         UGO_COMMENT_MOVE);
}

static void
comment_before_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_record_view_write (ugo_games_page_get_moves (UGO_WINDOW (data)->games_page),
                         UGO_COMMENT_BEFORE);
}

/* Signs: the state of an action is the sign that the move has, 0 for none. */

static void
sign_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_record_editor_toggle_glyph (ugo_window_get_editor (self), get_node (self),
                                  (guint8) g_variant_get_int32 (parameter));
}

static void
update_sign (UgoWindow *self, const char *name, UgoGlyphKind kind, UgoNode *node)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);
  gsize n_glyphs;
  const guint8 *glyphs = ugo_record_editor_get_glyphs (kind, &n_glyphs);
  int sign = 0;

  for (gsize i = 0; node != NULL && i < n_glyphs; i++)
    if (ugo_record_editor_has_glyph (node, glyphs[i]))
      sign = glyphs[i];
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_int32 (sign));
  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), node != NULL && node->parent != NULL);
}

/* Lines */

static void
promote_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_record_editor_promote (ugo_window_get_editor (self), get_node (self), FALSE);
}

static void
make_main_line_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_record_editor_promote (ugo_window_get_editor (self), get_node (self), TRUE);
}

static void
hide_variation_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ugo_record_view_fold (ugo_games_page_get_moves (UGO_WINDOW (data)->games_page));
}

static void
delete_line (UgoWindow *self, UgoNode *node, const char *sentence)
{
  ugo_record_editor_delete (ugo_window_get_editor (self), node);
  ugo_window_toast (self, sentence, _ ("Undo"), "win.undo");
}

static void
delete_variation_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  delete_line (self, ugo_record_editor_find_variation (get_node (self)),
               _ ("The variation was deleted."));
}

static void
delete_from_here_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  delete_line (self, get_node (self), _ ("The move and all after it were deleted."));
}

/* Drawings */

static void
draw_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoMatchView *view = ugo_window_get_view (UGO_WINDOW (data));
  UgoBoard *board = ugo_match_view_get_board (view);
  const UgoRules *rules = ugo_board_get_position (board)->variant.rules;
  UgoSquare square;
  char name[3];

  gtk_widget_grab_focus (GTK_WIDGET (board));
  square = ugo_board_draw_at_cursor (board, g_variant_get_string (parameter, NULL)[0]);
  if (square != UGO_SQUARE_NONE)
    {
      g_autofree char *sentence = NULL;

      ugo_square_write (rules, square, name);
      /* Translators: somebody begins to draw on the board with the keyboard; %s is a square */
      sentence = g_strdup_printf (_ ("Drawing from %s. Go to where an arrow ends and give the same "
                                     "command again; on the same square it becomes a circle."),
                                  name);
      ugo_match_view_toast (view, sentence, NULL, NULL);
    }
}

static void
clear_drawings_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  UgoWindow *self = UGO_WINDOW (data);

  ugo_record_editor_clear_marks (ugo_window_get_editor (self), get_node (self));
}

/* All of them */

void
ugo_window_add_review_actions (UgoWindow *self)
{
  const GActionEntry entries[] = {
    { .name = "comment", .activate = comment_cb },
    { .name = "comment-before", .activate = comment_before_cb },
    { .name = "move-sign", .activate = sign_cb, .parameter_type = "i", .state = "0" },
    { .name = "position-sign", .activate = sign_cb, .parameter_type = "i", .state = "0" },
    { .name = "promote", .activate = promote_cb },
    { .name = "make-main-line", .activate = make_main_line_cb },
    { .name = "hide-variation", .activate = hide_variation_cb },
    { .name = "delete-variation", .activate = delete_variation_cb },
    { .name = "delete-from-here", .activate = delete_from_here_cb },
    { .name = "draw", .activate = draw_cb, .parameter_type = "s" },
    { .name = "clear-drawings", .activate = clear_drawings_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

static void
set_name (GtkWidget *button, const char *name)
{
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

/* In review the buttons say what they undo and redo. */
static void
name_buttons (UgoWindow *self)
{
  UgoRecordEditor *editor = ugo_window_get_editor (self);
  const char *undo = editor != NULL ? ugo_record_editor_describe_undo (editor) : NULL;
  const char *redo = editor != NULL ? ugo_record_editor_describe_redo (editor) : NULL;

  set_name (self->undo, undo != NULL ? undo : _ ("Undo"));
  set_name (self->redo, redo != NULL ? redo : _ ("Redo"));
}

void
ugo_window_update_review_actions (UgoWindow *self)
{
  UgoNode *node = ugo_window_get_editor (self) != NULL ? get_node (self) : NULL;
  gboolean is_writing = ugo_window_is_writing (self);
  gboolean is_free = node != NULL && !is_writing;
  gboolean is_move = is_free && node->parent != NULL;
  gboolean is_variation = is_free && ugo_record_editor_find_variation (node) != NULL;
  g_autoptr (GArray) marks = node != NULL ? ugo_record_editor_get_marks (node) : NULL;

  name_buttons (self);
  ugo_window_set_enabled (self, "comment", is_free);
  ugo_window_set_enabled (self, "comment-before", is_move);
  update_sign (self, "move-sign", UGO_GLYPHS_OF_MOVE, node);
  update_sign (self, "position-sign", UGO_GLYPHS_OF_POSITION, node);
  ugo_window_set_enabled (self, "promote", is_variation);
  ugo_window_set_enabled (self, "make-main-line", is_variation);
  ugo_window_set_enabled (self, "hide-variation", is_variation);
  ugo_window_set_enabled (self, "delete-variation", is_variation);
  ugo_window_set_enabled (self, "delete-from-here", is_move);
  ugo_window_set_enabled (self, "draw", is_free);
  ugo_window_set_enabled (self, "clear-drawings", is_free && marks->len > 0);
}
