/* ugo-words-editor.h: what is said to somebody who makes a puzzle, in the person's language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-puzzle-inquiry.h"

G_BEGIN_DECLS

/**
 * ugo_words_editor_misfit:
 * @phrase: why a goal does not fit, as `fits` of a #UgoGoalKind says it
 *
 * Returns: (transfer none): it as a sentence in the person's language
 */
const char *ugo_words_editor_misfit (const char *phrase);

/**
 * ugo_words_editor_hindrance:
 * @draft: what somebody wants to ask
 *
 * Returns: (transfer full) (nullable): a sentence that says why that cannot be asked
 */
char *ugo_words_editor_hindrance (const UgoDraft *draft);

/**
 * ugo_words_editor_task:
 * @draft: what somebody wants to ask, proved or not
 *
 * Returns: (transfer full): it as a puzzle would ask it
 */
char *ugo_words_editor_task (const UgoDraft *draft);

/**
 * ugo_words_editor_amount:
 * @goal: a goal that names a number
 *
 * Returns: (transfer none): what its `amount` is, as the label of a number
 */
const char *ugo_words_editor_amount (const UgoGoal *goal);

/**
 * ugo_words_editor_most:
 * @goal: a goal
 *
 * Returns: (transfer none): what the most moves, or bricks, are that are tried, as such a label
 */
const char *ugo_words_editor_most (const UgoGoal *goal);

/**
 * ugo_words_editor_proving:
 * @draft: what is being proved
 * @n_tried: in how many moves (bricks) it is being tried
 *
 * Returns: (transfer full): a sentence that says how far it is
 */
char *ugo_words_editor_proving (const UgoDraft *draft, guint n_tried);

/**
 * ugo_words_editor_verdict:
 * @inquiry: what was proved
 *
 * Returns: (transfer full): it in a sentence or two
 */
char *ugo_words_editor_verdict (const UgoPuzzleInquiry *inquiry);

G_END_DECLS
