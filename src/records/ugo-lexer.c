/* ugo-lexer.c: the words of a record's text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-lexer.h"

#include <string.h>

#include "ugo-tag.h"

#define ELLIPSIS "…"

void
ugo_lexer_init (UgoLexer *lexer, const char *text, gsize length, gboolean at_line_start)
{
  *lexer = (UgoLexer) {
    .text = text,
    .end = text + length,
    .pos = text,
    .at_line_start = at_line_start,
    .begins_game = TRUE,
  };
}

static gboolean
is_line_end (char c)
{
  return c == '\n' || c == '\r';
}

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t';
}

static const char *
find_line_end (const UgoLexer *lexer, const char *pos)
{
  while (pos < lexer->end && !is_line_end (*pos))
    pos++;

  return pos;
}

static gboolean
begins_line (const UgoLexer *lexer, const char *pos)
{
  return pos == lexer->text ? lexer->at_line_start : is_line_end (pos[-1]);
}

static gboolean
stands_first_in_line (const UgoLexer *lexer, const char *pos)
{
  while (pos > lexer->text && is_blank (pos[-1]))
    pos--;

  return pos == lexer->text || is_line_end (pos[-1]);
}

static gboolean
has_prefix (const UgoLexer *lexer, const char *pos, const char *prefix)
{
  gsize length = strlen (prefix);

  return (gsize) (lexer->end - pos) >= length && memcmp (pos, prefix, length) == 0;
}

/* The length of the space at @pos. Pasted text has no-break spaces, joined files have byte order
 * marks in their midst. */
static gsize
space_length (const UgoLexer *lexer, const char *pos)
{
  switch (*pos)
    {
    case ' ':
    case '\t':
    case '\n':
    case '\v':
    case '\f':
    case '\r':
      return 1;
    case '\xc2':
      return has_prefix (lexer, pos, "\xc2\xa0") ? 2 : 0;
    case '\xef':
      return has_prefix (lexer, pos, "\xef\xbb\xbf") ? 3 : 0;
    default:
      return 0;
    }
}

static const char *
skip_space (const UgoLexer *lexer, const char *pos)
{
  gsize length;

  while (pos < lexer->end && (length = space_length (lexer, pos)) > 0)
    pos += length;

  return pos;
}

static const char *
skip_space_and_escapes (const UgoLexer *lexer, const char *pos)
{
  for (;;)
    {
      pos = skip_space (lexer, pos);
      if (pos == lexer->end || *pos != '%' || !begins_line (lexer, pos))
        return pos;
      pos = find_line_end (lexer, pos);
    }
}

static gboolean
is_delimiter (char c)
{
  switch (c)
    {
    case '{':
    case '}':
    case '(':
    case ')':
    case '[':
    case ']':
    case ';':
    case '$':
    case '*':
    case '!':
    case '?':
      return TRUE;
    default:
      return FALSE;
    }
}

gboolean
ugo_lexer_ends_word (const UgoLexer *lexer, const char *pos)
{
  return pos == lexer->end || is_delimiter (*pos) || space_length (lexer, pos) > 0;
}

/* Whether the line at @pos is a tag and nothing else. */
static gboolean
is_tag_line (const UgoLexer *lexer, const char *pos)
{
  const char *end = find_line_end (lexer, pos);

  while (end > pos && is_blank (end[-1]))
    end--;
  if (end - pos < 6 || pos[0] != '[' || !g_ascii_isalpha (pos[1]) || end[-1] != ']'
      || end[-2] != '"')
    return FALSE;

  end -= 2;
  for (pos++; g_ascii_isalnum (*pos) || *pos == '_'; pos++)
    ;
  if (!is_blank (*pos))
    return FALSE;
  while (is_blank (*pos))
    pos++;

  return *pos == '"' && pos < end;
}

static void
take (UgoLexer *lexer, UgoToken *token, UgoTokenType type, const char *end)
{
  token->type = type;
  token->end = end;
  lexer->pos = end;
}

/* Finds the `}` that closes nothing, where it is the next brace outside line comments. */
static const char *
find_stray_brace (const UgoLexer *lexer, const char *pos)
{
  for (; pos < lexer->end; pos++)
    {
      if (*pos == '}')
        return pos;
      if (*pos == '{')
        return NULL;
      if (*pos == ';' || (*pos == '%' && begins_line (lexer, pos)))
        pos = find_line_end (lexer, pos);
      else if (*pos == '[' && begins_line (lexer, pos) && is_tag_line (lexer, pos))
        return NULL;
      if (pos == lexer->end)
        return NULL;
    }

  return NULL;
}

/* A brace that nothing closes must not swallow the games that follow: a line that is a tag and
 * nothing else ends the comment. The writer never writes such a line in a comment. */
