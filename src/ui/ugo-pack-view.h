/* ugo-pack-view.h: the panel of a pack: its puzzles, and what can be done with them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-board.h"
#include "ugo-pack-check.h"
#include "ugo-puzzle-desk.h"

G_BEGIN_DECLS

#define UGO_TYPE_PACK_VIEW (ugo_pack_view_get_type ())

/* Signal: changed (), when another puzzle is chosen. */
G_DECLARE_FINAL_TYPE (UgoPackView, ugo_pack_view, UGO, PACK_VIEW, GtkWidget)

/**
 * ugo_pack_view_new:
 * @board: the board that shows the puzzle chosen
 *
 * Returns: (transfer floating): the panel
 */
GtkWidget *ugo_pack_view_new (UgoBoard *board);

/**
 * ugo_pack_view_show:
 * @self: a panel
 * @desk: a desk with a pack
 * @check: (nullable): what proves packs
 */
void ugo_pack_view_show (UgoPackView *self, UgoPuzzleDesk *desk, UgoPackCheck *check);

/**
 * ugo_pack_view_get_selected:
 * @self: a panel
 *
 * Returns: which puzzle of the pack is chosen; %G_MAXUINT for none
 */
guint ugo_pack_view_get_selected (UgoPackView *self);

G_END_DECLS
