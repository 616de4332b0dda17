/* ugo-alone-front.h: placements of the pieces of one side, by how many moves lead to them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "ugo-types.h"

G_BEGIN_DECLS

/* The most moves from one end of a way to where it meets the other. */
#define UGO_ALONE_MAX_DEPTH 32

/*
 * UgoAloneState:
 * @pieces: where the pieces stand
 * @ways: in how many ways this is reached in so few moves; %G_MAXUINT64 for more
 * @piece: where the piece stands that is brought somewhere, else %UGO_SQUARE_NONE
 * @depth: the fewest moves that lead here
 * @is_marked: whether it is part of an answer
 */
typedef struct
{
  guint64 pieces;
  guint64 ways;
  UgoSquare piece;
  guint8 depth;
  bool is_marked;
} UgoAloneState;

/*
 * UgoAloneFront:
 * @states: (element-type UgoAloneState): in the order of their depths
 * @starts: for each depth, where its states begin; one more is where the last ones end
 * @depth: that of the last states
 * @table: where a state is in @states, plus one; 0 where there is none
 * @mask: the size of the table less one
 */
typedef struct
{
  GArray *states;
  guint starts[UGO_ALONE_MAX_DEPTH + 2];
  int depth;
  guint32 *table;
  guint mask;
} UgoAloneFront;

/**
 * ugo_alone_front_init:
 * @self: (out): an empty front
 */
void ugo_alone_front_init (UgoAloneFront *self);

/**
 * ugo_alone_front_clear:
 * @self: a front
 */
void ugo_alone_front_clear (UgoAloneFront *self);

/**
 * ugo_alone_front_reset:
 * @self: a front
 *
 * Makes it empty.
 */
void ugo_alone_front_reset (UgoAloneFront *self);

/**
 * ugo_alone_front_add:
 * @self: a front
 * @pieces: where the pieces stand
 * @piece: where the one stands that is brought, or %UGO_SQUARE_NONE
 * @ways: in how many more ways it is reached, one move after the last depth
 *
 * Does nothing when it was reached in fewer moves.
 */
void ugo_alone_front_add (UgoAloneFront *self, guint64 pieces, UgoSquare piece, guint64 ways);

/**
 * ugo_alone_front_close:
 * @self: a front
 *
 * What was added since the last time are all states of their depth.
 */
void ugo_alone_front_close (UgoAloneFront *self);

/**
 * ugo_alone_front_find:
 * @self: a front
 * @pieces: where the pieces stand
 * @piece: where the one stands that is brought, or %UGO_SQUARE_NONE
 * @depth: a depth
 *
 * Returns: (transfer none) (nullable): the state, if it is of that depth
 */
UgoAloneState *ugo_alone_front_find (const UgoAloneFront *self, guint64 pieces, UgoSquare piece,
                                     int depth);

static inline UgoAloneState *
ugo_alone_front_at (const UgoAloneFront *self, guint i)
{
  return &((UgoAloneState *) (gpointer) self->states->data)[i];
}

/* How many states of the last depth there are. */
static inline guint
ugo_alone_front_width (const UgoAloneFront *self)
{
  return self->states->len - self->starts[self->depth];
}

G_END_DECLS
