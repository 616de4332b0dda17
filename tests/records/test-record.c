/* test-record.c: tags and trees, and changing them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-notation.h"
#include "ugo-test-records.h"
#include "ugo-writer.h"

#define TREE \
  "[Variant \"Ugolki 9\"]\n\n{start} 1. c2-c4 {main} ({pre} 1. a3-a4 {own} f7-f5) {post} " \
  "(1. b3-b4) 1... f7-f5 2. a3-a4 *\n"

static UgoRecord *
new_record (const char *variant_name)
{
  UgoPosition start;
  UgoVariant variant;
  gsize offset;

  g_assert_cmpint (ugo_variant_read (variant_name, strlen (variant_name), &variant, &offset), ==,
                   UGO_OK);
  ugo_position_start (variant, &start);

  return ugo_record_new (&start);
}

static UgoNode *
add (UgoRecord *record, UgoNode *parent, const char *text)
{
  UgoMove move;
  UgoRoute route;
  gsize offset;

  g_assert_cmpint (
      ugo_move_read (&parent->position, text, strlen (text), &move, &route, &offset), ==, UGO_OK);

  return ugo_record_add (record, parent, move, route.length > 0 ? &route : NULL);
}

static void
assert_moves (UgoRecord *record, const char *expected)
{
  g_autofree char *text = ugo_record_to_text (record);
  g_autofree char *line = g_strdelimit (g_strdup (strstr (text, "\n\n") + 2), "\n", ' ');

  g_assert_cmpstr (g_strchomp (line), ==, expected);
}

static void
assert_list (char **list, const char *expected)
{
  g_autofree char *joined = list != NULL ? g_strjoinv ("|", list) : g_strdup ("");

  g_assert_cmpstr (joined, ==, expected);
}

static void
test_new (void)
{
  g_autoptr (UgoRecord) record = new_record ("Gyges advanced");
  g_autofree const char **names = ugo_record_list_tags (record);
  g_autofree char *joined = g_strjoinv (" ", (char **) names);

  g_assert_cmpstr (joined, ==, "Event Site Date Round White Black Result Variant");
  g_assert_cmpstr (ugo_record_get_tag (record, "VARIANT"), ==, "Gyges advanced");
  g_assert_cmpstr (ugo_record_get_tag (record, "Date"), ==, "????.??.??");
  g_assert_null (ugo_record_get_tag (record, "FEN"));
  g_assert_true (ugo_record_is_ours (record));
  g_assert_cmpint (ugo_record_get_result (record), ==, UGO_UNDECIDED);
  g_assert_true (ugo_record_get_end (record) == ugo_record_get_root (record));
}

/* What the course of a game before the start told cannot be saved, so it does not count. */
static void
test_start_is_what_a_file_can_hold (void)
{
  g_autoptr (UgoRecord) game = new_record ("Ugolki 9 mirror");
  UgoNode *node = add (game, ugo_record_get_root (game), "c2-c4");

  node = add (game, node, "f7-f5");
  g_assert_cmpint (node->position.ugolki.copies, ==, 1);

  g_autoptr (UgoRecord) record = ugo_record_new (&node->position);
  g_autoptr (UgoRecord) read = NULL;
  g_autofree char *text = ugo_record_to_text (record);

  g_assert_cmpint (ugo_record_get_root (record)->position.ugolki.copies, ==, 0);
  g_assert_cmpstr (ugo_record_get_tag (record, "SetUp"), ==, "1");
  read = ugo_test_read (text, NULL);
  g_assert_true (ugo_record_equal (record, read));
  g_assert_cmpmem (&ugo_record_get_root (record)->position.ugolki, sizeof (UgoUgolkiState),
                   &ugo_record_get_root (read)->position.ugolki, sizeof (UgoUgolkiState));
}

static void
test_tags (void)
{
  g_autoptr (UgoRecord) record = new_record ("Ugolki 9");

  ugo_record_set_tag (record, "whiTe", "A \"B\" \\\n\x01 C");
  g_assert_cmpstr (ugo_record_get_tag (record, "White"), ==, "A \"B\" \\   C");
  ugo_test_assert_round_trip (record);
  ugo_record_set_tag (record, "White", NULL);
  g_assert_cmpstr (ugo_record_get_tag (record, "White"), ==, "?");
  ugo_record_set_tag (record, "Foo_1", "x");
  ugo_record_set_tag (record, "fOO_1", "y");
  g_assert_cmpstr (ugo_record_get_tag (record, "foo_1"), ==, "y");
  ugo_record_set_tag (record, "Foo_1", NULL);
  g_assert_null (ugo_record_get_tag (record, "Foo_1"));
}

