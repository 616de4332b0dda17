/* ugo-cli-race.c: the command that counts how many moves each side needs alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>

#include "ugo-cli.h"
#include "ugo-race.h"

#define DEFAULT_SECONDS 10.0
#define MAX_SECONDS 86400.0

/* How many placements to remember: some hundred megabytes. */
#define N_STATES 8000000

static gboolean
print_side (const char *prefix, const UgoPosition *position, UgoSide side, double seconds)
{
  UgoRaceLimits limits = { .states = N_STATES, .milliseconds = MAX (1, (int) (seconds * 1000)) };
  UgoRace race;

  if (!ugo_race_solve (position, side, &limits, &race))
    {
      fputs ("error: there is not enough memory\n", stderr);
      return FALSE;
    }
  printf ("%s %d %s", prefix, race.least, ugo_race_is_proved (&race) ? "proved" : "bound");
  return TRUE;
}

static int
run_race (int argc, char **argv)
{
  g_autofree char *variant = NULL, *fen = NULL;
  g_auto (GStrv) words = NULL;
  double seconds = DEFAULT_SECONDS;
  UgoPosition position;
  int status;
  const GOptionEntry entries[] = {
    { "time", 0, 0, G_OPTION_ARG_DOUBLE, &seconds, "Give up after S seconds a side (10)", "S" },
    { "variant", 0, 0, G_OPTION_ARG_FILENAME, &variant, "The variant (Ugolki 9)", "TEXT" },
    { "fen", 0, 0, G_OPTION_ARG_FILENAME, &fen, "The position (the start)", "TEXT" },
    { NULL },
  };

  status = ugo_cli_parse (&ugo_command_race, entries, argc, argv, &words);
  if (status != UGO_CLI_GO_ON)
    return status;
  if (words[0])
    return ugo_cli_usage_error (&ugo_command_race, "it takes no arguments");
  if (!(seconds > 0 && seconds <= MAX_SECONDS))
    return ugo_cli_usage_error (&ugo_command_race, "--time takes a number of seconds");
  if (!ugo_cli_position (variant, fen, &position))
    return UGO_CLI_BAD_INPUT;
  if (position.variant.rules != &ugo_rules_ugolki)
    {
      fputs ("--variant: error: only in Ugolki is there a race\n", stderr);
      return UGO_CLI_BAD_INPUT;
    }

  if (!print_side ("white", &position, UGO_WHITE, seconds)
      || !print_side (" black", &position, UGO_BLACK, seconds))
    return UGO_CLI_BAD_INPUT;
  putchar ('\n');
  return UGO_CLI_DONE;
}

const UgoCliCommand ugo_command_race = {
  "race",
  NULL,
  "Count the moves each side of Ugolki needs alone",
  "Prints “white N proved black N proved”: no fewer moves bring all of a side’s pieces to its\n"
  "goal while the other’s are off the board. “bound” instead of “proved”: N may not be enough.",
  run_race,
};
