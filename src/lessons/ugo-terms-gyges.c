/* ugo-terms-gyges.c: the words of Gygès
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-terms.h"

#include "ugo-bits.h"
#include "ugo-gyges.h"

#define WIDTH 6
#define RANK_1 UINT64_C (0x3f)

/* Squares */

static uint64_t
pieces_of_size (const UgoPosition *position, int size)
{
  return position->gyges.sizes[size - 1];
}

static uint64_t
singles (const UgoPosition *position, UgoSide side, UgoSquare square)
{
  return pieces_of_size (position, 1);
}

static uint64_t
doubles (const UgoPosition *position, UgoSide side, UgoSquare square)
{
  return pieces_of_size (position, 2);
}

static uint64_t
triples (const UgoPosition *position, UgoSide side, UgoSquare square)
{
  return pieces_of_size (position, 3);
}

static uint64_t
pieces_on_rank (const UgoPosition *position, int rank)
{
  uint64_t all = singles (position, 0, 0) | doubles (position, 0, 0) | triples (position, 0, 0);

  return rank < 0 ? 0 : all & RANK_1 << rank * WIDTH;
}

static uint64_t
nearest_line (const UgoPosition *position, UgoSide side, UgoSquare square)
{
  return pieces_on_rank (position, ugo_gyges_nearest_line (position, side));
}

static uint64_t
line (const UgoPosition *position, UgoSide side, UgoSquare square)
{
  UgoPosition turned = ugo_terms_turned (position, side);

  return pieces_on_rank (position, ugo_gyges_line (&turned, side));
}

static uint64_t
start_line (const UgoPosition *position, UgoSide side, UgoSquare square)
{
  return RANK_1 << (side == UGO_WHITE ? 0 : WIDTH * (WIDTH - 1));
}

static uint64_t
last_line (const UgoPosition *position, UgoSide side, UgoSquare square)
{
  return start_line (position, ugo_side_other (side), square);
}

static uint64_t
finish (const UgoPosition *position, UgoSide side, UgoSquare square)
{
  return ugo_bit (ugo_gyges_finish (side));
}

static const UgoSquareWord square_words[] = {
  { "doubles", false, doubles },
  { "finish", false, finish },
  { "last-line", false, last_line },
  { "line", false, line },
  { "nearest-line", false, nearest_line },
  { "singles", false, singles },
  { "start-line", false, start_line },
  { "triples", false, triples },
  { NULL },
};

/* Boards: lines are counted by the ranks, from 1. */

static int
own_line (const UgoPosition *position, UgoSide side, const UgoArgument *argument)
{
  UgoPosition turned = ugo_terms_turned (position, side);

  return ugo_gyges_line (&turned, side) + 1;
}

static int
other_line (const UgoPosition *position, UgoSide side, const UgoArgument *argument)
{
  return own_line (position, ugo_side_other (side), argument);
}

static int
can_finish (const UgoPosition *position, UgoSide side, const UgoArgument *argument)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_terms_moves (position, side, moves);
  int count = 0;

  for (size_t i = 0; i < n_moves; i++)
    count += moves[i].to == ugo_gyges_finish (side) && moves[i].from < UGO_MAX_SQUARES
             && argument->squares & ugo_bit (moves[i].from);
  return count;
}

static int
other_can_finish (const UgoPosition *position, UgoSide side, const UgoArgument *argument)
{
  return can_finish (position, ugo_side_other (side), argument);
}

static int
size_on (const UgoPosition *position, UgoSide side, const UgoArgument *argument)
{
  int sum = 0;

  for (int size = 1; size <= 3; size++)
    sum += size * ugo_bits_count (pieces_of_size (position, size) & argument->squares);
  return sum;
}

/* The least number of bounces that the move from one square to the other makes; -1 for no move. */
static int
bounces_between (const UgoPosition *position, UgoSide side, const UgoArgument *argument)
{
  UgoPosition turned = ugo_terms_turned (position, side);
  UgoMove move = ugo_move (argument->from, argument->to);
  UgoRoute route;

  if (ugo_check_move (&turned, move) != UGO_OK)
    return -1;
  ugo_move_path (&turned, move, &route);
  return route.length - 2;
}

static int
left_to_place (const UgoPosition *position, UgoSide side, const UgoArgument *argument)
{
  int left = 0;

  for (int size = 1; size <= 3; size++)
    left += ugo_gyges_left_to_place (position, side, size);
  return left;
}

/* Moves */

static int
size (const UgoTry *self, const UgoArgument *argument)
{
  if (self->move.piece)
    return self->move.piece;
  return self->move.from < UGO_MAX_SQUARES ? ugo_piece_at (&self->before, self->move.from) : 0;
}

static int
bounces (const UgoTry *self, const UgoArgument *argument)
{
  return MAX (self->route.length - 2, 0);
}

static int
finishes (const UgoTry *self, const UgoArgument *argument)
{
  return self->move.to == ugo_gyges_finish (self->before.side);
}

