/* ugo-facts-gyges.c: what can be said of a move of Gygès
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-advice-table.h"

#include "ugo-bits.h"
#include "ugo-gyges-reach.h"
#include "ugo-gyges.h"

#define WIDTH 6

/* So few moves that are safe are worth a word. */
#define FEW 3

/* Of how many moves a hundred must go, or come, to be worth a word. */
#define WORTH 25

/* So many ways of the opponent are told at once. */
#define MAX_WISHES 3

/*
 * Finishes:
 * @n_pieces: how many pieces can finish
 * @routes: (array length=n_pieces): how each does, the one with the fewest bounces first
 */
typedef struct
{
  int n_pieces;
  UgoRoute routes[2 * WIDTH];
} Finishes;

/* How the side to move can finish. */
static void
find_finishes (const UgoPosition *position, Finishes *finishes)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_rules_gyges.moves (position, moves);

  finishes->n_pieces = 0;
  for (size_t i = 0; i < n_moves && finishes->n_pieces < 2 * WIDTH; i++)
    {
      UgoRoute route;
      int at = finishes->n_pieces;

      if (moves[i].to != ugo_gyges_finish (position->side))
        continue;
      ugo_move_path (position, moves[i], &route);
      for (; at > 0 && finishes->routes[at - 1].length > route.length; at--)
        finishes->routes[at] = finishes->routes[at - 1];
      finishes->routes[at] = route;
      finishes->n_pieces++;
    }
}

static void
find_finishes_of (const UgoPosition *position, UgoSide side, Finishes *finishes)
{
  UgoPosition seen = *position;

  seen.side = side;
  find_finishes (&seen, finishes);
}

static gboolean
can_finish (const UgoPosition *position, UgoSide side)
{
  UgoGygesReach reach;
  UgoMove move;

  ugo_gyges_reach_init (&reach, position, side);
  return ugo_gyges_reach_finish (&reach, &move);
}

static int
count_moves (const UgoPosition *position, UgoSide side)
{
  UgoMove moves[UGO_MAX_MOVES];
  UgoPosition seen = *position;

  seen.side = side;
  return (int) ugo_rules_gyges.moves (&seen, moves);
}

/* How many moves of the side to move leave the other no finish, and how many do not. */
static int
count_safe (const UgoPosition *position, int *n_unsafe)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_rules_gyges.moves (position, moves);
  int n_safe = 0;

  for (size_t i = 0; i < n_moves; i++)
    {
      UgoPosition next = ugo_position_after (position, moves[i]);

      n_safe += moves[i].to == ugo_gyges_finish (position->side)
                || !can_finish (&next, next.side);
    }
  *n_unsafe = (int) n_moves - n_safe;
  return n_safe;
}

/* On how many squares of an empty board one run of @size squares from @square can end. */
static int
count_ends (UgoSquare square, int size)
{
  int n_ends = 0;

  for (int end = 0; end < WIDTH * WIDTH; end++)
    {
      int away = ABS (end % WIDTH - square % WIDTH) + ABS (end / WIDTH - square / WIDTH);

      /* Three squares in a bow end beside the start. */
      n_ends += away == size || (size == 3 && away == 1);
    }
  return n_ends;
}

static void
add_way (GArray *facts, UgoFactKind kind, int n, const UgoRoute *route)
{
  ugo_fact_add (facts, kind, n, 0, route);
}

static void
add_safety (GArray *facts, const UgoPosition *position, const UgoPosition *next)
{
  UgoSide other = next->side;
  Finishes before;
  int n_safe, n_unsafe;

  if (can_finish (next, other))
    return;
  find_finishes_of (position, other, &before);
  if (before.n_pieces > 0)
    add_way (facts, UGO_FACT_STOPS, before.n_pieces, &before.routes[0]);
  n_safe = count_safe (position, &n_unsafe);
  if (n_safe <= FEW && n_unsafe > 0)
    ugo_fact_add (facts, UGO_FACT_ONLY_SAFE, n_safe, 0, NULL);
}

static void
add_choice (GArray *facts, const UgoPosition *position, const UgoPosition *next)
{
  UgoSide side = position->side, other = ugo_side_other (side);
  int own = count_moves (position, side), own_next = count_moves (next, side);
  int his = count_moves (position, other), his_next = count_moves (next, other);

  if (his - his_next >= 2 && 100 * (his - his_next) >= WORTH * his)
    ugo_fact_add (facts, UGO_FACT_RESTRICTS, his_next, his, NULL);
  if (own_next - own >= 2 && 100 * (own_next - own) >= WORTH * own)
    ugo_fact_add (facts, UGO_FACT_FREES, own_next, own, NULL);
}

static void
place (const UgoPosition *position, UgoMove move, GArray *facts)
{
  UgoRoute route = { .length = 1, .squares = { move.to } };

  ugo_fact_add (facts, UGO_FACT_PLACES, move.piece, count_ends (move.to, move.piece), &route);
}

