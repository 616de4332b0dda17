/* ugo-test-gyges-twin.c: the movement of Gygès a second time, slow and obvious
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-test-gyges-twin.h"

#define NORTH_FINISH 36
#define SOUTH_FINISH 37

void
ugo_test_gyges_twin_set (UgoTestGygesTwin *twin, const UgoPosition *position)
{
  *twin = (UgoTestGygesTwin) { 0 };
  twin->white = position->side == UGO_WHITE;
  twin->advanced = position->variant.flags == UGO_GYGES_ADVANCED;

  for (int square = 0; square < 36; square++)
    for (int size = 1; size <= 3; size++)
      if (position->gyges.sizes[size - 1] >> square & 1)
        twin->size[square % 6][square / 6] = size;
}

char *
ugo_test_gyges_twin_key (const int *stops, int n_stops)
{
  GString *key = g_string_new (NULL);

  for (int i = 0; i < n_stops; i++)
    g_string_append_printf (key, "%d ", stops[i]);
  return g_string_free (key, FALSE);
}

/* The rank of the line nearest to a side, -1 on an empty board. */
static int
nearest_rank (const UgoTestGygesTwin *twin, bool white)
{
  for (int i = 0; i < 6; i++)
    {
      int rank = white ? i : 5 - i;

      for (int file = 0; file < 6; file++)
        if (twin->size[file][rank] > 0)
          return rank;
    }

  return -1;
}

/* Whether the piece of size @mover from @from, having landed on a piece of size @replaced, can send
 * it to @drop; the board is as it was before the move. */
static bool
can_drop (const UgoTestGygesTwin *twin, int from, int mover, int replaced, int drop)
{
  int nearest = nearest_rank (twin, !twin->white);
  bool behind = twin->white ? drop / 6 > nearest : drop / 6 < nearest;

  if (!twin->advanced || behind)
    return false;
  if (drop == from)
    return mover != replaced;
  return twin->size[drop % 6][drop / 6] == 0;
}

static bool
is_better (const UgoTestGygesWay *way, const UgoTestGygesWay *than)
{
  if (!than->found)
    return true;
  if (way->n_stops != than->n_stops)
    return way->n_stops < than->n_stops;
  if (way->steps != than->steps)
    return way->steps < than->steps;

  for (int i = 0; i < way->n_stops; i++)
    if (way->stops[i] != than->stops[i])
      return way->stops[i] < than->stops[i];
  return false;
}

/* Remembers a way that can end where it is. */
static void
remember_beginnings (UgoTestGygesTwin *twin)
{
  const UgoTestGygesWay *way = &twin->way;

  for (int n = 1; n < way->n_stops; n++)
    {
      char *key = ugo_test_gyges_twin_key (way->stops, n);
      uint64_t *set = g_hash_table_lookup (twin->next, key);

      if (set == NULL)
        {
          set = g_new0 (uint64_t, 1);
          g_hash_table_insert (twin->next, key, set);
        }
      else
        g_free (key);
      *set |= UINT64_C (1) << way->stops[n];
    }
}

static void step (UgoTestGygesTwin *twin, int file, int rank, int steps_left);

static void
arrive (UgoTestGygesTwin *twin, int square)
{
  int size = square < 36 ? twin->size[square % 6][square / 6] : 0;

  twin->n_arrivals++;
  if (square == twin->from)
    return;

  twin->way.stops[twin->way.n_stops++] = square;
  if (is_better (&twin->way, &twin->best[square]))
    {
      twin->best[square] = twin->way;
      twin->best[square].found = true;
    }

  if (twin->next != NULL && (size == 0 || twin->replaceable[square]))
    remember_beginnings (twin);
  if (size > 0)
    step (twin, square % 6, square / 6, size);
  twin->way.n_stops--;
}

static void
step (UgoTestGygesTwin *twin, int file, int rank, int steps_left)
{
  static const int directions[4][2] = { { 0, 1 }, { 1, 0 }, { 0, -1 }, { -1, 0 } };
  int here = file + 6 * rank;

  for (int i = 0; i < 4; i++)
    {
      int f = file + directions[i][0];
      int r = rank + directions[i][1];
      bool onto_finish = steps_left == 1 && r == (twin->white ? 6 : -1);
      int there = onto_finish ? (twin->white ? NORTH_FINISH : SOUTH_FINISH) : f + 6 * r;

      if (!onto_finish && (f < 0 || f > 5 || r < 0 || r > 5))
        continue;
      if (twin->crossed[here][there])
        continue;
      if (steps_left > 1 && twin->size[f][r] > 0)
        continue;

      twin->crossed[here][there] = twin->crossed[there][here] = true;
      twin->way.steps++;
      if (steps_left > 1)
        step (twin, f, r, steps_left - 1);
      else
        arrive (twin, there);
      twin->way.steps--;
      twin->crossed[here][there] = twin->crossed[there][here] = false;
    }
}

void
ugo_test_gyges_twin_walk (UgoTestGygesTwin *twin, int from)
{
  int size = twin->size[from % 6][from / 6];

  for (int square = 0; square < 38; square++)
    {
      twin->best[square].found = false;
      twin->replaceable[square] = false;
      for (int drop = 0; drop < 36 && square < 36; drop++)
        if (can_drop (twin, from, size, twin->size[square % 6][square / 6], drop))
          twin->replaceable[square] = true;
    }

  twin->from = from;
  twin->way.steps = 0;
  twin->way.n_stops = 0;
  twin->way.stops[twin->way.n_stops++] = from;
  twin->size[from % 6][from / 6] = 0;
  step (twin, from % 6, from / 6, size);
  twin->size[from % 6][from / 6] = size;
}

static size_t
moves_of (UgoTestGygesTwin *twin, int from, UgoMove *moves)
{
  int mover = twin->size[from % 6][from / 6];
  size_t n_moves = 0;

  ugo_test_gyges_twin_walk (twin, from);
  for (int to = 0; to < 38; to++)
    {
      int replaced = to < 36 ? twin->size[to % 6][to / 6] : 0;

      if (!twin->best[to].found)
        continue;
      if (replaced == 0)
        moves[n_moves++] = ugo_move (from, to);
      else
        for (int drop = 0; drop < 36; drop++)
          if (can_drop (twin, from, mover, replaced, drop))
            moves[n_moves++] = (UgoMove) { from, to, drop, 0 };
    }

  return n_moves;
}

size_t
ugo_test_gyges_twin_moves (UgoTestGygesTwin *twin, UgoMove *moves, int *rank)
{
  size_t n_moves = 0;

  for (int i = 0; i < 6 && n_moves == 0; i++)
    {
      *rank = twin->white ? i : 5 - i;
      for (int file = 0; file < 6; file++)
        if (twin->size[file][*rank] > 0)
          n_moves += moves_of (twin, file + 6 * *rank, moves + n_moves);
    }

  if (n_moves == 0)
    *rank = -1;
  return n_moves;
}
