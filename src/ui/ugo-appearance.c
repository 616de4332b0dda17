/* ugo-appearance.c: whether the program is light or dark
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-appearance.h"

#include <gtk/gtk.h>

#define PORTAL_NAME "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define PORTAL_INTERFACE "org.freedesktop.portal.Settings"
#define APPEARANCE "org.freedesktop.appearance"
#define COLOUR_SCHEME "color-scheme"
#define DARK_PROPERTY "gtk-application-prefer-dark-theme"

/* What the portal says. */
typedef enum
{
  PORTAL_SILENT = -1,
  PORTAL_NO_PREFERENCE,
  PORTAL_DARK,
  PORTAL_LIGHT,
} PortalScheme;

struct _UgoAppearance
{
  GObject parent_instance;

  /* Owned. */
  GDBusConnection *bus;
  GCancellable *cancellable;
  char *scheme;

  /* Plain state. */
  guint subscription;
  PortalScheme portal;
  gboolean is_chosen; /* the toolkit's own setting is not in force */
};

G_DEFINE_FINAL_TYPE (UgoAppearance, ugo_appearance, G_TYPE_OBJECT)

/* Setting what is set already would make the toolkit read its whole theme once more. */
static void
set_dark (UgoAppearance *self, GtkSettings *settings, gboolean dark)
{
  gboolean is_dark;

  g_object_get (settings, DARK_PROPERTY, &is_dark, NULL);
  if (is_dark != dark)
    g_object_set (settings, DARK_PROPERTY, dark, NULL);
  self->is_chosen |= is_dark != dark;
}

static void
apply (UgoAppearance *self)
{
  GtkSettings *settings = gtk_settings_get_default ();

  if (settings == NULL)
    return;
  if (g_strcmp0 (self->scheme, "dark") == 0)
    set_dark (self, settings, TRUE);
  else if (g_strcmp0 (self->scheme, "light") == 0)
    set_dark (self, settings, FALSE);
  else if (self->portal == PORTAL_DARK || self->portal == PORTAL_LIGHT)
    set_dark (self, settings, self->portal == PORTAL_DARK);
  else if (self->is_chosen)
    gtk_settings_reset_property (settings, DARK_PROPERTY);
}

/* A value comes in one or two wrappers, as portals differ. */
static void
take_value (UgoAppearance *self, GVariant *value)
{
  g_autoptr (GVariant) inner = g_variant_ref (value);

  while (g_variant_is_of_type (inner, G_VARIANT_TYPE_VARIANT))
    {
      GVariant *unwrapped = g_variant_get_variant (inner);

      g_variant_unref (inner);
      inner = unwrapped;
    }
  if (!g_variant_is_of_type (inner, G_VARIANT_TYPE_UINT32))
    return;
  self->portal = (PortalScheme) MIN (g_variant_get_uint32 (inner), PORTAL_LIGHT);
  apply (self);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GVariant) reply = NULL;
  g_autoptr (GVariant) value = NULL;

  /* A desktop without a portal is no fault. */
  reply = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);
  if (reply == NULL)
    return;
  value = g_variant_get_child_value (reply, 0);
  take_value (UGO_APPEARANCE (data), value);
}

static void
setting_changed_cb (GDBusConnection *bus, const char *sender, const char *path,
                    const char *interface, const char *signal, GVariant *parameters, gpointer data)
{
  const char *space, *key;
  g_autoptr (GVariant) value = NULL;

  if (!g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(ssv)")))
    return;
  g_variant_get (parameters, "(&s&sv)", &space, &key, &value);
  if (g_str_equal (space, APPEARANCE) && g_str_equal (key, COLOUR_SCHEME))
    take_value (UGO_APPEARANCE (data), value);
}

static void
ask_portal (UgoAppearance *self)
{
  self->subscription =
      g_dbus_connection_signal_subscribe (self->bus, PORTAL_NAME, PORTAL_INTERFACE,
                                          "SettingChanged", PORTAL_PATH, APPEARANCE,
                                          G_DBUS_SIGNAL_FLAGS_NONE, setting_changed_cb, self, NULL);
  g_dbus_connection_call (self->bus, PORTAL_NAME, PORTAL_PATH, PORTAL_INTERFACE, "Read",
                          g_variant_new ("(ss)", APPEARANCE, COLOUR_SCHEME), G_VARIANT_TYPE ("(v)"),
                          G_DBUS_CALL_FLAGS_NONE, -1, self->cancellable, read_cb, self);
}

static void
ugo_appearance_dispose (GObject *object)
{
  UgoAppearance *self = UGO_APPEARANCE (object);

  g_cancellable_cancel (self->cancellable);
  if (self->subscription != 0)
    g_dbus_connection_signal_unsubscribe (self->bus, self->subscription);
  self->subscription = 0;
  g_clear_object (&self->bus);
  G_OBJECT_CLASS (ugo_appearance_parent_class)->dispose (object);
}

static void
ugo_appearance_finalize (GObject *object)
{
  UgoAppearance *self = UGO_APPEARANCE (object);

  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->scheme, g_free);
  G_OBJECT_CLASS (ugo_appearance_parent_class)->finalize (object);
}

static void
ugo_appearance_class_init (UgoAppearanceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_appearance_dispose;
  G_OBJECT_CLASS (klass)->finalize = ugo_appearance_finalize;
}

static void
ugo_appearance_init (UgoAppearance *self)
{
  self->cancellable = g_cancellable_new ();
  self->portal = PORTAL_SILENT;
}

UgoAppearance *
ugo_appearance_new (GDBusConnection *bus)
{
  UgoAppearance *self = g_object_new (UGO_TYPE_APPEARANCE, NULL);
  GtkSettings *settings = gtk_settings_get_default ();

  if (settings != NULL)
    g_signal_connect_object (settings, "notify::" DARK_PROPERTY, G_CALLBACK (apply), self,
                             G_CONNECT_SWAPPED);
  if (bus != NULL)
    {
      self->bus = g_object_ref (bus);
      ask_portal (self);
    }
  return self;
}

void
ugo_appearance_set_scheme (UgoAppearance *self, const char *scheme)
{
  g_return_if_fail (UGO_IS_APPEARANCE (self));

  g_free (self->scheme);
  self->scheme = g_strdup (scheme);
  apply (self);
}
