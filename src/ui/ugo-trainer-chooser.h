/* ugo-trainer-chooser.h: the exercises that train the eye, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-progress.h"
#include "ugo-rules.h"

G_BEGIN_DECLS

#define UGO_TYPE_TRAINER_CHOOSER (ugo_trainer_chooser_get_type ())

/* A row that is activated runs win.train with the exercise's name. */
G_DECLARE_FINAL_TYPE (UgoTrainerChooser, ugo_trainer_chooser, UGO, TRAINER_CHOOSER, GtkWidget)

GtkWidget *ugo_trainer_chooser_new (void);

/**
 * ugo_trainer_chooser_show:
 * @self: a chooser
 * @rules: the game
 * @progress: the best results
 */
void ugo_trainer_chooser_show (UgoTrainerChooser *self, const UgoRules *rules,
                               UgoProgress *progress);

G_END_DECLS
