/* ugo-lesson-tutor.c: a person at a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-lesson-tutor.h"

#include <glib/gi18n.h>

#include "ugo-tutor-private.h"

/* Where in progress the step is kept at which a lesson was left. */
#define AT_KEY "at"

/* Where the person is, or was. */
typedef struct
{
  UgoTutorPlace at;
  UgoJudge judge;
  int answer;
  const char *feedback;
  gboolean is_refusal; /* what @feedback says */
  UgoMove reply;
  gboolean has_reply;
} Place;

struct _UgoLessonTutor
{
  UgoTutor parent_instance;

  /* Owned. */
  UgoLesson *lesson;
  UgoProgress *progress;

  /* Plain state. */
  guint index;
  guint n_hints;
  guint n_wrong;
  gboolean was_shown;
};

G_DEFINE_FINAL_TYPE (UgoLessonTutor, ugo_lesson_tutor, UGO_TYPE_TUTOR)

static Place *
get_here (UgoLessonTutor *self)
{
  return ugo_tutor_get_here (UGO_TUTOR (self));
}

static const UgoLessonStep *
get_step (UgoLessonTutor *self)
{
  return get_here (self)->judge.step;
}

static UgoLessonTutor *
get_tutor (UgoTutor *tutor)
{
  return UGO_LESSON_TUTOR (tutor);
}

/* Progress */

static char *
get_group (UgoLesson *lesson)
{
  return g_strconcat ("lesson/", ugo_lesson_get_id (lesson), NULL);
}

static int
count_stars (UgoLessonTutor *self)
{
  const UgoLessonStep *step = get_step (self);
  gboolean is_longer = step->par > 0 && get_here (self)->judge.n_moves > step->par;

  return self->was_shown ? 1 : ugo_stars_count (self->n_wrong, self->n_hints, is_longer);
}

/* The best result of a step counts. */
static void
keep_solved (UgoLessonTutor *self)
{
  g_autofree char *group = get_group (self->lesson);
  int stars = count_stars (self);

  if (stars > ugo_lesson_tutor_get_stars (self->lesson, self->index, self->progress))
    ugo_progress_set (self->progress, group, get_step (self)->id, stars);
}

static void
keep_place (UgoLessonTutor *self)
{
  g_autofree char *group = get_group (self->lesson);

  ugo_progress_set_word (self->progress, group, AT_KEY, get_step (self)->id);
}

static guint
find_kept_place (UgoLessonTutor *self)
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
take_verdict (UgoLessonTutor *self, const UgoJudgement *judgement)
{
  Place *here = get_here (self);

  here->feedback = judgement->text;
  here->is_refusal = judgement->verdict == UGO_LESSON_VERDICT_REFUSED
                     || judgement->verdict == UGO_LESSON_VERDICT_OVER;
  if (judgement->verdict == UGO_LESSON_VERDICT_SOLVED)
    {
      here->at.state = UGO_TUTOR_SOLVED;
      keep_solved (self);
    }
  else if (judgement->verdict != UGO_LESSON_VERDICT_ACCEPTED)
    {
      here->at.state = UGO_TUTOR_WRONG;
      self->n_wrong++;
    }
}

static void
make_reply (UgoLessonTutor *self)
{
  Place *here = get_here (self);
  UgoPosition after;

  here->has_reply = FALSE;
  here->at.position.variant.rules->apply (&here->at.position, here->reply, &after);
  ugo_tutor_move (UGO_TUTOR (self), here->reply, NULL, &after);
}

static void
try_move (UgoLessonTutor *self, UgoMove move, const UgoRoute *route)
{
  Place *here = get_here (self);
  UgoJudgement judgement;

  ugo_tutor_remember (UGO_TUTOR (self));
  ugo_judge_move (&here->judge, move, route, &judgement);
  ugo_tutor_move (UGO_TUTOR (self), move, route, &judgement.after);
  take_verdict (self, &judgement);
  here->reply = judgement.reply;
  here->has_reply = judgement.has_reply;
  /* A side that only waits passes without a word. */
  if (here->has_reply && ugo_move_is_pass (here->reply))
    make_reply (self);
  ugo_tutor_changed (UGO_TUTOR (self));
}

