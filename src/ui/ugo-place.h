/* ugo-place.h: the board and the panel of a place, side by side or one under the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From 720 px on the panel stands right of the board, 320 to 420 px wide; below that under it.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UGO_TYPE_PLACE (ugo_place_get_type ())

/*
 * Properties: "board", "panel" (widgets, set once), for templates; "yields" (bool, write only:
 * whether a board above its panel becomes as low as it can before the panel leaves the sight);
 * "wide" (bool, read only, notified after the layout that has changed it): whether the panel stands
 * beside the board.
 */
G_DECLARE_FINAL_TYPE (UgoPlace, ugo_place, UGO, PLACE, GtkWidget)

/* The width in pixels from which the panel stands beside the board. */
#define UGO_PLACE_WIDE 720

/**
 * ugo_place_new:
 * @board: (transfer floating): what stands left or on top
 * @panel: (transfer floating): what stands right or below
 *
 * Returns: (transfer floating): both
 */
GtkWidget *ugo_place_new (GtkWidget *board, GtkWidget *panel);

/**
 * ugo_place_is_wide:
 * @self: a place
 *
 * Returns: whether the panel stands beside the board
 */
gboolean ugo_place_is_wide (UgoPlace *self);

G_END_DECLS
