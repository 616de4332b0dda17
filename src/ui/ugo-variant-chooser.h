/* ugo-variant-chooser.h: the pieces and the rules of a game, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

#define UGO_TYPE_VARIANT_CHOOSER (ugo_variant_chooser_get_type ())

/* Signal: changed, when another variant was chosen. */
G_DECLARE_FINAL_TYPE (UgoVariantChooser, ugo_variant_chooser, UGO, VARIANT_CHOOSER, GtkWidget)

GtkWidget *ugo_variant_chooser_new (void);

/**
 * ugo_variant_chooser_set_variant:
 * @self: a chooser
 * @variant: a variant of Ugolki
 */
void ugo_variant_chooser_set_variant (UgoVariantChooser *self, UgoVariant variant);

UgoVariant ugo_variant_chooser_get_variant (UgoVariantChooser *self);

G_END_DECLS
