/* ugo-course.h: the lessons of a game, in their order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-glossary.h"
#include "ugo-lesson.h"
#include "ugo-progress.h"

G_BEGIN_DECLS

/* Where the program's resources have the lessons. */
#define UGO_COURSE_RESOURCES "/org/ugolki/Ugolki/lessons"

/**
 * ugo_course_load:
 * @rules: a game
 *
 * The lessons that are built into the program. One that cannot be read, which its tests would have
 * told, is left out with a warning.
 *
 * Returns: (transfer full) (element-type UgoLesson): the game's lessons, in the order of their
 *   files' names
 */
GPtrArray *ugo_course_load (const UgoRules *rules);

/**
 * ugo_course_load_glossary:
 *
 * Returns: (transfer full) (nullable): the words of the games that are built into the program;
 *   %NULL, with a warning, when they cannot be read
 */
UgoGlossary *ugo_course_load_glossary (void);

/**
 * ugo_course_is_begun:
 * @lessons: (element-type UgoLesson): the lessons of a game
 * @progress: what is done of them
 *
 * Returns: whether a step of them is solved
 */
gboolean ugo_course_is_begun (GPtrArray *lessons, UgoProgress *progress);

/**
 * ugo_course_reset:
 * @rules: a game
 * @progress: what is done
 *
 * Forgets what is done of its lessons; ugo_course_restore() brings it back.
 */
void ugo_course_reset (const UgoRules *rules, UgoProgress *progress);

/* Brings back what ugo_course_reset() has put away. */
void ugo_course_restore (const UgoRules *rules, UgoProgress *progress);

gboolean ugo_course_can_restore (const UgoRules *rules, UgoProgress *progress);

G_END_DECLS
