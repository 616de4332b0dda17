/* test-contrast.c: what can be told apart on every board, in figures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * WCAG asks 4.5 of text and 3 of shapes that mean something. Everything is measured in the picture,
 * and the least figure of each theme is printed.
 */
#include <math.h>

#include "ugo-drawing.h"
#include "ugo-test-picture.h"

#define SIZE 640

static const double least_of_text = 4.5;
static const double least_of_shapes = 3;

static UgoColour
colour_at (const UgoTestPicture *picture, double x, double y)
{
  return ugo_colour (ugo_test_picture_at (picture, (int) x, (int) y));
}

static void
make (UgoTestPicture *picture, const UgoBoardScene *scene)
{
  ugo_test_picture_make (picture, scene, (UgoTestView){ .size = SIZE, .scale = 1 });
}

/* The least contrast round the middle of a square: in each direction the best there is between
 * what was drawn over @ground and what was there. */
static double
measure_round (const UgoTestPicture *drawn, const UgoTestPicture *ground, double x, double y)
{
  double least = INFINITY;

  for (int direction = 0; direction < 64; direction++)
    {
      double best = 1;

      for (double radius = 0.1; radius < 0.46; radius += 0.004)
        {
          double at_x = x + radius * drawn->layout.square * cos (direction * G_PI / 32);
          double at_y = y + radius * drawn->layout.square * sin (direction * G_PI / 32);

          best = MAX (best, ugo_colour_contrast (colour_at (drawn, at_x, at_y),
                                                 colour_at (ground, at_x, at_y)));
        }
      least = MIN (least, best);
    }
  return least;
}

/* The best contrast anywhere in the picture between what was drawn and what was there. */
static double
measure_best (const UgoTestPicture *drawn, const UgoTestPicture *ground)
{
  double best = 1;

  for (int y = 0; y < drawn->height; y++)
    for (int x = 0; x < drawn->width; x++)
      if (ugo_test_picture_at (drawn, x, y) != ugo_test_picture_at (ground, x, y))
        best = MAX (best, ugo_colour_contrast (colour_at (drawn, x, y), colour_at (ground, x, y)));
  return best;
}

typedef void (*MeasureFunc) (const UgoTheme *theme, gboolean is_dark, double *least);

/* Prints for each theme what @measure finds, and compares it. */
static void
measure_themes (const char *what, double limit, MeasureFunc measure)
{
  for (const UgoTheme *const *theme = ugo_theme_all (); *theme != NULL; theme++)
    for (int is_dark = 0; is_dark < 2; is_dark++)
      {
        double least = INFINITY;

        measure (*theme, is_dark, &least);
        g_test_message ("%s, %s desk, %s: %.2f (at least %.1f)", (*theme)->id,
                        is_dark ? "dark" : "light", what, least, limit);
        g_assert_cmpfloat (least, >=, limit);
      }
}

/* Pieces */

static void
measure_pieces (const UgoTheme *theme, gboolean is_dark, double *least)
{
  for (guint style = 0; style < UGO_N_PIECE_STYLES; style++)
    for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
      for (uint8_t piece = 1; piece <= (*rules == ugo_rules_all ()[0] ? 2 : 3); piece++)
        for (UgoSquare square = 0; square < 2; square++)
          {
            UgoSquare place = (UgoSquare) ((*rules)->files * 3 + 2 + square);
            UgoTestPicture ground, drawn;
            UgoBoardScene scene;
            double x, y;

            ugo_test_scene_empty (&scene, *rules, theme);
            scene.is_dark = is_dark;
            scene.pieces = (UgoPieceStyle) style;
            make (&ground, &scene);
            (*rules)->put_piece (&scene.position, place, piece);
            make (&drawn, &scene);
            ugo_board_layout_square_centre (&drawn.layout, place, &x, &y);
            *least = MIN (*least, measure_round (&drawn, &ground, x, y));
            ugo_test_picture_clear (&ground);
            ugo_test_picture_clear (&drawn);
          }
}

