/* test-board-marks.c: the marks on a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-board-draw.h"

#include <math.h>
#include <string.h>

#include "ugo-bits.h"
#include "ugo-test-picture.h"
#include "ugo-ugolki.h"

static const UgoTestView plain_view = { .size = 600, .scale = 1, .has_coordinates = TRUE };

static void
make_marked (UgoTestPicture *picture, const UgoTheme *theme, uint8_t piece, int mark, int size)
{
  UgoBoardScene scene;

  ugo_test_scene_empty (&scene, &ugo_rules_ugolki, theme);
  ugo_test_put (&scene, "d4", piece);
  if (mark >= 0)
    ugo_test_add_mark (&scene, mark);
  ugo_test_picture_make (picture, &scene, (UgoTestView) { size, 1, FALSE, TRUE });
}

/* The box of d4, or that of d4 to f6, and a little more. */
static gboolean
is_in_reach (const UgoBoardLayout *layout, UgoTestMark mark, double x, double y)
{
  double last = mark >= UGO_TEST_N_SQUARE_MARKS || mark == UGO_TEST_MARK_LAST_MOVE ? 5 : 3;
  double file;
  double rank;

  ugo_board_layout_find (layout, x, y, &file, &rank);
  return file > 2.4 && file < last + 0.6 && rank > 2.4 && rank < last + 0.6;
}

static void
test_marks_keep_to_their_squares (void)
{
  for (const UgoTheme *const *theme = ugo_theme_all (); *theme != NULL; theme++)
    for (int mark = 0; mark < UGO_TEST_N_MARKS; mark++)
      {
        UgoTestPicture bare;
        UgoTestPicture marked;
        guint n_changed = 0;

        make_marked (&bare, *theme, UGO_UGOLKI_WHITE, -1, 600);
        make_marked (&marked, *theme, UGO_UGOLKI_WHITE, mark, 600);
        for (int y = 0; y < bare.height; y++)
          for (int x = 0; x < bare.width; x++)
            if (ugo_test_picture_at (&bare, x, y) != ugo_test_picture_at (&marked, x, y))
              {
                g_assert_true (is_in_reach (&bare.layout, mark, x + 0.5, y + 0.5));
                n_changed++;
              }
        g_assert_cmpuint (n_changed, >, 100);
        ugo_test_picture_clear (&bare);
        ugo_test_picture_clear (&marked);
      }
}

/* Which pixels @mark changes so much that it shows without colour. */
static guint8 *
shape_of (const UgoTheme *theme, uint8_t piece, UgoTestMark mark, int size, gsize *n_pixels)
{
  UgoTestPicture bare;
  UgoTestPicture marked;
  guint8 *shape;

  make_marked (&bare, theme, piece, -1, size);
  make_marked (&marked, theme, piece, mark, size);
  *n_pixels = (gsize) bare.width * bare.height;
  shape = g_new0 (guint8, *n_pixels);
  for (gsize i = 0; i < *n_pixels; i++)
    shape[i] = abs (ugo_test_brightness (bare.pixels[i] & 0xffffff)
                    - ugo_test_brightness (marked.pixels[i] & 0xffffff)) > 40;
  ugo_test_picture_clear (&bare);
  ugo_test_picture_clear (&marked);
  return shape;
}

static void
assert_shapes_differ (const guint8 *a, const guint8 *b, gsize n_pixels)
{
  guint n_both = 0;
  guint n_either = 0;

  for (gsize i = 0; i < n_pixels; i++)
    {
      n_both += a[i] && b[i];
      n_either += a[i] || b[i];
    }
  g_assert_cmpuint (n_either, >, 20);
  g_assert_cmpuint (n_both * 4, <, n_either * 3);
}

static void
check_shapes (const UgoTheme *theme, uint8_t piece, int size)
{
  guint8 *shapes[UGO_TEST_N_MARKS];
  gsize n_pixels;

  for (int mark = 0; mark < UGO_TEST_N_MARKS; mark++)
    shapes[mark] = shape_of (theme, piece, mark, size, &n_pixels);
  for (int a = 0; a < UGO_TEST_N_MARKS; a++)
    for (int b = a + 1; b < UGO_TEST_N_MARKS; b++)
      {
        g_test_message ("%s, piece %d, size %d: marks %d and %d", theme->id, piece, size, a, b);
        assert_shapes_differ (shapes[a], shapes[b], n_pixels);
      }
  for (int mark = 0; mark < UGO_TEST_N_MARKS; mark++)
    g_free (shapes[mark]);
}

static void
test_marks_differ_by_shape (void)
{
  for (const UgoTheme *const *theme = ugo_theme_all (); *theme != NULL; theme++)
    for (uint8_t piece = 0; piece <= UGO_UGOLKI_BLACK; piece++)
      {
        check_shapes (*theme, piece, 24 * 8 + 26);
        check_shapes (*theme, piece, 400);
      }
}

static void
test_numbers_differ (void)
{
  UgoTestPicture pictures[13];

  for (uint8_t n_jumps = 0; n_jumps < G_N_ELEMENTS (pictures); n_jumps++)
    {
      UgoBoardScene scene;

      ugo_test_scene_empty (&scene, &ugo_rules_ugolki, ugo_theme_find ("slate"));
      scene.targets = ugo_bit (27);
      scene.jumps[27] = n_jumps;
      ugo_test_picture_make (&pictures[n_jumps], &scene, (UgoTestView) { 240, 1, FALSE, TRUE });
      for (int earlier = 0; earlier < n_jumps; earlier++)
        g_assert_false (ugo_test_picture_equal (&pictures[earlier], &pictures[n_jumps]));
    }
  for (gsize i = 0; i < G_N_ELEMENTS (pictures); i++)
    ugo_test_picture_clear (&pictures[i]);
}

