/* ugo-pick.c: a piece in hand, the way it has come and where it can go
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-pick.h"

#include "ugo-bits.h"
#include "ugo-entry.h"

/* Ways that are looked through where each of them leads somewhere else. There are hardly ever so
 * many; the shortest come first. */
#define MAX_WAYS 250

static uint64_t
squares_of (const UgoRoute *route)
{
  uint64_t set = 0;

  for (guint i = 0; i < route->length; i++)
    set |= ugo_bit (route->squares[i]);
  return set;
}

static UgoRoute
go_on_to (const UgoRoute *route, UgoSquare square)
{
  UgoRoute longer = *route;

  longer.squares[longer.length++] = square;
  return longer;
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

          self->routes[square] = go_on_to (route, square);
          queue[n_queued++] = square;
        }
      if (n_done == n_queued)
        break;
      route = &self->routes[queue[n_done++]];
    }
}

/* The same where the way that the piece has come bears on where it can go on: every way is gone, or
 * at least a great many. */
static void
find_landings_by_ways (UgoPick *self, const UgoPosition *position)
{
  g_autoptr (GArray) ways = g_array_new (FALSE, FALSE, sizeof (UgoRoute));

  self->landings = 0;
  g_array_append_val (ways, self->walk);
  for (guint i = 0; i < ways->len && ways->len < MAX_WAYS; i++)
    {
      const UgoRoute route = g_array_index (ways, UgoRoute, i);
      uint64_t next = route.length < UGO_MAX_ROUTE ? ugo_route_stops (position, &route) : 0;

      while (next != 0)
        {
          UgoSquare square = ugo_bits_pop (&next);
          const UgoRoute longer = go_on_to (&route, square);

          if ((self->landings & ugo_bit (square)) == 0)
            self->routes[square] = longer;
          self->landings |= ugo_bit (square);
          if (ugo_piece_at (position, square) != 0)
            g_array_append_val (ways, longer);
        }
    }
}

/* Where a move of the piece can end and which pieces it can replace, with the witness routes. */
static void
find_targets (UgoPick *self, const UgoPosition *position)
{
  UgoMove moves[UGO_MAX_MOVES];
  gsize n_moves = ugo_legal_moves (position, moves);
  UgoSquare start = ugo_pick_start (self);

  self->targets = 0;
  self->replaceable = 0;
  for (gsize i = 0; i < n_moves; i++)
    {
      uint64_t *set = moves[i].drop == UGO_SQUARE_NONE ? &self->targets : &self->replaceable;

      if (moves[i].from != start || (*set & ugo_bit (moves[i].to)) != 0)
        continue;
      *set |= ugo_bit (moves[i].to);
      ugo_move_path (position, moves[i], &self->routes[moves[i].to]);
    }
}

/* What of that is left for a piece on its way. */
static void
find_ways_on (UgoPick *self, const UgoPosition *position)
{
  UgoSquare here = ugo_pick_here (self);
  UgoPick fresh = { .walk = { 1, { ugo_pick_start (self) } }, .replaced = UGO_SQUARE_NONE };

  find_targets (&fresh, position);
  if (ugo_entry_find (position->variant.rules)->returns)
    find_landings_by_ways (self, position);
  else
    find_landings (self, position);
  self->targets = self->landings & fresh.targets;
  self->replaceable = self->landings & fresh.replaceable & ~ugo_bit (here);
  self->replaces_here = (fresh.replaceable & ugo_bit (here)) != 0;
}

static void
find_ways (UgoPick *self, const UgoPosition *position)
{
  self->replaced = UGO_SQUARE_NONE;
  self->replaces_here = FALSE;
  if (ugo_pick_is_walking (self))
    {
      find_ways_on (self, position);
      return;
    }
  if (ugo_entry_find (position->variant.rules)->returns)
    find_landings_by_ways (self, position);
  else
    find_landings (self, position);
  find_targets (self, position);
}

