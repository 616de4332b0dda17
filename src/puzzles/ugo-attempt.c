/* ugo-attempt.c: the judge of a puzzle: what a proof says of each move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-attempt.h"

#include <string.h>

#include "ugo-bits.h"
#include "ugo-goal-private.h"

/* By how many moves a way may be longer than the fewest and still be followed by proofs. */
#define SLACK 6

/* Whether the fewest moves were still enough after an own move. */
typedef enum
{
  NOT_KNOWN,
  ON_THE_WAY,
  ASTRAY,
} Standing;

/* Where the person stood before an own move, and what is proved of that move. */
typedef struct
{
  UgoGoal goal;
  UgoPosition position;
  Standing standing;
} Stage;

struct _UgoAttempt
{
  UgoPuzzle *puzzle;
  GArray *stages; /* of Stage, one for each own move */
  UgoGoal goal;
  UgoPosition position;
  bool is_over;
};

UgoAttempt *
ugo_attempt_new (UgoPuzzle *puzzle)
{
  UgoAttempt *self = g_new0 (UgoAttempt, 1);

  self->puzzle = ugo_puzzle_ref (puzzle);
  self->stages = g_array_new (FALSE, FALSE, sizeof (Stage));
  self->goal = ugo_puzzle_get_draft (puzzle)->goal;
  self->position = ugo_puzzle_get_draft (puzzle)->position;
  return self;
}

UgoAttempt *
ugo_attempt_copy (const UgoAttempt *self)
{
  UgoAttempt *copy = ugo_attempt_new (self->puzzle);

  g_array_append_vals (copy->stages, self->stages->data, self->stages->len);
  copy->goal = self->goal;
  copy->position = self->position;
  copy->is_over = self->is_over;
  return copy;
}

void
ugo_attempt_free (UgoAttempt *self)
{
  ugo_puzzle_unref (self->puzzle);
  g_array_unref (self->stages);
  g_free (self);
}

UgoPuzzle *
ugo_attempt_get_puzzle (const UgoAttempt *self)
{
  return self->puzzle;
}

const UgoPosition *
ugo_attempt_get_position (const UgoAttempt *self)
{
  return &self->position;
}

guint
ugo_attempt_get_n_moves (const UgoAttempt *self)
{
  return self->stages->len;
}

bool
ugo_attempt_is_over (const UgoAttempt *self)
{
  return self->is_over;
}

/* How many moves are left of those the puzzle allows. */
static int
moves_left (const UgoAttempt *self)
{
  return ugo_puzzle_get_draft (self->puzzle)->n_moves - (int) self->stages->len;
}

/* Whether it could be proved to the end: a question may be too large, but not stopped. */
static bool
solve (const UgoGoal *goal, const UgoPosition *position, int n_moves, const atomic_bool *stop,
       UgoProof *proof)
{
  ugo_goal_solve (goal, position, CLAMP (n_moves, 1, UGO_GOAL_MAX_MOVES), stop, proof);
  return proof->status != UGO_PROOF_GAVE_UP || !ugo_proof_is_stopped (stop);
}

static Standing
standing_of (const UgoRuling *ruling)
{
  if (ruling->verdict == UGO_RULING_ASTRAY || ruling->verdict == UGO_RULING_SOLVED_LONGER)
    return ASTRAY;
  return ruling->verdict == UGO_RULING_ON && ruling->left < 0 ? NOT_KNOWN : ON_THE_WAY;
}

/* Keeps an own move and what came after it. */
static void
keep (UgoAttempt *self, const UgoGoal *goal, UgoMove move, const UgoRuling *ruling)
{
  Stage stage = { self->goal, self->position, standing_of (ruling) };

  g_array_append_val (self->stages, stage);
  self->goal = *goal;
  if (goal->kind->follow != NULL)
    goal->kind->follow (&self->goal, move);
  self->position = ruling->after;
  for (guint i = 0; i < ruling->n_replies; i++)
    ugo_play (&self->position, ruling->replies[i], NULL, 0, &self->position);
  self->is_over = ruling->verdict == UGO_RULING_SOLVED
                  || ruling->verdict == UGO_RULING_SOLVED_LONGER;
}

/* Moves against replies */

