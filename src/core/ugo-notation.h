/* ugo-notation.h: squares, moves, variants and positions as text, and back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Texts are UTF-8 with a length, and need not end in NUL. Offsets count bytes. Written text is
 * always the one standard spelling; what is read may differ from it as records may.
 */
#pragma once

#include "ugo-rules.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * UgoMoveText:
 * @pass: whether it is the pass
 * @piece: the piece of a placement such as 3@a1, else 0
 * @n_squares: how many squares it names, the start and the end included, the drop square not
 * @squares: each as file + 16 × rank (a1 is 0, h8 is 0x77); 0xf0 for N, 0xf1 for S
 * @drop: the square after `=` in the same coding, or 0xff
 *
 * A move as it was spelled, before any board is known.
 */
typedef struct
{
  bool pass;
  uint8_t piece;
  uint8_t n_squares;
  uint8_t squares[UGO_MAX_ROUTE];
  uint8_t drop;
} UgoMoveText;

/**
 * ugo_square_write:
 * @rules: a game
 * @square: a square of its board
 * @text: (out): room for three bytes, NUL included
 *
 * Returns: the length written: 2, or 1 for a finish square
 */
size_t ugo_square_write (const UgoRules *rules, UgoSquare square, char *text);

/**
 * ugo_square_read:
 * @rules: a game
 * @text: text
 * @length: its length in bytes
 * @square: (out): the square it begins with
 *
 * Capitals and Cyrillic look-alikes (of a, c, e, A, B, C, E, H) are read too.
 *
 * Returns: how many bytes were used; 0 when no square of this board stands there
 */
size_t ugo_square_read (const UgoRules *rules, const char *text, size_t length, UgoSquare *square);

/**
 * ugo_joint_read:
 * @text: text
 * @length: its length in bytes
 *
 * Returns: how many bytes of what may join two squares of a move it begins with: a hyphen, a dash,
 *   `:`, `x`, `×` or `~`; 0 when it begins with none
 */
size_t ugo_joint_read (const char *text, size_t length);

/**
 * ugo_move_text_scan:
 * @text: text
 * @length: its length in bytes
 * @move: (out): the move spelled there
 * @used: (out): how many bytes belong to it; on an error, the offset of the fault
 *
 * Reads the longest move at the start of @text: squares a1–h8 joined by a hyphen, a dash, `:`, `x`,
 * `×`, `~` or nothing, with spaces round the joint, or by a space alone between the first two; a
 * placement `3@a1`; a replacement's `=f4`; a pass `--`, `pass`, or a lone dash of a word processor.
 * A move is a whole word: a letter, a digit or a joint may not follow it at once.
 *
 * Returns: %UGO_OK, %UGO_TEXT_NO_MOVE or %UGO_TEXT_ROUTE_TOO_LONG
 */
UgoStatus ugo_move_text_scan (const char *text, size_t length, UgoMoveText *move, size_t *used);

/**
 * ugo_move_text_resolve:
 * @position: where it is to be played
 * @text: a move as it was spelled
 * @move: (out): the move meant, also when it is not legal
 * @route: (out): the route named; empty when only the ends were, or for a placement or a pass
 *
 * Returns: %UGO_OK when the move is legal and can go as named; else why not
 */
UgoStatus ugo_move_text_resolve (const UgoPosition *position, const UgoMoveText *text,
                                 UgoMove *move, UgoRoute *route);

/**
 * ugo_move_read:
 * @position: where it is to be played
 * @text: the text of one move, spaces round it allowed
 * @length: its length in bytes
 * @move: (out): the move meant
 * @route: (out): the route named, empty when only the ends were
 * @offset: (out): where a fault stands
 *
 * ugo_move_text_scan() and ugo_move_text_resolve() in one; nothing may follow the move.
 *
 * Returns: %UGO_OK, or what is wrong
 */
UgoStatus ugo_move_read (const UgoPosition *position, const char *text, size_t length,
                         UgoMove *move, UgoRoute *route, size_t *offset);

/**
 * ugo_move_write:
 * @position: where it is played
 * @move: a legal move
 * @route: (nullable): the route to name, or %NULL or an empty one for the witness route
 * @text: (out): room for %UGO_MOVE_TEXT_SIZE bytes
 *
 * Returns: the length written
 */
size_t ugo_move_write (const UgoPosition *position, UgoMove move, const UgoRoute *route,
                       char *text);

/**
 * ugo_variant_read:
 * @text: a variant's name such as "Ugolki 16 diagonal", in any case, options in any order
 * @length: its length in bytes
 * @variant: (out): the variant; the default of the game named when only that was understood, the
 *   default of the first game when nothing was
 * @offset: (out): where a fault stands
 *
 * Returns: %UGO_OK, or what is wrong
 */
UgoStatus ugo_variant_read (const char *text, size_t length, UgoVariant *variant, size_t *offset);

/**
 * ugo_variant_write:
 * @variant: a variant
 * @text: (out): room for %UGO_VARIANT_TEXT_SIZE bytes
 *
 * Returns: the length written
 */
size_t ugo_variant_write (UgoVariant variant, char *text);

/**
 * ugo_position_read:
 * @variant: the variant it belongs to
 * @text: `<placement> <side> <move number>`; spaces round it allowed
 * @length: its length in bytes
 * @completeness: whether the position must be fit for a game
 * @position: (out): the position
 * @offset: (out): where a fault stands; the column less one
 *
 * Of a wrong number of pieces the offset is that of the placement. What the text does not hold is
 * as at the start.
 *
 * Returns: %UGO_OK, or what is wrong
 */
UgoStatus ugo_position_read (UgoVariant variant, const char *text, size_t length,
                             UgoCompleteness completeness, UgoPosition *position, size_t *offset);

/**
 * ugo_position_write:
 * @position: a position
 * @text: (out): room for %UGO_POSITION_TEXT_SIZE bytes
 *
 * A piece on a finish square has no place in the text and is left out.
 *
 * Returns: the length written
 */
size_t ugo_position_write (const UgoPosition *position, char *text);

/**
 * ugo_outcome_word:
 * @outcome: an outcome
 *
 * Returns: "1-0", "0-1", "1/2-1/2" or "*"
 */
const char *ugo_outcome_word (UgoOutcome outcome);

/**
 * ugo_reason_word:
 * @reason: a reason
 *
 * Returns: its word on the command line and in records, such as "both-exit"; "-" for none
 */
const char *ugo_reason_word (UgoReason reason);

#ifdef __cplusplus
}
#endif
