/* ugo-reader.c: the text of one game to a record
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-reader.h"

#include <string.h>

#include "ugo-comment.h"
#include "ugo-lexer.h"
#include "ugo-notation.h"
#include "ugo-record-private.h"
#include "ugo-tag.h"

/* The most characters of a text that a diagnostic shows. */
#define DETAIL_LENGTH 60

/* A tag that is found again when the whole game is known. */
typedef struct
{
  char *value;
  const char *pos;
} FoundTag;

/*
 * Line:
 * @node: the last move; before the first one the node it follows
 * @head: (nullable): the first move; not used for the main line
 * @closed: (nullable): the head of the last variation closed since @node
 * @comments: (nullable): comments whose place is not settled yet
 * @bracket: (nullable): where it was opened; %NULL for the main line
 *
 * The main line or a variation that is being read.
 */
typedef struct
{
  UgoNode *node;
  UgoNode *head;
  UgoNode *closed;
  GPtrArray *comments;
  const char *bracket;
} Line;

typedef struct
{
  const UgoSlice *slice;
  UgoLexer lexer;
  UgoToken token;
  UgoPlace place;
  GPtrArray *diagnostics;

  gboolean failed;      /* an error was found: no more moves are read */
  gboolean keep_source; /* something was found that the record cannot hold */

  GHashTable *tags; /* the name in lower case → FoundTag */
  GPtrArray *tag_tokens;

  UgoRecord *record;
  const UgoRules *rules; /* the game, once its tag is read */
  GArray *lines;

  gboolean has_result;
  UgoOutcome result;
  const char *result_pos;
} Reader;

static void
found_tag_free (FoundTag *tag)
{
  g_free (tag->value);
  g_free (tag);
}

void
ugo_place_advance (UgoPlace *place, const char *to)
{
  for (; place->pos < to; place->pos++)
    {
      guchar c = *place->pos;
      gboolean begins_crlf = c == '\r' && place->pos + 1 < to && place->pos[1] == '\n';

      if (c == '\n' || (c == '\r' && !begins_crlf))
        {
          place->line++;
          place->column = 1;
        }
      else if ((c & 0xc0) != 0x80)
        place->column++;
    }
}

UgoDiagnostic *
ugo_diagnostic_new (UgoSeverity severity, UgoFault fault, const char *detail, gsize length)
{
  UgoDiagnostic *diagnostic = g_new0 (UgoDiagnostic, 1);

  diagnostic->severity = severity;
  diagnostic->fault = fault;
  if (detail != NULL)
    {
      g_autofree char *clean = ugo_tag_clean (detail, MIN (length, DETAIL_LENGTH * 4));

      if (g_utf8_strlen (clean, -1) > DETAIL_LENGTH)
        {
          g_autofree char *shortened = g_utf8_substring (clean, 0, DETAIL_LENGTH);

          diagnostic->detail = g_strconcat (shortened, "…", NULL);
        }
      else
        diagnostic->detail = g_steal_pointer (&clean);
    }

  return diagnostic;
}

/* Returns: (transfer none): the diagnostic, to be completed */
static UgoDiagnostic *
report (Reader *reader, UgoSeverity severity, UgoFault fault, const char *pos, const char *detail,
        gsize length)
{
  UgoDiagnostic *diagnostic = ugo_diagnostic_new (severity, fault, detail, length);

  if (severity == UGO_SEVERITY_ERROR)
    reader->failed = TRUE;

  /* Faults come in the order of the text, but for a few that are told at its end. */
  pos = MIN (pos, reader->lexer.end);
  if (pos < reader->place.pos)
    reader->place
        = (UgoPlace) { reader->slice->text, reader->slice->line, reader->slice->column };
  ugo_place_advance (&reader->place, pos);
  diagnostic->rules = reader->rules;
  diagnostic->game = reader->slice->game;
  diagnostic->line = reader->place.line;
  diagnostic->column = reader->place.column;
  g_ptr_array_add (reader->diagnostics, diagnostic);

  return diagnostic;
}

static UgoDiagnostic *
report_token (Reader *reader, UgoSeverity severity, UgoFault fault)
{
  const UgoToken *token = &reader->token;

  return report (reader, severity, fault, token->start, token->start, token->end - token->start);
}

static void
next (Reader *reader)
{
  ugo_lexer_next (&reader->lexer, &reader->token);
}

