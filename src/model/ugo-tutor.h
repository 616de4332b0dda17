/* ugo-tutor.h: a person at a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "ugo-judge.h"
#include "ugo-progress.h"
#include "ugo-stars.h"

G_BEGIN_DECLS

typedef enum
{
  UGO_TUTOR_ASKING,    /* a try is waited for, or a step is read */
  UGO_TUTOR_WRONG,     /* what was tried is refused; ugo_tutor_try_again() goes back */
  UGO_TUTOR_SOLVED,    /* the step is done */
  UGO_TUTOR_EXPLORING, /* both sides are moved freely; ugo_tutor_stop_exploring() goes back */
} UgoTutorState;

#define UGO_TYPE_TUTOR (ugo_tutor_get_type ())

/*
 * UgoTutor:
 *
 * Leads through the steps of a lesson, keeps what was solved and where one stopped, and can take
 * everything back. It waits for nothing by itself: when a reply is due, ugo_tutor_reply() makes it.
 *
 * Signals:
 * moved (UgoPosition *before, UgoMove *move, UgoRoute *route, UgoPosition *after): a piece moved; a
 *   view may animate it. Comes before "changed".
 * changed (): what is to be shown has changed.
 */
G_DECLARE_FINAL_TYPE (UgoTutor, ugo_tutor, UGO, TUTOR, GObject)

/**
 * ugo_tutor_new:
 * @lesson: (transfer none): a lesson
 * @progress: (transfer none): where what is solved is kept
 *
 * Returns: (transfer full): a tutor, at the step where the person stopped the last time
 */
UgoTutor *ugo_tutor_new (UgoLesson *lesson, UgoProgress *progress);

UgoLesson *ugo_tutor_get_lesson (UgoTutor *self);
guint ugo_tutor_get_index (UgoTutor *self);
const UgoLessonStep *ugo_tutor_get_step (UgoTutor *self);
UgoTutorState ugo_tutor_get_state (UgoTutor *self);

/**
 * ugo_tutor_get_position:
 * @self: a tutor
 *
 * Returns: (transfer none): what is on the board
 */
const UgoPosition *ugo_tutor_get_position (UgoTutor *self);

/**
 * ugo_tutor_get_chosen:
 * @self: a tutor
 *
 * Returns: the squares chosen so far, in a step that asks for squares
 */
uint64_t ugo_tutor_get_chosen (UgoTutor *self);

/**
 * ugo_tutor_get_answer:
 * @self: a tutor
 *
 * Returns: the number that was answered or shown last in this step, -1 for none
 */
int ugo_tutor_get_answer (UgoTutor *self);

/**
 * ugo_tutor_get_text:
 * @self: a tutor
 *
 * Returns: (transfer none): what the step says, in the person's language
 */
const char *ugo_tutor_get_text (UgoTutor *self);

/**
 * ugo_tutor_get_feedback:
 * @self: a tutor
 *
 * Returns: (transfer none) (nullable): what is said to the last try, in the person's language
 */
const char *ugo_tutor_get_feedback (UgoTutor *self);

/**
 * ugo_tutor_is_refusal:
 * @self: a tutor
 *
 * Returns: whether that says why a try was refused
 */
gboolean ugo_tutor_is_refusal (UgoTutor *self);

/**
 * ugo_tutor_get_n_hints:
 * @self: a tutor
 *
 * Returns: how many of the step's hints have been given; the last of them is the one to show
 */
guint ugo_tutor_get_n_hints (UgoTutor *self);

/**
 * ugo_tutor_get_hint:
 * @self: a tutor
 *
 * Returns: (transfer none) (nullable): the hint given last, in the person's language
 */
const char *ugo_tutor_get_hint (UgoTutor *self);

/**
 * ugo_tutor_can_hint:
 * @self: a tutor
 *
 * Returns: whether there is a hint left to give
 */
gboolean ugo_tutor_can_hint (UgoTutor *self);

/**
 * ugo_tutor_hint:
 * @self: a tutor
 *
 * Gives the next hint.
 */
