/* ugo-judge.c: the judge of a step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-judge.h"

#include <string.h>

#include "ugo-forced.h"
#include "ugo-notation.h"

void
ugo_judge_begin (UgoJudge *self, const UgoLessonStep *step)
{
  self->step = step;
  self->position = step->position;
  self->n_moves = 0;
}

/* What is said */

static const char *
text_of_wrong (const UgoLessonStep *step, const UgoTry *attempt)
{
  for (guint i = 0; i < step->wrongs->len; i++)
    {
      const UgoLessonWrong *wrong = &g_array_index (step->wrongs, UgoLessonWrong, i);

      if (wrong->when == NULL || ugo_condition_holds (wrong->when, attempt))
        return wrong->text;
    }
  return NULL;
}

/* The reply that the lesson has to the move, if that is legal there. */
static const UgoLessonReply *
find_reply (const UgoLessonStep *step, const UgoTry *attempt, UgoMove *move)
{
  for (guint i = 0; i < step->replies->len; i++)
    {
      const UgoLessonReply *reply = &g_array_index (step->replies, UgoLessonReply, i);
      UgoRoute route;
      size_t offset;

      if (reply->to && !ugo_condition_holds (reply->to, attempt))
        continue;
      if (ugo_move_read (&attempt->after, reply->move, strlen (reply->move), move, &route, &offset)
          == UGO_OK)
        return reply;
    }
  return NULL;
}

/* Moves of the other side */

static void
play (UgoPosition *position, UgoMove move)
{
  position->variant.rules->apply (position, move, position);
}

/* Plays a move of the step itself: it may repeat what was played before the step. */
static void
play_on (const UgoJudge *self, const UgoPosition *position, UgoMove move, UgoPosition *next)
{
  const GArray *keys = self->step->keys;

  ugo_play (position, move, (const uint64_t *) keys->data, keys->len, next);
}

/* The move that puts a win off for as long as possible: the first of several. */
static UgoMove
longest_resistance (const UgoPosition *position, UgoSide winner, guint n_moves)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n = ugo_legal_moves (position, moves);

  for (guint fewer = n_moves; fewer-- > 0;)
    for (size_t i = 0; i < n; i++)
      {
        UgoPosition next = *position;

        play (&next, moves[i]);
        if (ugo_forced_win (&next, winner, fewer) != UGO_FORCED_YES)
          return moves[i];
      }
  return moves[0];
}

/* The first move after which its player wins, or keeps a forced win. */
static bool
find_winning_move (const UgoPosition *position, guint n_moves, UgoMove *move)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n = ugo_legal_moves (position, moves);

  for (size_t i = 0; i < n; i++)
    {
      UgoPosition next = *position;

      play (&next, moves[i]);
      if (ugo_forced_win (&next, position->side, n_moves - 1) == UGO_FORCED_YES)
        {
          *move = moves[i];
          return true;
        }
    }
  return false;
}

/* The move that answers an accepted one. */
static UgoMove
choose_reply (const UgoJudge *self, const UgoTry *attempt)
{
  const UgoLessonStep *step = self->step;
  UgoMove moves[UGO_MAX_MOVES];

  if (step->goal == UGO_LESSON_GOAL_WIN)
    return longest_resistance (&attempt->after, attempt->before.side,
                               step->moves - self->n_moves);
  if (step->policy == UGO_REPLIES_STAY)
    return UGO_MOVE_PASS;
  ugo_legal_moves (&attempt->after, moves);
  return moves[0];
}

/* Verdicts */

static bool
asks_for_moves (UgoLessonGoal goal)
{
  return goal != UGO_LESSON_GOAL_READ && goal != UGO_LESSON_GOAL_SELECT
         && goal != UGO_LESSON_GOAL_COUNT;
}

static bool
is_accepted (const UgoJudge *self, const UgoTry *attempt)
{
  const UgoLessonStep *step = self->step;
  UgoSide side = attempt->before.side;

  if (step->accept && !ugo_condition_holds (step->accept, attempt))
    return false;
  if (step->goal == UGO_LESSON_GOAL_WIN)
    return ugo_forced_win (&attempt->after, side, step->moves - self->n_moves - 1)
           == UGO_FORCED_YES;
  if (step->goal == UGO_LESSON_GOAL_DEFEND)
    return ugo_forced_win (&attempt->after, ugo_side_other (side), step->moves)
           == UGO_FORCED_NO;
  return true;
}

static void
solve (const UgoJudge *self, UgoJudgement *judgement)
{
  judgement->verdict = UGO_LESSON_VERDICT_SOLVED;
  judgement->text = self->step->praise;
}