static Line *
current_line (Reader *reader)
{
  return &g_array_index (reader->lines, Line, reader->lines->len - 1);
}

static void
push_line (Reader *reader, UgoNode *node, const char *bracket)
{
  Line line = { .node = node, .bracket = bracket };

  g_array_append_val (reader->lines, line);
}

/* Comments */

static void
take_comment (Reader *reader, GPtrArray **comments)
{
  const UgoToken *token = &reader->token;
  g_autofree char *comment = NULL;

  if (token->state == UGO_TOKEN_CUT)
    report (reader, UGO_SEVERITY_ERROR, UGO_FAULT_UNCLOSED_COMMENT, token->start, NULL, 0);
  else if (token->state == UGO_TOKEN_TAIL)
    report (reader, UGO_SEVERITY_WARNING, UGO_FAULT_TEXT_AFTER_COMMENT, token->start, token->text,
            token->text_length);

  comment = ugo_comment_read (token->text, token->text_length);
  if (comment[0] == '\0')
    return;

  if (*comments == NULL)
    *comments = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (*comments, g_steal_pointer (&comment));
}

static void
settle_comments (Line *line, UgoNode *node, UgoCommentPlace place)
{
  if (line->comments == NULL)
    return;

  g_ptr_array_add (line->comments, NULL);
  ugo_node_take_comments (node, place, (char **) g_ptr_array_steal (line->comments, NULL));
  g_clear_pointer (&line->comments, g_ptr_array_unref);
}

/* Settles the comments of @line where they belong. */
static void
flush_comments (Line *line)
{
  if (line->closed != NULL)
    settle_comments (line, line->closed, UGO_COMMENT_AFTER);
  else
    settle_comments (line, line->node, UGO_COMMENT_MOVE);
}

/* The comments of a variation without moves belong where it stands. */
static void
hand_comments_out (Line *line)
{
  Line *outer = line - 1;

  if (outer->comments == NULL)
    outer->comments = g_steal_pointer (&line->comments);
  else if (line->comments != NULL)
    g_ptr_array_extend_and_steal (outer->comments, g_steal_pointer (&line->comments));
}

/* Tags */

static void
note_tag (Reader *reader)
{
  const UgoToken *token = &reader->token;
  g_autofree char *name = g_ascii_strdown (token->name, token->name_length);
  g_autofree char *value = ugo_token_value (token);
  const FoundTag *found;

  if (token->state == UGO_TOKEN_CUT)
    report_token (reader, UGO_SEVERITY_ERROR, UGO_FAULT_TAG);
  else if (token->state == UGO_TOKEN_DAMAGED)
    {
      report_token (reader, UGO_SEVERITY_WARNING, UGO_FAULT_TAG);
      reader->keep_source = TRUE;
    }
  if (token->name_length == 0 || value == NULL)
    return;

  found = g_hash_table_lookup (reader->tags, name);
  if (found == NULL)
    {
      FoundTag *tag = g_new (FoundTag, 1);

      *tag = (FoundTag) { g_steal_pointer (&value), token->text };
      g_hash_table_insert (reader->tags, g_steal_pointer (&name), tag);
      g_ptr_array_add (reader->tag_tokens, g_memdup2 (token, sizeof *token));
    }
  else if (!g_str_equal (found->value, value))
    {
      report (reader, UGO_SEVERITY_WARNING, UGO_FAULT_TAG_TWICE, token->start, token->name,
              token->name_length);
      reader->keep_source = TRUE;
    }
}

static const FoundTag *
find_tag (Reader *reader, const char *lower_name)
{
  return g_hash_table_lookup (reader->tags, lower_name);
}

/* Reads tags and the comments among them, up to the first other token. */
static void
read_tags (Reader *reader, GPtrArray **comments)
{
  for (;; next (reader))
    {
      if (reader->token.type == UGO_TOKEN_TAG)
        note_tag (reader);
      else if (reader->token.type == UGO_TOKEN_COMMENT)
        take_comment (reader, comments);
      else
        return;
    }
}

