/* ugo-test-records.c: what the tests of the records share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-test-records.h"

#include <string.h>

#include "ugo-notation.h"
#include "ugo-writer.h"

GPtrArray *
ugo_test_diagnostics_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_diagnostic_free);
}

/* The text gets a block of its own, so that a sanitizer sees a read behind its end. */
UgoRecordFile *
ugo_test_file (const char *text, gssize length)
{
  gsize size = length < 0 ? strlen (text) : (gsize) length;
  g_autoptr (GBytes) bytes = g_bytes_new (text, size);

  return ugo_record_file_new (bytes, NULL, NULL);
}

static void
print_diagnostics (GPtrArray *diagnostics)
{
  for (guint i = 0; i < diagnostics->len; i++)
    {
      const UgoDiagnostic *diagnostic = diagnostics->pdata[i];
      g_autofree char *message = ugo_diagnostic_message (diagnostic);

      g_test_message ("game %u, %u:%u: fault %d: %s", diagnostic->game, diagnostic->line,
                      diagnostic->column, diagnostic->fault, message);
    }
}

UgoRecord *
ugo_test_read (const char *text, GPtrArray *diagnostics)
{
  g_autoptr (UgoRecordFile) file = ugo_test_file (text, -1);
  g_autoptr (GPtrArray) found = ugo_test_diagnostics_new ();
  UgoRecord *record;

  g_assert_cmpuint (ugo_record_file_get_n_games (file), ==, 1);
  record = ugo_record_file_read (file, 0, diagnostics != NULL ? diagnostics : found);
  if (found->len > 0)
    g_test_message ("%s", text);
  print_diagnostics (found);
  g_assert_cmpuint (found->len, ==, 0);

  return record;
}

void
ugo_test_assert_fault (GPtrArray *diagnostics, UgoSeverity severity, UgoFault fault, guint line,
                       guint column)
{
  const UgoDiagnostic *diagnostic;

  print_diagnostics (diagnostics);
  g_assert_cmpuint (diagnostics->len, ==, 1);
  diagnostic = diagnostics->pdata[0];
  g_assert_cmpint (diagnostic->severity, ==, severity);
  g_assert_cmpint (diagnostic->fault, ==, fault);
  g_assert_cmpuint (diagnostic->line, ==, line);
  g_assert_cmpuint (diagnostic->column, ==, column);
}

UgoNode *
ugo_test_find (UgoRecord *record, const char *path)
{
  g_auto (GStrv) moves = g_strsplit (path, " ", -1);
  UgoNode *node = ugo_record_get_root (record);

  for (gsize i = 0; moves[i] != NULL && moves[i][0] != '\0'; i++)
    {
      char text[UGO_MOVE_TEXT_SIZE];

      for (node = node->first_child; node != NULL; node = node->next)
        {
          ugo_node_write_move (node, text);
          if (g_str_equal (text, moves[i]))
            break;
        }
      if (node == NULL)
        g_test_message ("no move %s in %s", moves[i], path);
      g_assert_nonnull (node);
    }

  return node;
}

/* Whether a line is as short as it can be: below 80 columns, or made of what cannot be parted. */
static gboolean
line_is_short (const char *line)
{
  return g_utf8_strlen (line, -1) < 80 || line[0] == '[' || line[0] == ';'
         || strstr (line, " ; ") != NULL || strchr (line + 1, ' ') == NULL;
}

static void
assert_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (gsize i = 0; lines[i] != NULL; i++)
    {
      if (!line_is_short (lines[i]) || lines[i][0] == '%')
        g_test_message ("%s", lines[i]);
      g_assert_true (line_is_short (lines[i]));
      g_assert_cmpint (lines[i][0], !=, '%');
      g_assert_false (g_str_has_suffix (lines[i], " "));
    }
}

void
ugo_test_assert_round_trip (UgoRecord *record)
{
  g_autofree char *text = ugo_record_to_text (record);
  g_autoptr (UgoRecord) read = ugo_test_read (text, NULL);
  g_autofree char *again = ugo_record_to_text (read);
  gsize length;

  if (!ugo_record_equal (record, read))
    g_test_message ("not equal: %s", text);
  g_assert_true (ugo_record_equal (record, read));
  g_assert_null (ugo_record_get_source (read, &length));
  g_assert_cmpstr (text, ==, again);
  assert_lines (text);
}

