/* ugo-ruler-image.h: a race on the ruler of its rounds, as a widget
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-ruler.h"

G_BEGIN_DECLS

#define UGO_TYPE_RULER_IMAGE (ugo_ruler_image_get_type ())

/* Says nothing to a screen reader: what it shows is told by what it stands in. */
G_DECLARE_FINAL_TYPE (UgoRulerImage, ugo_ruler_image, UGO, RULER_IMAGE, GtkWidget)

/**
 * ugo_ruler_image_new:
 *
 * Returns: (transfer floating): an empty ruler
 */
GtkWidget *ugo_ruler_image_new (void);

/**
 * ugo_ruler_image_set_ruler:
 * @self: a ruler
 * @ruler: what it shows
 */
void ugo_ruler_image_set_ruler (UgoRulerImage *self, const UgoRuler *ruler);

G_END_DECLS