/* Returns: whether the game is ours */
static gboolean
read_variant (Reader *reader, UgoVariant *variant)
{
  const FoundTag *tag = find_tag (reader, "variant");
  UgoDiagnostic *diagnostic;
  UgoStatus status;
  gsize offset;

  *variant = ugo_variant_default (&ugo_rules_ugolki);
  if (tag == NULL || tag->value[0] == '\0' || g_str_equal (tag->value, "?"))
    {
      report (reader, UGO_SEVERITY_WARNING, UGO_FAULT_NO_VARIANT,
              tag != NULL ? tag->pos : reader->slice->text, NULL, 0);
      return TRUE;
    }

  status = ugo_variant_read (tag->value, strlen (tag->value), variant, &offset);
  if (status == UGO_OK)
    return TRUE;

  *variant = ugo_variant_default (&ugo_rules_ugolki);
  diagnostic = report (reader, UGO_SEVERITY_WARNING, UGO_FAULT_UNKNOWN_VARIANT, tag->pos,
                       tag->value, strlen (tag->value));
  diagnostic->status = status;

  return FALSE;
}

static void
read_position (Reader *reader, UgoVariant variant, UgoPosition *position)
{
  const FoundTag *fen = find_tag (reader, "fen");
  const FoundTag *setup = find_tag (reader, "setup");
  UgoCompleteness completeness
      = find_tag (reader, "puzzle") != NULL ? UGO_ANY_POSITION : UGO_GAME_POSITION;
  UgoDiagnostic *diagnostic;
  UgoStatus status = UGO_OK;
  gsize offset = 0;

  ugo_position_start (variant, position);
  if (fen == NULL && (setup == NULL || !g_str_equal (setup->value, "1")))
    return;

  if (fen == NULL)
    {
      diagnostic = report (reader, UGO_SEVERITY_ERROR, UGO_FAULT_POSITION, setup->pos, "", 0);
      diagnostic->status = UGO_POSITION_EMPTY_TEXT;
      return;
    }

  status = ugo_position_read (variant, fen->value, strlen (fen->value), completeness, position,
                              &offset);
  if (status != UGO_OK)
    {
      ugo_position_start (variant, position);
      diagnostic = report (reader, UGO_SEVERITY_ERROR, UGO_FAULT_POSITION, fen->pos + offset,
                           fen->value, strlen (fen->value));
      diagnostic->status = status;
    }
  else if (ugo_result (position).outcome != UGO_UNDECIDED)
    report (reader, UGO_SEVERITY_WARNING, UGO_FAULT_DECIDED, fen->pos, NULL, 0);
}

static gboolean
is_fixed_tag (const UgoToken *token)
{
  const char *standard = ugo_tag_standard_name (token->name, token->name_length);

  return standard != NULL
         && (g_str_equal (standard, "Variant") || g_str_equal (standard, "SetUp")
             || g_str_equal (standard, "FEN"));
}

static void
make_record (Reader *reader, GPtrArray *comments)
{
  UgoVariant variant;
  UgoPosition position;
  gboolean is_ours = read_variant (reader, &variant);

  if (is_ours)
    {
      reader->rules = variant.rules;
      read_position (reader, variant, &position);
    }
  else
    ugo_position_start (variant, &position);

  reader->record = ugo_record_new (&position);
  if (!is_ours)
    ugo_record_set_foreign (reader->record);
  push_line (reader, ugo_record_get_root (reader->record), NULL);
  current_line (reader)->comments = comments;

  for (guint i = 0; i < reader->tag_tokens->len; i++)
    {
      const UgoToken *token = reader->tag_tokens->pdata[i];

      if (!is_ours || !is_fixed_tag (token))
        ugo_record_put_tag (reader->record, token->name, token->name_length,
                            ugo_token_value (token));
    }
}

/* Moves */

static void
report_move (Reader *reader, UgoStatus status, gsize length)
{
  const UgoPosition *position = &current_line (reader)->node->position;
  const char *start = reader->token.start;
  UgoDiagnostic *diagnostic
      = report (reader, UGO_SEVERITY_ERROR, UGO_FAULT_MOVE, start, start, length);

  diagnostic->status = status;
  diagnostic->number = position->move_number;
  diagnostic->side = position->side;
}

static void
add_move (Reader *reader, UgoMove move, const UgoRoute *route)
{
  Line *line = current_line (reader);
  gboolean begins_variation = line->bracket != NULL && line->head == NULL;
  UgoNode *node;

  if (begins_variation)
    flush_comments (line - 1);
  else
    flush_comments (line);

  node = ugo_record_append (reader->record, line->node, move, route);
  if (begins_variation)
    {
      settle_comments (line, node, UGO_COMMENT_BEFORE);
      line->head = node;
    }
  line->node = node;
  line->closed = NULL;
}

