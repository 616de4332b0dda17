/* ugo-terms.c: the words of all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-terms.h"

#include <string.h>

#include "ugo-bits.h"

UgoPosition
ugo_terms_turned (const UgoPosition *position, UgoSide side)
{
  UgoPosition turned;

  ugo_position_start (position->variant, &turned);
  for (UgoSquare square = 0; square < position->variant.rules->n_squares; square++)
    position->variant.rules->put_piece (&turned, square, ugo_piece_at (position, square));
  turned.side = side;
  return turned;
}

size_t
ugo_terms_moves (const UgoPosition *position, UgoSide side, UgoMove *moves)
{
  UgoPosition turned = ugo_terms_turned (position, side);

  return position->variant.rules->moves (&turned, moves);
}

/* Squares */

static uint64_t
field (const UgoPosition *position, UgoSide side, UgoSquare square)
{
  const UgoRules *rules = position->variant.rules;
  int n_field = rules->files * rules->ranks;

  return n_field == UGO_MAX_SQUARES ? UINT64_MAX : ugo_bit ((UgoSquare) n_field) - 1;
}

static uint64_t
pieces (const UgoPosition *position, UgoSide side, UgoSquare of)
{
  uint64_t set = 0;

  for (UgoSquare square = 0; square < position->variant.rules->n_squares; square++)
    if (ugo_piece_at (position, square))
      set |= ugo_bit (square);
  return set;
}

static uint64_t
free_squares (const UgoPosition *position, UgoSide side, UgoSquare square)
{
  return field (position, side, square) & ~pieces (position, side, square);
}

static uint64_t
movable (const UgoPosition *position, UgoSide side, UgoSquare square)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_terms_moves (position, side, moves);
  uint64_t set = 0;

  for (size_t i = 0; i < n_moves; i++)
    if (moves[i].from != UGO_SQUARE_NONE)
      set |= ugo_bit (moves[i].from);
  return set;
}

static uint64_t
targets (const UgoPosition *position, UgoSide side, UgoSquare square)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_terms_moves (position, side, moves);
  uint64_t set = 0;

  for (size_t i = 0; i < n_moves; i++)
    if (moves[i].from == square)
      set |= ugo_bit (moves[i].to);
  return set;
}

static uint64_t
stops (const UgoPosition *position, UgoSide side, UgoSquare square)
{
  UgoPosition turned = ugo_terms_turned (position, side);
  UgoRoute route = { 1, { square } };

  return ugo_route_stops (&turned, &route);
}

static const UgoSquareWord common_squares[] = {
  { "all", false, field },
  { "free", false, free_squares },
  { "movable", false, movable },
  { "pieces", false, pieces },
  { "stops", true, stops },
  { "targets", true, targets },
  { NULL },
};

/* Moves */

static int
from (const UgoTry *self, const UgoArgument *argument)
{
  return self->move.from < UGO_MAX_SQUARES && argument->squares & ugo_bit (self->move.from);
}

static int
to (const UgoTry *self, const UgoArgument *argument)
{
  return self->move.to < UGO_MAX_SQUARES && argument->squares & ugo_bit (self->move.to);
}

static int
via (const UgoTry *self, const UgoArgument *argument)
{
  int n_stops = 0;

  for (int i = 1; i + 1 < self->route.length; i++)
    n_stops += (argument->squares & ugo_bit (self->route.squares[i])) != 0;
  return n_stops;
}

static bool
has_outcome (const UgoTry *self, UgoSide winner)
{
  return ugo_result (&self->after).outcome == (winner == UGO_WHITE ? UGO_WHITE_WINS
                                                                   : UGO_BLACK_WINS);
}

static int
wins (const UgoTry *self, const UgoArgument *argument)
{
  return has_outcome (self, self->before.side);
}

static int
loses (const UgoTry *self, const UgoArgument *argument)
{
  return has_outcome (self, ugo_side_other (self->before.side));
}

static int
draws (const UgoTry *self, const UgoArgument *argument)
{
  return ugo_result (&self->after).outcome == UGO_DRAW;
}

static int
passes (const UgoTry *self, const UgoArgument *argument)
{
  return ugo_move_is_pass (self->move);
}

/* Boards */

static int
count_pieces (const UgoPosition *position, UgoSide side, const UgoArgument *argument)
{
  return ugo_bits_count (pieces (position, side, 0) & argument->squares);
}

