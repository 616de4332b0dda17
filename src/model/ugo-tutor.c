/* ugo-tutor.c: a person at a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-tutor.h"

#include <glib/gi18n.h>

/* Where in progress the step is kept at which a lesson was left. */
#define AT_KEY "at"

/* Where the person was, to come back to: plain data. */
typedef struct
{
  UgoJudge judge;
  UgoPosition position;
  uint64_t chosen;
  int answer;
  UgoTutorState state;
  const char *feedback;
  gboolean is_refusal; /* what @feedback says */
} Place;

struct _UgoTutor
{
  GObject parent_instance;

  /* Owned. */
  UgoLesson *lesson;
  UgoProgress *progress;
  GArray *past; /* of Place */

  /* Plain state. */
  guint index;
  Place here;
  guint n_hints;
  guint n_wrong;
  gboolean was_shown;
  guint explored_from; /* the length of the past when exploring began */
  UgoMove reply;
  gboolean has_reply;
};

enum
{
  MOVED,
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoTutor, ugo_tutor, G_TYPE_OBJECT)

/* Progress */

static char *
get_group (UgoLesson *lesson)
{
  return g_strconcat ("lesson/", ugo_lesson_get_id (lesson), NULL);
}

static int
count_stars (UgoTutor *self)
{
  const UgoLessonStep *step = self->here.judge.step;
  gboolean is_longer = step->par > 0 && self->here.judge.n_moves > step->par;

  return self->was_shown ? 1 : ugo_stars_count (self->n_wrong, self->n_hints, is_longer);
}

/* The best result of a step counts. */
static void
keep_solved (UgoTutor *self)
{
  g_autofree char *group = get_group (self->lesson);
  int stars = count_stars (self);

  if (stars > ugo_tutor_get_stars (self->lesson, self->index, self->progress))
    ugo_progress_set (self->progress, group, self->here.judge.step->id, stars);
}

static void
keep_place (UgoTutor *self)
{
  g_autofree char *group = get_group (self->lesson);

  ugo_progress_set_word (self->progress, group, AT_KEY, self->here.judge.step->id);
}

static guint
find_kept_place (UgoTutor *self)
{
  g_autofree char *group = get_group (self->lesson);
  g_autofree char *id = ugo_progress_get_word (self->progress, group, AT_KEY);

  for (guint i = 0; i < ugo_lesson_get_n_steps (self->lesson); i++)
    if (g_strcmp0 (ugo_lesson_get_step (self->lesson, i)->id, id) == 0)
      return i;
  return 0;
}

/* What happens */

