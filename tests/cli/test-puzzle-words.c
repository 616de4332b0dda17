/* test-puzzle-words.c: what the command line says of puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-cli-puzzle-words.h"
#include "ugo-notation.h"

static UgoPuzzle *
make (const UgoGoalKind *kind, int amount, int n_moves)
{
  UgoPuzzleTheme theme = { .id = "one-way-road" };
  static UgoPuzzleTheme kept;
  UgoDraft draft = { .n_moves = n_moves };

  theme.rules = kind->rules ? kind->rules : &ugo_rules_ugolki;
  kept = theme;
  ugo_position_start (ugo_variant_default (theme.rules), &draft.position);
  draft.goal.kind = kind;
  draft.goal.from = draft.goal.to = UGO_SQUARE_NONE;
  if (strchr (kind->arguments, 'f'))
    ugo_square_read (theme.rules, "a2", 2, &draft.goal.from);
  if (strchr (kind->arguments, 't'))
    ugo_square_read (theme.rules, "d4", 2, &draft.goal.to);
  if (strchr (kind->arguments, 'n'))
    draft.goal.amount = amount;
  if (strchr (kind->arguments, 'm'))
    draft.goal.other = amount + 70;
  return ugo_puzzle_new ("x", &kept, 3, &draft, NULL);
}

static gboolean
has (const char *text, const char *part)
{
  return strstr (text, part) != NULL;
}

static void
test_sentences (void)
{
  for (const UgoGoalKind *const *kind = ugo_goal_kinds (); *kind; kind++)
    for (int n = 1; n <= 3; n++)
      {
        g_autoptr (UgoPuzzle) puzzle = make (*kind, 40 + n, n);
        g_autofree char *text = ugo_cli_puzzle_instruction (puzzle);
        g_autofree char *amount = g_strdup_printf ("%d", 40 + n);
        g_autofree char *other = g_strdup_printf ("%d", 110 + n);
        gsize length = strlen (text);

        g_test_message ("%s: %s", (*kind)->word, text);
        g_assert_cmpuint (length, >, 20);
        g_assert_true (text[length - 1] == '.' || text[length - 1] == '?');
        g_assert_false (has (text, "{") || has (text, "}") || has (text, "  "));
        g_assert_true (has (text, "a2") == (strchr ((*kind)->arguments, 'f') != NULL));
        g_assert_true (has (text, "d4") == (strchr ((*kind)->arguments, 't') != NULL));
        g_assert_true (has (text, amount) == (strchr ((*kind)->arguments, 'n') != NULL));
        g_assert_true (has (text, other) == (strchr ((*kind)->arguments, 'm') != NULL));
        g_assert_false (n == 1 && has (text, "1 moves"));
        if (strcmp ((*kind)->word, "win") == 0)
          g_assert_true (has (text, "next move") == (n == 1));
        if ((*kind)->answer == UGO_ANSWER_ALONE)
          g_assert_true (has (text, n == 1 ? "1 move." : n == 2 ? "2 moves." : "3 moves."));
      }
}

/* A solution too long for a puzzle, and more first moves than anybody wants to read. */
static void
test_long (void)
{
  const UgoGoalKind *const *kind = ugo_goal_kinds ();
  g_autoptr (UgoPuzzle) puzzle = NULL;
  UgoRecord *record;
  UgoNode *node;
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves;
  g_autofree char *text = NULL;

  while ((*kind)->answer != UGO_ANSWER_ALONE)
    kind++;
  puzzle = make (*kind, 3, 1);
  record = ugo_puzzle_get_record (puzzle);
  node = ugo_record_get_root (record);
  n_moves = ugo_legal_moves (&node->position, moves);
  for (size_t i = 0; i < n_moves; i++)
    ugo_record_add (record, node, moves[i], NULL);
  for (size_t i = 0; i < 300 && n_moves > 0; i++)
    {
      node = ugo_record_add (record, node, moves[i % n_moves], NULL);
      n_moves = ugo_legal_moves (&node->position, moves);
    }
  g_assert_cmpuint (node->ply, >, 70);
  text = ugo_cli_puzzle_solution (puzzle);
  g_assert_true (has (text, "Also: "));
  g_assert_true (has (text, "32.") && !has (text, "33."));
  g_assert_cmpuint (strlen (text), <, 3000);
}

static void
test_title (void)
{
  g_autoptr (UgoPuzzle) puzzle = make (ugo_goal_kinds ()[0], 3, 1);
  g_autofree char *title = ugo_cli_puzzle_title (puzzle);

  g_assert_cmpstr (title, ==, "One-way road");
  g_assert_cmpstr (ugo_cli_puzzle_side (puzzle), ==, "White");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/puzzle-words/every goal has its sentence", test_sentences);
  g_test_add_func ("/puzzle-words/no solution is endless", test_long);
  g_test_add_func ("/puzzle-words/titles and sides have names", test_title);
  return g_test_run ();
}
