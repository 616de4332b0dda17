/* test-attempt.c: what is said to right and wrong answers, for every theme
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-attempt.h"
#include "ugo-generator.h"
#include "ugo-test-puzzles.h"
#include "ugo-ugolki.h"

/* Seeds that are tried at the lowest, a middle and the highest level; only the middle one where
 * less is to be tried. */
#define N_SEEDS 3

typedef void (*PuzzleFunc) (UgoPuzzle *puzzle);

static void
each_puzzle (PuzzleFunc func)
{
  for (const UgoPuzzleTheme *const *theme = ugo_puzzle_themes (); *theme != NULL; theme++)
    for (guint i = ugo_test_is_small () ? 1 : 0; i < (ugo_test_is_small () ? 2 : N_SEEDS); i++)
      {
        int step = ((*theme)->max_level - (*theme)->min_level) / 2;
        int level = (*theme)->min_level + (int) i * step;
        g_autoptr (UgoPuzzle) puzzle = ugo_generate (*theme, level, 20 + i, NULL, NULL, NULL);

        g_assert_nonnull (puzzle);
        g_test_message ("%s", ugo_puzzle_get_id (puzzle));
        func (puzzle);
      }
}

static bool
is_by_squares (const UgoPuzzle *puzzle)
{
  UgoAnswer answer = ugo_puzzle_get_draft (puzzle)->goal.kind->answer;

  return answer == UGO_ANSWER_SQUARES || answer == UGO_ANSWER_BRICKS
         || answer == UGO_ANSWER_OUTCOME;
}

/* Where nothing can be proved in time, nothing is said of single moves. */
static bool
is_provable (const UgoPuzzle *puzzle, UgoProof *proof)
{
  const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);

  ugo_goal_solve (&draft->goal, &draft->position, draft->n_moves, NULL, proof);
  return proof->status == UGO_PROOF_FOUND;
}

/* Hints */

static UgoAnswer
attempt_answer (const UgoAttempt *attempt)
{
  return ugo_puzzle_get_draft (ugo_attempt_get_puzzle (attempt))->goal.kind->answer;
}

static UgoRulingVerdict
follow_hint (UgoAttempt *attempt)
{
  UgoRuling ruling;
  UgoPuzzleHint hint;

  g_assert_true (ugo_attempt_hint (attempt, NULL, &hint));
  g_assert_true (hint.squares != 0
                 || attempt_answer (attempt) == UGO_ANSWER_OUTCOME);
  if (hint.answer != 0)
    g_assert_true (ugo_attempt_choose (attempt, hint.answer, NULL, &ruling));
  else
    {
      g_assert_cmpint (hint.piece, ==, hint.move.from);
      g_assert_true ((hint.squares >> hint.piece & 1) != 0);
      g_assert_true (ugo_attempt_move (attempt, hint.move, NULL, &ruling));
    }
  return ruling.verdict;
}

static void
check_hints (UgoPuzzle *puzzle)
{
  g_autoptr (UgoAttempt) attempt = ugo_attempt_new (puzzle);
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  int n_moves = is_by_squares (puzzle) ? 1 : ugo_puzzle_get_draft (puzzle)->n_moves;
  UgoPuzzleHint hint;

  if (!is_provable (puzzle, proof))
    return;
  for (int n = 1; n <= n_moves; n++)
    {
      g_assert_false (ugo_attempt_is_over (attempt));
      g_assert_cmpint (follow_hint (attempt), ==,
                       n < n_moves ? UGO_RULING_ON : UGO_RULING_SOLVED);
    }
  g_assert_true (ugo_attempt_is_over (attempt));
  g_assert_cmpint (ugo_test_spoiled (attempt), ==, 0);
  g_assert_false (ugo_attempt_hint (attempt, NULL, &hint));
}

static void
test_hints (void)
{
  each_puzzle (check_hints);
}

/* Every first move */