static void
explore_move (UgoLessonTutor *self, UgoMove move, const UgoRoute *route)
{
  Place *here = get_here (self);
  UgoPosition after;

  ugo_tutor_remember (UGO_TUTOR (self));
  ugo_play (&here->at.position, move, NULL, 0, &after);
  ugo_tutor_move (UGO_TUTOR (self), move, route, &after);
  if (ugo_must_pass (&after))
    ugo_play (&after, UGO_MOVE_PASS, NULL, 0, &here->at.position);
  ugo_tutor_changed (UGO_TUTOR (self));
}

/* Of the squares chosen now. */
static void
judge_chosen (UgoLessonTutor *self)
{
  UgoJudgement judgement;

  ugo_judge_choose (&get_here (self)->judge, get_here (self)->at.chosen, &judgement);
  take_verdict (self, &judgement);
  ugo_tutor_changed (UGO_TUTOR (self));
}

static void
begin_step (UgoLessonTutor *self, guint index)
{
  const UgoLessonStep *step = ugo_lesson_get_step (self->lesson, index);
  Place *place = g_new0 (Place, 1);

  place->at.position = step->position;
  place->answer = -1;
  ugo_judge_begin (&place->judge, step);
  ugo_tutor_begin (UGO_TUTOR (self), place);
  self->index = index;
  self->n_hints = 0;
  self->n_wrong = 0;
  self->was_shown = FALSE;
  keep_place (self);
  if (step->goal == UGO_LESSON_GOAL_READ)
    keep_solved (self);
}

/* What every tutor tells */

static gboolean
asks_for_moves (UgoLessonTutor *self)
{
  UgoLessonGoal goal = get_step (self)->goal;

  return goal != UGO_LESSON_GOAL_READ && goal != UGO_LESSON_GOAL_SELECT
         && goal != UGO_LESSON_GOAL_COUNT;
}

static char *
get_text (UgoTutor *tutor)
{
  if (ugo_tutor_get_state (tutor) == UGO_TUTOR_EXPLORING)
    return g_strdup (_ ("Try what you like: both sides can be moved, and nothing is judged."));
  return g_strdup (g_dgettext (GETTEXT_PACKAGE, get_step (get_tutor (tutor))->text));
}

static char *
get_hint (UgoTutor *tutor)
{
  UgoLessonTutor *self = get_tutor (tutor);
  UgoTutorState state = ugo_tutor_get_state (tutor);

  if (self->n_hints == 0 || state == UGO_TUTOR_EXPLORING || state == UGO_TUTOR_SOLVED)
    return NULL;
  return g_strdup (
      g_dgettext (GETTEXT_PACKAGE, get_step (self)->hints[self->n_hints - 1].text));
}

static char *
get_feedback (UgoTutor *tutor)
{
  const char *feedback = get_here (get_tutor (tutor))->feedback;

  return feedback != NULL ? g_strdup (g_dgettext (GETTEXT_PACKAGE, feedback)) : NULL;
}

static gboolean
is_refusal (UgoTutor *tutor)
{
  Place *here = get_here (get_tutor (tutor));

  return here->feedback != NULL && here->is_refusal;
}

static gboolean
can_show (UgoLessonTutor *self)
{
  UgoMove move;
  UgoRoute route;

  if (asks_for_moves (self))
    return ugo_judge_next_move (&get_here (self)->judge, &move, &route);
  return get_step (self)->goal != UGO_LESSON_GOAL_READ;
}

static gboolean
can (UgoTutor *tutor, UgoTutorVerb verb)
{
  UgoLessonTutor *self = get_tutor (tutor);
  Place *here = get_here (self);

  if (here->at.state == UGO_TUTOR_EXPLORING)
    return verb == UGO_TUTOR_PLAY && ugo_result (&here->at.position).outcome == UGO_UNDECIDED;
  if (here->at.state != UGO_TUTOR_ASKING)
    return FALSE;
  switch (verb)
    {
    case UGO_TUTOR_PLAY:
      return !here->has_reply && asks_for_moves (self);
    case UGO_TUTOR_TOGGLE:
    case UGO_TUTOR_CHECK:
      return get_step (self)->goal == UGO_LESSON_GOAL_SELECT;
    case UGO_TUTOR_HINT:
      return self->n_hints < get_step (self)->n_hints;
    case UGO_TUTOR_SHOW:
      return !here->has_reply && can_show (self);
    default:
      return FALSE;
    }
}

static gboolean
get_reply_due (UgoTutor *tutor)
{
  return get_here (get_tutor (tutor))->has_reply;
}

