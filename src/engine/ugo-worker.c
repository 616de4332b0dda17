/* ugo-worker.c: one thread of a search
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Wins and losses that a search returns are proved, whatever it leaves out: moves are reduced, but
 * none is left out where the others lose, and of a win nothing is concluded from a player who
 * passes.
 */
#include "ugo-worker.h"

#include <stdlib.h>
#include <string.h>

#include "ugo-bits.h"
#include "ugo-score.h"

/* How many moves all positions on a path may have together. */
#define MAX_PATH_MOVES (16 * UGO_MAX_MOVES)

#define PASS_REDUCTION 3
#define MIN_PASS_DEPTH 3
#define MIN_REDUCED_DEPTH 3
#define FIRST_REDUCED_MOVE 4
#define MAX_FUTILE_DEPTH 3
#define MIN_SHARED_DEPTH 3

/*
 * Node:
 * @position: the position
 * @key: its key
 * @ply: how many plies after the root
 * @after_pass: whether the move before was left out by the search
 */
typedef struct
{
  UgoPosition position;
  uint64_t key;
  int ply;
  bool after_pass;
} Node;

/*
 * Trial:
 * @node: the position where moves are tried
 * @first: where its moves begin among those of the path
 * @n_moves: their number
 * @n_tried: how many have been tried
 * @depth: plies
 * @alpha: what is to be beaten
 * @beta: what is enough
 * @best: the best score so far
 * @best_move: its move
 */
typedef struct
{
  const Node *node;
  size_t first;
  size_t n_moves;
  size_t n_tried;
  int depth;
  int alpha;
  int beta;
  int best;
  UgoMove best_move;
} Trial;

static int search (UgoWorker *self, const Node *node, int depth, int alpha, int beta);

UgoWorker *
ugo_worker_new (void)
{
  UgoWorker *self = aligned_alloc (UGO_BUSY_LINE, sizeof *self);

  if (!self)
    return NULL;
  memset (self, 0, sizeof *self);
  self->moves = malloc (MAX_PATH_MOVES * sizeof *self->moves);
  self->promises = malloc (MAX_PATH_MOVES * sizeof *self->promises);
  self->ranks = malloc (MAX_PATH_MOVES * sizeof *self->ranks);
  if (self->moves && self->promises && self->ranks)
    return self;
  ugo_worker_free (self);
  return NULL;
}

void
ugo_worker_free (UgoWorker *self)
{
  if (!self)
    return;
  free (self->moves);
  free (self->promises);
  free (self->ranks);
  free (self);
}

void
ugo_worker_begin (UgoWorker *self, UgoTask *task, int number)
{
  self->task = task;
  self->number = number;
  self->n_nodes = 0;
  self->n_told = 0;
  self->stopped = false;
  self->outrun = false;
  self->n_moves = 0;
  self->lines[0].length = 0;
  ugo_order_clear (&self->order);
}

/* Limits */

static void
look_at_limits (UgoWorker *self)
{
  UgoTask *task = self->task;
  uint64_t n_new = self->n_nodes - self->n_told;
  uint64_t n_visited = atomic_fetch_add_explicit (&task->n_visited, n_new, memory_order_relaxed);

  self->n_told = self->n_nodes;
  self->stopped = atomic_load_explicit (&task->done, memory_order_relaxed)
                  || (task->nodes && n_visited + n_new >= task->nodes)
                  || ugo_alarm_rings (&task->alarm);
  if (self->stopped)
    return;
  self->outrun = atomic_load_explicit (&task->leading_depth, memory_order_relaxed) > self->depth;
  self->stopped = self->outrun;
}

/* Counts a node; looks at the limits now and then, and exactly where the last node is. Returns
 * whether to go on. */
static inline bool
count_node (UgoWorker *self)
{
  if (self->stopped)
    return false;
  self->n_nodes++;
  if (self->n_nodes - self->n_told >= UGO_SEARCH_NODES_TO_STOP
      || (self->task->nodes && self->number == 0 && self->n_nodes >= self->task->nodes))
    look_at_limits (self);
  return !self->stopped;
}

