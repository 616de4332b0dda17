/* ugo-typed-move.h: what somebody who types a move means, letter by letter
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plain data, made anew for each text. What records may spell is understood: whole routes, their
 * ends alone, any joint or none, capitals, Cyrillic look-alikes, N and S, 3@a1, a1xc2=f4. Besides,
 * the square a piece goes to is enough where only one can go there, and a piece is named by its
 * square.
 */
#pragma once

#include <glib.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

typedef enum
{
  UGO_TYPED_NOTHING,   /* not even a letter */
  UGO_TYPED_PART,      /* the beginning of something */
  UGO_TYPED_PIECE,     /* a piece that may be picked up */
  UGO_TYPED_REPLACING, /* a move but for the square where the replaced piece goes */
  UGO_TYPED_MOVE,      /* a legal move */
  UGO_TYPED_CHOICE,    /* where several pieces can go */
  UGO_TYPED_REFUSED,   /* what cannot be read, or not be played */
} UgoTypedKind;

/* More ways to go on than this are not listed. */
#define UGO_TYPED_MAX_COMPLETIONS 16

/*
 * UgoTypedMove:
 * @kind: what it is
 * @move: the move, also one that is refused; of a replacement without its last square, the rest
 * @route: the way that was named, its end included; empty when only ends were
 * @status: why what stands there is not a move that can be played; %UGO_OK when it is
 * @walk: the piece named and its stops so far; empty when none was
 * @piece: the kind of piece to be placed; else 0
 * @pieces: the squares of pieces that may be meant
 * @targets: the squares that can come next, or that are meant
 * @n_completions: in how many ways it can go on, or how many moves may be meant
 * @completions: these as texts that stand for all that was typed, when they are not too many
 */
typedef struct
{
  UgoTypedKind kind;
  UgoMove move;
  UgoRoute route;
  UgoStatus status;
  UgoRoute walk;
  uint8_t piece;
  uint64_t pieces;
  uint64_t targets;
  guint n_completions;
  char completions[UGO_TYPED_MAX_COMPLETIONS][UGO_MOVE_TEXT_SIZE];
} UgoTypedMove;

/**
 * ugo_typed_move_init:
 * @self: (out): what is meant
 * @position: where it is to be played
 * @text: (nullable): what was typed, which may be anything
 */
void ugo_typed_move_init (UgoTypedMove *self, const UgoPosition *position, const char *text);

/**
 * ugo_typed_move_describe:
 * @self: what is meant
 * @position: where it is to be played
 *
 * Returns: (transfer full): a sentence that says what it is, or what to type
 */
char *ugo_typed_move_describe (const UgoTypedMove *self, const UgoPosition *position);

/**
 * ugo_typed_move_describe_completion:
 * @self: what is meant
 * @position: where it is to be played
 * @index: which of its completions
 *
 * Returns: (transfer full): that completion as one says it
 */
char *ugo_typed_move_describe_completion (const UgoTypedMove *self, const UgoPosition *position,
                                          guint index);

G_END_DECLS
