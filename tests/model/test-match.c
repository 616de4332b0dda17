/* test-match.c: a game played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-match.h"
#include "ugo-notation.h"
#include "ugo-test-model.h"
#include "ugo-test-records.h"
#include "ugo-writer.h"

/* Black's camp is walled in by White but for one square, which White can fill. */
#define WALL "1w1wbbbb/2wwbbbb/2wwbbbb/2wwbbbb/4wwww/4wwww/8/8"
#define WALLED_IN "2wwbbbb/2wwbbbb/2wwbbbb/2wwbbbb/4wwww/4wwww/8/8"

static const char *
get_tag (UgoMatch *match, const char *name)
{
  return ugo_record_get_tag (ugo_match_get_record (match), name);
}

static void
assert_result (UgoMatch *match, const char *result, const char *termination)
{
  g_assert_cmpstr (get_tag (match, "Result"), ==, result);
  g_assert_cmpstr (get_tag (match, "Termination"), ==, termination);
}

/* Play */

static void
test_signals (void)
{
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 9", "");
  UgoTestLog log;

  ugo_test_log_begin (&log, match);
  ugo_test_play (match, "c3-c4");
  ugo_test_log_assert (&log, "edited moved-1 changed");
  ugo_match_undo (match);
  ugo_test_log_assert (&log, "changed");
  ugo_match_redo (match);
  ugo_test_log_assert (&log, "moved-1 changed");
  ugo_match_go_to (match, ugo_record_get_root (ugo_match_get_record (match)));
  ugo_test_log_assert (&log, "changed");
  ugo_match_go_to (match, ugo_match_get_next (match));
  ugo_test_log_assert (&log, "moved-1 changed");
  ugo_match_go_to (match, ugo_match_get_node (match));
  ugo_match_redo (match);
  ugo_test_log_assert (&log, "");
  ugo_match_set_players (match, "Anna", "");
  ugo_test_log_assert (&log, "edited changed");
  ugo_match_resign (match, UGO_BLACK);
  ugo_test_log_assert (&log, "edited changed");
  ugo_match_resign (match, UGO_BLACK);
  ugo_match_agree_draw (match);
  ugo_test_log_assert (&log, "");
  ugo_test_log_end (&log, match);
}

/* A whole game by chance, also undone after its end. */
static void
test_keys (gconstpointer variant)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  UgoPosition start = ugo_test_make_position (variant, NULL);
  g_autoptr (UgoMatch) match = ugo_match_new (&start);
  g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint last_ply;

  for (;;)
    {
      UgoMove move;
      UgoRoute route;

      g_array_append_val (keys, ugo_match_get_node (match)->key);
      if (!ugo_test_random_move (rand, ugo_match_get_position (match), &move, &route))
        break;
      g_assert_true (ugo_match_play (match, move, &route, NULL));
    }
  g_assert_cmpuint (keys->len, >, 12);
  g_assert_cmpint (ugo_match_get_outcome (match), !=, UGO_UNDECIDED);
  last_ply = ugo_match_get_node (match)->ply;

  for (guint i = keys->len - 1; ugo_match_get_can_undo (match); i--)
    {
      g_assert_cmpuint (ugo_match_get_node (match)->key, ==, g_array_index (keys, guint64, i));
      ugo_match_undo (match);
    }
  g_assert_true (ugo_position_is_start (ugo_match_get_position (match)));
  for (guint i = 1; ugo_match_get_can_redo (match); i++)
    {
      ugo_match_redo (match);
      g_assert_cmpuint (ugo_match_get_node (match)->key, ==, g_array_index (keys, guint64, i));
    }
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, last_ply);
}

static void
test_replace (void)
{
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 9", "c3-c4 f6-f5 c4-c5");
  UgoRecord *record = ugo_match_get_record (match);

  ugo_match_undo (match);
  ugo_match_undo (match);
  ugo_match_undo (match);
  ugo_test_play (match, "c3-c4");
  g_assert_true (ugo_match_get_can_redo (match));
  g_assert_cmpuint (ugo_match_get_line_end (match)->ply, ==, 3);
  ugo_match_redo (match);
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 2);

  ugo_match_undo (match);
  ugo_test_play (match, "f6-e6");
  g_assert_false (ugo_match_get_can_redo (match));
  g_assert_cmpuint (ugo_record_get_end (record)->ply, ==, 2);
  g_assert_null (ugo_record_get_root (record)->first_child->first_child->next);
}

