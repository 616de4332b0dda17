/* ugo-gyges-trail.c: the squares that a move of Gygès passes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-gyges.h"

#include "ugo-bits.h"

#define WIDTH 6
#define N_FIELD (WIDTH * WIDTH)
#define N_DIRECTIONS 4

/*
 * Walk:
 * @position: where the piece moves
 * @others: the squares of the other pieces
 * @route: its stops
 * @trail: the squares passed so far
 */
typedef struct
{
  const UgoPosition *position;
  uint64_t others;
  const UgoRoute *route;
  UgoRoute *trail;
} Walk;

/* The square beside @square, in the order of squares: south, west, east, north. */
static UgoSquare
beside (UgoSquare square, int direction)
{
  static const int file_steps[N_DIRECTIONS] = { 0, -1, 1, 0 };
  static const int rank_steps[N_DIRECTIONS] = { -1, 0, 0, 1 };
  int file = square % WIDTH + file_steps[direction];
  int rank = square / WIDTH + rank_steps[direction];

  if (file < 0 || file >= WIDTH)
    return UGO_SQUARE_NONE;
  if (rank < 0)
    return UGO_GYGES_FINISH_SOUTH;
  if (rank >= WIDTH)
    return UGO_GYGES_FINISH_NORTH;
  return (UgoSquare) (file + rank * WIDTH);
}

/* The border between two squares of the field as a set of one: a square has one to the east and one
 * to the north. The border of a finish square needs none, for the move ends behind it. */
static uint64_t
border_between (UgoSquare a, UgoSquare b)
{
  UgoSquare first = a < b ? a : b;
  UgoSquare second = a < b ? b : a;

  if (second >= N_FIELD)
    return 0;
  if (second == first + 1)
    return UINT64_C (1) << (first / WIDTH * (WIDTH - 1) + first % WIDTH);
  return UINT64_C (1) << (WIDTH * (WIDTH - 1) + first);
}

/* Goes @steps on to the stop after number @at of the route, and from there to its end. */
static bool
go_on (Walk *self, int at, int steps, uint64_t crossed)
{
  UgoRoute *trail = self->trail;
  UgoSquare here = trail->squares[trail->length - 1];

  if (steps == 0)
    {
      if (here != self->route->squares[++at])
        return false;
      if (at + 1 == self->route->length)
        return true;
      steps = ugo_piece_at (self->position, here);
    }
  if (here >= N_FIELD || steps == 0 || trail->length == UGO_MAX_ROUTE)
    return false;

  for (int direction = 0; direction < N_DIRECTIONS; direction++)
    {
      UgoSquare to = beside (here, direction);
      uint64_t border;

      if (to == UGO_SQUARE_NONE || (steps > 1 && (to >= N_FIELD || self->others & ugo_bit (to))))
        continue;
      border = border_between (here, to);
      if (crossed & border)
        continue;
      trail->squares[trail->length++] = to;
      if (go_on (self, at, steps - 1, crossed | border))
        return true;
      trail->length--;
    }
  return false;
}

bool
ugo_gyges_trail (const UgoPosition *position, const UgoRoute *route, UgoRoute *trail)
{
  Walk walk = { position, 0, route, trail };

  trail->length = 0;
  if (route->length < 2 || route->squares[0] >= N_FIELD
      || !ugo_piece_at (position, route->squares[0]))
    return false;

  for (UgoSquare square = 0; square < N_FIELD; square++)
    if (square != route->squares[0] && ugo_piece_at (position, square))
      walk.others |= ugo_bit (square);
  trail->squares[trail->length++] = route->squares[0];
  if (go_on (&walk, 0, ugo_piece_at (position, route->squares[0]), 0))
    return true;
  trail->length = 0;
  return false;
}
