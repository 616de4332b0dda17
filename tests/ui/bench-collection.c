/* bench-collection.c: a large file of games opened in the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *     bench-collection FILE        the figures beside how long `wc` takes to count its words
 */
#include <stdlib.h>
#include <string.h>

#include "ugo-application.h"
#include "ugo-games-page.h"
#include "ugo-language.h"
#include "ugo-window-private.h"

/* How often the window's clock ticks, in milliseconds. */
#define TICK 10

/*
 * Bench:
 * @late: (element-type double): how late each tick was while the file was read, in milliseconds
 * @first_rows: when the first games were listed, in seconds from the start
 * @all_rows: when all of them were
 */
typedef struct
{
  GFile *file;
  UgoWindow *window;
  GArray *late;
  gint64 begun;
  gint64 last_tick;
  double first_rows;
  double all_rows;
  guint n_games;
  guint n_base; /* resident memory before the file, in kB */
} Bench;

static double
seconds_since (gint64 begun)
{
  return (g_get_monotonic_time () - begun) / (double) G_USEC_PER_SEC;
}

static guint
read_status (const char *name)
{
  g_autofree char *text = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/status", &text, NULL, NULL))
    return 0;
  line = strstr (text, name);
  return line != NULL ? (guint) g_ascii_strtoull (line + strlen (name), NULL, 10) : 0;
}

static double
count_words (const char *path)
{
  const char *argv[] = { "wc", "-w", path, NULL };
  gint64 begun = g_get_monotonic_time ();
  g_autofree char *out = NULL;

  if (!g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out, NULL, NULL,
                     NULL))
    exit (EXIT_FAILURE);
  return seconds_since (begun);
}

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static double
percentile (GArray *values, double part)
{
  g_array_sort (values, compare_doubles);
  return values->len > 0 ? g_array_index (values, double, (guint) (part * (values->len - 1))) : 0;
}

static gboolean
tick_cb (gpointer data)
{
  Bench *self = data;
  UgoCollection *collection = ugo_games_page_get_collection (self->window->games_page);
  gint64 now = g_get_monotonic_time ();
  double late = (now - self->last_tick) / 1000.0 - TICK;

  g_array_append_val (self->late, late);
  self->last_tick = now;
  if (collection == NULL)
    return G_SOURCE_CONTINUE;

  self->n_games = g_list_model_get_n_items (G_LIST_MODEL (collection));
  if (self->first_rows == 0 && self->n_games > 0)
    self->first_rows = seconds_since (self->begun);
  if (ugo_collection_get_progress (collection) < 1)
    return G_SOURCE_CONTINUE;

  self->all_rows = seconds_since (self->begun);
  g_application_quit (g_application_get_default ());
  return G_SOURCE_REMOVE;
}

static gboolean
open_cb (gpointer data)
{
  Bench *self = data;

  self->n_base = read_status ("VmRSS:");
  self->begun = self->last_tick = g_get_monotonic_time ();
  ugo_window_open_file (self->window, self->file);
  g_timeout_add_full (G_PRIORITY_DEFAULT, TICK, tick_cb, self, NULL);
  return G_SOURCE_REMOVE;
}

static void
activate_cb (GApplication *application, Bench *self)
{
  self->window = UGO_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)));
  g_timeout_add (1000, open_cb, self);
}

static void
print_figures (Bench *self)
{
  g_autofree char *path = g_file_get_path (self->file);
  double words = count_words (path);
  double allowed = MAX (10 * words, 5);

  g_print ("%u games; wc -w takes %.2f s\n", self->n_games, words);
  g_print ("first rows after %.3f s\n", self->first_rows);
  g_print ("all games indexed after %.2f s: %.1f times wc; allowed are %.1f s\n", self->all_rows,
           self->all_rows / words, allowed);
  g_print ("memory: %u MB before, %u MB at most; allowed are 250 MB\n", self->n_base / 1024,
           read_status ("VmHWM:") / 1024);
  g_print ("%u ticks, late by %.1f ms in the middle, %.1f ms (95 of 100), %.1f ms at most; "
           "allowed are 100 ms (95 of 100)\n",
           self->late->len, percentile (self->late, 0.5), percentile (self->late, 0.95),
           percentile (self->late, 1));
}

int
main (int argc, char **argv)
{
  Bench bench = { .late = g_array_new (FALSE, FALSE, sizeof (double)) };
  g_autoptr (UgoApplication) application = NULL;
  char *no_arguments[] = { argv[0], NULL };

  if (argc < 2)
    return EXIT_FAILURE;
  ugo_language_init (g_getenv ("UGO_LOCALEDIR"));
  bench.file = g_file_new_for_commandline_arg (argv[1]);
  application = ugo_application_new ();
  g_signal_connect_after (application, "activate", G_CALLBACK (activate_cb), &bench);
  g_application_run (G_APPLICATION (application), 1, no_arguments);
  print_figures (&bench);
  g_array_unref (bench.late);
  g_object_unref (bench.file);
  return EXIT_SUCCESS;
}
