/* ugo-level.h: opponents of ten strengths
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A level is bounded by what it looks at, never by time, so that it plays the same on a slow
 * computer as on a fast one.
 */
#pragma once

#include "ugo-random.h"
#include "ugo-search.h"

#ifdef __cplusplus
extern "C" {
#endif

#define UGO_LEVEL_MIN 1
#define UGO_LEVEL_MAX 10

/*
 * UgoLevel:
 * @nodes: how many positions it visits for a move; 0: it looks at each of its moves and no further
 * @hops: the longest chain or the most bounces that it sees, of its own moves; 0 for any
 * @error: by how much it misjudges a move, as a standard deviation in hundredths of a move
 * @slips: how many moves of a hundred it judges as the level that only looks at its own moves does
 */
typedef struct
{
  uint64_t nodes;
  int hops;
  int error;
  int slips;
} UgoLevel;

/**
 * ugo_level_get:
 * @rules: a game
 * @level: from %UGO_LEVEL_MIN, the weakest, to %UGO_LEVEL_MAX
 *
 * Returns: what that level is in this game
 */
const UgoLevel *ugo_level_get (const UgoRules *rules, int level);

/**
 * ugo_level_choose:
 * @self: a level
 * @search: a search that does not run, with one thread
 * @position: a position whose game goes on
 * @keys: (array length=n_keys): as for ugo_search_run()
 * @n_keys: their number
 * @random: (inout): where it makes its errors
 * @stop: (nullable): ends it when another thread sets it
 * @report: (out): the move first, and what is known of it: for a move that was not searched the
 *   score at first sight and depth 0
 *
 * A winning move in sight, and one that does not lose at once where there is one, may be missed by
 * the low levels: they are to be beaten.
 */
void ugo_level_choose (const UgoLevel *self, UgoSearch *search, const UgoPosition *position,
                       const uint64_t *keys, size_t n_keys, UgoRandom *random,
                       const atomic_bool *stop, UgoReport *report);

#ifdef __cplusplus
}
#endif
