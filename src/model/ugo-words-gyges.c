/* ugo-words-gyges.c: what happens in Gygès, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-words-table.h"

#include <glib/gi18n.h>

#include "ugo-gyges.h"

static const char *
game (void)
{
  /* Translators: the name of the game. */
  return C_("game", "Gygès");
}

static const char *
side_name (UgoSide side)
{
  /* Translators: the side's name on its own, as a label beside a player's name. */
  return side == UGO_WHITE ? C_("side", "South") : C_("side", "North");
}

static char *
variant (UgoVariant of)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (parts, g_strdup (game ()));
  if (of.flags & UGO_GYGES_ADVANCED)
    /* Translators: an option of the game, as a label: pieces may be replaced. */
    g_ptr_array_add (parts, g_strdup (_("with replacement")));
  return ugo_words_join (parts);
}

static const char *
turn (const UgoPosition *position)
{
  gboolean south = position->side == UGO_WHITE;

  if (ugo_gyges_is_placement (position))
    return south ? _("South to place a piece") : _("North to place a piece");
  return south ? _("South to move") : _("North to move");
}

static char *
outcome (const UgoPosition *position, UgoResult result)
{
  switch (result.reason)
    {
    case UGO_REASON_FINISH:
      return g_strdup (result.outcome == UGO_WHITE_WINS
                           ? _("South wins: a piece has reached the far finish square.")
                           : _("North wins: a piece has reached the far finish square."));

    case UGO_REASON_STUCK:
      return g_strdup (_("A draw: nobody can move."));

    default:
      return NULL;
    }
}

static const char *
resignation (UgoSide side)
{
  return side == UGO_WHITE ? _("South resigns: North wins.") : _("North resigns: South wins.");
}

static const char *
time_forfeit (UgoSide side)
{
  return side == UGO_WHITE ? _("South’s time has run out: North wins.")
                           : _("North’s time has run out: South wins.");
}

static char *
time_left (UgoSide side, const char *duration)
{
  /* Translators: how much time a player has left, as in “4 minutes 32 seconds” */
  return g_strdup_printf (side == UGO_WHITE ? _("South’s time: %s.") : _("North’s time: %s."),
                          duration);
}

static const char *
clock_name (UgoSide side)
{
  return side == UGO_WHITE ? _("South’s clock") : _("North’s clock");
}

static const char *
recorded (UgoOutcome won)
{
  return won == UGO_WHITE_WINS ? _("According to the record, South wins.")
                               : _("According to the record, North wins.");
}

static char *
players (const char *south, const char *north)
{
  if (south && north)
    return g_strdup_printf (_("South: %s. North: %s."), south, north);
  if (south)
    return g_strdup_printf (_("South: %s."), south);
  return north ? g_strdup_printf (_("North: %s."), north) : NULL;
}

static char *
level_sight (int hops)
{
  int bounces = hops - 1;

  if (bounces == 0)
    return g_strdup (_("It sees no bounces, and not your answer."));
  return g_strdup_printf (ngettext ("It sees %d bounce of a move, but not your answer.",
                                    "It sees up to %d bounces of a move, but not your answer.",
                                    (gulong) bounces),
                          bounces);
}

static const char *
player_name (UgoSide side)
{
  /* Translators: what an entry is for. */
  return side == UGO_WHITE ? _("Name of South") : _("Name of North");
}

static const char *
draw_offer (UgoSide side)
{
  return side == UGO_WHITE ? _("South offers a draw") : _("North offers a draw");
}

static const char *
draw_question (UgoSide side)
{
  return side == UGO_WHITE ? _("Does South accept?") : _("Does North accept?");
}

static const char *
advice (const UgoPosition *position)
{
  if (ugo_gyges_is_placement (position))
    return _("Take a piece from your tray, by hand or with the keys 1, 2 and 3, and put it on your "
             "start line.");
  return _("Choose a piece of your nearest line: the board then shows where it can go, and with "
           "how many bounces.");
}

