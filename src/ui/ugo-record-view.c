/* ugo-record-view.c: the moves of a match as a list beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-record-view.h"

#include <glib/gi18n-lib.h>

#include "ugo-move-list.h"
#include "ugo-note-editor.h"
#include "ugo-record-row.h"

/* What may lie over the foot of a window, in pixels. */
#define FOOT_HEIGHT 72

struct _UgoRecordView
{
  GtkWidget parent_instance;

  /* owned */
  UgoMatch *match;
  UgoMoveList *moves;
  GPtrArray *rows; /* the rows that show something now; not owned themselves */

  /* children */
  GtkWidget *stack;
  GtkWidget *empty;
  GtkWidget *scroller;
  GtkWidget *list;
  GtkWidget *menu;
  GtkWidget *note;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoRecordView, ugo_record_view, GTK_TYPE_WIDGET)

static UgoNode *
current_node (UgoRecordView *self)
{
  return self->match ? ugo_match_get_node (self->match) : NULL;
}

static void
scroll_to_current (UgoRecordView *self)
{
  UgoNode *node = current_node (self);
  guint row;

  if (!node || !self->moves)
    return;
  row = ugo_move_list_find (self->moves, node);
  if (row == G_MAXUINT && g_list_model_get_n_items (G_LIST_MODEL (self->moves)) > 0)
    row = 0;
  if (row != G_MAXUINT)
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", row);
}

static void
match_changed_cb (UgoRecordView *self)
{
  UgoNode *node = current_node (self);

  for (guint i = 0; i < self->rows->len; i++)
    ugo_record_row_set_current (g_ptr_array_index (self->rows, i), node);
  scroll_to_current (self);
}

static void
row_chosen_cb (UgoRecordView *self, UgoNode *node)
{
  if (self->match)
    ugo_match_go_to (self->match, node);
}

/* The menu and the editor of a move */

static gboolean
is_in_review (UgoRecordView *self)
{
  return self->match && ugo_match_get_mode (self->match) == UGO_MATCH_REVIEW;
}

/* Shows @popover at @widget, or at the list when that is not shown. */
static void
point_at (UgoRecordView *self, GtkWidget *popover, GtkWidget *widget)
{
  graphene_rect_t bounds;

  if (!widget || !gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &bounds))
    graphene_rect_init (&bounds, 0, 0, gtk_widget_get_width (GTK_WIDGET (self)), 1);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover),
                               &(GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                                                 (int) bounds.size.width,
                                                 (int) bounds.size.height });
}

