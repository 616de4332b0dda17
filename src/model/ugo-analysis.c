/* ugo-analysis.c: the computer's opinion of a whole game, found in the background
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-analysis.h"

#include <math.h>

#include "ugo-mind.h"
#include "ugo-review.h"
#include "ugo-score.h"
#include "ugo-words-analysis.h"

/* Memory for the search, in bytes. */
#define TABLE_BYTES ((gsize) 16 << 20)

/* What the thread needs. */
typedef struct
{
  UgoReview *review;
  guint64 nodes;
  gboolean is_first;
} Thought;

struct _UgoAnalysis
{
  GObject parent_instance;

  /* Owned. */
  UgoThinker *thinker;
  UgoReview *review; /* NULL without a record */

  /* Plain state. */
  guint64 nodes;
  guint first_known;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoAnalysis, ugo_analysis, G_TYPE_OBJECT)

/* In the thread */

static void
thought_free (gpointer data)
{
  Thought *thought = data;

  ugo_review_unref (thought->review);
  g_free (thought);
}

static void
think (gpointer data, gpointer mind, const atomic_bool *stop)
{
  Thought *thought = data;
  UgoSearch *search = ugo_mind_get_search (mind);
  UgoLimits limits = { .nodes = thought->nodes, .stop = stop };

  if (search == NULL)
    return;
  /* So that it does not matter what was looked at before. */
  if (thought->is_first)
    ugo_search_clear (search);
  ugo_review_advance (thought->review, search, &limits);
}

/* In the main loop */

static void
ask (UgoAnalysis *self, gboolean is_first)
{
  Thought *thought = g_new0 (Thought, 1);

  thought->review = ugo_review_ref (self->review);
  thought->nodes = self->nodes;
  thought->is_first = is_first;
  ugo_thinker_ask (self->thinker, thought);
}

static void
answer_cb (gpointer data, gpointer user_data)
{
  UgoAnalysis *self = user_data;

  /* Without memory for a search there is no answer, and none will come. */
  if (self->first_known == 0
      || !ugo_review_get_step (self->review, self->first_known - 1)->is_known)
    return;
  self->first_known--;
  if (self->first_known > 0)
    ask (self, FALSE);
  g_signal_emit (self, signals[CHANGED], 0);
}

static const UgoReviewStep *
get_known (UgoAnalysis *self, guint index)
{
  if (index < self->first_known || index >= ugo_analysis_get_n_positions (self))
    return NULL;
  return ugo_review_get_step (self->review, index);
}

/* The score of a position as White sees it. */
static int
white_score (const UgoReviewStep *step)
{
  return step->position.side == UGO_WHITE ? step->score : -step->score;
}

/* The class */

static void
ugo_analysis_finalize (GObject *object)
{
  UgoAnalysis *self = UGO_ANALYSIS (object);

  g_clear_pointer (&self->thinker, ugo_thinker_free);
  g_clear_pointer (&self->review, ugo_review_unref);
  G_OBJECT_CLASS (ugo_analysis_parent_class)->finalize (object);
}

