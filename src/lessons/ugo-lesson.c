/* ugo-lesson.c: a lesson
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-lesson-private.h"

G_DEFINE_QUARK (ugo-lesson-error-quark, ugo_lesson_error)

static void
wrong_clear_cb (gpointer data)
{
  UgoLessonWrong *wrong = data;

  g_clear_pointer (&wrong->when, ugo_condition_free);
  g_clear_pointer (&wrong->text, g_free);
}

static void
reply_clear_cb (gpointer data)
{
  UgoLessonReply *reply = data;

  g_clear_pointer (&reply->to, ugo_condition_free);
  g_clear_pointer (&reply->move, g_free);
  g_clear_pointer (&reply->text, g_free);
}

static void
step_free_cb (gpointer data)
{
  UgoLessonStep *self = data;

  g_free (self->id);
  g_free (self->text);
  g_free (self->praise);
  g_array_unref (self->keys);
  g_array_unref (self->marks);
  g_array_unref (self->arrows);
  g_array_unref (self->wrongs);
  g_array_unref (self->replies);
  for (guint i = 0; i < self->n_hints; i++)
    g_free (self->hints[i].text);
  g_strfreev (self->solution);
  g_strfreev (self->words);
  g_clear_pointer (&self->accept, ugo_condition_free);
  g_clear_pointer (&self->until, ugo_condition_free);
  g_free (self);
}

UgoLesson *
ugo_lesson_alloc (void)
{
  UgoLesson *self = g_new0 (UgoLesson, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->steps = g_ptr_array_new_with_free_func (step_free_cb);
  return self;
}

UgoLessonStep *
ugo_lesson_add_step (UgoLesson *self)
{
  UgoLessonStep *step = g_new0 (UgoLessonStep, 1);

  step->answer = -1;
  step->keys = g_array_new (FALSE, FALSE, sizeof (guint64));
  step->marks = g_array_new (FALSE, TRUE, sizeof (UgoLessonMark));
  step->arrows = g_array_new (FALSE, TRUE, sizeof (UgoLessonArrow));
  step->wrongs = g_array_new (FALSE, TRUE, sizeof (UgoLessonWrong));
  step->replies = g_array_new (FALSE, TRUE, sizeof (UgoLessonReply));
  g_array_set_clear_func (step->wrongs, wrong_clear_cb);
  g_array_set_clear_func (step->replies, reply_clear_cb);
  g_ptr_array_add (self->steps, step);
  return step;
}

UgoLesson *
ugo_lesson_ref (UgoLesson *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
ugo_lesson_unref (UgoLesson *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  g_free (self->id);
  g_free (self->title);
  g_ptr_array_unref (self->steps);
  g_free (self);
}

const char *
ugo_lesson_get_id (const UgoLesson *self)
{
  return self->id;
}

const UgoRules *
ugo_lesson_get_course (const UgoLesson *self)
{
  return self->variant.rules;
}

const char *
ugo_lesson_get_title (const UgoLesson *self)
{
  return self->title;
}

guint
ugo_lesson_get_n_steps (const UgoLesson *self)
{
  return self->steps->len;
}

const UgoLessonStep *
ugo_lesson_get_step (const UgoLesson *self, guint index)
{
  return g_ptr_array_index (self->steps, index);
}

static void
add_text (GPtrArray *texts, char *text)
{
  if (text)
    g_ptr_array_add (texts, text);
}

GPtrArray *
ugo_lesson_get_texts (const UgoLesson *self)
{
  GPtrArray *texts = g_ptr_array_new ();

  add_text (texts, self->title);
  for (guint i = 0; i < self->steps->len; i++)
    {
      const UgoLessonStep *step = ugo_lesson_get_step (self, i);

      add_text (texts, step->text);
      for (guint j = 0; j < step->wrongs->len; j++)
        add_text (texts, g_array_index (step->wrongs, UgoLessonWrong, j).text);
      for (guint j = 0; j < step->replies->len; j++)
        add_text (texts, g_array_index (step->replies, UgoLessonReply, j).text);
      for (guint j = 0; j < step->n_hints; j++)
        add_text (texts, step->hints[j].text);
      add_text (texts, step->praise);
    }
  return texts;
}
