/* test-lesson-answers.c: the ways to solve a step that are not the one it states
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A step that is solved in fewer moves than it states, or by other moves, is so on purpose: each is
 * named in tests/data/lesson-answers.tsv. Whoever changes a lesson looks at what changes there.
 */
#include <string.h>

#include "ugo-judge.h"
#include "ugo-notation.h"
#include "ugo-test-lessons.h"

static gboolean
asks_for_moves (const UgoLessonStep *step)
{
  return step->goal != UGO_LESSON_GOAL_READ && step->goal != UGO_LESSON_GOAL_SELECT
         && step->goal != UGO_LESSON_GOAL_COUNT;
}

/* Adds the judges behind the moves of @judge that are accepted, unless they were seen. */
static gboolean
try_moves (const UgoJudge *judge, GArray *next, GHashTable *seen)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (&judge->position, moves);

  for (size_t i = 0; i < n_moves; i++)
    {
      UgoJudge tried = *judge;
      UgoJudgement judgement;
      guint64 key;

      ugo_judge_move (&tried, moves[i], NULL, &judgement);
      if (judgement.verdict == UGO_LESSON_VERDICT_SOLVED)
        return TRUE;
      key = ugo_position_key (&tried.position);
      if (judgement.verdict == UGO_LESSON_VERDICT_ACCEPTED
          && g_hash_table_add (seen, g_memdup2 (&key, sizeof key)))
        g_array_append_val (next, tried);
    }
  return FALSE;
}

/* The fewest moves that solve @step, if those are fewer than @limit, else @limit. */
static guint
find_fewest (const UgoLessonStep *step, guint limit)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr (GArray) now = g_array_new (FALSE, FALSE, sizeof (UgoJudge));
  UgoJudge first;

  ugo_judge_begin (&first, step);
  g_array_append_val (now, first);
  for (guint n_moves = 1; n_moves < limit; n_moves++)
    {
      g_autoptr (GArray) next = g_array_new (FALSE, FALSE, sizeof (UgoJudge));

      for (guint i = 0; i < now->len; i++)
        if (try_moves (&g_array_index (now, UgoJudge, i), next, seen))
          return n_moves;
      g_array_set_size (now, 0);
      g_array_append_vals (now, next->data, next->len);
    }
  return limit;
}

/* The moves that solve @step at once, other than that of its solution, by their ends. */
static char *
list_others (const UgoLessonStep *step)
{
  g_autoptr (GString) list = g_string_new (NULL);
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_legal_moves (&step->position, moves);
  UgoRoute route;
  UgoMove stated;
  UgoJudge judge;

  ugo_judge_begin (&judge, step);
  ugo_judge_next_move (&judge, &stated, &route);
  for (size_t i = 0; i < n_moves; i++)
    {
      UgoJudgement judgement;
      char text[UGO_MOVE_TEXT_SIZE];
      UgoRoute ends = { 2, { moves[i].from, moves[i].to } };

      ugo_judge_begin (&judge, step);
      ugo_judge_move (&judge, moves[i], NULL, &judgement);
      if (judgement.verdict != UGO_LESSON_VERDICT_SOLVED || ugo_move_equal (moves[i], stated))
        continue;
      ugo_move_write (&step->position, moves[i], &ends, text);
      g_string_append_printf (list, "%s%s", list->len > 0 ? " " : "", text);
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

/* A line of the list, or nothing for a step that has the stated answer alone. */
static char *
describe (const UgoLesson *lesson, const UgoLessonStep *step)
{
  guint stated = g_strv_length (step->solution);
  guint fewest = find_fewest (step, stated);
  g_autofree char *others = stated == 1 ? list_others (step) : g_strdup ("");

  if (fewest == stated && *others == '\0')
    return NULL;
  return g_strdup_printf ("%s\t%s\t%u\t%u\t%s", ugo_lesson_get_id (lesson), step->id, stated,
                          fewest, *others != '\0' ? others : "-");
}

static char **
read_list (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "lesson-answers.tsv", NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return g_strsplit (text, "\n", -1);
}

static void
test_answers (void)
{
  g_autoptr (GPtrArray) lessons = ugo_test_lessons ();
  g_auto (GStrv) list = read_list ();
  g_autoptr (GHashTable) found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_steps = 0;

  for (guint i = 0; i < lessons->len; i++)
    for (guint j = 0; j < ugo_lesson_get_n_steps (lessons->pdata[i]); j++)
      {
        const UgoLessonStep *step = ugo_lesson_get_step (lessons->pdata[i], j);
        char *line = NULL;

        if (!asks_for_moves (step))
          continue;
        n_steps++;
        line = describe (lessons->pdata[i], step);
        if (line == NULL)
          continue;
        if (!g_strv_contains ((const char *const *) list, line))
          {
            g_test_message ("not in the list: %s", line);
            g_test_fail ();
          }
        g_hash_table_add (found, line);
      }
  for (char **line = list; *line != NULL; line++)
    if (**line != '\0' && **line != '#' && !g_hash_table_contains (found, *line))
      {
        g_test_message ("in the list, but not so: %s", *line);
        g_test_fail ();
      }
  g_test_message ("%u steps that ask for moves, %u of them with other answers", n_steps,
                  g_hash_table_size (found));
  g_assert_cmpuint (n_steps, >, 40);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lesson-answers/each way to solve a step but the stated one is known",
                   test_answers);
  return g_test_run ();
}
