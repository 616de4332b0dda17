/* ugo-judge.h: the judge of a step: a try is accepted or refused by the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A judge is plain data that stands somewhere in a step: a copy of it is a place to come back to.
 * The lesson must outlive it.
 */
#pragma once

#include "ugo-lesson.h"

G_BEGIN_DECLS

/*
 * UgoJudge:
 * @step: (transfer none): the step
 * @position: where the person is to try
 * @n_moves: how many of the person's moves led there
 */
typedef struct
{
  const UgoLessonStep *step;
  UgoPosition position;
  guint n_moves;
} UgoJudge;

typedef enum
{
  UGO_LESSON_VERDICT_REFUSED,  /* to be tried again from where it was tried */
  UGO_LESSON_VERDICT_OVER,     /* the moves are used up: again from the step's beginning */
  UGO_LESSON_VERDICT_ACCEPTED, /* right so far; more moves are asked for */
  UGO_LESSON_VERDICT_SOLVED,
} UgoLessonVerdict;

/*
 * UgoJudgement:
 * @verdict: what came of the try
 * @text: (nullable): what is said to it, in English: a step's praise, or why it was refused; %NULL
 *   when the lesson says nothing, and for a move that is not legal
 * @after: the position after a move, before any reply; also when it was refused
 * @has_reply: whether the other side answers; after a refused try, to show why
 * @reply: its move on @after, perhaps a pass
 */
typedef struct
{
  UgoLessonVerdict verdict;
  const char *text;
  UgoPosition after;
  bool has_reply;
  UgoMove reply;
} UgoJudgement;

/**
 * ugo_judge_begin:
 * @self: (out): a judge
 * @step: a step, which stays where it is
 */
void ugo_judge_begin (UgoJudge *self, const UgoLessonStep *step);

/**
 * ugo_judge_move:
 * @self: a judge of a step that asks for moves
 * @move: any move
 * @route: (nullable): the way it went, if the person went it stop by stop
 * @judgement: (out): what came of it
 *
 * After an accepted move the judge stands behind the other side's reply. A move that is not
 * legal is refused without a text.
 */
void ugo_judge_move (UgoJudge *self, UgoMove move, const UgoRoute *route,
                     UgoJudgement *judgement);

/**
 * ugo_judge_choose:
 * @self: a judge of a step that asks for squares
 * @squares: the squares chosen
 * @judgement: (out): what came of it
 */
void ugo_judge_choose (UgoJudge *self, uint64_t squares, UgoJudgement *judgement);

/**
 * ugo_judge_answer:
 * @self: a judge of a step that asks for a number
 * @number: the number
 * @judgement: (out): what came of it
 */
void ugo_judge_answer (UgoJudge *self, int number, UgoJudgement *judgement);

/**
 * ugo_judge_next_move:
 * @self: a judge that stands at the beginning of its step, or behind moves of its solution
 * @move: (out): the next move of the stated solution
 * @route: (out): the way it goes
 *
 * What “show me” plays. Squares and numbers to show are in the step itself.
 *
 * Returns: whether there is such a move and it is legal here
 */
bool ugo_judge_next_move (const UgoJudge *self, UgoMove *move, UgoRoute *route);

G_END_DECLS
