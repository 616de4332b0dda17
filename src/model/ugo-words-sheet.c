/* ugo-words-sheet.c: what stands on a sheet of puzzles, in the person's language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-words-sheet.h"

#include <glib/gi18n.h>

#include "ugo-move-text.h"
#include "ugo-words.h"

char *
ugo_words_sheet_note (const UgoPuzzle *puzzle)
{
  const UgoPosition *position = &ugo_puzzle_get_draft (puzzle)->position;

  /* Translators: on paper: whose turn it is, “White” or “South”, and the level of a puzzle */
  return g_strdup_printf (_("%1$s · level %2$d"),
                          ugo_words_side (position->variant.rules, (UgoSide) position->side),
                          ugo_puzzle_get_level (puzzle));
}

char *
ugo_words_sheet_solution (const UgoPuzzle *puzzle)
{
  const UgoPuzzlePaperWords words = {
    /* Translators: in the solution of a puzzle, before other first moves that do it */
    .also = _("Also:"),
    /* Translators: in the solution of a puzzle, before another set of squares that is right */
    .or_else = _("or:"),
    .write_move = ugo_move_text_for_people,
  };

  return ugo_puzzle_paper_solution (puzzle, &words);
}
