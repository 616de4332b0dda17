/* ugo-ugolki.h: what Ugolki has beyond the common table: camps, limits, roads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-rules.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What piece_at and put_piece call the pieces of Ugolki. */
enum
{
  UGO_UGOLKI_WHITE = 1,
  UGO_UGOLKI_BLACK = 2,
};

/**
 * ugo_ugolki_home:
 * @variant: a variant of Ugolki
 * @side: a side
 *
 * Returns: the set of squares where its pieces start; the goal of the other side
 */
uint64_t ugo_ugolki_home (UgoVariant variant, UgoSide side);

/**
 * ugo_ugolki_exit_limit:
 * @variant: a variant of Ugolki
 *
 * `base × pieces / 9` to the nearest whole number, base 40, or 30 with diagonal moves (the
 * source texts' example: 71 with 16 pieces).
 *
 * Returns: the round after which no piece may stand at home; 0 when the exit rule is off
 */
int ugo_ugolki_exit_limit (UgoVariant variant);

/**
 * ugo_ugolki_move_count:
 * @variant: a variant of Ugolki
 *
 * `80 × pieces / 9` to the nearest whole number.
 *
 * Returns: the round after which the pieces in the goals are counted
 */
int ugo_ugolki_move_count (UgoVariant variant);

/**
 * ugo_ugolki_landings:
 * @position: a position of Ugolki
 * @square: the square of a piece of either side
 * @jumps: (out) (array fixed-size=64): for each square a chain of jumps from @square can
 *   reach, the least number of jumps; 0 elsewhere
 *
 * Returns: the set of squares with a number
 */
uint64_t ugo_ugolki_landings (const UgoPosition *position, UgoSquare square, uint8_t *jumps);

/**
 * ugo_ugolki_longest_chain:
 * @position: a position of Ugolki
 * @side: whose pieces, whether it is that side's turn or not
 * @move: (out) (nullable): the move, the first in the order of squares of several; a pass when no
 *   piece of @side can jump
 *
 * The number of jumps of a move is the least that leads to its end.
 *
 * Returns: the most jumps that a move of @side has; 0 when no piece can jump
 */
int ugo_ugolki_longest_chain (const UgoPosition *position, UgoSide side, UgoMove *move);

#ifdef __cplusplus
}
#endif
