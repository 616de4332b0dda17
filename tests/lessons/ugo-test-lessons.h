/* ugo-test-lessons.h: the lessons there are, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-lesson.h"

/**
 * ugo_test_lesson_file:
 * @name: the name of a file in data/lessons
 *
 * Returns: (transfer full): what it holds
 */
char *ugo_test_lesson_file (const char *name);

/**
 * ugo_test_lesson_names:
 *
 * Returns: (transfer full) (element-type utf8): the names of all files of lessons, in order
 */
GPtrArray *ugo_test_lesson_names (void);

/**
 * ugo_test_lessons:
 *
 * Fails, naming file and line, when one of them cannot be read.
 *
 * Returns: (transfer full) (element-type UgoLesson): all lessons, in the order of their files
 */
GPtrArray *ugo_test_lessons (void);

/**
 * ugo_test_messages:
 * @rules: the name of a file in data/its
 * @names: (element-type utf8): names of files in data/lessons
 *
 * Returns: (transfer full) (nullable): the messages that xgettext finds in them, or %NULL when it
 *   is not installed
 */
char *ugo_test_messages (const char *rules, const GPtrArray *names);

/**
 * ugo_test_lesson:
 * @text: the text of a lesson, which must be right
 *
 * Returns: (transfer full): the lesson
 */
UgoLesson *ugo_test_lesson (const char *text);

/**
 * ugo_test_move:
 * @position: a position
 * @text: the text of a legal move
 * @route: (out): the route it names, empty when only the ends are
 *
 * Returns: the move
 */
UgoMove ugo_test_move (const UgoPosition *position, const char *text, UgoRoute *route);
