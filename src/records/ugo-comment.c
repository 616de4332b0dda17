/* ugo-comment.c: comments and the commands embedded in them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-comment.h"

#include <math.h>
#include <string.h>

#include "ugo-notation.h"

/* The commands that draw on the board. */
#define ARROWS "cal"
#define CIRCLES "csl"

static void
command_free (UgoCommand *command)
{
  g_free (command->name);
  g_free (command->value);
  g_free (command);
}

/* Brings @text, valid UTF-8, into its normal form; @paragraph_lines line ends part paragraphs. */
static char *
normalise (const char *text, guint paragraph_lines)
{
  gboolean one_line = strchr (text, '}') != NULL;
  GString *comment = g_string_sized_new (strlen (text));
  gboolean space = FALSE;
  guint line_ends = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c == ' ' || g_unichar_iscntrl (c))
        {
          space = TRUE;
          if (c == '\n' || (c == '\r' && p[1] != '\n'))
            line_ends++;
          continue;
        }

      if (space && comment->len > 0)
        g_string_append_c (comment, line_ends >= paragraph_lines && !one_line ? '\n' : ' ');
      g_string_append_unichar (comment, c);
      space = FALSE;
      line_ends = 0;
    }

  return g_string_free (comment, FALSE);
}

char *
ugo_comment_normalise (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  return normalise (valid, 1);
}

char *
ugo_comment_read (const char *text, gsize length)
{
  g_autofree char *valid = g_utf8_make_valid (text, length);

  return normalise (valid, 2);
}

/* Finds the next `[%name value]` at or after @pos. Returns: behind it, or %NULL for none */
static const char *
find_command (const char *pos, const char **start, gsize *name_length)
{
  while ((pos = strstr (pos, "[%")) != NULL)
    {
      const char *name = pos + 2;
      const char *end = name;

      while (g_ascii_isalnum (*end) || *end == '_')
        end++;
      *start = pos;
      *name_length = end - name;
      if (*name_length > 0 && (g_ascii_isspace (*end) || *end == ']'))
        {
          end = strchr (end, ']');
          return end == NULL ? NULL : end + 1;
        }
      pos = name;
    }

  return NULL;
}

static gboolean
is_command (const char *start, gsize name_length, const char *name)
{
  return strlen (name) == name_length && memcmp (start + 2, name, name_length) == 0;
}

static char *
command_value (const char *start, gsize name_length, const char *end)
{
  const char *value = start + 2 + name_length;

  return g_strstrip (g_strndup (value, end - 1 - value));
}

char *
ugo_comment_split (const char *comment, GPtrArray **commands)
{
  g_autoptr (GString) words = g_string_new (NULL);
  g_autoptr (GPtrArray) found
      = g_ptr_array_new_with_free_func ((GDestroyNotify) command_free);
  const char *pos = comment;
  const char *start;
  const char *end;
  gsize name_length;

  while ((end = find_command (pos, &start, &name_length)) != NULL)
    {
      UgoCommand *command = g_new (UgoCommand, 1);

      command->name = g_strndup (start + 2, name_length);
      command->value = command_value (start, name_length, end);
      g_ptr_array_add (found, command);
      g_string_append_len (words, pos, start - pos);
      pos = end;
    }
  g_string_append (words, pos);

  if (commands != NULL)
    *commands = g_steal_pointer (&found);

  return ugo_comment_normalise (words->str);
}

/* A value that stays inside its brackets and its comment. */
static void
append_command (GString *text, const char *name, const char *value)
{
  g_autofree char *safe = g_strdelimit (g_strdup (value), "[]{}", ' ');

  g_strstrip (safe);
  g_string_append_printf (text, safe[0] == '\0' ? "[%%%s%s]" : "[%%%s %s]", name, safe);
}

char *
ugo_comment_set_command (const char *comment, const char *name, const char *value)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *pos = comment != NULL ? comment : "";
  gboolean written = value == NULL;
  const char *start;
  const char *end;
  gsize name_length;

  while ((end = find_command (pos, &start, &name_length)) != NULL)
    {
      g_string_append_len (text, pos, start - pos);
      pos = end;
      if (!is_command (start, name_length, name))
        {
          g_string_append_len (text, start, end - start);
          continue;
        }
      if (!written)
        append_command (text, name, value);
      written = TRUE;
    }
  g_string_append (text, pos);

  if (!written)
    {
      g_autoptr (GString) command = g_string_new (NULL);

      append_command (command, name, value);
      g_string_append_c (command, ' ');
      g_string_prepend (text, command->str);
    }

  return ugo_comment_normalise (text->str);
}

char *
ugo_comment_set_words (const char *comment, const char *words)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *pos = comment != NULL ? comment : "";
  const char *start;
  const char *end;
  gsize name_length;

  while ((end = find_command (pos, &start, &name_length)) != NULL)
    {
      g_string_append_len (text, start, end - start);
      g_string_append_c (text, ' ');
      pos = end;
    }
  g_string_append (text, words);

  return ugo_comment_normalise (text->str);
}

