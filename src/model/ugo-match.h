/* ugo-match.h: a game being played or reviewed: a record and a place in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "ugo-record.h"

G_BEGIN_DECLS

#define UGO_TYPE_MATCH (ugo_match_get_type ())

G_DECLARE_FINAL_TYPE (UgoMatch, ugo_match, UGO, MATCH, GObject)

/**
 * UgoMatchMode:
 * @UGO_MATCH_PLAY: a game in progress: a new move replaces what was taken back, passes are made by
 *   themselves, the record's result follows the rules
 * @UGO_MATCH_REVIEW: a record is looked at: a new move becomes a variation, nothing else is changed
 */
typedef enum
{
  UGO_MATCH_PLAY,
  UGO_MATCH_REVIEW,
} UgoMatchMode;

#define UGO_MATCH_ERROR (ugo_match_error_quark ())

/* The codes of this domain are #UgoStatus values. */
GQuark ugo_match_error_quark (void);

/*
 * Signals:
 *
 * edited (): the record changed: its tree, its result or its tags. Comes before the others; nodes
 *   that are no longer in the record must not be looked at from then on.
 * moved (UgoNode *node): the match went one move forward, to @node; a view may animate it. Comes
 *   before "changed".
 * passed (UgoNode *node): a player who could not move has passed; @node is the pass. Comes after
 *   "moved" for that pass.
 * played (UgoNode *node): in play, a move was made, and not one that was taken back done again; the
 *   match is about to go to @node. Comes before all others. A handler may write comments to @node,
 *   and answers whether it did.
 * changed (): the place, the tree, the result or the tags changed. Once for each call below that
 *   changes something.
 *
 * Properties: "mode" (construct only), "can-undo", "can-redo" (read only, notified).
 */

/**
 * ugo_match_new:
 * @start: the position to start from, fit for a game
 *
 * Returns: (transfer full): a game to play
 */
UgoMatch *ugo_match_new (const UgoPosition *start);

/**
 * ugo_match_new_for_record:
 * @record: (transfer none): a record of a game of ours; the match changes it
 * @mode: whether it is played on or reviewed
 *
 * Returns: (transfer full): a match at the record's start (review) or at its last move (play)
 */
UgoMatch *ugo_match_new_for_record (UgoRecord *record, UgoMatchMode mode);

/**
 * ugo_match_get_record:
 * @self: a match
 *
 * Returns: (transfer none): its record
 */
UgoRecord *ugo_match_get_record (UgoMatch *self);

UgoMatchMode ugo_match_get_mode (UgoMatch *self);

/**
 * ugo_match_get_node:
 * @self: a match
 *
 * Returns: (transfer none): where it stands
 */
UgoNode *ugo_match_get_node (UgoMatch *self);

/**
 * ugo_match_get_position:
 * @self: a match
 *
 * Returns: (transfer none): the position there
 */
const UgoPosition *ugo_match_get_position (UgoMatch *self);

/**
 * ugo_match_get_outcome:
 * @self: a match
 *
 * Returns: how the game stands at this place: by the rules; in play also by resignation or
 *   agreement
 */
UgoOutcome ugo_match_get_outcome (UgoMatch *self);

/**
 * ugo_match_can_play:
 * @self: a match
 *
 * Returns: whether a move can be made here
 */
gboolean ugo_match_can_play (UgoMatch *self);

/**
 * ugo_match_play:
 * @self: a match
 * @move: a move
 * @route: (nullable): the route chosen hop by hop, or %NULL
 * @error: (nullable): where the reason of a refusal goes, as a sentence
 *
 * Plays it and, in play, every forced pass that follows.
 *
 * Returns: whether it was legal
 */
gboolean ugo_match_play (UgoMatch *self, UgoMove move, const UgoRoute *route, GError **error);

gboolean ugo_match_get_can_undo (UgoMatch *self);
gboolean ugo_match_get_can_redo (UgoMatch *self);

/**
 * ugo_match_undo:
 * @self: a match
 *
 * Takes back the last move, with the forced passes after it. After a resignation or an agreed draw
 * takes back that alone.
 */
void ugo_match_undo (UgoMatch *self);

/**
 * ugo_match_redo:
 * @self: a match
 *
 * Plays again what was taken back last, a resignation too, or, in review, goes one move on.
 */
void ugo_match_redo (UgoMatch *self);

/**
 * ugo_match_go_to:
 * @self: a match
 * @node: a node of its record
 *
 * One move forward is announced by "moved", all else only by "changed". Looking back takes nothing
 * back: a result that the game has stays in its record. In play, a step back from a forced pass
 * goes over it, to the last place where somebody had a choice.
 */
void ugo_match_go_to (UgoMatch *self, UgoNode *node);

/**
 * ugo_match_get_next:
 * @self: a match
 *
 * Returns: (nullable) (transfer none): the next node on the line that was last walked
 */
UgoNode *ugo_match_get_next (UgoMatch *self);

/**
 * ugo_match_get_line_end:
 * @self: a match
 *
 * Returns: (transfer none): the last node of that line
 */
UgoNode *ugo_match_get_line_end (UgoMatch *self);

/**
 * ugo_match_resign:
 * @self: a match in play that is undecided
 * @side: who resigns
 */
void ugo_match_resign (UgoMatch *self, UgoSide side);

/**
 * ugo_match_agree_draw:
 * @self: a match in play that is undecided
 */
void ugo_match_agree_draw (UgoMatch *self);

/**
 * ugo_match_forfeit:
 * @self: a match in play that is undecided
 * @side: whose time has run out
 */
void ugo_match_forfeit (UgoMatch *self, UgoSide side);

/**
 * ugo_match_set_players:
 * @self: a match
 * @white: (nullable): White's name
 * @black: (nullable): Black's name
 *
 * An empty name is written as "?".
 */
void ugo_match_set_players (UgoMatch *self, const char *white, const char *black);

/**
 * ugo_match_edited:
 * @self: a match
 *
 * To be called after the record was changed by other means than this match's functions: comments,
 * glyphs, tags, lines removed or promoted. The node the match stands at must still be there.
 */
void ugo_match_edited (UgoMatch *self);

/**
 * ugo_match_edited_at:
 * @self: a match in review
 * @node: a node of its record
 *
 * As ugo_match_edited(), where the node the match stood at may be gone: it stands at @node now.
 */
void ugo_match_edited_at (UgoMatch *self, UgoNode *node);

/**
 * ugo_match_rematch:
 * @self: a match in play
 *
 * Returns: (transfer full): a new match from the same start, the players' sides swapped
 */
UgoMatch *ugo_match_rematch (UgoMatch *self);

/**
 * ugo_match_describe_outcome:
 * @self: a match
 *
 * Returns: (transfer full) (nullable): a sentence in the person's language that says who has won at
 *   this place and by which rule; %NULL while undecided. In review also, at the end of the main
 *   line, what the record's tags say when the rules do not.
 */
char *ugo_match_describe_outcome (UgoMatch *self);

G_END_DECLS
