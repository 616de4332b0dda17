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
 * @piece: the piece to be placed, which starts at a place beside the board; else 0
 * @replaced: the square of the piece that is being replaced, or %UGO_SQUARE_NONE
 * @targets: the squares where the move can end; while a piece is replaced, those it can go to
 * @landings: the squares, targets or not, where the piece can rest on its way
 * @replaceable: the landings where it can replace a piece
 * @replaces_here: whether it can replace the piece on which it rests
 * @routes: for each of these sets the whole way from the start
 */
typedef struct
{
  UgoRoute walk;
  uint8_t piece;
  UgoSquare replaced;
  uint64_t targets;
  uint64_t landings;
  uint64_t replaceable;
  gboolean replaces_here;
  UgoRoute routes[UGO_MAX_SQUARES];
} UgoPick;

/**
 * ugo_pick_init:
 * @self: (out): what is in hand from now on
 * @position: a position
 * @square: the square of a piece that may be picked up
 */
void ugo_pick_init (UgoPick *self, const UgoPosition *position, UgoSquare square);

/**
 * ugo_pick_init_placement:
 * @self: (out): what is in hand from now on
 * @position: a position in which pieces are being placed
 * @place: the place beside the board from which it is taken
 * @piece: the piece
 */
void ugo_pick_init_placement (UgoPick *self, const UgoPosition *position, UgoSquare place,
                              uint8_t piece);

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
 * Returns: the place the piece has come to, where a piece that it replaces stands, too; or
 *   %UGO_SQUARE_NONE
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
 * ugo_pick_is_replacing:
 * @self: a pick
 *
 * Returns: whether a piece is being replaced, and what is left is to say where it goes
 */
gboolean ugo_pick_is_replacing (const UgoPick *self);

/**
 * ugo_pick_replace:
 * @self: a pick
 * @position: the position it was made in
 * @square: a square or %UGO_SQUARE_NONE
 *
 * Begins to replace the piece on @square.
 *
 * Returns: whether it can be replaced
 */
gboolean ugo_pick_replace (UgoPick *self, const UgoPosition *position, UgoSquare square);

/**
 * ugo_pick_move:
 * @self: a pick
 * @target: a square
 *
 * Returns: the move that choosing @target means, legal or not
 */
UgoMove ugo_pick_move (const UgoPick *self, UgoSquare target);

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
 * Takes the last hop back, or the replacing.
 *
 * Returns: whether there was something
 */
gboolean ugo_pick_walk_back (UgoPick *self, const UgoPosition *position);

G_END_DECLS
