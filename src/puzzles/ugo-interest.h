/* ugo-interest.h: which of many puzzles are worth keeping
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-puzzle-theme.h"

G_BEGIN_DECLS

/**
 * ugo_interest:
 * @draft: a draft
 * @proof: its proof, found
 *
 * Measures what makes a puzzle surprising: few of many moves begin an answer, showier moves do not
 * answer, an answer goes backwards or sideways first, and different pieces take part in it. It
 * serves to choose among puzzles of one theme and level, and has no unit.
 *
 * Returns: a number, higher for more interest
 */
int ugo_interest (const UgoDraft *draft, const UgoProof *proof);

G_END_DECLS
