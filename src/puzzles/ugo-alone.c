/* ugo-alone.c: all shortest ways of a side of Ugolki that moves alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Placements are found from the start and, where those at the end are few, from the end as well,
 * each with the number of ways that lead to it in the fewest moves; those are left out from which
 * too many moves remain. It is tried with as many moves as the bound has, then with one more, and
 * so on. Any move can be taken back, so that ways can be followed in both directions.
 */
#include "ugo-alone.h"

#include "ugo-alone-front.h"
#include "ugo-bits.h"
#include "ugo-distance.h"
#include "ugo-goal-private.h"
#include "ugo-race.h"
#include "ugo-ugolki.h"

#define FILE_A G_GUINT64_CONSTANT (0x0101010101010101)
#define FILE_H (FILE_A << 7)

/* A bound need not be greater than this. */
#define MAX_BOUND 16

/* How many placements are found between two looks at the flag that stops. */
#define POLL_INTERVAL 64

/*
 * Search:
 * @alone: what is asked for
 * @own: the side that moves
 * @home: where it started
 * @goal: where it goes
 * @whole: whether there are as many pieces as the goal has squares
 * @length: how many moves are tried
 * @n_found: how many placements were found so far, with all lengths
 * @stop: (nullable): makes it give up
 * @gave_up: whether it did
 * @ahead: from the start
 * @back: from the end, where that is of use
 */
typedef struct
{
  const UgoAlone *alone;
  UgoSide own;
  guint64 home;
  guint64 goal;
  bool whole;
  int length;
  guint n_found;
  const atomic_bool *stop;
  bool gave_up;
  UgoAloneFront ahead;
  UgoAloneFront back;
} Search;

/* Bounds */

static inline guint64
east (guint64 set)
{
  return (set & ~FILE_H) << 1;
}

static inline guint64
west (guint64 set)
{
  return (set & ~FILE_A) >> 1;
}

static guint64
steps (guint64 set, bool is_diagonal)
{
  guint64 row = east (set) | west (set);
  guint64 column = is_diagonal ? set | row : set;

  return row | column << 8 | column >> 8;
}

/* Where jumps from @set over pieces on @bridges land, were all landing squares free. */
static guint64
hops (guint64 set, guint64 bridges, bool is_diagonal)
{
  guint64 landings = east (east (set) & bridges) | west (west (set) & bridges)
                     | (set << 8 & bridges) << 8 | (set >> 8 & bridges) >> 8;

  if (is_diagonal)
    landings |= east (east (set) << 8 & bridges) << 8 | west (west (set) << 8 & bridges) << 8
                | east (east (set) >> 8 & bridges) >> 8 | west (west (set) >> 8 & bridges) >> 8;
  return landings;
}

static guint64
chains (guint64 set, guint64 bridges, bool is_diagonal)
{
  guint64 more;

  while ((more = hops (set, bridges, is_diagonal) & ~set) != 0)
    set |= more;
  return set;
}

/* For each number of moves, what the piece can have reached by steps, and in the middle of a chain.
 * Two uses of one missing bridge count twice; there is always a way round that costs no more. */
static int
bound_of_bringing (guint64 bridges, UgoSquare from, UgoSquare to, bool is_diagonal)
{
  guint64 stepped = ugo_bit (from), stepped_before = 0, jumping = 0;
  int n = 0;

  while (n < MAX_BOUND && ((stepped | jumping) & ugo_bit (to)) == 0)
    {
      guint64 next = jumping | hops (jumping, ~bridges, is_diagonal)
                     | hops (stepped, bridges, is_diagonal)
                     | hops (stepped_before, ~bridges, is_diagonal);

      stepped_before = stepped;
      stepped |= steps (stepped | jumping, is_diagonal);
      jumping = chains (next, bridges, is_diagonal);
      n++;
    }
  return n;
}

static bool
is_diagonal (const UgoPosition *position)
{
  return (position->variant.flags & UGO_UGOLKI_DIAGONAL) != 0;
}

/* Whether the piece on @alone's square has a move that gains enough. */
static bool
has_road (const UgoAlone *alone, guint64 pieces)
{
  UgoPosition position = alone->position;

  position.ugolki.pieces[position.side] = pieces;
  return ugo_run_best (&position, alone->to, NULL) >= alone->amount;
}

