/* ugo-figure-image.c: a figure of the help, drawn as the board is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-figure-image.h"

#include <math.h>

#include "ugo-compat.h"

/* How high a figure is that has no width of its own. */
#define HEIGHT 320

#define MIN_WIDTH 72

struct _UgoFigureImage
{
  GtkWidget parent_instance;

  /* Owned. */
  UgoFigure *figure;

  /* Plain state. */
  const UgoTheme *theme;
  int width;
  double ratio; /* of its height to its width */
};

G_DEFINE_FINAL_TYPE (UgoFigureImage, ugo_figure_image, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
ugo_figure_image_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ugo_figure_image_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                          int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  UgoFigureImage *self = UGO_FIGURE_IMAGE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN (MIN_WIDTH, self->width);
      *natural = self->width;
    }
  else
    {
      int width = for_size >= 0 ? MIN (for_size, self->width) : self->width;

      *minimum = *natural = (int) ceil (width * self->ratio);
    }
}

static void
ugo_figure_image_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UgoFigureImage *self = UGO_FIGURE_IMAGE (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  UgoBoardScene scene = *ugo_figure_get_scene (self->figure);
  UgoBoardLayout layout;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  scene.theme = self->theme;
  scene.is_dark = ugo_compat_is_dark (widget);
  ugo_board_layout_init (&layout, scene.position.variant.rules, width, height,
                         ugo_compat_get_scale (widget), ugo_figure_get_turned (self->figure), TRUE);
  ugo_board_draw (cr, &scene, &layout);
  cairo_destroy (cr);
}

static void
ugo_figure_image_finalize (GObject *object)
{
  g_clear_pointer (&UGO_FIGURE_IMAGE (object)->figure, ugo_figure_free);
  G_OBJECT_CLASS (ugo_figure_image_parent_class)->finalize (object);
}

static void
ugo_figure_image_class_init (UgoFigureImageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ugo_figure_image_finalize;
  widget_class->get_request_mode = ugo_figure_image_get_request_mode;
  widget_class->measure = ugo_figure_image_measure;
  widget_class->snapshot = ugo_figure_image_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ugo_figure_image_init (UgoFigureImage *self)
{
}

GtkWidget *
ugo_figure_image_new (UgoFigure *figure, const UgoTheme *theme, int width)
{
  UgoFigureImage *self = g_object_new (UGO_TYPE_FIGURE_IMAGE, NULL);
  const UgoRules *rules = ugo_figure_get_scene (figure)->position.variant.rules;
  UgoBoardLayout layout;

  /* As a square as large as a picture has it, for the frame is not made larger in proportion. */
  ugo_board_layout_init (&layout, rules, HEIGHT, HEIGHT, 1, FALSE, TRUE);
  self->figure = figure;
  self->theme = theme;
  self->ratio = layout.frame.height / layout.frame.width;
  self->width = width > 0 ? width : (int) layout.frame.width;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  return GTK_WIDGET (self);
}
