/* ugo-forced.h: whether a side can force a win in a few moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every move and every reply is tried, by the rules alone: the answer never depends on time.
 */
#pragma once

#include <glib.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

/* The most moves that may be asked for, and the most positions that are looked at. */
#define UGO_FORCED_MAX_MOVES 4
#define UGO_FORCED_MAX_POSITIONS 100000

typedef enum
{
  UGO_FORCED_NO,
  UGO_FORCED_YES,
  UGO_FORCED_UNKNOWN, /* more than UGO_FORCED_MAX_POSITIONS would have to be looked at */
} UgoForced;

/**
 * ugo_forced_win:
 * @position: a position
 * @side: a side, to move or not
 * @n_moves: how many moves of its own it has, at most %UGO_FORCED_MAX_MOVES
 *
 * A win that only Black's last move can still spoil counts when no such move does. What repetition
 * would make of earlier positions is left out.
 *
 * Returns: whether @side wins within its moves, whatever the other side does
 */
UgoForced ugo_forced_win (const UgoPosition *position, UgoSide side, guint n_moves);

G_END_DECLS
