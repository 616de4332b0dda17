/* ugo-mistake.h: what counts as a mistake
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one definition, for whatever tells of mistakes: docs/engine.md has it in words.
 */
#pragma once

#include "ugo-rules.h"

#ifdef __cplusplus
extern "C" {
#endif

/* From the least to the greatest. */
typedef enum
{
  UGO_MISTAKE_NONE,
  UGO_MISTAKE_DOUBTFUL, /* ?! */
  UGO_MISTAKE_PLAIN,    /* ? */
  UGO_MISTAKE_BLUNDER,  /* ?? */
} UgoMistake;

/*
 * UgoMistakeScale:
 * @rules: the game
 * @doubtful: the loss of score from which on a move is doubtful
 * @plain: from which on it is a mistake
 * @blunder: from which on it is a blunder
 * @decided: the score that is taken for any higher one, proved ones included
 *
 * All in the unit of the game's scores; see ugo-score.h.
 */
typedef struct
{
  const UgoRules *rules;
  int doubtful;
  int plain;
  int blunder;
  int decided;
} UgoMistakeScale;

/**
 * ugo_mistake_scale:
 * @rules: a game
 *
 * Returns: its scale; there is one for every game of ugo_rules_all()
 */
const UgoMistakeScale *ugo_mistake_scale (const UgoRules *rules);

/**
 * ugo_mistake_loss:
 * @rules: a game
 * @best: the score of the best move, from the side that moves
 * @played: the score of the move made, from the same side
 *
 * Returns: what the move lost, 0 or more: beyond the score that decides, no more is lost or won
 */
int ugo_mistake_loss (const UgoRules *rules, int best, int played);

/**
 * ugo_mistake_judge:
 * @rules: a game
 * @best: the score of the best move, from the side that moves
 * @played: the score of the move made, from the same side
 *
 * By what the move lost. One that gives up a proved win, or runs into a proved loss, is doubtful at
 * least; one that wins or loses later or sooner than it might is none.
 *
 * Returns: how bad it was
 */
UgoMistake ugo_mistake_judge (const UgoRules *rules, int best, int played);

#ifdef __cplusplus
}
#endif
