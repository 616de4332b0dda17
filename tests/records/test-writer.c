/* test-writer.c: records as text, and back again unchanged
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-test-records.h"
#include "ugo-writer.h"

#define N_GAMES 1000

static void
assert_written (const char *moves, const char *expected)
{
  g_autofree char *text = g_strconcat (UGO_TEST_TAGS "\n", moves, NULL);
  g_autofree char *wanted = g_strconcat (UGO_TEST_TAGS "\n", expected, "\n", NULL);
  g_autoptr (UgoRecord) record = ugo_test_read (text, NULL);
  g_autofree char *written = ugo_record_to_text (record);

  g_assert_cmpstr (written, ==, wanted);
  ugo_test_assert_round_trip (record);
}

static void
test_random_games (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) records
      = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_record_unref);
  g_autoptr (UgoRecordFile) file = NULL;
  guint n_nodes = 0;

  for (guint i = 0; i < N_GAMES; i++)
    {
      UgoRecord *record = ugo_test_random_record (rand);
      UgoNode *root = ugo_record_get_root (record);

      g_ptr_array_add (records, record);
      ugo_test_assert_round_trip (record);
      for (UgoNode *node = root; node != NULL; node = ugo_node_next_in_tree (node, root))
        n_nodes++;
      if (i > 0)
        g_string_append_c (text, '\n');
      ugo_record_write (record, text);
    }
  g_assert_cmpuint (n_nodes, >, N_GAMES * 20);

  file = ugo_test_file (text->str, text->len);
  g_assert_cmpuint (ugo_record_file_get_n_games (file), ==, N_GAMES);
  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (UgoRecord) read = ugo_record_file_read (file, i, NULL);

      g_assert_true (ugo_record_equal (read, records->pdata[i]));
    }
}

static void
test_tag_order (void)
{
  g_autoptr (UgoRecord) record
      = ugo_test_read ("[Zebra \"z\"]\n[fen \"5bbb/5bbb/5bbb/8/2w5/www5/w1w5/www5 b 17\"]\n"
                       "[WHITEELO \"1\"]\n[variant \"ugolki\"]\n[apple \"a\"]\n[setup \"1\"]\n"
                       "[result \"1-0\"]\n[black \"B\"]\n[white \"A\"]\n\n*\n",
                       NULL);
  g_autofree char *text = ugo_record_to_text (record);

  g_assert_cmpstr (text, ==,
                   "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                   "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n[Variant \"Ugolki 9\"]\n"
                   "[SetUp \"1\"]\n[FEN \"5bbb/5bbb/5bbb/8/2w5/www5/w1w5/www5 b 17\"]\n"
                   "[WhiteElo \"1\"]\n[Zebra \"z\"]\n[apple \"a\"]\n\n1-0\n");
}

static void
test_numbers (void)
{
  assert_written ("c2-c4 f7-f5 a3-a4", "1. c2-c4 f7-f5 2. a3-a4 *");
  assert_written ("1. c2-c4 {x} f7-f5", "1. c2-c4 {x} 1... f7-f5 *");
  assert_written ("1. c2-c4 (1. a3-a4) f7-f5", "1. c2-c4 (1. a3-a4) 1... f7-f5 *");
  assert_written ("1. c2-c4 f7-f5 (1... h6-h5 2. b3-b4) 2. a3-a4",
                  "1. c2-c4 f7-f5 (1... h6-h5 2. b3-b4) 2. a3-a4 *");
  assert_written ("{x} 1. c2-c4!! f7-f5", "{x} 1. c2-c4 $3 f7-f5 *");
}

static void
test_black_first (void)
{
  g_autoptr (UgoRecord) record = ugo_test_read (
      "[Variant \"Ugolki 9\"]\n[SetUp \"1\"]\n"
      "[FEN \"5bbb/5bbb/5bbb/8/2w5/www5/w1w5/www5 b 17\"]\n\nf7-f5 a3-a4 f5-f4 *\n",
      NULL);
  g_autofree char *text = ugo_record_to_text (record);

  g_assert_nonnull (strstr (text, "\n\n17... f7-f5 18. a3-a4 f5-f4 *\n"));
  ugo_test_assert_round_trip (record);
}

static void
test_order_after_a_move (void)
{
  assert_written ("1. c2-c4 {[%clk 0:01:00] a} $5 {b} (1. a3-a4) {c} f7-f5",
                  "1. c2-c4 $5 {[%clk 0:01:00] a} {b} (1. a3-a4) {c} 1... f7-f5 *");
}

static void
test_variations_are_flat (void)
{
  assert_written ("1. c2-c4 (1. a3-a4 {x} ( {y} 1. b3-b4 (1. c3-c4) f7-f5) {z}) f7-f5",
                  "1. c2-c4 (1. a3-a4 {x}) ({y} 1. b3-b4 f7-f5) {z} (1. c3-c4) 1... f7-f5 *");
}

static void
test_closing_brace (void)
{
  assert_written ("1. c2-c4 ; a } b\nf7-f5 *", "1. c2-c4 ; a } b\n1... f7-f5 *");
  assert_written ("; a } b\n; c } d\n1. c2-c4 (;}\n 1. a3-a4 ;}\n) ;}\n",
                  "; a } b\n; c } d\n1. c2-c4 ( ; }\n1. a3-a4 ; }\n) ; }\n*");
}

static void
test_paragraphs (void)
{
  assert_written ("{one\ntwo\n \nthree} 1. c2-c4", "{one two\n\nthree} 1. c2-c4 *");
  assert_written ("{one\n\n%two\n\n [Event \"x\"]\n} 1. c2-c4",
                  "{one\n\n %two\n\n [Event \"x\"]} 1. c2-c4 *");
}

/* Puts @word where a line must be broken before it. */
static char *
comment_broken_before (const char *word)
{
  g_autofree char *filler = g_strnfill (74, 'x');

  return g_strconcat ("{", filler, " ", word, " y", "}", NULL);
}

