/* ugo-history.h: the changes of a record, to be undone and done again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A history writes down whatever the functions of ugo-record.h change, and so knows nothing of
 * what an edit means. What was changed between two calls of ugo_history_commit() is one step. A
 * node that was taken out of the tree stays in memory as long as some step could bring it back, at
 * the same address.
 */
#pragma once

#include "ugo-record.h"

G_BEGIN_DECLS

typedef struct _UgoHistory UgoHistory;

/**
 * ugo_history_new:
 * @record: a record; a history that it already has ends, and knows no steps from then on
 *
 * Returns: (transfer full): a history that begins now; it keeps @record
 */
UgoHistory *ugo_history_new (UgoRecord *record);

void ugo_history_free (UgoHistory *history);

/**
 * ugo_history_commit:
 * @history: a history
 *
 * Makes a step of what was changed since the last one. Steps that were undone and not done again
 * are forgotten with it.
 *
 * Returns: whether anything was changed
 */
gboolean ugo_history_commit (UgoHistory *history);

/**
 * ugo_history_get_n_done:
 * @history: a history
 *
 * Returns: how many steps can be undone, without what was not committed yet
 */
guint ugo_history_get_n_done (UgoHistory *history);

/* Returns: how many steps can be done again */
guint ugo_history_get_n_undone (UgoHistory *history);

/**
 * ugo_history_undo:
 * @history: a history
 *
 * Brings the record back to what it was before the last step: tree, tags, source text and
 * ugo_record_get_state(). What was not committed yet is a step by itself.
 *
 * Returns: whether there was one
 */
gboolean ugo_history_undo (UgoHistory *history);

/* Does again the step that was undone last; returns whether there was one. */
gboolean ugo_history_redo (UgoHistory *history);

/**
 * ugo_node_find_in_tree:
 * @node: a node that is in the tree, or that a history has taken out
 *
 * Returns: (transfer none): @node, or the last one on the way to it that is in the tree
 */
UgoNode *ugo_node_find_in_tree (UgoNode *node);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoHistory, ugo_history_free)

G_END_DECLS
