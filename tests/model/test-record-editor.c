/* test-record-editor.c: tests of what a person changes in a game in review
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-record-editor.h"
#include "ugo-test-model.h"
#include "ugo-test-records.h"
#include "ugo-writer.h"

/*
 * Trial:
 * @texts: what was written after each edit
 * @places: where the match stood then
 * @at: which of them it is now
 */
typedef struct
{
  GRand *rand;
  UgoMatch *match;
  UgoRecordEditor *editor;
  GPtrArray *texts;
  GPtrArray *places;
  guint at;
} Trial;

static UgoNode *
random_node (Trial *trial)
{
  UgoNode *root = ugo_record_get_root (ugo_match_get_record (trial->match));
  UgoNode *found = root;
  guint n = 0;

  for (UgoNode *node = root; node != NULL; node = ugo_node_next_in_tree (node, root))
    if (g_rand_int_range (trial->rand, 0, ++n) == 0)
      found = node;
  return found;
}

/* The place is always in the tree, and the line through it ends at its end. */
static void
assert_place (UgoMatch *match)
{
  UgoNode *node = ugo_match_get_node (match);
  UgoNode *root = ugo_record_get_root (ugo_match_get_record (match));
  UgoNode *end = ugo_match_get_line_end (match);
  UgoNode *up = end;

  g_assert_null (end->first_child);
  while (up != node && up->parent != NULL)
    up = up->parent;
  g_assert_true (up == node);
  for (up = root; up != NULL && up != node; up = ugo_node_next_in_tree (up, root))
    ;
  g_assert_true (up == node);
}

static void
assert_now (Trial *trial)
{
  g_autofree char *text = ugo_record_to_text (ugo_match_get_record (trial->match));
  gboolean can_undo = trial->at > 0;
  gboolean can_redo = trial->at + 1 < trial->texts->len;

  g_assert_cmpstr (text, ==, trial->texts->pdata[trial->at]);
  g_assert_cmpint (ugo_record_editor_get_can_undo (trial->editor), ==, can_undo);
  g_assert_cmpint (ugo_record_editor_get_can_redo (trial->editor), ==, can_redo);
  g_assert_cmpint (ugo_record_editor_describe_undo (trial->editor) != NULL, ==, can_undo);
  g_assert_cmpint (ugo_record_editor_describe_redo (trial->editor) != NULL, ==, can_redo);
  assert_place (trial->match);
}

static void
play (Trial *trial, UgoNode *node)
{
  UgoMove move;
  UgoRoute route;

  ugo_match_go_to (trial->match, node);
  if (ugo_match_can_play (trial->match)
      && ugo_test_random_move (trial->rand, &node->position, &move, &route))
    g_assert_true (ugo_match_play (trial->match, move, &route, NULL));
}

static void
comment (Trial *trial, UgoNode *node)
{
  g_autofree char *words = ugo_test_random_comment (trial->rand);
  UgoCommentPlace place = (UgoCommentPlace) g_rand_int_range (trial->rand, 0, 3);

  if (ugo_record_editor_can_comment (node, place))
    ugo_record_editor_set_comment (trial->editor, node, place, words);
}

static void
draw (Trial *trial, UgoNode *node)
{
  guint n_squares = node->position.variant.rules->n_squares;
  UgoMark mark = { "RGBY"[g_rand_int_range (trial->rand, 0, 4)],
                   (UgoSquare) g_rand_int_range (trial->rand, 0, n_squares), UGO_SQUARE_NONE };

  if (g_rand_boolean (trial->rand))
    mark.to = (UgoSquare) g_rand_int_range (trial->rand, 0, n_squares);
  ugo_record_editor_toggle_mark (trial->editor, node, &mark);
}

