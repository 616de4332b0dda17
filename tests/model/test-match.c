/* test-match.c: a game played and a record reviewed
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

typedef struct
{
  GString *told;
  guint n_changed;
} Log;

static void
log_edited_cb (UgoMatch *match, Log *log)
{
  g_string_append (log->told, "edited ");
}

static void
log_moved_cb (UgoMatch *match, UgoNode *node, Log *log)
{
  g_assert_true (ugo_match_get_node (match) == node);
  g_string_append_printf (log->told, "moved-%u ", node->ply);
}

static void
log_passed_cb (UgoMatch *match, UgoNode *node, Log *log)
{
  g_assert_true (ugo_move_is_pass (node->move));
  g_string_append_printf (log->told, "passed-%u ", node->ply);
}

static void
log_changed_cb (UgoMatch *match, Log *log)
{
  g_string_append (log->told, "changed ");
  log->n_changed++;
}

static void
log_begin (Log *log, UgoMatch *match)
{
  log->told = g_string_new (NULL);
  log->n_changed = 0;
  g_signal_connect (match, "edited", G_CALLBACK (log_edited_cb), log);
  g_signal_connect (match, "moved", G_CALLBACK (log_moved_cb), log);
  g_signal_connect (match, "passed", G_CALLBACK (log_passed_cb), log);
  g_signal_connect (match, "changed", G_CALLBACK (log_changed_cb), log);
}

static void
assert_told (Log *log, const char *expected)
{
  g_assert_cmpstr (g_strchomp (log->told->str), ==, expected);
  g_string_truncate (log->told, 0);
}

static void
log_end (Log *log, UgoMatch *match)
{
  g_signal_handlers_disconnect_by_data (match, log);
  g_string_free (log->told, TRUE);
}

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
  Log log;

  log_begin (&log, match);
  ugo_test_play (match, "c3-c4");
  assert_told (&log, "edited moved-1 changed");
  ugo_match_undo (match);
  assert_told (&log, "changed");
  ugo_match_redo (match);
  assert_told (&log, "moved-1 changed");
  ugo_match_go_to (match, ugo_record_get_root (ugo_match_get_record (match)));
  assert_told (&log, "changed");
  ugo_match_go_to (match, ugo_match_get_next (match));
  assert_told (&log, "moved-1 changed");
  ugo_match_go_to (match, ugo_match_get_node (match));
  ugo_match_redo (match);
  assert_told (&log, "");
  ugo_match_set_players (match, "Anna", "");
  assert_told (&log, "edited changed");
  ugo_match_resign (match, UGO_BLACK);
  assert_told (&log, "edited changed");
  ugo_match_resign (match, UGO_BLACK);
  ugo_match_agree_draw (match);
  assert_told (&log, "");
  log_end (&log, match);
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
  Log log;
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

  log_begin (&log, match);
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
  assert_told (&log, "");
  log_end (&log, match);
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
  Log log;

  log_begin (&log, match);
  ugo_test_play (match, "b8-c8");
  assert_told (&log, "edited moved-1 moved-2 passed-2 changed");
  g_assert_cmpint (ugo_match_get_position (match)->side, ==, UGO_WHITE);
  text = ugo_record_to_text (ugo_match_get_record (match));
  g_assert_nonnull (strstr (text, "5. b8-c8 --"));

  ugo_match_undo (match);
  assert_told (&log, "changed");
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 0);
  g_assert_false (ugo_match_get_can_undo (match));
  ugo_match_redo (match);
  assert_told (&log, "moved-1 moved-2 passed-2 changed");

  ugo_match_go_to (match, ugo_match_get_node (match)->parent->parent);
  ugo_test_play (match, "b8-c8");
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 2);
  /* In play nobody can stop where only a pass is possible: a step back goes over it. */
  ugo_match_go_to (match, ugo_match_get_node (match)->parent);
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 0);
  ugo_match_go_to (match, ugo_match_get_next (match));
  g_assert_cmpuint (ugo_match_get_node (match)->ply, ==, 2);
  log_end (&log, match);
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

/* A game in play against a simple model of it */

