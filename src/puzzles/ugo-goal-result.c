/* ugo-goal-result.c: goals that are a result of the game: to win, or not to lose
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-goal-private.h"

#include <string.h>

#include "ugo-bits.h"
#include "ugo-gyges.h"
#include "ugo-solver.h"

/* The most own moves that are asked for; whoever asks for more, of a position with many lines, is
 * told that it is too large. */
#define MAX_MOVES 8

/* After how many positions a question is too large. */
#define N_POSITIONS 400000

/* How the replies are valued that leave the goal out of reach. */
#define OUT_OF_REACH 100
#define DECIDED_OTHERWISE 101

typedef UgoSolver Solver;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Solver, ugo_solver_free)

/*
 * Ending:
 * @rules: a game
 * @waits: the side whose last move is followed by one of the other side before the game is judged,
 *   or -1
 * @is_placement: (nullable): whether pieces are still being placed
 */
typedef struct
{
  const UgoRules *rules;
  int waits;
  bool (*is_placement) (const UgoPosition *position);
} Ending;

static const Ending endings[] = {
  { &ugo_rules_ugolki, UGO_WHITE, NULL },
  { &ugo_rules_gyges, -1, ugo_gyges_is_placement },
};

static const Ending *
ending_of (const UgoPosition *position)
{
  const Ending *ending = endings;

  while (ending->rules != position->variant.rules)
    ending++;
  return ending;
}

/* The plies that @n_moves own moves take until the game is judged. */
static int
plies_of (const UgoPosition *position, int n_moves)
{
  return 2 * n_moves - (ending_of (position)->waits != position->side);
}

static const UgoGoal to_win = { .kind = &ugo_goal_win };

static const UgoGoal to_draw = { .kind = &ugo_goal_draw };

static UgoVerdict
verdict_of (const UgoGoal *goal)
{
  return goal->kind == &ugo_goal_win ? UGO_VERDICT_WIN : UGO_VERDICT_DRAW;
}

static bool
is_enough (const UgoGoal *goal, UgoSide side, UgoOutcome outcome)
{
  return outcome == (side == UGO_WHITE ? UGO_WHITE_WINS : UGO_BLACK_WINS)
         || (outcome == UGO_DRAW && goal->kind == &ugo_goal_draw);
}

static const char *
fits (const UgoGoal *goal G_GNUC_UNUSED, const UgoPosition *position, int n_moves)
{
  const Ending *ending = ending_of (position);

  if (ugo_result (position).outcome != UGO_UNDECIDED)
    return "the game is over";
  if (ending->is_placement != NULL && ending->is_placement (position))
    return "pieces are still being placed";
  return n_moves > MAX_MOVES ? "too many moves are allowed" : NULL;
}

/* Finds the fewest moves within which @position, whose side to move is the person's, has the goal,
 * and those that begin it. Returns false when it gave up. */
static bool
find_least (const UgoGoal *goal, UgoSolver *solver, const UgoPosition *position, int n_moves,
            const atomic_bool *stop, UgoMove *first, size_t *n_first, int *least)
{
  *n_first = 0;
  for (*least = 1; *least <= MIN (n_moves, MAX_MOVES); (*least)++)
    if (!ugo_solver_collect (solver, position, verdict_of (goal), plies_of (position, *least),
                             N_POSITIONS, stop, first, n_first))
      return false;
    else if (*n_first > 0)
      return true;
  return true;
}

/* Replies */

/*
 * Reply:
 * @move: a move of the other side
 * @next: the position after it
 * @loses: whether a draw is asked for, and the person can even win then
 * @least: how many own moves the goal takes then, 0 when the game is decided as was asked for; or
 *   why it is not reached
 * @n_first: how many moves begin that
 */
typedef struct
{
  UgoMove move;
  UgoPosition next;
  bool loses;
  int least;
  size_t n_first;
} Reply;

