/* ugo-history-page.h: what was done at puzzles, and what it comes to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-puzzle-desk.h"

G_BEGIN_DECLS

#define UGO_TYPE_HISTORY_PAGE (ugo_history_page_get_type ())

G_DECLARE_FINAL_TYPE (UgoHistoryPage, ugo_history_page, UGO, HISTORY_PAGE, GtkWidget)

GtkWidget *ugo_history_page_new (void);

/**
 * ugo_history_page_show:
 * @self: a page
 * @desk: whose puzzles, of its game
 */
void ugo_history_page_show (UgoHistoryPage *self, UgoPuzzleDesk *desk);

/**
 * ugo_history_page_get_theme:
 * @self: a page
 *
 * Returns: (nullable): the theme that is chosen, %NULL for all of them
 */
const UgoPuzzleTheme *ugo_history_page_get_theme (UgoHistoryPage *self);

G_END_DECLS