static void
edit (Trial *trial)
{
  UgoNode *node = random_node (trial);
  gsize n_glyphs;
  const guint8 *glyphs = ugo_record_editor_get_glyphs (
    (UgoGlyphKind) g_rand_int_range (trial->rand, 0, UGO_N_GLYPH_KINDS), &n_glyphs);

  switch (g_rand_int_range (trial->rand, 0, 9))
    {
    case 0:
      if (node->parent != NULL)
        ugo_record_editor_delete (trial->editor, node);
      break;
    case 1:
    case 2:
      ugo_record_editor_promote (trial->editor, node, g_rand_boolean (trial->rand));
      break;
    case 3:
      comment (trial, node);
      break;
    case 4:
      if (node->parent != NULL)
        ugo_record_editor_toggle_glyph (trial->editor, node,
                                        glyphs[g_rand_int_range (trial->rand, 0, n_glyphs)]);
      break;
    case 5:
      draw (trial, node);
      break;
    case 6:
      ugo_record_editor_clear_marks (trial->editor, node);
      break;
    default:
      play (trial, node);
      break;
    }
}

static void
make_edit (Trial *trial)
{
  UgoRecord *record = ugo_match_get_record (trial->match);
  gsize state = ugo_record_get_state (record);

  edit (trial);
  if (ugo_record_get_state (record) == state)
    return;
  g_ptr_array_set_size (trial->texts, ++trial->at);
  g_ptr_array_set_size (trial->places, trial->at);
  g_ptr_array_add (trial->texts, ugo_record_to_text (record));
  g_ptr_array_add (trial->places, ugo_match_get_node (trial->match));
}

static void
undo (Trial *trial)
{
  ugo_record_editor_undo (trial->editor);
  if (trial->at > 0)
    trial->at--;
}

static void
redo (Trial *trial)
{
  ugo_record_editor_redo (trial->editor);
  if (trial->at + 1 < trial->texts->len)
    {
      trial->at++;
      g_assert_true (ugo_match_get_node (trial->match) == trial->places->pdata[trial->at]);
    }
}

static void
try_record (GRand *rand, UgoRecord *record, guint n_edits)
{
  g_autoptr (UgoMatch) match = ugo_match_new_for_record (record, UGO_MATCH_REVIEW);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) places = g_ptr_array_new ();
  Trial trial = { rand, match, ugo_record_editor_get (match), texts, places, 0 };

  g_ptr_array_add (texts, ugo_record_to_text (record));
  g_ptr_array_add (places, ugo_match_get_node (match));
  for (guint i = 0; i < n_edits; i++)
    {
      gint kind = g_rand_int_range (rand, 0, 6);

      if (kind < 3)
        make_edit (&trial);
      else if (kind == 3)
        undo (&trial);
      else if (kind == 4)
        redo (&trial);
      else
        ugo_match_go_to (match, random_node (&trial));
      assert_now (&trial);
    }
  while (trial.at > 0)
    {
      undo (&trial);
      assert_now (&trial);
    }
  while (trial.at + 1 < texts->len)
    {
      redo (&trial);
      assert_now (&trial);
    }
}

static void
test_random_records (void)
{
  for (guint seed = 0; seed < 120; seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      g_autoptr (UgoRecord) record = ugo_test_random_record (rand);

      if (seed % 4 == 0)
        ugo_record_set_source (record, "as it was", 9);
      try_record (rand, record, 50);
    }
}

static void
test_files (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);

  g_assert_cmpuint (ugo_test_each_record (rand, 4, try_record, 30), >, 100);
}

#define GAME                                                                                      \
  "[Variant \"Ugolki 9\"]\n\n1. a3-a4 {[%clk 0:05:00] first [%cal Ga1c3]} ({before} 1. b3-b4 "    \
  "h6-h5 (1... g6-g5) 2. a3-a4) (1. c3-c4) 1... h6-h5 *\n"

