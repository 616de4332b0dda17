/* ugo-cli-process.c: a program that speaks the protocol of engines, as a player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-cli-process.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib-unix.h>
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include "ugo-cli-reader.h"
#include "ugo-diagnostic.h"
#include "ugo-notation.h"
#include "ugo-text.h"

/* How long a program may take to end by itself, in microseconds. */
#define TIME_TO_QUIT (G_USEC_PER_SEC / 2)

struct _UgoCliProcess
{
  char **arguments;
  gint64 patience; /* microseconds */

  /* While the program runs. */
  GSubprocess *subprocess;
  int pid;
  int input; /* where it reads from */
  int output;
  UgoCliReader reader;
};

/* Ending with this program */

static const int ending_signals[] = { SIGHUP, SIGINT, SIGTERM };

/* The programs that run, each with all that it has started; 0 for none. */
static atomic_int running[UGO_CLI_MAX_PROCESSES];

static void
signal_cb (int number)
{
  for (int i = 0; i < UGO_CLI_MAX_PROCESSES; i++)
    {
      int pid = atomic_load (&running[i]);

      if (pid > 0)
        kill (-pid, SIGKILL);
    }
  signal (number, SIG_DFL);
  raise (number);
}

void
ugo_cli_process_guard (void)
{
  struct sigaction action = { .sa_handler = signal_cb };

  for (gsize i = 0; i < G_N_ELEMENTS (ending_signals); i++)
    sigaction (ending_signals[i], &action, NULL);
  signal (SIGPIPE, SIG_IGN);
}

static void
replace_running (int old, int new)
{
  for (int i = 0; i < UGO_CLI_MAX_PROCESSES; i++)
    {
      int expected = old;

      if (atomic_compare_exchange_strong (&running[i], &expected, new))
        return;
    }
}

/* In the new process, before the program: only what is safe after a fork. */
static void
child_setup_cb (gpointer data)
{
  setpgid (0, 0);
  signal (SIGPIPE, SIG_DFL);
#ifdef __linux__
  prctl (PR_SET_PDEATHSIG, SIGKILL);
#endif
}

/* Starting and ending */

UgoCliProcess *
ugo_cli_process_new (char **arguments, double patience)
{
  UgoCliProcess *self = g_new0 (UgoCliProcess, 1);

  self->arguments = g_strdupv (arguments);
  self->patience = (gint64) (patience * G_USEC_PER_SEC);
  return self;
}

static gboolean
start (UgoCliProcess *self, GError **error)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  int to[2], from[2];

  if (!g_unix_open_pipe (to, FD_CLOEXEC, error))
    return FALSE;
  g_subprocess_launcher_take_stdin_fd (launcher, to[0]);
  self->input = to[1];
  if (!g_unix_open_pipe (from, FD_CLOEXEC, error))
    {
      close (self->input);
      return FALSE;
    }
  g_subprocess_launcher_take_stdout_fd (launcher, from[1]);
  self->output = from[0];

  g_subprocess_launcher_set_child_setup (launcher, child_setup_cb, NULL, NULL);
  self->subprocess = g_subprocess_launcher_spawnv (
    launcher, (const char *const *) self->arguments, error);
  if (!self->subprocess || !g_unix_set_fd_nonblocking (self->input, TRUE, error))
    {
      close (self->input);
      close (self->output);
      return FALSE;
    }
  self->pid = atoi (g_subprocess_get_identifier (self->subprocess));
  replace_running (0, self->pid);
  ugo_cli_reader_init (&self->reader, self->output);
  return TRUE;
}

/* Kills what is left of the program and of what it has started. */
static void
end (UgoCliProcess *self)
{
  if (!self->subprocess)
    return;
  close (self->input);
  kill (-self->pid, SIGKILL);
  g_subprocess_force_exit (self->subprocess);
  g_subprocess_wait (self->subprocess, NULL, NULL);
  replace_running (self->pid, 0);
  close (self->output);
  ugo_cli_reader_clear (&self->reader);
  g_clear_object (&self->subprocess);
}

/* Talking */

/* Returns whether all of @text was taken in time. */
static gboolean
say (UgoCliProcess *self, const char *text, gint64 deadline)
{
  gsize length = strlen (text);

  while (length > 0)
    {
      gssize n_written = write (self->input, text, length);

      if (n_written < 0 && errno != EAGAIN && errno != EINTR)
        return FALSE;
      if (n_written < 0 && !ugo_cli_wait_for (self->input, POLLOUT, deadline))
        return FALSE;
      text += MAX (n_written, 0);
      length -= (gsize) MAX (n_written, 0);
    }
  return TRUE;
}

/* Whether @line begins with @word as a whole. */
static gboolean
begins_with (const GString *line, const char *word)
{
  gsize start = ugo_text_skip_spaces (line->str, line->len, 0);
  gsize stop = ugo_text_skip_word (line->str, line->len, start);

  return ugo_text_equal (line->str + start, stop - start, word);
}

