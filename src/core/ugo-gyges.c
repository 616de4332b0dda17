/* ugo-gyges.c: the rules of Gygès
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A moving piece makes runs, each as long as the piece it starts from is large, and all in one
 * move cross a border between two squares at most once. The borders crossed are a set in 64 bits,
 * so that a search through all chains of runs need not undo anything.
 */
#include "ugo-gyges.h"

#include <string.h>

#include "ugo-bits.h"
#include "ugo-hash.h"

#define WIDTH 6
#define N_FIELD (WIDTH * WIDTH)
#define N_SQUARES (N_FIELD + 2)
#define N_SIZES 3
#define N_PIECES 12
#define MAX_OF_SIZE 4
#define PLACED_OF_SIZE 2

#define BIT(n) (UINT64_C (1) << (n))
#define FIELD (BIT (N_FIELD) - 1)
#define FINISHES (BIT (UGO_GYGES_FINISH_NORTH) | BIT (UGO_GYGES_FINISH_SOUTH))
#define RANK_1 UINT64_C (0x3f)
#define RANK_6 (RANK_1 << (N_FIELD - WIDTH))

static const uint8_t piece_sets[] = { N_PIECES, 0 };

static const UgoOption options[] = {
  { "advanced", UGO_GYGES_ADVANCED },
  { NULL, 0 },
};

/* The pieces */

static inline uint64_t
all_pieces (const UgoPosition *position)
{
  const uint64_t *sizes = position->gyges.sizes;

  return sizes[0] | sizes[1] | sizes[2];
}

/* The size of the piece that stands on @square. */
static inline int
size_at (const UgoPosition *position, UgoSquare square)
{
  const uint64_t *sizes = position->gyges.sizes;

  return 1 + (int) (sizes[1] >> square & 1) + 2 * (int) (sizes[2] >> square & 1);
}

static uint8_t
piece_at (const UgoPosition *position, UgoSquare square)
{
  return all_pieces (position) & ugo_bit (square) ? (uint8_t) size_at (position, square) : 0;
}

static void
put_piece (UgoPosition *position, UgoSquare square, uint8_t piece)
{
  for (int i = 0; i < N_SIZES; i++)
    position->gyges.sizes[i] &= ~ugo_bit (square);
  if (piece)
    position->gyges.sizes[piece - 1] |= ugo_bit (square);
}

/* The rank that is the @distance-th from @side, its start line being 0. */
static inline int
rank_from (UgoSide side, int distance)
{
  return side == UGO_WHITE ? distance : WIDTH - 1 - distance;
}

static inline uint64_t
line_squares (UgoSide side, int distance)
{
  return RANK_1 << (rank_from (side, distance) * WIDTH);
}

UgoSquare
ugo_gyges_finish (UgoSide side)
{
  return side == UGO_WHITE ? UGO_GYGES_FINISH_NORTH : UGO_GYGES_FINISH_SOUTH;
}

/* Placement */

bool
ugo_gyges_is_placement (const UgoPosition *position)
{
  uint64_t pieces = all_pieces (position);
  int south = ugo_bits_count (pieces & RANK_1);
  int north = ugo_bits_count (pieces & RANK_6);

  if ((pieces & ~(RANK_1 | RANK_6)) || south + north == N_PIECES
      || south - north != (position->side == UGO_BLACK))
    return false;

  for (int i = 0; i < N_SIZES; i++)
    if (ugo_bits_count (position->gyges.sizes[i] & RANK_1) > PLACED_OF_SIZE
        || ugo_bits_count (position->gyges.sizes[i] & RANK_6) > PLACED_OF_SIZE)
      return false;
  return true;
}

int
ugo_gyges_left_to_place (const UgoPosition *position, UgoSide side, int size)
{
  if (!ugo_gyges_is_placement (position))
    return 0;
  return PLACED_OF_SIZE
         - ugo_bits_count (position->gyges.sizes[size - 1] & line_squares (side, 0));
}

static size_t
placements (const UgoPosition *position, UgoMove *list)
{
  uint64_t squares = line_squares (position->side, 0) & ~all_pieces (position);
  size_t n_moves = 0;

  while (squares)
    {
      UgoSquare to = ugo_bits_pop (&squares);

      for (uint8_t size = 1; size <= N_SIZES; size++)
        if (ugo_gyges_left_to_place (position, position->side, size) > 0)
          list[n_moves++] = (UgoMove) { UGO_SQUARE_NONE, to, UGO_SQUARE_NONE, size };
    }
  return n_moves;
}

