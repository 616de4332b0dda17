/* ugo-words-glyph.c: what signs beside moves and drawings on the board mean
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-words.h"

#include <glib/gi18n.h>

#include "ugo-notation.h"

static const char *const move_names[] = {
  [1] = N_("good move"),        [2] = N_("mistake"),       [3] = N_("excellent move"),
  [4] = N_("serious mistake"),  [5] = N_("interesting move"), [6] = N_("doubtful move"),
};

/*
 * Advantage:
 * @glyph: the glyph for White; that for Black is the next
 * @name: what it means; %s is the side
 */
static const struct
{
  guint8 glyph;
  const char *name;
} advantages[] = {
  /* Translators: what the sign += means; %s is a side as a label: White, South */
  { 14, N_("%s: slightly better") },
  /* Translators: what the sign ± means */
  { 16, N_("%s: clearly better") },
  /* Translators: what the sign +− means */
  { 18, N_("%s: winning") },
};

/* Puts @word in the place of the %s of @pattern. */
static char *
fill_in (const char *pattern, const char *word)
{
  g_auto (GStrv) parts = g_strsplit (pattern, "%s", 2);

  return g_strjoinv (word, parts);
}

char *
ugo_words_glyph_name (const UgoRules *rules, guint8 glyph)
{
  if (glyph >= 1 && glyph < G_N_ELEMENTS (move_names))
    return g_strdup (_(move_names[glyph]));
  for (gsize i = 0; i < G_N_ELEMENTS (advantages); i++)
    if (glyph == advantages[i].glyph || glyph == advantages[i].glyph + 1)
      return fill_in (_(advantages[i].name),
                      ugo_words_side (rules, glyph == advantages[i].glyph ? UGO_WHITE
                                                                          : UGO_BLACK));
  /* Translators: what the signs = and ∞ beside a move mean */
  return g_strdup (glyph == 13 ? _("unclear") : _("equal"));
}

/*
 * Pencil:
 * @colour: a colour of UgoMark
 * @names: what was drawn in it, %s being the squares: an arrow, a circle
 * @gone: the same, taken away
 */
static const struct
{
  char colour;
  const char *names[2];
  const char *gone[2];
} pencils[] = {
  /* Translators: said of what somebody draws on the board; %s is "a1–c3" */
  { 'G',
    { N_("Green arrow: %s"), N_("Green circle: %s") },
    { N_("Green arrow removed: %s"), N_("Green circle removed: %s") } },
  { 'R',
    { N_("Red arrow: %s"), N_("Red circle: %s") },
    { N_("Red arrow removed: %s"), N_("Red circle removed: %s") } },
  { 'B',
    { N_("Blue arrow: %s"), N_("Blue circle: %s") },
    { N_("Blue arrow removed: %s"), N_("Blue circle removed: %s") } },
  { 'Y',
    { N_("Yellow arrow: %s"), N_("Yellow circle: %s") },
    { N_("Yellow arrow removed: %s"), N_("Yellow circle removed: %s") } },
};

char *
ugo_words_mark (const UgoRules *rules, const UgoMark *mark, gboolean is_there)
{
  gboolean is_circle = mark->to == UGO_SQUARE_NONE;
  g_autofree char *squares = NULL;
  char from[3];
  char to[3];

  ugo_square_write (rules, mark->from, from);
  if (!is_circle)
    ugo_square_write (rules, mark->to, to);
  squares = is_circle ? g_strdup (from) : g_strconcat (from, "–", to, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (pencils); i++)
    if (pencils[i].colour == mark->colour)
      return fill_in (_(is_there ? pencils[i].names[is_circle] : pencils[i].gone[is_circle]),
                      squares);
  return g_steal_pointer (&squares);
}
