/* ugo-variant-page.h: the options of one game, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

#define UGO_TYPE_VARIANT_PAGE (ugo_variant_page_get_type ())

/* Signal: changed, when another variant was chosen. */
G_DECLARE_INTERFACE (UgoVariantPage, ugo_variant_page, UGO, VARIANT_PAGE, GtkWidget)

struct _UgoVariantPageInterface
{
  GTypeInterface parent_interface;

  void (*set_variant) (UgoVariantPage *self, UgoVariant variant);
  UgoVariant (*get_variant) (UgoVariantPage *self);
};

/**
 * ugo_variant_page_set_variant:
 * @self: a page
 * @variant: a variant of its game; "changed" is not emitted
 */
void ugo_variant_page_set_variant (UgoVariantPage *self, UgoVariant variant);

UgoVariant ugo_variant_page_get_variant (UgoVariantPage *self);

/**
 * ugo_variant_page_changed:
 * @self: a page on which something else was chosen
 *
 * Emits "changed".
 */
void ugo_variant_page_changed (UgoVariantPage *self);

G_END_DECLS
