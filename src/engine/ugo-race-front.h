/* ugo-race-front.h: placements of pieces found move by move from some of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-race.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * UgoRaceFront:
 * @position: the variant, with no piece of the other side
 * @side: who moves
 * @states: the placements, each a set of squares, in the order of their distance
 * @n_states: their number
 * @max_states: how many there is room for
 * @starts: for each distance, where its placements begin; one more is where the last ones end
 * @depth: the distance of the last ones
 * @table: the placements again, to be found by a hash of them; 0 where there is none
 * @mask: the size of the table less one
 *
 * As any move can be taken back, the distance to a placement is also that from it.
 */
typedef struct
{
  UgoPosition position;
  UgoSide side;
  uint64_t *states;
  size_t n_states;
  size_t max_states;
  size_t starts[UGO_RACE_MAX_MOVES + 2];
  int depth;
  uint64_t *table;
  size_t mask;
} UgoRaceFront;

/**
 * ugo_race_front_init:
 * @self: (out): an empty front
 * @position: a position of Ugolki
 * @side: a side, whose pieces alone count
 * @max_states: how many placements to have room for
 *
 * Returns: whether there is enough memory; if not, the front is to be cleared nevertheless
 */
bool ugo_race_front_init (UgoRaceFront *self, const UgoPosition *position, UgoSide side,
                          size_t max_states);

/**
 * ugo_race_front_clear:
 * @self: a front, or zeroes
 */
void ugo_race_front_clear (UgoRaceFront *self);

/**
 * ugo_race_front_reset:
 * @self: a front
 *
 * Makes it empty.
 */
void ugo_race_front_reset (UgoRaceFront *self);

/**
 * ugo_race_front_add:
 * @self: a front
 * @state: a placement at the distance after the last one, or at distance 0 before any was closed
 *
 * Returns: false when there is no room
 */
bool ugo_race_front_add (UgoRaceFront *self, uint64_t state);

/**
 * ugo_race_front_close:
 * @self: a front
 *
 * What was added since the last time are all placements of their distance.
 */
void ugo_race_front_close (UgoRaceFront *self);

/**
 * ugo_race_front_has:
 * @self: a front
 * @state: a placement
 *
 * Returns: whether it was added
 */
bool ugo_race_front_has (const UgoRaceFront *self, uint64_t state);

/**
 * ugo_race_front_moves:
 * @self: a front
 * @state: a placement
 * @moves: (out): room for %UGO_MAX_MOVES moves
 *
 * Returns: the number of moves from there
 */
size_t ugo_race_front_moves (const UgoRaceFront *self, uint64_t state, UgoMove *moves);

/**
 * ugo_race_front_distance:
 * @self: a front
 * @state: a placement that was added
 *
 * Slow.
 *
 * Returns: its distance
 */
int ugo_race_front_distance (const UgoRaceFront *self, uint64_t state);

/**
 * ugo_race_front_walk:
 * @self: a front
 * @state: a placement that was added
 * @moves: (out): the moves that lead from it to one of distance 0, nearer with each
 *
 * Returns: their number
 */
int ugo_race_front_walk (const UgoRaceFront *self, uint64_t state, UgoMove *moves);

#ifdef __cplusplus
}
#endif
