/* test-glossary.c: the words of the games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <locale.h>
#include <string.h>

#include "ugo-glossary.h"
#include "ugo-test-lessons.h"
#include "ugo-test-vectors.h"

#define WORD(id, game) "<word id=\"" id "\" game=\"" game "\"><name>n</name><meaning>" game \
                       "</meaning></word>\n"

static UgoGlossary *
read_glossary (const char *text, GError **error)
{
  return ugo_glossary_new ("file.xml", text, strlen (text), error);
}

static UgoGlossary *
shipped (void)
{
  g_autofree char *text = ugo_test_lesson_file ("glossary.xml");
  g_autoptr (GError) error = NULL;
  UgoGlossary *glossary = read_glossary (text, &error);

  g_assert_no_error (error);
  return glossary;
}

static void
test_lookup (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (UgoGlossary) glossary = read_glossary (
      "<glossary><!-- a note -->" WORD ("a", "both") WORD ("a", "ugolki") WORD ("b", "gyges")
      "<word id=\"c\" game=\"both\"><name comments=\"x\"> two\n words </name>"
      "<meaning>It &amp; that.</meaning></word></glossary>", &error);
  const UgoGlossaryWord *last;

  g_assert_no_error (error);
  g_assert_cmpuint (ugo_glossary_get_n_words (glossary), ==, 4);
  g_assert_cmpstr (ugo_glossary_lookup (glossary, "a", &ugo_rules_ugolki)->meaning, ==, "ugolki");
  g_assert_cmpstr (ugo_glossary_lookup (glossary, "a", &ugo_rules_gyges)->meaning, ==, "both");
  g_assert_cmpstr (ugo_glossary_lookup (glossary, "b", &ugo_rules_gyges)->context, ==, "gyges");
  g_assert_null (ugo_glossary_lookup (glossary, "b", &ugo_rules_ugolki));
  g_assert_null (ugo_glossary_lookup (glossary, "", &ugo_rules_ugolki));

  last = ugo_glossary_get_word (glossary, 3);
  g_assert_cmpstr (last->id, ==, "c");
  g_assert_null (last->game);
  g_assert_cmpstr (last->name, ==, "two words");
  g_assert_cmpstr (last->meaning, ==, "It & that.");
}

/* Glossaries with a fault, and what is said of it. */
static const struct
{
  const char *text;
  const char *message;
} broken[] = {
  { "", "file.xml:1: " },
  { "<glossary>", "file.xml:1: " },
  { "<lesson/>", "<lesson> may not stand here" },
  { "<glossary><glossary/></glossary>", "<glossary> may not stand here" },
  { "<glossary>\n<name>n</name></glossary>", "file.xml:2: <name> may not stand here" },
  { "<glossary>words</glossary>", "words stand outside" },
  { "<glossary><word id=\"a\"/></glossary>", "game" },
  { "<glossary><word id=\"a\" game=\"both\" x=\"\"/></glossary>", "x" },
  { "<glossary><word id=\"a\" game=\"chess\"/></glossary>", "no game “chess”" },
  { "<glossary><word id=\"\" game=\"both\"/></glossary>", "is no name" },
  { "<glossary>" WORD ("a", "both") WORD ("a", "both") "</glossary>", "another word has it" },
  { "<glossary><word id=\"a\" game=\"both\"/></glossary>", "lacks its <name>" },
  { "<glossary><word id=\"a\" game=\"both\"><name>n</name></word></glossary>", "<meaning>" },
  { "<glossary><word id=\"a\" game=\"both\"><name> </name></word></glossary>", "has no words" },
  { "<glossary><word id=\"a\" game=\"both\"><name>n</name><name>n</name></word></glossary>",
    "twice" },
  { "<glossary><word id=\"a\" game=\"both\"><name>a<em/></name></word></glossary>",
    "<em> may not stand here" },
};

