/* test-match-review.c: a record reviewed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-test-model.h"
#include "ugo-test-records.h"

static void
test_review_keeps_the_game (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (guint game = 0; game < 50; game++)
    {
      g_autoptr (UgoRecord) record = ugo_test_random_record (rand);
      g_autoptr (UgoRecord) before = ugo_record_copy (record);
      g_autoptr (UgoMatch) match = ugo_match_new_for_record (record, UGO_MATCH_REVIEW);

      g_assert_true (ugo_match_get_node (match) == ugo_record_get_root (record));
      for (guint i = 0; i < 100; i++)
        {
          UgoNode *node = ugo_match_get_node (match);
          UgoMove move;
          UgoRoute route;

          if (g_rand_int_range (rand, 0, 4) == 0)
            ugo_match_undo (match);
          else if (g_rand_boolean (rand))
            ugo_match_redo (match);
          else if (ugo_match_can_play (match)
                   && ugo_test_random_move (rand, &node->position, &move, &route))
            {
              g_assert_true (ugo_match_play (match, move, &route, NULL));
              g_assert_true (ugo_match_get_node (match)->parent == node);
              ugo_match_undo (match);
              g_assert_true (ugo_match_get_node (match) == node);
              g_assert_true (ugo_move_equal (ugo_match_get_next (match)->move, move));
              ugo_match_redo (match);
            }
        }

      g_assert_cmpstr (ugo_record_get_tag (record, "Result"), ==,
                       ugo_record_get_tag (before, "Result"));
      /* The main line may have grown, but is the same as far as it went. */
      for (UgoNode *a = ugo_record_get_root (before), *b = ugo_record_get_root (record); a != NULL;
           a = a->first_child, b = b->first_child)
        g_assert_cmpuint (a->key, ==, b->key);
    }
}

static void
test_looking_edits_nothing (void)
{
  const char *text = "[Variant \"Ugolki 9\"]\n[Result \"1-0\"]\n\n1. c3-c4 f6-f5 0-1\n";
  g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
  g_autoptr (UgoRecord) record = ugo_test_read (text, diagnostics);
  g_autoptr (UgoRecord) before = ugo_record_copy (record);
  g_autoptr (UgoMatch) match = ugo_match_new_for_record (record, UGO_MATCH_REVIEW);
  g_autofree char *sentence = NULL;
  UgoTestLog log;

  ugo_record_set_source (record, "source", 6);
  ugo_test_log_begin (&log, match);
  ugo_match_redo (match);
  g_assert_null (ugo_match_describe_outcome (match));
  ugo_match_redo (match);
  sentence = ugo_match_describe_outcome (match);
  g_assert_cmpstr (sentence, ==, "According to the record, White wins.");
  ugo_match_undo (match);
  ugo_match_undo (match);
  ugo_test_play (match, "c3-c4");
  ugo_match_resign (match, UGO_WHITE);
  ugo_match_agree_draw (match);
  g_assert_null (strstr (log.told->str, "edited"));
  g_assert_cmpuint (log.n_changed, ==, 5);
  g_assert_true (ugo_record_equal (record, before));
  {
    gsize length;

    g_assert_nonnull (ugo_record_get_source (record, &length));
  }
  ugo_test_log_end (&log, match);
}

/* The move of a variation is gone along, not added. */
static void
test_existing_variation (void)
{
  g_autoptr (UgoRecord) record = ugo_test_read (
      "[Variant \"Ugolki 9\"]\n\n1. c3-c4 (1. c3-d3 f6-f5) f6-f5 *\n", NULL);
  g_autoptr (UgoMatch) match = ugo_match_new_for_record (record, UGO_MATCH_REVIEW);
  UgoNode *variation = ugo_record_get_root (record)->first_child->next;
  UgoTestLog log;

  ugo_test_log_begin (&log, match);
  ugo_test_play (match, "c3-d3");
  ugo_test_log_assert (&log, "moved-1 changed");
  g_assert_true (ugo_match_get_node (match) == variation);
  g_assert_true (ugo_match_get_next (match) == variation->first_child);
  ugo_match_undo (match);
  ugo_test_play (match, "b3-b4");
  ugo_test_log_assert (&log, "changed edited moved-1 changed");
  g_assert_true (ugo_match_get_node (match) == variation->next);
  ugo_test_log_end (&log, match);
}

