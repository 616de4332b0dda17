/* ugo-goal-private.h: the goals there are, each in the file that knows it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-goal.h"

G_BEGIN_DECLS

extern const UgoGoalKind ugo_goal_jumps;
extern const UgoGoalKind ugo_goal_gain;
extern const UgoGoalKind ugo_goal_open;
extern const UgoGoalKind ugo_goal_one_way;
extern const UgoGoalKind ugo_goal_cut;

/**
 * ugo_proof_count:
 * @self: a proof
 * @n: how many more solutions there are
 *
 * Adds to @n_solutions, up to %G_MAXUINT64.
 */
void ugo_proof_count (UgoProof *self, guint64 n);

G_END_DECLS
