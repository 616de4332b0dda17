/* test-puzzle.c: puzzles from text and back, and what they claim
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-generator.h"
#include "ugo-record-file.h"
#include "ugo-writer.h"

#define N_MUTATIONS 3000

static const char *const example = "[Event \"?\"]\n"
                                   "[Site \"?\"]\n"
                                   "[Date \"????.??.??\"]\n"
                                   "[Round \"?\"]\n"
                                   "[White \"?\"]\n"
                                   "[Black \"?\"]\n"
                                   "[Result \"*\"]\n"
                                   "[Variant \"Ugolki 9\"]\n"
                                   "[SetUp \"1\"]\n"
                                   "[FEN \"8/8/8/8/8/8/7b/ww1w1w2 w 20\"]\n"
                                   "[Goal \"jumps 3\"]\n"
                                   "[Level \"1\"]\n"
                                   "[Moves \"1\"]\n"
                                   "[Puzzle \"first-1\"]\n"
                                   "[Theme \"longest-chain\"]\n"
                                   "\n"
                                   "20. a1-c1-e1-g1 *\n";

static UgoRecord *
read_record (const char *text)
{
  g_autoptr (UgoRecordFile) file = ugo_record_file_new_from_text (text);
  g_autoptr (GPtrArray) diagnostics =
      g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_diagnostic_free);

  return ugo_record_file_read (file, 0, diagnostics);
}

static UgoPuzzle *
read_puzzle (const char *text, GError **error)
{
  g_autoptr (UgoRecord) record = read_record (text);

  g_assert_true (ugo_puzzle_is_record (record));
  return ugo_puzzle_new_from_record (record, error);
}

/* The example with one text in place of another. */
static char *
changed (const char *from, const char *to)
{
  g_auto (GStrv) parts = g_strsplit (example, from, 2);

  g_assert_nonnull (parts[1]);
  return g_strjoin (to, parts[0], parts[1], NULL);
}

static void
test_example (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (UgoPuzzle) puzzle = read_puzzle (example, &error);
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  g_autofree char *text = NULL;
  const UgoDraft *draft;

  g_assert_no_error (error);
  draft = ugo_puzzle_get_draft (puzzle);
  g_assert_cmpstr (ugo_puzzle_get_id (puzzle), ==, "first-1");
  g_assert_cmpstr (ugo_puzzle_get_theme (puzzle)->id, ==, "longest-chain");
  g_assert_cmpint (ugo_puzzle_get_level (puzzle), ==, 1);
  g_assert_cmpint (draft->n_moves, ==, 1);
  g_assert_cmpstr (draft->goal.kind->word, ==, "jumps");
  g_assert_cmpint (draft->goal.amount, ==, 3);
  g_assert_true (ugo_puzzle_verify (puzzle, NULL, proof, &error));
  g_assert_no_error (error);
  g_assert_cmpint (proof->n_solutions, ==, 1);
  text = ugo_record_to_text (ugo_puzzle_get_record (puzzle));
  g_assert_cmpstr (text, ==, example);
}

/* Faults */

typedef struct
{
  const char *from;
  const char *to;
  const char *message;
} Fault;