static void
test_replace_among_variations (void)
{
  g_autoptr (UgoRecord) record = ugo_test_read ("[Variant \"Ugolki 9\"]\n\n"
                                                "1. c3-c4 (1. c3-d3 f6-f5) f6-f5 *\n",
                                                NULL);
  g_autoptr (UgoMatch) match = ugo_match_new_for_record (record, UGO_MATCH_PLAY);
  UgoNode *root = ugo_record_get_root (record);

  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 2);
  ugo_match_undo (match);
  ugo_match_undo (match);
  ugo_test_play (match, "b3-b4");
  g_assert_true (root->first_child == ugo_match_get_node (match));
  g_assert_nonnull (root->first_child->next);
  g_assert_null (root->first_child->next->next);
}

static void
test_refusals (void)
{
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 9", "");
  const UgoPosition *position = ugo_match_get_position (match);
  UgoRoute route = { 2, { 0, 2 } };
  UgoTestLog log;
  const struct
  {
    UgoMove move;
    int status;
  } tries[] = {
    { ugo_test_make_move (position, "e4-e5"), UGO_MOVE_EMPTY },
    { ugo_test_make_move (position, "f6-f5"), UGO_MOVE_NOT_YOURS },
    { ugo_test_make_move (position, "a1-a2"), UGO_MOVE_OCCUPIED },
    { ugo_test_make_move (position, "a1-e5"), UGO_MOVE_UNREACHABLE },
    { UGO_MOVE_PASS, UGO_MOVE_CAN_MOVE },
  };

  ugo_test_log_begin (&log, match);
  for (guint i = 0; i < G_N_ELEMENTS (tries); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (ugo_match_play (match, tries[i].move, NULL, &error));
      g_assert_error (error, UGO_MATCH_ERROR, tries[i].status);
      g_assert_cmpstr (error->message, !=, "");
    }
  {
    g_autoptr (GError) error = NULL;

    g_assert_false (
        ugo_match_play (match, ugo_test_make_move (position, "c3-c4"), &route, &error));
    g_assert_error (error, UGO_MATCH_ERROR, UGO_MOVE_ROUTE);
  }
  g_assert_false (ugo_match_play (match, UGO_MOVE_PASS, NULL, NULL));
  ugo_test_log_assert (&log, "");
  ugo_test_log_end (&log, match);
}

static void
test_resignation (void)
{
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 9", "c3-c4 f6-f5");
  g_autofree char *resigned = NULL;
  g_autofree char *agreed = NULL;

  assert_result (match, "*", NULL);
  ugo_match_resign (match, UGO_WHITE);
  assert_result (match, "0-1", "resignation");
  g_assert_cmpint (ugo_match_get_outcome (match), ==, UGO_BLACK_WINS);
  resigned = ugo_match_describe_outcome (match);
  g_assert_cmpstr (resigned, ==, "White resigns: Black wins.");
  g_assert_false (ugo_match_can_play (match));
  g_assert_false (ugo_match_play (match, ugo_test_make_move (ugo_match_get_position (match),
                                                             "c4-c5"),
                                  NULL, NULL));

  ugo_match_undo (match);
  assert_result (match, "*", NULL);
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 2);
  ugo_match_undo (match);
  ugo_match_redo (match);
  assert_result (match, "*", NULL);
  ugo_match_redo (match);
  assert_result (match, "0-1", "resignation");
  g_assert_false (ugo_match_get_can_redo (match));

  ugo_match_undo (match);
  ugo_test_play (match, "c4-c5");
  ugo_match_undo (match);
  ugo_match_redo (match);
  g_assert_false (ugo_match_get_can_redo (match));
  assert_result (match, "*", NULL);

  ugo_match_agree_draw (match);
  assert_result (match, "1/2-1/2", "agreement");
  agreed = ugo_match_describe_outcome (match);
  g_assert_cmpstr (agreed, ==, "A draw: both players have agreed to it.");
}

