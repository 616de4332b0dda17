/* ugo-comment.h: comments and the commands embedded in them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

/**
 * ugo_comment_normalise:
 * @text: any text
 *
 * The form a comment has in the tree: valid UTF-8 without control characters, one space between
 * words, one newline between paragraphs. A comment that holds `}` can only be written to the end
 * of a line, so its paragraphs are joined.
 *
 * Returns: (transfer full): the comment; "" when nothing is left
 */
char *ugo_comment_normalise (const char *text);

/**
 * ugo_comment_read:
 * @text: what stands between the braces of a record
 * @length: its length in bytes
 *
 * As ugo_comment_normalise(), but there lines are wrapped anywhere, and only a blank line parts
 * two paragraphs.
 *
 * Returns: (transfer full): the comment; "" when nothing is left
 */
char *ugo_comment_read (const char *text, gsize length);

/**
 * UgoCommand:
 * @name: what stands after `[%`, such as "clk"
 * @value: the rest up to `]`
 */
typedef struct
{
  char *name;
  char *value;
} UgoCommand;

/**
 * ugo_comment_split:
 * @comment: a comment
 * @commands: (out) (optional) (transfer full) (element-type UgoCommand): the commands in it
 *
 * Returns: (transfer full): the words of the comment, without the commands
 */
char *ugo_comment_split (const char *comment, GPtrArray **commands);

/**
 * ugo_comment_set_command:
 * @comment: (nullable): a comment, or %NULL
 * @name: a command's name
 * @value: (nullable): its new value, or %NULL to remove it
 *
 * Returns: (transfer full): the comment with it; other commands and the words as they were
 */
char *ugo_comment_set_command (const char *comment, const char *name, const char *value);

/**
 * ugo_comment_set_words:
 * @comment: (nullable): a comment, or %NULL
 * @words: what it shall say
 *
 * Returns: (transfer full): the commands of @comment as they were, then @words
 */
char *ugo_comment_set_words (const char *comment, const char *words);

/**
 * ugo_comments_get_words:
 * @comments: (nullable): comments, %NULL-terminated
 *
 * Returns: (transfer full): the words of all of them, each on lines of its own, without commands
 */
char *ugo_comments_get_words (char **comments);

/**
 * ugo_comments_set_words:
 * @comments: (nullable): comments, %NULL-terminated
 * @words: what they shall say
 *
 * Returns: (transfer full): the comments with all commands; the first one has @words
 */
char **ugo_comments_set_words (char **comments, const char *words);

/**
 * UgoMark:
 * @colour: 'R', 'G', 'B' or 'Y'
 * @from: a square
 * @to: the arrow's end, or %UGO_SQUARE_NONE for a circle
 */
typedef struct
{
  char colour;
  UgoSquare from;
  UgoSquare to;
} UgoMark;

/**
 * ugo_comment_marks:
 * @rules: the game
 * @comment: a comment
 *
 * Returns: (transfer full) (element-type UgoMark): the arrows of `[%cal …]` and circles of
 *   `[%csl …]`; what is malformed in them is left out here and kept in the comment
 */
GArray *ugo_comment_marks (const UgoRules *rules, const char *comment);

/**
 * ugo_comments_toggle_mark:
 * @comments: (nullable): comments, %NULL-terminated
 * @rules: the game
 * @mark: an arrow or a circle
 *
 * Draws @mark, or takes it away where it is already drawn in its colour. One on the same squares in
 * another colour gives way to it. What is malformed beside it stays.
 *
 * Returns: (transfer full): the comments with or without it
 */
char **ugo_comments_toggle_mark (char **comments, const UgoRules *rules, const UgoMark *mark);

/**
 * ugo_comments_clear_marks:
 * @comments: (nullable): comments, %NULL-terminated
 *
 * Returns: (transfer full): the comments without arrows and circles
 */
char **ugo_comments_clear_marks (char **comments);

/**
 * ugo_comment_clock:
 * @comment: a comment
 * @milliseconds: (out): the time `[%clk h:mm:ss]` tells
 *
 * Returns: whether it tells one
 */
gboolean ugo_comment_clock (const char *comment, gint64 *milliseconds);

/**
 * ugo_comment_set_clock:
 * @comment: (nullable): a comment, or %NULL
 * @milliseconds: the time left, not negative
 *
 * Returns: (transfer full): the comment with it, as of ugo_comment_set_command()
 */
char *ugo_comment_set_clock (const char *comment, gint64 milliseconds);

/**
 * UgoEval:
 * @is_proved: whether it is a proved win
 * @value: hundredths, or the moves to the win; negative when Black is better
 *
 * An evaluation from White's side.
 */
typedef struct
{
  gboolean is_proved;
  gint value;
} UgoEval;

/**
 * ugo_comment_eval:
 * @comment: a comment
 * @eval: (out): the evaluation `[%eval 0.35]` or `[%eval #-3]` tells
 *
 * Returns: whether it tells one
 */
gboolean ugo_comment_eval (const char *comment, UgoEval *eval);

/**
 * ugo_comment_set_eval:
 * @comment: (nullable): a comment, or %NULL
 * @eval: an evaluation
 *
 * Returns: (transfer full): the comment with it, as of ugo_comment_set_command()
 */
char *ugo_comment_set_eval (const char *comment, const UgoEval *eval);

G_END_DECLS