static void
test_unreadable (void)
{
  const Fault faults[] = {
    { "[Puzzle \"first-1\"]\n", "", "the tag Puzzle must name an id" },
    { "first-1", "first 1", "the tag Puzzle must name an id" },
    { "first-1", "", "the tag Puzzle must name an id" },
    { "[Goal \"jumps 3\"]\n", "", "the tag Goal is missing" },
    { "jumps 3", "", "“” is no goal of this game" },
    { "jumps 3", "hops 3", "“hops” is no goal of this game" },
    { "jumps 3", "jumps", "the goal “jumps” takes 1 squares and numbers" },
    { "jumps 3", "jumps 3 4", "the goal “jumps” takes 1 squares and numbers" },
    { "jumps 3", "jumps -3", "“-3” is not the number" },
    { "jumps 3", "jumps 4000", "“4000” is not the number" },
    { "jumps 3", "jumps a1", "“a1” is not the number" },
    { "[Moves \"1\"]\n", "", "the tag Moves is missing" },
    { "Moves \"1\"", "Moves \"0\"", "the tag Moves has “0”, not a number from 1 to 32" },
    { "Moves \"1\"", "Moves \"33\"", "the tag Moves has “33”" },
    { "Moves \"1\"", "Moves \"two\"", "the tag Moves has “two”" },
    { "Moves \"1\"", "Moves \"2\"", "one move" },
    { "Level \"1\"", "Level \"10\"", "the tag Level has “10”, not a number from 1 to 9" },
    { "longest-chain", "longest", "the tag Theme has “longest”, which is no theme" },
    { "[Theme \"longest-chain\"]\n", "", "the tag Theme has “”, which is no theme" },
    { "longest-chain", "win-now", "the theme “win-now” is not one of this game" },
    { "Ugolki 9", "Chess", "the tag Variant names no game of ours" },
    { "ww1w1w2 w", "8 w", "pieces" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = changed (faults[i].from, faults[i].to);
      g_autoptr (UgoPuzzle) puzzle = NULL;

      if (strcmp (faults[i].to, "win-now") == 0 && ugo_puzzle_theme_find ("win-now") == NULL)
        continue;
      puzzle = read_puzzle (text, &error);
      g_test_message ("%s", faults[i].to);
      g_assert_null (puzzle);
      g_assert_nonnull (error);
      g_assert_nonnull (strstr (error->message, faults[i].message));
    }
}

static void
test_false (void)
{
  const Fault faults[] = {
    { "jumps 3", "jumps 4", "the goal is not reached in 1 moves" },
    { "jumps 3", "jumps 2", "more can be had than the goal asks for" },
    { "a1-c1-e1-g1", "a1-c1-e1", "a1-c1-e1 of the solution does not reach the goal" },
    { "a1-c1-e1-g1", "a1-c1-e1-g1 h2-h3 21. b1-b2", "the solution has 2 moves, not 1" },
    { "a1-c1-e1-g1", "a1-c1-e1-g1 h2-h3 (20... h2-h1 21. b1-b2)",
      "b1-b2 comes after the goal is reached" },
    { "a1-c1-e1-g1", "a1-c1-e1-g1 (20. b1-b2)", "b1-b2 of the solution does not reach the goal" },
    { "20. a1-c1-e1-g1 ", "", "the solution has 0 moves, not 1" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = changed (faults[i].from, faults[i].to);
      g_autoptr (UgoPuzzle) puzzle = read_puzzle (text, &error);
      g_autofree UgoProof *proof = g_new (UgoProof, 1);

      g_assert_no_error (error);
      g_test_message ("%s", faults[i].to);
      g_assert_false (ugo_puzzle_verify (puzzle, NULL, proof, &error));
      g_assert_error (error, UGO_PUZZLE_ERROR, UGO_PUZZLE_ERROR_CLAIM);
      g_assert_cmpstr (error->message, ==, faults[i].message);
    }
}

/* Bytes by chance: whatever can be read can be proved or refused. */
static void
test_mutations (void)
{
  static const char alphabet[] = "0123456789abcdefghwWbB/ .-\"[]()*x=;jumpsgainopencutw";
  guint n_read = 0;

  for (guint i = 0; i < N_MUTATIONS; i++)
    {
      g_autofree char *text = g_strdup (example);
      g_autoptr (UgoRecord) record = NULL;
      g_autoptr (UgoPuzzle) puzzle = NULL;
      g_autofree UgoProof *proof = g_new (UgoProof, 1);

      for (int n = g_test_rand_int_range (1, 4); n > 0; n--)
        text[g_test_rand_int_range (100, (int) strlen (text))] =
            alphabet[g_test_rand_int_range (0, sizeof alphabet - 1)];
      record = read_record (text);
      puzzle = ugo_puzzle_new_from_record (record, NULL);
      if (puzzle == NULL)
        continue;
      n_read++;
      ugo_puzzle_verify (puzzle, NULL, proof, NULL);
    }
  g_assert_cmpint (n_read, >, N_MUTATIONS / 20);
}

/* Every theme */

static UgoPuzzle *
reread (const UgoPuzzle *puzzle)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = ugo_record_to_text (ugo_puzzle_get_record (puzzle));
  UgoPuzzle *again = read_puzzle (text, &error);

  g_assert_no_error (error);
  return again;
}

typedef void (*PuzzleFunc) (UgoPuzzle *puzzle);

/* A puzzle of the lowest and the highest level of each theme. */
static void
each_theme (PuzzleFunc func)
{
  for (const UgoPuzzleTheme *const *theme = ugo_puzzle_themes (); *theme != NULL; theme++)
    for (int level = (*theme)->min_level; level <= (*theme)->max_level;
         level += MAX ((*theme)->max_level - (*theme)->min_level, 1))
      {
        g_autoptr (UgoPuzzle) puzzle = ugo_generate (*theme, level, 1, NULL, NULL, NULL);

        g_test_message ("%s, level %d", (*theme)->id, level);
        g_assert_nonnull (puzzle);
        g_assert_cmpint (ugo_puzzle_get_level (puzzle), ==, level);
        func (puzzle);
      }
}

static void
check_written (UgoPuzzle *puzzle)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (UgoPuzzle) again = reread (puzzle);
  g_autofree UgoProof *proof = g_new (UgoProof, 1);

  g_assert_true (ugo_puzzle_verify (again, NULL, proof, &error));
  g_assert_no_error (error);
  g_assert_true (ugo_puzzle_key (puzzle) == ugo_puzzle_key (again));
}

