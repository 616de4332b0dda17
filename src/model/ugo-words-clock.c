/* ugo-words-clock.c: time, in words and figures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-words-clock.h"

#include <glib/gi18n.h>

#include "ugo-words-table.h"

/* From how many tenths of a second on no tenths are shown. */
#define SHOWN_TENTHS 100

char *
ugo_words_clock (gint64 milliseconds)
{
  int tenths = (int) ((milliseconds + 99) / 100);
  int seconds = (int) ((milliseconds + 999) / 1000);

  if (tenths < SHOWN_TENTHS)
    /* Translators: what a clock shows: minutes, seconds, and tenths of a second after the decimal
     * sign of your language */
    return g_strdup_printf (_ ("%d:%02d.%d"), 0, tenths / 10, tenths % 10);
  if (seconds < 3600)
    return g_strdup_printf ("%d:%02d", seconds / 60, seconds % 60);
  return g_strdup_printf ("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

static char *
words_of_two (char *large, char *small)
{
  /* Translators: a time: minutes and seconds, or hours and minutes, as in “4 minutes 32 seconds” */
  char *both = g_strdup_printf (_ ("%1$s %2$s"), large, small);

  g_free (large);
  g_free (small);
  return both;
}

char *
ugo_words_duration (gint64 milliseconds)
{
  int seconds = (int) ((milliseconds + 999) / 1000);
  int minutes = seconds / 60;
  int hours = minutes / 60;
  char *words = NULL;

  if (hours > 0)
    words = g_strdup_printf (ngettext ("%d hour", "%d hours", hours), hours);
  if (minutes % 60 > 0)
    {
      char *part = g_strdup_printf (ngettext ("%d minute", "%d minutes", minutes % 60),
                                    minutes % 60);

      words = words != NULL ? words_of_two (words, part) : part;
    }
  if (hours == 0 && (seconds % 60 > 0 || words == NULL))
    {
      char *part = g_strdup_printf (ngettext ("%d second", "%d seconds", seconds % 60),
                                    seconds % 60);

      words = words != NULL ? words_of_two (words, part) : part;
    }
  return words;
}

char *
ugo_words_time_left (const UgoRules *rules, UgoSide side, gint64 milliseconds)
{
  g_autofree char *duration = ugo_words_duration (milliseconds);

  return ugo_words_find (rules)->time_left (side, duration);
}

const char *
ugo_words_clock_name (const UgoRules *rules, UgoSide side)
{
  return ugo_words_find (rules)->clock_name (side);
}

char *
ugo_words_time_control (const UgoTimeControl *control)
{
  g_autofree char *base = NULL;
  g_autofree char *bonus = NULL;

  if (control->kind == UGO_TIME_NONE)
    return g_strdup (_ ("No clock"));
  base = ugo_words_duration (control->base);
  if (control->bonus == 0)
    return g_steal_pointer (&base);
  bonus = ugo_words_duration (control->bonus);
  /* Translators: the time of a player: for the whole game, and for each move, as in “5 minutes
   * + 3 seconds a move” */
  return g_strdup_printf (_ ("%1$s + %2$s a move"), base, bonus);
}

const char *
ugo_words_time_rule (UgoTimeKind kind)
{
  switch (kind)
    {
    case UGO_TIME_SIMPLE:
      return _ ("The first move starts the clocks. Whose time runs out loses.");
    case UGO_TIME_INCREMENT:
      return _ ("The first move starts the clocks. After each of one’s moves the seconds are "
                "added. Whose time runs out loses.");
    case UGO_TIME_DELAY:
      return _ ("The first move starts the clocks. In each move the time begins to run only when "
                "the seconds have passed. Whose time runs out loses.");
    case UGO_TIME_NONE:
    default:
      return NULL;
    }
}
