/* ugo-faults.c: what was found wrong in a file or a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-faults.h"

#include <glib/gi18n-lib.h>

#include "ugo-widgets.h"
#include "ugo-words.h"

/* More of them would push the moves out of sight. */
#define MAX_SHOWN_FAULTS 3

GtkWidget *
ugo_faults_new (void)
{
  GtkWidget *label = ugo_label_new (NULL, "fault");

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_set_focusable (label, FALSE);
  gtk_widget_set_visible (label, FALSE);
  return label;
}

void
ugo_faults_show (GtkWidget *label, GPtrArray *diagnostics)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_faults = diagnostics ? diagnostics->len : 0;

  for (guint i = 0; i < MIN (n_faults, MAX_SHOWN_FAULTS); i++)
    {
      g_autofree char *sentence = ugo_words_diagnostic (g_ptr_array_index (diagnostics, i));

      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
    }
  if (n_faults > MAX_SHOWN_FAULTS)
    {
      guint n_more = n_faults - MAX_SHOWN_FAULTS;

      g_string_append_c (text, '\n');
      /* Translators: after some faults that were found in a file: how many more there are */
      g_string_append_printf (text, ngettext ("… and %u more", "… and %u more", n_more), n_more);
    }
  gtk_label_set_text (GTK_LABEL (label), text->str);
  gtk_widget_set_visible (label, text->len > 0);
}