static void
read_move (Reader *reader)
{
  const char *start = reader->token.start;
  UgoMoveText text;
  UgoMove move;
  UgoRoute route;
  gsize used;
  UgoStatus status
      = ugo_move_text_scan (start, reader->lexer.end - start, &text, &used);

  if (status == UGO_TEXT_ROUTE_TOO_LONG)
    {
      report_move (reader, status, used);
      return;
    }
  if (status != UGO_OK || !ugo_lexer_ends_word (&reader->lexer, start + used))
    {
      report_token (reader, UGO_SEVERITY_ERROR, UGO_FAULT_TOKEN)->status = status;
      return;
    }

  status = ugo_move_text_resolve (&current_line (reader)->node->position, &text, &move, &route);
  if (status != UGO_OK)
    {
      report_move (reader, status, used);
      return;
    }

  add_move (reader, move, &route);
  reader->lexer.pos = start + used;
}

static void
read_glyph (Reader *reader)
{
  Line *line = current_line (reader);
  gboolean has_move = line->bracket == NULL ? line->node->parent != NULL : line->head != NULL;

  if (has_move && reader->token.state == UGO_TOKEN_SOUND)
    {
      ugo_node_add_glyph (line->node, reader->token.glyph);
      return;
    }

  report_token (reader, UGO_SEVERITY_WARNING, UGO_FAULT_TOKEN);
  reader->keep_source = TRUE;
}

static void
open_variation (Reader *reader)
{
  const Line *line = current_line (reader);

  if (line->node->parent == NULL || (line->bracket != NULL && line->head == NULL))
    report_token (reader, UGO_SEVERITY_ERROR, UGO_FAULT_NO_MOVE_BEFORE_VARIATION);
  else
    push_line (reader, line->node->parent, reader->token.start);
}

static void
close_variation (Reader *reader)
{
  Line *line = current_line (reader);
  Line *outer = line - 1;

  if (line->bracket == NULL)
    {
      report_token (reader, UGO_SEVERITY_ERROR, UGO_FAULT_STRAY_BRACKET);
      return;
    }

  if (line->head != NULL)
    {
      flush_comments (line);
      outer->closed = line->head;
    }
  else
    {
      report (reader, UGO_SEVERITY_WARNING, UGO_FAULT_TOKEN, reader->token.start, "()", 2);
      reader->keep_source = TRUE;
      hand_comments_out (line);
    }
  g_array_set_size (reader->lines, reader->lines->len - 1);
}

static void
read_result (Reader *reader)
{
  const UgoToken *token = &reader->token;

  if (reader->lines->len > 1)
    {
      report_token (reader, UGO_SEVERITY_WARNING, UGO_FAULT_TOKEN);
      reader->keep_source = TRUE;
    }
  else if (!reader->has_result)
    {
      reader->has_result = TRUE;
      reader->result = token->outcome;
      reader->result_pos = token->start;
    }
  else if (reader->result != token->outcome)
    {
      g_autofree char *detail
          = g_strdup_printf ("%s, %s", ugo_outcome_word (reader->result),
                             ugo_outcome_word (token->outcome));

      report (reader, UGO_SEVERITY_WARNING, UGO_FAULT_RESULT_TWICE, token->start, detail,
              strlen (detail));
      reader->keep_source = TRUE;
    }
}

static void
read_token (Reader *reader)
{
  switch (reader->token.type)
    {
    case UGO_TOKEN_COMMENT:
      take_comment (reader, &current_line (reader)->comments);
      break;
    case UGO_TOKEN_OPEN:
      open_variation (reader);
      break;
    case UGO_TOKEN_CLOSE:
      close_variation (reader);
      break;
    case UGO_TOKEN_BRACE:
      report_token (reader, UGO_SEVERITY_ERROR, UGO_FAULT_STRAY_BRACKET);
      break;
    case UGO_TOKEN_GLYPH:
      read_glyph (reader);
      break;
    case UGO_TOKEN_NUMBER:
      break;
    case UGO_TOKEN_RESULT:
      read_result (reader);
      break;
    case UGO_TOKEN_WORD:
      read_move (reader);
      break;
    case UGO_TOKEN_TAG:
    case UGO_TOKEN_END:
    default:
      report_token (reader, UGO_SEVERITY_ERROR, UGO_FAULT_TOKEN);
      break;
    }
}

