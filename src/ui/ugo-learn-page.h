/* ugo-learn-page.h: the place Learn: lessons and exercises of both games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-board-column.h"
#include "ugo-lesson-tutor.h"
#include "ugo-trainer.h"

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
UgoLessonTutor *ugo_learn_page_get_tutor (UgoLearnPage *self);
UgoBoard *ugo_learn_page_get_board (UgoLearnPage *self);

/* The column that the board stands in; %NULL before the page is prepared. */
UgoBoardColumn *ugo_learn_page_get_column (UgoLearnPage *self);

/**
 * ugo_learn_page_open:
 * @self: a page
 * @tutor: (nullable) (transfer none): a lesson to hold, %NULL to go back to the list
 */
void ugo_learn_page_open (UgoLearnPage *self, UgoLessonTutor *tutor);

/**
 * ugo_learn_page_open_training:
 * @self: a page
 * @trainer: (nullable) (transfer none): a round of questions, %NULL for the choice of exercises
 */
void ugo_learn_page_open_training (UgoLearnPage *self, UgoTrainer *trainer);

/* Whether questions are asked, or exercises are chosen from. */
gboolean ugo_learn_page_is_training (UgoLearnPage *self);

/**
 * ugo_learn_page_get_trainer:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): the round that is shown
 */
UgoTrainer *ugo_learn_page_get_trainer (UgoLearnPage *self);

/* Whether the board is seen from the other side, in lessons and in exercises. */
void ugo_learn_page_set_turned (UgoLearnPage *self, gboolean is_turned,
                                gboolean is_training_turned);

/* Goes back by one: from a round to the exercises, else to the list of lessons. */
void ugo_learn_page_go_back (UgoLearnPage *self);

/**
 * ugo_learn_page_toast:
 * @self: a page that is prepared
 * @sentence: what to say under the board
 * @button: (nullable): the label of a button
 * @action: (nullable): the action it runs
 */
void ugo_learn_page_toast (UgoLearnPage *self, const char *sentence, const char *button,
                           const char *action);

/**
 * ugo_learn_page_can_reset:
 * @self: a page
 *
 * Returns: whether anything of the listed lessons has been learned
 */
gboolean ugo_learn_page_can_reset (UgoLearnPage *self);

/* What a person can do in a lesson; each does nothing where it cannot be done. */
void ugo_learn_page_next (UgoLearnPage *self);
void ugo_learn_page_explore (UgoLearnPage *self);

G_END_DECLS
