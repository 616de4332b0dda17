/* ugo-graph-image.h: how a game went, as a graph that is clicked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-graph.h"

G_BEGIN_DECLS

#define UGO_TYPE_GRAPH_IMAGE (ugo_graph_image_get_type ())

/*
 * Says nothing to a screen reader: what it shows is told by what it stands in.
 *
 * Signal: chosen (guint index): a place was clicked, or a pointer held down goes over it
 */
G_DECLARE_FINAL_TYPE (UgoGraphImage, ugo_graph_image, UGO, GRAPH_IMAGE, GtkWidget)

/**
 * ugo_graph_image_new:
 *
 * Returns: (transfer floating): an empty graph
 */
GtkWidget *ugo_graph_image_new (void);

/**
 * ugo_graph_image_set_points:
 * @self: a graph
 * @points: (element-type UgoGraphPoint): what it shows
 */
void ugo_graph_image_set_points (UgoGraphImage *self, GArray *points);

/**
 * ugo_graph_image_set_current:
 * @self: a graph
 * @current: the place that the board shows, or -1
 */
void ugo_graph_image_set_current (UgoGraphImage *self, int current);

G_END_DECLS
