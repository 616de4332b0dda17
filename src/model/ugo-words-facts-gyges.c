/* ugo-words-facts-gyges.c: facts of Gygès in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-advice-table.h"

#include <glib/gi18n.h>

#include "ugo-words-table.h"

char *
ugo_words_piece_gyges (const UgoPosition *position, UgoMove move)
{
  gboolean is_placed = move.piece != 0;
  char room[UGO_SQUARE_NAME_SIZE];
  const char *name = ugo_square_name (position, move.from, room);

  switch (is_placed ? move.piece : ugo_piece_at (position, move.from))
    {
    case 1:
      return is_placed ? g_strdup (_("Place a single."))
                       : g_strdup_printf (_("Move the single on %s."), name);

    case 2:
      return is_placed ? g_strdup (_("Place a double."))
                       : g_strdup_printf (_("Move the double on %s."), name);

    default:
      return is_placed ? g_strdup (_("Place a triple."))
                       : g_strdup_printf (_("Move the triple on %s."), name);
    }
}

char *
ugo_words_look_gyges (const UgoPosition *position, const UgoFact *fact)
{
  switch (fact->kind)
    {
    case UGO_FACT_FINISHES:
      return g_strdup (_("You can finish now: look at your line."));

    case UGO_FACT_STOPS:
      return g_strdup (_("Your opponent threatens to finish: look at the way."));

    case UGO_FACT_ONLY_SAFE:
      return g_strdup (_("Take care: some of your moves let your opponent finish."));

    case UGO_FACT_THREATENS:
      return g_strdup (_("Look for a move that threatens to finish."));

    case UGO_FACT_COMMANDS:
      return g_strdup (_("Look for a move that changes which row you command."));

    case UGO_FACT_RESTRICTS:
      return g_strdup (_("Look for a move that leaves your opponent less choice."));

    case UGO_FACT_FREES:
      return g_strdup (_("Look for a move that gives you more choice next."));

    case UGO_FACT_BOUNCES:
      return g_strdup (_("Look for a move that bounces."));

    case UGO_FACT_PLACES:
      return g_strdup (_("Look at your start line: which piece belongs where?"));

    default:
      return g_strdup (_("Look at your line for a quiet move."));
    }
}

static char *
say_placed (const UgoPosition *position, const UgoFact *fact)
{
  char room[UGO_SQUARE_NAME_SIZE];
  const char *name = ugo_square_name (position, fact->route.squares[0], room);
  gulong n = (gulong) fact->m;

  /* Translators: in these three %1$d is a number of squares, %2$s a square. */
  switch (fact->n)
    {
    case 1:
      return g_strdup_printf (
          ngettext ("On an empty board a single can go from %2$s to %1$d square.",
                    "On an empty board a single can go from %2$s to %1$d squares.", n),
          fact->m, name);

    case 2:
      return g_strdup_printf (
          ngettext ("On an empty board a double can go from %2$s to %1$d square.",
                    "On an empty board a double can go from %2$s to %1$d squares.", n),
          fact->m, name);

    default:
      return g_strdup_printf (
          ngettext ("On an empty board a triple can go from %2$s to %1$d square.",
                    "On an empty board a triple can go from %2$s to %1$d squares.", n),
          fact->m, name);
    }
}

static char *
say_finishes (int n)
{
  if (n <= 0)
    return g_strdup (_("You finish at once."));
  return g_strdup_printf (ngettext ("You finish at once, after %d bounce.",
                                    "You finish at once, after %d bounces.", (gulong) n),
                          n);
}

static char *
say_threat (const char *route, int n)
{
  if (n == 1)
    return g_strdup_printf (_("You then threaten to finish by %s."), route);
  /* Translators: %1$s is the way of one of them, such as e2–e4–N; %2$d is a number of pieces, two
   * or more. */
  return g_strdup_printf (ngettext ("You then threaten to finish with %2$d piece, by %1$s.",
                                    "You then threaten to finish with %2$d pieces, with one of "
                                    "them by %1$s.",
                                    (gulong) n),
                          route, n);
}

static char *
say_wish (const char *route, int n)
{
  if (n == 1)
    return g_strdup_printf (_("Your opponent threatens to finish by %s."), route);
  /* Translators: %1$s is the way of one of them, such as e2–e4–N; %2$d is a number of pieces, two
   * or more. */
  return g_strdup_printf (ngettext ("Your opponent threatens to finish with %2$d piece, by %1$s.",
                                    "Your opponent threatens to finish with %2$d pieces, with "
                                    "one of them by %1$s.",
                                    (gulong) n),
                          route, n);
}

/* What is said of somebody's way to the finish; NULL when it is no such fact. */
static char *
say_way (UgoFactKind kind, const char *route)
{
  switch (kind)
    {
    case UGO_FACT_STOPS:
      return g_strdup_printf (_("Your opponent can no longer finish by %s."), route);

    case UGO_FACT_OPENS_FINISH:
      return g_strdup_printf (_("This opens the way for your opponent to finish by %s."), route);

    case UGO_FACT_LEAVES_FINISH:
      return g_strdup_printf (_("Your opponent can still finish by %s."), route);

    case UGO_FACT_MISSED_FINISH:
      return g_strdup_printf (_("By %s you would have finished at once."), route);

    default:
      return NULL;
    }
}

/* What is said of how much there is to choose from. */
static char *
say_choice (const UgoFact *fact)
{
  gulong n = (gulong) fact->n;

  switch (fact->kind)
    {
    case UGO_FACT_ONLY_SAFE:
      return g_strdup_printf (ngettext ("It is the only move after which your opponent cannot "
                                        "finish next.",
                                        "After %d moves only, this one among them, your opponent "
                                        "cannot finish next.",
                                        n),
                              fact->n);

    case UGO_FACT_COMMANDS:
      return g_strdup_printf (_("You then command row %d."), fact->n);

    case UGO_FACT_RESTRICTS:
      return g_strdup_printf (ngettext ("Your opponent then has %1$d move instead of %2$d.",
                                        "Your opponent then has %1$d moves instead of %2$d.", n),
                              fact->n, fact->m);

    case UGO_FACT_FREES:
      return g_strdup_printf (ngettext ("You then have %1$d move instead of %2$d.",
                                        "You then have %1$d moves instead of %2$d.", n),
                              fact->n, fact->m);

    default:
      return g_strdup_printf (ngettext ("The piece bounces %d time.", "The piece bounces %d times.",
                                        n),
                              fact->n);
    }
}

char *
ugo_words_fact_gyges (const UgoPosition *position, const UgoFact *fact)
{
  g_autofree char *route = ugo_words_route (position, &fact->route);
  char *way = say_way (fact->kind, route);

  if (way != NULL)
    return way;
  switch (fact->kind)
    {
    case UGO_FACT_FINISHES:
      return say_finishes (fact->n);

    case UGO_FACT_THREATENS:
      return say_threat (route, fact->n);

    case UGO_FACT_WANTS_FINISH:
      return say_wish (route, fact->n);

    case UGO_FACT_IS_SAFE:
    case UGO_FACT_WANTS_NOTHING:
      return g_strdup (_("Your opponent cannot finish next."));

    case UGO_FACT_WANTS_PLACE:
      return g_strdup (_("The pieces are being placed: nobody can finish yet."));

    case UGO_FACT_PLACES:
      return say_placed (position, fact);

    default:
      return say_choice (fact);
    }
}
