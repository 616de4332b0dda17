/* ugo-test-ugolki-twin.h: the movement of Ugolki a second time, slow and obvious
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Written from the rules with a board of characters and coordinates, to be compared with
 * the real thing. It shares no code with it.
 */
#pragma once

#include <glib.h>

#include "ugo-types.h"

/*
 * UgoTestTwin:
 * @squares: 'w', 'b' or '.', by file and rank
 * @diagonal: whether diagonal moves are allowed
 * @side: 'w' or 'b'
 */
typedef struct
{
  char squares[8][8];
  bool diagonal;
  char side;
} UgoTestTwin;

/*
 * UgoTestReach:
 * @step: whether a step leads to each square
 * @jumps: the least number of jumps that lead there, 0 for none
 * @routes: the squares of the first of the shortest chains of jumps, start included
 */
typedef struct
{
  bool step[64];
  int jumps[64];
  int routes[64][64];
} UgoTestReach;

/**
 * ugo_test_twin_set:
 * @twin: (out): a board
 * @position: a position of Ugolki
 */
void ugo_test_twin_set (UgoTestTwin *twin, const UgoPosition *position);

/**
 * ugo_test_twin_reach:
 * @twin: a board
 * @from: the square of a piece
 * @reach: (out): where it can go
 */
void ugo_test_twin_reach (const UgoTestTwin *twin, int from, UgoTestReach *reach);

/**
 * ugo_test_twin_can_hop:
 * @twin: a board
 * @start: the square of a piece that is on its way
 * @from: where it is now
 * @to: a square
 *
 * Returns: whether one jump leads from @from to @to
 */
bool ugo_test_twin_can_hop (const UgoTestTwin *twin, int start, int from, int to);

/**
 * ugo_test_twin_joins:
 * @twin: a board
 * @from: the square of a piece
 * @to: a free square
 *
 * Returns: whether a step and then jumps, or jumps and then a step, would lead to @to
 */
bool ugo_test_twin_joins (const UgoTestTwin *twin, int from, int to);

/**
 * ugo_test_twin_perft:
 * @twin: a board
 * @depth: plies
 *
 * Returns: the number of move sequences of that length
 */
uint64_t ugo_test_twin_perft (const UgoTestTwin *twin, int depth);
