/* ugo-terms-ugolki.c: the words of Ugolki
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-terms.h"

#include <stdlib.h>
#include <string.h>

#include "ugo-bits.h"
#include "ugo-ugolki.h"

#define WIDTH 8

/* The longest way home that is looked for, and how many positions may be looked at on it. */
#define MAX_MOVES_TO_GOAL 6
#define MAX_POSITIONS_TO_GOAL 400000

/* Squares */

static uint64_t
own (const UgoPosition *position, UgoSide side, UgoSquare square)
{
  return position->ugolki.pieces[side];
}

static uint64_t
other (const UgoPosition *position, UgoSide side, UgoSquare square)
{
  return position->ugolki.pieces[ugo_side_other (side)];
}

static uint64_t
home (const UgoPosition *position, UgoSide side, UgoSquare square)
{
  return ugo_ugolki_home (position->variant, side);
}

static uint64_t
goal (const UgoPosition *position, UgoSide side, UgoSquare square)
{
  return ugo_ugolki_home (position->variant, ugo_side_other (side));
}

static uint64_t
landings (const UgoPosition *position, UgoSide side, UgoSquare square)
{
  uint8_t jumps[UGO_MAX_SQUARES];

  return ugo_piece_at (position, square) ? ugo_ugolki_landings (position, square, jumps) : 0;
}

static int
file_of (UgoSquare square)
{
  return square % WIDTH;
}

static int
rank_of (UgoSquare square)
{
  return square / WIDTH;
}

/* How many steps along the lines @square is away from the far corner of @side. */
static int
way_to_go (UgoSide side, UgoSquare square)
{
  int way = file_of (square) + rank_of (square);

  return side == UGO_WHITE ? 2 * (WIDTH - 1) - way : way;
}

/* The pieces of @side that have the longest way to go. */
static uint64_t
last_pieces (const UgoPosition *position, UgoSide side, UgoSquare of)
{
  uint64_t found = 0;
  int longest = -1;

  for (uint64_t rest = own (position, side, of); rest;)
    {
      UgoSquare square = ugo_bits_pop (&rest);
      int way = way_to_go (side, square);

      if (way > longest)
        found = 0;
      if (way >= longest)
        found |= ugo_bit (square);
      longest = MAX (longest, way);
    }
  return found;
}

static uint64_t
steps (const UgoPosition *position, UgoSide side, UgoSquare square)
{
  int reach = position->variant.flags & UGO_UGOLKI_DIAGONAL ? 2 : 1;
  uint64_t set = 0;

  if (!ugo_piece_at (position, square))
    return 0;
  for (UgoSquare to = 0; to < UGO_MAX_SQUARES; to++)
    {
      int files = abs (file_of (to) - file_of (square));
      int ranks = abs (rank_of (to) - rank_of (square));

      if (MAX (files, ranks) == 1 && files + ranks <= reach && !ugo_piece_at (position, to))
        set |= ugo_bit (to);
    }
  return set;
}

static const UgoSquareWord square_words[] = {
  { "goal", false, goal },
  { "home", false, home },
  { "landings", true, landings },
  { "last", false, last_pieces },
  { "other", false, other },
  { "own", false, own },
  { "steps", true, steps },
  { NULL },
};

/* Boards */

static int
longest_chain (const UgoPosition *position, uint64_t pieces)
{
  int longest = 0;

  while (pieces)
    {
      uint8_t jumps[UGO_MAX_SQUARES];
      uint64_t set = ugo_ugolki_landings (position, ugo_bits_pop (&pieces), jumps);

      while (set)
        {
          int n_jumps = jumps[ugo_bits_pop (&set)];

          longest = MAX (longest, n_jumps);
        }
    }
  return longest;
}

static int
chain (const UgoPosition *position, UgoSide side, const UgoArgument *argument)
{
  return longest_chain (position, own (position, side, 0) & argument->squares);
}

static int
other_chain (const UgoPosition *position, UgoSide side, const UgoArgument *argument)
{
  return longest_chain (position, other (position, side, 0) & argument->squares);
}

static int
jumps_between (const UgoPosition *position, UgoSide side, const UgoArgument *argument)
{
  uint8_t jumps[UGO_MAX_SQUARES];

  if (!ugo_piece_at (position, argument->from))
    return 0;
  ugo_ugolki_landings (position, argument->from, jumps);
  return jumps[argument->to];
}

static int
in_goal (const UgoPosition *position, UgoSide side, const UgoArgument *argument)
{
  return ugo_bits_count (own (position, side, 0) & goal (position, side, 0));
}