static bool
value_reply (const UgoGoal *goal, UgoSolver *solver, int n_moves, const atomic_bool *stop,
             Reply *reply)
{
  UgoOutcome outcome = ugo_result (&reply->next).outcome;
  UgoMove first[UGO_MAX_MOVES];
  size_t n_first;
  int least;

  reply->n_first = 0;
  if (outcome != UGO_UNDECIDED)
    {
      reply->loses = goal->kind == &ugo_goal_draw && is_enough (&to_win, reply->next.side, outcome);
      reply->least = is_enough (goal, reply->next.side, outcome) ? 0 : DECIDED_OTHERWISE;
      return true;
    }
  reply->least = OUT_OF_REACH;
  if (n_moves <= 0)
    return true;
  if (goal->kind == &ugo_goal_draw)
    {
      if (!find_least (&to_win, solver, &reply->next, n_moves, stop, first, &n_first, &least))
        return false;
      reply->loses = n_first > 0;
    }
  return find_least (goal, solver, &reply->next, n_moves, stop, first, &reply->n_first,
                     &reply->least);
}

/* Who can draw does not lose; the longer the goal takes the better, then the fewer moves go on with
 * it. */
static bool
resists_more (const Reply *a, const Reply *b)
{
  if (a->loses != b->loses)
    return b->loses;
  return a->least != b->least ? a->least > b->least : a->n_first < b->n_first;
}

/* Finds what the other side does in @position best. Returns false when it gave up. */
static bool
find_reply (const UgoGoal *goal, UgoSolver *solver, const UgoPosition *position, int n_moves,
            const atomic_bool *stop, Reply *best)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n = ugo_legal_moves (position, moves);

  *best = (Reply) { .loses = true, .least = -1 };
  for (size_t i = 0; i < n; i++)
    {
      Reply reply = { .move = moves[i] };

      ugo_play (position, moves[i], NULL, 0, &reply.next);
      /* At first sight: what decides the game needs no proof. */
      if (!value_reply (goal, solver, 0, stop, &reply))
        return false;
      if (reply.least == DECIDED_OTHERWISE || (n_moves == 0 && resists_more (&reply, best)))
        *best = reply;
    }
  for (size_t i = 0; i < n && n_moves > 0 && best->least < OUT_OF_REACH; i++)
    {
      Reply reply = { .move = moves[i] };

      ugo_play (position, moves[i], NULL, 0, &reply.next);
      if (!value_reply (goal, solver, n_moves, stop, &reply))
        return false;
      if (reply.least > n_moves)
        reply.least = OUT_OF_REACH;
      if (resists_more (&reply, best))
        *best = reply;
    }
  return best->least >= 0;
}

static bool
reply (const UgoGoal *goal, const UgoPosition *position, int n_moves, UgoMove *move)
{
  g_autoptr (Solver) solver = ugo_solver_new ();
  Reply best;

  if (solver == NULL || !find_reply (goal, solver, position, n_moves, NULL, &best))
    return false;
  *move = best.move;
  return true;
}

/* Proofs */

/* Of the moves that begin an answer the one that is made with the fewest stops: what is least hard
 * to see. */
static UgoMove
plainest (const UgoPosition *position, const UgoMove *moves, size_t n_moves)
{
  UgoMove best = moves[0];
  int least = UGO_MAX_ROUTE + 1;

  for (size_t i = 0; i < n_moves; i++)
    {
      UgoRoute route;

      ugo_move_path (position, moves[i], &route);
      if (route.length < least)
        {
          least = route.length;
          best = moves[i];
        }
    }
  return best;
}

