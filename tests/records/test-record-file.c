/* test-record-file.c: finding the games of a text in any encoding
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "ugo-test-collection.h"
#include "ugo-test-records.h"
#include "ugo-writer.h"

#define GAME "[Event \"e\"]\n[Variant \"Ugolki 9\"]\n\n1. c2-c4 f7-f5 *\n\n"

static void
assert_n_games (const char *text, guint expected)
{
  g_autoptr (UgoRecordFile) file = ugo_test_file (text, -1);

  g_test_message ("%s", text);
  g_assert_cmpuint (ugo_record_file_get_n_games (file), ==, expected);
}

static char *
read_data (const char *name, gsize *length)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "records", name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, length, &error);
  g_assert_no_error (error);

  return text;
}

static gboolean
holds_number (const char *list, guint number)
{
  g_auto (GStrv) texts = g_strsplit (list, ",", -1);

  for (gsize i = 0; texts[i] != NULL; i++)
    if (g_ascii_strtoull (texts[i], NULL, 10) == number && texts[i][0] != '-')
      return TRUE;

  return FALSE;
}

static gboolean
has_error (GPtrArray *diagnostics)
{
  for (guint i = 0; i < diagnostics->len; i++)
    if (((UgoDiagnostic *) diagnostics->pdata[i])->severity == UGO_SEVERITY_ERROR)
      return TRUE;

  return FALSE;
}

/* Checks one game of a file, and that writing it changes nothing. */
static void
check_game (UgoRecordFile *file, guint index, const char *plies, const char *errors)
{
  g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
  g_autoptr (UgoRecord) record = ugo_record_file_read (file, index, diagnostics);
  g_autofree char *text = ugo_record_to_text (record);
  g_autoptr (GPtrArray) ignored = ugo_test_diagnostics_new ();
  g_autoptr (UgoRecord) again = ugo_test_read (text, ignored);
  g_autofree char *text_again = ugo_record_to_text (again);

  if (plies[0] != '?')
    g_assert_cmpuint (ugo_record_get_end (record)->ply, ==, g_ascii_strtoull (plies, NULL, 10));
  if (errors[0] != '?')
    g_assert_cmpint (has_error (diagnostics), ==, holds_number (errors, index + 1));
  g_assert_true (ugo_record_equal (record, again));
  g_assert_cmpstr (text, ==, text_again);
}

static void
check_file (const char *name, guint n_games, const char *plies, const char *errors)
{
  gsize length;
  g_autofree char *text = read_data (name, &length);
  g_autoptr (UgoRecordFile) file = ugo_test_file (text, length);
  g_auto (GStrv) counts = g_strsplit (plies, ",", -1);

  g_test_message ("%s", name);
  g_assert_cmpuint (ugo_record_file_get_n_games (file), ==, n_games);
  if (n_games > 0)
    g_assert_cmpuint (g_strv_length (counts), ==, n_games);
  for (guint i = 0; i < n_games; i++)
    check_game (file, i, counts[i], errors);
}

static void
test_reports (void)
{
  gsize length;
  g_autofree char *text = read_data ("expected.tsv", &length);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = 0;

  for (gsize i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);

      if (lines[i][0] == '#' || lines[i][0] == '\0')
        continue;
      g_assert_cmpuint (g_strv_length (fields), >=, 4);
      check_file (fields[0], g_ascii_strtoull (fields[1], NULL, 10), fields[2], fields[3]);
      n++;
    }
  g_assert_cmpuint (n, ==, 22);
}

static void
test_illegal_move_in_the_middle (void)
{
  gsize length;
  g_autofree char *text = read_data ("illegal-3.ugn", &length);
  g_autoptr (UgoRecordFile) file = ugo_test_file (text, length);
  g_autoptr (GString) written = g_string_new (NULL);
  g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (UgoRecord) record = ugo_record_file_read (file, i, diagnostics);

      if (i > 0)
        g_string_append_c (written, '\n');
      ugo_record_write (record, written);
    }
  ugo_test_assert_fault (diagnostics, UGO_SEVERITY_ERROR, UGO_FAULT_MOVE, 21, 19);
  g_assert_cmpuint (((UgoDiagnostic *) diagnostics->pdata[0])->game, ==, 2);
  g_assert_cmpuint (((UgoDiagnostic *) diagnostics->pdata[0])->number, ==, 2);
  g_assert_cmpmem (written->str, written->len, text, length);
}