/* Whatever begins an answer is right, whether it is the stored one or not; nothing else is. */
static void
check_first (UgoPuzzle *puzzle)
{
  const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  size_t n_moves = ugo_legal_moves (&draft->position, moves);

  if (is_by_squares (puzzle) || !is_provable (puzzle, proof))
    return;
  for (size_t i = 0; i < n_moves; i++)
    {
      g_autoptr (UgoAttempt) attempt = ugo_attempt_new (puzzle);
      UgoRuling ruling;
      bool is_right = ugo_proof_has_first (proof, moves[i]);

      g_assert_true (ugo_attempt_move (attempt, moves[i], NULL, &ruling));
      g_assert_true ((ruling.verdict == UGO_RULING_ON || ruling.verdict == UGO_RULING_SOLVED)
                     == is_right);
      g_assert_cmpint (ugo_attempt_get_n_moves (attempt), ==,
                       ruling.verdict == UGO_RULING_WRONG ? 0 : 1);
      g_assert_cmpint (ugo_test_spoiled (attempt), ==,
                       ruling.verdict == UGO_RULING_ASTRAY ? 1 : 0);
      if (ruling.wanted >= 0 && draft->goal.kind->answer == UGO_ANSWER_MOVE && is_right)
        g_assert_cmpint (ruling.reached, >=, ruling.wanted);
    }
}

static void
test_first (void)
{
  each_puzzle (check_first);
}

/* Undo, illegal moves, stopping */

static void
check_back (UgoPuzzle *puzzle)
{
  const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);
  g_autoptr (UgoAttempt) attempt = ugo_attempt_new (puzzle);
  g_autoptr (UgoAttempt) copy = NULL;
  g_autofree UgoProof *proof = g_new (UgoProof, 1);

  if (!is_provable (puzzle, proof))
    return;
  g_assert_false (ugo_attempt_undo (attempt));
  follow_hint (attempt);
  copy = ugo_attempt_copy (attempt);
  g_assert_true (ugo_attempt_undo (attempt));
  g_assert_true (ugo_position_same (ugo_attempt_get_position (attempt), &draft->position));
  g_assert_false (ugo_attempt_is_over (attempt));
  follow_hint (attempt);
  g_assert_true (ugo_position_same (ugo_attempt_get_position (attempt),
                                    ugo_attempt_get_position (copy)));
  g_assert_true (ugo_attempt_is_over (attempt) == ugo_attempt_is_over (copy));
}

static void
test_back (void)
{
  each_puzzle (check_back);
}

static void
check_illegal (UgoPuzzle *puzzle)
{
  g_autoptr (UgoAttempt) attempt = ugo_attempt_new (puzzle);
  UgoRuling ruling;

  if (is_by_squares (puzzle))
    return;
  g_assert_true (ugo_attempt_move (attempt, ugo_move (5, 5), NULL, &ruling));
  g_assert_cmpint (ruling.verdict, ==, UGO_RULING_ILLEGAL);
  g_assert_cmpint (ruling.status, !=, UGO_OK);
  g_assert_cmpint (ugo_attempt_get_n_moves (attempt), ==, 0);
}

static void
test_illegal (void)
{
  each_puzzle (check_illegal);
}

/* A judge that is stopped either had its answer already, or has changed nothing. */
static void
check_stop (UgoPuzzle *puzzle)
{
  g_autoptr (UgoAttempt) attempt = ugo_attempt_new (puzzle);
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  atomic_bool stop = true;
  UgoRuling ruling;

  if (is_by_squares (puzzle))
    return;
  g_assert_cmpint (ugo_legal_moves (ugo_attempt_get_position (attempt), moves), >, 0);
  if (ugo_attempt_move (attempt, moves[0], &stop, &ruling))
    return;
  g_assert_cmpint (ugo_attempt_get_n_moves (attempt), ==, 0);
  g_assert_true (ugo_position_same (ugo_attempt_get_position (attempt),
                                    &ugo_puzzle_get_draft (puzzle)->position));
}

static void
test_stop (void)
{
  each_puzzle (check_stop);
}

/* Squares and bricks */

