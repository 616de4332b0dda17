/* test-match-random.c: a game in play against a simple model of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-notation.h"
#include "ugo-test-model.h"
#include "ugo-test-records.h"

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
  g_assert_cmpstr (ugo_record_get_tag (ugo_match_get_record (match), "Result"), ==,
                   ugo_outcome_word (model->written));
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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/random play is like a simple model", test_random_play);
  return g_test_run ();
}
