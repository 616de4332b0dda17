/* ugo-rating-curve.c: how a rating has changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-rating-curve.h"

#define HEIGHT 120
#define MARGIN 6
#define TEXT_SIZE 11

/* Lines stand at each hundred; a curve is never drawn as if little were much. */
#define STEP 100

struct _UgoRatingCurve
{
  GtkWidget parent_instance;

  GArray *values; /* of int */
};

G_DEFINE_FINAL_TYPE (UgoRatingCurve, ugo_rating_curve, GTK_TYPE_WIDGET)

static void
ugo_rating_curve_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                          int *minimum, int *natural, int *minimum_baseline,
                          int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 0;
}

static int
get_value (UgoRatingCurve *self, guint i)
{
  return g_array_index (self->values, int, i);
}

/* The hundreds below the least and above the greatest value. */
static void
get_range (UgoRatingCurve *self, int *low, int *high)
{
  *low = *high = get_value (self, 0);
  for (guint i = 1; i < self->values->len; i++)
    {
      *low = MIN (*low, get_value (self, i));
      *high = MAX (*high, get_value (self, i));
    }
  *low -= *low % STEP;
  *high += STEP - *high % STEP;
}

static void
draw_lines (cairo_t *cr, int low, int high, double width, double height)
{
  /* As many lines as can be read. */
  int step = STEP * (1 + (high - low) / (STEP * 5));

  cairo_set_font_size (cr, TEXT_SIZE);
  cairo_set_line_width (cr, 1);
  for (int value = low; value <= high; value += step)
    {
      double y = MARGIN + (height - 2 * MARGIN) * (high - value) / (high - low);
      char text[16];

      cairo_move_to (cr, 0, (int) y + 0.5);
      cairo_line_to (cr, width, (int) y + 0.5);
      cairo_stroke (cr);
      g_snprintf (text, sizeof text, "%d", value);
      cairo_move_to (cr, 0, value == high ? y + TEXT_SIZE : y - 2);
      cairo_show_text (cr, text);
    }
}

static void
draw_curve (UgoRatingCurve *self, cairo_t *cr, int low, int high, double width, double height)
{
  const double left = 4 * TEXT_SIZE, right = width - MARGIN;
  guint n = self->values->len;

  cairo_new_path (cr);
  for (guint i = 0; i < n; i++)
    {
      double x = n > 1 ? left + (right - left) * i / (n - 1) : right;
      double y = MARGIN + (height - 2 * MARGIN) * (high - get_value (self, i)) / (high - low);

      cairo_line_to (cr, x, y);
      if (i + 1 == n)
        {
          cairo_stroke (cr);
          cairo_arc (cr, x, y, 3.5, 0, 2 * G_PI);
          cairo_fill (cr);
        }
    }
}

static void
ugo_rating_curve_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UgoRatingCurve *self = UGO_RATING_CURVE (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  cairo_t *cr;
  GdkRGBA ink;
  int low, high;

  if (self->values->len == 0)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  get_range (self, &low, &high);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_set_source_rgba (cr, ink.red, ink.green, ink.blue, 0.35);
  draw_lines (cr, low, high, (double) width, (double) height);
  cairo_set_source_rgba (cr, ink.red, ink.green, ink.blue, 0.9);
  cairo_set_line_width (cr, 2);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  draw_curve (self, cr, low, high, (double) width, (double) height);
  cairo_destroy (cr);
}

static void
ugo_rating_curve_finalize (GObject *object)
{
  g_array_unref (UGO_RATING_CURVE (object)->values);
  G_OBJECT_CLASS (ugo_rating_curve_parent_class)->finalize (object);
}

static void
ugo_rating_curve_class_init (UgoRatingCurveClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ugo_rating_curve_finalize;
  widget_class->measure = ugo_rating_curve_measure;
  widget_class->snapshot = ugo_rating_curve_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ugo_rating_curve_init (UgoRatingCurve *self)
{
  self->values = g_array_new (FALSE, FALSE, sizeof (int));
}

GtkWidget *
ugo_rating_curve_new (void)
{
  return g_object_new (UGO_TYPE_RATING_CURVE, NULL);
}

void
ugo_rating_curve_set_values (UgoRatingCurve *self, GArray *values)
{
  g_return_if_fail (UGO_IS_RATING_CURVE (self));

  g_array_set_size (self->values, 0);
  g_array_append_vals (self->values, values->data, values->len);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
