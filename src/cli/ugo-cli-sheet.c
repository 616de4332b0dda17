/* ugo-cli-sheet.c: puzzles on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>

#include "ugo-bits.h"
#include "ugo-cli-puzzle-words.h"
#include "ugo-cli-records.h"
#include "ugo-puzzle-paper.h"
#include "ugo-sheet.h"

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
add_marks (GArray *marks, const GArray *found)
{
  for (guint i = 0; i < found->len; i++)
    {
      const UgoMark *mark = &g_array_index (found, UgoMark, i);
      UgoBoardMark drawn = { mark->colour, mark->from, mark->to };

      g_array_append_val (marks, drawn);
    }
}

/* A sign on each square that answers, or the moves after the first. */
static void
mark_answer (GArray *marks, const UgoPuzzle *puzzle)
{
  guint64 squares = ugo_puzzle_paper_squares (puzzle);
  g_autoptr (GArray) moves = ugo_puzzle_paper_moves (puzzle);

  while (squares != 0)
    {
      UgoBoardMark sign = { UGO_SIGN_RIGHT, ugo_bits_pop (&squares), UGO_SQUARE_NONE };

      g_array_append_val (marks, sign);
    }
  add_marks (marks, moves);
}

static void
add_puzzle (UgoSheet *sheet, const UgoPuzzle *puzzle)
{
  g_autofree char *title = ugo_cli_puzzle_title (puzzle);
  g_autofree char *note = g_strdup_printf ("%s, level %d", ugo_cli_puzzle_side (puzzle),
                                           ugo_puzzle_get_level (puzzle));
  g_autofree char *text = ugo_cli_puzzle_instruction (puzzle);
  g_autofree char *answer_text = ugo_cli_puzzle_solution (puzzle);
  g_autoptr (GArray) named = ugo_puzzle_paper_question (puzzle);
  g_autoptr (GArray) asked = g_array_new (FALSE, FALSE, sizeof (UgoBoardMark));
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (UgoBoardMark));
  UgoSheetItem item;

  add_marks (asked, named);
  mark_answer (marks, puzzle);
  item = (UgoSheetItem){
    .position = ugo_puzzle_get_draft (puzzle)->position,
    .name = ugo_puzzle_get_id (puzzle),
    .title = title,
    .note = note,
    .text = text,
    .asked = (const UgoBoardMark *) asked->data,
    .n_asked = asked->len,
    .route = ugo_puzzle_paper_route (puzzle),
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
