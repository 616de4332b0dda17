/* ugo-cli-sheet.c: puzzles on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>
#include <string.h>

#include "ugo-cli-puzzle-words.h"
#include "ugo-cli-records.h"
#include "ugo-notation.h"
#include "ugo-sheet.h"

/* So many moves can be drawn on one board without hiding each other. */
#define MAX_MOVES 6

typedef struct
{
  char *output;
  char *title;
  char *theme;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->output);
  g_free (options->title);
  g_free (options->theme);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static void
add_mark (GArray *marks, char colour, UgoSquare from, UgoSquare to)
{
  UgoBoardMark mark = { colour, from, to };

  g_array_append_val (marks, mark);
}

/* A circle around the squares that the goal names. */
static void
mark_goal (GArray *marks, const UgoGoal *goal)
{
  if (goal->from != UGO_SQUARE_NONE)
    add_mark (marks, 'B', goal->from, UGO_SQUARE_NONE);
  if (goal->to != UGO_SQUARE_NONE)
    add_mark (marks, 'B', goal->to, UGO_SQUARE_NONE);
}

/* A sign on each square of the first answer. */
static void
mark_squares (GArray *marks, const UgoPuzzle *puzzle)
{
  const UgoRules *rules = ugo_puzzle_get_theme (puzzle)->rules;
  const char *text = ugo_record_get_tag (ugo_puzzle_get_record (puzzle), "Answer");
  g_auto (GStrv) sets = g_strsplit (text ? text : "", ";", 2);
  g_auto (GStrv) names = g_strsplit (sets[0] ? sets[0] : "", " ", -1);
  UgoSquare square;

  for (char **name = names; *name; name++)
    if (**name != '\0'
        && ugo_square_read (rules, *name, strlen (*name), &square) == strlen (*name))
      add_mark (marks, UGO_SIGN_RIGHT, square, UGO_SQUARE_NONE);
}

/* Where the first move goes on to, and an arrow for each own move after it: when they are not many,
 * and the other side has none between. */
static void
mark_moves (GArray *marks, const UgoPuzzle *puzzle)
{
  const UgoNode *first = ugo_record_get_root (ugo_puzzle_get_record (puzzle))->first_child;
  const UgoDraft *draft = ugo_puzzle_get_draft (puzzle);

  if (first && first->move.drop != UGO_SQUARE_NONE)
    add_mark (marks, 'B', first->move.to, first->move.drop);
  if (!first || draft->goal.kind->answer != UGO_ANSWER_ALONE || draft->n_moves > MAX_MOVES)
    return;
  for (const UgoNode *node = first->first_child; node; node = node->first_child)
    if (node->parent->position.side == draft->position.side
        && node->move.from != UGO_SQUARE_NONE)
      add_mark (marks, 'G', node->move.from, node->move.to);
}

static UgoRoute
first_route (const UgoPuzzle *puzzle)
{
  const UgoNode *first = ugo_record_get_root (ugo_puzzle_get_record (puzzle))->first_child;
  UgoRoute route = { 0 };

  if (first)
    ugo_node_path (first, &route);
  return route;
}

static void
add_puzzle (UgoSheet *sheet, const UgoPuzzle *puzzle)
{
  g_autofree char *title = ugo_cli_puzzle_title (puzzle);
  g_autofree char *note = g_strdup_printf ("%s, level %d", ugo_cli_puzzle_side (puzzle),
                                           ugo_puzzle_get_level (puzzle));
  g_autofree char *text = ugo_cli_puzzle_instruction (puzzle);
  g_autofree char *answer_text = ugo_cli_puzzle_solution (puzzle);
  g_autoptr (GArray) asked = g_array_new (FALSE, FALSE, sizeof (UgoBoardMark));
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (UgoBoardMark));
  UgoSheetItem item;

  mark_goal (asked, &ugo_puzzle_get_draft (puzzle)->goal);
  mark_squares (marks, puzzle);
  mark_moves (marks, puzzle);
  item = (UgoSheetItem){
    .position = ugo_puzzle_get_draft (puzzle)->position,
    .title = title,
    .note = note,
    .text = text,
    .asked = (const UgoBoardMark *) asked->data,
    .n_asked = asked->len,
    .route = first_route (puzzle),
    .answer = (const UgoBoardMark *) marks->data,
    .n_answer = marks->len,
    .answer_text = answer_text,
  };
  ugo_sheet_add (sheet, &item);
}

