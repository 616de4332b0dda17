/* ugo-figure-image.h: a figure of the help, drawn as the board is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-figure.h"

G_BEGIN_DECLS

#define UGO_TYPE_FIGURE_IMAGE (ugo_figure_image_get_type ())

/* As wide as it should be, or as there is room for. */
G_DECLARE_FINAL_TYPE (UgoFigureImage, ugo_figure_image, UGO, FIGURE_IMAGE, GtkWidget)

/**
 * ugo_figure_image_new:
 * @figure: (transfer full): what to show
 * @theme: the colours of the board
 * @width: how wide it should be; 0 for its own width
 *
 * Returns: (transfer floating): a picture of it; words beside it must tell what is to be seen
 */
GtkWidget *ugo_figure_image_new (UgoFigure *figure, const UgoTheme *theme, int width);

G_END_DECLS
