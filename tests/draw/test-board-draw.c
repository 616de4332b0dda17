/* test-board-draw.c: a board with its pieces and marks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-board-draw.h"

#include <math.h>
#include <string.h>

#include "ugo-bits.h"
#include "ugo-drawing.h"
#include "ugo-test-picture.h"
#include "ugo-ugolki.h"

static const UgoTestView plain_view = { .size = 600, .scale = 1, .has_coordinates = TRUE };
static const double scales[] = { 1, 1.25, 1.5, 1.75, 2 };

/* A theme whose squares have one colour each. */
static const UgoTheme *
flat_theme (void)
{
  return ugo_theme_find ("slate");
}

static UgoColour
colour_of (guint32 pixel)
{
  return ugo_colour (pixel);
}

static gboolean
is_near (guint32 a, guint32 b, int tolerance)
{
  return abs ((int) (a >> 16) - (int) (b >> 16)) <= tolerance
         && abs ((int) (a >> 8 & 0xff) - (int) (b >> 8 & 0xff)) <= tolerance
         && abs ((int) (a & 0xff) - (int) (b & 0xff)) <= tolerance;
}

static uint64_t
camps (const UgoBoardScene *scene)
{
  return ugo_ugolki_home (scene->position.variant, UGO_WHITE)
         | ugo_ugolki_home (scene->position.variant, UGO_BLACK);
}

/* Pieces that lie are copied, others painted: their pixels may be rounded differently. */
static void
assert_looks_same (const UgoTestPicture *a, const UgoTestPicture *b)
{
  g_assert_cmpint (a->width, ==, b->width);
  for (int i = 0; i < a->width * a->height; i++)
    g_assert_true (is_near (a->pixels[i] & 0xffffff, b->pixels[i] & 0xffffff, 3));
}

/* Squares. */

static void
assert_square_is_flat (const UgoTestPicture *picture, UgoSquare square, guint32 colour, int depth)
{
  UgoRect rect = ugo_board_layout_square_rect (&picture->layout, square);
  int left = ugo_test_picture_edge (picture, rect.x);
  int top = ugo_test_picture_edge (picture, rect.y);
  int side = ugo_test_picture_edge (picture, rect.width);

  for (int y = 0; y < depth; y++)
    for (int x = 0; x < depth; x++)
      {
        int right = left + side - 1 - x;
        int bottom = top + side - 1 - y;

        /* One unit for the rounding of halves. */
        g_assert_true (is_near (ugo_test_picture_at (picture, left + x, top + y), colour, 1));
        g_assert_true (is_near (ugo_test_picture_at (picture, right, top + y), colour, 1));
        g_assert_true (is_near (ugo_test_picture_at (picture, left + x, bottom), colour, 1));
        g_assert_true (is_near (ugo_test_picture_at (picture, right, bottom), colour, 1));
      }
}

static void
check_squares (const UgoTheme *theme, gboolean is_dark, double scale, int size)
{
  UgoPalette palette = ugo_theme_palette (theme, is_dark);
  UgoTestPicture picture;
  UgoBoardScene scene;

  ugo_test_scene_empty (&scene, &ugo_rules_ugolki, theme);
  scene.is_dark = is_dark;
  ugo_test_picture_make (&picture, &scene, (UgoTestView) { size, scale, FALSE, TRUE });
  for (UgoSquare square = 0; square < 64; square++)
    {
      gboolean is_dark_square = (square % 8 + square / 8) % 2 == 0;
      UgoColour colour = is_dark_square ? palette.dark : palette.light;
      int side = ugo_test_picture_edge (&picture, picture.layout.square);

      if ((camps (&scene) & ugo_bit (square)) == 0)
        assert_square_is_flat (&picture, square, ugo_test_pixel (colour),
                               palette.has_grain ? 1 : (side + 1) / 2);
    }
  ugo_test_picture_clear (&picture);
}

static void
test_squares (void)
{
  for (const UgoTheme *const *theme = ugo_theme_all (); *theme != NULL; theme++)
    for (int is_dark = 0; is_dark < 2; is_dark++)
      for (gsize i = 0; i < G_N_ELEMENTS (scales); i++)
        for (int size = 213; size <= 704; size += 163)
          check_squares (*theme, is_dark, scales[i], size);
}

