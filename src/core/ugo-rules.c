/* ugo-rules.c: the registry of games, and what holds for every game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-rules.h"

#include <string.h>

#include "ugo-bits.h"

static const UgoRules *const all_rules[] = { &ugo_rules_ugolki, &ugo_rules_gyges, NULL };

const UgoRules *const *
ugo_rules_all (void)
{
  return all_rules;
}

const UgoRules *
ugo_rules_find (const char *id)
{
  for (const UgoRules *const *rules = all_rules; id && *rules; rules++)
    if (strcmp ((*rules)->id, id) == 0)
      return *rules;
  return NULL;
}

UgoVariant
ugo_variant_default (const UgoRules *rules)
{
  return (UgoVariant) { rules, rules->piece_sets[0], 0 };
}

void
ugo_position_start (UgoVariant variant, UgoPosition *position)
{
  memset (position, 0, sizeof *position);
  position->variant = variant;
  position->move_number = 1;
  position->side = UGO_WHITE;
  position->occurrences = 1;
  variant.rules->start (position);
}

bool
ugo_position_is_start (const UgoPosition *position)
{
  UgoPosition start;

  ugo_position_start (position->variant, &start);
  return ugo_position_same (position, &start);
}

bool
ugo_position_same (const UgoPosition *a, const UgoPosition *b)
{
  if (!ugo_variant_equal (a->variant, b->variant) || a->side != b->side
      || a->move_number != b->move_number)
    return false;
  for (UgoSquare square = 0; square < a->variant.rules->n_squares; square++)
    if (ugo_piece_at (a, square) != ugo_piece_at (b, square))
      return false;
  return true;
}

uint8_t
ugo_piece_at (const UgoPosition *position, UgoSquare square)
{
  return position->variant.rules->piece_at (position, square);
}

UgoResult
ugo_result (const UgoPosition *position)
{
  return position->variant.rules->result (position);
}

size_t
ugo_legal_moves (const UgoPosition *position, UgoMove *moves)
{
  const UgoRules *rules = position->variant.rules;
  size_t n_moves, n_legal = 0;

  if (ugo_result (position).outcome != UGO_UNDECIDED)
    return 0;

  n_moves = rules->moves (position, moves);
  for (size_t i = 0; i < n_moves; i++)
    if (rules->withheld (position, moves[i]) == UGO_OK)
      moves[n_legal++] = moves[i];

  if (n_legal == 0)
    moves[n_legal++] = UGO_MOVE_PASS;
  return n_legal;
}

bool
ugo_must_pass (const UgoPosition *position)
{
  UgoMove moves[UGO_MAX_MOVES];

  return ugo_legal_moves (position, moves) == 1 && ugo_move_is_pass (moves[0]);
}

UgoStatus
ugo_check_move (const UgoPosition *position, UgoMove move)
{
  const UgoRules *rules = position->variant.rules;
  UgoStatus status;

  if (ugo_result (position).outcome != UGO_UNDECIDED)
    return UGO_MOVE_GAME_OVER;
  if (ugo_move_is_pass (move))
    return ugo_must_pass (position) ? UGO_OK : UGO_MOVE_CAN_MOVE;

  status = rules->check (position, move);
  return status == UGO_OK ? rules->withheld (position, move) : status;
}

UgoStatus
ugo_check_piece (const UgoPosition *position, UgoSquare square)
{
  UgoStatus status = ugo_check_move (position, ugo_move (square, square));

  return status == UGO_MOVE_SAME_SQUARE ? UGO_OK : status;
}

UgoStatus
ugo_check_route (const UgoPosition *position, UgoMove move, const UgoRoute *route)
{
  UgoRoute walked = { 0 };
  UgoStatus status = ugo_check_move (position, move);

  if (status != UGO_OK)
    return status;
  if (route->length < 2 || route->length > UGO_MAX_ROUTE || route->squares[0] != move.from
      || route->squares[route->length - 1] != move.to)
    return UGO_MOVE_ROUTE;

  walked.squares[walked.length++] = route->squares[0];
  while (walked.length < route->length)
    {
      UgoSquare next = route->squares[walked.length];

      if (next >= UGO_MAX_SQUARES || !(ugo_route_stops (position, &walked) & ugo_bit (next)))
        return UGO_MOVE_ROUTE;
      walked.squares[walked.length++] = next;
    }
  return UGO_OK;
}

void
ugo_play (const UgoPosition *position, UgoMove move, const uint64_t *keys, size_t n_keys,
          UgoPosition *next)
{
  const UgoRules *rules = position->variant.rules;
  uint64_t key;

  rules->apply (position, move, next);
  if (!rules->repeats (next))
    return;

  key = rules->key (next);
  for (size_t i = 0; i < n_keys; i++)
    if (keys[i] == key && next->occurrences < UINT8_MAX)
      next->occurrences++;
}

uint64_t
ugo_position_key (const UgoPosition *position)
{
  return position->variant.rules->key (position);
}

bool
ugo_position_repeats (const UgoPosition *position)
{
  return position->variant.rules->repeats (position);
}

void
ugo_move_path (const UgoPosition *position, UgoMove move, UgoRoute *route)
{
  route->length = 0;
  if (!ugo_move_is_pass (move))
    position->variant.rules->path (position, move, route);
}

uint64_t
ugo_route_stops (const UgoPosition *position, const UgoRoute *route)
{
  if (route->length == 0 || route->length >= UGO_MAX_ROUTE)
    return 0;
  for (int i = 0; i < route->length; i++)
    if (route->squares[i] >= position->variant.rules->n_squares)
      return 0;
  return position->variant.rules->stops (position, route);
}

uint64_t
ugo_perft (const UgoPosition *position, int depth)
{
  return depth <= 0 ? 1 : position->variant.rules->perft (position, depth);
}

UgoStatus
ugo_position_validate (const UgoPosition *position, UgoCompleteness completeness)
{
  return position->variant.rules->validate (position, completeness);
}
