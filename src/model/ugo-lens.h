/* ugo-lens.h: what a position holds for both sides, and what a move would change
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Facts that the rules imply but that nobody sees at once: the pieces that carry a road, the roads
 * that a move would open and close, who could finish with the next move. Each is found within a
 * frame, by plain functions, so that a board can ask while the pointer moves. What holds for one
 * game only comes from a table of each game, keyed by its rules.
 */
#pragma once

#include <glib.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

/*
 * UgoRoads:
 * @ends: the squares they lead to
 * @best: the one that brings its piece farthest, the first of several; of length 0 when there is
 *   none
 *
 * Chains of jumps that bring a piece of one side nearer to its far corner.
 */
typedef struct
{
  uint64_t ends;
  UgoRoute best;
} UgoRoads;

/*
 * UgoLensChange:
 * @after: the position after the move
 * @opened: for each side the roads that it gains by the move
 * @closed: for each side the roads that it loses by the move, those of the piece moved apart
 * @finishes: for each side a move that would win at once if it were its turn after the move, or a
 *   pass when there is none
 *
 * What a move would change. A game without roads, or without a finish to step on, has none.
 */
typedef struct
{
  UgoPosition after;
  UgoRoads opened[2];
  UgoRoads closed[2];
  UgoMove finishes[2];
} UgoLensChange;

/**
 * ugo_lens_carriers:
 * @rules: a game
 * @route: the stops of a move
 *
 * Returns: the squares of the pieces over which the move jumps; none in a game without jumps
 */
uint64_t ugo_lens_carriers (const UgoRules *rules, const UgoRoute *route);

/**
 * ugo_lens_consider:
 * @position: a position whose game goes on
 * @move: a legal move
 * @change: (out): what it would change
 */
void ugo_lens_consider (const UgoPosition *position, UgoMove move, UgoLensChange *change);

/**
 * ugo_lens_describe_change:
 * @change: what a move would change
 *
 * Returns: (transfer full): sentences that say so to whoever is about to make it, a line each; ""
 *   when the game is over after the move
 */
char *ugo_lens_describe_change (const UgoLensChange *change);

/**
 * ugo_lens_finishes:
 * @position: a position
 * @finishes: (out) (array fixed-size=2): for each side a move that wins at once, or would if it
 *   were its turn; a pass when there is none
 *
 * Returns: whether a side has one
 */
gboolean ugo_lens_finishes (const UgoPosition *position, UgoMove *finishes);

/**
 * ugo_lens_describe_finishes:
 * @position: a position
 *
 * Returns: (transfer full) (nullable): who could finish at once, a sentence each; %NULL when nobody
 *   could
 */
char *ugo_lens_describe_finishes (const UgoPosition *position);

G_END_DECLS
