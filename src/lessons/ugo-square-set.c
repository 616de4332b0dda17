/* ugo-square-set.c: squares as lessons name them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-square-set.h"

#include <string.h>

#include "ugo-bits.h"
#include "ugo-notation.h"
#include "ugo-text.h"

G_DEFINE_QUARK (ugo-condition-error-quark, ugo_condition_error)

/* The square that @text is, all of it. */
static bool
read_square (const UgoRules *rules, const char *text, gsize length, UgoSquare *square,
             GError **error)
{
  if (length > 0 && ugo_square_read (rules, text, length, square) == length)
    return true;
  g_set_error (error, UGO_CONDITION_ERROR, UGO_CONDITION_ERROR_SQUARE,
               "“%.*s” is no square of this board", (int) length, text);
  return false;
}

static bool
add_rectangle (UgoSquareSet *self, const UgoRules *rules, UgoSquare a, UgoSquare b)
{
  int files = rules->files;
  int n_field = files * rules->ranks;

  if (a >= n_field || b >= n_field)
    return false;
  for (int rank = MIN (a / files, b / files); rank <= MAX (a / files, b / files); rank++)
    for (int file = MIN (a % files, b % files); file <= MAX (a % files, b % files); file++)
      self->fixed |= ugo_bit ((UgoSquare) (file + rank * files));
  return true;
}

static bool
add_word (UgoSquareSet *self, const UgoRules *rules, const char *text, gsize length,
          GError **error)
{
  const char *colon = memchr (text, ':', length);
  gsize name_length = colon ? (gsize) (colon - text) : length;
  const UgoSquareWord *word = ugo_terms_find_squares (rules, text, name_length);
  UgoSquare square = 0;

  if (word == NULL)
    {
      g_set_error (error, UGO_CONDITION_ERROR, UGO_CONDITION_ERROR_UNKNOWN_WORD,
                   "“%.*s” is neither a square nor a word for squares", (int) length, text);
      return false;
    }
  if (word->takes_square != (colon != NULL))
    {
      g_set_error (error, UGO_CONDITION_ERROR, UGO_CONDITION_ERROR_ARGUMENT,
                   word->takes_square ? "“%s” needs a square, as in %s:c1" : "“%s” takes no square",
                   word->name, word->name);
      return false;
    }
  if (colon && !read_square (rules, colon + 1, length - name_length - 1, &square, error))
    return false;
  if (self->n_words == UGO_SQUARE_SET_WORDS)
    {
      g_set_error_literal (error, UGO_CONDITION_ERROR, UGO_CONDITION_ERROR_TOO_LONG,
                           "too many words for squares");
      return false;
    }
  self->words[self->n_words].word = word;
  self->words[self->n_words++].square = square;
  return true;
}

static bool
add_item (UgoSquareSet *self, const UgoRules *rules, const char *text, gsize length,
          GError **error)
{
  const char *dots = g_strstr_len (text, (gssize) length, "..");
  UgoSquare a, b;

  if (dots)
    {
      gsize first = (gsize) (dots - text);

      if (!read_square (rules, text, first, &a, error)
          || !read_square (rules, dots + 2, length - first - 2, &b, error))
        return false;
      if (add_rectangle (self, rules, a, b))
        return true;
      g_set_error_literal (error, UGO_CONDITION_ERROR, UGO_CONDITION_ERROR_SQUARE,
                           "a rectangle has corners on the field");
      return false;
    }
  if (ugo_square_read (rules, text, length, &a) == length)
    {
      self->fixed |= ugo_bit (a);
      return true;
    }
  return add_word (self, rules, text, length, error);
}

static bool
is_separator (char c)
{
  return c == ',' || ugo_text_is_space (c);
}

bool
ugo_square_set_parse (const UgoRules *rules, const char *text, gsize length, UgoSquareSet *set,
                      GError **error)
{
  bool any = false;
  gsize at = 0;

  memset (set, 0, sizeof *set);
  while (at < length)
    {
      gsize begin;

      if (is_separator (text[at]))
        {
          at++;
          continue;
        }
      begin = at;
      while (at < length && !is_separator (text[at]))
        at++;
      if (!add_item (set, rules, text + begin, at - begin, error))
        return false;
      any = true;
    }
  if (!any)
    g_set_error_literal (error, UGO_CONDITION_ERROR, UGO_CONDITION_ERROR_SQUARE,
                         "no squares are named");
  return any;
}

uint64_t
ugo_square_set_resolve (const UgoSquareSet *set, const UgoPosition *position)
{
  uint64_t squares = set->fixed;

  for (guint i = 0; i < set->n_words; i++)
    squares |= set->words[i].word->squares (position, position->side, set->words[i].square);
  return squares;
}
