/* ugo-review.c: what the engine says of a game, position by position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-review.h"

#include <string.h>

#include "ugo-score.h"

/* The most forced moves that are taken as made, one after the other. */
#define MAX_FORCED 16

struct _UgoReview
{
  UgoReviewStep *steps;
  guint n_steps;
  GArray *keys;  /* of the positions that repetition compares */
  guint *n_keys; /* for each step, how many of them stood up to it */
};

UgoReview *
ugo_review_new (UgoRecord *record)
{
  UgoReview *self = g_atomic_rc_box_new0 (UgoReview);
  const UgoNode *node = ugo_record_get_root (record);

  self->n_steps = ugo_record_get_end (record)->ply + 1;
  self->steps = g_new0 (UgoReviewStep, self->n_steps);
  self->n_keys = g_new0 (guint, self->n_steps);
  self->keys = ugo_node_collect_keys (ugo_record_get_end (record));

  for (guint i = 0; node != NULL; node = node->first_child, i++)
    {
      UgoReviewStep *step = &self->steps[i];

      step->position = node->position;
      step->has_move = node->first_child != NULL;
      if (step->has_move)
        step->move = node->first_child->move;
      self->n_keys[i] = (i > 0 ? self->n_keys[i - 1] : 0) + ugo_position_repeats (&node->position);
    }
  return self;
}

static void
review_clear (gpointer data)
{
  UgoReview *self = data;

  g_free (self->steps);
  g_free (self->n_keys);
  g_array_unref (self->keys);
}

UgoReview *
ugo_review_ref (UgoReview *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
ugo_review_unref (UgoReview *self)
{
  g_atomic_rc_box_release_full (self, review_clear);
}

gboolean
ugo_review_is_of (const UgoReview *self, UgoRecord *record)
{
  const UgoNode *node = ugo_record_get_root (record);

  if (ugo_record_get_end (record)->ply + 1 != self->n_steps)
    return FALSE;
  for (guint i = 0; node != NULL; node = node->first_child, i++)
    if (!ugo_position_same (&node->position, &self->steps[i].position))
      return FALSE;
  return TRUE;
}

/* Searching */

/* What a position is worth to the other side a ply before. */
static int
score_before (int score)
{
  if (!ugo_score_is_proved (score))
    return -score;
  return score > 0 ? 1 - score : -1 - score;
}

static int
decided_score (const UgoPosition *position, UgoOutcome outcome)
{
  UgoOutcome win = position->side == UGO_WHITE ? UGO_WHITE_WINS : UGO_BLACK_WINS;

  if (outcome == UGO_DRAW || outcome == UGO_UNDECIDED)
    return 0;
  return outcome == win ? ugo_score_win_in (0) : -ugo_score_win_in (0);
}

/* Follows the best line of @step while there is but one move, and adds the keys of its positions to
 * @keys. */
static UgoPosition
follow_forced_moves (UgoReviewStep *step, GArray *keys)
{
  UgoPosition position = step->position;
  UgoMove moves[UGO_MAX_MOVES];

  while (step->n_best < MAX_FORCED && ugo_legal_moves (&position, moves) == 1)
    {
      guint64 key;

      step->best[step->n_best++] = moves[0];
      ugo_play (&position, moves[0], (const uint64_t *) keys->data, keys->len, &position);
      key = ugo_position_key (&position);
      if (ugo_position_repeats (&position))
        g_array_append_val (keys, key);
    }
  return position;
}

static void
search_step (UgoReview *self, guint index, UgoSearch *search, const UgoLimits *limits)
{
  UgoReviewStep *step = &self->steps[index];
  g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (guint64));
  UgoPosition position;
  UgoReport report;
  guint n_forced;

  g_array_append_vals (keys, self->keys->data, self->n_keys[index]);
  step->n_best = 0;
  position = follow_forced_moves (step, keys);
  n_forced = step->n_best;
  if (ugo_search_run (search, &position, (const uint64_t *) keys->data, keys->len, limits, NULL,
                      NULL, &report))
    {
      guint n_moves = MIN ((guint) report.n_moves, UGO_SEARCH_MAX_DEPTH - n_forced);

      memcpy (step->best + n_forced, report.moves, n_moves * sizeof *step->best);
      step->n_best += n_moves;
      step->score = report.score;
      step->depth = report.depth + (int) n_forced;
    }
  else
    step->score = decided_score (&position, ugo_result (&position).outcome);

  for (guint i = 0; i < n_forced; i++)
    step->score = score_before (step->score);
}

/* The last step that is not known, or -1. */
static int
last_unknown (const UgoReview *self)
{
  int index = (int) self->n_steps - 1;

  while (index >= 0 && self->steps[index].is_known)
    index--;
  return index;
}

gboolean
ugo_review_advance (UgoReview *self, UgoSearch *search, const UgoLimits *limits)
{
  int index = last_unknown (self);

  if (index < 0)
    return FALSE;
  search_step (self, (guint) index, search, limits);
  if (limits->stop != NULL && atomic_load (limits->stop))
    return FALSE;
  self->steps[index].is_known = TRUE;
  return TRUE;
}

gboolean
ugo_review_run (UgoReview *self, UgoSearch *search, const UgoLimits *limits, UgoReviewFunc func,
                gpointer data)
{
  int index;

  ugo_search_clear (search);
  while ((index = last_unknown (self)) >= 0)
    {
      if (!ugo_review_advance (self, search, limits))
        return FALSE;
      if (func != NULL)
        func (self, (guint) index, data);
    }
  return TRUE;
}

/* What was found */

guint
ugo_review_get_n_steps (const UgoReview *self)
{
  return self->n_steps;
}

const UgoReviewStep *
ugo_review_get_step (const UgoReview *self, guint index)
{
  g_return_val_if_fail (index < self->n_steps, NULL);

  return &self->steps[index];
}

int
ugo_review_get_played (const UgoReview *self, guint index)
{
  g_return_val_if_fail (index + 1 < self->n_steps, 0);

  return score_before (self->steps[index + 1].score);
}

UgoMistake
ugo_review_get_mistake (const UgoReview *self, guint index, int *loss)
{
  const UgoReviewStep *step = ugo_review_get_step (self, index);
  const UgoRules *rules = step->position.variant.rules;
  int played;

  if (loss != NULL)
    *loss = 0;
  if (!step->has_move || !step->is_known || !step[1].is_known
      || ugo_move_equal (step->move, step->best[0]))
    return UGO_MISTAKE_NONE;

  played = ugo_review_get_played (self, index);
  if (loss != NULL)
    *loss = ugo_mistake_loss (rules, step->score, played);
  return ugo_mistake_judge (rules, step->score, played);
}
