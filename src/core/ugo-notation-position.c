/* ugo-notation-position.c: variants, positions and results as text, and back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-notation.h"

#include <string.h>

#include "ugo-text.h"

#define MOVE_NUMBER_MAX 9999

/* Variants */

static const UgoRules *
find_game (const char *name, size_t length)
{
  for (const UgoRules *const *rules = ugo_rules_all (); *rules != NULL; rules++)
    if (ugo_text_equal (name, length, (*rules)->name))
      return *rules;

  return NULL;
}

static const UgoOption *
find_option (const UgoRules *rules, const char *word, size_t length)
{
  for (const UgoOption *option = rules->options; option->word != NULL; option++)
    if (ugo_text_equal (word, length, option->word))
      return option;

  return NULL;
}

/* The piece set whose size @word is, or 0. */
static uint8_t
find_piece_set (const UgoRules *rules, const char *word, size_t length)
{
  for (const uint8_t *size = rules->piece_sets; *size > 0; size++)
    {
      char digits[10];

      if (ugo_text_write_number (*size, digits) == length && memcmp (digits, word, length) == 0)
        return *size;
    }

  return 0;
}

UgoStatus
ugo_variant_read (const char *text, size_t length, UgoVariant *variant, size_t *offset)
{
  size_t at = ugo_text_skip_spaces (text, length, 0);
  size_t end = ugo_text_skip_word (text, length, at);
  const UgoRules *rules = find_game (text + at, end - at);
  uint8_t pieces = 0;
  uint8_t flags = 0;

  *variant = ugo_variant_default (rules == NULL ? ugo_rules_all ()[0] : rules);
  *offset = at;
  if (rules == NULL)
    return UGO_TEXT_UNKNOWN_GAME;

  while ((at = ugo_text_skip_spaces (text, length, end)) < length)
    {
      end = ugo_text_skip_word (text, length, at);
      *offset = at;

      if (rules->names_piece_set && ugo_text_is_digit (text[at]))
        {
          if (pieces > 0)
            return UGO_TEXT_PIECE_SET;
          pieces = find_piece_set (rules, text + at, end - at);
          if (pieces == 0)
            return UGO_TEXT_PIECE_SET;
        }
      else
        {
          const UgoOption *option = find_option (rules, text + at, end - at);

          if (option == NULL)
            return UGO_TEXT_UNKNOWN_OPTION;
          flags |= option->flag;
        }
    }

  *offset = length;
  if (pieces > 0)
    variant->pieces = pieces;
  variant->flags |= flags;
  return UGO_OK;
}

static size_t
write_word (const char *word, char *text)
{
  size_t n = strlen (word);

  memcpy (text, word, n);
  return n;
}

size_t
ugo_variant_write (UgoVariant variant, char *text)
{
  size_t n = write_word (variant.rules->name, text);

  if (variant.rules->names_piece_set)
    {
      text[n++] = ' ';
      n += ugo_text_write_number (variant.pieces, text + n);
    }

  for (const UgoOption *option = variant.rules->options; option->word != NULL; option++)
    if ((variant.flags & option->flag) != 0)
      {
        text[n++] = ' ';
        n += write_word (option->word, text + n);
      }

  text[n] = '\0';
  return n;
}

/* Positions */

/* How many squares of a rank the letter @c fills, and with what; 0 for an unknown letter. */
static unsigned
letter_meaning (const UgoRules *rules, char c, uint8_t *piece)
{
  const char *letter = c == '\0' ? NULL : strchr (rules->piece_letters, c);

  *piece = 0;
  if (letter != NULL)
    {
      *piece = (uint8_t) (letter - rules->piece_letters + 1);
      return 1;
    }
  if (rules->empty_letter != '\0')
    return c == rules->empty_letter ? 1 : 0;

  return ugo_text_is_digit (c) ? (unsigned) (c - '0') : 0;
}

/* Reads the word from *@at to @end, setting up the pieces; *@at is where a fault stands. */
static UgoStatus
read_placement (const char *text, size_t end, UgoPosition *position, size_t *at)
{
  const UgoRules *rules = position->variant.rules;
  unsigned rank = rules->ranks - 1u;
  unsigned file = 0;

  for (; *at < end; ++*at)
    {
      uint8_t piece;
      unsigned n = letter_meaning (rules, text[*at], &piece);

      if (text[*at] == '/')
        {
          if (file < rules->files)
            return UGO_POSITION_RANK_LENGTH;
          if (rank == 0)
            return UGO_POSITION_RANKS;
          rank--;
          file = 0;
          continue;
        }

      if (n == 0)
        return UGO_POSITION_LETTER;
      if (file + n > rules->files)
        return UGO_POSITION_RANK_LENGTH;
      if (piece > 0)
        rules->put_piece (position, (UgoSquare) (file + rank * rules->files), piece);
      file += n;
    }

  if (file < rules->files)
    return UGO_POSITION_RANK_LENGTH;

  return rank > 0 ? UGO_POSITION_RANKS : UGO_OK;
}

