/* ugo-mind.c: a search for a thinker to keep
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-mind.h"

typedef struct
{
  UgoSearch *search;
  gsize table_bytes;
} Mind;

static void
mind_free (gpointer data)
{
  Mind *mind = data;

  ugo_search_free (mind->search);
  g_free (mind);
}

UgoThinker *
ugo_mind_thinker_new (UgoThinkFunc think, GDestroyNotify free_thought, gsize table_bytes,
                      UgoAnswerFunc answer, gpointer data)
{
  Mind *mind = g_new0 (Mind, 1);

  mind->table_bytes = table_bytes;
  return ugo_thinker_new (think, free_thought, mind, mind_free, answer, data);
}

UgoSearch *
ugo_mind_get_search (gpointer data)
{
  Mind *mind = data;

  if (mind->search == NULL)
    mind->search = ugo_search_new (mind->table_bytes, 1, 0);
  return mind->search;
}
