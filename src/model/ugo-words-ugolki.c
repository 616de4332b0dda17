/* ugo-words-ugolki.c: what happens in Ugolki, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-words-table.h"

#include <glib/gi18n.h>

#include "ugo-bits.h"
#include "ugo-ugolki.h"

/* A limit is worth a warning from so many moves before it on. */
#define NEAR 10

static int
count_at_home (const UgoPosition *position, UgoSide side)
{
  return ugo_bits_count (position->ugolki.pieces[side]
                         & ugo_ugolki_home (position->variant, side));
}

static int
count_in_goal (const UgoPosition *position, UgoSide side)
{
  return ugo_bits_count (position->ugolki.pieces[side]
                         & ugo_ugolki_home (position->variant, ugo_side_other (side)));
}

static const char *
game (void)
{
  /* Translators: the name of the game. */
  return C_("game", "Ugolki");
}

static const char *
side_name (UgoSide side)
{
  /* Translators: the side's name on its own, as a label beside a player's name. */
  return side == UGO_WHITE ? C_("side", "White") : C_("side", "Black");
}

static char *
variant (UgoVariant of)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (parts, g_strdup (game ()));
  g_ptr_array_add (parts,
                   /* Translators: the size of the piece set, such as 9 or 16; as a label. */
                   g_strdup_printf (ngettext ("%d piece", "%d pieces", of.pieces), of.pieces));
  if (of.flags & UGO_UGOLKI_DIAGONAL)
    /* Translators: an option of the game, as a label: pieces move diagonally too. */
    g_ptr_array_add (parts, g_strdup (_("diagonal moves")));
  if (of.flags & UGO_UGOLKI_NO_EXIT)
    /* Translators: an option of the game, as a label: nobody must leave home by move 40. */
    g_ptr_array_add (parts, g_strdup (_("exit rule off")));
  if (of.flags & UGO_UGOLKI_MIRROR)
    /* Translators: an option of the game, as a label: Black may not copy White's moves for ever. */
    g_ptr_array_add (parts, g_strdup (_("anti-symmetry rule")));
  return ugo_words_join (parts);
}

static const char *
turn (const UgoPosition *position)
{
  return position->side == UGO_WHITE ? _("White to move") : _("Black to move");
}

/* How a game ended */

static char *
filled (const UgoPosition *position, UgoOutcome outcome)
{
  int n = position->variant.pieces;

  if (outcome == UGO_WHITE_WINS)
    /* Translators: the game is over. Black always has the last move of a round. */
    return g_strdup_printf (ngettext ("White wins: %d piece fills the goal, and Black has had the "
                                      "last move.",
                                      "White wins: all %d pieces are in the goal, and Black has "
                                      "had the last move.",
                                      n),
                            n);
  return g_strdup_printf (ngettext ("Black wins: %d piece fills the goal.",
                                    "Black wins: all %d pieces are in the goal.", n),
                          n);
}

static char *
not_left (const UgoPosition *position, UgoOutcome outcome)
{
  int limit = ugo_ugolki_exit_limit (position->variant);
  int n;

  if (outcome == UGO_WHITE_WINS)
    {
      n = count_at_home (position, UGO_BLACK);
      /* Translators: %1$d is the number of pieces, %2$d the number of the move. */
      return g_strdup_printf (ngettext ("White wins: Black must be out of home by move %2$d, "
                                        "but %1$d piece is still there.",
                                        "White wins: Black must be out of home by move %2$d, "
                                        "but %1$d pieces are still there.",
                                        n),
                              n, limit);
    }

  n = count_at_home (position, UGO_WHITE);
  /* Translators: %1$d is the number of pieces, %2$d the number of the move. */
  return g_strdup_printf (ngettext ("Black wins: White must be out of home by move %2$d, "
                                    "but %1$d piece is still there.",
                                    "Black wins: White must be out of home by move %2$d, "
                                    "but %1$d pieces are still there.",
                                    n),
                          n, limit);
}

static char *
counted (const UgoPosition *position, UgoOutcome outcome)
{
  int limit = ugo_ugolki_move_count (position->variant);
  int white = count_in_goal (position, UGO_WHITE);
  int black = count_in_goal (position, UGO_BLACK);

  switch (outcome)
    {
    case UGO_WHITE_WINS:
      /* Translators: %1$d and %3$d are numbers of pieces, %2$d is the number of the move. */
      return g_strdup_printf (ngettext ("White wins on count: after move %2$d White has %1$d piece "
                                        "in the goal, Black %3$d.",
                                        "White wins on count: after move %2$d White has %1$d "
                                        "pieces in the goal, Black %3$d.",
                                        white),
                              white, limit, black);

    case UGO_BLACK_WINS:
      /* Translators: %1$d and %3$d are numbers of pieces, %2$d is the number of the move. */
      return g_strdup_printf (ngettext ("Black wins on count: after move %2$d Black has %1$d piece "
                                        "in the goal, White %3$d.",
                                        "Black wins on count: after move %2$d Black has %1$d "
                                        "pieces in the goal, White %3$d.",
                                        black),
                              black, limit, white);

    default:
      /* Translators: %1$d is a number of pieces, %2$d the number of the move. */
      return g_strdup_printf (ngettext ("A draw on count: after move %2$d each side has %1$d piece "
                                        "in its goal.",
                                        "A draw on count: after move %2$d each side has %1$d "
                                        "pieces in its goal.",
                                        white),
                              white, limit);
    }
}