/* How many bridges are missing, were all landing squares free: each takes a move. Where chains go
 * along diagonals, one bridge may serve twice. */
static int
bound_of_building (const UgoAlone *alone, guint64 pieces)
{
  bool diagonal = is_diagonal (&alone->position);
  guint64 wanted = 0, bridges = pieces & ~ugo_bit (alone->to), reached;
  int n = 0;

  if (has_road (alone, pieces))
    return 0;
  /* A step may be enough. */
  if (alone->amount <= (diagonal ? 2 : 1))
    return 1;
  for (UgoSquare square = 0; square < 64; square++)
    if (ugo_distance_advance (&alone->position, ugo_move (alone->to, square)) >= alone->amount)
      wanted |= ugo_bit (square);
  reached = chains (ugo_bit (alone->to), bridges, diagonal);
  for (; n < MAX_BOUND && (reached & wanted) == 0; n++)
    reached = chains (reached | hops (reached, ~ugo_bit (alone->to), diagonal), bridges, diagonal);
  return MAX (diagonal ? (n + 1) / 2 : n, 1);
}

static int
bound (const Search *self, guint64 pieces, UgoSquare piece)
{
  const UgoAlone *alone = self->alone;

  switch (alone->aim)
    {
    case UGO_ALONE_BRING:
      return bound_of_bringing (pieces & ~ugo_bit (piece), piece, alone->to,
                                is_diagonal (&alone->position));
    case UGO_ALONE_HOME:
      return self->whole ? ugo_race_bound (alone->position.variant, pieces, self->goal)
                         : ugo_bits_count (pieces & ~self->goal);
    case UGO_ALONE_BUILD:
      return bound_of_building (alone, pieces);
    case UGO_ALONE_LEAVE:
    default:
      return ugo_bits_count (pieces & self->home);
    }
}

/* Whether the game is lost, or over, when @pieces stand like this after @n_moves moves. */
static bool
is_over (const Search *self, guint64 pieces, int n_moves)
{
  const UgoPosition *position = &self->alone->position;
  int rounds = position->move_number - 1 + n_moves;
  int limit = ugo_ugolki_exit_limit (position->variant);

  return (limit != 0 && rounds >= limit && (pieces & self->home) != 0)
         || rounds >= ugo_ugolki_move_count (position->variant)
         || (self->goal & ~pieces) == 0;
}

static void
begin (Search *self, const UgoAlone *alone, const atomic_bool *stop)
{
  UgoSide own = (UgoSide) alone->position.side;
  UgoVariant variant = alone->position.variant;

  *self = (Search) { .alone = alone, .own = own, .stop = stop,
                     .home = ugo_ugolki_home (variant, own),
                     .goal = ugo_ugolki_home (variant, ugo_side_other (own)) };
  self->whole = ugo_bits_count (alone->position.ugolki.pieces[own]) == variant.pieces;
}

bool
ugo_alone_is_reached (const UgoAlone *self)
{
  Search search;
  guint64 pieces;

  begin (&search, self, NULL);
  pieces = self->position.ugolki.pieces[search.own];
  switch (self->aim)
    {
    case UGO_ALONE_BRING:
      return self->from == self->to;
    case UGO_ALONE_HOME:
      return (pieces & ~search.goal) == 0;
    case UGO_ALONE_BUILD:
      return has_road (self, pieces);
    case UGO_ALONE_LEAVE:
    default:
      return (pieces & search.home) == 0;
    }
}

int
ugo_alone_bound (const UgoAlone *self)
{
  Search search;

  begin (&search, self, NULL);
  return bound (&search, self->position.ugolki.pieces[search.own], self->from);
}

UgoAlone
ugo_alone_after (const UgoAlone *self, UgoMove move)
{
  UgoAlone next = *self;

  ugo_play (&next.position, move, NULL, 0, &next.position);
  ugo_play (&next.position, UGO_MOVE_PASS, NULL, 0, &next.position);
  if (move.from == self->from)
    next.from = move.to;
  return next;
}

/* Fronts */

