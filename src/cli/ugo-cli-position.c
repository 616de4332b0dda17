/* ugo-cli-position.c: the commands that take a position: perft, moves, play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-cli-line.h"

#include <inttypes.h>
#include <stdio.h>

#include "ugo-notation.h"

/* Counting takes a frame of the stack a ply; nobody has the time for so many. */
#define MAX_DEPTH 99

static gboolean
parse_depth (const char *text, int *depth)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 10, 0, MAX_DEPTH, &value, NULL))
    return FALSE;
  *depth = value;
  return TRUE;
}

static void
print_divided (const UgoPosition *position, int depth)
{
  const UgoRules *rules = position->variant.rules;
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves = rules->moves (position, moves);

  if (n_moves == 0)
    moves[n_moves++] = UGO_MOVE_PASS;
  for (size_t i = 0; i < n_moves; i++)
    {
      char text[UGO_MOVE_TEXT_SIZE];
      UgoPosition next;

      rules->apply (position, moves[i], &next);
      ugo_move_write (position, moves[i], NULL, text);
      printf ("%s %" PRIu64 "\n", text, ugo_perft (&next, depth - 1));
    }
}

static int
run_perft (int argc, char **argv)
{
  int status;
  g_autofree char *variant = NULL, *fen = NULL;
  g_auto (GStrv) words = NULL;
  gboolean divide = FALSE;
  UgoPosition position;
  int depth;
  const GOptionEntry entries[] = {
    { "divide", 0, 0, G_OPTION_ARG_NONE, &divide, "Count each first move too", NULL },
    { "variant", 0, 0, G_OPTION_ARG_FILENAME, &variant, "The variant (Ugolki 9)", "TEXT" },
    { "fen", 0, 0, G_OPTION_ARG_FILENAME, &fen, "The position (the start)", "TEXT" },
    { NULL },
  };

  status = ugo_cli_parse (&ugo_command_perft, entries, argc, argv, &words);
  if (status != UGO_CLI_GO_ON)
    return status;
  if (g_strv_length (words) != 1 || !parse_depth (words[0], &depth))
    return ugo_cli_usage_error (&ugo_command_perft,
                                "one DEPTH is needed: a number of plies from 0 to 99");
  if (!ugo_cli_position (variant, fen, &position))
    return UGO_CLI_BAD_INPUT;

  if (divide && depth > 0)
    print_divided (&position, depth);
  printf ("%" PRIu64 "\n", ugo_perft (&position, depth));
  return UGO_CLI_DONE;
}

/* Reads the options of a command that plays moves from a position: begins @line there, and puts the
 * moves into @words. Returns the exit status or UGO_CLI_GO_ON. */
static int
begin_line (const UgoCliCommand *command, int argc, char **argv, UgoCliLine *line, char ***words)
{
  g_autofree char *variant = NULL, *fen = NULL;
  UgoPosition position;
  int status;
  const GOptionEntry entries[] = {
    { "variant", 0, 0, G_OPTION_ARG_FILENAME, &variant, "The variant (Ugolki 9)", "TEXT" },
    { "fen", 0, 0, G_OPTION_ARG_FILENAME, &fen, "The position (the start)", "TEXT" },
    { NULL },
  };

  status = ugo_cli_parse (command, entries, argc, argv, words);
  if (status != UGO_CLI_GO_ON)
    return status;
  if (!ugo_cli_position (variant, fen, &position))
    return UGO_CLI_BAD_INPUT;
  ugo_cli_line_init (line, &position);
  return UGO_CLI_GO_ON;
}

static int
run_moves (int argc, char **argv)
{
  int status;
  g_auto (GStrv) words = NULL;
  g_auto (UgoCliLine) line = { 0 };
  UgoMove moves[UGO_MAX_MOVES];
  size_t n_moves;

  status = begin_line (&ugo_command_moves, argc, argv, &line, &words);
  if (status != UGO_CLI_GO_ON)
    return status;
  for (guint i = 0; words[i]; i++)
    if (!ugo_cli_line_play (&line, words[i], i + 1))
      return UGO_CLI_BAD_INPUT;

  n_moves = ugo_legal_moves (&line.position, moves);
  for (size_t i = 0; i < n_moves; i++)
    {
      char text[UGO_MOVE_TEXT_SIZE];

      ugo_move_write (&line.position, moves[i], NULL, text);
      puts (text);
    }
  return UGO_CLI_DONE;
}

static int
run_play (int argc, char **argv)
{
  int status;
  g_auto (GStrv) words = NULL;
  g_auto (UgoCliLine) line = { 0 };
  UgoResult result;

  status = begin_line (&ugo_command_play, argc, argv, &line, &words);
  if (status != UGO_CLI_GO_ON)
    return status;
  for (guint i = 0; words[i]; i++)
    {
      char text[UGO_POSITION_TEXT_SIZE];

      if (!ugo_cli_line_play (&line, words[i], i + 1))
        return UGO_CLI_BAD_INPUT;
      ugo_position_write (&line.position, text);
      puts (text);
    }

  result = ugo_result (&line.position);
  if (result.outcome == UGO_UNDECIDED)
    puts ("result *");
  else
    printf ("result %s %s\n", ugo_outcome_word (result.outcome), ugo_reason_word (result.reason));
  return UGO_CLI_DONE;
}

const UgoCliCommand ugo_command_perft = {
  "perft",
  "DEPTH",
  "Count the move sequences of DEPTH plies",
  "Limits, filled goals, repetition and the anti-symmetry rule are ignored; a forced pass is one\n"
  "move. With --divide: a line for each first move, then the total.",
  run_perft,
};

const UgoCliCommand ugo_command_moves = {
  "moves",
  "[MOVE…]",
  "List the legal moves after the given moves",
  "One a line, as records have them, sorted; “--” when the player must pass; nothing when the\n"
  "game is decided.",
  run_moves,
};

const UgoCliCommand ugo_command_play = {
  "play",
  "MOVE…",
  "Play moves and tell how the game stands",
  "Prints the position after each move, then “result 1-0 home” or “result *”. A pass may be\n"
  "written “pass”.",
  run_play,
};
