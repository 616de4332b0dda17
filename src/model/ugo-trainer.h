/* ugo-trainer.h: a person at a round of questions that train the eye
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "ugo-drill.h"
#include "ugo-progress.h"

G_BEGIN_DECLS

/* How many questions a round has that is not against the clock. */
#define UGO_TRAINER_N_QUESTIONS 10

typedef enum
{
  UGO_TRAINER_ASKING, /* an answer is waited for */
  UGO_TRAINER_RIGHT,  /* it was right; ugo_trainer_next() goes on */
  UGO_TRAINER_WRONG,  /* it was wrong: the right one is to be shown; ugo_trainer_next() goes on */
  UGO_TRAINER_OVER,   /* the round is over */
} UgoTrainerState;

#define UGO_TYPE_TRAINER (ugo_trainer_get_type ())

/*
 * UgoTrainer:
 *
 * Asks the questions of a round, counts what was answered rightly, and keeps the best result of
 * each exercise in each game. It has no clock of its own: who shows it tells how much time has
 * passed, and only while it asks does time count. Signal: changed ().
 */
G_DECLARE_FINAL_TYPE (UgoTrainer, ugo_trainer, UGO, TRAINER, GObject)

/**
 * ugo_trainer_new:
 * @rules: a game
 * @kind: what to ask
 * @is_timed: whether the round lasts ugo_trainer_get_seconds(), else it has
 *   %UGO_TRAINER_N_QUESTIONS questions
 * @seed: from the same one come the same questions
 * @progress: (transfer none): where the best result is kept
 *
 * Returns: (transfer full): a round at its first question
 */
UgoTrainer *ugo_trainer_new (const UgoRules *rules, UgoDrillKind kind, gboolean is_timed,
                             guint32 seed, UgoProgress *progress);

/**
 * ugo_trainer_get_drill:
 * @self: a trainer
 *
 * Returns: (transfer none): the question, the last one when the round is over
 */
const UgoDrill *ugo_trainer_get_drill (UgoTrainer *self);

const UgoRules *ugo_trainer_get_rules (UgoTrainer *self);
UgoDrillKind ugo_trainer_get_kind (UgoTrainer *self);
gboolean ugo_trainer_is_timed (UgoTrainer *self);
UgoTrainerState ugo_trainer_get_state (UgoTrainer *self);

/**
 * ugo_trainer_get_chosen:
 * @self: a trainer
 *
 * Returns: the squares that were chosen for an answer, or have been chosen so far; none where no
 *   square is asked for, or after ugo_trainer_give_up()
 */
uint64_t ugo_trainer_get_chosen (UgoTrainer *self);

/**
 * ugo_trainer_get_number:
 * @self: a trainer
 *
 * Returns: the number that was answered, -1 for none
 */
int ugo_trainer_get_number (UgoTrainer *self);

/**
 * ugo_trainer_get_n_answered:
 * @self: a trainer
 *
 * Returns: how many questions have been answered or given up
 */
guint ugo_trainer_get_n_answered (UgoTrainer *self);

guint ugo_trainer_get_n_right (UgoTrainer *self);

/**
 * ugo_trainer_get_missed:
 * @self: a trainer
 *
 * Returns: the squares that were not named or found in this round
 */
uint64_t ugo_trainer_get_missed (UgoTrainer *self);

/**
 * ugo_trainer_get_left:
 * @self: a trainer
 *
 * Returns: the milliseconds left of a round against the clock, else 0
 */
guint ugo_trainer_get_left (UgoTrainer *self);

/**
 * ugo_trainer_get_earlier_best:
 * @self: a trainer
 *
 * Returns: the best result before this round, 0 when there was none
 */
guint ugo_trainer_get_earlier_best (UgoTrainer *self);

/**
 * ugo_trainer_choose:
 * @self: a trainer
 * @square: a square
 *
 * Answers with it where one square is asked for; where all of some are, chooses it or chooses it no
 * more. Does nothing when no square is waited for.
 */
void ugo_trainer_choose (UgoTrainer *self, UgoSquare square);

/**
 * ugo_trainer_can_check:
 * @self: a trainer
 *
 * Returns: whether squares are being chosen
 */
gboolean ugo_trainer_can_check (UgoTrainer *self);

/* Offers the chosen squares as the answer. */
void ugo_trainer_check (UgoTrainer *self);

/**
 * ugo_trainer_answer:
 * @self: a trainer
 * @number: the answer where a number is asked for
 */
void ugo_trainer_answer (UgoTrainer *self, int number);

/* Gives the question up, so that the right answer is shown. */
void ugo_trainer_give_up (UgoTrainer *self);

/**
 * ugo_trainer_is_given_up:
 * @self: a trainer
 *
 * Returns: whether the question was given up, and so its answer is no mistake
 */
gboolean ugo_trainer_is_given_up (UgoTrainer *self);

/* Goes on to the next question, or to the end of the round; does nothing while an answer is waited
 * for. */
void ugo_trainer_next (UgoTrainer *self);

/* Ends the round now; what was answered counts. */
void ugo_trainer_finish (UgoTrainer *self);

/* Begins another round of the same. */
void ugo_trainer_again (UgoTrainer *self);

/**
 * ugo_trainer_pass_time:
 * @self: a trainer
 * @milliseconds: how long the question has been in sight since it was told the last time
 *
 * Takes it from the time of a round against the clock, and ends the round when none is left.
 */
void ugo_trainer_pass_time (UgoTrainer *self, guint milliseconds);

/**
 * ugo_trainer_get_seconds:
 * @kind: an exercise
 *
 * Returns: how long a round against the clock lasts
 */
guint ugo_trainer_get_seconds (UgoDrillKind kind);

/**
 * ugo_trainer_get_best:
 * @progress: progress
 * @rules: a game
 * @kind: an exercise
 * @is_timed: of the rounds against the clock, or of the others
 *
 * Returns: the most right answers in a round, 0 for none
 */
guint ugo_trainer_get_best (UgoProgress *progress, const UgoRules *rules, UgoDrillKind kind,
                            gboolean is_timed);

/**
 * ugo_trainer_get_id:
 * @kind: an exercise
 *
 * Returns: (transfer none): its name in actions and files
 */
const char *ugo_trainer_get_id (UgoDrillKind kind);

/**
 * ugo_trainer_find:
 * @id: a name
 * @kind: (out): the exercise of that name
 *
 * Returns: whether there is one
 */
gboolean ugo_trainer_find (const char *id, UgoDrillKind *kind);

G_END_DECLS
