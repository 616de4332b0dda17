/* test-theme-move.c: puzzles of Ugolki that one move answers: made, judged, and false ones caught
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-record-file.h"
#include "ugo-test-puzzles.h"
#include "ugo-test-vectors.h"

#define N_SEEDS 2

static const char *const ids[] = { "longest-chain", "last-brick", "one-way-road", "cut-the-road" };

static void
test_made (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (ids); i++)
    ugo_test_theme (ids[i], N_SEEDS);
}

/* Each position is one that its variant can have, nobody's game is over, and few are alike. */
static void
test_differ (void)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint64 seed = 1; seed <= 50; seed++)
    {
      g_autoptr (UgoPuzzle) puzzle = ugo_test_generate ("cut-the-road", 3, seed);
      gint64 key = (gint64) ugo_puzzle_key (puzzle);

      g_assert_cmpint (ugo_position_validate (&ugo_puzzle_get_draft (puzzle)->position,
                                              UGO_ANY_POSITION), ==, UGO_OK);
      g_hash_table_add (keys, g_memdup2 (&key, sizeof key));
    }
  g_assert_cmpuint (g_hash_table_size (keys), >, 45);
}

/* False claims */

static void
assert_false_claim (UgoPuzzle *puzzle, const UgoDraft *draft, const UgoProof *proof)
{
  g_autoptr (UgoPuzzle) claim =
      ugo_puzzle_new ("claim", ugo_puzzle_get_theme (puzzle), 1, draft, proof);
  g_autofree UgoProof *found = g_new (UgoProof, 1);
  g_autoptr (GError) error = NULL;

  g_assert_false (ugo_puzzle_verify (claim, NULL, found, &error));
  g_assert_error (error, UGO_PUZZLE_ERROR, UGO_PUZZLE_ERROR_CLAIM);
}

/* The first legal move that is no answer. */
static UgoMove
wrong_move (const UgoDraft *draft, const UgoProof *proof)
{
  g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
  size_t n = 0;

  g_assert_cmpuint (ugo_legal_moves (&draft->position, moves), >, proof->n_first);
  while (ugo_proof_has_first (proof, moves[n]))
    n++;
  return moves[n];
}

/* A number one more or one less, and a solution that is none. */
static void
check_claims (UgoPuzzle *puzzle)
{
  const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);
  const char *arguments = draft->goal.kind->arguments;
  g_autofree UgoProof *proof = g_new (UgoProof, 1);

  ugo_goal_solve (&draft->goal, &draft->position, 1, NULL, proof);
  for (const char *letter = arguments; *letter != '\0'; letter++)
    for (int change = -1; change <= 1; change += 2)
      {
        UgoDraft claim = *draft;

        *(*letter == 'n' ? &claim.goal.amount : &claim.goal.other) += change;
        if (claim.goal.other >= 0)
          assert_false_claim (puzzle, &claim, proof);
      }
  proof->line[0] = wrong_move (draft, proof);
  assert_false_claim (puzzle, draft, proof);
}

static void
test_claims (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (ids); i++)
    for (int level = 1; level <= UGO_PUZZLE_MAX_LEVEL; level++)
      {
        g_autoptr (UgoPuzzle) puzzle = ugo_test_generate (ids[i], level, N_SEEDS + 1);

        g_test_message ("%s", ugo_puzzle_get_id (puzzle));
        check_claims (puzzle);
      }
}

/* Answers */

/*
 * Case:
 * @stored: the answer of the file
 * @unusual: another one that is as good
 * @wrong: the move that comes nearest to an answer, and is none
 * @is_refuted: whether the other side has something to show against it
 */
typedef struct
{
  const char *theme;
  const char *goal;
  const char *position;
  const char *stored;
  const char *unusual;
  const char *wrong;
  bool is_refuted;
} Case;