static void
refuse (const UgoJudge *self, const UgoTry *attempt, UgoJudgement *judgement)
{
  const UgoLessonReply *reply = find_reply (self->step, attempt, &judgement->reply);

  judgement->verdict = UGO_LESSON_VERDICT_REFUSED;
  judgement->text = reply && reply->text ? reply->text : text_of_wrong (self->step, attempt);
  judgement->has_reply = reply != NULL;
  if (!reply && self->step->goal == UGO_LESSON_GOAL_DEFEND)
    judgement->has_reply = find_winning_move (&attempt->after, self->step->moves,
                                              &judgement->reply);
}

static void
give_up (UgoJudge *self, const UgoTry *attempt, UgoJudgement *judgement)
{
  judgement->verdict = UGO_LESSON_VERDICT_OVER;
  judgement->text = text_of_wrong (self->step, attempt);
  ugo_judge_begin (self, self->step);
}

static bool
is_over (const UgoPosition *position)
{
  return ugo_result (position).outcome != UGO_UNDECIDED;
}

static void
answer (UgoJudge *self, const UgoTry *attempt, UgoJudgement *judgement)
{
  const UgoLessonReply *reply = find_reply (self->step, attempt, &judgement->reply);

  if (reply)
    judgement->text = reply->text;
  else
    judgement->reply = choose_reply (self, attempt);
  judgement->has_reply = true;
  play_on (self, &self->position, judgement->reply, &self->position);
}

/* Goes on behind an accepted move of a step that may ask for more. */
static void
go_on (UgoJudge *self, const UgoTry *attempt, UgoJudgement *judgement)
{
  const UgoLessonStep *step = self->step;

  judgement->verdict = UGO_LESSON_VERDICT_ACCEPTED;
  if (step->goal == UGO_LESSON_GOAL_WIN)
    {
      if (!is_over (&self->position))
        answer (self, attempt, judgement);
      if (is_over (&self->position))
        solve (self, judgement);
      return;
    }

  if (ugo_condition_holds (step->until, attempt))
    solve (self, judgement);
  else if (self->n_moves >= step->moves || is_over (&self->position))
    give_up (self, attempt, judgement);
  else
    {
      answer (self, attempt, judgement);
      if (is_over (&self->position))
        give_up (self, attempt, judgement);
    }
}

void
ugo_judge_move (UgoJudge *self, UgoMove move, const UgoRoute *route, UgoJudgement *judgement)
{
  UgoTry attempt;

  memset (judgement, 0, sizeof *judgement);
  judgement->after = self->position;
  if (!asks_for_moves (self->step->goal) || ugo_check_move (&self->position, move) != UGO_OK)
    return;
  if (route && route->length > 0 && ugo_check_route (&self->position, move, route) != UGO_OK)
    route = NULL;

  ugo_try_move (&attempt, &self->position, move, route);
  play_on (self, &self->position, move, &attempt.after);
  judgement->after = attempt.after;
  if (!is_accepted (self, &attempt))
    {
      refuse (self, &attempt, judgement);
      return;
    }

  self->position = attempt.after;
  self->n_moves++;
  if (self->step->goal == UGO_LESSON_GOAL_SEQUENCE || self->step->goal == UGO_LESSON_GOAL_WIN)
    go_on (self, &attempt, judgement);
  else
    solve (self, judgement);
}

/* Choices and answers: nothing moves. */
static void
judge_still (UgoJudge *self, const UgoTry *attempt, bool right, UgoJudgement *judgement)
{
  memset (judgement, 0, sizeof *judgement);
  judgement->after = self->position;
  if (right)
    solve (self, judgement);
  else
    judgement->text = text_of_wrong (self->step, attempt);
}

void
ugo_judge_choose (UgoJudge *self, uint64_t squares, UgoJudgement *judgement)
{
  UgoTry attempt = { .before = self->position, .after = self->position, .move = UGO_MOVE_PASS,
                     .chosen = squares, .wanted = self->step->squares };

  judge_still (self, &attempt, squares == self->step->squares, judgement);
}

void
ugo_judge_answer (UgoJudge *self, int number, UgoJudgement *judgement)
{
  UgoTry attempt = { .before = self->position, .after = self->position, .move = UGO_MOVE_PASS,
                     .said = number, .right = self->step->answer };

  judge_still (self, &attempt, number == self->step->answer, judgement);
}

bool
ugo_judge_next_move (const UgoJudge *self, UgoMove *move, UgoRoute *route)
{
  char **solution = self->step->solution;
  size_t offset;

  if (solution == NULL || self->n_moves >= g_strv_length (solution)
      || ugo_move_read (&self->position, solution[self->n_moves],
                        strlen (solution[self->n_moves]), move, route, &offset)
             != UGO_OK)
    return false;
  if (route->length == 0)
    ugo_move_path (&self->position, *move, route);
  return true;
}
