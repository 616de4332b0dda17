/* ugo-race-front.c: placements of pieces found move by move from some of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-race-front.h"

#include <stdlib.h>
#include <string.h>

#include "ugo-bits.h"

/* A table begins small and grows with what it holds, so that an empty one is quickly made. */
#define MIN_TABLE_SIZE 4096
#define GROWTH 2

bool
ugo_race_front_init (UgoRaceFront *self, const UgoPosition *position, UgoSide side,
                     size_t max_states)
{
  size_t size = MIN_TABLE_SIZE;

  while (size < max_states + max_states / 2)
    size *= GROWTH;
  *self = (UgoRaceFront) { .position = *position, .side = side, .max_states = max_states };
  self->position.side = side;
  self->position.ugolki.pieces[ugo_side_other (side)] = 0;
  self->states = malloc (max_states * sizeof *self->states);
  self->table = malloc (size * sizeof *self->table);
  if (!self->states || !self->table)
    return false;
  ugo_race_front_reset (self);
  return true;
}

void
ugo_race_front_clear (UgoRaceFront *self)
{
  free (self->states);
  free (self->table);
  self->states = self->table = NULL;
}

void
ugo_race_front_reset (UgoRaceFront *self)
{
  self->mask = MIN_TABLE_SIZE - 1;
  memset (self->table, 0, MIN_TABLE_SIZE * sizeof *self->table);
  self->n_states = 0;
  self->starts[0] = self->starts[1] = 0;
  self->depth = -1;
}

/* Where @state stands in the table, or could stand. */
static size_t
place_of (const UgoRaceFront *self, uint64_t state)
{
  /* The upper half counts as well: near one corner all the pieces stand there. */
  size_t place = (size_t) (((state ^ state >> 31) * UINT64_C (0x9e3779b97f4a7c15)) >> 30)
                 & self->mask;

  while (self->table[place] != 0 && self->table[place] != state)
    place = (place + 1) & self->mask;
  return place;
}

static void
grow (UgoRaceFront *self)
{
  self->mask = (self->mask + 1) * GROWTH - 1;
  memset (self->table, 0, (self->mask + 1) * sizeof *self->table);
  for (size_t i = 0; i < self->n_states; i++)
    self->table[place_of (self, self->states[i])] = self->states[i];
}

bool
ugo_race_front_add (UgoRaceFront *self, uint64_t state)
{
  size_t place = place_of (self, state);

  if (self->table[place] == state)
    return true;
  if (self->n_states == self->max_states)
    return false;
  if (self->n_states > self->mask / 2 + self->mask / 8)
    {
      grow (self);
      place = place_of (self, state);
    }
  self->table[place] = state;
  self->states[self->n_states++] = state;
  return true;
}

void
ugo_race_front_close (UgoRaceFront *self)
{
  self->depth++;
  self->starts[self->depth + 1] = self->n_states;
}

bool
ugo_race_front_has (const UgoRaceFront *self, uint64_t state)
{
  return self->table[place_of (self, state)] == state;
}

size_t
ugo_race_front_moves (const UgoRaceFront *self, uint64_t state, UgoMove *moves)
{
  UgoPosition position = self->position;

  position.ugolki.pieces[self->side] = state;
  return ugo_rules_ugolki.moves (&position, moves);
}

int
ugo_race_front_distance (const UgoRaceFront *self, uint64_t state)
{
  for (int distance = 0; distance <= self->depth; distance++)
    for (size_t i = self->starts[distance]; i < self->starts[distance + 1]; i++)
      if (self->states[i] == state)
        return distance;
  return -1;
}

/* Finds a move from *@state to a placement of @distance, and makes it. */
static bool
step_down (const UgoRaceFront *self, uint64_t *state, int distance, UgoMove *move)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_race_front_moves (self, *state, moves);

  for (size_t i = self->starts[distance]; i < self->starts[distance + 1]; i++)
    {
      uint64_t change = self->states[i] ^ *state;

      if (ugo_bits_count (change) != 2)
        continue;
      for (size_t n = 0; n < n_moves; n++)
        if ((ugo_bit (moves[n].from) | ugo_bit (moves[n].to)) == change)
          {
            *move = moves[n];
            *state = self->states[i];
            return true;
          }
    }
  return false;
}

int
ugo_race_front_walk (const UgoRaceFront *self, uint64_t state, UgoMove *moves)
{
  int distance = ugo_race_front_distance (self, state);
  int n_moves = 0;

  while (distance > 0 && step_down (self, &state, distance - 1, &moves[n_moves]))
    {
      n_moves++;
      distance--;
    }
  return n_moves;
}
