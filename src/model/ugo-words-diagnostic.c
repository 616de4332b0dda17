/* ugo-words-diagnostic.c: what was wrong in a text or a record, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-words.h"

#include <glib/gi18n.h>

#include "ugo-quote.h"
#include "ugo-words-table.h"

/* What is wrong with a move, where one sentence is right for each game that can answer so. */
static const char *
move_status (UgoStatus status)
{
  switch (status)
    {
    case UGO_MOVE_GAME_OVER:
      return _("The game is over: take back a move or start a new game.");
    case UGO_MOVE_NOT_YOURS:
      return _("The piece on the first square of the move is the opponent’s.");
    case UGO_MOVE_SAME_SQUARE:
      return _("A move has to change the position.");
    case UGO_MOVE_STEP_AND_JUMP:
      return _("A move is either one step or jumps alone, never both.");
    case UGO_MOVE_MIRROR:
      return _("The anti-symmetry rule forbids to copy White’s move once more.");
    case UGO_MOVE_CAN_MOVE:
      return _("A player who can move may not pass.");
    case UGO_MOVE_MUST_PASS:
      return _("A player who cannot move has to pass.");
    case UGO_MOVE_NOT_NEAREST_LINE:
      return _("Only a piece of the player’s nearest line may move.");
    case UGO_MOVE_BORDER_TWICE:
      return _("A border between two squares may be crossed only once in a move.");
    case UGO_MOVE_OVER_PIECE:
      return _("A piece may not pass over another one.");
    case UGO_MOVE_OWN_FINISH:
      return _("A player may not enter the finish square on their own side.");
    case UGO_MOVE_DROP_BEHIND:
      return _("A replaced piece may not go behind the opponent’s nearest line.");
    case UGO_MOVE_DROP_OCCUPIED:
      return _("A replaced piece goes to an empty square.");
    case UGO_MOVE_NO_REPLACEMENT:
      return _("No piece can be replaced by this move.");
    case UGO_MOVE_PLACEMENT:
      return _("Pieces are placed first and moved afterwards.");
    case UGO_MOVE_NO_SUCH_PIECE:
      return _("The player has no piece of that size left to place.");
    case UGO_MOVE_NOT_START_LINE:
      return _("Players place pieces on their own start line only.");
    default:
      return NULL;
    }
}

/* What is wrong with the text of a move, a variant or a position. */
static const char *
text_status (UgoStatus status)
{
  switch (status)
    {
    case UGO_TEXT_UNKNOWN_GAME:
      return _("This is another game: Ugolki and Gyges are known here.");
    case UGO_TEXT_UNKNOWN_OPTION:
      return _("The game has no such option.");
    case UGO_POSITION_RANKS:
      return _("The position has too many rows, or too few: a slash stands between each two.");
    case UGO_POSITION_SIDE:
      return _("The side to move is told by w or b.");
    case UGO_POSITION_NUMBER:
      return _("The number of the move goes from 1 to 9999.");
    case UGO_POSITION_TRAILING:
      return _("Nothing may follow the number of the move.");
    case UGO_POSITION_WHITE_COUNT:
      return _("The number of white pieces is not right for this game.");
    case UGO_POSITION_BLACK_COUNT:
      return _("The number of black pieces is not right for this game.");
    case UGO_POSITION_PIECE_COUNT:
      return _("There are four singles, four doubles and four triples in a game.");
    case UGO_POSITION_PLACEMENT:
      return _("Pieces cannot stand like this while they are being placed.");
    default:
      return NULL;
    }
}

const char *
ugo_words_status (const UgoRules *rules, UgoStatus status)
{
  const char *sentence = ugo_words_find (rules)->status (status);

  if (!sentence)
    sentence = move_status (status);
  if (!sentence)
    sentence = text_status (status);
  return sentence ? sentence : _("This is not possible here.");
}

static guint
character_at (const char *text, gsize offset)
{
  g_autofree char *before = g_strndup (text, offset);
  g_autofree char *valid = g_utf8_make_valid (before, -1);

  return (guint) g_utf8_strlen (valid, -1) + 1;
}

char *
ugo_words_text_fault (const UgoRules *rules, UgoStatus status, const char *text, gsize offset)
{
  const char *sentence = ugo_words_status (rules, status);

  if (!text)
    return g_strdup (sentence);
  /* Translators: %1$u is the number of a character in a text; %2$s a whole sentence that says what
   * is wrong there. */
  return g_strdup_printf (_("At character %1$u: %2$s"), character_at (text, offset), sentence);
}

/* Records */

