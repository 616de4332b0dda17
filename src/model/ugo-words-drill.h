/* ugo-words-drill.h: the questions that train the eye, in sentences of the person's language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-drill.h"

G_BEGIN_DECLS

/**
 * ugo_words_drill_title:
 * @rules: a game
 * @kind: an exercise
 *
 * Returns: (transfer none): what the exercise is called
 */
const char *ugo_words_drill_title (const UgoRules *rules, UgoDrillKind kind);

/**
 * ugo_words_drill_about:
 * @rules: a game
 * @kind: an exercise
 *
 * Returns: (transfer none): a sentence on what is done in it
 */
const char *ugo_words_drill_about (const UgoRules *rules, UgoDrillKind kind);

/**
 * ugo_words_drill_question:
 * @drill: a question
 *
 * Returns: (transfer full): it as a sentence
 */
char *ugo_words_drill_question (const UgoDrill *drill);

/**
 * ugo_words_drill_entry:
 * @drill: a question that can be answered by the name of a square
 * @is_turned: whether the board is seen from the other side
 *
 * Returns: (transfer full): what a screen reader calls the entry for it: of a square that is to be
 *   named it tells where it is
 */
char *ugo_words_drill_entry (const UgoDrill *drill, gboolean is_turned);

/**
 * ugo_words_drill_right:
 * @drill: a question
 *
 * Returns: (transfer full): what is said to a right answer
 */
char *ugo_words_drill_right (const UgoDrill *drill);

/**
 * ugo_words_drill_wrong:
 * @drill: a question
 * @chosen: the squares that were chosen, none when it was given up
 *
 * Returns: (transfer full): what is said to a wrong answer: what would have been right
 */
char *ugo_words_drill_wrong (const UgoDrill *drill, uint64_t chosen);

/**
 * ugo_words_drill_place:
 * @rules: a game
 * @square: a square of the field
 * @is_turned: whether the board is seen from the other side
 *
 * Returns: (transfer full): where it is on the board as it is seen, without its name
 */
char *ugo_words_drill_place (const UgoRules *rules, UgoSquare square, gboolean is_turned);

/**
 * ugo_words_drill_squares:
 * @rules: a game
 * @squares: a set of squares
 *
 * Returns: (transfer full): their names, with commas between
 */
char *ugo_words_drill_squares (const UgoRules *rules, uint64_t squares);

G_END_DECLS
