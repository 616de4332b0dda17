/* ugo-analysis.h: the computer's opinion of a whole game, found in the background
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Indices count plies of the main line: index 0 is the position it starts from, and the move of an
 * index is the one that was made there.
 */
#pragma once

#include <glib-object.h>

#include "ugo-mistake.h"
#include "ugo-record.h"

G_BEGIN_DECLS

#define UGO_TYPE_ANALYSIS (ugo_analysis_get_type ())

/*
 * UgoAnalysis:
 *
 * Looks at the positions of a game from the last to the first, in a thread, each as far as the
 * others: the same game is always judged the same, unless it was stopped in between. What was found
 * stays until another record is set.
 *
 * Signal: changed, from the main loop, when more is known, or it began or ended.
 */
G_DECLARE_FINAL_TYPE (UgoAnalysis, ugo_analysis, UGO, ANALYSIS, GObject)

/**
 * ugo_analysis_new:
 * @nodes: how many positions to visit for each one of a game, or 0 for %UGO_REVIEW_NODES
 *
 * Returns: (transfer full): an analysis of no game
 */
UgoAnalysis *ugo_analysis_new (guint64 nodes);

/**
 * ugo_analysis_set_record:
 * @self: an analysis
 * @record: (nullable) (transfer none): a record that is ours
 *
 * Forgets what was found and ends what is going on, unless @record has the same main line.
 */
void ugo_analysis_set_record (UgoAnalysis *self, UgoRecord *record);

/**
 * ugo_analysis_start:
 * @self: an analysis of a record
 *
 * Goes on with what is not known yet.
 */
void ugo_analysis_start (UgoAnalysis *self);

/**
 * ugo_analysis_stop:
 * @self: an analysis
 *
 * Ends it within 50 milliseconds; what is known by then stays.
 */
void ugo_analysis_stop (UgoAnalysis *self);

gboolean ugo_analysis_is_running (UgoAnalysis *self);

/**
 * ugo_analysis_get_n_positions:
 * @self: an analysis
 *
 * Returns: the number of positions of the game, one more than that of its moves; 0 without a record
 */
guint ugo_analysis_get_n_positions (UgoAnalysis *self);

/**
 * ugo_analysis_get_first_known:
 * @self: an analysis
 *
 * Returns: the first index of which something is known; the number of positions while nothing is
 */
guint ugo_analysis_get_first_known (UgoAnalysis *self);

/**
 * ugo_analysis_is_done:
 * @self: an analysis
 *
 * Returns: whether there is a record and all of it is known
 */
gboolean ugo_analysis_is_done (UgoAnalysis *self);

/**
 * ugo_analysis_get_height:
 * @self: an analysis
 * @index: a position that is known
 *
 * Returns: who stands how well there, from -1, Black has won or as good as won, to 1, White has
 */
double ugo_analysis_get_height (UgoAnalysis *self, guint index);

/**
 * ugo_analysis_get_mistake:
 * @self: an analysis
 * @index: a position
 *
 * Returns: how bad the move made there was, by ugo_mistake_judge(); %UGO_MISTAKE_NONE where that is
 *   not known
 */
UgoMistake ugo_analysis_get_mistake (UgoAnalysis *self, guint index);

/**
 * ugo_analysis_find_mistake:
 * @self: an analysis
 * @index: where to begin
 * @step: 1 to look at the moves of higher indices, -1 at those of lower ones
 *
 * Returns: the index of the nearest move beyond @index that is a mistake or a blunder, doubtful
 *   moves apart; -1 when there is none
 */
int ugo_analysis_find_mistake (UgoAnalysis *self, int index, int step);

/**
 * ugo_analysis_get_accuracy:
 * @self: an analysis
 * @side: a side
 *
 * A move that loses nothing counts 100, one that loses what makes a mistake 50, twice that 25, and
 * so on; the mean of a side's moves. A move that was the only one does not count.
 *
 * Returns: from 0 to 100; -1 when not all is known, or the side had no choice
 */
int ugo_analysis_get_accuracy (UgoAnalysis *self, UgoSide side);

/**
 * ugo_analysis_describe:
 * @self: an analysis
 * @index: a position
 *
 * Returns: (transfer full) (nullable): a sentence that says how the game stands there, in its own
 *   measure; %NULL where that is not known
 */
char *ugo_analysis_describe (UgoAnalysis *self, guint index);

/**
 * ugo_analysis_describe_mistake:
 * @self: an analysis
 * @index: a position
 *
 * Returns: (transfer full) (nullable): what is wrong with the move made there, what would have been
 *   better, and why; %NULL when it is no mistake
 */
char *ugo_analysis_describe_mistake (UgoAnalysis *self, guint index);

/**
 * ugo_analysis_write:
 * @self: an analysis
 * @record: its record
 *
 * Writes what is known into @record; see ugo_review_write().
 *
 * Returns: whether that was done: its main line may have become another
 */
gboolean ugo_analysis_write (UgoAnalysis *self, UgoRecord *record);

G_END_DECLS
