/* ugo-variant-page.c: the options of one game, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-variant-page.h"

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_INTERFACE (UgoVariantPage, ugo_variant_page, GTK_TYPE_WIDGET)

static void
ugo_variant_page_default_init (UgoVariantPageInterface *iface)
{
  signals[CHANGED] = g_signal_new ("changed", UGO_TYPE_VARIANT_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

void
ugo_variant_page_set_variant (UgoVariantPage *self, UgoVariant variant)
{
  g_return_if_fail (UGO_IS_VARIANT_PAGE (self));

  UGO_VARIANT_PAGE_GET_IFACE (self)->set_variant (self, variant);
}

UgoVariant
ugo_variant_page_get_variant (UgoVariantPage *self)
{
  g_return_val_if_fail (UGO_IS_VARIANT_PAGE (self), ugo_variant_default (ugo_rules_all ()[0]));

  return UGO_VARIANT_PAGE_GET_IFACE (self)->get_variant (self);
}

void
ugo_variant_page_changed (UgoVariantPage *self)
{
  g_return_if_fail (UGO_IS_VARIANT_PAGE (self));

  g_signal_emit (self, signals[CHANGED], 0);
}
