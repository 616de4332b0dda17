/* ugo-record-row.c: one row of a move list: a round, or a comment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-record-row.h"

#include "ugo-text-limit.h"
#include "ugo-words.h"

#define INDENT 16
#define MAX_INDENTED_DEPTH 5

struct _UgoRecordRow
{
  GtkWidget parent_instance;

  /* owned */
  UgoMoveRow *row;

  /* children */
  GtkWidget *number;
  GtkWidget *pair; /* two cells of one width, so that all rows have the same columns */
  GtkWidget *cells[2];
  GtkWidget *comment;
};

enum
{
  CHOSEN,
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

  gtk_label_set_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (cell))), text ? text : "");
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
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "record-row");
}

static void
ugo_record_row_init (UgoRecordRow *self)
{
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
  gtk_widget_set_margin_start (GTK_WIDGET (self), INDENT * MIN (depth, MAX_INDENTED_DEPTH));
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
