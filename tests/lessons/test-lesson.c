/* test-lesson.c: lessons from their files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-test-lessons.h"
#include "ugo-test-vectors.h"

#define HEAD "<lesson id=\"a\" course=\"ugolki\" variant=\"Ugolki 9\">\n<title>T</title>\n"
#define TAIL "</lesson>\n"
#define READ "<step id=\"r\" goal=\"read\" position=\"start\"><text>R</text></step>\n"
#define HINT(text) "<hint squares=\"a1\">" text "</hint>"
#define HINTS HINT ("1") HINT ("2") HINT ("3")
#define REST "<text>M</text>" HINTS "<wrong>W</wrong><solution moves=\"c3-c4\"/></step>\n"
#define MOVE "<step id=\"m\" goal=\"move\" position=\"start\" accept=\"step\">" REST

static UgoLesson *
read_lesson (const char *text, GError **error)
{
  return ugo_lesson_new ("file.xml", text, strlen (text), error);
}

static void
test_whole (void)
{
  g_autoptr (UgoLesson) lesson = ugo_test_lesson (
      HEAD READ
      "<!-- for translators --><step id=\"m\" goal=\"move\" position=\"start\" accept=\"jump\""
      " words=\"jump chain\"><text>\n  Two &amp;\n\t <!-- a note -->lines. </text>"
      "<mark squares=\"home\"/><mark squares=\"h8\" kind=\"bad\"/><arrow from=\"c1\" to=\"c3\"/>"
      "<hint squares=\"a1\">1</hint><hint squares=\"b1 b2\">2</hint><hint squares=\"goal\">3</hint>"
      "<wrong when=\"step\">S</wrong><wrong>W</wrong><reply to=\"to:c4\" move=\"f6-f5\">Why</reply>"
      "<reply move=\"f6-e6\"/><praise>Good</praise><solution moves=\"c2-c4\"/></step>" TAIL);
  const UgoLessonStep *step = ugo_lesson_get_step (lesson, 1);
  g_autoptr (GPtrArray) texts = ugo_lesson_get_texts (lesson);

  g_assert_cmpstr (ugo_lesson_get_id (lesson), ==, "a");
  g_assert_cmpstr (ugo_lesson_get_title (lesson), ==, "T");
  g_assert_true (ugo_lesson_get_course (lesson) == &ugo_rules_ugolki);
  g_assert_cmpuint (ugo_lesson_get_n_steps (lesson), ==, 2);
  g_assert_cmpint (ugo_lesson_get_step (lesson, 0)->goal, ==, UGO_LESSON_GOAL_READ);
  g_assert_cmpstr (step->id, ==, "m");
  g_assert_cmpuint (step->line, ==, 4);
  g_assert_cmpstr (step->text, ==, "Two & lines.");
  g_assert_cmpstr (step->praise, ==, "Good");
  g_assert_cmpuint (step->marks->len, ==, 2);
  g_assert_cmphex (g_array_index (step->marks, UgoLessonMark, 0).squares, ==, 0x070707);
  g_assert_cmpint (g_array_index (step->marks, UgoLessonMark, 1).kind, ==, UGO_MARK_BAD);
  g_assert_cmpint (g_array_index (step->arrows, UgoLessonArrow, 0).to, ==, 18);
  g_assert_cmphex (step->hints[1].squares, ==, 0x202);
  g_assert_cmpstr (step->hints[2].text, ==, "3");
  g_assert_null (g_array_index (step->wrongs, UgoLessonWrong, 1).when);
  g_assert_cmpstr (g_array_index (step->replies, UgoLessonReply, 0).text, ==, "Why");
  g_assert_null (g_array_index (step->replies, UgoLessonReply, 1).text);
  g_assert_cmpuint (g_strv_length (step->words), ==, 2);
  g_assert_cmpuint (texts->len, ==, 10);
}

/* Lessons with a fault, and what is said of it. */
static const struct
{
  const char *text;
  const char *message;
} broken[] = {
  { "", "file.xml:1: " },
  { "<lesson", "file.xml:1: " },
  { " \n\n<step/>\n", "file.xml:3: <step> may not stand here" },
  { HEAD TAIL, "a lesson has a <step>" },
  { HEAD READ, "file.xml:4: " },
  { HEAD READ READ TAIL, "file.xml:4: “r” is no name, or another step has it" },
  { HEAD "\n<em/>" TAIL, "file.xml:4: <em> may not stand here" },
  { HEAD "\n<em/>\n" TAIL, "file.xml:4: <em> may not stand here" },
  { HEAD "words" TAIL, "words stand outside" },
  { HEAD "<title>U</title>" TAIL, "<title> stands there twice" },
  { "<lesson id=\"a\" course=\"ugolki\" variant=\"Ugolki 9\">" READ TAIL, "has a <title>" },
  { "<lesson id=\"A\" course=\"ugolki\" variant=\"Ugolki 9\"/>", "“A” is no name" },
  { "<lesson id=\"a\" course=\"gyges\" variant=\"Ugolki 9\"/>", "not of the course" },
  { "<lesson id=\"a\" course=\"ugolki\" variant=\"Ugolki 11\"/>", "no variant" },
  { "<lesson id=\"a\" course=\"ugolki\"/>", "“variant” is missing" },
  { "<lesson id=\"a\" course=\"ugolki\" variant=\"Ugolki 9\" x=\"\"/>", "has no “x”" },
  { HEAD "<step id=\"s\" goal=\"read\"/>" TAIL, "“position” is missing" },
  { HEAD "<step id=\"s\" goal=\"read\" position=\"8/8 w 1\"/>" TAIL, "wrong at column" },
  { HEAD "<step id=\"s\" goal=\"read\" position=\"start\" played=\"c3-c4 c3-c4\"/>" TAIL,
    "“c3-c4” cannot be played" },
  { HEAD "<step id=\"s\" goal=\"read\" position=\"start\" played=\"\"/>" TAIL, "has no <text>" },
  { HEAD "<step id=\"s\" goal=\"read\" position=\"start\" played=\"c3-c4  f6-f5\"/>" TAIL,
    "“” cannot be played" },
  { HEAD "<step id=\"s\" goal=\"think\" position=\"start\"/>" TAIL, "“think” means nothing" },
  { HEAD "<step id=\"s\" goal=\"read\" position=\"start\"/>" TAIL, "has no <text>" },
  { HEAD "<step id=\"s\" goal=\"read\" position=\"start\"><text> </text></step>" TAIL,
    "<text> has no words" },
  { HEAD "<step id=\"s\" goal=\"read\" position=\"start\" accept=\"step\"/>" TAIL,
    "goal=\"read\" has no “accept”" },
  { HEAD "<step id=\"s\" goal=\"read\" position=\"start\" words=\"a  b\"/>" TAIL, "glossary" },
  { HEAD "<step id=\"s\" goal=\"read\" position=\"start\"><text>a<em>b</em></text></step>" TAIL,
    "<em> may not stand here" },
  { HEAD "<step id=\"s\" goal=\"read\" position=\"start\"><text>a</text><wrong>b</wrong></step>"
    TAIL, "nothing in it can be wrong" },
  { HEAD "<step id=\"s\" goal=\"move\" position=\"start\" accept=\"hop\"/>" TAIL,
    "“hop” is no word" },
  { HEAD "<step id=\"s\" goal=\"move\" position=\"start\">" REST TAIL, "lacks “accept”" },
  { HEAD "<step id=\"s\" goal=\"win\" position=\"start\">" REST TAIL, "lacks “moves”" },
  { HEAD "<step id=\"s\" goal=\"win\" position=\"start\" moves=\"5\">" REST TAIL,
    "from 1 to 4" },
  { HEAD "<step id=\"s\" goal=\"sequence\" position=\"start\" moves=\"2\">" REST TAIL,
    "lacks “until”" },
  { HEAD "<step id=\"s\" goal=\"sequence\" position=\"start\" moves=\"2\" until=\"step\""
    " par=\"3\">" REST TAIL, "from 1 to 2" },
  { HEAD "<step id=\"s\" goal=\"select\" position=\"start\" squares=\"landings:h8 z\"/>" TAIL,
    "“z” is neither" },
  { HEAD "<step id=\"s\" goal=\"select\" position=\"8/8/8/8/8/8/8/8 w 1\" squares=\"own\"/>" TAIL,
    "no square at all" },
  { HEAD "<step id=\"s\" goal=\"count\" position=\"start\" answer=\"moves-to-goal\"/>" TAIL,
    "cannot be computed" },
  { HEAD "<step id=\"s\" goal=\"move\" position=\"8/8/8/8/8/8/8/w7 w 41\" accept=\"step\">" REST
    TAIL, "over already" },
  { HEAD "<step id=\"s\" goal=\"move\" position=\"start\" accept=\"step\"><text>a</text></step>"
    TAIL, "has 0 hints" },
  { HEAD "<step id=\"s\" goal=\"move\" position=\"start\" accept=\"step\"><text>a</text>" HINTS
    "<wrong when=\"jump\">w</wrong></step>" TAIL, "no last <wrong>" },
  { HEAD "<step id=\"s\" goal=\"move\" position=\"start\" accept=\"step\"><text>a</text>"
    "<wrong>w</wrong><wrong>w</wrong></step>" TAIL, "leaves nothing" },
  { HEAD "<step id=\"s\" goal=\"move\" position=\"start\" accept=\"step\"><text>a</text>" HINTS
    "<hint squares=\"a1\">4</hint></step>" TAIL, "three hints" },
  { HEAD "<step id=\"s\" goal=\"move\" position=\"start\" accept=\"step\"><text>a</text>" HINTS
    "<wrong>w</wrong></step>" TAIL, "no <solution>" },
  { HEAD "<step id=\"s\" goal=\"read\" position=\"start\"><text>a</text>"
    "<mark squares=\"a9\"/></step>" TAIL, "“a9” is neither" },
  { HEAD "<step id=\"s\" goal=\"read\" position=\"start\"><text>a</text>"
    "<arrow from=\"a1\" to=\"a0\"/></step>" TAIL, "“a0” is no square" },
  { HEAD MOVE "<step id=\"s\" goal=\"read\" position=\"start\" variant=\"Gyges\"/>" TAIL,
    "same game" },
  { HEAD "<title>\xff</title>" TAIL, "file.xml:3: " },
};

