/* ugo-lexer.h: the words of a record's text; private to the records
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The index and the reader share it, so that both see the same tags, comments and results. It
 * copies nothing and takes time in proportion to the text, whatever the bytes.
 */
#pragma once

#include <glib.h>

#include "ugo-types.h"

G_BEGIN_DECLS

typedef enum
{
  UGO_TOKEN_END,
  UGO_TOKEN_TAG,
  UGO_TOKEN_COMMENT,
  UGO_TOKEN_OPEN,
  UGO_TOKEN_CLOSE,
  UGO_TOKEN_BRACE, /* a `}` outside any comment */
  UGO_TOKEN_GLYPH,
  UGO_TOKEN_NUMBER, /* a move number, its dots, or dots alone */
  UGO_TOKEN_RESULT,
  UGO_TOKEN_WORD, /* a move, or anything else */
} UgoTokenType;

typedef enum
{
  UGO_TOKEN_SOUND,
  UGO_TOKEN_DAMAGED, /* a tag without a proper string or bracket; a glyph that is none */
  UGO_TOKEN_CUT,     /* a tag cut off by the end of the text; a comment that nothing closes */
  UGO_TOKEN_TAIL,    /* a comment: what follows `{a {b}`, up to the `}` meant to close it */
} UgoTokenState;

/*
 * UgoToken:
 * @type: its type
 * @state: whether something is wrong with it
 * @start: its first byte
 * @end: behind its last byte
 * @name: (nullable): a tag's name
 * @name_length: its length
 * @text: (nullable): a tag's value, still escaped, or the text of a comment; %NULL for none
 * @text_length: its length
 * @glyph: a numeric glyph
 * @outcome: what a result tells
 */
typedef struct
{
  UgoTokenType type;
  UgoTokenState state;
  const char *start;
  const char *end;
  const char *name;
  gsize name_length;
  const char *text;
  gsize text_length;
  guint8 glyph;
  UgoOutcome outcome;
} UgoToken;

/*
 * UgoLexer:
 * @text: where it began
 * @end: behind the text's last byte
 * @pos: where the next token is looked for
 * @at_line_start: whether @text begins a line
 * @begins_game: whether a game begins with what follows, so that even a damaged tag is one; true
 *   until the first token but comments, and where the caller sets it
 * @tail: (nullable): the `}` that ends a pending %UGO_TOKEN_TAIL
 */
typedef struct
{
  const char *text;
  const char *end;
  const char *pos;
  gboolean at_line_start;
  gboolean begins_game;
  const char *tail;
} UgoLexer;

/**
 * ugo_lexer_init:
 * @lexer: (out): a lexer
 * @text: valid UTF-8, NUL bytes allowed
 * @length: its length in bytes
 * @at_line_start: whether a line begins there
 */
void ugo_lexer_init (UgoLexer *lexer, const char *text, gsize length, gboolean at_line_start);

/**
 * ugo_lexer_next:
 * @lexer: a lexer
 * @token: (out): the next token
 */
void ugo_lexer_next (UgoLexer *lexer, UgoToken *token);

/**
 * ugo_lexer_ends_word:
 * @lexer: a lexer
 * @pos: a place in its text
 *
 * Returns: whether a word ends before @pos
 */
gboolean ugo_lexer_ends_word (const UgoLexer *lexer, const char *pos);

/**
 * ugo_token_value:
 * @token: a tag
 *
 * Returns: (transfer full) (nullable): its value without escapes, or %NULL when it has none
 */
char *ugo_token_value (const UgoToken *token);

G_END_DECLS