static const Case cases[] = {
  { "longest-chain", "jumps 3", "1bb4b/8/3w1bw1/2wb4/8/3w3b/2w5/4w3 w 13", "d6-d4-d2-b2",
    "g6-e6-c6-c4", "d6-d4-d2", false },
  { "longest-chain", "gain 6", "5b2/4b2b/4b2b/3b4/1ww5/w7/2w5/w1w5 w 5", "c1-c3-c5-e5",
    "b4-d4-d6-f6", "c1-c3-c5", false },
  { "last-brick", "open 4", "6bb/5b2/3b4/5b2/1w3b2/1w1w4/5w2/w1w5 b 6", "f4-g4", "h8-h7", "f4-e4",
    true },
  { "one-way-road", "one-way 3 1", "5b1b/5b2/5b1b/3w1w2/3wb3/2w5/2w5/w7 w 7", "c2-c4", "d5-d3",
    "d5-e5", true },
  { "cut-the-road", "cut 1", "3bb3/8/3bb3/3w1b1b/w3w3/2w2w2/8/3w4 w 11", "f3-f4", "e4-f4", "f3-f2",
    true },
};

static UgoMove
read_move (const UgoPosition *position, const char *text)
{
  UgoMove move;
  UgoRoute route;
  size_t offset;

  g_assert_cmpint (ugo_move_read (position, text, strlen (text), &move, &route, &offset), ==,
                   UGO_OK);
  return move;
}

static UgoPuzzle *
read_puzzle (const Case *row)
{
  g_autofree char *text = g_strdup_printf (
      "[Variant \"Ugolki 9\"]\n[SetUp \"1\"]\n[FEN \"%s\"]\n[Puzzle \"one\"]\n[Theme \"%s\"]\n"
      "[Goal \"%s\"]\n[Level \"1\"]\n[Moves \"1\"]\n\n%s *\n",
      row->position, row->theme, row->goal, row->stored);
  g_autoptr (UgoRecordFile) file = ugo_record_file_new_from_text (text);
  g_autoptr (UgoRecord) record = ugo_record_file_read (file, 0, NULL);
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  g_autoptr (GError) error = NULL;
  UgoPuzzle *puzzle = ugo_puzzle_new_from_record (record, &error);

  g_assert_no_error (error);
  g_assert_true (ugo_puzzle_verify (puzzle, NULL, proof, &error));
  g_assert_no_error (error);
  return puzzle;
}

static void
judge (UgoPuzzle *puzzle, const char *text, UgoRuling *ruling)
{
  g_autoptr (UgoAttempt) attempt = ugo_attempt_new (puzzle);

  g_assert_true (ugo_attempt_move (attempt, read_move (ugo_attempt_get_position (attempt), text),
                                   NULL, ruling));
  g_assert_cmpint (ugo_attempt_is_over (attempt), ==, ruling->verdict == UGO_RULING_SOLVED);
}

static void
test_answers (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const Case *row = &cases[i];
      g_autoptr (UgoPuzzle) puzzle = read_puzzle (row);
      UgoRuling ruling;

      g_test_message ("%s", row->goal);
      judge (puzzle, row->stored, &ruling);
      g_assert_cmpint (ruling.verdict, ==, UGO_RULING_SOLVED);
      judge (puzzle, row->unusual, &ruling);
      g_assert_cmpint (ruling.verdict, ==, UGO_RULING_SOLVED);
      judge (puzzle, row->wrong, &ruling);
      g_assert_cmpint (ruling.verdict, ==, UGO_RULING_WRONG);
      g_assert_cmpuint (ruling.n_replies, ==, row->is_refuted);
      g_assert_cmpint (ruling.wanted, ==,
                       ugo_puzzle_get_draft (puzzle)->goal.kind->measure != NULL
                           ? ugo_puzzle_get_draft (puzzle)->goal.amount
                           : -1);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/puzzles/theme-move/every level is made, proved, and made again", test_made);
  g_test_add_func ("/puzzles/theme-move/seeds make different puzzles", test_differ);
  g_test_add_func ("/puzzles/theme-move/a number that is not the best is a false claim",
                   test_claims);
  g_test_add_func ("/puzzles/theme-move/any right answer is accepted, the nearest wrong one not",
                   test_answers);

  return g_test_run ();
}