static char *
stuck (const UgoPosition *position, UgoOutcome outcome)
{
  int white = count_in_goal (position, UGO_WHITE);
  int black = count_in_goal (position, UGO_BLACK);

  switch (outcome)
    {
    case UGO_WHITE_WINS:
      return g_strdup_printf (ngettext ("White wins on count: nobody can move; White has %d piece "
                                        "in the goal, Black %d.",
                                        "White wins on count: nobody can move; White has %d pieces "
                                        "in the goal, Black %d.",
                                        white),
                              white, black);

    case UGO_BLACK_WINS:
      return g_strdup_printf (ngettext ("Black wins on count: nobody can move; Black has %d piece "
                                        "in the goal, White %d.",
                                        "Black wins on count: nobody can move; Black has %d pieces "
                                        "in the goal, White %d.",
                                        black),
                              black, white);

    default:
      return g_strdup_printf (ngettext ("A draw on count: nobody can move; each side has %d piece "
                                        "in its goal.",
                                        "A draw on count: nobody can move; each side has %d pieces "
                                        "in its goal.",
                                        white),
                              white);
    }
}

static char *
outcome (const UgoPosition *position, UgoResult result)
{
  switch (result.reason)
    {
    case UGO_REASON_HOME:
      return filled (position, result.outcome);

    case UGO_REASON_BOTH_HOME:
      return g_strdup (_("A draw: both sides have filled their goals in the same round."));

    case UGO_REASON_EXIT:
      return not_left (position, result.outcome);

    case UGO_REASON_BOTH_EXIT:
      return g_strdup_printf (_("A draw: after move %d nobody may have a piece at home, but both "
                                "sides have."),
                              ugo_ugolki_exit_limit (position->variant));

    case UGO_REASON_COUNT:
      return counted (position, result.outcome);

    case UGO_REASON_STUCK:
      return stuck (position, result.outcome);

    default:
      return NULL;
    }
}

static const char *
resignation (UgoSide side)
{
  return side == UGO_WHITE ? _("White resigns: Black wins.") : _("Black resigns: White wins.");
}

static const char *
time_forfeit (UgoSide side)
{
  return side == UGO_WHITE ? _("White’s time has run out: Black wins.")
                           : _("Black’s time has run out: White wins.");
}

static char *
time_left (UgoSide side, const char *duration)
{
  /* Translators: how much time a player has left, as in “4 minutes 32 seconds” */
  return g_strdup_printf (side == UGO_WHITE ? _("White’s time: %s.") : _("Black’s time: %s."),
                          duration);
}

static const char *
clock_name (UgoSide side)
{
  return side == UGO_WHITE ? _("White’s clock") : _("Black’s clock");
}

static const char *
recorded (UgoOutcome won)
{
  return won == UGO_WHITE_WINS ? _("According to the record, White wins.")
                               : _("According to the record, Black wins.");
}

static char *
players (const char *white, const char *black)
{
  if (white && black)
    return g_strdup_printf (_("White: %s. Black: %s."), white, black);
  if (white)
    return g_strdup_printf (_("White: %s."), white);
  return black ? g_strdup_printf (_("Black: %s."), black) : NULL;
}

static char *
level_sight (int hops)
{
  return g_strdup_printf (ngettext ("It sees single jumps, but no chain and not your answer.",
                                    "It sees chains of up to %d jumps, but not your answer.",
                                    (gulong) hops),
                          hops);
}

static const char *
player_name (UgoSide side)
{
  /* Translators: what an entry is for. */
  return side == UGO_WHITE ? _("Name of White") : _("Name of Black");
}

static const char *
draw_offer (UgoSide side)
{
  return side == UGO_WHITE ? _("White offers a draw") : _("Black offers a draw");
}

static const char *
draw_question (UgoSide side)
{
  return side == UGO_WHITE ? _("Does White accept?") : _("Does Black accept?");
}

static const char *
advice (const UgoPosition *position)
{
  return _("Choose a piece: the board then shows where it can go, and in how many jumps.");
}

