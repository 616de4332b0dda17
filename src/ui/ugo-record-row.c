/* ugo-record-row.c: one row of a move list: a round, or a comment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-record-row.h"

#include <glib/gi18n-lib.h>

#include "ugo-text-limit.h"
#include "ugo-words.h"

#define INDENT 16
#define MAX_INDENTED_DEPTH 5

/* Stands where White's move stood before a variation parted it from Black's. */
#define NO_MOVE "…"

struct _UgoRecordRow
{
  GtkWidget parent_instance;

  /* owned */
  UgoMoveRow *row;

  /* children */
  GtkWidget *fold; /* hides and shows the rest of a variation, in its first row */
  GtkWidget *number;
  GtkWidget *pair; /* two cells of one width, so that all rows have the same columns */
  GtkWidget *cells[2];
  GtkWidget *comment;
};

enum
{
  CHOSEN,
  MENU,
  FOLDED,
  COMMENT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoRecordRow, ugo_record_row, GTK_TYPE_WIDGET)

static void
cell_clicked_cb (UgoRecordRow *self, GtkWidget *cell)
{
  UgoSide side = cell == self->cells[UGO_WHITE] ? UGO_WHITE : UGO_BLACK;
  UgoNode *node = self->row ? ugo_move_row_get_node (self->row, side) : NULL;

  if (node)
    g_signal_emit (self, signals[CHOSEN], 0, node);
}

/* The menu of a move */

static UgoNode *
get_cell_node (UgoRecordRow *self, GtkWidget *cell)
{
  return self->row ? ugo_move_row_get_node (self->row, cell == self->cells[UGO_WHITE] ? UGO_WHITE
                                                                                      : UGO_BLACK)
                   : NULL;
}

static void
ask_for_menu (UgoRecordRow *self, GtkWidget *cell)
{
  UgoNode *node = get_cell_node (self, cell);

  if (node)
    g_signal_emit (self, signals[MENU], 0, node, cell);
}

static void
cell_pressed_cb (GtkGestureClick *click, int n_press, double x, double y, UgoRecordRow *self)
{
  GtkWidget *cell = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (click));

  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  ask_for_menu (self, cell);
}

static void
cell_held_cb (GtkGestureLongPress *press, double x, double y, UgoRecordRow *self)
{
  GtkWidget *cell = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (press));

  gtk_gesture_set_state (GTK_GESTURE (press), GTK_EVENT_SEQUENCE_CLAIMED);
  ask_for_menu (self, cell);
}

static gboolean
menu_key_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  UgoRecordRow *self = UGO_RECORD_ROW (widget);

  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    if (gtk_widget_has_focus (self->cells[side]))
      {
        ask_for_menu (self, self->cells[side]);
        return TRUE;
      }
  return FALSE;
}

static void
add_menu_gestures (UgoRecordRow *self, GtkWidget *cell)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect (click, "pressed", G_CALLBACK (cell_pressed_cb), self);
  gtk_widget_add_controller (cell, GTK_EVENT_CONTROLLER (click));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect (press, "pressed", G_CALLBACK (cell_held_cb), self);
  gtk_widget_add_controller (cell, GTK_EVENT_CONTROLLER (press));
}

/* A variation that is hidden */

static void
fold_clicked_cb (UgoRecordRow *self)
{
  gboolean is_folded;
  UgoNode *head = self->row ? ugo_move_row_get_head (self->row, &is_folded) : NULL;

  if (head)
    g_signal_emit (self, signals[FOLDED], 0, head, !is_folded);
}

