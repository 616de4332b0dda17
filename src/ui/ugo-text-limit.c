/* ugo-text-limit.c: texts from files, cut to what can be shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-text-limit.h"

void
ugo_text_show (GtkWidget *label, const char *text, glong limit)
{
  g_autofree char *shown = NULL;

  if (text != NULL && g_utf8_strlen (text, -1) > limit)
    {
      g_autofree char *start = g_utf8_substring (text, 0, limit);

      shown = g_strconcat (start, "…", NULL);
    }
  gtk_label_set_text (GTK_LABEL (label), shown != NULL ? shown : text != NULL ? text : "");
}
