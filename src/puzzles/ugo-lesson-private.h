/* ugo-lesson-private.h: a lesson while it is read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-lesson.h"

G_BEGIN_DECLS

struct UgoLesson
{
  gatomicrefcount ref_count;
  char *id;
  UgoVariant variant;
  char *title;
  GPtrArray *steps;
};

/**
 * ugo_lesson_alloc:
 *
 * Returns: (transfer full): a lesson without anything
 */
UgoLesson *ugo_lesson_alloc (void);

/**
 * ugo_lesson_add_step:
 * @self: a lesson
 *
 * Returns: (transfer none): a new step without anything, the last of the lesson
 */
UgoLessonStep *ugo_lesson_add_step (UgoLesson *self);

G_END_DECLS