/* Plays an answer to the end. Returns false when it gave up. */
static bool
add_line (const UgoGoal *goal, UgoSolver *solver, const UgoPosition *position,
          const atomic_bool *stop, UgoProof *proof)
{
  UgoPosition next = *position;
  UgoMove first[UGO_MAX_MOVES];
  size_t n_first = proof->n_first;
  int least = proof->least;

  memcpy (first, proof->first, n_first * sizeof *first);
  while (n_first > 0)
    {
      UgoMove move = plainest (&next, first, n_first);
      Reply best;

      proof->line[proof->n_line++] = move;
      ugo_play (&next, move, NULL, 0, &next);
      if (ugo_result (&next).outcome != UGO_UNDECIDED)
        return true;
      if (!find_reply (goal, solver, &next, least - 1, stop, &best))
        return false;
      proof->line[proof->n_line++] = best.move;
      next = best.next;
      if (ugo_result (&next).outcome != UGO_UNDECIDED)
        return true;
      if (!find_least (goal, solver, &next, least - 1, stop, first, &n_first, &least))
        return false;
    }
  return true;
}

static void
solve (const UgoGoal *goal, const UgoPosition *position, int n_moves, const atomic_bool *stop,
       UgoProof *proof)
{
  g_autoptr (Solver) solver = ugo_solver_new ();

  if (solver == NULL
      || !find_least (goal, solver, position, n_moves, stop, proof->first, &proof->n_first,
                      &proof->least))
    return;
  if (proof->n_first == 0)
    {
      proof->status = UGO_PROOF_IMPOSSIBLE;
      return;
    }
  ugo_proof_count (proof, proof->n_first);
  if (add_line (goal, solver, position, stop, proof))
    proof->status = UGO_PROOF_FOUND;
}

/* Who wins */

/* After how many positions one of the questions it is made of is too large: there is one for each
 * move. */
#define N_POSITIONS_EACH 20000

/* Whether the side to move has @verdict within @plies. Sets @gave_up when that is not known. */
static bool
has_verdict (UgoSolver *solver, const UgoPosition *position, UgoVerdict verdict, int plies,
             const atomic_bool *stop, bool *gave_up)
{
  UgoOutcome outcome = ugo_result (position).outcome;
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves;

  if (outcome != UGO_UNDECIDED)
    return is_enough (verdict == UGO_VERDICT_WIN ? &to_win : &to_draw, (UgoSide) position->side,
                      outcome);
  if (plies < 1)
    return false;
  if (ugo_solver_collect (solver, position, verdict, plies, N_POSITIONS_EACH, stop, moves,
                          &n_moves))
    return n_moves > 0;
  *gave_up = true;
  return false;
}

/* Whether the other side has @verdict within @plies whatever is played now. */
static bool
leaves_verdict (UgoSolver *solver, const UgoPosition *position, UgoVerdict verdict, int plies,
                const atomic_bool *stop, bool *gave_up)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (position, moves);

  for (size_t i = 0; i < n_moves; i++)
    {
      UgoPosition next;

      ugo_play (position, moves[i], NULL, 0, &next);
      if (!has_verdict (solver, &next, verdict, plies - 1, stop, gave_up))
        return false;
    }
  return true;
}

/* How the game ends when both sides play best, as far as it is decided within @plies. */
static UgoOutcome
find_outcome (UgoSolver *solver, const UgoPosition *position, int plies, const atomic_bool *stop,
              bool *gave_up)
{
  bool is_white = position->side == UGO_WHITE;

  if (has_verdict (solver, position, UGO_VERDICT_WIN, plies, stop, gave_up))
    return is_white ? UGO_WHITE_WINS : UGO_BLACK_WINS;
  if (leaves_verdict (solver, position, UGO_VERDICT_WIN, plies, stop, gave_up))
    return is_white ? UGO_BLACK_WINS : UGO_WHITE_WINS;
  if (has_verdict (solver, position, UGO_VERDICT_DRAW, plies, stop, gave_up)
      && leaves_verdict (solver, position, UGO_VERDICT_DRAW, plies, stop, gave_up))
    return UGO_DRAW;
  return UGO_UNDECIDED;
}

/* Adds best play of both sides, within @plies, from where the side to move has the goal. */
static bool
add_best_play (const UgoGoal *goal, UgoSolver *solver, const UgoPosition *position, int plies,
               const atomic_bool *stop, UgoProof *proof)
{
  int n_moves = (plies + (ending_of (position)->waits != position->side)) / 2;

  return find_least (goal, solver, position, n_moves, stop, proof->first, &proof->n_first,
                     &proof->least)
         && proof->n_first > 0 && add_line (goal, solver, position, stop, proof);
}

