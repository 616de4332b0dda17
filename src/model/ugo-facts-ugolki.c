/* ugo-facts-ugolki.c: what can be said of a move of Ugolki
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-advice-table.h"

#include "ugo-bits.h"
#include "ugo-distance.h"
#include "ugo-ugolki.h"

/* From so many moves before the exit limit on, leaving home comes first. */
#define NEAR_LIMIT 15

/* A piece still at home is a fault from so many moves before the limit on. */
#define PRESSING_LIMIT 8

/* A road is worth a word if it brings a piece so much nearer, in squares, and a warning if it takes
 * so many jumps. */
#define ROAD_ADVANCE 4
#define ROAD_JUMPS 3

/* So many ways of the opponent are told at once. */
#define MAX_WISHES 3

/*
 * Chain:
 * @move: its start and its end, a pass when there is none
 * @jumps: how many jumps it takes at least
 * @advance: how many squares nearer to the far corner it leads
 */
typedef struct
{
  UgoMove move;
  int jumps;
  int advance;
} Chain;

static const Chain no_chain = { { UGO_SQUARE_NONE, UGO_SQUARE_NONE, UGO_SQUARE_NONE, 0 }, 0, 0 };

static UgoPosition
as_side (const UgoPosition *position, UgoSide side)
{
  return position->side == side ? *position : ugo_position_turned (position);
}

/* The chain of one of @pieces, of the side to move, that leads farthest: of two the one of more
 * jumps. */
static Chain
find_chain (const UgoPosition *position, uint64_t pieces)
{
  Chain best = no_chain;

  while (pieces != 0)
    {
      UgoSquare from = ugo_bits_pop (&pieces);
      uint8_t jumps[64];
      uint64_t landings = ugo_ugolki_landings (position, from, jumps) & ~ugo_bit (from);

      while (landings != 0)
        {
          UgoSquare to = ugo_bits_pop (&landings);
          int advance = ugo_distance_advance (position, ugo_move (from, to));

          if (advance > best.advance || (advance == best.advance && advance > 0
                                         && jumps[to] > best.jumps))
            best = (Chain) { ugo_move (from, to), jumps[to], advance };
        }
    }
  return best;
}

/* The best chain of @side, were it to move. */
static Chain
best_chain (const UgoPosition *position, UgoSide side)
{
  UgoPosition seen = as_side (position, side);

  return find_chain (&seen, seen.ugolki.pieces[side]);
}

/* Whether the piece on the start of @chain, were @side to move, can go to its end. */
static gboolean
can_go (const UgoPosition *position, UgoSide side, const Chain *chain)
{
  UgoPosition seen = as_side (position, side);

  return ugo_rules_ugolki.check (&seen, chain->move) == UGO_OK;
}

static void
add_chain (GArray *facts, UgoFactKind kind, const UgoPosition *position, UgoSide side,
           const Chain *chain)
{
  UgoPosition seen = as_side (position, side);
  UgoRoute route;

  ugo_move_path (&seen, chain->move, &route);
  ugo_fact_add (facts, kind, chain->jumps, 0, &route);
}

/* A road that @move opens for @side, if it leads farther than the roads there were. */
static void
add_opened (GArray *facts, UgoFactKind kind, const UgoPosition *position, const UgoPosition *next,
            UgoSide side, int least)
{
  Chain before = best_chain (position, side), after = best_chain (next, side);

  if (after.jumps >= least && after.advance >= ROAD_ADVANCE
      && after.advance > before.advance + 1 && !can_go (position, side, &after))
    add_chain (facts, kind, next, side, &after);
}

/* A road of @side, not of the piece that moves, which is closed by the move. */
static void
add_closed (GArray *facts, UgoFactKind kind, const UgoPosition *position, UgoMove move,
            const UgoPosition *next, UgoSide side)
{
  Chain before = best_chain (position, side);

  if (before.jumps >= ROAD_JUMPS && before.advance >= ROAD_ADVANCE
      && before.move.from != move.from && !can_go (next, side, &before))
    add_chain (facts, kind, position, side, &before);
}

