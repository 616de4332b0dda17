/* test-review.c: what the engine says of a game, and how it stands in its record
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-comment.h"
#include "ugo-notation.h"
#include "ugo-review.h"
#include "ugo-score.h"
#include "ugo-test-records.h"
#include "ugo-writer.h"

#define N_GAMES 60
#define FEW_NODES 300
#define TABLE_BYTES (1 << 20)

/* South can finish at once here. */
#define MISSED_WIN \
  "[Variant \"Gyges\"]\n[SetUp \"1\"]\n" \
  "[FEN \"....../1...../3.23../3.211./2.132./...... w 9\"]\n\n"

typedef UgoSearch Search;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Search, ugo_search_free)

static UgoReview *
make_review (UgoRecord *record, guint64 nodes)
{
  g_autoptr (Search) search = ugo_search_new (TABLE_BYTES, 1, 0);
  UgoLimits limits = { .nodes = nodes };
  UgoReview *review = ugo_review_new (record);

  g_assert_true (ugo_review_run (review, search, &limits, NULL, NULL));
  return review;
}

/* The text of @record after a review. */
static char *
reviewed (UgoRecord *record)
{
  g_autoptr (UgoReview) review = make_review (record, FEW_NODES);

  g_assert_true (ugo_review_write (review, record));
  return ugo_record_to_text (record);
}

/* The first line that a review wrote into @record. */
static UgoNode *
find_line (UgoRecord *record)
{
  UgoNode *root = ugo_record_get_root (record);

  for (UgoNode *node = root; node != NULL; node = ugo_node_next_in_tree (node, root))
    if (node->comments != NULL && strstr (node->comments[0], "[%line]") != NULL)
      return node;
  return NULL;
}

static void
test_fixed_point (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  guint n_lines = 0;

  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (UgoRecord) record = ugo_test_random_record (rand);
      g_autofree char *once = reviewed (record);
      g_autofree char *twice = reviewed (record);
      g_autoptr (UgoRecordFile) file = ugo_test_file (once, -1);
      g_autoptr (UgoRecord) read = ugo_record_file_read (file, 0, NULL);
      g_autofree char *again = reviewed (read);

      ugo_test_assert_round_trip (record);
      g_assert_cmpstr (once, ==, twice);
      g_assert_cmpstr (once, ==, again);
      n_lines += strstr (once, "[%line]") != NULL;
    }
  g_assert_cmpuint (n_lines, >, N_GAMES / 3);
}

static void
test_erase (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);

  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (UgoRecord) record = ugo_test_random_record (rand);
      g_autofree char *text = NULL;

      ugo_review_erase (record);
      {
        g_autoptr (UgoRecord) before = ugo_record_copy (record);

        text = reviewed (record);
        g_assert_nonnull (strstr (text, "[%eval"));
        ugo_review_erase (record);
        g_assert_true (ugo_record_equal (record, before));
      }
    }
}

static void
test_nothing_to_erase (void)
{
  static const char moves[]
      = "{First [%clk 0:05:00].} 1. c2-c4 $6 $10 {[%csl Ra1] [%lines] well}\n"
        "(1. b2-b4 $2 {[%eval 0.5] a line of mine}) 1... f7-f5 ; [%evals 3] }\n2. a3-a4 $4 *\n";
  g_autofree char *text = g_strconcat (UGO_TEST_TAGS "\n", moves, NULL);
  g_autoptr (UgoRecord) record = ugo_test_read (text, NULL);
  g_autoptr (UgoRecord) before = ugo_record_copy (record);

  ugo_review_erase (record);
  g_assert_true (ugo_record_equal (record, before));
}

/* What people write stays: judgements, comments, variations with the best move. */
static void
test_people (void)
{
  g_autoptr (UgoRecord) record
      = ugo_test_read (UGO_TEST_TAGS "\n1. c2-c4 f7-f5 2. a3-a4 $1 {Good!} h6-h5 $10 *", NULL);
  g_autofree char *text = reviewed (record);
  UgoNode *node = ugo_test_find (record, "c2-c4 f7-f5 a3-a4");
  UgoEval eval;

  g_test_message ("%s", text);
  g_assert_cmpuint (node->glyphs->len, ==, 1);
  g_assert_cmpuint (node->glyphs->data[0], ==, 1);
  g_assert_true (ugo_comment_eval (node->comments[0], &eval));
  g_assert_true (g_str_has_suffix (node->comments[0], "Good!"));
  g_assert_null (strstr (node->comments[0], "mistake"));
  g_assert_nonnull (node->next);

  node = ugo_test_find (record, "c2-c4 f7-f5 a3-a4 h6-h5");
  g_assert_cmpuint (node->glyphs->data[node->glyphs->len - 1], ==, 10);
}

