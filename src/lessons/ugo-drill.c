/* ugo-drill.c: short questions on the board that train the eye
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-drill-private.h"

#include "ugo-bits.h"

/* How many positions are looked at for one that fits the wish for an easy or a hard question. */
#define MAX_POSITIONS 8

static const UgoDrillGame *const games[] = { &ugo_drill_ugolki, &ugo_drill_gyges };

static const UgoDrillGame *
find_game (const UgoRules *rules)
{
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    if (games[i]->rules == rules)
      return games[i];
  return games[0];
}

/* Positions */

/* Of two moves the one with more stops is played: long chains take the pieces apart, and so there
 * is more to see than after moves taken one by one at random. */
static UgoMove
choose_move (const UgoPosition *position, GRand *random, const UgoMove *moves, size_t n_moves)
{
  UgoMove one = moves[g_rand_int_range (random, 0, (gint32) n_moves)];
  UgoMove other = moves[g_rand_int_range (random, 0, (gint32) n_moves)];
  UgoRoute one_route;
  UgoRoute other_route;

  if (one.from == UGO_SQUARE_NONE || other.from == UGO_SQUARE_NONE)
    return one;
  ugo_move_path (position, one, &one_route);
  ugo_move_path (position, other, &other_route);
  return other_route.length > one_route.length ? other : one;
}

static void
wander (const UgoDrillGame *game, GRand *random, UgoPosition *position)
{
  int n_plies = g_rand_int_range (random, game->min_plies, game->max_plies + 1);

  ugo_position_start (ugo_variant_default (game->rules), position);
  for (int i = 0; i < n_plies; i++)
    {
      UgoMove moves[UGO_MAX_MOVES];
      size_t n_moves = ugo_legal_moves (position, moves);
      UgoPosition next;

      ugo_play (position, choose_move (position, random, moves, n_moves), NULL, 0, &next);
      if (ugo_result (&next).outcome != UGO_UNDECIDED)
        break;
      *position = next;
    }
}

/* Questions about pieces */

/* How much there is to see of the piece on @square, or -1 when it is not to be asked of; @moves is
 * all legal moves. */
static int
ask (UgoDrill *drill, const UgoDrillGame *game, UgoSquare square, const UgoMove *moves,
     size_t n_moves)
{
  int n_squares;

  drill->square = square;
  drill->squares = 0;
  drill->number = 0;
  drill->route.length = 0;
  for (size_t i = 0; i < n_moves; i++)
    if (moves[i].from == square)
      drill->squares |= ugo_bit (moves[i].to);
  n_squares = ugo_bits_count (drill->squares);
  if (n_squares == 0)
    return -1;
  if (drill->kind == UGO_DRILL_LANDINGS)
    return n_squares <= game->max_landings ? n_squares : -1;
  drill->number = game->reach (&drill->position, square, drill->squares, &drill->route);
  drill->squares = 0;
  return drill->number <= UGO_DRILL_MAX_NUMBER ? drill->number : -1;
}

/* Looks in some positions for the piece whose answer is nearest to one that was wished for, so that
 * easy and hard questions come in turn. */
static void
ask_of_piece (UgoDrill *drill, const UgoDrillGame *game, GRand *random)
{
  int wish = drill->kind == UGO_DRILL_REACH
                 ? g_rand_int_range (random, 0, game->max_number + 1)
                 : g_rand_int_range (random, 2, game->max_landings + 1);
  int least = G_MAXINT;
  UgoDrill best = *drill;

  for (int i = 0; least > 0 && (i < MAX_POSITIONS || least == G_MAXINT); i++)
    {
      UgoMove moves[UGO_MAX_MOVES];
      size_t n_moves;
      UgoSquare first;

      wander (game, random, &drill->position);
      n_moves = ugo_legal_moves (&drill->position, moves);
      first = (UgoSquare) g_rand_int_range (random, 0, game->rules->n_squares);
      for (guint j = 0; j < game->rules->n_squares; j++)
        {
          UgoSquare square = (UgoSquare) ((first + j) % game->rules->n_squares);
          int answer = ask (drill, game, square, moves, n_moves);

          if (answer < 0 || ABS (answer - wish) >= least)
            continue;
          least = ABS (answer - wish);
          best = *drill;
        }
    }
  *drill = best;
}

/* Questions about squares */

static void
ask_of_square (UgoDrill *drill, GRand *random)
{
  const UgoRules *rules = drill->position.variant.rules;
  UgoSquare before = drill->square;

  do
    drill->square = (UgoSquare) g_rand_int_range (random, 0, rules->files * rules->ranks);
  while (drill->square == before);
  drill->squares = ugo_bit (drill->square);
}

/* Public */

void
ugo_drill_init (UgoDrill *drill, UgoDrillKind kind, const UgoRules *rules, GRand *random)
{
  *drill = (UgoDrill){ .kind = kind, .square = UGO_SQUARE_NONE };
  wander (find_game (rules), random, &drill->position);
  ugo_drill_next (drill, random);
}

void
ugo_drill_next (UgoDrill *drill, GRand *random)
{
  if (drill->kind == UGO_DRILL_NAME || drill->kind == UGO_DRILL_FIND)
    ask_of_square (drill, random);
  else
    ask_of_piece (drill, find_game (drill->position.variant.rules), random);
}

gboolean
ugo_drill_is_yes_or_no (const UgoDrill *drill)
{
  return drill->kind == UGO_DRILL_REACH
         && find_game (drill->position.variant.rules)->max_number == 1;
}
