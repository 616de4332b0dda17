/* test-help.c: the pages of the help, as they are read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-help-book.h"

#include <string.h>

#include "ugo-help-resources.h"

#define FOLDER "/org/ugolki/Ugolki/help"

static const char *const languages[] = { "C", "it", "ru" };

static UgoHelpPage *
read_page (const char *text)
{
  g_autoptr (GError) error = NULL;
  UgoHelpPage *page = ugo_help_page_new (text, strlen (text), &error);

  g_assert_no_error (error);
  return page;
}

static UgoHelpPage *
read_body (const char *body)
{
  g_autofree char *text = g_strdup_printf ("<page id='x'><title>T</title>%s</page>", body);

  return read_page (text);
}

static const UgoHelpBlock *
get_block (const UgoHelpPage *page, guint index)
{
  GPtrArray *blocks = ugo_help_page_get_blocks (page);

  g_assert_cmpuint (index, <, blocks->len);
  return g_ptr_array_index (blocks, index);
}

static const UgoHelpBlock *
get_child (const UgoHelpBlock *block, guint index)
{
  g_assert_cmpuint (index, <, block->children->len);
  return g_ptr_array_index (block->children, index);
}

static const UgoHelpRun *
get_run (const UgoHelpBlock *block, guint index)
{
  g_assert_cmpuint (index, <, block->runs->len);
  return g_ptr_array_index (block->runs, index);
}

static void
check_text (const UgoHelpBlock *block, const char *text)
{
  g_autofree char *own = ugo_help_runs_to_text (block->runs);

  g_assert_cmpstr (own, ==, text);
}

/* What a page is made of, without its words: "h1 p l(i(p)) …". */
static void
describe (GString *shape, GPtrArray *blocks)
{
  for (guint i = 0; i < blocks->len; i++)
    {
      const UgoHelpBlock *block = g_ptr_array_index (blocks, i);

      g_string_append_printf (shape, " %d.%u.%s(", block->kind, block->level,
                              block->id != NULL ? block->id : "");
      describe (shape, block->children);
      g_string_append_c (shape, ')');
    }
}

static GBytes *
look_up (const char *language, const char *id)
{
  g_autofree char *path = g_strdup_printf (FOLDER "/%s/%s.page", language, id);
  g_autoptr (GError) error = NULL;
  GBytes *bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

  g_assert_no_error (error);
  return bytes;
}

static void
test_all (void)
{
  g_autoptr (UgoHelpBook) english = ugo_help_book_new (FOLDER, "C");

  g_assert_cmpuint (ugo_help_book_get_n_pages (english), >=, 18);
  for (gsize l = 0; l < G_N_ELEMENTS (languages); l++)
    {
      g_autoptr (UgoHelpBook) book = ugo_help_book_new (FOLDER, languages[l]);

      g_assert_cmpuint (ugo_help_book_get_n_pages (book), ==, ugo_help_book_get_n_pages (english));
      for (guint i = 0; i < ugo_help_book_get_n_pages (book); i++)
        {
          const UgoHelpPage *page = ugo_help_book_get_page (book, i);
          const UgoHelpPage *model = ugo_help_book_get_page (english, i);
          g_autoptr (GString) shape = g_string_new (NULL);
          g_autoptr (GString) wanted = g_string_new (NULL);

          if (ugo_help_page_get_unknown (page) != NULL)
            g_error ("%s, %s: <%s> is not known", languages[l], ugo_help_page_get_id (page),
                     ugo_help_page_get_unknown (page));
          describe (shape, ugo_help_page_get_blocks (page));
          describe (wanted, ugo_help_page_get_blocks (model));
          g_assert_cmpstr (shape->str, ==, wanted->str);
          g_assert_cmpstr (ugo_help_page_get_guide (page), ==, ugo_help_page_get_guide (model));
          g_assert_cmpstr (ugo_help_page_get_next (page), ==, ugo_help_page_get_next (model));
          if (l > 0)
            g_assert_cmpstr (ugo_help_page_get_description (page), !=,
                             ugo_help_page_get_description (model));
        }
    }
}

/* The slow twin: the words of a page, found by leaving out what stands in pointed brackets. */
static char *
strip (const char *text)
{
  const char *start = strstr (text, "</info>");
  GString *words = g_string_new (NULL);

  for (const char *c = start; *c != '\0'; c++)
    {
      if (*c == '<')
        c = strchr (c, '>');
      else if (!g_ascii_isspace (*c) && *c != '+')
        g_string_append_c (words, *c);
    }
  return g_string_free (words, FALSE);
}

