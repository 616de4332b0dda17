/* ugo-cli-bestmove.c: the command that searches for the best move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <inttypes.h>
#include <stdio.h>

#include "ugo-cli-line.h"
#include "ugo-notation.h"
#include "ugo-score.h"
#include "ugo-search.h"

#define DEFAULT_NODES 1000000
#define DEFAULT_MEGABYTES 64
#define MAX_MEGABYTES 16384
#define MAX_SECONDS 86400.0

typedef struct
{
  char *variant;
  char *fen;
  int depth;
  gint64 nodes;
  double seconds;
  int n_threads;
  int megabytes;
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
    { "depth", 0, 0, G_OPTION_ARG_INT, &options->depth, "Search N plies deep", "N" },
    { "nodes", 0, 0, G_OPTION_ARG_INT64, &options->nodes, "Visit N positions (1000000)", "N" },
    { "time", 0, 0, G_OPTION_ARG_DOUBLE, &options->seconds, "Search for S seconds", "S" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &options->n_threads, "Search with N threads (1)", "N" },
    { "hash", 0, 0, G_OPTION_ARG_INT, &options->megabytes, "Remember in MB megabytes (64)", "MB" },
    { "variant", 0, 0, G_OPTION_ARG_FILENAME, &options->variant, "The variant (Ugolki 9)",
      "TEXT" },
    { "fen", 0, 0, G_OPTION_ARG_FILENAME, &options->fen, "The position (the start)", "TEXT" },
    { NULL },
  };

  return ugo_cli_parse (&ugo_command_bestmove, entries, argc, argv, words);
}

/* What is wrong with @options, or %NULL. */
static const char *
options_fault (const Options *options)
{
  if (options->depth < 0 || options->depth > UGO_SEARCH_MAX_DEPTH)
    return "--depth takes a number of plies from 1 to " G_STRINGIFY (UGO_SEARCH_MAX_DEPTH);
  if (options->nodes < 0)
    return "--nodes takes a number of positions";
  if (!(options->seconds >= 0 && options->seconds <= MAX_SECONDS))
    return "--time takes a number of seconds";
  if (options->n_threads < 1 || options->n_threads > UGO_SEARCH_MAX_THREADS)
    return "--threads takes a number from 1 to " G_STRINGIFY (UGO_SEARCH_MAX_THREADS);
  if (options->megabytes < 1 || options->megabytes > MAX_MEGABYTES)
    return "--hash takes a number of megabytes from 1 to " G_STRINGIFY (MAX_MEGABYTES);
  return NULL;
}

static UgoLimits
options_limits (const Options *options)
{
  UgoLimits limits = {
    .depth = options->depth,
    .nodes = (uint64_t) options->nodes,
    .milliseconds = (int) (options->seconds * 1000),
  };

  if (options->seconds > 0 && limits.milliseconds == 0)
    limits.milliseconds = 1;
  if (limits.depth == 0 && limits.nodes == 0 && limits.milliseconds == 0)
    limits.nodes = DEFAULT_NODES;
  return limits;
}

static void
print_report (const UgoPosition *start, const UgoReport *report)
{
  UgoPosition position = *start;
  char text[UGO_MOVE_TEXT_SIZE];

  ugo_move_write (&position, report->moves[0], NULL, text);
  printf ("bestmove %s score ", text);
  if (ugo_score_is_proved (report->score))
    printf ("mate %d", ugo_score_moves (report->score));
  else
    printf ("cp %d", report->score);
  printf (" depth %d nodes %" PRIu64 " pv", report->depth, report->nodes);
  for (int i = 0; i < report->n_moves; i++)
    {
      ugo_move_write (&position, report->moves[i], NULL, text);
      printf (" %s", text);
      ugo_play (&position, report->moves[i], NULL, 0, &position);
    }
  putchar ('\n');
}

static int
search (const UgoCliLine *line, const Options *options)
{
  UgoLimits limits = options_limits (options);
  UgoSearch *engine = ugo_search_new ((size_t) options->megabytes << 20, options->n_threads, 0);
  UgoReport report;

  if (!engine)
    {
      fputs ("--hash: error: there is not so much memory\n", stderr);
      return UGO_CLI_BAD_INPUT;
    }
  ugo_search_run (engine, &line->position, (const uint64_t *) line->keys->data, line->keys->len,
                  &limits, NULL, NULL, &report);
  ugo_search_free (engine);
  print_report (&line->position, &report);
  return UGO_CLI_DONE;
}

static int
run_bestmove (int argc, char **argv)
{
  g_auto (Options) options = { .n_threads = 1, .megabytes = DEFAULT_MEGABYTES };
  g_auto (GStrv) words = NULL;
  g_auto (UgoCliLine) line = { 0 };
  int status = parse (&options, argc, argv, &words);
  UgoPosition position;
  UgoResult result;

  if (status != UGO_CLI_GO_ON)
    return status;
  if (options_fault (&options))
    return ugo_cli_usage_error (&ugo_command_bestmove, options_fault (&options));
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
  "of lead in Ugolki, of a threat in Gygès. With one thread and a limit of depth or nodes the\n"
  "answer is always the same. Without a limit, one million positions are visited.",
  run_bestmove,
};