static void
test_pieces (void)
{
  measure_themes ("pieces against squares", least_of_shapes, measure_pieces);
}

/* The discs of both sides, each way of drawing them. */
static void
measure_sides (const UgoTheme *theme, gboolean is_dark, double *least)
{
  for (guint style = 0; style < UGO_N_PIECE_STYLES; style++)
    {
      UgoTestPicture picture;
      UgoBoardScene scene;
      UgoColour bodies[2];

      ugo_test_scene_empty (&scene, ugo_rules_all ()[0], theme);
      scene.is_dark = is_dark;
      scene.pieces = (UgoPieceStyle) style;
      ugo_test_put (&scene, "d4", 1);
      ugo_test_put (&scene, "f4", 2);
      make (&picture, &scene);
      for (int side = 0; side < 2; side++)
        {
          double x, y;

          ugo_board_layout_square_centre (&picture.layout, ugo_test_square (side ? "f4" : "d4"), &x,
                                          &y);
          bodies[side] = colour_at (&picture, x, y + 0.31 * picture.layout.square);
        }
      *least = MIN (*least, ugo_colour_contrast (bodies[0], bodies[1]));
      ugo_test_picture_clear (&picture);
    }
}

static void
test_sides (void)
{
  measure_themes ("White against Black", least_of_shapes, measure_sides);
}

/* Marks */

/* A circle of each colour that records have. */
static void
measure_circles (const UgoTheme *theme, gboolean is_dark, double *least)
{
  for (const char *letter = "RGBY"; *letter != '\0'; letter++)
    for (UgoSquare square = 27; square < 29; square++)
      {
        UgoBoardMark circle = { *letter, square, UGO_SQUARE_NONE };
        UgoTestPicture ground, drawn;
        UgoBoardScene scene;

        ugo_test_scene_empty (&scene, ugo_rules_all ()[0], theme);
        scene.is_dark = is_dark;
        make (&ground, &scene);
        scene.marks = &circle;
        scene.n_marks = 1;
        make (&drawn, &scene);
        *least = MIN (*least, measure_best (&drawn, &ground));
        ugo_test_picture_clear (&ground);
        ugo_test_picture_clear (&drawn);
      }
}

static void
measure_marks (const UgoTheme *theme, gboolean is_dark, double *least)
{
  for (guint mark = 0; mark < UGO_TEST_N_MARKS; mark++)
    {
      UgoTestPicture ground, drawn;
      UgoBoardScene scene;

      ugo_test_scene_empty (&scene, ugo_rules_all ()[0], theme);
      scene.is_dark = is_dark;
      make (&ground, &scene);
      ugo_test_add_mark (&scene, (UgoTestMark) mark);
      make (&drawn, &scene);
      *least = MIN (*least, measure_best (&drawn, &ground));
      ugo_test_picture_clear (&ground);
      ugo_test_picture_clear (&drawn);
    }
}

static void
test_marks (void)
{
  measure_themes ("marks against squares", least_of_shapes, measure_marks);
  measure_themes ("circles of records against squares", least_of_shapes, measure_circles);
}

/* Coordinates */

static void
measure_frame (const UgoTheme *theme, gboolean is_dark, double *least)
{
  UgoPalette palette = ugo_theme_palette (theme, is_dark);

  *least = ugo_colour_contrast (palette.label, palette.frame);
}

static void
test_frame (void)
{
  measure_themes ("coordinates on the frame", least_of_text, measure_frame);
}

/* The best pixel of each letter against its ground, whichever way the board is turned and however
 * full the camps are. */
