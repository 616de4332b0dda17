/* ugo-puzzle-book.h: what is kept of the puzzles of one game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A part of UgoPuzzleProgress, which is what others use. Days are those of g_date_get_julian().
 */
#pragma once

#include "ugo-progress.h"
#include "ugo-puzzle-memory.h"
#include "ugo-rating.h"
#include "ugo-rules.h"

G_BEGIN_DECLS

/* How the groups begin under which anything of puzzles is kept. */
#define UGO_PUZZLE_PREFIX "puzzle/"

/* How many puzzles of a game are remembered one by one; those of packs, and those that come back,
 * beyond that too. */
#define UGO_PUZZLE_MAX_MEMORIES 10000

/* How many results the history of a game has. */
#define UGO_PUZZLE_MAX_HISTORY 5000

/* For how many dates it is kept that the daily puzzle was solved. */
#define UGO_PUZZLE_MAX_DAILY 400

/*
 * UgoPuzzleResult:
 * @rules: the game
 * @id: the id of the puzzle
 * @theme: the id of its theme
 * @level: its level
 * @stars: what it has brought, see ugo_stars_count(); 0 when it was given up or its solution shown
 * @is_kept: whether it belongs to a pack
 * @daily: the Julian day of the date whose daily puzzle it was, else 0
 * @n_wrong: how many wrong answers were given
 * @n_hints: how many hints, of one place; 0 for none
 * @seconds: how long it took
 *
 * How somebody has done at a puzzle.
 */
typedef struct
{
  const UgoRules *rules;
  const char *id;
  const char *theme;
  int level;
  int stars;
  gboolean is_kept;
  guint32 daily;
  guint n_wrong;
  guint n_hints;
  guint seconds;
} UgoPuzzleResult;

/*
 * UgoPuzzleEvent:
 * @id: the id of the puzzle
 * @theme: the id of its theme
 * @level: its level
 * @stars: what it brought
 * @time: when, in seconds since 1970
 * @rating: the person's rating after it, rounded
 * @n_wrong: how many wrong answers were given; -1 where that was not kept yet
 * @n_hints: how many hints; -1 likewise
 * @seconds: how long it took; -1 likewise
 *
 * A result in the history.
 */
typedef struct
{
  char *id;
  char *theme;
  int level;
  int stars;
  gint64 time;
  int rating;
  int n_wrong;
  int n_hints;
  int seconds;
} UgoPuzzleEvent;

typedef struct _UgoPuzzleBook UgoPuzzleBook;

/**
 * ugo_puzzle_book_new:
 * @rules: the game
 * @progress: (transfer none): where it is kept
 *
 * What cannot be understood there counts as not there, and stays until it is replaced.
 *
 * Returns: (transfer full): what was kept
 */
UgoPuzzleBook *ugo_puzzle_book_new (const UgoRules *rules, UgoProgress *progress);

void ugo_puzzle_book_free (UgoPuzzleBook *self);

const UgoRules *ugo_puzzle_book_get_rules (const UgoPuzzleBook *self);

/**
 * ugo_puzzle_book_add:
 * @self: a book
 * @result: how somebody has done
 * @time: when, in seconds since 1970
 * @day: on which day
 */
void ugo_puzzle_book_add (UgoPuzzleBook *self, const UgoPuzzleResult *result, gint64 time,
                          guint32 day);

/**
 * ugo_puzzle_book_get_memories:
 * @self: a book
 *
 * Returns: (transfer none) (element-type utf8 UgoPuzzleMemory): the puzzles by their ids
 */
GHashTable *ugo_puzzle_book_get_memories (const UgoPuzzleBook *self);

/**
 * ugo_puzzle_book_get_history:
 * @self: a book
 *
 * Returns: (transfer none) (element-type UgoPuzzleEvent): the latest results, the oldest first
 */
GPtrArray *ugo_puzzle_book_get_history (const UgoPuzzleBook *self);

/**
 * ugo_puzzle_book_count:
 * @self: a book
 * @theme: (nullable): a theme, or %NULL for all of them
 * @level: a level, or 0 for all of them
 *
 * Returns: how many puzzles have been solved
 */
guint ugo_puzzle_book_count (UgoPuzzleBook *self, const char *theme, int level);

/**
 * ugo_puzzle_book_get_rating:
 * @self: a book
 * @theme: (nullable): a theme
 * @day: today
 *
 * Returns: the rating, or what it is taken to be at @theme
 */
UgoRating ugo_puzzle_book_get_rating (const UgoPuzzleBook *self, const char *theme, guint32 day);

/**
 * ugo_puzzle_book_get_daily:
 * @self: a book
 * @day: a day
 *
 * Returns: the stars of its daily puzzle, 0 when it was not solved
 */
int ugo_puzzle_book_get_daily (const UgoPuzzleBook *self, guint32 day);

/**
 * ugo_puzzle_book_reset:
 * @self: a book
 *
 * Forgets everything, until ugo_puzzle_book_restore().
 */
void ugo_puzzle_book_reset (UgoPuzzleBook *self);

/**
 * ugo_puzzle_book_reset_theme:
 * @self: a book
 * @theme: the id of a theme
 *
 * Forgets what was done at it, until ugo_puzzle_book_restore_themes(): its puzzles, its part of the
 * history, and how good the person is at it. The rating, which comes from all of them, stays, and
 * so do the dates whose puzzles were solved.
 */
void ugo_puzzle_book_reset_theme (UgoPuzzleBook *self, const char *theme);

/**
 * ugo_puzzle_book_restore_themes:
 * @self: a book
 *
 * Brings back what was forgotten of themes; what has come since stays.
 */
void ugo_puzzle_book_restore_themes (UgoPuzzleBook *self);

/**
 * ugo_puzzle_book_reload:
 * @self: a book
 *
 * Reads again what is kept, after it was changed by others.
 */
void ugo_puzzle_book_reload (UgoPuzzleBook *self);

/**
 * ugo_puzzle_book_can_restore:
 * @self: a book
 *
 * Returns: whether anything was forgotten that can be brought back
 */
gboolean ugo_puzzle_book_can_restore (const UgoPuzzleBook *self);

/**
 * ugo_puzzle_book_restore:
 * @self: a book
 *
 * Brings back what was forgotten, and adds what has come since.
 */
void ugo_puzzle_book_restore (UgoPuzzleBook *self);

G_END_DECLS
