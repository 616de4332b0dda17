/* ugo-race.h: how many moves a side of Ugolki needs alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Alone means that the other side's pieces are taken off the board. A side has arrived when all of
 * its pieces stand in its goal.
 */
#pragma once

#include <stdatomic.h>

#include "ugo-rules.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The most moves of a line; longer ones are not looked for. */
#define UGO_RACE_MAX_MOVES 64

/*
 * UgoRaceLimits:
 * @states: how many placements of the pieces may be remembered at once, 24 bytes each or so; a
 *   million at least are
 * @milliseconds: when to give up, 0 for never
 * @stop: (nullable): makes it give up when another thread sets it
 */
typedef struct
{
  size_t states;
  int milliseconds;
  const atomic_bool *stop;
} UgoRaceLimits;

/*
 * UgoRace:
 * @least: no fewer moves are enough
 * @n_moves: the length of the best line found, -1 when none was
 * @moves: that line
 *
 * When @n_moves is @least, both are the least number of moves, proved.
 */
typedef struct
{
  int least;
  int n_moves;
  UgoMove moves[UGO_RACE_MAX_MOVES];
} UgoRace;

/**
 * ugo_race_is_proved:
 * @self: a race
 *
 * Returns: whether its line is the shortest
 */
static inline bool
ugo_race_is_proved (const UgoRace *self)
{
  return self->n_moves == self->least;
}

/**
 * ugo_race_bound:
 * @variant: a variant of Ugolki
 * @a: a set of squares
 * @b: another one, of as many
 *
 * Found at once: a jump keeps the parity of file and rank, so that a piece which must change it has
 * to step.
 *
 * Returns: a number of moves; no fewer lead from pieces on @a to pieces on @b, or back
 */
int ugo_race_bound (UgoVariant variant, uint64_t a, uint64_t b);

/**
 * ugo_race_solve:
 * @position: a position of Ugolki
 * @side: a side, to move or not
 * @limits: when to give up
 * @race: (out): what was found
 *
 * Returns: whether there was enough memory to begin
 */
bool ugo_race_solve (const UgoPosition *position, UgoSide side, const UgoRaceLimits *limits,
                     UgoRace *race);

#ifdef __cplusplus
}
#endif
