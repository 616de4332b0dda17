/* test-board-layout.c: where the squares of a board lie in a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-board-layout.h"

#include <math.h>

#include "ugo-drawing.h"

static const double scales[] = { 1, 1.25, 1.5, 1.75, 2, 3 };

typedef void (*Check) (const UgoBoardLayout *layout, double width, double height);

/* Every game, scale, way round and frame at many sizes, most of them not square. */
static void
check_everywhere (Check check)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    for (gsize i = 0; i < G_N_ELEMENTS (scales); i++)
      for (int size = 100; size <= 1200; size += 11)
        for (int kind = 0; kind < 4; kind++)
          {
            double height = size + (size % 5 - 2) * 20;
            UgoBoardLayout layout;

            ugo_board_layout_init (&layout, *rules, size, height, scales[i], kind & 1, kind >> 1);
            g_assert_cmpfloat (layout.square, >, 0);
            check (&layout, size, height);
          }
}

static void
assert_on_pixel (double length, double scale)
{
  g_assert_cmpfloat_with_epsilon (length * scale, round (length * scale), 1e-6);
}

static void
check_pixels (const UgoBoardLayout *layout, double width, double height)
{
  int n_field = layout->rules->files * layout->rules->ranks;

  for (UgoSquare square = 0; square < n_field; square++)
    {
      UgoRect rect = ugo_board_layout_square_rect (layout, square);

      assert_on_pixel (rect.x, layout->scale);
      assert_on_pixel (rect.y, layout->scale);
      assert_on_pixel (rect.width, layout->scale);
      assert_on_pixel (rect.height, layout->scale);
    }
  assert_on_pixel (layout->frame.x, layout->scale);
  assert_on_pixel (layout->frame.y, layout->scale);
  assert_on_pixel (layout->margin, layout->scale);
}

static void
test_pixels (void)
{
  check_everywhere (check_pixels);
}

static void
check_square_at (const UgoBoardLayout *layout, double width, double height)
{
  static const double shares[] = { 0.001, 0.5, 0.999 };

  for (UgoSquare square = 0; square < layout->rules->n_squares; square++)
    {
      UgoRect rect = ugo_board_layout_square_rect (layout, square);

      for (gsize i = 0; i < 9; i++)
        {
          double x = rect.x + rect.width * shares[i % 3];
          double y = rect.y + rect.height * shares[i / 3];

          g_assert_cmpuint (ugo_board_layout_square_at (layout, x, y), ==, square);
        }
    }
}

static void
test_square_at (void)
{
  check_everywhere (check_square_at);
}

static void
check_outside (const UgoBoardLayout *layout, double width, double height)
{
  UgoRect frame = layout->frame;
  double inside = layout->margin * 0.99;

  g_assert_cmpuint (ugo_board_layout_square_at (layout, frame.x - 1, frame.y + frame.height / 2),
                    ==, UGO_SQUARE_NONE);
  for (int i = 0; i < 5; i++)
    {
      double x = frame.x + frame.width * i / 4;
      double y = frame.y + frame.height * i / 4;

      g_assert_cmpuint (ugo_board_layout_square_at (layout, x, frame.y + inside), ==,
                        UGO_SQUARE_NONE);
      g_assert_cmpuint (
          ugo_board_layout_square_at (layout, x, frame.y + frame.height - inside), ==,
          UGO_SQUARE_NONE);
      g_assert_cmpuint (ugo_board_layout_square_at (layout, frame.x + inside, y), ==,
                        UGO_SQUARE_NONE);
      g_assert_cmpuint (ugo_board_layout_square_at (layout, frame.x + frame.width - inside, y), ==,
                        UGO_SQUARE_NONE);
    }
}

static void
test_outside (void)
{
  check_everywhere (check_outside);
}

