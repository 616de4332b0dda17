/* ugo-text-limit.h: texts from files, cut to what can be shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The most characters shown of a name or an event, and of a comment: laying out more would take
 * longer than anybody wants to wait. */
#define UGO_TEXT_LINE 160
#define UGO_TEXT_COMMENT 4000

/**
 * ugo_text_show:
 * @label: a #GtkLabel
 * @text: (nullable): UTF-8 from a file
 * @limit: the most characters to show; what is left out is told by an ellipsis
 */
void ugo_text_show (GtkWidget *label, const char *text, glong limit);

G_END_DECLS