void
ugo_pick_init (UgoPick *self, const UgoPosition *position, UgoSquare square)
{
  self->walk = (UgoRoute) { 1, { square } };
  self->piece = 0;
  find_ways (self, position);
}

void
ugo_pick_init_placement (UgoPick *self, const UgoPosition *position, UgoSquare place,
                         uint8_t piece)
{
  UgoMove moves[UGO_MAX_MOVES];
  gsize n_moves = ugo_legal_moves (position, moves);

  ugo_pick_clear (self);
  self->walk = (UgoRoute) { 1, { place } };
  self->piece = piece;
  for (gsize i = 0; i < n_moves; i++)
    if (moves[i].piece == piece)
      {
        self->targets |= ugo_bit (moves[i].to);
        self->routes[moves[i].to].length = 0;
      }
}

void
ugo_pick_clear (UgoPick *self)
{
  self->walk.length = 0;
  self->piece = 0;
  self->replaced = UGO_SQUARE_NONE;
  self->replaces_here = FALSE;
  self->targets = 0;
  self->landings = 0;
  self->replaceable = 0;
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

gboolean
ugo_pick_is_replacing (const UgoPick *self)
{
  return !ugo_pick_is_empty (self) && self->replaced != UGO_SQUARE_NONE;
}

UgoSquare
ugo_pick_start (const UgoPick *self)
{
  return ugo_pick_is_empty (self) ? UGO_SQUARE_NONE : self->walk.squares[0];
}

UgoSquare
ugo_pick_here (const UgoPick *self)
{
  if (ugo_pick_is_empty (self))
    return UGO_SQUARE_NONE;
  return ugo_pick_is_replacing (self) ? self->replaced : self->walk.squares[self->walk.length - 1];
}

gboolean
ugo_pick_has_target (const UgoPick *self, UgoSquare square)
{
  return square < UGO_MAX_SQUARES && (self->targets & ugo_bit (square)) != 0;
}

UgoMove
ugo_pick_move (const UgoPick *self, UgoSquare target)
{
  if (self->piece != 0)
    return (UgoMove) { UGO_SQUARE_NONE, target, UGO_SQUARE_NONE, self->piece };
  if (ugo_pick_is_replacing (self))
    return (UgoMove) { ugo_pick_start (self), self->replaced, target, 0 };
  return ugo_move (ugo_pick_start (self), target);
}

gboolean
ugo_pick_replace (UgoPick *self, const UgoPosition *position, UgoSquare square)
{
  gboolean is_here = ugo_pick_is_walking (self) && square == ugo_pick_here (self);
  UgoSquare start = ugo_pick_start (self);
  uint64_t drops = 0;

  if (ugo_pick_is_empty (self) || ugo_pick_is_replacing (self) || square >= UGO_MAX_SQUARES
      || !(is_here ? self->replaces_here : (self->replaceable & ugo_bit (square)) != 0))
    return FALSE;

  for (UgoSquare drop = 0; drop < position->variant.rules->n_squares; drop++)
    if (ugo_check_move (position, (UgoMove) { start, square, drop, 0 }) == UGO_OK)
      drops |= ugo_bit (drop);
  if (is_here)
    self->routes[square] = self->walk;
  self->replaced = square;
  self->targets = drops;
  self->landings = 0;
  self->replaceable = 0;
  return TRUE;
}

gboolean
ugo_pick_walk (UgoPick *self, const UgoPosition *position, UgoSquare square)
{
  uint64_t ways = self->targets | self->landings;

  if (ugo_pick_is_replacing (self) || self->piece != 0 || square >= UGO_MAX_SQUARES
      || (ways & ugo_bit (square)) == 0)
    return FALSE;
  self->walk = self->routes[square];
  find_ways (self, position);
  return TRUE;
}

gboolean
ugo_pick_walk_back (UgoPick *self, const UgoPosition *position)
{
  if (!ugo_pick_is_replacing (self))
    {
      if (!ugo_pick_is_walking (self))
        return FALSE;
      self->walk.length--;
    }
  find_ways (self, position);
  return TRUE;
}
