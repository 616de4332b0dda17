/* ugo-games-page.h: the place Games: opened files and the review of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-collection.h"
#include "ugo-analysis-view.h"
#include "ugo-ledger-view.h"
#include "ugo-library.h"
#include "ugo-match-view.h"
#include "ugo-record-view.h"

G_BEGIN_DECLS

#define UGO_TYPE_GAMES_PAGE (ugo_games_page_get_type ())

/* Properties, read only and notified: "match", the match being reviewed, if any; "view", the board
 * it is shown on, %NULL before the page is prepared. Signal: changed (), other games
 * are selected or listed. */
G_DECLARE_FINAL_TYPE (UgoGamesPage, ugo_games_page, UGO, GAMES_PAGE, GtkWidget)

GtkWidget *ugo_games_page_new (void);

/**
 * ugo_games_page_set_analysis:
 * @self: a page that is not prepared yet
 * @analysis: (transfer none): what analyses the game in review
 */
void ugo_games_page_set_analysis (UgoGamesPage *self, UgoAnalysis *analysis);

/* Makes what is in the page, unless that is done: most who start the program do not look at it, and
 * should not wait for it. */
void ugo_games_page_prepare (UgoGamesPage *self);

/**
 * ugo_games_page_set_library:
 * @self: a page that is not prepared yet
 * @library: (transfer none): the games that were played here
 */
void ugo_games_page_set_library (UgoGamesPage *self, UgoLibrary *library);

/**
 * ugo_games_page_set_collection:
 * @self: a page
 * @collection: (nullable) (transfer none): the games to list; a single game is opened at once
 */
void ugo_games_page_set_collection (UgoGamesPage *self, UgoCollection *collection);

/**
 * ugo_games_page_get_collection:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): the file of the own game in review, else the file that was
 *   opened
 */
UgoCollection *ugo_games_page_get_collection (UgoGamesPage *self);

/* The file that was opened, %NULL for none. */
UgoCollection *ugo_games_page_get_opened (UgoGamesPage *self);

/* The name in the library of the own game in review, %NULL for none. */
const char *ugo_games_page_get_own_name (UgoGamesPage *self);

/**
 * ugo_games_page_get_index:
 * @self: a page
 *
 * Returns: the game being reviewed, %G_MAXUINT when the list is shown
 */
guint ugo_games_page_get_index (UgoGamesPage *self);

/**
 * ugo_games_page_review:
 * @self: a page
 * @index: a game of the collection, or %G_MAXUINT to go back to the list
 * @match: (nullable) (transfer none): the match to show it with (when texts are made anew), or
 *   %NULL for a new one
 */
void ugo_games_page_review (UgoGamesPage *self, guint index, UgoMatch *match);

/**
 * ugo_games_page_review_own:
 * @self: a page
 * @own: (transfer none): the file of a game of the library
 * @match: (nullable) (transfer none): as for ugo_games_page_review()
 */
void ugo_games_page_review_own (UgoGamesPage *self, UgoCollection *own, UgoMatch *match);

/**
 * ugo_games_page_get_selected:
 * @self: a page
 *
 * Returns: (transfer full) (element-type UgoGameItem): the games that are selected in the list, in
 *   the order they are shown; none while a game is in review
 */
GPtrArray *ugo_games_page_get_selected (UgoGamesPage *self);

/* Shows the list, and gives the keyboard to the entry where one looks for games. */
void ugo_games_page_find (UgoGamesPage *self);

UgoMatch *ugo_games_page_get_match (UgoGamesPage *self);
UgoMatchView *ugo_games_page_get_view (UgoGamesPage *self);

/* The ledger of the game in review; %NULL before ugo_games_page_prepare(). */
UgoLedgerView *ugo_games_page_get_ledger (UgoGamesPage *self);

/* The analysis of the game in review; %NULL before ugo_games_page_prepare(). */
UgoAnalysisView *ugo_games_page_get_analysis_view (UgoGamesPage *self);

/* Returns: (transfer none) (nullable): the moves of the game in review, once the place is there */
UgoRecordView *ugo_games_page_get_moves (UgoGamesPage *self);

G_END_DECLS
