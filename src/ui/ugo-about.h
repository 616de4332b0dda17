/* ugo-about.h: the window that says what the program is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ugo_about_show:
 * @parent: (nullable): the window it belongs to
 */
void ugo_about_show (GtkWindow *parent);

G_END_DECLS
