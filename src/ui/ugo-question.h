/* ugo-question.h: a question that stands in the way because something would be lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UGO_TYPE_QUESTION (ugo_question_get_type ())

/*
 * UgoQuestion:
 *
 * A modal window over its parent. Signal: answered (const char *answer), once: the id of the button
 * that was pressed, or %UGO_ANSWER_CANCEL when the window was closed or Escape pressed. The window
 * then goes by itself.
 */
G_DECLARE_FINAL_TYPE (UgoQuestion, ugo_question, UGO, QUESTION, GtkWindow)

#define UGO_ANSWER_CANCEL "cancel"

/* What a button means for the person. */
typedef enum
{
  UGO_ANSWER_PLAIN,
  UGO_ANSWER_SUGGESTED,   /* Enter gives this one */
  UGO_ANSWER_DESTRUCTIVE, /* something is lost by it */
} UgoAnswerKind;

/**
 * ugo_question_new:
 * @parent: the window it belongs to
 * @heading: a short question
 * @body: (nullable): a sentence that says what would be lost
 *
 * Returns: (transfer none): a question without answers; show it with gtk_window_present()
 */
UgoQuestion *ugo_question_new (GtkWindow *parent, const char *heading, const char *body);

/**
 * ugo_question_add_answer:
 * @self: a question
 * @answer: the answer's id, such as %UGO_ANSWER_CANCEL
 * @label: what it does, such as “Keep playing”, without a mnemonic
 * @kind: what it means; the safe answer comes first
 */
void ugo_question_add_answer (UgoQuestion *self, const char *answer, const char *label,
                              UgoAnswerKind kind);

/**
 * ugo_question_add_entry:
 * @self: a question
 * @label: what is asked for
 * @text: (nullable): what is there already
 *
 * Returns: (transfer none): what is typed; whoever wants it after the answer keeps a reference
 */
GtkEntryBuffer *ugo_question_add_entry (UgoQuestion *self, const char *label, const char *text);

G_END_DECLS
