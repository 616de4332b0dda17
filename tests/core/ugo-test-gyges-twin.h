/* ugo-test-gyges-twin.h: the movement of Gygès a second time, slow and obvious
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Walks every way step by step over a board of coordinates and remembers all of them. It shares
 * no code with the real thing.
 */
#pragma once

#include <glib.h>

#include "ugo-types.h"

/*
 * UgoTestGygesWay:
 * @found: whether there is one at all
 * @n_stops: how many squares it names, start and end included
 * @steps: how many steps it takes
 * @stops: the squares it names
 */
typedef struct
{
  bool found;
  int n_stops;
  int steps;
  int stops[64];
} UgoTestGygesWay;

/*
 * UgoTestGygesTwin:
 * @size: the size of the piece on each square of the field, 0 for none, by file and rank
 * @white: whether South is to move
 * @advanced: whether pieces can be replaced
 * @from: the piece on its way
 * @replaceable: on which squares it can replace the piece that stands there, if it lands there
 * @crossed: which borders it has crossed, by the two squares
 * @way: the way so far
 * @best: for each square, the best way of arriving there
 * @next: (nullable): if set, for each beginning of a way that can end, the set of squares that come
 *   next in some such way: a table from strings to #uint64_t
 * @n_arrivals: how often it has arrived anywhere
 */
typedef struct
{
  int size[6][6];
  bool white;
  bool advanced;
  int from;
  bool replaceable[38];
  bool crossed[38][38];
  UgoTestGygesWay way;
  UgoTestGygesWay best[38];
  GHashTable *next;
  unsigned n_arrivals;
} UgoTestGygesTwin;

/**
 * ugo_test_gyges_twin_set:
 * @twin: (out): a board
 * @position: a position of Gygès after the placement
 */
void ugo_test_gyges_twin_set (UgoTestGygesTwin *twin, const UgoPosition *position);

/**
 * ugo_test_gyges_twin_walk:
 * @twin: a board
 * @from: the square of a piece
 *
 * Lets the piece go every way there is, on whichever line it stands: sets `best`, and adds to
 * `next`.
 */
void ugo_test_gyges_twin_walk (UgoTestGygesTwin *twin, int from);

/**
 * ugo_test_gyges_twin_moves:
 * @twin: a board
 * @moves: (out): room for %UGO_MAX_MOVES moves
 * @rank: (out): the rank that may move, -1 when none can
 *
 * Returns: the number of moves, by start, end and drop square
 */
size_t ugo_test_gyges_twin_moves (UgoTestGygesTwin *twin, UgoMove *moves, int *rank);

/**
 * ugo_test_gyges_twin_key:
 * @stops: squares of a route
 * @n_stops: their number
 *
 * Returns: (transfer full): a key of the table `next`
 */
char *ugo_test_gyges_twin_key (const int *stops, int n_stops);
