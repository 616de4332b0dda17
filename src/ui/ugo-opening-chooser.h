/* ugo-opening-chooser.h: how the pieces are placed, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-opening.h"

G_BEGIN_DECLS

#define UGO_TYPE_OPENING_CHOOSER (ugo_opening_chooser_get_type ())

/* It shows nothing for a game whose pieces are not placed. */
G_DECLARE_FINAL_TYPE (UgoOpeningChooser, ugo_opening_chooser, UGO, OPENING_CHOOSER, GtkWidget)

/**
 * ugo_opening_chooser_set_rules:
 * @self: a chooser
 * @rules: the game
 */
void ugo_opening_chooser_set_rules (UgoOpeningChooser *self, const UgoRules *rules);

/**
 * ugo_opening_chooser_set_id:
 * @self: a chooser
 * @id: the id of an opening; one that no game has is that of the first
 */
void ugo_opening_chooser_set_id (UgoOpeningChooser *self, const char *id);

/**
 * ugo_opening_chooser_get_id:
 * @self: a chooser
 *
 * Returns: (transfer none): the id of the opening chosen, or last set
 */
const char *ugo_opening_chooser_get_id (UgoOpeningChooser *self);

G_END_DECLS
