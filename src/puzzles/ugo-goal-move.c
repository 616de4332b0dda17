/* ugo-goal-move.c: every legal move is tried
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-goal-move.h"

#include "ugo-goal-private.h"
#include "ugo-ugolki.h"

/* From this move on the anti-symmetry rule, which only a game's course tells, forbids nothing. */
#define FIRST_FREE_MOVE 13

const char *
ugo_goal_move_fits (const UgoPosition *position, int n_moves)
{
  if (n_moves != 1)
    return "a goal that is answered by one move takes one move";
  if (position->ugolki.pieces[UGO_WHITE] == 0 || position->ugolki.pieces[UGO_BLACK] == 0)
    return "both sides must have pieces";
  if (ugo_result (position).outcome != UGO_UNDECIDED)
    return "the game is decided already";
  if (ugo_must_pass (position))
    return "the side to move has no move";
  if ((position->variant.flags & UGO_UGOLKI_MIRROR) && position->move_number < FIRST_FREE_MOVE)
    return "the anti-symmetry rule may still forbid a move";
  return NULL;
}

void
ugo_goal_move_solve (const UgoGoal *goal, const UgoPosition *position, UgoGoalMoveFunc func,
                     const atomic_bool *stop, UgoProof *proof)
{
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  size_t n_moves = ugo_legal_moves (position, moves);

  for (size_t i = 0; i < n_moves; i++)
    {
      if (ugo_proof_is_stopped (stop))
        return;
      if (!ugo_move_is_pass (moves[i]) && func (goal, position, moves[i]))
        proof->first[proof->n_first++] = moves[i];
    }
  proof->status = UGO_PROOF_IMPOSSIBLE;
  if (proof->n_first == 0)
    return;
  proof->status = UGO_PROOF_FOUND;
  proof->least = 1;
  ugo_proof_count (proof, proof->n_first);
  proof->line[proof->n_line++] = proof->first[0];
}

bool
ugo_goal_move_is_possible (const UgoGoal *goal, const UgoPosition *position, UgoGoalMoveFunc func,
                           const atomic_bool *stop)
{
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  size_t n_moves = ugo_legal_moves (position, moves);

  for (size_t i = 0; i < n_moves; i++)
    if (ugo_proof_is_stopped (stop)
        || (!ugo_move_is_pass (moves[i]) && func (goal, position, moves[i])))
      return true;
  return false;
}

int
ugo_goal_move_jumps (const UgoPosition *position, UgoMove move)
{
  uint8_t jumps[UGO_MAX_SQUARES];

  if (ugo_move_is_pass (move))
    return 0;
  ugo_ugolki_landings (position, move.from, jumps);
  return jumps[move.to];
}