static void
add_reply (const UgoGoal *goal, int n_moves, UgoRuling *ruling)
{
  if (goal->kind->reply != NULL && ugo_result (&ruling->after).outcome == UGO_UNDECIDED
      && goal->kind->reply (goal, &ruling->after, n_moves, &ruling->replies[0]))
    ruling->n_replies = 1;
}

static void
add_sequel (const UgoGoal *goal, UgoRuling *ruling)
{
  goal->kind->sequel (goal, &ruling->after, &ruling->replies[0], &ruling->run);
  ruling->n_replies = 1;
}

static bool
is_decided (const UgoRuling *ruling)
{
  UgoPosition position = ruling->after;

  for (guint i = 0; i < ruling->n_replies; i++)
    ugo_play (&position, ruling->replies[i], NULL, 0, &position);
  return ugo_result (&position).outcome != UGO_UNDECIDED;
}

static bool
judge_against (UgoAttempt *self, UgoMove move, const atomic_bool *stop, UgoRuling *ruling)
{
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  bool is_single = self->goal.kind->answer == UGO_ANSWER_MOVE;
  int n_left = moves_left (self);

  if (!solve (&self->goal, &self->position, n_left, stop, proof))
    return false;
  if (!ugo_proof_has_first (proof, move))
    {
      ruling->verdict = UGO_RULING_WRONG;
      add_reply (&self->goal, MAX (n_left - 1, 1), ruling);
      return true;
    }
  if (!is_single)
    add_reply (&self->goal, MAX (n_left - 1, 1), ruling);
  else if (self->goal.kind->sequel != NULL)
    add_sequel (&self->goal, ruling);
  ruling->left = n_left - 1;
  ruling->verdict = is_single || n_left <= 1 || is_decided (ruling) ? UGO_RULING_SOLVED
                                                                    : UGO_RULING_ON;
  return true;
}

/* Moves alone */

static void
judge_arrival (const UgoAttempt *self, UgoRuling *ruling)
{
  ruling->left = 0;
  ruling->verdict = moves_left (self) >= 1 ? UGO_RULING_SOLVED : UGO_RULING_SOLVED_LONGER;
}

/* First what is asked for, which is proved soonest; then, where that cannot be done any more, how
 * long it takes. What is too large to be proved is not called wrong. */
static bool
judge_way (const UgoAttempt *self, const UgoGoal *goal, const UgoPosition *position,
           const atomic_bool *stop, UgoRuling *ruling)
{
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  int n_left = moves_left (self) - 1;

  proof->status = UGO_PROOF_IMPOSSIBLE;
  if (n_left > 0 && !solve (goal, position, n_left, stop, proof))
    return false;
  ruling->verdict = UGO_RULING_ON;
  if (proof->status == UGO_PROOF_IMPOSSIBLE)
    {
      if (!solve (goal, position, UGO_GOAL_MAX_MOVES, stop, proof))
        return false;
      /* A limit of the game may leave no time for it. */
      ruling->verdict = proof->status == UGO_PROOF_IMPOSSIBLE ? UGO_RULING_WRONG
                                                              : UGO_RULING_ASTRAY;
    }
  ruling->left = proof->status == UGO_PROOF_FOUND ? proof->least : -1;
  return true;
}

static bool
judge_alone (UgoAttempt *self, UgoMove move, const atomic_bool *stop, UgoRuling *ruling)
{
  UgoGoal goal = self->goal;
  UgoPosition next;

  if (goal.kind->follow != NULL)
    goal.kind->follow (&goal, move);
  if (goal.kind->is_reached (&goal, &ruling->after))
    {
      judge_arrival (self, ruling);
      if (goal.kind->sequel != NULL && ugo_result (&ruling->after).outcome == UGO_UNDECIDED)
        add_sequel (&goal, ruling);
      return true;
    }
  if (ugo_result (&ruling->after).outcome == UGO_UNDECIDED)
    {
      ruling->replies[0] = UGO_MOVE_PASS;
      ruling->n_replies = 1;
      ugo_play (&ruling->after, UGO_MOVE_PASS, NULL, 0, &next);
    }
  if (is_decided (ruling))
    {
      ruling->verdict = UGO_RULING_WRONG;
      return true;
    }
  return judge_way (self, &goal, &next, stop, ruling);
}

