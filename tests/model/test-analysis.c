/* test-analysis.c: the computer's opinion of a whole game, found in the background
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-analysis.h"

#include <string.h>

#include "ugo-review.h"
#include "ugo-score.h"
#include "ugo-test-model.h"
#include "ugo-test-records.h"
#include "ugo-writer.h"

#define FEW_NODES 300
#define MANY_NODES 3000000
#define TABLE_BYTES ((gsize) 16 << 20)
#define N_GAMES 30

/* Longer than anything here takes, in iterations of a millisecond. */
#define PATIENCE 60000

typedef UgoSearch Search;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Search, ugo_search_free)

/* South can finish at once, and does not. */
static const char missed_win[] = "[Variant \"Gyges\"]\n[SetUp \"1\"]\n"
                                 "[FEN \"....../1...../3.23../3.211./2.132./...... w 9\"]\n\n"
                                 "9. c2-c1 *\n";

/* White can fill the goal, and steps back. */
#define NEAR_GOAL "[Variant \"Ugolki 9\"]\n[SetUp \"1\"]\n" \
                  "[FEN \"5www/5www/5w1w/6w1/8/1b6/bbb5/bbbbb3 w 60\"]\n\n"

static const char step_back[] = NEAR_GOAL "60. g5-g4 b3-b4 61. g4-g3 *\n";

static UgoRecord *
read_record (const char *text)
{
  g_autoptr (UgoRecordFile) file = ugo_test_file (text, -1);

  return ugo_record_file_read (file, 0, NULL);
}