static char *
typing (const UgoPosition *position)
{
  return g_strdup (_("Type the square a piece goes to, or the whole move, as in c3-c4."));
}

static const char *
no_move (UgoSide side)
{
  return side == UGO_WHITE ? _("No move of White here") : _("No move of Black here");
}

static char *
numbered_move (guint number, UgoSide side, const char *text)
{
  /* Translators: a move in the list, for a screen reader: its number and its squares */
  return g_strdup_printf (side == UGO_WHITE ? _("Move %u, White: %s") : _("Move %u, Black: %s"),
                          number, text);
}

static char *
limits (const UgoPosition *position)
{
  int exit_limit = ugo_ugolki_exit_limit (position->variant);
  int left = exit_limit - position->move_number + 1;
  UgoSide side = position->side;

  if (side == UGO_BLACK && count_in_goal (position, UGO_WHITE) == position->variant.pieces)
    return g_strdup (_("Black has the last move"));

  if (exit_limit && left > 0 && left <= NEAR && count_at_home (position, side))
    /* Translators: so many moves has the side to move until its pieces must have left home. */
    return g_strdup_printf (ngettext ("%d move left to leave home", "%d moves left to leave home",
                                      left),
                            left);

  left = ugo_ugolki_move_count (position->variant) - position->move_number + 1;
  if (left > 0 && left <= NEAR)
    /* Translators: then the pieces that have reached the goal are counted, and the game is over. */
    return g_strdup_printf (ngettext ("%d move left until the pieces are counted",
                                      "%d moves left until the pieces are counted", left),
                            left);
  return NULL;
}

/* Refusals */

static char *
unreachable (const UgoPosition *position, UgoMove move, const char *from, const char *to)
{
  if (move.from == UGO_SQUARE_NONE)
    return g_strdup_printf (position->side == UGO_WHITE
                                ? _("No white piece can reach %s in one move: type another "
                                    "square.")
                                : _("No black piece can reach %s in one move: type another "
                                    "square."),
                            to);
  if (position->variant.flags & UGO_UGOLKI_DIAGONAL)
    return g_strdup_printf (_("The piece on %s cannot reach %s: it takes one step to a square "
                              "beside it, or jumps over one piece at a time."),
                            from, to);
  return g_strdup_printf (_("The piece on %s cannot reach %s: it takes one step, or jumps over one "
                            "piece at a time, along a row or a column."),
                          from, to);
}

static char *
refusal (const UgoPosition *position, UgoMove move, UgoStatus status)
{
  gboolean white = position->side == UGO_WHITE;
  char from_name[UGO_SQUARE_NAME_SIZE], to_name[UGO_SQUARE_NAME_SIZE];
  const char *from = ugo_square_name (position, move.from, from_name);
  const char *to = ugo_square_name (position, move.to, to_name);

  switch (status)
    {
    case UGO_MOVE_EMPTY:
      return g_strdup_printf (white ? _("There is no piece on %s: choose a white piece.")
                                    : _("There is no piece on %s: choose a black piece."),
                              from);

    case UGO_MOVE_NOT_YOURS:
      return g_strdup_printf (
          white ? _("The piece on %s is black, and it is White’s turn: choose a white piece.")
                : _("The piece on %s is white, and it is Black’s turn: choose a black piece."),
          from);

    case UGO_MOVE_OCCUPIED:
      return g_strdup_printf (_("The piece on %s cannot go to %s, where another piece stands: "
                                "a move ends on a free square."),
                              from, to);

    case UGO_MOVE_UNREACHABLE:
      return unreachable (position, move, from, to);

    case UGO_MOVE_STEP_AND_JUMP:
      return g_strdup_printf (_("From %s to %s would be a step and a jump in one: a move is either "
                                "one step or jumps alone."),
                              from, to);

    case UGO_MOVE_ROUTE:
      return g_strdup_printf (_("The piece can go from %s to %s, but not this way: each jump leads "
                                "over one piece to the free square just behind it."),
                              from, to);

    case UGO_MOVE_MIRROR:
      return g_strdup_printf (_("From %s to %s would copy White’s move: the anti-symmetry rule "
                                "allows ten copies in the first twelve moves, so make another "
                                "move."),
                              from, to);

    case UGO_MOVE_SAME_SQUARE:
      return g_strdup_printf (_("The move would end where it began, on %s: end it on another "
                                "square."),
                              from);

    case UGO_MOVE_CAN_MOVE:
      return g_strdup (white ? _("White can move and so may not pass.")
                             : _("Black can move and so may not pass."));

    case UGO_MOVE_MUST_PASS:
      return g_strdup (white ? _("White cannot move and has to pass.")
                             : _("Black cannot move and has to pass."));

    default:
      return NULL;
    }
}