static void
test_nothing (void)
{
  assert_n_games ("", 0);
  assert_n_games (" \n\r\n\t\xc2\xa0 ", 0);
  assert_n_games ("\xef\xbb\xbf", 0);
  assert_n_games ("\xef\xbb\xbf\n", 0);
  assert_n_games ("% only\n% escapes", 0);
}

static void
test_boundaries (void)
{
  assert_n_games (GAME GAME GAME, 3);
  assert_n_games ("[Event \"a\"]\n*[Event \"b\"]*[Event \"c\"]", 3);
  assert_n_games ("[Event \"a\"]\n[Event \"b\"]\n[Site \"c\"]\n[Event \"d\"]", 3);
  assert_n_games ("[Event \"a\"]\n1. c2-c4\n[Site \"b\"]\n1. c2-c4\n[Event \"c\"]\n1-0", 3);
  assert_n_games ("[Event \"a\"]\n{only a comment}\n[Event \"b\"]\n; another\n[Event \"c\"]", 3);
  assert_n_games ("[Site \"a\"]\n[Event \"b\"]\n\n*", 1);
  assert_n_games ("[Site \"a\"]\n\n[Event \"b\"]\n\n*", 2);
  assert_n_games ("1. c2-c4 1-0 1. c2-c4 0-1 c2-c4 1/2-1/2 (", 4);
  assert_n_games ("1. c2-c4 1-0 {comment} *", 1);
  assert_n_games ("{before} [Event \"a\"] {after} *", 1);
  assert_n_games ("1. c2-c4 (1. a3-a4 1-0) f7-f5 *", 1);
  assert_n_games ("1. c2-c4 {[Event \"a\"] 1-0 *} f7-f5 ; [Event \"b\"] 1-0\n*", 1);
  assert_n_games ("[Event \"[Event \\\"x\\\"]\"]\n*", 1);
  assert_n_games ("1. c2-c4 {a {b} 1-0 } f7-f5 *", 1);
  assert_n_games (GAME "\xef\xbb\xbf" GAME, 2);
}

static void
test_unclosed_comment (void)
{
  assert_n_games ("[Event \"a\"]\n\n1. c2-c4 {unclosed *\n\n" GAME GAME, 3);
  assert_n_games ("[Event \"a\"]\n\n1. c2-c4 {un {cl} osed *\n\n[Site \"b\"]\n{}\n\n" GAME, 3);
  assert_n_games ("[Event \"a\"]\n\n1. c2-c4 ((( *\n\n" GAME GAME, 3);
  assert_n_games ("[Event \"a\n[Site \"b]\n\n1. c2-c4 *\n\n" GAME GAME, 3);
}

