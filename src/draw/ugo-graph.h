/* ugo-graph.h: how a game went, as a graph
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>
#include <glib.h>

#include "ugo-theme.h"

G_BEGIN_DECLS

/* What is marked at a place, each by a shape of its own. */
typedef enum
{
  UGO_GRAPH_NO_MARK,
  UGO_GRAPH_RING,    /* doubtful */
  UGO_GRAPH_DISC,    /* a mistake */
  UGO_GRAPH_DIAMOND, /* a blunder */
} UgoGraphMark;

/*
 * UgoGraphPoint:
 * @is_known: whether there is anything to draw
 * @height: from -1 at the bottom to 1 at the top
 * @mark: what is marked there
 */
typedef struct
{
  gboolean is_known;
  double height;
  UgoGraphMark mark;
} UgoGraphPoint;

/*
 * UgoGraph:
 * @points: (array length=n_points): from left to right
 * @n_points: how many there are
 * @current: the place that is shown on the board, or -1
 */
typedef struct
{
  const UgoGraphPoint *points;
  guint n_points;
  int current;
} UgoGraph;

/* The least height that a graph needs, in units. */
#define UGO_GRAPH_HEIGHT 84

/**
 * ugo_graph_place:
 * @self: a graph
 * @width: how wide it is
 * @index: a point
 *
 * Returns: where that is, from the left
 */
double ugo_graph_place (const UgoGraph *self, double width, guint index);

/**
 * ugo_graph_find:
 * @self: a graph that has points
 * @width: how wide it is
 * @x: a place, from the left
 *
 * Returns: the point that is nearest
 */
guint ugo_graph_find (const UgoGraph *self, double width, double x);

/**
 * ugo_graph_draw:
 * @cr: where to draw, from the origin on; its state is left as it was
 * @self: a graph
 * @ink: the colour of text on the ground
 * @width: how wide it is
 * @height: how high it is
 *
 * A line over a ground that is light above the middle and dark below, as the pieces of White and
 * Black are; the space between the line and the middle is filled. Before the first point that is
 * known there are no sides. A bar stands at the current place.
 */
void ugo_graph_draw (cairo_t *cr, const UgoGraph *self, UgoColour ink, double width,
                     double height);

G_END_DECLS
