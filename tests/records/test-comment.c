/* test-comment.c: comments and the commands embedded in them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-comment.h"
#include "ugo-test-records.h"

static void
assert_normal (const char *text, const char *expected)
{
  g_autofree char *comment = ugo_comment_normalise (text);
  g_autofree char *again = ugo_comment_normalise (comment);

  g_assert_cmpstr (comment, ==, expected);
  g_assert_cmpstr (again, ==, expected);
}

static void
test_white_space (void)
{
  assert_normal ("", "");
  assert_normal (" \t\r\n ", "");
  assert_normal ("  a \t b\nc  ", "a b\nc");
  assert_normal ("a\n\nb", "a\nb");
  assert_normal ("a\r\n\r\nb", "a\nb");
  assert_normal ("a\r\rb", "a\nb");
  assert_normal ("a\r\nb", "a\nb");
  assert_normal ("\n\na \n \n\n b\n\n", "a\nb");
  assert_normal ("a } b\n\nc", "a } b c");
}

static void
test_wrapped_lines (void)
{
  static const char *const texts[][2] = {
    { "a\nb", "a b" },         { "a\r\nb", "a b" },    { "a\rb", "a b" },
    { "a\n \t\nb", "a\nb" },   { "a\r\n\r\nb", "a\nb" }, { "a\r\rb", "a\nb" },
    { "\n\na\n\n\n\nb\n\n", "a\nb" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *comment = ugo_comment_read (texts[i][0], strlen (texts[i][0]));

      g_assert_cmpstr (comment, ==, texts[i][1]);
    }
}

static void
test_letters (void)
{
  assert_normal ("à è é ì ò ù « » ё №", "à è é ì ò ù « » ё №");
  assert_normal ("a\xc2\xa0" "b", "a\xc2\xa0" "b");
  assert_normal ("a\x01\x7f\xc2\x85" "b", "a b");
  assert_normal ("a\xff" "b", "a\xef\xbf\xbd" "b");
}

static void
test_normal_form_is_stable (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);

  for (guint i = 0; i < 2000; i++)
    {
      g_autofree char *text = ugo_test_random_comment (rand);
      g_autofree char *comment = ugo_comment_normalise (text);
      g_autofree char *again = ugo_comment_normalise (comment);

      g_assert_cmpstr (comment, ==, again);
      for (const char *p = comment; *p != '\0'; p++)
        g_assert_true (*p == '\n' || !g_ascii_iscntrl (*p));
    }
}

static void
test_split (void)
{
  g_autoptr (GPtrArray) commands = NULL;
  g_autofree char *words = ugo_comment_split (
      "[%clk 0:04:59] good [%cal Ga1c3,Rh8f6] move [%my_cmd2 a, b][%flag] at a.org/[%20]?x",
      &commands);
  static const char *const expected[][2] = {
    { "clk", "0:04:59" }, { "cal", "Ga1c3,Rh8f6" }, { "my_cmd2", "a, b" }, { "flag", "" },
    { "20", "" },
  };

  g_assert_cmpstr (words, ==, "good move at a.org/?x");
  g_assert_cmpuint (commands->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < commands->len; i++)
    {
      const UgoCommand *command = commands->pdata[i];

      g_assert_cmpstr (command->name, ==, expected[i][0]);
      g_assert_cmpstr (command->value, ==, expected[i][1]);
    }
}

static void
test_no_commands (void)
{
  static const char *const texts[] = { "", "words", "50 % of [it]", "[%", "[%clk 0:01:00", "[% x]",
                                       "[%a-b c]" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GPtrArray) commands = NULL;
      g_autofree char *words = ugo_comment_split (texts[i], &commands);

      g_assert_cmpstr (words, ==, texts[i]);
      g_assert_cmpuint (commands->len, ==, 0);
    }
}

static void
assert_set (const char *comment, const char *name, const char *value, const char *expected)
{
  g_autofree char *set = ugo_comment_set_command (comment, name, value);

  g_assert_cmpstr (set, ==, expected);
}

static void
test_set (void)
{
  assert_set (NULL, "clk", "0:01:00", "[%clk 0:01:00]");
  assert_set ("", "clk", "0:01:00", "[%clk 0:01:00]");
  assert_set ("good", "clk", "0:01:00", "[%clk 0:01:00] good");
  assert_set ("a [%clk 1] b [%eval 2] c", "clk", "3", "a [%clk 3] b [%eval 2] c");
  assert_set ("a [%clk 1] b [%clk 2] c", "clk", "3", "a [%clk 3] b c");
  assert_set ("a [%clk 1] b [%clk 2] c", "clk", NULL, "a b c");
  assert_set ("[%clk 1]", "clk", NULL, "");
  assert_set ("[%clk 1] a\nb", "clk", "2", "[%clk 2] a\nb");
  assert_set ("a", "clk", NULL, "a");
  assert_set (NULL, "clk", NULL, "");
  assert_set ("[%clkx 1]", "clk", NULL, "[%clkx 1]");
  assert_set ("a", "x", "1]} 2", "[%x 1 2] a");
}

static void
assert_marks (const UgoRules *rules, const char *comment, const char *expected)
{
  g_autoptr (GArray) marks = ugo_comment_marks (rules, comment);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < marks->len; i++)
    {
      const UgoMark *mark = &g_array_index (marks, UgoMark, i);

      g_string_append_printf (text, "%c%d", mark->colour, mark->from);
      if (mark->to != UGO_SQUARE_NONE)
        g_string_append_printf (text, "-%d", mark->to);
      g_string_append_c (text, ' ');
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_marks (void)
{
  assert_marks (&ugo_rules_ugolki, "[%cal Ga1c3,Rh8f6] x [%csl Ya1, Bb1]",
                "G0-18 R63-45 Y0 B1 ");
  assert_marks (&ugo_rules_ugolki, "[%cal Ga1,Ga1c3d4,Xa1c3,Ga9c3,,G,ga1c3] [%csl Ra1c3,R]", "");
  assert_marks (&ugo_rules_ugolki, "[%cal Ga1c3,bad,Rh8f6]", "G0-18 R63-45 ");
  assert_marks (&ugo_rules_gyges, "[%cal Gd6N][%csl RS]", "G33-36 R37 ");
  assert_marks (&ugo_rules_gyges, "[%cal Gh8N]", "");
}

static void
test_clock (void)
{
  static const struct
  {
    const char *comment;
    gint64 milliseconds; /* -1: none */
  } cases[] = {
    { "x [%clk 0:05:00] y", 300000 }, { "[%clk 10:00:01]", 36001000 },
    { "[%clk 0:00:03.25]", 3250 },    { "[%clk 0:00:03.25678]", 3256 },
    { "[%clk]", -1 },                 { "[%clk 5:00]", -1 },
    { "[%clk 0:60:00]", -1 },         { "[%clk 0:05:00x]", -1 },
    { "[%clk -0:05:00]", -1 },        { "[%clk 99999999999999999999:00:00]", -1 },
    { "[%clk 0:05:00", -1 },          { "", -1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gint64 milliseconds = -1;

      g_test_message ("%s", cases[i].comment);
      g_assert_cmpint (ugo_comment_clock (cases[i].comment, &milliseconds), ==,
                       cases[i].milliseconds >= 0);
      g_assert_cmpint (milliseconds, ==, cases[i].milliseconds);
    }
}