/* A refused move that was answered stays, so that it can be seen what is wrong with it. */
static gboolean
goes_back (UgoTutor *tutor)
{
  const UgoLessonStep *step = get_step (get_tutor (tutor));

  return (step->goal == UGO_LESSON_GOAL_SELECT || step->goal == UGO_LESSON_GOAL_COUNT
          || step->goal == UGO_LESSON_GOAL_MOVE)
         && step->replies->len == 0;
}

/* What every tutor does */

static void
play (UgoTutor *tutor, UgoMove move, const UgoRoute *route)
{
  if (ugo_tutor_get_state (tutor) == UGO_TUTOR_EXPLORING)
    explore_move (get_tutor (tutor), move, route);
  else
    try_move (get_tutor (tutor), move, route);
}

static void
toggle (UgoTutor *tutor, UgoSquare square)
{
  Place *here = get_here (get_tutor (tutor));

  ugo_tutor_remember (tutor);
  here->at.chosen ^= UINT64_C (1) << square;
  here->feedback = NULL;
  ugo_tutor_changed (tutor);
}

static void
check (UgoTutor *tutor)
{
  ugo_tutor_remember (tutor);
  judge_chosen (get_tutor (tutor));
}

static void
hint (UgoTutor *tutor)
{
  get_tutor (tutor)->n_hints++;
  ugo_tutor_changed (tutor);
}

static void
reply (UgoTutor *tutor)
{
  make_reply (get_tutor (tutor));
  ugo_tutor_changed (tutor);
}

static void
try_again (UgoTutor *tutor)
{
  UgoLessonTutor *self = get_tutor (tutor);
  const char *feedback = get_here (self)->feedback;
  gboolean is_over = asks_for_moves (self) && get_here (self)->judge.n_moves == 0;

  /* When the moves are used up, the judge has gone back to the beginning. */
  ugo_tutor_go_back_to (tutor, is_over ? 0 : ugo_tutor_get_past (tutor)->len - 1);
  get_here (self)->feedback = feedback;
  get_here (self)->is_refusal = TRUE;
  ugo_tutor_changed (tutor);
}

static void
show (UgoTutor *tutor)
{
  UgoLessonTutor *self = get_tutor (tutor);
  const UgoLessonStep *step = get_step (self);
  UgoMove move;
  UgoRoute route;

  self->was_shown = TRUE;
  if (step->goal == UGO_LESSON_GOAL_SELECT)
    {
      ugo_tutor_remember (tutor);
      get_here (self)->at.chosen = step->squares;
      judge_chosen (self);
    }
  else if (step->goal == UGO_LESSON_GOAL_COUNT)
    {
      ugo_lesson_tutor_answer (self, step->answer);
    }
  else if (ugo_judge_next_move (&get_here (self)->judge, &move, &route))
    {
      try_move (self, move, &route);
    }
}

/* The class */

static void
ugo_lesson_tutor_finalize (GObject *object)
{
  UgoLessonTutor *self = UGO_LESSON_TUTOR (object);

  ugo_lesson_unref (self->lesson);
  g_object_unref (self->progress);

  G_OBJECT_CLASS (ugo_lesson_tutor_parent_class)->finalize (object);
}

static void
ugo_lesson_tutor_class_init (UgoLessonTutorClass *klass)
{
  UgoTutorClass *tutor_class = UGO_TUTOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ugo_lesson_tutor_finalize;

  tutor_class->place_size = sizeof (Place);
  tutor_class->get_text = get_text;
  tutor_class->get_hint = get_hint;
  tutor_class->get_feedback = get_feedback;
  tutor_class->is_refusal = is_refusal;
  tutor_class->can = can;
  tutor_class->get_reply_due = get_reply_due;
  tutor_class->goes_back = goes_back;
  tutor_class->play = play;
  tutor_class->toggle = toggle;
  tutor_class->check = check;
  tutor_class->hint = hint;
  tutor_class->show = show;
  tutor_class->reply = reply;
  tutor_class->try_again = try_again;
}

static void
ugo_lesson_tutor_init (UgoLessonTutor *self)
{
}

/* Public API */

UgoLessonTutor *
ugo_lesson_tutor_new (UgoLesson *lesson, UgoProgress *progress)
{
  UgoLessonTutor *self = g_object_new (UGO_TYPE_LESSON_TUTOR, NULL);

  self->lesson = ugo_lesson_ref (lesson);
  self->progress = g_object_ref (progress);
  begin_step (self, find_kept_place (self));
  return self;
}

