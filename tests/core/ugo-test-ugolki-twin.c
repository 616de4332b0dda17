/* ugo-test-ugolki-twin.c: the movement of Ugolki a second time, slow and obvious
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-test-ugolki-twin.h"

#include <stdlib.h>
#include <string.h>

void
ugo_test_twin_set (UgoTestTwin *twin, const UgoPosition *position)
{
  twin->diagonal = (position->variant.flags & UGO_UGOLKI_DIAGONAL) != 0;
  twin->side = position->side == UGO_WHITE ? 'w' : 'b';

  for (int square = 0; square < 64; square++)
    {
      char piece = '.';

      if (position->ugolki.pieces[UGO_WHITE] >> square & 1)
        piece = 'w';
      if (position->ugolki.pieces[UGO_BLACK] >> square & 1)
        piece = 'b';
      twin->squares[square % 8][square / 8] = piece;
    }
}

static bool
is_free (const UgoTestTwin *twin, int square)
{
  return twin->squares[square % 8][square / 8] == '.';
}

/* Whether @to lies @distance squares from @from on a line that pieces move along. */
static bool
is_on_line (const UgoTestTwin *twin, int from, int to, int distance)
{
  int files = abs (to % 8 - from % 8);
  int ranks = abs (to / 8 - from / 8);

  if (files == 0 || ranks == 0)
    return files + ranks == distance;

  return twin->diagonal && files == distance && ranks == distance;
}

static bool
can_step (const UgoTestTwin *twin, int from, int to)
{
  return is_on_line (twin, from, to, 1) && is_free (twin, to);
}

/* The board while the piece on @start is on its way. */
static UgoTestTwin
lift (const UgoTestTwin *twin, int start)
{
  UgoTestTwin lifted = *twin;

  lifted.squares[start % 8][start / 8] = '.';
  return lifted;
}

bool
ugo_test_twin_can_hop (const UgoTestTwin *twin, int start, int from, int to)
{
  UgoTestTwin lifted = lift (twin, start);
  int file = (from % 8 + to % 8) / 2;
  int rank = (from / 8 + to / 8) / 2;

  return is_on_line (twin, from, to, 2) && is_free (&lifted, to)
         && !is_free (&lifted, file + 8 * rank);
}

/* Marks the squares that chains of jumps reach, breadth first, in the order of squares. */
static void
chain (const UgoTestTwin *twin, int start, int from, UgoTestReach *reach)
{
  int queue[65];
  int n_queued = 0;
  bool seen[64] = { false };

  memset (reach, 0, sizeof *reach);
  queue[n_queued++] = from;
  seen[from] = true;
  reach->routes[from][0] = from;

  for (int i = 0; i < n_queued; i++)
    for (int to = 0; to < 64; to++)
      {
        int here = queue[i];

        if (seen[to] || !ugo_test_twin_can_hop (twin, start, here, to))
          continue;

        seen[to] = true;
        queue[n_queued++] = to;
        reach->jumps[to] = reach->jumps[here] + 1;
        memcpy (reach->routes[to], reach->routes[here], sizeof reach->routes[to]);
        reach->routes[to][reach->jumps[to]] = to;
      }
}

void
ugo_test_twin_reach (const UgoTestTwin *twin, int from, UgoTestReach *reach)
{
  chain (twin, from, from, reach);
  for (int to = 0; to < 64; to++)
    reach->step[to] = can_step (twin, from, to);
}

bool
ugo_test_twin_joins (const UgoTestTwin *twin, int from, int to)
{
  UgoTestReach reach;

  chain (twin, from, from, &reach);
  for (int middle = 0; middle < 64; middle++)
    if (reach.jumps[middle] > 0 && can_step (twin, middle, to))
      return true;

  for (int middle = 0; middle < 64; middle++)
    if (can_step (twin, from, middle))
      {
        chain (twin, from, middle, &reach);
        if (reach.jumps[to] > 0)
          return true;
      }

  return false;
}

uint64_t
ugo_test_twin_perft (const UgoTestTwin *twin, int depth)
{
  uint64_t total = 0;

  if (depth == 0)
    return 1;

  UgoTestTwin next = *twin;

  next.side = twin->side == 'w' ? 'b' : 'w';
  for (int from = 0; from < 64; from++)
    {
      UgoTestReach reach;

      if (twin->squares[from % 8][from / 8] != twin->side)
        continue;

      ugo_test_twin_reach (twin, from, &reach);
      for (int to = 0; to < 64; to++)
        if (reach.step[to] || reach.jumps[to] > 0)
          {
            next.squares[from % 8][from / 8] = '.';
            next.squares[to % 8][to / 8] = twin->side;
            total += ugo_test_twin_perft (&next, depth - 1);
            next.squares[to % 8][to / 8] = '.';
            next.squares[from % 8][from / 8] = twin->side;
          }
    }

  return total > 0 ? total : ugo_test_twin_perft (&next, depth - 1);
}
