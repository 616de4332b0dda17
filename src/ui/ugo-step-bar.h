/* ugo-step-bar.h: the four buttons that walk through a record
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UGO_TYPE_STEP_BAR (ugo_step_bar_get_type ())

/* To the start, one back, one on, to the end; each runs the action of the window. */
G_DECLARE_FINAL_TYPE (UgoStepBar, ugo_step_bar, UGO, STEP_BAR, GtkWidget)

GtkWidget *ugo_step_bar_new (void);

G_END_DECLS
