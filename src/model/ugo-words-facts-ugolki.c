/* ugo-words-facts-ugolki.c: facts of Ugolki in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-advice-table.h"

#include <glib/gi18n.h>

#include "ugo-words-table.h"

char *
ugo_words_piece_ugolki (const UgoPosition *position, UgoMove move)
{
  char name[UGO_SQUARE_NAME_SIZE];

  return g_strdup_printf (_("Move the piece on %s."),
                          ugo_square_name (position, move.from, name));
}

static char *
look_home (int n)
{
  return g_strdup_printf (ngettext ("Look at your home: %d piece is still there.",
                                    "Look at your home: %d pieces are still there.", (gulong) n),
                          n);
}

char *
ugo_words_look_ugolki (const UgoPosition *position, const UgoFact *fact)
{
  switch (fact->kind)
    {
    case UGO_FACT_LAST_LEAVES:
      return look_home (1);

    case UGO_FACT_LEAVES_HOME:
      return look_home (fact->n + 1);

    case UGO_FACT_HOME_LIMIT:
      return g_strdup (_("Look at your home: the limit is near."));

    case UGO_FACT_FILLS_GOAL:
    case UGO_FACT_ENTERS_GOAL:
      return g_strdup (_("Look at the goal: a piece can enter it."));

    case UGO_FACT_JUMPS:
      return g_strdup_printf (ngettext ("Look here for a chain of %d jump.",
                                        "Look here for a chain of %d jumps.", (gulong) fact->n),
                              fact->n);

    case UGO_FACT_SPOILS_ROAD:
      return g_strdup (_("Look at this road of your opponent: it can be spoiled."));

    case UGO_FACT_OPENS_ROAD:
      return g_strdup (_("Look here: a move opens a road for you."));

    case UGO_FACT_CATCHES_UP:
      return g_strdup (_("Look at the pieces that are farthest behind."));

    case UGO_FACT_ONLY_STEPS:
      return g_strdup (_("No piece of yours can jump forward: look here for a quiet move."));

    default:
      return g_strdup (_("Look here for a quiet move."));
    }
}

/* The ends of the fact’s route. */
static const char *
start_of (const UgoPosition *position, const UgoFact *fact, char *name)
{
  return ugo_square_name (position, fact->route.squares[0], name);
}

static const char *
end_of (const UgoPosition *position, const UgoFact *fact, char *name)
{
  return ugo_square_name (position, fact->route.squares[MAX (fact->route.length, 1) - 1], name);
}

static char *
say_last_leaves (int left)
{
  if (left < 0)
    return g_strdup (_("The last piece leaves home."));
  if (left == 0)
    return g_strdup (_("The last piece leaves home, just before the limit."));
  return g_strdup_printf (ngettext ("The last piece leaves home, %d move before the limit.",
                                    "The last piece leaves home, %d moves before the limit.",
                                    (gulong) left),
                          left);
}

/* What is said of roads. */
static char *
say_road (const UgoPosition *position, const UgoFact *fact)
{
  char from_name[UGO_SQUARE_NAME_SIZE], to_name[UGO_SQUARE_NAME_SIZE];
  const char *from = start_of (position, fact, from_name);
  const char *to = end_of (position, fact, to_name);
  gulong n = (gulong) fact->n;

  switch (fact->kind)
    {
    case UGO_FACT_OPENS_ROAD:
      /* Translators: in these sentences on roads %1$d is a number of jumps, the others squares. */
      return g_strdup_printf (
          ngettext ("A road opens for you: %1$d jump next, from %2$s to %3$s.",
                    "A road opens for you: %1$d jumps next, from %2$s to %3$s.", n),
          fact->n, from, to);

    case UGO_FACT_SPOILS_ROAD:
      return g_strdup_printf (
          ngettext ("Your opponent can no longer jump %1$d time, from %2$s to %3$s.",
                    "Your opponent can no longer jump %1$d times, from %2$s to %3$s.", n),
          fact->n, from, to);

    case UGO_FACT_LAYS_ROAD:
      return g_strdup_printf (
          ngettext ("A road opens for your opponent: %1$d jump, from %2$s to %3$s.",
                    "A road opens for your opponent: %1$d jumps, from %2$s to %3$s.", n),
          fact->n, from, to);

    default:
      return g_strdup_printf (ngettext ("You can no longer jump %1$d time, from %2$s to %3$s.",
                                        "You can no longer jump %1$d times, from %2$s to %3$s.",
                                        n),
                              fact->n, from, to);
    }
}

