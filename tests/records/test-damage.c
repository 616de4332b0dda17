/* test-damage.c: whatever the bytes: no crash, no other game lost, nothing out of proportion
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-comment.h"
#include "ugo-test-records.h"
#include "ugo-writer.h"

#define N_MUTATIONS 1000
#define N_SOUPS 2000
#define N_BRACKETS 1000000

/* What does the most damage where it comes unexpected. */
static const char *const pieces[] = {
  "{", "}", "(", ")", "[", "]", ";", "%", "\"", "\\", "\n", "\r", "\r\n", "$", "*", "!", "?", ".",
  "1-0", "1/2-1/2", "1.", "12...", "[Event \"x\"]", "[White \"", "\"]", "[X", "\n[Site \"b\"]\n",
  "c2-c4", "f7-f5", "a3-a4", "--", "\n%", "\n{", "\n\n", " ", "\xd0\xb6", "\xff", "\xe9",
  "\xef\xbb\xbf",
  "{a {b}", "\xc2\xa0", "zz", "(1. a3-a4)", "{x}", "[Variant \"Ugolki 9\"]\n", "[FEN \"x\"]\n",
  "[Result \"1-0\"]\n", "[Result \"odd\"]\n", "[Variant \"Chess\"]\n", "…", "½-½",
};

static const char *
random_piece (GRand *rand)
{
  return pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))];
}

/* Every diagnostic must be inside the text and have its words. */
static void
check_diagnostics (GPtrArray *diagnostics, const char *text, gsize length)
{
  guint n_lines = 1;

  for (gsize i = 0; i < length; i++)
    n_lines += text[i] == '\n' || text[i] == '\r';

  for (guint i = 0; i < diagnostics->len; i++)
    {
      const UgoDiagnostic *diagnostic = diagnostics->pdata[i];
      g_autofree char *message = ugo_diagnostic_message (diagnostic);

      g_assert_cmpuint (diagnostic->line, >=, 1);
      g_assert_cmpuint (diagnostic->line, <=, n_lines);
      g_assert_cmpuint (diagnostic->column, >=, 1);
      g_assert_cmpuint (diagnostic->column, <=, length + 1);
      g_assert_true (g_utf8_validate (message, -1, NULL));
    }
}

/* At the end of a file, a tag without its end is no game and belongs to none. */
static gboolean
ends_in_cut_tag (UgoRecord *record)
{
  gsize length;
  const char *source = ugo_record_get_source (record, &length);

  return source != NULL
         && (source[length - 1] == '['
             || (source[0] == '[' && strchr (source, ']') == NULL));
}

/* Reading what was written gives the same record, and writing that the same bytes. */
static void
check_fixed_point (UgoRecord *record)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) again = g_string_new (NULL);
  g_autoptr (UgoRecordFile) file = NULL;
  g_autoptr (UgoRecord) read = NULL;

  if (ends_in_cut_tag (record))
    return;

  ugo_record_write (record, text);
  file = ugo_test_file (text->str, text->len);
  if (ugo_record_file_get_n_games (file) != 1
      || ugo_record_file_get_diagnostics (file)->len > 0)
    g_test_message ("%s", text->str);
  g_assert_cmpuint (ugo_record_file_get_n_games (file), ==, 1);
  g_assert_cmpuint (ugo_record_file_get_diagnostics (file)->len, ==, 0);

  read = ugo_record_file_read (file, 0, NULL);
  ugo_record_write (read, again);
  if (!ugo_record_equal (record, read) || !g_str_equal (text->str, again->str))
    g_test_message ("%s\n--- became ---\n%s", text->str, again->str);
  g_assert_true (ugo_record_equal (record, read));
  g_assert_cmpmem (text->str, text->len, again->str, again->len);
}

/* Returns: the records of a text, after all checks that hold for any text */
static GPtrArray *
read_all (const char *text, gsize length)
{
  GPtrArray *records = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_record_unref);
  g_autoptr (UgoRecordFile) file = ugo_test_file (text, length);
  gsize end = 0;

  check_diagnostics (ugo_record_file_get_diagnostics (file), text, length);
  for (guint i = 0; i < ugo_record_file_get_n_games (file); i++)
    {
      const UgoRecordEntry *entry = ugo_record_file_get_entry (file, i);
      g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
      UgoRecord *record = ugo_record_file_read (file, i, diagnostics);

      g_assert_cmpuint (entry->length, >, 0);
      g_assert_cmpuint (entry->offset, >=, end);
      end = entry->offset + entry->length;
      check_diagnostics (diagnostics, text, length);
      g_ptr_array_add (records, record);
    }

  return records;
}

