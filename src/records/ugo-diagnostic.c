/* ugo-diagnostic.c: what was found wrong in a record, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-diagnostic.h"

void
ugo_diagnostic_free (UgoDiagnostic *diagnostic)
{
  if (diagnostic == NULL)
    return;

  g_free (diagnostic->detail);
  g_free (diagnostic);
}

static char *
move_message (const UgoDiagnostic *diagnostic)
{
  const char *dots = diagnostic->side == UGO_WHITE ? "." : "...";

  if (diagnostic->detail == NULL)
    return g_strdup_printf ("expected a legal move at move %u%s: %s", diagnostic->number, dots,
                            ugo_status_message (diagnostic->status));

  return g_strdup_printf ("expected a legal move, found %u%s %s: %s", diagnostic->number, dots,
                          diagnostic->detail, ugo_status_message (diagnostic->status));
}

char *
ugo_diagnostic_message (const UgoDiagnostic *diagnostic)
{
  const char *detail = diagnostic->detail != NULL ? diagnostic->detail : "";

  switch (diagnostic->fault)
    {
    case UGO_FAULT_ENCODING:
      return g_strdup_printf ("expected UTF-8; what is not was read as %s", detail);
    case UGO_FAULT_NO_VARIANT:
      return g_strdup ("expected a Variant tag; read as Ugolki 9");
    case UGO_FAULT_UNKNOWN_VARIANT:
      return g_strdup_printf ("expected a variant of Ugolki or Gygès, found “%s”", detail);
    case UGO_FAULT_POSITION:
      return g_strdup_printf ("expected a position in the FEN tag, found “%s”: %s", detail,
                              ugo_status_message (diagnostic->status));
    case UGO_FAULT_DECIDED:
      return g_strdup ("the game is already decided in the given position");
    case UGO_FAULT_TAG:
      return g_strdup_printf ("expected a tag such as [Name \"value\"], found “%s”", detail);
    case UGO_FAULT_TAG_TWICE:
      return g_strdup_printf ("the tag %s stands twice with different values; the first one "
                              "is used",
                              detail);
    case UGO_FAULT_MOVE:
      return move_message (diagnostic);
    case UGO_FAULT_TOKEN:
      return g_strdup_printf ("expected a move, a comment or a result, found “%s”", detail);
    case UGO_FAULT_UNCLOSED_COMMENT:
      return g_strdup ("expected a } that closes this comment");
    case UGO_FAULT_UNCLOSED_VARIATION:
      return g_strdup ("expected a ) that closes this variation");
    case UGO_FAULT_STRAY_BRACKET:
      return g_strdup_printf ("“%s” closes nothing", detail);
    case UGO_FAULT_RESULT_TAG:
      return g_strdup_printf ("expected 1-0, 0-1, 1/2-1/2 or * in the Result tag, found “%s”",
                              detail);
    case UGO_FAULT_RESULT:
      return g_strdup_printf (
          "different results in the Result tag, in the text and on the board: %s", detail);
    case UGO_FAULT_RESULT_TWICE:
      return g_strdup_printf ("different results in the text: %s; the first one is used", detail);
    case UGO_FAULT_NO_MOVE_BEFORE_VARIATION:
      return g_strdup ("expected a move before this variation");
    case UGO_FAULT_TEXT_AFTER_COMMENT:
      return g_strdup ("braces do not nest; the text up to this } was kept as a comment");
    default:
      return g_strdup ("something is wrong here");
    }
}

gboolean
ugo_diagnostics_have_error (GPtrArray *diagnostics)
{
  for (guint i = 0; i < diagnostics->len; i++)
    if (((UgoDiagnostic *) g_ptr_array_index (diagnostics, i))->severity == UGO_SEVERITY_ERROR)
      return TRUE;
  return FALSE;
}

const char *
ugo_status_message (UgoStatus status)
{
  static const char *const messages[] = {
    [UGO_OK] = "nothing is wrong",
    [UGO_MOVE_GAME_OVER] = "the game is decided",
    [UGO_MOVE_EMPTY] = "no piece stands on the start square",
    [UGO_MOVE_NOT_YOURS] = "the piece is the other side's",
    [UGO_MOVE_SAME_SQUARE] = "a move may not end where it began",
    [UGO_MOVE_OCCUPIED] = "the square is occupied",
    [UGO_MOVE_UNREACHABLE] = "the square is out of reach",
    [UGO_MOVE_STEP_AND_JUMP] = "a step and a jump do not join in one move",
    [UGO_MOVE_ROUTE] = "the piece cannot go by this route",
    [UGO_MOVE_MIRROR] = "the anti-symmetry rule withholds this copy of White's move",
    [UGO_MOVE_CAN_MOVE] = "a player who can move may not pass",
    [UGO_MOVE_MUST_PASS] = "the player cannot move and must pass",
    [UGO_MOVE_NOT_NEAREST_LINE] = "the piece is not on the line that may move",
    [UGO_MOVE_BORDER_TWICE] = "the move would cross a border twice",
    [UGO_MOVE_OVER_PIECE] = "the move would pass over a piece",
    [UGO_MOVE_OWN_FINISH] = "the player's own finish square cannot be entered",
    [UGO_MOVE_DROP_BEHIND] = "a replaced piece may not go behind the opponent's nearest line",
    [UGO_MOVE_DROP_OCCUPIED] = "the replaced piece's new square is not empty",
    [UGO_MOVE_NO_REPLACEMENT] = "nothing can be replaced here",
    [UGO_MOVE_PLACEMENT] = "pieces are placed first and moved afterwards",
    [UGO_MOVE_NO_SUCH_PIECE] = "no piece of that size is left to place",
    [UGO_MOVE_NOT_START_LINE] = "a piece is placed on the player's own start line only",
    [UGO_TEXT_NO_MOVE] = "this is not a move",
    [UGO_TEXT_BAD_SQUARE] = "the board has no such square",
    [UGO_TEXT_ROUTE_TOO_LONG] = "the move names too many squares",
    [UGO_TEXT_UNKNOWN_GAME] = "no such game",
    [UGO_TEXT_UNKNOWN_OPTION] = "the game has no such option",
    [UGO_TEXT_PIECE_SET] = "the game has no set of so many pieces",
    [UGO_POSITION_EMPTY_TEXT] = "the position is missing",
    [UGO_POSITION_RANKS] = "wrong number of ranks",
    [UGO_POSITION_RANK_LENGTH] = "a rank does not add up to the board's width",
    [UGO_POSITION_LETTER] = "a character that means nothing here",
    [UGO_POSITION_SIDE] = "the side to move must be w or b",
    [UGO_POSITION_NUMBER] = "the move number must be from 1 to 9999",
    [UGO_POSITION_TRAILING] = "something stands after the move number",
    [UGO_POSITION_WHITE_COUNT] = "wrong number of white pieces",
    [UGO_POSITION_BLACK_COUNT] = "wrong number of black pieces",
    [UGO_POSITION_PIECE_COUNT] = "wrong number of pieces of a size",
    [UGO_POSITION_PLACEMENT] = "impossible while pieces are being placed",
  };

  if ((guint) status >= G_N_ELEMENTS (messages) || messages[status] == NULL)
    return "refused";

  return messages[status];
}