static int
at_home (const UgoPosition *position, UgoSide side, const UgoArgument *argument)
{
  return ugo_bits_count (own (position, side, 0) & home (position, side, 0));
}

static int
other_in_goal (const UgoPosition *position, UgoSide side, const UgoArgument *argument)
{
  return in_goal (position, ugo_side_other (side), argument);
}

static int
other_at_home (const UgoPosition *position, UgoSide side, const UgoArgument *argument)
{
  return at_home (position, ugo_side_other (side), argument);
}

static int
fills_goal (const UgoPosition *position, UgoSide side, const UgoArgument *argument)
{
  return (goal (position, side, 0) & ~own (position, side, 0)) == 0;
}

static int
other_fills_goal (const UgoPosition *position, UgoSide side, const UgoArgument *argument)
{
  return fills_goal (position, ugo_side_other (side), argument);
}

/* The difference of way between the foremost piece and the last one. */
static int
spread (const UgoPosition *position, UgoSide side, const UgoArgument *argument)
{
  int shortest = INT_MAX, longest = INT_MIN;

  for (uint64_t rest = own (position, side, 0); rest;)
    {
      int way = way_to_go (side, ugo_bits_pop (&rest));

      shortest = MIN (shortest, way);
      longest = MAX (longest, way);
    }
  return longest == INT_MIN ? 0 : longest - shortest;
}

/*
 * WayHome:
 * @side: who goes
 * @budget: how many positions may still be looked at
 */
typedef struct
{
  UgoSide side;
  int budget;
} WayHome;

/* Whether the goal can be filled in @n_moves. Each piece outside needs a move at least. */
static bool
way_home_exists (WayHome *self, const UgoPosition *position, int n_moves)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n;
  int empty = ugo_bits_count (goal (position, self->side, 0) & ~own (position, self->side, 0));

  if (empty == 0)
    return true;
  if (empty > n_moves || self->budget-- <= 0)
    return false;

  n = position->variant.rules->moves (position, moves);
  for (size_t i = 0; i < n; i++)
    {
      UgoPosition next;

      position->variant.rules->apply (position, moves[i], &next);
      next.side = self->side;
      if (way_home_exists (self, &next, n_moves - 1))
        return true;
    }
  return false;
}

/* The least number of moves that fill the goal while the other side stands still; -1 when that is
 * not known. */
static int
moves_to_goal (const UgoPosition *position, UgoSide side, const UgoArgument *argument)
{
  WayHome way = { side, MAX_POSITIONS_TO_GOAL };
  UgoPosition turned = ugo_terms_turned (position, side);

  for (int n_moves = 0; n_moves <= MAX_MOVES_TO_GOAL; n_moves++)
    {
      if (way_home_exists (&way, &turned, n_moves))
        return n_moves;
      if (way.budget <= 0)
        return -1;
    }
  return -1;
}

/* Moves */

static bool
is_jump (const UgoTry *self)
{
  return self->route.length > 1
         && MAX (abs (file_of (self->route.squares[1]) - file_of (self->route.squares[0])),
                 abs (rank_of (self->route.squares[1]) - rank_of (self->route.squares[0])))
                == 2;
}

static int
jump (const UgoTry *self, const UgoArgument *argument)
{
  return is_jump (self);
}

static int
step (const UgoTry *self, const UgoArgument *argument)
{
  return self->route.length == 2 && !is_jump (self);
}

static int
hops (const UgoTry *self, const UgoArgument *argument)
{
  return is_jump (self) ? self->route.length - 1 : 0;
}

static bool
is_diagonal (UgoSquare a, UgoSquare b)
{
  return file_of (a) != file_of (b) && rank_of (a) != rank_of (b);
}

static int
diagonal (const UgoTry *self, const UgoArgument *argument)
{
  int count = 0;

  for (int i = 0; i + 1 < self->route.length; i++)
    count += is_diagonal (self->route.squares[i], self->route.squares[i + 1]);
  return count;
}

static int
turns (const UgoTry *self, const UgoArgument *argument)
{
  const UgoSquare *squares = self->route.squares;
  int count = 0;

  for (int i = 0; i + 2 < self->route.length; i++)
    count += squares[i + 2] - squares[i + 1] != squares[i + 1] - squares[i];
  return count;
}

static int
jumped_over (const UgoTry *self, uint64_t pieces)
{
  int count = 0;

  if (!is_jump (self))
    return 0;
  for (int i = 0; i + 1 < self->route.length; i++)
    {
      UgoSquare bridge = (UgoSquare) ((self->route.squares[i] + self->route.squares[i + 1]) / 2);

      count += (pieces & ugo_bit (bridge)) != 0;
    }
  return count;
}

