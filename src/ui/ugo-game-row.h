/* ugo-game-row.h: a game in a list of games: who played, how it ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-collection.h"

G_BEGIN_DECLS

#define UGO_TYPE_GAME_ROW (ugo_game_row_get_type ())

G_DECLARE_FINAL_TYPE (UgoGameRow, ugo_game_row, UGO, GAME_ROW, GtkWidget)

/* A row; it also names what it stands in, for screen readers. */
GtkWidget *ugo_game_row_new (void);

/**
 * ugo_game_row_set_item:
 * @self: a row
 * @item: (nullable) (transfer none): the game to show
 */
void ugo_game_row_set_item (UgoGameRow *self, UgoGameItem *item);

/**
 * ugo_game_title:
 * @variant: (nullable): the variant as the record names it
 * @white: (nullable): White's name
 * @black: (nullable): Black's name
 * @number: the game's number in its file, from 1, or 0 for one that has a file of its own
 *
 * Returns: (transfer full): “Anna – Boris”, or the number or the sides when nobody is named
 */
char *ugo_game_title (const char *variant, const char *white, const char *black, guint number);

G_END_DECLS
