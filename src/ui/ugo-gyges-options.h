/* ugo-gyges-options.h: the options of Gygès, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-variant-page.h"

G_BEGIN_DECLS

#define UGO_TYPE_GYGES_OPTIONS (ugo_gyges_options_get_type ())

/* Implements #UgoVariantPage. */
G_DECLARE_FINAL_TYPE (UgoGygesOptions, ugo_gyges_options, UGO, GYGES_OPTIONS, GtkWidget)

G_END_DECLS
