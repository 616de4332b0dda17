/* ugo-notation.c: squares and moves as text, and back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-notation.h"

#include <string.h>

#include "ugo-text.h"

/* How UgoMoveText codes a square: file + 16 × rank, or one of the finish squares. */
#define CODE_RANK 16
#define CODE_FINISH 0xf0
#define CODE_NONE 0xff

static const char finish_letters[] = "NS";

typedef struct
{
  const char *spelling;
  char letter;
} LookAlike;

static const LookAlike cyrillic[] = {
  { "\u0430", 'a' }, { "\u0441", 'c' }, { "\u0435", 'e' }, { "\u0410", 'a' },
  { "\u0412", 'b' }, { "\u0421", 'c' }, { "\u0415", 'e' }, { "\u041d", 'h' },
};

/* All that may join two squares. */
static const char *const joints[] = {
  "-", "\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2015", "\u2212",
  ":", "~",      "x",      "X",      "\u00d7",
};

/* What stands for a pass besides the word: `--`, and what word processors make of it. */
static const char *const passes[] = { "--", "\u2013", "\u2014" };

/* Whether @text from @at on begins with @prefix; how long that is. */
static size_t
match (const char *text, size_t length, size_t at, const char *prefix)
{
  size_t n = strlen (prefix);

  return length - at >= n && memcmp (text + at, prefix, n) == 0 ? n : 0;
}

static size_t
match_any (const char *text, size_t length, size_t at, const char *const *prefixes, size_t n)
{
  for (size_t i = 0; i < n; i++)
    {
      size_t used = match (text, length, at, prefixes[i]);

      if (used > 0)
        return used;
    }

  return 0;
}

/* Squares */

static size_t
scan_file (const char *text, size_t length, size_t at, uint8_t *file)
{
  for (size_t i = 0; i < sizeof cyrillic / sizeof cyrillic[0]; i++)
    {
      size_t used = match (text, length, at, cyrillic[i].spelling);

      if (used > 0)
        {
          *file = (uint8_t) (cyrillic[i].letter - 'a');
          return used;
        }
    }

  if (at == length || ugo_text_lower (text[at]) < 'a' || ugo_text_lower (text[at]) > 'h')
    return 0;

  *file = (uint8_t) (ugo_text_lower (text[at]) - 'a');
  return 1;
}

/* The code of the square that stands at @at: of a1 to h8, or a finish square. */
static size_t
scan_square (const char *text, size_t length, size_t at, uint8_t *code)
{
  uint8_t file;
  size_t used = scan_file (text, length, at, &file);

  if (used > 0)
    {
      if (at + used == length || text[at + used] < '1' || text[at + used] > '8')
        return 0;

      *code = (uint8_t) (file + CODE_RANK * (text[at + used] - '1'));
      return used + 1;
    }

  for (uint8_t i = 0; at < length && finish_letters[i] != '\0'; i++)
    if (ugo_text_lower (text[at]) == ugo_text_lower (finish_letters[i]))
      {
        *code = CODE_FINISH + i;
        return 1;
      }

  return 0;
}

/* The square of @rules' board that @code means, or UGO_SQUARE_NONE. */
static UgoSquare
square_from_code (const UgoRules *rules, uint8_t code)
{
  uint8_t file = code % CODE_RANK;
  uint8_t rank = code / CODE_RANK;

  if (code >= CODE_FINISH)
    {
      uint8_t i = code - CODE_FINISH;
      const char *name = NULL;

      if (i < strlen (finish_letters))
        name = strchr (rules->finish_names, finish_letters[i]);

      if (name == NULL)
        return UGO_SQUARE_NONE;

      return (UgoSquare) (rules->files * rules->ranks + (name - rules->finish_names));
    }

  if (file >= rules->files || rank >= rules->ranks)
    return UGO_SQUARE_NONE;

  return (UgoSquare) (file + rank * rules->files);
}

size_t
ugo_square_write (const UgoRules *rules, UgoSquare square, char *text)
{
  uint8_t field = rules->files * rules->ranks;
  size_t n = 0;

  if (square >= field)
    text[n++] = rules->finish_names[square - field];
  else
    {
      text[n++] = (char) ('a' + square % rules->files);
      text[n++] = (char) ('1' + square / rules->files);
    }

  text[n] = '\0';
  return n;
}

