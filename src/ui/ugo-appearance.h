/* ugo-appearance.h: whether the program is light or dark
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define UGO_TYPE_APPEARANCE (ugo_appearance_get_type ())

/*
 * UgoAppearance:
 *
 * Follows the person's choice, and where that is "system" what the desktop's settings portal says,
 * also when it changes; without a portal GTK decides.
 */
G_DECLARE_FINAL_TYPE (UgoAppearance, ugo_appearance, UGO, APPEARANCE, GObject)

/**
 * ugo_appearance_new:
 * @bus: (nullable): the session bus, where a portal may be
 *
 * Returns: (transfer full): the appearance, as the system has it
 */
UgoAppearance *ugo_appearance_new (GDBusConnection *bus);

/**
 * ugo_appearance_set_scheme:
 * @self: an appearance
 * @scheme: "system", "light" or "dark"; another one counts as "system"
 */
void ugo_appearance_set_scheme (UgoAppearance *self, const char *scheme);

G_END_DECLS
