/* ugo-line-image.h: a picture of pieces side by side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

#define UGO_TYPE_LINE_IMAGE (ugo_line_image_get_type ())

G_DECLARE_FINAL_TYPE (UgoLineImage, ugo_line_image, UGO, LINE_IMAGE, GtkWidget)

/**
 * ugo_line_image_new:
 * @rules: a game
 * @line: (transfer none): for each square the digit of a piece, "." where there is none, "?" where
 *   it is not known; a constant string
 *
 * Returns: (transfer floating): the picture
 */
GtkWidget *ugo_line_image_new (const UgoRules *rules, const char *line);

G_END_DECLS
