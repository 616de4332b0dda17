/* test-history.c: tests of undoing what was changed in a record
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The slow twin of a history is a stack of texts and copies.
 */
#include <string.h>

#include "ugo-history.h"
#include "ugo-test-records.h"
#include "ugo-writer.h"

/*
 * Trial:
 * @states: (element-type Snapshot): what the record was after each step
 * @at: which of them it is now
 */
typedef struct
{
  GRand *rand;
  UgoRecord *record;
  UgoHistory *history;
  GPtrArray *states;
  guint at;
} Trial;

typedef struct
{
  char *text;
  UgoRecord *copy;
  gsize state;
} Snapshot;

static void
snapshot_free (gpointer data)
{
  Snapshot *snapshot = data;

  g_free (snapshot->text);
  ugo_record_unref (snapshot->copy);
  g_free (snapshot);
}

static Snapshot *
snapshot_new (UgoRecord *record)
{
  Snapshot *snapshot = g_new (Snapshot, 1);

  *snapshot = (Snapshot) { ugo_record_to_text (record), ugo_record_copy (record),
                           ugo_record_get_state (record) };
  return snapshot;
}

static void
assert_now (Trial *trial)
{
  Snapshot *snapshot = trial->states->pdata[trial->at];
  g_autofree char *text = ugo_record_to_text (trial->record);

  g_assert_cmpstr (text, ==, snapshot->text);
  g_assert_true (ugo_record_equal (trial->record, snapshot->copy));
  g_assert_cmpuint (ugo_record_get_state (trial->record), ==, snapshot->state);
  g_assert_cmpuint (ugo_history_get_n_done (trial->history), ==, trial->at);
  g_assert_cmpuint (ugo_history_get_n_undone (trial->history), ==,
                    trial->states->len - 1 - trial->at);
}

static UgoNode *
random_node (Trial *trial)
{
  UgoNode *root = ugo_record_get_root (trial->record);
  UgoNode *found = root;
  guint n = 0;

  for (UgoNode *node = root; node != NULL; node = ugo_node_next_in_tree (node, root))
    if (g_rand_int_range (trial->rand, 0, ++n) == 0)
      found = node;
  return found;
}

static void
change_comments (Trial *trial, UgoNode *node)
{
  g_autofree char *comment = ugo_test_random_comment (trial->rand);
  const char *comments[] = { comment, NULL };
  UgoCommentPlace place
    = node->previous != NULL ? (UgoCommentPlace) g_rand_int_range (trial->rand, 0, 3)
                             : UGO_COMMENT_MOVE;

  ugo_record_set_comments (trial->record, node, place, comments);
}

static void
change_tag (Trial *trial)
{
  static const char *const names[] = { "White", "black", "Annotator", "Result", "My_Tag1" };
  static const char *const values[] = { NULL, "x", "1-0", "1/2-1/2", "?" };

  ugo_record_set_tag (trial->record, names[g_rand_int_range (trial->rand, 0, 5)],
                      values[g_rand_int_range (trial->rand, 0, 5)]);
}

static void
change (Trial *trial)
{
  UgoNode *node = random_node (trial);
  guint8 glyphs[] = { g_rand_int_range (trial->rand, 0, 256), 1 };
  UgoMove move;
  UgoRoute route;

  switch (g_rand_int_range (trial->rand, 0, 8))
    {
    case 0:
      if (node->parent != NULL)
        ugo_record_remove (trial->record, node);
      break;
    case 1:
    case 2:
      ugo_record_promote (trial->record, node);
      break;
    case 3:
      change_comments (trial, node);
      break;
    case 4:
      if (node->parent != NULL)
        ugo_record_set_glyphs (trial->record, node, glyphs, g_rand_int_range (trial->rand, 0, 3));
      break;
    case 5:
      change_tag (trial);
      break;
    default:
      if (ugo_test_random_move (trial->rand, &node->position, &move, &route))
        ugo_record_add (trial->record, node, move, &route);
      break;
    }
}

static void
make_step (Trial *trial)
{
  gint n = g_rand_int_range (trial->rand, 1, 5);

  for (gint i = 0; i < n; i++)
    change (trial);
  if (!ugo_history_commit (trial->history))
    return;
  g_ptr_array_set_size (trial->states, ++trial->at);
  g_ptr_array_add (trial->states, snapshot_new (trial->record));
}

/* Any number of steps is made, undone and done again; in the end all are undone. */
static void
try_record (GRand *rand, UgoRecord *record, guint n_steps)
{
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (snapshot_free);
  g_autoptr (UgoHistory) history = ugo_history_new (record);
  Trial trial = { .rand = rand, .record = record, .history = history, .states = states };

  g_ptr_array_add (states, snapshot_new (record));
  for (guint i = 0; i < n_steps; i++)
    {
      gint kind = g_rand_int_range (rand, 0, 5);

      if (kind < 3)
        make_step (&trial);
      else if (kind == 3 && ugo_history_undo (history))
        trial.at--;
      else if (kind == 4 && ugo_history_redo (history))
        trial.at++;
      assert_now (&trial);
    }
  while (ugo_history_undo (history))
    {
      trial.at--;
      assert_now (&trial);
    }
  g_assert_cmpuint (trial.at, ==, 0);
  while (g_rand_boolean (rand) && ugo_history_redo (history))
    trial.at++;
  assert_now (&trial);
}

