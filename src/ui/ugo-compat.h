/* ugo-compat.h: what the supported versions of GTK do in different ways
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ugo_compat_announce:
 * @widget: a widget
 * @sentence: what a screen reader should say now
 *
 * Before GTK 4.14 the sentence becomes the description of the widget that has the focus, which
 * screen readers speak when it changes, until the focus leaves it.
 */
void ugo_compat_announce (GtkWidget *widget, const char *sentence);

/**
 * ugo_compat_has_grid:
 *
 * Returns: whether a screen reader that is as old as this GTK reads the cells of a grid
 */
gboolean ugo_compat_has_grid (void);

/**
 * ugo_compat_get_scale:
 * @widget: a widget
 *
 * Returns: device pixels to a unit; not a whole number only where GTK supports that
 */
double ugo_compat_get_scale (GtkWidget *widget);

/**
 * ugo_compat_is_dark:
 * @widget: a widget
 *
 * Returns: whether @widget shows light text, and so lies on a dark ground
 */
gboolean ugo_compat_is_dark (GtkWidget *widget);

G_END_DECLS
