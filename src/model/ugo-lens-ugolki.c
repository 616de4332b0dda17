/* ugo-lens-ugolki.c: the roads of Ugolki
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-lens-table.h"

#include <glib/gi18n.h>

#include "ugo-bits.h"
#include "ugo-ugolki.h"
#include "ugo-words-table.h"

#define FILES 8

/* The piece jumped over lies in the middle of a jump; a step has nothing there. */
static uint64_t
carriers (const UgoRoute *route)
{
  uint64_t set = 0;

  for (int i = 1; i < route->length; i++)
    {
      int from = route->squares[i - 1];
      int to = route->squares[i];
      int files = ABS (from % FILES - to % FILES);
      int ranks = ABS (from / FILES - to / FILES);

      if (files != 1 && ranks != 1)
        set |= ugo_bit ((UgoSquare) ((from + to) / 2));
    }
  return set;
}

/* By how many squares a piece of @side comes nearer to its far corner. */
static int
get_advance (UgoSide side, UgoSquare from, UgoSquare to)
{
  int advance = to % FILES + to / FILES - from % FILES - from / FILES;

  return side == UGO_WHITE ? advance : -advance;
}

/* The farthest road so far, and how far it goes. */
typedef struct
{
  UgoRoads *roads;
  UgoSide side;
  UgoMove best;
  int advance;
} Survey;

/* Adds the roads from @from to those of @ends that lie ahead. */
static void
add_roads (Survey *self, UgoSquare from, uint64_t ends)
{
  while (ends)
    {
      UgoSquare to = ugo_bits_pop (&ends);
      int advance = get_advance (self->side, from, to);

      if (advance <= 0)
        continue;
      self->roads->ends |= ugo_bit (to);
      if (advance <= self->advance)
        continue;
      self->advance = advance;
      self->best = ugo_move (from, to);
    }
}

/* The way of the best road in @position, whose turn it is or not. */
static void
finish_survey (const Survey *self, const UgoPosition *position)
{
  UgoPosition turn = *position;

  if (self->advance == 0)
    return;
  turn.side = self->side;
  turn.variant.rules->path (&turn, self->best, &self->roads->best);
}

/* What @side can reach in @now but not in @before: by way of roads, from where its pieces stand in
 * @now. A piece that has moved between the two is looked at only if @with_moved. */
static void
compare (const UgoPosition *before, const UgoPosition *now, UgoSide side, UgoMove moved,
         gboolean with_moved, UgoRoads *roads)
{
  Survey survey = { roads, side, UGO_MOVE_PASS, 0 };
  uint8_t jumps[UGO_MAX_SQUARES];

  for (uint64_t pieces = now->ugolki.pieces[side]; pieces;)
    {
      UgoSquare square = ugo_bits_pop (&pieces);
      gboolean has_moved = (before->ugolki.pieces[side] & ugo_bit (square)) == 0;
      UgoSquare origin = has_moved ? moved.from : square;
      uint64_t known;

      if (has_moved && !with_moved)
        continue;
      known = ugo_ugolki_landings (before, origin, jumps) | ugo_bit (origin);
      add_roads (&survey, square, ugo_ugolki_landings (now, square, jumps) & ~known);
    }
  finish_survey (&survey, now);
}

static void
find_roads (const UgoPosition *position, UgoMove move, UgoLensChange *change)
{
  if (ugo_move_is_pass (move))
    return;
  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    {
      compare (position, &change->after, (UgoSide) side, move, TRUE, &change->opened[side]);
      compare (&change->after, position, (UgoSide) side, move, FALSE, &change->closed[side]);
    }
}

/* Words */

typedef struct
{
  char from[UGO_SQUARE_NAME_SIZE];
  char to[UGO_SQUARE_NAME_SIZE];
  guint jumps;
} Road;

static Road
read_road (const UgoLensChange *change, const UgoRoads *roads)
{
  const UgoRoute *route = &roads->best;
  Road road = { .jumps = route->length - 1u };

  ugo_square_name (&change->after, route->squares[0], road.from);
  ugo_square_name (&change->after, route->squares[route->length - 1], road.to);
  return road;
}

static char *
describe_opened (const UgoLensChange *change, UgoSide side)
{
  Road road;

  if (change->opened[side].ends == 0)
    return g_strdup (side == UGO_WHITE ? _ ("Opens no road for White.")
                                       : _ ("Opens no road for Black."));
  road = read_road (change, &change->opened[side]);
  /* Translators: of a move that is considered; %1$s and %2$s are the first and the last square of
   * the longest road that it opens, %3$u its length. */
  return g_strdup_printf (side == UGO_WHITE
                              ? ngettext ("Opens a road for White: %1$s–%2$s, %3$u jump.",
                                          "Opens a road for White: %1$s–%2$s, %3$u jumps.",
                                          road.jumps)
                              : ngettext ("Opens a road for Black: %1$s–%2$s, %3$u jump.",
                                          "Opens a road for Black: %1$s–%2$s, %3$u jumps.",
                                          road.jumps),
                          road.from, road.to, road.jumps);
}

static char *
describe_closed (const UgoLensChange *change, UgoSide side)
{
  Road road;

  if (change->closed[side].ends == 0)
    return g_strdup (side == UGO_WHITE ? _ ("Closes no road of White’s.")
                                       : _ ("Closes no road of Black’s."));
  road = read_road (change, &change->closed[side]);
  /* Translators: of a move that is considered; %1$s and %2$s are the first and the last square of
   * the longest road that it closes, %3$u its length. */
  return g_strdup_printf (side == UGO_WHITE
                              ? ngettext ("Closes a road of White’s: %1$s–%2$s, %3$u jump.",
                                          "Closes a road of White’s: %1$s–%2$s, %3$u jumps.",
                                          road.jumps)
                              : ngettext ("Closes a road of Black’s: %1$s–%2$s, %3$u jump.",
                                          "Closes a road of Black’s: %1$s–%2$s, %3$u jumps.",
                                          road.jumps),
                          road.from, road.to, road.jumps);
}

/* What the move would give to the other side. */
static char *
describe_gift (const UgoLensChange *change, UgoSide side)
{
  Road road = read_road (change, &change->opened[side]);

  /* Translators: of a move that is considered: what the other side gains by it. */
  return g_strdup_printf (side == UGO_WHITE
                              ? ngettext ("But it opens a road for White: %1$s–%2$s, %3$u jump.",
                                          "But it opens a road for White: %1$s–%2$s, %3$u jumps.",
                                          road.jumps)
                              : ngettext ("But it opens a road for Black: %1$s–%2$s, %3$u jump.",
                                          "But it opens a road for Black: %1$s–%2$s, %3$u jumps.",
                                          road.jumps),
                          road.from, road.to, road.jumps);
}

static char *
describe_change (const UgoLensChange *change)
{
  UgoSide other = change->after.side;
  g_autofree char *opened = describe_opened (change, ugo_side_other (other));
  g_autofree char *closed = describe_closed (change, other);
  g_autofree char *gift = NULL;

  if (change->opened[other].ends == 0)
    return g_strjoin ("\n", opened, closed, NULL);
  gift = describe_gift (change, other);
  return g_strjoin ("\n", opened, closed, gift, NULL);
}

const UgoLens ugo_lens_ugolki = {
  .rules = &ugo_rules_ugolki,
  .carriers = carriers,
  .find_roads = find_roads,
  .describe_change = describe_change,
};