static UgoStatus
check_placement (const UgoPosition *position, UgoMove move)
{
  if (move.from != UGO_SQUARE_NONE || move.drop != UGO_SQUARE_NONE || move.piece == 0)
    return UGO_MOVE_PLACEMENT;
  if (move.to >= N_SQUARES || !(line_squares (position->side, 0) & ugo_bit (move.to)))
    return UGO_MOVE_NOT_START_LINE;
  if (all_pieces (position) & ugo_bit (move.to))
    return UGO_MOVE_OCCUPIED;
  if (move.piece > N_SIZES || ugo_gyges_left_to_place (position, position->side, move.piece) == 0)
    return UGO_MOVE_NO_SUCH_PIECE;
  return UGO_OK;
}

/* A way out of a square: the number of the border it crosses, and the square behind. */
typedef struct
{
  uint8_t border;
  UgoSquare to;
} Exit;

/* The 60 borders inside the field come first; then the border of each finish square, which is one,
 * for a move crosses it at its end only; last the edge of the board, always closed. */
#define NORTH_BORDER 60
#define SOUTH_BORDER 61
#define EDGE 63

#define EAST_OF(f, r) ((f) + (r) * (WIDTH - 1))
#define NORTH_OF(f, r) (30 + (f) + (r) * WIDTH)
#define SQUARE(f, r) ((f) + (r) * WIDTH)

#define EXITS(f, r)                                                                            \
  { { (r) > 0 ? NORTH_OF (f, (r) - 1) : SOUTH_BORDER,                                          \
      (r) > 0 ? SQUARE (f, (r) - 1) : UGO_GYGES_FINISH_SOUTH },                                \
    { (f) > 0 ? EAST_OF ((f) - 1, r) : EDGE, (f) > 0 ? SQUARE ((f) - 1, r) : UGO_SQUARE_NONE }, \
    { (f) < 5 ? EAST_OF (f, r) : EDGE, (f) < 5 ? SQUARE ((f) + 1, r) : UGO_SQUARE_NONE },      \
    { (r) < 5 ? NORTH_OF (f, r) : NORTH_BORDER,                                                \
      (r) < 5 ? SQUARE (f, (r) + 1) : UGO_GYGES_FINISH_NORTH } }
#define RANK_EXITS(r)                                                                          \
  EXITS (0, r), EXITS (1, r), EXITS (2, r), EXITS (3, r), EXITS (4, r), EXITS (5, r)

static const Exit exits[N_FIELD][4] = {
  RANK_EXITS (0), RANK_EXITS (1), RANK_EXITS (2), RANK_EXITS (3), RANK_EXITS (4), RANK_EXITS (5),
};

/* A run: where it ends, and all borders crossed by then. */
typedef struct
{
  uint64_t crossed;
  UgoSquare end;
} Run;

#define MAX_RUNS (4 * 3 * 3)

/* Adds at @run all ways of going @steps squares from @square, over none of @blocked. */
static Run *
add_runs (Run *run, uint64_t blocked, UgoSquare square, int steps, uint64_t crossed)
{
  for (int i = 0; i < 4; i++)
    {
      UgoSquare to = exits[square][i].to;
      uint64_t border = BIT (exits[square][i].border);

      if (crossed & border)
        continue;
      if (steps == 1)
        *run++ = (Run) { crossed | border, to };
      else if (!(blocked & ugo_bit (to)))
        run = add_runs (run, blocked, to, steps - 1, crossed | border);
    }
  return run;
}

/* Where a piece can go */

/*
 * Mover:
 * @position: where it moves
 * @from: its start square
 * @others: the squares of the other pieces
 * @closed: the borders that count as crossed when its move begins
 * @ends: the empty squares where its move can end
 * @landings: the occupied squares it can land on
 * @drops: where a piece it replaces can go; none in the basic game
 */
typedef struct
{
  const UgoPosition *position;
  UgoSquare from;
  uint64_t others;
  uint64_t closed;
  uint64_t ends;
  uint64_t landings;
  uint64_t drops;
} Mover;

