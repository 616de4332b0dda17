/* ugo-gyges-scene.h: positions of Gygès that a game could have, and how hard they are to see
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-puzzle-theme.h"

G_BEGIN_DECLS

/*
 * UgoGygesEffort:
 * @n_bounces: off how many pieces the shortest way to the finish bounces; -1 when there is none
 * @n_tries: how many ways of at most as many bounces that lead onto a piece, or to the finish, the
 *   pieces of the line have
 * @n_finishes: how many of them finish
 */
typedef struct
{
  int n_bounces;
  int n_tries;
  int n_finishes;
} UgoGygesEffort;

/**
 * ugo_gyges_scene_play:
 * @random: (inout): where chance begins
 * @flags: the options of the variant
 * @n_plies: how many moves after the placement
 * @position: (out): a position with all twelve pieces
 *
 * Places by chance and plays by chance, but so that nobody lets the other side finish.
 *
 * Returns: false when there was no such move
 */
bool ugo_gyges_scene_play (UgoRandom *random, guint8 flags, int n_plies, UgoPosition *position);

/**
 * ugo_gyges_scene_slip:
 * @random: (inout): where chance begins
 * @position: (inout): a position, in which any move is made by chance
 *
 * Returns: whether the game goes on
 */
bool ugo_gyges_scene_slip (UgoRandom *random, UgoPosition *position);

/**
 * ugo_gyges_scene_ask:
 * @position: a position of somebody's game
 * @kind: what could be asked about it
 * @n_moves: in how many own moves
 * @draft: (out): that
 *
 * Returns: whether all pieces are placed
 */
bool ugo_gyges_scene_ask (const UgoPosition *position, const UgoGoalKind *kind, int n_moves,
                          UgoDraft *draft);

/**
 * ugo_gyges_scene_can_finish:
 * @position: a position after the placement
 * @side: a side, to move or not
 *
 * Returns: whether it finishes at once, or would if it were its turn
 */
bool ugo_gyges_scene_can_finish (const UgoPosition *position, UgoSide side);

/**
 * ugo_gyges_scene_effort:
 * @position: a position after the placement
 * @effort: (out): how much there is to look at until the side to move sees its finish
 */
void ugo_gyges_scene_effort (const UgoPosition *position, UgoGygesEffort *effort);

/**
 * ugo_gyges_scene_threats:
 * @position: a position after the placement
 * @moves: (array length=n_moves): moves of the side to move
 * @n_moves: their number
 *
 * Returns: after how many of them that side threatens to finish
 */
int ugo_gyges_scene_threats (const UgoPosition *position, const UgoMove *moves, size_t n_moves);

G_END_DECLS
