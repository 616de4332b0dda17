/* ugo-evaluation.h: what a search must know of each game beyond its rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-rules.h"
#ifdef UGO_TUNING
#include "ugo-weights.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * UgoEvaluation:
 * @rules: the game
 * @margin: what is granted for each ply beyond the promise of a move, before the move is left out
 *   because the score would still not do; 0 when promises are no scores and none is left out
 * @may_pass: whether a position that is good enough although its player passes is good enough
 * @withholding: the option without which the rules withhold no move, 0 when they never do
 * @dropping: the option without which no move has a `drop`, 0 when none ever has
 *
 * All functions take positions whose game goes on.
 */
typedef struct
{
  const UgoRules *rules;
  int margin;
  bool may_pass;
  uint8_t withholding;
  uint8_t dropping;

  /* score: an estimate from the side to move, in the unit of the game. */
  int (*score) (const UgoPosition *position);

  /* wins: (nullable): whether the side to move can win with this very move, exactly. */
  bool (*wins) (const UgoPosition *position, UgoMove *move);

  /* soonest: (nullable): a number of plies; within fewer @side has neither won nor drawn,
   * whatever is played, unless a position comes back. */
  int (*soonest) (const UgoPosition *position, UgoSide side);

  /* promises: how good each move looks at first sight; legal moves, no pass. */
  void (*promises) (const UgoPosition *position, const UgoMove *moves, size_t n_moves,
                    int *promises);

  /* key_change: what @move, legal or a pass, changes in the key that the rules give @position,
   * to be combined with it by exclusive or. */
  uint64_t (*key_change) (const UgoPosition *position, UgoMove move);

  /* context: a key of what else the score of @position depends on. */
  uint64_t (*context) (const UgoPosition *position);

#ifdef UGO_TUNING
  /* weights: what `score` weighs, ended by a %NULL name; for the tuning tool alone. */
  const UgoWeight *weights;

  /* weights_of_thread: where they stand in this thread. */
  void *(*weights_of_thread) (void);

  /* weights_changed: (nullable): to be called when some of them have changed. */
  void (*weights_changed) (void);
#endif
} UgoEvaluation;

extern const UgoEvaluation ugo_evaluation_ugolki;
extern const UgoEvaluation ugo_evaluation_gyges;

/**
 * ugo_evaluation_find:
 * @rules: a game
 *
 * Returns: how it is evaluated; there is one for every game of ugo_rules_all()
 */
const UgoEvaluation *ugo_evaluation_find (const UgoRules *rules);

#ifdef __cplusplus
}
#endif