static int
count_home (const UgoPosition *position, UgoSide side)
{
  return ugo_bits_count (position->ugolki.pieces[side]
                         & ugo_ugolki_home (position->variant, side));
}

static int
count_goal (const UgoPosition *position, UgoSide side)
{
  return ugo_bits_count (position->ugolki.pieces[side]
                         & ugo_ugolki_home (position->variant, ugo_side_other (side)));
}

/* How many moves a side has after the one to be made until the limit; -1 when there is none, or it
 * is over. */
static int
moves_to_limit (const UgoPosition *position)
{
  return MAX (ugo_ugolki_exit_limit (position->variant) - position->move_number, -1);
}

static void
add_home (GArray *facts, const UgoPosition *position, const UgoPosition *next)
{
  UgoSide side = position->side;
  int left = moves_to_limit (position);
  int n_home = count_home (next, side);

  if (n_home >= count_home (position, side))
    return;
  if (n_home == 0)
    ugo_fact_add (facts, UGO_FACT_LAST_LEAVES, left <= NEAR_LIMIT ? left : -1, 0, NULL);
  else
    ugo_fact_add (facts, UGO_FACT_LEAVES_HOME, n_home, 0, NULL);
}

/* How many squares a piece has still to go. */
static int
distance (UgoSide side, UgoSquare square)
{
  int to_corner = 14 - square % 8 - square / 8;

  return side == UGO_WHITE ? to_corner : 14 - to_corner;
}

static gboolean
is_last (const UgoPosition *position, UgoSquare square)
{
  UgoSide side = position->side;

  for (uint64_t set = position->ugolki.pieces[side]; set != 0;)
    if (distance (side, ugo_bits_pop (&set)) > distance (side, square))
      return FALSE;
  return TRUE;
}

static void
merits (const UgoPosition *position, UgoMove move, GArray *facts)
{
  UgoSide side = position->side, other = ugo_side_other (side);
  UgoPosition next = ugo_position_after (position, move);
  int n_goal = count_goal (&next, side);
  int advance = ugo_distance_advance (position, move);
  int left = moves_to_limit (position);
  gboolean is_near = left >= 0 && left <= NEAR_LIMIT;
  uint8_t jumps[64];
  UgoRoute route;
  guint n_facts;

  ugo_ugolki_landings (position, move.from, jumps);
  ugo_move_path (position, move, &route);
  if (n_goal == position->variant.pieces)
    ugo_fact_add (facts, UGO_FACT_FILLS_GOAL, n_goal, 0, NULL);
  if (is_near)
    add_home (facts, position, &next);
  if (n_goal > count_goal (position, side) && n_goal < position->variant.pieces)
    ugo_fact_add (facts, UGO_FACT_ENTERS_GOAL, n_goal, position->variant.pieces, NULL);
  if (jumps[move.to] >= 2 && advance > 0)
    ugo_fact_add (facts, UGO_FACT_JUMPS, jumps[move.to], 0, &route);
  add_closed (facts, UGO_FACT_SPOILS_ROAD, position, move, &next, other);
  add_opened (facts, UGO_FACT_OPENS_ROAD, position, &next, side, 2);
  if (!is_near)
    add_home (facts, position, &next);
  if (count_home (&next, side) > 0 && left > 0 && is_near)
    ugo_fact_add (facts, UGO_FACT_HOME_LIMIT, left, 0, NULL);
  if (advance > 0 && is_last (position, move.from))
    ugo_fact_add (facts, UGO_FACT_CATCHES_UP, advance, 0, NULL);
  n_facts = facts->len;
  if (best_chain (position, side).advance == 0)
    ugo_fact_add (facts, UGO_FACT_ONLY_STEPS, 0, 0, NULL);
  if (n_facts == 0 && advance > 0)
    ugo_fact_add (facts, UGO_FACT_COMES_NEARER, advance, 0, NULL);
}