static void
take_comment (UgoLexer *lexer, UgoToken *token)
{
  gboolean holds_brace = FALSE;
  const char *pos;

  token->text = lexer->pos + 1;
  for (pos = token->text; pos < lexer->end && *pos != '}'; pos++)
    {
      if (*pos == '{')
        holds_brace = TRUE;
      else if (*pos == '[' && begins_line (lexer, pos) && is_tag_line (lexer, pos))
        break;
    }
  token->text_length = pos - token->text;

  if (pos == lexer->end || *pos != '}')
    {
      token->state = UGO_TOKEN_CUT;
      take (lexer, token, UGO_TOKEN_COMMENT, pos);
      return;
    }

  take (lexer, token, UGO_TOKEN_COMMENT, pos + 1);
  if (holds_brace)
    lexer->tail = find_stray_brace (lexer, pos + 1);
}

static void
take_tail (UgoLexer *lexer, UgoToken *token)
{
  token->text = lexer->pos;
  token->text_length = lexer->tail - lexer->pos;
  token->state = UGO_TOKEN_TAIL;
  take (lexer, token, UGO_TOKEN_COMMENT, lexer->tail + 1);
  lexer->tail = NULL;
}

static void
take_line_comment (UgoLexer *lexer, UgoToken *token)
{
  const char *end = find_line_end (lexer, lexer->pos);

  token->text = lexer->pos + 1;
  token->text_length = end - token->text;
  take (lexer, token, UGO_TOKEN_COMMENT, end);
}

static void
take_word (UgoLexer *lexer, UgoToken *token)
{
  const char *pos = g_utf8_next_char (lexer->pos);

  token->text = NULL;
  while (!ugo_lexer_ends_word (lexer, pos))
    pos++;
  take (lexer, token, UGO_TOKEN_WORD, pos);
}

/* Whether a tag without a proper end, up to @line_end, is one that the end of the text cut off. */
static UgoTokenState
judge_damaged_tag (const UgoLexer *lexer, const char *line_end)
{
  gboolean is_last = skip_space (lexer, line_end) == lexer->end;

  return is_last && memchr (lexer->pos, ']', line_end - lexer->pos) == NULL ? UGO_TOKEN_CUT
                                                                            : UGO_TOKEN_DAMAGED;
}

/* What a tag without a proper end may hold: all up to the last quote of its line. */
static void
take_damaged_value (UgoLexer *lexer, UgoToken *token)
{
  const char *line_end = find_line_end (lexer, token->text);
  const char *end = line_end;

  while (end > token->text && end[-1] != '"')
    end--;
  if (end > token->text)
    end--;
  else
    for (end = line_end; end > token->text && (is_blank (end[-1]) || end[-1] == ']');)
      end--;
  token->text_length = end - token->text;
  token->state = judge_damaged_tag (lexer, line_end);
  take (lexer, token, UGO_TOKEN_TAG, line_end);
}

/* Returns: whether the string at @quote and the tag end as they should; then the tag is taken */
static gboolean
take_sound_value (UgoLexer *lexer, UgoToken *token, const char *quote)
{
  const char *pos = quote + 1;
  const char *bracket;

  token->text = pos;
  while (pos < lexer->end && *pos != '"' && !is_line_end (*pos))
    pos += *pos == '\\' && pos + 1 < lexer->end && !is_line_end (pos[1]) ? 2 : 1;
  if (pos == lexer->end || *pos != '"')
    return FALSE;

  bracket = skip_space (lexer, pos + 1);
  if (bracket == lexer->end || *bracket != ']')
    return FALSE;

  token->text_length = pos - token->text;
  take (lexer, token, UGO_TOKEN_TAG, bracket + 1);
  return TRUE;
}

/* A sound tag may stand anywhere; what looks like a damaged one only where tags are expected. */
static void
take_tag (UgoLexer *lexer, UgoToken *token)
{
  gboolean is_expected = lexer->begins_game || stands_first_in_line (lexer, lexer->pos);
  const char *pos = lexer->pos + 1;
  const char *value;

  while (pos < lexer->end && is_blank (*pos))
    pos++;
  token->name = pos;
  if (pos < lexer->end && g_ascii_isalpha (*pos))
    while (pos < lexer->end && (g_ascii_isalnum (*pos) || *pos == '_'))
      pos++;
  token->name_length = pos - token->name;
  value = skip_space (lexer, pos);

  if (token->name_length > 0 && value < lexer->end && *value == '"')
    {
      if (take_sound_value (lexer, token, value))
        return;
      if (is_expected)
        {
          take_damaged_value (lexer, token);
          return;
        }
    }

  if (!is_expected || (token->name_length == 0 && value < lexer->end))
    {
      take_word (lexer, token);
      return;
    }

  pos = find_line_end (lexer, pos);
  token->state = judge_damaged_tag (lexer, pos);
  take (lexer, token, UGO_TOKEN_TAG, pos);
}