static void
test_camps_show (void)
{
  for (const UgoTheme *const *theme = ugo_theme_all (); *theme != NULL; theme++)
    {
      UgoTestPicture picture;
      UgoBoardScene scene;
      double x;
      double y;
      guint32 ours;
      guint32 theirs;
      guint32 free;

      ugo_test_scene_empty (&scene, &ugo_rules_ugolki, *theme);
      ugo_test_picture_make (&picture, &scene, (UgoTestView) { 601, 1, FALSE, FALSE });
      ugo_board_layout_square_centre (&picture.layout, ugo_test_square ("b2"), &x, &y);
      ours = ugo_test_picture_at (&picture, (int) x, (int) y);
      ugo_board_layout_square_centre (&picture.layout, ugo_test_square ("g7"), &x, &y);
      theirs = ugo_test_picture_at (&picture, (int) x, (int) y);
      ugo_board_layout_square_centre (&picture.layout, ugo_test_square ("d4"), &x, &y);
      free = ugo_test_picture_at (&picture, (int) x, (int) y);
      g_assert_cmpint (ugo_test_brightness (ours), >, ugo_test_brightness (free));
      g_assert_cmpint (ugo_test_brightness (theirs), <, ugo_test_brightness (free));
      ugo_test_picture_clear (&picture);
    }
}

static void
test_goal_fills (void)
{
  static const char *const home[] = { "a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3" };
  UgoBoardScene scene;
  int last = 256;

  ugo_test_scene_empty (&scene, &ugo_rules_ugolki, flat_theme ());
  for (gsize n_arrived = 0; n_arrived <= G_N_ELEMENTS (home); n_arrived++)
    {
      UgoTestPicture picture;
      double x;
      double y;
      int now;

      if (n_arrived > 0)
        ugo_test_put (&scene, home[n_arrived - 1], UGO_UGOLKI_BLACK);
      ugo_test_picture_make (&picture, &scene, plain_view);
      ugo_board_layout_square_centre (&picture.layout, ugo_test_square ("b2"), &x, &y);
      now = ugo_test_brightness (ugo_test_picture_at (&picture, (int) x, (int) y));
      g_assert_cmpint (now, <, last);
      last = now;
      ugo_test_picture_clear (&picture);
    }
}

/* Pieces. */

/* How many of 72 directions from the piece's centre have, near its rim, a pixel that stands out
 * from the square. */
static int
count_clear_directions (const UgoTestPicture *picture, const char *square, UgoColour ground)
{
  int n_clear = 0;
  double x;
  double y;

  ugo_board_layout_square_centre (&picture->layout, ugo_test_square (square), &x, &y);
  for (int i = 0; i < 72; i++)
    {
      double best = 1;

      for (double share = 0.30; share < 0.40; share += 0.005)
        {
          double reach = share * picture->layout.square;
          guint32 pixel = ugo_test_picture_at (picture, (int) (x + reach * cos (i * G_PI / 36)),
                                               (int) (y + reach * sin (i * G_PI / 36)));

          best = MAX (best, ugo_colour_contrast (colour_of (pixel), ground));
        }
      n_clear += best >= 3;
    }
  return n_clear;
}

static void
check_disc_contrast (const UgoTheme *theme, gboolean is_dark, int size, int least)
{
  UgoPalette palette = ugo_theme_palette (theme, is_dark);
  UgoTestPicture picture;
  UgoBoardScene scene;

  ugo_test_scene_empty (&scene, &ugo_rules_ugolki, theme);
  scene.is_dark = is_dark;
  ugo_test_put (&scene, "d4", UGO_UGOLKI_WHITE);
  ugo_test_put (&scene, "d5", UGO_UGOLKI_WHITE);
  ugo_test_put (&scene, "f4", UGO_UGOLKI_BLACK);
  ugo_test_put (&scene, "f5", UGO_UGOLKI_BLACK);
  ugo_test_picture_make (&picture, &scene, (UgoTestView) { size, 1, FALSE, FALSE });
  g_test_message ("%s, dark %d, size %d", theme->id, is_dark, size);
  g_assert_cmpint (count_clear_directions (&picture, "d4", palette.dark), >=, least);
  g_assert_cmpint (count_clear_directions (&picture, "d5", palette.light), >=, least);
  g_assert_cmpint (count_clear_directions (&picture, "f4", palette.dark), >=, least);
  g_assert_cmpint (count_clear_directions (&picture, "f5", palette.light), >=, least);
  ugo_test_picture_clear (&picture);
}

