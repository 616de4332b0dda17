/* ugo-words-clock.h: time, in words and figures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-time-control.h"

G_BEGIN_DECLS

/**
 * ugo_words_clock:
 * @milliseconds: a time
 *
 * Returns: (transfer full): what a clock shows, such as `4:32`, `1:05:00`, and in the last ten
 *   seconds `0:09.4`; never less than there is
 */
char *ugo_words_clock (gint64 milliseconds);

/**
 * ugo_words_duration:
 * @milliseconds: a time
 *
 * Returns: (transfer full): it in words, such as “4 minutes 32 seconds”
 */
char *ugo_words_duration (gint64 milliseconds);

/**
 * ugo_words_time_left:
 * @rules: the game
 * @side: a side
 * @milliseconds: what it has left
 *
 * Returns: (transfer full): a sentence that tells it
 */
char *ugo_words_time_left (const UgoRules *rules, UgoSide side, gint64 milliseconds);

/**
 * ugo_words_clock_name:
 * @rules: the game
 * @side: a side
 *
 * Returns: (transfer none): what its clock is called
 */
const char *ugo_words_clock_name (const UgoRules *rules, UgoSide side);

/**
 * ugo_words_time_control:
 * @control: a time control
 *
 * Returns: (transfer full): what is to be chosen, such as “5 minutes + 3 seconds a move”
 */
char *ugo_words_time_control (const UgoTimeControl *control);

/**
 * ugo_words_time_rule:
 * @kind: a kind of time control
 *
 * Returns: (transfer none) (nullable): how it goes, in sentences
 */
const char *ugo_words_time_rule (UgoTimeKind kind);

G_END_DECLS