static int
replaces (const UgoTry *self, const UgoArgument *argument)
{
  return self->move.drop != UGO_SQUARE_NONE;
}

static int
drops (const UgoTry *self, const UgoArgument *argument)
{
  return self->move.drop < UGO_MAX_SQUARES && argument->squares & ugo_bit (self->move.drop);
}

static int
places (const UgoTry *self, const UgoArgument *argument)
{
  return self->move.piece;
}

/* The rank of a square of the field, from 1; 0 for others. */
static int
rank_of (UgoSquare square)
{
  return square < WIDTH * WIDTH ? square / WIDTH + 1 : 0;
}

static int
from_line (const UgoTry *self, const UgoArgument *argument)
{
  return rank_of (self->move.from);
}

static int
to_line (const UgoTry *self, const UgoArgument *argument)
{
  return rank_of (self->move.to);
}

/* How many lines the piece comes nearer to the finish square of its player. */
static int
advance (const UgoTry *self, const UgoArgument *argument)
{
  int ranks;

  if (self->move.from >= WIDTH * WIDTH)
    return 0;
  if (self->move.to == UGO_GYGES_FINISH_NORTH)
    ranks = WIDTH - self->move.from / WIDTH;
  else if (self->move.to == UGO_GYGES_FINISH_SOUTH)
    ranks = -1 - self->move.from / WIDTH;
  else
    ranks = self->move.to / WIDTH - self->move.from / WIDTH;
  return self->before.side == UGO_WHITE ? ranks : -ranks;
}

static int
length (const UgoTry *self, const UgoArgument *argument)
{
  UgoRoute trail;

  return ugo_gyges_trail (&self->before, &self->route, &trail) ? trail.length - 1 : 0;
}

/* The direction of a step as a difference of squares; onto a finish square it is up or down. */
static int
direction (UgoSquare a, UgoSquare b)
{
  return b == UGO_GYGES_FINISH_NORTH ? WIDTH : b == UGO_GYGES_FINISH_SOUTH ? -WIDTH : b - a;
}

static int
turns (const UgoTry *self, const UgoArgument *argument)
{
  UgoRoute trail;
  int count = 0;

  if (!ugo_gyges_trail (&self->before, &self->route, &trail))
    return 0;
  for (int i = 0; i + 2 < trail.length; i++)
    count += direction (trail.squares[i], trail.squares[i + 1])
             != direction (trail.squares[i + 1], trail.squares[i + 2]);
  return count;
}

static int
crosses (const UgoTry *self, const UgoArgument *argument)
{
  UgoRoute trail;
  int count = 0;

  if (!ugo_gyges_trail (&self->before, &self->route, &trail))
    return 0;
  for (int i = 1; i + 1 < trail.length; i++)
    count += (argument->squares & ugo_bit (trail.squares[i])) != 0;
  return count;
}

/* How many times the piece comes to a square where it was before in this move. */
static int
comes_again (const UgoTry *self, const UgoArgument *argument)
{
  UgoRoute trail;
  uint64_t seen = 0;
  int count = 0;

  if (!ugo_gyges_trail (&self->before, &self->route, &trail))
    return 0;
  for (int i = 0; i < trail.length; i++)
    {
      count += (seen & ugo_bit (trail.squares[i])) != 0;
      seen |= ugo_bit (trail.squares[i]);
    }
  return count;
}

static const UgoTerm terms[] = {
  { "advance", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = advance },
  { "bounces", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = bounces },
  { "bounces-between", UGO_TAKES_ENDS, UGO_OF_BOARD, .board = bounces_between },
  { "can-finish", UGO_MAY_TAKE_SQUARES, UGO_OF_BOARD, .board = can_finish },
  { "comes-again", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = comes_again },
  { "crosses", UGO_TAKES_SQUARES, UGO_OF_MOVE, .tried = crosses },
  { "drops", UGO_TAKES_SQUARES, UGO_OF_MOVE, .tried = drops },
  { "finishes", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = finishes },
  { "from-line", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = from_line },
  { "left-to-place", UGO_TAKES_NOTHING, UGO_OF_BOARD, .board = left_to_place },
  { "length", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = length },
  { "other-can-finish", UGO_MAY_TAKE_SQUARES, UGO_OF_BOARD, .board = other_can_finish },
  { "other-line", UGO_TAKES_NOTHING, UGO_OF_BOARD, .board = other_line },
  { "own-line", UGO_TAKES_NOTHING, UGO_OF_BOARD, .board = own_line },
  { "places", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = places },
  { "replaces", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = replaces },
  { "size", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = size },
  { "size-on", UGO_TAKES_SQUARES, UGO_OF_BOARD, .board = size_on },
  { "to-line", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = to_line },
  { "turns", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = turns },
  { NULL },
};

const UgoTerms ugo_terms_gyges = { &ugo_rules_gyges, terms, square_words };