static void
take_numeric_glyph (UgoLexer *lexer, UgoToken *token)
{
  const char *pos = lexer->pos + 1;
  guint value = 0;

  for (; pos < lexer->end && g_ascii_isdigit (*pos); pos++)
    value = MIN (value * 10 + (*pos - '0'), 256);
  if (pos == lexer->pos + 1 || value > 255)
    token->state = UGO_TOKEN_DAMAGED;
  token->glyph = value;
  take (lexer, token, UGO_TOKEN_GLYPH, pos);
}

static void
take_suffix_glyph (UgoLexer *lexer, UgoToken *token)
{
  static const char *const suffixes[] = { "!", "?", "!!", "??", "!?", "?!" };
  guint8 best = 1;

  for (guint8 i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (has_prefix (lexer, lexer->pos, suffixes[i]))
      best = i + 1;
  token->glyph = best;
  take (lexer, token, UGO_TOKEN_GLYPH, lexer->pos + strlen (suffixes[best - 1]));
}

static const char *
skip_dots (const UgoLexer *lexer, const char *pos)
{
  const char *behind = pos;

  for (;;)
    {
      pos = skip_space (lexer, pos);
      if (pos < lexer->end && *pos == '.')
        pos++;
      else if (has_prefix (lexer, pos, ELLIPSIS))
        pos += strlen (ELLIPSIS);
      else
        return behind;
      behind = pos;
    }
}

/* Returns: behind the move number at the lexer's place, or %NULL when none stands there */
static const char *
find_number_end (const UgoLexer *lexer)
{
  const char *pos = lexer->pos;
  const char *behind;

  while (pos < lexer->end && g_ascii_isdigit (*pos))
    pos++;
  behind = skip_dots (lexer, pos);
  if (behind > pos)
    return behind;
  if (pos == lexer->pos)
    return NULL;

  return ugo_lexer_ends_word (lexer, pos) || g_ascii_isalpha (*pos) || (guchar) *pos >= 0x80
             ? pos
             : NULL;
}

static void
take_number_or_word (UgoLexer *lexer, UgoToken *token)
{
  const char *number_end;

  take_word (lexer, token);
  if (ugo_outcome_read (token->start, token->end - token->start, &token->outcome))
    {
      token->type = UGO_TOKEN_RESULT;
      return;
    }

  lexer->pos = token->start;
  number_end = find_number_end (lexer);
  if (number_end != NULL)
    take (lexer, token, UGO_TOKEN_NUMBER, number_end);
  else
    lexer->pos = token->end;
}

static void
take_token (UgoLexer *lexer, UgoToken *token)
{
  switch (*lexer->pos)
    {
    case '[':
      take_tag (lexer, token);
      break;
    case '{':
      take_comment (lexer, token);
      break;
    case ';':
      take_line_comment (lexer, token);
      break;
    case '(':
      take (lexer, token, UGO_TOKEN_OPEN, lexer->pos + 1);
      break;
    case ')':
      take (lexer, token, UGO_TOKEN_CLOSE, lexer->pos + 1);
      break;
    case '}':
      take (lexer, token, UGO_TOKEN_BRACE, lexer->pos + 1);
      break;
    case '$':
      take_numeric_glyph (lexer, token);
      break;
    case '!':
    case '?':
      take_suffix_glyph (lexer, token);
      break;
    case '*':
      token->outcome = UGO_UNDECIDED;
      take (lexer, token, UGO_TOKEN_RESULT, lexer->pos + 1);
      break;
    default:
      take_number_or_word (lexer, token);
      break;
    }
}

void
ugo_lexer_next (UgoLexer *lexer, UgoToken *token)
{
  if (lexer->tail == NULL)
    lexer->pos = skip_space_and_escapes (lexer, lexer->pos);
  *token = (UgoToken) { .type = UGO_TOKEN_END, .start = lexer->pos, .end = lexer->pos };

  if (lexer->tail != NULL)
    take_tail (lexer, token);
  else if (lexer->pos < lexer->end)
    take_token (lexer, token);

  if (token->type != UGO_TOKEN_COMMENT)
    lexer->begins_game = FALSE;
}

char *
ugo_token_value (const UgoToken *token)
{
  g_autoptr (GString) value = NULL;
  const char *end;

  if (token->text == NULL)
    return NULL;

  value = g_string_sized_new (token->text_length);
  end = token->text + token->text_length;
  for (const char *p = token->text; p < end; p++)
    {
      if (*p == '\\' && p + 1 < end && (p[1] == '"' || p[1] == '\\'))
        p++;
      g_string_append_c (value, *p);
    }

  return ugo_tag_clean (value->str, value->len);
}