static void
merits (const UgoPosition *position, UgoMove move, GArray *facts)
{
  UgoSide side = position->side;
  UgoPosition next = ugo_position_after (position, move);
  Finishes threats;
  UgoRoute route;
  int line;

  if (move.piece != 0)
    {
      place (position, move, facts);
      return;
    }
  ugo_move_path (position, move, &route);
  if (move.to == ugo_gyges_finish (side))
    {
      add_way (facts, UGO_FACT_FINISHES, route.length - 2, &route);
      return;
    }
  add_safety (facts, position, &next);
  find_finishes_of (&next, side, &threats);
  if (threats.n_pieces > 0)
    add_way (facts, UGO_FACT_THREATENS, threats.n_pieces, &threats.routes[0]);
  line = ugo_gyges_line (&next, side);
  if (line >= 0 && line != ugo_gyges_line (position, side))
    ugo_fact_add (facts, UGO_FACT_COMMANDS, line + 1, 0, NULL);
  add_choice (facts, position, &next);
  if (facts->len == 0 && move.drop == UGO_SQUARE_NONE && route.length > 2)
    add_way (facts, UGO_FACT_BOUNCES, route.length - 2, &route);
  if (facts->len == 0 && !can_finish (&next, next.side))
    ugo_fact_add (facts, UGO_FACT_IS_SAFE, 0, 0, NULL);
}

static void
faults (const UgoPosition *position, UgoMove move, GArray *facts)
{
  UgoSide other = ugo_side_other (position->side);
  UgoPosition next = ugo_position_after (position, move);
  Finishes own, before, after;

  if (move.piece != 0 || move.to == ugo_gyges_finish (position->side))
    return;
  find_finishes (position, &own);
  find_finishes_of (position, other, &before);
  find_finishes (&next, &after);
  if (own.n_pieces > 0)
    add_way (facts, UGO_FACT_MISSED_FINISH, own.n_pieces, &own.routes[0]);
  if (after.n_pieces > 0)
    add_way (facts, before.n_pieces > 0 ? UGO_FACT_LEAVES_FINISH : UGO_FACT_OPENS_FINISH,
             after.n_pieces, &after.routes[0]);
}

static void
wishes (const UgoPosition *position, GArray *facts)
{
  UgoSide other = ugo_side_other (position->side);
  Finishes finishes;

  if (ugo_gyges_is_placement (position))
    {
      ugo_fact_add (facts, UGO_FACT_WANTS_PLACE, 0, 0, NULL);
      return;
    }
  find_finishes_of (position, other, &finishes);
  for (int i = 0; i < MIN (finishes.n_pieces, MAX_WISHES); i++)
    add_way (facts, UGO_FACT_WANTS_FINISH, finishes.n_pieces, &finishes.routes[i]);
  if (facts->len == 0)
    ugo_fact_add (facts,
                  count_moves (position, other) > 0 ? UGO_FACT_WANTS_NOTHING
                                                    : UGO_FACT_CANNOT_MOVE,
                  0, 0, NULL);
}

static void
news (const UgoPosition *position, UgoMove move, GArray *facts)
{
  UgoPosition next = ugo_position_after (position, move);
  Finishes finishes;

  if (move.piece != 0 || move.to == ugo_gyges_finish (position->side))
    return;
  find_finishes_of (&next, position->side, &finishes);
  if (finishes.n_pieces > 0)
    add_way (facts, UGO_FACT_WANTS_FINISH, finishes.n_pieces, &finishes.routes[0]);
}

/* While pieces are placed: where a piece has most room. */
static UgoMove
quiet (const UgoPosition *position)
{
  UgoMove moves[UGO_MAX_MOVES], best = UGO_MOVE_PASS;
  size_t n_moves = ugo_gyges_is_placement (position) ? ugo_rules_gyges.moves (position, moves) : 0;
  int most = 0;

  for (size_t i = 0; i < n_moves; i++)
    {
      int n_ends = count_ends (moves[i].to, moves[i].piece);

      if (n_ends > most)
        {
          most = n_ends;
          best = moves[i];
        }
    }
  return best;
}

static uint64_t
area (const UgoPosition *position, UgoMove move, const UgoFact *fact)
{
  int line = ugo_gyges_line (position, position->side);

  if (fact->kind == UGO_FACT_STOPS)
    return ugo_route_area (position, &fact->route);
  return UINT64_C (0x3f) << (WIDTH * MAX (line, 0));
}

const UgoAdviceTable ugo_advice_gyges = {
  .rules = &ugo_rules_gyges,
  .nodes = 40000,
  .estimates = FALSE,
  .merits = merits,
  .faults = faults,
  .wishes = wishes,
  .news = news,
  .quiet = quiet,
  .area = area,
  .look = ugo_words_look_gyges,
  .say = ugo_words_fact_gyges,
  .name_piece = ugo_words_piece_gyges,
};
