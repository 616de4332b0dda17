/* ugo-cli-solve.c: proving what puzzles claim
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>

#include "ugo-cli-records.h"
#include "ugo-puzzle.h"

#define MAX_JOBS 64

/* One puzzle, and what came of it. */
typedef struct
{
  UgoRecord *record;
  char *name; /* what its line begins with */
  char *fault;
  UgoProof proof;
} Task;

static void
task_free (gpointer data)
{
  Task *task = data;

  ugo_record_unref (task->record);
  g_free (task->name);
  g_free (task->fault);
  g_free (task);
}

static void
solve_cb (gpointer data, gpointer user_data)
{
  Task *task = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (UgoPuzzle) puzzle = ugo_puzzle_new_from_record (task->record, &error);

  if (puzzle == NULL || !ugo_puzzle_verify (puzzle, NULL, &task->proof, &error))
    task->fault = g_strdup (error->message);
}

static void
add_game (GPtrArray *tasks, const char *path, UgoRecordFile *file, guint index, gboolean *has_error)
{
  UgoRecord *record = ugo_cli_read_game (path, file, index, has_error);
  const char *id = ugo_record_get_tag (record, "Puzzle");
  Task *task = g_new0 (Task, 1);

  task->record = record;
  task->name = id != NULL ? g_strdup (id) : g_strdup_printf ("%s:%u", path, index + 1);
  g_ptr_array_add (tasks, task);
}

static gboolean
add_file (GPtrArray *tasks, const char *path)
{
  g_autoptr (GBytes) bytes = ugo_cli_read_file (path);
  g_autoptr (UgoRecordFile) file = NULL;
  gboolean has_error = FALSE;

  if (bytes == NULL)
    return FALSE;
  file = ugo_record_file_new (bytes, NULL, NULL);
  if (ugo_record_file_get_n_games (file) == 0)
    {
      fprintf (stderr, "%s: error: there is no puzzle in it\n", path);
      return FALSE;
    }
  for (guint i = 0; i < ugo_record_file_get_n_games (file); i++)
    add_game (tasks, path, file, i, &has_error);
  return !has_error;
}

static void
print_task (const Task *task)
{
  if (task->fault != NULL)
    printf ("%s wrong: %s\n", task->name, task->fault);
  else if (task->proof.status == UGO_PROOF_GAVE_UP)
    printf ("%s ok 1 solutions, not proved to be the shortest\n", task->name);
  else
    printf ("%s ok %" G_GUINT64_FORMAT " solutions\n", task->name, task->proof.n_solutions);
}

static guint
solve_all (GPtrArray *tasks, int jobs)
{
  GThreadPool *pool = g_thread_pool_new (solve_cb, NULL, jobs, FALSE, NULL);
  guint n_wrong = 0;

  for (guint i = 0; i < tasks->len; i++)
    g_thread_pool_push (pool, tasks->pdata[i], NULL);
  g_thread_pool_free (pool, FALSE, TRUE);
  for (guint i = 0; i < tasks->len; i++)
    {
      const Task *task = tasks->pdata[i];

      print_task (task);
      n_wrong += task->fault != NULL;
    }
  return n_wrong;
}

static int
run_solve (int argc, char **argv)
{
  g_auto (GStrv) paths = NULL;
  g_autoptr (GPtrArray) tasks = g_ptr_array_new_with_free_func (task_free);
  gboolean all_read = TRUE;
  int status, jobs = 1;
  guint n_wrong;
  const GOptionEntry entries[] = {
    { "jobs", 0, 0, G_OPTION_ARG_INT, &jobs, "Prove N puzzles at a time (1)", "N" },
    { NULL },
  };

  status = ugo_cli_parse (&ugo_command_solve, entries, argc, argv, &paths);
  if (status != UGO_CLI_GO_ON)
    return status;
  if (paths[0] == NULL)
    return ugo_cli_usage_error (&ugo_command_solve, "at least one FILE is needed");
  if (jobs < 1 || jobs > MAX_JOBS)
    return ugo_cli_usage_error (&ugo_command_solve, "--jobs takes a number from 1 to 64");

  for (guint i = 0; paths[i] != NULL; i++)
    all_read &= add_file (tasks, paths[i]);
  n_wrong = solve_all (tasks, jobs);
  printf ("%u %s, %u ok, %u wrong\n", tasks->len, tasks->len == 1 ? "puzzle" : "puzzles",
          tasks->len - n_wrong, n_wrong);
  return all_read && n_wrong == 0 ? UGO_CLI_DONE : UGO_CLI_BAD_INPUT;
}

const UgoCliCommand ugo_command_solve = {
  "solve",
  "FILE…",
  "Prove what puzzles claim",
  "A line a puzzle: “ID ok N solutions”, or “ID wrong: …” when its goal is reached in fewer moves\n"
  "than it says or not at all, or when its solution is none. FILE “-” is standard input.",
  run_solve,
};
