/* ugo-goal-alone.c: what one side of Ugolki does alone: bring a piece, go home, leave home
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-alone.h"
#include "ugo-goal-private.h"

/* How many placements are found before it is given up: a tenth of a second or two. */
#define MAX_STATES 60000

/* The same for who is ready to wait some seconds. */
#define MAX_STATES_LONG 600000

static UgoAlone
alone (UgoAloneAim aim, const UgoGoal *goal, const UgoPosition *position)
{
  return (UgoAlone) { .aim = aim, .position = *position, .from = goal->from, .to = goal->to,
                      .max_states = MAX_STATES };
}

/* What may be asked of no position, whatever is to be reached. */
static const char *
fault (const UgoAlone *self)
{
  UgoSide own = (UgoSide) self->position.side;

  if (self->position.ugolki.pieces[own] == 0)
    return "the side to move has no piece";
  if (self->position.ugolki.pieces[ugo_side_other (own)] != 0)
    return "the other side has pieces";
  if (ugo_result (&self->position).outcome != UGO_UNDECIDED)
    return "the game is decided";
  if (ugo_alone_is_reached (self))
    return "the goal is reached already";
  return NULL;
}

/* A piece to its place */

static const char *
bring_fits (const UgoGoal *goal, const UgoPosition *position, int n_moves)
{
  UgoAlone self = alone (UGO_ALONE_BRING, goal, position);

  if ((position->ugolki.pieces[position->side] >> goal->from & 1) == 0)
    return "no piece of the side to move stands on the square named";
  return fault (&self);
}

static void
bring_solve (const UgoGoal *goal, const UgoPosition *position, int n_moves,
             const atomic_bool *stop, UgoProof *proof)
{
  UgoAlone self = alone (UGO_ALONE_BRING, goal, position);

  ugo_alone_solve (&self, n_moves, stop, proof);
}

static void
bring_follow (UgoGoal *goal, UgoMove move)
{
  if (move.from == goal->from)
    goal->from = move.to;
}

static bool
bring_is_reached (const UgoGoal *goal, const UgoPosition *position)
{
  UgoAlone self = alone (UGO_ALONE_BRING, goal, position);

  return ugo_alone_is_reached (&self);
}

const UgoGoalKind ugo_goal_bring = {
  .word = "bring",
  .rules = &ugo_rules_ugolki,
  .answer = UGO_ANSWER_ALONE,
  .arguments = "ft",
  .fits = bring_fits,
  .solve = bring_solve,
  .follow = bring_follow,
  .is_reached = bring_is_reached,
};

/* All pieces home */

static const char *
home_fits (const UgoGoal *goal, const UgoPosition *position, int n_moves)
{
  UgoAlone self = alone (UGO_ALONE_HOME, goal, position);

  return fault (&self);
}

static void
home_solve (const UgoGoal *goal, const UgoPosition *position, int n_moves,
            const atomic_bool *stop, UgoProof *proof)
{
  UgoAlone self = alone (UGO_ALONE_HOME, goal, position);

  ugo_alone_solve (&self, n_moves, stop, proof);
}

static void
home_solve_long (const UgoGoal *goal, const UgoPosition *position, int n_moves,
                 const atomic_bool *stop, UgoProof *proof)
{
  UgoAlone self = alone (UGO_ALONE_HOME, goal, position);

  self.max_states = MAX_STATES_LONG;
  ugo_alone_solve (&self, n_moves, stop, proof);
}

/* The position may have the other side to move, who is the one that does not count. */
static UgoPosition
of_the_person (const UgoPosition *position)
{
  UgoPosition own = *position;

  if (own.ugolki.pieces[own.side] == 0)
    own.side = ugo_side_other ((UgoSide) own.side);
  return own;
}

static bool
home_is_reached (const UgoGoal *goal, const UgoPosition *position)
{
  UgoPosition own = of_the_person (position);
  UgoAlone self = alone (UGO_ALONE_HOME, goal, &own);

  return ugo_alone_is_reached (&self);
}

