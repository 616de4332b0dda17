/* ugo-game-switch.h: the games, one button each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ugo_game_switch_new:
 * @action: the name of an action whose state is the id of a game
 *
 * Returns: (transfer floating): buttons that choose the game
 */
GtkWidget *ugo_game_switch_new (const char *action);

G_END_DECLS