static void
test_resigning_drops_what_was_taken_back (void)
{
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 9", "c3-c4 f6-f5");

  ugo_match_undo (match);
  ugo_match_resign (match, UGO_BLACK);
  g_assert_cmpuint (ugo_record_get_end (ugo_match_get_record (match))->ply, ==, 1);
  assert_result (match, "1-0", "resignation");
  ugo_match_undo (match);
  g_assert_true (ugo_match_can_play (match));
}

static void
test_result_follows_rules (void)
{
  UgoPosition start
      = ugo_test_make_position ("Ugolki 9", "5www/5www/4w1ww/8/8/1bbb4/bbb5/bbb5 w 20");
  g_autoptr (UgoMatch) match = NULL;
  g_autofree char *sentence = NULL;

  match = ugo_match_new (&start);
  ugo_test_play (match, "e6-f6");
  assert_result (match, "*", NULL);
  ugo_test_play (match, "d3-d4");
  assert_result (match, "1-0", "normal");
  sentence = ugo_match_describe_outcome (match);
  g_assert_nonnull (strstr (sentence, "9 pieces"));
  g_assert_false (ugo_match_can_play (match));
  g_assert_true (ugo_match_get_can_undo (match));
  ugo_match_undo (match);
  assert_result (match, "*", NULL);
  ugo_match_redo (match);
  assert_result (match, "1-0", "normal");
  ugo_match_undo (match);
  ugo_test_play (match, "d3-d2");
  assert_result (match, "1-0", "normal");
}

static void
test_decided_start (void)
{
  UgoPosition start
      = ugo_test_make_position ("Ugolki 9", "5www/5www/5www/8/8/1bbb4/bbb5/bbb5 w 20");
  g_autoptr (UgoMatch) match = ugo_match_new (&start);

  g_assert_false (ugo_match_can_play (match));
  g_assert_false (ugo_match_get_can_undo (match));
  assert_result (match, "1-0", "normal");
}

/* Passes */

static void
test_pass (void)
{
  UgoPosition start = ugo_test_make_position ("Ugolki 16", WALL " w 5");
  g_autoptr (UgoMatch) match = ugo_match_new (&start);
  g_autofree char *text = NULL;
  UgoTestLog log;

  ugo_test_log_begin (&log, match);
  ugo_test_play (match, "b8-c8");
  ugo_test_log_assert (&log, "edited moved-1 moved-2 passed-2 changed");
  g_assert_cmpint (ugo_match_get_position (match)->side, ==, UGO_WHITE);
  text = ugo_record_to_text (ugo_match_get_record (match));
  g_assert_nonnull (strstr (text, "5. b8-c8 --"));

  ugo_match_undo (match);
  ugo_test_log_assert (&log, "changed");
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 0);
  g_assert_false (ugo_match_get_can_undo (match));
  ugo_match_redo (match);
  ugo_test_log_assert (&log, "moved-1 moved-2 passed-2 changed");

  ugo_match_go_to (match, ugo_match_get_node (match)->parent->parent);
  ugo_test_play (match, "b8-c8");
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 2);
  /* In play nobody can stop where only a pass is possible: a step back goes over it. */
  ugo_match_go_to (match, ugo_match_get_node (match)->parent);
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 0);
  ugo_match_go_to (match, ugo_match_get_next (match));
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 2);
  ugo_test_log_end (&log, match);
}

static void
test_pass_at_start (void)
{
  UgoPosition start = ugo_test_make_position ("Ugolki 16", WALLED_IN " b 5");
  g_autoptr (UgoMatch) match = ugo_match_new (&start);

  g_assert_true (ugo_must_pass (&start));
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 1);
  g_assert_false (ugo_match_get_can_undo (match));
  ugo_test_play (match, "c8-b8");
  ugo_match_undo (match);
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 1);
  g_assert_false (ugo_match_get_can_undo (match));
}

static void
test_pass_in_review (void)
{
  UgoPosition start = ugo_test_make_position ("Ugolki 16", WALL " w 5");
  g_autoptr (UgoRecord) record = ugo_record_new (&start);
  g_autoptr (UgoMatch) match = ugo_match_new_for_record (record, UGO_MATCH_REVIEW);

  ugo_test_play (match, "b8-c8");
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 1);
  ugo_test_play (match, "--");
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 2);
  ugo_match_undo (match);
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 1);
}

