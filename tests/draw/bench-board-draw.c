/* bench-board-draw.c: how long a board takes to draw
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Run as `meson test --benchmark --verbose`, best in a release build.
 */
#include <stdio.h>

#include "ugo-board-draw.h"
#include "ugo-test-picture.h"

enum
{
  REPEATS = 100,
};

typedef void (*Draw) (cairo_t *cr, const UgoBoardScene *scene, const UgoBoardLayout *layout);

static double
milliseconds (Draw draw, const UgoBoardScene *scene, const UgoTestPicture *picture, double scale)
{
  cairo_t *cr = cairo_create (picture->surface);
  gint64 best = G_MAXINT64;

  cairo_scale (cr, scale, scale);
  for (int i = 0; i < REPEATS; i++)
    {
      gint64 start = g_get_monotonic_time ();

      draw (cr, scene, &picture->layout);
      best = MIN (best, g_get_monotonic_time () - start);
    }
  cairo_destroy (cr);
  return best / 1000.0;
}

int
main (void)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    for (int scale = 1; scale <= 2; scale++)
      {
        UgoTestPicture picture;
        UgoBoardScene scene;
        UgoPosition position;

        ugo_position_start (ugo_variant_default (*rules), &position);
        for (UgoSquare square = 0; square < (*rules)->files; square++)
          (*rules)->put_piece (&position, square, square % 2 + 1);
        ugo_board_scene_init (&scene, &position, ugo_theme_all ()[0]);
        scene.targets = 0xf0f0f0f000;
        scene.last_route = (UgoRoute) { .length = 3, .squares = { 1, 15, 30 } };
        ugo_test_picture_make (&picture, &scene, (UgoTestView) { 700, scale, FALSE, TRUE });
        printf ("%-7s 700 px, scale %d: ground %5.2f ms, play %5.2f ms\n", (*rules)->id, scale,
                milliseconds (ugo_board_draw_ground, &scene, &picture, scale),
                milliseconds (ugo_board_draw_play, &scene, &picture, scale));
        ugo_test_picture_clear (&picture);
      }
  return 0;
}
