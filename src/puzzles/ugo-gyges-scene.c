/* ugo-gyges-scene.c: positions of Gygès that a game could have, and how hard they are to see
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-gyges-scene.h"

#include "ugo-bits.h"
#include "ugo-goal-private.h"
#include "ugo-gyges-reach.h"
#include "ugo-gyges.h"

/* How many moves are tried by chance for one that lets nobody finish. */
#define MAX_TRIES 12

/* How many ways are counted at most, and how many bounces followed. */
#define MAX_WAYS 4000
#define MAX_BOUNCES 12

bool
ugo_gyges_scene_can_finish (const UgoPosition *position, UgoSide side)
{
  UgoGygesReach reach;
  UgoMove move;

  ugo_gyges_reach_init (&reach, position, side);
  return ugo_gyges_reach_finish (&reach, &move);
}

/* Play */

static void
place (UgoRandom *random, UgoPosition *position)
{
  while (ugo_gyges_is_placement (position))
    {
      UgoMove moves[UGO_MAX_MOVES];
      size_t n = ugo_legal_moves (position, moves);

      ugo_play (position, moves[ugo_random_below (random, (unsigned) n)], NULL, 0, position);
    }
}

static bool
move_with_care (UgoRandom *random, UgoPosition *position)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n = ugo_legal_moves (position, moves);

  for (int i = 0; i < MAX_TRIES; i++)
    {
      UgoPosition next;

      ugo_play (position, moves[ugo_random_below (random, (unsigned) n)], NULL, 0, &next);
      if (ugo_result (&next).outcome == UGO_UNDECIDED
          && !ugo_gyges_scene_can_finish (&next, next.side))
        {
          *position = next;
          return true;
        }
    }
  return false;
}

bool
ugo_gyges_scene_play (UgoRandom *random, guint8 flags, int n_plies, UgoPosition *position)
{
  UgoVariant variant = ugo_variant_default (&ugo_rules_gyges);

  variant.flags = flags;
  ugo_position_start (variant, position);
  place (random, position);
  if (ugo_gyges_scene_can_finish (position, position->side))
    return false;
  for (int i = 0; i < n_plies; i++)
    if (!move_with_care (random, position))
      return false;
  return true;
}

bool
ugo_gyges_scene_slip (UgoRandom *random, UgoPosition *position)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n = ugo_legal_moves (position, moves);

  ugo_play (position, moves[ugo_random_below (random, (unsigned) n)], NULL, 0, position);
  return ugo_result (position).outcome == UGO_UNDECIDED;
}

bool
ugo_gyges_scene_ask (const UgoPosition *position, const UgoGoalKind *kind, int n_moves,
                     UgoDraft *draft)
{
  *draft = (UgoDraft) { *position, ugo_goal_plain (kind), n_moves };
  /* How the position came about is not kept, as it is not in a file. */
  draft->position.occurrences = 1;
  draft->position.gyges.passes = 0;
  return !ugo_gyges_is_placement (position);
}

/* Effort */

/*
 * Ways:
 * @position: a position
 * @n_bounces: how many bounces are followed
 * @n_tries: the ways counted so far
 * @n_finishes: those that finish
 */
typedef struct
{
  const UgoPosition *position;
  int n_bounces;
  int n_tries;
  int n_finishes;
} Ways;

static void
follow (Ways *self, UgoRoute *route)
{
  guint64 stops = ugo_route_stops (self->position, route);
  guint64 finish = stops & ~UGO_GYGES_REACH_FIELD;

  self->n_finishes += finish != 0;
  self->n_tries += finish != 0;
  for (stops &= ~finish; stops != 0 && self->n_tries < MAX_WAYS;)
    {
      UgoSquare stop = ugo_bits_pop (&stops);

      if (ugo_piece_at (self->position, stop) == 0 || stop == route->squares[0])
        continue;
      self->n_tries++;
      if (route->length > self->n_bounces)
        continue;
      route->squares[route->length++] = stop;
      follow (self, route);
      route->length--;
    }
}

/* Follows all ways of at most so many bounces. */
static void
follow_all (const UgoPosition *position, int n_bounces, Ways *ways)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n = ugo_legal_moves (position, moves);
  UgoSquare last = UGO_SQUARE_NONE;

  *ways = (Ways) { .position = position, .n_bounces = n_bounces };
  for (size_t i = 0; i < n; i++)
    if (moves[i].from != last && moves[i].from != UGO_SQUARE_NONE)
      {
        UgoRoute route = { .length = 1, .squares = { moves[i].from } };

        last = moves[i].from;
        follow (ways, &route);
      }
}

void
ugo_gyges_scene_effort (const UgoPosition *position, UgoGygesEffort *effort)
{
  *effort = (UgoGygesEffort) { .n_bounces = -1 };
  if (!ugo_gyges_scene_can_finish (position, position->side))
    return;
  for (int n = 0; n <= MAX_BOUNCES; n++)
    {
      Ways ways;

      follow_all (position, n, &ways);
      *effort = (UgoGygesEffort) { n, ways.n_tries, ways.n_finishes };
      if (ways.n_finishes > 0 || ways.n_tries >= MAX_WAYS)
        return;
    }
}

int
ugo_gyges_scene_threats (const UgoPosition *position, const UgoMove *moves, size_t n_moves)
{
  int n = 0;

  for (size_t i = 0; i < n_moves; i++)
    {
      UgoPosition next;

      position->variant.rules->apply (position, moves[i], &next);
      n += ugo_result (&next).outcome == UGO_UNDECIDED
           && ugo_gyges_scene_can_finish (&next, position->side);
    }
  return n;
}
