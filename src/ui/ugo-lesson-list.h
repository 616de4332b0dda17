/* ugo-lesson-list.h: the lessons of a game, with what is done of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-course.h"

G_BEGIN_DECLS

#define UGO_TYPE_LESSON_LIST (ugo_lesson_list_get_type ())

/* Signal: chosen (UgoLesson *lesson). */
G_DECLARE_FINAL_TYPE (UgoLessonList, ugo_lesson_list, UGO, LESSON_LIST, GtkWidget)

GtkWidget *ugo_lesson_list_new (void);

/**
 * ugo_lesson_list_show:
 * @self: a list
 * @rules: a game
 * @lessons: (element-type UgoLesson): its lessons
 * @progress: what is done of them
 *
 * Shows them, and the first whole game after them.
 */
void ugo_lesson_list_show (UgoLessonList *self, const UgoRules *rules, GPtrArray *lessons,
                           UgoProgress *progress);

G_END_DECLS
