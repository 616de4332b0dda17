/* ugo-cli.c: ugolki-cli: the same rules, records and pictures without a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The locale is never set: output is English, and numbers are written as in C.
 */
#include "ugo-cli.h"

#include <errno.h>
#include <gio/gio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ugo-diagnostic.h"
#include "ugo-notation.h"

static const UgoCliCommand *const commands[] = {
  &ugo_command_perft,    &ugo_command_moves, &ugo_command_play,  &ugo_command_check,
  &ugo_command_convert,  &ugo_command_analyse,
  &ugo_command_bestmove, &ugo_command_race,  &ugo_command_match, &ugo_command_bench,
  &ugo_command_engine,   &ugo_command_solve, &ugo_command_generate,
  &ugo_command_sheet,
};

int
ugo_cli_parse (const UgoCliCommand *command, const GOptionEntry *entries, int argc, char **argv,
               char ***rest)
{
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) words = NULL;
  gboolean wants_help = FALSE;
  const GOptionEntry common_entries[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &wants_help, "Show this help", NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &words, NULL, NULL },
    { NULL },
  };
  g_autofree char *program = g_strconcat ("ugolki-cli ", command->name, NULL);

  g_set_prgname (program);
  context = g_option_context_new (command->arguments);
  g_option_context_set_summary (context, command->summary);
  g_option_context_set_description (context, command->details);
  /* GLib would print its help in the locale's encoding. */
  g_option_context_set_help_enabled (context, FALSE);
  if (entries)
    g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_add_main_entries (context, common_entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    return ugo_cli_usage_error (command, error->message);
  if (wants_help)
    {
      g_autofree char *help = g_option_context_get_help (context, TRUE, NULL);

      fputs (help, stdout);
      return UGO_CLI_DONE;
    }
  *rest = words ? g_steal_pointer (&words) : g_new0 (char *, 1);
  return UGO_CLI_GO_ON;
}

int
ugo_cli_usage_error (const UgoCliCommand *command, const char *sentence)
{
  fprintf (stderr, "ugolki-cli %s: %s\nTry “ugolki-cli %s --help”.\n", command->name, sentence,
           command->name);
  return UGO_CLI_BAD_USAGE;
}

gboolean
ugo_cli_position (const char *variant_text, const char *fen, UgoPosition *position)
{
  UgoVariant variant = ugo_variant_default (&ugo_rules_ugolki);
  size_t offset = 0;
  UgoStatus status = UGO_OK;

  if (variant_text)
    status = ugo_variant_read (variant_text, strlen (variant_text), &variant, &offset);
  if (status != UGO_OK)
    {
      fprintf (stderr, "--variant: column %zu: error: %s\n", offset + 1,
               ugo_status_message (status));
      return FALSE;
    }

  ugo_position_start (variant, position);
  if (fen)
    status = ugo_position_read (variant, fen, strlen (fen), UGO_ANY_POSITION, position, &offset);
  if (status != UGO_OK)
    {
      fprintf (stderr, "--fen: column %zu: error: %s\n", offset + 1, ugo_status_message (status));
      return FALSE;
    }
  return TRUE;
}

static GBytes *
read_standard_input (void)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint8 buffer[65536];
  size_t n_read;

  while ((n_read = fread (buffer, 1, sizeof buffer, stdin)) > 0)
    g_byte_array_append (bytes, buffer, n_read);
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

GBytes *
ugo_cli_read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *content;
  gsize length;

  if (strcmp (path, "-") == 0)
    return read_standard_input ();
  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR) && g_file_test (path, G_FILE_TEST_EXISTS))
    {
      fprintf (stderr, "%s: error: this is not a file that can be read\n", path);
      return NULL;
    }
  /* Not mapped: a file that is cut off while it is read must not end the program. */
  if (!g_file_get_contents (path, &content, &length, &error))
    {
      fprintf (stderr, "%s: error: %s\n", path, g_strerror (errno));
      return NULL;
    }
  return g_bytes_new_take (content, length);
}

/* A device or a pipe is written to, not replaced. */
static gboolean
write_in_place (const char *path, const void *data, gsize length)
{
  FILE *stream = fopen (path, "wb");
  gboolean is_written = stream && fwrite (data, 1, length, stream) == length;

  if (stream && fclose (stream) != 0)
    is_written = FALSE;
  if (!is_written)
    fprintf (stderr, "%s: error: %s\n", path, g_strerror (errno));
  return is_written;
}

gboolean
ugo_cli_write_file (const char *path, const void *data, gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *real = realpath (path, NULL);

  if (strcmp (path, "-") == 0)
    return fwrite (data, 1, length, stdout) == length && fflush (stdout) == 0;
  if (real && !g_file_test (real, G_FILE_TEST_IS_REGULAR))
    return write_in_place (real, data, length);
  if (!g_file_set_contents_full (real ? real : path, data, length, G_FILE_SET_CONTENTS_CONSISTENT,
                                 0666, &error))
    {
      fprintf (stderr, "%s: error: %s\n", path, error->message);
      return FALSE;
    }
  return TRUE;
}

static void
print_help (FILE *stream)
{
  fputs ("Usage: ugolki-cli COMMAND [OPTION…] [ARGUMENT…]\n\n"
         "The rules, records, pictures and engine of Ugolki and Gygès without a window.\n\n"
         "Commands:\n",
         stream);
  for (size_t i = 0; i < G_N_ELEMENTS (commands); i++)
    fprintf (stream, "  %-10s %s\n", commands[i]->name, commands[i]->summary);
  fputs ("\n“ugolki-cli COMMAND --help” tells more. Exit status: 0 done, 1 something in the input\n"
         "is wrong, 2 wrong usage.\n", stream);
}

int
main (int argc, char **argv)
{
  const char *name = argc > 1 ? argv[1] : NULL;

  if (!name)
    {
      print_help (stderr);
      return UGO_CLI_BAD_USAGE;
    }
  if (strcmp (name, "--help") == 0 || strcmp (name, "-h") == 0)
    {
      print_help (stdout);
      return UGO_CLI_DONE;
    }
  if (strcmp (name, "--version") == 0)
    {
      puts ("ugolki-cli " UGO_VERSION);
      return UGO_CLI_DONE;
    }

  for (size_t i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (commands[i]->name, name) == 0)
      {
        int status = commands[i]->run (argc - 1, argv + 1);

        if (fflush (stdout) == 0 && !ferror (stdout))
          return status;
        fprintf (stderr, "ugolki-cli: error: the output cannot be written: %s\n",
                 g_strerror (errno));
        return UGO_CLI_BAD_INPUT;
      }

  fprintf (stderr, "ugolki-cli: there is no command “%s”. Try “ugolki-cli --help”.\n", name);
  return UGO_CLI_BAD_USAGE;
}
