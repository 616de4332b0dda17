/* ugo-test-picture.c: pictures of boards, and their pixels
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-test-picture.h"

#include <math.h>
#include <string.h>

#include "ugo-bits.h"

void
ugo_test_picture_make (UgoTestPicture *self, const UgoBoardScene *scene, UgoTestView view)
{
  int side = (int) ceil (view.size * view.scale);
  cairo_t *cr;

  ugo_board_layout_init (&self->layout, scene->position.variant.rules, view.size, view.size,
                         view.scale, view.is_turned, view.has_coordinates);
  self->surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, side, side);
  cr = cairo_create (self->surface);
  cairo_set_source_rgb (cr, 1, 0, 1);
  cairo_paint (cr);
  cairo_scale (cr, view.scale, view.scale);
  ugo_board_draw (cr, scene, &self->layout);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);

  cairo_surface_flush (self->surface);
  self->pixels = (const guint32 *) (gconstpointer) cairo_image_surface_get_data (self->surface);
  self->width = side;
  self->height = side;
  g_assert_cmpint (cairo_image_surface_get_stride (self->surface), ==, side * 4);
}

void
ugo_test_picture_clear (UgoTestPicture *self)
{
  g_clear_pointer (&self->surface, cairo_surface_destroy);
}

guint32
ugo_test_picture_at (const UgoTestPicture *self, int x, int y)
{
  g_assert_true (x >= 0 && x < self->width && y >= 0 && y < self->height);
  return self->pixels[y * self->width + x] & 0xffffff;
}

int
ugo_test_picture_edge (const UgoTestPicture *self, double length)
{
  double pixels = length * self->layout.scale;

  g_assert_cmpfloat_with_epsilon (pixels, round (pixels), 1e-6);
  return (int) lround (pixels);
}

gboolean
ugo_test_picture_equal (const UgoTestPicture *a, const UgoTestPicture *b)
{
  g_assert_cmpint (a->width, ==, b->width);
  return memcmp (a->pixels, b->pixels, (gsize) a->width * a->height * 4) == 0;
}

int
ugo_test_brightness (guint32 pixel)
{
  return (int) ((pixel >> 16) * 299 + (pixel >> 8 & 0xff) * 587 + (pixel & 0xff) * 114) / 1000;
}

guint32
ugo_test_pixel (UgoColour colour)
{
  return (guint32) lround (colour.red * 255) << 16 | (guint32) lround (colour.green * 255) << 8
         | (guint32) lround (colour.blue * 255);
}

void
ugo_test_scene_empty (UgoBoardScene *self, const UgoRules *rules, const UgoTheme *theme)
{
  UgoPosition position;

  ugo_position_start (ugo_variant_default (rules), &position);
  for (UgoSquare square = 0; square < rules->n_squares; square++)
    rules->put_piece (&position, square, 0);
  ugo_board_scene_init (self, &position, theme);
}

void
ugo_test_put (UgoBoardScene *scene, const char *square, uint8_t piece)
{
  scene->position.variant.rules->put_piece (&scene->position, ugo_test_square (square), piece);
}

UgoSquare
ugo_test_square (const char *name)
{
  return (UgoSquare) ((name[0] - 'a') + 8 * (name[1] - '1'));
}

UgoRoute
ugo_test_route (const char *names)
{
  UgoRoute route = { 0 };

  for (; names[0] != '\0'; names += 2)
    route.squares[route.length++] = ugo_test_square (names);
  return route;
}

static const UgoBoardMark circle = { 'G', 27, UGO_SQUARE_NONE };
static const UgoBoardMark right = { UGO_SIGN_RIGHT, 27, UGO_SQUARE_NONE };
static const UgoBoardMark wrong = { UGO_SIGN_WRONG, 27, UGO_SQUARE_NONE };
static const UgoBoardMark arrow = { 'G', 27, 45 };
static const UgoMove threat = { 27, 45, UGO_SQUARE_NONE, 0 };

void
ugo_test_add_mark (UgoBoardScene *scene, UgoTestMark mark)
{
  UgoSquare d4 = ugo_test_square ("d4");

  switch (mark)
    {
    case UGO_TEST_MARK_LAST_MOVE:
      scene->last_route = ugo_test_route ("d4f4f6");
      break;
    case UGO_TEST_MARK_SELECTED:
      scene->selected = d4;
      break;
    case UGO_TEST_MARK_MOVABLE:
      scene->movable = ugo_bit (d4);
      break;
    case UGO_TEST_MARK_STEP:
    case UGO_TEST_MARK_CHAIN:
      scene->targets = ugo_bit (d4);
      scene->jumps[d4] = mark == UGO_TEST_MARK_CHAIN ? 3 : 0;
      break;
    case UGO_TEST_MARK_CURSOR:
      scene->cursor = d4;
      break;
    case UGO_TEST_MARK_HINT_PIECE:
    case UGO_TEST_MARK_HINT:
      scene->hint_from = d4;
      scene->hint_to = mark == UGO_TEST_MARK_HINT ? ugo_test_square ("f6") : UGO_SQUARE_NONE;
      break;
    case UGO_TEST_MARK_CIRCLE:
    case UGO_TEST_MARK_ARROW:
      scene->marks = mark == UGO_TEST_MARK_CIRCLE ? &circle : &arrow;
      scene->n_marks = 1;
      break;
    case UGO_TEST_MARK_RIGHT:
    case UGO_TEST_MARK_WRONG:
      scene->marks = mark == UGO_TEST_MARK_RIGHT ? &right : &wrong;
      scene->n_marks = 1;
      break;
    case UGO_TEST_MARK_REPLACEABLE:
      scene->replaceable = ugo_bit (d4);
      break;
    case UGO_TEST_MARK_DROP:
      scene->drops = ugo_bit (d4);
      break;
    case UGO_TEST_MARK_CARRIER:
      scene->carriers = ugo_bit (d4);
      break;
    case UGO_TEST_MARK_OPENED:
      scene->opened = ugo_bit (d4);
      break;
    case UGO_TEST_MARK_CLOSED:
      scene->closed = ugo_bit (d4);
      break;
    case UGO_TEST_MARK_THREAT:
      scene->threats = &threat;
      scene->n_threats = 1;
      break;
    case UGO_TEST_MARK_HOVER:
      scene->hover_route = ugo_test_route ("d4f6");
      break;
    case UGO_TEST_MARK_OPENED_ROAD:
      scene->opened_road = ugo_test_route ("d4f6");
      break;
    case UGO_TEST_MARK_CLOSED_ROAD:
      scene->closed_road = ugo_test_route ("d4f6");
      break;
    default:
      g_assert_not_reached ();
    }
}