static int
over_own (const UgoTry *self, const UgoArgument *argument)
{
  return jumped_over (self, own (&self->before, self->before.side, 0));
}

static int
over_other (const UgoTry *self, const UgoArgument *argument)
{
  return jumped_over (self, other (&self->before, self->before.side, 0));
}

static int
over (const UgoTry *self, const UgoArgument *argument)
{
  return jumped_over (self, argument->squares);
}

static int
advance (const UgoTry *self, const UgoArgument *argument)
{
  if (ugo_move_is_pass (self->move))
    return 0;
  return way_to_go (self->before.side, self->move.from)
         - way_to_go (self->before.side, self->move.to);
}

/* Whether the move goes from inside of @set to the outside. */
static bool
leaves (const UgoTry *self, uint64_t set)
{
  return !ugo_move_is_pass (self->move) && set & ugo_bit (self->move.from)
         && !(set & ugo_bit (self->move.to));
}

static bool
enters (const UgoTry *self, uint64_t set)
{
  return !ugo_move_is_pass (self->move) && !(set & ugo_bit (self->move.from))
         && set & ugo_bit (self->move.to);
}

static int
leaves_home (const UgoTry *self, const UgoArgument *argument)
{
  return leaves (self, home (&self->before, self->before.side, 0));
}

static int
returns_home (const UgoTry *self, const UgoArgument *argument)
{
  return enters (self, home (&self->before, self->before.side, 0));
}

static int
enters_goal (const UgoTry *self, const UgoArgument *argument)
{
  return enters (self, goal (&self->before, self->before.side, 0));
}

static int
leaves_goal (const UgoTry *self, const UgoArgument *argument)
{
  return leaves (self, goal (&self->before, self->before.side, 0));
}

static int
longest (const UgoTry *self, const UgoArgument *argument)
{
  int best = longest_chain (&self->before, own (&self->before, self->before.side, 0));

  return best > 0 && hops (self, argument) >= best;
}

static int
mirrors (const UgoTry *self, const UgoArgument *argument)
{
  UgoMove last = self->before.ugolki.last;

  return self->before.side == UGO_BLACK && !ugo_move_is_pass (last)
         && !ugo_move_is_pass (self->move) && self->move.from == 63 - last.from
         && self->move.to == 63 - last.to;
}

static const UgoTerm terms[] = {
  { "advance", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = advance },
  { "at-home", UGO_TAKES_NOTHING, UGO_OF_BOARD, .board = at_home },
  { "chain", UGO_MAY_TAKE_SQUARES, UGO_OF_BOARD, .board = chain },
  { "diagonal", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = diagonal },
  { "enters-goal", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = enters_goal },
  { "fills-goal", UGO_TAKES_NOTHING, UGO_OF_BOARD, .board = fills_goal },
  { "hops", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = hops },
  { "in-goal", UGO_TAKES_NOTHING, UGO_OF_BOARD, .board = in_goal },
  { "jump", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = jump },
  { "jumps", UGO_TAKES_ENDS, UGO_OF_BOARD, .board = jumps_between },
  { "leaves-goal", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = leaves_goal },
  { "leaves-home", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = leaves_home },
  { "longest", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = longest },
  { "mirrors", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = mirrors },
  { "moves-to-goal", UGO_TAKES_NOTHING, UGO_OF_BOARD, .board = moves_to_goal },
  { "other-at-home", UGO_TAKES_NOTHING, UGO_OF_BOARD, .board = other_at_home },
  { "other-chain", UGO_MAY_TAKE_SQUARES, UGO_OF_BOARD, .board = other_chain },
  { "other-fills-goal", UGO_TAKES_NOTHING, UGO_OF_BOARD, .board = other_fills_goal },
  { "other-in-goal", UGO_TAKES_NOTHING, UGO_OF_BOARD, .board = other_in_goal },
  { "over", UGO_TAKES_SQUARES, UGO_OF_MOVE, .tried = over },
  { "over-other", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = over_other },
  { "over-own", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = over_own },
  { "returns-home", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = returns_home },
  { "spread", UGO_TAKES_NOTHING, UGO_OF_BOARD, .board = spread },
  { "step", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = step },
  { "turns", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = turns },
  { NULL },
};

const UgoTerms ugo_terms_ugolki = { &ugo_rules_ugolki, terms, square_words };