void
ugo_test_mutate (GRand *rand, char *text, gsize length)
{
  static const char bytes[] = "(){}[];$%*1ac-. \n\"";

  for (gint i = g_rand_int_range (rand, 0, 6); i > 0 && length > 0; i--)
    text[g_rand_int_range (rand, 0, length)]
      = bytes[g_rand_int_range (rand, 0, sizeof bytes - 1)];
}

char *
ugo_test_random_comment (GRand *rand)
{
  static const char *const words[] = {
    "{",     "}",       ";",      "%",          "%hidden",  "[Event",        "[Event \"x\"]",
    "[",     "]",       "(",      ")",          "$5",       "*",             "1-0",
    "1.",    "a3-a4",   "«ёлка»", "Ходит",      "perché",   "\"",            "\\",
    "\n",    "\n\n",    "\r\n",   "\r",         "\t",       "\x01",          "\xc2\xa0",
    "naïve", "[%clk 0:01:02]",    "[%cal Ga1c3]", "[%my_1 a,b]", "example.org/a?b=c%20d", "☂",
    "plain", "words",   "of",     "a",          "comment",  "that is long",  "\xef\xbb\xbf",
  };
  GString *comment = g_string_new (NULL);
  gint n = g_rand_int_range (rand, 0, 40);

  for (gint i = 0; i < n; i++)
    {
      g_string_append (comment, words[g_rand_int_range (rand, 0, G_N_ELEMENTS (words))]);
      if (g_rand_int_range (rand, 0, 5) > 0)
        g_string_append_c (comment, ' ');
    }
  if (g_rand_int_range (rand, 0, 30) == 0)
    for (gint i = 0; i < 100; i++)
      g_string_append (comment, "long");

  return g_string_free (comment, FALSE);
}

/* Lengthens a route that consists of its start by random stops. */
static void
lengthen_route (GRand *rand, const UgoPosition *position, UgoRoute *route)
{
  gint n = g_rand_int_range (rand, 1, 7);

  for (gint i = 0; i < n; i++)
    {
      uint64_t stops = ugo_route_stops (position, route);
      gint skip;

      if (stops == 0)
        return;
      for (skip = g_rand_int_range (rand, 0, 8); skip > 0 && (stops & (stops - 1)) != 0; skip--)
        stops &= stops - 1;
      route->squares[route->length++] = (UgoSquare) __builtin_ctzll (stops);
    }
}

gboolean
ugo_test_random_move (GRand *rand, const UgoPosition *position, UgoMove *move, UgoRoute *route)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n = ugo_legal_moves (position, moves);

  route->length = 0;
  if (n == 0)
    return FALSE;

  *move = moves[g_rand_int_range (rand, 0, n)];
  if (move->from != UGO_SQUARE_NONE && move->drop == UGO_SQUARE_NONE && g_rand_boolean (rand))
    {
      UgoMove walked;

      route->squares[route->length++] = move->from;
      lengthen_route (rand, position, route);
      walked = ugo_move (move->from, route->squares[route->length - 1]);
      if (route->length > 1 && ugo_check_route (position, walked, route) == UGO_OK)
        *move = walked;
      else
        route->length = 0;
    }

  return TRUE;
}

static void
set_random_comments (GRand *rand, UgoRecord *record, UgoNode *node, UgoCommentPlace place)
{
  char *comments[4] = { NULL };
  gint n = g_rand_int_range (rand, 0, 6) - 2;

  for (gint i = 0; i < n; i++)
    comments[i] = ugo_test_random_comment (rand);
  ugo_record_set_comments (record, node, place, (const char *const *) comments);
  for (gint i = 0; i < n; i++)
    g_free (comments[i]);
}

static void
adorn (GRand *rand, UgoRecord *record, UgoNode *node)
{
  guint8 glyphs[3];

  for (gsize i = 0; i < G_N_ELEMENTS (glyphs); i++)
    glyphs[i] = g_rand_int_range (rand, 0, 256);
  if (node->parent != NULL && g_rand_int_range (rand, 0, 4) == 0)
    ugo_record_set_glyphs (record, node, glyphs, g_rand_int_range (rand, 0, 4));

  if (g_rand_int_range (rand, 0, 3) == 0)
    set_random_comments (rand, record, node, UGO_COMMENT_MOVE);
  if (node->previous != NULL && g_rand_int_range (rand, 0, 3) == 0)
    {
      set_random_comments (rand, record, node, UGO_COMMENT_BEFORE);
      set_random_comments (rand, record, node, UGO_COMMENT_AFTER);
    }
}

