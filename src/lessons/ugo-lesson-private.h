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

/**
 * ugo_lesson_fold:
 * @text: text of an element
 *
 * Returns: (transfer full): the text as message catalogues have it: white space is one space, none
 *   at the ends
 */
char *ugo_lesson_fold (const char *text);

/**
 * ugo_lesson_take_words:
 * @words: (nullable): what the element has so far, %NULL for one that has no text
 * @text: text that was read
 * @length: its length in bytes
 * @error: (nullable): the place of an error: words where none may stand
 */
void ugo_lesson_take_words (GString *words, const char *text, gsize length, GError **error);

/**
 * ugo_lesson_line:
 * @context: a parser
 *
 * GMarkup counts a line as soon as it comes to the end of the one before, which is where a tag at
 * the end of a line leaves it.
 *
 * Returns: the line that is being read
 */
guint ugo_lesson_line (GMarkupParseContext *context);

/**
 * ugo_lesson_fail:
 * @error: (nullable): the place of an error
 * @format: what is wrong, as for printf()
 *
 * Returns: false
 */
bool ugo_lesson_fail (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/**
 * ugo_lesson_set_error:
 * @error: (nullable): the place of an error
 * @name: the name of the file
 * @context: its parser, which has stopped
 * @fault: why
 *
 * Says where it stopped, and why.
 */
void ugo_lesson_set_error (GError **error, const char *name, GMarkupParseContext *context,
                           const GError *fault);

G_END_DECLS
