/* ugo-application.h: the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-preferences.h"

G_BEGIN_DECLS

#define UGO_TYPE_APPLICATION (ugo_application_get_type ())

/*
 * Actions: app.quit, app.about, app.language (string: a language's code, "" for the system's),
 * app.colour-scheme (string: "system", "light", "dark").
 */
G_DECLARE_FINAL_TYPE (UgoApplication, ugo_application, UGO, APPLICATION, GtkApplication)

UgoApplication *ugo_application_new (void);

/**
 * ugo_application_get_preferences:
 * @self: a program that has started up
 *
 * Returns: (transfer none): what the person has chosen
 */
UgoPreferences *ugo_application_get_preferences (UgoApplication *self);

G_END_DECLS