/* Adds all ways in which so many pieces can stand in the goal. */
static void
add_ends (Search *self, int n_pieces)
{
  UgoSquare squares[UGO_MAX_SQUARES];
  int n_squares = 0;
  guint64 choice = (G_GUINT64_CONSTANT (1) << n_pieces) - 1;

  for (guint64 set = self->goal; set != 0;)
    squares[n_squares++] = ugo_bits_pop (&set);
  while (choice < G_GUINT64_CONSTANT (1) << n_squares)
    {
      guint64 pieces = 0, low = choice & -choice, next = choice + low;

      for (guint64 set = choice; set != 0;)
        pieces |= ugo_bit (squares[ugo_bits_pop (&set)]);
      ugo_alone_front_add (&self->back, pieces, UGO_SQUARE_NONE, 1);
      choice = next | ((choice ^ next) >> 2) / low;
    }
}

static void
begin_fronts (Search *self)
{
  guint64 pieces = self->alone->position.ugolki.pieces[self->own];

  ugo_alone_front_reset (&self->ahead);
  ugo_alone_front_add (&self->ahead, pieces, self->alone->from, 1);
  ugo_alone_front_close (&self->ahead);
  ugo_alone_front_reset (&self->back);
  if (self->alone->aim == UGO_ALONE_HOME)
    add_ends (self, ugo_bits_count (pieces));
  ugo_alone_front_close (&self->back);
}

static size_t
moves_of (const Search *self, guint64 pieces, UgoMove *moves)
{
  UgoPosition position = self->alone->position;

  position.ugolki.pieces[self->own] = pieces;
  return ugo_rules_ugolki.moves (&position, moves);
}

/* What a move makes of a state; its number of ways stays. */
static inline UgoAloneState
after (const UgoAloneState *state, UgoMove move)
{
  UgoAloneState next = *state;

  next.pieces ^= ugo_bit (move.from) ^ ugo_bit (move.to);
  if (move.from == state->piece)
    next.piece = move.to;
  return next;
}

/* Whether a state that is found now can be part of a way of that length. */
static bool
is_useful (const Search *self, const UgoAloneFront *front, const UgoAloneState *state)
{
  int n_before = front->depth + 1, n_after = self->length - n_before;

  if (front == &self->ahead)
    return bound (self, state->pieces, state->piece) <= n_after
           && (n_after == 0 || !is_over (self, state->pieces, n_before));
  return ugo_race_bound (self->alone->position.variant, state->pieces,
                         self->alone->position.ugolki.pieces[self->own])
             <= n_after
         && (n_after == 0 || !is_over (self, state->pieces, n_after));
}

static bool
is_stopped (Search *self)
{
  if (self->n_found++ % POLL_INTERVAL == 0 && ugo_proof_is_stopped (self->stop))
    self->gave_up = true;
  if (self->ahead.states->len + self->back.states->len > self->alone->max_states
      || self->n_found > self->alone->max_states)
    self->gave_up = true;
  return self->gave_up;
}

static void
extend (Search *self, UgoAloneFront *front)
{
  guint end = front->states->len;

  for (guint i = front->starts[front->depth]; i < end && !is_stopped (self); i++)
    {
      UgoAloneState state = *ugo_alone_front_at (front, i);
      UgoMove moves[UGO_MAX_MOVES];
      size_t n_moves = moves_of (self, state.pieces, moves);

      for (size_t n = 0; n < n_moves; n++)
        {
          UgoAloneState next = after (&state, moves[n]);

          if (is_useful (self, front, &next))
            ugo_alone_front_add (front, next.pieces, next.piece, next.ways);
        }
    }
  ugo_alone_front_close (front);
}

/* Answers */

static guint64
product (guint64 a, guint64 b)
{
  return b != 0 && a > G_MAXUINT64 / b ? G_MAXUINT64 : a * b;
}

/* Marks the last states of the front from the start that are an end, or lead to one. */
static bool
meet (Search *self, UgoProof *proof)
{
  for (guint i = self->ahead.starts[self->ahead.depth]; i < self->ahead.states->len; i++)
    {
      UgoAloneState *state = ugo_alone_front_at (&self->ahead, i);
      const UgoAloneState *other = ugo_alone_front_find (&self->back, state->pieces, state->piece,
                                                         self->back.depth);

      if (self->alone->aim != UGO_ALONE_HOME)
        state->is_marked = true;
      else if (other != NULL)
        state->is_marked = true;
      if (state->is_marked)
        ugo_proof_count (proof, product (state->ways, other != NULL ? other->ways : 1));
    }
  return proof->n_solutions > 0;
}