static void
test_result (void)
{
  g_autoptr (UgoRecord) record = new_record ("Ugolki 9");

  ugo_record_set_result (record, UGO_BLACK_WINS, "resignation");
  g_assert_cmpint (ugo_record_get_result (record), ==, UGO_BLACK_WINS);
  g_assert_cmpstr (ugo_record_get_tag (record, "Termination"), ==, "resignation");
  assert_moves (record, "0-1");
  ugo_record_set_result (record, UGO_UNDECIDED, NULL);
  g_assert_null (ugo_record_get_tag (record, "Termination"));
  assert_moves (record, "*");
}

static void
test_add (void)
{
  g_autoptr (UgoRecord) record = new_record ("Ugolki 9");
  UgoNode *root = ugo_record_get_root (record);
  UgoNode *main = add (record, root, "c2-c4");
  UgoNode *other = add (record, root, "a3-a4");

  g_assert_true (add (record, root, "c2-c4") == main);
  g_assert_true (root->first_child == main && root->last_child == other);
  g_assert_true (main->next == other && other->previous == main);
  g_assert_cmpuint (add (record, main, "f7-f5")->ply, ==, 2);
  g_assert_true (ugo_record_append (record, root, main->move, NULL) != main);
  g_assert_cmpuint (main->key, ==, ugo_position_key (&main->position));
  ugo_test_assert_round_trip (record);
}

static void
test_walk (void)
{
  g_autoptr (UgoRecord) record = ugo_test_read (TREE, NULL);
  g_autoptr (GString) walk = g_string_new (NULL);
  UgoNode *top = ugo_test_find (record, "a3-a4");
  UgoNode *root = ugo_record_get_root (record);
  guint n = 0;

  for (UgoNode *node = root->first_child; node != NULL; node = ugo_node_next_in_tree (node, root))
    {
      char text[UGO_MOVE_TEXT_SIZE];

      ugo_node_write_move (node, text);
      g_string_append_printf (walk, "%s ", text);
    }
  g_assert_cmpstr (walk->str, ==, "c2-c4 f7-f5 a3-a4 a3-a4 f7-f5 b3-b4 ");

  for (UgoNode *node = top; node != NULL; node = ugo_node_next_in_tree (node, top))
    n++;
  g_assert_cmpuint (n, ==, 2);
}

static void
test_promote (void)
{
  g_autoptr (UgoRecord) record = ugo_test_read (TREE, NULL);
  UgoNode *node = ugo_test_find (record, "b3-b4");

  g_assert_true (ugo_record_promote (record, node));
  assert_moves (record, "{start} 1. c2-c4 {main} (1. b3-b4) ({pre} 1. a3-a4 {own} 1... f7-f5) "
                        "{post} 1... f7-f5 2. a3-a4 *");
  ugo_test_assert_round_trip (record);
  g_assert_true (ugo_record_promote (record, node));
  g_assert_false (ugo_record_promote (record, node));
  g_assert_false (ugo_record_promote (record, ugo_record_get_root (record)));
  ugo_test_assert_round_trip (record);
  g_assert_true (ugo_record_promote (record, ugo_test_find (record, "a3-a4")));
  g_assert_true (ugo_record_promote (record, ugo_test_find (record, "a3-a4")));
  assert_moves (record, "{start} 1. a3-a4 {pre} {own} {post} (1. b3-b4) (1. c2-c4 {main} 1... "
                        "f7-f5 2. a3-a4) 1... f7-f5 *");
  ugo_test_assert_round_trip (record);
}

static void
test_remove (void)
{
  g_autoptr (UgoRecord) record = ugo_test_read (TREE, NULL);

  ugo_record_remove (record, ugo_test_find (record, "c2-c4"));
  assert_moves (record, "{start} 1. a3-a4 {pre} {own} {post} (1. b3-b4) 1... f7-f5 *");
  ugo_record_remove (record, ugo_test_find (record, "b3-b4"));
  assert_moves (record, "{start} 1. a3-a4 {pre} {own} {post} 1... f7-f5 *");
  ugo_record_remove (record, ugo_test_find (record, "a3-a4"));
  assert_moves (record, "{start} *");
  g_assert_null (ugo_record_get_root (record)->last_child);
}

static void
test_random_changes (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (guint i = 0; i < 200; i++)
    {
      g_autoptr (UgoRecord) record = ugo_test_random_record (rand);
      UgoNode *root = ugo_record_get_root (record);

      for (guint j = 0; j < 10; j++)
        {
          UgoNode *node = root;

          for (gint n = g_rand_int_range (rand, 1, 40); n > 0 && node != NULL; n--)
            node = ugo_node_next_in_tree (node, root);
          if (node == NULL || node == root)
            continue;
          if (g_rand_int_range (rand, 0, 4) == 0)
            ugo_record_remove (record, node);
          else
            ugo_record_promote (record, node);
        }
      ugo_record_set_result (
          record, ugo_result (&ugo_record_get_end (record)->position).outcome, NULL);
      ugo_test_assert_round_trip (record);
    }
}