static void
begin (const UgoAttempt *self, UgoRuling *ruling)
{
  memset (ruling, 0, sizeof *ruling);
  ruling->after = self->position;
  ruling->reached = ruling->left = -1;
  ruling->wanted = self->goal.kind->measure != NULL ? self->goal.amount : -1;
  ruling->run = UGO_MOVE_PASS;
}

bool
ugo_attempt_move (UgoAttempt *self, UgoMove move, const atomic_bool *stop, UgoRuling *ruling)
{
  const UgoGoalKind *kind = self->goal.kind;
  UgoGoal goal = self->goal;

  begin (self, ruling);
  ruling->status = self->is_over ? UGO_MOVE_GAME_OVER : ugo_check_move (&self->position, move);
  if (ruling->status != UGO_OK)
    return true;
  if (kind->measure != NULL)
    ruling->reached = kind->measure (&goal, &self->position, move, 0);
  ugo_play (&self->position, move, NULL, 0, &ruling->after);
  if (!(kind->answer == UGO_ANSWER_ALONE ? judge_alone (self, move, stop, ruling)
                                         : judge_against (self, move, stop, ruling)))
    return false;
  if (ruling->verdict != UGO_RULING_WRONG)
    keep (self, &goal, move, ruling);
  return true;
}

/* Squares and bricks */

/* The answer that needs the fewest changes. */
static guint64
nearest (const UgoProof *proof, guint64 squares)
{
  guint64 best = proof->sets[0];

  for (size_t i = 1; i < proof->n_sets; i++)
    if (ugo_bits_count (proof->sets[i] ^ squares) < ugo_bits_count (best ^ squares))
      best = proof->sets[i];
  return best;
}

static bool
choose_squares (UgoAttempt *self, guint64 squares, const atomic_bool *stop, UgoRuling *ruling)
{
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  guint64 answer;

  if (!solve (&self->goal, &self->position, moves_left (self), stop, proof))
    return false;
  answer = proof->n_sets > 0 ? nearest (proof, squares) : 0;
  ruling->missing = answer & ~squares;
  ruling->extra = squares & ~answer;
  ruling->verdict = answer == squares ? UGO_RULING_SOLVED : UGO_RULING_WRONG;
  self->is_over = answer == squares;
  /* Who wins is shown by best play; of squares there is none. */
  ruling->n_replies = (guint) proof->n_line;
  memcpy (ruling->replies, proof->line, proof->n_line * sizeof *proof->line);
  return true;
}

/* Own pieces are put; a square that is not free, or one too many, is no answer at all. */
static bool
choose_bricks (UgoAttempt *self, guint64 squares, UgoRuling *ruling)
{
  const UgoRules *rules = self->position.variant.rules;
  guint8 piece = ugo_piece_at (&self->position, self->goal.from);

  if (ugo_bits_count (squares) > moves_left (self))
    ruling->status = UGO_POSITION_PIECE_COUNT;
  for (UgoSquare square = 0; square < rules->n_squares; square++)
    if ((squares >> square & 1) != 0)
      {
        if (ugo_piece_at (&self->position, square) != 0)
          ruling->status = UGO_MOVE_OCCUPIED;
        else
          rules->put_piece (&ruling->after, square, piece);
      }
  if (ruling->status != UGO_OK)
    {
      ruling->after = self->position;
      return true;
    }
  ruling->reached = self->goal.kind->measure (&self->goal, &self->position, UGO_MOVE_PASS, squares);
  ugo_run_best (&ruling->after, self->goal.from, &ruling->run);
  self->is_over = ruling->reached >= self->goal.amount;
  ruling->verdict = self->is_over ? UGO_RULING_SOLVED : UGO_RULING_WRONG;
  return true;
}

bool
ugo_attempt_choose (UgoAttempt *self, guint64 squares, const atomic_bool *stop, UgoRuling *ruling)
{
  begin (self, ruling);
  if (self->is_over)
    {
      ruling->status = UGO_MOVE_GAME_OVER;
      return true;
    }
  return self->goal.kind->answer == UGO_ANSWER_BRICKS
             ? choose_bricks (self, squares, ruling)
             : choose_squares (self, squares, stop, ruling);
}

/* Back, checks, hints */

