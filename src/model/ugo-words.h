/* ugo-words.h: what happens on the board, in sentences of the person's language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sentences that differ between the games come from a table of each game's words, keyed by its
 * rules.
 */
#pragma once

#include <glib.h>

#include "ugo-comment.h"
#include "ugo-diagnostic.h"
#include "ugo-rules.h"

G_BEGIN_DECLS

/**
 * ugo_words_game:
 * @rules: a game
 *
 * Returns: (transfer none): its name
 */
const char *ugo_words_game (const UgoRules *rules);

/**
 * ugo_words_side:
 * @rules: a game
 * @side: a side
 *
 * Returns: (transfer none): the side's name on its own, as a label: "White", "South"
 */
const char *ugo_words_side (const UgoRules *rules, UgoSide side);

/**
 * ugo_words_variant:
 * @variant: a variant
 *
 * Returns: (transfer full): the game, the pieces and its options, such as "Ugolki · 9 pieces ·
 *   diagonal moves"
 */
char *ugo_words_variant (UgoVariant variant);

/**
 * ugo_words_turn:
 * @position: a position that is not decided
 *
 * Returns: (transfer none): a sentence such as "White to move"
 */
const char *ugo_words_turn (const UgoPosition *position);

/**
 * ugo_words_outcome:
 * @position: a position
 *
 * Returns: (transfer full) (nullable): who has won and by which rule; %NULL while undecided
 */
char *ugo_words_outcome (const UgoPosition *position);

/**
 * ugo_words_declared:
 * @rules: a game
 * @outcome: what a record tells without the rules deciding it
 * @termination: (nullable): value of its Termination tag, or %NULL
 *
 * Returns: (transfer full) (nullable): a sentence such as "White resigns: Black wins."; %NULL while
 *   undecided
 */
char *ugo_words_declared (const UgoRules *rules, UgoOutcome outcome, const char *termination);

/**
 * ugo_words_players:
 * @rules: a game
 * @white: (nullable): White's name
 * @black: (nullable): Black's name
 *
 * Returns: (transfer full) (nullable): who plays: "White: Anna. Black: Boris."; %NULL when nobody
 *   is known
 */
char *ugo_words_players (const UgoRules *rules, const char *white, const char *black);

/**
 * ugo_words_player_name:
 * @rules: a game
 * @side: a side
 *
 * Returns: (transfer none): what an entry for that player's name is called: "Name of White"
 */
const char *ugo_words_player_name (const UgoRules *rules, UgoSide side);

/**
 * ugo_words_level:
 * @rules: a game
 * @level: a level of the computer
 *
 * Returns: (transfer full): a sentence that says what the computer sees at that level
 */
char *ugo_words_level (const UgoRules *rules, int level);

/**
 * ugo_words_computer:
 * @level: a level of the computer
 *
 * Returns: (transfer full): what the computer is called: "Computer, level 3"
 */
char *ugo_words_computer (int level);

/**
 * ugo_words_draw_offer:
 * @rules: a game
 * @side: who offers a draw
 *
 * Returns: (transfer none): a sentence that says so
 */
const char *ugo_words_draw_offer (const UgoRules *rules, UgoSide side);

/**
 * ugo_words_draw_question:
 * @rules: a game
 * @side: who may accept one
 *
 * Returns: (transfer none): a sentence that asks for it
 */
const char *ugo_words_draw_question (const UgoRules *rules, UgoSide side);

/**
 * ugo_words_advice:
 * @position: a position that is not decided
 *
 * Returns: (transfer none): a sentence for somebody who has not moved yet: how to begin
 */
const char *ugo_words_advice (const UgoPosition *position);

/**
 * ugo_words_typing:
 * @position: a position
 *
 * Returns: (transfer full): a sentence for somebody who is about to type a move: what to type
 */
char *ugo_words_typing (const UgoPosition *position);

/**
 * ugo_words_no_move:
 * @rules: a game
 * @side: a side
 *
 * Returns: (transfer none): says of a place in a list of moves that @side has none there
 */
