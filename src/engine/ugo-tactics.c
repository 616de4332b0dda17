/* ugo-tactics.c: wins in one and two moves, and what the other side threatens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-tactics.h"

#include "ugo-bits.h"

/* A win with the next own move but one is over after so many plies. */
#define PLIES_OF_TWO 3

static bool
wins_at_once (const UgoPosition *position, UgoMove move)
{
  UgoOutcome win = position->side == UGO_WHITE ? UGO_WHITE_WINS : UGO_BLACK_WINS;
  UgoPosition next;

  position->variant.rules->apply (position, move, &next);
  return ugo_result (&next).outcome == win;
}

static size_t
find_wins (const UgoPosition *position, UgoMove *wins)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (position, moves), n_wins = 0;

  for (size_t i = 0; i < n_moves; i++)
    if (wins_at_once (position, moves[i]))
      wins[n_wins++] = moves[i];
  return n_wins;
}

bool
ugo_tactics_find (const UgoPosition *position, UgoSolver *solver, int milliseconds,
                  const atomic_bool *stop, UgoTactics *tactics)
{
  UgoSolution solution;
  size_t n_seen = 0;

  tactics->n_in_one = find_wins (position, tactics->in_one);
  tactics->n_in_two = 0;
  if (!ugo_solver_solve (solver, position, PLIES_OF_TWO, milliseconds, stop, &solution))
    return false;
  if (solution.verdict != UGO_VERDICT_WIN)
    return true;

  for (size_t i = 0; i < solution.n_moves; i++)
    if (n_seen < tactics->n_in_one
        && ugo_move_equal (solution.moves[i], tactics->in_one[n_seen]))
      n_seen++;
    else
      tactics->in_two[tactics->n_in_two++] = solution.moves[i];
  return true;
}

/* The pieces on which a piece that makes @move stands on its way. */
static uint64_t
find_carriers (const UgoPosition *position, UgoMove move)
{
  uint64_t carriers = 0;
  UgoRoute route;

  ugo_move_path (position, move, &route);
  for (int i = 0; i + 1 < route.length; i++)
    if (ugo_piece_at (position, route.squares[i]))
      carriers |= ugo_bit (route.squares[i]);
  return carriers;
}

size_t
ugo_tactics_threats (const UgoPosition *position, UgoThreat *threats)
{
  UgoMove wins[UGO_MAX_MOVES];
  UgoPosition turned;
  size_t n_threats;

  position->variant.rules->apply (position, UGO_MOVE_PASS, &turned);
  n_threats = find_wins (&turned, wins);
  for (size_t i = 0; i < n_threats; i++)
    threats[i] = (UgoThreat) { wins[i], find_carriers (&turned, wins[i]) };
  return n_threats;
}
