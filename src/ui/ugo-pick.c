/* ugo-pick.c: a piece in hand, the way it has come and where it can go
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-pick.h"

#include "ugo-bits.h"

static uint64_t
squares_of (const UgoRoute *route)
{
  uint64_t set = 0;

  for (guint i = 0; i < route->length; i++)
    set |= ugo_bit (route->squares[i]);
  return set;
}

/* The shortest ways on from where the piece is, to squares it has not been on. */
static void
find_landings (UgoPick *self, const UgoPosition *position)
{
  UgoSquare queue[UGO_MAX_SQUARES];
  uint64_t seen = squares_of (&self->walk);
  guint n_done = 0;
  guint n_queued = 0;
  const UgoRoute *route = &self->walk;

  self->landings = 0;
  for (;;)
    {
      uint64_t next = ugo_route_stops (position, route) & ~seen;

      seen |= next;
      self->landings |= next;
      while (next != 0)
        {
          UgoSquare square = ugo_bits_pop (&next);

          self->routes[square] = *route;
          self->routes[square].squares[self->routes[square].length++] = square;
          queue[n_queued++] = square;
        }
      if (n_done == n_queued)
        break;
      route = &self->routes[queue[n_done++]];
    }
}

/* Where a move of a piece that has not left its square can end, and the witness routes. */
static void
find_targets (UgoPick *self, const UgoPosition *position)
{
  UgoMove moves[UGO_MAX_MOVES];
  gsize n_moves = ugo_legal_moves (position, moves);
  UgoSquare start = ugo_pick_start (self);

  self->targets = 0;
  for (gsize i = 0; i < n_moves; i++)
    if (moves[i].from == start && moves[i].drop == UGO_SQUARE_NONE)
      {
        self->targets |= ugo_bit (moves[i].to);
        ugo_move_path (position, moves[i], &self->routes[moves[i].to]);
      }
}

static void
find_ways (UgoPick *self, const UgoPosition *position)
{
  find_landings (self, position);
  if (!ugo_pick_is_walking (self))
    {
      find_targets (self, position);
      return;
    }

  self->targets = 0;
  for (uint64_t set = self->landings; set != 0;)
    {
      UgoSquare square = ugo_bits_pop (&set);

      if (ugo_check_move (position, ugo_move (ugo_pick_start (self), square)) == UGO_OK)
        self->targets |= ugo_bit (square);
    }
}

UgoStatus
ugo_pick_status (const UgoPosition *position, UgoSquare square)
{
  UgoStatus status = ugo_check_move (position, ugo_move (square, square));

  return status == UGO_MOVE_SAME_SQUARE ? UGO_OK : status;
}

void
ugo_pick_init (UgoPick *self, const UgoPosition *position, UgoSquare square)
{
  self->walk.length = 1;
  self->walk.squares[0] = square;
  find_ways (self, position);
}

void
ugo_pick_clear (UgoPick *self)
{
  self->walk.length = 0;
  self->targets = 0;
  self->landings = 0;
}

gboolean
ugo_pick_is_empty (const UgoPick *self)
{
  return self->walk.length == 0;
}

gboolean
ugo_pick_is_walking (const UgoPick *self)
{
  return self->walk.length > 1;
}

UgoSquare
ugo_pick_start (const UgoPick *self)
{
  return ugo_pick_is_empty (self) ? UGO_SQUARE_NONE : self->walk.squares[0];
}

UgoSquare
ugo_pick_here (const UgoPick *self)
{
  return ugo_pick_is_empty (self) ? UGO_SQUARE_NONE : self->walk.squares[self->walk.length - 1];
}

gboolean
ugo_pick_has_target (const UgoPick *self, UgoSquare square)
{
  return square < UGO_MAX_SQUARES && (self->targets & ugo_bit (square)) != 0;
}

gboolean
ugo_pick_walk (UgoPick *self, const UgoPosition *position, UgoSquare square)
{
  uint64_t ways = self->targets | self->landings;

  if (square >= UGO_MAX_SQUARES || (ways & ugo_bit (square)) == 0)
    return FALSE;
  self->walk = self->routes[square];
  find_ways (self, position);
  return TRUE;
}

gboolean
ugo_pick_walk_back (UgoPick *self, const UgoPosition *position)
{
  if (!ugo_pick_is_walking (self))
    return FALSE;
  self->walk.length--;
  find_ways (self, position);
  return TRUE;
}