static void
menu_cb (UgoRecordView *self, UgoNode *node, GtkWidget *cell)
{
  if (!is_in_review (self))
    return;
  ugo_match_go_to (self->match, node);
  point_at (self, self->menu, cell);
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

static void
open_note (UgoRecordView *self, UgoNode *node, UgoCommentPlace place, GtkWidget *widget)
{
  point_at (self, self->note, widget);
  ugo_note_editor_open (UGO_NOTE_EDITOR (self->note), self->match, node, place);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
comment_cb (UgoRecordView *self, UgoNode *node, int place, GtkWidget *comment)
{
  if (!is_in_review (self))
    return;
  ugo_match_go_to (self->match, node);
  open_note (self, node, (UgoCommentPlace) place, comment);
}

static void
folded_cb (UgoRecordView *self, UgoNode *head, gboolean is_folded)
{
  ugo_move_list_set_folded (self->moves, head, is_folded);
}

static void
note_closed_cb (UgoRecordView *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
item_setup_cb (UgoRecordView *self, GtkListItem *item)
{
  GtkWidget *row = ugo_record_row_new ();

  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
  gtk_list_item_set_child (item, row);
  g_signal_connect_object (row, "chosen", G_CALLBACK (row_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "menu", G_CALLBACK (menu_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "folded", G_CALLBACK (folded_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "comment", G_CALLBACK (comment_cb), self, G_CONNECT_SWAPPED);
}

static void
item_bind_cb (UgoRecordView *self, GtkListItem *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);

  /* The cells take the focus, not the item around them, which has no name. */
  if (gtk_widget_get_parent (row))
    gtk_widget_set_focusable (gtk_widget_get_parent (row), FALSE);
  ugo_record_row_set_row (UGO_RECORD_ROW (row), gtk_list_item_get_item (item));
  ugo_record_row_set_current (UGO_RECORD_ROW (row), current_node (self));
  g_ptr_array_add (self->rows, row);
}

static void
item_unbind_cb (UgoRecordView *self, GtkListItem *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);

  g_ptr_array_remove (self->rows, row);
  ugo_record_row_set_row (UGO_RECORD_ROW (row), NULL);
}

static gboolean
key_pressed_cb (UgoRecordView *self, guint keyval)
{
  const char *action = NULL;

  switch (keyval)
    {
    case GDK_KEY_Left:
      action = "win.go-back";
      break;
    case GDK_KEY_Right:
      action = "win.go-forward";
      break;
    case GDK_KEY_Home:
      action = "win.go-start";
      break;
    case GDK_KEY_End:
      action = "win.go-end";
      break;
    default:
      break;
    }
  return action && gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
}

static void
moves_changed_cb (UgoRecordView *self)
{
  gboolean is_empty
    = self->moves == NULL || g_list_model_get_n_items (G_LIST_MODEL (self->moves)) == 0;

  gtk_stack_set_visible_child (GTK_STACK (self->stack), is_empty ? self->empty : self->scroller);
}

static GtkWidget *
create_empty (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *icon = gtk_image_new_from_icon_name ("ugo-play-symbolic");
  GtkWidget *label = gtk_label_new (_ ("No moves yet"));

  gtk_image_set_pixel_size (GTK_IMAGE (icon), 32);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "dim-label");
  return box;
}

static void
ugo_record_view_dispose (GObject *object)
{
  UgoRecordView *self = UGO_RECORD_VIEW (object);

  ugo_record_view_set_match (self, NULL);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_clear_pointer (&self->note, gtk_widget_unparent);
  g_clear_pointer (&self->stack, gtk_widget_unparent);
  G_OBJECT_CLASS (ugo_record_view_parent_class)->dispose (object);
}

static void
ugo_record_view_finalize (GObject *object)
{
  UgoRecordView *self = UGO_RECORD_VIEW (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (ugo_record_view_parent_class)->finalize (object);
}

static void
ugo_record_view_class_init (UgoRecordViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ugo_record_view_dispose;
  object_class->finalize = ugo_record_view_finalize;
  signals[CHANGED] = g_signal_new ("changed", UGO_TYPE_RECORD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "record-view");
}

static void
ugo_record_view_init (UgoRecordView *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->rows = g_ptr_array_new ();
  g_signal_connect_object (factory, "setup", G_CALLBACK (item_setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (item_bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (item_unbind_cb), self,
                           G_CONNECT_SWAPPED);

  self->list = gtk_list_view_new (NULL, factory);
  gtk_widget_add_css_class (self->list, "moves");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("list", "Moves"), -1);
  self->scroller = gtk_scrolled_window_new ();
  gtk_widget_set_focusable (self->scroller, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->list);
  self->empty = create_empty ();
  self->stack = gtk_stack_new ();
  gtk_stack_add_child (GTK_STACK (self->stack), self->empty);
  gtk_stack_add_child (GTK_STACK (self->stack), self->scroller);
  gtk_widget_set_parent (self->stack, GTK_WIDGET (self));

  self->menu = gtk_popover_menu_new_from_model (NULL);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Edit this move"), -1);
  gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
  self->note = ugo_note_editor_new ();
  g_signal_connect_swapped (self->note, "closed", G_CALLBACK (note_closed_cb), self);
  gtk_widget_set_parent (self->note, GTK_WIDGET (self));

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
ugo_record_view_new (void)
{
  return g_object_new (UGO_TYPE_RECORD_VIEW, NULL);
}

void
ugo_record_view_set_match (UgoRecordView *self, UgoMatch *match)
{
  g_autoptr (GtkNoSelection) selection = NULL;

  g_return_if_fail (UGO_IS_RECORD_VIEW (self));

  if (self->match == match)
    return;
  if (self->match)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_set_object (&self->match, match);
  g_clear_object (&self->moves);

  if (match)
    {
      /* The list follows its match before this does: it connected first. */
      self->moves = ugo_move_list_new (match);
      g_signal_connect_object (self->moves, "items-changed", G_CALLBACK (moves_changed_cb), self,
                               G_CONNECT_SWAPPED);
      selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->moves)));
      g_signal_connect_object (match, "changed", G_CALLBACK (match_changed_cb), self,
                               G_CONNECT_SWAPPED);
    }
  if (self->stack == NULL)
    return;
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), GTK_SELECTION_MODEL (selection));
  moves_changed_cb (self);
  scroll_to_current (self);
}

void
ugo_record_view_set_menu (UgoRecordView *self, GMenuModel *menu)
{
  g_return_if_fail (UGO_IS_RECORD_VIEW (self));

  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->menu), menu);
}

/* What shows the move of @node now, if anything does. */
static GtkWidget *
find_cell (UgoRecordView *self, UgoNode *node)
{
  GtkWidget *cell = NULL;

  for (guint i = 0; i < self->rows->len && !cell; i++)
    cell = ugo_record_row_get_cell (g_ptr_array_index (self->rows, i), node);
  return cell;
}

/* In a narrow window the moves are below what is shown. */
static void
bring_into_sight (UgoRecordView *self, GtkWidget *cell)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  graphene_rect_t bounds;

  if (cell && gtk_widget_compute_bounds (cell, window, &bounds)
      && bounds.origin.y + bounds.size.height > gtk_widget_get_height (window) - FOOT_HEIGHT)
    gtk_widget_grab_focus (cell);
}

void
ugo_record_view_write (UgoRecordView *self, UgoCommentPlace place)
{
  UgoNode *node = current_node (self);

  g_return_if_fail (UGO_IS_RECORD_VIEW (self) && is_in_review (self));

  if (!ugo_record_editor_can_comment (node, place))
    return;
  bring_into_sight (self, find_cell (self, node));
  open_note (self, node, place, find_cell (self, node));
}

gboolean
ugo_record_view_is_writing (UgoRecordView *self)
{
  g_return_val_if_fail (UGO_IS_RECORD_VIEW (self), FALSE);

  return gtk_widget_get_visible (self->note);
}

void
ugo_record_view_fold (UgoRecordView *self)
{
  UgoNode *head;

  g_return_if_fail (UGO_IS_RECORD_VIEW (self) && is_in_review (self));

  head = ugo_record_editor_find_variation (current_node (self));
  if (head)
    ugo_move_list_set_folded (self->moves, head, TRUE);
}