static void
ugo_analysis_class_init (UgoAnalysisClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ugo_analysis_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
ugo_analysis_init (UgoAnalysis *self)
{
  self->thinker = ugo_mind_thinker_new (think, thought_free, TABLE_BYTES, answer_cb, self);
}

UgoAnalysis *
ugo_analysis_new (guint64 nodes)
{
  UgoAnalysis *self = g_object_new (UGO_TYPE_ANALYSIS, NULL);

  self->nodes = nodes > 0 ? nodes : UGO_REVIEW_NODES;
  return self;
}

void
ugo_analysis_set_record (UgoAnalysis *self, UgoRecord *record)
{
  g_return_if_fail (UGO_IS_ANALYSIS (self));

  if (self->review != NULL && record != NULL && ugo_review_is_of (self->review, record))
    return;
  if (self->review == NULL && record == NULL)
    return;
  ugo_thinker_drop (self->thinker);
  g_clear_pointer (&self->review, ugo_review_unref);
  if (record != NULL)
    self->review = ugo_review_new (record);
  self->first_known = ugo_analysis_get_n_positions (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
ugo_analysis_start (UgoAnalysis *self)
{
  g_return_if_fail (UGO_IS_ANALYSIS (self));

  if (self->review == NULL || self->first_known == 0 || ugo_analysis_is_running (self))
    return;
  ask (self, TRUE);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
ugo_analysis_stop (UgoAnalysis *self)
{
  g_return_if_fail (UGO_IS_ANALYSIS (self));

  if (!ugo_analysis_is_running (self))
    return;
  ugo_thinker_drop (self->thinker);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
ugo_analysis_is_running (UgoAnalysis *self)
{
  g_return_val_if_fail (UGO_IS_ANALYSIS (self), FALSE);

  return ugo_thinker_is_busy (self->thinker);
}

guint
ugo_analysis_get_n_positions (UgoAnalysis *self)
{
  g_return_val_if_fail (UGO_IS_ANALYSIS (self), 0);

  return self->review != NULL ? ugo_review_get_n_steps (self->review) : 0;
}

guint
ugo_analysis_get_first_known (UgoAnalysis *self)
{
  g_return_val_if_fail (UGO_IS_ANALYSIS (self), 0);

  return self->first_known;
}

gboolean
ugo_analysis_is_done (UgoAnalysis *self)
{
  g_return_val_if_fail (UGO_IS_ANALYSIS (self), FALSE);

  return self->review != NULL && self->first_known == 0;
}

double
ugo_analysis_get_height (UgoAnalysis *self, guint index)
{
  const UgoReviewStep *step = get_known (self, index);

  g_return_val_if_fail (step != NULL, 0);

  return ugo_measure_height (step->position.variant.rules, white_score (step));
}

UgoMistake
ugo_analysis_get_mistake (UgoAnalysis *self, guint index)
{
  g_return_val_if_fail (UGO_IS_ANALYSIS (self), UGO_MISTAKE_NONE);

  if (get_known (self, index) == NULL)
    return UGO_MISTAKE_NONE;
  return ugo_review_get_mistake (self->review, index, NULL);
}

int
ugo_analysis_find_mistake (UgoAnalysis *self, int index, int step)
{
  int n_positions = (int) ugo_analysis_get_n_positions (self);

  for (index += step; index >= 0 && index < n_positions; index += step)
    if (ugo_analysis_get_mistake (self, (guint) index) >= UGO_MISTAKE_PLAIN)
      return index;
  return -1;
}

static gboolean
is_chosen (const UgoReviewStep *step)
{
  UgoMove moves[UGO_MAX_MOVES];

  return step->has_move && ugo_legal_moves (&step->position, moves) > 1;
}

int
ugo_analysis_get_accuracy (UgoAnalysis *self, UgoSide side)
{
  double sum = 0;
  guint n_moves = 0;

  if (!ugo_analysis_is_done (self))
    return -1;
  for (guint i = 0; i < ugo_analysis_get_n_positions (self); i++)
    {
      const UgoReviewStep *step = ugo_review_get_step (self->review, i);
      int loss;

      if (step->position.side != side || !is_chosen (step))
        continue;
      ugo_review_get_mistake (self->review, i, &loss);
      sum += exp2 (-(double) loss / ugo_mistake_scale (step->position.variant.rules)->plain);
      n_moves++;
    }
  return n_moves > 0 ? (int) lround (100 * sum / n_moves) : -1;
}

char *
ugo_analysis_describe (UgoAnalysis *self, guint index)
{
  const UgoReviewStep *step = get_known (self, index);

  if (step == NULL || !step->has_move)
    return NULL;
  return ugo_words_measure (&step->position, white_score (step));
}

char *
ugo_analysis_describe_mistake (UgoAnalysis *self, guint index)
{
  const UgoReviewStep *step = get_known (self, index);
  UgoMistake mistake = ugo_analysis_get_mistake (self, index);

  if (mistake == UGO_MISTAKE_NONE)
    return NULL;
  return ugo_words_mistake (&step->position, step->move, step->best[0], mistake, step->score,
                            ugo_review_get_played (self->review, index));
}

gboolean
ugo_analysis_write (UgoAnalysis *self, UgoRecord *record)
{
  g_return_val_if_fail (UGO_IS_ANALYSIS (self), FALSE);

  /* The thread writes into the review; what it is at is not lost, only begun again. */
  return self->review != NULL && !ugo_analysis_is_running (self)
         && ugo_review_write (self->review, record);
}