static void
test_copy (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (guint i = 0; i < 100; i++)
    {
      g_autoptr (UgoRecord) record = ugo_test_random_record (rand);
      g_autoptr (UgoRecord) copy = ugo_record_copy (record);
      g_autofree char *before = ugo_record_to_text (record);
      g_autofree char *text = ugo_record_to_text (copy);
      UgoNode *root = ugo_record_get_root (copy);

      g_assert_true (ugo_record_equal (record, copy));
      g_assert_cmpstr (before, ==, text);
      while (root->first_child != NULL)
        ugo_record_remove (copy, root->first_child);
      ugo_record_set_tag (copy, "White", "somebody else");
      g_free (text);
      text = ugo_record_to_text (record);
      g_assert_cmpstr (before, ==, text);
    }
}

/* Each text differs from the first in one thing that counts. */
static void
test_equal (void)
{
  static const char *const texts[] = {
    "[Variant \"Ugolki 9\"]\n\n1. c2-c4 (1. a3-a4 {x}) f7-f5 $1 *",
    "[Variant \"Ugolki 9 mirror\"]\n\n1. c2-c4 (1. a3-a4 {x}) f7-f5 $1 *",
    "[Variant \"Ugolki 9\"]\n[White \"A\"]\n\n1. c2-c4 (1. a3-a4 {x}) f7-f5 $1 *",
    "[Variant \"Ugolki 9\"]\n[Foo \"A\"]\n\n1. c2-c4 (1. a3-a4 {x}) f7-f5 $1 *",
    "[Variant \"Ugolki 9\"]\n[Result \"?\"]\n\n1. c2-c4 (1. a3-a4 {x}) f7-f5 $1 *",
    "[Variant \"Ugolki 9\"]\n[Result \"1-0\"]\n\n1. c2-c4 (1. a3-a4 {x}) f7-f5 $1 *",
    "[Variant \"Ugolki 9\"]\n\n1. c2-c4 (1. b3-b4 {x}) f7-f5 $1 *",
    "[Variant \"Ugolki 9\"]\n\n1. c2-c4 (1. a3-a4 {y}) f7-f5 $1 *",
    "[Variant \"Ugolki 9\"]\n\n1. c2-c4 (1. a3-a4) {x} f7-f5 $1 *",
    "[Variant \"Ugolki 9\"]\n\n1. c2-c4 ({x} 1. a3-a4) f7-f5 $1 *",
    "[Variant \"Ugolki 9\"]\n\n1. c2-c4 (1. a3-a4 {x} {x}) f7-f5 $1 *",
    "[Variant \"Ugolki 9\"]\n\n1. c2-c4 (1. a3-a4 {x}) f7-f5 $2 *",
    "[Variant \"Ugolki 9\"]\n\n1. c2-c4 (1. a3-a4 {x}) f7-f5 *",
    "[Variant \"Ugolki 9\"]\n\n1. c2-c4 (1. a3-a4 {x}) (1. a3-a4) f7-f5 $1 *",
    "[Variant \"Ugolki 9\"]\n\n1. c2-c4 (1. a3-a4 {x} f7-f5 $1) *",
    "[Variant \"Ugolki 9\"]\n\n1. c2-c4 f7-f5 $1 (1... h6-h5 {x}) *",
    "[Variant \"Ugolki 9\"]\n\n{x} 1. c2-c4 (1. a3-a4 {x}) f7-f5 $1 *",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (texts); j++)
      {
        g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
        g_autoptr (UgoRecord) a = ugo_test_read (texts[i], diagnostics);
        g_autoptr (UgoRecord) b = ugo_test_read (texts[j], diagnostics);

        if (ugo_record_equal (a, b) != (i == j))
          g_test_message ("%s\n%s", texts[i], texts[j]);
        g_assert_cmpint (ugo_record_equal (a, b), ==, i == j);
      }
}

static void
test_comments_and_glyphs (void)
{
  g_autoptr (UgoRecord) record = ugo_test_read (TREE, NULL);
  UgoNode *node = ugo_test_find (record, "a3-a4");
  static const char *const comments[] = { " a \n b", "", "}", NULL };
  static const guint8 glyphs[] = { 0, 255, 1 };

  assert_list (ugo_record_get_root (record)->comments, "start");
  assert_list (node->before, "pre");
  assert_list (node->comments, "own");
  assert_list (node->after, "post");

  ugo_record_set_comments (record, node, UGO_COMMENT_AFTER, comments);
  assert_list (node->after, "a\nb|}");
  ugo_record_set_comments (record, node, UGO_COMMENT_BEFORE, NULL);
  g_assert_null (node->before);
  ugo_record_set_glyphs (record, node, glyphs, 3);
  ugo_test_assert_round_trip (record);
  ugo_record_set_glyphs (record, node, NULL, 0);
  g_assert_null (node->glyphs);
  ugo_test_assert_round_trip (record);
}