char *
ugo_comments_get_words (char **comments)
{
  GString *text = g_string_new (NULL);

  for (gsize i = 0; comments != NULL && comments[i] != NULL; i++)
    {
      g_autofree char *words = ugo_comment_split (comments[i], NULL);

      if (words[0] != '\0' && text->len > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, words);
    }

  return g_string_free (text, FALSE);
}

/* The comments, of which there is at least one. */
static char **
copy_comments (char **comments)
{
  static const char *const none[] = { "", NULL };

  return g_strdupv (comments != NULL && comments[0] != NULL ? comments : (char **) none);
}

static void
replace_comment (char **place, char *comment)
{
  g_free (*place);
  *place = comment;
}

char **
ugo_comments_set_words (char **comments, const char *words)
{
  char **changed = copy_comments (comments);

  for (gsize i = 0; changed[i] != NULL; i++)
    replace_comment (&changed[i], ugo_comment_set_words (changed[i], i == 0 ? words : ""));
  return changed;
}

static gboolean
read_mark (const UgoRules *rules, const char *text, gboolean is_arrow, UgoMark *mark)
{
  gsize length = strlen (text);
  gsize at = 1;
  gsize used;

  if (length == 0 || strchr ("RGBY", text[0]) == NULL)
    return FALSE;

  *mark = (UgoMark) { text[0], UGO_SQUARE_NONE, UGO_SQUARE_NONE };
  used = ugo_square_read (rules, text + at, length - at, &mark->from);
  if (used == 0)
    return FALSE;

  at += used;
  if (is_arrow)
    {
      used = ugo_square_read (rules, text + at, length - at, &mark->to);
      if (used == 0)
        return FALSE;
      at += used;
    }

  return at == length;
}

static void
read_marks (const UgoRules *rules, const char *value, gboolean is_arrow, GArray *marks)
{
  g_auto (GStrv) texts = g_strsplit (value, ",", -1);

  for (gsize i = 0; texts[i] != NULL; i++)
    {
      UgoMark mark;

      if (read_mark (rules, g_strstrip (texts[i]), is_arrow, &mark))
        g_array_append_val (marks, mark);
    }
}

GArray *
ugo_comment_marks (const UgoRules *rules, const char *comment)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (UgoMark));
  const char *start;
  const char *end;
  gsize name_length;

  for (const char *pos = comment; (end = find_command (pos, &start, &name_length)) != NULL;
       pos = end)
    {
      g_autofree char *value = command_value (start, name_length, end);

      if (is_command (start, name_length, ARROWS))
        read_marks (rules, value, TRUE, marks);
      else if (is_command (start, name_length, CIRCLES))
        read_marks (rules, value, FALSE, marks);
    }

  return marks;
}

static char *
write_mark (const UgoRules *rules, const UgoMark *mark)
{
  char from[3];
  char to[3] = "";

  ugo_square_write (rules, mark->from, from);
  if (mark->to != UGO_SQUARE_NONE)
    ugo_square_write (rules, mark->to, to);
  return g_strdup_printf ("%c%s%s", mark->colour, from, to);
}

/* What the commands of that name tell one by one. */
static GPtrArray *
list_marks (const char *comment, const char *name)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) commands = NULL;

  g_free (ugo_comment_split (comment, &commands));
  for (guint i = 0; i < commands->len; i++)
    {
      const UgoCommand *command = commands->pdata[i];
      g_auto (GStrv) values = NULL;

      if (!g_str_equal (command->name, name))
        continue;
      values = g_strsplit (command->value, ",", -1);
      for (gsize j = 0; values[j] != NULL; j++)
        g_ptr_array_add (texts, g_strdup (g_strstrip (values[j])));
    }
  return texts;
}

static char *
set_marks (const char *comment, const char *name, GPtrArray *texts)
{
  g_autofree char *value = NULL;

  if (texts->len > 0)
    {
      g_ptr_array_add (texts, NULL);
      value = g_strjoinv (",", (char **) texts->pdata);
    }
  return ugo_comment_set_command (comment, name, value);
}

/* Takes what is drawn on the squares of @mark away. Returns: whether it had its colour */
static gboolean
remove_mark (char **place, const UgoRules *rules, const UgoMark *mark)
{
  gboolean is_arrow = mark->to != UGO_SQUARE_NONE;
  const char *name = is_arrow ? ARROWS : CIRCLES;
  g_autoptr (GPtrArray) texts = list_marks (*place, name);
  guint n = texts->len;
  gboolean is_same = FALSE;

  for (guint i = n; i > 0; i--)
    {
      UgoMark old;

      if (!read_mark (rules, texts->pdata[i - 1], is_arrow, &old) || old.from != mark->from
          || old.to != mark->to)
        continue;
      is_same |= old.colour == mark->colour;
      g_ptr_array_remove_index (texts, i - 1);
    }
  if (texts->len < n)
    replace_comment (place, set_marks (*place, name, texts));
  return is_same;
}

