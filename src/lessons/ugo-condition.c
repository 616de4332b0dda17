/* ugo-condition.c: what a lesson asks of a try
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A condition is kept in reverse Polish order, made by a parser with a stack of its own, so that
 * nothing recurses over its text.
 */
#include "ugo-condition.h"

#include <string.h>

#include "ugo-notation.h"
#include "ugo-text.h"

typedef enum
{
  COMPARE_NONE, /* anything but 0 */
  COMPARE_EQUAL,
  COMPARE_UNEQUAL,
  COMPARE_LESS,
  COMPARE_AT_MOST,
  COMPARE_MORE,
  COMPARE_AT_LEAST,
} Comparison;

/* A word with all that belongs to it. */
typedef struct
{
  const UgoTerm *term;
  bool has_squares;
  UgoSquareSet squares;
  UgoSquare from;
  UgoSquare to;
  Comparison comparison;
  int number;
} Use;

/* In the order of how strongly they bind. */
typedef enum
{
  ITEM_OPEN,
  ITEM_OR,
  ITEM_AND,
  ITEM_NOT,
  ITEM_USE,
} ItemKind;

typedef struct
{
  ItemKind kind;
  Use use;
} Item;

struct UgoCondition
{
  guint n_items;
  Item items[];
};

struct UgoNumber
{
  bool is_digits;
  int value;
  Use use;
};

/*
 * Parser:
 * @items: what was read, in reverse Polish order
 * @operators: those that wait for what they join
 * @wants_operand: whether a word, not an operator, comes next
 */
typedef struct
{
  const UgoRules *rules;
  UgoSubject subject;
  GArray *items;
  ItemKind operators[UGO_CONDITION_LENGTH];
  guint n_operators;
  guint n_tokens;
  bool wants_operand;
} Parser;

/* Words */

static bool
syntax_error (GError **error, const char *what, const char *text, gsize length)
{
  g_set_error (error, UGO_CONDITION_ERROR, UGO_CONDITION_ERROR_SYNTAX, "%s “%.*s”", what,
               (int) length, text);
  return false;
}

/* A number of few digits that is all of @text. */
static bool
read_number (const char *text, gsize length, int *number, GError **error)
{
  *number = 0;
  if (length == 0 || length > 4)
    return syntax_error (error, "a number is wanted instead of", text, length);
  for (gsize i = 0; i < length; i++)
    {
      if (!ugo_text_is_digit (text[i]))
        return syntax_error (error, "a number is wanted instead of", text, length);
      *number = *number * 10 + text[i] - '0';
    }
  return true;
}

