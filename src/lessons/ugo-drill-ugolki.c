/* ugo-drill-ugolki.c: how far a piece of Ugolki comes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-drill-private.h"

#include "ugo-bits.h"
#include "ugo-ugolki.h"

/* How many beginnings of chains are looked at before a piece is found too entangled to ask of. */
#define MAX_BEGINNINGS 3000

typedef struct
{
  const UgoPosition *position;
  UgoRoute route;   /* the chain so far */
  UgoRoute longest; /* the longest found */
  uint64_t visited;
  int n_left; /* beginnings still to be looked at */
} Chains;

/* Follows every chain that lands on no square twice; as deep as the longest of them. */
static void
follow (Chains *chains)
{
  UgoSquare here = chains->route.squares[chains->route.length - 1];
  uint64_t next = ugo_route_stops (chains->position, &chains->route) & ~chains->visited;

  if (chains->route.length > chains->longest.length)
    chains->longest = chains->route;
  while (next != 0 && chains->route.length < UGO_MAX_ROUTE && chains->n_left-- > 0)
    {
      UgoSquare square = ugo_bits_pop (&next);
      int files = ABS (square % 8 - here % 8);
      int ranks = ABS (square / 8 - here / 8);

      if (MAX (files, ranks) < 2)
        continue;
      chains->visited |= ugo_bit (square);
      chains->route.squares[chains->route.length++] = square;
      follow (chains);
      chains->route.length--;
      chains->visited &= ~ugo_bit (square);
    }
}

/* The board shows of each landing in how many jumps it is reached. Where a piece could go a longer
 * way round to the farthest of them, people would answer differently: such a piece is not asked of.
 */
static int
reach (const UgoPosition *position, UgoSquare square, uint64_t ends, UgoRoute *route)
{
  Chains chains = {
    .position = position,
    .route = { 1, { square } },
    .visited = ugo_bit (square),
    .n_left = MAX_BEGINNINGS,
  };
  uint8_t jumps[UGO_MAX_SQUARES];
  uint64_t landings = ugo_ugolki_landings (position, square, jumps);
  int farthest = 0;

  while (landings != 0)
    {
      UgoSquare landing = ugo_bits_pop (&landings);

      farthest = MAX (farthest, jumps[landing]);
    }
  follow (&chains);
  if (chains.n_left <= 0 || chains.longest.length - 1 != farthest)
    return -1;
  *route = chains.longest;
  if (farthest == 0)
    route->length = 0;
  return farthest;
}

const UgoDrillGame ugo_drill_ugolki = {
  .rules = &ugo_rules_ugolki,
  .min_plies = 16,
  .max_plies = 60,
  .max_landings = 12,
  .max_number = 5,
  .reach = reach,
};
