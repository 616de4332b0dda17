/* ugo-typed-move.c: what somebody who types a move means, letter by letter
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-typed-move.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ugo-bits.h"
#include "ugo-notation.h"
#include "ugo-text.h"
#include "ugo-words.h"

/*
 * Spelling:
 * @piece: the piece of a placement such as 3@a1, else 0
 * @named: the squares that stand there whole, but for the one after =
 * @is_joined: whether what joins squares stands last
 * @has_drop_sign: whether = stands there
 * @drop: the square after it, or %UGO_SQUARE_NONE
 * @begun: what a letter at the end may become; every square when there is none
 * @has_begun: whether there is one
 * @is_odd: whether something else stands at the end
 */
typedef struct
{
  uint8_t piece;
  UgoRoute named;
  gboolean is_joined;
  gboolean has_drop_sign;
  UgoSquare drop;
  uint64_t begun;
  gboolean has_begun;
  gboolean is_odd;
} Spelling;

/*
 * Reading:
 * @self: what is being found out
 * @position: where it is to be played
 * @text: what was typed
 * @length: its length
 * @spelling: how it is spelled
 * @moves: (array length=n_moves): the legal moves
 */
typedef struct
{
  UgoTypedMove *self;
  const UgoPosition *position;
  const char *text;
  gsize length;
  Spelling spelling;
  UgoMove moves[UGO_MAX_MOVES];
  gsize n_moves;
} Reading;

/* How it is spelled */

/* The squares whose names begin with @text, which is no whole name. */
static uint64_t
find_begun (const UgoRules *rules, const char *text, gsize length)
{
  char name[8];
  uint64_t begun = 0;

  if (length + 1 > sizeof name)
    return 0;
  memcpy (name, text, length);
  for (name[length] = '1'; name[length] <= '9'; name[length]++)
    {
      UgoSquare square;

      if (ugo_square_read (rules, name, length + 1, &square) == length + 1)
        begun |= ugo_bit (square);
    }
  return begun;
}

/* The piece of a placement, its sign @ typed or not yet; returns what it takes. */
static gsize
spell_piece (Reading *reading, gsize at)
{
  const char *text = reading->text;
  gsize left = reading->length - at;

  if (left == 0 || text[at] < '1' || text[at] > '9' || (left > 1 && text[at + 1] != '@'))
    return 0;
  reading->spelling.piece = (uint8_t) (text[at] - '0');
  return MIN (left, 2);
}

static gsize
spell_drop (Reading *reading, gsize at)
{
  const UgoRules *rules = reading->position->variant.rules;
  Spelling *spelling = &reading->spelling;

  if (spelling->named.length < 2 || at == reading->length || reading->text[at] != '=')
    return at;
  spelling->has_drop_sign = TRUE;
  at = ugo_text_skip_spaces (reading->text, reading->length, at + 1);
  return at + ugo_square_read (rules, reading->text + at, reading->length - at, &spelling->drop);
}

static void
spell (Reading *reading)
{
  const UgoRules *rules = reading->position->variant.rules;
  const char *text = reading->text;
  gsize length = reading->length;
  Spelling *spelling = &reading->spelling;
  gsize at = ugo_text_skip_spaces (text, length, 0);

  *spelling = (Spelling){ .drop = UGO_SQUARE_NONE, .begun = UINT64_MAX };
  at += spell_piece (reading, at);
  while (spelling->named.length < UGO_MAX_ROUTE)
    {
      UgoSquare square;
      gsize used = ugo_square_read (rules, text + at, length - at, &square);
      gsize joint;

      if (used == 0)
        break;
      spelling->named.squares[spelling->named.length++] = square;
      at = ugo_text_skip_spaces (text, length, at + used);
      joint = ugo_joint_read (text + at, length - at);
      spelling->is_joined = joint > 0;
      at = ugo_text_skip_spaces (text, length, at + joint);
    }
  at = ugo_text_skip_spaces (text, length, spell_drop (reading, at));
  if (at == length)
    return;
  spelling->begun = find_begun (rules, text + at, length - at);
  spelling->has_begun = TRUE;
  spelling->is_odd = spelling->begun == 0 || spelling->drop != UGO_SQUARE_NONE;
}