static void
test_lines (void)
{
  g_autoptr (UgoRecord) record = ugo_test_read (GAME, NULL);
  g_autoptr (UgoMatch) match = ugo_match_new_for_record (record, UGO_MATCH_REVIEW);
  UgoRecordEditor *editor = ugo_record_editor_get (match);
  UgoNode *root = ugo_record_get_root (record);
  UgoNode *main = ugo_test_find (record, "a3-a4");
  UgoNode *deep = ugo_test_find (record, "b3-b4 g6-g5");
  UgoNode *third = ugo_test_find (record, "c3-c4");

  g_assert_true (ugo_record_editor_get (match) == editor);
  g_assert_null (ugo_record_editor_find_variation (main->first_child));
  g_assert_null (ugo_record_editor_find_variation (root));
  g_assert_true (ugo_record_editor_find_variation (deep) == deep);
  g_assert_true (ugo_record_editor_find_variation (deep->parent->first_child->first_child)
                 == deep->parent);

  ugo_match_go_to (match, deep);
  ugo_record_editor_promote (editor, third, FALSE);
  g_assert_true (root->first_child == main && main->next == third && third->next == deep->parent);
  ugo_record_editor_promote (editor, deep, TRUE);
  g_assert_true (root->first_child == deep->parent && deep->parent->first_child == deep);
  g_assert_true (ugo_match_get_node (match) == deep);
  ugo_record_editor_promote (editor, deep, TRUE);

  ugo_record_editor_delete (editor, deep->parent);
  g_assert_true (ugo_match_get_node (match) == root);
  g_assert_true (root->first_child == main);
  ugo_record_editor_undo (editor);
  g_assert_true (ugo_match_get_node (match) == deep);
  ugo_record_editor_undo (editor);
  ugo_record_editor_undo (editor);
  g_assert_false (ugo_record_editor_get_can_undo (editor));
  g_assert_true (root->first_child == main && main->next == deep->parent);
}

static void
test_comments (void)
{
  g_autoptr (UgoRecord) record = ugo_test_read (GAME, NULL);
  g_autoptr (UgoMatch) match = ugo_match_new_for_record (record, UGO_MATCH_REVIEW);
  UgoRecordEditor *editor = ugo_record_editor_get (match);
  UgoNode *root = ugo_record_get_root (record);
  UgoNode *node = ugo_test_find (record, "a3-a4");
  UgoNode *variation = ugo_test_find (record, "b3-b4");
  g_autofree char *words = ugo_record_editor_get_comment (node, UGO_COMMENT_MOVE);
  g_autofree char *before = NULL;
  g_autofree char *two = NULL;

  g_assert_cmpstr (words, ==, "first");
  ugo_record_editor_set_comment (editor, node, UGO_COMMENT_MOVE, " first ");
  g_assert_false (ugo_record_editor_get_can_undo (editor));
  ugo_record_editor_set_comment (editor, node, UGO_COMMENT_MOVE, "one\n\ntwo ");
  g_assert_cmpstr (node->comments[0], ==, "[%clk 0:05:00] [%cal Ga1c3] one\ntwo");
  two = ugo_record_editor_get_comment (node, UGO_COMMENT_MOVE);
  g_assert_cmpstr (two, ==, "one\ntwo");
  ugo_record_editor_set_comment (editor, node, UGO_COMMENT_MOVE, "");
  g_assert_cmpstr (node->comments[0], ==, "[%clk 0:05:00] [%cal Ga1c3]");

  ugo_record_editor_set_comment (editor, node, UGO_COMMENT_BEFORE, "start");
  g_assert_cmpstr (root->comments[0], ==, "start");
  before = ugo_record_editor_get_comment (variation, UGO_COMMENT_BEFORE);
  g_assert_cmpstr (before, ==, "before");
  ugo_record_editor_set_comment (editor, variation, UGO_COMMENT_BEFORE, "");
  g_assert_null (variation->before);
  ugo_record_editor_set_comment (editor, variation, UGO_COMMENT_AFTER, "end");
  g_assert_cmpstr (variation->after[0], ==, "end");
  g_assert_false (ugo_record_editor_can_comment (node, UGO_COMMENT_AFTER));
  g_assert_false (ugo_record_editor_can_comment (root, UGO_COMMENT_BEFORE));
}

