/* ugo-puzzle-history.h: what was done at puzzles, as a list, and what it comes to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "ugo-puzzle-progress.h"

G_BEGIN_DECLS

#define UGO_TYPE_PUZZLE_ENTRY (ugo_puzzle_entry_get_type ())

/* A result in the list. */
G_DECLARE_FINAL_TYPE (UgoPuzzleEntry, ugo_puzzle_entry, UGO, PUZZLE_ENTRY, GObject)

/*
 * UgoPuzzleSum:
 * @n_solved: how many puzzles were solved
 * @n_at_once: of how many the first result brought all stars, as far as the history goes
 * @mean_level: of those that were solved; 0 without any
 */
typedef struct
{
  guint n_solved;
  guint n_at_once;
  double mean_level;
} UgoPuzzleSum;

/**
 * ugo_puzzle_history_list:
 * @progress: what was done
 * @rules: at which game
 * @theme: (nullable): at which theme, %NULL for all of them
 * @today: today, for days that have a name
 *
 * Returns: (transfer full) (element-type UgoPuzzleEntry): the results, the newest first
 */
GListModel *ugo_puzzle_history_list (UgoPuzzleProgress *progress, const UgoRules *rules,
                                     const char *theme, const GDate *today);

/**
 * ugo_puzzle_history_sum:
 * @progress: what was done
 * @rules: at which game
 * @theme: (nullable): at which theme, %NULL for all of them
 *
 * Returns: what it comes to
 */
UgoPuzzleSum ugo_puzzle_history_sum (UgoPuzzleProgress *progress, const UgoRules *rules,
                                     const char *theme);

/* The name of the puzzle. */
const char *ugo_puzzle_entry_get_id (UgoPuzzleEntry *self);

/* The day it was, where it is the newest of that day, else NULL. */
const char *ugo_puzzle_entry_get_day (UgoPuzzleEntry *self);

/* Its theme and level. */
const char *ugo_puzzle_entry_get_title (UgoPuzzleEntry *self);

/* When, and how it went. */
const char *ugo_puzzle_entry_get_details (UgoPuzzleEntry *self);

int ugo_puzzle_entry_get_stars (UgoPuzzleEntry *self);

/* The rating after it. */
int ugo_puzzle_entry_get_rating (UgoPuzzleEntry *self);

G_END_DECLS
