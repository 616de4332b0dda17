/* ugo-solver.c: results that are proved, with all moves that keep them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is asked of a position is whether a side can have a result at least as good as its aim,
 * within some plies; what is not decided by then counts as not. Proofs of that for both sides and
 * both aims, a win or a draw at least, make the verdict.
 */
#include "ugo-solver.h"

#include <stdlib.h>

#include "ugo-alarm.h"
#include "ugo-order.h"
#include "ugo-table.h"

#define TABLE_SIZE (8 << 20)
#define MAX_PATH_MOVES (8 * UGO_MAX_MOVES)

/* Before so many plies no position stands for the third time, whatever way led to it: answers do
 * not depend on the way. */
#define PLIES_WITHOUT_REPETITION 8

typedef enum
{
  AIM_DRAW,
  AIM_WIN,
} Aim;

struct UgoSolver
{
  UgoTable *table;
  UgoOrder order;
  UgoMove *moves;
  int *promises;
  int *ranks;
  size_t n_moves;
  const UgoEvaluation *evaluation;
  UgoAlarm alarm;
  uint64_t n_visited;
  uint64_t n_allowed;
  bool gave_up;
  bool uses_table;
  uint64_t n_solved;
  uint64_t path[UGO_SOLVER_MAX_PLIES + 1];
  UgoSide side;
  Aim aim;
};

/*
 * Node:
 * @position: the position
 * @key: its key
 * @ply: how many plies after the first
 */
typedef struct
{
  UgoPosition position;
  uint64_t key;
  int ply;
} Node;

static bool achieves (UgoSolver *self, const Node *node, int plies);

UgoSolver *
ugo_solver_new (void)
{
  UgoSolver *self = calloc (1, sizeof *self);

  if (!self)
    return NULL;
  self->table = ugo_table_new (TABLE_SIZE);
  self->moves = malloc (MAX_PATH_MOVES * sizeof *self->moves);
  self->promises = malloc (MAX_PATH_MOVES * sizeof *self->promises);
  self->ranks = malloc (MAX_PATH_MOVES * sizeof *self->ranks);
  if (self->table && self->moves && self->promises && self->ranks)
    return self;
  ugo_solver_free (self);
  return NULL;
}

void
ugo_solver_free (UgoSolver *self)
{
  if (!self)
    return;
  ugo_table_free (self->table);
  free (self->moves);
  free (self->promises);
  free (self->ranks);
  free (self);
}

/* Positions */

static void
play (UgoSolver *self, const Node *node, UgoMove move, Node *next)
{
  const UgoRules *rules = self->evaluation->rules;

  rules->apply (&node->position, move, &next->position);
  next->key = node->key ^ self->evaluation->key_change (&node->position, move);
  next->ply = node->ply + 1;
  self->path[next->ply] = next->key;
  if (rules->repeats (&next->position))
    for (int i = next->ply - 2; i >= 0; i -= 2)
      next->position.occurrences += self->path[i] == next->key;
}

/* Whether @outcome is as good as the aim. */
static bool
is_enough (const UgoSolver *self, UgoOutcome outcome)
{
  UgoOutcome win = self->side == UGO_WHITE ? UGO_WHITE_WINS : UGO_BLACK_WINS;

  return outcome == win || (outcome == UGO_DRAW && self->aim == AIM_DRAW);
}

/* What @node is kept under in the table: the side and the aim are part of the question, and what
 * was asked before does not matter. */
static uint64_t
question (const UgoSolver *self, const Node *node)
{
  uint64_t which = 4 * self->n_solved + 2 * (uint64_t) self->side + (uint64_t) self->aim;

  return node->key ^ self->evaluation->context (&node->position)
         ^ which * UINT64_C (0xd1b54a32d192ed03);
}

/* Whether the table answers: what is achieved within some plies is so within more, what is not
 * within some plies is not within fewer. */
static bool
find_answer (const UgoSolver *self, const Node *node, int plies, UgoMove *first, bool *answer)
{
  UgoTableEntry entry;

  *first = UGO_MOVE_PASS;
  if (!self->uses_table || !ugo_table_find (self->table, question (self, node), &entry))
    return false;
  *first = entry.move;
  *answer = entry.score > 0;
  return *answer ? entry.depth <= plies : entry.depth >= plies;
}

static void
keep_answer (UgoSolver *self, const Node *node, int plies, UgoMove move, bool answer)
{
  UgoTableEntry entry = { .move = move, .score = answer, .depth = (int8_t) plies,
                          .bound = UGO_BOUND_EXACT };

  if (self->uses_table && !self->gave_up)
    ugo_table_keep (self->table, question (self, node), entry);
}

