/* ugo-quote.c: texts from outside, as they are named in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-quote.h"

/* Put before a text from right to left, so that the sentence does not take its direction when it
 * begins with it; and round it, so that what is beside it stays where it is. */
#define LEFT_TO_RIGHT_MARK "\u200E"
#define FIRST_STRONG_ISOLATE "\u2068"
#define POP_ISOLATE "\u2069"

/* Marks, embeddings, overrides and isolates of direction. */
static gboolean
turns (gunichar c)
{
  return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E)
         || (c >= 0x2066 && c <= 0x2069);
}

/* The blocks whose letters are written from right to left. */
static gboolean
is_from_right (gunichar c)
{
  return (c >= 0x0590 && c <= 0x08FF) || (c >= 0xFB1D && c <= 0xFDFF)
         || (c >= 0xFE70 && c <= 0xFEFF) || (c >= 0x10800 && c <= 0x10FFF)
         || (c >= 0x1E800 && c <= 0x1EFFF);
}

/* Joiners are part of what some scripts, and little pictures, look like. */
static gboolean
can_show (gunichar c)
{
  return c == 0x200C || c == 0x200D || (g_unichar_isprint (c) && !g_unichar_isspace (c));
}

char *
ugo_quote (const char *text, glong limit)
{
  g_autofree char *valid = g_utf8_make_valid (text != NULL ? text : "", -1);
  g_autoptr (GString) quote = g_string_new (NULL);
  gboolean has_right = FALSE;
  glong n = 0;

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (turns (c))
        continue;
      if (n++ == limit)
        {
          g_string_append (quote, "…");
          break;
        }
      has_right |= is_from_right (c);
      g_string_append_unichar (quote, can_show (c) ? c : ' ');
    }
  return has_right ? g_strconcat (LEFT_TO_RIGHT_MARK FIRST_STRONG_ISOLATE, quote->str, POP_ISOLATE,
                                  NULL)
                   : g_string_free (g_steal_pointer (&quote), FALSE);
}
