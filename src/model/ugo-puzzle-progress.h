/* ugo-puzzle-progress.h: what a person has done at puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-puzzle-book.h"
#include "ugo-puzzle-theme.h"

G_BEGIN_DECLS

#define UGO_TYPE_PUZZLE_PROGRESS (ugo_puzzle_progress_get_type ())

/*
 * UgoPuzzleProgress:
 *
 * The puzzles that were tried, the ratings, the streak, the history; kept in a UgoProgress, under
 * groups that begin with "puzzle/". It has no clock: whoever asks tells the date where the person
 * is. Signal: changed ().
 */
G_DECLARE_FINAL_TYPE (UgoPuzzleProgress, ugo_puzzle_progress, UGO, PUZZLE_PROGRESS, GObject)

/**
 * ugo_puzzle_progress_new:
 * @progress: (transfer none): where it is kept, loaded
 *
 * What cannot be understood there counts as not there.
 *
 * Returns: (transfer full): what was kept
 */
UgoPuzzleProgress *ugo_puzzle_progress_new (UgoProgress *progress);

/**
 * ugo_puzzle_progress_record:
 * @self: puzzle progress
 * @result: how somebody has done
 * @now: the time, where the person is
 *
 * Keeps it at once, all that follows from it in one write. The first result of a puzzle counts
 * for the rating, later ones do not.
 */
void ugo_puzzle_progress_record (UgoPuzzleProgress *self, const UgoPuzzleResult *result,
                                 GDateTime *now);

/**
 * ugo_puzzle_progress_get:
 * @self: puzzle progress
 * @rules: a game
 * @id: the id of a puzzle
 *
 * Returns: (transfer none) (nullable): what is remembered of it, until the next change
 */
const UgoPuzzleMemory *ugo_puzzle_progress_get (UgoPuzzleProgress *self, const UgoRules *rules,
                                                const char *id);

/**
 * ugo_puzzle_progress_count:
 * @self: puzzle progress
 * @rules: a game
 * @theme: (nullable): a theme, or %NULL for all of them
 * @level: a level, or 0 for all of them
 *
 * Returns: how many puzzles of it have been solved
 */
guint ugo_puzzle_progress_count (UgoPuzzleProgress *self, const UgoRules *rules, const char *theme,
                                 int level);

/**
 * ugo_puzzle_progress_get_rating:
 * @self: puzzle progress
 * @rules: a game
 * @today: the date
 *
 * Returns: the person's rating in that game
 */
UgoRating ugo_puzzle_progress_get_rating (UgoPuzzleProgress *self, const UgoRules *rules,
                                          const GDate *today);

/**
 * ugo_puzzle_progress_propose_level:
 * @self: puzzle progress
 * @theme: a theme
 * @today: the date
 *
 * Returns: the level of that theme that suits the person, of those it offers
 */
int ugo_puzzle_progress_propose_level (UgoPuzzleProgress *self, const UgoPuzzleTheme *theme,
                                       const GDate *today);

/**
 * ugo_puzzle_progress_get_streak:
 * @self: puzzle progress
 * @today: the date
 *
 * Returns: on how many days in a row, up to @today or the day before, puzzles were solved, of
 *   whatever game
 */
guint ugo_puzzle_progress_get_streak (UgoPuzzleProgress *self, const GDate *today);

/**
 * ugo_puzzle_progress_get_best_streak:
 * @self: puzzle progress
 *
 * Returns: the longest such row there ever was
 */
guint ugo_puzzle_progress_get_best_streak (UgoPuzzleProgress *self);

/**
 * ugo_puzzle_progress_has_solved_on:
 * @self: puzzle progress
 * @today: the date
 *
 * Returns: whether that day counts for the streak already
 */
gboolean ugo_puzzle_progress_has_solved_on (UgoPuzzleProgress *self, const GDate *today);

/**
 * ugo_puzzle_progress_get_daily:
 * @self: puzzle progress
 * @rules: a game
 * @date: a date
 *
 * Returns: the stars that the daily puzzle of @date has brought, 0 when it was not solved
 */
int ugo_puzzle_progress_get_daily (UgoPuzzleProgress *self, const UgoRules *rules,
                                   const GDate *date);

/**
 * ugo_puzzle_progress_dup_due:
 * @self: puzzle progress
 * @rules: a game
 * @today: the date
 *
 * Returns: (transfer full) (array zero-terminated=1): the ids of the puzzles that were not solved
 *   and have come back, those that wait longest first
 */
char **ugo_puzzle_progress_dup_due (UgoPuzzleProgress *self, const UgoRules *rules,
                                    const GDate *today);

/**
 * ugo_puzzle_progress_get_history:
 * @self: puzzle progress
 * @rules: a game
 *
 * Returns: (transfer none) (element-type UgoPuzzleEvent): the latest results, the oldest first,
 *   until the next change
 */
GPtrArray *ugo_puzzle_progress_get_history (UgoPuzzleProgress *self, const UgoRules *rules);

/**
 * ugo_puzzle_progress_reset:
 * @self: puzzle progress
 * @rules: (nullable): the game to forget; %NULL for all games, and the streak, which belongs to all
 *
 * While the program runs ugo_puzzle_progress_restore() brings it back.
 */
void ugo_puzzle_progress_reset (UgoPuzzleProgress *self, const UgoRules *rules);

/**
 * ugo_puzzle_progress_forget:
 * @self: puzzle progress
 * @rules: a game
 * @theme: (nullable): the id of a theme of it, %NULL for all that was done at the game
 *
 * Forgets it at once, and for good when the program ends; before, and until something else is
 * forgotten, ugo_puzzle_progress_undo_forget() brings it back. Of a theme the rating stays, which
 * comes from all themes.
 */
void ugo_puzzle_progress_forget (UgoPuzzleProgress *self, const UgoRules *rules,
                                 const char *theme);

/**
 * ugo_puzzle_progress_can_undo_forget:
 * @self: puzzle progress
 *
 * Returns: whether there is something to bring back
 */
gboolean ugo_puzzle_progress_can_undo_forget (UgoPuzzleProgress *self);

/**
 * ugo_puzzle_progress_undo_forget:
 * @self: puzzle progress
 *
 * Brings back what was forgotten last. The file is byte for byte what it was, unless something
 * has come since, which is kept.
 */
void ugo_puzzle_progress_undo_forget (UgoPuzzleProgress *self);

/**
 * ugo_puzzle_progress_reload:
 * @self: a progress
 *
 * Reads anew what it is made of, of which every word may have changed. Nothing can be undone after
 * that.
 */
void ugo_puzzle_progress_reload (UgoPuzzleProgress *self);

/**
 * ugo_puzzle_progress_can_restore:
 * @self: puzzle progress
 * @rules: (nullable): a game; %NULL for anything
 *
 * Returns: whether anything was forgotten that can be brought back
 */
gboolean ugo_puzzle_progress_can_restore (UgoPuzzleProgress *self, const UgoRules *rules);

/**
 * ugo_puzzle_progress_restore:
 * @self: puzzle progress
 * @rules: (nullable): the game to bring back; %NULL for all that was forgotten
 *
 * Afterwards all is as if nothing had been forgotten: what has come since is added.
 */
void ugo_puzzle_progress_restore (UgoPuzzleProgress *self, const UgoRules *rules);

G_END_DECLS