static void
test_random_records (void)
{
  for (guint seed = 0; seed < 150; seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      g_autoptr (UgoRecord) record = ugo_test_random_record (rand);

      if (seed % 3 == 0)
        ugo_record_set_source (record, "as it was", 9);
      try_record (rand, record, 40);
    }
}

static void
test_files (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  g_assert_cmpuint (ugo_test_each_record (rand, 5, try_record, 25), >, 0);
}

#define GAME "[Variant \"Ugolki 9\"]\n\n1. a3-a4 ({before} 1. b3-b4 h6-h5) 1... h6-h5 *\n"

static void
test_addresses (void)
{
  g_autoptr (UgoRecord) record = ugo_test_read (GAME, NULL);
  g_autoptr (UgoHistory) history = ugo_history_new (record);
  UgoNode *root = ugo_record_get_root (record);
  UgoNode *gone = ugo_test_find (record, "b3-b4 h6-h5");

  g_assert_true (ugo_node_find_in_tree (gone) == gone);
  ugo_record_remove (record, gone->parent);
  g_assert_true (ugo_node_find_in_tree (gone) == root);
  g_assert_true (ugo_node_find_in_tree (gone->parent) == root);
  g_assert_true (ugo_history_undo (history));
  g_assert_true (ugo_node_find_in_tree (gone) == gone);
  g_assert_true (ugo_test_find (record, "b3-b4 h6-h5") == gone);
  g_assert_false (ugo_history_undo (history));
  g_assert_true (ugo_history_redo (history));
  g_assert_false (ugo_history_redo (history));
}

/* A change after an undoing takes the place of what was undone. */
static void
test_another_way (void)
{
  g_autoptr (UgoRecord) record = ugo_test_read (GAME, NULL);
  g_autoptr (UgoHistory) history = ugo_history_new (record);

  ugo_record_promote (record, ugo_test_find (record, "b3-b4"));
  g_assert_null (ugo_test_find (record, "b3-b4")->before);
  ugo_history_undo (history);
  g_assert_cmpstr (ugo_test_find (record, "b3-b4")->before[0], ==, "before");
  ugo_record_set_tag (record, "White", "x");
  g_assert_true (ugo_history_commit (history));
  g_assert_false (ugo_history_commit (history));
  g_assert_false (ugo_history_redo (history));
  g_assert_cmpuint (ugo_history_get_n_done (history), ==, 1);
}

static void
test_second_history (void)
{
  g_autoptr (UgoRecord) record = ugo_test_read (GAME, NULL);
  g_autoptr (UgoHistory) first = ugo_history_new (record);
  g_autoptr (UgoHistory) second = NULL;
  g_autofree char *text = NULL;
  g_autofree char *after = NULL;

  ugo_record_remove (record, ugo_test_find (record, "b3-b4"));
  text = ugo_record_to_text (record);
  second = ugo_history_new (record);
  g_assert_false (ugo_history_undo (first));
  g_assert_false (ugo_history_undo (second));
  ugo_record_remove (record, ugo_test_find (record, "a3-a4"));
  g_assert_false (ugo_history_undo (first));
  g_assert_true (ugo_history_undo (second));
  after = ugo_record_to_text (record);
  g_assert_cmpstr (after, ==, text);
}

static void
test_state (void)
{
  g_autoptr (UgoRecord) record = ugo_test_read (GAME, NULL);
  g_autoptr (UgoRecord) copy = ugo_record_copy (record);
  gsize state = ugo_record_get_state (record);

  g_assert_cmpuint (ugo_record_get_state (copy), ==, state);
  ugo_record_set_tag (record, "White", "x");
  ugo_record_set_tag (copy, "White", "y");
  g_assert_cmpuint (ugo_record_get_state (record), !=, state);
  g_assert_cmpuint (ugo_record_get_state (copy), !=, state);
  g_assert_cmpuint (ugo_record_get_state (copy), !=, ugo_record_get_state (record));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/records/history/any changes of any record are undone to the byte",
                   test_random_records);
  g_test_add_func ("/records/history/so are those of real, damaged and mutated files", test_files);
  g_test_add_func ("/records/history/a node comes back at its address", test_addresses);
  g_test_add_func ("/records/history/a new change takes the place of what was undone",
                   test_another_way);
  g_test_add_func ("/records/history/a second history ends the first", test_second_history);
  g_test_add_func ("/records/history/a record's state tells its content", test_state);

  return g_test_run ();
}