static void
test_line_ends (void)
{
  static const char *const line_ends[] = { "\n", "\r\n", "\r" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  const char *source = "[Event \"a\"]\n[Variant \"Ugolki 9\"]\n\n; one\n% two\n1. c2-c4\n"
                       "{x\ny\n\nz}\nzz *\n\n" GAME;
  g_auto (GStrv) lines = g_strsplit (source, "\n", -1);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (gsize i = 0; i < G_N_ELEMENTS (line_ends); i++)
    g_ptr_array_add (texts, g_strjoinv (line_ends[i], lines));
  for (guint i = 0; i < 50; i++)
    {
      GString *mixed = g_string_new (NULL);

      for (gsize j = 0; lines[j] != NULL; j++)
        {
          /* CR before an empty line that ends with LF would be one line end, not two. */
          gint kind = g_rand_int_range (rand, 0, 3);
          gboolean follows_cr = mixed->len > 0 && mixed->str[mixed->len - 1] == '\r';

          g_string_append (mixed, lines[j]);
          g_string_append (mixed, line_ends[follows_cr && lines[j][0] == '\0' ? 2 : kind]);
        }
      g_ptr_array_add (texts, g_string_free (mixed, FALSE));
    }

  for (guint i = 0; i < texts->len; i++)
    {
      g_autoptr (UgoRecordFile) file = ugo_test_file (texts->pdata[i], -1);
      g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
      g_autoptr (UgoRecord) record = ugo_record_file_read (file, 0, diagnostics);

      g_assert_cmpuint (ugo_record_file_get_n_games (file), ==, 2);
      g_assert_cmpuint (ugo_record_file_get_entry (file, 1)->line, ==, 13);
      ugo_test_assert_fault (diagnostics, UGO_SEVERITY_ERROR, UGO_FAULT_TOKEN, 11, 1);
      g_assert_cmpstr (ugo_record_get_root (record)->comments[0], ==, "one");
      g_assert_cmpstr (ugo_record_get_end (record)->comments[0], ==, "x y\nz");
    }
}

static void
test_entries (void)
{
  const char *text = "\n{intro}\n[event \"E \\\"1\\\"\"]\n[White \"W\"]\n[white \"X\"]\n"
                     "[Foo \"f\"]\n*\n  1. c2-c4 1-0 f7-f5";
  g_autoptr (UgoRecordFile) file = ugo_test_file (text, -1);
  const UgoRecordEntry *entry = ugo_record_file_get_entry (file, 0);
  gsize length;
  const char *source = ugo_record_file_get_source (file, 1, &length);

  g_assert_cmpuint (ugo_record_file_get_n_games (file), ==, 3);
  g_assert_cmpuint (entry->offset, ==, 1);
  g_assert_cmpuint (entry->line, ==, 2);
  g_assert_cmpstr (ugo_record_entry_tag (entry, "Event"), ==, "E \"1\"");
  g_assert_cmpstr (ugo_record_entry_tag (entry, "White"), ==, "W");
  g_assert_null (ugo_record_entry_tag (entry, "Black"));
  g_assert_cmpuint (length, ==, strlen ("1. c2-c4 1-0 "));
  g_assert_cmpint (strncmp (source, "1. c2-c4 1-0 ", length), ==, 0);
  g_assert_cmpuint (ugo_record_file_get_entry (file, 1)->line, ==, 8);
  g_assert_null (ugo_record_entry_tag (ugo_record_file_get_entry (file, 1), "Event"));
}

static char *
make_collection (guint n_games, guint32 seed, gsize *length)
{
  char *text = NULL;
  FILE *stream = open_memstream (&text, length);

  ugo_test_write_collection (stream, n_games, seed);
  fclose (stream);

  return text;
}

static guint
count_events (const char *text)
{
  guint n = 0;

  for (const char *pos = text; (pos = strstr (pos, "[Event \"")) != NULL; pos++)
    n += pos == text || pos[-1] == '\n' || pos[-1] == '\r';

  return n;
}

static void
test_generated_counts (void)
{
  for (guint32 seed = 1; seed <= 6; seed++)
    {
      gsize length;
      g_autofree char *text = make_collection (300, seed, &length);
      g_autoptr (UgoRecordFile) file = ugo_test_file (text, length);

      g_assert_cmpuint (count_events (text), ==, 300);
      g_assert_cmpuint (ugo_record_file_get_n_games (file), ==, 300);
    }
}

/* What the index tells of a game without reading it is what reading it tells. */
static void
test_entries_tell_what_is_read (void)
{
  gsize length;
  g_autofree char *text = make_collection (400, 7, &length);
  g_autoptr (UgoRecordFile) file = ugo_test_file (text, length);
  guint n_damaged = 0;

  for (guint i = 0; i < 400; i++)
    {
      const UgoRecordEntry *entry = ugo_record_file_get_entry (file, i);
      g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
      g_autoptr (UgoRecord) record = ugo_record_file_read (file, i, diagnostics);

      if (has_error (diagnostics))
        {
          n_damaged++;
          continue;
        }
      g_assert_cmpuint (entry->n_words, ==, ugo_record_get_end (record)->ply);
      g_assert_cmpint (entry->result, ==, ugo_record_get_result (record));
      for (const char *const *name = (const char *const[]) { "Event", "White", "Variant", NULL };
           *name != NULL; name++)
        g_assert_cmpstr (ugo_record_entry_tag (entry, *name), ==,
                         ugo_record_get_tag (record, *name));
    }
  g_assert_cmpuint (n_damaged, >, 0);
  g_assert_cmpuint (n_damaged, <, 40);
}

static gpointer
look_at_games (gpointer data)
{
  UgoRecordFile *file = data;
  guint n = 0;

  while (n < 20000)
    {
      guint n_games = ugo_record_file_get_n_games (file);

      g_assert_cmpuint (n_games, >=, n);
      for (; n < n_games; n++)
        {
          g_autofree char *expected = g_strdup_printf ("%u", n);

          g_assert_cmpstr (ugo_record_entry_tag (ugo_record_file_get_entry (file, n), "Round"), ==,
                           expected);
        }
      g_thread_yield ();
    }

  return NULL;
}

static void
test_seen_while_found (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (UgoRecordFile) file = NULL;
  GThread *thread;

  for (guint i = 0; i < 20000; i++)
    g_string_append_printf (text, "[Event \"e\"]\n[Round \"%u\"]\n\n1. c2-c4 *\n\n", i);
  bytes = g_bytes_new (text->str, text->len);
  file = ugo_record_file_new_unindexed (bytes, NULL, NULL);
  g_assert_cmpuint (ugo_record_file_get_n_games (file), ==, 0);
  thread = g_thread_new ("look", look_at_games, file);
  g_assert_true (ugo_record_file_index (file, NULL, NULL));
  g_thread_join (thread);
  g_assert_cmpuint (ugo_record_file_get_n_games (file), ==, 20000);
}

/* Games that share a line still know their columns. */
static void
test_column_in_a_shared_line (void)
{
  g_autoptr (UgoRecordFile) file = ugo_test_file ("ёж * c2-c4 * f7-f5 {é} zz *", -1);
  g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
  g_autoptr (UgoRecord) record = ugo_record_file_read (file, 2, diagnostics);
  const UgoDiagnostic *diagnostic = diagnostics->pdata[diagnostics->len - 1];

  g_assert_cmpuint (ugo_record_file_get_n_games (file), ==, 3);
  g_assert_cmpint (diagnostic->fault, ==, UGO_FAULT_MOVE);
  g_assert_cmpuint (diagnostic->column, ==, 14);
  g_assert_cmpuint (diagnostic->game, ==, 3);
  g_assert_nonnull (record);
}

static void
test_byte_order_mark (void)
{
  gsize length;
  g_autofree char *text = read_data ("bom.ugn", &length);
  g_autoptr (UgoRecordFile) file = ugo_test_file (text, length);
  g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
  g_autoptr (UgoRecord) record = ugo_record_file_read (file, 0, diagnostics);
  g_autofree char *written = ugo_record_to_text (record);

  g_assert_cmpuint (diagnostics->len, ==, 0);
  g_assert_cmpstr (ugo_record_entry_tag (ugo_record_file_get_entry (file, 0), "Event"), ==,
                   "Casual game");
  g_assert_cmpstr (written, ==, text + 3);
  g_assert_cmpuint (ugo_record_file_get_diagnostics (file)->len, ==, 0);

  g_autoptr (UgoRecordFile) escaped = ugo_test_file ("\xef\xbb\xbf%1. a\n" GAME, -1);
  g_assert_cmpuint (ugo_record_file_get_n_games (escaped), ==, 1);
}

static void
test_cut_tag (void)
{
  static const char *const cuts[] = {
    "[", "[E", "[Event", "[Event ", "[Event \"", "[Event \"a", "[Event \"a\"", "[Event \"a\\",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cuts); i++)
    {
      g_autofree char *two = g_strconcat (GAME, cuts[i], NULL);
      g_autofree char *tags = g_strconcat ("[White \"A\"]\n", cuts[i], NULL);
      g_autoptr (UgoRecordFile) alone = ugo_test_file (cuts[i], -1);
      g_autoptr (UgoRecordFile) after = ugo_test_file (two, -1);
      g_autoptr (UgoRecordFile) inside = ugo_test_file (tags, -1);
      g_autoptr (GPtrArray) diagnostics = ugo_test_diagnostics_new ();
      g_autoptr (UgoRecord) record = NULL;

      g_test_message ("%s", cuts[i]);
      g_assert_cmpuint (ugo_record_file_get_n_games (alone), ==, 0);
      ugo_test_assert_fault (ugo_record_file_get_diagnostics (alone), UGO_SEVERITY_ERROR,
                             UGO_FAULT_TAG, 1, 1);
      g_assert_cmpuint (ugo_record_file_get_n_games (after), ==, 1);
      ugo_test_assert_fault (ugo_record_file_get_diagnostics (after), UGO_SEVERITY_ERROR,
                             UGO_FAULT_TAG, 6, 1);
      g_assert_cmpuint (ugo_record_file_get_n_games (inside), ==, 1);
      record = ugo_record_file_read (inside, 0, diagnostics);
      g_assert_true (has_error (diagnostics));
    }
}

