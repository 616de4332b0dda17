/* ugo-race-beam.c: a line that leads home, though perhaps not the shortest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After each move only the most promising placements are kept.
 */
#include "ugo-race-beam.h"

#include <stdlib.h>

#include "ugo-bits.h"

/* Promises are numbers below this one, the smaller the better. */
#define N_PROMISES 512

/* The most placements that one leads to, nearly always. */
#define MAX_BRANCHES 64

/* How many squares of distance a move of the bound is worth. */
#define MOVE_WEIGHT 2

typedef struct
{
  uint64_t state;
  int promise;
} Candidate;

/*
 * Layer:
 * @candidates: the placements that may be kept
 * @n_candidates: their number
 * @max_candidates: how many there is room for
 * @counts: how many of each promise
 * @most: the longest line that is of use
 */
typedef struct
{
  Candidate *candidates;
  size_t n_candidates;
  size_t max_candidates;
  size_t counts[N_PROMISES];
  int most;
} Layer;

/* How far @state is from the goal, in files and ranks, and in @moves at least. */
static int
promise_of (const UgoRaceBeam *self, uint64_t state, int moves)
{
  bool up = self->goal >> 63;
  int total = MOVE_WEIGHT * moves;

  while (state)
    {
      UgoSquare square = ugo_bits_pop (&state);
      int distance = square % 8 + square / 8;

      total += up ? 14 - distance : distance;
    }
  return total < N_PROMISES ? total : N_PROMISES - 1;
}

static void
add_candidate (const UgoRaceBeam *self, Layer *layer, uint64_t state)
{
  int moves = ugo_race_bound (self->ahead->position.variant, state, self->goal);
  int promise = promise_of (self, state, moves);

  if (layer->n_candidates == layer->max_candidates
      || self->ahead->depth + 1 + moves > layer->most)
    return;
  layer->candidates[layer->n_candidates++] = (Candidate) { state, promise };
  layer->counts[promise]++;
}

/* Collects what @state leads to. Sets @meeting to the nearest placement known so far. */
static void
branch (const UgoRaceBeam *self, Layer *layer, uint64_t state, uint64_t *meeting, int *distance)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_race_front_moves (self->ahead, state, moves);

  for (size_t i = 0; i < n_moves; i++)
    {
      uint64_t next = state ^ ugo_bit (moves[i].from) ^ ugo_bit (moves[i].to);

      if (ugo_race_front_has (self->near, next))
        {
          int there = ugo_race_front_distance (self->near, next);

          if (*distance < 0 || there < *distance)
            {
              *distance = there;
              *meeting = next;
            }
        }
      if (!ugo_race_front_has (self->ahead, next))
        add_candidate (self, layer, next);
    }
}

/* Keeps the @width best candidates. */
static bool
keep_best (const UgoRaceBeam *self, Layer *layer, size_t width)
{
  size_t n_kept = 0, first = self->ahead->n_states;
  int worst = 0;

  while (worst < N_PROMISES - 1 && n_kept + layer->counts[worst] < width)
    n_kept += layer->counts[worst++];
  for (size_t i = 0; i < layer->n_candidates; i++)
    if (layer->candidates[i].promise <= worst
        && !ugo_race_front_add (self->ahead, layer->candidates[i].state))
      break;
  ugo_race_front_close (self->ahead);

  layer->n_candidates = 0;
  for (int i = 0; i < N_PROMISES; i++)
    layer->counts[i] = 0;
  return self->ahead->n_states > first;
}

static bool
search (const UgoRaceBeam *self, Layer *layer, size_t width, uint64_t *meeting)
{
  UgoRaceFront *ahead = self->ahead;
  int distance = -1;

  do
    {
      size_t end = ahead->n_states;

      for (size_t i = ahead->starts[ahead->depth]; i < end; i++)
        {
          branch (self, layer, ahead->states[i], meeting, &distance);
          if (i % 256 == 0 && ugo_alarm_rings (self->alarm))
            return false;
        }
      if (distance >= 0)
        return ahead->depth + 1 + distance <= layer->most && ugo_race_front_add (ahead, *meeting)
               && (ugo_race_front_close (ahead), true);
    }
  while (keep_best (self, layer, width) && ahead->depth + 1 < layer->most);
  return false;
}

bool
ugo_race_beam_search (const UgoRaceBeam *self, size_t width, int most, uint64_t *meeting)
{
  Layer *layer = calloc (1, sizeof *layer);
  bool found = false;

  if (!layer)
    return false;
  layer->most = most;
  layer->max_candidates = width * MAX_BRANCHES;
  layer->candidates = malloc (layer->max_candidates * sizeof *layer->candidates);
  ugo_race_front_reset (self->ahead);
  if (layer->candidates && ugo_race_front_add (self->ahead, self->start))
    {
      ugo_race_front_close (self->ahead);
      found = search (self, layer, width, meeting);
    }
  free (layer->candidates);
  free (layer);
  return found;
}
