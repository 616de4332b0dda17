/* test-move-list.c: a record as rows, against a slow twin
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-comment.h"
#include "ugo-move-list.h"
#include "ugo-notation.h"
#include "ugo-test-model.h"
#include "ugo-test-records.h"
#include "ugo-words.h"

#define FEW_MOVES "[Variant \"Ugolki 9\"]\n\n"

/* A row as text: depth, number, White's move, Black's move, comment. */
static char *
show_row (UgoMoveRow *row)
{
  g_autofree char *white = ugo_move_row_get_text (row, UGO_WHITE);
  g_autofree char *black = ugo_move_row_get_text (row, UGO_BLACK);
  const char *comment = ugo_move_row_get_comment (row);

  return g_strdup_printf ("%u %u [%s] [%s] {%s}", ugo_move_row_get_depth (row),
                          ugo_move_row_get_number (row), white != NULL ? white : "",
                          black != NULL ? black : "", comment != NULL ? comment : "");
}

static GPtrArray *
show_rows (GListModel *list)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (UgoMoveRow) row = g_list_model_get_item (list, i);

      g_ptr_array_add (rows, show_row (row));
    }
  return rows;
}

/* The twin: makes the rows by recursion, as text. */

typedef struct
{
  GPtrArray *rows;
  gboolean joins; /* whether Black's next move goes into the last row */
  guint depth;
  guint number;
  char *white;
} Twin;

static void
twin_close (Twin *twin, const char *black)
{
  if (!twin->joins)
    return;
  g_ptr_array_add (twin->rows, g_strdup_printf ("%u %u [%s] [%s] {}", twin->depth, twin->number,
                                                twin->white, black));
  g_clear_pointer (&twin->white, g_free);
  twin->joins = FALSE;
}

static void
twin_comments (Twin *twin, char **comments, guint depth, guint number)
{
  for (; comments != NULL && *comments != NULL; comments++)
    {
      g_autofree char *words = ugo_comment_split (*comments, NULL);

      if (*words == '\0')
        continue;
      twin_close (twin, "");
      g_ptr_array_add (twin->rows, g_strdup_printf ("%u %u [] [] {%s}", depth, number, words));
    }
}

static char *
twin_text (UgoNode *node)
{
  static const char *const signs[] = { "", "!", "?", "!!", "??", "!?", "?!" };
  char written[UGO_MOVE_TEXT_SIZE];
  GString *text;

  ugo_node_write_move (node, written);
  text = g_string_new (ugo_move_is_pass (node->move) ? "pass" : written);
  if (!ugo_move_is_pass (node->move))
    {
      g_string_replace (text, "-", "–", 0);
      g_string_replace (text, "x", "×", 0);
    }
  for (guint i = 0; node->glyphs != NULL && i < node->glyphs->len; i++)
    {
      guint8 glyph = node->glyphs->data[i];

      if (glyph < G_N_ELEMENTS (signs))
        g_string_append (text, signs[glyph]);
      else if (*ugo_words_glyph (glyph) != '\0')
        g_string_append_printf (text, " %s", ugo_words_glyph (glyph));
    }
  return g_string_free (text, FALSE);
}

static void
twin_line (Twin *twin, UgoNode *first, guint depth)
{
  for (UgoNode *node = first; node != NULL; node = node->first_child)
    {
      g_autofree char *text = twin_text (node);
      guint number = node->parent->position.move_number;

      twin_comments (twin, node->before, depth, number);
      if (node->parent->position.side == UGO_WHITE)
        {
          twin_close (twin, "");
          twin->joins = TRUE;
          twin->depth = depth;
          twin->number = number;
          twin->white = g_steal_pointer (&text);
        }
      else if (twin->joins && twin->depth == depth && node != first)
        twin_close (twin, text);
      else
        {
          twin_close (twin, "");
          g_ptr_array_add (twin->rows, g_strdup_printf ("%u %u [] [%s] {}", depth, number, text));
        }
      twin_comments (twin, node->comments, depth, number);
      for (UgoNode *other = node->previous == NULL ? node->next : NULL; other != NULL;
           other = other->next)
        {
          twin_close (twin, "");
          twin_line (twin, other, depth + 1);
          twin_close (twin, "");
          twin_comments (twin, other->after, depth + 1, number);
        }
    }
  twin_close (twin, "");
}