/* Puts the legal moves of @node behind those of the path, the most promising first. Returns their
 * number; 0 when there is no room. */
static size_t
list_moves (UgoSolver *self, const Node *node, UgoMove first)
{
  UgoMove *moves = self->moves + self->n_moves;
  int *promises = self->promises + self->n_moves, *ranks = self->ranks + self->n_moves;
  size_t n_moves;

  if (self->n_moves + UGO_MAX_MOVES > MAX_PATH_MOVES)
    return 0;
  n_moves = ugo_legal_moves (&node->position, moves);
  if (n_moves == 1)
    return 1;

  ugo_order_rank (&self->order, self->evaluation, &node->position, node->ply, first, moves,
                  n_moves, promises, ranks);
  for (size_t i = 1; i < n_moves; i++)
    {
      UgoMove move = moves[i];
      int rank = ranks[i];
      size_t at = i;

      for (; at > 0 && ranks[at - 1] < rank; at--)
        {
          moves[at] = moves[at - 1];
          ranks[at] = ranks[at - 1];
        }
      moves[at] = move;
      ranks[at] = rank;
    }
  return n_moves;
}

/* Proofs */

/* Tries the moves of @node: of the side that aims at something one must be enough, of the other
 * side all must be. */
static bool
try_moves (UgoSolver *self, const Node *node, int plies, UgoMove first)
{
  bool aims = node->position.side == self->side;
  size_t begin = self->n_moves, n_moves = list_moves (self, node, first);
  bool answer = !aims && n_moves > 0;
  UgoMove move = UGO_MOVE_PASS;

  self->gave_up = self->gave_up || n_moves == 0;
  self->n_moves += n_moves;
  for (size_t i = 0; i < n_moves && answer != aims && !self->gave_up; i++)
    {
      Node next;

      move = self->moves[begin + i];
      play (self, node, move, &next);
      answer = achieves (self, &next, plies - 1);
      if (answer == aims)
        ugo_order_learn (&self->order, node->position.side, node->ply, self->moves + begin, i + 1,
                         plies);
    }
  self->n_moves = begin;
  keep_answer (self, node, plies, move, answer);
  return answer;
}

/* Whether the rules leave no way to the aim within @plies, whatever is played. */
static bool
is_too_soon (const UgoSolver *self, const Node *node, int plies)
{
  bool may_repeat = self->aim == AIM_DRAW && node->ply + plies >= PLIES_WITHOUT_REPETITION;

  return self->evaluation->soonest && !may_repeat
         && plies < self->evaluation->soonest (&node->position, self->side);
}

/* Whether the solver's side achieves its aim within @plies. */
static bool
achieves (UgoSolver *self, const Node *node, int plies)
{
  UgoOutcome outcome = ugo_result (&node->position).outcome;
  bool aims = node->position.side == self->side;
  UgoMove move, first;
  bool answer;

  if (outcome != UGO_UNDECIDED)
    return is_enough (self, outcome);
  self->n_visited++;
  if (self->n_visited > self->n_allowed
      || (self->n_visited % 256 == 0 && ugo_alarm_rings (&self->alarm)))
    self->gave_up = true;
  if (plies == 0 || self->gave_up || is_too_soon (self, node, plies))
    return false;

  if (self->evaluation->wins)
    {
      if (self->evaluation->wins (&node->position, &move))
        return aims;
      if (aims && plies == 1 && self->aim == AIM_WIN)
        return false;
    }
  if (find_answer (self, node, plies, &first, &answer))
    return answer;
  return try_moves (self, node, plies, first);
}

/* Whether @side achieves @aim within @plies after @move. */
static bool
proves (UgoSolver *self, const Node *root, UgoMove move, UgoSide side, Aim aim, int plies)
{
  Node next;

  self->side = side;
  self->aim = aim;
  play (self, root, move, &next);
  return achieves (self, &next, plies - 1);
}

/* Verdicts */

/* Finds those of @moves that achieve @aim. Returns their number. */
static size_t
collect (UgoSolver *self, const Node *root, const UgoMove *moves, size_t n_moves, Aim aim,
         int plies, UgoMove *kept)
{
  size_t n_kept = 0;

  for (size_t i = 0; i < n_moves; i++)
    if (proves (self, root, moves[i], root->position.side, aim, plies))
      kept[n_kept++] = moves[i];
  return n_kept;
}