const char *ugo_words_no_move (const UgoRules *rules, UgoSide side);

/**
 * ugo_words_numbered_move:
 * @rules: a game
 * @number: the number of a move
 * @side: who makes it
 * @text: its squares
 *
 * Returns: (transfer full): the move in a list of moves: "Move 3, White: c3-c4"
 */
char *ugo_words_numbered_move (const UgoRules *rules, guint number, UgoSide side,
                               const char *text);

/**
 * ugo_words_limits:
 * @position: a position
 *
 * Returns: (transfer full) (nullable): what the side to move should know of the rules just now:
 *   that a limit draws near ("6 moves left to leave home", "Black has the last move"), or that its
 *   nearest line is blocked; %NULL when there is nothing
 */
char *ugo_words_limits (const UgoPosition *position);

/**
 * ugo_words_refusal:
 * @position: the position it was tried in
 * @move: the move tried
 * @status: why it is not legal
 *
 * Returns: (transfer full): one sentence that says why, and what would be right
 */
char *ugo_words_refusal (const UgoPosition *position, UgoMove move, UgoStatus status);

/**
 * ugo_words_pass:
 * @position: the position in which the player could not move
 *
 * Returns: (transfer none): a sentence that says so
 */
const char *ugo_words_pass (const UgoPosition *position);

/**
 * ugo_words_status:
 * @rules: (nullable): the game, or %NULL when it is not known
 * @status: why a move or a text was refused; not %UGO_OK
 *
 * Returns: (transfer none): a sentence that says so in the game's words, without naming squares
 */
const char *ugo_words_status (const UgoRules *rules, UgoStatus status);

/**
 * ugo_words_square:
 * @position: a position
 * @square: a square of it
 *
 * Returns: (transfer full): the square and what stands there, as a screen reader should say it:
 *   "e4, white piece", "e5, empty"
 */
char *ugo_words_square (const UgoPosition *position, UgoSquare square);

/**
 * ugo_words_move:
 * @position: the position before it
 * @move: a legal move or a pass
 * @route: (nullable): its route, or %NULL for the witness route
 *
 * Returns: (transfer full): the move as one says it: "White: c1 jumps to e3 by way of c3, 2 jumps"
 */
char *ugo_words_move (const UgoPosition *position, UgoMove move, const UgoRoute *route);

/**
 * ugo_words_text_fault:
 * @rules: (nullable): the game, or %NULL when it is not known
 * @status: what ugo_variant_read(), ugo_position_read() or ugo_move_read() answered
 * @text: what was read
 * @offset: where the fault stands, in bytes
 *
 * Returns: (transfer full): a sentence that says what is wrong, at which character, and what would
 *   be right
 */
char *ugo_words_text_fault (const UgoRules *rules, UgoStatus status, const char *text,
                            gsize offset);

/**
 * ugo_words_diagnostic:
 * @diagnostic: what was wrong in a record
 *
 * Returns: (transfer full): a sentence that says what and where (line and column, not the file)
 */
char *ugo_words_diagnostic (const UgoDiagnostic *diagnostic);

/**
 * ugo_words_glyph:
 * @glyph: a numeric glyph
 *
 * Returns: (transfer none): how it is shown after a move: "!", "?!", "$146"'s sign "N" …; "" for
 *   none that is shown
 */
const char *ugo_words_glyph (guint8 glyph);

/**
 * ugo_words_glyph_name:
 * @rules: a game
 * @glyph: a glyph of ugo_record_editor_get_glyphs()
 *
 * Returns: (transfer full): what it means, such as "good move" or "White: winning"
 */
char *ugo_words_glyph_name (const UgoRules *rules, guint8 glyph);

/**
 * ugo_words_mark:
 * @rules: a game
 * @mark: an arrow or a circle
 * @is_there: whether it is drawn, else it was taken away
 *
 * Returns: (transfer full): a few words that say so, such as "Green arrow: a1–c3"
 */
char *ugo_words_mark (const UgoRules *rules, const UgoMark *mark, gboolean is_there);

G_END_DECLS
