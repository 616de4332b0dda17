/* ugo-worker.h: one thread of a search
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-alarm.h"
#include "ugo-busy.h"
#include "ugo-order.h"
#include "ugo-search.h"
#include "ugo-table.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The plies from the root at which a line is cut off. */
#define UGO_WORKER_MAX_PLY (UGO_ORDER_MAX_PLY - 1)

/*
 * UgoTask:
 * @position: where to search
 * @evaluation: its game's evaluation
 * @table: what was found out
 * @busy: (nullable): what the workers search now, when there are several
 * @flags: a set of #UgoSearchFlags
 * @keys: the game's earlier positions, as for ugo_search_run()
 * @n_keys: their number
 * @depth: the greatest depth
 * @nodes: the most nodes of all workers together, 0 for any number
 * @alarm: when to stop
 * @done: set when the search is over for all workers
 * @leading_depth: the depth that the first worker searches
 * @leading_score: what the depth before had as its score
 * @n_visited: the nodes of all workers, as far as they have told
 *
 * What all workers of a search share. What changes stands apart from what does not, so that who
 * reads the one need not wait for who writes the other.
 */
typedef struct
{
  UgoPosition position;
  const UgoEvaluation *evaluation;
  UgoTable *table;
  UgoBusy *busy;
  unsigned flags;
  const uint64_t *keys;
  size_t n_keys;
  int depth;
  uint64_t nodes;
  UgoAlarm alarm;
  _Alignas (UGO_BUSY_LINE) atomic_bool done;
  atomic_int leading_depth;
  atomic_int leading_score;
  _Alignas (UGO_BUSY_LINE) atomic_uint_fast64_t n_visited;
} UgoTask;

/*
 * UgoLine:
 * @length: how many moves
 * @moves: the moves
 */
typedef struct
{
  uint8_t length;
  UgoMove moves[UGO_SEARCH_MAX_DEPTH];
} UgoLine;

/*
 * UgoWorker:
 * @task: what is to be done
 * @number: which of the workers it is, from 0
 * @n_nodes: how many positions it has visited
 * @n_told: how many of them it has added to those of the task
 * @depth: how deep it searches the task's position
 * @stopped: whether it has noticed that it is to stop
 * @outrun: whether that is only because the first worker searches deeper
 * @favourite: the move to try first at the root, or a pass
 * @order: what it has learned of moves
 * @path: for each ply, the key of the position there, 0 where repetition compares none
 * @lines: for each ply, the best line from there
 * @moves: the moves of the positions on the path, one after the other
 * @promises: how good they look
 * @ranks: in which order to try them
 * @n_moves: how many of those are in use
 *
 * No two workers share a line of the processor's memory.
 */
typedef struct
{
  _Alignas (UGO_BUSY_LINE) UgoTask *task;
  int number;
  uint64_t n_nodes;
  uint64_t n_told;
  int depth;
  bool stopped;
  bool outrun;
  UgoMove favourite;
  UgoOrder order;
  uint64_t path[UGO_ORDER_MAX_PLY];
  UgoLine lines[UGO_ORDER_MAX_PLY + 1];
  UgoMove *moves;
  int *promises;
  int *ranks;
  size_t n_moves;
} UgoWorker;

/**
 * ugo_worker_new:
 *
 * Returns: (transfer full) (nullable): a worker, %NULL when there is no memory
 */
UgoWorker *ugo_worker_new (void);

/**
 * ugo_worker_free:
 * @self: (nullable) (transfer full): a worker
 */
void ugo_worker_free (UgoWorker *self);

/**
 * ugo_worker_begin:
 * @self: a worker
 * @task: what is to be done
 * @number: which of the task's workers it is, from 0
 */
void ugo_worker_begin (UgoWorker *self, UgoTask *task, int number);

/**
 * ugo_worker_search:
 * @self: a worker
 * @depth: plies
 * @alpha: scores up to this one need not be told apart
 * @beta: nor scores from this one on
 *
 * Searches the task's position; one that is not the first gives up when the first worker searches
 * deeper. The best line is that of ply 0; it is the last one that was
 * better than @alpha, also when the worker has stopped.
 *
 * Returns: the score, or a bound of it outside @alpha and @beta; of no use when it has stopped
 */
int ugo_worker_search (UgoWorker *self, int depth, int alpha, int beta);

#ifdef __cplusplus
}
#endif