/* Whether the other side achieves @aim after each of @moves that @solution does not have. */
static bool
others_prove (UgoSolver *self, const Node *root, const UgoMove *moves, size_t n_moves, Aim aim,
              int plies, const UgoSolution *solution)
{
  size_t next_kept = 0;

  for (size_t i = 0; i < n_moves; i++)
    if (next_kept < solution->n_moves && ugo_move_equal (moves[i], solution->moves[next_kept]))
      next_kept++;
    else if (!proves (self, root, moves[i], ugo_side_other (root->position.side), aim, plies))
      return false;
  return true;
}

/* Looks for a win, or a loss, in fewer plies before it does in more. */
static void
solve_decisive (UgoSolver *self, const Node *root, const UgoMove *moves, size_t n_moves, int plies,
                UgoSolution *solution)
{
  for (int n = 1; n <= plies && !self->gave_up; n++)
    {
      solution->n_moves = collect (self, root, moves, n_moves, AIM_WIN, n, solution->moves);
      if (solution->n_moves > 0)
        {
          solution->verdict = UGO_VERDICT_WIN;
          solution->plies = n;
          solution->is_complete = true;
          if (n < plies)
            solution->n_moves =
                collect (self, root, moves, n_moves, AIM_WIN, plies, solution->moves);
          return;
        }
      if (others_prove (self, root, moves, n_moves, AIM_WIN, n, solution))
        {
          solution->verdict = UGO_VERDICT_LOSS;
          solution->plies = n;
          solution->is_complete = true;
          for (; solution->n_moves < n_moves; solution->n_moves++)
            solution->moves[solution->n_moves] = moves[solution->n_moves];
          return;
        }
    }
}

static void
solve_draw (UgoSolver *self, const Node *root, const UgoMove *moves, size_t n_moves, int plies,
            UgoSolution *solution)
{
  UgoSolution none = { 0 };

  if (!others_prove (self, root, moves, n_moves, AIM_DRAW, plies, &none))
    return;
  solution->n_moves = collect (self, root, moves, n_moves, AIM_DRAW, plies, solution->moves);
  if (solution->n_moves == 0)
    return;
  solution->verdict = UGO_VERDICT_DRAW;
  solution->is_complete = others_prove (self, root, moves, n_moves, AIM_WIN, plies, solution);
}

/* Forgets the question before, and sets up the first position of another one. */
static void
begin (UgoSolver *self, const UgoPosition *position, int plies, const atomic_bool *stop,
       Node *root)
{
  *root = (Node) { .position = *position, .key = ugo_position_key (position) };
  root->position.occurrences = 1;
  self->evaluation = ugo_evaluation_find (position->variant.rules);
  self->alarm = (UgoAlarm) { .stop = stop };
  self->n_visited = 0;
  self->n_allowed = UINT64_MAX;
  self->gave_up = ugo_alarm_rings (&self->alarm);
  self->n_moves = 0;
  self->uses_table = plies <= PLIES_WITHOUT_REPETITION;
  self->path[0] = root->key;
  ugo_order_clear (&self->order);
  ugo_table_begin (self->table);
  self->n_solved++;
}

bool
ugo_solver_solve (UgoSolver *self, const UgoPosition *position, int plies, int milliseconds,
                  const atomic_bool *stop, UgoSolution *solution)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (position, moves);
  Node root;

  begin (self, position, plies, stop, &root);
  self->alarm.deadline = milliseconds > 0 ? ugo_milliseconds () + milliseconds : 0;

  solution->verdict = UGO_VERDICT_UNKNOWN;
  solution->plies = 0;
  solution->n_moves = 0;
  solution->is_complete = false;
  solve_decisive (self, &root, moves, n_moves, plies, solution);
  if (solution->verdict == UGO_VERDICT_UNKNOWN && !self->gave_up)
    solve_draw (self, &root, moves, n_moves, plies, solution);
  if (self->gave_up || solution->verdict == UGO_VERDICT_UNKNOWN)
    {
      solution->verdict = UGO_VERDICT_UNKNOWN;
      solution->plies = 0;
      solution->n_moves = 0;
    }
  return !self->gave_up;
}

bool
ugo_solver_collect (UgoSolver *self, const UgoPosition *position, UgoVerdict verdict, int plies,
                    uint64_t n_positions, const atomic_bool *stop, UgoMove *moves,
                    size_t *n_moves)
{
  UgoMove legal[UGO_MAX_MOVES];
  size_t n_legal = ugo_legal_moves (position, legal);
  Node root;

  begin (self, position, plies, stop, &root);
  self->n_allowed = n_positions;
  *n_moves = collect (self, &root, legal, n_legal,
                      verdict == UGO_VERDICT_WIN ? AIM_WIN : AIM_DRAW, plies, moves);
  return !self->gave_up;
}
