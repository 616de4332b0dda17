/* ugo-puzzle-sheet.c: puzzles on paper, with the words of the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-puzzle-sheet.h"

#include <glib/gi18n-lib.h>

#include "ugo-board.h"
#include "ugo-words-puzzle.h"
#include "ugo-words.h"

#define PAPER_THEME "paper"

static GArray *
create_marks (const GArray *found)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (UgoBoardMark));

  for (guint i = 0; i < found->len; i++)
    {
      const UgoMark *mark = &g_array_index (found, UgoMark, i);
      UgoBoardMark drawn = { mark->colour, mark->from, mark->to };

      g_array_append_val (marks, drawn);
    }
  return marks;
}

static void
add_puzzle (UgoSheet *sheet, const UgoPuzzle *puzzle)
{
  const UgoPuzzleTheme *theme = ugo_puzzle_get_theme (puzzle);
  const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);
  g_autofree char *note = ugo_words_sheet_note (puzzle);
  g_autofree char *text = ugo_words_puzzle_task (theme, draft);
  g_autofree char *solution = ugo_words_sheet_solution (puzzle);
  g_autoptr (GArray) named = ugo_puzzle_paper_question (puzzle);
  g_autoptr (GArray) moves = ugo_puzzle_paper_moves (puzzle);
  g_autoptr (GArray) asked = create_marks (named);
  g_autoptr (GArray) answer = create_marks (moves);
  UgoSheetItem item = {
    .position = draft->position,
    .name = ugo_puzzle_get_id (puzzle),
    .title = ugo_words_puzzle_title (theme),
    .note = note,
    .text = text,
    .route = ugo_puzzle_paper_route (puzzle),
    .answer_text = solution,
  };

  ugo_board_mark_squares (answer, ugo_puzzle_paper_squares (puzzle), UGO_SIGN_RIGHT);
  item.asked = (const UgoBoardMark *) asked->data;
  item.n_asked = asked->len;
  item.answer = (const UgoBoardMark *) answer->data;
  item.n_answer = answer->len;
  ugo_sheet_add (sheet, &item);
}

static char *
make_title (GPtrArray *puzzles)
{
  const UgoRules *rules = ugo_puzzle_get_theme (puzzles->pdata[0])->rules;

  /* Translators: at the head of a printed page of puzzles; %s is the name of a game */
  return g_strdup_printf (_ ("Puzzles · %s"), ugo_words_game (rules));
}

UgoSheet *
ugo_puzzle_sheet_new (GPtrArray *puzzles, double width, double height)
{
  g_autofree char *title = puzzles->len > 0 ? make_title (puzzles) : g_strdup ("");
  UgoSheet *sheet
      = ugo_sheet_new (title, _ ("Solutions"), ugo_theme_find (PAPER_THEME), width, height);

  for (guint i = 0; i < puzzles->len; i++)
    add_puzzle (sheet, puzzles->pdata[i]);
  return sheet;
}