static void
update_fold (UgoRecordRow *self)
{
  gboolean is_folded;
  gboolean is_head = ugo_move_row_get_head (self->row, &is_folded) != NULL;
  const char *name = is_folded ? _ ("Show this variation") : _ ("Hide this variation");

  gtk_widget_set_visible (self->fold, is_head);
  gtk_button_set_icon_name (GTK_BUTTON (self->fold),
                            is_folded ? "pan-end-symbolic" : "pan-down-symbolic");
  gtk_widget_set_tooltip_text (self->fold, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->fold), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

/* The button to fold stands in the indent, so that all rows of a variation begin in one line. */
static void
update_indent (UgoRecordRow *self, guint depth)
{
  guint own = depth > 0 && gtk_widget_get_visible (self->fold) ? depth - 1 : depth;

  gtk_widget_set_margin_start (GTK_WIDGET (self), (int) (INDENT * own));
}

static GtkWidget *
create_fold (UgoRecordRow *self)
{
  GtkWidget *fold = gtk_button_new ();

  gtk_widget_add_css_class (fold, "flat");
  gtk_widget_add_css_class (fold, "fold");
  gtk_widget_set_focus_on_click (fold, FALSE);
  gtk_widget_set_valign (fold, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (fold, "clicked", G_CALLBACK (fold_clicked_cb), self);
  gtk_widget_set_parent (fold, GTK_WIDGET (self));
  return fold;
}

/* Comments */

static void
comment_pressed_cb (UgoRecordRow *self, int n_press)
{
  UgoCommentPlace place;
  UgoNode *node = self->row ? ugo_move_row_get_about (self->row, &place) : NULL;

  if (node && n_press == 2)
    g_signal_emit (self, signals[COMMENT], 0, node, (int) place, self->comment);
}

static GtkWidget *
create_cell (UgoRecordRow *self)
{
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *cell = gtk_button_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_button_set_child (GTK_BUTTON (cell), label);
  gtk_widget_add_css_class (cell, "flat");
  gtk_widget_add_css_class (cell, "move");
  gtk_box_append (GTK_BOX (self->pair), cell);
  g_signal_connect_swapped (cell, "clicked", G_CALLBACK (cell_clicked_cb), self);
  add_menu_gestures (self, cell);
  return cell;
}

static const UgoRules *
get_rules (UgoRecordRow *self)
{
  UgoNode *node = ugo_move_row_get_node (self->row, UGO_WHITE);

  if (node == NULL)
    node = ugo_move_row_get_node (self->row, UGO_BLACK);
  return node != NULL ? node->position.variant.rules : NULL;
}

static void
update_cell (UgoRecordRow *self, UgoSide side)
{
  GtkWidget *cell = self->cells[side];
  g_autofree char *text = ugo_move_row_get_text (self->row, side);
  g_autofree char *name = NULL;
  guint number = ugo_move_row_get_number (self->row);
  gboolean is_parted = side == UGO_WHITE && !text;
  gboolean is_folded;

  if (text && ugo_move_row_get_head (self->row, &is_folded) && is_folded)
    {
      char *cut = g_strconcat (text, " …", NULL);

      g_free (text);
      text = cut;
    }
  gtk_label_set_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (cell))),
                      is_parted ? NO_MOVE : text ? text : "");
  gtk_widget_set_sensitive (cell, text != NULL);
  gtk_widget_set_can_target (cell, text != NULL);
  gtk_widget_set_focusable (cell, text != NULL);
  if (!text)
    {
      gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      ugo_words_no_move (get_rules (self), side), -1);
      return;
    }
  name = ugo_words_numbered_move (get_rules (self), number, side, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
ugo_record_row_dispose (GObject *object)
{
  UgoRecordRow *self = UGO_RECORD_ROW (object);

  g_clear_pointer (&self->fold, gtk_widget_unparent);
  g_clear_pointer (&self->number, gtk_widget_unparent);
  g_clear_pointer (&self->pair, gtk_widget_unparent);
  g_clear_pointer (&self->comment, gtk_widget_unparent);
  g_clear_object (&self->row);
  G_OBJECT_CLASS (ugo_record_row_parent_class)->dispose (object);
}

static void
ugo_record_row_class_init (UgoRecordRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ugo_record_row_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", UGO_TYPE_RECORD_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[MENU] = g_signal_new ("menu", UGO_TYPE_RECORD_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 2, G_TYPE_POINTER, GTK_TYPE_WIDGET);
  signals[FOLDED] = g_signal_new ("folded", UGO_TYPE_RECORD_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_BOOLEAN);
  signals[COMMENT] = g_signal_new ("comment", UGO_TYPE_RECORD_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 3, G_TYPE_POINTER, G_TYPE_INT,
                                   GTK_TYPE_WIDGET);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, menu_key_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, menu_key_cb, NULL);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "record-row");
}

