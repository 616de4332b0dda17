/* ugo-gyges-reach.c: where the pieces of Gygès can go, fast
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-gyges-reach.h"

#include "ugo-bits.h"
#include "ugo-gyges.h"

#define WIDTH 6
#define N_FIELD (WIDTH * WIDTH)
#define FIELD UGO_GYGES_REACH_FIELD
#define RANK_1 UINT64_C (0x3f)
#define RANK_6 (RANK_1 << (N_FIELD - WIDTH))
#define FILE_A UINT64_C (0x041041041)
#define FILE_F (FILE_A << (WIDTH - 1))

/* How many ways of standing on a piece are remembered, so that worse ones are not gone on from. */
#define MAX_WAYS 12

/*
 * Walk:
 * @reach: where the side can go
 * @others: the pieces but the one that moves
 * @free: the squares it may cross, its own included
 * @finished: whether a way to the finish was found
 * @way: the squares of that way after the first one
 * @n_ways: for each square, the number of
 * @ways: the borders crossed on ways that arrived there
 */
typedef struct
{
  const UgoGygesReach *reach;
  uint64_t others;
  uint64_t free;
  bool finished;
  uint64_t way;
  uint8_t n_ways[N_FIELD];
  uint64_t ways[N_FIELD][MAX_WAYS];
} Walk;

/* The board */

static inline uint64_t
rank_of (UgoSide side, int distance)
{
  return RANK_1 << WIDTH * (side == UGO_WHITE ? distance : WIDTH - 1 - distance);
}

/* The size of the piece on @square. */
static inline int
size_at (const UgoGygesReach *self, UgoSquare square)
{
  const uint64_t *sizes = self->position->gyges.sizes;

  return 1 + (int) (sizes[1] >> square & 1) + 2 * (int) (sizes[2] >> square & 1);
}

static inline uint64_t
finish_of (const UgoGygesReach *self)
{
  return ugo_bit (ugo_gyges_finish (self->side));
}

/* Bounds */

/* The squares beside those of @set, the finish included. */
static inline uint64_t
beside (const UgoGygesReach *self, uint64_t set)
{
  uint64_t squares = (set & ~FILE_F) << 1 | (set & ~FILE_A) >> 1 | (set << WIDTH & FIELD)
                     | set >> WIDTH;

  if (set & rank_of (self->side, WIDTH - 1))
    squares |= finish_of (self);
  return squares;
}

/* Where one run of @size squares from @square, over squares of @free, ends. */
static inline uint64_t
run_ends (const UgoGygesReach *self, uint64_t free, UgoSquare square, int size)
{
  uint64_t start = ugo_bit (square);
  uint64_t first = beside (self, start);
  uint64_t ends = 0;

  if (size == 1)
    return first;
  first &= free;
  if (size == 2)
    return beside (self, first) & ~start;
  while (first)
    {
      uint64_t step = first & -first;

      ends |= beside (self, beside (self, step) & free & ~start) & ~step;
      first ^= step;
    }
  return ends;
}

/* Where pieces on @starts could arrive, over squares of @free and bouncing off @others, if each run
 * forgot the borders crossed before. */
static uint64_t
bound (const UgoGygesReach *self, uint64_t starts, uint64_t free, uint64_t others)
{
  uint64_t pending = starts;
  uint64_t arrivals = 0;

  while (pending)
    {
      UgoSquare square = ugo_bits_pop (&pending);
      uint64_t ends = run_ends (self, free, square, size_at (self, square));

      pending |= ends & others & ~arrivals;
      arrivals |= ends;
    }
  return arrivals;
}

/* Chains of runs */

/* A way out of a square: the border it crosses, as a set, and the square behind, as a set too. */
typedef struct
{
  uint64_t border;
  uint64_t to;
} Exit;

/* The borders to the east of each square are the first, those to its north follow. A finish square
 * is entered at the end of a move only, so that its border needs no number. */
#define EAST(f, r) (UINT64_C (1) << ((f) + (r) * (WIDTH - 1)))
#define NORTH(f, r) (UINT64_C (1) << (30 + (f) + (r) * WIDTH))
#define SQUARE(f, r) (UINT64_C (1) << ((f) + (r) * WIDTH))
#define FINISH_BORDER (UINT64_C (1) << 60)

/* The numbers beside one; of the two at the ends the other branch is taken. */
#define LESS(n) ((n) > 0 ? (n) - 1 : 0)
#define MORE(n) ((n) < 5 ? (n) + 1 : 5)

#define EXITS(f, r)                                                              \
  { { (r) > 0 ? NORTH (f, LESS (r)) : FINISH_BORDER,                             \
      (r) > 0 ? SQUARE (f, LESS (r)) : UINT64_C (1) << UGO_GYGES_FINISH_SOUTH }, \
    { (f) > 0 ? EAST (LESS (f), r) : 0, (f) > 0 ? SQUARE (LESS (f), r) : 0 },    \
    { (f) < 5 ? EAST (f, r) : 0, (f) < 5 ? SQUARE (MORE (f), r) : 0 },           \
    { (r) < 5 ? NORTH (f, (r) % 5) : FINISH_BORDER,                              \
      (r) < 5 ? SQUARE (f, MORE (r)) : UINT64_C (1) << UGO_GYGES_FINISH_NORTH } }
#define RANK_EXITS(r) \
  EXITS (0, r), EXITS (1, r), EXITS (2, r), EXITS (3, r), EXITS (4, r), EXITS (5, r)

static const Exit exits[N_FIELD][4] = {
  RANK_EXITS (0), RANK_EXITS (1), RANK_EXITS (2), RANK_EXITS (3), RANK_EXITS (4), RANK_EXITS (5),
};

static void walk_on (Walk *self, UgoSquare square, int steps, uint64_t crossed);