static void
test_written (void)
{
  each_theme (check_written);
}

static void
check_same (UgoPuzzle *puzzle)
{
  g_autoptr (UgoPuzzle) same = ugo_generate_from_id (ugo_puzzle_get_id (puzzle), NULL);
  g_autofree char *text = ugo_record_to_text (ugo_puzzle_get_record (puzzle));
  g_autofree char *same_text = NULL;

  g_assert_nonnull (same);
  same_text = ugo_record_to_text (ugo_puzzle_get_record (same));
  g_assert_cmpstr (text, ==, same_text);
}

static void
test_same (void)
{
  each_theme (check_same);
  g_assert_null (ugo_generate_from_id ("longest-chain", NULL));
  g_assert_null (ugo_generate_from_id ("longest-chain-1", NULL));
  g_assert_null (ugo_generate_from_id ("longest-chain-99-1", NULL));
  g_assert_null (ugo_generate_from_id ("longest-chain-1-x", NULL));
  g_assert_null (ugo_generate_from_id ("", NULL));
}

/* The same question, said to take another number of moves. */
static void
check_false_claim (UgoPuzzle *puzzle)
{
  g_autoptr (UgoRecord) record = ugo_record_copy (ugo_puzzle_get_record (puzzle));
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  int n_moves = ugo_puzzle_get_draft (puzzle)->n_moves;

  for (int n = MAX (n_moves - 1, 1); n <= n_moves + 1; n++)
    {
      g_autofree char *text = g_strdup_printf ("%d", n);
      g_autoptr (UgoPuzzle) other = NULL;

      ugo_record_set_tag (record, "Moves", text);
      other = ugo_puzzle_new_from_record (record, NULL);
      if (n == n_moves)
        g_assert_nonnull (other);
      if (other != NULL)
        g_assert_true (ugo_puzzle_verify (other, NULL, proof, NULL) == (n == n_moves));
    }
}

static void
test_false_claims (void)
{
  each_theme (check_false_claim);
}

/* Likeness */

static guint64
key_of (const char *fen, const char *goal)
{
  g_autofree char *with_fen = changed ("8/8/8/8/8/8/7b/ww1w1w2", fen);
  g_auto (GStrv) parts = g_strsplit (with_fen, "jumps 3", 2);
  g_autofree char *text = g_strjoin (goal, parts[0], parts[1], NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (UgoPuzzle) puzzle = read_puzzle (text, &error);

  g_assert_no_error (error);
  return ugo_puzzle_key (puzzle);
}

static void
test_likeness (void)
{
  guint64 key = key_of ("8/8/8/8/8/8/7b/ww1w1w2", "jumps 3");

  /* Files and ranks may change places, left and right may not. */
  g_assert_true (key == key_of ("1b6/8/w7/8/w7/8/w7/w7", "jumps 3"));
  g_assert_false (key == key_of ("8/8/8/8/8/8/b7/2w1w1ww", "jumps 3"));
  g_assert_false (key == key_of ("8/8/8/8/8/8/7b/ww1w1w2", "jumps 2"));
  g_assert_false (key == key_of ("8/8/8/8/8/8/7b/ww1w2w1", "jumps 3"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/puzzles/puzzle/a puzzle is read, proved and written", test_example);
  g_test_add_func ("/puzzles/puzzle/what cannot be read is told", test_unreadable);
  g_test_add_func ("/puzzles/puzzle/what is claimed falsely is told", test_false);
  g_test_add_func ("/puzzles/puzzle/no text does harm", test_mutations);
  g_test_add_func ("/puzzles/puzzle/a made puzzle is written, read and proved", test_written);
  g_test_add_func ("/puzzles/puzzle/an id makes the same puzzle again", test_same);
  g_test_add_func ("/puzzles/puzzle/another number of moves is a false claim", test_false_claims);
  g_test_add_func ("/puzzles/puzzle/like puzzles have the same key", test_likeness);

  return g_test_run ();
}
