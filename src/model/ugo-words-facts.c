/* ugo-words-facts.c: facts of both games in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-advice-table.h"

#include <glib/gi18n.h>

#include "ugo-words-table.h"

char *
ugo_words_route (const UgoPosition *position, const UgoRoute *route)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < route->length; i++)
    {
      char name[UGO_SQUARE_NAME_SIZE];

      if (i > 0)
        g_string_append (text, "–");
      g_string_append (text, ugo_square_name (position, route->squares[i], name));
    }
  return g_string_free (text, FALSE);
}

static char *
say_plan (const UgoPosition *position, UgoMove move)
{
  char from[UGO_SQUARE_NAME_SIZE], to[UGO_SQUARE_NAME_SIZE];

  /* Translators: what the computer means to do in its next move; two squares. */
  return g_strdup_printf (_("The plan is to go on from %s to %s."),
                          ugo_square_name (position, move.from, from),
                          ugo_square_name (position, move.to, to));
}

static char *
say_missed (const char *route, int n)
{
  /* Translators: %1$s is a move such as c1–c3–e3, %2$d a number of moves. */
  return g_strdup_printf (ngettext ("By %1$s you would have won in %2$d move.",
                                    "By %1$s you would have won in %2$d moves.", (gulong) n),
                          route, n);
}

static char *
say_lost (const char *route, int n)
{
  /* Translators: %1$s is a better move, such as c1–c3–e3; %2$d is an estimate of how many moves one
   * falls behind. */
  return g_strdup_printf (ngettext ("Compared with %1$s, about %2$d move is lost.",
                                    "Compared with %1$s, about %2$d moves are lost.", (gulong) n),
                          route, n);
}

void
ugo_words_add_sentence (GString *text, char *sentence)
{
  if (sentence == NULL)
    return;
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

char *
ugo_words_fact (const UgoPosition *position, const UgoFact *fact)
{
  g_autofree char *route = ugo_words_route (position, &fact->route);
  gulong n = (gulong) fact->n;

  switch (fact->kind)
    {
    case UGO_FACT_WINS:
      return g_strdup_printf (ngettext ("You win with this move, whatever your opponent does.",
                                        "You win in %d moves at the latest, whatever your "
                                        "opponent does.",
                                        n),
                              fact->n);

    case UGO_FACT_LOSES:
      return g_strdup_printf (ngettext ("Your opponent wins with the next move, whatever you do.",
                                        "Your opponent wins in %d moves at the latest, whatever "
                                        "you do.",
                                        n),
                              fact->n);

    case UGO_FACT_LETS_WIN:
      return g_strdup_printf (ngettext ("Your opponent can now win with the next move.",
                                        "Your opponent can now win in %d moves, whatever you do.",
                                        n),
                              fact->n);

    case UGO_FACT_PLAN:
      return say_plan (position, fact->move);

    case UGO_FACT_BEST:
      return g_strdup (_("The computer finds nothing better."));

    case UGO_FACT_MISSED_WIN:
      return say_missed (route, fact->n);

    case UGO_FACT_LOST_MOVES:
      return say_lost (route, fact->n);

    case UGO_FACT_CANNOT_MOVE:
      return g_strdup (_("Your opponent could not move next."));

    default:
      return ugo_advice_table_find (position->variant.rules)->say (position, fact);
    }
}

char *
ugo_words_look (const UgoPosition *position, const UgoFact *fact)
{
  switch (fact->kind)
    {
    case UGO_FACT_WINS:
      return g_strdup (_("You can win, whatever your opponent does: look here."));

    case UGO_FACT_LOSES:
      return g_strdup (_("Your opponent wins by making no mistake: look here for a move that "
                         "makes it hard."));

    default:
      return ugo_advice_table_find (position->variant.rules)->look (position, fact);
    }
}
