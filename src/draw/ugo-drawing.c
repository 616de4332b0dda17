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

void
ugo_drawing_locate (const UgoDrawing *self, UgoSquare square, double *file, double *rank)
{
  if (square >= self->rules->files * self->rules->ranks)
    {
      self->locate (square, file, rank);
      return;
    }
  *file = square % self->rules->files;
  *rank = square / self->rules->files;
}
