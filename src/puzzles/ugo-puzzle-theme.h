/* ugo-puzzle-theme.h: the kinds of puzzles, and how each is made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-goal.h"
#include "ugo-random.h"

G_BEGIN_DECLS

#define UGO_PUZZLE_MAX_LEVEL 9

/*
 * UgoDraft:
 * @position: where it begins
 * @goal: what is asked for
 * @n_moves: how many own moves, or bricks
 *
 * A puzzle as far as a proof needs it.
 */
typedef struct
{
  UgoPosition position;
  UgoGoal goal;
  int n_moves;
} UgoDraft;

/*
 * UgoPuzzleTheme:
 * @id: its name in files and on the command line
 * @rules: its game
 * @min_level: the lowest level it offers, at least 1
 * @max_level: the highest, at most %UGO_PUZZLE_MAX_LEVEL
 * @variants: the names of the variants it is made for, ended by %NULL
 */
typedef struct
{
  const char *id;
  const UgoRules *rules;
  int min_level;
  int max_level;
  const char *const *variants;

  /* known: of a theme that has one puzzle at each level: makes it, with a line that reaches the
   * goal and may be too long to be proved the shortest. %NULL of others, which have `draft`. */
  void (*known) (int level, UgoDraft *draft, UgoProof *proof);

  /* draft: makes a proposal that may become a puzzle of about @level; false when it found none this
   * time. It need not be proved. At most some milliseconds; the same numbers of @random make the
   * same draft everywhere. */
  bool (*draft) (UgoRandom *random, int level, const atomic_bool *stop, UgoDraft *draft);

  /* draft_other: another way to make one, which a seed in four asks for. %NULL of most. */
  bool (*draft_other) (UgoRandom *random, int level, const atomic_bool *stop, UgoDraft *draft);

  /* ask: sets @draft to what could be asked about @position, which stood in somebody's game; false
   * when that is nothing. %NULL where puzzles are not made of games. */
  bool (*ask) (const UgoPosition *position, UgoDraft *draft);

  /* grade: the level of a draft that was proved, from what is measured in it; 0 when it is not
   * worth being asked (too many answers, too plain). */
  int (*grade) (const UgoDraft *draft, const UgoProof *proof);
} UgoPuzzleTheme;

/**
 * ugo_puzzle_themes:
 *
 * Returns: every theme, those of a game together, in the order they are shown; ended by %NULL
 */
const UgoPuzzleTheme *const *ugo_puzzle_themes (void);

/**
 * ugo_puzzle_theme_find:
 * @id: (nullable): an id such as `last-brick`
 *
 * Returns: (nullable): the theme
 */
const UgoPuzzleTheme *ugo_puzzle_theme_find (const char *id);

G_END_DECLS
