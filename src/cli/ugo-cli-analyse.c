/* ugo-cli-analyse.c: records with evaluations, mistakes and best lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#include "ugo-cli-limits.h"
#include "ugo-cli-records.h"
#include "ugo-review.h"
#include "ugo-writer.h"

typedef struct
{
  const char *path;
  UgoCliLimits options;
  char *output;
  UgoRecordFile *file;
  UgoSearch *search;
  UgoLimits limits;
  GString *text; /* what is not printed yet */
  gboolean shows_progress;
  gboolean has_error;
  guint n_done; /* games */
} Analysis;

static void
analysis_clear (Analysis *self)
{
  g_free (self->output);
  g_clear_pointer (&self->file, ugo_record_file_unref);
  ugo_search_free (self->search);
  if (self->text)
    g_string_free (self->text, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Analysis, analysis_clear)

/* The signal that ends it, 0 for none, and the flag that the search looks at. */
static volatile sig_atomic_t ending;
static atomic_bool stop;

static void
signal_cb (int number)
{
  ending = number;
  atomic_store (&stop, true);
}

static void
watch_signals (void)
{
  struct sigaction action = { .sa_handler = signal_cb };

  sigaction (SIGINT, &action, NULL);
  sigaction (SIGTERM, &action, NULL);
}

/* Ends as if the signal had not been caught, so that a shell knows. */
static void
die_of (int number)
{
  signal (number, SIG_DFL);
  raise (number);
}

static void
clear_progress (const Analysis *self)
{
  if (self->shows_progress)
    fputs ("\r\033[K", stderr);
}

static void
progress_cb (UgoReview *review, guint index, gpointer data)
{
  const Analysis *self = data;
  guint n_steps = ugo_review_get_n_steps (review);

  if (!self->shows_progress)
    return;
  clear_progress (self);
  fprintf (stderr, "game %u of %u: %u of %u positions", self->n_done + 1,
           ugo_record_file_get_n_games (self->file), n_steps - index, n_steps);
  fflush (stderr);
}

/* Tells why @record is not analysed; returns whether it is so. */
static gboolean
is_left_out (Analysis *self, UgoRecord *record)
{
  gsize length;
  const char *why = NULL;

  if (!ugo_record_is_ours (record))
    why = "it is of another game";
  else if (ugo_record_get_source (record, &length))
    why = "it cannot be read to its end, or holds what would be lost";
  if (!why)
    return FALSE;
  fprintf (stderr, "%s: error: game %u is left as it is: %s\n", self->path, self->n_done + 1, why);
  self->has_error = TRUE;
  return TRUE;
}

/* Returns whether it was not interrupted. */
static gboolean
analyse_game (Analysis *self)
{
  g_autoptr (UgoRecord) record = NULL;

  clear_progress (self);
  record = ugo_cli_read_game (self->path, self->file, self->n_done, &self->has_error);
  if (!is_left_out (self, record))
    {
      g_autoptr (UgoReview) review = ugo_review_new (record);

      if (!ugo_review_run (review, self->search, &self->limits, progress_cb, self))
        return FALSE;
      ugo_review_write (review, record);
    }
  if (self->n_done > 0)
    g_string_append_c (self->text, '\n');
  ugo_record_write (record, self->text);
  return !ending;
}

/* On standard output games appear as they are done; a file is replaced as a whole. */
static gboolean
write_text (Analysis *self)
{
  gboolean is_written = ugo_cli_write_file (self->output ? self->output : "-", self->text->str,
                                            self->text->len);

  g_string_truncate (self->text, 0);
  return is_written;
}

static int
analyse (Analysis *self)
{
  guint n_games = ugo_record_file_get_n_games (self->file);

  self->has_error
    = ugo_cli_tell_errors (self->path, ugo_record_file_get_diagnostics (self->file));
  if (self->has_error && n_games == 0)
    return UGO_CLI_BAD_INPUT;
  for (self->n_done = 0; self->n_done < n_games; self->n_done++)
    {
      if (!analyse_game (self))
        return UGO_CLI_BAD_INPUT;
      if (!self->output && !write_text (self))
        return UGO_CLI_BAD_INPUT;
    }
  clear_progress (self);
  if (self->output && !write_text (self))
    return UGO_CLI_BAD_INPUT;
  return self->has_error ? UGO_CLI_BAD_INPUT : UGO_CLI_DONE;
}

static int
begin (Analysis *self)
{
  g_autoptr (GBytes) bytes = ugo_cli_read_file (self->path);
  int status;

  if (!bytes)
    return UGO_CLI_BAD_INPUT;
  self->search = ugo_cli_limits_search (&self->options);
  if (!self->search)
    return UGO_CLI_BAD_INPUT;
  self->file = ugo_record_file_new (bytes, NULL, NULL);
  self->limits = ugo_cli_limits_get (&self->options, UGO_REVIEW_NODES);
  self->limits.stop = &stop;
  self->text = g_string_new (NULL);
  self->shows_progress = isatty (STDERR_FILENO);

  watch_signals ();
  status = analyse (self);
  if (ending)
    {
      clear_progress (self);
      fprintf (stderr, "%s: interrupted: %s\n", self->path,
               self->output ? "nothing is written" : "the games printed are complete");
    }
  return status;
}

static int
run_analyse (int argc, char **argv)
{
  g_auto (Analysis) self = { .options = UGO_CLI_LIMITS_INIT };
  g_auto (GStrv) paths = NULL;
  const GOptionEntry entries[] = {
    UGO_CLI_LIMIT_ENTRIES (&self.options, "Visit N positions for each one (250000)"),
    UGO_CLI_SEARCH_ENTRIES (&self.options),
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &self.output, "The file to write (standard output)",
      "OUT" },
    { NULL },
  };
  int status = ugo_cli_parse (&ugo_command_analyse, entries, argc, argv, &paths);

  if (status != UGO_CLI_GO_ON)
    return status;
  if (ugo_cli_limits_fault (&self.options))
    return ugo_cli_usage_error (&ugo_command_analyse, ugo_cli_limits_fault (&self.options));
  if (!paths[0] || paths[1])
    return ugo_cli_usage_error (&ugo_command_analyse, "one FILE is needed");

  self.path = paths[0];
  status = begin (&self);
  if (ending)
    die_of (ending);
  return status;
}

const UgoCliCommand ugo_command_analyse = {
  "analyse",
  "FILE",
  "Write records with evaluations, mistakes and best lines",
  "Each position of each game’s main line gets “[%eval X]” from White’s side, in moves of lead in\n"
  "Ugolki, in hundreds of points in Gygès, or “#N” for a win in N moves. A move that loses much\n"
  "gets a “?!”, “?” or “??”, and the better line as a variation. What people wrote stays; what\n"
  "an earlier analysis wrote is replaced. A game that cannot be read to its end is left as it is.\n"
  "With one thread and a limit of depth or nodes the result is always the same.",
  run_analyse,
};