typedef struct
{
  UgoPosition start;
  GArray *moves;
  guint at;
  UgoOutcome declared;
  gboolean stands;
  UgoOutcome written; /* what the Result tag tells: looking back does not change it */
} Model;

static UgoPosition
model_position (const Model *model, guint at)
{
  UgoPosition position = model->start;
  guint64 keys[1024];
  gsize n_keys = 0;

  for (guint i = 0; i < at; i++)
    {
      if (ugo_position_repeats (&position))
        keys[n_keys++] = ugo_position_key (&position);
      ugo_play (&position, g_array_index (model->moves, UgoMove, i), keys, n_keys, &position);
    }
  return position;
}

static gboolean
model_is_declared (const Model *model)
{
  return model->declared != UGO_UNDECIDED && model->stands && model->at == model->moves->len;
}

static UgoOutcome
model_outcome (const Model *model)
{
  UgoPosition position = model_position (model, model->at);
  UgoOutcome outcome = ugo_result (&position).outcome;

  return outcome == UGO_UNDECIDED && model_is_declared (model) ? model->declared : outcome;
}

static void
model_play (Model *model, UgoMove move)
{
  if (model->at < model->moves->len
      && ugo_move_equal (move, g_array_index (model->moves, UgoMove, model->at)))
    {
      model->at++;
      model->written = model_outcome (model);
      return;
    }
  g_array_set_size (model->moves, model->at++);
  g_array_append_val (model->moves, move);
  model->declared = UGO_UNDECIDED;
  model->written = model_outcome (model);
}

static void
model_declare (Model *model, UgoOutcome outcome)
{
  if (model_outcome (model) != UGO_UNDECIDED)
    return;
  g_array_set_size (model->moves, model->at);
  model->declared = outcome;
  model->stands = TRUE;
  model->written = outcome;
}

static gboolean
model_can_redo (const Model *model)
{
  return model->at < model->moves->len || (model->declared != UGO_UNDECIDED && !model->stands);
}

static void
assert_like_model (UgoMatch *match, const Model *model)
{
  UgoNode *node = ugo_match_get_node (match);
  UgoPosition position = model_position (model, model->at);
  UgoOutcome outcome = model_outcome (model);

  g_assert_cmpuint (node->ply, ==, model->at);
  g_assert_cmpuint (node->key, ==, ugo_position_key (&position));
  g_assert_cmpint (node->position.occurrences, ==, position.occurrences);
  g_assert_cmpuint (ugo_match_get_line_end (match)->ply, ==, model->moves->len);
  g_assert_true (ugo_match_get_line_end (match)
                 == ugo_record_get_end (ugo_match_get_record (match)));
  g_assert_cmpint (ugo_match_get_outcome (match), ==, outcome);
  g_assert_cmpint (ugo_match_can_play (match), ==, outcome == UGO_UNDECIDED);
  g_assert_cmpstr (get_tag (match, "Result"), ==, ugo_outcome_word (model->written));
  g_assert_cmpint (ugo_match_get_can_undo (match), ==,
                   model->at > 0 || model_is_declared (model));
  g_assert_cmpint (ugo_match_get_can_redo (match), ==, model_can_redo (model));
  for (UgoNode *step = node; step->parent != NULL; step = step->parent)
    {
      g_assert_true (
          ugo_move_equal (step->move, g_array_index (model->moves, UgoMove, step->ply - 1)));
      g_assert_null (step->next);
    }
}

static void
undo_both (UgoMatch *match, Model *model)
{
  ugo_match_undo (match);
  if (model_is_declared (model))
    model->stands = FALSE;
  else if (model->at > 0)
    model->at--;
  else
    return;
  model->written = model_outcome (model);
}

static void
redo_both (UgoMatch *match, Model *model)
{
  ugo_match_redo (match);
  if (!model_can_redo (model))
    return;
  if (model->at < model->moves->len)
    model->at++;
  else
    model->stands = TRUE;
  model->written = model_outcome (model);
}