static void
test_changes_drop_the_source (void)
{
  for (guint i = 0; i < 7; i++)
    {
      g_autoptr (UgoRecord) record = ugo_test_read (TREE, NULL);
      UgoNode *node = ugo_test_find (record, "a3-a4");
      gsize length;

      ugo_record_set_source (record, "as it was", 9);
      g_assert_cmpstr (ugo_record_get_source (record, &length), ==, "as it was");
      add (record, ugo_record_get_root (record), "c2-c4");
      g_assert_nonnull (ugo_record_get_source (record, &length));
      switch (i)
        {
        case 0:
          add (record, ugo_record_get_end (record), "h6-h5");
          break;
        case 1:
          ugo_record_remove (record, node);
          break;
        case 2:
          ugo_record_promote (record, node);
          break;
        case 3:
          ugo_record_set_comments (record, node, UGO_COMMENT_MOVE, NULL);
          break;
        case 4:
          ugo_record_set_glyphs (record, node, NULL, 0);
          break;
        case 5:
          ugo_record_set_tag (record, "White", "x");
          break;
        default:
          ugo_record_set_result (record, UGO_DRAW, NULL);
          break;
        }
      g_assert_null (ugo_record_get_source (record, &length));
    }
}

/* Nobody is at home in this position, so that its third occurrence is a draw. */
static void
test_repetition (void)
{
  const char *text = "[Variant \"Ugolki 9\"]\n[SetUp \"1\"]\n"
                     "[FEN \"8/8/bb6/wbbbbbbb/wwwwwwww/8/8/8 w 1\"]\n\n"
                     "1. h4-h3 b6-b7 2. h3-h4 b7-b6 3. h4-h3 b6-b7 (3... a6-a7 4. h3-h4 a7-a6) "
                     "4. h3-h4 b7-b6 *\n";
  g_autoptr (UgoRecord) record = ugo_test_read (text, NULL);
  UgoNode *end = ugo_record_get_end (record);
  UgoNode *other = ugo_test_find (record, "h4-h3 b6-b7 h3-h4 b7-b6 h4-h3 a6-a7 h3-h4 a7-a6");
  UgoNode *second = ugo_test_find (record, "h4-h3 b6-b7 h3-h4 b7-b6");

  g_assert_cmpint (end->position.occurrences, ==, 3);
  g_assert_cmpint (ugo_result (&end->position).reason, ==, UGO_REASON_REPETITION);
  g_assert_cmpint (other->position.occurrences, ==, 3);
  g_assert_cmpint (second->position.occurrences, ==, 2);
  g_assert_cmpint (ugo_result (&second->position).outcome, ==, UGO_UNDECIDED);

  /* A copy goes on counting, along its own line only. */
  g_autoptr (UgoRecord) copy = ugo_record_copy (record);
  UgoNode *branch = ugo_test_find (copy, "h4-h3 b6-b7 h3-h4");

  branch = add (copy, add (copy, add (copy, branch, "a6-a7"), "h4-h3"), "a7-a6");
  g_assert_cmpint (branch->position.occurrences, ==, 2);
  branch = add (copy, ugo_record_get_root (copy), "g4-g3");

  branch = add (copy, add (copy, add (copy, branch, "b6-b7"), "g3-g4"), "b7-b6");
  g_assert_cmpint (branch->position.occurrences, ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/records/record/a new record has the seven tags and its variant", test_new);
  g_test_add_func ("/records/record/a game from a position starts as its file will tell",
                   test_start_is_what_a_file_can_hold);
  g_test_add_func ("/records/record/tags are found in any case and cleaned", test_tags);
  g_test_add_func ("/records/record/a result is told by tag and text", test_result);
  g_test_add_func ("/records/record/adding a move finds the one that is there", test_add);
  g_test_add_func ("/records/record/a walk visits each node before its children", test_walk);
  g_test_add_func ("/records/record/a promoted variation keeps all its comments", test_promote);
  g_test_add_func ("/records/record/what is left after a removal is a record", test_remove);
  g_test_add_func ("/records/record/randomly changed records are read as they were written",
                   test_random_changes);
  g_test_add_func ("/records/record/a copy is equal and independent", test_copy);
  g_test_add_func ("/records/record/records that differ in anything are not equal", test_equal);
  g_test_add_func ("/records/record/comments and glyphs are set at their places",
                   test_comments_and_glyphs);
  g_test_add_func ("/records/record/every change drops the source text",
                   test_changes_drop_the_source);
  g_test_add_func ("/records/record/repetition is counted along the line from the start",
                   test_repetition);

  return g_test_run ();
}
