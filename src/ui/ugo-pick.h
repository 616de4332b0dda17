/* ugo-pick.h: a piece in hand, the way it has come and where it can go
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plain data of the board widget; it knows no game, only its rules.
 */
#pragma once

#include <glib.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

/*
 * UgoPick:
 * @walk: the squares gone hop by hop so far, the start first; of length 0 when nothing is picked
 * @targets: the squares where the move can end
 * @landings: the squares, targets or not, where the piece can rest on its way
 * @routes: for each of both sets the whole way from the start
 */
typedef struct
{
  UgoRoute walk;
  uint64_t targets;
  uint64_t landings;
  UgoRoute routes[UGO_MAX_SQUARES];
} UgoPick;

/**
 * ugo_pick_status:
 * @position: a position
 * @square: a square of its board
 *
 * Returns: %UGO_OK when the piece there may be picked up by the side to move, though it may have
 *   no move; else why not
 */
UgoStatus ugo_pick_status (const UgoPosition *position, UgoSquare square);

/**
 * ugo_pick_init:
 * @self: (out): what is in hand from now on
 * @position: a position
 * @square: the square of a piece that may be picked up
 */
void ugo_pick_init (UgoPick *self, const UgoPosition *position, UgoSquare square);

/**
 * ugo_pick_clear:
 * @self: what is in hand
 *
 * Puts it back.
 */
void ugo_pick_clear (UgoPick *self);

/**
 * ugo_pick_is_empty:
 * @self: a pick
 *
 * Returns: whether nothing is in hand
 */
gboolean ugo_pick_is_empty (const UgoPick *self);

/**
 * ugo_pick_is_walking:
 * @self: a pick
 *
 * Returns: whether the piece has left its square
 */
gboolean ugo_pick_is_walking (const UgoPick *self);

/**
 * ugo_pick_start:
 * @self: a pick
 *
 * Returns: the square the piece was picked from, or %UGO_SQUARE_NONE
 */
UgoSquare ugo_pick_start (const UgoPick *self);

/**
 * ugo_pick_here:
 * @self: a pick
 *
 * Returns: the square the piece has come to, or %UGO_SQUARE_NONE
 */
UgoSquare ugo_pick_here (const UgoPick *self);

/**
 * ugo_pick_has_target:
 * @self: a pick
 * @square: a square or %UGO_SQUARE_NONE
 *
 * Returns: whether the move can end on @square
 */
gboolean ugo_pick_has_target (const UgoPick *self, UgoSquare square);

/**
 * ugo_pick_walk:
 * @self: a pick
 * @position: the position it was made in
 * @square: a square or %UGO_SQUARE_NONE
 *
 * Lets the piece rest on @square, one of the landings.
 *
 * Returns: whether it could go there
 */
gboolean ugo_pick_walk (UgoPick *self, const UgoPosition *position, UgoSquare square);

/**
 * ugo_pick_walk_back:
 * @self: a pick
 * @position: the position it was made in
 *
 * Takes the last hop back.
 *
 * Returns: whether there was one
 */
gboolean ugo_pick_walk_back (UgoPick *self, const UgoPosition *position);

G_END_DECLS