/* Writes to @runs, which has room for MAX_RUNS, all ways of going on from @square. */
static inline size_t
mover_runs (const Mover *self, UgoSquare square, uint64_t crossed, Run *runs)
{
  int size = size_at (self->position, square);

  return (size_t) (add_runs (runs, self->others | FINISHES, square, size, crossed) - runs);
}

static void
mover_go_on (Mover *self, UgoSquare square, uint64_t crossed)
{
  Run runs[MAX_RUNS];
  size_t n_runs = mover_runs (self, square, crossed, runs);

  for (size_t i = 0; i < n_runs; i++)
    {
      uint64_t end = ugo_bit (runs[i].end);

      if (self->others & end)
        {
          self->landings |= end;
          mover_go_on (self, runs[i].end, runs[i].crossed);
        }
      else
        self->ends |= end;
    }
}

/* How far from @side the nearest occupied line is; past the last one on an empty board. */
static int
nearest_line (const UgoPosition *position, UgoSide side)
{
  int distance = 0;

  while (distance < WIDTH && !(all_pieces (position) & line_squares (side, distance)))
    distance++;
  return distance;
}

/* The squares not behind the line nearest to the other side. */
static uint64_t
not_behind (const UgoPosition *position)
{
  UgoSide other = ugo_side_other (position->side);
  int behind = WIDTH * nearest_line (position, other);

  return other == UGO_WHITE ? FIELD << behind & FIELD : FIELD >> behind;
}

static void
mover_init (Mover *self, const UgoPosition *position, UgoSquare from)
{
  *self = (Mover) { .position = position, .from = from };
  self->others = all_pieces (position) & FIELD & ~ugo_bit (from);
  self->closed = BIT (EDGE) | BIT (position->side == UGO_WHITE ? SOUTH_BORDER : NORTH_BORDER);
  if (position->variant.flags & UGO_GYGES_ADVANCED)
    self->drops = not_behind (position) & ~self->others;
}

/* Finds where @self can go. */
static void
mover_explore (Mover *self)
{
  mover_go_on (self, self->from, self->closed);
  self->ends &= ~ugo_bit (self->from);
}

/* Where the piece on @landing can go when it is replaced: not to the start square of its equal,
 * which would change nothing. */
static inline uint64_t
mover_drops (const Mover *self, UgoSquare landing)
{
  bool equal = size_at (self->position, self->from) == size_at (self->position, landing);

  return equal ? self->drops & ~ugo_bit (self->from) : self->drops;
}

static uint64_t
mover_count (const Mover *self)
{
  int size = size_at (self->position, self->from);
  uint64_t equals = self->landings & self->position->gyges.sizes[size - 1];
  int n_moves = ugo_bits_count (self->ends);

  if (self->drops)
    n_moves += ugo_bits_count (self->landings) * ugo_bits_count (self->drops)
               - ugo_bits_count (equals);
  return n_moves;
}

static UgoMove *
mover_list (const Mover *self, UgoMove *move)
{
  uint64_t targets = self->drops ? self->ends | self->landings : self->ends;

  while (targets)
    {
      UgoSquare to = ugo_bits_pop (&targets);
      uint64_t drops = self->landings & ugo_bit (to) ? mover_drops (self, to) : 0;

      if (self->ends & ugo_bit (to))
        *move++ = ugo_move (self->from, to);
      while (drops)
        *move++ = (UgoMove) { self->from, to, ugo_bits_pop (&drops), 0 };
    }
  return move;
}

/* Moves */

/*
 * Line:
 * @distance: which line may move, seen from the player; past the last one when none can
 * @movers: its pieces that can move
 * @n_movers: their number
 */
typedef struct
{
  int distance;
  Mover movers[WIDTH];
  int n_movers;
} Line;

static void
line_init (Line *self, const UgoPosition *position)
{
  self->n_movers = 0;
  for (self->distance = 0; self->distance < WIDTH; self->distance++)
    {
      uint64_t pieces = all_pieces (position) & line_squares (position->side, self->distance);

      while (pieces)
        {
          Mover *mover = &self->movers[self->n_movers];

          mover_init (mover, position, ugo_bits_pop (&pieces));
          mover_explore (mover);
          self->n_movers += mover_count (mover) > 0;
        }
      if (self->n_movers > 0)
        return;
    }
}

