/* ugo-adviser.h: who looks over one's shoulder at a match: hints, and the coach
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-advice.h"
#include "ugo-match.h"

G_BEGIN_DECLS

#define UGO_TYPE_ADVISER (ugo_adviser_get_type ())

/*
 * UgoAdviser:
 *
 * Follows a match in play. Asked for a hint it tells more each time; asked what the opponent wants
 * it tells that. As a coach it judges each move of a person who plays against the computer: before
 * the computer answers a mistake, the person may think again. And it tells what a move of the
 * computer's means, where it matters. It thinks in a thread; what it says goes when the match goes
 * on.
 *
 * Signal: changed (): what it says is another thing. Property: "holding" (bool, read only,
 * notified): whether the computer must wait for it.
 */
G_DECLARE_FINAL_TYPE (UgoAdviser, ugo_adviser, UGO, ADVISER, GObject)

/* What it is saying. */
typedef enum
{
  UGO_ADVISER_SILENT,
  UGO_ADVISER_THINKING, /* of what was asked */
  UGO_ADVISER_HINT,
  UGO_ADVISER_WISHES,
  UGO_ADVISER_WARNING, /* the move just made was a mistake */
  UGO_ADVISER_NEWS,    /* what the computer's move means */
} UgoAdviserState;

/**
 * ugo_adviser_new:
 *
 * Returns: (transfer full): an adviser without a match, who is no coach
 */
UgoAdviser *ugo_adviser_new (void);

/**
 * ugo_adviser_set_match:
 * @self: an adviser
 * @match: (nullable) (transfer none): a match in play
 */
void ugo_adviser_set_match (UgoAdviser *self, UgoMatch *match);

/**
 * ugo_adviser_set_coach:
 * @self: an adviser
 * @is_coach: whether it speaks unasked
 */
void ugo_adviser_set_coach (UgoAdviser *self, gboolean is_coach);

/**
 * ugo_adviser_can_advise:
 * @self: an adviser
 *
 * Returns: whether it can be asked now: the game goes on, and a person is to move
 */
gboolean ugo_adviser_can_advise (UgoAdviser *self);

/**
 * ugo_adviser_hint:
 * @self: an adviser who can be asked
 *
 * Gives a hint, or the next grade of it; after the last one puts it away, and the next time it
 * begins again.
 */
void ugo_adviser_hint (UgoAdviser *self);

/**
 * ugo_adviser_ask_wishes:
 * @self: an adviser who can be asked
 *
 * Tells what the opponent wants, or puts that away.
 */
void ugo_adviser_ask_wishes (UgoAdviser *self);

/**
 * ugo_adviser_dismiss:
 * @self: an adviser
 *
 * Puts away what it says; after a warning the move is kept, and the computer may go on.
 */
void ugo_adviser_dismiss (UgoAdviser *self);

UgoAdviserState ugo_adviser_get_state (UgoAdviser *self);

gboolean ugo_adviser_get_holding (UgoAdviser *self);

/**
 * ugo_adviser_describe:
 * @self: an adviser
 *
 * Returns: (transfer full) (nullable): what it says, in the person's language
 */
char *ugo_adviser_describe (UgoAdviser *self);

/**
 * ugo_adviser_mark:
 * @self: an adviser
 * @marks: (out): what it shows on the board
 */
void ugo_adviser_mark (UgoAdviser *self, UgoAdviceMarks *marks);

G_END_DECLS
