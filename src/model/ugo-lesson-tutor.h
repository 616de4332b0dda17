/* ugo-lesson-tutor.h: a person at a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-judge.h"
#include "ugo-progress.h"
#include "ugo-stars.h"
#include "ugo-tutor.h"

G_BEGIN_DECLS

#define UGO_TYPE_LESSON_TUTOR (ugo_lesson_tutor_get_type ())

/*
 * UgoLessonTutor:
 *
 * Leads through the steps of a lesson, and keeps what was solved and where one stopped. The past
 * that can be taken back is that of the step.
 */
G_DECLARE_FINAL_TYPE (UgoLessonTutor, ugo_lesson_tutor, UGO, LESSON_TUTOR, UgoTutor)

/**
 * ugo_lesson_tutor_new:
 * @lesson: (transfer none): a lesson
 * @progress: (transfer none): where what is solved is kept
 *
 * Returns: (transfer full): a tutor, at the step where the person stopped the last time
 */
UgoLessonTutor *ugo_lesson_tutor_new (UgoLesson *lesson, UgoProgress *progress);

UgoLesson *ugo_lesson_tutor_get_lesson (UgoLessonTutor *self);
guint ugo_lesson_tutor_get_index (UgoLessonTutor *self);
const UgoLessonStep *ugo_lesson_tutor_get_step (UgoLessonTutor *self);

/**
 * ugo_lesson_tutor_get_answer:
 * @self: a tutor
 *
 * Returns: the number that was answered or shown last in this step, -1 for none
 */
int ugo_lesson_tutor_get_answer (UgoLessonTutor *self);

/**
 * ugo_lesson_tutor_get_n_hints:
 * @self: a tutor
 *
 * Returns: how many of the step's hints have been given; the last of them is the one to show
 */
guint ugo_lesson_tutor_get_n_hints (UgoLessonTutor *self);

/**
 * ugo_lesson_tutor_answer:
 * @self: a tutor at a step that asks for a number
 * @number: the number
 */
void ugo_lesson_tutor_answer (UgoLessonTutor *self, int number);

/**
 * ugo_lesson_tutor_is_done:
 * @self: a tutor
 *
 * Returns: whether the step is solved, or was only to be read
 */
gboolean ugo_lesson_tutor_is_done (UgoLessonTutor *self);

/**
 * ugo_lesson_tutor_explore:
 * @self: a tutor
 *
 * From here on both sides are moved freely, without being judged.
 */
void ugo_lesson_tutor_explore (UgoLessonTutor *self);

/**
 * ugo_lesson_tutor_stop_exploring:
 * @self: a tutor
 *
 * Goes back to where exploring began.
 */
void ugo_lesson_tutor_stop_exploring (UgoLessonTutor *self);

/**
 * ugo_lesson_tutor_go_to:
 * @self: a tutor
 * @index: a step of the lesson
 *
 * Begins that step.
 */
void ugo_lesson_tutor_go_to (UgoLessonTutor *self, guint index);

/**
 * ugo_lesson_tutor_get_stars:
 * @lesson: a lesson
 * @index: one of its steps
 * @progress: progress
 *
 * Returns: the stars the step has brought: 0 before it is solved, then from 1 to 3
 */
int ugo_lesson_tutor_get_stars (UgoLesson *lesson, guint index, UgoProgress *progress);

/**
 * ugo_lesson_tutor_get_lesson_stars:
 * @lesson: a lesson
 * @progress: progress
 *
 * Returns: the mean of its steps' stars, rounded down; 0 until all of them are solved
 */
int ugo_lesson_tutor_get_lesson_stars (UgoLesson *lesson, UgoProgress *progress);

/**
 * ugo_lesson_tutor_get_n_solved:
 * @lesson: a lesson
 * @progress: progress
 *
 * Returns: how many of its steps are solved
 */
guint ugo_lesson_tutor_get_n_solved (UgoLesson *lesson, UgoProgress *progress);

G_END_DECLS