static void
changed (UgoTutor *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
remember (UgoTutor *self)
{
  g_array_append_val (self->past, self->here);
}

/* Puts @after on the board, where @move has led. */
static void
move_on_board (UgoTutor *self, UgoMove move, const UgoRoute *chosen, const UgoPosition *after)
{
  UgoPosition before = self->here.position;
  UgoRoute route = { 0 };

  if (chosen != NULL && chosen->length > 0)
    route = *chosen;
  else if (!ugo_move_is_pass (move) && move.from != UGO_SQUARE_NONE)
    ugo_move_path (&before, move, &route);
  self->here.position = *after;
  if (!ugo_move_is_pass (move))
    g_signal_emit (self, signals[MOVED], 0, &before, &move, &route, after);
}

static void
take_verdict (UgoTutor *self, const UgoJudgement *judgement)
{
  self->here.feedback = judgement->text;
  self->here.is_refusal = judgement->verdict == UGO_LESSON_VERDICT_REFUSED
                          || judgement->verdict == UGO_LESSON_VERDICT_OVER;
  if (judgement->verdict == UGO_LESSON_VERDICT_SOLVED)
    {
      self->here.state = UGO_TUTOR_SOLVED;
      keep_solved (self);
    }
  else if (judgement->verdict != UGO_LESSON_VERDICT_ACCEPTED)
    {
      self->here.state = UGO_TUTOR_WRONG;
      self->n_wrong++;
    }
}

static void
set_reply (UgoTutor *self, const UgoJudgement *judgement)
{
  self->reply = judgement->reply;
  self->has_reply = judgement->has_reply;
  /* A side that only waits passes without a word. */
  if (self->has_reply && ugo_move_is_pass (self->reply))
    ugo_tutor_reply (self);
}

static void
try_move (UgoTutor *self, UgoMove move, const UgoRoute *route)
{
  UgoJudgement judgement;

  remember (self);
  ugo_judge_move (&self->here.judge, move, route, &judgement);
  move_on_board (self, move, route, &judgement.after);
  take_verdict (self, &judgement);
  set_reply (self, &judgement);
  changed (self);
}

static void
explore_move (UgoTutor *self, UgoMove move, const UgoRoute *route)
{
  UgoPosition after;

  remember (self);
  ugo_play (&self->here.position, move, NULL, 0, &after);
  move_on_board (self, move, route, &after);
  if (ugo_must_pass (&after))
    ugo_play (&after, UGO_MOVE_PASS, NULL, 0, &self->here.position);
  changed (self);
}

static void
go_back_to (UgoTutor *self, guint length)
{
  self->has_reply = FALSE;
  self->here = g_array_index (self->past, Place, length);
  g_array_set_size (self->past, length);
  changed (self);
}

static void
begin_step (UgoTutor *self, guint index)
{
  const UgoLessonStep *step = ugo_lesson_get_step (self->lesson, index);

  self->index = index;
  self->here = (Place){ .answer = -1, .position = step->position };
  self->n_hints = 0;
  self->n_wrong = 0;
  self->was_shown = FALSE;
  self->has_reply = FALSE;
  g_array_set_size (self->past, 0);
  ugo_judge_begin (&self->here.judge, step);
  keep_place (self);
  if (step->goal == UGO_LESSON_GOAL_READ)
    keep_solved (self);
}

/* The class */

static void
ugo_tutor_finalize (GObject *object)
{
  UgoTutor *self = UGO_TUTOR (object);

  ugo_lesson_unref (self->lesson);
  g_object_unref (self->progress);
  g_array_unref (self->past);

  G_OBJECT_CLASS (ugo_tutor_parent_class)->finalize (object);
}

static void
ugo_tutor_class_init (UgoTutorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ugo_tutor_finalize;

  signals[MOVED] = g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 4, G_TYPE_POINTER, G_TYPE_POINTER,
                                 G_TYPE_POINTER, G_TYPE_POINTER);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ugo_tutor_init (UgoTutor *self)
{
  self->past = g_array_new (FALSE, FALSE, sizeof (Place));
}

/* Public API */

UgoTutor *
ugo_tutor_new (UgoLesson *lesson, UgoProgress *progress)
{
  UgoTutor *self = g_object_new (UGO_TYPE_TUTOR, NULL);

  self->lesson = ugo_lesson_ref (lesson);
  self->progress = g_object_ref (progress);
  begin_step (self, find_kept_place (self));
  return self;
}

UgoLesson *
ugo_tutor_get_lesson (UgoTutor *self)
{
  return self->lesson;
}

guint
ugo_tutor_get_index (UgoTutor *self)
{
  return self->index;
}

const UgoLessonStep *
ugo_tutor_get_step (UgoTutor *self)
{
  return self->here.judge.step;
}

UgoTutorState
ugo_tutor_get_state (UgoTutor *self)
{
  return self->here.state;
}

const UgoPosition *
ugo_tutor_get_position (UgoTutor *self)
{
  return &self->here.position;
}

uint64_t
ugo_tutor_get_chosen (UgoTutor *self)
{
  return self->here.chosen;
}

int
ugo_tutor_get_answer (UgoTutor *self)
{
  return self->here.answer;
}

const char *
ugo_tutor_get_text (UgoTutor *self)
{
  return g_dgettext (GETTEXT_PACKAGE, ugo_tutor_get_step (self)->text);
}

const char *
ugo_tutor_get_feedback (UgoTutor *self)
{
  return self->here.feedback != NULL ? g_dgettext (GETTEXT_PACKAGE, self->here.feedback) : NULL;
}

gboolean
ugo_tutor_is_refusal (UgoTutor *self)
{
  return self->here.feedback != NULL && self->here.is_refusal;
}

guint
ugo_tutor_get_n_hints (UgoTutor *self)
{
  return self->n_hints;
}

const char *
ugo_tutor_get_hint (UgoTutor *self)
{
  if (self->n_hints == 0)
    return NULL;
  return g_dgettext (GETTEXT_PACKAGE, ugo_tutor_get_step (self)->hints[self->n_hints - 1].text);
}

gboolean
ugo_tutor_can_hint (UgoTutor *self)
{
  return self->here.state == UGO_TUTOR_ASKING && self->n_hints < ugo_tutor_get_step (self)->n_hints;
}

void
ugo_tutor_hint (UgoTutor *self)
{
  g_return_if_fail (UGO_IS_TUTOR (self));

  if (!ugo_tutor_can_hint (self))
    return;
  self->n_hints++;
  changed (self);
}

static gboolean
asks_for_moves (UgoTutor *self)
{
  UgoLessonGoal goal = ugo_tutor_get_step (self)->goal;

  return goal != UGO_LESSON_GOAL_READ && goal != UGO_LESSON_GOAL_SELECT
         && goal != UGO_LESSON_GOAL_COUNT;
}

gboolean
ugo_tutor_can_play (UgoTutor *self)
{
  g_return_val_if_fail (UGO_IS_TUTOR (self), FALSE);

  if (self->here.state == UGO_TUTOR_EXPLORING)
    return ugo_result (&self->here.position).outcome == UGO_UNDECIDED;
  return self->here.state == UGO_TUTOR_ASKING && !self->has_reply && asks_for_moves (self);
}

void
ugo_tutor_play (UgoTutor *self, UgoMove move, const UgoRoute *route)
{
  g_return_if_fail (UGO_IS_TUTOR (self));

  if (!ugo_tutor_can_play (self) || ugo_check_move (&self->here.position, move) != UGO_OK)
    return;
  if (self->here.state == UGO_TUTOR_EXPLORING)
    explore_move (self, move, route);
  else
    try_move (self, move, route);
}

static gboolean
can_answer (UgoTutor *self, UgoLessonGoal goal)
{
  return self->here.state == UGO_TUTOR_ASKING && ugo_tutor_get_step (self)->goal == goal;
}

void
ugo_tutor_toggle (UgoTutor *self, UgoSquare square)
{
  g_return_if_fail (UGO_IS_TUTOR (self));

  if (!can_answer (self, UGO_LESSON_GOAL_SELECT) || square >= UGO_MAX_SQUARES)
    return;
  remember (self);
  self->here.chosen ^= UINT64_C (1) << square;
  self->here.feedback = NULL;
  changed (self);
}

/* Of the squares chosen now. */
static void
judge_chosen (UgoTutor *self)
{
  UgoJudgement judgement;

  ugo_judge_choose (&self->here.judge, self->here.chosen, &judgement);
  take_verdict (self, &judgement);
  changed (self);
}

void
ugo_tutor_check (UgoTutor *self)
{
  g_return_if_fail (UGO_IS_TUTOR (self));

  if (!can_answer (self, UGO_LESSON_GOAL_SELECT))
    return;
  remember (self);
  judge_chosen (self);
}

void
ugo_tutor_answer (UgoTutor *self, int number)
{
  UgoJudgement judgement;

  g_return_if_fail (UGO_IS_TUTOR (self));

  if (!can_answer (self, UGO_LESSON_GOAL_COUNT))
    return;
  remember (self);
  self->here.answer = number;
  ugo_judge_answer (&self->here.judge, number, &judgement);
  take_verdict (self, &judgement);
  changed (self);
}

gboolean
ugo_tutor_get_reply_due (UgoTutor *self)
{
  return self->has_reply;
}

void
ugo_tutor_reply (UgoTutor *self)
{
  UgoPosition after;

  g_return_if_fail (UGO_IS_TUTOR (self));

  if (!self->has_reply)
    return;
  self->has_reply = FALSE;
  self->here.position.variant.rules->apply (&self->here.position, self->reply, &after);
  move_on_board (self, self->reply, NULL, &after);
  changed (self);
}

void
ugo_tutor_try_again (UgoTutor *self)
{
  const char *feedback = self->here.feedback;
  guint length;

  g_return_if_fail (UGO_IS_TUTOR (self));

  if (self->here.state != UGO_TUTOR_WRONG || self->past->len == 0)
    return;
  /* When the moves are used up, the judge has gone back to the beginning. What was said stays until
   * the next try. */
  length = self->here.judge.n_moves == 0 && asks_for_moves (self) ? 0 : self->past->len - 1;
  g_array_index (self->past, Place, length).feedback = feedback;
  g_array_index (self->past, Place, length).is_refusal = TRUE;
  go_back_to (self, length);
}

gboolean
ugo_tutor_can_show (UgoTutor *self)
{
  UgoMove move;
  UgoRoute route;

  g_return_val_if_fail (UGO_IS_TUTOR (self), FALSE);

  if (self->here.state != UGO_TUTOR_ASKING || self->has_reply)
    return FALSE;
  if (asks_for_moves (self))
    return ugo_judge_next_move (&self->here.judge, &move, &route);
  return ugo_tutor_get_step (self)->goal != UGO_LESSON_GOAL_READ;
}

void
ugo_tutor_show (UgoTutor *self)
{
  const UgoLessonStep *step;
  UgoMove move;
  UgoRoute route;

  g_return_if_fail (UGO_IS_TUTOR (self));

  if (!ugo_tutor_can_show (self))
    return;
  step = ugo_tutor_get_step (self);
  self->was_shown = TRUE;
  if (step->goal == UGO_LESSON_GOAL_SELECT)
    {
      remember (self);
      self->here.chosen = step->squares;
      judge_chosen (self);
    }
  else if (step->goal == UGO_LESSON_GOAL_COUNT)
    {
      ugo_tutor_answer (self, step->answer);
    }
  else if (ugo_judge_next_move (&self->here.judge, &move, &route))
    {
      try_move (self, move, &route);
    }
}

gboolean
ugo_tutor_get_can_undo (UgoTutor *self)
{
  g_return_val_if_fail (UGO_IS_TUTOR (self), FALSE);

  return self->past->len > (self->here.state == UGO_TUTOR_EXPLORING ? self->explored_from : 0);
}

void
ugo_tutor_undo (UgoTutor *self)
{
  g_return_if_fail (UGO_IS_TUTOR (self));

  if (ugo_tutor_get_can_undo (self))
    go_back_to (self, self->past->len - 1);
}

void
ugo_tutor_explore (UgoTutor *self)
{
  g_return_if_fail (UGO_IS_TUTOR (self));

  if (self->here.state == UGO_TUTOR_EXPLORING)
    return;
  remember (self);
  self->explored_from = self->past->len;
  self->has_reply = FALSE;
  self->here.state = UGO_TUTOR_EXPLORING;
  self->here.feedback = NULL;
  changed (self);
}

void
ugo_tutor_stop_exploring (UgoTutor *self)
{
  g_return_if_fail (UGO_IS_TUTOR (self));

  if (self->here.state == UGO_TUTOR_EXPLORING)
    go_back_to (self, self->explored_from - 1);
}

void
ugo_tutor_go_to (UgoTutor *self, guint index)
{
  g_return_if_fail (UGO_IS_TUTOR (self) && index < ugo_lesson_get_n_steps (self->lesson));

  begin_step (self, index);
  changed (self);
}

int
ugo_tutor_get_stars (UgoLesson *lesson, guint index, UgoProgress *progress)
{
  g_autofree char *group = get_group (lesson);
  int stars = ugo_progress_get (progress, group, ugo_lesson_get_step (lesson, index)->id);

  return CLAMP (stars, 0, UGO_MAX_STARS);
}

int
ugo_tutor_get_lesson_stars (UgoLesson *lesson, UgoProgress *progress)
{
  guint n_steps = ugo_lesson_get_n_steps (lesson);
  int total = 0;

  for (guint i = 0; i < n_steps; i++)
    {
      int stars = ugo_tutor_get_stars (lesson, i, progress);

      if (stars == 0)
        return 0;
      total += stars;
    }
  return total / (int) n_steps;
}

guint
ugo_tutor_get_n_solved (UgoLesson *lesson, UgoProgress *progress)
{
  guint n_solved = 0;

  for (guint i = 0; i < ugo_lesson_get_n_steps (lesson); i++)
    n_solved += ugo_tutor_get_stars (lesson, i, progress) > 0;
  return n_solved;
}
