/* ugo-ledger-ugolki.c: the race of Ugolki
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-ledger-table.h"

#include <glib/gi18n.h>

#include "ugo-race.h"
#include "ugo-ugolki.h"

static guint64
key (const UgoPosition *position, UgoSide side)
{
  return position->ugolki.pieces[side];
}

static void
count (const UgoPosition *position, UgoSide side, int milliseconds, const atomic_bool *stop,
       UgoNeed *need)
{
  UgoRaceLimits limits = { .milliseconds = milliseconds, .stop = stop };
  UgoRace race;

  if (!ugo_race_solve (position, side, &limits, &race))
    race = (UgoRace) { .n_moves = -1 };
  *need = (UgoNeed) { race.least, race.n_moves };
}

/* Words */

static char *
describe_need (UgoSide side, const UgoNeed *need)
{
  gboolean white = side == UGO_WHITE;

  if (need->most == 0)
    return g_strdup (white ? _ ("White is home.") : _ ("Black is home."));
  if (need->most < 0 && need->least == 0)
    return g_strdup (white ? _ ("What White needs is being counted.")
                           : _ ("What Black needs is being counted."));
  /* Translators: these eight are of the moves that one side needs to bring all its pieces home, the
   * other side’s pieces not counted. */
  if (need->most < 0)
    return g_strdup_printf (white ? ngettext ("White needs at least %d more move.",
                                              "White needs at least %d more moves.", need->least)
                                  : ngettext ("Black needs at least %d more move.",
                                              "Black needs at least %d more moves.", need->least),
                            need->least);
  if (ugo_need_is_proved (need))
    return g_strdup_printf (white ? ngettext ("White needs %d more move, which is proved.",
                                              "White needs %d more moves, which is proved.",
                                              need->least)
                                  : ngettext ("Black needs %d more move, which is proved.",
                                              "Black needs %d more moves, which is proved.",
                                              need->least),
                            need->least);
  return g_strdup_printf (white ? ngettext ("White needs from %1$d to %2$d more move.",
                                            "White needs from %1$d to %2$d more moves.",
                                            need->most)
                                : ngettext ("Black needs from %1$d to %2$d more move.",
                                            "Black needs from %1$d to %2$d more moves.",
                                            need->most),
                          need->least, need->most);
}

static char *
describe_ahead (UgoSide side, int ahead)
{
  gboolean white = side == UGO_WHITE;

  if (ahead == 0)
    return g_strdup (white ? _ ("In the race alone, White is ahead.")
                           : _ ("In the race alone, Black is ahead."));
  return g_strdup_printf (white ? ngettext ("In the race alone, White is %d move ahead.",
                                            "In the race alone, White is %d moves ahead.", ahead)
                                : ngettext ("In the race alone, Black is %d move ahead.",
                                            "In the race alone, Black is %d moves ahead.", ahead),
                          ahead);
}

static char *
describe_lead (const UgoLedgerEntry *entry)
{
  switch (entry->lead)
    {
    case UGO_LEAD_WHITE:
      return describe_ahead (UGO_WHITE, entry->ahead);

    case UGO_LEAD_BLACK:
      return describe_ahead (UGO_BLACK, entry->ahead);

    case UGO_LEAD_NONE:
      return g_strdup (_ ("In the race alone it is a draw: Black has the last move."));

    default:
      return g_strdup (_ ("Who is ahead in the race alone is still open."));
    }
}

static char *
describe_limits (const UgoLedgerEntry *entry)
{
  const char *last = _ ("Black has the last move.");
  g_autofree char *count_limit
      /* Translators: of the limit of a game: then the pieces in the goals are counted. */
      = g_strdup_printf (_ ("It is move %1$d of %2$d."), entry->round, entry->move_count);
  g_autofree char *exit_limit = NULL;

  if (entry->exit_limit == 0)
    return g_strjoin (" ", last, count_limit, NULL);
  /* Translators: %d is the number of a move. */
  exit_limit = g_strdup_printf (_ ("After move %d no piece may stand at home."),
                                entry->exit_limit);
  return g_strjoin (" ", last, count_limit, exit_limit, NULL);
}

const UgoRaceBook ugo_race_book_ugolki = {
  .rules = &ugo_rules_ugolki,
  .key = key,
  .count = count,
  .exit_limit = ugo_ugolki_exit_limit,
  .move_count = ugo_ugolki_move_count,
  .describe_need = describe_need,
  .describe_lead = describe_lead,
  .describe_limits = describe_limits,
};