static void
check_squares (UgoPuzzle *puzzle)
{
  const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);
  g_autofree UgoProof *proof = g_new (UgoProof, 1);

  if (!is_by_squares (puzzle))
    return;
  ugo_goal_solve (&draft->goal, &draft->position, draft->n_moves, NULL, proof);
  g_assert_cmpint (proof->n_sets, >, 0);
  for (size_t i = 0; i < proof->n_sets; i++)
    {
      g_autoptr (UgoAttempt) attempt = ugo_attempt_new (puzzle);
      UgoRuling ruling;
      guint64 less = proof->sets[i] & (proof->sets[i] - 1);

      g_assert_true (ugo_attempt_choose (attempt, less, NULL, &ruling));
      g_assert_cmpint (ruling.verdict, ==, UGO_RULING_WRONG);
      g_assert_false (ugo_attempt_is_over (attempt));
      if (draft->goal.kind->answer == UGO_ANSWER_BRICKS)
        g_assert_cmpint (ruling.reached, <, ruling.wanted);
      else
        g_assert_true ((ruling.missing | ruling.extra) != 0);
      g_assert_true (ugo_attempt_choose (attempt, proof->sets[i], NULL, &ruling));
      g_assert_cmpint (ruling.verdict, ==, UGO_RULING_SOLVED);
      g_assert_true (ruling.missing == 0 && ruling.extra == 0);
      if (draft->goal.kind->answer == UGO_ANSWER_BRICKS)
        g_assert_cmpint (ruling.run.from, ==, draft->goal.from);
    }
}

static void
test_squares (void)
{
  each_puzzle (check_squares);
}

/* What came of it */

/* The reply leaves the chain that is shown, and no other reply leaves less. */
static void
check_sequel (UgoPuzzle *puzzle)
{
  const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);
  g_autoptr (UgoAttempt) attempt = ugo_attempt_new (puzzle);
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  UgoPosition next;
  UgoRuling ruling;
  UgoRoute route;
  size_t n_moves;

  if (draft->goal.kind->sequel == NULL || draft->goal.kind->answer != UGO_ANSWER_MOVE
      || !is_provable (puzzle, proof))
    return;
  g_assert_true (ugo_attempt_move (attempt, proof->first[0], NULL, &ruling));
  g_assert_cmpint (ruling.verdict, ==, UGO_RULING_SOLVED);
  g_assert_cmpuint (ruling.n_replies, ==, 1);
  g_assert_cmpint (ugo_check_move (&ruling.after, ruling.replies[0]), ==, UGO_OK);
  ugo_play (&ruling.after, ruling.replies[0], NULL, 0, &next);
  g_assert_true (ugo_position_same (&next, ugo_attempt_get_position (attempt)));
  g_assert_cmpint (ugo_check_move (&next, ruling.run), ==, UGO_OK);
  ugo_move_path (&next, ruling.run, &route);
  g_assert_cmpint (route.length, ==, ruling.reached + 1);
  g_assert_cmpint (ruling.reached, >=, draft->goal.amount);
  n_moves = ugo_legal_moves (&ruling.after, moves);
  for (size_t i = 0; i < n_moves; i++)
    {
      ugo_play (&ruling.after, moves[i], NULL, 0, &next);
      g_assert_cmpint (ugo_ugolki_longest_chain (&next, draft->position.side, NULL), >=,
                       ruling.reached);
    }
}

static void
test_sequel (void)
{
  each_puzzle (check_sequel);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/puzzles/attempt/who follows the hints solves the puzzle", test_hints);
  g_test_add_func ("/puzzles/attempt/whatever begins an answer is right, and nothing else",
                   test_first);
  g_test_add_func ("/puzzles/attempt/a move is taken back", test_back);
  g_test_add_func ("/puzzles/attempt/a move that is none changes nothing", test_illegal);
  g_test_add_func ("/puzzles/attempt/a judge that is stopped changes nothing", test_stop);
  g_test_add_func ("/puzzles/attempt/the road that was opened is run after the best reply",
                   test_sequel);
  g_test_add_func ("/puzzles/attempt/a set of squares is right, one less is not", test_squares);

  return g_test_run ();
}