static void
measure_inner (const UgoTheme *theme, gboolean is_dark, double *least)
{
  for (int kind = 0; kind < 4; kind++)
    {
      const UgoRules *rules = ugo_rules_all ()[0];
      UgoTestView view = { .size = SIZE, .scale = 1, .is_turned = kind & 1 };
      UgoTestPicture ground, drawn;
      UgoBoardScene scene;

      ugo_test_scene_empty (&scene, rules, theme);
      scene.is_dark = is_dark;
      for (int i = 0; i < 9 && kind > 1; i++)
        {
          rules->put_piece (&scene.position, (UgoSquare) (i % 3 + 8 * (i / 3)), 2);
          rules->put_piece (&scene.position, (UgoSquare) (63 - (i % 3 + 8 * (i / 3))), 1);
        }
      ugo_test_picture_make (&ground, &scene, view);
      scene.has_inner_names = TRUE;
      ugo_test_picture_make (&drawn, &scene, view);
      for (int i = 0; i < 16; i++)
        {
          int edge = kind & 1 ? 7 : 0;
          UgoSquare square = (UgoSquare) (i < 8 ? i + 8 * edge : edge + 8 * (i - 8));
          UgoRect rect = ugo_board_layout_square_rect (&drawn.layout, square);
          double best = 1;

          for (double y = rect.y + 1; y < rect.y + rect.height - 1; y++)
            for (double x = rect.x + 1; x < rect.x + rect.width - 1; x++)
              best = MAX (best, ugo_colour_contrast (colour_at (&drawn, x, y),
                                                     colour_at (&ground, x, y)));
          *least = MIN (*least, best);
        }
      ugo_test_picture_clear (&ground);
      ugo_test_picture_clear (&drawn);
    }
}

static void
test_inner (void)
{
  measure_themes ("coordinates on the squares", least_of_text, measure_inner);
}

/* Names on the squares keep clear of the pieces. */
static void
test_inner_clear (void)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    {
      UgoTestPicture ground, drawn;
      UgoBoardScene scene;
      guint n_changed = 0;

      ugo_test_scene_empty (&scene, *rules, ugo_theme_all ()[0]);
      make (&ground, &scene);
      scene.has_inner_names = TRUE;
      make (&drawn, &scene);
      for (int y = 0; y < SIZE; y++)
        for (int x = 0; x < SIZE; x++)
          {
            double file, rank;
            gboolean is_changed
                = ugo_test_picture_at (&drawn, x, y) != ugo_test_picture_at (&ground, x, y);

            if (!is_changed)
              continue;
            n_changed++;
            ugo_board_layout_find (&drawn.layout, x + 0.5, y + 0.5, &file, &rank);
            if (rank > -0.5 && rank < (*rules)->ranks - 0.5)
              g_assert_cmpfloat (hypot (file - round (file), rank - round (rank)), >, 0.42);
          }
      g_assert_cmpuint (n_changed, >, 100);
      ugo_test_picture_clear (&ground);
      ugo_test_picture_clear (&drawn);
    }
}

/* Styles */

static void
test_styles (void)
{
  for (guint style = 0; style < UGO_N_PIECE_STYLES; style++)
    g_assert_cmpint (ugo_piece_style_find (ugo_piece_style_get_id ((UgoPieceStyle) style)), ==,
                     style);
  g_assert_cmpint (ugo_piece_style_find (NULL), ==, 0);
  g_assert_cmpint (ugo_piece_style_find ("marble"), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/contrast/pieces stand out all round, however they are drawn", test_pieces);
  g_test_add_func ("/contrast/the pieces of both sides are told apart", test_sides);
  g_test_add_func ("/contrast/every mark stands out", test_marks);
  g_test_add_func ("/contrast/coordinates on the frame can be read", test_frame);
  g_test_add_func ("/contrast/coordinates on the squares can be read in every camp", test_inner);
  g_test_add_func ("/contrast/coordinates on the squares keep clear of the pieces",
                   test_inner_clear);
  g_test_add_func ("/contrast/a piece style is found by its id, an unknown one is the first",
                   test_styles);
  return g_test_run ();
}
