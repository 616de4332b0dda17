/* ugo-ugolki-options.h: the options of Ugolki, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-variant-page.h"

G_BEGIN_DECLS

#define UGO_TYPE_UGOLKI_OPTIONS (ugo_ugolki_options_get_type ())

/* Implements #UgoVariantPage. */
G_DECLARE_FINAL_TYPE (UgoUgolkiOptions, ugo_ugolki_options, UGO, UGOLKI_OPTIONS, GtkWidget)

G_END_DECLS
