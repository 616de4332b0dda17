/* ugo-evaluation-gyges.c: what a search must know of Gygès
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-evaluation.h"

#include "ugo-bits.h"
#include "ugo-gyges.h"
#include "ugo-gyges-reach.h"
#include "ugo-hash.h"

/* A score counts hundredths of a threat to finish. */
#define THREAT 100
#define SQUARE 6
#define BOUNCE 10

/* What a side has to choose from. */
static int
freedom (const UgoGygesReach *reach)
{
  return SQUARE * ugo_bits_count (reach->ends) + BOUNCE * ugo_bits_count (reach->landings);
}

static int
score (const UgoPosition *position)
{
  UgoGygesReach own, other;
  UgoMove move;
  int lead;

  if (ugo_gyges_is_placement (position))
    return 0;
  ugo_gyges_reach_init (&own, position, position->side);
  ugo_gyges_reach_init (&other, position, ugo_side_other (position->side));
  lead = freedom (&own) - freedom (&other);
  return ugo_gyges_reach_finish (&other, &move) ? lead - THREAT : lead;
}

static bool
wins (const UgoPosition *position, UgoMove *move)
{
  UgoGygesReach own;

  if (ugo_gyges_is_placement (position))
    return false;
  ugo_gyges_reach_init (&own, position, position->side);
  return ugo_gyges_reach_finish (&own, move);
}

static void
promises (const UgoPosition *position, const UgoMove *moves, size_t n_moves, int *promise)
{
  for (size_t i = 0; i < n_moves; i++)
    promise[i] = moves[i].to == ugo_gyges_finish (position->side) ? 10 * THREAT : 0;
}

static uint64_t
key_change (const UgoPosition *position, UgoMove move)
{
  uint64_t change = ugo_hash_side (UGO_BLACK);
  unsigned piece, replaced;

  if (ugo_move_is_pass (move))
    return change;
  if (move.from == UGO_SQUARE_NONE)
    return change ^ ugo_hash_piece (move.piece, move.to);

  piece = ugo_piece_at (position, move.from);
  change ^= ugo_hash_piece (piece, move.from) ^ ugo_hash_piece (piece, move.to);
  if (move.drop == UGO_SQUARE_NONE)
    return change;
  replaced = ugo_piece_at (position, move.to);
  return change ^ ugo_hash_piece (replaced, move.to) ^ ugo_hash_piece (replaced, move.drop);
}

static uint64_t
context (const UgoPosition *position)
{
  return position->gyges.passes;
}

const UgoEvaluation ugo_evaluation_gyges = {
  .rules = &ugo_rules_gyges,
  .margin = 0,
  .may_pass = true,
  .score = score,
  .wins = wins,
  .promises = promises,
  .key_change = key_change,
  .context = context,
};