/* Positions */

/* What the rules say of @node, as a score; -UGO_SCORE_INFINITE while the game goes on. */
static inline int
decided_score (const UgoWorker *self, const Node *node)
{
  UgoResult result = self->task->evaluation->rules->result (&node->position);
  UgoOutcome win = node->position.side == UGO_WHITE ? UGO_WHITE_WINS : UGO_BLACK_WINS;

  if (result.outcome == UGO_UNDECIDED)
    return -UGO_SCORE_INFINITE;
  if (result.outcome == UGO_DRAW)
    return 0;
  return result.outcome == win ? ugo_score_win_in (node->ply) : -ugo_score_win_in (node->ply);
}

/* How often the position of @key has stood. One that has come back within the search would come
 * back again, and counts as the third time. */
static uint8_t
occurrences (const UgoWorker *self, uint64_t key, int ply)
{
  uint8_t n = 1;

  for (int i = ply - 2; i > 0; i -= 2)
    if (self->path[i] == key)
      return 3;
  for (size_t i = 0; i < self->task->n_keys; i++)
    n += self->task->keys[i] == key;
  return n;
}

static void
play (UgoWorker *self, const Node *node, UgoMove move, Node *next)
{
  const UgoEvaluation *evaluation = self->task->evaluation;

  evaluation->rules->apply (&node->position, move, &next->position);
  next->key = node->key ^ evaluation->key_change (&node->position, move);
  next->ply = node->ply + 1;
  next->after_pass = false;
  self->path[next->ply] = 0;
  if (evaluation->rules->repeats (&next->position))
    {
      self->path[next->ply] = next->key;
      next->position.occurrences = occurrences (self, next->key, next->ply);
    }
}

static int
estimate (const UgoWorker *self, const Node *node)
{
  return ugo_score_estimate (self->task->evaluation->score (&node->position));
}

/* The line of @node is @move and the line after it. */
static void
keep_line (UgoWorker *self, int ply, UgoMove move)
{
  UgoLine *line = &self->lines[ply];
  const UgoLine *rest = &self->lines[ply + 1];
  uint8_t length = rest->length < UGO_SEARCH_MAX_DEPTH - 1 ? rest->length
                                                           : UGO_SEARCH_MAX_DEPTH - 1;

  line->moves[0] = move;
  memcpy (line->moves + 1, rest->moves, length * sizeof *line->moves);
  line->length = length + 1;
}

/* The table */

static uint64_t
table_key (const UgoWorker *self, const Node *node)
{
  return node->key ^ self->task->evaluation->context (&node->position);
}

static int
score_to_table (int score, int ply)
{
  if (!ugo_score_is_proved (score))
    return score;
  return score > 0 ? score + ply : score - ply;
}

static int
score_from_table (int score, int ply)
{
  if (!ugo_score_is_proved (score))
    return score;
  return score > 0 ? score - ply : score + ply;
}

/* Whether @entry settles what the score of @node is, as far as @alpha and @beta ask. */
static bool
settles (const UgoTableEntry *entry, int depth, int score, int alpha, int beta)
{
  if (entry->depth < depth && !ugo_score_is_proved (score))
    return false;
  if (entry->bound == UGO_BOUND_EXACT)
    return entry->depth >= depth;
  return entry->bound == UGO_BOUND_LOWER ? score >= beta : score <= alpha;
}

/* Trying moves */

/* Whether so little can be expected of moves at @depth that some need not be tried. */
static bool
is_futile (const UgoWorker *self, int depth, int alpha, int beta)
{
  return depth <= MAX_FUTILE_DEPTH && self->task->evaluation->margin > 0
         && !(self->task->flags & UGO_SEARCH_NO_REDUCTIONS) && beta - alpha == 1
         && !ugo_score_is_proved (alpha) && !ugo_score_is_proved (beta);
}