bool
ugo_attempt_undo (UgoAttempt *self)
{
  const Stage *stage;

  if (self->stages->len == 0)
    {
      bool was_over = self->is_over;

      self->is_over = false;
      return was_over;
    }
  stage = &g_array_index (self->stages, Stage, self->stages->len - 1);
  self->goal = stage->goal;
  self->position = stage->position;
  self->is_over = false;
  g_array_set_size (self->stages, self->stages->len - 1);
  return true;
}

/* Where the person stood after own move @i, counted from 0. */
static void
stand_after (const UgoAttempt *self, guint i, UgoGoal *goal, UgoPosition *position)
{
  bool is_last = i + 1 == self->stages->len;
  const Stage *next = is_last ? NULL : &g_array_index (self->stages, Stage, i + 1);

  *goal = is_last ? self->goal : next->goal;
  *position = is_last ? self->position : next->position;
}

/* Tries longer to prove what own move @i was. Returns false when it was stopped. */
static bool
look_again (UgoAttempt *self, guint i, const atomic_bool *stop)
{
  g_autofree UgoProof *proof = g_new0 (UgoProof, 1);
  Stage *stage = &g_array_index (self->stages, Stage, i);
  int n_left = ugo_puzzle_get_draft (self->puzzle)->n_moves - (int) i - 1;
  UgoGoal goal;
  UgoPosition position;

  stand_after (self, i, &goal, &position);
  if (stage->standing != NOT_KNOWN || goal.kind->solve_long == NULL || n_left < 1)
    return true;
  goal.kind->solve_long (&goal, &position, n_left, stop, proof);
  if (proof->status != UGO_PROOF_GAVE_UP)
    stage->standing = proof->status == UGO_PROOF_FOUND ? ON_THE_WAY : ASTRAY;
  return proof->status != UGO_PROOF_GAVE_UP || !ugo_proof_is_stopped (stop);
}

/* Who was on the way after a move was so before it, too: it is looked for from the last move back,
 * as the later ones are proved soonest. */
bool
ugo_attempt_check (UgoAttempt *self, const atomic_bool *stop, UgoWorkCheck *check)
{
  Standing standing = ON_THE_WAY;

  *check = (UgoWorkCheck) { .is_proved = true };
  for (guint i = self->stages->len; i-- > 0;)
    {
      if (!look_again (self, i, stop))
        return false;
      standing = g_array_index (self->stages, Stage, i).standing;
      if (standing != ASTRAY)
        break;
      check->spoiled = i + 1;
    }
  check->is_proved = standing != NOT_KNOWN;
  return true;
}

/* A square and those beside it. */
static guint64
around (const UgoRules *rules, UgoSquare square)
{
  int files = rules->files, n_field = files * rules->ranks;
  guint64 squares = UINT64_C (1) << square;

  for (int other = 0; square < n_field && other < n_field; other++)
    if (ABS (other % files - square % files) <= 1 && ABS (other / files - square / files) <= 1)
      squares |= UINT64_C (1) << other;
  return squares;
}

static void
hint_at_squares (const UgoAttempt *self, guint64 answer, UgoPuzzleHint *hint)
{
  if (self->goal.kind->answer == UGO_ANSWER_OUTCOME)
    {
      *hint = (UgoPuzzleHint) { 0, UGO_SQUARE_NONE, UGO_MOVE_PASS, answer };
      return;
    }
  *hint = (UgoPuzzleHint) { around (self->position.variant.rules, ugo_bits_first (answer)),
                            UGO_SQUARE_NONE, UGO_MOVE_PASS, answer };
}

bool
ugo_attempt_hint (const UgoAttempt *self, const atomic_bool *stop, UgoPuzzleHint *hint)
{
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  bool is_alone = self->goal.kind->answer == UGO_ANSWER_ALONE;
  int n_moves = moves_left (self) + (is_alone ? SLACK : 0);

  if (self->is_over || !solve (&self->goal, &self->position, n_moves, stop, proof)
      || proof->status != UGO_PROOF_FOUND)
    return false;
  if (proof->n_sets > 0)
    {
      hint_at_squares (self, proof->sets[0], hint);
      return true;
    }
  *hint = (UgoPuzzleHint) { around (self->position.variant.rules, proof->line[0].from),
                            proof->line[0].from, proof->line[0], 0 };
  return true;
}