static void
test_mirror (void)
{
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 9 mirror", "");
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < 5; i++)
    {
      ugo_test_play (match, "c3-c4");
      ugo_test_play (match, "f6-f5");
      ugo_test_play (match, "c4-c3");
      ugo_test_play (match, "f5-f6");
    }
  ugo_test_play (match, "c3-c4");
  g_assert_false (ugo_match_play (
      match, ugo_test_make_move (ugo_match_get_position (match), "f6-f5"), NULL, &error));
  g_assert_error (error, UGO_MATCH_ERROR, UGO_MOVE_MIRROR);
  g_assert_nonnull (strstr (error->message, "f6"));
  g_assert_nonnull (strstr (error->message, "f5"));
  ugo_test_play (match, "f6-e6");
}

/* Rematch */

static void
test_rematch (void)
{
  UgoPosition start = ugo_test_make_position ("Ugolki 16", WALL " w 5");
  g_autoptr (UgoMatch) match = ugo_match_new (&start);
  g_autoptr (UgoMatch) rematch = NULL;

  ugo_match_set_players (match, "Anna \"A\"", NULL);
  ugo_test_play (match, "b8-c8");
  rematch = ugo_match_rematch (match);
  g_assert_cmpstr (get_tag (rematch, "White"), ==, "?");
  g_assert_cmpstr (get_tag (rematch, "Black"), ==, "Anna \"A\"");
  g_assert_true (ugo_position_same (ugo_match_get_position (rematch), &start));
  g_assert_cmpint (ugo_match_get_mode (rematch), ==, UGO_MATCH_PLAY);
}

static void
undo_once_cb (UgoMatch *match, UgoNode *node, guint *n)
{
  if ((*n)++ == 0)
    {
      ugo_match_undo (match);
      ugo_test_play (match, "b8-a8");
    }
}

static void
test_handler_that_goes_elsewhere (void)
{
  UgoPosition start = ugo_test_make_position ("Ugolki 16", WALL " w 5");
  g_autoptr (UgoMatch) match = ugo_match_new (&start);
  guint n = 0;

  g_signal_connect (match, "moved", G_CALLBACK (undo_once_cb), &n);
  ugo_test_play (match, "b8-c8");
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 1);
  g_assert_cmpint (ugo_match_get_node (match)->move.to, ==, 56);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/each call tells what happened, once", test_signals);
  g_test_add_data_func ("/match/undo to the start and redo to the end of Ugolki are the same",
                        "Ugolki 9 diagonal", test_keys);
  g_test_add_data_func ("/match/undo to the start and redo to the end of Gygès are the same",
                        "Gyges", test_keys);
  g_test_add_data_func ("/match/undo to the start and redo to the end are, with replacement",
                        "Gyges advanced", test_keys);
  g_test_add_func ("/match/another move replaces what was taken back, the same keeps it",
                   test_replace);
  g_test_add_func ("/match/a new move in play goes before the record's variations",
                   test_replace_among_variations);
  g_test_add_func ("/match/a move that is not legal is refused with the reason", test_refusals);
  g_test_add_func ("/match/a resignation is taken back alone and can be redone", test_resignation);
  g_test_add_func ("/match/resigning drops the moves that were taken back",
                   test_resigning_drops_what_was_taken_back);
  g_test_add_func ("/match/the result follows the rules, back and forth",
                   test_result_follows_rules);
  g_test_add_func ("/match/a start that is decided is not played on", test_decided_start);
  g_test_add_func ("/match/a forced pass is made by itself and taken back with its move",
                   test_pass);
  g_test_add_func ("/match/a pass due at the start is made and never taken back",
                   test_pass_at_start);
  g_test_add_func ("/match/in review a pass is a move like others", test_pass_in_review);
  g_test_add_func ("/match/the anti-symmetry rule refuses with the squares", test_mirror);
  g_test_add_func ("/match/a rematch swaps the players and keeps the start", test_rematch);
  g_test_add_func ("/match/a handler may go elsewhere", test_handler_that_goes_elsewhere);
  return g_test_run ();
}