/* By how many plies the move of @trial that is the @n_before-th, from 0, is searched less deep at
 * first. */
static int
reduction (const UgoWorker *self, const Trial *trial, size_t n_before)
{
  int reduced = 1;

  if ((self->task->flags & UGO_SEARCH_NO_REDUCTIONS) || trial->depth < MIN_REDUCED_DEPTH
      || n_before < FIRST_REDUCED_MOVE)
    return 0;
  reduced += (n_before >= 12) + (n_before >= 24);
  reduced += trial->depth >= 6;
  if (trial->beta - trial->alpha > 1)
    reduced--;
  return reduced < trial->depth - 1 ? reduced : trial->depth - 1;
}

static int
search_move (UgoWorker *self, const Trial *trial, const Node *next, size_t n_before)
{
  int depth = trial->depth - 1;
  int alpha = trial->alpha, beta = trial->beta;
  int reduced, score;

  if (trial->n_tried == 0)
    return -search (self, next, depth, -beta, -alpha);

  reduced = reduction (self, trial, n_before);
  score = -search (self, next, depth - reduced, -alpha - 1, -alpha);
  if (score > alpha && reduced > 0)
    score = -search (self, next, depth, -alpha - 1, -alpha);
  if (score > alpha && score < beta)
    score = -search (self, next, depth, -beta, -alpha);
  return score;
}

/* Moves the move of the highest rank from @at on to @at. */
static void
pick (UgoWorker *self, const Trial *trial, size_t at)
{
  size_t end = trial->first + trial->n_moves, best = at;
  int highest = self->ranks[at];
  UgoMove move;
  int promise;

  /* Two simple loops are faster than one. */
  for (size_t i = at; i < end; i++)
    highest = self->ranks[i] > highest ? self->ranks[i] : highest;
  while (self->ranks[best] != highest)
    best++;

  move = self->moves[best];
  promise = self->promises[best];
  self->moves[best] = self->moves[at];
  self->promises[best] = self->promises[at];
  self->ranks[best] = self->ranks[at];
  self->moves[at] = move;
  self->promises[at] = promise;
}

/* Puts the legal moves of @trial behind the others of the path; the pass alone when there are
 * none. */
static void
list_moves (UgoWorker *self, Trial *trial, UgoMove first)
{
  const UgoEvaluation *evaluation = self->task->evaluation;
  const UgoPosition *position = &trial->node->position;
  UgoMove *moves = self->moves + trial->first;
  size_t n_listed = evaluation->rules->moves (position, moves);

  if (position->variant.flags & evaluation->withholding)
    {
      for (size_t i = 0; i < n_listed; i++)
        if (evaluation->rules->withheld (position, moves[i]) == UGO_OK)
          moves[trial->n_moves++] = moves[i];
    }
  else
    trial->n_moves = n_listed;
  self->n_moves = trial->first + trial->n_moves;
  ugo_order_rank (&self->order, evaluation, position, trial->node->ply, first, moves,
                  trial->n_moves, self->promises + trial->first, self->ranks + trial->first);
  if (trial->n_moves > 0)
    return;
  moves[trial->n_moves++] = UGO_MOVE_PASS;
  self->n_moves++;
  self->promises[trial->first] = self->ranks[trial->first] = 0;
}

/* Whether the score of @trial is known well enough after @move. */
static bool
learn_score (UgoWorker *self, Trial *trial, UgoMove move, int score)
{
  if (score > trial->best)
    {
      trial->best = score;
      trial->best_move = move;
    }
  if (score > trial->alpha)
    {
      trial->alpha = score;
      keep_line (self, trial->node->ply, move);
    }
  return trial->alpha >= trial->beta;
}

/* Leaves out the moves that can hardly better @alpha, the first one excepted. What they might have
 * had becomes the best score of @trial for now. */
