/* ugo-board-preview.h: a corner of a board, to show how it would look
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-board-draw.h"

G_BEGIN_DECLS

#define UGO_TYPE_BOARD_PREVIEW (ugo_board_preview_get_type ())

/* Drawn by what draws the board. What it shows has to be said by something else. */
G_DECLARE_FINAL_TYPE (UgoBoardPreview, ugo_board_preview, UGO, BOARD_PREVIEW, GtkWidget)

/**
 * ugo_board_preview_new:
 * @position: the pieces
 * @file: the first file that is shown
 * @rank: the lowest rank that is shown
 * @theme: the colours
 * @pieces: how the pieces are drawn
 *
 * Returns: (transfer floating): three files and two ranks of that board
 */
GtkWidget *ugo_board_preview_new (const UgoPosition *position, int file, int rank,
                                  const UgoTheme *theme, UgoPieceStyle pieces);

/**
 * ugo_board_preview_set_look:
 * @self: a preview
 * @theme: the colours from now on
 * @pieces: how the pieces are drawn from now on
 */
void ugo_board_preview_set_look (UgoBoardPreview *self, const UgoTheme *theme,
                                 UgoPieceStyle pieces);

G_END_DECLS
