/* ugo-miniature.h: a small picture of a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

#define UGO_TYPE_MINIATURE (ugo_miniature_get_type ())

/* Says nothing to a screen reader: what it shows is told by what stands beside it. */
G_DECLARE_FINAL_TYPE (UgoMiniature, ugo_miniature, UGO, MINIATURE, GtkWidget)

GtkWidget *ugo_miniature_new (const UgoPosition *position);

G_END_DECLS
