/* ugo-variant-chooser.h: the game and its options, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

#define UGO_TYPE_VARIANT_CHOOSER (ugo_variant_chooser_get_type ())

/*
 * Signal: changed, when another variant was chosen.
 *
 * Property: "choose-game" (bool, write only): whether the game can be chosen, too; else it stays
 * the one of the variant that was set.
 */
G_DECLARE_FINAL_TYPE (UgoVariantChooser, ugo_variant_chooser, UGO, VARIANT_CHOOSER, GtkWidget)

GtkWidget *ugo_variant_chooser_new (void);

/**
 * ugo_variant_chooser_set_variant:
 * @self: a chooser
 * @variant: a variant; "changed" is not emitted
 */
void ugo_variant_chooser_set_variant (UgoVariantChooser *self, UgoVariant variant);

UgoVariant ugo_variant_chooser_get_variant (UgoVariantChooser *self);

G_END_DECLS
