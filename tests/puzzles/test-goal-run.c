/* test-goal-run.c: pieces that are put for a runner, and the theme of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-distance.h"
#include "ugo-random.h"
#include "ugo-test-puzzles.h"
#include "ugo-test-vectors.h"

#define N_POSITIONS 300

static const char *const variants[] = { "Ugolki 9", "Ugolki 9 diagonal", "Ugolki 12" };

/* A slow twin: every set of free squares, and every move after it. */

static int
twin_gain (const UgoPosition *position, UgoSquare from)
{
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  size_t n_moves = ugo_legal_moves (position, moves);
  int best = 0;

  for (size_t i = 0; i < n_moves; i++)
    if (moves[i].from == from)
      best = MAX (best, ugo_distance_advance (position, moves[i]));
  return best;
}

static void
twin_sets (const UgoGoal *goal, const UgoPosition *position, UgoSquare after, int n_left,
           guint64 set, GArray *answers)
{
  if (n_left == 0)
    {
      if (twin_gain (position, goal->from) >= goal->amount)
        g_array_append_val (answers, set);
      return;
    }
  for (UgoSquare square = after; square < 64; square++)
    if (ugo_piece_at (position, square) == 0)
      {
        UgoPosition next = *position;

        next.variant.rules->put_piece (&next, square, ugo_piece_at (position, goal->from));
        twin_sets (goal, &next, (UgoSquare) (square + 1), n_left - 1, set | UINT64_C (1) << square,
                   answers);
      }
}

static int
compare_sets (gconstpointer a, gconstpointer b)
{
  guint64 first = *(const guint64 *) a, second = *(const guint64 *) b;

  return first < second ? -1 : first > second;
}

/* Returns whether there is an answer that has pieces. */
static bool
compare (const UgoGoal *goal, const UgoPosition *position, int n_moves)
{
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (guint64));
  int least = -1;

  while (answers->len == 0 && least < n_moves)
    twin_sets (goal, position, 0, ++least, 0, answers);
  ugo_goal_solve (goal, position, n_moves, NULL, proof);
  if (answers->len == 0)
    {
      g_assert_cmpint (proof->status, ==, UGO_PROOF_IMPOSSIBLE);
      return false;
    }
  g_assert_cmpint (proof->status, ==, UGO_PROOF_FOUND);
  g_assert_cmpint (proof->least, ==, least);
  if (least == 0)
    return false;
  g_array_sort (answers, compare_sets);
  g_assert_cmpuint (proof->n_solutions, ==, answers->len);
  g_assert_cmpuint (proof->n_sets, ==, MIN (answers->len, UGO_PROOF_MAX_SETS));
  for (size_t i = 0; i < proof->n_sets; i++)
    {
      guint64 set = g_array_index (answers, guint64, i);

      g_assert_cmpuint (proof->sets[i], ==, set);
      g_assert_cmpint (goal->kind->measure (goal, position, UGO_MOVE_PASS, set), >=, goal->amount);
    }
  return true;
}

static UgoPosition
random_position (UgoRandom *random, int n_pieces, UgoSquare *from)
{
  UgoVariant variant = ugo_test_variant (variants[ugo_random_below (random, 3)]);
  UgoPosition position = { .variant = variant, .move_number = 1, .occurrences = 1 };

  position.side = (guint8) ugo_random_below (random, 2);
  position.ugolki.last = UGO_MOVE_PASS;
  for (int i = 0; i < n_pieces; i++)
    {
      UgoSquare square = (UgoSquare) ugo_random_below (random, 64);
      guint8 piece = (guint8) (i == 0 ? position.side + 1 : 1 + (int) ugo_random_below (random, 2));

      if (i == 0)
        *from = square;
      if (ugo_piece_at (&position, square) == 0)
        variant.rules->put_piece (&position, square, piece);
    }
  return position;
}

static void
test_twin (void)
{
  UgoRandom random = 3;
  int n_answered = 0;

  for (int i = 0; i < N_POSITIONS; i++)
    {
      UgoGoal goal = ugo_test_goal (&ugo_rules_ugolki, "run a1 2");
      UgoPosition position = random_position (&random, 2 + i % 6, &goal.from);

      goal.amount = 1 + (int) ugo_random_below (&random, 9);
      if (goal.kind->fits (&goal, &position, 2) == NULL)
        n_answered += compare (&goal, &position, 2);
    }
  g_assert_cmpint (n_answered, >=, 60);
}

static void
test_three (void)
{
  UgoRandom random = 9;

  for (int i = 0; i < 3; i++)
    {
      UgoGoal goal = ugo_test_goal (&ugo_rules_ugolki, "run a1 8");
      UgoPosition position = random_position (&random, 4, &goal.from);

      if (goal.kind->fits (&goal, &position, 3) == NULL)
        compare (&goal, &position, 3);
    }
}

static void
test_best (void)
{
  UgoGoal goal = ugo_test_goal (&ugo_rules_ugolki, "run a1 4");
  UgoPosition position = ugo_test_position ("Ugolki 9", "8/8/8/8/8/2w5/8/w7 w 1");

  /* b1 or a2, then c2 or b3, which c3 is not. */
  g_assert_true (goal.kind->is_best (&goal, &position, 2, NULL));
  goal.amount = 2;
  g_assert_false (goal.kind->is_best (&goal, &position, 2, NULL));
}

