/* ugo-alone.h: all shortest ways of a side of Ugolki that moves alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-goal.h"

G_BEGIN_DECLS

/* What a side that moves alone is after. */
typedef enum
{
  UGO_ALONE_BRING, /* the piece on one square to another */
  UGO_ALONE_HOME,  /* all pieces into the goal */
  UGO_ALONE_LEAVE, /* no piece at home */
  UGO_ALONE_BUILD, /* a road for the piece on @to: it has a move that gains @amount squares */
} UgoAloneAim;

/*
 * UgoAlone:
 * @aim: what the side to move is after
 * @position: where it begins; the other side has no pieces
 * @from: the piece to bring, else %UGO_SQUARE_NONE
 * @to: where to bring it, or where the runner stands, else %UGO_SQUARE_NONE
 * @amount: how many squares the runner is to gain, else 0
 * @max_states: how many placements may be found before it gives up
 */
typedef struct
{
  UgoAloneAim aim;
  UgoPosition position;
  UgoSquare from;
  UgoSquare to;
  int amount;
  guint max_states;
} UgoAlone;

/**
 * ugo_alone_is_reached:
 * @self: what is asked for
 *
 * Returns: whether its position is already one of those that are sought
 */
bool ugo_alone_is_reached (const UgoAlone *self);

/**
 * ugo_alone_bound:
 * @self: what is asked for
 *
 * Found at once. A piece that is brought somewhere needs a move for each step and one for each
 * chain, and another piece a move for each bridge that is missing.
 *
 * Returns: a number of moves; no fewer reach it
 */
int ugo_alone_bound (const UgoAlone *self);

/**
 * ugo_alone_after:
 * @self: what is asked for
 * @move: a legal move
 *
 * Returns: what is asked for after that move and the pass of the other side
 */
UgoAlone ugo_alone_after (const UgoAlone *self, UgoMove move);

/**
 * ugo_alone_solve:
 * @self: what is asked for, and is not reached yet
 * @n_moves: how many own moves are allowed
 * @stop: (nullable): makes it give up when another thread sets it
 * @proof: (inout): cleared; what is proved
 *
 * Finds all shortest sequences of own moves, by which the limits of the game are kept.
 */
void ugo_alone_solve (const UgoAlone *self, int n_moves, const atomic_bool *stop, UgoProof *proof);

G_END_DECLS