static void
test_disc_contrast (void)
{
  for (const UgoTheme *const *theme = ugo_theme_all (); *theme != NULL; theme++)
    for (int is_dark = 0; is_dark < 2; is_dark++)
      {
        /* At small sizes some pixels of the thin rim are mixed with what lies beside it. */
        check_disc_contrast (*theme, is_dark, 330, 58);
        check_disc_contrast (*theme, is_dark, 660, 72);
      }
}

/* The bands of metal between dark edges on the way from the centre of @square to its right. */
static int
count_rings (const UgoTestPicture *picture, UgoSquare square)
{
  int n_rings = 0;
  gboolean was_bright = FALSE;
  double x;
  double y;

  ugo_board_layout_square_centre (&picture->layout, square, &x, &y);
  for (double reach = 0; reach < 0.5 * picture->layout.square; reach++)
    {
      guint32 pixel = ugo_test_picture_at (picture, (int) (x + reach), (int) y);
      int level = ugo_test_brightness (pixel);

      if (!was_bright && level > 105)
        n_rings++;
      was_bright = was_bright ? level > 85 : level > 105;
    }
  return n_rings;
}

static void
test_rings (void)
{
  static const int sizes[] = { 24 * 8 + 12, 48 * 8 + 20, 100 * 8 + 30 };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      UgoTestPicture picture;
      UgoBoardScene scene;

      ugo_test_scene_empty (&scene, &ugo_rules_gyges, ugo_theme_all ()[0]);
      for (uint8_t size = 1; size <= 3; size++)
        ugo_rules_gyges.put_piece (&scene.position, 12 + size, size);
      ugo_test_picture_make (&picture, &scene, (UgoTestView) { sizes[i], 1, FALSE, FALSE });
      g_assert_cmpfloat (picture.layout.square, >=, 24);
      /* Beyond the tower's edge the board itself is one more bright band. */
      for (uint8_t size = 1; size <= 3; size++)
        g_assert_cmpint (count_rings (&picture, 12 + size), ==, size + 1);
      ugo_test_picture_clear (&picture);
    }
}

static void
test_hidden (void)
{
  UgoTestPicture without;
  UgoTestPicture hidden;
  UgoBoardScene scene;

  ugo_test_scene_empty (&scene, &ugo_rules_ugolki, ugo_theme_all ()[0]);
  ugo_test_picture_make (&without, &scene, plain_view);
  ugo_test_put (&scene, "d4", UGO_UGOLKI_WHITE);
  scene.hidden = ugo_bit (ugo_test_square ("d4"));
  ugo_test_picture_make (&hidden, &scene, plain_view);
  g_assert_true (ugo_test_picture_equal (&without, &hidden));
  ugo_test_picture_clear (&without);
  ugo_test_picture_clear (&hidden);
}

static void
test_flying (void)
{
  UgoFlyingPiece flying = { .piece = UGO_UGOLKI_BLACK, .file = 3, .rank = 3 };
  UgoTestPicture lying;
  UgoTestPicture landed;
  UgoTestPicture lifted;
  UgoBoardScene scene;

  for (gsize i = 0; i < 2 * G_N_ELEMENTS (scales); i++)
    {
      UgoTestView view = { 641, scales[i / 2], i % 2, TRUE };

      ugo_test_scene_empty (&scene, &ugo_rules_ugolki, ugo_theme_all ()[0]);
      ugo_test_put (&scene, "d4", UGO_UGOLKI_BLACK);
      ugo_test_picture_make (&lying, &scene, view);
      scene.hidden = ugo_bit (ugo_test_square ("d4"));
      scene.flying = &flying;
      scene.n_flying = 1;
      flying.lift = 0;
      ugo_test_picture_make (&landed, &scene, view);
      flying.lift = 1;
      ugo_test_picture_make (&lifted, &scene, view);
      assert_looks_same (&lying, &landed);
      g_assert_false (ugo_test_picture_equal (&lying, &lifted));
      ugo_test_picture_clear (&lying);
      ugo_test_picture_clear (&landed);
      ugo_test_picture_clear (&lifted);
    }
}

