/* ugo-advice.h: hints, warnings and what the opponent wants, with their reasons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-fact.h"
#include "ugo-search.h"

G_BEGIN_DECLS

/* What is asked. */
typedef enum
{
  UGO_ADVICE_HINT,      /* what to play */
  UGO_ADVICE_WISHES,    /* what the side not to move would play */
  UGO_ADVICE_JUDGEMENT, /* whether a move was a mistake */
  UGO_ADVICE_NEWS,      /* what a move means for the side that is to move after it */
} UgoAdviceTopic;

/* How much of a hint is given. */
typedef enum
{
  UGO_HINT_NONE,
  UGO_HINT_PLACE, /* where to look */
  UGO_HINT_PIECE, /* which piece */
  UGO_HINT_MOVE,  /* which move */
} UgoHintGrade;

/* The most moves that are shown at once. */
#define UGO_ADVICE_MAX_WAYS 3

/* Memory for a search that gives advice, in bytes. */
#define UGO_ADVICE_TABLE_BYTES ((size_t) 8 << 20)

/*
 * UgoAdvice:
 * @topic: what is asked
 * @position: the position it is about
 * @keys: (element-type guint64): as for ugo_search_run()
 * @move: of a hint, the move; else the move that is asked about
 * @score: of a hint, what the search made of it
 * @is_mistake: whether the move asked about is one
 * @facts: (element-type UgoFact): what there is to say, what matters most first
 *
 * A question and its answer. The same question is always answered the same: the computer visits a
 * fixed number of positions, in one thread, however long that takes.
 *
 * A move is a mistake here if it is one, or a blunder, by ugo_mistake_judge(); but a win in more
 * than three moves may be given away, and nobody is told of an estimate in Gygès. If the opponent
 * then wins whatever is done, although another move prevented that, it is one in any case.
 */
typedef struct
{
  UgoAdviceTopic topic;
  UgoPosition position;
  GArray *keys;
  UgoMove move;
  int score;
  gboolean is_mistake;
  GArray *facts;
} UgoAdvice;

/*
 * UgoAdviceMarks:
 * @area: squares to look at
 * @from: a piece to look at, or %UGO_SQUARE_NONE
 * @to: where it should go, or %UGO_SQUARE_NONE
 * @threats: (array length=n_threats): ways of the opponent
 *
 * What is shown of an advice on the board.
 */
typedef struct
{
  uint64_t area;
  UgoSquare from;
  UgoSquare to;
  UgoMove threats[UGO_ADVICE_MAX_WAYS];
  gsize n_threats;
} UgoAdviceMarks;

/**
 * ugo_advice_new:
 * @topic: what is asked
 * @position: a position whose game goes on; of a judgement and of news the one before the move
 * @keys: (element-type guint64): the keys of the game up to it, as for ugo_search_run()
 * @move: a legal move, no pass; ignored for a hint and for wishes
 *
 * Returns: (transfer full): a question, not answered yet
 */
UgoAdvice *ugo_advice_new (UgoAdviceTopic topic, const UgoPosition *position, GArray *keys,
                           UgoMove move);

void ugo_advice_free (UgoAdvice *self);

/**
 * ugo_advice_think:
 * @self: a question that is not answered
 * @search: a search of one thread that does not run
 * @stop: makes it end when another thread sets it; the answer is then of no use
 *
 * Answers it.
 */
void ugo_advice_think (UgoAdvice *self, UgoSearch *search, const atomic_bool *stop);

/**
 * ugo_advice_describe:
 * @self: an answer
 * @grade: of a hint, how much to tell; else ignored
 *
 * Returns: (transfer full) (nullable): it in words; %NULL when there is nothing to say
 */
char *ugo_advice_describe (const UgoAdvice *self, UgoHintGrade grade);

/**
 * ugo_advice_mark:
 * @self: an answer
 * @grade: of a hint, how much to show; else ignored
 * @marks: (out): what to show
 */
void ugo_advice_mark (const UgoAdvice *self, UgoHintGrade grade, UgoAdviceMarks *marks);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoAdvice, ugo_advice_free)

G_END_DECLS