static GPtrArray *
twin_rows (UgoRecord *record)
{
  Twin twin = { .rows = g_ptr_array_new_with_free_func (g_free) };
  UgoNode *root = ugo_record_get_root (record);

  twin_comments (&twin, root->comments, 0, root->position.move_number);
  twin_line (&twin, root->first_child, 0);
  return twin.rows;
}

static void
assert_same_rows (GPtrArray *rows, GPtrArray *expected)
{
  for (guint i = 0; i < MIN (rows->len, expected->len); i++)
    g_assert_cmpstr (g_ptr_array_index (rows, i), ==, g_ptr_array_index (expected, i));
  g_assert_cmpuint (rows->len, ==, expected->len);
}

/* A copy of the rows that is kept by what the list announces alone. */

typedef struct
{
  GPtrArray *rows;
  guint n_announced;
  guint position;
  guint removed;
  guint added;
} Copy;

static void
items_changed_cb (GListModel *list, guint position, guint removed, guint added, Copy *copy)
{
  copy->n_announced++;
  copy->position = position;
  copy->removed = removed;
  copy->added = added;
  g_assert_cmpuint (position + removed, <=, copy->rows->len);
  if (removed > 0)
    g_ptr_array_remove_range (copy->rows, position, removed);
  for (guint i = 0; i < added; i++)
    {
      g_autoptr (UgoMoveRow) row = g_list_model_get_item (list, position + i);

      g_ptr_array_insert (copy->rows, position + i, show_row (row));
    }
  g_assert_cmpuint (copy->rows->len, ==, g_list_model_get_n_items (list));
}

static void
copy_begin (Copy *copy, UgoMoveList *list)
{
  *copy = (Copy) { .rows = show_rows (G_LIST_MODEL (list)) };
  g_signal_connect (list, "items-changed", G_CALLBACK (items_changed_cb), copy);
}

static void
assert_rows (const char *text, const char *const *expected)
{
  g_autoptr (UgoRecord) record = ugo_test_read (text, NULL);
  g_autoptr (UgoMatch) match = ugo_match_new_for_record (record, UGO_MATCH_REVIEW);
  g_autoptr (UgoMoveList) list = ugo_move_list_new (match);
  g_autoptr (GPtrArray) rows = show_rows (G_LIST_MODEL (list));
  guint n = 0;

  for (; expected[n] != NULL; n++)
    {
      g_assert_cmpuint (n, <, rows->len);
      g_assert_cmpstr (g_ptr_array_index (rows, n), ==, expected[n]);
    }
  g_assert_cmpuint (rows->len, ==, n);
}

static void
test_layout (void)
{
  assert_rows (FEW_MOVES "*\n", (const char *[]) { NULL });
  assert_rows (FEW_MOVES "{ [%clk 0:05:00] } 1. c3-d3 f6-f5 2. c1-c3-e3 *\n",
               (const char *[]) { "0 1 [c3–d3] [f6–f5] {}", "0 2 [c1–c3–e3] [] {}", NULL });
  assert_rows (FEW_MOVES "{hello [%csl Ra1] all} 1. c3-c4!? $146 {x} f6-f5 2. c4-c5 *\n",
               (const char *[]) { "0 1 [] [] {hello all}", "0 1 [c3–c4!? N] [] {}",
                                  "0 1 [] [] {x}", "0 1 [] [f6–f5] {}", "0 2 [c4–c5] [] {}",
                                  NULL });
  assert_rows (FEW_MOVES "1. c3-c4 ({why} 1. c3-d3 f6-f5 (1... f6-e6) 2. d3-d4 {so}) {then} "
                         "(1. b3-b4) f6-f5 (1... f6-e6 2. c4-c5) *\n",
               (const char *[]) { "0 1 [c3–c4] [] {}", "1 1 [] [] {why}", "1 1 [c3–d3] [f6–f5] {}",
                                  "2 1 [] [f6–e6] {}", "1 2 [d3–d4] [] {}", "1 2 [] [] {so}",
                                  "1 1 [] [] {then}", "1 1 [b3–b4] [] {}", "0 1 [] [f6–f5] {}",
                                  "1 1 [] [f6–e6] {}", "1 2 [c4–c5] [] {}", NULL });
}