static void
test_shake (void)
{
  UgoFlyingPiece flying = { .piece = UGO_UGOLKI_WHITE, .rank = 3 };
  UgoTestPicture shaken;
  UgoTestPicture moved;
  UgoBoardScene scene;

  ugo_test_scene_empty (&scene, &ugo_rules_ugolki, ugo_theme_all ()[0]);
  ugo_test_put (&scene, "d4", UGO_UGOLKI_WHITE);
  scene.shaken = ugo_test_square ("d4");
  scene.shake = -4;
  ugo_test_picture_make (&shaken, &scene, plain_view);
  scene.hidden = ugo_bit (scene.shaken);
  flying.file = 3 - 4 / shaken.layout.square;
  scene.flying = &flying;
  scene.n_flying = 1;
  ugo_test_picture_make (&moved, &scene, plain_view);
  assert_looks_same (&shaken, &moved);
  ugo_test_picture_clear (&shaken);
  ugo_test_picture_clear (&moved);
}

/* The board turned shows what the half turn of its position shows; the camps keep their own looks
 * and are left out. */
static void
test_turned (void)
{
  static const char *const white[] = { "d4", "a5", "e2", "h4" };
  static const char *const black[] = { "d5", "b6", "f1" };
  UgoTestPicture turned;
  UgoTestPicture mirrored;
  UgoBoardScene scene;
  UgoBoardScene mirror;

  ugo_test_scene_empty (&scene, &ugo_rules_ugolki, flat_theme ());
  ugo_test_scene_empty (&mirror, &ugo_rules_ugolki, flat_theme ());
  for (gsize i = 0; i < G_N_ELEMENTS (white); i++)
    {
      ugo_test_put (&scene, white[i], UGO_UGOLKI_WHITE);
      ugo_rules_ugolki.put_piece (&mirror.position, 63 - ugo_test_square (white[i]),
                                  UGO_UGOLKI_WHITE);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (black); i++)
    {
      ugo_test_put (&scene, black[i], UGO_UGOLKI_BLACK);
      ugo_rules_ugolki.put_piece (&mirror.position, 63 - ugo_test_square (black[i]),
                                  UGO_UGOLKI_BLACK);
    }
  ugo_test_picture_make (&turned, &scene, (UgoTestView) { 601, 1, TRUE, FALSE });
  ugo_test_picture_make (&mirrored, &mirror, (UgoTestView) { 601, 1, FALSE, FALSE });
  for (int y = 0; y < turned.height; y++)
    for (int x = 0; x < turned.width; x++)
      {
        UgoSquare square = ugo_board_layout_square_at (&turned.layout, x + 0.5, y + 0.5);

        if (square == UGO_SQUARE_NONE || (camps (&scene) & ugo_bit (square)) == 0)
          g_assert_cmphex (ugo_test_picture_at (&turned, x, y), ==,
                           ugo_test_picture_at (&mirrored, x, y));
      }
  ugo_test_picture_clear (&turned);
  ugo_test_picture_clear (&mirrored);
}

static void
test_coordinates (void)
{
  UgoTestPicture with;
  UgoTestPicture turned;
  UgoBoardScene scene;
  UgoPalette palette;
  guint n_legible = 0;
  guint n_changed = 0;

  ugo_test_scene_empty (&scene, &ugo_rules_ugolki, flat_theme ());
  palette = ugo_theme_palette (scene.theme, FALSE);
  ugo_test_picture_make (&with, &scene, plain_view);
  ugo_test_picture_make (&turned, &scene, (UgoTestView) { 600, 1, TRUE, TRUE });
  for (int y = 0; y < with.height; y++)
    for (int x = 0; x < with.width; x++)
      {
        if (ugo_board_layout_square_at (&with.layout, x + 0.5, y + 0.5) != UGO_SQUARE_NONE)
          continue;
        n_legible += ugo_colour_contrast (colour_of (ugo_test_picture_at (&with, x, y)),
                                          palette.frame) >= 4.5;
        n_changed += ugo_test_picture_at (&with, x, y) != ugo_test_picture_at (&turned, x, y);
      }
  g_assert_cmpuint (n_legible, >, 16 * 8);
  g_assert_cmpuint (n_changed, >, 200);
  ugo_test_picture_clear (&with);
  ugo_test_picture_clear (&turned);
}

/* State and hostile scenes. */