static void
assert_glyphs (UgoNode *node, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; node->glyphs != NULL && i < node->glyphs->len; i++)
    g_string_append_printf (text, "%u ", node->glyphs->data[i]);
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_glyphs (void)
{
  static const guint8 old[] = { 146, 2, 22 };
  g_autoptr (UgoRecord) record = ugo_test_read (GAME, NULL);
  g_autoptr (UgoMatch) match = ugo_match_new_for_record (record, UGO_MATCH_REVIEW);
  UgoRecordEditor *editor = ugo_record_editor_get (match);
  UgoNode *node = ugo_test_find (record, "a3-a4");

  ugo_record_set_glyphs (record, node, old, G_N_ELEMENTS (old));
  ugo_record_editor_toggle_glyph (editor, node, 3);
  assert_glyphs (node, "3 146 22 ");
  ugo_record_editor_toggle_glyph (editor, node, 16);
  ugo_record_editor_toggle_glyph (editor, node, 19);
  assert_glyphs (node, "3 146 22 19 ");
  g_assert_true (ugo_record_editor_has_glyph (node, 19));
  ugo_record_editor_toggle_glyph (editor, node, 3);
  assert_glyphs (node, "146 22 19 ");
  g_assert_false (ugo_record_editor_has_glyph (node, 3));
}

static void
test_marks (void)
{
  g_autoptr (UgoRecord) record = ugo_test_read (
    "[Variant \"Ugolki 9\"]\n\n1. a3-a4 {one [%csl Ra1,zz,Gb2]} {[%cal Ga1c3] two} *\n", NULL);
  g_autoptr (UgoMatch) match = ugo_match_new_for_record (record, UGO_MATCH_REVIEW);
  UgoRecordEditor *editor = ugo_record_editor_get (match);
  UgoNode *node = ugo_test_find (record, "a3-a4");
  UgoMark mark = { 'R', 0, UGO_SQUARE_NONE };
  g_autoptr (GArray) marks = ugo_record_editor_get_marks (node);

  g_assert_cmpuint (marks->len, ==, 3);
  ugo_record_editor_toggle_mark (editor, node, &mark);
  g_assert_cmpstr (node->comments[0], ==, "one [%csl zz,Gb2]");
  mark.colour = 'Y';
  mark.to = 18;
  ugo_record_editor_toggle_mark (editor, node, &mark);
  g_assert_cmpstr (node->comments[1], ==, "[%cal Ya1c3] two");
  mark.from = 5;
  ugo_record_editor_toggle_mark (editor, node, &mark);
  g_assert_cmpstr (node->comments[1], ==, "[%cal Ya1c3,Yf1c3] two");
  ugo_record_editor_clear_marks (editor, node);
  g_assert_cmpstr (node->comments[0], ==, "one");
  g_assert_cmpstr (node->comments[1], ==, "two");
  ugo_record_editor_clear_marks (editor, node);
  ugo_record_editor_undo (editor);
  g_assert_cmpstr (node->comments[1], ==, "[%cal Ya1c3,Yf1c3] two");
  ugo_record_editor_toggle_mark (editor, ugo_record_get_root (record), &mark);
  g_assert_cmpstr (ugo_record_get_root (record)->comments[0], ==, "[%cal Yf1c3]");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func (
    "/model/record-editor/any edits of any game, moves between them, are undone to the byte",
    test_random_records);
  g_test_add_func ("/model/record-editor/so are those of real, damaged and mutated files",
                   test_files);
  g_test_add_func ("/model/record-editor/a line goes up, becomes the main one, goes and comes back",
                   test_lines);
  g_test_add_func ("/model/record-editor/a comment is changed and its commands stay",
                   test_comments);
  g_test_add_func ("/model/record-editor/a move has one sign of a kind", test_glyphs);
  g_test_add_func ("/model/record-editor/an arrow is drawn, recoloured and taken away",
                   test_marks);

  return g_test_run ();
}
