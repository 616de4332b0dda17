/* ugo-trainer.c: a person at a round of questions that train the eye
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-trainer.h"

/* The keys of the best results. */
#define TIMED_KEY "timed"
#define UNTIMED_KEY "untimed"

struct _UgoTrainer
{
  GObject parent_instance;

  /* Owned. */
  UgoProgress *progress;
  GRand *random;

  /* Plain state. */
  gboolean is_timed;
  UgoTrainerState state;
  UgoDrill drill;
  uint64_t chosen;
  int number;
  gboolean is_given_up;
  guint n_answered;
  guint n_right;
  uint64_t missed;
  guint left;
  guint earlier_best;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoTrainer, ugo_trainer, G_TYPE_OBJECT)

/* The exercises, with how many seconds a round of each lasts. */
static const struct
{
  const char *id;
  guint seconds;
} exercises[] = {
  [UGO_DRILL_NAME] = { "name", 60 },
  [UGO_DRILL_FIND] = { "find", 60 },
  [UGO_DRILL_LANDINGS] = { "landings", 120 },
  [UGO_DRILL_REACH] = { "reach", 120 },
};

G_STATIC_ASSERT (G_N_ELEMENTS (exercises) == UGO_DRILL_N_KINDS);

static void
changed (UgoTrainer *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The round */

static char *
get_group (const UgoRules *rules, UgoDrillKind kind)
{
  return g_strdup_printf ("drill/%s-%s", rules->id, exercises[kind].id);
}

static void
begin_round (UgoTrainer *self)
{
  self->n_answered = 0;
  self->n_right = 0;
  self->missed = 0;
  self->left = self->is_timed ? 1000 * exercises[self->drill.kind].seconds : 0;
  self->earlier_best = ugo_trainer_get_best (self->progress, ugo_trainer_get_rules (self),
                                             self->drill.kind, self->is_timed);
}

static void
wait_for_answer (UgoTrainer *self)
{
  self->state = UGO_TRAINER_ASKING;
  self->chosen = 0;
  self->number = -1;
  self->is_given_up = FALSE;
}

static void
end_round (UgoTrainer *self)
{
  g_autofree char *group = get_group (ugo_trainer_get_rules (self), self->drill.kind);

  self->state = UGO_TRAINER_OVER;
  if (self->n_right > self->earlier_best)
    ugo_progress_set (self->progress, group, self->is_timed ? TIMED_KEY : UNTIMED_KEY,
                      (int) self->n_right);
  changed (self);
}

static gboolean
asks_for_one_square (UgoTrainer *self)
{
  return self->drill.kind == UGO_DRILL_NAME || self->drill.kind == UGO_DRILL_FIND;
}

static void
take_answer (UgoTrainer *self, gboolean is_right)
{
  self->n_answered++;
  self->n_right += is_right;
  self->state = is_right ? UGO_TRAINER_RIGHT : UGO_TRAINER_WRONG;
  if (!is_right && asks_for_one_square (self))
    self->missed |= self->drill.squares;
  changed (self);
}

/* The class */

static void
ugo_trainer_finalize (GObject *object)
{
  UgoTrainer *self = UGO_TRAINER (object);

  g_object_unref (self->progress);
  g_rand_free (self->random);

  G_OBJECT_CLASS (ugo_trainer_parent_class)->finalize (object);
}

static void
ugo_trainer_class_init (UgoTrainerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ugo_trainer_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ugo_trainer_init (UgoTrainer *self)
{
}

/* Public API */

UgoTrainer *
ugo_trainer_new (const UgoRules *rules, UgoDrillKind kind, gboolean is_timed, guint32 seed,
                 UgoProgress *progress)
{
  UgoTrainer *self;

  g_return_val_if_fail ((guint) kind < UGO_DRILL_N_KINDS, NULL);

  self = g_object_new (UGO_TYPE_TRAINER, NULL);
  self->progress = g_object_ref (progress);
  self->random = g_rand_new_with_seed (seed);
  self->is_timed = is_timed;
  ugo_drill_init (&self->drill, kind, rules, self->random);
  begin_round (self);
  wait_for_answer (self);
  return self;
}

const UgoDrill *
ugo_trainer_get_drill (UgoTrainer *self)
{
  return &self->drill;
}

const UgoRules *
ugo_trainer_get_rules (UgoTrainer *self)
{
  return self->drill.position.variant.rules;
}

UgoDrillKind
ugo_trainer_get_kind (UgoTrainer *self)
{
  return self->drill.kind;
}

gboolean
ugo_trainer_is_timed (UgoTrainer *self)
{
  return self->is_timed;
}

UgoTrainerState
ugo_trainer_get_state (UgoTrainer *self)
{
  return self->state;
}

uint64_t
ugo_trainer_get_chosen (UgoTrainer *self)
{
  return self->chosen;
}

int
ugo_trainer_get_number (UgoTrainer *self)
{
  return self->number;
}

guint
ugo_trainer_get_n_answered (UgoTrainer *self)
{
  return self->n_answered;
}

guint
ugo_trainer_get_n_right (UgoTrainer *self)
{
  return self->n_right;
}

uint64_t
ugo_trainer_get_missed (UgoTrainer *self)
{
  return self->missed;
}

guint
ugo_trainer_get_left (UgoTrainer *self)
{
  return self->left;
}

guint
ugo_trainer_get_earlier_best (UgoTrainer *self)
{
  return self->earlier_best;
}

void
ugo_trainer_choose (UgoTrainer *self, UgoSquare square)
{
  g_return_if_fail (UGO_IS_TRAINER (self));

  if (self->state != UGO_TRAINER_ASKING || square >= ugo_trainer_get_rules (self)->n_squares)
    return;
  if (asks_for_one_square (self))
    {
      self->chosen = UINT64_C (1) << square;
      take_answer (self, self->chosen == self->drill.squares);
    }
  else if (ugo_trainer_can_check (self))
    {
      self->chosen ^= UINT64_C (1) << square;
      changed (self);
    }
}

gboolean
ugo_trainer_can_check (UgoTrainer *self)
{
  g_return_val_if_fail (UGO_IS_TRAINER (self), FALSE);

  return self->state == UGO_TRAINER_ASKING && self->drill.kind == UGO_DRILL_LANDINGS;
}

void
ugo_trainer_check (UgoTrainer *self)
{
  g_return_if_fail (UGO_IS_TRAINER (self));

  if (ugo_trainer_can_check (self))
    take_answer (self, self->chosen == self->drill.squares);
}

void
ugo_trainer_answer (UgoTrainer *self, int number)
{
  g_return_if_fail (UGO_IS_TRAINER (self));

  if (self->state != UGO_TRAINER_ASKING || self->drill.kind != UGO_DRILL_REACH)
    return;
  self->number = number;
  take_answer (self, number == self->drill.number);
}

void
ugo_trainer_give_up (UgoTrainer *self)
{
  g_return_if_fail (UGO_IS_TRAINER (self));

  if (self->state != UGO_TRAINER_ASKING)
    return;
  self->chosen = 0;
  self->is_given_up = TRUE;
  take_answer (self, FALSE);
}

gboolean
ugo_trainer_is_given_up (UgoTrainer *self)
{
  g_return_val_if_fail (UGO_IS_TRAINER (self), FALSE);

  return self->is_given_up;
}

void
ugo_trainer_next (UgoTrainer *self)
{
  g_return_if_fail (UGO_IS_TRAINER (self));

  if (self->state != UGO_TRAINER_RIGHT && self->state != UGO_TRAINER_WRONG)
    return;
  if (!self->is_timed && self->n_answered == UGO_TRAINER_N_QUESTIONS)
    {
      end_round (self);
      return;
    }
  ugo_drill_next (&self->drill, self->random);
  wait_for_answer (self);
  changed (self);
}

void
ugo_trainer_finish (UgoTrainer *self)
{
  g_return_if_fail (UGO_IS_TRAINER (self));

  if (self->state != UGO_TRAINER_OVER)
    end_round (self);
}

void
ugo_trainer_again (UgoTrainer *self)
{
  g_return_if_fail (UGO_IS_TRAINER (self));

  ugo_drill_init (&self->drill, self->drill.kind, ugo_trainer_get_rules (self), self->random);
  begin_round (self);
  wait_for_answer (self);
  changed (self);
}

void
ugo_trainer_pass_time (UgoTrainer *self, guint milliseconds)
{
  g_return_if_fail (UGO_IS_TRAINER (self));

  if (!self->is_timed || self->state != UGO_TRAINER_ASKING || milliseconds == 0)
    return;
  self->left -= MIN (milliseconds, self->left);
  if (self->left == 0)
    end_round (self);
  else
    changed (self);
}

guint
ugo_trainer_get_seconds (UgoDrillKind kind)
{
  g_return_val_if_fail ((guint) kind < UGO_DRILL_N_KINDS, 0);

  return exercises[kind].seconds;
}

guint
ugo_trainer_get_best (UgoProgress *progress, const UgoRules *rules, UgoDrillKind kind,
                      gboolean is_timed)
{
  g_autofree char *group = get_group (rules, kind);

  return (guint) MAX (0, ugo_progress_get (progress, group, is_timed ? TIMED_KEY : UNTIMED_KEY));
}

const char *
ugo_trainer_get_id (UgoDrillKind kind)
{
  g_return_val_if_fail ((guint) kind < UGO_DRILL_N_KINDS, NULL);

  return exercises[kind].id;
}

gboolean
ugo_trainer_find (const char *id, UgoDrillKind *kind)
{
  for (guint i = 0; i < UGO_DRILL_N_KINDS; i++)
    if (g_strcmp0 (exercises[i].id, id) == 0)
      {
        *kind = (UgoDrillKind) i;
        return TRUE;
      }
  return FALSE;
}