/* Where somebody has shown the better move already, the line is theirs. */
static void
test_shown_line (void)
{
  static const char moves[] = "1. c2-c4 f7-f5 2. a3-a4 h6-h5 *";
  g_autofree char *plain = g_strconcat (UGO_TEST_TAGS "\n", moves, NULL);
  g_autoptr (UgoRecord) record = ugo_test_read (plain, NULL);
  g_autofree char *text = reviewed (record);
  UgoNode *line = find_line (record);
  static const char *const remark[] = { "Here!", NULL };

  g_test_message ("%s", text);
  g_assert_nonnull (line);
  ugo_record_set_comments (record, line, UGO_COMMENT_MOVE, remark);
  g_free (g_steal_pointer (&text));
  text = reviewed (record);
  g_assert_nonnull (line->comments);
  g_assert_cmpstr (line->comments[0], ==, "Here!");
  for (const UgoNode *other = line->parent->first_child; other != NULL; other = other->next)
    g_assert_true (other == line || !ugo_move_equal (other->move, line->move));
}

static void
test_missed_win (void)
{
  g_autoptr (UgoRecordFile) file = ugo_test_file (MISSED_WIN "*\n", -1);
  g_autoptr (UgoRecord) game = ugo_record_file_read (file, 0, NULL);
  UgoNode *root = ugo_record_get_root (game);
  UgoMove moves[UGO_MAX_MOVES];
  gsize n_moves = ugo_legal_moves (&root->position, moves);
  UgoNode *node = NULL, *line;
  g_autofree char *text = NULL;
  UgoEval eval;

  /* A move that loses what was won: to the other side's win. */
  for (gsize i = 0; i < n_moves && node == NULL; i++)
    {
      UgoPosition next;
      UgoMove replies[UGO_MAX_MOVES];
      gsize n_replies;

      ugo_play (&root->position, moves[i], NULL, 0, &next);
      n_replies = ugo_legal_moves (&next, replies);
      for (gsize k = 0; k < n_replies && node == NULL; k++)
        {
          UgoPosition after;

          ugo_play (&next, replies[k], NULL, 0, &after);
          if (ugo_result (&after).outcome == UGO_BLACK_WINS)
            node = ugo_record_add (game, root, moves[i], NULL);
        }
    }
  g_assert_nonnull (node);

  text = reviewed (game);
  g_test_message ("%s", text);
  node = root->first_child;
  g_assert_cmpuint (node->glyphs->data[0], ==, 4);
  g_assert_true (ugo_comment_eval (root->comments[0], &eval));
  g_assert_true (eval.is_proved && eval.value == 1);
  g_assert_true (ugo_comment_eval (node->comments[0], &eval));
  g_assert_true (eval.is_proved && eval.value == -1);
  line = node->next;
  g_assert_nonnull (line);
  g_assert_cmpint (ugo_result (&line->position).outcome, ==, UGO_WHITE_WINS);
  g_assert_null (line->first_child);
}

/* Every step tells what a search of its own tells, and the rules where they decide. */
static void
test_steps (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);
  g_autoptr (Search) search = ugo_search_new (TABLE_BYTES, 1, UGO_SEARCH_NO_TABLE);
  UgoLimits limits = { .depth = 2 };

  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (UgoRecord) record = ugo_test_random_record (rand);
      g_autoptr (UgoReview) review = ugo_review_new (record);
      guint index = 0;

      g_assert_true (ugo_review_run (review, search, &limits, NULL, NULL));
      for (UgoNode *node = ugo_record_get_root (record); node; node = node->first_child, index++)
        {
          const UgoReviewStep *step = ugo_review_get_step (review, index);
          g_autoptr (GArray) keys = ugo_node_collect_keys (node);
          UgoMove moves[UGO_MAX_MOVES];
          UgoReport report;

          g_assert_true (step->is_known);
          if (ugo_legal_moves (&node->position, moves) == 1)
            {
              g_assert_true (ugo_move_equal (step->best[0], moves[0]));
              continue;
            }
          if (!ugo_search_run (search, &node->position, (const uint64_t *) keys->data, keys->len,
                               &limits, NULL, NULL, &report))
            {
              g_assert_cmpuint (step->n_best, ==, 0);
              continue;
            }
          g_assert_cmpint (step->score, ==, report.score);
          g_assert_true (ugo_move_equal (step->best[0], report.moves[0]));
        }
      g_assert_cmpuint (index, ==, ugo_review_get_n_steps (review));
    }
}