UgoLesson *
ugo_lesson_tutor_get_lesson (UgoLessonTutor *self)
{
  return self->lesson;
}

guint
ugo_lesson_tutor_get_index (UgoLessonTutor *self)
{
  return self->index;
}

const UgoLessonStep *
ugo_lesson_tutor_get_step (UgoLessonTutor *self)
{
  return get_step (self);
}

int
ugo_lesson_tutor_get_answer (UgoLessonTutor *self)
{
  return get_here (self)->answer;
}

guint
ugo_lesson_tutor_get_n_hints (UgoLessonTutor *self)
{
  return self->n_hints;
}

void
ugo_lesson_tutor_answer (UgoLessonTutor *self, int number)
{
  UgoJudgement judgement;

  g_return_if_fail (UGO_IS_LESSON_TUTOR (self));

  if (get_here (self)->at.state != UGO_TUTOR_ASKING
      || get_step (self)->goal != UGO_LESSON_GOAL_COUNT)
    return;
  ugo_tutor_remember (UGO_TUTOR (self));
  get_here (self)->answer = number;
  ugo_judge_answer (&get_here (self)->judge, number, &judgement);
  take_verdict (self, &judgement);
  ugo_tutor_changed (UGO_TUTOR (self));
}

gboolean
ugo_lesson_tutor_is_done (UgoLessonTutor *self)
{
  UgoTutorState state = ugo_tutor_get_state (UGO_TUTOR (self));

  return state == UGO_TUTOR_SOLVED
         || (state == UGO_TUTOR_ASKING && get_step (self)->goal == UGO_LESSON_GOAL_READ);
}

void
ugo_lesson_tutor_explore (UgoLessonTutor *self)
{
  UgoTutor *tutor;
  Place *here;

  g_return_if_fail (UGO_IS_LESSON_TUTOR (self));

  tutor = UGO_TUTOR (self);
  if (ugo_tutor_get_state (tutor) == UGO_TUTOR_EXPLORING)
    return;
  ugo_tutor_stop_showing (tutor);
  ugo_tutor_remember (tutor);
  here = get_here (self);
  here->at.floor = ugo_tutor_get_past (tutor)->len;
  here->at.state = UGO_TUTOR_EXPLORING;
  here->has_reply = FALSE;
  here->feedback = NULL;
  ugo_tutor_changed (tutor);
}

void
ugo_lesson_tutor_stop_exploring (UgoLessonTutor *self)
{
  g_return_if_fail (UGO_IS_LESSON_TUTOR (self));

  if (ugo_tutor_get_state (UGO_TUTOR (self)) != UGO_TUTOR_EXPLORING)
    return;
  ugo_tutor_go_back_to (UGO_TUTOR (self), get_here (self)->at.floor - 1);
  ugo_tutor_changed (UGO_TUTOR (self));
}

void
ugo_lesson_tutor_go_to (UgoLessonTutor *self, guint index)
{
  g_return_if_fail (UGO_IS_LESSON_TUTOR (self) && index < ugo_lesson_get_n_steps (self->lesson));

  begin_step (self, index);
  ugo_tutor_changed (UGO_TUTOR (self));
}

int
ugo_lesson_tutor_get_stars (UgoLesson *lesson, guint index, UgoProgress *progress)
{
  g_autofree char *group = get_group (lesson);
  int stars = ugo_progress_get (progress, group, ugo_lesson_get_step (lesson, index)->id);

  return CLAMP (stars, 0, UGO_MAX_STARS);
}

int
ugo_lesson_tutor_get_lesson_stars (UgoLesson *lesson, UgoProgress *progress)
{
  guint n_steps = ugo_lesson_get_n_steps (lesson);
  int total = 0;

  for (guint i = 0; i < n_steps; i++)
    {
      int stars = ugo_lesson_tutor_get_stars (lesson, i, progress);

      if (stars == 0)
        return 0;
      total += stars;
    }
  return total / (int) n_steps;
}

guint
ugo_lesson_tutor_get_n_solved (UgoLesson *lesson, UgoProgress *progress)
{
  guint n_solved = 0;

  for (guint i = 0; i < ugo_lesson_get_n_steps (lesson); i++)
    n_solved += ugo_lesson_tutor_get_stars (lesson, i, progress) > 0;
  return n_solved;
}
