/* ugo-games-list.h: the games of the library, or of a file, to look through and to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-library.h"

G_BEGIN_DECLS

#define UGO_TYPE_GAMES_LIST (ugo_games_list_get_type ())

/*
 * UgoGamesList:
 *
 * Signals: opened (UgoGameItem *item), somebody wants to see that game; changed (), other games are
 * selected or listed.
 */
G_DECLARE_FINAL_TYPE (UgoGamesList, ugo_games_list, UGO, GAMES_LIST, GtkWidget)

GtkWidget *ugo_games_list_new (void);

/**
 * ugo_games_list_set_library:
 * @self: a list
 * @library: (transfer none): the games that were played here
 */
void ugo_games_list_set_library (UgoGamesList *self, UgoLibrary *library);

/**
 * ugo_games_list_set_collection:
 * @self: a list
 * @collection: (nullable) (transfer none): the games of a file; they are listed from now on
 */
void ugo_games_list_set_collection (UgoGamesList *self, UgoCollection *collection);

/**
 * ugo_games_list_is_empty:
 * @self: a list
 *
 * Returns: whether there is nothing to list, whatever is looked for
 */
gboolean ugo_games_list_is_empty (UgoGamesList *self);

/**
 * ugo_games_list_get_selected:
 * @self: a list
 *
 * Returns: (transfer full) (element-type UgoGameItem): the games that are selected, in the order
 *   they are shown
 */
GPtrArray *ugo_games_list_get_selected (UgoGamesList *self);

/* Gives the keyboard to the entry where one looks for games. */
void ugo_games_list_find (UgoGamesList *self);

G_END_DECLS
