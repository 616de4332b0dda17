/* ugo-evaluation-gyges.c: what a search must know of Gygès
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-evaluation.h"

#include "ugo-bits.h"
#include "ugo-gyges.h"
#include "ugo-gyges-reach.h"
#include "ugo-hash.h"
#include "ugo-weights.h"

/*
 * Weights: in points, of which docs/engine.md tells what they are worth
 * @turn: having the turn
 * @own_end: each empty square where a move of the side to move may end
 * @own_landing: each piece that it may land on
 * @own_near: having its finish among what the bound says may be reached
 * @own_trapped: each piece of its line that cannot run anywhere
 * @own_piece: each piece of its line
 * @own_rank: how far that line is from its start, in ranks
 * @end, @landing, @near, @trapped, @piece, @rank: the same of the other side
 * @threat: a finish that the other side threatens
 * @second: what is added when another piece threatens one, too
 * @disjoint: what is added when two of those ways share no square
 */
typedef struct
{
  int turn;
  int own_end;
  int own_landing;
  int own_near;
  int own_trapped;
  int own_piece;
  int own_rank;
  int end;
  int landing;
  int near;
  int trapped;
  int piece;
  int rank;
  int threat;
  int second;
  int disjoint;
} Weights;

UGO_WEIGHT Weights weights = {
  .turn = -40,
  .own_end = 10,
  .own_landing = 17,
  .own_near = 5,
  .own_trapped = -80,
  .own_piece = 52,
  .own_rank = -19,
  .end = -16,
  .landing = -4,
  .near = 22,
  .trapped = 30,
  .piece = -29,
  .rank = 2,
  .threat = -63,
  .second = -74,
  .disjoint = -8,
};

static int
score_own (const UgoGygesReach *reach)
{
  uint64_t field = reach->ends & UGO_GYGES_REACH_FIELD;

  return weights.own_end * ugo_bits_count (field)
         + weights.own_landing * ugo_bits_count (reach->landings)
         + (field != reach->ends ? weights.own_near : 0)
         + weights.own_trapped * ugo_bits_count (ugo_gyges_reach_trapped (reach))
         + weights.own_piece * ugo_bits_count (reach->line) + weights.own_rank * reach->rank;
}

static int
score_other (const UgoGygesReach *reach)
{
  uint64_t field = reach->ends & UGO_GYGES_REACH_FIELD;
  int n_disjoint, n_ways = ugo_gyges_reach_ways (reach, &n_disjoint);
  int total = weights.end * ugo_bits_count (field)
              + weights.landing * ugo_bits_count (reach->landings)
              + (field != reach->ends ? weights.near : 0)
              + weights.trapped * ugo_bits_count (ugo_gyges_reach_trapped (reach))
              + weights.piece * ugo_bits_count (reach->line) + weights.rank * reach->rank;

  if (n_ways > 0)
    total += weights.threat;
  if (n_ways > 1)
    total += weights.second;
  return n_disjoint > 1 ? total + weights.disjoint : total;
}

static int
score (const UgoPosition *position)
{
  UgoGygesReach own, other;

  if (ugo_gyges_is_placement (position))
    return 0;
  ugo_gyges_reach_init (&own, position, position->side);
  ugo_gyges_reach_init (&other, position, ugo_side_other (position->side));
  return weights.turn + score_own (&own) + score_other (&other);
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
    promise[i] = moves[i].to == ugo_gyges_finish (position->side) ? 1000 : 0;
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

#ifdef UGO_TUNING

#define WEIGHT(name, member) { name, offsetof (Weights, member) }

static const UgoWeight weight_names[] = {
  WEIGHT ("turn", turn),
  WEIGHT ("own-end", own_end),
  WEIGHT ("own-landing", own_landing),
  WEIGHT ("own-near", own_near),
  WEIGHT ("own-trapped", own_trapped),
  WEIGHT ("own-piece", own_piece),
  WEIGHT ("own-rank", own_rank),
  WEIGHT ("end", end),
  WEIGHT ("landing", landing),
  WEIGHT ("near", near),
  WEIGHT ("trapped", trapped),
  WEIGHT ("piece", piece),
  WEIGHT ("rank", rank),
  WEIGHT ("threat", threat),
  WEIGHT ("second", second),
  WEIGHT ("disjoint", disjoint),
  { NULL, 0 },
};

static void *
weights_of_thread (void)
{
  return &weights;
}

#endif

const UgoEvaluation ugo_evaluation_gyges = {
  .rules = &ugo_rules_gyges,
  .dropping = UGO_GYGES_ADVANCED,
  .margin = 0,
  .may_pass = true,
  .score = score,
  .wins = wins,
  .promises = promises,
  .key_change = key_change,
  .context = context,
#ifdef UGO_TUNING
  .weights = weight_names,
  .weights_of_thread = weights_of_thread,
#endif
};
