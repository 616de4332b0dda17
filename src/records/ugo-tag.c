/* ugo-tag.c: names, values and order of tags
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-tag.h"

#include <string.h>

/* The first ones are written in this order, the rest are sorted. */
#define N_ORDERED 10

static const char *const known_names[] = {
  "Event",       "Site",        "Date",      "Round",      "White",      "Black",
  "Result",      "Variant",     "SetUp",     "FEN",        "Annotator",  "BlackElo",
  "BlackTeam",   "BlackTitle",  "BlackType", "EventDate",  "Goal",       "Level",
  "Mode",        "Moves",       "Opening",   "PlyCount",   "Puzzle",     "Source",
  "Termination", "Theme",       "Time",      "TimeControl", "UTCDate",   "UTCTime",
  "WhiteElo",    "WhiteTeam",   "WhiteTitle", "WhiteType", "BlackTimeControl",
  "WhiteTimeControl",
};

const char *
ugo_tag_standard_name (const char *name, gsize length)
{
  for (gsize i = 0; i < G_N_ELEMENTS (known_names); i++)
    if (strlen (known_names[i]) == length
        && g_ascii_strncasecmp (known_names[i], name, length) == 0)
      return known_names[i];

  return NULL;
}

gboolean
ugo_tag_name_is_valid (const char *name)
{
  if (!g_ascii_isalpha (name[0]))
    return FALSE;

  for (const char *p = name; *p != '\0'; p++)
    if (!g_ascii_isalnum (*p) && *p != '_')
      return FALSE;

  return TRUE;
}

static gsize
tag_rank (const char *name)
{
  for (gsize i = 0; i < N_ORDERED; i++)
    if (g_str_equal (known_names[i], name))
      return i;

  return N_ORDERED;
}

int
ugo_tag_compare (const char *a, const char *b)
{
  gsize rank_a = tag_rank (a);
  gsize rank_b = tag_rank (b);

  if (rank_a != rank_b)
    return rank_a < rank_b ? -1 : 1;

  return strcmp (a, b);
}

char *
ugo_tag_clean (const char *text, gsize length)
{
  g_autofree char *valid = g_utf8_make_valid (text, length);
  GString *clean = g_string_sized_new (length);

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      g_string_append_unichar (clean, g_unichar_iscntrl (c) ? ' ' : c);
    }

  return g_string_free (clean, FALSE);
}

gboolean
ugo_outcome_read (const char *text, gsize length, UgoOutcome *outcome)
{
  static const struct
  {
    const char *word;
    UgoOutcome outcome;
  } words[] = {
    { "1-0", UGO_WHITE_WINS }, { "0-1", UGO_BLACK_WINS }, { "1/2-1/2", UGO_DRAW },
    { "½-½", UGO_DRAW },       { "*", UGO_UNDECIDED },
  };

  /* The index asks this of every word: most begin with a letter. */
  if (length == 0 || g_ascii_isalpha (text[0]))
    return FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (strlen (words[i].word) == length && memcmp (words[i].word, text, length) == 0)
      {
        *outcome = words[i].outcome;
        return TRUE;
      }

  return FALSE;
}