char **
ugo_comments_toggle_mark (char **comments, const UgoRules *rules, const UgoMark *mark)
{
  char **changed = copy_comments (comments);
  const char *name = mark->to != UGO_SQUARE_NONE ? ARROWS : CIRCLES;
  gboolean is_drawn = FALSE;
  gsize home = 0;

  for (gsize i = 0; changed[i] != NULL; i++)
    {
      g_autoptr (GPtrArray) texts = list_marks (changed[i], name);

      if (texts->len > 0)
        home = i;
      is_drawn |= remove_mark (&changed[i], rules, mark);
    }
  if (!is_drawn)
    {
      g_autoptr (GPtrArray) texts = list_marks (changed[home], name);

      g_ptr_array_add (texts, write_mark (rules, mark));
      replace_comment (&changed[home], set_marks (changed[home], name, texts));
    }
  return changed;
}

char **
ugo_comments_clear_marks (char **comments)
{
  static const char *const names[] = { ARROWS, CIRCLES };
  char **changed = copy_comments (comments);

  for (gsize i = 0; changed[i] != NULL; i++)
    for (gsize j = 0; j < G_N_ELEMENTS (names); j++)
      replace_comment (&changed[i], ugo_comment_set_command (changed[i], names[j], NULL));
  return changed;
}

static char *
find_value (const char *comment, const char *name)
{
  const char *pos = comment;
  const char *start;
  const char *end;
  gsize name_length;

  while ((end = find_command (pos, &start, &name_length)) != NULL)
    {
      if (is_command (start, name_length, name))
        return command_value (start, name_length, end);
      pos = end;
    }

  return NULL;
}

/* Reads one to six digits. */
static gboolean
read_number (const char **pos, gint64 *number)
{
  const char *start = *pos;

  for (*number = 0; g_ascii_isdigit (**pos) && *pos - start < 6; (*pos)++)
    *number = *number * 10 + (**pos - '0');

  return *pos > start && !g_ascii_isdigit (**pos);
}

gboolean
ugo_comment_clock (const char *comment, gint64 *milliseconds)
{
  g_autofree char *value = find_value (comment, "clk");
  const char *pos = value;
  gint64 hours;
  gint64 minutes;
  gint64 seconds;
  gint64 fraction = 0;

  if (value == NULL || !read_number (&pos, &hours) || *pos++ != ':'
      || !read_number (&pos, &minutes) || minutes > 59 || *pos++ != ':'
      || !read_number (&pos, &seconds) || seconds > 59)
    return FALSE;

  if (*pos == '.')
    {
      gint64 unit = 100;

      for (pos++; g_ascii_isdigit (*pos); pos++, unit /= 10)
        fraction += unit * (*pos - '0');
    }
  if (*pos != '\0')
    return FALSE;

  *milliseconds = ((hours * 60 + minutes) * 60 + seconds) * 1000 + fraction;
  return TRUE;
}

char *
ugo_comment_set_clock (const char *comment, gint64 milliseconds)
{
  int seconds = (int) (milliseconds / 1000);
  int fraction = (int) (milliseconds % 1000);
  g_autofree char *value
      = g_strdup_printf (fraction > 0 ? "%d:%02d:%02d.%03d" : "%d:%02d:%02d", seconds / 3600,
                         seconds / 60 % 60, seconds % 60, fraction);

  for (gsize end = strlen (value); fraction > 0 && value[end - 1] == '0'; end--)
    value[end - 1] = '\0';
  return ugo_comment_set_command (comment, "clk", value);
}

/* The most moves to a win that are told. */
#define MAX_EVAL_MOVES 9999

/* Reads `#3` or `#-3`. */
static gboolean
read_win (const char *value, UgoEval *eval)
{
  const char *pos = value + 1;
  gboolean is_negative = *pos == '-';
  gint64 moves;

  if (*pos == '+' || *pos == '-')
    pos++;
  if (!read_number (&pos, &moves) || moves > MAX_EVAL_MOVES || (*pos != '\0' && *pos != ','))
    return FALSE;

  *eval = (UgoEval) { TRUE, (gint) (is_negative ? -moves : moves) };
  return TRUE;
}

/* A depth may follow after a comma. */
gboolean
ugo_comment_eval (const char *comment, UgoEval *eval)
{
  g_autofree char *value = find_value (comment, "eval");
  const char *pos = value;
  char *end;
  double number;

  if (value == NULL)
    return FALSE;
  if (*pos == '#')
    return read_win (value, eval);

  if (*pos == '+' || *pos == '-')
    pos++;
  if (!g_ascii_isdigit (*pos) || pos[1] == 'x' || pos[1] == 'X')
    return FALSE;

  number = g_ascii_strtod (value, &end);
  if ((*end != '\0' && *end != ',') || ABS (number) > 1e6)
    return FALSE;

  *eval = (UgoEval) { FALSE, (gint) lround (number * 100) };
  return TRUE;
}

char *
ugo_comment_set_eval (const char *comment, const UgoEval *eval)
{
  g_autofree char *value = NULL;

  if (eval->is_proved)
    value = g_strdup_printf ("#%d", eval->value);
  else
    value = g_strdup_printf ("%s%d.%02d", eval->value < 0 ? "-" : "", ABS (eval->value) / 100,
                             ABS (eval->value) % 100);
  return ugo_comment_set_command (comment, "eval", value);
}