static void
gather (GString *words, GPtrArray *blocks)
{
  for (guint i = 0; i < blocks->len; i++)
    {
      const UgoHelpBlock *block = g_ptr_array_index (blocks, i);
      g_autofree char *text = ugo_help_runs_to_text (block->runs);

      for (const char *c = text; *c != '\0'; c++)
        if (!g_ascii_isspace (*c) && *c != '+')
          g_string_append_c (words, *c);
      gather (words, block->children);
    }
}

static void
test_words (void)
{
  for (gsize l = 0; l < G_N_ELEMENTS (languages); l++)
    {
      g_autoptr (UgoHelpBook) book = ugo_help_book_new (FOLDER, languages[l]);

      for (guint i = 0; i < ugo_help_book_get_n_pages (book); i++)
        {
          const UgoHelpPage *page = ugo_help_book_get_page (book, i);
          g_autoptr (GBytes) bytes = look_up (languages[l], ugo_help_page_get_id (page));
          g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL),
                                             g_bytes_get_size (bytes));
          g_autofree char *wanted = strip (text);
          g_autoptr (GString) words = g_string_new (NULL);

          gather (words, ugo_help_page_get_blocks (page));
          g_assert_cmpstr (words->str, ==, wanted);
        }
    }
}

static void
test_styles (void)
{
  g_autoptr (UgoHelpPage) page
    = read_body ("<p>Press  <keyseq><key>Ctrl</key><key>N</key></keyseq>\n or <gui>New</gui>, "
                 "<em style='strong'>not</em> <link xref='play#a'>this <em>way</em></link> "
                 "<link xref='game'/>.</p>");
  const UgoHelpBlock *block = get_block (page, 1);

  check_text (block, "Press Ctrl+N or New, not this way .");
  g_assert_cmpint (get_run (block, 0)->style, ==, UGO_HELP_PLAIN);
  g_assert_cmpstr (get_run (block, 0)->text, ==, "Press ");
  g_assert_cmpint (get_run (block, 1)->style, ==, UGO_HELP_KEY);
  g_assert_cmpstr (get_run (block, 1)->text, ==, "Ctrl");
  g_assert_cmpstr (get_run (block, 2)->text, ==, "+");
  g_assert_cmpint (get_run (block, 2)->style, ==, UGO_HELP_PLAIN);
  g_assert_cmpint (get_run (block, 5)->style, ==, UGO_HELP_GUI);
  g_assert_cmpint (get_run (block, 7)->style & UGO_HELP_STRONG, !=, 0);
  g_assert_cmpstr (get_run (block, 9)->target, ==, "play#a");
  g_assert_cmpstr (get_run (block, 9)->text, ==, "this ");
  g_assert_cmpint (get_run (block, 10)->style, ==, UGO_HELP_EMPHASIS);
  g_assert_cmpstr (get_run (block, 10)->target, ==, "play#a");
  g_assert_cmpstr (get_run (block, 12)->target, ==, "game");
  g_assert_cmpstr (get_run (block, 12)->text, ==, "");
  g_assert_null (get_run (block, 13)->target);
}

static void
test_blocks (void)
{
  g_autoptr (UgoHelpPage) page = read_page (
    "<page id='x'><info><link type='guide' xref='index#a' group='g'/><link type='next' xref='y'/>"
    "<desc>What  it\n is</desc><license><p>None</p></license></info><title>T</title>"
    "<section id='s'><title>S</title><terms><item><title>A</title><p>B</p></item></terms>"
    "<table><thead><tr><td><p>C</p></td></tr></thead><tbody><tr><td><p>D</p></td></tr></tbody>"
    "</table><figure><desc>E</desc><media type='image' src='figures/f.svg' width='240'/></figure>"
    "<links type='topic' groups='b a'/></section><section><title>U</title><code>1\n 2</code>"
    "<note style='tip'><p>F</p></note><media src='g.svg'><p>G</p></media></section></page>");
  const UgoHelpBlock *term = get_block (page, 2);
  const UgoHelpBlock *table = get_block (page, 3);

  g_assert_null (ugo_help_page_get_unknown (page));
  g_assert_cmpstr (ugo_help_page_get_description (page), ==, "What it is");
  g_assert_cmpstr (ugo_help_page_get_group (page), ==, "g");
  g_assert_cmpstr (ugo_help_page_get_next (page), ==, "y");
  g_assert_cmpuint (get_block (page, 0)->level, ==, 1);
  g_assert_cmpuint (get_block (page, 1)->level, ==, 2);
  g_assert_cmpstr (get_block (page, 1)->id, ==, "s");
  g_assert_cmpint (term->kind, ==, UGO_HELP_TERM);
  check_text (term, "A");
  check_text (get_child (term, 0), "B");
  g_assert_cmpint (table->kind, ==, UGO_HELP_TABLE);
  g_assert_cmpuint (get_child (table, 0)->level, ==, 1);
  g_assert_cmpuint (get_child (table, 1)->level, ==, 0);
  check_text (get_child (get_child (get_child (table, 1), 0), 0), "D");
  g_assert_cmpint (get_block (page, 4)->kind, ==, UGO_HELP_FIGURE);
  g_assert_cmpstr (get_block (page, 4)->id, ==, "f");
  g_assert_cmpuint (get_block (page, 4)->level, ==, 240);
  check_text (get_block (page, 4), "E");
  g_assert_cmpint (get_block (page, 5)->kind, ==, UGO_HELP_TOPICS);
  g_assert_cmpstr (get_block (page, 5)->id, ==, "s");
  g_assert_cmpstr (get_block (page, 5)->groups[1], ==, "a");
  g_assert_cmpuint (get_block (page, 6)->level, ==, 2);
  g_assert_null (get_block (page, 6)->id);
  g_assert_cmpint (get_block (page, 7)->kind, ==, UGO_HELP_LISTING);
  check_text (get_block (page, 7), "1\n 2");
  check_text (get_child (get_block (page, 8), 0), "F");
  g_assert_cmpstr (get_block (page, 9)->id, ==, "g");
  g_assert_cmpuint (get_block (page, 9)->level, ==, 0);
  check_text (get_block (page, 9), "G");
}