void ugo_tutor_hint (UgoTutor *self);

/**
 * ugo_tutor_can_play:
 * @self: a tutor
 *
 * Returns: whether a move may be made on the board now
 */
gboolean ugo_tutor_can_play (UgoTutor *self);

/**
 * ugo_tutor_play:
 * @self: a tutor
 * @move: a legal move
 * @route: (nullable): the route chosen stop by stop
 *
 * Tries it, or plays it while exploring.
 */
void ugo_tutor_play (UgoTutor *self, UgoMove move, const UgoRoute *route);

/**
 * ugo_tutor_toggle:
 * @self: a tutor at a step that asks for squares
 * @square: a square to choose, or to choose no more
 */
void ugo_tutor_toggle (UgoTutor *self, UgoSquare square);

/**
 * ugo_tutor_check:
 * @self: a tutor at a step that asks for squares
 *
 * Offers the chosen squares as the answer.
 */
void ugo_tutor_check (UgoTutor *self);

/**
 * ugo_tutor_answer:
 * @self: a tutor at a step that asks for a number
 * @number: the number
 */
void ugo_tutor_answer (UgoTutor *self, int number);

/**
 * ugo_tutor_get_reply_due:
 * @self: a tutor
 *
 * Returns: whether the other side is to answer the move on the board
 */
gboolean ugo_tutor_get_reply_due (UgoTutor *self);

/**
 * ugo_tutor_reply:
 * @self: a tutor
 *
 * Makes the reply that is due; nothing when none is.
 */
void ugo_tutor_reply (UgoTutor *self);

/**
 * ugo_tutor_try_again:
 * @self: a tutor
 *
 * Goes back to where the refused try began.
 */
void ugo_tutor_try_again (UgoTutor *self);

/**
 * ugo_tutor_can_show:
 * @self: a tutor
 *
 * Returns: whether the step has a solution that can be shown from here
 */
gboolean ugo_tutor_can_show (UgoTutor *self);

/**
 * ugo_tutor_show:
 * @self: a tutor
 *
 * Makes the next move of the step's solution, or chooses its squares, or gives its number.
 */
void ugo_tutor_show (UgoTutor *self);

gboolean ugo_tutor_get_can_undo (UgoTutor *self);

/**
 * ugo_tutor_undo:
 * @self: a tutor
 *
 * Takes back the last try, move or showing.
 */
void ugo_tutor_undo (UgoTutor *self);

/**
 * ugo_tutor_explore:
 * @self: a tutor
 *
 * From here on both sides are moved freely, without being judged.
 */
void ugo_tutor_explore (UgoTutor *self);

/**
 * ugo_tutor_stop_exploring:
 * @self: a tutor
 *
 * Goes back to where exploring began.
 */
void ugo_tutor_stop_exploring (UgoTutor *self);

/**
 * ugo_tutor_go_to:
 * @self: a tutor
 * @index: a step of the lesson
 *
 * Begins that step.
 */
void ugo_tutor_go_to (UgoTutor *self, guint index);

/**
 * ugo_tutor_get_stars:
 * @lesson: a lesson
 * @index: one of its steps
 * @progress: progress
 *
 * Returns: the stars the step has brought: 0 before it is solved, then from 1 to 3
 */
int ugo_tutor_get_stars (UgoLesson *lesson, guint index, UgoProgress *progress);

/**
 * ugo_tutor_get_lesson_stars:
 * @lesson: a lesson
 * @progress: progress
 *
 * Returns: the mean of its steps' stars, rounded down; 0 until all of them are solved
 */
int ugo_tutor_get_lesson_stars (UgoLesson *lesson, UgoProgress *progress);

/**
 * ugo_tutor_get_n_solved:
 * @lesson: a lesson
 * @progress: progress
 *
 * Returns: how many of its steps are solved
 */
guint ugo_tutor_get_n_solved (UgoLesson *lesson, UgoProgress *progress);

G_END_DECLS