static void
play_both (UgoMatch *match, Model *model, GRand *rand)
{
  UgoMove move;
  UgoRoute route;

  if (model_outcome (model) != UGO_UNDECIDED)
    {
      g_assert_false (ugo_match_play (match, ugo_move (0, 8), NULL, NULL));
      return;
    }
  if (model->at < model->moves->len && g_rand_int_range (rand, 0, 3) == 0)
    move = g_array_index (model->moves, UgoMove, model->at);
  else
    ugo_test_random_move (rand, ugo_match_get_position (match), &move, &route);
  g_assert_true (ugo_match_play (match, move, NULL, NULL));
  model_play (model, move);
}

static void
go_both (UgoMatch *match, Model *model, GRand *rand)
{
  UgoNode *node = ugo_match_get_line_end (match);

  model->at = g_rand_int_range (rand, 0, model->moves->len + 1);
  while (node->ply > model->at)
    node = node->parent;
  ugo_match_go_to (match, node);
  if (model->at == model->moves->len)
    model->written = model_outcome (model);
}

static void
test_random_play (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  guint n_ends = 0;

  for (guint game = 0; game < 30; game++)
    {
      Model model = { .start = ugo_test_make_position ("Ugolki 9 diagonal", NULL) };
      g_autoptr (UgoMatch) match = ugo_match_new (&model.start);

      model.moves = g_array_new (FALSE, FALSE, sizeof (UgoMove));
      for (guint i = 0; i < 300; i++)
        {
          int op = g_rand_int_range (rand, 0, 100);

          if (op < 75)
            play_both (match, &model, rand);
          else if (op < 86)
            undo_both (match, &model);
          else if (op < 95)
            redo_both (match, &model);
          else if (op < 98)
            go_both (match, &model, rand);
          else if (op == 98)
            {
              ugo_match_resign (match, UGO_WHITE);
              model_declare (&model, UGO_BLACK_WINS);
            }
          else
            {
              ugo_match_agree_draw (match);
              model_declare (&model, UGO_DRAW);
            }
          assert_like_model (match, &model);
          n_ends += model_outcome (&model) != UGO_UNDECIDED;
        }
      g_array_unref (model.moves);
    }
  g_assert_cmpuint (n_ends, >, 100);
}

/* Review */

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
  Log log;

  ugo_record_set_source (record, "source", 6);
  log_begin (&log, match);
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
  log_end (&log, match);
}

/* The move of a variation is gone along, not added. */
static void
test_existing_variation (void)
{
  g_autoptr (UgoRecord) record = ugo_test_read (
      "[Variant \"Ugolki 9\"]\n\n1. c3-c4 (1. c3-d3 f6-f5) f6-f5 *\n", NULL);
  g_autoptr (UgoMatch) match = ugo_match_new_for_record (record, UGO_MATCH_REVIEW);
  UgoNode *variation = ugo_record_get_root (record)->first_child->next;
  Log log;

  log_begin (&log, match);
  ugo_test_play (match, "c3-d3");
  assert_told (&log, "moved-1 changed");
  g_assert_true (ugo_match_get_node (match) == variation);
  g_assert_true (ugo_match_get_next (match) == variation->first_child);
  ugo_match_undo (match);
  ugo_test_play (match, "b3-b4");
  assert_told (&log, "changed edited moved-1 changed");
  g_assert_true (ugo_match_get_node (match) == variation->next);
  log_end (&log, match);
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
  g_assert_cmpstr (get_tag (match, "Result"), ==, "1-0");
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
  g_test_add_func ("/match/random play is like a simple model", test_random_play);
  g_test_add_func ("/match/review adds variations and changes no result",
                   test_review_keeps_the_game);
  g_test_add_func ("/match/looking at a record edits nothing", test_looking_edits_nothing);
  g_test_add_func ("/match/in review a move that is there is gone along", test_existing_variation);
  g_test_add_func ("/match/an edit from outside mends the line", test_edit_from_outside);
  g_test_add_func ("/match/a handler may go elsewhere", test_handler_that_goes_elsewhere);
  g_test_add_func ("/match/a record of another game is not played", test_foreign_record);
  g_test_add_func ("/match/a game of 160 moves is walked from end to end", test_deep_record);

  return g_test_run ();
}
