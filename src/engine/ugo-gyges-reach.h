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

/* The squares but those of the finishes. */
#define UGO_GYGES_REACH_FIELD ((UINT64_C (1) << 36) - 1)

/*
 * UgoGygesReach:
 * @position: a position of Gygès after the placement, its game not over
 * @side: a side, to move or not
 * @line: the pieces of its nearest line
 * @rank: how many ranks are before that line
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
  int rank;
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

/**
 * ugo_gyges_reach_trapped:
 * @self: where a side can go
 *
 * Returns: the pieces of its nearest line that cannot make their first run, neither to an empty
 *   square nor to a piece
 */
uint64_t ugo_gyges_reach_trapped (const UgoGygesReach *self);

/**
 * ugo_gyges_reach_ways:
 * @self: where a side can go
 * @n_disjoint: (out): how many of those pieces have ways, of the first ones found, that share no
 *   square; at most 1 where the nearest line has no run to an empty square
 *
 * Returns: how many pieces can finish, or could if it were the side's turn
 */
int ugo_gyges_reach_ways (const UgoGygesReach *self, int *n_disjoint);

#ifdef __cplusplus
}
#endif
