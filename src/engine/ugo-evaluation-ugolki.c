/* ugo-evaluation-ugolki.c: what a search must know of Ugolki
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-evaluation.h"

#include "ugo-bits.h"
#include "ugo-hash.h"
#include "ugo-ugolki.h"

/* A score counts hundredths of a move of lead. */
#define MOVE 100

/* What a piece's square is worth to White, by the distances in files and ranks from h8: the moves
 * that it takes to come home from there. */
static const int16_t to_go[8] = { 0, 26, 52, 80, 106, 130, 154, 178 };

static inline int
piece_to_go (UgoSquare square)
{
  return to_go[7 - square % 8] + to_go[7 - square / 8];
}

/* A square as seen by White. */
static inline UgoSquare
seen_by (UgoSide side, UgoSquare square)
{
  return side == UGO_WHITE ? square : 63 - square;
}

static int
army_to_go (uint64_t pieces, UgoSide side)
{
  int total = 0, last = 0;

  while (pieces)
    {
      int moves = piece_to_go (seen_by (side, ugo_bits_pop (&pieces)));

      total += moves;
      if (moves > last)
        last = moves;
    }
  return total + last / 4;
}

/* The more pressing, the nearer the limit is. */
static int
exit_risk (const UgoPosition *position, UgoSide side)
{
  int limit = ugo_ugolki_exit_limit (position->variant);
  int rounds_left = limit - position->move_number + 1;
  uint64_t home = ugo_ugolki_home (position->variant, side);
  int n_home;

  if (limit == 0 || rounds_left > 16 || rounds_left < 0)
    return 0;
  n_home = ugo_bits_count (position->ugolki.pieces[side] & home);
  return n_home * n_home * MOVE * 4 / (rounds_left + 2);
}

static int
count_lead (const UgoPosition *position)
{
  int rounds_left = ugo_ugolki_move_count (position->variant) - position->move_number + 1;
  UgoVariant variant = position->variant;

  if (rounds_left > 16 || rounds_left < 0)
    return 0;
  return (ugo_bits_count (position->ugolki.pieces[UGO_WHITE] & ugo_ugolki_home (variant, UGO_BLACK))
          - ugo_bits_count (position->ugolki.pieces[UGO_BLACK]
                            & ugo_ugolki_home (variant, UGO_WHITE)))
         * MOVE * 4 / (rounds_left + 2);
}

static int
score (const UgoPosition *position)
{
  int lead = army_to_go (position->ugolki.pieces[UGO_BLACK], UGO_BLACK)
             - army_to_go (position->ugolki.pieces[UGO_WHITE], UGO_WHITE);

  lead += exit_risk (position, UGO_BLACK) - exit_risk (position, UGO_WHITE);
  lead += count_lead (position);
  /* Black has the last move: when White has moved, he is a move behind. */
  return position->side == UGO_WHITE ? lead : MOVE - lead;
}

static void
promises (const UgoPosition *position, const UgoMove *moves, size_t n_moves, int *promise)
{
  for (size_t i = 0; i < n_moves; i++)
    promise[i] = piece_to_go (seen_by (position->side, moves[i].from))
                 - piece_to_go (seen_by (position->side, moves[i].to));
}

static uint64_t
key_change (const UgoPosition *position, UgoMove move)
{
  uint64_t change = ugo_hash_side (UGO_BLACK);

  if (ugo_move_is_pass (move))
    return change;
  return change ^ ugo_hash_piece (position->side, move.from)
         ^ ugo_hash_piece (position->side, move.to);
}

static uint64_t
context (const UgoPosition *position)
{
  return position->move_number * UINT64_C (0x9e3779b97f4a7c15);
}

const UgoEvaluation ugo_evaluation_ugolki = {
  .rules = &ugo_rules_ugolki,
  .margin = 60,
  .may_pass = true,
  .score = score,
  .promises = promises,
  .key_change = key_change,
  .context = context,
};
