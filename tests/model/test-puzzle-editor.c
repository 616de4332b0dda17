/* test-puzzle-editor.c: puzzles that somebody makes are proved, and nothing is lost on the way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-generator.h"
#include "ugo-notation.h"
#include "ugo-puzzle-content.h"
#include "ugo-puzzle-editor.h"
#include "ugo-random.h"
#include "ugo-record-file.h"
#include "ugo-theme-fitting.h"
#include "ugo-words-editor.h"
#include "ugo-writer.h"

#define N_STEPS 300
#define N_POSITIONS 60

static UgoPosition
read_position (const char *variant, const char *text)
{
  UgoPosition position;
  UgoVariant read;
  size_t offset;

  g_assert_cmpint (ugo_variant_read (variant, strlen (variant), &read, &offset), ==, UGO_OK);
  g_assert_cmpint (ugo_position_read (read, text, strlen (text), UGO_ANY_POSITION, &position,
                                      &offset),
                   ==, UGO_OK);
  return position;
}

static UgoGoal
read_goal (const UgoPosition *position, const char *text)
{
  UgoGoal goal;

  g_assert_true (ugo_goal_read (position->variant.rules, text, &goal, NULL));
  return goal;
}

static void
put_piece (UgoPuzzleEditor *editor, UgoSquare square, uint8_t piece)
{
  UgoPosition position = ugo_puzzle_editor_get_draft (editor)->position;

  position.variant.rules->put_piece (&position, square, piece);
  ugo_puzzle_editor_set_position (editor, &position);
}

static UgoPuzzleEditor *
create (const char *variant, const char *text, const char *goal, int most)
{
  UgoPosition position = read_position (variant, text);
  UgoGoal asked = read_goal (&position, goal);
  UgoPuzzleEditor *editor = ugo_puzzle_editor_new (position.variant.rules);

  ugo_puzzle_editor_set_position (editor, &position);
  ugo_puzzle_editor_set_goal (editor, &asked);
  if (most > 0)
    ugo_puzzle_editor_set_most_moves (editor, most);
  return editor;
}

static const UgoPuzzleInquiry *
prove (UgoPuzzleEditor *editor)
{
  ugo_puzzle_editor_prove (editor);
  while (ugo_puzzle_editor_is_proving (editor))
    g_main_context_iteration (NULL, TRUE);
  return ugo_puzzle_editor_get_result (editor);
}

/* What is written to a file and read again claims only what is so. */
static void
assert_sound (UgoPuzzle *puzzle)
{
  g_autofree char *text = ugo_record_to_text (ugo_puzzle_get_record (puzzle));
  g_autoptr (UgoRecordFile) file = ugo_record_file_new_from_text (text);
  g_autoptr (UgoRecord) record = ugo_record_file_read (file, 0, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (UgoPuzzle) read = ugo_puzzle_new_from_record (record, &error);
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  g_autofree char *before = ugo_puzzle_content_key (puzzle);
  g_autofree char *after = NULL;

  g_assert_no_error (error);
  g_assert_true (ugo_puzzle_verify (read, NULL, proof, &error));
  g_assert_no_error (error);
  after = ugo_puzzle_content_key (read);
  g_assert_cmpstr (before, ==, after);
}

static void
assert_draft (const UgoDraft *a, const UgoDraft *b)
{
  g_autofree char *first = ugo_puzzle_content_hash (a);
  g_autofree char *second = ugo_puzzle_content_hash (b);

  g_assert_cmpstr (first, ==, second);
}

/* Tests */

/* Every goal can be asked for, and a puzzle of the generator, loaded, is proved to be what the
 * generator says. */
static void
test_generated (void)
{
  for (const UgoGoalKind *const *kind = ugo_goal_kinds (); *kind != NULL; kind++)
    {
      const UgoRules *rules = (*kind)->rules != NULL ? (*kind)->rules : ugo_rules_all ()[0];

      g_assert_cmpint (ugo_theme_fitting_most_moves (rules, *kind), >, 0);
    }

  for (const UgoPuzzleTheme *const *theme = ugo_puzzle_themes (); *theme != NULL; theme++)
    {
      g_autoptr (UgoPuzzle) puzzle = NULL;
      g_autoptr (UgoPuzzle) made = NULL;
      g_autoptr (UgoPuzzleEditor) editor = NULL;
      const UgoPuzzleInquiry *result;

      if ((*theme)->known != NULL)
        continue;
      puzzle = ugo_generate (*theme, (*theme)->min_level, 7, NULL, NULL, NULL);
      editor = ugo_puzzle_editor_new (ugo_rules_all ()[0]);
      ugo_puzzle_editor_load (editor, puzzle);
      result = prove (editor);
      g_test_message ("%s", ugo_puzzle_get_id (puzzle));
      g_assert_nonnull (result);
      g_assert_cmpint (result->status, ==, UGO_INQUIRY_PROVED);
      g_assert_cmpint (result->best.n_moves, ==, ugo_puzzle_get_draft (puzzle)->n_moves);
      g_assert_true (ugo_puzzle_editor_is_graded (editor));
      made = ugo_puzzle_editor_make_puzzle (editor);
      assert_draft (ugo_puzzle_get_draft (made), ugo_puzzle_get_draft (puzzle));
      g_assert_cmpint (ugo_puzzle_get_level (made), ==, ugo_puzzle_get_level (puzzle));
      g_assert_true (ugo_puzzle_get_theme (made) == *theme);
      assert_sound (made);
    }
}

static void
test_least (void)
{
  g_autoptr (UgoPuzzleEditor) editor
      = create ("Ugolki 9", "8/8/8/8/8/4w3/4w3/w1w5 w 1", "bring a1 e5", 8);
  g_autoptr (UgoPuzzle) puzzle = NULL;
  g_autofree char *verdict = NULL;
  const UgoPuzzleInquiry *result = prove (editor);

  g_assert_cmpint (result->status, ==, UGO_INQUIRY_PROVED);
  g_assert_cmpint (result->best.n_moves, ==, 5);
  puzzle = ugo_puzzle_editor_make_puzzle (editor);
  assert_sound (puzzle);
  verdict = ugo_words_editor_verdict (result);
  g_assert_true (g_str_has_prefix (verdict, "Proved: it takes 5 moves, and no fewer."));
}

static void
test_impossible (void)
{
  g_autoptr (UgoPuzzleEditor) editor
      = create ("Ugolki 9", "8/8/8/8/8/4w3/4w3/w1w5 w 1", "bring a1 e5", 4);
  g_autofree char *verdict = NULL;

  g_assert_cmpint (prove (editor)->status, ==, UGO_INQUIRY_IMPOSSIBLE);
  g_assert_null (ugo_puzzle_editor_make_puzzle (editor));
  verdict = ugo_words_editor_verdict (ugo_puzzle_editor_get_result (editor));
  g_assert_true (strstr (verdict, "cannot be done in 4 moves") != NULL);
}

/* Too little and too much are told; what is proposed instead is a puzzle at once. */
static void
test_other (void)
{
  const char *const goals[] = { "jumps 1", "jumps 9", "gain 1", "gain 14", "one-way 9 0",
                                "one-way 1 0", "cut 9", "open 1" };

  for (gsize i = 0; i < G_N_ELEMENTS (goals); i++)
    {
      g_autoptr (UgoPuzzleEditor) editor = create (
          "Ugolki 9", "8/5bbb/8/3b1b2/2w1w1b1/1w1w1b2/www5/1w6 w 20", goals[i], 0);
      const UgoPuzzleInquiry *result = prove (editor);
      g_autoptr (UgoPuzzle) puzzle = NULL;
      UgoDraft best;

      g_test_message ("%s: %d", goals[i], result->status);
      if (result->status == UGO_INQUIRY_IMPOSSIBLE)
        continue;
      if (result->status == UGO_INQUIRY_OTHER)
        {
          best = result->best;
          ugo_puzzle_editor_adopt (editor);
          assert_draft (ugo_puzzle_editor_get_draft (editor), &best);
          ugo_puzzle_editor_undo (editor);
          g_assert_null (ugo_puzzle_editor_get_result (editor));
          ugo_puzzle_editor_redo (editor);
          g_assert_null (ugo_puzzle_editor_get_result (editor));
          prove (editor);
        }
      g_assert_cmpint (ugo_puzzle_editor_get_result (editor)->status, ==, UGO_INQUIRY_PROVED);
      puzzle = ugo_puzzle_editor_make_puzzle (editor);
      assert_sound (puzzle);
    }
}

static void
test_others_found (void)
{
  g_autoptr (UgoPuzzleEditor) editor = create (
      "Ugolki 9", "8/5bbb/8/3b1b2/2w1w1b1/1w1w1b2/www5/1w6 w 20", "jumps 9", 0);

  g_assert_cmpint (prove (editor)->status, ==, UGO_INQUIRY_OTHER);
  ugo_puzzle_editor_adopt (editor);
  g_assert_cmpint (ugo_puzzle_editor_get_result (editor)->status, ==, UGO_INQUIRY_PROVED);
  g_assert_cmpint (ugo_puzzle_editor_get_draft (editor)->goal.amount, <, 9);
}

/* A change forgets what was proved, and ends what is being proved; another level does not. */
static void
test_changes (void)
{
  g_autoptr (UgoPuzzleEditor) editor
      = create ("Ugolki 9", "8/8/8/8/8/8/1w6/8 w 1", "bring b2 h8", 32);
  g_autoptr (UgoPuzzle) puzzle = NULL;
  int level;

  prove (editor);
  level = ugo_puzzle_editor_get_level (editor);
  g_assert_false (ugo_puzzle_editor_is_graded (editor));
  ugo_puzzle_editor_set_level (editor, level + 1);
  puzzle = ugo_puzzle_editor_make_puzzle (editor);
  g_assert_cmpint (ugo_puzzle_get_level (puzzle), ==, level + 1);
  put_piece (editor, 63, 1);
  g_assert_null (ugo_puzzle_editor_get_result (editor));
  ugo_puzzle_editor_undo (editor);
  ugo_puzzle_editor_prove (editor);
  g_assert_true (ugo_puzzle_editor_is_proving (editor));
  put_piece (editor, 62, 1);
  g_assert_false (ugo_puzzle_editor_is_proving (editor));
  ugo_puzzle_editor_undo (editor);
  ugo_puzzle_editor_prove (editor);
  ugo_puzzle_editor_cancel (editor);
  g_assert_false (ugo_puzzle_editor_is_proving (editor));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (ugo_puzzle_editor_get_result (editor));
}

static void
change_at_random (UgoPuzzleEditor *editor, UgoRandom *random)
{
  const UgoDraft *draft = ugo_puzzle_editor_get_draft (editor);
  const UgoRules *rules = draft->position.variant.rules;
  UgoDraft goals[UGO_PUZZLE_EDITOR_MAX_GOALS];
  unsigned n_field = (unsigned) (rules->files * rules->ranks);
  guint n = ugo_puzzle_editor_list_goals (editor, goals);
  UgoPosition position = draft->position;
  UgoGoal goal = draft->goal;
  const UgoRules *other = ugo_rules_all ()[ugo_random_below (random, 2)];

  g_assert_cmpuint (n, >, 3);
  switch (ugo_random_below (random, 9))
    {
    case 0:
      position.side = (uint8_t) ugo_random_below (random, 2);
      ugo_puzzle_editor_set_position (editor, &position);
      break;
    case 1:
      position.move_number = (uint16_t) (1 + ugo_random_below (random, 90));
      ugo_puzzle_editor_set_position (editor, &position);
      break;
    case 2:
      ugo_puzzle_editor_set_goal (editor, &goals[ugo_random_below (random, n)].goal);
      break;
    case 3:
      goal.amount = (int) ugo_random_below (random, 16);
      goal.other = (int) ugo_random_below (random, 6);
      ugo_puzzle_editor_set_goal (editor, &goal);
      break;
    case 4:
      ugo_puzzle_editor_set_most_moves (editor, (int) ugo_random_below (random, 40));
      break;
    case 5:
      if (ugo_random_below (random, 5) == 0)
        {
          ugo_position_start (ugo_variant_default (other), &position);
          ugo_puzzle_editor_set_position (editor, &position);
        }
      else
        ugo_puzzle_editor_clear_other (editor);
      break;
    case 6:
      ugo_puzzle_editor_set_level (editor, (int) ugo_random_below (random, 12));
      break;
    default:
      put_piece (editor, (UgoSquare) ugo_random_below (random, n_field),
                 (uint8_t) ugo_random_below (random, (unsigned) strlen (rules->piece_letters) + 1));
    }
}

/* Whatever was done: all of it can be taken back, and done again. What hinders is always said in a
 * sentence, and what is asked as well. */
static void
test_steps (void)
{
  g_autoptr (UgoPuzzleEditor) editor = ugo_puzzle_editor_new (ugo_rules_all ()[0]);
  UgoRandom random = 6;
  UgoDraft first = *ugo_puzzle_editor_get_draft (editor), last;
  guint n_undone = 0, n_redone = 0;

  for (guint i = 0; i < N_STEPS; i++)
    {
      g_autofree char *hindrance = NULL;
      g_autofree char *task = NULL;

      change_at_random (editor, &random);
      hindrance = ugo_puzzle_editor_get_hindrance (editor);
      g_assert_true (hindrance == NULL || g_str_has_suffix (hindrance, "."));
      task = ugo_words_editor_task (ugo_puzzle_editor_get_draft (editor));
      g_assert_true (g_str_has_suffix (task, ".") || g_str_has_suffix (task, "?"));
    }
  last = *ugo_puzzle_editor_get_draft (editor);
  for (; ugo_puzzle_editor_can_undo (editor); n_undone++)
    ugo_puzzle_editor_undo (editor);
  assert_draft (ugo_puzzle_editor_get_draft (editor), &first);
  for (; ugo_puzzle_editor_can_redo (editor); n_redone++)
    ugo_puzzle_editor_redo (editor);
  g_assert_cmpuint (n_undone, ==, n_redone);
  assert_draft (ugo_puzzle_editor_get_draft (editor), &last);
}

/* Whatever a goal says against a position is known in the person's language. */
static void
test_misfits (void)
{
  UgoRandom random = 11;

  for (guint i = 0; i < N_POSITIONS; i++)
    {
      g_autoptr (UgoPuzzleEditor) editor = ugo_puzzle_editor_new (ugo_rules_all ()[i % 2]);

      if (i % 4 < 2)
        for (UgoSquare square = 0; square < 36; square++)
          put_piece (editor, square, 0);
      for (guint j = 0; j < i; j++)
        change_at_random (editor, &random);
      for (const UgoGoalKind *const *kind = ugo_goal_kinds (); *kind != NULL; kind++)
        for (int n = 1; n <= UGO_GOAL_MAX_MOVES; n += 7)
          {
            const UgoPosition *position = &ugo_puzzle_editor_get_draft (editor)->position;
            UgoGoal goal = { *kind, (UgoSquare) ugo_random_below (&random, 36), 5,
                             (int) ugo_random_below (&random, 4),
                             (int) ugo_random_below (&random, 4) };
            const char *phrase;

            if (((*kind)->rules != NULL && (*kind)->rules != position->variant.rules)
                || ugo_position_validate (position, UGO_ANY_POSITION) != UGO_OK)
              continue;
            phrase = (*kind)->fits (&goal, position, n);
            g_assert_true (phrase == NULL
                           || g_str_has_suffix (ugo_words_editor_misfit (phrase), "."));
          }
    }
}

/* Positions as they come: a proof is a puzzle that stands every check. */
static void
test_random_positions (void)
{
  UgoRandom random = 3;
  guint n_proved = 0;

  for (guint i = 0; i < N_POSITIONS / 4; i++)
    {
      const UgoRules *rules = ugo_rules_all ()[i % 2];
      g_autoptr (UgoPuzzleEditor) editor = ugo_puzzle_editor_new (rules);
      UgoPosition position = ugo_puzzle_editor_get_draft (editor)->position;
      UgoDraft goals[UGO_PUZZLE_EDITOR_MAX_GOALS];
      guint n;

      for (guint ply = 0; ply < 20 + i && ugo_result (&position).outcome == UGO_UNDECIDED; ply++)
        {
          g_autofree UgoMove *moves = g_new (UgoMove, UGO_MAX_MOVES);
          size_t n_moves = ugo_legal_moves (&position, moves);

          ugo_play (&position, moves[ugo_random_below (&random, (unsigned) n_moves)], NULL, 0,
                    &position);
        }
      ugo_puzzle_editor_set_position (editor, &position);
      n = ugo_puzzle_editor_list_goals (editor, goals);
      for (guint j = 0; j < n; j++)
        {
          g_autoptr (UgoPuzzle) puzzle = NULL;
          const UgoPuzzleInquiry *result;

          ugo_puzzle_editor_set_goal (editor, &goals[j].goal);
          ugo_puzzle_editor_set_most_moves (editor, 2);
          result = prove (editor);
          if (result == NULL)
            continue;
          ugo_puzzle_editor_adopt (editor);
          puzzle = ugo_puzzle_editor_make_puzzle (editor);
          if (puzzle == NULL)
            continue;
          n_proved++;
          assert_sound (puzzle);
        }
    }
  g_assert_cmpuint (n_proved, >, 20);
}

/* Content decides what is remembered, names do not. */
static void
test_content (void)
{
  UgoPosition position = read_position ("Ugolki 9", "8/8/8/8/8/4w3/4w3/w1w5 w 1");
  UgoDraft draft = { position, read_goal (&position, "bring a1 e5"), 2 };
  const UgoPuzzleTheme *theme = ugo_puzzle_theme_find ("road");
  g_autoptr (UgoPuzzle) mine = ugo_puzzle_new ("first", theme, 1, &draft, NULL);
  g_autoptr (UgoPuzzle) same = ugo_puzzle_new ("second", theme, 4, &draft, NULL);
  g_autoptr (UgoPuzzle) other = NULL;
  g_autofree char *a = ugo_puzzle_content_key (mine);
  g_autofree char *b = ugo_puzzle_content_key (same);
  g_autofree char *c = NULL;

  draft.n_moves = 3;
  other = ugo_puzzle_new ("first", theme, 1, &draft, NULL);
  c = ugo_puzzle_content_key (other);
  g_assert_cmpstr (a, ==, b);
  g_assert_cmpstr (a, !=, c);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/puzzle-editor/a puzzle of the generator is proved to be what it says",
                   test_generated);
  g_test_add_func ("/puzzle-editor/the fewest moves are found, and all ways", test_least);
  g_test_add_func ("/puzzle-editor/what cannot be done is told", test_impossible);
  g_test_add_func ("/puzzle-editor/the best there is stands every check", test_other);
  g_test_add_func ("/puzzle-editor/what is too much is turned into the best there is",
                   test_others_found);
  g_test_add_func ("/puzzle-editor/a change ends and forgets a proof", test_changes);
  g_test_add_func ("/puzzle-editor/all steps can be taken back and done again", test_steps);
  g_test_add_func ("/puzzle-editor/every hindrance has its sentence", test_misfits);
  g_test_add_func ("/puzzle-editor/whatever is proved stands every check", test_random_positions);
  g_test_add_func ("/puzzle-editor/a puzzle is known by its content", test_content);

  return g_test_run ();
}