/* Writes all records to one text, as a collection is saved: each must be found again. */
static void
check_collection (GPtrArray *records)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) again = NULL;

  for (guint i = 0; i < records->len; i++)
    {
      if (i > 0)
        g_string_append_c (text, '\n');
      ugo_record_write (records->pdata[i], text);
    }
  again = read_all (text->str, text->len);
  for (guint i = 0, j = 0; i < records->len; i++)
    {
      while (j < again->len && !ugo_record_equal (records->pdata[i], again->pdata[j]))
        j++;
      if (j == again->len && i + 1 == records->len && ends_in_cut_tag (records->pdata[i]))
        break;
      if (j == again->len)
        {
          g_autofree char *lost = ugo_record_to_text (records->pdata[i]);

          g_test_message ("%s\n--- was lost from ---\n%s", lost, text->str);
        }
      g_assert_cmpuint (j, <, again->len);
      j++;
    }
}

static gboolean
holds (GPtrArray *records, UgoRecord *record)
{
  for (guint i = 0; i < records->len; i++)
    if (ugo_record_equal (records->pdata[i], record))
      return TRUE;

  return FALSE;
}

/* Three games, each by other players. @start and @end are where the one in the middle stands. */
static GPtrArray *
three_games (GRand *rand, GString *text, gsize *start, gsize *end)
{
  GPtrArray *records = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_record_unref);

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *event = g_strdup_printf ("Соревнование %u", i + 1);
      UgoRecord *record = ugo_test_random_record (rand);

      ugo_record_set_tag (record, "Event", event);
      g_ptr_array_add (records, record);
      if (i > 0)
        g_string_append_c (text, '\n');
      if (i == 1)
        *start = text->len;
      ugo_record_write (record, text);
      if (i == 1)
        *end = text->len - 1;
    }

  return records;
}

static void
mutate (GRand *rand, GString *text, gsize start, gsize *end)
{
  gsize at = g_rand_int_range (rand, start, *end);
  gsize length = 0;

  if (g_rand_int_range (rand, 0, 3) > 0)
    {
      length = MIN ((gsize) g_rand_int_range (rand, 1, 4), *end - at);
      g_string_erase (text, at, length);
      *end -= length;
    }
  if (g_rand_int_range (rand, 0, 3) > 0)
    {
      const char *piece = random_piece (rand);

      g_string_insert (text, at, piece);
      *end += strlen (piece);
    }
}

static void
test_mutations (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint i = 0; i < N_MUTATIONS; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      gsize start;
      gsize end;
      g_autoptr (GPtrArray) games = three_games (rand, text, &start, &end);
      g_autoptr (GPtrArray) records = NULL;

      for (gint n = g_rand_int_range (rand, 1, 4); n > 0 && start < end; n--)
        mutate (rand, text, start, &end);
      records = read_all (text->str, text->len);
      if (!holds (records, games->pdata[0]) || !holds (records, games->pdata[2]))
        g_test_message ("%s", text->str);
      g_assert_true (holds (records, games->pdata[0]));
      g_assert_true (holds (records, games->pdata[2]));
      for (guint j = 0; j < records->len; j++)
        check_fixed_point (records->pdata[j]);
      check_collection (records);
    }
}

static void
test_truncations (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  g_autoptr (GString) text = g_string_new (NULL);
  gsize start;
  gsize end;
  g_autoptr (GPtrArray) games = three_games (rand, text, &start, &end);

  for (gsize length = 0; length <= text->len; length++)
    {
      g_autoptr (GPtrArray) records = read_all (text->str, length);

      if (length >= start)
        g_assert_true (holds (records, games->pdata[0]));
      if (length >= end)
        g_assert_true (holds (records, games->pdata[1]));
      for (guint j = 0; j < records->len; j++)
        check_fixed_point (records->pdata[j]);
    }
}

static void
test_soups (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);

  for (guint i = 0; i < N_SOUPS; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (GPtrArray) records = NULL;

      for (gint n = g_rand_int_range (rand, 0, 60); n > 0; n--)
        {
          g_string_append (text, random_piece (rand));
          if (g_rand_boolean (rand))
            g_string_append_c (text, ' ');
        }
      records = read_all (text->str, text->len);
      for (guint j = 0; j < records->len; j++)
        check_fixed_point (records->pdata[j]);
    }
}

static void
test_noise (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (10);

  for (guint i = 0; i < 2000; i++)
    {
      char bytes[400];
      gsize length = g_rand_int_range (rand, 0, sizeof bytes);
      gint highest = g_rand_boolean (rand) ? 256 : 128;
      g_autoptr (GPtrArray) records = NULL;

      for (gsize j = 0; j < length; j++)
        bytes[j] = (char) g_rand_int_range (rand, 0, highest);
      records = read_all (bytes, length);
      for (guint j = 0; j < records->len; j++)
        check_fixed_point (records->pdata[j]);
    }
}

