/* ugo-writer.c: records as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-writer.h"

#include <string.h>

#include "ugo-notation.h"

/* The most characters of a line, but for a word that is longer by itself. */
#define LINE_LENGTH 79

/*
 * Writer:
 * @text: what is written
 * @chunk: what follows and may not be parted
 * @column: the characters of the last line of @text
 * @needs_number: whether the next move needs its number in any case
 */
typedef struct
{
  GString *text;
  GString *chunk;
  glong column;
  gboolean needs_number;
} Writer;

/* At the start of a line, `%` would hide it and a tag would end the comment. */
static gboolean
needs_indent (const char *chunk)
{
  return chunk[0] == '%' || (chunk[0] == '[' && g_ascii_isalpha (chunk[1]));
}

static void
end_line (Writer *writer)
{
  g_string_append_c (writer->text, '\n');
  writer->column = 0;
}

/* Writes what is pending: a line may end after it. */
static void
put_chunk (Writer *writer)
{
  glong width = g_utf8_strlen (writer->chunk->str, writer->chunk->len);

  if (width == 0)
    return;

  if (writer->column > 0 && writer->column + 1 + width > LINE_LENGTH)
    end_line (writer);
  if (writer->column > 0 || needs_indent (writer->chunk->str))
    {
      g_string_append_c (writer->text, ' ');
      writer->column++;
    }
  g_string_append_len (writer->text, writer->chunk->str, writer->chunk->len);
  writer->column += width;
  g_string_truncate (writer->chunk, 0);
}

static void
put_line_comment (Writer *writer, const char *comment)
{
  put_chunk (writer);
  g_string_append (writer->chunk, "; ");
  g_string_append (writer->chunk, comment);
  put_chunk (writer);
  end_line (writer);
}

static void
put_brace_comment (Writer *writer, const char *comment)
{
  const char *word = comment;

  g_string_append_c (writer->chunk, '{');
  for (;;)
    {
      gsize length = strcspn (word, " \n");

      g_string_append_len (writer->chunk, word, length);
      word += length;
      if (*word == '\0')
        break;

      put_chunk (writer);
      if (*word++ == '\n')
        {
          end_line (writer);
          end_line (writer);
        }
    }
  g_string_append_c (writer->chunk, '}');
}

static void
put_comments (Writer *writer, char **comments)
{
  if (comments == NULL)
    return;

  for (gsize i = 0; comments[i] != NULL; i++)
    {
      if (i > 0)
        put_chunk (writer);
      if (strchr (comments[i], '}') != NULL)
        put_line_comment (writer, comments[i]);
      else
        put_brace_comment (writer, comments[i]);
    }
  writer->needs_number = TRUE;
}

static void
put_move (Writer *writer, const UgoNode *node)
{
  const UgoPosition *position = &node->parent->position;
  char move[UGO_MOVE_TEXT_SIZE];
  gsize length = ugo_node_write_move (node, move);

  if (position->side == UGO_WHITE)
    g_string_append_printf (writer->chunk, "%u. ", position->move_number);
  else if (writer->needs_number)
    g_string_append_printf (writer->chunk, "%u... ", position->move_number);
  g_string_append_len (writer->chunk, move, length);
  writer->needs_number = FALSE;

  for (guint i = 0; node->glyphs != NULL && i < node->glyphs->len; i++)
    {
      put_chunk (writer);
      g_string_append_printf (writer->chunk, "$%u", node->glyphs->data[i]);
    }
}

/* Writes a variation's bracket and first move. */
static void
open_variation (Writer *writer, const UgoNode *node)
{
  put_chunk (writer);
  g_string_append_c (writer->chunk, '(');
  if (node->before != NULL)
    {
      put_comments (writer, node->before);
      put_chunk (writer);
    }
  writer->needs_number = TRUE;
  put_move (writer, node);
}

static void
close_variation (Writer *writer, const UgoNode *node)
{
  g_string_append_c (writer->chunk, ')');
  if (node->after != NULL)
    {
      put_chunk (writer);
      put_comments (writer, node->after);
    }
  writer->needs_number = TRUE;
}

/* Writes a move with its comments, then goes to what is written next: the first of its
 * variations, or what follows it. */
static const UgoNode *
write_line_from (Writer *writer, const UgoNode *node)
{
  if (node->comments != NULL)
    {
      put_chunk (writer);
      put_comments (writer, node->comments);
    }

  if (node->previous == NULL && node->next != NULL)
    {
      open_variation (writer, node->next);
      return node->next;
    }

  return NULL;
}

/* Goes from the end of a line to the variation or the line that is written after it. Returns: the
 * node whose children come next, or the head of a variation already begun; %NULL at the end */
static const UgoNode *
leave_line (Writer *writer, const UgoNode *node, gboolean *is_begun)
{
  *is_begun = FALSE;
  while (node->parent != NULL && node->previous == NULL)
    node = node->parent;
  if (node->parent == NULL)
    return NULL;

  close_variation (writer, node);
  if (node->next == NULL)
    return node->parent->first_child;

  open_variation (writer, node->next);
  *is_begun = TRUE;
  return node->next;
}

static void
write_tree (Writer *writer, const UgoNode *root)
{
  const UgoNode *node = root;
  gboolean is_begun = FALSE;

  put_comments (writer, root->comments);
  writer->needs_number = TRUE;
  for (;;)
    {
      const UgoNode *variation = is_begun ? write_line_from (writer, node) : NULL;

      if (variation != NULL)
        node = variation;
      else if (node->first_child != NULL)
        {
          node = node->first_child;
          put_chunk (writer);
          put_move (writer, node);
          is_begun = TRUE;
        }
      else
        {
          node = leave_line (writer, node, &is_begun);
          if (node == NULL)
            return;
        }
    }
}

static void
write_tags (UgoRecord *record, GString *text)
{
  g_autofree const char **names = ugo_record_list_tags (record);

  for (gsize i = 0; names[i] != NULL; i++)
    {
      g_string_append_printf (text, "[%s \"", names[i]);
      for (const char *p = ugo_record_get_tag (record, names[i]); *p != '\0'; p++)
        {
          if (*p == '"' || *p == '\\')
            g_string_append_c (text, '\\');
          g_string_append_c (text, *p);
        }
      g_string_append (text, "\"]\n");
    }
  g_string_append_c (text, '\n');
}

/* A text that did not begin a line may not begin one as an escape. */
static void
write_source (const char *source, gsize length, GString *text)
{
  if (source[0] == '%')
    g_string_append_c (text, ' ');
  g_string_append_len (text, source, length);
  if (text->len == 0 || text->str[text->len - 1] != '\n')
    g_string_append_c (text, '\n');
}

void
ugo_record_write (UgoRecord *record, GString *text)
{
  gsize length;
  const char *source = ugo_record_get_source (record, &length);
  Writer writer = { .text = text };

  if (source != NULL)
    {
      write_source (source, length, text);
      return;
    }

  writer.chunk = g_string_new (NULL);
  write_tags (record, text);
  write_tree (&writer, ugo_record_get_root (record));
  put_chunk (&writer);
  g_string_append (writer.chunk, ugo_outcome_word (ugo_record_get_result (record)));
  put_chunk (&writer);
  end_line (&writer);
  g_string_free (writer.chunk, TRUE);
}

char *
ugo_record_to_text (UgoRecord *record)
{
  GString *text = g_string_new (NULL);

  ugo_record_write (record, text);

  return g_string_free (text, FALSE);
}
