/* ugo-trainer-view.h: the panel of the questions that train the eye
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-board.h"
#include "ugo-trainer.h"

G_BEGIN_DECLS

#define UGO_TYPE_TRAINER_VIEW (ugo_trainer_view_get_type ())

G_DECLARE_FINAL_TYPE (UgoTrainerView, ugo_trainer_view, UGO, TRAINER_VIEW, GtkWidget)

/**
 * ugo_trainer_view_new:
 * @board: (transfer none): the board on which the questions are asked
 *
 * Returns: (transfer floating): a view of no round yet
 */
GtkWidget *ugo_trainer_view_new (UgoBoard *board);

/**
 * ugo_trainer_view_set_trainer:
 * @self: a view
 * @trainer: (nullable) (transfer none): the round to show, %NULL for none
 */
void ugo_trainer_view_set_trainer (UgoTrainerView *self, UgoTrainer *trainer);

G_END_DECLS
