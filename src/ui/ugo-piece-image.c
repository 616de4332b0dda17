/* ugo-piece-image.c: a picture of one piece
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-piece-image.h"

#include "ugo-drawing.h"

#define SIZE 28

struct _UgoPieceImage
{
  GtkWidget parent_instance;

  guint piece;
};

enum
{
  PROP_PIECE = 1,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (UgoPieceImage, ugo_piece_image, GTK_TYPE_WIDGET)

static void
ugo_piece_image_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = SIZE;
  *natural = SIZE;
}

static void
ugo_piece_image_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UgoPieceImage *self = UGO_PIECE_IMAGE (widget);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width,
                                                                          (float) height));

  ugo_drawing_ugolki.draw_piece (cr, (uint8_t) self->piece, width / 2, height / 2,
                                 MIN (width, height), 0);
  cairo_destroy (cr);
}

static void
ugo_piece_image_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UgoPieceImage *self = UGO_PIECE_IMAGE (object);

  if (id != PROP_PIECE)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  self->piece = g_value_get_uint (value);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
ugo_piece_image_class_init (UgoPieceImageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = ugo_piece_image_set_property;
  widget_class->measure = ugo_piece_image_measure;
  widget_class->snapshot = ugo_piece_image_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);

  props[PROP_PIECE] =
      g_param_spec_uint ("piece", NULL, NULL, 1, 2, 1, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
}

static void
ugo_piece_image_init (UgoPieceImage *self)
{
  self->piece = 1;
}
