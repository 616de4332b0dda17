/* ugo-graph-image.c: how a game went, as a graph that is clicked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-graph-image.h"

#define LEAST_WIDTH 100

struct _UgoGraphImage
{
  GtkWidget parent_instance;

  GArray *points; /* owned: of UgoGraphPoint */
  int current;
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoGraphImage, ugo_graph_image, GTK_TYPE_WIDGET)

static UgoGraph
get_graph (UgoGraphImage *self)
{
  return (UgoGraph){ (const UgoGraphPoint *) self->points->data, self->points->len,
                     self->current };
}

static void
drag_cb (GtkGestureDrag *gesture, double dx, double dy, gpointer data)
{
  UgoGraphImage *self = UGO_GRAPH_IMAGE (data);
  UgoGraph graph = get_graph (self);
  double x, y;
  guint index;

  if (graph.n_points == 0 || !gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;
  index = ugo_graph_find (&graph, gtk_widget_get_width (GTK_WIDGET (self)), x + dx);
  if ((int) index != self->current)
    g_signal_emit (self, signals[CHOSEN], 0, index);
}

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, gpointer data)
{
  drag_cb (gesture, 0, 0, data);
}

static void
ugo_graph_image_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : UGO_GRAPH_HEIGHT;
}

static void
ugo_graph_image_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UgoGraphImage *self = UGO_GRAPH_IMAGE (widget);
  UgoGraph graph = get_graph (self);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  ugo_graph_draw (cr, &graph, (UgoColour){ ink.red, ink.green, ink.blue }, (double) width,
                  (double) height);
  cairo_destroy (cr);
}

static void
ugo_graph_image_finalize (GObject *object)
{
  g_array_unref (UGO_GRAPH_IMAGE (object)->points);
  G_OBJECT_CLASS (ugo_graph_image_parent_class)->finalize (object);
}

static void
ugo_graph_image_class_init (UgoGraphImageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ugo_graph_image_finalize;
  widget_class->measure = ugo_graph_image_measure;
  widget_class->snapshot = ugo_graph_image_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
ugo_graph_image_init (UgoGraphImage *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->points = g_array_new (FALSE, FALSE, sizeof (UgoGraphPoint));
  self->current = -1;
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

GtkWidget *
ugo_graph_image_new (void)
{
  return g_object_new (UGO_TYPE_GRAPH_IMAGE, NULL);
}

void
ugo_graph_image_set_points (UgoGraphImage *self, GArray *points)
{
  g_return_if_fail (UGO_IS_GRAPH_IMAGE (self));

  g_array_unref (self->points);
  self->points = g_array_ref (points);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ugo_graph_image_set_current (UgoGraphImage *self, int current)
{
  g_return_if_fail (UGO_IS_GRAPH_IMAGE (self));

  if (self->current == current)
    return;
  self->current = current;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
