/* ugo-puzzle-tutor.h: a person at a puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-stars.h"
#include "ugo-tutor.h"
#include "ugo-words-puzzle.h"

G_BEGIN_DECLS

#define UGO_TYPE_PUZZLE_TUTOR (ugo_puzzle_tutor_get_type ())

/*
 * UgoPuzzleTutor:
 *
 * Has the answers to a puzzle judged by a proof made in a thread. A move is on the board before it
 * is judged. What the other side does then, and the runner, are replies, one move at a time.
 *
 * Whatever is asked while a proof is being made does nothing, but for what goes back or leaves:
 * that ends the proof.
 *
 * Signal:
 * ended (int stars): the puzzle was solved, with stars from 1 to %UGO_MAX_STARS, or its
 *   solution was shown, 0. Emitted again when it is solved again.
 */
G_DECLARE_FINAL_TYPE (UgoPuzzleTutor, ugo_puzzle_tutor, UGO, PUZZLE_TUTOR, UgoTutor)

/**
 * ugo_puzzle_tutor_new:
 * @puzzle: (transfer none): a puzzle
 *
 * Returns: (transfer full): a tutor at its beginning
 */
UgoPuzzleTutor *ugo_puzzle_tutor_new (UgoPuzzle *puzzle);

UgoPuzzle *ugo_puzzle_tutor_get_puzzle (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_get_faults:
 * @self: a tutor
 *
 * Returns: of the squares chosen, those that were just found wrong
 */
guint64 ugo_puzzle_tutor_get_faults (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_get_n_left:
 * @self: a tutor
 *
 * Returns: how many own moves, or bricks, there are left of those that are enough
 */
guint ugo_puzzle_tutor_get_n_left (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_get_spoiler:
 * @self: a tutor
 *
 * Returns: the own move that cost more than the fewest, after ugo_tutor_check() has found
 *   it, else a pass
 */
UgoMove ugo_puzzle_tutor_get_spoiler (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_get_card:
 * @self: a tutor of a puzzle that is solved
 *
 * Returns: (transfer full) (nullable): how many solutions there are and where the person's stands,
 *   once that is proved
 */
char *ugo_puzzle_tutor_get_card (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_get_stars:
 * @self: a tutor
 *
 * Returns: the stars of the solution, from 1 to %UGO_MAX_STARS; 0 while there is none, or
 *   when it was shown
 */
int ugo_puzzle_tutor_get_stars (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_get_was_shown:
 * @self: a tutor
 *
 * Returns: whether the solution, or a part of it, was shown
 */
gboolean ugo_puzzle_tutor_get_was_shown (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_get_was_ended:
 * @self: a tutor
 *
 * Returns: whether the puzzle was solved, or its solution shown
 */
gboolean ugo_puzzle_tutor_get_was_ended (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_get_n_wrong:
 * @self: a tutor
 *
 * Returns: how many wrong answers were given
 */
guint ugo_puzzle_tutor_get_n_wrong (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_get_n_hints:
 * @self: a tutor
 *
 * Returns: the highest grade of a hint that was given, 0 for none
 */
guint ugo_puzzle_tutor_get_n_hints (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_get_was_tried:
 * @self: a tutor
 *
 * Returns: whether a wrong answer was given, or a hint
 */
gboolean ugo_puzzle_tutor_get_was_tried (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_get_hint:
 * @self: a tutor
 * @hint: (out) (optional): what it is made of
 *
 * Returns: how many grades of it have been given where the person stands, 0 for none
 */
guint ugo_puzzle_tutor_get_hint (UgoPuzzleTutor *self, UgoPuzzleHint *hint);

/**
 * ugo_puzzle_tutor_get_thinking:
 * @self: a tutor
 *
 * Returns: whether a proof takes longer than a moment, so that a person should see it
 */
gboolean ugo_puzzle_tutor_get_thinking (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_restart:
 * @self: a tutor
 *
 * Begins again; that, too, can be taken back.
 */
void ugo_puzzle_tutor_restart (UgoPuzzleTutor *self);

/* Whether it is asked who wins, and an answer is waited for. */
gboolean ugo_puzzle_tutor_can_answer (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_answer:
 * @self: a tutor of a puzzle that asks who wins
 * @outcome: the answer
 */
void ugo_puzzle_tutor_answer (UgoPuzzleTutor *self, UgoOutcome outcome);

G_END_DECLS