/* Whether some way that has arrived at @square has crossed none but borders of @crossed, so that
 * nothing new comes of it; else remembers it. */
static bool
is_worse_way (Walk *self, UgoSquare square, uint64_t crossed)
{
  uint64_t *ways = self->ways[square];
  int n_ways = self->n_ways[square];

  for (int i = 0; i < n_ways; i++)
    if (!(ways[i] & ~crossed))
      return true;
  if (n_ways < MAX_WAYS)
    ways[self->n_ways[square]++] = crossed;
  return false;
}

static void
walk_arrive (Walk *self, uint64_t there, uint64_t crossed)
{
  UgoSquare square;

  self->finished = there & finish_of (self->reach);
  if (!(there & self->others))
    return;
  square = ugo_bits_first (there);
  if (!is_worse_way (self, square, crossed))
    walk_on (self, square, size_at (self->reach, square), crossed);
}

static void
walk_on (Walk *self, UgoSquare square, int steps, uint64_t crossed)
{
  for (int i = 0; i < 4 && !self->finished; i++)
    {
      uint64_t border = exits[square][i].border;
      uint64_t there = exits[square][i].to;

      if (crossed & border)
        continue;
      if (steps == 1)
        walk_arrive (self, there, crossed | border);
      else if (there & self->free)
        walk_on (self, ugo_bits_first (there), steps - 1, crossed | border);
      if (self->finished)
        self->way |= there;
    }
}

/* Whether the piece on @from can go to the finish; and over which squares. */
static bool
piece_finishes (const UgoGygesReach *self, UgoSquare from, uint64_t *way)
{
  Walk walk;
  uint64_t arrivals;

  walk.reach = self;
  walk.others = self->pieces & ~ugo_bit (from);
  walk.free = FIELD & ~walk.others;
  walk.finished = false;
  walk.way = ugo_bit (from);
  arrivals = bound (self, ugo_bit (from), walk.free, walk.others);
  if (!(arrivals & finish_of (self)))
    return false;

  for (uint64_t set = arrivals & walk.others; set;)
    walk.n_ways[ugo_bits_pop (&set)] = 0;
  walk_on (&walk, from, size_at (self, from), 0);
  *way = walk.way;
  return walk.finished;
}

/* Whether some piece of the nearest line can run to an empty square. */
static bool
line_runs (const UgoGygesReach *self)
{
  uint64_t free = FIELD & ~self->pieces;

  for (uint64_t set = self->line; set;)
    {
      UgoSquare from = ugo_bits_pop (&set);

      if (run_ends (self, free, from, size_at (self, from)) & free)
        return true;
    }
  return false;
}

uint64_t
ugo_gyges_reach_trapped (const UgoGygesReach *self)
{
  uint64_t free = FIELD & ~self->pieces;
  uint64_t trapped = 0;

  for (uint64_t set = self->line; set;)
    {
      UgoSquare from = ugo_bits_pop (&set);

      if (!run_ends (self, free, from, size_at (self, from)))
        trapped |= ugo_bit (from);
    }
  return trapped;
}

void
ugo_gyges_reach_init (UgoGygesReach *self, const UgoPosition *position, UgoSide side)
{
  const uint64_t *sizes = position->gyges.sizes;
  uint64_t arrivals, free;

  self->position = position;
  self->side = side;
  self->pieces = sizes[0] | sizes[1] | sizes[2];
  self->rank = 0;
  while (self->rank < WIDTH - 1 && !(self->pieces & rank_of (side, self->rank)))
    self->rank++;
  self->line = self->pieces & rank_of (side, self->rank);
  free = (FIELD & ~self->pieces) | self->line;
  arrivals = bound (self, self->line, free, self->pieces);
  self->ends = arrivals & ~self->pieces;
  self->landings = arrivals & self->pieces;
}

/* Counts the winning moves among all those of the side; @move is one of them. */
static int
find_finishes (const UgoGygesReach *self, UgoMove *move)
{
  UgoMove moves[UGO_MAX_MOVES];
  UgoPosition seen = *self->position;
  size_t n_moves;
  int n_finishes = 0;

  seen.side = self->side;
  n_moves = ugo_rules_gyges.moves (&seen, moves);
  for (size_t i = 0; i < n_moves; i++)
    if (moves[i].to == ugo_gyges_finish (self->side))
      {
        *move = moves[i];
        n_finishes++;
      }
  return n_finishes;
}

bool
ugo_gyges_reach_finish (const UgoGygesReach *self, UgoMove *move)
{
  /* A line that perhaps cannot move leaves the turn to the next one, but that is rare. */
  if (!line_runs (self))
    return find_finishes (self, move) > 0;
  if (!(self->ends & finish_of (self)))
    return false;

  for (uint64_t way, set = self->line; set;)
    {
      UgoSquare from = ugo_bits_pop (&set);

      *move = ugo_move (from, ugo_gyges_finish (self->side));
      if (piece_finishes (self, from, &way))
        return true;
    }
  return false;
}

int
ugo_gyges_reach_ways (const UgoGygesReach *self, int *n_disjoint)
{
  uint64_t used = 0, way;
  int n_ways = 0;
  UgoMove move;

  *n_disjoint = 0;
  if (!line_runs (self))
    {
      n_ways = find_finishes (self, &move);
      *n_disjoint = n_ways > 0;
      return n_ways;
    }
  if (!(self->ends & finish_of (self)))
    return 0;

  for (uint64_t set = self->line; set;)
    {
      if (!piece_finishes (self, ugo_bits_pop (&set), &way))
        continue;
      n_ways++;
      way &= FIELD;
      *n_disjoint += !(way & used);
      if (!(way & used))
        used |= way;
    }
  return n_ways;
}
