/* test-ruler.c: a race on the ruler of its rounds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-ruler.h"

#include <math.h>
#include <string.h>

#define WIDTH 200
#define HEIGHT UGO_RULER_HEIGHT

typedef struct
{
  cairo_surface_t *surface;
  const guint32 *pixels;
} Picture;

static const UgoRuler plain = { 80, 40, 12, { 25, 28 }, { 25, 28 } };

static Picture
draw (const UgoRuler *ruler, int width, int height)
{
  Picture picture = { .surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, MAX (width, 1),
                                                             MAX (height, 1)) };
  cairo_t *cr = cairo_create (picture.surface);

  ugo_ruler_draw (cr, ruler, (UgoColour) { 0, 0, 0 }, width, height);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (picture.surface);
  picture.pixels = (const guint32 *) cairo_image_surface_get_data (picture.surface);
  return picture;
}

static gboolean
is_same (const UgoRuler *a, const UgoRuler *b)
{
  Picture first = draw (a, WIDTH, HEIGHT);
  Picture second = draw (b, WIDTH, HEIGHT);
  gboolean same = memcmp (first.pixels, second.pixels, sizeof (guint32) * WIDTH * HEIGHT) == 0;

  cairo_surface_destroy (first.surface);
  cairo_surface_destroy (second.surface);
  return same;
}

/* Every part of a ruler is seen: none can change without the picture. */
static void
test_parts (void)
{
  const UgoRuler others[] = {
    { 89, 40, 12, { 25, 28 }, { 25, 28 } }, { 80, 0, 12, { 25, 28 }, { 25, 28 } },
    { 80, 30, 12, { 25, 28 }, { 25, 28 } }, { 80, 40, 13, { 25, 28 }, { 25, 28 } },
    { 80, 40, 12, { 26, 28 }, { 26, 28 } }, { 80, 40, 12, { 25, 29 }, { 25, 29 } },
    { 80, 40, 12, { 20, 28 }, { 25, 28 } }, { 80, 40, 12, { 25, 28 }, { 25, 34 } },
    { 80, 40, 12, { 25, 28 }, { -1, 28 } }, { 80, 40, 12, { 25, 28 }, { 25, -1 } },
    { 80, 40, 12, { -1, 28 }, { -1, 28 } }, { 80, 40, 12, { 28, 25 }, { 28, 25 } },
  };

  g_assert_true (is_same (&plain, &plain));
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_assert_false (is_same (&plain, &others[i]));
      for (gsize j = 0; j < i; j++)
        g_assert_false (is_same (&others[j], &others[i]));
    }
}

/* The brightness at a place of a picture on nothing, 0 where nothing is. */
static int
brightness_at (const Picture *picture, double x, double y)
{
  guint32 pixel = picture->pixels[(int) floor (y) * WIDTH + (int) floor (x)];

  return (pixel >> 24) < 200 ? -1 : (int) (pixel >> 8 & 0xff);
}

static void
test_discs (void)
{
  Picture picture = draw (&plain, WIDTH, HEIGHT);
  double white = ugo_ruler_place (&plain, WIDTH, 25);
  double black = ugo_ruler_place (&plain, WIDTH, 28);

  g_assert_cmpint (brightness_at (&picture, white, 0.16 * HEIGHT), >, 220);
  g_assert_cmpint (brightness_at (&picture, black, 0.64 * HEIGHT), >=, 0);
  g_assert_cmpint (brightness_at (&picture, black, 0.64 * HEIGHT), <, 80);
  cairo_surface_destroy (picture.surface);
}

/* Whether something is drawn beside the track, at @round. */
static gboolean
has_bar (const UgoRuler *ruler, int round)
{
  Picture picture = draw (ruler, WIDTH, HEIGHT);
  int x = (int) ugo_ruler_place (ruler, WIDTH, round);
  int y = (int) (0.4 * HEIGHT - 5);
  gboolean is_there = picture.pixels[y * WIDTH + x] != 0;

  cairo_surface_destroy (picture.surface);
  return is_there;
}

static void
test_gate (void)
{
  UgoRuler open = plain;

  open.gate = 0;
  g_assert_true (has_bar (&plain, 40));
  g_assert_false (has_bar (&plain, 50));
  g_assert_false (has_bar (&open, 40));
  g_assert_false (has_bar (&open, 0));
}

static void
test_places (void)
{
  for (int round = 1; round <= 80; round++)
    g_assert_cmpfloat (ugo_ruler_place (&plain, WIDTH, round), >,
                       ugo_ruler_place (&plain, WIDTH, round - 1));
  g_assert_cmpfloat (ugo_ruler_place (&plain, WIDTH, -5), ==, ugo_ruler_place (&plain, WIDTH, 0));
  g_assert_cmpfloat (ugo_ruler_place (&plain, WIDTH, 99), ==, ugo_ruler_place (&plain, WIDTH, 80));
  g_assert_cmpfloat (ugo_ruler_place (&plain, WIDTH, 0), >, 0);
  g_assert_cmpfloat (ugo_ruler_place (&plain, WIDTH, 80), <, WIDTH);
}

static void
test_hostile (void)
{
  const UgoRuler rulers[] = {
    { 0, 0, 0, { 0, 0 }, { 0, 0 } },
    { 80, 900, 9999, { 9999, 9999 }, { 9999, 9999 } },
    { 80, -3, -3, { -1, -1 }, { -1, -1 } },
    { 80, 40, 1, { 80, 70 }, { 10, 10 } },
    { -4, 1, 1, { 1, 1 }, { 1, 1 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rulers); i++)
    for (int size = 0; size < 100; size += 9)
      {
        Picture picture = draw (&rulers[i], size, size / 2);

        cairo_surface_destroy (picture.surface);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ruler/every part of it is seen", test_parts);
  g_test_add_func ("/ruler/White is over the track and Black under it", test_discs);
  g_test_add_func ("/ruler/a bar stands at the gate, if there is one", test_gate);
  g_test_add_func ("/ruler/later rounds lie further right, and none outside", test_places);
  g_test_add_func ("/ruler/what is out of bounds does no harm", test_hostile);
  return g_test_run ();
}