static int
count_squares (const UgoPosition *position, UgoSide side, const UgoArgument *argument)
{
  return ugo_bits_count (argument->squares);
}

static int
count_moves (const UgoPosition *position, UgoSide side, const UgoArgument *argument)
{
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = ugo_terms_moves (position, side, moves);
  int count = 0;

  for (size_t i = 0; i < n_moves; i++)
    count += moves[i].from == UGO_SQUARE_NONE || argument->squares & ugo_bit (moves[i].from);
  return count;
}

static int
count_other_moves (const UgoPosition *position, UgoSide side, const UgoArgument *argument)
{
  return count_moves (position, ugo_side_other (side), argument);
}

/* Choices and answers */

static int
extra (const UgoTry *self, const UgoArgument *argument)
{
  return ugo_bits_count (self->chosen & ~self->wanted & argument->squares);
}

static int
missing (const UgoTry *self, const UgoArgument *argument)
{
  return ugo_bits_count (self->wanted & ~self->chosen & argument->squares);
}

static int
said (const UgoTry *self, const UgoArgument *argument)
{
  return self->said;
}

static int
less (const UgoTry *self, const UgoArgument *argument)
{
  return self->said < self->right;
}

static int
more (const UgoTry *self, const UgoArgument *argument)
{
  return self->said > self->right;
}

static const UgoTerm common_terms[] = {
  { "count", UGO_TAKES_SQUARES, UGO_OF_BOARD, .board = count_squares },
  { "draws", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = draws },
  { "extra", UGO_MAY_TAKE_SQUARES, UGO_OF_CHOICE, .tried = extra },
  { "from", UGO_TAKES_SQUARES, UGO_OF_MOVE, .tried = from },
  { "less", UGO_TAKES_NOTHING, UGO_OF_ANSWER, .tried = less },
  { "loses", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = loses },
  { "missing", UGO_MAY_TAKE_SQUARES, UGO_OF_CHOICE, .tried = missing },
  { "more", UGO_TAKES_NOTHING, UGO_OF_ANSWER, .tried = more },
  { "moves", UGO_MAY_TAKE_SQUARES, UGO_OF_BOARD, .board = count_moves },
  { "other-moves", UGO_MAY_TAKE_SQUARES, UGO_OF_BOARD, .board = count_other_moves },
  { "passes", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = passes },
  { "pieces", UGO_MAY_TAKE_SQUARES, UGO_OF_BOARD, .board = count_pieces },
  { "said", UGO_TAKES_NOTHING, UGO_OF_ANSWER, .tried = said },
  { "to", UGO_TAKES_SQUARES, UGO_OF_MOVE, .tried = to },
  { "via", UGO_TAKES_SQUARES, UGO_OF_MOVE, .tried = via },
  { "wins", UGO_TAKES_NOTHING, UGO_OF_MOVE, .tried = wins },
  { NULL },
};

/* The tables */

static const UgoTerms common = { NULL, common_terms, common_squares };

static const UgoTerms *const tables[] = { &common, &ugo_terms_ugolki, &ugo_terms_gyges };

static bool
is_name (const char *name, const char *text, gsize length)
{
  return strlen (name) == length && memcmp (name, text, length) == 0;
}

static bool
serves (const UgoTerms *table, const UgoRules *rules)
{
  return table->rules == NULL || table->rules == rules;
}

const UgoTerm *
ugo_terms_find (const UgoRules *rules, const char *name, gsize length)
{
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const UgoTerm *term = tables[i]->terms; serves (tables[i], rules) && term->name; term++)
      if (is_name (term->name, name, length))
        return term;
  return NULL;
}

const UgoSquareWord *
ugo_terms_find_squares (const UgoRules *rules, const char *name, gsize length)
{
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const UgoSquareWord *word = tables[i]->square_words;
         serves (tables[i], rules) && word->name; word++)
      if (is_name (word->name, name, length))
        return word;
  return NULL;
}

GPtrArray *
ugo_terms_list (const UgoRules *rules)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      if (!serves (tables[i], rules))
        continue;
      for (const UgoTerm *term = tables[i]->terms; term->name; term++)
        g_ptr_array_add (names, g_strdup (term->name));
      for (const UgoSquareWord *word = tables[i]->square_words; word->name; word++)
        g_ptr_array_add (names, g_strdup (word->name));
    }
  return names;
}