static void
test_eval (void)
{
  static const struct
  {
    const char *comment;
    gint value; /* 9999: none */
    gboolean is_proved;
  } cases[] = {
    { "[%eval 0.3]", 30 },    { "a [%eval -1.25,20]", -125 }, { "[%eval +2]", 200 },
    { "[%eval #3]", 3, TRUE }, { "[%eval #-12,9]", -12, TRUE }, { "[%eval #+1]", 1, TRUE },
    { "[%eval #]", 9999 },    { "[%eval #-]", 9999 },         { "[%eval #3x]", 9999 },
    { "[%eval #1.5]", 9999 }, { "[%eval #12345]", 9999 },     { "[%eval # 3]", 9999 },
    { "[%eval 0,3]", 0 },     { "[%eval nan]", 9999 },        { "[%eval -0.00]", 0 },
    { "[%eval inf]", 9999 },  { "[%eval 0x10]", 9999 },       { "[%eval 1e300]", 9999 },
    { "[%eval 1.5x]", 9999 }, { "[%eval]", 9999 },            { "[%evaluation 1]", 9999 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      UgoEval eval = { FALSE, 9999 };

      g_test_message ("%s", cases[i].comment);
      g_assert_cmpint (ugo_comment_eval (cases[i].comment, &eval), ==, cases[i].value != 9999);
      g_assert_cmpint (eval.value, ==, cases[i].value);
      g_assert_cmpint (eval.is_proved, ==, cases[i].is_proved);
    }
}

static void
test_set_eval (void)
{
  for (gint value = -1234; value <= 1234; value++)
    for (gint is_proved = 0; is_proved < 2; is_proved++)
      {
        UgoEval eval = { is_proved, value }, read = { 0 };
        g_autofree char *comment = ugo_comment_set_eval ("Well. [%eval 7]", &eval);

        g_assert_true (ugo_comment_eval (comment, &read));
        g_assert_cmpint (read.is_proved, ==, is_proved);
        g_assert_cmpint (read.value, ==, value);
        g_assert_true (g_str_has_prefix (comment, "Well. [%eval "));
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/records/comment/runs of white space become one, paragraphs stay",
                   test_white_space);
  g_test_add_func ("/records/comment/in a record only a blank line parts paragraphs",
                   test_wrapped_lines);
  g_test_add_func ("/records/comment/letters of any language stay, control characters do not",
                   test_letters);
  g_test_add_func ("/records/comment/the normal form of the normal form is itself",
                   test_normal_form_is_stable);
  g_test_add_func ("/records/comment/commands are parted from the words", test_split);
  g_test_add_func ("/records/comment/what is no command stays in the words", test_no_commands);
  g_test_add_func ("/records/comment/setting a command leaves all else alone", test_set);
  g_test_add_func ("/records/comment/arrows and circles name squares of the board", test_marks);
  g_test_add_func ("/records/comment/a clock tells its time or nothing", test_clock);
  g_test_add_func ("/records/comment/an evaluation is a number or nothing", test_eval);
  g_test_add_func ("/records/comment/an evaluation that was set is the one that is read",
                   test_set_eval);

  return g_test_run ();
}
