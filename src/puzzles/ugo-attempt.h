/* ugo-attempt.h: somebody at a puzzle: the moves so far, and what the judge says of the next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every answer is judged by a proof made at that moment. That may take longer than a frame: an
 * attempt is plain, so that it can be used in a thread, by one at a time.
 */
#pragma once

#include "ugo-puzzle.h"

G_BEGIN_DECLS

typedef struct _UgoAttempt UgoAttempt;

typedef enum
{
  UGO_RULING_ILLEGAL,       /* no move at all, by the rules; nothing changes */
  UGO_RULING_WRONG,         /* the goal is out of reach after it; the move is not kept */
  UGO_RULING_ON,            /* right so far, more is asked for */
  UGO_RULING_ASTRAY,        /* kept, and the goal can be reached, but not in the fewest moves */
  UGO_RULING_SOLVED,        /* in the fewest moves */
  UGO_RULING_SOLVED_LONGER, /* reached, in more moves than the fewest */
} UgoRulingVerdict;

/*
 * UgoRuling:
 * @verdict: what came of it
 * @status: why a move is illegal
 * @after: the position after the move (with the bricks on it), before any reply
 * @n_replies: the length of @replies
 * @replies: after a right move, the other side's reply, perhaps a pass; after a wrong one, what
 *   refutes it, beginning with the other side; after an outcome was chosen, best play of both sides
 * @reached: how far it got, in the unit of the goal's amount; -1 where there is none
 * @wanted: how far one must get; -1 where there is no unit
 * @left: how many more own moves are needed at least; -1 when that is not known
 * @run: what the answer was for, after the replies: the best move of the runner when bricks were
 *   put, the chain of a road that was opened; else a pass
 * @missing: squares that were to be chosen and were not
 * @extra: squares that were chosen wrongly
 */
typedef struct
{
  UgoRulingVerdict verdict;
  UgoStatus status;
  UgoPosition after;
  guint n_replies;
  UgoMove replies[UGO_PROOF_MAX_LINE];
  int reached;
  int wanted;
  int left;
  UgoMove run;
  guint64 missing;
  guint64 extra;
} UgoRuling;

/*
 * UgoPuzzleHint:
 * @squares: where to look; none where an outcome is to be chosen
 * @piece: the square of the piece to move, or %UGO_SQUARE_NONE for squares and bricks
 * @move: (inout): the move; a pass for squares and bricks
 * @answer: the squares to choose, or the bit of the outcome
 *
 * What the three grades of a hint are made of.
 */
typedef struct
{
  guint64 squares;
  UgoSquare piece;
  UgoMove move;
  guint64 answer;
} UgoPuzzleHint;

/**
 * ugo_attempt_new:
 * @puzzle: a puzzle
 *
 * Returns: (transfer full): an attempt that has not begun
 */
UgoAttempt *ugo_attempt_new (UgoPuzzle *puzzle);

/**
 * ugo_attempt_copy:
 * @self: an attempt
 *
 * Returns: (transfer full): another one that stands where it stands
 */
UgoAttempt *ugo_attempt_copy (const UgoAttempt *self);

/**
 * ugo_attempt_free:
 * @self: (transfer full): an attempt
 */
void ugo_attempt_free (UgoAttempt *self);

UgoPuzzle *ugo_attempt_get_puzzle (const UgoAttempt *self);

/**
 * ugo_attempt_get_position:
 * @self: an attempt
 *
 * Returns: (transfer none): where the person is to move, after the moves and replies so far
 */
const UgoPosition *ugo_attempt_get_position (const UgoAttempt *self);

/**
 * ugo_attempt_get_n_moves:
 * @self: an attempt
 *
 * Returns: how many own moves were made and kept
 */
guint ugo_attempt_get_n_moves (const UgoAttempt *self);

/**
 * ugo_attempt_is_over:
 * @self: an attempt
 *
 * Returns: whether the puzzle is solved
 */
bool ugo_attempt_is_over (const UgoAttempt *self);

/**
 * ugo_attempt_move:
 * @self: an attempt at a puzzle that is answered by moves
 * @move: any move
 * @stop: (nullable): makes it give up when another thread sets it
 * @ruling: (out): what the judge says
 *
 * A right move and one that leads astray are kept, with the reply.
 *
 * Returns: false when it gave up; nothing has changed then
 */
bool ugo_attempt_move (UgoAttempt *self, UgoMove move, const atomic_bool *stop,
                       UgoRuling *ruling);

/**
 * ugo_attempt_choose:
 * @self: an attempt at a puzzle that is answered by squares, bricks or an outcome
 * @squares: those chosen; the bit of an outcome
 * @stop: (nullable): makes it give up when another thread sets it
 * @ruling: (out): what the judge says
 *
 * Returns: false when it gave up; nothing has changed then
 */
bool ugo_attempt_choose (UgoAttempt *self, guint64 squares, const atomic_bool *stop,
                         UgoRuling *ruling);

/**
 * ugo_attempt_undo:
 * @self: an attempt
 *
 * Takes back the last own move, with the reply.
 *
 * Returns: whether there was one
 */
bool ugo_attempt_undo (UgoAttempt *self);

/*
 * UgoWorkCheck:
 * @spoiled: which own move, from 1, is the first of which it is proved that the fewest moves were
 *   no longer enough after it; 0 for none
 * @is_proved: whether it is also proved that they were enough before that move, or are enough now
 */
typedef struct
{
  guint spoiled;
  bool is_proved;
} UgoWorkCheck;

/**
 * ugo_attempt_check:
 * @self: an attempt at a puzzle in which one side moves alone
 * @stop: (nullable): makes it give up when another thread sets it
 * @check: (out): what can be proved of the moves so far
 *
 * Tries longer than ugo_attempt_move() does, some seconds at most where an army is large.
 *
 * Returns: false when it was stopped
 */
bool ugo_attempt_check (UgoAttempt *self, const atomic_bool *stop, UgoWorkCheck *check);

/**
 * ugo_attempt_hint:
 * @self: an attempt
 * @stop: (nullable): makes it give up when another thread sets it
 * @hint: (out): what helps, where the attempt stands
 *
 * Returns: false when it gave up, or there is nothing to be said
 */
bool ugo_attempt_hint (const UgoAttempt *self, const atomic_bool *stop, UgoPuzzleHint *hint);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoAttempt, ugo_attempt_free)

G_END_DECLS
