/* ugo-board-layout.c: where the squares of a board lie in a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-board-layout.h"

#include <math.h>

#include "ugo-drawing.h"

/* More device pixels than any picture has; keeps the integers below far from overflow. */
static const double largest_side = 1 << 20;

static int
device_length (double length, double scale)
{
  double pixels = floor (length * scale + 1e-6);

  return pixels > 0 ? (int) MIN (pixels, largest_side) : 0;
}

/* The frame of a board with squares of @square device pixels. */
static int
device_margin (int square, double scale, gboolean has_coordinates)
{
  double margin = has_coordinates ? CLAMP (square * 0.32, 13 * scale, 24 * scale)
                                  : CLAMP (square * 0.16, 4 * scale, 12 * scale);

  return (int) lround (margin);
}

static int
largest_square (int width, int height, int columns, int rows, double scale,
                gboolean has_coordinates)
{
  int square = MIN (width / columns, height / rows);

  while (square > 0)
    {
      int frame = 2 * device_margin (square, scale, has_coordinates);

      if (square * columns + frame <= width && square * rows + frame <= height)
        break;
      square--;
    }
  return square;
}

void
ugo_board_layout_init (UgoBoardLayout *self, const UgoRules *rules, double width, double height,
                       double scale, gboolean is_turned, gboolean has_coordinates)
{
  const UgoDrawing *drawing = ugo_drawing_find (rules);
  int rows = rules->ranks + 2 * drawing->outer_rows;
  int device_width = device_length (width, scale);
  int device_height = device_length (height, scale);
  int square = largest_square (device_width, device_height, rules->files, rows, scale,
                               has_coordinates);
  int margin = square > 0 ? device_margin (square, scale, has_coordinates) : 0;
  int frame_width = square * rules->files + 2 * margin;
  int frame_height = square * rows + 2 * margin;
  int left = (device_width - frame_width) / 2;
  int top = (device_height - frame_height) / 2;

  *self = (UgoBoardLayout) {
    .rules = rules,
    .drawing = drawing,
    .n_places = rules->n_squares,
    .is_turned = is_turned,
    .has_coordinates = has_coordinates,
    .scale = scale,
    .square = square / scale,
    .margin = margin / scale,
    .field = {
      .x = (left + margin) / scale,
      .y = (top + margin + square * drawing->outer_rows) / scale,
      .width = square * rules->files / scale,
      .height = square * rules->ranks / scale,
    },
    .frame = { left / scale, top / scale, frame_width / scale, frame_height / scale },
  };
}

void
ugo_board_layout_place (const UgoBoardLayout *self, double file, double rank, double *x, double *y)
{
  double columns = file + 0.5;
  double rows = rank + 0.5;

  if (self->is_turned)
    columns = self->rules->files - columns;
  else
    rows = self->rules->ranks - rows;
  *x = self->field.x + columns * self->square;
  *y = self->field.y + rows * self->square;
}

void
ugo_board_layout_find (const UgoBoardLayout *self, double x, double y, double *file, double *rank)
{
  double columns = (x - self->field.x) / self->square;
  double rows = (y - self->field.y) / self->square;

  if (self->is_turned)
    columns = self->rules->files - columns;
  else
    rows = self->rules->ranks - rows;
  *file = columns - 0.5;
  *rank = rows - 0.5;
}

void
ugo_board_layout_square_centre (const UgoBoardLayout *self, UgoSquare square, double *x, double *y)
{
  double file;
  double rank;

  ugo_drawing_locate (self->drawing, square, &file, &rank);
  ugo_board_layout_place (self, file, rank, x, y);
}

UgoRect
ugo_board_layout_square_rect (const UgoBoardLayout *self, UgoSquare square)
{
  const UgoTraySlot *slot = ugo_drawing_get_slot (self->drawing, square);
  double width = slot ? self->square * slot->width : self->square;
  double x;
  double y;

  ugo_board_layout_square_centre (self, square, &x, &y);
  return (UgoRect) {
    .x = x - width / 2,
    .y = y - self->square / 2,
    .width = width,
    .height = self->square,
  };
}

UgoSquare
ugo_board_layout_square_at (const UgoBoardLayout *self, double x, double y)
{
  if (self->square <= 0)
    return UGO_SQUARE_NONE;
  for (int place = self->n_places - 1; place >= 0; place--)
    {
      UgoRect rect = ugo_board_layout_square_rect (self, (UgoSquare) place);

      if (x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height)
        return (UgoSquare) place;
    }
  return UGO_SQUARE_NONE;
}
