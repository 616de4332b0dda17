/* ugo-puzzle-daily.h: the puzzle of a day
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

/*
 * UgoDailyChoice:
 * @id: the id of a puzzle
 * @level: its level
 */
typedef struct
{
  const char *id;
  int level;
} UgoDailyChoice;

/**
 * ugo_puzzle_daily_id:
 * @rules: a game
 * @choices: (array length=n_choices): the puzzles it is one of, in any order
 * @n_choices: how many; with none, the generator makes it
 * @date: a date
 *
 * The same for everyone who has the same puzzles, and for most days also for those who have a few
 * more. Easy on Mondays, hardest on Sundays; docs/puzzles.md has the function.
 *
 * Returns: (transfer full) (nullable): the id of that day's puzzle; %NULL when there are no choices
 *   and the game has no themes
 */
char *ugo_puzzle_daily_id (const UgoRules *rules, const UgoDailyChoice *choices, gsize n_choices,
                           const GDate *date);

G_END_DECLS