/* Black is walled in, passes, and still stands at home at the limit. A pass that cannot be helped
 * is worth what the position after it is, a ply earlier. */
static void
test_forced (void)
{
  static const char text[]
      = "[Variant \"Ugolki 16\"]\n[SetUp \"1\"]\n"
        "[FEN \"2wwbbbb/2wwbbbb/2wwbbbb/2wwbbbb/4wwww/4wwww/8/8 b 70\"]\n\n"
        "70... -- 71. h3-h2 *\n";
  g_autoptr (UgoRecordFile) file = ugo_test_file (text, -1);
  g_autoptr (UgoRecord) record = ugo_record_file_read (file, 0, NULL);
  g_autoptr (UgoReview) review = make_review (record, FEW_NODES);
  const UgoReviewStep *forced = ugo_review_get_step (review, 0);
  const UgoReviewStep *next = ugo_review_get_step (review, 1);

  g_assert_cmpuint (ugo_review_get_n_steps (review), ==, 3);
  g_assert_true (ugo_move_is_pass (forced->best[0]));
  g_assert_true (ugo_score_is_proved (next->score) && next->score > 0);
  g_assert_true (ugo_score_is_proved (forced->score) && forced->score < 0);
  g_assert_cmpint (ugo_score_plies (next->score), ==, 2);
  g_assert_cmpint (ugo_score_plies (forced->score), ==, 3);
  g_assert_cmpint (ugo_review_get_mistake (review, 0, NULL), ==, UGO_MISTAKE_NONE);
  g_assert_cmpint (ugo_review_get_mistake (review, 1, NULL), ==, UGO_MISTAKE_NONE);
}

/* Searched a single ply deep, one position often looks worse than the one before, whatever was
 * played; but who plays what the search would play makes no mistake. */
static void
test_best_move (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (10);
  g_autoptr (Search) search = ugo_search_new (TABLE_BYTES, 1, UGO_SEARCH_NO_TABLE);
  UgoLimits limits = { .depth = 1 };
  guint n_suspect = 0;

  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (UgoRecord) first = ugo_test_random_record (rand);
      g_autoptr (UgoRecord) record = ugo_record_new (&ugo_record_get_root (first)->position);
      g_autoptr (UgoReview) review = NULL;
      UgoNode *node = ugo_record_get_root (record);
      UgoReport report;

      while (node->ply < 30
             && ugo_search_run (search, &node->position, NULL, 0, &limits, NULL, NULL, &report))
        node = ugo_record_append (record, node, report.moves[0], NULL);
      review = ugo_review_new (record);
      g_assert_true (ugo_review_run (review, search, &limits, NULL, NULL));
      for (guint k = 0; k + 1 < ugo_review_get_n_steps (review); k++)
        {
          const UgoReviewStep *step = ugo_review_get_step (review, k);

          n_suspect += ugo_mistake_judge (step->position.variant.rules, step->score,
                                          -step[1].score) != UGO_MISTAKE_NONE;
          if (ugo_move_equal (step->move, step->best[0]))
            g_assert_cmpint (ugo_review_get_mistake (review, k, NULL), ==, UGO_MISTAKE_NONE);
        }
    }
  g_assert_cmpuint (n_suspect, >, 10);
}

static void
stop_cb (UgoReview *review, guint index, gpointer data)
{
  if (index == 2)
    atomic_store ((atomic_bool *) data, true);
}