static void
test_black_first (void)
{
  assert_rows ("[Variant \"Ugolki 9\"]\n[SetUp \"1\"]\n"
               "[FEN \"5bbb/5bbb/5bbb/8/8/www5/www5/www5 b 17\"]\n\n17... f6-f5 18. c3-c4 *\n",
               (const char *[]) { "0 17 [] [f6–f5] {}", "0 18 [c3–c4] [] {}", NULL });
}

static void
test_growth (void)
{
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 9", "c3-c4 f6-f5");
  g_autoptr (UgoMoveList) list = ugo_move_list_new (match);
  Copy copy;

  copy_begin (&copy, list);
  ugo_test_play (match, "c4-c5");
  g_assert_cmpuint (copy.n_announced, ==, 1);
  g_assert_cmpuint (copy.position, ==, 1);
  g_assert_cmpuint (copy.removed, ==, 0);
  g_assert_cmpuint (copy.added, ==, 1);
  ugo_test_play (match, "f5-f4");
  g_assert_cmpuint (copy.n_announced, ==, 2);
  g_assert_cmpuint (copy.position, ==, 1);
  g_assert_cmpuint (copy.removed, ==, 1);
  g_assert_cmpuint (copy.added, ==, 1);

  ugo_match_undo (match);
  ugo_match_undo (match);
  ugo_match_redo (match);
  ugo_match_resign (match, UGO_WHITE);
  ugo_match_undo (match);
  g_assert_cmpuint (copy.n_announced, ==, 3);
  g_assert_cmpstr (g_ptr_array_index (copy.rows, 1), ==, "0 2 [c4–c5] [] {}");
  g_signal_handlers_disconnect_by_data (list, &copy);
  g_ptr_array_unref (copy.rows);
}

static void
test_small_edit (void)
{
  g_autoptr (UgoMatch) match
      = ugo_test_make_match ("Ugolki 9", "c3-c4 f6-f5 c4-c5 f5-f4 b3-b4 g6-g5");
  g_autoptr (UgoMoveList) list = ugo_move_list_new (match);
  UgoRecord *record = ugo_match_get_record (match);
  UgoNode *node = ugo_record_get_root (record)->first_child->first_child->first_child->first_child;
  Copy copy;

  copy_begin (&copy, list);
  ugo_record_set_glyphs (record, node, (const guint8[]) { 1 }, 1);
  ugo_match_edited (match);
  g_assert_cmpuint (copy.n_announced, ==, 1);
  g_assert_cmpuint (copy.position, ==, 1);
  g_assert_cmpuint (copy.removed, ==, 1);
  g_assert_cmpuint (copy.added, ==, 1);
  ugo_record_set_comments (record, node, UGO_COMMENT_MOVE, (const char *[]) { "x", NULL });
  ugo_match_edited (match);
  g_assert_cmpuint (copy.position, ==, 2);
  g_assert_cmpuint (copy.removed, ==, 0);
  g_assert_cmpuint (copy.added, ==, 1);
  ugo_match_edited (match);
  g_assert_cmpuint (copy.n_announced, ==, 2);
  g_signal_handlers_disconnect_by_data (list, &copy);
  g_ptr_array_unref (copy.rows);
}

static guint
count_rows (UgoMoveList *list)
{
  return g_list_model_get_n_items (G_LIST_MODEL (list));
}

