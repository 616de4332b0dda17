/* ugo-distance.h: how far moves and armies go, counted in squares
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What simple players look at; the search itself knows better.
 */
#pragma once

#include "ugo-rules.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * ugo_distance_advance:
 * @position: a position
 * @move: a legal move
 *
 * Returns: by how many squares the move brings its piece nearer to the mover's far corner in
 *   Ugolki, to his far rank and finish in Gygès; 0 for a pass and a placement
 */
int ugo_distance_advance (const UgoPosition *position, UgoMove move);

/**
 * ugo_distance_lead:
 * @position: a position
 *
 * Returns: by how many squares the army of the side to move is nearer to its far corner than the
 *   other one's, ten squares being added for each piece in its goal; 0 where pieces belong to
 *   nobody
 */
int ugo_distance_lead (const UgoPosition *position);

#ifdef __cplusplus
}
#endif
