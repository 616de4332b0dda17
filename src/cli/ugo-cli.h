/* ugo-cli.h: the commands of ugolki-cli, and what they share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

/* Exit statuses, and what says that there is none yet. */
enum
{
  UGO_CLI_GO_ON = -1,
  UGO_CLI_DONE = 0,
  UGO_CLI_BAD_INPUT = 1,
  UGO_CLI_BAD_USAGE = 2,
};

/**
 * UgoCliCommand:
 * @name: its name on the command line
 * @arguments: what follows the options, as shown by --help
 * @summary: one line for the list of commands
 * @details: (nullable): more for the command's own --help
 * @run: does it: @argv begins with the command's name; returns the exit status
 */
typedef struct
{
  const char *name;
  const char *arguments;
  const char *summary;
  const char *details;
  int (*run) (int argc, char **argv);
} UgoCliCommand;

extern const UgoCliCommand ugo_command_perft;
extern const UgoCliCommand ugo_command_moves;
extern const UgoCliCommand ugo_command_play;
extern const UgoCliCommand ugo_command_check;
extern const UgoCliCommand ugo_command_convert;
extern const UgoCliCommand ugo_command_analyse;
extern const UgoCliCommand ugo_command_bestmove;
extern const UgoCliCommand ugo_command_bench;
extern const UgoCliCommand ugo_command_race;
extern const UgoCliCommand ugo_command_match;
extern const UgoCliCommand ugo_command_engine;
extern const UgoCliCommand ugo_command_solve;
extern const UgoCliCommand ugo_command_generate;
extern const UgoCliCommand ugo_command_sheet;

/**
 * ugo_cli_parse:
 * @command: the command
 * @entries: (nullable): its options, without the remaining arguments
 * @argc: number of arguments
 * @argv: the arguments
 * @rest: (out) (transfer full): what is left after the options
 *
 * Tells what is wrong on standard error, and answers `--help`.
 *
 * Returns: %UGO_CLI_GO_ON, or the exit status when there is nothing more to do
 */
int ugo_cli_parse (const UgoCliCommand *command, const GOptionEntry *entries, int argc,
                   char **argv, char ***rest);

/**
 * ugo_cli_usage_error:
 * @command: the command
 * @sentence: what is wrong with its arguments
 *
 * Returns: %UGO_CLI_BAD_USAGE, after telling it
 */
int ugo_cli_usage_error (const UgoCliCommand *command, const char *sentence);

/**
 * ugo_cli_position:
 * @variant: (nullable): the text of --variant
 * @fen: (nullable): the text of --fen
 * @position: (out): the position they mean: by default the start of Ugolki 9
 *
 * Returns: whether they mean one; if not, why is told on standard error
 */
gboolean ugo_cli_position (const char *variant, const char *fen, UgoPosition *position);

/**
 * ugo_cli_read_file:
 * @path: a file, or "-" for standard input
 *
 * Returns: (transfer full) (nullable): its bytes; %NULL after telling why it cannot be read
 */
GBytes *ugo_cli_read_file (const char *path);

/**
 * ugo_cli_write_file:
 * @path: a file, or "-" for standard output
 * @data: (array length=length): what to write
 * @length: its length in bytes
 *
 * Replaces the file as a whole.
 *
 * Returns: whether it was written; if not, why is told on standard error
 */
gboolean ugo_cli_write_file (const char *path, const void *data, gsize length);

G_END_DECLS
