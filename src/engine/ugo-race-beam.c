/* ugo-race-beam.c: a line that leads home, though perhaps not the shortest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After each move only the most promising placements are kept.
 */
#include "ugo-race-beam.h"

#include <stdlib.h>

#include "ugo-bits.h"
#include "ugo-evaluation-ugolki.h"

/* Promises are numbers below this one, the smaller the better. */
#define N_PROMISES 8192

/* The most placements that one leads to, nearly always. */
#define MAX_BRANCHES 64

/* What a move of the bound counts, in hundredths of a move of the evaluation. */
#define MOVE_WEIGHT 50

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
 * @has_images: whether start and goal are their own images in the diagonal
 */
typedef struct
{
  Candidate *candidates;
  size_t n_candidates;
  size_t max_candidates;
  size_t counts[N_PROMISES];
  int most;
  bool has_images;
} Layer;

/* How far @state is from the goal, @moves of the bound away. What self-play has found to be good in
 * games is so here. */
static int
promise_of (const UgoRaceBeam *self, uint64_t state, int moves)
{
  UgoPosition position = self->ahead->position;
  UgoSide side = self->ahead->side;
  int total;

  position.ugolki.pieces[side] = state;
  total = MOVE_WEIGHT * moves + ugo_evaluation_ugolki_to_go (&position, side);
  return total < N_PROMISES ? total : N_PROMISES - 1;
}

/* The image of @set in the diagonal from a1 to h8. */
static uint64_t
turn_over (uint64_t set)
{
  uint64_t change = (set ^ set >> 7) & UINT64_C (0x00aa00aa00aa00aa);

  set ^= change ^ change << 7;
  change = (set ^ set >> 14) & UINT64_C (0x0000cccc0000cccc);
  set ^= change ^ change << 14;
  change = (set ^ set >> 28) & UINT64_C (0x00000000f0f0f0f0);
  return set ^ change ^ change << 28;
}

/* Whether @state or, where that is just as far from start and goal, its image is known already. */
static bool
is_known (const UgoRaceBeam *self, const Layer *layer, uint64_t state)
{
  return ugo_race_front_has (self->ahead, state)
         || (layer->has_images && ugo_race_front_has (self->ahead, turn_over (state)));
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
      if (!is_known (self, layer, next))
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
        && !is_known (self, layer, layer->candidates[i].state)
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
  layer->has_images = turn_over (self->start) == self->start
                      && turn_over (self->goal) == self->goal;
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