/* Marks what leads to marked states. */
static void
mark (Search *self)
{
  UgoAloneFront *front = &self->ahead;
  UgoMove moves[UGO_MAX_MOVES];

  for (guint i = front->states->len; i-- > front->starts[1];)
    {
      const UgoAloneState *state = ugo_alone_front_at (front, i);
      size_t n_moves = state->is_marked ? moves_of (self, state->pieces, moves) : 0;

      for (size_t n = 0; n < n_moves; n++)
        {
          UgoAloneState before = after (state, moves[n]);
          UgoAloneState *found = ugo_alone_front_find (front, before.pieces, before.piece,
                                                       state->depth - 1);

          if (found != NULL)
            found->is_marked = true;
        }
    }
}

/* Whether a state is part of an answer when it stands after @n_moves moves. */
static bool
is_on_way (const Search *self, const UgoAloneState *state, int n_moves)
{
  const UgoAloneState *found;

  if (n_moves > self->ahead.depth)
    return ugo_alone_front_find (&self->back, state->pieces, state->piece,
                                 self->length - n_moves)
           != NULL;
  found = ugo_alone_front_find (&self->ahead, state->pieces, state->piece, n_moves);
  return found != NULL && found->is_marked;
}

static void
write_answer (Search *self, UgoProof *proof)
{
  UgoAloneState state = *ugo_alone_front_at (&self->ahead, 0);
  UgoMove moves[UGO_MAX_MOVES];

  proof->status = UGO_PROOF_FOUND;
  proof->least = self->length;
  for (int n_moves = 1; n_moves <= self->length; n_moves++)
    {
      size_t n = moves_of (self, state.pieces, moves), chosen = n;

      for (size_t i = n; i-- > 0;)
        {
          UgoAloneState next = after (&state, moves[i]);

          if (is_on_way (self, &next, n_moves))
            chosen = i;
        }
      for (size_t i = chosen; i < n && n_moves == 1; i++)
        {
          UgoAloneState next = after (&state, moves[i]);

          if (is_on_way (self, &next, n_moves))
            proof->first[proof->n_first++] = moves[i];
        }
      if (n_moves > 1)
        proof->line[proof->n_line++] = UGO_MOVE_PASS;
      proof->line[proof->n_line++] = moves[chosen];
      state = after (&state, moves[chosen]);
    }
}

/* Looks for ways of @length moves, there being no shorter one. */
static bool
search_length (Search *self, UgoProof *proof)
{
  begin_fronts (self);
  while (self->ahead.depth + self->back.depth < self->length && !self->gave_up)
    {
      bool is_ahead = self->alone->aim != UGO_ALONE_HOME || self->ahead.depth == 0
                      || ugo_alone_front_width (&self->ahead)
                             <= ugo_alone_front_width (&self->back);
      UgoAloneFront *front = is_ahead ? &self->ahead : &self->back;

      extend (self, front);
      if (ugo_alone_front_width (front) == 0)
        return false;
    }
  if (self->gave_up || !meet (self, proof))
    return false;
  mark (self);
  write_answer (self, proof);
  return true;
}

void
ugo_alone_solve (const UgoAlone *self, int n_moves, const atomic_bool *stop, UgoProof *proof)
{
  Search search;

  begin (&search, self, stop);
  ugo_alone_front_init (&search.ahead);
  ugo_alone_front_init (&search.back);
  search.length = MAX (ugo_alone_bound (self), 1);
  while (search.length <= n_moves && !search.gave_up && !search_length (&search, proof))
    search.length++;
  if (proof->status != UGO_PROOF_FOUND)
    proof->status = search.gave_up ? UGO_PROOF_GAVE_UP : UGO_PROOF_IMPOSSIBLE;
  ugo_alone_front_clear (&search.ahead);
  ugo_alone_front_clear (&search.back);
}
