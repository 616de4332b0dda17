/* ugo-puzzle-thought.h: what is proved of a puzzle in a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-attempt.h"

G_BEGIN_DECLS

typedef enum
{
  UGO_ASK_MOVE,   /* what the judge says of a move */
  UGO_ASK_CHOICE, /* what he says of squares or bricks */
  UGO_ASK_HINT,   /* what helps */
  UGO_ASK_SHOW,   /* the same, to be done at once */
  UGO_ASK_CHECK,  /* which move was the first that was one too many */
  UGO_ASK_CARD,   /* what is proved of the whole puzzle */
} UgoAsked;

/*
 * UgoPuzzleThought:
 * @asked: the question
 * @attempt: where the person stands, then where the answer led
 * @move: of a move
 * @squares: of a choice
 * @is_answered: whether there is an answer
 * @ruling: to a move or a choice
 * @hint: to a hint
 * @check: of the moves so far
 * @proof: of the puzzle
 */
typedef struct
{
  UgoAsked asked;
  UgoAttempt *attempt;
  UgoMove move;
  guint64 squares;
  gboolean is_answered;
  UgoRuling ruling;
  UgoPuzzleHint hint;
  UgoWorkCheck check;
  UgoProof proof;
} UgoPuzzleThought;

/**
 * ugo_puzzle_thought_new:
 * @asked: the question
 * @attempt: (transfer none): where the person stands; it is copied
 * @move: of a move, else a pass
 * @squares: of a choice, else 0
 *
 * Returns: (transfer full): what ugo_puzzle_think() takes
 */
UgoPuzzleThought *ugo_puzzle_thought_new (UgoAsked asked, const UgoAttempt *attempt, UgoMove move,
                                          guint64 squares);

/**
 * ugo_puzzle_thought_free:
 * @thought: (transfer full): an #UgoPuzzleThought
 */
void ugo_puzzle_thought_free (gpointer thought);

/**
 * ugo_puzzle_think:
 * @thought: an #UgoPuzzleThought
 * @mind: not used
 * @stop: makes it give up when another thread sets it
 *
 * A #UgoThinkFunc that finds the answer.
 */
void ugo_puzzle_think (gpointer thought, gpointer mind, const atomic_bool *stop);

G_END_DECLS
