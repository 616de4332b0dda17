/* ugo-drill.h: short questions on the board that train the eye
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The positions come from random legal play, the answers from the rules. From the same seed come
 * the same questions.
 */
#pragma once

#include <glib.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

typedef enum
{
  UGO_DRILL_NAME,     /* a square is shown and is to be named */
  UGO_DRILL_FIND,     /* a square is named and is to be found */
  UGO_DRILL_LANDINGS, /* all squares where a piece can end its move */
  UGO_DRILL_REACH,    /* how far a piece comes, as each game asks it */
} UgoDrillKind;

#define UGO_DRILL_N_KINDS 4

/* The largest number that is ever the answer. */
#define UGO_DRILL_MAX_NUMBER 8

/*
 * UgoDrill:
 * @kind: what is asked
 * @position: the position on the board
 * @square: the square shown or named, or that of the piece asked about
 * @squares: the right squares; none in %UGO_DRILL_REACH
 * @number: in %UGO_DRILL_REACH the right number: in Ugolki the jumps of the piece's longest chain
 *   that lands on no square twice, in Gygès 1 when the piece can finish now and 0 when it cannot
 * @route: a way that shows this; empty when there is nothing to show
 *
 * A question: plain data.
 */
typedef struct
{
  UgoDrillKind kind;
  UgoPosition position;
  UgoSquare square;
  uint64_t squares;
  int number;
  UgoRoute route;
} UgoDrill;

/**
 * ugo_drill_init:
 * @drill: (out): the first question of a round
 * @kind: what is to be asked
 * @rules: the game, played as it usually is
 * @random: where chance comes from
 *
 * Takes some milliseconds at most.
 */
void ugo_drill_init (UgoDrill *drill, UgoDrillKind kind, const UgoRules *rules, GRand *random);

/**
 * ugo_drill_next:
 * @drill: a question, which becomes another one of the same kind
 * @random: where chance comes from
 *
 * While squares are named and found the position stays, and no square comes twice in a row.
 */
void ugo_drill_next (UgoDrill *drill, GRand *random);

/**
 * ugo_drill_is_yes_or_no:
 * @drill: a question
 *
 * Returns: whether its answer is yes, which is 1, or no
 */
gboolean ugo_drill_is_yes_or_no (const UgoDrill *drill);

G_END_DECLS