static void
test_state_stays (void)
{
  const double dashes[] = { 3, 1 };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 400, 400);
  cairo_t *cr = cairo_create (surface);
  cairo_matrix_t before = { 1.5, 0, 0, 1.5, 7, 11 };
  cairo_matrix_t after;
  cairo_pattern_t *source;
  UgoBoardLayout layout;
  UgoBoardScene scene;

  ugo_test_scene_empty (&scene, &ugo_rules_ugolki, ugo_theme_all ()[0]);
  for (int mark = 0; mark < UGO_TEST_N_MARKS; mark++)
    ugo_test_add_mark (&scene, mark);
  ugo_board_layout_init (&layout, &ugo_rules_ugolki, 250, 250, 1.5, FALSE, TRUE);
  cairo_set_matrix (cr, &before);
  cairo_set_line_width (cr, 17);
  cairo_set_dash (cr, dashes, 2, 0.5);
  cairo_set_operator (cr, CAIRO_OPERATOR_ADD);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_source_rgb (cr, 0.1, 0.2, 0.3);
  source = cairo_get_source (cr);

  ugo_board_draw (cr, &scene, &layout);

  cairo_get_matrix (cr, &after);
  g_assert_cmpmem (&before, sizeof before, &after, sizeof after);
  g_assert_cmpfloat (cairo_get_line_width (cr), ==, 17);
  g_assert_cmpint (cairo_get_dash_count (cr), ==, 2);
  g_assert_cmpint (cairo_get_operator (cr), ==, CAIRO_OPERATOR_ADD);
  g_assert_cmpint (cairo_get_line_cap (cr), ==, CAIRO_LINE_CAP_ROUND);
  g_assert_true (cairo_get_source (cr) == source);
  g_assert_false (cairo_has_current_point (cr));
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
test_foreign_state_is_ignored (void)
{
  const double dashes[] = { 2, 5 };
  UgoTestPicture picture;
  UgoBoardScene scene;
  cairo_surface_t *surface;
  cairo_t *cr;

  ugo_test_scene_empty (&scene, &ugo_rules_ugolki, ugo_theme_all ()[0]);
  ugo_test_put (&scene, "d4", UGO_UGOLKI_WHITE);
  for (int mark = 0; mark < UGO_TEST_N_MARKS; mark++)
    ugo_test_add_mark (&scene, mark);
  ugo_test_picture_make (&picture, &scene, plain_view);

  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, picture.width, picture.height);
  cr = cairo_create (surface);
  cairo_set_source_rgb (cr, 1, 0, 1);
  cairo_paint (cr);
  cairo_set_line_width (cr, 9);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_operator (cr, CAIRO_OPERATOR_XOR);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_SQUARE);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_BEVEL);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  cairo_set_tolerance (cr, 20);
  cairo_set_font_size (cr, 99);
  cairo_rectangle (cr, 10, 10, 300, 300);
  ugo_board_draw (cr, &scene, &picture.layout);
  cairo_surface_flush (surface);
  g_assert_cmpmem (cairo_image_surface_get_data (surface),
                   (gsize) picture.width * picture.height * 4, picture.pixels,
                   (gsize) picture.width * picture.height * 4);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  ugo_test_picture_clear (&picture);
}

static void
test_hostile_scenes (void)
{
  UgoBoardMark marks[] = { { 'X', 200, 201 }, { '\0', 3, 3 }, { 'R', 254, UGO_SQUARE_NONE },
                           { 'G', 3, 254 }, { 'Y', UGO_SQUARE_NONE, UGO_SQUARE_NONE } };
  UgoMove threats[] = { UGO_MOVE_PASS, { 1, 1, 1, 1 }, { 200, 2, 0, 0 } };
  UgoFlyingPiece flying[] = { { 255, -1e6, 1e6, 99 }, { 0, 2, 2, -5 } };

  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    for (int size = 0; size < 120; size += 7)
      {
        UgoTestPicture picture;
        UgoBoardScene scene;

        ugo_test_scene_empty (&scene, *rules, ugo_theme_all ()[0]);
        scene.last_route.length = 255;
        memset (scene.last_route.squares, 0xee, UGO_MAX_ROUTE);
        scene.hover_route.length = 255;
        scene.hover_route.squares[5] = 99;
        scene.opened_road = scene.closed_road = scene.last_route;
        scene.carriers = scene.opened = scene.closed = ~UINT64_C (0);
        scene.targets = scene.movable = scene.hidden = ~UINT64_C (0);
        memset (scene.jumps, 255, sizeof scene.jumps);
        scene.selected = scene.cursor = scene.hint_from = scene.shaken = 200;
        scene.hint_to = 7;
        scene.marks = marks;
        scene.n_marks = G_N_ELEMENTS (marks);
        scene.threats = threats;
        scene.n_threats = G_N_ELEMENTS (threats);
        scene.flying = flying;
        scene.n_flying = G_N_ELEMENTS (flying);
        ugo_test_picture_make (&picture, &scene, (UgoTestView) { size + 1, 1, size & 1, TRUE });
        ugo_test_picture_clear (&picture);
      }
}

