/* ugo-alone-front.c: placements of the pieces of one side, by how many moves lead to them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-alone-front.h"

#include <string.h>

#define MIN_TABLE_SIZE 1024u

void
ugo_alone_front_init (UgoAloneFront *self)
{
  self->states = g_array_new (FALSE, FALSE, sizeof (UgoAloneState));
  self->mask = MIN_TABLE_SIZE - 1;
  self->table = g_new (guint32, MIN_TABLE_SIZE);
  ugo_alone_front_reset (self);
}

void
ugo_alone_front_clear (UgoAloneFront *self)
{
  g_clear_pointer (&self->states, g_array_unref);
  g_clear_pointer (&self->table, g_free);
}

void
ugo_alone_front_reset (UgoAloneFront *self)
{
  g_array_set_size (self->states, 0);
  memset (self->table, 0, (self->mask + 1) * sizeof *self->table);
  self->starts[0] = self->starts[1] = 0;
  self->depth = -1;
}

/* Where a state stands in the table, or could stand. */
static guint
place_of (const UgoAloneFront *self, guint64 pieces, UgoSquare piece)
{
  guint64 mix = ((pieces ^ pieces >> 31) + piece) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  guint place = (guint) (mix >> 30) & self->mask;

  for (; self->table[place] != 0; place = (place + 1) & self->mask)
    {
      const UgoAloneState *state = ugo_alone_front_at (self, self->table[place] - 1);

      if (state->pieces == pieces && state->piece == piece)
        break;
    }
  return place;
}

static void
grow (UgoAloneFront *self)
{
  self->mask = 2 * self->mask + 1;
  g_free (self->table);
  self->table = g_new0 (guint32, self->mask + 1);
  for (guint i = 0; i < self->states->len; i++)
    {
      const UgoAloneState *state = ugo_alone_front_at (self, i);

      self->table[place_of (self, state->pieces, state->piece)] = i + 1;
    }
}

void
ugo_alone_front_add (UgoAloneFront *self, guint64 pieces, UgoSquare piece, guint64 ways)
{
  guint place = place_of (self, pieces, piece);
  UgoAloneState *state;

  if (self->table[place] != 0)
    {
      state = ugo_alone_front_at (self, self->table[place] - 1);
      if (state->depth == self->depth + 1)
        state->ways = ways > G_MAXUINT64 - state->ways ? G_MAXUINT64 : state->ways + ways;
      return;
    }
  g_array_set_size (self->states, self->states->len + 1);
  state = ugo_alone_front_at (self, self->states->len - 1);
  *state = (UgoAloneState) { pieces, ways, piece, (guint8) (self->depth + 1), false };
  self->table[place] = self->states->len;
  if (self->states->len > self->mask / 2)
    grow (self);
}

void
ugo_alone_front_close (UgoAloneFront *self)
{
  self->depth++;
  self->starts[self->depth + 1] = self->states->len;
}

UgoAloneState *
ugo_alone_front_find (const UgoAloneFront *self, guint64 pieces, UgoSquare piece, int depth)
{
  guint32 i = self->table[place_of (self, pieces, piece)];
  UgoAloneState *state = i != 0 ? ugo_alone_front_at (self, i - 1) : NULL;

  return state != NULL && state->depth == depth ? state : NULL;
}