static void
test_refused (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (read_glossary (broken[i].text, &error));
      ugo_test_note (error->message);
      g_assert_true (error->domain == UGO_LESSON_ERROR);
      g_assert_true (g_str_has_prefix (error->message, "file.xml:"));
      g_assert_nonnull (strstr (error->message, broken[i].message));
    }
}

static void
test_damage (void)
{
  g_autofree char *text = ugo_test_lesson_file ("glossary.xml");
  int length = (int) strlen (text);

  for (int i = 0; i < 2000; i++)
    {
      int at = g_test_rand_int_range (0, length);
      g_autoptr (GString) damaged = g_string_new (text);
      g_autoptr (UgoGlossary) glossary = NULL;
      g_autoptr (GError) error = NULL;

      if (i % 2)
        damaged->str[at] = (char) g_test_rand_int_range (0, 256);
      else
        g_string_erase (damaged, at, g_test_rand_int_range (0, MIN (80, length - at) + 1));
      glossary = ugo_glossary_new ("file.xml", damaged->str, damaged->len, &error);
      g_assert_true ((glossary == NULL) == (error != NULL));
    }
}

static void
test_words (void)
{
  g_autoptr (UgoGlossary) glossary = shipped ();
  g_autoptr (GPtrArray) lessons = ugo_test_lessons ();
  guint n = 0;

  for (guint i = 0; i < lessons->len; i++)
    {
      const UgoLesson *lesson = g_ptr_array_index (lessons, i);

      for (guint j = 0; j < ugo_lesson_get_n_steps (lesson); j++)
        {
          const UgoLessonStep *step = ugo_lesson_get_step (lesson, j);

          for (char **word = step->words; *word; word++, n++)
            if (ugo_glossary_lookup (glossary, *word, ugo_lesson_get_course (lesson)) == NULL)
              {
                g_test_message ("%s, step “%s”: the glossary has no “%s”",
                                ugo_lesson_get_id (lesson), step->id, *word);
                g_test_fail ();
              }
        }
    }
  g_assert_cmpuint (n, >, 0);
}

static void
test_typography (void)
{
  g_autoptr (UgoGlossary) glossary = shipped ();

  for (guint i = 0; i < ugo_glossary_get_n_words (glossary); i++)
    {
      const UgoGlossaryWord *word = ugo_glossary_get_word (glossary, i);

      g_test_message ("%s", word->id);
      g_assert_null (strpbrk (word->name, "\"'`\\."));
      g_assert_null (strpbrk (word->meaning, "\"'`\\"));
      g_assert_true (g_str_has_suffix (word->meaning, "."));
    }
}

/* Whether @messages has @text with @context. */
static bool
has_message (const char *messages, const char *context, const char *text)
{
  g_autofree char *entry = g_strdup_printf ("\nmsgctxt \"%s\"\nmsgid \"%s\"\n", context, text);

  return strstr (messages, entry) != NULL;
}

static void
test_messages (void)
{
  g_autoptr (UgoGlossary) glossary = shipped ();
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *messages = NULL;

  g_ptr_array_add (names, (gpointer) "glossary.xml");
  messages = ugo_test_messages ("glossary.its", names);
  if (messages == NULL)
    {
      g_test_skip ("xgettext is not installed");
      return;
    }
  for (guint i = 0; i < ugo_glossary_get_n_words (glossary); i++)
    {
      const UgoGlossaryWord *word = ugo_glossary_get_word (glossary, i);

      g_test_message ("%s", word->id);
      g_assert_true (has_message (messages, word->context, word->name));
      g_assert_true (has_message (messages, word->context, word->meaning));
    }
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/glossary/a word is that of the game, else that of all", test_lookup);
  g_test_add_func ("/glossary/what is wrong is told with file and line", test_refused);
  g_test_add_func ("/glossary/damage does no harm", test_damage);
  g_test_add_func ("/glossary/every word that a lesson names is there", test_words);
  g_test_add_func ("/glossary/quotes and dots are as in print", test_typography);
  g_test_add_func ("/glossary/translators meet every word in its context", test_messages);
  return g_test_run ();
}
