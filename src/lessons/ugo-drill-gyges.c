/* ugo-drill-gyges.c: whether a piece of Gygès can finish
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-drill-private.h"

#include "ugo-bits.h"

static int
reach (const UgoPosition *position, UgoSquare square, uint64_t ends, UgoRoute *route)
{
  const UgoRules *rules = position->variant.rules;
  uint64_t finish = ends >> (rules->files * rules->ranks) << (rules->files * rules->ranks);

  if (finish == 0)
    return 0;
  ugo_move_path (position, ugo_move (square, ugo_bits_first (finish)), route);
  return 1;
}

const UgoDrillGame ugo_drill_gyges = {
  .rules = &ugo_rules_gyges,
  .min_plies = 12,
  .max_plies = 36,
  .max_landings = 8,
  .max_number = 1,
  .reach = reach,
};
