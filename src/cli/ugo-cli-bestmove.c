/* ugo-cli-bestmove.c: the command that searches for the best move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <inttypes.h>
#include <stdio.h>

#include "ugo-cli-limits.h"
#include "ugo-cli-line.h"
#include "ugo-cli-report.h"
#include "ugo-notation.h"

#define DEFAULT_NODES 1000000

typedef struct
{
  char *variant;
  char *fen;
  UgoCliLimits limits;
} Options;

static void
options_clear (Options *options)
{
  g_clear_pointer (&options->variant, g_free);
  g_clear_pointer (&options->fen, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static int
parse (Options *options, int argc, char **argv, char ***words)
{
  const GOptionEntry entries[] = {
    UGO_CLI_LIMIT_ENTRIES (&options->limits, "Visit N positions (1000000)"),
    UGO_CLI_SEARCH_ENTRIES (&options->limits),
    { "variant", 0, 0, G_OPTION_ARG_FILENAME, &options->variant, "The variant (Ugolki 9)",
      "TEXT" },
    { "fen", 0, 0, G_OPTION_ARG_FILENAME, &options->fen, "The position (the start)", "TEXT" },
    { NULL },
  };

  return ugo_cli_parse (&ugo_command_bestmove, entries, argc, argv, words);
}

static void
print_report (const UgoPosition *position, const UgoReport *report)
{
  g_autoptr (GString) text = g_string_new ("bestmove ");
  char move[UGO_MOVE_TEXT_SIZE];

  ugo_move_write (position, report->moves[0], NULL, move);
  g_string_append_printf (text, "%s score ", move);
  ugo_cli_append_score (text, report->score);
  g_string_append_printf (text, " depth %d nodes %" PRIu64 " pv", report->depth, report->nodes);
  ugo_cli_append_line (text, position, report);
  puts (text->str);
}

static int
search (const UgoCliLine *line, const Options *options)
{
  UgoLimits limits = ugo_cli_limits_get (&options->limits, DEFAULT_NODES);
  UgoSearch *engine = ugo_cli_limits_search (&options->limits);
  UgoReport report;

  if (!engine)
    return UGO_CLI_BAD_INPUT;
  ugo_search_run (engine, &line->position, (const uint64_t *) line->keys->data, line->keys->len,
                  &limits, NULL, NULL, &report);
  ugo_search_free (engine);
  print_report (&line->position, &report);
  return UGO_CLI_DONE;
}

static int
run_bestmove (int argc, char **argv)
{
  g_auto (Options) options = { .limits = UGO_CLI_LIMITS_INIT };
  g_auto (GStrv) words = NULL;
  g_auto (UgoCliLine) line = { 0 };
  int status = parse (&options, argc, argv, &words);
  UgoPosition position;
  UgoResult result;

  if (status != UGO_CLI_GO_ON)
    return status;
  if (ugo_cli_limits_fault (&options.limits))
    return ugo_cli_usage_error (&ugo_command_bestmove, ugo_cli_limits_fault (&options.limits));
  if (!ugo_cli_position (options.variant, options.fen, &position))
    return UGO_CLI_BAD_INPUT;
  ugo_cli_line_init (&line, &position);
  for (guint i = 0; words[i]; i++)
    if (!ugo_cli_line_play (&line, words[i], i + 1))
      return UGO_CLI_BAD_INPUT;

  result = ugo_result (&line.position);
  if (result.outcome == UGO_UNDECIDED)
    return search (&line, &options);
  fprintf (stderr, "error: the game is decided: %s %s\n", ugo_outcome_word (result.outcome),
           ugo_reason_word (result.reason));
  return UGO_CLI_BAD_INPUT;
}

const UgoCliCommand ugo_command_bestmove = {
  "bestmove",
  "[MOVE…]",
  "Search for the best move after the given moves",
  "Prints “bestmove MOVE score cp X depth D nodes N pv MOVE…”, or “score mate N” for a win in N\n"
  "own moves, negative for a loss. The score is that of the side to move, in hundredths of a move\n"
  "of lead in Ugolki, points in Gygès. With one thread and a limit of depth or nodes the\n"
  "answer is always the same. Without a limit, one million positions are visited.",
  run_bestmove,
};
