/* ugo-ruler-image.c: a race on the ruler of its rounds, as a widget
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-ruler-image.h"

#define LEAST_WIDTH 100

struct _UgoRulerImage
{
  GtkWidget parent_instance;

  UgoRuler ruler;
};

G_DEFINE_FINAL_TYPE (UgoRulerImage, ugo_ruler_image, GTK_TYPE_WIDGET)

static void
ugo_ruler_image_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : UGO_RULER_HEIGHT;
}

static void
ugo_ruler_image_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UgoRulerImage *self = UGO_RULER_IMAGE (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  ugo_ruler_draw (cr, &self->ruler, (UgoColour){ ink.red, ink.green, ink.blue }, (double) width,
                  (double) height);
  cairo_destroy (cr);
}

static void
ugo_ruler_image_class_init (UgoRulerImageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = ugo_ruler_image_measure;
  widget_class->snapshot = ugo_ruler_image_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ugo_ruler_image_init (UgoRulerImage *self)
{
  self->ruler = (UgoRuler){ .first = { -1, -1 }, .last = { -1, -1 } };
}

GtkWidget *
ugo_ruler_image_new (void)
{
  return g_object_new (UGO_TYPE_RULER_IMAGE, NULL);
}

void
ugo_ruler_image_set_ruler (UgoRulerImage *self, const UgoRuler *ruler)
{
  g_return_if_fail (UGO_IS_RULER_IMAGE (self));

  self->ruler = *ruler;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
