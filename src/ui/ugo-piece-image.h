/* ugo-piece-image.h: a picture of one piece
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

/* How wide and high it is. */
#define UGO_PIECE_IMAGE_SIZE 36

#define UGO_TYPE_PIECE_IMAGE (ugo_piece_image_get_type ())

/* Says nothing to a screen reader: what it shows is told by what stands beside it. */
G_DECLARE_FINAL_TYPE (UgoPieceImage, ugo_piece_image, UGO, PIECE_IMAGE, GtkWidget)

/**
 * ugo_piece_image_new:
 * @rules: a game
 * @piece: a kind of piece, as ugo_piece_at() counts them
 *
 * Returns: (transfer floating): a picture of it
 */
GtkWidget *ugo_piece_image_new (const UgoRules *rules, uint8_t piece);

G_END_DECLS
