/* ugo-order.c: in which order a search tries the moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-order.h"

#include <string.h>

#define FIRST_RANK 1000000
#define KILLER_RANK 1200

/* History stays within this bound: each lesson counts for less the closer it is. */
#define MAX_HISTORY 8192
#define MAX_LESSON 1024

void
ugo_order_clear (UgoOrder *self)
{
  memset (self, 0, sizeof *self);
  for (int ply = 0; ply < UGO_ORDER_MAX_PLY; ply++)
    self->killers[ply][0] = self->killers[ply][1] = UGO_MOVE_PASS;
}

/* A move as one number, to be compared at once. */
static inline uint32_t
code (UgoMove move)
{
  uint32_t number;

  memcpy (&number, &move, sizeof number);
  return number;
}

void
ugo_order_rank (const UgoOrder *self, const UgoEvaluation *evaluation, const UgoPosition *position,
                int ply, UgoMove first, const UgoMove *moves, size_t n_moves, int *promises,
                int *ranks)
{
  uint32_t best = code (first);
  uint32_t killers[2] = { code (self->killers[ply][0]), code (self->killers[ply][1]) };

  evaluation->promises (position, moves, n_moves, promises);
  for (size_t i = 0; i < n_moves; i++)
    {
      UgoMove move = moves[i];
      UgoSquare from = move.from % UGO_MAX_SQUARES;

      ranks[i] = promises[i] + self->history[position->side][from][move.to] / 8;
      if (move.drop != UGO_SQUARE_NONE)
        ranks[i] += self->drops[position->side][move.drop] / 8;
      if (code (move) == best)
        ranks[i] += FIRST_RANK;
      else if (code (move) == killers[0])
        ranks[i] += KILLER_RANK;
      else if (code (move) == killers[1])
        ranks[i] += KILLER_RANK - 1;
    }
}

static void
teach (int16_t *history, int lesson)
{
  int weight = lesson > 0 ? lesson : -lesson;

  *history = (int16_t) (*history + lesson - *history * weight / MAX_HISTORY);
}

void
ugo_order_learn (UgoOrder *self, UgoSide side, int ply, const UgoMove *moves, size_t n_moves,
                 int depth)
{
  UgoMove good = moves[n_moves - 1];
  int lesson = depth * depth * 4 < MAX_LESSON ? depth * depth * 4 : MAX_LESSON;

  if (ugo_move_is_pass (good))
    return;
  if (!ugo_move_equal (good, self->killers[ply][0]))
    {
      self->killers[ply][1] = self->killers[ply][0];
      self->killers[ply][0] = good;
    }
  for (size_t i = 0; i < n_moves; i++)
    {
      int what = i + 1 == n_moves ? lesson : -lesson;
      UgoSquare from = moves[i].from % UGO_MAX_SQUARES;

      teach (&self->history[side][from][moves[i].to], what);
      if (moves[i].drop != UGO_SQUARE_NONE)
        teach (&self->drops[side][moves[i].drop], what);
    }
}