/* Ends the program; returns (transfer full) how it ended by itself. */
static char *
tell_end (UgoCliProcess *self)
{
  g_autoptr (GSubprocess) subprocess = g_object_ref (self->subprocess);
  gint64 deadline = g_get_monotonic_time () + TIME_TO_QUIT;
  gboolean is_over;

  /* Its output is closed; it may take a moment to be gone. */
  while (g_subprocess_get_identifier (subprocess) && g_get_monotonic_time () < deadline)
    g_usleep (1000);
  is_over = g_subprocess_get_identifier (subprocess) == NULL;
  end (self);
  if (!is_over)
    return g_strdup ("it closed its output");
  if (g_subprocess_get_if_signaled (subprocess))
    return g_strdup_printf ("it was ended by signal %d", g_subprocess_get_term_sig (subprocess));
  return g_strdup_printf ("it ended with exit status %d",
                          g_subprocess_get_exit_status (subprocess));
}

/* Says @text and waits for a line that begins with @word, which is then in the reader. Returns:
 * (transfer full) (nullable): what was wrong, after ending the program */
static char *
ask (UgoCliProcess *self, const char *text, const char *word, gint64 deadline)
{
  gboolean is_heard = say (self, text, deadline);

  if (!is_heard && g_get_monotonic_time () < deadline)
    return tell_end (self);
  while (is_heard && g_get_monotonic_time () < deadline)
    {
      UgoCliNews news = ugo_cli_reader_next (&self->reader, deadline);

      if (news == UGO_CLI_LINE && begins_with (self->reader.line, word))
        return NULL;
      if (news == UGO_CLI_THE_END)
        return tell_end (self);
    }
  end (self);
  return g_strdup_printf ("it did not say “%s” in time", word);
}

static gint64
deadline_of (const UgoCliProcess *self)
{
  return g_get_monotonic_time () + self->patience;
}

void
ugo_cli_process_free (UgoCliProcess *self)
{
  gint64 deadline = g_get_monotonic_time () + TIME_TO_QUIT;

  if (self->subprocess && say (self, "quit\n", deadline))
    while (ugo_cli_reader_next (&self->reader, deadline) < UGO_CLI_NOTHING
           && g_get_monotonic_time () < deadline)
      ;
  end (self);
  g_strfreev (self->arguments);
  g_free (self);
}

char *
ugo_cli_process_begin (UgoCliProcess *self, UgoVariant variant)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  char name[UGO_VARIANT_TEXT_SIZE];
  char *fault;

  if (!self->subprocess)
    {
      if (!start (self, &error))
        return g_strdup_printf ("it cannot be started: %s", error->message);
      fault = ask (self, "ugi\n", "ugiok", deadline_of (self));
      if (fault)
        return fault;
    }
  ugo_variant_write (variant, name);
  text = g_strdup_printf ("setoption name Variant value %s\nuginewgame\nisready\n", name);
  return ask (self, text, "readyok", deadline_of (self));
}

static void
append_limits (GString *text, const UgoLimits *limits)
{
  g_string_append (text, "go");
  if (limits->depth > 0)
    g_string_append_printf (text, " depth %d", limits->depth);
  if (limits->nodes > 0)
    g_string_append_printf (text, " nodes %" PRIu64, limits->nodes);
  if (limits->milliseconds > 0)
    g_string_append_printf (text, " movetime %d", limits->milliseconds);
  g_string_append_c (text, '\n');
}

/* Reads the move of a `bestmove` line. */
static char *
read_move (UgoCliProcess *self, const UgoPosition *position, UgoMove *move)
{
  const GString *line = self->reader.line;
  gsize at = ugo_text_skip_word (line->str, line->len,
                                 ugo_text_skip_spaces (line->str, line->len, 0));
  gsize from = ugo_text_skip_spaces (line->str, line->len, at);
  gsize to = ugo_text_skip_word (line->str, line->len, from);
  g_autofree char *shown = ugo_cli_shown (line->str + from, to - from);
  UgoRoute route;
  size_t offset;
  UgoStatus status
    = ugo_move_read (position, line->str + from, to - from, move, &route, &offset);

  if (status == UGO_OK)
    return NULL;
  end (self);
  return g_strdup_printf ("it played “%s”: %s", shown, ugo_status_message (status));
}

char *
ugo_cli_process_choose (UgoCliProcess *self, const UgoPosition *start_position, const char *moves,
                        const UgoPosition *position, const UgoLimits *limits, UgoMove *move)
{
  g_autoptr (GString) text = g_string_new ("position ");
  char fen[UGO_POSITION_TEXT_SIZE];
  gint64 deadline;
  char *fault;

  if (ugo_position_is_start (start_position))
    g_string_append (text, "startpos");
  else
    {
      ugo_position_write (start_position, fen);
      g_string_append_printf (text, "fen %s", fen);
    }
  if (*moves)
    g_string_append_printf (text, " moves %s", moves);
  g_string_append (text, "\nisready\n");
  fault = ask (self, text->str, "readyok", deadline_of (self));
  if (fault)
    return fault;

  g_string_truncate (text, 0);
  append_limits (text, limits);
  deadline = deadline_of (self) + limits->milliseconds * G_GINT64_CONSTANT (1000);
  fault = ask (self, text->str, "bestmove", deadline);
  return fault ? fault : read_move (self, position, move);
}
