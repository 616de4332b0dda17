/* ugo-puzzle-thought.c: what is proved of a puzzle in a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-thought.h"

#include "ugo-bits.h"

UgoPuzzleThought *
ugo_puzzle_thought_new (UgoAsked asked, const UgoAttempt *attempt, UgoMove move, guint64 squares)
{
  UgoPuzzleThought *self = g_new0 (UgoPuzzleThought, 1);

  self->asked = asked;
  self->attempt = ugo_attempt_copy (attempt);
  self->move = move;
  self->squares = squares;
  return self;
}

void
ugo_puzzle_thought_free (gpointer thought)
{
  UgoPuzzleThought *self = thought;

  ugo_attempt_free (self->attempt);
  g_free (self);
}

/* Of the puzzle as a whole. */
static gboolean
prove (UgoPuzzleThought *self, const atomic_bool *stop)
{
  const UgoDraft *draft = ugo_puzzle_get_draft (ugo_attempt_get_puzzle (self->attempt));

  ugo_goal_solve (&draft->goal, &draft->position, draft->n_moves, stop, &self->proof);
  return TRUE;
}

/* Where nothing can be proved, the way that is known helps those who are still on it. */
static gboolean
follow_line (const UgoAttempt *attempt, UgoPuzzleHint *hint)
{
  UgoRecord *record = ugo_puzzle_get_record (ugo_attempt_get_puzzle (attempt));
  const UgoNode *node = ugo_record_get_root (record);

  while (node != NULL && !ugo_position_same (&node->position, ugo_attempt_get_position (attempt)))
    node = node->first_child;
  if (node == NULL || node->first_child == NULL || node->first_child->move.from == UGO_SQUARE_NONE)
    return FALSE;
  *hint = (UgoPuzzleHint){ ugo_bit (node->first_child->move.from), node->first_child->move.from,
                           node->first_child->move, 0 };
  return TRUE;
}

void
ugo_puzzle_think (gpointer thought, gpointer mind, const atomic_bool *stop)
{
  UgoPuzzleThought *self = thought;

  switch (self->asked)
    {
    case UGO_ASK_MOVE:
      self->is_answered = ugo_attempt_move (self->attempt, self->move, stop, &self->ruling);
      break;
    case UGO_ASK_CHOICE:
      self->is_answered = ugo_attempt_choose (self->attempt, self->squares, stop, &self->ruling);
      break;
    case UGO_ASK_HINT:
    case UGO_ASK_SHOW:
      self->is_answered = ugo_attempt_hint (self->attempt, stop, &self->hint)
                          || follow_line (self->attempt, &self->hint);
      break;
    case UGO_ASK_CHECK:
      self->is_answered = ugo_attempt_check (self->attempt, stop, &self->check);
      break;
    case UGO_ASK_CARD:
    default:
      self->is_answered = prove (self, stop);
    }
}