/* Every part of the text that is read back must be small for its size and quick. */
static UgoRecord *
read_repeated (const char *head, const char *piece, guint times, const char *tail)
{
  g_autoptr (GString) text = g_string_new (UGO_TEST_TAGS "\n");
  g_autoptr (UgoRecordFile) file = NULL;

  g_string_append (text, head);
  for (guint i = 0; i < times; i++)
    g_string_append (text, piece);
  for (guint i = 0; i < times && tail != NULL; i++)
    g_string_append (text, tail);
  file = ugo_test_file (text->str, text->len);
  g_assert_cmpuint (ugo_record_file_get_n_games (file), >=, 1);

  return ugo_record_file_read (file, 0, NULL);
}

static void
test_nesting (void)
{
  g_autoptr (UgoRecord) bare = read_repeated ("", "(", N_BRACKETS, NULL);
  g_autoptr (UgoRecord) open = read_repeated ("1. c2-c4", "(a3-a4", N_BRACKETS, NULL);
  g_autoptr (UgoRecord) closed
      = read_repeated ("1. c2-c4", "({b} a3-a4 {c}", N_BRACKETS / 20, "f7-f5){a}");
  g_autoptr (UgoRecord) copy = ugo_record_copy (closed);
  g_autofree char *text = ugo_record_to_text (copy);
  g_autoptr (UgoRecord) again = ugo_test_read (text, NULL);
  UgoNode *root = ugo_record_get_root (copy);
  guint n = 0;

  g_assert_null (ugo_record_get_root (bare)->first_child);
  for (UgoNode *node = ugo_record_get_root (open)->first_child; node != NULL; node = node->next)
    n++;
  g_assert_cmpuint (n, ==, N_BRACKETS + 1);

  g_assert_true (ugo_record_equal (closed, copy));
  g_assert_true (ugo_record_equal (closed, again));
  ugo_record_remove (copy, root->first_child);
  g_assert_cmpstr (root->first_child->comments[0], ==, "b");
}

/* Each of these would take hours if any of it took time in proportion to what came before. */
static void
test_repetition (void)
{
  static const char *const repeated[] = {
    "{",         "}",       "{{}",      "{{};x\n", "[",        "[X",      "[X \"",
    "[X \"a\n",  "[X \"\"]\n", "1-0 ",  "*",       "$999",     "!",       "c2-c4()",
    "{a}()",     "\\",      "\"",       "1 ",      "1. ",      ". ",      "; \n",
    "%\n",       "\n[a",    "\n[a \"x", "-",       "a",        "a1",      "a1-",
    "a1 ",       "\xff",    "\xe9 ",    "\xd0\xb6", "{\n[X \"a\"", "[X \"1\"] ", "1-0 c2-c4 ",
    " ",         "\r",      "{[%clk 1", "(a3-a4)", "(a3-a4 1-0)",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (repeated); i++)
    {
      g_autoptr (UgoRecord) record = read_repeated ("1. c2-c4 ", repeated[i], 100000, NULL);
      g_autoptr (UgoRecord) bare = read_repeated ("", repeated[i], 100000, NULL);
      g_autofree char *text = ugo_record_to_text (record);

      g_assert_cmpstr (text, !=, "");
      g_assert_nonnull (bare);
    }
}

static void
test_many_tags (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (UgoRecord) record = NULL;
  g_autofree const char **names = NULL;

  for (guint i = 0; i < 30000; i++)
    g_string_append_printf (text, "[T%u \"%u\"]\n", i, i);
  g_string_append (text, "[Variant \"Ugolki 9\"]\n*\n");
  record = ugo_test_read (text->str, NULL);
  names = ugo_record_list_tags (record);
  g_assert_cmpuint (g_strv_length ((char **) names), ==, 30008);
  g_assert_cmpstr (ugo_record_get_tag (record, "t29999"), ==, "29999");
  ugo_test_assert_round_trip (record);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/records/damage/damage to a game leaves the others as they were",
                   test_mutations);
  g_test_add_func ("/records/damage/a file cut anywhere keeps the games before the cut",
                   test_truncations);
  g_test_add_func ("/records/damage/any heap of tokens is read as it was written", test_soups);
  g_test_add_func ("/records/damage/any bytes are read as they were written", test_noise);
  g_test_add_func ("/records/damage/a million brackets are only brackets", test_nesting);
  g_test_add_func ("/records/damage/nothing takes time out of proportion when repeated",
                   test_repetition);
  g_test_add_func ("/records/damage/thirty thousand tags are only tags", test_many_tags);

  return g_test_run ();
}
