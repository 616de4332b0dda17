/* ugo-search.c: the search for the best move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-search.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "ugo-score.h"
#include "ugo-worker.h"

/* The stack of a helping thread: more than a search at its deepest takes. */
#define STACK_SIZE (1024 * 1024)

/* How far a score may be from that of the depth before until a depth is searched again. */
#define WINDOW 40
#define MIN_WINDOW_DEPTH 4

/* What part of the clock a move takes, and at most, in a case of doubt. */
#define CLOCK_PART 30
#define CLOCK_MOST 6

struct UgoSearch
{
  UgoTable *table;
  UgoBusy *busy;
  unsigned flags;
  int n_workers;
  UgoWorker *workers[UGO_SEARCH_MAX_THREADS];
  pthread_t threads[UGO_SEARCH_MAX_THREADS];
};

/*
 * Run:
 * @task: what the workers do
 * @began: when it began
 * @soft_deadline: when not to begin another depth, 0 for never
 * @func: (nullable): called after each depth
 * @data: passed to @func
 * @report: what was found
 */
typedef struct
{
  UgoTask task;
  int64_t began;
  int64_t soft_deadline;
  UgoReportFunc func;
  void *data;
  UgoReport *report;
} Run;

UgoSearch *
ugo_search_new (size_t table_bytes, int n_threads, unsigned flags)
{
  UgoSearch *self = calloc (1, sizeof *self);
  bool complete = self != NULL;

  if (!self)
    return NULL;
  self->flags = flags;
  if (!(flags & UGO_SEARCH_NO_TABLE))
    {
      self->table = ugo_table_new (table_bytes);
      complete = self->table != NULL;
    }
  if (complete && self->table && n_threads > 1)
    {
      self->busy = calloc (1, sizeof *self->busy);
      complete = self->busy != NULL;
    }
  while (complete && self->n_workers < n_threads && self->n_workers < UGO_SEARCH_MAX_THREADS)
    {
      self->workers[self->n_workers] = ugo_worker_new ();
      complete = self->workers[self->n_workers++] != NULL;
    }
  if (complete)
    return self;
  ugo_search_free (self);
  return NULL;
}

void
ugo_search_free (UgoSearch *self)
{
  if (!self)
    return;
  ugo_table_free (self->table);
  free (self->busy);
  for (int i = 0; i < self->n_workers; i++)
    ugo_worker_free (self->workers[i]);
  free (self);
}

void
ugo_search_clear (UgoSearch *self)
{
  if (self->table)
    ugo_table_clear (self->table);
}

/* Limits */

static int
at_most (int value, int most)
{
  return value < most ? value : most;
}

static void
set_deadlines (Run *run, const UgoLimits *limits)
{
  int64_t deadline = 0;

  if (limits->milliseconds > 0)
    deadline = run->began + limits->milliseconds;
  if (limits->clock > 0)
    {
      int part = limits->clock / CLOCK_PART + at_most (limits->increment, limits->clock / 2);
      int most = at_most (4 * part, limits->clock / CLOCK_MOST + limits->increment / 2);

      most = at_most (most > 1 ? most : 1, limits->clock > 50 ? limits->clock - 50 : 1);
      run->soft_deadline = run->began + part / 2;
      if (deadline == 0 || run->began + most < deadline)
        deadline = run->began + most;
    }
  run->task.alarm.deadline = deadline;
}

static bool
may_go_deeper (const Run *run, int depth, int score)
{
  if (depth >= run->task.depth)
    return false;
  if (ugo_score_is_proved (score) && ugo_score_plies (score) <= depth)
    return false;
  return run->soft_deadline == 0 || ugo_milliseconds () < run->soft_deadline;
}

/* Depths */

/* Searches to @depth, in a window round the score of the depth before as long as it fits. */
static int
search_depth (UgoWorker *worker, int depth, int last)
{
  int below = WINDOW, above = WINDOW;

  if (depth < MIN_WINDOW_DEPTH || ugo_score_is_proved (last))
    return ugo_worker_search (worker, depth, -UGO_SCORE_INFINITE, UGO_SCORE_INFINITE);
  for (;;)
    {
      int alpha = last - below > -UGO_SCORE_PROVED ? last - below : -UGO_SCORE_INFINITE;
      int beta = last + above < UGO_SCORE_PROVED ? last + above : UGO_SCORE_INFINITE;
      int score = ugo_worker_search (worker, depth, alpha, beta);

      if (worker->stopped || (score > alpha && score < beta))
        return score;
      if (score <= alpha)
        below *= 4;
      else
        above *= 4;
    }
}