const UgoGoalKind ugo_goal_home = {
  .word = "home",
  .rules = &ugo_rules_ugolki,
  .answer = UGO_ANSWER_ALONE,
  .arguments = "",
  .fits = home_fits,
  .solve = home_solve,
  .solve_long = home_solve_long,
  .is_reached = home_is_reached,
};

/* All pieces out of their home */

static const char *
leave_fits (const UgoGoal *goal, const UgoPosition *position, int n_moves)
{
  UgoAlone self = alone (UGO_ALONE_LEAVE, goal, position);

  return fault (&self);
}

static void
leave_solve (const UgoGoal *goal, const UgoPosition *position, int n_moves,
             const atomic_bool *stop, UgoProof *proof)
{
  UgoAlone self = alone (UGO_ALONE_LEAVE, goal, position);

  ugo_alone_solve (&self, n_moves, stop, proof);
}

static bool
leave_is_reached (const UgoGoal *goal, const UgoPosition *position)
{
  UgoPosition own = of_the_person (position);
  UgoAlone self = alone (UGO_ALONE_LEAVE, goal, &own);

  return ugo_alone_is_reached (&self);
}

const UgoGoalKind ugo_goal_leave = {
  .word = "leave",
  .rules = &ugo_rules_ugolki,
  .answer = UGO_ANSWER_ALONE,
  .arguments = "",
  .fits = leave_fits,
  .solve = leave_solve,
  .is_reached = leave_is_reached,
};

/* A road for a piece that waits */

/* The runner is not brought anywhere: any piece that stands there at last will do. */
static UgoAlone
building (const UgoGoal *goal, const UgoPosition *position)
{
  UgoAlone self = alone (UGO_ALONE_BUILD, goal, position);

  self.to = goal->from;
  self.from = UGO_SQUARE_NONE;
  self.amount = goal->amount;
  return self;
}

static const char *
build_fits (const UgoGoal *goal, const UgoPosition *position, int n_moves)
{
  UgoAlone self = building (goal, position);

  if ((position->ugolki.pieces[position->side] >> goal->from & 1) == 0)
    return "no piece of the side to move stands on the square named";
  if (goal->amount < 1 || goal->amount > UGO_RUN_MAX_GAIN)
    return "no move gains so many squares";
  return fault (&self);
}

static void
build_solve (const UgoGoal *goal, const UgoPosition *position, int n_moves,
             const atomic_bool *stop, UgoProof *proof)
{
  UgoAlone self = building (goal, position);

  ugo_alone_solve (&self, n_moves, stop, proof);
}

static bool
build_is_reached (const UgoGoal *goal, const UgoPosition *position)
{
  UgoPosition own = of_the_person (position);
  UgoAlone self = building (goal, &own);

  return ugo_alone_is_reached (&self);
}

static int
build_measure (const UgoGoal *goal, const UgoPosition *position, UgoMove move,
               G_GNUC_UNUSED guint64 squares)
{
  UgoPosition next;

  ugo_play (position, move, NULL, 0, &next);
  next = of_the_person (&next);
  return ugo_run_best (&next, goal->from, NULL);
}

static bool
build_is_best (const UgoGoal *goal, const UgoPosition *position, int n_moves,
               const atomic_bool *stop)
{
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  UgoGoal more = *goal;

  more.amount++;
  ugo_goal_solve (&more, position, n_moves, stop, proof);
  return proof->status == UGO_PROOF_IMPOSSIBLE;
}

static void
build_sequel (const UgoGoal *goal, const UgoPosition *position, UgoMove *reply, UgoMove *move)
{
  UgoPosition own = of_the_person (position);

  *reply = UGO_MOVE_PASS;
  ugo_run_best (&own, goal->from, move);
}

const UgoGoalKind ugo_goal_build = {
  .word = "build",
  .rules = &ugo_rules_ugolki,
  .answer = UGO_ANSWER_ALONE,
  .arguments = "fn",
  .fits = build_fits,
  .solve = build_solve,
  .is_reached = build_is_reached,
  .measure = build_measure,
  .is_best = build_is_best,
  .sequel = build_sequel,
};
