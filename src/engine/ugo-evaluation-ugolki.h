/* ugo-evaluation-ugolki.h: what the evaluation of Ugolki tells of one army
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-rules.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * ugo_evaluation_ugolki_to_go:
 * @position: a position of Ugolki
 * @side: a side, to move or not
 *
 * Returns: about how many moves its pieces have still to go, in hundredths of a move; only
 *   differences of these numbers mean anything
 */
int ugo_evaluation_ugolki_to_go (const UgoPosition *position, UgoSide side);

#ifdef __cplusplus
}
#endif