/* Returns: whether all of the file was read, and all of it are puzzles */
static gboolean
add_file (UgoSheet *sheet, const char *path)
{
  g_autoptr (GBytes) bytes = ugo_cli_read_file (path);
  g_autoptr (UgoRecordFile) file = NULL;
  gboolean has_error = FALSE;

  if (!bytes)
    return FALSE;
  file = ugo_record_file_new (bytes, NULL, NULL);
  for (guint i = 0; i < ugo_record_file_get_n_games (file); i++)
    {
      g_autoptr (UgoRecord) record = ugo_cli_read_game (path, file, i, &has_error);
      g_autoptr (GError) error = NULL;
      g_autoptr (UgoPuzzle) puzzle = ugo_puzzle_new_from_record (record, &error);

      if (puzzle)
        add_puzzle (sheet, puzzle);
      else
        fprintf (stderr, "%s: error: game %u is no puzzle: %s\n", path, i + 1, error->message);
      has_error |= !puzzle;
    }
  return !has_error;
}

static gboolean
write_sheet (UgoSheet *sheet, const char *output)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = NULL;

  if (ugo_sheet_count_pages (sheet) == 0)
    {
      fprintf (stderr, "ugolki-cli sheet: error: there are no puzzles\n");
      return FALSE;
    }
  pdf = ugo_sheet_make_pdf (sheet, &error);
  if (!pdf)
    {
      fprintf (stderr, "ugolki-cli sheet: error: %s\n", error->message);
      return FALSE;
    }
  return ugo_cli_write_file (output, g_bytes_get_data (pdf, NULL), g_bytes_get_size (pdf));
}

static int
run_sheet (int argc, char **argv)
{
  int status;
  gboolean is_whole = TRUE;
  g_auto (Options) options = { NULL, NULL, NULL };
  g_auto (GStrv) paths = NULL;
  g_autoptr (UgoSheet) sheet = NULL;
  const UgoTheme *theme;
  g_autofree char *title = NULL;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, "The PDF file to write", "OUT" },
    { "title", 0, 0, G_OPTION_ARG_FILENAME, &options.title, "What stands above them (Puzzles)",
      "TEXT" },
    { "theme", 0, 0, G_OPTION_ARG_STRING, &options.theme,
      "walnut, slate, paper (as it is) or high-contrast", "NAME" },
    { NULL },
  };

  status = ugo_cli_parse (&ugo_command_sheet, entries, argc, argv, &paths);
  if (status != UGO_CLI_GO_ON)
    return status;
  theme = ugo_theme_find (options.theme ? options.theme : "paper");
  if (!paths[0])
    return ugo_cli_usage_error (&ugo_command_sheet, "at least one FILE is needed");
  if (!options.output)
    return ugo_cli_usage_error (&ugo_command_sheet,
                                "-o OUT is needed: the file to write, “-” for standard output");
  if (!theme)
    return ugo_cli_usage_error (&ugo_command_sheet,
                                "--theme takes walnut, slate, paper or high-contrast");

  title = g_utf8_make_valid (options.title ? options.title : "Puzzles", -1);
  sheet = ugo_sheet_new (title, "Solutions", theme,
                         UGO_SHEET_A4_WIDTH, UGO_SHEET_A4_HEIGHT);
  for (char **path = paths; *path; path++)
    is_whole &= add_file (sheet, *path);
  return write_sheet (sheet, options.output) && is_whole ? UGO_CLI_DONE : UGO_CLI_BAD_INPUT;
}

const UgoCliCommand ugo_command_sheet = {
  "sheet",
  "FILE…",
  "Make a sheet of puzzles to be printed",
  "A PDF file of A4 pages with the puzzles of the files, six a page, and their solutions on the\n"
  "last ones. What is no puzzle is told and left out. Nothing is proved: see solve.",
  run_sheet,
};