int
ugo_gyges_line (const UgoPosition *position, UgoSide side)
{
  UgoPosition seen = *position;
  Line line;

  if (ugo_gyges_is_placement (position))
    return rank_from (side, 0);

  seen.side = side;
  line_init (&line, &seen);
  return line.distance < WIDTH ? rank_from (side, line.distance) : -1;
}

int
ugo_gyges_nearest_line (const UgoPosition *position, UgoSide side)
{
  int distance = nearest_line (position, side);

  return distance < WIDTH ? rank_from (side, distance) : -1;
}

static size_t
moves (const UgoPosition *position, UgoMove *list)
{
  UgoMove *end = list;
  Line line;

  if (ugo_gyges_is_placement (position))
    return placements (position, list);

  line_init (&line, position);
  for (int i = 0; i < line.n_movers; i++)
    end = mover_list (&line.movers[i], end);
  return (size_t) (end - list);
}

/* Why a move is refused */

/* The squares at which @self could arrive if each run forgot the borders crossed before. */
static uint64_t
mover_arrivals_unbound (const Mover *self)
{
  uint64_t pending = ugo_bit (self->from);
  uint64_t arrivals = 0;

  while (pending)
    {
      Run runs[MAX_RUNS];
      size_t n_runs = mover_runs (self, ugo_bits_pop (&pending), self->closed, runs);

      for (size_t i = 0; i < n_runs; i++)
        {
          uint64_t end = ugo_bit (runs[i].end);

          pending |= end & self->others & ~arrivals;
          arrivals |= end;
        }
    }
  return arrivals;
}

/* Why @self cannot arrive at @square. */
static UgoStatus
mover_obstacle (const Mover *self, UgoSquare square)
{
  int size = size_at (self->position, self->from);
  Run runs[MAX_RUNS];
  Run *end = add_runs (runs, FINISHES, self->from, size, self->closed);

  for (Run *run = runs; run < end; run++)
    if (run->end == square)
      return UGO_MOVE_OVER_PIECE;
  return mover_arrivals_unbound (self) & ugo_bit (square) ? UGO_MOVE_BORDER_TWICE
                                                          : UGO_MOVE_UNREACHABLE;
}

static UgoStatus
check_end (const Mover *mover, UgoMove move)
{
  uint64_t to = ugo_bit (move.to);

  if (mover->ends & to)
    return UGO_OK;
  if (mover->landings & to)
    return UGO_MOVE_OCCUPIED;
  return mover->others & to ? UGO_MOVE_UNREACHABLE : mover_obstacle (mover, move.to);
}

static UgoStatus
check_replacement (const Mover *mover, UgoMove move)
{
  if (!mover->drops || move.drop >= N_FIELD || !(mover->others & ugo_bit (move.to)))
    return UGO_MOVE_NO_REPLACEMENT;
  if (!(mover->landings & ugo_bit (move.to)))
    return mover_obstacle (mover, move.to);
  if (mover->others & ugo_bit (move.drop))
    return UGO_MOVE_DROP_OCCUPIED;
  if (!(mover->drops & ugo_bit (move.drop)))
    return UGO_MOVE_DROP_BEHIND;
  return mover_drops (mover, move.to) & ugo_bit (move.drop) ? UGO_OK : UGO_MOVE_SAME_SQUARE;
}

static UgoStatus
check (const UgoPosition *position, UgoMove move)
{
  Line line;
  Mover mover;

  if (ugo_gyges_is_placement (position))
    return check_placement (position, move);
  if (move.piece != 0 || move.from == UGO_SQUARE_NONE)
    return UGO_MOVE_PLACEMENT;
  if (move.from >= N_FIELD || !(all_pieces (position) & ugo_bit (move.from)))
    return UGO_MOVE_EMPTY;

  line_init (&line, position);
  if (line.n_movers == 0)
    return UGO_MOVE_MUST_PASS;
  if (rank_from (position->side, move.from / WIDTH) > line.distance)
    return UGO_MOVE_NOT_NEAREST_LINE;
  if (move.to == move.from)
    return UGO_MOVE_SAME_SQUARE;
  if (move.to == ugo_gyges_finish (ugo_side_other (position->side)))
    return UGO_MOVE_OWN_FINISH;
  if (move.to >= N_SQUARES)
    return UGO_MOVE_UNREACHABLE;

  mover_init (&mover, position, move.from);
  mover_explore (&mover);
  return move.drop == UGO_SQUARE_NONE ? check_end (&mover, move) : check_replacement (&mover, move);
}