static char *
typing (const UgoPosition *position)
{
  if (ugo_gyges_is_placement (position))
    /* Translators: of a piece that is to be placed; %s is an example: 3@c1. */
    return g_strdup_printf (_("Type a piece and its square, as in %s, or the square alone."),
                            position->side == UGO_WHITE ? "3@c1" : "3@c6");
  return g_strdup (_("Type the square a piece goes to, N or S for a finish, or the whole move, as "
                     "in c1-c3."));
}

static const char *
no_move (UgoSide side)
{
  return side == UGO_WHITE ? _("No move of South here") : _("No move of North here");
}

static char *
numbered_move (guint number, UgoSide side, const char *text)
{
  /* Translators: a move in the list, for a screen reader: its number and its squares */
  return g_strdup_printf (side == UGO_WHITE ? _("Move %u, South: %s") : _("Move %u, North: %s"),
                          number, text);
}

static char *
limits (const UgoPosition *position)
{
  gboolean south = position->side == UGO_WHITE;
  int nearest = ugo_gyges_nearest_line (position, position->side);
  int rank = ugo_gyges_line (position, position->side);

  if (ugo_gyges_is_placement (position) || rank < 0 || rank == nearest)
    return NULL;
  /* Translators: %1$d and %2$d are numbers of rows of the board. */
  return g_strdup_printf (south ? _("No piece of row %1$d can move: South moves one of row %2$d.")
                                : _("No piece of row %1$d can move: North moves one of row %2$d."),
                          nearest + 1, rank + 1);
}

/* Refusals */

static char *
not_nearest (const UgoPosition *position, const char *from)
{
  int rank = ugo_gyges_line (position, position->side) + 1;

  if (position->side == UGO_WHITE)
    /* Translators: %1$s is a square, %2$d the number of a row of the board. */
    return g_strdup_printf (_("The piece on %1$s is not on South’s nearest line: choose a piece "
                              "of row %2$d."),
                            from, rank);
  /* Translators: %1$s is a square, %2$d the number of a row of the board. */
  return g_strdup_printf (_("The piece on %1$s is not on North’s nearest line: choose a piece of "
                            "row %2$d."),
                          from, rank);
}

static uint8_t
piece_moved (const UgoPosition *position, UgoMove move)
{
  return move.from < position->variant.rules->n_squares ? ugo_piece_at (position, move.from) : 0;
}

static char *
unreachable (const UgoPosition *position, UgoMove move, const char *from, const char *to)
{
  switch (piece_moved (position, move))
    {
    case 1:
      return g_strdup_printf (_("The single on %s cannot reach %s: it goes exactly one square, and "
                                "farther only by bouncing off pieces."),
                              from, to);

    case 2:
      return g_strdup_printf (_("The double on %s cannot reach %s: it goes exactly two squares, "
                                "and farther only by bouncing off pieces."),
                              from, to);

    case 3:
      return g_strdup_printf (_("The triple on %s cannot reach %s: it goes exactly three squares, "
                                "and farther only by bouncing off pieces."),
                              from, to);

    default:
      if (move.from != UGO_SQUARE_NONE)
        return NULL;
      return g_strdup_printf (position->side == UGO_WHITE
                                  ? _("No piece that South may move can reach %s: type another "
                                      "square.")
                                  : _("No piece that North may move can reach %s: type another "
                                      "square."),
                              to);
    }
}

static char *
none_left (const UgoPosition *position, UgoMove move)
{
  gboolean south = position->side == UGO_WHITE;

  switch (move.piece)
    {
    case 1:
      return g_strdup (south ? _("South has no single left to place: choose another piece.")
                             : _("North has no single left to place: choose another piece."));

    case 2:
      return g_strdup (south ? _("South has no double left to place: choose another piece.")
                             : _("North has no double left to place: choose another piece."));

    case 3:
      return g_strdup (south ? _("South has no triple left to place: choose another piece.")
                             : _("North has no triple left to place: choose another piece."));

    default:
      return NULL;
    }
}

