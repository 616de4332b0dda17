/* ugo-play-page.h: the place Play: two people at one screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-adviser.h"
#include "ugo-ledger-view.h"
#include "ugo-match-view.h"
#include "ugo-timekeeper.h"

G_BEGIN_DECLS

#define UGO_TYPE_PLAY_PAGE (ugo_play_page_get_type ())

G_DECLARE_FINAL_TYPE (UgoPlayPage, ugo_play_page, UGO, PLAY_PAGE, GtkWidget)

GtkWidget *ugo_play_page_new (void);
void ugo_play_page_set_match (UgoPlayPage *self, UgoMatch *match);
UgoMatch *ugo_play_page_get_match (UgoPlayPage *self);
UgoMatchView *ugo_play_page_get_view (UgoPlayPage *self);
UgoLedgerView *ugo_play_page_get_ledger (UgoPlayPage *self);

/**
 * ugo_play_page_set_draw_offered:
 * @self: a page
 * @draw_offered: whether the side to move has offered a draw that the other has yet to answer; a
 *   move takes the offer back
 */
void ugo_play_page_set_draw_offered (UgoPlayPage *self, gboolean draw_offered);

gboolean ugo_play_page_get_draw_offered (UgoPlayPage *self);

/**
 * ugo_play_page_set_thinking:
 * @self: a page
 * @is_thinking: whether the computer is thinking, which is said
 */
void ugo_play_page_set_thinking (UgoPlayPage *self, gboolean is_thinking);

/**
 * ugo_play_page_set_adviser:
 * @self: a page
 * @adviser: (transfer none): who gives hints at the match; what is said and shown is his
 */
void ugo_play_page_set_adviser (UgoPlayPage *self, UgoAdviser *adviser);

/**
 * ugo_play_page_set_timekeeper:
 * @self: the place
 * @timekeeper: (transfer none): who keeps the time of its matches
 */
void ugo_play_page_set_timekeeper (UgoPlayPage *self, UgoTimekeeper *timekeeper);

G_END_DECLS