static void
test_fits (void)
{
  static const UgoTestFit rows[] = {
    { "8/8/8/8/8/8/8/w7 w 1", "run b1 4", 1, "no piece" },
    { "8/8/8/8/8/8/8/b7 w 1", "run a1 4", 1, "no piece" },
    { "8/8/8/8/8/8/8/w7 w 1", "run a1 4", 9, "more pieces" },
    { "8/8/8/8/8/8/8/w7 w 1", "run a1 0", 1, "so many squares" },
    { "8/8/8/8/8/8/8/w7 w 1", "run a1 15", 1, "so many squares" },
    { "8/8/8/8/8/8/8/w7 w 81", "run a1 4", 1, "decided" },
    { "8/8/8/8/8/8/8/w7 w 1", "run a1 4", 8, NULL },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    ugo_test_fit (&rows[i]);
}

static void
test_gives_up (void)
{
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  atomic_bool stop = true;
  UgoGoal goal = ugo_test_goal (&ugo_rules_ugolki, "run a1 12");
  UgoPosition position = ugo_test_position ("Ugolki 9", "8/8/8/8/8/8/8/w7 w 1");

  ugo_goal_solve (&goal, &position, 8, &stop, proof);
  g_assert_cmpint (proof->status, ==, UGO_PROOF_GAVE_UP);
}

static void
test_theme (void)
{
  ugo_test_theme ("build-and-run", 4);
}

/* Each answer there is, and each that lacks one piece of it or has it one square beside. */
static void
test_judge (void)
{
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  g_autofree UgoRuling *ruling = g_new (UgoRuling, 1);
  int n_wrong = 0, n_unusual = 0;

  for (guint64 seed = 1; seed <= 12; seed++)
    {
      g_autoptr (UgoPuzzle) puzzle = ugo_test_generate ("build-and-run", 3, seed);
      const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);
      const UgoGoal *goal = &draft->goal;

      if (goal->kind->answer != UGO_ANSWER_BRICKS)
        continue;
      ugo_goal_solve (goal, &draft->position, draft->n_moves, NULL, proof);
      for (size_t i = 0; i < proof->n_sets; i++)
        {
          g_autoptr (UgoAttempt) attempt = ugo_attempt_new (puzzle);
          guint64 lacking = proof->sets[i] & (proof->sets[i] - 1);

          g_assert_true (ugo_attempt_choose (attempt, lacking, NULL, ruling));
          g_assert_cmpint (ruling->verdict, ==, UGO_RULING_WRONG);
          g_assert_cmpint (ruling->reached, <, goal->amount);
          g_assert_true (ugo_attempt_choose (attempt, proof->sets[i], NULL, ruling));
          g_assert_cmpint (ruling->verdict, ==, UGO_RULING_SOLVED);
          g_assert_cmpint (ruling->reached, ==, goal->amount);
          g_assert_cmpint (ugo_distance_advance (&draft->position, ruling->run), ==, goal->amount);
          n_wrong++;
          n_unusual += i > 0;
        }
    }
  g_assert_cmpint (n_wrong, >, 0);
  g_assert_cmpint (n_unusual, >, 0);
}

static void
test_false_claims (void)
{
  g_autoptr (UgoPuzzle) puzzle = ugo_test_generate_goal ("build-and-run", 5, "run");

  ugo_test_false_numbers (puzzle);
}

/* Turned by half, with the other side, or mirrored in the diagonal from a1 to h8. */
static void
test_symmetries (void)
{
  g_autofree UgoProof *proof = g_new (UgoProof, 1), *turned_proof = g_new (UgoProof, 1);

  for (int i = 0; i < 18; i++)
    {
      g_autoptr (UgoPuzzle) puzzle = ugo_test_generate ("build-and-run", 1 + i / 2, 8);
      UgoDraft draft = *ugo_puzzle_get_draft (puzzle), turned = draft;
      bool transposes = i % 2 == 0;

      turned.position.ugolki.pieces[UGO_WHITE] = turned.position.ugolki.pieces[UGO_BLACK] = 0;
      for (UgoSquare square = 0; square < 64; square++)
        {
          guint8 piece = ugo_piece_at (&draft.position, square);
          UgoSquare to = (UgoSquare) (transposes ? square / 8 + square % 8 * 8 : 63 - square);

          if (piece != 0)
            ugo_rules_ugolki.put_piece (&turned.position, to,
                                        transposes ? piece : (guint8) (3 - piece));
          if (square == draft.goal.from)
            turned.goal.from = to;
        }
      turned.position.side = (guint8) (transposes ? UGO_WHITE : UGO_BLACK);
      ugo_goal_solve (&draft.goal, &draft.position, draft.n_moves, NULL, proof);
      ugo_goal_solve (&turned.goal, &turned.position, draft.n_moves, NULL, turned_proof);
      g_assert_cmpint (turned_proof->least, ==, proof->least);
      g_assert_cmpuint (turned_proof->n_solutions, ==, proof->n_solutions);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/goal-run/the answers are those of a slow twin", test_twin);
  g_test_add_func ("/goal-run/three pieces are those of a slow twin", test_three);
  g_test_add_func ("/goal-run/the most there is is known", test_best);
  g_test_add_func ("/goal-run/turning the board changes nothing", test_symmetries);
  g_test_add_func ("/goal-run/positions that cannot be asked are refused", test_fits);
  g_test_add_func ("/goal-run/what is stopped is given up", test_gives_up);
  g_test_add_func ("/goal-run/every level of the theme makes puzzles", test_theme);
  g_test_add_func ("/goal-run/every answer is accepted, and nothing less", test_judge);
  g_test_add_func ("/goal-run/a false claim is caught", test_false_claims);
  return g_test_run ();
}