static void
finish_lines (Reader *reader)
{
  if (!reader->failed && reader->lines->len > 1)
    report (reader, UGO_SEVERITY_ERROR, UGO_FAULT_UNCLOSED_VARIATION,
            current_line (reader)->bracket, NULL, 0);

  for (; reader->lines->len > 0; g_array_set_size (reader->lines, reader->lines->len - 1))
    {
      Line *line = current_line (reader);

      if (line->bracket != NULL && line->head == NULL)
        hand_comments_out (line);
      else
        flush_comments (line);
    }
}

/* Results */

static void
judge_results (Reader *reader, gboolean tag_tells, UgoOutcome tag_outcome, const char *pos)
{
  UgoOutcome end = ugo_result (&ugo_record_get_end (reader->record)->position).outcome;
  gboolean text_differs = tag_tells && tag_outcome != UGO_UNDECIDED && reader->has_result
                          && reader->result != UGO_UNDECIDED && reader->result != tag_outcome;
  UgoOutcome told = ugo_record_get_result (reader->record);
  gboolean end_differs = end != UGO_UNDECIDED && told != UGO_UNDECIDED && told != end;
  g_autofree char *detail = NULL;

  if (!text_differs && !end_differs)
    return;

  detail = g_strdup_printf ("%s, %s, %s", tag_tells ? ugo_outcome_word (tag_outcome) : "–",
                            reader->has_result ? ugo_outcome_word (reader->result) : "–",
                            end != UGO_UNDECIDED ? ugo_outcome_word (end) : "–");
  report (reader, UGO_SEVERITY_WARNING, UGO_FAULT_RESULT,
          reader->has_result ? reader->result_pos : pos, detail, strlen (detail));
  if (text_differs)
    reader->keep_source = TRUE;
}

static void
finish_result (Reader *reader)
{
  const FoundTag *tag = find_tag (reader, "result");
  UgoOutcome outcome = UGO_UNDECIDED;
  gboolean tells = tag != NULL && ugo_outcome_read (tag->value, strlen (tag->value), &outcome);

  ugo_record_set_text_result (reader->record, reader->has_result ? reader->result : outcome);
  if (tag == NULL)
    ugo_record_put_tag (reader->record, "Result", strlen ("Result"),
                        g_strdup (ugo_outcome_word (reader->result)));
  else if (!tells)
    report (reader, UGO_SEVERITY_WARNING, UGO_FAULT_RESULT_TAG, tag->pos, tag->value,
            strlen (tag->value));

  if (!reader->failed)
    judge_results (reader, tells, outcome, tag != NULL ? tag->pos : reader->slice->text);
}

/* The source is what stands between the white space round it. */
static void
keep_source (Reader *reader)
{
  const UgoSlice *slice = reader->slice;
  gsize length = slice->length;

  while (length > 0 && g_ascii_isspace (slice->text[length - 1]))
    length--;
  ugo_record_set_source (reader->record, slice->text, length);
}

static void
line_clear (Line *line)
{
  g_clear_pointer (&line->comments, g_ptr_array_unref);
}

UgoRecord *
ugo_reader_read (const UgoSlice *slice, GPtrArray *diagnostics)
{
  g_autoptr (GPtrArray) own_diagnostics
      = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_diagnostic_free);
  g_autoptr (GHashTable) tags
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) found_tag_free);
  g_autoptr (GPtrArray) tag_tokens = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (Line));
  GPtrArray *comments = NULL;
  Reader reader = {
    .slice = slice,
    .place = { slice->text, slice->line, slice->column },
    .diagnostics = diagnostics != NULL ? diagnostics : own_diagnostics,
    .tags = tags,
    .tag_tokens = tag_tokens,
    .lines = lines,
  };

  g_array_set_clear_func (lines, (GDestroyNotify) line_clear);
  ugo_lexer_init (&reader.lexer, slice->text, slice->length, slice->column == 1);
  next (&reader);
  read_tags (&reader, &comments);
  make_record (&reader, comments);

  if (ugo_record_is_ours (reader.record))
    {
      for (; !reader.failed && reader.token.type != UGO_TOKEN_END; next (&reader))
        read_token (&reader);
      finish_lines (&reader);
      finish_result (&reader);
    }

  if (reader.failed || reader.keep_source || !ugo_record_is_ours (reader.record))
    keep_source (&reader);

  return reader.record;
}