/* One device pixel more for each square would not fit, not even without a wider frame. */
static void
check_largest (const UgoBoardLayout *layout, double width, double height)
{
  double pixel = 1 / layout->scale;
  double columns = layout->rules->files;
  double rows = layout->rules->ranks + 2 * layout->drawing->outer_rows;

  g_assert_cmpfloat (layout->frame.x, >=, 0);
  g_assert_cmpfloat (layout->frame.y, >=, 0);
  g_assert_cmpfloat (layout->frame.x + layout->frame.width, <=, width + 1e-6);
  g_assert_cmpfloat (layout->frame.y + layout->frame.height, <=, height + 1e-6);
  g_assert_true (layout->frame.width + (columns + 2) * pixel > width - pixel
                 || layout->frame.height + (rows + 2) * pixel > height - pixel);
  g_assert_cmpfloat (fabs (layout->frame.x * 2 + layout->frame.width - width), <=, 2 * pixel);
  g_assert_cmpfloat (fabs (layout->frame.y * 2 + layout->frame.height - height), <=, 2 * pixel);
}

static void
test_largest (void)
{
  check_everywhere (check_largest);
}

static void
check_turned (const UgoBoardLayout *layout, double width, double height)
{
  UgoRect frame = layout->frame;
  UgoBoardLayout turned;

  ugo_board_layout_init (&turned, layout->rules, width, height, layout->scale, !layout->is_turned,
                         layout->has_coordinates);
  for (UgoSquare square = 0; square < layout->rules->n_squares; square++)
    {
      UgoRect here = ugo_board_layout_square_rect (layout, square);
      UgoRect there = ugo_board_layout_square_rect (&turned, square);

      g_assert_cmpfloat_with_epsilon (here.x + there.x + here.width, 2 * frame.x + frame.width,
                                      1e-6);
      g_assert_cmpfloat_with_epsilon (here.y + there.y + here.height, 2 * frame.y + frame.height,
                                      1e-6);
    }
}

static void
test_turned (void)
{
  check_everywhere (check_turned);
}

static void
check_find (const UgoBoardLayout *layout, double width, double height)
{
  for (double file = -2; file < 10; file += 1.75)
    for (double rank = -2; rank < 10; rank += 1.25)
      {
        double x;
        double y;
        double found_file;
        double found_rank;

        ugo_board_layout_place (layout, file, rank, &x, &y);
        ugo_board_layout_find (layout, x, y, &found_file, &found_rank);
        g_assert_cmpfloat_with_epsilon (found_file, file, 1e-6);
        g_assert_cmpfloat_with_epsilon (found_rank, rank, 1e-6);
      }
}

static void
test_find (void)
{
  check_everywhere (check_find);
}

static void
test_a1_is_at_the_player (void)
{
  UgoBoardLayout layout;
  UgoRect rect;

  ugo_board_layout_init (&layout, &ugo_rules_ugolki, 800, 800, 1, FALSE, TRUE);
  rect = ugo_board_layout_square_rect (&layout, 0);
  g_assert_cmpfloat (rect.x, ==, layout.field.x);
  g_assert_cmpfloat (rect.y + rect.height, ==, layout.field.y + layout.field.height);
  rect = ugo_board_layout_square_rect (&layout, 1);
  g_assert_cmpfloat (rect.x, ==, layout.field.x + layout.square);

  ugo_board_layout_init (&layout, &ugo_rules_ugolki, 800, 800, 1, TRUE, TRUE);
  rect = ugo_board_layout_square_rect (&layout, 63);
  g_assert_cmpfloat (rect.x, ==, layout.field.x);
  g_assert_cmpfloat (rect.y + rect.height, ==, layout.field.y + layout.field.height);
}

static void
test_finish_squares (void)
{
  for (int is_turned = 0; is_turned < 2; is_turned++)
    {
      UgoBoardLayout layout;
      UgoRect above;
      UgoRect below;

      ugo_board_layout_init (&layout, &ugo_rules_gyges, 640, 700, 1, is_turned, TRUE);
      above = ugo_board_layout_square_rect (&layout, is_turned ? 37 : 36);
      below = ugo_board_layout_square_rect (&layout, is_turned ? 36 : 37);
      g_assert_cmpfloat (above.y + above.height, ==, layout.field.y);
      g_assert_cmpfloat (below.y, ==, layout.field.y + layout.field.height);
      g_assert_cmpfloat (above.x, ==, below.x);
      g_assert_cmpfloat (above.x * 2 + above.width, ==, layout.field.x * 2 + layout.field.width);
    }
}

