/* ugo-test-puzzles.c: what the tests of goals and themes share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-test-puzzles.h"

#include <string.h>

#include "ugo-test-vectors.h"

UgoGoal
ugo_test_goal (const UgoRules *rules, const char *text)
{
  g_autoptr (GError) error = NULL;
  UgoGoal goal;

  ugo_goal_read (rules, text, &goal, &error);
  g_assert_no_error (error);
  return goal;
}

guint
ugo_test_spoiled (UgoAttempt *attempt)
{
  UgoWorkCheck check;

  g_assert_true (ugo_attempt_check (attempt, NULL, &check));
  g_assert_true (check.is_proved);
  return check.spoiled;
}

void
ugo_test_fit (const UgoTestFit *fit)
{
  UgoPosition position = ugo_test_position ("Ugolki 9", fit->position);
  UgoGoal goal = ugo_test_goal (&ugo_rules_ugolki, fit->goal);
  const char *why = goal.kind->fits (&goal, &position, fit->n_moves);

  if (fit->why == NULL)
    g_assert_null (why);
  else
    g_assert_true (why != NULL && strstr (why, fit->why) != NULL);
}

bool
ugo_test_is_small (void)
{
  return g_strcmp0 (g_getenv ("UGO_TEST_MATRIX"), "small") == 0;
}

UgoPuzzle *
ugo_test_generate (const char *theme, int level, guint64 seed)
{
  UgoPuzzle *puzzle = ugo_generate (ugo_puzzle_theme_find (theme), level, seed, NULL, NULL, NULL);

  if (puzzle == NULL)
    g_error ("no puzzle %s-%d-%" G_GUINT64_FORMAT, theme, level, seed);
  return puzzle;
}

UgoPuzzle *
ugo_test_generate_goal (const char *theme, int level, const char *word)
{
  for (guint64 seed = 1;; seed++)
    {
      g_autoptr (UgoPuzzle) puzzle = ugo_test_generate (theme, level, seed);

      if (strcmp (ugo_puzzle_get_draft (puzzle)->goal.kind->word, word) == 0)
        return g_steal_pointer (&puzzle);
    }
}

void
ugo_test_theme (const char *theme, guint64 n_seeds)
{
  const UgoPuzzleTheme *found = ugo_puzzle_theme_find (theme);
  g_autofree UgoProof *proof = g_new (UgoProof, 1);

  for (int level = found->min_level; level <= found->max_level; level++)
    for (guint64 seed = 1; seed <= n_seeds; seed++)
      {
        g_autoptr (UgoPuzzle) puzzle = ugo_test_generate (theme, level, seed);
        g_autoptr (UgoPuzzle) again = ugo_generate_from_id (ugo_puzzle_get_id (puzzle), NULL);
        g_autoptr (GError) error = NULL;
        char goal[UGO_GOAL_TEXT_SIZE], other[UGO_GOAL_TEXT_SIZE];

        ugo_puzzle_verify (puzzle, NULL, proof, &error);
        g_assert_no_error (error);
        g_assert_cmpint (ugo_puzzle_get_level (puzzle), ==, level);
        g_assert_cmpint (found->grade (ugo_puzzle_get_draft (puzzle), proof), ==, level);
        g_assert_true (ugo_position_same (&ugo_puzzle_get_draft (puzzle)->position,
                                          &ugo_puzzle_get_draft (again)->position));
        ugo_goal_write (&ugo_puzzle_get_draft (puzzle)->goal, found->rules, goal);
        ugo_goal_write (&ugo_puzzle_get_draft (again)->goal, found->rules, other);
        g_assert_cmpstr (goal, ==, other);
      }
}

void
ugo_test_false_claim (UgoPuzzle *puzzle, const char *tag, const char *value, const char *message)
{
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  g_autoptr (GError) error = NULL;
  UgoRecord *record = ugo_puzzle_get_record (puzzle);
  g_autofree char *before = g_strdup (ugo_record_get_tag (record, tag));
  g_autoptr (UgoPuzzle) changed = NULL;

  ugo_record_set_tag (record, tag, value);
  changed = ugo_puzzle_new_from_record (record, &error);
  g_assert_no_error (error);
  g_assert_false (ugo_puzzle_verify (changed, NULL, proof, &error));
  if (strstr (error->message, message) == NULL)
    g_error ("“%s” is said instead of “%s”", error->message, message);
  ugo_record_set_tag (record, tag, before);
}

void
ugo_test_false_numbers (UgoPuzzle *puzzle)
{
  const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);
  const UgoRules *rules = draft->position.variant.rules;
  UgoGoal goal = draft->goal;
  char text[UGO_GOAL_TEXT_SIZE];
  g_autofree char *more = g_strdup_printf ("%d", draft->n_moves + 1);
  g_autofree char *fewer = g_strdup_printf ("%d", draft->n_moves - 1);

  ugo_test_false_claim (puzzle, "Moves", more, "is reached in");
  ugo_test_false_claim (puzzle, "Moves", fewer, "is not reached in");
  goal.amount = draft->goal.amount - 1;
  ugo_goal_write (&goal, rules, text);
  ugo_test_false_claim (puzzle, "Goal", text, "more can be had");
  goal.amount = draft->goal.amount + 1;
  ugo_goal_write (&goal, rules, text);
  ugo_test_false_claim (puzzle, "Goal", text, "is not reached in");
}