static void
wait_until_idle (UgoAnalysis *analysis)
{
  for (int i = 0; ugo_analysis_is_running (analysis) && i < PATIENCE; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
  g_assert_false (ugo_analysis_is_running (analysis));
}

static UgoAnalysis *
analyse (UgoRecord *record)
{
  UgoAnalysis *analysis = ugo_analysis_new (FEW_NODES);

  ugo_analysis_set_record (analysis, record);
  ugo_analysis_start (analysis);
  wait_until_idle (analysis);
  g_assert_true (ugo_analysis_is_done (analysis));
  return analysis;
}

/* It knows what a review finds that is made at one go. */
static void
test_as_review (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (Search) search = ugo_search_new (TABLE_BYTES, 1, 0);
  UgoLimits limits = { .nodes = FEW_NODES };
  guint n_mistakes = 0;

  for (guint game = 0; game < N_GAMES; game++)
    {
      g_autoptr (UgoRecord) record = ugo_test_random_record (rand);
      g_autoptr (UgoAnalysis) analysis = analyse (record);
      g_autoptr (UgoReview) review = ugo_review_new (record);
      guint n = ugo_review_get_n_steps (review);

      g_assert_true (ugo_review_run (review, search, &limits, NULL, NULL));
      g_assert_cmpuint (ugo_analysis_get_n_positions (analysis), ==, n);
      for (guint i = 0; i < n; i++)
        {
          const UgoReviewStep *step = ugo_review_get_step (review, i);
          int score = step->position.side == UGO_WHITE ? step->score : -step->score;
          double height = ugo_analysis_get_height (analysis, i);
          g_autofree char *fault = ugo_analysis_describe_mistake (analysis, i);
          UgoMistake mistake = ugo_review_get_mistake (review, i, NULL);

          g_assert_cmpint (ugo_analysis_get_mistake (analysis, i), ==, mistake);
          g_assert_true ((fault != NULL) == (mistake != UGO_MISTAKE_NONE));
          g_assert_true ((score > 0) == (height > 0) && (score < 0) == (height < 0));
          g_assert_true (height >= -1 && height <= 1);
          n_mistakes += fault != NULL;
        }
    }
  g_assert_cmpuint (n_mistakes, >, N_GAMES);
}

static void
test_stop (void)
{
  g_autoptr (UgoRecord) record = read_record ("1. c2-c4 f7-f5 2. b2-b4 g7-g5 3. a2-a4 *\n");
  g_autoptr (UgoAnalysis) analysis = ugo_analysis_new (MANY_NODES);

  g_assert_cmpuint (ugo_record_get_end (record)->ply, ==, 5);
  ugo_analysis_start (analysis);
  g_assert_false (ugo_analysis_is_running (analysis));
  ugo_analysis_set_record (analysis, record);
  for (int i = 0; i < 20; i++)
    {
      ugo_analysis_start (analysis);
      g_assert_true (ugo_analysis_is_running (analysis));
      g_assert_false (ugo_analysis_write (analysis, record));
      for (int j = 0; j < i; j++)
        {
          g_main_context_iteration (NULL, FALSE);
          g_usleep (1000);
        }
      ugo_analysis_stop (analysis);
      g_assert_false (ugo_analysis_is_running (analysis));
      if (i % 3 == 0)
        ugo_analysis_set_record (analysis, i % 2 == 0 ? NULL : record);
      if (i % 3 == 0)
        ugo_analysis_set_record (analysis, record);
    }
  g_assert_false (ugo_analysis_is_done (analysis));
}

/* What is known stays while the main line does, and only then. */
static void
test_edits (void)
{
  g_autoptr (UgoRecord) record = read_record (step_back);
  g_autoptr (UgoAnalysis) analysis = analyse (record);
  UgoNode *root = ugo_record_get_root (record);
  UgoMove other = ugo_test_make_move (&root->position, "h8-h7");

  ugo_record_append (record, root, other, NULL);
  ugo_analysis_set_record (analysis, record);
  g_assert_true (ugo_analysis_is_done (analysis));
  g_assert_true (ugo_analysis_write (analysis, record));

  ugo_record_remove (record, ugo_record_get_end (record));
  g_assert_false (ugo_analysis_write (analysis, record));
  ugo_analysis_set_record (analysis, record);
  g_assert_false (ugo_analysis_is_done (analysis));
  g_assert_cmpuint (ugo_analysis_get_first_known (analysis), ==,
                    ugo_analysis_get_n_positions (analysis));
  g_assert_null (ugo_analysis_describe (analysis, 0));
}

static void
test_words (void)
{
  g_autoptr (UgoRecord) gyges = read_record (missed_win);
  g_autoptr (UgoAnalysis) analysis = analyse (gyges);
  g_autofree char *standing = ugo_analysis_describe (analysis, 0);
  g_autofree char *mistake = ugo_analysis_describe_mistake (analysis, 0);

  g_assert_cmpstr (standing, ==, "South can win in 1 move, whatever North does.");
  g_assert_true (g_str_has_prefix (mistake, "A blunder. It lets a sure victory slip. "));
  g_assert_nonnull (strstr (mistake, "Better was "));
  g_assert_cmpfloat (ugo_analysis_get_height (analysis, 0), ==, 1);
}

static void
test_walk (void)
{
  g_autoptr (UgoRecord) record = read_record (step_back);
  g_autoptr (UgoAnalysis) analysis = analyse (record);

  g_assert_cmpint (ugo_analysis_get_mistake (analysis, 0), ==, UGO_MISTAKE_BLUNDER);
  g_assert_cmpint (ugo_analysis_find_mistake (analysis, -1, 1), ==, 0);
  g_assert_cmpint (ugo_analysis_find_mistake (analysis, 1, -1), ==, 0);
  g_assert_cmpint (ugo_analysis_find_mistake (analysis, 0, -1), ==, -1);
  g_assert_cmpint (ugo_analysis_find_mistake (analysis, 3, 1), ==, -1);
}

/* Who makes the best moves is right to a hundred percent, and who does not is less. */
static void
test_accuracy (void)
{
  g_autoptr (UgoRecord) record = read_record (step_back);
  g_autoptr (UgoAnalysis) analysis = analyse (record);
  g_autoptr (UgoRecord) best = read_record (NEAR_GOAL "60. g5-g6 *\n");
  g_autoptr (UgoAnalysis) of_best = analyse (best);

  g_assert_cmpint (ugo_analysis_get_accuracy (of_best, UGO_WHITE), ==, 100);
  g_assert_cmpint (ugo_analysis_get_accuracy (of_best, UGO_BLACK), ==, -1);
  g_assert_cmpint (ugo_analysis_get_accuracy (analysis, UGO_WHITE), <, 60);
  g_assert_cmpint (ugo_analysis_get_accuracy (analysis, UGO_WHITE), >=, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/analysis/it knows what a review finds", test_as_review);
  g_test_add_func ("/analysis/it can be stopped at any moment", test_stop);
  g_test_add_func ("/analysis/it stays as long as the main line does", test_edits);
  g_test_add_func ("/analysis/a mistake is told with what was better", test_words);
  g_test_add_func ("/analysis/one walks from mistake to mistake", test_walk);
  g_test_add_func ("/analysis/accuracy is of the moves that were chosen", test_accuracy);
  return g_test_run ();
}
