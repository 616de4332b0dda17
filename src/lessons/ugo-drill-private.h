/* ugo-drill-private.h: what questions must know of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-drill.h"

G_BEGIN_DECLS

/*
 * UgoDrillGame:
 * @rules: the game
 * @min_plies: how many random moves lead to a position, at least; no fewer than are needed to place
 *   all pieces
 * @max_plies: and at most
 * @max_landings: of how many squares a question for all of them may be
 * @max_number: the largest answer that is looked for in %UGO_DRILL_REACH
 */
typedef struct
{
  const UgoRules *rules;
  int min_plies;
  int max_plies;
  int max_landings;
  int max_number;

  /* reach: the answer of UGO_DRILL_REACH for the piece on @square, whose moves end on @ends, and a
   * way that shows it; -1 when it is no question to be asked of that piece. */
  int (*reach) (const UgoPosition *position, UgoSquare square, uint64_t ends, UgoRoute *route);
} UgoDrillGame;

extern const UgoDrillGame ugo_drill_ugolki;
extern const UgoDrillGame ugo_drill_gyges;

G_END_DECLS
