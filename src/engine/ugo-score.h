/* ugo-score.h: what scores mean
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A score is seen from the side to move. In Ugolki it counts hundredths of a move of lead, in Gygès
 * hundredths of a unit that docs/engine.md describes. Beyond %UGO_SCORE_PROVED it is no estimate
 * any more: the game is won or lost, and the score tells after how many plies.
 */
#pragma once

#ifdef __cplusplus
extern "C" {
#endif

#define UGO_SCORE_WIN 30000
#define UGO_SCORE_PROVED 29000
#define UGO_SCORE_INFINITE 32000

/* The score of having won @plies from now. */
static inline int
ugo_score_win_in (int plies)
{
  return UGO_SCORE_WIN - plies;
}

/* Whether @score is a proved win or loss. */
static inline int
ugo_score_is_proved (int score)
{
  return score >= UGO_SCORE_PROVED || score <= -UGO_SCORE_PROVED;
}

/* After how many plies the game of a proved @score is over. */
static inline int
ugo_score_plies (int score)
{
  return UGO_SCORE_WIN - (score > 0 ? score : -score);
}

/* A proved @score as a number of the player's own moves: negative for a loss. */
static inline int
ugo_score_moves (int score)
{
  int moves = (ugo_score_plies (score) + 1) / 2;

  return score > 0 ? moves : -moves;
}

/* An estimate, kept away from what is proved. */
static inline int
ugo_score_estimate (int score)
{
  if (score >= UGO_SCORE_PROVED)
    return UGO_SCORE_PROVED - 1;
  return score <= -UGO_SCORE_PROVED ? 1 - UGO_SCORE_PROVED : score;
}

#ifdef __cplusplus
}
#endif
