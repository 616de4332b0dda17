/* ugo-cli-generate.c: making puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>

#include "ugo-cli-records.h"
#include "ugo-generator.h"
#include "ugo-interest.h"
#include "ugo-own-games.h"
#include "ugo-writer.h"

#define MAX_COUNT 100000
#define MAX_BEST_OF 1000

/* What is asked for. */
typedef struct
{
  const UgoPuzzleTheme *theme;
  int level;
  int count;
  int best_of;
  guint64 seed;
} Order;

/* The most interesting of some seeds' puzzles; the first of those that are equally so. */
static UgoPuzzle *
choose (const Order *order, guint64 group)
{
  g_autoptr (UgoPuzzle) best = NULL;
  g_autofree UgoProof *proof = g_new (UgoProof, 1);
  int most = 0;

  for (int i = 0; i < order->best_of; i++)
    {
      guint64 seed = order->seed + group * (guint64) order->best_of + (guint64) i;
      g_autoptr (UgoPuzzle) puzzle =
          ugo_generate_proved (order->theme, order->level, seed, NULL, NULL, NULL, proof);
      int interest = puzzle != NULL && order->best_of > 1
                         ? ugo_interest (ugo_puzzle_get_draft (puzzle), proof)
                         : 0;

      if (puzzle == NULL || (best != NULL && interest <= most))
        continue;
      g_clear_pointer (&best, ugo_puzzle_unref);
      best = g_steal_pointer (&puzzle);
      most = interest;
    }
  return g_steal_pointer (&best);
}

static void
print_puzzle (const UgoPuzzle *puzzle, guint n_before)
{
  g_autofree char *text = ugo_record_to_text (ugo_puzzle_get_record (puzzle));

  printf ("%s%s", n_before > 0 ? "\n" : "", text);
}

/* The puzzles of neighbouring seeds, no two of them alike. */
static gboolean
generate (const Order *order)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  int n_made = 0;

  for (guint64 i = 0; n_made < order->count && i < 4 * (guint64) order->count + 16; i++)
    {
      g_autoptr (UgoPuzzle) puzzle = choose (order, i);
      gint64 *key;

      if (puzzle == NULL)
        continue;
      key = g_new (gint64, 1);
      *key = (gint64) ugo_puzzle_key (puzzle);
      if (!g_hash_table_add (keys, key))
        continue;
      print_puzzle (puzzle, (guint) n_made++);
    }
  if (n_made < order->count)
    fprintf (stderr,
             n_made == 1 ? "error: only %d puzzle of this theme and level was found\n"
                         : "error: only %d puzzles of this theme and level were found\n",
             n_made);
  return n_made == order->count;
}

/* The puzzles that stood in the games of a file. */
static int
print_own (const char *path)
{
  g_autoptr (GBytes) bytes = ugo_cli_read_file (path);
  g_autoptr (UgoRecordFile) file = NULL;
  gboolean has_error = FALSE;
  guint n = 0;

  if (bytes == NULL)
    return UGO_CLI_BAD_INPUT;
  file = ugo_record_file_new (bytes, NULL, NULL);
  for (guint i = 0; i < ugo_record_file_get_n_games (file); i++)
    {
      g_autoptr (UgoRecord) record = ugo_cli_read_game (path, file, i, &has_error);
      g_autoptr (GPtrArray) puzzles = ugo_own_games_find (record, NULL);

      for (guint j = 0; j < puzzles->len; j++)
        print_puzzle (puzzles->pdata[j], n++);
    }
  return has_error ? UGO_CLI_BAD_INPUT : UGO_CLI_DONE;
}

static void
print_themes (void)
{
  for (const UgoPuzzleTheme *const *theme = ugo_puzzle_themes (); *theme != NULL; theme++)
    printf ("%s %s %d %d\n", (*theme)->rules->id, (*theme)->id, (*theme)->min_level,
            (*theme)->max_level);
}

static char *
describe_theme (const char *game, const char *id, const Order *order)
{
  const UgoPuzzleTheme *theme = order->theme;

  if (id == NULL)
    return g_strdup ("--theme is needed");
  if (theme == NULL)
    return g_strdup_printf ("“%s” is no theme", id);
  if (game != NULL && g_ascii_strcasecmp (game, theme->rules->id) != 0)
    return g_strdup_printf ("the theme “%s” is not one of the game “%s”", id, game);
  if (order->level < theme->min_level || order->level > theme->max_level)
    return g_strdup_printf ("the theme “%s” has levels from %d to %d", id, theme->min_level,
                            theme->max_level);
  return NULL;
}

static int
run_generate (int argc, char **argv)
{
  g_autofree char *game = NULL, *id = NULL, *fault = NULL, *own = NULL, *seed = NULL;
  g_auto (GStrv) words = NULL;
  Order order = { .level = 1, .count = 1, .best_of = 1, .seed = 1 };
  int status;
  gboolean lists = FALSE;
  const GOptionEntry entries[] = {
    { "list", 0, 0, G_OPTION_ARG_NONE, &lists,
      "List the themes: game, theme, lowest and highest level", NULL },
    { "game", 0, 0, G_OPTION_ARG_STRING, &game, "The game: ugolki or gyges", "GAME" },
    { "theme", 0, 0, G_OPTION_ARG_STRING, &id, "The theme, such as last-brick", "THEME" },
    { "level", 0, 0, G_OPTION_ARG_INT, &order.level, "The level, from 1 to 9 (1)", "LEVEL" },
    { "count", 0, 0, G_OPTION_ARG_INT, &order.count, "How many (1)", "N" },
    { "best-of", 0, 0, G_OPTION_ARG_INT, &order.best_of,
      "Of every N that are made, keep the most interesting one (1)", "N" },
    { "from", 0, 0, G_OPTION_ARG_FILENAME, &own, "Make them of the games in FILE", "FILE" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, "The first seed (1)", "S" },
    { NULL },
  };

  status = ugo_cli_parse (&ugo_command_generate, entries, argc, argv, &words);
  if (status != UGO_CLI_GO_ON)
    return status;
  if (words[0] != NULL)
    return ugo_cli_usage_error (&ugo_command_generate, "it takes no arguments");
  if (lists)
    {
      print_themes ();
      return UGO_CLI_DONE;
    }
  if (own != NULL)
    return print_own (own);
  if (order.count < 1 || order.count > MAX_COUNT)
    return ugo_cli_usage_error (&ugo_command_generate, "--count takes a number from 1 to 100000");
  if (order.best_of < 1 || order.best_of > MAX_BEST_OF)
    return ugo_cli_usage_error (&ugo_command_generate, "--best-of takes a number from 1 to 1000");
  if (seed != NULL && !g_ascii_string_to_unsigned (seed, 10, 0, G_MAXUINT64, &order.seed, NULL))
    return ugo_cli_usage_error (&ugo_command_generate,
                                "--seed takes a number from 0 to 18446744073709551615");
  order.theme = ugo_puzzle_theme_find (id);
  fault = describe_theme (game, id, &order);
  if (fault != NULL)
    return ugo_cli_usage_error (&ugo_command_generate, fault);
  return generate (&order) ? UGO_CLI_DONE : UGO_CLI_BAD_INPUT;
}

const UgoCliCommand ugo_command_generate = {
  "generate",
  NULL,
  "Make puzzles",
  "Prints proved puzzles as records, no two of them alike. The same seed gives the same puzzles.\n"
  "--list names the themes.",
  run_generate,
};
