/* ugo-mind.h: a search for a thinker to keep
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-search.h"
#include "ugo-thinker.h"

G_BEGIN_DECLS

/**
 * ugo_mind_thinker_new:
 * @think: thinks about something; ugo_mind_get_search() tells what its mind is
 * @free_thought: frees what it thinks about
 * @table_bytes: memory for the search
 * @answer: takes the answers
 * @data: passed to @answer
 *
 * Returns: (transfer full): a thinker with a search of one thread, which is made when first needed
 */
UgoThinker *ugo_mind_thinker_new (UgoThinkFunc think, GDestroyNotify free_thought,
                                  gsize table_bytes, UgoAnswerFunc answer, gpointer data);

/**
 * ugo_mind_get_search:
 * @mind: the mind of such a thinker, in its thread
 *
 * Returns: (transfer none) (nullable): its search; %NULL when there is no memory
 */
UgoSearch *ugo_mind_get_search (gpointer mind);

G_END_DECLS
