/* ugo-cli-check.c: reading records and telling what is wrong with them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-cli.h"

#include <stdio.h>
#include <string.h>

#include "ugo-notation.h"
#include "ugo-record-file.h"

typedef struct
{
  guint64 n_games;
  guint64 n_errors;
  guint64 n_warnings;
} Totals;

/* The word for how a game ended: of the rules, else the record's Termination. */
static char *
reason_of (UgoRecord *record, UgoResult result)
{
  const char *termination = ugo_record_get_tag (record, "Termination");

  if (result.outcome != UGO_UNDECIDED)
    return g_strdup (ugo_reason_word (result.reason));
  if (!termination || !*termination || ugo_record_get_result (record) == UGO_UNDECIDED)
    return g_strdup ("-");
  return g_strdelimit (g_ascii_strdown (termination, -1), " \t\n", '-');
}

static void
print_game (const char *path, guint number, UgoRecord *record)
{
  UgoNode *end = ugo_record_get_end (record);
  UgoResult result = ugo_result (&end->position);
  UgoOutcome outcome = result.outcome != UGO_UNDECIDED ? result.outcome
                                                       : ugo_record_get_result (record);
  g_autofree char *reason = reason_of (record, result);

  printf ("%s:%u: %s %s %u\n", path, number, ugo_outcome_word (outcome), reason, end->ply);
}

/* Prints the diagnostics; returns whether one of them is an error. */
static gboolean
print_diagnostics (const char *path, GPtrArray *diagnostics, UgoRecord *record, Totals *totals)
{
  gboolean has_error = FALSE;

  for (guint i = 0; i < diagnostics->len; i++)
    {
      const UgoDiagnostic *diagnostic = g_ptr_array_index (diagnostics, i);
      g_autofree char *message = ugo_diagnostic_message (diagnostic);
      gboolean is_error = diagnostic->severity == UGO_SEVERITY_ERROR;

      printf ("%s:%u:%u: %s: %s", path, diagnostic->line, diagnostic->column,
              is_error ? "error" : "warning", message);
      if (is_error && record)
        printf (" (game %u, %u plies kept)", diagnostic->game, ugo_record_get_end (record)->ply);
      putchar ('\n');

      has_error |= is_error;
      totals->n_errors += is_error;
      totals->n_warnings += !is_error;
    }
  return has_error;
}

static void
check_game (const char *path, UgoRecordFile *file, guint index, Totals *totals)
{
  g_autoptr (GPtrArray) diagnostics
    = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_diagnostic_free);
  g_autoptr (UgoRecord) record = ugo_record_file_read (file, index, diagnostics);

  if (!print_diagnostics (path, diagnostics, record, totals) && ugo_record_is_ours (record))
    print_game (path, index + 1, record);
}

static gboolean
check_file (const char *path, Totals *totals)
{
  g_autoptr (GBytes) bytes = ugo_cli_read_file (path);
  g_autoptr (UgoRecordFile) file = NULL;
  guint n_games;

  if (!bytes)
    return FALSE;

  file = ugo_record_file_new (bytes, NULL, NULL);
  n_games = ugo_record_file_get_n_games (file);
  print_diagnostics (path, ugo_record_file_get_diagnostics (file), NULL, totals);
  for (guint i = 0; i < n_games; i++)
    check_game (path, file, i, totals);
  totals->n_games += n_games;
  return TRUE;
}

static int
run_check (int argc, char **argv)
{
  int status;
  g_auto (GStrv) paths = NULL;
  gboolean all_read = TRUE;
  Totals totals = { 0 };

  status = ugo_cli_parse (&ugo_command_check, NULL, argc, argv, &paths);
  if (status != UGO_CLI_GO_ON)
    return status;
  if (!paths[0])
    return ugo_cli_usage_error (&ugo_command_check, "at least one FILE is needed");

  for (guint i = 0; paths[i]; i++)
    all_read &= check_file (paths[i], &totals);
  printf ("%" G_GUINT64_FORMAT " games, %" G_GUINT64_FORMAT " errors, %" G_GUINT64_FORMAT
          " warnings\n",
          totals.n_games, totals.n_errors, totals.n_warnings);
  return all_read && totals.n_errors == 0 ? UGO_CLI_DONE : UGO_CLI_BAD_INPUT;
}

const UgoCliCommand ugo_command_check = {
  "check",
  "FILE…",
  "Read records and tell what is wrong with them",
  "A line a game: “FILE:NUMBER: RESULT REASON PLIES”, or “FILE:LINE:COLUMN: error: …” and the\n"
  "plies kept; “warning:” lines do not change the exit status. FILE “-” is standard input.",
  run_check,
};