static void
faults (const UgoPosition *position, UgoMove move, GArray *facts)
{
  UgoSide side = position->side;
  UgoPosition next = ugo_position_after (position, move);
  int left = moves_to_limit (position);
  int n_home = count_home (&next, side);

  if (left >= 0 && left <= PRESSING_LIMIT && n_home > 0 && n_home >= count_home (position, side))
    ugo_fact_add (facts, UGO_FACT_STAYED_HOME, n_home, left, NULL);
  add_opened (facts, UGO_FACT_LAYS_ROAD, position, &next, ugo_side_other (side), 2);
  add_closed (facts, UGO_FACT_BREAKS_ROAD, position, move, &next, side);
}

/* The longest advance of the side to move by any move, and whether one fills its goal. */
static UgoFactKind
find_longest (const UgoPosition *position, UgoMove *longest, int *advance)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_rules_ugolki.moves (position, moves);

  *advance = 0;
  for (size_t i = 0; i < n_moves; i++)
    {
      UgoPosition next = ugo_position_after (position, moves[i]);

      if (count_goal (&next, position->side) == position->variant.pieces)
        {
          *longest = moves[i];
          return UGO_FACT_WANTS_FILL;
        }
      if (ugo_distance_advance (position, moves[i]) > *advance)
        {
          *longest = moves[i];
          *advance = ugo_distance_advance (position, moves[i]);
        }
    }
  if (n_moves == 0)
    return UGO_FACT_CANNOT_MOVE;
  return *advance > 0 ? UGO_FACT_WANTS_STEP : UGO_FACT_WANTS_NOTHING;
}

static void
wishes (const UgoPosition *position, GArray *facts)
{
  UgoPosition turned = ugo_position_turned (position);
  uint64_t pieces = turned.ugolki.pieces[turned.side];
  UgoRoute route = { 0 };
  UgoMove longest;
  int advance;
  UgoFactKind kind = find_longest (&turned, &longest, &advance);

  for (guint i = 0; i < MAX_WISHES && kind == UGO_FACT_WANTS_STEP; i++)
    {
      Chain chain = find_chain (&turned, pieces);

      if (chain.jumps < 2)
        break;
      add_chain (facts, UGO_FACT_WANTS_JUMPS, &turned, turned.side, &chain);
      pieces &= ~ugo_bit (chain.move.from);
    }
  if (facts->len > 0)
    return;
  if (kind == UGO_FACT_WANTS_FILL || kind == UGO_FACT_WANTS_STEP)
    ugo_move_path (&turned, longest, &route);
  ugo_fact_add (facts, kind, advance, 0, &route);
}

static void
news (const UgoPosition *position, UgoMove move, GArray *facts)
{
  UgoPosition next = ugo_position_after (position, move);

  add_closed (facts, UGO_FACT_BREAKS_ROAD, position, move, &next, next.side);
  add_opened (facts, UGO_FACT_WANTS_JUMPS, position, &next, position->side, ROAD_JUMPS);
}

static uint64_t
area (const UgoPosition *position, UgoMove move, const UgoFact *fact)
{
  UgoRoute route;

  switch (fact->kind)
    {
    case UGO_FACT_LAST_LEAVES:
    case UGO_FACT_LEAVES_HOME:
    case UGO_FACT_HOME_LIMIT:
      return ugo_ugolki_home (position->variant, position->side);

    case UGO_FACT_FILLS_GOAL:
    case UGO_FACT_ENTERS_GOAL:
      return ugo_ugolki_home (position->variant, ugo_side_other (position->side));

    case UGO_FACT_SPOILS_ROAD:
    case UGO_FACT_OPENS_ROAD:
      return ugo_route_area (position, &fact->route);

    default:
      ugo_move_path (position, move, &route);
      return ugo_route_area (position, &route);
    }
}

const UgoAdviceTable ugo_advice_ugolki = {
  .rules = &ugo_rules_ugolki,
  .nodes = 100000,
  .estimates = TRUE,
  .merits = merits,
  .faults = faults,
  .wishes = wishes,
  .news = news,
  .area = area,
  .look = ugo_words_look_ugolki,
  .say = ugo_words_fact_ugolki,
  .name_piece = ugo_words_piece_ugolki,
};