/* What is said of the opponent’s next move. */
static char *
say_wish (const UgoPosition *position, const UgoFact *fact)
{
  char from_name[UGO_SQUARE_NAME_SIZE], to_name[UGO_SQUARE_NAME_SIZE];
  const char *from = start_of (position, fact, from_name);
  const char *to = end_of (position, fact, to_name);
  gulong n = (gulong) fact->n;

  switch (fact->kind)
    {
    case UGO_FACT_WANTS_FILL:
      return g_strdup_printf (_("Your opponent can fill the goal next, with the piece on %s."),
                              from);

    case UGO_FACT_WANTS_JUMPS:
      return g_strdup_printf (
          ngettext ("Your opponent can jump %1$d time next, from %2$s to %3$s.",
                    "Your opponent can jump %1$d times next, from %2$s to %3$s.", n),
          fact->n, from, to);

    case UGO_FACT_WANTS_STEP:
      return g_strdup_printf (
          ngettext ("Your opponent can come %1$d square nearer next, from %2$s to %3$s.",
                    "Your opponent can come %1$d squares nearer next, from %2$s to %3$s.", n),
          fact->n, from, to);

    default:
      return g_strdup (_("No move of your opponent comes nearer to the far corner."));
    }
}

static char *
say_home (const UgoFact *fact)
{
  switch (fact->kind)
    {
    case UGO_FACT_LAST_LEAVES:
      return say_last_leaves (fact->n);

    case UGO_FACT_LEAVES_HOME:
      return g_strdup_printf (ngettext ("A piece leaves home; %d is still there.",
                                        "A piece leaves home; %d are still there.",
                                        (gulong) fact->n),
                              fact->n);

    case UGO_FACT_HOME_LIMIT:
      return g_strdup_printf (ngettext ("You then have %d more move to leave home.",
                                        "You then have %d more moves to leave home.",
                                        (gulong) fact->n),
                              fact->n);

    default:
      /* Translators: %1$d is a number of pieces, %2$d a number of moves. */
      return g_strdup_printf (ngettext ("%1$d piece is still at home; moves left until the limit: "
                                        "%2$d.",
                                        "%1$d pieces are still at home; moves left until the "
                                        "limit: %2$d.",
                                        (gulong) fact->n),
                              fact->n, fact->m);
    }
}

char *
ugo_words_fact_ugolki (const UgoPosition *position, const UgoFact *fact)
{
  char name[UGO_SQUARE_NAME_SIZE];

  switch (fact->kind)
    {
    case UGO_FACT_LAST_LEAVES:
    case UGO_FACT_LEAVES_HOME:
    case UGO_FACT_HOME_LIMIT:
    case UGO_FACT_STAYED_HOME:
      return say_home (fact);

    case UGO_FACT_FILLS_GOAL:
      return g_strdup (_("All your pieces are in the goal then."));

    case UGO_FACT_ENTERS_GOAL:
      /* Translators: %1$d pieces of all %2$d are in the goal. */
      return g_strdup_printf (ngettext ("A piece enters the goal: %1$d of %2$d is there then.",
                                        "A piece enters the goal: %1$d of %2$d are there then.",
                                        (gulong) fact->n),
                              fact->n, fact->m);

    case UGO_FACT_JUMPS:
      /* Translators: %1$d is a number of jumps, %2$s a square. */
      return g_strdup_printf (ngettext ("There is a road of %1$d jump from %2$s.",
                                        "There is a road of %1$d jumps from %2$s.",
                                        (gulong) fact->n),
                              fact->n, start_of (position, fact, name));

    case UGO_FACT_CATCHES_UP:
      return g_strdup_printf (ngettext ("A piece that is farthest behind comes %d square nearer.",
                                        "A piece that is farthest behind comes %d squares nearer.",
                                        (gulong) fact->n),
                              fact->n);

    case UGO_FACT_ONLY_STEPS:
      return g_strdup (_("No piece of yours can jump forward."));

    case UGO_FACT_COMES_NEARER:
      return g_strdup_printf (ngettext ("A piece comes %d square nearer to the far corner.",
                                        "A piece comes %d squares nearer to the far corner.",
                                        (gulong) fact->n),
                              fact->n);

    case UGO_FACT_OPENS_ROAD:
    case UGO_FACT_SPOILS_ROAD:
    case UGO_FACT_LAYS_ROAD:
    case UGO_FACT_BREAKS_ROAD:
      return say_road (position, fact);

    default:
      return say_wish (position, fact);
    }
}
