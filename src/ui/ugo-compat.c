/* ugo-compat.c: what the supported versions of GTK do in different ways
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-compat.h"

#if !GTK_CHECK_VERSION (4, 14, 0)

/* The widget of a window whose description is an announcement. */
static const char described[] = "ugo-compat-described";

/* A description that stays would be read again when the focus comes back. */
static void
clear_description (GtkRoot *root)
{
  g_autoptr (GtkWidget) widget = g_object_steal_data (G_OBJECT (root), described);

  g_signal_handlers_disconnect_by_func (root, clear_description, NULL);
  if (widget)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* A screen reader knows an entry, not the text in it that has the focus. */
static GtkWidget *
find_focus (GtkRoot *root)
{
  GtkWidget *focus = gtk_root_get_focus (root);
  GtkWidget *parent = focus ? gtk_widget_get_parent (focus) : NULL;

  return GTK_IS_TEXT (focus) && GTK_IS_EDITABLE (parent) ? parent : focus;
}

static void
describe_focus (GtkRoot *root, const char *sentence)
{
  GtkWidget *focus = find_focus (root);

  if (!focus)
    return;
  if (g_object_get_data (G_OBJECT (root), described) != focus)
    {
      clear_description (root);
      g_object_set_data_full (G_OBJECT (root), described, g_object_ref (focus), g_object_unref);
      g_signal_connect (root, "notify::focus-widget", G_CALLBACK (clear_description), NULL);
      g_signal_connect (root, "notify::is-active", G_CALLBACK (clear_description), NULL);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence, -1);
}

#endif

void
ugo_compat_announce (GtkWidget *widget, const char *sentence)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), sentence,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
#else
  GtkRoot *root = gtk_widget_get_root (widget);

  if (root)
    describe_focus (root, sentence);
#endif
}

gboolean
ugo_compat_has_grid (void)
{
  return gtk_check_version (4, 14, 0) == NULL;
}

double
ugo_compat_get_scale (GtkWidget *widget)
{
#if GTK_CHECK_VERSION (4, 12, 0)
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = native ? gtk_native_get_surface (native) : NULL;

  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  if (surface)
    return gdk_surface_get_scale (surface);
  G_GNUC_END_IGNORE_DEPRECATIONS
#endif
  return gtk_widget_get_scale_factor (widget);
}

gboolean
ugo_compat_is_dark (GtkWidget *widget)
{
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  return 0.299 * colour.red + 0.587 * colour.green + 0.114 * colour.blue > 0.5;
}