/* Ways to go on */

/* Adds one: a piece from the tray or the stops so far, @joint, and @square. */
static void
add_completion (UgoTypedMove *self, const UgoPosition *position, uint8_t piece,
                const UgoRoute *walk, char joint, UgoSquare square)
{
  const UgoRules *rules = position->variant.rules;
  char *text = self->completions[MIN (self->n_completions, UGO_TYPED_MAX_COMPLETIONS - 1)];
  gsize n = 0;

  if (self->n_completions++ >= UGO_TYPED_MAX_COMPLETIONS)
    return;
  if (piece != 0)
    {
      n += ugo_text_write_number (piece, text);
      text[n++] = '@';
    }
  for (guint i = 0; i < walk->length && n + 8 < UGO_MOVE_TEXT_SIZE; i++)
    {
      n += ugo_square_write (rules, walk->squares[i], text + n);
      text[n++] = i + 1u < walk->length ? '-' : joint;
    }
  ugo_square_write (rules, square, text + n);
}

static void
add_completions (UgoTypedMove *self, const UgoPosition *position, char joint, uint64_t squares)
{
  while (squares != 0)
    add_completion (self, position, self->piece, &self->walk, joint, ugo_bits_pop (&squares));
}

static uint64_t
set_of (UgoSquare square)
{
  return square < UGO_MAX_SQUARES ? ugo_bit (square) : 0;
}

/* What it means */

/* What stands there is a whole move, or a wrong one. */
static void
read_whole (Reading *reading)
{
  UgoTypedMove *self = reading->self;
  size_t offset;

  self->status = ugo_move_read (reading->position, reading->text, reading->length, &self->move,
                                &self->route, &offset);
  self->kind = self->status == UGO_OK ? UGO_TYPED_MOVE : UGO_TYPED_REFUSED;
  if (self->status == UGO_OK)
    self->targets = set_of (self->move.to) | set_of (self->move.drop);
}

static void
refuse (UgoTypedMove *self, UgoMove move, UgoStatus status)
{
  self->kind = UGO_TYPED_REFUSED;
  self->move = move;
  self->status = status;
}

/* Something has begun: what it is now, were it all, is known already. */
static void
go_on (Reading *reading, char joint, uint64_t pieces, uint64_t targets)
{
  UgoTypedMove *self = reading->self;

  read_whole (reading);
  self->kind = UGO_TYPED_PART;
  self->pieces = pieces & reading->spelling.begun;
  self->targets = targets & reading->spelling.begun;
  add_completions (self, reading->position, joint, self->pieces | self->targets);
  if (self->n_completions == 0)
    self->kind = UGO_TYPED_REFUSED;
}

/* Whether a move begins with what was named, one or two squares or a piece to be placed. */
static gboolean
begins (const UgoTypedMove *self, UgoMove move)
{
  if (move.piece != self->piece)
    return FALSE;
  if (self->walk.length > 0 && move.from != self->walk.squares[0])
    return FALSE;
  return self->walk.length < 2 || move.to == self->walk.squares[self->walk.length - 1];
}

/* The squares where the moves end that begin so. */
static uint64_t
find_ends (Reading *reading)
{
  uint64_t ends = 0;

  for (gsize i = 0; i < reading->n_moves; i++)
    if (begins (reading->self, reading->moves[i]))
      ends |= set_of (reading->moves[i].to);
  return ends;
}

/* Where a piece that is replaced can go; 0 when the other cannot come to it, or not this way. */
static uint64_t
find_drops (Reading *reading)
{
  const UgoRoute *walk = &reading->self->walk;
  uint64_t drops = 0;

  for (gsize i = 0; i < reading->n_moves; i++)
    {
      UgoMove move = reading->moves[i];

      if (move.drop == UGO_SQUARE_NONE || !begins (reading->self, move))
        continue;
      if (drops == 0 && walk->length > 2
          && ugo_check_route (reading->position, move, walk) != UGO_OK)
        return 0;
      drops |= ugo_bit (move.drop);
    }
  return drops;
}

