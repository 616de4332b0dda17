/* ugo-gyges-reach.h: where the pieces of Gygès can go, fast
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a piece could reach if each of its runs forgot the borders crossed before is quickly told.
 * It holds all that the piece can reach, and mostly no more: so most pieces that cannot finish are
 * known without going through their chains of runs.
 */
#pragma once

#include "ugo-rules.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * UgoGygesReach:
 * @position: a position of Gygès after the placement, its game not over
 * @side: a side, to move or not
 * @line: the pieces of its nearest line
 * @pieces: all pieces
 * @ends: the empty squares where moves of the line's pieces may end
 * @landings: the pieces that they may land on
 *
 * Some of @ends and @landings may not be reached; none is missing.
 */
typedef struct
{
  const UgoPosition *position;
  UgoSide side;
  uint64_t line;
  uint64_t pieces;
  uint64_t ends;
  uint64_t landings;
} UgoGygesReach;

/**
 * ugo_gyges_reach_init:
 * @self: (out): where a side can go
 * @position: a position of Gygès after the placement, its game not over; must outlive @self
 * @side: a side, to move or not
 */
void ugo_gyges_reach_init (UgoGygesReach *self, const UgoPosition *position, UgoSide side);

/**
 * ugo_gyges_reach_finish:
 * @self: where a side can go
 * @move: (out): a move that wins at once
 *
 * Returns: whether it has one, or would if it were to move; exactly
 */
bool ugo_gyges_reach_finish (const UgoGygesReach *self, UgoMove *move);

#ifdef __cplusplus
}
#endif
