/* ugo-theme-grid.h: the themes of a game's puzzles, to choose from, and the puzzle of the day
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-puzzle-desk.h"

G_BEGIN_DECLS

#define UGO_TYPE_THEME_GRID (ugo_theme_grid_get_type ())

/* Runs the actions win.puzzle-game, win.puzzle-theme, win.puzzle-daily and win.puzzle-due. */
G_DECLARE_FINAL_TYPE (UgoThemeGrid, ugo_theme_grid, UGO, THEME_GRID, GtkWidget)

GtkWidget *ugo_theme_grid_new (void);

/**
 * ugo_theme_grid_show:
 * @self: a grid
 * @desk: (transfer none): whose themes to show, as they stand now
 */
void ugo_theme_grid_show (UgoThemeGrid *self, UgoPuzzleDesk *desk);

G_END_DECLS
