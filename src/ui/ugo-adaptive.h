/* ugo-adaptive.h: shows one of two widgets, as the window is wide or narrow
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UGO_TYPE_ADAPTIVE (ugo_adaptive_get_type ())

/*
 * UgoAdaptive:
 *
 * Properties: "wide", "narrow" (nullable widgets, set once): what is shown in a window from, and
 * below, %UGO_PLACE_WIDE. It asks for no width of its own, so that the window can always be made
 * narrow, and shows nothing where there is not enough. One that has only one of them must be as
 * wide as the window; it takes no height when it shows nothing.
 */
G_DECLARE_FINAL_TYPE (UgoAdaptive, ugo_adaptive, UGO, ADAPTIVE, GtkWidget)

/**
 * ugo_adaptive_update:
 * @self: one that has been laid out
 *
 * Shows the right one of both after the window's width has changed, which it is not told of while
 * its own width stays.
 */
void ugo_adaptive_update (UgoAdaptive *self);

G_END_DECLS