static UgoStatus
read_side (const char *word, size_t length, UgoPosition *position)
{
  if (length != 1 || (word[0] != 'w' && word[0] != 'b'))
    return UGO_POSITION_SIDE;

  position->side = word[0] == 'w' ? UGO_WHITE : UGO_BLACK;
  return UGO_OK;
}

static UgoStatus
read_move_number (const char *word, size_t length, UgoPosition *position)
{
  unsigned number = 0;

  for (size_t i = 0; i < length; i++)
    {
      if (!ugo_text_is_digit (word[i]))
        return UGO_POSITION_NUMBER;

      number = 10 * number + (unsigned) (word[i] - '0');
      if (number > MOVE_NUMBER_MAX)
        return UGO_POSITION_NUMBER;
    }

  position->move_number = (uint16_t) number;
  return number == 0 ? UGO_POSITION_NUMBER : UGO_OK;
}

/* The variant's start with no piece on the board, whatever else the game keeps count of. */
static void
set_up_empty (UgoVariant variant, UgoPosition *position)
{
  ugo_position_start (variant, position);
  for (UgoSquare square = 0; square < variant.rules->n_squares; square++)
    variant.rules->put_piece (position, square, 0);
}

UgoStatus
ugo_position_read (UgoVariant variant, const char *text, size_t length,
                   UgoCompleteness completeness, UgoPosition *position, size_t *offset)
{
  size_t start = ugo_text_skip_spaces (text, length, 0);
  size_t end = ugo_text_skip_word (text, length, start);
  UgoStatus status;

  set_up_empty (variant, position);
  *offset = start;
  if (start == length)
    return UGO_POSITION_EMPTY_TEXT;

  status = read_placement (text, end, position, offset);
  if (status != UGO_OK)
    return status;

  *offset = ugo_text_skip_spaces (text, length, end);
  end = ugo_text_skip_word (text, length, *offset);
  status = read_side (text + *offset, end - *offset, position);
  if (status != UGO_OK)
    return status;

  *offset = ugo_text_skip_spaces (text, length, end);
  end = ugo_text_skip_word (text, length, *offset);
  status = read_move_number (text + *offset, end - *offset, position);
  if (status != UGO_OK)
    return status;

  *offset = ugo_text_skip_spaces (text, length, end);
  if (*offset < length)
    return UGO_POSITION_TRAILING;

  *offset = start;
  return ugo_position_validate (position, completeness);
}

static size_t
write_rank (const UgoPosition *position, unsigned rank, char *text)
{
  const UgoRules *rules = position->variant.rules;
  unsigned run = 0;
  size_t n = 0;

  for (unsigned file = 0; file <= rules->files; file++)
    {
      uint8_t piece = 0;

      if (file < rules->files)
        piece = ugo_piece_at (position, (UgoSquare) (file + rank * rules->files));

      if (file < rules->files && piece == 0 && rules->empty_letter == '\0')
        {
          run++;
          continue;
        }

      if (run > 0)
        n += ugo_text_write_number (run, text + n);
      run = 0;
      if (file < rules->files)
        text[n++] = piece > 0 ? rules->piece_letters[piece - 1] : rules->empty_letter;
    }

  return n;
}

size_t
ugo_position_write (const UgoPosition *position, char *text)
{
  size_t n = 0;

  for (unsigned rank = position->variant.rules->ranks; rank-- > 0;)
    {
      n += write_rank (position, rank, text + n);
      text[n++] = rank > 0 ? '/' : ' ';
    }

  text[n++] = position->side == UGO_WHITE ? 'w' : 'b';
  text[n++] = ' ';
  n += ugo_text_write_number (position->move_number, text + n);
  text[n] = '\0';
  return n;
}

/* Results */

const char *
ugo_outcome_word (UgoOutcome outcome)
{
  static const char *const words[] = {
    [UGO_UNDECIDED] = "*",
    [UGO_WHITE_WINS] = "1-0",
    [UGO_BLACK_WINS] = "0-1",
    [UGO_DRAW] = "1/2-1/2",
  };

  return words[outcome];
}

const char *
ugo_reason_word (UgoReason reason)
{
  static const char *const words[] = {
    [UGO_REASON_NONE] = "-",
    [UGO_REASON_HOME] = "home",
    [UGO_REASON_BOTH_HOME] = "both-home",
    [UGO_REASON_EXIT] = "exit",
    [UGO_REASON_BOTH_EXIT] = "both-exit",
    [UGO_REASON_COUNT] = "count",
    [UGO_REASON_STUCK] = "stuck",
    [UGO_REASON_REPETITION] = "repetition",
    [UGO_REASON_FINISH] = "finish",
  };

  return words[reason];
}