/* Hiding is no edit; whoever goes into a hidden variation sees it. */
static void
test_fold (void)
{
  g_autoptr (UgoRecord) record
    = ugo_test_read ("[Variant \"Ugolki 9\"]\n\n1. c3-c4 ({before} 1. b3-b4 {own} f6-f5 "
                     "(1... g6-g5) 2. b4-b5) (1. a3-a4) f6-f5 *\n",
                     NULL);
  g_autoptr (UgoMatch) match = ugo_match_new_for_record (record, UGO_MATCH_REVIEW);
  g_autoptr (UgoMoveList) list = ugo_move_list_new (match);
  UgoNode *head = ugo_test_find (record, "b3-b4");
  gsize state = ugo_record_get_state (record);
  guint n_rows = count_rows (list);
  gboolean is_folded;

  ugo_move_list_set_folded (list, head, TRUE);
  g_assert_cmpuint (count_rows (list), ==, 4);
  {
    g_autoptr (UgoMoveRow) row = g_list_model_get_item (G_LIST_MODEL (list), 1);

    g_assert_true (ugo_move_row_get_head (row, &is_folded) == head);
    g_assert_true (is_folded);
  }
  g_assert_cmpuint (ugo_move_list_find (list, head->first_child), ==, G_MAXUINT);
  ugo_match_go_to (match, head->first_child);
  g_assert_cmpuint (count_rows (list), ==, n_rows);
  ugo_move_list_set_folded (list, head, TRUE);
  g_assert_true (ugo_match_get_node (match) == head->parent);
  ugo_move_list_set_folded (list, head, FALSE);
  g_assert_cmpuint (count_rows (list), ==, n_rows);
  g_assert_cmpuint (ugo_record_get_state (record), ==, state);
}

static void
test_find (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);

  for (guint game = 0; game < 20; game++)
    {
      g_autoptr (UgoRecord) record = ugo_test_random_record (rand);
      g_autoptr (UgoMatch) match = ugo_match_new_for_record (record, UGO_MATCH_REVIEW);
      g_autoptr (UgoMoveList) list = ugo_move_list_new (match);
      UgoNode *root = ugo_record_get_root (record);

      g_assert_cmpuint (ugo_move_list_find (list, root), ==, G_MAXUINT);
      for (UgoNode *node = ugo_node_next_in_tree (root, root); node != NULL;
           node = ugo_node_next_in_tree (node, root))
        {
          guint i = ugo_move_list_find (list, node);
          g_autoptr (UgoMoveRow) row = g_list_model_get_item (G_LIST_MODEL (list), i);

          g_assert_nonnull (row);
          g_assert_true (ugo_move_row_get_node (row, node->parent->position.side) == node);
          g_assert_null (ugo_move_row_get_comment (row));
        }
    }
}

static UgoNode *
random_node (UgoRecord *record, GRand *rand)
{
  UgoNode *root = ugo_record_get_root (record);
  UgoNode *chosen = root;
  guint n = 1;

  for (UgoNode *node = root; node != NULL; node = ugo_node_next_in_tree (node, root))
    if (g_rand_int_range (rand, 0, n++) == 0)
      chosen = node;
  return chosen;
}

static void
edit_at_random (UgoMatch *match, GRand *rand)
{
  UgoRecord *record = ugo_match_get_record (match);
  UgoNode *node = random_node (record, rand);
  g_autofree char *comment = NULL;
  guint8 glyph = g_rand_int_range (rand, 1, 7);
  UgoMove move;
  UgoRoute route;

  switch (g_rand_int_range (rand, 0, 6))
    {
    case 0:
      if (node->parent == NULL)
        return;
      ugo_match_go_to (match, node->parent);
      ugo_record_remove (record, node);
      break;

    case 1:
      if (node->parent != NULL)
        ugo_record_promote (record, node);
      break;

    case 2:
      comment = ugo_test_random_comment (rand);
      /* Only a variation has comments outside its moves. */
      ugo_record_set_comments (record, node,
                               node->previous != NULL ? g_rand_int_range (rand, 0, 3)
                                                      : UGO_COMMENT_MOVE,
                               (const char *[]) { comment, "and more", NULL });
      break;

    case 3:
      if (node->parent != NULL)
        ugo_record_set_glyphs (record, node, &glyph, 1);
      break;

    default:
      ugo_match_go_to (match, node);
      if (ugo_test_random_move (rand, &node->position, &move, &route))
        g_assert_true (ugo_match_play (match, move, NULL, NULL));
      return;
    }
  ugo_match_edited (match);
}

