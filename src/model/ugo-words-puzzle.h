/* ugo-words-puzzle.h: puzzles and what the judge says, in sentences of the person's language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A puzzle has no text of its own: all of it is made from its theme and its goal.
 */
#pragma once

#include "ugo-attempt.h"

G_BEGIN_DECLS

/**
 * ugo_words_puzzle_title:
 * @theme: a theme
 *
 * Returns: (transfer none): what it is called
 */
const char *ugo_words_puzzle_title (const UgoPuzzleTheme *theme);

/**
 * ugo_words_puzzle_about:
 * @theme: a theme
 *
 * Returns: (transfer none): a sentence on what is done in it
 */
const char *ugo_words_puzzle_about (const UgoPuzzleTheme *theme);

/**
 * ugo_words_puzzle_task:
 * @theme: a theme
 * @draft: a puzzle of it
 *
 * Returns: (transfer full): what is asked for, in a sentence or two
 */
char *ugo_words_puzzle_task (const UgoPuzzleTheme *theme, const UgoDraft *draft);

/**
 * ugo_words_puzzle_left:
 * @n_moves: how many own moves there are left of those allowed
 *
 * Returns: (transfer full): a sentence that says so
 */
char *ugo_words_puzzle_left (guint n_moves);

/**
 * ugo_words_puzzle_ruling:
 * @attempt: the attempt after the move or choice that was judged
 * @before: the position it was tried in
 * @move: the move, a pass for squares and bricks
 * @ruling: what the judge said
 *
 * Returns: (transfer full): it as a sentence or two
 */
char *ugo_words_puzzle_ruling (const UgoAttempt *attempt, const UgoPosition *before, UgoMove move,
                               const UgoRuling *ruling);

/**
 * ugo_words_puzzle_check:
 * @check: what ugo_attempt_check() found
 *
 * Returns: (transfer full): it as a sentence
 */
char *ugo_words_puzzle_check (const UgoWorkCheck *check);

/**
 * ugo_words_puzzle_hint:
 * @position: where the person stands
 * @hint: what helps
 * @grade: how much to say, from 1 to %UGO_HINT_GRADES: where to look, with what, what to do
 *
 * Returns: (transfer full): a sentence
 */
char *ugo_words_puzzle_hint (const UgoPosition *position, const UgoPuzzleHint *hint, guint grade);

/**
 * ugo_words_puzzle_card:
 * @puzzle: a puzzle that was solved
 * @proof: the proof of what it claims
 * @ruling: what was said to the answer that solved it
 *
 * Returns: (transfer full) (nullable): how many solutions there are, of what length, where the
 *   person's stands, and what came of it; %NULL where there is nothing to say
 */
char *ugo_words_puzzle_card (const UgoPuzzle *puzzle, const UgoProof *proof,
                             const UgoRuling *ruling);

G_END_DECLS