static void
assert_encoding (const char *bytes, const char *name, const char *white, guint line, guint column)
{
  g_autofree char *text
      = g_strconcat ("[Event \"e\"]\n[White \"", bytes, "\"]\n[Variant \"Ugolki 9\"]\n\n*\n", NULL);
  g_autoptr (UgoRecordFile) file = ugo_test_file (text, -1);
  GPtrArray *diagnostics = ugo_record_file_get_diagnostics (file);
  g_autoptr (UgoRecord) record = ugo_record_file_read (file, 0, NULL);

  g_assert_cmpstr (ugo_record_get_tag (record, "White"), ==, white);
  g_assert_cmpstr (ugo_record_entry_tag (ugo_record_file_get_entry (file, 0), "White"), ==, white);
  if (name == NULL)
    g_assert_cmpuint (diagnostics->len, ==, 0);
  else
    {
      ugo_test_assert_fault (diagnostics, UGO_SEVERITY_WARNING, UGO_FAULT_ENCODING, line, column);
      g_assert_cmpstr (((UgoDiagnostic *) diagnostics->pdata[0])->detail, ==, name);
    }
}

static void
test_encodings (void)
{
  assert_encoding ("José «Muñoz» ёж", NULL, "José «Muñoz» ёж", 0, 0);
  assert_encoding ("Jos\xe9 Mu\xf1oz", "Windows-1252", "José Muñoz", 2, 12);
  assert_encoding ("\xc8 pi\xf9 \x93l\xe0\x94 \x80", "Windows-1252", "È più “là” €", 2, 9);
  assert_encoding ("P\xe4\xe4t\xf6", "Windows-1252", "Päätö", 2, 10);
  assert_encoding ("\xc8\xe2\xe0\xed\xee\xe2 \xc8. \xb8 \xb9", "Windows-1251", "Иванов И. ё №", 2,
                   9);
  assert_encoding ("\xcf\xb8\xf2\xf0 Ivanov", "Windows-1251", "Пётр Ivanov", 2, 10);
  assert_encoding ("Пётр и \xc8\xe2\xe0\xed", "Windows-1251", "Пётр и Иван", 2, 16);
  assert_encoding ("Пётр и Jos\xe9", "Windows-1252", "Пётр и José", 2, 19);
  assert_encoding ("a\x81\xff", "Windows-1252", "a\xef\xbf\xbdÿ", 2, 10);
}