size_t
ugo_square_read (const UgoRules *rules, const char *text, size_t length, UgoSquare *square)
{
  uint8_t code = CODE_NONE;
  size_t used = scan_square (text, length, 0, &code);

  *square = square_from_code (rules, code);
  return *square == UGO_SQUARE_NONE ? 0 : used;
}

/* Moves */

static size_t
scan_joint (const char *text, size_t length, size_t at)
{
  return match_any (text, length, at, joints, sizeof joints / sizeof joints[0]);
}

size_t
ugo_joint_read (const char *text, size_t length)
{
  return scan_joint (text, length, 0);
}

/* Whether the text at @at belongs to the same word as what stands before it. */
static bool
goes_on (const char *text, size_t length, size_t at)
{
  if (at == length)
    return false;

  /* Cyrillic letters begin with either of these two bytes. */
  bool cyrillic_letter = text[at] == '\xd0' || text[at] == '\xd1';
  char c = ugo_text_lower (text[at]);

  return cyrillic_letter || (c >= 'a' && c <= 'z') || ugo_text_is_digit (c) || c == '='
         || scan_joint (text, length, at) > 0;
}

static size_t
scan_pass (const char *text, size_t length)
{
  if (length >= 4 && ugo_text_equal (text, 4, "pass"))
    return 4;

  return match_any (text, length, 0, passes, sizeof passes / sizeof passes[0]);
}

static UgoStatus
scan_placement (const char *text, size_t length, UgoMoveText *move, size_t *used)
{
  size_t n = scan_square (text, length, 2, &move->squares[0]);

  *used = 2 + n;
  if (n == 0)
    return UGO_TEXT_NO_MOVE;

  move->piece = (uint8_t) (text[0] - '0');
  move->n_squares = 1;
  return UGO_OK;
}

/* Reads squares and what joins them. With only a space between them, two squares are joined
 * when they are the first two: "c2-c4 f7-f5" is two moves. A dash after a space may also
 * be the next move, a pass. */
static UgoStatus
scan_squares (const char *text, size_t length, UgoMoveText *move, size_t *used)
{
  size_t at = 0;
  uint8_t code;
  size_t n = scan_square (text, length, at, &code);

  for (*used = 0; n > 0; n = scan_square (text, length, at, &code))
    {
      if (move->n_squares == UGO_MAX_ROUTE)
        {
          *used = at;
          return UGO_TEXT_ROUTE_TOO_LONG;
        }

      move->squares[move->n_squares++] = code;
      *used = at + n;

      size_t mark = ugo_text_skip_spaces (text, length, *used);
      size_t joint = scan_joint (text, length, mark);
      bool apart = mark > *used;

      at = ugo_text_skip_spaces (text, length, mark + joint);

      bool square = scan_square (text, length, at, &code) > 0;
      bool ends = joint == 0 ? apart || !square : apart && !square;

      if (ends && move->n_squares > 1)
        return UGO_OK;
    }

  *used = at;
  return UGO_TEXT_NO_MOVE;
}

/* Reads `=f4` where it stands; leaves a lone `=` that spaces part from the move. */
static UgoStatus
scan_drop (const char *text, size_t length, UgoMoveText *move, size_t *used)
{
  size_t mark = ugo_text_skip_spaces (text, length, *used);

  if (mark == length || text[mark] != '=')
    return UGO_OK;

  size_t at = ugo_text_skip_spaces (text, length, mark + 1);
  size_t n = scan_square (text, length, at, &move->drop);

  if (n == 0 && mark > *used)
    return UGO_OK;

  *used = at + n;
  return n == 0 ? UGO_TEXT_NO_MOVE : UGO_OK;
}

