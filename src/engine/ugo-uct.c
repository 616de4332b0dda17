/* ugo-uct.c: a player that tries games out, to measure the search with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-uct.h"

#include <math.h>
#include <stdlib.h>

#include "ugo-distance.h"

/* How much doubt counts against what was found so far. */
#define EXPLORATION 0.5

/* The plies of a playout, after which distance decides; and how many squares of lead are a game
 * all but won. */
#define PLAYOUT_PLIES 40
#define CLEAR_LEAD 12.0

/* Of so many moves one is any move; the others go forward. */
#define ANY_MOVE 8

#define MAX_LINE 256

/*
 * Node:
 * @move: what leads here
 * @first: its first child, 0 before it has any
 * @n_children: their number
 * @visits: how often it was tried
 * @value: the sum of what came of it for who moved here, each from 0 to 1
 */
typedef struct
{
  UgoMove move;
  unsigned first;
  unsigned n_children;
  unsigned visits;
  double value;
} Node;

typedef struct
{
  Node *nodes;
  size_t n_nodes;
  size_t n_room;
  UgoRandom *random;
} Tree;

static bool
reserve (Tree *tree, size_t n)
{
  Node *nodes;

  if (tree->n_nodes + n <= tree->n_room)
    return true;
  tree->n_room = 2 * (tree->n_nodes + n);
  nodes = realloc (tree->nodes, tree->n_room * sizeof *nodes);
  if (!nodes)
    return false;
  tree->nodes = nodes;
  return true;
}

static bool
expand (Tree *tree, unsigned index, const UgoPosition *position)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (position, moves);

  if (!reserve (tree, n_moves))
    return false;
  tree->nodes[index].first = (unsigned) tree->n_nodes;
  tree->nodes[index].n_children = (unsigned) n_moves;
  for (size_t i = 0; i < n_moves; i++)
    tree->nodes[tree->n_nodes++] = (Node){ .move = moves[i] };
  return true;
}

static unsigned
select_child (const Tree *tree, unsigned index)
{
  const Node *parent = &tree->nodes[index];
  double doubt = EXPLORATION * sqrt (log (parent->visits + 1.0));
  double best_bound = -1;
  unsigned best = parent->first;

  for (unsigned child = parent->first; child < parent->first + parent->n_children; child++)
    {
      const Node *node = &tree->nodes[child];
      double bound = node->visits == 0 ? 1e6 + ugo_random_below (tree->random, 1000)
                                       : node->value / node->visits + doubt / sqrt (node->visits);

      if (bound <= best_bound)
        continue;
      best_bound = bound;
      best = child;
    }
  return best;
}

static UgoMove
playout_move (Tree *tree, const UgoPosition *position)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (position, moves), n_forward = 0;

  if (ugo_random_below (tree->random, ANY_MOVE) == 0)
    return moves[ugo_random_below (tree->random, (unsigned) n_moves)];
  for (size_t i = 0; i < n_moves; i++)
    if (ugo_distance_advance (position, moves[i]) > 0)
      {
        UgoMove forward = moves[i];

        moves[i] = moves[n_forward];
        moves[n_forward++] = forward;
      }
  return moves[ugo_random_below (tree->random, (unsigned) (n_forward > 0 ? n_forward : n_moves))];
}

/* What comes of @position for White, from 0 to 1. */
static double
play_out (Tree *tree, UgoPosition position)
{
  double lead;

  for (int ply = 0; ply < PLAYOUT_PLIES; ply++)
    {
      UgoOutcome outcome = ugo_result (&position).outcome;

      if (outcome != UGO_UNDECIDED)
        return outcome == UGO_DRAW ? 0.5 : outcome == UGO_WHITE_WINS;
      ugo_play (&position, playout_move (tree, &position), NULL, 0, &position);
    }
  lead = ugo_distance_lead (&position);
  return 1 / (1 + exp (-(position.side == UGO_WHITE ? lead : -lead) / CLEAR_LEAD));
}

/* Goes down the tree, tries a game out and tells all on the way what came of it. */
static bool
try_out (Tree *tree, UgoPosition position)
{
  unsigned line[MAX_LINE] = { 0 };
  UgoSide movers[MAX_LINE] = { ugo_side_other (position.side) };
  int length = 1;
  double value;

  while (tree->nodes[line[length - 1]].visits > 0 && length < MAX_LINE
         && ugo_result (&position).outcome == UGO_UNDECIDED)
    {
      unsigned index = line[length - 1];

      if (tree->nodes[index].first == 0 && !expand (tree, index, &position))
        return false;
      line[length] = select_child (tree, index);
      movers[length] = position.side;
      ugo_play (&position, tree->nodes[line[length]].move, NULL, 0, &position);
      length++;
    }
  value = play_out (tree, position);
  for (int i = 0; i < length; i++)
    {
      tree->nodes[line[i]].visits++;
      tree->nodes[line[i]].value += movers[i] == UGO_WHITE ? value : 1 - value;
    }
  return true;
}

bool
ugo_uct_choose (const UgoPosition *position, unsigned n_playouts, UgoRandom *random, UgoMove *move)
{
  Tree tree = { .random = random };
  bool complete = reserve (&tree, 1);
  unsigned most = 0;

  if (complete)
    tree.nodes[tree.n_nodes++] = (Node){ .move = UGO_MOVE_PASS };
  for (unsigned i = 0; complete && i <= n_playouts; i++)
    complete = try_out (&tree, *position);
  for (unsigned i = 0; complete && i < tree.nodes[0].n_children; i++)
    {
      const Node *child = &tree.nodes[tree.nodes[0].first + i];

      if (child->visits <= most && i > 0)
        continue;
      most = child->visits;
      *move = child->move;
    }
  free (tree.nodes);
  return complete;
}