/* Characters and stray bytes wherever the text is read in pieces. */
static void
test_encoding_in_pieces (void)
{
  const gsize edge = 1 << 20;
  const char *umbrellas = " ☂☂☂☂☂☂☂☂☂☂☂☂☂☂☂☂☂☂☂☂☂";

  for (gsize shift = 0; shift < 6; shift++)
    for (guint stray = 0; stray < 2; stray++)
      {
        g_autofree char *filler = g_strnfill (edge - 32 - shift, 'x');
        g_autofree char *text
            = g_strconcat ("{", filler, umbrellas, stray ? "\xe9" : "", "}\n", GAME, NULL);
        g_autoptr (UgoRecordFile) file = ugo_test_file (text, -1);
        g_autoptr (UgoRecord) record = ugo_record_file_read (file, 0, NULL);
        const char *comment = ugo_record_get_root (record)->comments[0];
        gsize length = strlen (filler) + strlen (umbrellas);

        g_assert_cmpuint (ugo_record_file_get_diagnostics (file)->len, ==, stray);
        g_assert_cmpuint (strlen (comment), ==, length + stray * 2);
        g_assert_true (g_str_has_prefix (comment + strlen (filler), umbrellas));
        g_assert_cmpstr (comment + length, ==, stray ? "é" : "");
      }
}

static gboolean
count_calls_cb (gsize done, gsize total, gpointer data)
{
  guint *calls = data;

  g_assert_cmpuint (done, <=, total);
  return ++*calls < 5;
}