/* Why a piece cannot be placed. */
static char *
placement_refusal (const UgoPosition *position, UgoMove move, UgoStatus status, const char *to)
{
  gboolean south = position->side == UGO_WHITE;

  switch (status)
    {
    case UGO_MOVE_PLACEMENT:
      if (!ugo_gyges_is_placement (position))
        return g_strdup (_("All pieces have been placed: now move one of the nearest line."));
      return g_strdup (south ? _("Pieces are still being placed: take one from South’s tray and "
                                 "put it on row 1.")
                             : _("Pieces are still being placed: take one from North’s tray and "
                                 "put it on row 6."));

    case UGO_MOVE_NO_SUCH_PIECE:
      return none_left (position, move);

    case UGO_MOVE_NOT_YOURS:
      return g_strdup (south ? _("This is North’s tray: take a piece from South’s.")
                             : _("This is South’s tray: take a piece from North’s."));

    case UGO_MOVE_NOT_START_LINE:
      return g_strdup_printf (south ? _("No piece can be placed on %s: South places on row 1.")
                                    : _("No piece can be placed on %s: North places on row 6."),
                              to);

    case UGO_MOVE_OCCUPIED:
      return g_strdup_printf (_("A piece stands on %s already: place yours on a free square."), to);

    default:
      return NULL;
    }
}

/* Why a piece cannot be replaced. */
static char *
replacement_refusal (const UgoPosition *position, UgoMove move, UgoStatus status, const char *to)
{
  char drop_name[UGO_SQUARE_NAME_SIZE];
  const char *drop = ugo_square_name (position, move.drop, drop_name);

  switch (status)
    {
    case UGO_MOVE_DROP_BEHIND:
      return g_strdup_printf (
          position->side == UGO_WHITE
              ? _("The piece replaced on %s cannot go to %s, behind North’s nearest line.")
              : _("The piece replaced on %s cannot go to %s, behind South’s nearest line."),
          to, drop);

    case UGO_MOVE_DROP_OCCUPIED:
      return g_strdup_printf (_("The piece replaced on %s cannot go to %s, where a piece stands: "
                                "choose an empty square."),
                              to, drop);

    case UGO_MOVE_NO_REPLACEMENT:
      if (!(position->variant.flags & UGO_GYGES_ADVANCED))
        return g_strdup (_("Pieces are replaced in the advanced game only: bounce off the piece "
                           "instead."));
      return g_strdup_printf (_("There is no piece on %s that could be replaced: end the move on "
                                "a piece, then choose an empty square of the board for it."),
                              to);

    default:
      return NULL;
    }
}

static char *
own_finish (const UgoPosition *position)
{
  char name[UGO_SQUARE_NAME_SIZE];
  UgoSide side = position->side;
  const char *aim = ugo_square_name (position, ugo_gyges_finish (side), name);

  return g_strdup_printf (side == UGO_WHITE
                              ? _("This is the finish square on South’s side: South aims at %s.")
                              : _("This is the finish square on North’s side: North aims at %s."),
                          aim);
}

static char *
movement_refusal (const UgoPosition *position, UgoMove move, UgoStatus status, const char *from,
                  const char *to)
{
  switch (status)
    {
    case UGO_MOVE_EMPTY:
      return g_strdup_printf (_("There is no piece on %s: choose one of the nearest line."), from);

    case UGO_MOVE_NOT_NEAREST_LINE:
      return not_nearest (position, from);

    case UGO_MOVE_OCCUPIED:
      return g_strdup_printf (_("The move from %s cannot end on %s, where a piece stands: bounce "
                                "on from there to a free square."),
                              from, to);

    case UGO_MOVE_UNREACHABLE:
      return unreachable (position, move, from, to);

    case UGO_MOVE_ROUTE:
      return g_strdup_printf (_("The piece can go from %s to %s, but not this way: name every "
                                "piece it bounces off, in order."),
                              from, to);

    case UGO_MOVE_BORDER_TWICE:
      return g_strdup_printf (_("From %s to %s the piece would cross a border between two squares "
                                "twice: in one move each may be crossed once."),
                              from, to);

    case UGO_MOVE_OVER_PIECE:
      return g_strdup_printf (_("From %s to %s the way leads over a piece: only the last square "
                                "of a run may be occupied."),
                              from, to);

    case UGO_MOVE_OWN_FINISH:
      return own_finish (position);

    default:
      return NULL;
    }
}