static void
test_record_colours_differ_in_grey (void)
{
  static const char letters[] = "BRGY";
  int last = 0;

  for (int i = 0; i < 4; i++)
    {
      UgoBoardMark mark = { letters[i], 27, UGO_SQUARE_NONE };
      UgoTestPicture picture;
      UgoBoardScene scene;
      int now;
      double x;
      double y;

      ugo_test_scene_empty (&scene, &ugo_rules_ugolki, ugo_theme_find ("slate"));
      scene.marks = &mark;
      scene.n_marks = 1;
      ugo_test_picture_make (&picture, &scene, plain_view);
      ugo_board_layout_square_centre (&picture.layout, 27, &x, &y);
      x += picture.layout.square * 0.435;
      now = ugo_test_brightness (ugo_test_picture_at (&picture, (int) x, (int) y));
      g_assert_cmpint (now, >=, last + 15);
      last = now;
      ugo_test_picture_clear (&picture);
    }
}

/* Which pixels of a board of Gygès a scene changes against one without marks. */
static guint8 *
changes_of (const UgoBoardScene *scene, gsize *n_pixels, guint *n_changed)
{
  UgoBoardScene plain = *scene;
  UgoTestPicture bare;
  UgoTestPicture marked;
  guint8 *changes;

  plain.n_rows = 0;
  plain.steps = 0;
  ugo_test_picture_make (&bare, &plain, plain_view);
  ugo_test_picture_make (&marked, scene, plain_view);
  *n_pixels = (gsize) bare.width * bare.height;
  *n_changed = 0;
  changes = g_new0 (guint8, *n_pixels);
  for (gsize i = 0; i < *n_pixels; i++)
    {
      changes[i] = abs (ugo_test_brightness (bare.pixels[i] & 0xffffff)
                        - ugo_test_brightness (marked.pixels[i] & 0xffffff)) > 40;
      *n_changed += changes[i];
    }
  ugo_test_picture_clear (&bare);
  ugo_test_picture_clear (&marked);
  return changes;
}

/* Whose row it is, and whether it can move, is told by shapes. */
static void
test_rows_differ_by_shape (void)
{
  for (const UgoTheme *const *theme = ugo_theme_all (); *theme != NULL; theme++)
    {
      guint8 *changes[2][3];
      gsize n_pixels = 0;

      for (int side = 0; side < 2; side++)
        for (int kind = 0; kind < 3; kind++)
          {
            UgoBoardScene scene;
            guint n_changed;

            ugo_test_scene_empty (&scene, &ugo_rules_gyges, *theme);
            scene.rows[0] = (UgoRowMark) { kind, side, 2 };
            scene.n_rows = 1;
            changes[side][kind] = changes_of (&scene, &n_pixels, &n_changed);
            g_assert_cmpuint (n_changed, >, 20);
          }
      for (int a = 0; a < 6; a++)
        for (int b = a + 1; b < 6; b++)
          assert_shapes_differ (changes[a / 3][a % 3], changes[b / 3][b % 3], n_pixels);
      for (int i = 0; i < 6; i++)
        g_free (changes[i / 3][i % 3]);
    }
}

/* Rows that no board has are not drawn. */
static void
test_hostile_rows (void)
{
  static const int ranks[] = { -1, 6, 99, G_MAXINT, G_MININT };

  for (gsize i = 0; i < G_N_ELEMENTS (ranks); i++)
    {
      gsize n_pixels;
      guint n_changed;
      UgoBoardScene scene;

      ugo_test_scene_empty (&scene, &ugo_rules_gyges, ugo_theme_find ("slate"));
      scene.rows[0] = (UgoRowMark) { UGO_ROW_COMMANDED, UGO_WHITE, ranks[i] };
      scene.n_rows = 1;
      g_free (changes_of (&scene, &n_pixels, &n_changed));
      g_assert_cmpuint (n_changed, ==, 0);
    }
}

static void
test_steps_differ (void)
{
  guint8 *changes[4];
  gsize n_pixels = 0;
  guint n_changed;

  for (guint8 steps = 0; steps < 4; steps++)
    {
      UgoBoardScene scene;

      ugo_test_scene_empty (&scene, &ugo_rules_gyges, ugo_theme_find ("walnut"));
      scene.selected = 14;
      scene.steps = steps;
      changes[steps] = changes_of (&scene, &n_pixels, &n_changed);
      g_assert_cmpint (n_changed > 100, ==, steps > 0);
      for (guint8 earlier = 0; earlier < steps; earlier++)
        g_assert_true (memcmp (changes[earlier], changes[steps], n_pixels) != 0);
    }
  for (int i = 0; i < 4; i++)
    g_free (changes[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/marks/marks change only the squares they speak of",
                   test_marks_keep_to_their_squares);
  g_test_add_func ("/marks/marks differ by shape, in grey, on every theme and piece",
                   test_marks_differ_by_shape);
  g_test_add_func ("/marks/each number of jumps looks different", test_numbers_differ);
  g_test_add_func ("/marks/the colours of a record's marks differ in grey",
                   test_record_colours_differ_in_grey);
  g_test_add_func ("/marks/rows differ by shape, in grey, on every theme",
                   test_rows_differ_by_shape);
  g_test_add_func ("/marks/rows off the board are not drawn", test_hostile_rows);
  g_test_add_func ("/marks/each number of steps looks different", test_steps_differ);
  return g_test_run ();
}