/* The next stops of the piece named; 0 when it cannot go like this. */
static uint64_t
find_stops (Reading *reading)
{
  const UgoRoute *walk = &reading->self->walk;
  UgoRoute gone = { 1, { walk->squares[0] } };

  if (ugo_check_piece (reading->position, walk->squares[0]) != UGO_OK)
    return 0;
  while (gone.length < walk->length)
    {
      UgoSquare next = walk->squares[gone.length];

      if ((ugo_route_stops (reading->position, &gone) & set_of (next)) == 0)
        return 0;
      gone.squares[gone.length++] = next;
    }
  return ugo_route_stops (reading->position, &gone);
}

/* A letter alone, or nothing. */
static void
read_beginning (Reading *reading)
{
  uint64_t pieces = 0;
  uint64_t targets = 0;

  if (!reading->spelling.has_begun)
    {
      reading->self->status = UGO_TEXT_NO_MOVE;
      return;
    }
  for (gsize i = 0; i < reading->n_moves; i++)
    {
      pieces |= set_of (reading->moves[i].from);
      targets |= set_of (reading->moves[i].to);
    }
  go_on (reading, '\0', pieces, targets & ~pieces);
}

static void
read_placement (Reading *reading)
{
  const Spelling *spelling = &reading->spelling;

  if (spelling->named.length > 0)
    read_whole (reading);
  else
    go_on (reading, '\0', 0, find_ends (reading));
}

/* Refuses a square where no piece can go; with a rule of its own where one is at work. */
static void
refuse_end (Reading *reading, UgoSquare square)
{
  UgoMove move = { UGO_SQUARE_NONE, square, UGO_SQUARE_NONE, reading->moves[0].piece };

  if (move.piece != 0)
    {
      refuse (reading->self, move, ugo_check_move (reading->position, move));
      return;
    }
  refuse (reading->self, move, UGO_MOVE_UNREACHABLE);
  for (UgoSquare from = 0; from < reading->position->variant.rules->n_squares; from++)
    {
      UgoStatus status = ugo_check_move (reading->position, ugo_move (from, square));

      if (status == UGO_MOVE_OWN_FINISH || status == UGO_MOVE_MIRROR)
        refuse (reading->self, ugo_move (from, square), status);
    }
}

static void
read_replacing (Reading *reading)
{
  UgoTypedMove *self = reading->self;

  self->kind = UGO_TYPED_REPLACING;
  self->targets = find_drops (reading);
  add_completions (self, reading->position, '=', self->targets);
}

/* The square where a piece goes, without the piece. Returns: whether one can go there */
static gboolean
read_end (Reading *reading, UgoSquare square)
{
  UgoTypedMove *self = reading->self;
  UgoMove last = UGO_MOVE_PASS;

  self->walk.length = 0;
  for (gsize i = 0; i < reading->n_moves; i++)
    {
      UgoMove move = reading->moves[i];
      const UgoRoute start = { move.piece == 0, { move.from } };

      if (move.to != square || (move.from == last.from && move.piece == last.piece))
        continue;
      last = move;
      self->pieces |= set_of (move.from);
      add_completion (self, reading->position, move.piece, &start, '-', square);
    }
  self->targets = set_of (square);
  self->kind = self->n_completions > 1 ? UGO_TYPED_CHOICE : UGO_TYPED_MOVE;
  self->move = last;
  if (self->n_completions == 1)
    {
      self->n_completions = 0;
      if (last.drop != UGO_SQUARE_NONE)
        {
          self->walk = (UgoRoute){ 2, { last.from, last.to } };
          read_replacing (reading);
        }
    }
  return !ugo_move_is_pass (last);
}

static void
read_square (Reading *reading, UgoSquare square)
{
  UgoTypedMove *self = reading->self;
  UgoStatus status = ugo_check_piece (reading->position, square);
  gboolean goes_on = reading->spelling.is_joined || reading->spelling.has_begun;

  if (status == UGO_OK && goes_on)
    go_on (reading, '-', 0, find_ends (reading) | find_stops (reading));
  else if (status == UGO_OK)
    {
      self->kind = UGO_TYPED_PIECE;
      self->move = ugo_move (square, square);
      self->pieces = ugo_bit (square);
      self->targets = find_ends (reading);
      add_completions (self, reading->position, '-', self->targets);
    }
  else if (goes_on)
    refuse (self, ugo_move (square, square), status);
  else if (read_end (reading, square))
    return;
  else if (reading->n_moves == 0 || ugo_move_is_pass (reading->moves[0])
           || ugo_piece_at (reading->position, square) != 0)
    refuse (self, ugo_move (square, square), status);
  else
    refuse_end (reading, square);
}