static UgoStatus
withheld (const UgoPosition *position, UgoMove move)
{
  return UGO_OK;
}

/* Routes */

/*
 * Search:
 * @mover: the piece
 * @target: where it is to arrive
 * @length: how many squares the route sought has
 * @route: the squares so far
 * @best: the best route found
 * @best_steps: how many steps that one takes
 */
typedef struct
{
  const Mover *mover;
  UgoSquare target;
  int length;
  UgoRoute route;
  UgoRoute best;
  int best_steps;
} Search;

static void
search_keep_better (Search *self, int steps)
{
  if (self->best.length > 0
      && (steps > self->best_steps
          || (steps == self->best_steps
              && memcmp (self->route.squares, self->best.squares, self->length) >= 0)))
    return;

  self->best = self->route;
  self->best_steps = steps;
}

static void
search_from (Search *self, UgoSquare square, uint64_t crossed, int steps)
{
  Run runs[MAX_RUNS];
  size_t n_runs = mover_runs (self->mover, square, crossed, runs);

  steps += size_at (self->mover->position, square);
  for (size_t i = 0; i < n_runs; i++)
    {
      UgoSquare end = runs[i].end;

      self->route.squares[self->route.length++] = end;
      if (self->route.length == self->length)
        {
          if (end == self->target)
            search_keep_better (self, steps);
        }
      else if (self->mover->others & ugo_bit (end))
        search_from (self, end, runs[i].crossed, steps);
      self->route.length--;
    }
}

static void
path (const UgoPosition *position, UgoMove move, UgoRoute *route)
{
  Search search = { .target = move.to, .length = 1, .route = { 1, { move.from } } };
  Mover mover;

  route->length = 0;
  if (move.from == UGO_SQUARE_NONE)
    return;

  mover_init (&mover, position, move.from);
  search.mover = &mover;
  while (search.best.length == 0 && ++search.length <= UGO_MAX_ROUTE)
    search_from (&search, move.from, mover.closed, 0);
  *route = search.best;
}

/* Whether a piece that has just made @run can end its move there or later. */
static bool
mover_can_stop (const Mover *self, const Run *run)
{
  Run runs[MAX_RUNS];
  size_t n_runs;

  if (!(self->others & ugo_bit (run->end)))
    return run->end != self->from;
  if (mover_drops (self, run->end))
    return true;

  n_runs = mover_runs (self, run->end, run->crossed, runs);
  for (size_t i = 0; i < n_runs; i++)
    if (mover_can_stop (self, &runs[i]))
      return true;
  return false;
}

/* Adds to @stops what can come after all of @route, by any borders that fit it. */
static void
follow_route (const Mover *mover, const UgoRoute *route, int at, uint64_t crossed, uint64_t *stops)
{
  Run runs[MAX_RUNS];
  size_t n_runs = mover_runs (mover, route->squares[at], crossed, runs);

  for (size_t i = 0; i < n_runs; i++)
    {
      if (at + 1 < route->length)
        {
          if (runs[i].end == route->squares[at + 1])
            follow_route (mover, route, at + 1, runs[i].crossed, stops);
        }
      else if (!(*stops & ugo_bit (runs[i].end)) && mover_can_stop (mover, &runs[i]))
        *stops |= ugo_bit (runs[i].end);
    }
}

static uint64_t
stops (const UgoPosition *position, const UgoRoute *route)
{
  const Mover *mover;
  uint64_t found = 0;
  Line line;

  if (ugo_gyges_is_placement (position))
    return 0;

  line_init (&line, position);
  while (line.n_movers > 0 && line.movers[line.n_movers - 1].from != route->squares[0])
    line.n_movers--;
  if (line.n_movers == 0)
    return 0;

  mover = &line.movers[line.n_movers - 1];
  for (int at = 1; at < route->length; at++)
    if (route->squares[at] >= N_FIELD || !(mover->others & ugo_bit (route->squares[at])))
      return 0;
  follow_route (mover, route, 0, mover->closed, &found);
  return found;
}

/* The course of the game */

static void
start (UgoPosition *position)
{
  position->gyges = (UgoGygesState) { 0 };
}