/* The squares that the marks of the last move name. */
static void
assert_last_move (const UgoBoardScene *scene, UgoMove move, const UgoRoute *route)
{
  const UgoRoute *way = &scene->last_route;
  int at = 0;

  if (move.piece != 0)
    {
      g_assert_cmpint (way->length, ==, 1);
      g_assert_cmpint (way->squares[0], ==, move.to);
      return;
    }
  g_assert_cmpint (way->length, >=, route->length);
  g_assert_cmpint (scene->last_drop, ==, move.drop);
  for (int i = 0; i < way->length; i++)
    if (scene->last_stops == 0 || (scene->last_stops & UINT64_C (1) << i) != 0)
      {
        g_assert_cmpint (at, <, route->length);
        g_assert_cmpint (way->squares[i], ==, route->squares[at++]);
      }
  g_assert_cmpint (at, ==, route->length);
}

static void
test_last_move (void)
{
  static const uint8_t flags[] = { 0, UGO_GYGES_ADVANCED };
  int n_longer = 0;

  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    for (int i = 0; i < 200; i++)
      {
        UgoVariant variant = ugo_variant_default (*rules);
        UgoMove moves[UGO_MAX_MOVES];
        UgoPosition position;
        gsize n_moves;

        variant.flags = flags[i % 2];
        ugo_position_start (variant, &position);
        while ((n_moves = ugo_legal_moves (&position, moves)) > 0 && position.move_number < 30)
          {
            UgoMove move = moves[g_test_rand_int_range (0, (int) n_moves)];
            UgoPosition before = position;
            UgoBoardScene scene;
            UgoRoute route;

            ugo_move_path (&before, move, &route);
            ugo_play (&before, move, NULL, 0, &position);
            ugo_board_scene_init (&scene, &position, flat_theme ());
            ugo_board_scene_set_last_move (&scene, &before, move, &route);
            assert_last_move (&scene, move, &route);
            n_longer += scene.last_route.length > route.length;
          }
      }
  g_assert_cmpint (n_longer, >, 1000);
}

static void
test_no_room_draws_nothing (void)
{
  UgoTestPicture picture;
  UgoBoardScene scene;

  ugo_test_scene_empty (&scene, &ugo_rules_ugolki, ugo_theme_all ()[0]);
  ugo_test_picture_make (&picture, &scene, (UgoTestView) { 12, 1, FALSE, TRUE });
  for (int i = 0; i < picture.width * picture.height; i++)
    g_assert_cmphex (picture.pixels[i] & 0xffffff, ==, 0xff00ff);
  ugo_test_picture_clear (&picture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board/squares have their colours to the last pixel at every scale",
                   test_squares);
  g_test_add_func ("/board/a camp is tinted for its owner", test_camps_show);
  g_test_add_func ("/board/a goal's tint grows with each piece that arrives", test_goal_fills);
  g_test_add_func ("/board/discs stand out all round from both squares", test_disc_contrast);
  g_test_add_func ("/board/a tower's rings can be counted at 24 pixels", test_rings);
  g_test_add_func ("/board/a hidden piece leaves no trace", test_hidden);
  g_test_add_func ("/board/a flying piece that has landed looks like one that lies", test_flying);
  g_test_add_func ("/board/a shaken piece is only moved", test_shake);
  g_test_add_func ("/board/turned it shows the position's half turn", test_turned);
  g_test_add_func ("/board/coordinates stand on the frame and turn with it", test_coordinates);
  g_test_add_func ("/board/the caller's state stays as it was", test_state_stays);
  g_test_add_func ("/board/the caller's state changes nothing", test_foreign_state_is_ignored);
  g_test_add_func ("/board/senseless scenes do no harm", test_hostile_scenes);
  g_test_add_func ("/board/the last move shows the whole way and its stops", test_last_move);
  g_test_add_func ("/board/without room nothing is drawn", test_no_room_draws_nothing);
  return g_test_run ();
}
