/* ugo-time-chooser.h: how much time a player has, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-time-control.h"

G_BEGIN_DECLS

#define UGO_TYPE_TIME_CHOOSER (ugo_time_chooser_get_type ())

/* Some ready ones, and one’s own. Signal: changed (): another one is chosen. */
G_DECLARE_FINAL_TYPE (UgoTimeChooser, ugo_time_chooser, UGO, TIME_CHOOSER, GtkWidget)

/**
 * ugo_time_chooser_set_name:
 * @self: a chooser
 * @name: whose time it is, for screen readers
 */
void ugo_time_chooser_set_name (UgoTimeChooser *self, const char *name);

void ugo_time_chooser_set_control (UgoTimeChooser *self, const UgoTimeControl *control);
void ugo_time_chooser_get_control (UgoTimeChooser *self, UgoTimeControl *control);

G_END_DECLS