static char *
refusal (const UgoPosition *position, UgoMove move, UgoStatus status)
{
  gboolean south = position->side == UGO_WHITE;
  char from_name[UGO_SQUARE_NAME_SIZE], to_name[UGO_SQUARE_NAME_SIZE];
  const char *from = ugo_square_name (position, move.from, from_name);
  const char *to = ugo_square_name (position, move.to, to_name);
  char *sentence = NULL;

  if (status == UGO_MOVE_SAME_SQUARE && move.drop == UGO_SQUARE_NONE)
    return g_strdup_printf (C_("Gygès", "The move would end where it began, on %s: end it on "
                                        "another square."),
                            from);
  if (status == UGO_MOVE_CAN_MOVE)
    return g_strdup (south ? _("South can move and so may not pass.")
                           : _("North can move and so may not pass."));
  if (status == UGO_MOVE_MUST_PASS)
    return g_strdup (south ? _("South cannot move and has to pass.")
                           : _("North cannot move and has to pass."));

  if (move.piece != 0 || status == UGO_MOVE_PLACEMENT)
    sentence = placement_refusal (position, move, status, to);
  if (!sentence)
    sentence = replacement_refusal (position, move, status, to);
  if (!sentence)
    sentence = movement_refusal (position, move, status, from, to);
  return sentence;
}

/* What is wrong with a move or a text, where that is told with this game's words. */
static const char *
say_status (UgoStatus status)
{
  switch (status)
    {
    case UGO_MOVE_EMPTY:
      return C_("Gygès", "There is no piece on the first square of the move.");
    case UGO_MOVE_OCCUPIED:
      return C_("Gygès", "A piece stands on the last square of the move already.");
    case UGO_MOVE_UNREACHABLE:
      return C_("Gygès", "The piece cannot reach that square.");
    case UGO_MOVE_ROUTE:
      return C_("Gygès", "The piece can get there, but not this way.");
    case UGO_TEXT_NO_MOVE:
      return C_("Gygès", "This is not a move: write its squares, as in c1-c3-e3.");
    case UGO_TEXT_BAD_SQUARE:
      return C_("Gygès", "The board has no such square.");
    case UGO_TEXT_ROUTE_TOO_LONG:
      return C_("Gygès", "The move has too many squares.");
    case UGO_POSITION_EMPTY_TEXT:
      return C_("Gygès", "The position is missing: it tells the pieces, the side to move and the "
                         "number of the move.");
    case UGO_POSITION_RANK_LENGTH:
      return C_("Gygès", "This row has too many squares, or too few.");
    case UGO_POSITION_LETTER:
      return C_("Gygès", "This character stands for no piece and no empty square.");
    case UGO_TEXT_PIECE_SET:
      return C_("Gygès", "The game is not played with so many pieces.");
    default:
      return NULL;
    }
}

/* Moves and squares as they are said */

static const char *
pass (const UgoPosition *position)
{
  return position->side == UGO_WHITE ? _("South cannot move and passes.")
                                     : _("North cannot move and passes.");
}

static char *
square (const UgoPosition *position, UgoSquare where)
{
  char name[UGO_SQUARE_NAME_SIZE];

  /* A piece that stands there has ended the game: the sentence of the outcome says so. */
  if (where == UGO_GYGES_FINISH_NORTH)
    return g_strdup (_("N, South’s finish square"));
  if (where == UGO_GYGES_FINISH_SOUTH)
    return g_strdup (_("S, North’s finish square"));

  ugo_square_name (position, where, name);
  switch (ugo_piece_at (position, where))
    {
    case 1:
      /* Translators: spoken by a screen reader; %s is a square such as e4. */
      return g_strdup_printf (_("%s, single"), name);

    case 2:
      /* Translators: spoken by a screen reader; %s is a square such as e4. */
      return g_strdup_printf (_("%s, double"), name);

    case 3:
      /* Translators: spoken by a screen reader; %s is a square such as e4. */
      return g_strdup_printf (_("%s, triple"), name);

    default:
      /* Translators: spoken by a screen reader; %s is a square such as e4. */
      return g_strdup_printf (_("%s, empty"), name);
    }
}

