/* ugo-puzzles-page.h: the place Puzzles: themes, levels, and one puzzle after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-board-column.h"
#include "ugo-pack-check.h"
#include "ugo-puzzle-desk.h"

G_BEGIN_DECLS

#define UGO_TYPE_PUZZLES_PAGE (ugo_puzzles_page_get_type ())

/* Property "board" (read only, notified): %NULL before the page is prepared. Signal: changed (),
 * whenever what can be done has changed. */
G_DECLARE_FINAL_TYPE (UgoPuzzlesPage, ugo_puzzles_page, UGO, PUZZLES_PAGE, GtkWidget)

GtkWidget *ugo_puzzles_page_new (void);

/**
 * ugo_puzzles_page_set_desk:
 * @self: a page that has none
 * @desk: (transfer none): what is shown
 * @check: (transfer none): what proves packs
 */
void ugo_puzzles_page_set_desk (UgoPuzzlesPage *self, UgoPuzzleDesk *desk, UgoPackCheck *check);

/* Makes what is in the page, unless that is done; the desk must be there. */
void ugo_puzzles_page_prepare (UgoPuzzlesPage *self);

UgoBoard *ugo_puzzles_page_get_board (UgoPuzzlesPage *self);

/* The column that the board stands in; %NULL before the page is prepared. */
UgoBoardColumn *ugo_puzzles_page_get_column (UgoPuzzlesPage *self);

/* Which puzzle of the pack that is shown is chosen; %G_MAXUINT for none. */
guint ugo_puzzles_page_get_selected (UgoPuzzlesPage *self);

/* Says something under the board, or at the foot of the themes, and to a screen reader; see
 * ugo_board_column_toast(). */
void ugo_puzzles_page_toast (UgoPuzzlesPage *self, const char *sentence, const char *button,
                             const char *action);

/* What was said is not so any more. */
void ugo_puzzles_page_hide_toast (UgoPuzzlesPage *self);

/* Shows what was done, in place of the themes, or the themes again. */
void ugo_puzzles_page_show_history (UgoPuzzlesPage *self, gboolean is_shown);

gboolean ugo_puzzles_page_shows_history (UgoPuzzlesPage *self);

/**
 * ugo_puzzles_page_get_history_theme:
 * @self: a page
 *
 * Returns: (nullable): the theme that is chosen in the history, %NULL for all of them
 */
const UgoPuzzleTheme *ugo_puzzles_page_get_history_theme (UgoPuzzlesPage *self);

G_END_DECLS
