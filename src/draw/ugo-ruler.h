/* ugo-ruler.h: a race on the ruler of its rounds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>

#include "ugo-theme.h"

G_BEGIN_DECLS

/*
 * UgoRuler:
 * @length: how many rounds a game can have
 * @gate: the round by which the homes must be empty, 0 for none
 * @now: the round being played, from 1
 * @first: for White and Black the round in which it can be home at the earliest, -1 for unknown
 * @last: the round in which it will be, -1 for unknown; the same as @first when that is proved
 *
 * Rounds beyond @length are shown at its end.
 */
typedef struct
{
  int length;
  int gate;
  int now;
  int first[2];
  int last[2];
} UgoRuler;

/* The least height that a ruler needs, in units. */
#define UGO_RULER_HEIGHT 46

/**
 * ugo_ruler_place:
 * @self: a ruler
 * @width: how wide it is
 * @round: a number of rounds
 *
 * Returns: where that round ends, from the left
 */
double ugo_ruler_place (const UgoRuler *self, double width, int round);

/**
 * ugo_ruler_draw_disc:
 * @cr: where to draw
 * @side: 0 for White, 1 for Black
 * @x: its centre
 * @y: see @x
 * @radius: its radius
 *
 * The disc that stands for a side.
 */
void ugo_ruler_draw_disc (cairo_t *cr, int side, double x, double y, double radius);

/**
 * ugo_ruler_draw:
 * @cr: where to draw, from the origin on; its state is left as it was
 * @self: a ruler
 * @ink: the colour of text on the ground
 * @width: how wide it is
 * @height: how high it is
 *
 * A track, filled as far as the game has come, with a bar at the gate; over it White, under it
 * Black, each a disc in the round in which the side is home, behind a line from the earliest one
 * where that is only estimated. A side without a disc is a ring in the earliest round.
 */
void ugo_ruler_draw (cairo_t *cr, const UgoRuler *self, UgoColour ink, double width, double height);

G_END_DECLS