static void
test_unknown (void)
{
  g_autoptr (UgoHelpPage) page
    = read_body ("<quote><p>One <blink>two</blink> three</p>four <em>five</em></quote>"
                 "<p>six</p>seven<list><item>eight</item></list>");

  g_assert_cmpstr (ugo_help_page_get_unknown (page), ==, "quote");
  check_text (get_block (page, 1), "One two three");
  check_text (get_block (page, 2), "four five");
  check_text (get_block (page, 3), "six");
  check_text (get_block (page, 4), "seven");
  check_text (get_child (get_child (get_block (page, 5), 0), 0), "eight");
}

static void
test_no_page (void)
{
  static const char *const texts[] = {
    "", "x", "<page>", "<page id='x'/>", "<page id='x'><p>a</p></page>",
    "<html id='x'><title>a</title></html>", "<page><title>a</title></page>",
    "<page id='x'><title>a</page>", "<page id='x'><title>\xff</title></page>",
    "<page id='x'><title>&nothing;</title></page>",
  };
  g_autoptr (GString) deep = g_string_new ("<page id='x'><title>a</title>");
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_clear_error (&error);
      g_assert_null (ugo_help_page_new (texts[i], strlen (texts[i]), &error));
      g_assert_nonnull (error);
    }
  g_clear_error (&error);
  for (int i = 0; i < 100000; i++)
    g_string_append (deep, "<note>");
  g_assert_null (ugo_help_page_new (deep->str, deep->len, &error));
  g_assert_error (error, UGO_HELP_ERROR, UGO_HELP_ERROR_DEPTH);
}

/* Some elements of @text become others, at their beginnings and ends; now and then a sign of markup
 * is put where none was. */
static void
damage (char *text, GRand *rand)
{
  for (char *c = strstr (text, "<p>"); c != NULL; c = strstr (c + 1, "<p>"))
    if (g_rand_int_range (rand, 0, 4) == 0)
      {
        char *end = strstr (c, "</p>");

        c[1] = "abcdepqz"[g_rand_int_range (rand, 0, 8)];
        end[2] = c[1];
      }
  if (g_rand_boolean (rand))
    text[g_rand_int_range (rand, 0, (int) strlen (text))]
      = "<>/ &\"=\xff"[g_rand_int_range (rand, 0, 8)];
}

static void
test_damaged (void)
{
  g_autoptr (GBytes) bytes = look_up ("C", "gyges-turn");
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  gsize length = (gsize) (strstr (text, "</page>") - text);
  int n_read = 0;

  for (gsize i = 0; i < length; i += 3)
    g_assert_null (ugo_help_page_new (text, i, NULL));
  for (int i = 0; i < 2000; i++)
    {
      g_autofree char *damaged = g_strdup (text);
      g_autoptr (UgoHelpPage) page = NULL;

      damage (damaged, rand);
      page = ugo_help_page_new (damaged, strlen (damaged), NULL);
      n_read += page != NULL;
    }
  g_assert_cmpint (n_read, >, 500);
  g_assert_cmpint (n_read, <, 2000);
}