static void
test_twin (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint game = 0; game < 60; game++)
    {
      g_autoptr (UgoRecord) record = ugo_test_random_record (rand);
      g_autoptr (UgoMatch) match = ugo_match_new_for_record (record, UGO_MATCH_REVIEW);
      g_autoptr (UgoMoveList) list = ugo_move_list_new (match);
      Copy copy;

      copy_begin (&copy, list);
      for (guint i = 0; i < 40; i++)
        {
          g_autoptr (GPtrArray) expected = twin_rows (record);
          g_autoptr (GPtrArray) asked = show_rows (G_LIST_MODEL (list));

          assert_same_rows (copy.rows, expected);
          assert_same_rows (asked, expected);
          edit_at_random (match, rand);
        }
      g_signal_handlers_disconnect_by_data (list, &copy);
      g_ptr_array_unref (copy.rows);
    }
}

/* A node may get the address of one that was freed: its row must be told anew all the same. */
static void
test_replaced_moves (void)
{
  g_autoptr (UgoMatch) match = ugo_test_make_match ("Ugolki 9", "c3-c4");
  g_autoptr (UgoMoveList) list = ugo_move_list_new (match);
  Copy copy;

  copy_begin (&copy, list);
  for (guint i = 0; i < 50; i++)
    {
      ugo_match_undo (match);
      ugo_test_play (match, i % 2 == 0 ? "c3-d3" : "c3-c4");
      g_assert_cmpstr (g_ptr_array_index (copy.rows, 0), ==,
                       i % 2 == 0 ? "0 1 [c3–d3] [] {}" : "0 1 [c3–c4] [] {}");
    }
  g_signal_handlers_disconnect_by_data (list, &copy);
  g_ptr_array_unref (copy.rows);
}

static void
test_deep (void)
{
  g_autoptr (GString) text = g_string_new (FEW_MOVES "1. c3-c4 ");
  g_autoptr (UgoRecord) record = NULL;
  g_autoptr (UgoMatch) match = NULL;
  g_autoptr (UgoMoveList) list = NULL;
  g_autoptr (UgoMoveRow) last = NULL;
  guint n;

  for (guint i = 0; i < 20000; i++)
    g_string_append (text, i % 2 == 0 ? "(1. c3-d3 f6-f5 " : "(1... f6-e6 2. d3-d4 ");
  for (guint i = 0; i < 20000; i++)
    g_string_append_c (text, ')');
  g_string_append (text, " *\n");
  {
    g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();

    record = ugo_test_read (text->str, diagnostics);
  }
  match = ugo_match_new_for_record (record, UGO_MATCH_REVIEW);
  list = ugo_move_list_new (match);
  n = g_list_model_get_n_items (G_LIST_MODEL (list));
  g_assert_cmpuint (n, >, 0);
  last = g_list_model_get_item (G_LIST_MODEL (list), n - 1);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (list), n));
  g_assert_nonnull (last);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/move-list/a variation is hidden until somebody goes into it", test_fold);
  g_test_add_func ("/move list/moves, comments and variations have rows in their order",
                   test_layout);
  g_test_add_func ("/move list/a game that Black begins has its number", test_black_first);
  g_test_add_func ("/move list/a game played on changes its last row only", test_growth);
  g_test_add_func ("/move list/a small edit announces its rows alone", test_small_edit);
  g_test_add_func ("/move list/every node is found in its row", test_find);
  g_test_add_func ("/move list/random edits give what a slow twin makes from scratch", test_twin);
  g_test_add_func ("/move list/a replaced move is told anew", test_replaced_moves);
  g_test_add_func ("/move list/variations may be nested as deep as they like", test_deep);

  return g_test_run ();
}
