/* ugo-analysis-view.h: the analysis of a game in a panel
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-analysis.h"
#include "ugo-match.h"

G_BEGIN_DECLS

#define UGO_TYPE_ANALYSIS_VIEW (ugo_analysis_view_get_type ())

/*
 * A button that begins; then the graph of the game, where a click goes to a position, what is said
 * of the move that led to the one shown, and how exactly each side played. It runs the actions
 * win.analyse, win.stop-analysis, win.previous-mistake and win.next-mistake.
 *
 * Signal: changed: what it can do is something else now
 */
G_DECLARE_FINAL_TYPE (UgoAnalysisView, ugo_analysis_view, UGO, ANALYSIS_VIEW, GtkWidget)

/**
 * ugo_analysis_view_new:
 * @analysis: (transfer none): what it shows; it outlives the view
 *
 * Returns: (transfer floating): a view of no match
 */
GtkWidget *ugo_analysis_view_new (UgoAnalysis *analysis);

/**
 * ugo_analysis_view_set_match:
 * @self: a view
 * @match: (nullable) (transfer none): a match in review
 */
void ugo_analysis_view_set_match (UgoAnalysisView *self, UgoMatch *match);

/**
 * ugo_analysis_view_find_mistake:
 * @self: a view
 * @step: 1 for the next mistake, -1 for the one before
 *
 * Returns: (transfer none) (nullable): the nearest move of the main line that is a mistake, from
 *   the position shown on
 */
UgoNode *ugo_analysis_view_find_mistake (UgoAnalysisView *self, int step);

G_END_DECLS
