/* ugo-test-picture.h: pictures of boards, and their pixels
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>

#include "ugo-board-draw.h"

G_BEGIN_DECLS

typedef struct
{
  cairo_surface_t *surface;
  const guint32 *pixels;
  int width;
  int height;
  UgoBoardLayout layout;
} UgoTestPicture;

/* How a picture is made, beside its scene. */
typedef struct
{
  int size;
  double scale;
  gboolean is_turned;
  gboolean has_coordinates;
} UgoTestView;

/* Marks on one square, then marks on the way from one to another. */
typedef enum
{
  UGO_TEST_MARK_LAST_MOVE,
  UGO_TEST_MARK_SELECTED,
  UGO_TEST_MARK_MOVABLE,
  UGO_TEST_MARK_STEP,
  UGO_TEST_MARK_CHAIN,
  UGO_TEST_MARK_CURSOR,
  UGO_TEST_MARK_HINT_PIECE,
  UGO_TEST_MARK_CIRCLE,
  UGO_TEST_MARK_RIGHT,
  UGO_TEST_MARK_WRONG,
  UGO_TEST_MARK_REPLACEABLE,
  UGO_TEST_MARK_DROP,
  UGO_TEST_MARK_CARRIER,
  UGO_TEST_MARK_OPENED,
  UGO_TEST_MARK_CLOSED,
  UGO_TEST_N_SQUARE_MARKS,

  UGO_TEST_MARK_HINT = UGO_TEST_N_SQUARE_MARKS,
  UGO_TEST_MARK_THREAT,
  UGO_TEST_MARK_ARROW,
  UGO_TEST_MARK_HOVER,
  UGO_TEST_MARK_OPENED_ROAD,
  UGO_TEST_MARK_CLOSED_ROAD,
  UGO_TEST_N_MARKS,
} UgoTestMark;

/* The picture of @scene: @view's size wide and high in units, so many times its scale in pixels. */
void ugo_test_picture_make (UgoTestPicture *self, const UgoBoardScene *scene, UgoTestView view);

void ugo_test_picture_clear (UgoTestPicture *self);

/* The pixel as 0xrrggbb. */
guint32 ugo_test_picture_at (const UgoTestPicture *self, int x, int y);

/* The first pixel of a length in units, which must fall on a pixel's edge. */
int ugo_test_picture_edge (const UgoTestPicture *self, double length);

gboolean ugo_test_picture_equal (const UgoTestPicture *a, const UgoTestPicture *b);

/* How bright 0xrrggbb is without colour, up to 255. */
int ugo_test_brightness (guint32 pixel);

/* The colour as pixels hold it. */
guint32 ugo_test_pixel (UgoColour colour);

/* A scene of @rules without pieces. */
void ugo_test_scene_empty (UgoBoardScene *self, const UgoRules *rules, const UgoTheme *theme);

/* Puts @piece on a square of an 8×8 board. */
void ugo_test_put (UgoBoardScene *scene, const char *square, uint8_t piece);

/* Adds @mark to d4, or from d4 to f6. */
void ugo_test_add_mark (UgoBoardScene *scene, UgoTestMark mark);

/* The square of an 8×8 board with that name. */
UgoSquare ugo_test_square (const char *name);

/* A route over squares of an 8×8 board, their names without anything between. */
UgoRoute ugo_test_route (const char *names);

G_END_DECLS
