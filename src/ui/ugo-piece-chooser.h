/* ugo-piece-chooser.h: the pieces of a game, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

#define UGO_TYPE_PIECE_CHOOSER (ugo_piece_chooser_get_type ())

/* A piece of each kind, with how many of it stand on the board, and none, to take pieces away. */
G_DECLARE_FINAL_TYPE (UgoPieceChooser, ugo_piece_chooser, UGO, PIECE_CHOOSER, GtkWidget)

/**
 * ugo_piece_chooser_set_position:
 * @self: a chooser
 * @position: what is on the board
 */
void ugo_piece_chooser_set_position (UgoPieceChooser *self, const UgoPosition *position);

/**
 * ugo_piece_chooser_get_piece:
 * @self: a chooser
 *
 * Returns: the kind of piece chosen, as ugo_piece_at() counts them; 0 for none
 */
uint8_t ugo_piece_chooser_get_piece (UgoPieceChooser *self);

/**
 * ugo_piece_chooser_set_piece:
 * @self: a chooser
 * @piece: a kind of piece, or 0 for none
 *
 * Returns: whether the game has it
 */
gboolean ugo_piece_chooser_set_piece (UgoPieceChooser *self, uint8_t piece);

G_END_DECLS
