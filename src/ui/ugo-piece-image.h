/* ugo-piece-image.h: a picture of one piece
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UGO_TYPE_PIECE_IMAGE (ugo_piece_image_get_type ())

/*
 * UgoPieceImage:
 *
 * Property: "piece" (uint), as Ugolki counts its pieces. Says nothing to a screen reader: what it
 * shows is told by what stands beside it.
 */
G_DECLARE_FINAL_TYPE (UgoPieceImage, ugo_piece_image, UGO, PIECE_IMAGE, GtkWidget)

G_END_DECLS