/* What is wrong with a move or a text, where that is told with this game's words. */
static const char *
say_status (UgoStatus status)
{
  switch (status)
    {
    case UGO_MOVE_EMPTY:
      return _("There is no piece on the first square of the move.");
    case UGO_MOVE_OCCUPIED:
      return _("A piece stands on the last square of the move already.");
    case UGO_MOVE_UNREACHABLE:
      return _("The piece cannot reach that square.");
    case UGO_MOVE_ROUTE:
      return _("The piece can get there, but not this way.");
    case UGO_TEXT_NO_MOVE:
      return _("This is not a move: write its squares, as in c1-c3-e3.");
    case UGO_TEXT_BAD_SQUARE:
      return _("The board has no such square.");
    case UGO_TEXT_ROUTE_TOO_LONG:
      return _("The move has too many squares.");
    case UGO_POSITION_EMPTY_TEXT:
      return _("The position is missing: it tells the pieces, the side to move and the number of "
               "the move.");
    case UGO_POSITION_RANK_LENGTH:
      return _("This row has too many squares, or too few.");
    case UGO_POSITION_LETTER:
      return _("This character stands for no piece and no empty square.");
    case UGO_TEXT_PIECE_SET:
      return _("The game is not played with so many pieces.");
    default:
      return NULL;
    }
}

/* Moves and squares as they are said */

static const char *
pass (const UgoPosition *position)
{
  return position->side == UGO_WHITE ? _("White cannot move and passes.")
                                     : _("Black cannot move and passes.");
}

static char *
square (const UgoPosition *position, UgoSquare where)
{
  char name[UGO_SQUARE_NAME_SIZE];

  ugo_square_name (position, where, name);
  switch (ugo_piece_at (position, where))
    {
    case UGO_UGOLKI_WHITE:
      /* Translators: spoken by a screen reader; %s is a square such as e4. */
      return g_strdup_printf (_("%s, white piece"), name);

    case UGO_UGOLKI_BLACK:
      /* Translators: spoken by a screen reader; %s is a square such as e4. */
      return g_strdup_printf (_("%s, black piece"), name);

    default:
      /* Translators: spoken by a screen reader; %s is a square such as e4. */
      return g_strdup_printf (_("%s, empty"), name);
    }
}

static gboolean
is_step (const UgoPosition *position, UgoMove move)
{
  int files = position->variant.rules->files;

  return ABS (move.from % files - move.to % files) <= 1
         && ABS (move.from / files - move.to / files) <= 1;
}

static char *
jumps (const UgoPosition *position, const char *from, const char *to, const UgoRoute *route)
{
  gboolean white = position->side == UGO_WHITE;
  g_autofree char *stops = ugo_words_stops (position, route);
  int n = route->length - 1;

  if (n == 1)
    return g_strdup_printf (white ? _("White: %s jumps to %s") : _("Black: %s jumps to %s"), from,
                            to);
  if (white)
    /* Translators: spoken by a screen reader, such as "White: c1 jumps to e3 by way of c3, 2
     * jumps". %1$s, %2$s: the first and the last square; %3$s: those between; %4$d: the jumps. */
    return g_strdup_printf (ngettext ("White: %1$s jumps to %2$s by way of %3$s, %4$d jump",
                                      "White: %1$s jumps to %2$s by way of %3$s, %4$d jumps", n),
                            from, to, stops, n);
  /* Translators: spoken by a screen reader, such as "Black: f8 jumps to d6 by way of f6, 2 jumps".
   * %1$s, %2$s: the first and the last square; %3$s: those between; %4$d: how many jumps. */
  return g_strdup_printf (ngettext ("Black: %1$s jumps to %2$s by way of %3$s, %4$d jump",
                                    "Black: %1$s jumps to %2$s by way of %3$s, %4$d jumps", n),
                          from, to, stops, n);
}

static char *
say_move (const UgoPosition *position, UgoMove move, const UgoRoute *route)
{
  gboolean white = position->side == UGO_WHITE;
  char from_name[UGO_SQUARE_NAME_SIZE], to_name[UGO_SQUARE_NAME_SIZE];
  const char *from, *to;

  if (ugo_move_is_pass (move))
    return g_strdup (white ? _("White passes") : _("Black passes"));

  from = ugo_square_name (position, move.from, from_name);
  to = ugo_square_name (position, move.to, to_name);
  if (is_step (position, move))
    /* Translators: spoken by a screen reader, such as "White: c3 steps to c4". */
    return g_strdup_printf (white ? _("White: %s steps to %s") : _("Black: %s steps to %s"), from,
                            to);
  return jumps (position, from, to, route);
}

const UgoWords ugo_words_ugolki = {
  .rules = &ugo_rules_ugolki,
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
