/* ugo-hash.h: Zobrist keys from a fixed seed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-types.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * ugo_hash_piece:
 * @piece: a piece as its game counts them, 0 to 7
 * @square: where it stands
 *
 * Returns: the key of that piece on that square; a position's key is the exclusive or of all of
 *   them and of ugo_hash_side()
 */
uint64_t ugo_hash_piece (unsigned piece, UgoSquare square);

/**
 * ugo_hash_side:
 * @side: the side to move
 *
 * Returns: its key
 */
uint64_t ugo_hash_side (UgoSide side);

#ifdef __cplusplus
}
#endif