static gsize
read_comparison (const char *text, gsize length, Comparison *comparison)
{
  static const struct
  {
    const char *sign;
    Comparison comparison;
  } signs[] = {
    { ">=", COMPARE_AT_LEAST }, { "<=", COMPARE_AT_MOST }, { "!=", COMPARE_UNEQUAL },
    { ">", COMPARE_MORE },      { "<", COMPARE_LESS },     { "=", COMPARE_EQUAL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    {
      gsize n = strlen (signs[i].sign);

      if (length >= n && memcmp (text, signs[i].sign, n) == 0)
        {
          *comparison = signs[i].comparison;
          return n;
        }
    }
  return 0;
}

static bool
read_ends (Use *self, const UgoRules *rules, const char *text, gsize length, GError **error)
{
  gsize first = ugo_square_read (rules, text, length, &self->from);

  if (first > 0 && first < length && text[first] == '-'
      && ugo_square_read (rules, text + first + 1, length - first - 1, &self->to) > 0
      && ugo_square_read (rules, text + first + 1, length - first - 1, &self->to)
             == length - first - 1)
    return true;
  g_set_error (error, UGO_CONDITION_ERROR, UGO_CONDITION_ERROR_ARGUMENT,
               "“%s” needs two squares, as in %s:c1-e1", self->term->name, self->term->name);
  return false;
}

static bool
read_argument (Use *self, const UgoRules *rules, const char *text, gsize length, GError **error)
{
  if (self->term->takes == UGO_TAKES_ENDS)
    return read_ends (self, rules, text, length, error);
  if (self->term->takes == UGO_TAKES_NOTHING)
    {
      g_set_error (error, UGO_CONDITION_ERROR, UGO_CONDITION_ERROR_ARGUMENT,
                   "“%s” takes no squares", self->term->name);
      return false;
    }
  self->has_squares = true;
  return ugo_square_set_parse (rules, text, length, &self->squares, error);
}

static bool
read_use (Use *self, const UgoRules *rules, const char *text, gsize length, GError **error)
{
  gsize name_length = strcspn (text, ":<>=!");
  gsize at, end;

  memset (self, 0, sizeof *self);
  name_length = MIN (name_length, length);
  self->term = ugo_terms_find (rules, text, name_length);
  if (self->term == NULL)
    {
      g_set_error (error, UGO_CONDITION_ERROR, UGO_CONDITION_ERROR_UNKNOWN_WORD,
                   "“%.*s” is no word of a condition", (int) name_length, text);
      return false;
    }

  at = name_length;
  if (at < length && text[at] == ':')
    {
      end = ++at;
      while (end < length && !strchr ("<>=!", text[end]))
        end++;
      if (!read_argument (self, rules, text + at, end - at, error))
        return false;
      at = end;
    }
  else if (self->term->takes == UGO_TAKES_SQUARES || self->term->takes == UGO_TAKES_ENDS)
    {
      g_set_error (error, UGO_CONDITION_ERROR, UGO_CONDITION_ERROR_ARGUMENT,
                   "“%s” needs squares behind a colon", self->term->name);
      return false;
    }

  if (at == length)
    return true;
  at += read_comparison (text + at, length - at, &self->comparison);
  if (self->comparison == COMPARE_NONE)
    return syntax_error (error, "a comparison is wanted instead of", text + at, length - at);
  return read_number (text + at, length - at, &self->number, error);
}

static int
use_value (const Use *self, const UgoPosition *before, const UgoPosition *board,
           const UgoTry *attempt)
{
  UgoArgument argument = { UINT64_MAX, self->from, self->to };

  if (self->has_squares)
    argument.squares = ugo_square_set_resolve (&self->squares, before);
  if (self->term->board)
    return self->term->board (board, before->side, &argument);
  return self->term->tried (attempt, &argument);
}

static bool
use_holds (const Use *self, const UgoTry *attempt)
{
  int value = use_value (self, &attempt->before, &attempt->after, attempt);

  switch (self->comparison)
    {
    case COMPARE_EQUAL:
      return value == self->number;
    case COMPARE_UNEQUAL:
      return value != self->number;
    case COMPARE_LESS:
      return value < self->number;
    case COMPARE_AT_MOST:
      return value <= self->number;
    case COMPARE_MORE:
      return value > self->number;
    case COMPARE_AT_LEAST:
      return value >= self->number;
    case COMPARE_NONE:
    default:
      return value != 0;
    }
}

/* The parser */

static void
emit (Parser *self, ItemKind kind)
{
  Item item = { .kind = kind };

  g_array_append_val (self->items, item);
}

static void
emit_stronger (Parser *self, ItemKind than)
{
  while (self->n_operators > 0 && self->operators[self->n_operators - 1] >= than)
    emit (self, self->operators[--self->n_operators]);
}

static bool
read_binary (Parser *self, ItemKind kind, const char *text, gsize length, GError **error)
{
  if (self->wants_operand)
    return syntax_error (error, "a word is wanted before", text, length);
  emit_stronger (self, kind);
  self->operators[self->n_operators++] = kind;
  self->wants_operand = true;
  return true;
}

static bool
read_close (Parser *self, GError **error)
{
  if (self->wants_operand)
    return syntax_error (error, "a word is wanted before", ")", 1);
  emit_stronger (self, ITEM_OR);
  if (self->n_operators == 0)
    return syntax_error (error, "nothing was opened before", ")", 1);
  self->n_operators--;
  return true;
}

static bool
read_operand (Parser *self, const char *text, gsize length, GError **error)
{
  Item item = { .kind = ITEM_USE };
  UgoSubject subject;

  if (!read_use (&item.use, self->rules, text, length, error))
    return false;
  subject = item.use.term->subject;
  if (subject != UGO_OF_BOARD && subject != self->subject)
    {
      g_set_error (error, UGO_CONDITION_ERROR, UGO_CONDITION_ERROR_SUBJECT,
                   "“%s” has no meaning here", item.use.term->name);
      return false;
    }
  g_array_append_val (self->items, item);
  self->wants_operand = false;
  return true;
}

static bool
read_token (Parser *self, const char *text, gsize length, GError **error)
{
  if (++self->n_tokens > UGO_CONDITION_LENGTH)
    {
      g_set_error_literal (error, UGO_CONDITION_ERROR, UGO_CONDITION_ERROR_TOO_LONG,
                           "the condition is too long");
      return false;
    }
  if (ugo_text_equal (text, length, "and"))
    return read_binary (self, ITEM_AND, text, length, error);
  if (ugo_text_equal (text, length, "or"))
    return read_binary (self, ITEM_OR, text, length, error);
  if (ugo_text_equal (text, length, ")"))
    return read_close (self, error);

  if (!self->wants_operand)
    return syntax_error (error, "“and” or “or” is wanted before", text, length);
  if (ugo_text_equal (text, length, "not"))
    self->operators[self->n_operators++] = ITEM_NOT;
  else if (ugo_text_equal (text, length, "("))
    self->operators[self->n_operators++] = ITEM_OPEN;
  else
    return read_operand (self, text, length, error);
  return true;
}

static gsize
token_length (const char *text)
{
  return strchr ("()", *text) ? 1 : strcspn (text, "() \t\n\r\f\v");
}

static bool
parse (Parser *self, const char *text, GError **error)
{
  gsize length = strlen (text);
  gsize at = 0;

  while ((at = ugo_text_skip_spaces (text, length, at)) < length)
    {
      gsize n = token_length (text + at);

      if (!read_token (self, text + at, n, error))
        return false;
      at += n;
    }
  if (self->wants_operand)
    return syntax_error (error, "a word is missing at the end of", text, length);
  emit_stronger (self, ITEM_OR);
  if (self->n_operators > 0)
    return syntax_error (error, "a parenthesis is not closed in", text, length);
  return true;
}

UgoCondition *
ugo_condition_new (const UgoRules *rules, UgoSubject subject, const char *text, GError **error)
{
  g_autoptr (GArray) items = g_array_new (FALSE, FALSE, sizeof (Item));
  Parser parser = { .rules = rules, .subject = subject, .items = items, .wants_operand = true };
  UgoCondition *self;

  if (!parse (&parser, text, error))
    return NULL;
  self = g_malloc (sizeof *self + items->len * sizeof (Item));
  self->n_items = items->len;
  memcpy (self->items, items->data, items->len * sizeof (Item));
  return self;
}

void
ugo_condition_free (UgoCondition *self)
{
  g_free (self);
}

bool
ugo_condition_holds (const UgoCondition *self, const UgoTry *attempt)
{
  bool values[UGO_CONDITION_LENGTH];
  guint n = 0;

  for (guint i = 0; i < self->n_items; i++)
    {
      const Item *item = &self->items[i];

      if (item->kind == ITEM_USE)
        values[n++] = use_holds (&item->use, attempt);
      else if (item->kind == ITEM_NOT)
        values[n - 1] = !values[n - 1];
      else
        {
          bool last = values[--n];

          values[n - 1] = item->kind == ITEM_AND ? values[n - 1] && last : values[n - 1] || last;
        }
    }
  return values[0];
}

/* Numbers */

UgoNumber *
ugo_number_new (const UgoRules *rules, const char *text, GError **error)
{
  g_autofree UgoNumber *self = g_new0 (UgoNumber, 1);

  if (ugo_text_is_digit (*text))
    {
      self->is_digits = true;
      return read_number (text, strlen (text), &self->value, error) ? g_steal_pointer (&self)
                                                                    : NULL;
    }
  if (!read_use (&self->use, rules, text, strlen (text), error))
    return NULL;
  if (self->use.comparison != COMPARE_NONE || self->use.term->board == NULL)
    {
      g_set_error (error, UGO_CONDITION_ERROR, UGO_CONDITION_ERROR_SUBJECT,
                   "“%s” is not a number of a position", text);
      return NULL;
    }
  return g_steal_pointer (&self);
}

void
ugo_number_free (UgoNumber *self)
{
  g_free (self);
}

int
ugo_number_value (const UgoNumber *self, const UgoPosition *position)
{
  return self->is_digits ? self->value : use_value (&self->use, position, position, NULL);
}

void
ugo_try_move (UgoTry *self, const UgoPosition *position, UgoMove move, const UgoRoute *route)
{
  memset (self, 0, sizeof *self);
  self->before = *position;
  self->move = move;
  if (route && route->length > 0)
    self->route = *route;
  else
    ugo_move_path (position, move, &self->route);
  position->variant.rules->apply (position, move, &self->after);
}
