/* ugo-lens-table.h: what the lens sees in one game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-lens.h"

G_BEGIN_DECLS

/*
 * UgoLens:
 * @rules: the game
 *
 * The functions do what those of ugo-lens.h do. `carriers` and `find_roads` may be %NULL where
 * nothing jumps, `find_finish` and `describe_finish` where there is no square to finish on.
 */
typedef struct
{
  const UgoRules *rules;
  uint64_t (*carriers) (const UgoRoute *route);

  /* find_roads: sets `opened` and `closed` of @change, which holds nothing else but `after`. */
  void (*find_roads) (const UgoPosition *position, UgoMove move, UgoLensChange *change);

  /* find_finish: sets @move to one by which @side wins at once if it is its turn. Returns whether
   * there is one. */
  gboolean (*find_finish) (const UgoPosition *position, UgoSide side, UgoMove *move);

  /* describe_change: a line each, the game going on after the move. */
  char *(*describe_change) (const UgoLensChange *change);

  /* describe_finish: that @side can finish now, or would if it were its turn. */
  char *(*describe_finish) (const UgoPosition *position, UgoSide side, UgoMove move);
} UgoLens;

extern const UgoLens ugo_lens_ugolki;
extern const UgoLens ugo_lens_gyges;

G_END_DECLS
