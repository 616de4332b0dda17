/* ugo-solver.h: results that are proved, with all moves that keep them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing is estimated: a result is proved when every line is decided by the rules. Repetition
 * counts from the position given.
 */
#pragma once

#include <stdatomic.h>

#include "ugo-rules.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct UgoSolver UgoSolver;

/* The most plies of a proof. */
#define UGO_SOLVER_MAX_PLIES 32

/* A result as the side to move sees it. */
typedef enum
{
  UGO_VERDICT_UNKNOWN,
  UGO_VERDICT_LOSS,
  UGO_VERDICT_DRAW,
  UGO_VERDICT_WIN,
} UgoVerdict;

/*
 * UgoSolution:
 * @verdict: what is proved; %UGO_VERDICT_UNKNOWN when nothing is
 * @plies: after how many plies a won game is over at the latest if its player plays best, or a lost
 *   one if the other side does; 0 of a draw
 * @n_moves: how many moves keep the result within the plies allowed; all of them when it is lost
 * @moves: those moves, in the order of ugo_legal_moves()
 * @is_complete: whether of every other move it is proved that it does not; of a won game only that
 *   it does not within the plies allowed
 */
typedef struct
{
  UgoVerdict verdict;
  int plies;
  size_t n_moves;
  UgoMove moves[UGO_MAX_MOVES];
  bool is_complete;
} UgoSolution;

/**
 * ugo_solver_new:
 *
 * Returns: (transfer full) (nullable): a solver, %NULL when there is no memory
 */
UgoSolver *ugo_solver_new (void);

/**
 * ugo_solver_free:
 * @self: (nullable) (transfer full): a solver
 */
void ugo_solver_free (UgoSolver *self);

/**
 * ugo_solver_solve:
 * @self: a solver
 * @position: a position whose game goes on
 * @plies: how long a proof may be, from 1 to %UGO_SOLVER_MAX_PLIES
 * @milliseconds: when to give up, 0 for never
 * @stop: (nullable): makes it give up when another thread sets it
 * @solution: (out): what is proved
 *
 * Returns: false when it gave up; @solution is then unknown
 */
bool ugo_solver_solve (UgoSolver *self, const UgoPosition *position, int plies, int milliseconds,
                       const atomic_bool *stop, UgoSolution *solution);

/**
 * ugo_solver_collect:
 * @self: a solver
 * @position: a position whose game goes on
 * @verdict: %UGO_VERDICT_WIN, or %UGO_VERDICT_DRAW for a draw at least
 * @plies: how long a proof may be, from 1 to %UGO_SOLVER_MAX_PLIES
 * @n_positions: when to give up: after so many positions
 * @stop: (nullable): makes it give up when another thread sets it
 * @moves: (out): room for %UGO_MAX_MOVES moves: those by which the side to move has the result
 *   within @plies, whatever the other side does, in the order of ugo_legal_moves()
 * @n_moves: (out): their number
 *
 * Where the same question is asked with the same @n_positions, the answer is the same.
 *
 * Returns: false when it gave up; @moves are not all then
 */
bool ugo_solver_collect (UgoSolver *self, const UgoPosition *position, UgoVerdict verdict,
                         int plies, uint64_t n_positions, const atomic_bool *stop,
                         UgoMove *moves, size_t *n_moves);

#ifdef __cplusplus
}
#endif
