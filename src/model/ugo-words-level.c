/* ugo-words-level.c: what the computer can do at each level, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-words.h"

#include <glib/gi18n.h>

#include "ugo-level.h"
#include "ugo-words-table.h"

char *
ugo_words_level (const UgoRules *rules, int level)
{
  const UgoLevel *traits = ugo_level_get (rules, level);

  if (level == UGO_LEVEL_MAX)
    return g_strdup (_("It plays as well as it can."));
  if (traits->nodes == 0 && traits->hops > 0)
    return ugo_words_find (rules)->level_sight (traits->hops);
  if (traits->nodes == 0)
    return g_strdup (_("It sees each of its moves, but not your answer."));
  if (traits->slips > 0)
    return g_strdup (_("It thinks a little ahead, and is wrong now and then."));
  if (traits->nodes < 10000)
    return g_strdup (_("It thinks some moves ahead."));
  return g_strdup (_("It thinks far ahead."));
}

char *
ugo_words_computer (int level)
{
  return g_strdup_printf (_("Computer, level %d"), level);
}
