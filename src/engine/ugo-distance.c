/* ugo-distance.c: how far moves and armies go, counted in squares
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-distance.h"

#include "ugo-bits.h"
#include "ugo-gyges.h"
#include "ugo-ugolki.h"

#define IN_GOAL 10

/*
 * Geometry:
 * @height: how far up @square is, as White sees it
 * @lead: see ugo_distance_lead(), for White
 */
typedef struct
{
  const UgoRules *rules;
  int (*height) (UgoSquare square);
  int (*lead) (const UgoPosition *position);
} Geometry;

static int
ugolki_height (UgoSquare square)
{
  return square % 8 + square / 8;
}

static int
ugolki_army (const UgoPosition *position, UgoSide side)
{
  uint64_t pieces = position->ugolki.pieces[side];
  uint64_t goal = ugo_ugolki_home (position->variant, ugo_side_other (side));
  int total = IN_GOAL * ugo_bits_count (pieces & goal);

  while (pieces)
    {
      UgoSquare square = ugo_bits_pop (&pieces);

      total += ugolki_height (side == UGO_WHITE ? square : 63 - square);
    }
  return total;
}

static int
ugolki_lead (const UgoPosition *position)
{
  return ugolki_army (position, UGO_WHITE) - ugolki_army (position, UGO_BLACK);
}

static int
gyges_height (UgoSquare square)
{
  if (square == ugo_gyges_finish (UGO_WHITE))
    return 6;
  return square == ugo_gyges_finish (UGO_BLACK) ? -1 : square / 6;
}

static int
gyges_lead (const UgoPosition *position)
{
  return 0;
}

static const Geometry geometries[] = {
  { &ugo_rules_ugolki, ugolki_height, ugolki_lead },
  { &ugo_rules_gyges, gyges_height, gyges_lead },
};

static const Geometry *
find_geometry (const UgoPosition *position)
{
  const Geometry *geometry = geometries;

  while (geometry->rules != position->variant.rules)
    geometry++;
  return geometry;
}

int
ugo_distance_advance (const UgoPosition *position, UgoMove move)
{
  const Geometry *geometry = find_geometry (position);
  int up;

  if (move.from == UGO_SQUARE_NONE)
    return 0;
  up = geometry->height (move.to) - geometry->height (move.from);
  return position->side == UGO_WHITE ? up : -up;
}

int
ugo_distance_lead (const UgoPosition *position)
{
  int lead = find_geometry (position)->lead (position);

  return position->side == UGO_WHITE ? lead : -lead;
}
