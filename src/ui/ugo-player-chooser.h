/* ugo-player-chooser.h: who plays a side, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

#define UGO_TYPE_PLAYER_CHOOSER (ugo_player_chooser_get_type ())

/* A person with a name, or the computer at a level. */
/* Signal: changed (): somebody else plays. */
G_DECLARE_FINAL_TYPE (UgoPlayerChooser, ugo_player_chooser, UGO, PLAYER_CHOOSER, GtkWidget)

/**
 * ugo_player_chooser_set_side:
 * @self: a chooser
 * @rules: the game, whose words are used
 * @side: the side
 */
void ugo_player_chooser_set_side (UgoPlayerChooser *self, const UgoRules *rules, UgoSide side);

/**
 * ugo_player_chooser_set_player:
 * @self: a chooser
 * @level: the computer's level, or %UGO_OPPONENT_PERSON
 * @name: the person's name, "" for none
 */
void ugo_player_chooser_set_player (UgoPlayerChooser *self, int level, const char *name);

/**
 * ugo_player_chooser_get_level:
 * @self: a chooser
 *
 * Returns: the computer's level, or %UGO_OPPONENT_PERSON
 */
int ugo_player_chooser_get_level (UgoPlayerChooser *self);

/**
 * ugo_player_chooser_get_name:
 * @self: a chooser
 *
 * Returns: (transfer none): the person's name, "" for none and for the computer
 */
const char *ugo_player_chooser_get_name (UgoPlayerChooser *self);

G_END_DECLS