/* While pieces are being placed the trays lie over the finish squares. */
static void
test_trays (void)
{
  for (int is_turned = 0; is_turned < 2; is_turned++)
    {
      const UgoDrawing *drawing = ugo_drawing_find (&ugo_rules_gyges);
      UgoPosition start;
      UgoBoardLayout layout;

      ugo_position_start (ugo_variant_default (&ugo_rules_gyges), &start);
      ugo_board_layout_init (&layout, &ugo_rules_gyges, 640, 700, 1, is_turned, TRUE);
      g_assert_cmpint (layout.n_places, ==, 38);
      layout.n_places = ugo_drawing_count_places (drawing, &start);
      g_assert_cmpint (layout.n_places, ==, 44);
      for (int place = 38; place < 44; place++)
        {
          const UgoTraySlot *slot = ugo_drawing_get_slot (drawing, place);
          UgoRect rect = ugo_board_layout_square_rect (&layout, place);

          g_assert_cmpint (drawing->count_waiting (&start, slot), ==, 2);
          g_assert_cmpfloat (rect.width, ==, 2 * layout.square);
          g_assert_cmpfloat (rect.height, ==, layout.square);
          g_assert_cmpint (rect.y < layout.field.y, ==, (slot->side == UGO_BLACK) != is_turned);
          for (int i = 0; i < 2; i++)
            {
              double file;
              double rank;
              double x;
              double y;

              ugo_drawing_locate_waiting (drawing, slot, i, &file, &rank);
              ugo_board_layout_place (&layout, file, rank, &x, &y);
              g_assert_cmpint (ugo_board_layout_square_at (&layout, x, y), ==, place);
            }
        }
      g_assert_null (ugo_drawing_get_slot (drawing, 37));
      g_assert_null (ugo_drawing_get_slot (drawing, 44));
      g_assert_null (ugo_drawing_get_slot (ugo_drawing_find (&ugo_rules_ugolki), 64));
    }
}

static void
test_no_room (void)
{
  static const double sizes[] = { -1e300, -1, 0, 0.5, 1, 7, 15, NAN };

  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
      {
        UgoBoardLayout layout;

        ugo_board_layout_init (&layout, *rules, sizes[i], 500, 1, FALSE, TRUE);
        g_assert_cmpfloat (layout.square, ==, 0);
        g_assert_cmpuint (ugo_board_layout_square_at (&layout, 0, 0), ==, UGO_SQUARE_NONE);
        g_assert_cmpuint (ugo_board_layout_square_at (&layout, 250, 250), ==, UGO_SQUARE_NONE);
        ugo_board_layout_init (&layout, *rules, 500, sizes[i], 1, FALSE, FALSE);
        g_assert_cmpfloat (layout.square, ==, 0);
      }
}

static void
test_every_game_is_drawn (void)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    {
      const UgoDrawing *drawing = ugo_drawing_find (*rules);

      g_assert_nonnull (drawing);
      g_assert_true (drawing->rules == *rules);
      g_assert_true (drawing->locate != NULL
                     || (*rules)->n_squares == (*rules)->files * (*rules)->ranks);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/layout/every game can be drawn", test_every_game_is_drawn);
  g_test_add_func ("/layout/squares and frame fall on device pixels", test_pixels);
  g_test_add_func ("/layout/a point in a square is found to be in it", test_square_at);
  g_test_add_func ("/layout/a point on the frame or off the board is in no square", test_outside);
  g_test_add_func ("/layout/the board is the largest that fits, in the middle", test_largest);
  g_test_add_func ("/layout/the board turned is the board after a half turn", test_turned);
  g_test_add_func ("/layout/a place is found again from its point", test_find);
  g_test_add_func ("/layout/each player has the own corner at the bottom left",
                   test_a1_is_at_the_player);
  g_test_add_func ("/layout/finish squares stand in the middle beyond the last lines",
                   test_finish_squares);
  g_test_add_func ("/layout/trays lie over the finish squares", test_trays);
  g_test_add_func ("/layout/without room there is no square anywhere", test_no_room);
  return g_test_run ();
}
