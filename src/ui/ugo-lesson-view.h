/* ugo-lesson-view.h: the panel of a lesson: what it says, asks and answers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-lesson-tutor.h"
#include "ugo-tutor-view.h"

G_BEGIN_DECLS

#define UGO_TYPE_LESSON_VIEW (ugo_lesson_view_get_type ())

G_DECLARE_FINAL_TYPE (UgoLessonView, ugo_lesson_view, UGO, LESSON_VIEW, UgoTutorView)

/**
 * ugo_lesson_view_new:
 * @board: (transfer none): the board on which the lessons are held
 *
 * Returns: (transfer floating): a view of no lesson yet
 */
GtkWidget *ugo_lesson_view_new (UgoBoard *board);

/**
 * ugo_lesson_view_set_tutor:
 * @self: a view
 * @tutor: (nullable) (transfer none): the lesson to show, %NULL for none
 * @progress: (nullable) (transfer none): the stars to show
 */
void ugo_lesson_view_set_tutor (UgoLessonView *self, UgoLessonTutor *tutor,
                                UgoProgress *progress);

G_END_DECLS
