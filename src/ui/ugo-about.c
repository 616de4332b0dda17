/* ugo-about.c: the window that says what the program is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-about.h"

#include <glib/gi18n-lib.h>

void
ugo_about_show (GtkWindow *parent)
{
  const char *authors[] = { _ ("The Ugolki contributors"), NULL };
  GtkWidget *about =
      g_object_new (GTK_TYPE_ABOUT_DIALOG, "transient-for", parent, "modal", TRUE,
                    "destroy-with-parent", TRUE, "program-name", _ ("Ugolki"), "version",
                    UGO_VERSION, "logo-icon-name", "org.ugolki.Ugolki", "comments",
                    _ ("Play the board game Ugolki, and review and keep your games."),
                    "license-type", GTK_LICENSE_GPL_3_0, "authors", authors, "translator-credits",
                    /* Translators: your names, one a line */
                    _ ("translator-credits"), NULL);

  gtk_window_present (GTK_WINDOW (about));
}
