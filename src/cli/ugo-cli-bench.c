/* ugo-cli-bench.c: the command that searches fixed positions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "ugo-cli.h"
#include "ugo-notation.h"
#include "ugo-search.h"

#define TABLE_SIZE (16 << 20)
#define MAX_DEEPER 20

typedef struct
{
  const char *variant;
  const char *fen;
  int depth;
} Case;

static const Case cases[] = {
  { "Ugolki 9", "5bbb/5bbb/5bbb/8/8/www5/www5/www5 w 1", 9 },
  { "Ugolki 9", "3bb2b/w7/w3w3/1bw1bw2/3w3b/2b1ww1b/5b2/1w6 b 13", 8 },
  { "Ugolki 9", "5w2/4bww1/5w1w/2b2ww1/4w3/1bb1w3/bbb5/1b6 w 24", 9 },
  { "Ugolki 9 diagonal", "5w2/6w1/3bb1bw/6b1/2w1ww2/1bbb4/1bw5/wwb5 b 10", 7 },
  { "Ugolki 10", "4bbbb/5bbb/6bb/7b/w7/ww6/www5/wwww4 w 1", 8 },
  { "Ugolki 12", "3bb1b1/3w1bwb/2bb2bb/3w1w2/2wwwb2/w1b1b3/1w6/w1ww4 w 8", 7 },
  { "Ugolki 16", "2bb2w1/2bb2b1/w3wb2/wwwbb1bb/2bwbbbb/3bww2/ww2ww2/1w3ww1 w 16", 7 },
  { "Ugolki 16 diagonal", "4bbbb/4bbbb/4bbbb/4bbbb/wwww4/wwww4/wwww4/wwww4 w 1", 6 },
  { "Gyges", "321123/....../....../....../....../321123 w 7", 7 },
  { "Gyges", "3.3.12/2...../.....1/...3../2...../2..311 w 12", 8 },
  { "Gyges", "1.1.32/2..3.3/....../.....2/2.3.../1..1.. w 12", 8 },
  { "Gyges advanced", "321123/....../....../....../....../321123 w 7", 3 },
  { "Gyges advanced", "23.1.1/....2./.3..../....2./3.2.../1...31 b 12", 4 },
};

/*
 * Bench:
 * @n_threads: with how many threads
 * @deeper: how many plies deeper than the cases say
 * @nodes: the positions visited so far
 * @milliseconds: the time that took
 */
typedef struct
{
  int n_threads;
  int deeper;
  guint64 nodes;
  gint64 milliseconds;
} Bench;

/* Searches @position as deep as the case says, and adds up nodes and time. */
static gboolean
search (Bench *self, const Case *which, const UgoPosition *position)
{
  UgoSearch *engine = ugo_search_new (TABLE_SIZE, self->n_threads, 0);
  UgoLimits limits = { .depth = which->depth + self->deeper };
  UgoReport report;

  if (!engine)
    {
      fputs ("error: there is not enough memory\n", stderr);
      return FALSE;
    }
  ugo_search_run (engine, position, NULL, 0, &limits, NULL, NULL, &report);
  ugo_search_free (engine);
  printf ("%s, %s: depth %d nodes %" PRIu64 "\n", which->variant, which->fen, report.depth,
          report.nodes);
  self->nodes += report.nodes;
  self->milliseconds += report.milliseconds;
  return TRUE;
}

static int
run_bench (int argc, char **argv)
{
  g_auto (GStrv) words = NULL;
  Bench self = { .n_threads = 1 };
  int status;
  const GOptionEntry entries[] = {
    { "threads", 0, 0, G_OPTION_ARG_INT, &self.n_threads, "Search with N threads (1)", "N" },
    { "deeper", 0, 0, G_OPTION_ARG_INT, &self.deeper, "Search N plies deeper (0)", "N" },
    { NULL },
  };

  status = ugo_cli_parse (&ugo_command_bench, entries, argc, argv, &words);
  if (status != UGO_CLI_GO_ON)
    return status;
  if (words[0])
    return ugo_cli_usage_error (&ugo_command_bench, "it takes no arguments");
  if (self.n_threads < 1 || self.n_threads > UGO_SEARCH_MAX_THREADS)
    return ugo_cli_usage_error (&ugo_command_bench, "--threads takes a number from 1 to 64");
  if (self.deeper < 0 || self.deeper > MAX_DEEPER)
    return ugo_cli_usage_error (&ugo_command_bench, "--deeper takes a number from 0 to 20");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      UgoPosition position;

      if (!ugo_cli_position (cases[i].variant, cases[i].fen, &position)
          || !search (&self, &cases[i], &position))
        return UGO_CLI_BAD_INPUT;
    }
  printf ("milliseconds %" PRIi64 "\n", self.milliseconds);
  printf ("nodes %" PRIu64 "\n", self.nodes);
  printf ("nps %" PRIu64 "\n", self.nodes * 1000 / (guint64) MAX (self.milliseconds, 1));
  return UGO_CLI_DONE;
}

const UgoCliCommand ugo_command_bench = {
  "bench",
  NULL,
  "Search fixed positions to a fixed depth",
  "The last three lines are the time it took, the number of positions visited, which with one\n"
  "thread only a change of the engine changes, and how many that is a second.",
  run_bench,
};
