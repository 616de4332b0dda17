/* ugo-learn-page.h: the place Learn: the lessons of both games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-board-column.h"
#include "ugo-tutor.h"

G_BEGIN_DECLS

#define UGO_TYPE_LEARN_PAGE (ugo_learn_page_get_type ())

/* Property "board" (read only, notified): %NULL before the page is prepared. Signal: changed (),
 * whenever what can be done has changed. */
G_DECLARE_FINAL_TYPE (UgoLearnPage, ugo_learn_page, UGO, LEARN_PAGE, GtkWidget)

GtkWidget *ugo_learn_page_new (void);

/* Makes what is in the page, unless that is done. */
void ugo_learn_page_prepare (UgoLearnPage *self);

/**
 * ugo_learn_page_set_progress:
 * @self: a page
 * @progress: (transfer none): what is learned
 */
void ugo_learn_page_set_progress (UgoLearnPage *self, UgoProgress *progress);

/**
 * ugo_learn_page_set_game:
 * @self: a page
 * @rules: the game whose lessons to list
 */
void ugo_learn_page_set_game (UgoLearnPage *self, const UgoRules *rules);

const UgoRules *ugo_learn_page_get_game (UgoLearnPage *self);
UgoTutor *ugo_learn_page_get_tutor (UgoLearnPage *self);
UgoBoard *ugo_learn_page_get_board (UgoLearnPage *self);

/* The column that the board stands in; %NULL before the page is prepared. */
UgoBoardColumn *ugo_learn_page_get_column (UgoLearnPage *self);

/**
 * ugo_learn_page_open:
 * @self: a page
 * @tutor: (nullable) (transfer none): a lesson to hold, %NULL to go back to the list
 */
void ugo_learn_page_open (UgoLearnPage *self, UgoTutor *tutor);

/**
 * ugo_learn_page_can_reset:
 * @self: a page
 *
 * Returns: whether anything of the listed lessons has been learned
 */
gboolean ugo_learn_page_can_reset (UgoLearnPage *self);

/* Forgets what has been learned of the listed lessons, until ugo_learn_page_restore(). */
void ugo_learn_page_reset (UgoLearnPage *self);

/* Brings back what ugo_learn_page_reset() has put away. */
void ugo_learn_page_restore (UgoLearnPage *self);

gboolean ugo_learn_page_can_restore (UgoLearnPage *self);

/* What a person can do in a lesson; each does nothing where it cannot be done. */
void ugo_learn_page_next (UgoLearnPage *self);
void ugo_learn_page_explore (UgoLearnPage *self);
void ugo_learn_page_show_solution (UgoLearnPage *self);

G_END_DECLS
