/* ugo-piece-style.h: the manners in which pieces are drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  UGO_PIECES_TURNED, /* as if turned from wood or bronze, with light and shadow */
  UGO_PIECES_FLAT,   /* plain, with strong lines */
  UGO_N_PIECE_STYLES,
} UgoPieceStyle;

/**
 * ugo_piece_style_get_id:
 * @style: a style
 *
 * Returns: its name in settings, stable and in lower case: "turned"
 */
const char *ugo_piece_style_get_id (UgoPieceStyle style);

/**
 * ugo_piece_style_find:
 * @id: (nullable): an id
 *
 * Returns: the style of that id; an unknown one, from settings of another version say, is the first
 */
UgoPieceStyle ugo_piece_style_find (const char *id);

G_END_DECLS
