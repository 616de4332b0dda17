/* ugo-line-image.c: a picture of pieces side by side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-line-image.h"

#include <string.h>

#include "ugo-compat.h"
#include "ugo-drawing.h"
#include "ugo-pen.h"

#define SQUARE 24

struct _UgoLineImage
{
  GtkWidget parent_instance;

  const UgoDrawing *drawing;
  const char *line;
};

G_DEFINE_FINAL_TYPE (UgoLineImage, ugo_line_image, GTK_TYPE_WIDGET)

static void
ugo_line_image_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                        int *natural, int *minimum_baseline, int *natural_baseline)
{
  int length = (int) strlen (UGO_LINE_IMAGE (widget)->line);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? SQUARE * length : SQUARE;
}

static void
draw_square (UgoLineImage *self, cairo_t *cr, char letter, double x, double y)
{
  gboolean is_dark = ugo_compat_is_dark (GTK_WIDGET (self));
  UgoPalette palette = ugo_theme_palette (ugo_theme_all ()[0], is_dark);

  if (g_ascii_isdigit (letter))
    {
      self->drawing->draw_piece (cr, UGO_PIECES_TURNED, (uint8_t) (letter - '0'), x, y, SQUARE,
                                 0);
      return;
    }
  ugo_pen_set (cr, palette.dark, 0.55);
  ugo_pen_circle (cr, x, y, SQUARE * 0.3);
  cairo_fill (cr);
  if (letter == '?')
    {
      ugo_pen_set (cr, (UgoColour){ 1, 1, 1 }, 1);
      ugo_pen_text (cr, "?", x, y, SQUARE * 0.5, TRUE);
    }
}

static void
ugo_line_image_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UgoLineImage *self = UGO_LINE_IMAGE (widget);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  double left = (width - SQUARE * (double) strlen (self->line)) / 2;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width,
                                                                          (float) height));

  for (gsize i = 0; self->line[i] != '\0'; i++)
    draw_square (self, cr, self->line[i], left + SQUARE * ((double) i + 0.5), height / 2);
  cairo_destroy (cr);
}

static void
ugo_line_image_class_init (UgoLineImageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = ugo_line_image_measure;
  widget_class->snapshot = ugo_line_image_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ugo_line_image_init (UgoLineImage *self)
{
  self->line = "";
}

GtkWidget *
ugo_line_image_new (const UgoRules *rules, const char *line)
{
  UgoLineImage *self = g_object_new (UGO_TYPE_LINE_IMAGE, NULL);

  self->drawing = ugo_drawing_find (rules);
  self->line = line;
  return GTK_WIDGET (self);
}
