/* ugo-puzzle-memory.h: what is remembered of one puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A line of text in the file of progress, and when a puzzle comes back that was not solved. Days
 * are those of g_date_get_julian().
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How often a puzzle that was not solved comes back. */
#define UGO_PUZZLE_N_RETURNS 4

/* The last day there is: somewhen in the year 10952. */
#define UGO_PUZZLE_MAX_DAY 4000000

/* The longest id of a puzzle, and of a theme. */
#define UGO_PUZZLE_MAX_NAME 64

/*
 * UgoPuzzleMemory:
 * @theme: the id of its theme
 * @level: its level
 * @n_tries: how often it was tried
 * @n_solved: how often it was solved
 * @stars: the most it has brought
 * @last: when it was tried last, in seconds since 1970
 * @stage: how often it has come back and was solved
 * @due: on which day it comes back, 0 when it does not
 * @is_kept: whether it belongs to a pack, and is never forgotten
 * @rest: (nullable): what a later version of the program has written behind
 */
typedef struct
{
  char *theme;
  int level;
  guint n_tries;
  guint n_solved;
  int stars;
  gint64 last;
  guint stage;
  guint32 due;
  gboolean is_kept;
  char *rest;
} UgoPuzzleMemory;

/**
 * ugo_puzzle_memory_new:
 * @theme: the id of its theme
 * @level: its level
 *
 * Returns: (transfer full): a puzzle that was not tried
 */
UgoPuzzleMemory *ugo_puzzle_memory_new (const char *theme, int level);

void ugo_puzzle_memory_free (UgoPuzzleMemory *self);

/**
 * ugo_puzzle_memory_read:
 * @text: a line
 *
 * Returns: (transfer full) (nullable): what it says; %NULL when it cannot be understood
 */
UgoPuzzleMemory *ugo_puzzle_memory_read (const char *text);

/**
 * ugo_puzzle_memory_write:
 * @self: a puzzle
 *
 * Returns: (transfer full): its line
 */
char *ugo_puzzle_memory_write (const UgoPuzzleMemory *self);

/**
 * ugo_puzzle_memory_add:
 * @self: a puzzle
 * @stars: what it has brought now, 0 when it was not solved
 * @time: when, in seconds since 1970
 * @day: on which day
 *
 * With less than two stars it comes back after a day. When it brings more then, it comes back after
 * 3 days more, then 7, then 21, and then no more. Solving it before its day changes nothing.
 */
void ugo_puzzle_memory_add (UgoPuzzleMemory *self, int stars, gint64 time, guint32 day);

/**
 * ugo_puzzle_memory_is_due:
 * @self: a puzzle
 * @day: today
 *
 * Returns: whether it has come back; also when it waits for longer than any does, because
 *   the clock was wrong
 */
gboolean ugo_puzzle_memory_is_due (const UgoPuzzleMemory *self, guint32 day);

/**
 * ugo_puzzle_is_name:
 * @text: (nullable): a text
 *
 * Returns: whether it can be the id of a puzzle or of a theme: letters, digits, hyphens
 */
gboolean ugo_puzzle_is_name (const char *text);

/**
 * ugo_puzzle_read_number:
 * @text: a text
 * @most: the greatest number
 * @number: (out): the number
 *
 * Returns: whether it is a number from 0 to @most
 */
gboolean ugo_puzzle_read_number (const char *text, guint64 most, guint64 *number);

/**
 * ugo_puzzle_read_numbers:
 * @fields: texts, ended by %NULL
 * @n: how many of them to read
 * @most: the greatest number
 * @numbers: (out) (array length=n): the numbers
 *
 * Returns: whether there are so many, all of them numbers from 0 to @most
 */
gboolean ugo_puzzle_read_numbers (char **fields, guint n, guint64 most, guint64 *numbers);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoPuzzleMemory, ugo_puzzle_memory_free)

G_END_DECLS