static void
count_topics (UgoHelpBook *book, GHashTable *listed)
{
  const UgoHelpPage *index = ugo_help_book_find (book, UGO_HELP_INDEX);
  GPtrArray *blocks = ugo_help_page_get_blocks (index);

  for (guint i = 0; i < blocks->len; i++)
    {
      const UgoHelpBlock *block = g_ptr_array_index (blocks, i);
      g_autoptr (GPtrArray) topics = NULL;
      guint place = 0;

      if (block->kind != UGO_HELP_TOPICS)
        continue;
      topics = ugo_help_book_list_topics (book, UGO_HELP_INDEX, block);
      g_assert_cmpuint (topics->len, ==, g_strv_length (block->groups));
      for (guint j = 0; j < topics->len; j++)
        {
          g_assert_cmpstr (ugo_help_page_get_group (topics->pdata[j]), ==, block->groups[place++]);
          g_assert_true (g_hash_table_add (listed, topics->pdata[j]));
        }
    }
}

static void
test_topics (void)
{
  for (gsize l = 0; l < G_N_ELEMENTS (languages); l++)
    {
      g_autoptr (UgoHelpBook) book = ugo_help_book_new (FOLDER, languages[l]);
      g_autoptr (GHashTable) listed = g_hash_table_new (NULL, NULL);

      count_topics (book, listed);
      g_assert_cmpuint (g_hash_table_size (listed), ==, ugo_help_book_get_n_pages (book) - 1);
    }
}

static void
test_find (void)
{
  g_autoptr (UgoHelpBook) book = ugo_help_book_new (FOLDER, "it");
  g_autoptr (UgoHelpBook) nothing = ugo_help_book_new ("/nowhere", "it");
  g_autoptr (UgoHelpBook) other = ugo_help_book_new (FOLDER, "xx");

  g_assert_nonnull (ugo_help_book_find (book, "play"));
  g_assert_true (ugo_help_book_find (book, "play#keyboard") == ugo_help_book_find (book, "play"));
  g_assert_null (ugo_help_book_find (book, "pla"));
  g_assert_null (ugo_help_book_find (book, "players"));
  g_assert_null (ugo_help_book_find (book, "#keyboard"));
  g_assert_null (ugo_help_book_find (book, ""));
  g_assert_null (ugo_help_book_find (book, NULL));
  g_assert_cmpuint (ugo_help_book_get_n_pages (nothing), ==, 0);
  g_assert_null (ugo_help_book_find (nothing, "index"));
  g_assert_cmpuint (ugo_help_book_get_n_pages (other), ==, ugo_help_book_get_n_pages (book));
}

static void
test_search (void)
{
  for (gsize l = 0; l < G_N_ELEMENTS (languages); l++)
    {
      g_autoptr (UgoHelpBook) book = ugo_help_book_new (FOLDER, languages[l]);

      for (guint i = 0; i < ugo_help_book_get_n_pages (book); i++)
        {
          const UgoHelpPage *page = ugo_help_book_get_page (book, i);
          g_autofree char *upper = g_utf8_strup (ugo_help_page_get_title (page), -1);
          g_autoptr (GPtrArray) found = ugo_help_book_search (book, upper);

          g_assert_true (g_ptr_array_find (found, page, NULL));
        }
    }
}

static void
test_search_words (void)
{
  g_autoptr (UgoHelpBook) book = ugo_help_book_new (FOLDER, "C");
  g_autoptr (GPtrArray) gyges = ugo_help_book_search (book, "gyges turn");
  g_autoptr (GPtrArray) prefix = ugo_help_book_search (book, "symmetr mirr");
  g_autoptr (GPtrArray) none = ugo_help_book_search (book, "  ,. ");
  g_autoptr (GPtrArray) nowhere = ugo_help_book_search (book, "jump chess queen");

  g_assert_cmpstr (ugo_help_page_get_id (g_ptr_array_index (gyges, 0)), ==, "gyges-turn");
  g_assert_true (g_ptr_array_find (prefix, ugo_help_book_find (book, "rules-options"), NULL));
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpuint (nowhere->len, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_resources_register (ugo_help_get_resource ());
  g_test_add_func ("/help/every page of every language is read, and made as the English one",
                   test_all);
  g_test_add_func ("/help/no word of a page is lost or added", test_words);
  g_test_add_func ("/help/text is set off, keys are joined, links lead somewhere", test_styles);
  g_test_add_func ("/help/sections, terms, tables, figures and topics are told apart", test_blocks);
  g_test_add_func ("/help/what is not known is shown as its text", test_unknown);
  g_test_add_func ("/help/what is no page is refused with a reason", test_no_page);
  g_test_add_func ("/help/a damaged page harms nobody", test_damaged);
  g_test_add_func ("/help/every page is listed once, in its place", test_topics);
  g_test_add_func ("/help/a page is found by its id alone", test_find);
  g_test_add_func ("/help/a page is found by its title", test_search);
  g_test_add_func ("/help/each word counts when one searches", test_search_words);
  return g_test_run ();
}