/* The same where the other side has it: what resists longest comes first. */
static bool
add_resistance (UgoSolver *solver, const UgoPosition *position, int plies, const atomic_bool *stop,
                UgoProof *proof)
{
  Reply best;

  if (!find_reply (&to_win, solver, position,
                   (plies - 1 + (ending_of (position)->waits == position->side)) / 2, stop, &best))
    return false;
  proof->line[proof->n_line++] = best.move;
  return ugo_result (&best.next).outcome != UGO_UNDECIDED
         || add_best_play (&to_win, solver, &best.next, plies - 1, stop, proof);
}

/* Whether best play, as it was found, ends as it must. */
static bool
ends_with (const UgoPosition *position, const UgoProof *proof, UgoOutcome outcome)
{
  UgoPosition next = *position;

  for (size_t i = 0; i < proof->n_line; i++)
    ugo_play (&next, proof->line[i], NULL, 0, &next);
  return ugo_result (&next).outcome == outcome;
}

static void
solve_outcome (const UgoGoal *goal G_GNUC_UNUSED, const UgoPosition *position, int n_moves,
               const atomic_bool *stop, UgoProof *proof)
{
  g_autoptr (Solver) solver = ugo_solver_new ();
  UgoOutcome outcome = UGO_UNDECIDED, own = position->side == UGO_WHITE ? UGO_WHITE_WINS
                                                                        : UGO_BLACK_WINS;
  bool gave_up = solver == NULL, is_played;
  int n = 0, plies = 0;

  while (outcome == UGO_UNDECIDED && !gave_up && n < MIN (n_moves, MAX_MOVES))
    {
      plies = plies_of (position, ++n);
      outcome = find_outcome (solver, position, plies, stop, &gave_up);
    }
  if (gave_up)
    return;
  if (outcome == UGO_UNDECIDED)
    {
      proof->status = UGO_PROOF_IMPOSSIBLE;
      return;
    }
  if (outcome == UGO_DRAW || outcome == own)
    is_played = add_best_play (outcome == own ? &to_win : &to_draw, solver, position, plies, stop,
                               proof);
  else
    is_played = add_resistance (solver, position, plies, stop, proof);
  if (!is_played || !ends_with (position, proof, outcome))
    return;
  proof->status = UGO_PROOF_FOUND;
  proof->least = n;
  proof->n_first = 0;
  proof->sets[proof->n_sets++] = ugo_bit ((UgoSquare) outcome);
  ugo_proof_count (proof, 1);
}

/* Who can win is not asked for a draw. */
static bool
is_best (const UgoGoal *goal G_GNUC_UNUSED, const UgoPosition *position, int n_moves,
         const atomic_bool *stop)
{
  g_autoptr (Solver) solver = ugo_solver_new ();
  UgoMove first[UGO_MAX_MOVES];
  size_t n_first;
  int least;

  return solver != NULL
         && find_least (&to_win, solver, position, n_moves, stop,
                        first, &n_first, &least)
         && n_first == 0;
}

const UgoGoalKind ugo_goal_win = {
  .word = "win",
  .answer = UGO_ANSWER_AGAINST,
  .arguments = "",
  .fits = fits,
  .solve = solve,
  .reply = reply,
};

const UgoGoalKind ugo_goal_draw = {
  .word = "draw",
  .answer = UGO_ANSWER_AGAINST,
  .arguments = "",
  .fits = fits,
  .solve = solve,
  .is_best = is_best,
  .reply = reply,
};

const UgoGoalKind ugo_goal_outcome = {
  .word = "outcome",
  .rules = &ugo_rules_ugolki,
  .answer = UGO_ANSWER_OUTCOME,
  .arguments = "",
  .fits = fits,
  .solve = solve_outcome,
};