static void
test_progress (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) small = g_bytes_new_static (GAME, strlen (GAME));
  g_autoptr (UgoRecordFile) file = NULL;
  g_autoptr (GBytes) bytes = NULL;
  guint calls = 0;

  while (text->len < 8 << 20)
    g_string_append (text, GAME);
  bytes = g_string_free_to_bytes (g_steal_pointer (&text));
  g_assert_null (ugo_record_file_new (bytes, count_calls_cb, &calls));
  g_assert_cmpuint (calls, ==, 5);

  calls = 0;
  file = ugo_record_file_new (small, count_calls_cb, &calls);
  g_assert_cmpuint (ugo_record_file_get_n_games (file), ==, 1);
}

/* A valid text is used where it lies: a mapped file is not copied. */
static void
test_text_is_not_copied (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (GAME GAME, strlen (GAME GAME));
  g_autoptr (UgoRecordFile) file = ugo_record_file_new (bytes, NULL, NULL);
  gsize length;

  g_assert_true (ugo_record_file_get_source (file, 1, &length)
                 == (const char *) g_bytes_get_data (bytes, NULL) + strlen (GAME));
}

static guint
count_lines_with_prefix (const char *text, const char *prefix)
{
  guint n = g_str_has_prefix (text, prefix);
  g_autofree char *needle = g_strconcat ("\n", prefix, NULL);

  while ((text = strstr (text, needle)) != NULL)
    {
      text++;
      n++;
    }

  return n;
}

static void
test_many_games (void)
{
  static const char *const separators[] = { "", "\n", "\n\n\n", " " };
  static const guint counts[] = { 1, 3, 4, 1000, 20000 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);

  for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (UgoRecordFile) file = NULL;

      for (guint j = 0; j < counts[i]; j++)
        {
          g_string_append_printf (text, "[Event \"e\"]\n[White \"player %u\"]\n", j);
          if (g_rand_boolean (rand))
            g_string_append (text, "[Variant \"Ugolki 9\"]\n\n1. c2-c4 {x} ( 1. a3-a4 ) f7-f5\n");
          if (g_rand_boolean (rand))
            g_string_append (text, "*\n");
          g_string_append (text, separators[g_rand_int_range (rand, 0, 3)]);
        }
      file = ugo_test_file (text->str, text->len);
      g_assert_cmpuint (ugo_record_file_get_n_games (file), ==, counts[i]);
      g_assert_cmpuint (count_lines_with_prefix (text->str, "[Event \""), ==, counts[i]);
      for (guint j = 0; j < counts[i]; j++)
        {
          const UgoRecordEntry *entry = ugo_record_file_get_entry (file, j);
          g_autofree char *white = g_strdup_printf ("player %u", j);

          g_assert_cmpstr (ugo_record_entry_tag (entry, "White"), ==, white);
          g_assert_cmpint (strncmp (text->str + entry->offset, "[Event", 6), ==, 0);
        }
    }
}

static const struct
{
  const char *name;
  GTestFunc function;
} tests[] = {
  { "every reported file gives what was expected", test_reports },
  { "an illegal move costs neither its game's text nor other games",
    test_illegal_move_in_the_middle },
  { "an empty text has no games", test_nothing },
  { "a game ends at its result or before the next tags", test_boundaries },
  { "nothing left open swallows the games that follow", test_unclosed_comment },
  { "every kind of line end gives the same games", test_line_ends },
  { "an entry has its place and its tags", test_entries },
  { "games in one line know their columns", test_column_in_a_shared_line },
  { "a byte order mark is skipped and not written", test_byte_order_mark },
  { "a tag cut off by the end is told and begins no game", test_cut_tag },
  { "texts that are not UTF-8 are read by their letters", test_encodings },
  { "no character is cut where a text is read in pieces", test_encoding_in_pieces },
  { "progress is told and can stop the reading", test_progress },
  { "a text in UTF-8 is not copied", test_text_is_not_copied },
  { "there are as many games as Event tags", test_many_games },
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strconcat ("/records/record-file/", tests[i].name, NULL);

      g_test_add_func (path, tests[i].function);
    }
  g_test_add_func ("/record-file/a generated collection has as many games as Event tags",
                   test_generated_counts);
  g_test_add_func ("/record-file/an entry tells what reading its game tells",
                   test_entries_tell_what_is_read);
  g_test_add_func ("/record-file/games are looked at while more are found",
                   test_seen_while_found);

  return g_test_run ();
}
