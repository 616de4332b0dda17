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
  const int16_t (*history)[UGO_MAX_SQUARES] = self->history[position->side];
  const int16_t *drops = self->drops[position->side];
  uint32_t best = code (first);
  uint32_t killers[2] = { code (self->killers[ply][0]), code (self->killers[ply][1]) };

  evaluation->promises (position, moves, n_moves, promises);
  for (size_t i = 0; i < n_moves; i++)
    ranks[i] = promises[i] + history[moves[i].from % UGO_MAX_SQUARES][moves[i].to] / 8;
  if (position->variant.flags & evaluation->dropping)
    for (size_t i = 0; i < n_moves; i++)
      ranks[i] += moves[i].drop != UGO_SQUARE_NONE ? drops[moves[i].drop] / 8 : 0;

  /* A loop of its own, so that several moves are compared at once. */
  for (size_t i = 0; i < n_moves; i++)
    {
      uint32_t move = code (moves[i]);
      int extra = move == killers[1] ? KILLER_RANK - 1 : 0;

      extra = move == killers[0] ? KILLER_RANK : extra;
      ranks[i] += move == best ? FIRST_RANK : extra;
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