static void
test_edit_from_outside (void)
{
  g_autoptr (UgoRecord) record = ugo_test_read (
      "[Variant \"Ugolki 9\"]\n\n1. c3-c4 (1. c3-d3 f6-f5 2. d3-d4) f6-f5 2. c4-c5 *\n", NULL);
  g_autoptr (UgoMatch) match = ugo_match_new_for_record (record, UGO_MATCH_REVIEW);
  UgoNode *variation = ugo_record_get_root (record)->first_child->next;

  ugo_match_go_to (match, variation->first_child);
  ugo_match_go_to (match, variation);
  g_assert_true (ugo_match_get_next (match) == variation->first_child);
  ugo_record_remove (record, variation->first_child);
  ugo_match_edited (match);
  g_assert_null (ugo_match_get_next (match));
  g_assert_false (ugo_match_get_can_redo (match));

  ugo_match_undo (match);
  g_assert_true (ugo_match_get_next (match) == variation);
  ugo_match_edited (match);
  g_assert_true (ugo_match_get_next (match) == variation);
  ugo_record_remove (record, variation);
  ugo_match_edited (match);
  g_assert_cmpuint (ugo_match_get_line_end (match)->ply, ==, 3);
}

static void
test_foreign_record (void)
{
  g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
  g_autoptr (UgoRecord) record
      = ugo_test_read ("[Variant \"Xiangqi\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n", diagnostics);
  g_autoptr (UgoMatch) match = ugo_match_new_for_record (record, UGO_MATCH_PLAY);

  g_assert_false (ugo_match_can_play (match));
  g_assert_false (ugo_match_play (match, ugo_move (18, 26), NULL, NULL));
  g_assert_false (ugo_match_get_can_undo (match));
  g_assert_cmpstr (ugo_record_get_tag (ugo_match_get_record (match), "Result"), ==, "1-0");
}

static void
test_deep_record (void)
{
  UgoPosition start = ugo_test_make_position ("Ugolki 9 no-exit", NULL);
  g_autoptr (UgoRecord) record = ugo_record_new (&start);
  UgoNode *node = ugo_record_get_root (record);
  g_autoptr (UgoMatch) match = NULL;
  guint n = 0;

  while (ugo_result (&node->position).outcome == UGO_UNDECIDED)
    {
      static const char *const there[] = { "c3-c4", "f6-f5", "c4-c3", "f5-f6" };

      node = ugo_record_add (record, node, ugo_test_make_move (&node->position, there[n++ % 4]),
                             NULL);
    }
  g_assert_cmpuint (node->ply, ==, 160);
  match = ugo_match_new_for_record (record, UGO_MATCH_REVIEW);
  ugo_match_go_to (match, node);
  g_assert_true (ugo_match_get_line_end (match) == node);
  for (n = 0; ugo_match_get_can_undo (match); n++)
    ugo_match_undo (match);
  g_assert_cmpuint (n, ==, 160);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/review adds variations and changes no result",
                   test_review_keeps_the_game);
  g_test_add_func ("/match/looking at a record edits nothing", test_looking_edits_nothing);
  g_test_add_func ("/match/in review a move that is there is gone along", test_existing_variation);
  g_test_add_func ("/match/an edit from outside mends the line", test_edit_from_outside);
  g_test_add_func ("/match/a record of another game is not played", test_foreign_record);
  g_test_add_func ("/match/a game of 160 moves is walked from end to end", test_deep_record);
  return g_test_run ();
}
