/* ugo-order.h: in which order a search tries the moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-evaluation.h"

#ifdef __cplusplus
extern "C" {
#endif

#define UGO_ORDER_MAX_PLY 128

/*
 * UgoOrder:
 * @killers: for each ply, the moves that last refuted the one before
 * @history: for each side, start and end square (a placement starts at 63), how useful the move was
 * @drops: the same of the square where a replaced piece goes
 *
 * What a search has learned of moves that were good elsewhere.
 */
typedef struct
{
  UgoMove killers[UGO_ORDER_MAX_PLY][2];
  int16_t history[2][UGO_MAX_SQUARES][UGO_MAX_SQUARES];
  int16_t drops[2][UGO_MAX_SQUARES];
} UgoOrder;

/**
 * ugo_order_clear:
 * @self: (out): what has learned nothing
 */
void ugo_order_clear (UgoOrder *self);

/**
 * ugo_order_rank:
 * @self: what was learned
 * @evaluation: the game's evaluation
 * @position: a position
 * @ply: its distance from the root
 * @first: the move to try first, or a pass
 * @moves: (array length=n_moves): its moves
 * @n_moves: their number
 * @promises: (out): how good each looks at first sight
 * @ranks: (out): the greater, the earlier it should be tried
 */
void ugo_order_rank (const UgoOrder *self, const UgoEvaluation *evaluation,
                     const UgoPosition *position, int ply, UgoMove first, const UgoMove *moves,
                     size_t n_moves, int *promises, int *ranks);

/**
 * ugo_order_learn:
 * @self: what was learned
 * @side: who moved
 * @ply: the distance of the position from the root
 * @moves: (array length=n_moves): the moves tried there, the last of which was good enough
 * @n_moves: their number
 * @depth: how deep they were searched
 */
void ugo_order_learn (UgoOrder *self, UgoSide side, int ply, const UgoMove *moves, size_t n_moves,
                      int depth);

#ifdef __cplusplus
}
#endif