static void
drop_futile_moves (UgoWorker *self, Trial *trial)
{
  int hope = estimate (self, trial->node) + self->task->evaluation->margin * trial->depth;
  size_t kept = trial->first + 1, end = trial->first + trial->n_moves;

  for (size_t i = kept; i < end; i++)
    {
      int most = ugo_score_estimate (hope + self->promises[i]);

      if (most > trial->alpha)
        {
          self->moves[kept] = self->moves[i];
          self->promises[kept] = self->promises[i];
          self->ranks[kept] = self->ranks[i];
          kept++;
        }
      else if (most > trial->best)
        trial->best = most;
    }
  trial->n_moves = kept - trial->first;
}

/* Whether another worker may be at what comes after the moves of @trial. */
static bool
is_shared (const UgoWorker *self, const Trial *trial)
{
  return self->task->busy && trial->depth >= MIN_SHARED_DEPTH;
}

/* What marks @next, which @depth plies are to follow, as being searched. */
static uint64_t
busy_key (const UgoWorker *self, const Node *next, int depth)
{
  return table_key (self, next) + (uint64_t) depth * UINT64_C (0x9e3779b97f4a7c15);
}

/* Puts the move that stands at @at behind those of @trial that have been tried. */
static void
put_next (UgoWorker *self, const Trial *trial, size_t at)
{
  size_t next = trial->first + trial->n_tried;
  UgoMove move = self->moves[at];

  self->moves[at] = self->moves[next];
  self->moves[next] = move;
  self->ranks[at] = self->ranks[next];
}

/* Searches the next move of @trial, which is the @n_before-th in their order and leads to @next.
 * Returns whether to go on. */
static bool
try_next (UgoWorker *self, Trial *trial, const Node *next, size_t n_before)
{
  const UgoMove *moves = self->moves + trial->first;
  bool shared = is_shared (self, trial);
  uint64_t key = shared ? busy_key (self, next, trial->depth) : 0;
  int score;

  if (shared)
    ugo_busy_begin (self->task->busy, key);
  score = search_move (self, trial, next, n_before);
  if (shared)
    ugo_busy_end (self->task->busy, key);
  if (self->stopped)
    return false;

  trial->n_tried++;
  if (!learn_score (self, trial, moves[trial->n_tried - 1], score))
    return true;
  ugo_order_learn (&self->order, trial->node->position.side, trial->node->ply, moves,
                   trial->n_tried, trial->depth);
  return false;
}

/* Tries the moves in their order; those that another worker is at come last. */
static void
try_moves (UgoWorker *self, Trial *trial)
{
  bool futile = is_futile (self, trial->depth, trial->alpha, trial->beta);
  bool shared = is_shared (self, trial);
  Node next;

  for (size_t i = 0; i < trial->n_moves; i++)
    {
      size_t at = trial->first + i;

      pick (self, trial, at);
      play (self, trial->node, self->moves[at], &next);
      if (shared && i > 0 && ugo_busy_has (self->task->busy, busy_key (self, &next, trial->depth)))
        {
          self->ranks[at] = (int) i;
          continue;
        }
      put_next (self, trial, at);
      if (!try_next (self, trial, &next, i))
        return;
      if (futile && i == 0)
        drop_futile_moves (self, trial);
    }

  while (trial->n_tried < trial->n_moves)
    {
      size_t at = trial->first + trial->n_tried;

      play (self, trial->node, self->moves[at], &next);
      if (!try_next (self, trial, &next, (size_t) self->ranks[at]))
        return;
    }
}

/* Whether @node is good enough for @beta even if its player passes. */
static bool
can_pass (UgoWorker *self, const Node *node, int depth, int beta)
{
  Node next;
  int score;

  if (!self->task->evaluation->may_pass || (self->task->flags & UGO_SEARCH_NO_REDUCTIONS)
      || node->after_pass || depth < MIN_PASS_DEPTH || ugo_score_is_proved (beta)
      || estimate (self, node) < beta)
    return false;

  play (self, node, UGO_MOVE_PASS, &next);
  next.after_pass = true;
  score = -search (self, &next, depth - PASS_REDUCTION, -beta, 1 - beta);
  return !self->stopped && score >= beta;
}