static void
take_line (Run *run, const UgoWorker *worker)
{
  UgoReport *report = run->report;
  const UgoLine *line = &worker->lines[0];

  if (line->length > 0)
    {
      report->n_moves = line->length;
      memcpy (report->moves, line->moves, line->length * sizeof *line->moves);
    }
  report->milliseconds = (int) (ugo_milliseconds () - run->began);
}

static void
lead (Run *run, UgoWorker *worker)
{
  UgoReport *report = run->report;
  int depth = 0;

  do
    {
      int score;

      atomic_store_explicit (&run->task.leading_score, report->score, memory_order_relaxed);
      atomic_store_explicit (&run->task.leading_depth, ++depth, memory_order_relaxed);
      score = search_depth (worker, depth, report->score);

      take_line (run, worker);
      if (worker->stopped)
        return;
      report->score = score;
      report->depth = depth;
      report->nodes = atomic_load (&run->task.n_visited) + worker->n_nodes - worker->n_told;
      if (run->func)
        run->func (report, run->data);
    }
  while (may_go_deeper (run, depth, report->score));
}

/* A helping thread searches what the leading one does, or a depth more when it is done with that;
 * what it finds goes to the table. */
static void *
help (void *data)
{
  UgoWorker *worker = data;
  UgoTask *task = worker->task;
  int depth = 0;

  do
    {
      int leading = atomic_load_explicit (&task->leading_depth, memory_order_relaxed);
      int score = atomic_load_explicit (&task->leading_score, memory_order_relaxed);

      depth = leading > depth ? leading : depth + 1;
      worker->stopped = worker->outrun = false;
      search_depth (worker, depth, score);
    }
  while ((!worker->stopped || worker->outrun) && depth < UGO_SEARCH_MAX_DEPTH);
  return NULL;
}

static int
start_helpers (UgoSearch *self, Run *run)
{
  pthread_attr_t attributes;
  int n_started = 0;

  if (self->n_workers == 1 || pthread_attr_init (&attributes) != 0)
    return 0;
  pthread_attr_setstacksize (&attributes, STACK_SIZE);
  while (n_started + 1 < self->n_workers)
    {
      UgoWorker *worker = self->workers[n_started + 1];

      ugo_worker_begin (worker, &run->task, n_started + 1);
      if (pthread_create (&self->threads[n_started], &attributes, help, worker) != 0)
        break;
      n_started++;
    }
  pthread_attr_destroy (&attributes);
  return n_started;
}

static uint64_t
count_nodes (const UgoSearch *self, int n_helpers)
{
  uint64_t n_nodes = 0;

  for (int i = 0; i <= n_helpers; i++)
    n_nodes += self->workers[i]->n_nodes;
  return n_nodes;
}

bool
ugo_search_run (UgoSearch *self, const UgoPosition *position, const uint64_t *keys, size_t n_keys,
                const UgoLimits *limits, UgoReportFunc func, void *data, UgoReport *report)
{
  Run run = { .began = ugo_milliseconds (), .func = func, .data = data, .report = report };
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (position, moves);
  int n_helpers;

  *report = (UgoReport) { .n_moves = 1 };
  if (n_moves == 0)
    return false;
  report->moves[0] = moves[0];

  run.task.position = *position;
  run.task.evaluation = ugo_evaluation_find (position->variant.rules);
  run.task.table = self->table;
  run.task.busy = self->busy;
  run.task.flags = self->flags;
  run.task.keys = keys;
  run.task.n_keys = n_keys;
  run.task.depth = at_most (limits->depth > 0 ? limits->depth : UGO_SEARCH_MAX_DEPTH,
                            UGO_SEARCH_MAX_DEPTH);
  run.task.nodes = limits->nodes;
  run.task.alarm.stop = limits->stop;
  set_deadlines (&run, limits);
  if (n_moves == 1 && run.task.alarm.deadline > 0)
    run.task.depth = 1;

  if (self->table)
    ugo_table_begin (self->table);
  ugo_worker_begin (self->workers[0], &run.task, 0);
  n_helpers = start_helpers (self, &run);
  lead (&run, self->workers[0]);
  atomic_store (&run.task.done, true);
  for (int i = 0; i < n_helpers; i++)
    pthread_join (self->threads[i], NULL);
  report->nodes = count_nodes (self, n_helpers);
  return true;
}
