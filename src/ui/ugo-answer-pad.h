/* ugo-answer-pad.h: where an answer to a question that trains the eye is given
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-trainer.h"

G_BEGIN_DECLS

#define UGO_TYPE_ANSWER_PAD (ugo_answer_pad_get_type ())

/*
 * UgoAnswerPad:
 *
 * An entry for the names of squares with keys for those who have none, or keys for numbers; nothing
 * where the answer is given on the board. Signals: square-answered (int square);
 * number-answered (int number); done (), when Enter is pressed in an empty entry.
 */
G_DECLARE_FINAL_TYPE (UgoAnswerPad, ugo_answer_pad, UGO, ANSWER_PAD, GtkWidget)

GtkWidget *ugo_answer_pad_new (void);

/**
 * ugo_answer_pad_ask:
 * @self: a pad
 * @drill: (nullable): the question that is asked now; %NULL for none
 * @label: (nullable): what a screen reader calls the entry
 */
void ugo_answer_pad_ask (UgoAnswerPad *self, const UgoDrill *drill, const char *label);

G_END_DECLS