static void
keep_entry (UgoWorker *self, const Trial *trial, int alpha)
{
  UgoTableEntry entry = {
    .move = trial->best_move,
    .score = (int16_t) score_to_table (trial->best, trial->node->ply),
    .depth = (int8_t) trial->depth,
    .bound = trial->best >= trial->beta ? UGO_BOUND_LOWER
             : trial->best > alpha      ? UGO_BOUND_EXACT
                                        : UGO_BOUND_UPPER,
  };

  if (self->task->table)
    ugo_table_keep (self->task->table, table_key (self, trial->node), entry);
}

/* Looks for @node in the table. Returns whether its score is settled. */
static bool
find_entry (UgoWorker *self, const Node *node, int depth, int alpha, int beta, UgoMove *move,
            int *score)
{
  UgoTableEntry entry;

  *move = node->ply == 0 ? self->favourite : UGO_MOVE_PASS;
  if (!self->task->table
      || !ugo_table_find (self->task->table, table_key (self, node), &entry))
    return false;
  if (ugo_move_is_pass (*move))
    *move = entry.move;
  *score = score_from_table (entry.score, node->ply);
  return node->ply > 0 && beta - alpha == 1 && settles (&entry, depth, *score, alpha, beta);
}

/* The score of a decided position or of one at the end of a line; else -UGO_SCORE_INFINITE. */
static int
immediate_score (UgoWorker *self, const Node *node, int depth)
{
  const UgoEvaluation *evaluation = self->task->evaluation;
  int score = decided_score (self, node);
  UgoMove move;

  if (score != -UGO_SCORE_INFINITE)
    return score;
  if (node->ply > 0 && evaluation->wins && evaluation->wins (&node->position, &move))
    {
      self->lines[node->ply] = (UgoLine) { 1, { move } };
      return ugo_score_win_in (node->ply + 1);
    }
  return depth <= 0 || node->ply >= UGO_WORKER_MAX_PLY ? estimate (self, node)
                                                       : -UGO_SCORE_INFINITE;
}

static int
search (UgoWorker *self, const Node *node, int depth, int alpha, int beta)
{
  Trial trial = { .node = node, .first = self->n_moves, .depth = depth, .alpha = alpha,
                  .beta = beta, .best = -UGO_SCORE_INFINITE, .best_move = UGO_MOVE_PASS };
  UgoMove first;
  int score;

  self->lines[node->ply].length = 0;
  if (!count_node (self))
    return 0;
  if (depth > 0 && self->task->table)
    ugo_table_expect (self->task->table, table_key (self, node));
  score = immediate_score (self, node, depth);
  if (score != -UGO_SCORE_INFINITE)
    return score;

  /* No move wins faster than this, none loses faster. */
  if (ugo_score_win_in (node->ply + 1) <= alpha)
    return alpha;
  if (-ugo_score_win_in (node->ply + 1) >= beta)
    return beta;

  if (find_entry (self, node, depth, alpha, beta, &first, &score))
    return score;
  if (beta - alpha == 1 && can_pass (self, node, depth, beta))
    return beta;
  if (trial.first + UGO_MAX_MOVES > MAX_PATH_MOVES)
    return estimate (self, node);

  list_moves (self, &trial, first);
  try_moves (self, &trial);
  self->n_moves = trial.first;
  if (!self->stopped)
    keep_entry (self, &trial, alpha);
  return trial.best;
}

int
ugo_worker_search (UgoWorker *self, int depth, int alpha, int beta)
{
  const UgoPosition *position = &self->task->position;
  Node root = { .position = *position, .key = ugo_position_key (position) };
  UgoLine line = self->lines[0];
  int score;

  self->path[0] = 0;
  self->depth = depth;
  self->favourite = line.length > 0 ? line.moves[0] : UGO_MOVE_PASS;
  score = search (self, &root, depth, alpha, beta);
  if (self->lines[0].length == 0)
    self->lines[0] = line;
  return score;
}