static void
ugo_record_row_init (UgoRecordRow *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->fold = create_fold (self);
  self->number = gtk_label_new (NULL);
  gtk_label_set_width_chars (GTK_LABEL (self->number), 4);
  gtk_label_set_xalign (GTK_LABEL (self->number), 1);
  gtk_widget_set_valign (self->number, GTK_ALIGN_BASELINE);
  gtk_widget_set_margin_end (self->number, 6);
  gtk_widget_add_css_class (self->number, "numeric");
  gtk_widget_add_css_class (self->number, "dim-label");
  gtk_widget_set_parent (self->number, GTK_WIDGET (self));

  self->pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_set_homogeneous (GTK_BOX (self->pair), TRUE);
  gtk_widget_set_hexpand (self->pair, TRUE);
  gtk_widget_set_parent (self->pair, GTK_WIDGET (self));
  self->cells[UGO_WHITE] = create_cell (self);
  self->cells[UGO_BLACK] = create_cell (self);

  self->comment = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->comment), 0);
  gtk_label_set_wrap (GTK_LABEL (self->comment), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->comment), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_selectable (GTK_LABEL (self->comment), FALSE);
  gtk_widget_set_hexpand (self->comment, TRUE);
  gtk_widget_add_css_class (self->comment, "comment");
  gtk_widget_set_parent (self->comment, GTK_WIDGET (self));
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (comment_pressed_cb), self);
  gtk_widget_add_controller (self->comment, GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
ugo_record_row_new (void)
{
  return g_object_new (UGO_TYPE_RECORD_ROW, NULL);
}

void
ugo_record_row_set_row (UgoRecordRow *self, UgoMoveRow *row)
{
  const char *comment;
  g_autofree char *number = NULL;
  guint depth;

  g_return_if_fail (UGO_IS_RECORD_ROW (self));

  g_set_object (&self->row, row);
  if (!row)
    return;

  comment = ugo_move_row_get_comment (row);
  depth = ugo_move_row_get_depth (row);
  number = g_strdup_printf ("%u.", ugo_move_row_get_number (row));
  gtk_label_set_text (GTK_LABEL (self->number), number);
  ugo_text_show (self->comment, comment, UGO_TEXT_COMMENT);
  gtk_widget_set_visible (self->number, !comment);
  gtk_widget_set_visible (self->pair, !comment);
  gtk_widget_set_visible (self->comment, comment != NULL);
  update_fold (self);
  update_indent (self, MIN (depth, MAX_INDENTED_DEPTH));
  if (depth > 0)
    gtk_widget_add_css_class (GTK_WIDGET (self), "variation");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "variation");
  if (!comment)
    {
      update_cell (self, UGO_WHITE);
      update_cell (self, UGO_BLACK);
    }
}

void
ugo_record_row_set_current (UgoRecordRow *self, UgoNode *node)
{
  g_return_if_fail (UGO_IS_RECORD_ROW (self));

  for (int side = UGO_WHITE; self->row && side <= UGO_BLACK; side++)
    {
      UgoNode *own = ugo_move_row_get_node (self->row, side);

      if (own && own == node)
        gtk_widget_add_css_class (self->cells[side], "current");
      else
        gtk_widget_remove_css_class (self->cells[side], "current");
    }
}

GtkWidget *
ugo_record_row_get_cell (UgoRecordRow *self, UgoNode *node)
{
  g_return_val_if_fail (UGO_IS_RECORD_ROW (self), NULL);

  for (int side = UGO_WHITE; self->row && side <= UGO_BLACK; side++)
    if (node && ugo_move_row_get_node (self->row, side) == node)
      return self->cells[side];
  return NULL;
}