static char *
refused_move (const UgoDiagnostic *diagnostic, const char *detail)
{
  const char *sentence = ugo_words_status (diagnostic->rules, diagnostic->status);

  if (diagnostic->side == UGO_WHITE)
    /* Translators: of a move in a game record. %1$u is the number of the move, %2$s the move, %3$s
     * a whole sentence that says why not. */
    return g_strdup_printf (_("“%1$u. %2$s” cannot be played. %3$s"), diagnostic->number, detail,
                            sentence);
  /* Translators: as before, of the second player's move; keep the three dots. */
  return g_strdup_printf (_("“%1$u... %2$s” cannot be played. %3$s"), diagnostic->number, detail,
                          sentence);
}

/* What is wrong with a record's text as it is spelled. */
static char *
spelling_fault (const UgoDiagnostic *diagnostic, const char *detail)
{
  switch (diagnostic->fault)
    {
    case UGO_FAULT_TAG:
      return g_strdup_printf (_("“%s” is not a whole tag: it should look like [Event \"Cup\"]."),
                              detail);
    case UGO_FAULT_TOKEN:
      return g_strdup_printf (_("“%s” is no move, comment or result."), detail);
    case UGO_FAULT_UNCLOSED_COMMENT:
      return g_strdup (_("This comment is not closed: a } is missing."));
    case UGO_FAULT_UNCLOSED_VARIATION:
      return g_strdup (_("This variation is not closed: a ) is missing."));
    case UGO_FAULT_STRAY_BRACKET:
      return g_strdup (_("This bracket closes nothing and was left out."));
    case UGO_FAULT_NO_MOVE_BEFORE_VARIATION:
      return g_strdup (_("There is no move before this variation for it to be an alternative to."));
    case UGO_FAULT_TEXT_AFTER_COMMENT:
      return g_strdup (_("One comment stands inside another: what follows the first } was kept as "
                         "a comment."));
    default:
      return NULL;
    }
}

static char *
fault (const UgoDiagnostic *diagnostic)
{
  g_autofree char *detail = ugo_quote (diagnostic->detail, UGO_QUOTE_FAULT);
  char *sentence = spelling_fault (diagnostic, detail);

  if (sentence)
    return sentence;
  switch (diagnostic->fault)
    {
    case UGO_FAULT_ENCODING:
      /* Translators: %s is the name of an encoding, such as windows-1251. */
      return g_strdup_printf (_("The text is not in UTF-8 and was read as %s; saving it writes "
                                "UTF-8."),
                              detail);
    case UGO_FAULT_NO_VARIANT:
      return g_strdup (_("The record does not name its game: it was read as Ugolki with 9 "
                         "pieces."));
    case UGO_FAULT_UNKNOWN_VARIANT:
      return g_strdup_printf (_("“%s” is another game and cannot be shown here; its text is kept."),
                              detail);
    case UGO_FAULT_POSITION:
      return g_strdup_printf (_("The position “%1$s” cannot be read. %2$s"), detail,
                              ugo_words_status (diagnostic->rules, diagnostic->status));
    case UGO_FAULT_DECIDED:
      return g_strdup (_("The game is already decided in its first position."));
    case UGO_FAULT_TAG_TWICE:
      return g_strdup_printf (_("The tag %s stands here twice with different values: the first one "
                                "counts."),
                              detail);
    case UGO_FAULT_MOVE:
      return refused_move (diagnostic, detail);
    case UGO_FAULT_RESULT_TAG:
      return g_strdup_printf (_("“%s” is no result: 1-0, 0-1, 1/2-1/2 or * was expected."), detail);
    case UGO_FAULT_RESULT:
      /* Translators: %s is three results, such as “1-0, 0-1, –”, where “–” stands for none */
      return g_strdup_printf (_("The Result tag, the end of the moves and the last position tell "
                                "different results (%s). Nothing was changed."),
                              detail);
    case UGO_FAULT_RESULT_TWICE:
      /* Translators: %s is two results, such as “1-0, 0-1” */
      return g_strdup_printf (_("Two results stand at the end of the moves (%s): the first one "
                                "counts."),
                              detail);
    default:
      return g_strdup (_("Something is wrong here."));
    }
}

char *
ugo_words_diagnostic (const UgoDiagnostic *diagnostic)
{
  g_autofree char *sentence = fault (diagnostic);

  if (diagnostic->line == 0)
    return g_steal_pointer (&sentence);
  /* Translators: a place in a file, then a whole sentence that says what is wrong there. */
  return g_strdup_printf (_("Line %1$u, column %2$u: %3$s"), diagnostic->line, diagnostic->column,
                          sentence);
}