static char *
say_placement (const UgoPosition *position, UgoMove move, const char *to)
{
  gboolean south = position->side == UGO_WHITE;

  /* Translators: these six are spoken by a screen reader; %s is a square. */
  switch (move.piece)
    {
    case 1:
      return g_strdup_printf (south ? _("South: places a single on %s")
                                    : _("North: places a single on %s"),
                              to);

    case 2:
      return g_strdup_printf (south ? _("South: places a double on %s")
                                    : _("North: places a double on %s"),
                              to);

    default:
      return g_strdup_printf (south ? _("South: places a triple on %s")
                                    : _("North: places a triple on %s"),
                              to);
    }
}

static char *
say_replacement (const UgoPosition *position, UgoMove move, const char *from, const char *to)
{
  char drop_name[UGO_SQUARE_NAME_SIZE];
  const char *drop = ugo_square_name (position, move.drop, drop_name);

  /* Translators: spoken by a screen reader; %1$s, %2$s: where the move begins and ends; %3$s: where
   * the piece goes that stood at its end. */
  return g_strdup_printf (position->side == UGO_WHITE
                              ? _("South: %1$s replaces the piece on %2$s, which goes to %3$s")
                              : _("North: %1$s replaces the piece on %2$s, which goes to %3$s"),
                          from, to, drop);
}

static char *
say_move (const UgoPosition *position, UgoMove move, const UgoRoute *route)
{
  gboolean south = position->side == UGO_WHITE;
  char from_name[UGO_SQUARE_NAME_SIZE], to_name[UGO_SQUARE_NAME_SIZE];
  const char *from = ugo_square_name (position, move.from, from_name);
  const char *to = ugo_square_name (position, move.to, to_name);
  g_autofree char *stops = NULL;
  int n = route->length - 2;

  if (ugo_move_is_pass (move))
    return g_strdup (south ? _("South passes") : _("North passes"));
  if (move.piece != 0)
    return say_placement (position, move, to);
  if (move.drop != UGO_SQUARE_NONE)
    return say_replacement (position, move, from, to);
  if (n <= 0)
    return g_strdup_printf (south ? _("South: %s to %s") : _("North: %s to %s"), from, to);

  stops = ugo_words_stops (position, route);
  if (south)
    /* Translators: spoken by a screen reader; %1$s, %2$s: the first and the last square; %3$s: the
     * squares of the pieces it bounces off; %4$d: how many bounces. */
    return g_strdup_printf (ngettext ("South: %1$s to %2$s by way of %3$s, %4$d bounce",
                                      "South: %1$s to %2$s by way of %3$s, %4$d bounces", n),
                            from, to, stops, n);
  /* Translators: spoken by a screen reader; %1$s, %2$s: the first and the last square; %3$s: the
   * squares of the pieces it bounces off; %4$d: how many bounces. */
  return g_strdup_printf (ngettext ("North: %1$s to %2$s by way of %3$s, %4$d bounce",
                                    "North: %1$s to %2$s by way of %3$s, %4$d bounces", n),
                          from, to, stops, n);
}

const UgoWords ugo_words_gyges = {
  .rules = &ugo_rules_gyges,
  .game = game,
  .side = side_name,
  .variant = variant,
  .turn = turn,
  .outcome = outcome,
  .resignation = resignation,
  .time_forfeit = time_forfeit,
  .time_left = time_left,
  .clock_name = clock_name,
  .recorded = recorded,
  .players = players,
  .player_name = player_name,
  .draw_offer = draw_offer,
  .draw_question = draw_question,
  .advice = advice,
  .typing = typing,
  .level_sight = level_sight,
  .no_move = no_move,
  .numbered_move = numbered_move,
  .limits = limits,
  .refusal = refusal,
  .status = say_status,
  .pass = pass,
  .square = square,
  .move = say_move,
};
