/* ugo-uct.h: a player that tries games out, to measure the search with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-random.h"
#include "ugo-rules.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * ugo_uct_choose:
 * @position: a position whose game goes on
 * @n_playouts: how many games to try out
 * @random: (inout): where they get their chance from
 * @move: (out): the move that was tried most
 *
 * Tree search with upper confidence bounds (Kocsis and Szepesvári, 2006). Its playouts prefer moves
 * that go forward, and are judged by distance after a while.
 *
 * Returns: whether there was memory for it
 */
bool ugo_uct_choose (const UgoPosition *position, unsigned n_playouts, UgoRandom *random,
                     UgoMove *move);

#ifdef __cplusplus
}
#endif
