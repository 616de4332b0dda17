/* ugo-gyges.h: what Gygès has beyond the common table: lines, finish squares, placement
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-rules.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The squares outside the field. South, who is White, aims at the northern one. */
enum
{
  UGO_GYGES_FINISH_NORTH = 36,
  UGO_GYGES_FINISH_SOUTH = 37,
};

/**
 * ugo_gyges_finish:
 * @side: a side
 *
 * Returns: the finish square it aims at, which is beyond the other side's start line
 */
UgoSquare ugo_gyges_finish (UgoSide side);

/**
 * ugo_gyges_is_placement:
 * @position: a position of Gygès
 *
 * Returns: whether its player is to place a piece, which the pieces and the side to move tell:
 *   only start lines are occupied, and not yet by twelve pieces; nobody has placed more than two of
 *   a size; and the players have placed in turn, South first
 */
bool ugo_gyges_is_placement (const UgoPosition *position);

/**
 * ugo_gyges_left_to_place:
 * @position: a position of Gygès
 * @side: a side
 * @size: 1, 2 or 3
 *
 * Returns: how many pieces of @size @side has still to place; 0 when the placement is over
 */
int ugo_gyges_left_to_place (const UgoPosition *position, UgoSide side, int size);

/**
 * ugo_gyges_line:
 * @position: a position of Gygès
 * @side: a side, to move or not
 *
 * The line that @side commands is the nearest occupied one of which some piece can move; during the
 * placement it is the start line.
 *
 * Returns: the rank of the line, from 0; -1 when no piece can move
 */
int ugo_gyges_line (const UgoPosition *position, UgoSide side);

/**
 * ugo_gyges_nearest_line:
 * @position: a position of Gygès
 * @side: a side
 *
 * Returns: the rank of the occupied line nearest to @side, whether it can move or not, from 0; -1
 *   on an empty board
 */
int ugo_gyges_nearest_line (const UgoPosition *position, UgoSide side);

/**
 * ugo_gyges_trail:
 * @position: a position of Gygès
 * @route: the stops of a move, its start and its end included, or of the first part of one
 * @trail: (out): every square the piece passes on that way, the first in the order of squares of
 *   several; empty when there is none
 *
 * Returns: whether a piece can go that way
 */
bool ugo_gyges_trail (const UgoPosition *position, const UgoRoute *route, UgoRoute *trail);

#ifdef __cplusplus
}
#endif
