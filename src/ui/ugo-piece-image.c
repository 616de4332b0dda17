/* ugo-piece-image.c: a picture of one piece
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-piece-image.h"

#include "ugo-drawing.h"

struct _UgoPieceImage
{
  GtkWidget parent_instance;

  const UgoDrawing *drawing;
  uint8_t piece;
};

G_DEFINE_FINAL_TYPE (UgoPieceImage, ugo_piece_image, GTK_TYPE_WIDGET)

static void
ugo_piece_image_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = UGO_PIECE_IMAGE_SIZE;
  *natural = UGO_PIECE_IMAGE_SIZE;
}

static void
ugo_piece_image_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UgoPieceImage *self = UGO_PIECE_IMAGE (widget);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width,
                                                                          (float) height));

  self->drawing->draw_piece (cr, UGO_PIECES_TURNED, self->piece, width / 2, height / 2,
                             MIN (width, height), 0);
  cairo_destroy (cr);
}

static void
ugo_piece_image_class_init (UgoPieceImageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = ugo_piece_image_measure;
  widget_class->snapshot = ugo_piece_image_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ugo_piece_image_init (UgoPieceImage *self)
{
  self->drawing = ugo_drawing_find (ugo_rules_all ()[0]);
  self->piece = 1;
}

GtkWidget *
ugo_piece_image_new (const UgoRules *rules, uint8_t piece)
{
  UgoPieceImage *self = g_object_new (UGO_TYPE_PIECE_IMAGE, NULL);

  self->drawing = ugo_drawing_find (rules);
  self->piece = piece;
  return GTK_WIDGET (self);
}
