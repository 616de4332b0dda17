/* main.c: starts the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-application.h"
#include "ugo-language.h"

int
main (int argc, char **argv)
{
  const char *locale_dir = g_getenv ("UGO_LOCALEDIR");
  g_autoptr (UgoApplication) application = NULL;

  ugo_language_init (locale_dir != NULL ? locale_dir : UGO_LOCALE_DIR);
  application = ugo_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