static void
read_route (Reading *reading)
{
  const Spelling *spelling = &reading->spelling;
  UgoTypedMove *self = reading->self;
  uint64_t stops = find_stops (reading);

  if (spelling->drop != UGO_SQUARE_NONE)
    read_whole (reading);
  else if (spelling->has_drop_sign)
    go_on (reading, '=', 0, find_drops (reading));
  else if (spelling->is_joined || spelling->has_begun)
    go_on (reading, '-', 0, stops);
  else
    {
      read_whole (reading);
      if (self->kind == UGO_TYPED_REFUSED && find_drops (reading) != 0)
        read_replacing (reading);
      else if (self->kind == UGO_TYPED_REFUSED && stops != 0)
        go_on (reading, '-', 0, stops);
    }
}

static void
read_text (Reading *reading)
{
  const Spelling *spelling = &reading->spelling;

  if (spelling->is_odd || (spelling->piece != 0 && spelling->named.length > 1))
    read_whole (reading);
  else if (spelling->piece != 0)
    read_placement (reading);
  else if (spelling->named.length == 0)
    read_beginning (reading);
  else if (spelling->named.length == 1)
    read_square (reading, spelling->named.squares[0]);
  else
    read_route (reading);
}

void
ugo_typed_move_init (UgoTypedMove *self, const UgoPosition *position, const char *text)
{
  Reading reading = { .self = self, .position = position, .text = text ? text : "" };

  g_return_if_fail (self != NULL && position != NULL);

  *self = (UgoTypedMove){ .kind = UGO_TYPED_NOTHING, .move = UGO_MOVE_PASS };
  reading.length = strlen (reading.text);
  reading.n_moves = ugo_legal_moves (position, reading.moves);
  spell (&reading);
  self->walk = reading.spelling.named;
  self->piece = reading.spelling.piece;
  read_text (&reading);
  if (self->kind == UGO_TYPED_REFUSED)
    {
      self->pieces = 0;
      self->targets = 0;
      self->n_completions = 0;
    }
}

/* In words */

char *
ugo_typed_move_describe (const UgoTypedMove *self, const UgoPosition *position)
{
  guint n = self->n_completions;

  switch (self->kind)
    {
    case UGO_TYPED_NOTHING:
      return ugo_words_typing (position);

    case UGO_TYPED_MOVE:
      return ugo_words_move (position, self->move, &self->route);

    case UGO_TYPED_CHOICE:
      return g_strdup (_("Several moves end there: choose one."));

    case UGO_TYPED_REFUSED:
      return ugo_words_refusal (position, self->move, self->status);

    case UGO_TYPED_PIECE:
    case UGO_TYPED_REPLACING:
    case UGO_TYPED_PART:
    default:
      if (n == 0)
        return g_strdup (_("This one cannot move: choose another."));
      /* Translators: of a move that is being typed; the board shows how it can go on. */
      return g_strdup_printf (ngettext ("There is %u way to go on: see the board.",
                                        "There are %u ways to go on: see the board.", n),
                              n);
    }
}

char *
ugo_typed_move_describe_completion (const UgoTypedMove *self, const UgoPosition *position,
                                    guint index)
{
  UgoTypedMove completed;
  UgoSquare square;
  const char *text;

  g_return_val_if_fail (index < MIN (self->n_completions, UGO_TYPED_MAX_COMPLETIONS), NULL);

  text = self->completions[index];
  ugo_typed_move_init (&completed, position, text);
  if (completed.kind == UGO_TYPED_MOVE)
    return ugo_words_move (position, completed.move, &completed.route);
  if (ugo_square_read (position->variant.rules, text, strlen (text), &square) == strlen (text))
    return ugo_words_square (position, square);
  return g_strdup (text);
}
