/* ugo-thinker.c: what takes long, computed in a thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-thinker.h"

#include <gio/gio.h>

/*
 * Run:
 * @thinker: whose it is
 * @thought: what it is about
 * @stop: whether it is to end
 */
typedef struct
{
  UgoThinker *thinker;
  gpointer thought;
  atomic_bool stop;
} Run;

struct UgoThinker
{
  UgoThinkFunc think;
  GDestroyNotify free_thought;
  gpointer mind;
  GDestroyNotify free_mind;
  UgoAnswerFunc answer;
  gpointer data;

  Run *running; /* in a thread */
  Run *waiting; /* begins when that has ended */
  gboolean is_wanted; /* whether the answer of @running is */
};

static void run_cb (GObject *object, GAsyncResult *result, gpointer data);

static void
thinker_clear (gpointer data)
{
  UgoThinker *self = data;

  if (self->free_mind != NULL)
    self->free_mind (self->mind);
}

static Run *
run_new (UgoThinker *self, gpointer thought)
{
  Run *run = g_new0 (Run, 1);

  run->thinker = self;
  run->thought = thought;
  atomic_init (&run->stop, FALSE);
  return run;
}

static void
run_free (Run *run)
{
  run->thinker->free_thought (run->thought);
  g_free (run);
}

static void
run_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Run *run = data;

  run->thinker->think (run->thought, run->thinker->mind, &run->stop);
  g_task_return_boolean (task, TRUE);
}

/* Takes @run. The thread has a reference to the thinker, whose mind must outlast it. */
static void
start (UgoThinker *self, Run *run)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, run_cb, g_rc_box_acquire (self));

  self->running = run;
  self->is_wanted = TRUE;
  g_task_set_task_data (task, run, NULL);
  g_task_run_in_thread (task, run_in_thread);
}

static void
run_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  UgoThinker *self = data;
  Run *run = g_task_get_task_data (G_TASK (result));

  self->running = NULL;
  if (self->waiting != NULL)
    start (self, g_steal_pointer (&self->waiting));
  else if (self->is_wanted)
    self->answer (run->thought, self->data);
  run_free (run);
  g_rc_box_release_full (self, thinker_clear);
}

/* Public API */

UgoThinker *
ugo_thinker_new (UgoThinkFunc think, GDestroyNotify free_thought, gpointer mind,
                 GDestroyNotify free_mind, UgoAnswerFunc answer, gpointer data)
{
  UgoThinker *self = g_rc_box_new0 (UgoThinker);

  self->think = think;
  self->free_thought = free_thought;
  self->mind = mind;
  self->free_mind = free_mind;
  self->answer = answer;
  self->data = data;
  return self;
}

void
ugo_thinker_free (UgoThinker *self)
{
  ugo_thinker_drop (self);
  g_rc_box_release_full (self, thinker_clear);
}

void
ugo_thinker_ask (UgoThinker *self, gpointer thought)
{
  ugo_thinker_drop (self);
  if (self->running != NULL)
    self->waiting = run_new (self, thought);
  else
    start (self, run_new (self, thought));
}

void
ugo_thinker_drop (UgoThinker *self)
{
  g_clear_pointer (&self->waiting, run_free);
  self->is_wanted = FALSE;
  if (self->running != NULL)
    atomic_store (&self->running->stop, TRUE);
}

void
ugo_thinker_hurry (UgoThinker *self)
{
  if (self->waiting != NULL)
    atomic_store (&self->waiting->stop, TRUE);
  else if (self->running != NULL)
    atomic_store (&self->running->stop, TRUE);
}

gboolean
ugo_thinker_is_busy (UgoThinker *self)
{
  return self->waiting != NULL || (self->running != NULL && self->is_wanted);
}