static void
random_start (GRand *rand, UgoPosition *position)
{
  static const char *const names[] = {
    "Ugolki 9", "Ugolki 10",  "Ugolki 12 diagonal",       "Ugolki 16 diagonal no-exit mirror",
    "Gyges",    "Gyges advanced", "Ugolki 9 mirror", "Ugolki 16 no-exit",
  };
  const char *name = names[g_rand_int_range (rand, 0, G_N_ELEMENTS (names))];
  UgoVariant variant;
  gsize offset;
  gint n = g_rand_boolean (rand) ? g_rand_int_range (rand, 0, 40) : 0;

  g_assert_cmpint (ugo_variant_read (name, strlen (name), &variant, &offset), ==, UGO_OK);
  ugo_position_start (variant, position);
  for (gint i = 0; i < n; i++)
    {
      UgoMove move;
      UgoRoute route;
      UgoPosition next;

      if (!ugo_test_random_move (rand, position, &move, &route))
        return;
      ugo_play (position, move, NULL, 0, &next);
      if (ugo_result (&next).outcome != UGO_UNDECIDED)
        return;
      *position = next;
    }
}

UgoRecord *
ugo_test_random_record (GRand *rand)
{
  UgoPosition start;
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();
  UgoRecord *record;
  g_autofree char *value = ugo_test_random_comment (rand);
  gint n = g_rand_int_range (rand, 0, 80);
  UgoOutcome end;

  random_start (rand, &start);
  record = ugo_record_new (&start);
  ugo_record_set_tag (record, "White", value);
  ugo_record_set_tag (record, "whiteelo", "2000");
  ugo_record_set_tag (record, "My_Tag1", value);

  g_ptr_array_add (nodes, ugo_record_get_root (record));
  for (gint i = 0; i < n; i++)
    {
      guint at = g_rand_int_range (rand, 0, 4) > 0 ? nodes->len - 1
                                                   : (guint) g_rand_int_range (rand, 0, nodes->len);
      UgoNode *parent = nodes->pdata[at];
      UgoMove move;
      UgoRoute route;

      if (ugo_test_random_move (rand, &parent->position, &move, &route))
        g_ptr_array_add (nodes, ugo_record_append (record, parent, move, &route));
    }
  for (guint i = 0; i < nodes->len; i++)
    adorn (rand, record, nodes->pdata[i]);

  end = ugo_result (&ugo_record_get_end (record)->position).outcome;
  if (end == UGO_UNDECIDED)
    end = g_rand_int_range (rand, UGO_UNDECIDED, UGO_DRAW + 1);
  ugo_record_set_result (record, end, "normal");

  return record;
}

static guint
try_games (GRand *rand, UgoRecordFile *file, UgoTestRecordFunc func, guint n_steps)
{
  guint n_tried = 0;

  for (guint n = 0; n < MIN (ugo_record_file_get_n_games (file), 5); n++)
    {
      g_autoptr (UgoRecord) record = ugo_record_file_read (file, n, NULL);

      if (!ugo_record_is_ours (record))
        continue;
      func (rand, record, n_steps);
      n_tried++;
    }
  return n_tried;
}

guint
ugo_test_each_record (GRand *rand, guint n_mutants, UgoTestRecordFunc func, guint n_steps)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "data", "records", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n_files = 0;
  guint n_tried = 0;
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (!g_str_has_suffix (name, ".ugn"))
        continue;
      for (guint i = 0; i <= n_mutants; i++)
        {
          g_autofree char *text = NULL;
          g_autoptr (UgoRecordFile) file = NULL;
          gsize length;

          g_assert_true (g_file_get_contents (path, &text, &length, NULL));
          if (i > 0)
            ugo_test_mutate (rand, text, length);
          file = ugo_test_file (text, length);
          n_tried += try_games (rand, file, func, n_steps);
        }
      n_files++;
    }
  g_assert_cmpuint (n_files, >, 20);
  return n_tried;
}
