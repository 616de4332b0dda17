/* ugo-rating-curve.h: how a rating has changed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UGO_TYPE_RATING_CURVE (ugo_rating_curve_get_type ())

/* Says nothing to a screen reader: what it shows is told by what stands beside it. */
G_DECLARE_FINAL_TYPE (UgoRatingCurve, ugo_rating_curve, UGO, RATING_CURVE, GtkWidget)

GtkWidget *ugo_rating_curve_new (void);

/**
 * ugo_rating_curve_set_values:
 * @self: a curve
 * @values: (element-type int): ratings, the oldest first
 */
void ugo_rating_curve_set_values (UgoRatingCurve *self, GArray *values);

G_END_DECLS
