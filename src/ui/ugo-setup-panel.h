/* ugo-setup-panel.h: what a position is set up with, beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

#define UGO_TYPE_SETUP_PANEL (ugo_setup_panel_get_type ())

/*
 * UgoSetupPanel:
 *
 * The pieces to put, the side to move, the number of the move, the position as text, the variant.
 * Signal: changed (), when the person has changed the position, or what is typed as its text is
 * none.
 */
G_DECLARE_FINAL_TYPE (UgoSetupPanel, ugo_setup_panel, UGO, SETUP_PANEL, GtkBox)

/**
 * ugo_setup_panel_set_position:
 * @self: a panel
 * @position: what to show; "changed" is not emitted
 */
void ugo_setup_panel_set_position (UgoSetupPanel *self, const UgoPosition *position);

/**
 * ugo_setup_panel_get_position:
 * @self: a panel
 *
 * Returns: (transfer none): the position, in whatever state
 */
const UgoPosition *ugo_setup_panel_get_position (UgoSetupPanel *self);

/**
 * ugo_setup_panel_has_fault:
 * @self: a panel
 *
 * Returns: whether what is typed as the text is no position, so that the one shown is older
 */
gboolean ugo_setup_panel_has_fault (UgoSetupPanel *self);

/**
 * ugo_setup_panel_choose_piece:
 * @self: a panel
 * @piece: a kind of piece, or 0 to take pieces away
 *
 * Returns: whether the game has it
 */
gboolean ugo_setup_panel_choose_piece (UgoSetupPanel *self, uint8_t piece);

/**
 * ugo_setup_panel_press:
 * @self: a panel
 * @place: what was pressed on the board
 * @dragged: what is to stand there after a drag, or -1 for a press
 *
 * A press on a tray chooses what lies there. What a drag brings to a place outside the field is
 * gone.
 *
 * Returns: (transfer none) (nullable): a sentence that says why nothing is put there
 */
const char *ugo_setup_panel_press (UgoSetupPanel *self, UgoSquare place, int dragged);

G_END_DECLS
