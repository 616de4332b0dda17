/* ugo-cli-thinker.c: the thread in which the protocol's engine thinks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-cli-thinker.h"

#include <inttypes.h>
#include <stdio.h>

#include "ugo-cli-report.h"
#include "ugo-level.h"
#include "ugo-notation.h"

struct _UgoCliThinker
{
  UgoCliStrength strength;
  UgoSearch *search;
  UgoRandom random;
  GThread *thread; /* NULL before it was started, and after it was joined */

  /* What the thread is at. */
  UgoCliLine line;
  UgoLimits limits;
  gboolean waits;
  uint64_t nodes_told; /* of the last info line */

  /* Shared with the thread. */
  GMutex lock;
  GCond told; /* that @stop was set */
  gboolean is_thinking;
  atomic_bool stop;
};

void
ugo_cli_say (const char *format, ...)
{
  g_autofree char *text = NULL;
  g_autofree char *line = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  line = g_strconcat (text, "\n", NULL);
  fputs (line, stdout);
  fflush (stdout);
}

/* A level is measured with one thread. */
static UgoSearch *
make_search (const UgoCliStrength *strength)
{
  int n_threads = strength->level == UGO_CLI_FULL_STRENGTH ? strength->n_threads : 1;

  return ugo_search_new ((size_t) strength->megabytes << 20, n_threads, 0);
}

UgoCliThinker *
ugo_cli_thinker_new (const UgoCliStrength *strength)
{
  UgoSearch *search = make_search (strength);
  UgoCliThinker *self;

  if (!search)
    return NULL;
  self = g_new0 (UgoCliThinker, 1);
  self->strength = *strength;
  self->search = search;
  self->random = (UgoRandom) g_get_real_time ();
  g_mutex_init (&self->lock);
  g_cond_init (&self->told);
  return self;
}

static void
end_thread (UgoCliThinker *self)
{
  if (self->thread)
    g_thread_join (g_steal_pointer (&self->thread));
  ugo_cli_line_clear (&self->line);
}

void
ugo_cli_thinker_free (UgoCliThinker *self)
{
  ugo_cli_thinker_stop (self);
  end_thread (self);
  ugo_search_free (self->search);
  g_cond_clear (&self->told);
  g_mutex_clear (&self->lock);
  g_free (self);
}

gboolean
ugo_cli_thinker_is_busy (UgoCliThinker *self)
{
  gboolean is_busy;

  g_mutex_lock (&self->lock);
  is_busy = self->is_thinking && !atomic_load (&self->stop);
  g_mutex_unlock (&self->lock);
  if (!is_busy)
    end_thread (self);
  return is_busy;
}

gboolean
ugo_cli_thinker_set_strength (UgoCliThinker *self, const UgoCliStrength *strength)
{
  UgoSearch *search = make_search (strength);

  if (!search)
    return FALSE;
  ugo_search_free (self->search);
  self->search = search;
  self->strength = *strength;
  return TRUE;
}

UgoCliStrength
ugo_cli_thinker_get_strength (UgoCliThinker *self)
{
  return self->strength;
}

void
ugo_cli_thinker_forget (UgoCliThinker *self)
{
  ugo_search_clear (self->search);
}

/* The thread */

static void
report_cb (const UgoReport *report, void *data)
{
  UgoCliThinker *self = data;
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "info depth %d score ", report->depth);
  ugo_cli_append_score (text, report->score);
  g_string_append_printf (text, " nodes %" PRIu64 " nps %" PRIu64 " time %d pv", report->nodes,
                          report->nodes * 1000 / (uint64_t) MAX (report->milliseconds, 1),
                          report->milliseconds);
  ugo_cli_append_line (text, &self->line.position, report);
  self->nodes_told = report->nodes;
  ugo_cli_say ("%s", text->str);
}

/* Returns whether there is a move. */
static gboolean
find_move (UgoCliThinker *self, UgoReport *report)
{
  const UgoPosition *position = &self->line.position;
  const uint64_t *keys = (const uint64_t *) self->line.keys->data;

  if (ugo_result (position).outcome != UGO_UNDECIDED)
    return FALSE;
  if (self->strength.level == UGO_CLI_FULL_STRENGTH)
    ugo_search_run (self->search, position, keys, self->line.keys->len, &self->limits, report_cb,
                    self, report);
  else
    ugo_level_choose (ugo_level_get (position->variant.rules, self->strength.level), self->search,
                      position, keys, self->line.keys->len, &self->random, &self->stop, report);
  if (report->nodes != self->nodes_told)
    report_cb (report, self);
  return TRUE;
}

/* From here on another command may be answered: whoever reads the move finds the engine ready. */
static void
finish (UgoCliThinker *self)
{
  g_mutex_lock (&self->lock);
  while (self->waits && !atomic_load (&self->stop))
    g_cond_wait (&self->told, &self->lock);
  self->is_thinking = FALSE;
  g_mutex_unlock (&self->lock);
}

static gpointer
think (gpointer data)
{
  UgoCliThinker *self = data;
  char move[UGO_MOVE_TEXT_SIZE] = "(none)";
  UgoReport report;

  if (find_move (self, &report))
    ugo_move_write (&self->line.position, report.moves[0], NULL, move);
  finish (self);
  ugo_cli_say ("bestmove %s", move);
  return NULL;
}

void
ugo_cli_thinker_go (UgoCliThinker *self, const UgoCliLine *line, const UgoLimits *limits,
                    gboolean waits)
{
  ugo_cli_line_copy (&self->line, line);
  self->limits = *limits;
  self->limits.stop = &self->stop;
  self->waits = waits;
  self->nodes_told = 0;
  self->is_thinking = TRUE;
  atomic_store (&self->stop, FALSE);
  self->thread = g_thread_new ("think", think, self);
}

void
ugo_cli_thinker_stop (UgoCliThinker *self)
{
  g_mutex_lock (&self->lock);
  atomic_store (&self->stop, TRUE);
  g_cond_signal (&self->told);
  g_mutex_unlock (&self->lock);
}