static void
test_hidden_lines (void)
{
  static const char *const words[] = { "%escape", "[Event", "[Event \"a\"]", "[%clk 0:00:01]" };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *comment = comment_broken_before (words[i]);
      g_autofree char *text = g_strconcat (UGO_TEST_TAGS "\n1. c2-c4 ", comment, " *\n", NULL);
      g_autoptr (UgoRecord) record = ugo_test_read (text, NULL);
      g_autofree char *inside = g_strndup (comment + 1, strlen (comment) - 2);

      g_assert_cmpstr (ugo_test_find (record, "c2-c4")->comments[0], ==, inside);
      ugo_test_assert_round_trip (record);
    }
}

static void
test_long_word (void)
{
  g_autofree char *word = g_strnfill (5000, 'w');
  g_autofree char *text
      = g_strconcat (UGO_TEST_TAGS "\n1. c2-c4 {see ", word, " there} *\n", NULL);
  g_autoptr (UgoRecord) record = ugo_test_read (text, NULL);
  g_autofree char *written = ugo_record_to_text (record);

  g_assert_nonnull (strstr (written, word));
  ugo_test_assert_round_trip (record);
}

static void
test_columns_are_characters (void)
{
  g_autoptr (GString) text = g_string_new (UGO_TEST_TAGS "\n{");
  g_autoptr (UgoRecord) record = NULL;
  g_autofree char *written = NULL;

  for (guint i = 0; i < 11; i++)
    g_string_append (text, i == 0 ? "ёлочка" : " ёлочка");
  g_string_append (text, "} 1. c2-c4");
  record = ugo_test_read (text->str, NULL);
  written = ugo_record_to_text (record);

  /* 78 characters in 144 bytes: they fit in one line. */
  g_assert_nonnull (strstr (written, "ёлочка}\n1. c2-c4 *\n"));
  g_assert_null (strstr (written, "ёлочка\n"));
}

static void
test_empty_values (void)
{
  g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
  g_autoptr (UgoRecord) record
      = ugo_test_read ("[Event \"\"]\n[Site \"\"]\n[Date \"\"]\n[Round \"\"]\n[White \"\"]\n"
                       "[Black \"\"]\n[Result \"\"]\n[Variant \"\"]\n\n1. c2-c4\n",
                       diagnostics);
  g_autofree char *text = ugo_record_to_text (record);

  g_assert_cmpuint (diagnostics->len, ==, 2);
  g_assert_cmpstr (text, ==,
                   "[Event \"\"]\n[Site \"\"]\n[Date \"\"]\n[Round \"\"]\n[White \"\"]\n"
                   "[Black \"\"]\n[Result \"\"]\n[Variant \"Ugolki 9\"]\n\n1. c2-c4 *\n");
}

static void
test_routes (void)
{
  static const struct
  {
    const char *read;
    const char *written;
    gboolean is_kept;
  } cases[] = {
    { "a1-c3", "a1-c1-c3", FALSE },
    { "a1-c1-c3", "a1-c1-c3", FALSE },
    { "a1-a3-c3", "a1-a3-c3", TRUE },
    { "b3-b4", "b3-b4", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text
          = g_strconcat ("[Variant \"Ugolki 9\"]\n[SetUp \"1\"]\n"
                         "[FEN \"5bbb/5bbb/5bbb/8/8/1w6/w1w3ww/ww4ww w 3\"]\n\n3. ",
                         cases[i].read, " *\n", NULL);
      g_autofree char *ending = g_strconcat ("\n\n3. ", cases[i].written, " *\n", NULL);
      g_autoptr (UgoRecord) record = ugo_test_read (text, NULL);
      g_autofree char *written = ugo_record_to_text (record);

      g_assert_true (g_str_has_suffix (written, ending));
      g_assert_cmpint (ugo_record_get_end (record)->route != NULL, ==, cases[i].is_kept);
      ugo_test_assert_round_trip (record);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/records/writer/a thousand random games are read as they were written",
                   test_random_games);
  g_test_add_func ("/records/writer/tags stand in their order and standard spelling",
                   test_tag_order);
  g_test_add_func ("/records/writer/a number stands before White's moves and after comments",
                   test_numbers);
  g_test_add_func ("/records/writer/a game that Black begins goes on with its numbers",
                   test_black_first);
  g_test_add_func ("/records/writer/glyphs come first, then comments, then variations",
                   test_order_after_a_move);
  g_test_add_func ("/records/writer/nested alternatives to one move are written side by side",
                   test_variations_are_flat);
  g_test_add_func ("/records/writer/a comment with a closing brace goes to the end of its line",
                   test_closing_brace);
  g_test_add_func ("/records/writer/paragraphs of a comment stay apart", test_paragraphs);
  g_test_add_func ("/records/writer/no wrapped line of a comment becomes an escape or a tag",
                   test_hidden_lines);
  g_test_add_func ("/records/writer/a word of 5000 characters stays whole", test_long_word);
  g_test_add_func ("/records/writer/lines are measured in characters, not bytes",
                   test_columns_are_characters);
  g_test_add_func ("/records/writer/empty tags stay empty", test_empty_values);
  g_test_add_func ("/records/writer/a route is kept where it differs from the one shown anyway",
                   test_routes);

  return g_test_run ();
}
