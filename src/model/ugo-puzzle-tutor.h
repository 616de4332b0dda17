/* ugo-puzzle-tutor.h: a person at a puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "ugo-stars.h"
#include "ugo-words-puzzle.h"

G_BEGIN_DECLS

typedef enum
{
  UGO_PUZZLE_ASKING,  /* a move or a choice is waited for */
  UGO_PUZZLE_JUDGING, /* one was made, and is being proved right or wrong */
  UGO_PUZZLE_WRONG,   /* it was wrong; ugo_puzzle_tutor_try_again() goes back */
  UGO_PUZZLE_SOLVED,  /* the goal is reached */
} UgoPuzzleState;

#define UGO_TYPE_PUZZLE_TUTOR (ugo_puzzle_tutor_get_type ())

/*
 * UgoPuzzleTutor:
 *
 * Takes the answers to a puzzle, has them judged by a proof made in a thread, and can take
 * everything back and do it again. A move is on the board before it is judged. Of what the other
 * side does then, ugo_puzzle_tutor_reply() makes one move at a time.
 *
 * Whatever is asked while a proof is being made does nothing, but for what goes back or leaves:
 * that ends the proof.
 *
 * Signals:
 * moved (UgoPosition *before, UgoMove *move, UgoRoute *route, UgoPosition *after): a piece moved; a
 *   view may animate it. Comes before "changed".
 * changed (): what is to be shown has changed.
 * ended (int stars): the puzzle was solved, with stars from 1 to %UGO_MAX_STARS, or its
 *   solution was shown, 0. Emitted again when it is solved again.
 */
G_DECLARE_FINAL_TYPE (UgoPuzzleTutor, ugo_puzzle_tutor, UGO, PUZZLE_TUTOR, GObject)

/**
 * ugo_puzzle_tutor_new:
 * @puzzle: (transfer none): a puzzle
 *
 * Returns: (transfer full): a tutor at its beginning
 */
UgoPuzzleTutor *ugo_puzzle_tutor_new (UgoPuzzle *puzzle);

UgoPuzzle *ugo_puzzle_tutor_get_puzzle (UgoPuzzleTutor *self);
UgoPuzzleState ugo_puzzle_tutor_get_state (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_get_position:
 * @self: a tutor
 *
 * Returns: (transfer none): what is on the board, bricks included
 */
const UgoPosition *ugo_puzzle_tutor_get_position (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_get_chosen:
 * @self: a tutor
 *
 * Returns: the squares chosen so far, or those on which bricks were put
 */
guint64 ugo_puzzle_tutor_get_chosen (UgoPuzzleTutor *self);

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
 * Returns: the own move that cost more than the fewest, after ugo_puzzle_tutor_check() has found
 *   it, else a pass
 */
UgoMove ugo_puzzle_tutor_get_spoiler (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_get_feedback:
 * @self: a tutor
 *
 * Returns: (transfer full) (nullable): what is said to what was done last, in the person's
 *   language; nothing to a solution that was shown
 */
char *ugo_puzzle_tutor_get_feedback (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_is_refusal:
 * @self: a tutor
 *
 * Returns: whether that says why an answer does not do
 */
gboolean ugo_puzzle_tutor_is_refusal (UgoPuzzleTutor *self);

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

/* Whether each of these does anything now, as far as a person should see it. */
gboolean ugo_puzzle_tutor_can_play (UgoPuzzleTutor *self);
gboolean ugo_puzzle_tutor_can_choose (UgoPuzzleTutor *self);
gboolean ugo_puzzle_tutor_can_hint (UgoPuzzleTutor *self);
gboolean ugo_puzzle_tutor_can_check (UgoPuzzleTutor *self);
gboolean ugo_puzzle_tutor_can_show (UgoPuzzleTutor *self);
gboolean ugo_puzzle_tutor_can_undo (UgoPuzzleTutor *self);
gboolean ugo_puzzle_tutor_can_redo (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_play:
 * @self: a tutor of a puzzle that is answered by moves
 * @move: a legal move
 * @route: (nullable): the route chosen stop by stop
 */
void ugo_puzzle_tutor_play (UgoPuzzleTutor *self, UgoMove move, const UgoRoute *route);

/**
 * ugo_puzzle_tutor_toggle:
 * @self: a tutor of a puzzle that is answered by squares or bricks
 * @square: a square to choose, or to choose no more
 */
void ugo_puzzle_tutor_toggle (UgoPuzzleTutor *self, UgoSquare square);

/**
 * ugo_puzzle_tutor_check:
 * @self: a tutor
 *
 * Offers the chosen squares or bricks as the answer. Where one side moves alone, finds the move
 * that spoiled it.
 */
void ugo_puzzle_tutor_check (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_hint:
 * @self: a tutor
 *
 * Gives the next grade of a hint.
 */
void ugo_puzzle_tutor_hint (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_show:
 * @self: a tutor
 *
 * Makes the next move of a solution, or chooses its squares. All that was shown one after the other
 * is taken back at once.
 */
void ugo_puzzle_tutor_show (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_get_reply_due:
 * @self: a tutor
 *
 * Returns: whether a move is to be made that answers the one on the board, or the runner's
 */
gboolean ugo_puzzle_tutor_get_reply_due (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_is_answered:
 * @self: a tutor
 *
 * Returns: whether there are such moves after what was tried last, made or not
 */
gboolean ugo_puzzle_tutor_is_answered (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_reply:
 * @self: a tutor
 *
 * Makes it.
 */
void ugo_puzzle_tutor_reply (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_try_again:
 * @self: a tutor
 *
 * Goes back to where the wrong answer was given.
 */
void ugo_puzzle_tutor_try_again (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_restart:
 * @self: a tutor
 *
 * Begins again; that, too, can be taken back.
 */
void ugo_puzzle_tutor_restart (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_undo:
 * @self: a tutor
 */
void ugo_puzzle_tutor_undo (UgoPuzzleTutor *self);

/**
 * ugo_puzzle_tutor_redo:
 * @self: a tutor
 */
void ugo_puzzle_tutor_redo (UgoPuzzleTutor *self);

G_END_DECLS