static void
test_stop (void)
{
  g_autoptr (UgoRecord) record
      = ugo_test_read (UGO_TEST_TAGS "\n1. c2-c4 f7-f5 2. a3-a4 h6-h5 *", NULL);
  g_autoptr (UgoReview) review = ugo_review_new (record);
  g_autoptr (Search) search = ugo_search_new (TABLE_BYTES, 1, 0);
  atomic_bool stop = false;
  UgoLimits limits = { .nodes = FEW_NODES, .stop = &stop };
  UgoEval eval;

  g_assert_false (ugo_review_run (review, search, &limits, stop_cb, &stop));
  for (guint i = 0; i < 5; i++)
    g_assert_cmpint (ugo_review_get_step (review, i)->is_known, ==, i >= 2);
  g_assert_true (ugo_review_write (review, record));
  g_assert_null (ugo_record_get_root (record)->comments);
  g_assert_true (ugo_comment_eval (ugo_record_get_end (record)->comments[0], &eval));

  atomic_store (&stop, false);
  g_assert_true (ugo_review_run (review, search, &limits, NULL, NULL));
  g_assert_true (ugo_review_get_step (review, 0)->is_known);
}

static void
test_other_record (void)
{
  g_autoptr (UgoRecord) record
      = ugo_test_read (UGO_TEST_TAGS "\n1. c2-c4 f7-f5 2. a3-a4 h6-h5 *", NULL);
  g_autoptr (UgoReview) review = make_review (record, FEW_NODES);
  static const char *const others[] = {
    "1. c2-c4 f7-f5 2. a3-a4 *",
    "1. c2-c4 f7-f5 2. a3-a4 g6-g5 *",
    "1. c2-c4 f7-f5 2. a3-a4 h6-h5 3. a4-a5 *",
    "*",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *text = g_strconcat (UGO_TEST_TAGS "\n", others[i], NULL);
      g_autoptr (UgoRecord) other = ugo_test_read (text, NULL);
      g_autoptr (UgoRecord) before = ugo_record_copy (other);

      g_assert_false (ugo_review_write (review, other));
      g_assert_true (ugo_record_equal (other, before));
    }
}

static void
test_touched_line (void)
{
  static const char text[] = UGO_TEST_TAGS "\n1. c2-c4 f7-f5 2. a3-a4 h6-h5 3. b3-b4 *";
  static const char *const remark[] = { "Overlooked.", NULL };
  static const guint8 glyph = 3;

  for (int how = 0; how < 5; how++)
    {
      g_autoptr (UgoRecord) record = ugo_test_read (text, NULL);
      g_autofree char *once = reviewed (record);
      g_autofree char *twice = NULL;
      UgoNode *line = find_line (record);
      UgoNode *end = line;

      g_test_message ("%s", once);
      g_assert_nonnull (line);
      while (end->first_child != NULL)
        end = end->first_child;
      if (how == 0)
        ugo_record_set_comments (record, end, UGO_COMMENT_MOVE, remark);
      else if (how == 1)
        ugo_record_set_glyphs (record, end, &glyph, 1);
      else if (how == 2)
        ugo_record_set_comments (record, line, UGO_COMMENT_AFTER, remark);
      else if (how == 3)
        ugo_record_set_comments (record, line, UGO_COMMENT_BEFORE, remark);
      else
        {
          g_autofree char *comment
              = ugo_comment_set_command (line->comments[0], "csl", "Ra1");

          ugo_record_set_comments (record, line, UGO_COMMENT_MOVE,
                                   (const char *const[]) { comment, NULL });
        }

      ugo_review_erase (record);
      g_assert_null (find_line (record));
      twice = reviewed (record);
      if (how == 1)
        g_assert_nonnull (strstr (twice, "$3"));
      else
        g_assert_nonnull (strstr (twice, how == 4 ? "Ra1]" : "Overlooked."));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/review/a review of a reviewed game, read again or not, changes nothing",
                   test_fixed_point);
  g_test_add_func ("/review/what was written can be erased, and nothing else goes", test_erase);
  g_test_add_func ("/review/what people wrote is not erased", test_nothing_to_erase);
  g_test_add_func ("/review/judgements and comments of people stay", test_people);
  g_test_add_func ("/review/a better move that somebody has shown is not shown again",
                   test_shown_line);
  g_test_add_func ("/review/a missed win is a blunder with the win as a line", test_missed_win);
  g_test_add_func ("/review/a step tells what a search tells", test_steps);
  g_test_add_func ("/review/a forced move is taken as made", test_forced);
  g_test_add_func ("/review/the best move is no mistake", test_best_move);
  g_test_add_func ("/review/a review that is stopped keeps what it knows and can go on", test_stop);
  g_test_add_func ("/review/a record of another game is not written to", test_other_record);
  g_test_add_func ("/review/a line that somebody has annotated stays", test_touched_line);
  return g_test_run ();
}
