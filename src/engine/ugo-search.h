/* ugo-search.h: the search for the best move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Iterative deepening over a principal variation search. With one thread and a limit of depth or
 * nodes the same search of a cleared or new UgoSearch finds the same in the same number of nodes.
 */
#pragma once

#include <stdatomic.h>

#include "ugo-rules.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct UgoSearch UgoSearch;

/* The deepest search, and the most moves of a line. */
#define UGO_SEARCH_MAX_DEPTH 99

/* The most threads of a search. */
#define UGO_SEARCH_MAX_THREADS 64

/* After at most so many nodes a thread notices that it is to stop. */
#define UGO_SEARCH_NODES_TO_STOP 256

/* What may be left out, for tests: the results that are proved must not depend on it. */
typedef enum
{
  UGO_SEARCH_NO_TABLE = 1 << 0,
  UGO_SEARCH_NO_REDUCTIONS = 1 << 1,
} UgoSearchFlags;

/*
 * UgoLimits:
 * @depth: plies
 * @nodes: positions visited; exact with one thread
 * @milliseconds: time for this move
 * @clock: milliseconds left for the rest of the game, of which a part is used
 * @increment: milliseconds that are added after each move, with @clock
 * @stop: (nullable): ends the search when another thread sets it
 *
 * When to stop: at the first limit that is reached. 0 is no limit; without any, the search ends at
 * %UGO_SEARCH_MAX_DEPTH. A first move is always found.
 */
typedef struct
{
  int depth;
  uint64_t nodes;
  int milliseconds;
  int clock;
  int increment;
  const atomic_bool *stop;
} UgoLimits;

/*
 * UgoReport:
 * @score: from the side to move; see ugo-score.h
 * @depth: the plies that were searched in full
 * @nodes: the positions visited by all threads
 * @milliseconds: since the search began
 * @n_moves: the length of the best line, at least 1
 * @moves: the best line
 */
typedef struct
{
  int score;
  int depth;
  uint64_t nodes;
  int milliseconds;
  int n_moves;
  UgoMove moves[UGO_SEARCH_MAX_DEPTH];
} UgoReport;

/**
 * UgoReportFunc:
 * @report: what is known by now
 * @data: what was given with the function
 *
 * Called from the thread that searches, after each depth.
 */
typedef void (*UgoReportFunc) (const UgoReport *report, void *data);

/**
 * ugo_search_new:
 * @table_bytes: how much memory for what was found out
 * @n_threads: how many threads search, from 1 to %UGO_SEARCH_MAX_THREADS; the caller's is the first
 * @flags: a set of #UgoSearchFlags
 *
 * Returns: (transfer full) (nullable): a search, %NULL when there is no memory
 */
UgoSearch *ugo_search_new (size_t table_bytes, int n_threads, unsigned flags);

/**
 * ugo_search_free:
 * @self: (nullable) (transfer full): a search that does not run
 */
void ugo_search_free (UgoSearch *self);

/**
 * ugo_search_clear:
 * @self: a search that does not run
 *
 * Forgets what it found out, as at the beginning of another game.
 */
void ugo_search_clear (UgoSearch *self);

/**
 * ugo_search_run:
 * @self: a search that does not run
 * @position: a position
 * @keys: (array length=n_keys): ugo_position_key() of every earlier position of the game that
 *   `repeats`, @position included, in any order
 * @n_keys: their number
 * @limits: when to stop
 * @func: (nullable): called after each depth
 * @data: passed to @func
 * @report: (out): what was found
 *
 * Returns: whether there is a move; the game may be decided
 */
bool ugo_search_run (UgoSearch *self, const UgoPosition *position, const uint64_t *keys,
                     size_t n_keys, const UgoLimits *limits, UgoReportFunc func, void *data,
                     UgoReport *report);

#ifdef __cplusplus
}
#endif