static void
apply (const UgoPosition *position, UgoMove move, UgoPosition *next)
{
  bool pass = ugo_move_is_pass (move);

  *next = *position;
  if (move.piece)
    put_piece (next, move.to, move.piece);
  else if (!pass)
    {
      uint8_t piece = piece_at (position, move.from);
      uint8_t replaced = piece_at (position, move.to);

      put_piece (next, move.from, 0);
      put_piece (next, move.to, piece);
      if (move.drop != UGO_SQUARE_NONE)
        put_piece (next, move.drop, replaced);
    }

  next->gyges.passes = !pass ? 0 : position->gyges.passes == 0 ? 1 : 2;
  next->move_number += position->side == UGO_BLACK;
  next->side = ugo_side_other (position->side);
  next->occurrences = 1;
}

static UgoResult
result (const UgoPosition *position)
{
  uint64_t pieces = all_pieces (position);

  if (pieces & BIT (UGO_GYGES_FINISH_NORTH))
    return (UgoResult) { UGO_WHITE_WINS, UGO_REASON_FINISH };
  if (pieces & BIT (UGO_GYGES_FINISH_SOUTH))
    return (UgoResult) { UGO_BLACK_WINS, UGO_REASON_FINISH };
  if (position->gyges.passes >= 2)
    return (UgoResult) { UGO_DRAW, UGO_REASON_STUCK };
  if (position->occurrences >= 3)
    return (UgoResult) { UGO_DRAW, UGO_REASON_REPETITION };
  return (UgoResult) { UGO_UNDECIDED, UGO_REASON_NONE };
}

static bool
repeats (const UgoPosition *position)
{
  return true;
}

static uint64_t
key (const UgoPosition *position)
{
  uint64_t hash = ugo_hash_side (position->side);

  for (unsigned i = 0; i < N_SIZES; i++)
    for (uint64_t set = position->gyges.sizes[i]; set;)
      hash ^= ugo_hash_piece (i + 1, ugo_bits_pop (&set));
  return hash;
}

/* How many moves there are, the pass that is forced included. */
static uint64_t
count_moves (const UgoPosition *position)
{
  UgoMove list[N_PIECES * N_SIZES];
  uint64_t n_moves = 0;
  Line line;

  if (ugo_gyges_is_placement (position))
    return placements (position, list);

  line_init (&line, position);
  for (int i = 0; i < line.n_movers; i++)
    n_moves += mover_count (&line.movers[i]);
  return n_moves ? n_moves : 1;
}

static uint64_t
perft (const UgoPosition *position, int depth)
{
  UgoMove list[UGO_MAX_MOVES];
  UgoPosition next;
  uint64_t total = 0;
  size_t n_moves;

  if (all_pieces (position) & FINISHES)
    return 0;
  if (depth == 1)
    return count_moves (position);

  n_moves = moves (position, list);
  if (n_moves == 0)
    list[n_moves++] = UGO_MOVE_PASS;
  for (size_t i = 0; i < n_moves; i++)
    {
      apply (position, list[i], &next);
      total += perft (&next, depth - 1);
    }
  return total;
}

static UgoStatus
validate (const UgoPosition *position, UgoCompleteness completeness)
{
  for (int i = 0; i < N_SIZES; i++)
    if (ugo_bits_count (position->gyges.sizes[i]) > MAX_OF_SIZE)
      return UGO_POSITION_PIECE_COUNT;

  if (completeness == UGO_ANY_POSITION || ugo_bits_count (all_pieces (position)) == N_PIECES
      || ugo_gyges_is_placement (position))
    return UGO_OK;
  return all_pieces (position) & ~(RANK_1 | RANK_6) ? UGO_POSITION_PIECE_COUNT
                                                    : UGO_POSITION_PLACEMENT;
}

const UgoRules ugo_rules_gyges = {
  .id = "gyges",
  .name = "Gyges",
  .files = WIDTH,
  .ranks = WIDTH,
  .n_squares = N_SQUARES,
  .finish_names = "NS",
  .piece_sets = piece_sets,
  .names_piece_set = false,
  .options = options,
  .piece_letters = "123",
  .empty_letter = '.',
  .start = start,
  .moves = moves,
  .check = check,
  .withheld = withheld,
  .apply = apply,
  .result = result,
  .key = key,
  .repeats = repeats,
  .path = path,
  .stops = stops,
  .perft = perft,
  .piece_at = piece_at,
  .put_piece = put_piece,
  .validate = validate,
};
