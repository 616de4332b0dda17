/* test-graph.c: how a game went, as a graph
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-graph.h"

#include <string.h>

#define WIDTH 200
#define HEIGHT UGO_GRAPH_HEIGHT
#define N_POINTS 5

static const UgoGraphPoint plain[N_POINTS] = {
  { TRUE, 0.1, UGO_GRAPH_NO_MARK },    { TRUE, 0.4, UGO_GRAPH_RING },
  { TRUE, -0.3, UGO_GRAPH_DISC },      { TRUE, 0.9, UGO_GRAPH_DIAMOND },
  { TRUE, -1, UGO_GRAPH_NO_MARK },
};

static cairo_surface_t *
draw (const UgoGraph *graph, int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, MAX (width, 1),
                                                         MAX (height, 1));
  cairo_t *cr = cairo_create (surface);

  ugo_graph_draw (cr, graph, (UgoColour){ 0, 0, 0 }, width, height);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static gboolean
is_same (const UgoGraph *a, const UgoGraph *b)
{
  cairo_surface_t *first = draw (a, WIDTH, HEIGHT);
  cairo_surface_t *second = draw (b, WIDTH, HEIGHT);
  gboolean same = memcmp (cairo_image_surface_get_data (first),
                          cairo_image_surface_get_data (second),
                          (gsize) cairo_image_surface_get_stride (first) * HEIGHT)
                  == 0;

  cairo_surface_destroy (first);
  cairo_surface_destroy (second);
  return same;
}

/* Nothing of a graph can change without the picture. */
static void
test_parts (void)
{
  UgoGraph graph = { plain, N_POINTS, 2 };

  for (int current = -1; current < N_POINTS; current++)
    {
      UgoGraph other = { plain, N_POINTS, current };

      g_assert_true (is_same (&graph, &other) == (current == 2));
    }
  for (guint i = 0; i < N_POINTS; i++)
    {
      UgoGraphPoint points[N_POINTS];
      UgoGraph other = { points, N_POINTS, 2 };

      memcpy (points, plain, sizeof points);
      points[i].height = 0.6;
      g_assert_false (is_same (&graph, &other));
      for (int mark = UGO_GRAPH_NO_MARK; mark <= UGO_GRAPH_DIAMOND; mark++)
        {
          memcpy (points, plain, sizeof points);
          points[i].mark = (UgoGraphMark) mark;
          g_assert_true (is_same (&graph, &other) == ((int) plain[i].mark == mark));
        }
    }
}

static void
test_unknown (void)
{
  UgoGraphPoint points[N_POINTS];
  UgoGraph graph = { points, N_POINTS, -1 };
  UgoGraph none = { NULL, 0, -1 };

  memcpy (points, plain, sizeof points);
  for (guint i = 0; i < N_POINTS; i++)
    {
      UgoGraph before = { plain, N_POINTS, -1 };

      points[i].is_known = FALSE;
      g_assert_false (is_same (&graph, &before));
    }
  /* What is not known is not drawn, whatever stands there. */
  g_assert_true (is_same (&graph, &none));
}

/* A click on a point finds it, one beside the graph finds its end. */
static void
test_find (void)
{
  for (guint n_points = 1; n_points < 300; n_points += 7)
    {
      UgoGraph graph = { NULL, n_points, -1 };

      for (double width = 60; width < 900; width += 70)
        {
          for (guint i = 0; i < n_points; i++)
            g_assert_cmpuint (ugo_graph_find (&graph, width, ugo_graph_place (&graph, width, i)),
                              ==, i);
          g_assert_cmpuint (ugo_graph_find (&graph, width, -50), ==, 0);
          g_assert_cmpuint (ugo_graph_find (&graph, width, width + 50), ==, n_points - 1);
        }
    }
}

static void
test_sizes (void)
{
  UgoGraph graph = { plain, N_POINTS, 0 };
  UgoGraph single = { plain, 1, 0 };
  const int sizes[] = { 0, 1, 7, 40, 1000 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint j = 0; j < G_N_ELEMENTS (sizes); j++)
      {
        cairo_surface_destroy (draw (&graph, sizes[i], sizes[j]));
        cairo_surface_destroy (draw (&single, sizes[i], sizes[j]));
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/graph/every part is seen", test_parts);
  g_test_add_func ("/graph/what is not known is not drawn", test_unknown);
  g_test_add_func ("/graph/a click finds its point", test_find);
  g_test_add_func ("/graph/any size will do", test_sizes);
  return g_test_run ();
}
