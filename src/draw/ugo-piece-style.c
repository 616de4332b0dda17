/* ugo-piece-style.c: the manners in which pieces are drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-piece-style.h"

static const char *const ids[UGO_N_PIECE_STYLES] = {
  [UGO_PIECES_TURNED] = "turned",
  [UGO_PIECES_FLAT] = "flat",
};

const char *
ugo_piece_style_get_id (UgoPieceStyle style)
{
  g_return_val_if_fail (style < UGO_N_PIECE_STYLES, NULL);

  return ids[style];
}

UgoPieceStyle
ugo_piece_style_find (const char *id)
{
  for (guint style = 0; style < UGO_N_PIECE_STYLES; style++)
    if (g_strcmp0 (ids[style], id) == 0)
      return (UgoPieceStyle) style;
  return UGO_PIECES_TURNED;
}
