/* ugo-gyges-options.c: the options of Gygès, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-gyges-options.h"

struct _UgoGygesOptions
{
  GtkWidget parent_instance;

  /* Part of the widget tree. */
  GtkBox *box;
  GtkSwitch *replacement;

  /* Plain state. */
  gboolean is_setting;
};

static void page_iface_init (UgoVariantPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (UgoGygesOptions, ugo_gyges_options, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (UGO_TYPE_VARIANT_PAGE, page_iface_init))

static void
changed_cb (UgoGygesOptions *self)
{
  if (!self->is_setting)
    ugo_variant_page_changed (UGO_VARIANT_PAGE (self));
}

static void
set_variant (UgoVariantPage *page, UgoVariant variant)
{
  UgoGygesOptions *self = UGO_GYGES_OPTIONS (page);

  self->is_setting = TRUE;
  gtk_switch_set_active (self->replacement, (variant.flags & UGO_GYGES_ADVANCED) != 0);
  self->is_setting = FALSE;
}

static UgoVariant
get_variant (UgoVariantPage *page)
{
  UgoVariant variant = ugo_variant_default (&ugo_rules_gyges);

  if (gtk_switch_get_active (UGO_GYGES_OPTIONS (page)->replacement))
    variant.flags |= UGO_GYGES_ADVANCED;
  return variant;
}

static void
page_iface_init (UgoVariantPageInterface *iface)
{
  iface->set_variant = set_variant;
  iface->get_variant = get_variant;
}

static void
ugo_gyges_options_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), UGO_TYPE_GYGES_OPTIONS);
  G_OBJECT_CLASS (ugo_gyges_options_parent_class)->dispose (object);
}

static void
ugo_gyges_options_class_init (UgoGygesOptionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ugo_gyges_options_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ugolki/Ugolki/ugo-gyges-options.ui");
  gtk_widget_class_bind_template_child (widget_class, UgoGygesOptions, box);
  gtk_widget_class_bind_template_child (widget_class, UgoGygesOptions, replacement);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
}

static void
ugo_gyges_options_init (UgoGygesOptions *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