UgoStatus
ugo_move_text_scan (const char *text, size_t length, UgoMoveText *move, size_t *used)
{
  UgoStatus status = UGO_OK;

  *move = (UgoMoveText) { .drop = CODE_NONE };
  *used = scan_pass (text, length);

  if (*used > 0)
    move->pass = true;
  else if (length >= 2 && text[0] >= '1' && text[0] <= '9' && text[1] == '@')
    status = scan_placement (text, length, move, used);
  else
    {
      status = scan_squares (text, length, move, used);
      if (status == UGO_OK)
        status = scan_drop (text, length, move, used);
    }

  if (status == UGO_OK && goes_on (text, length, *used))
    status = UGO_TEXT_NO_MOVE;

  return status;
}

UgoStatus
ugo_move_text_resolve (const UgoPosition *position, const UgoMoveText *text, UgoMove *move,
                       UgoRoute *route)
{
  const UgoRules *rules = position->variant.rules;
  UgoRoute named = { .length = text->n_squares };
  UgoSquare drop = square_from_code (rules, text->drop);

  *move = UGO_MOVE_PASS;
  route->length = 0;

  if (text->pass)
    return ugo_check_move (position, *move);

  for (size_t i = 0; i < named.length; i++)
    {
      named.squares[i] = square_from_code (rules, text->squares[i]);
      if (named.squares[i] == UGO_SQUARE_NONE)
        return UGO_TEXT_BAD_SQUARE;
    }
  if (drop == UGO_SQUARE_NONE && text->drop != CODE_NONE)
    return UGO_TEXT_BAD_SQUARE;

  *move = (UgoMove) { named.squares[0], named.squares[named.length - 1], drop, text->piece };
  if (text->piece > 0)
    move->from = UGO_SQUARE_NONE;

  if (named.length <= 2)
    return ugo_check_move (position, *move);

  *route = named;
  return ugo_check_route (position, *move, route);
}

/* Where in the text of a move the first square stands that @rules' board lacks. */
static size_t
find_bad_square (const UgoRules *rules, const char *text, size_t length, size_t at)
{
  while (at < length)
    {
      uint8_t code;
      size_t used = scan_square (text, length, at, &code);

      if (used > 0 && square_from_code (rules, code) == UGO_SQUARE_NONE)
        return at;
      at += used > 0 ? used : 1;
    }

  return at;
}

UgoStatus
ugo_move_read (const UgoPosition *position, const char *text, size_t length, UgoMove *move,
               UgoRoute *route, size_t *offset)
{
  size_t start = ugo_text_skip_spaces (text, length, 0);
  UgoMoveText spelled;
  size_t used;
  UgoStatus status = ugo_move_text_scan (text + start, length - start, &spelled, &used);

  *move = UGO_MOVE_PASS;
  route->length = 0;
  *offset = start + used;
  if (status != UGO_OK)
    return status;

  *offset = ugo_text_skip_spaces (text, length, start + used);
  if (*offset < length)
    return UGO_TEXT_NO_MOVE;

  *offset = start;
  status = ugo_move_text_resolve (position, &spelled, move, route);
  if (status == UGO_TEXT_BAD_SQUARE)
    *offset = find_bad_square (position->variant.rules, text, start + used, start);

  return status;
}

size_t
ugo_move_write (const UgoPosition *position, UgoMove move, const UgoRoute *route, char *text)
{
  const UgoRules *rules = position->variant.rules;
  UgoRoute witness = { .length = 0 };
  size_t n = 0;

  if (ugo_move_is_pass (move))
    {
      memcpy (text, "--", 3);
      return 2;
    }

  if (move.from == UGO_SQUARE_NONE)
    {
      n += ugo_text_write_number (move.piece, text);
      text[n++] = '@';
      return n + ugo_square_write (rules, move.to, text + n);
    }

  if (route == NULL || route->length == 0)
    {
      ugo_move_path (position, move, &witness);
      route = &witness;
    }

  for (size_t i = 0; i < route->length; i++)
    {
      if (i > 0)
        text[n++] = i == route->length - 1u && move.drop != UGO_SQUARE_NONE ? 'x' : '-';
      n += ugo_square_write (rules, route->squares[i], text + n);
    }

  if (move.drop != UGO_SQUARE_NONE)
    {
      text[n++] = '=';
      n += ugo_square_write (rules, move.drop, text + n);
    }

  text[n] = '\0';
  return n;
}
