/* ugo-drawing.c: the table of functions that draw a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-drawing.h"

static const UgoDrawing *const drawings[] = { &ugo_drawing_ugolki, &ugo_drawing_gyges };

const UgoDrawing *
ugo_drawing_find (const UgoRules *rules)
{
  for (gsize i = 0; i < G_N_ELEMENTS (drawings); i++)
    if (drawings[i]->rules == rules)
      return drawings[i];
  g_return_val_if_reached (NULL);
}

int
ugo_drawing_count_places (const UgoDrawing *self, const UgoPosition *position)
{
  int n_squares = self->rules->n_squares;

  return self->has_trays && self->has_trays (position) ? n_squares + self->n_slots : n_squares;
}

const UgoTraySlot *
ugo_drawing_get_slot (const UgoDrawing *self, UgoSquare place)
{
  int number = place - self->rules->n_squares;

  return number >= 0 && number < self->n_slots ? &self->slots[number] : NULL;
}

void
ugo_drawing_locate_waiting (const UgoDrawing *self, const UgoTraySlot *slot, int number,
                            double *file, double *rank)
{
  *file = slot->file + number - (slot->width - 1) / 2;
  *rank = slot->rank;
}

void
ugo_drawing_locate (const UgoDrawing *self, UgoSquare square, double *file, double *rank)
{
  const UgoTraySlot *slot = ugo_drawing_get_slot (self, square);

  if (slot)
    {
      *file = slot->file;
      *rank = slot->rank;
      return;
    }
  if (square >= self->rules->files * self->rules->ranks)
    {
      self->locate (square, file, rank);
      return;
    }
  *file = square % self->rules->files;
  *rank = square / self->rules->files;
}

guint
ugo_drawing_count_hops (const UgoDrawing *self, const UgoRoute *route)
{
  return route->length < 2 ? 0 : self->count_hops (route);
}
