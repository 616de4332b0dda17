/* ugo-level-chooser.h: the levels of a theme, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-puzzle-desk.h"

G_BEGIN_DECLS

#define UGO_TYPE_LEVEL_CHOOSER (ugo_level_chooser_get_type ())

/* Runs the action win.puzzle-level. */
G_DECLARE_FINAL_TYPE (UgoLevelChooser, ugo_level_chooser, UGO, LEVEL_CHOOSER, GtkWidget)

GtkWidget *ugo_level_chooser_new (void);

/**
 * ugo_level_chooser_show:
 * @self: a chooser
 * @desk: (transfer none): whose theme's levels to show, as they stand now
 */
void ugo_level_chooser_show (UgoLevelChooser *self, UgoPuzzleDesk *desk);

G_END_DECLS
