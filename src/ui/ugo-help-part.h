/* ugo-help-part.h: a piece of a page of the help that can be read by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A heading, a paragraph. It takes the keyboard when it is asked to, and a screen reader
 * reads it then; Tab comes to its links only.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UGO_TYPE_HELP_PART (ugo_help_part_get_type ())

G_DECLARE_FINAL_TYPE (UgoHelpPart, ugo_help_part, UGO, HELP_PART, GtkWidget)

/**
 * ugo_help_part_new:
 * @label: (transfer floating): what it shows, a #GtkLabel whose text can be selected
 *
 * Returns: (transfer floating): a part
 */
GtkWidget *ugo_help_part_new (GtkWidget *label);

/**
 * ugo_help_part_add_link:
 * @self: a part
 * @place: where a link begins in its text, in characters; behind the links before
 */
void ugo_help_part_add_link (UgoHelpPart *self, int place);

G_END_DECLS
