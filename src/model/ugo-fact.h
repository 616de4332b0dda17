/* ugo-fact.h: what can be said of a move, as facts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Facts are true by the rules, except where an estimate is named. “You” is who is advised, the
 * opponent the other side. A way that a piece can go “next” is one it could go if the side had the
 * move at once and nothing else changed.
 */
#pragma once

#include <glib.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

/*
 * UgoFactKind:
 *
 * In brackets: which fields of the #UgoFact hold what.
 *
 * Of both games. What a move does:
 * @UGO_FACT_WINS: you win, whatever the opponent does, in [n] moves of yours at the latest, this
 *   one included
 * @UGO_FACT_LOSES: the opponent wins, whatever you do, in [n] moves of his at the latest
 * @UGO_FACT_PLAN: the computer expects that you go on by [move] next; an estimate
 * @UGO_FACT_BEST: the computer finds nothing better; an estimate
 *
 * What is wrong with it:
 * @UGO_FACT_LETS_WIN: the opponent wins now, whatever you do, in [n] moves of his at the latest
 * @UGO_FACT_MISSED_WIN: by [route] you would have won, whatever the opponent does, in [n] moves
 * @UGO_FACT_LOST_MOVES: about [n] moves are lost against [route]; an estimate
 *
 * What the opponent wants:
 * @UGO_FACT_CANNOT_MOVE: he would have no move next
 *
 * Of Ugolki. What a move does:
 * @UGO_FACT_FILLS_GOAL: all your pieces stand in the goal after it
 * @UGO_FACT_LAST_LEAVES: the last piece leaves home, [n] rounds before the limit; -1 without one
 * @UGO_FACT_LEAVES_HOME: a piece leaves home, [n] are still there
 * @UGO_FACT_HOME_LIMIT: pieces are at home after it, and you have [n] more moves until the limit
 * @UGO_FACT_ENTERS_GOAL: a piece enters the goal, [n] are there then, of [m]
 * @UGO_FACT_JUMPS: the piece from the start of [route] jumps [n] times
 * @UGO_FACT_CATCHES_UP: a piece that has the longest way to go comes [n] squares nearer
 * @UGO_FACT_OPENS_ROAD: next you can go [route], [n] jumps, and could not before
 * @UGO_FACT_SPOILS_ROAD: the opponent could have gone [route] next, [n] jumps, and cannot any more
 * @UGO_FACT_ONLY_STEPS: you have no jump that comes nearer to the far corner
 * @UGO_FACT_COMES_NEARER: a piece comes [n] squares nearer to the far corner
 *
 * What is wrong with it:
 * @UGO_FACT_STAYED_HOME: [n] pieces are at home, and you have [m] more moves until the limit
 * @UGO_FACT_LAYS_ROAD: the opponent can go [route] next, [n] jumps, and could not before
 * @UGO_FACT_BREAKS_ROAD: you could have gone [route], [n] jumps, and cannot any more
 *
 * What the opponent wants:
 * @UGO_FACT_WANTS_FILL: he can fill his goal next, by [route]
 * @UGO_FACT_WANTS_JUMPS: he can jump [n] times next, by [route]
 * @UGO_FACT_WANTS_STEP: his longest advance next is [n] squares, by [route]
 *
 * Of Gygès. What a move does:
 * @UGO_FACT_FINISHES: it wins at once, after [n] bounces
 * @UGO_FACT_STOPS: the opponent could have finished by [route] next, and cannot finish any more
 * @UGO_FACT_ONLY_SAFE: [n] of your moves, this one among them, leave him no finish next
 * @UGO_FACT_THREATENS: next you can finish by [route], and with [n] pieces in all
 * @UGO_FACT_COMMANDS: you command row [n] then, and commanded another before
 * @UGO_FACT_RESTRICTS: the opponent has [n] moves next, and would have had [m] before
 * @UGO_FACT_FREES: you have [n] moves next if you had the move, and had [m] before
 * @UGO_FACT_BOUNCES: a piece bounces [n] times
 * @UGO_FACT_IS_SAFE: the opponent cannot finish next
 * @UGO_FACT_PLACES: a piece of size [n] is placed on the end of [route]; in one run over an empty
 *   board it can go to [m] squares from there
 *
 * What is wrong with it:
 * @UGO_FACT_OPENS_FINISH: the opponent can finish by [route] next, and could not before
 * @UGO_FACT_LEAVES_FINISH: the opponent can finish by [route] next, and could before
 * @UGO_FACT_MISSED_FINISH: you would have finished by [route]
 *
 * What the opponent wants:
 * @UGO_FACT_WANTS_FINISH: he can finish by [route] next, and with [n] pieces in all
 * @UGO_FACT_WANTS_NOTHING: he cannot finish next; in Ugolki: no move of his comes nearer to the far
 *   corner
 * @UGO_FACT_WANTS_PLACE: he is to place pieces yet
 */
typedef enum
{
  UGO_FACT_WINS,
  UGO_FACT_LOSES,
  UGO_FACT_PLAN,
  UGO_FACT_BEST,
  UGO_FACT_LETS_WIN,
  UGO_FACT_MISSED_WIN,
  UGO_FACT_LOST_MOVES,
  UGO_FACT_CANNOT_MOVE,

  UGO_FACT_FILLS_GOAL,
  UGO_FACT_LAST_LEAVES,
  UGO_FACT_LEAVES_HOME,
  UGO_FACT_HOME_LIMIT,
  UGO_FACT_ENTERS_GOAL,
  UGO_FACT_JUMPS,
  UGO_FACT_CATCHES_UP,
  UGO_FACT_OPENS_ROAD,
  UGO_FACT_SPOILS_ROAD,
  UGO_FACT_ONLY_STEPS,
  UGO_FACT_COMES_NEARER,
  UGO_FACT_STAYED_HOME,
  UGO_FACT_LAYS_ROAD,
  UGO_FACT_BREAKS_ROAD,
  UGO_FACT_WANTS_FILL,
  UGO_FACT_WANTS_JUMPS,
  UGO_FACT_WANTS_STEP,

  UGO_FACT_FINISHES,
  UGO_FACT_STOPS,
  UGO_FACT_ONLY_SAFE,
  UGO_FACT_THREATENS,
  UGO_FACT_COMMANDS,
  UGO_FACT_RESTRICTS,
  UGO_FACT_FREES,
  UGO_FACT_BOUNCES,
  UGO_FACT_IS_SAFE,
  UGO_FACT_PLACES,
  UGO_FACT_OPENS_FINISH,
  UGO_FACT_LEAVES_FINISH,
  UGO_FACT_MISSED_FINISH,
  UGO_FACT_WANTS_FINISH,
  UGO_FACT_WANTS_NOTHING,
  UGO_FACT_WANTS_PLACE,

  UGO_N_FACTS,
} UgoFactKind;

/*
 * UgoFact:
 * @kind: what it says
 * @n: a number; see #UgoFactKind
 * @m: another number
 * @move: a move
 * @route: the stops of a move; the move’s start and its end at least
 */
typedef struct
{
  UgoFactKind kind;
  int n;
  int m;
  UgoMove move;
  UgoRoute route;
} UgoFact;

G_END_DECLS
