/* ugo-goal-road.h: what is left of the roads after a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-goal.h"

G_BEGIN_DECLS

/*
 * UgoRoadBalance:
 * @own: the jumps of the longest chain of the side that has moved, were it to move again
 * @other: those of the other side
 */
typedef struct
{
  int own;
  int other;
} UgoRoadBalance;

/**
 * ugo_goal_road_balance:
 * @position: a position of Ugolki
 * @move: a legal move
 *
 * Returns: the roads of both sides after @move
 */
UgoRoadBalance ugo_goal_road_balance (const UgoPosition *position, UgoMove move);

/**
 * ugo_goal_road_assured:
 * @position: a position of Ugolki
 * @enough: at fewer jumps than this the search ends at once; 0 to have the exact number
 * @reply: (out) (nullable): the move of the side to move that leaves the least; not set when there
 *   is none
 *
 * Returns: the jumps of a chain that the side which has moved has with its next move, whatever the
 *   side to move does; 0 when the game is over before
 */
int ugo_goal_road_assured (const UgoPosition *position, int enough, UgoMove *reply);

G_END_DECLS