static void
test_refused (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (read_lesson (broken[i].text, &error));
      ugo_test_note (error->message);
      g_assert_true (error->domain == UGO_LESSON_ERROR);
      g_assert_true (g_str_has_prefix (error->message, "file.xml:"));
      g_assert_nonnull (strstr (error->message, broken[i].message));
    }
}

static void
test_deep (void)
{
  g_autoptr (GString) text = g_string_new (HEAD);
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < 200000; i++)
    g_string_append (text, "<step>");
  g_assert_null (read_lesson (text->str, &error));
  g_assert_error (error, UGO_LESSON_ERROR, UGO_LESSON_ERROR_CONTENT);
}

static void
test_references (void)
{
  UgoLesson *lesson = ugo_test_lesson (HEAD READ TAIL);
  UgoLesson *same = ugo_lesson_ref (lesson);

  g_assert_true (same == lesson);
  ugo_lesson_unref (lesson);
  g_assert_cmpstr (ugo_lesson_get_id (same), ==, "a");
  ugo_lesson_unref (same);
}

/* Lessons with a byte changed, a piece left out or doubled are read or refused, and no more. */
static void
test_damage (void)
{
  g_autoptr (GPtrArray) names = ugo_test_lesson_names ();

  for (int i = 0; i < 3000; i++)
    {
      const char *name = g_ptr_array_index (names, (guint) i % names->len);
      g_autofree char *text = ugo_test_lesson_file (name);
      int length = (int) strlen (text);
      int at = g_test_rand_int_range (0, length);
      int n = g_test_rand_int_range (0, MIN (80, length - at) + 1);
      g_autoptr (GString) damaged = g_string_new (text);
      g_autoptr (UgoLesson) lesson = NULL;
      g_autoptr (GError) error = NULL;

      if (i % 3 == 0)
        damaged->str[at] = (char) g_test_rand_int_range (0, 256);
      else if (i % 3 == 1)
        g_string_erase (damaged, at, n);
      else
        g_string_insert_len (damaged, g_test_rand_int_range (0, length), text + at, n);
      lesson = ugo_lesson_new (name, damaged->str, damaged->len, &error);
      g_assert_true ((lesson == NULL) == (error != NULL));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson/everything in a file is read, white space folded", test_whole);
  g_test_add_func ("/lesson/what is wrong is told with file and line", test_refused);
  g_test_add_func ("/lesson/depth is refused at once", test_deep);
  g_test_add_func ("/lesson/lives as long as somebody refers to it", test_references);
  g_test_add_func ("/lesson/damage does no harm", test_damage);
  return g_test_run ();
}
