/* ugo-cli-convert.c: cleaned records, and diagrams of a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>
#include <string.h>

#include "ugo-cli-records.h"
#include "ugo-comment.h"
#include "ugo-diagram.h"
#include "ugo-writer.h"

#define DEFAULT_SIZE 480

/* The diagram of the last position, however many moves there are; of a puzzle the one it asks. */
#define ALL_PLIES G_MAXINT

typedef struct
{
  char *format;
  char *output;
  char *variant;
  char *fen;
  char *theme;
  int game;
  int ply;
  int size;
  gboolean is_turned;
  gboolean is_bare;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->format);
  g_free (options->output);
  g_free (options->variant);
  g_free (options->fen);
  g_free (options->theme);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static int
convert_records (const char *path, UgoRecordFile *file, const Options *options)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean has_error = ugo_cli_tell_errors (path, ugo_record_file_get_diagnostics (file));

  if (has_error && ugo_record_file_get_n_games (file) == 0)
    return UGO_CLI_BAD_INPUT;
  for (guint i = 0; i < ugo_record_file_get_n_games (file); i++)
    {
      g_autoptr (UgoRecord) record = ugo_cli_read_game (path, file, i, &has_error);

      if (text->len > 0)
        g_string_append_c (text, '\n');
      ugo_record_write (record, text);
    }
  if (!ugo_cli_write_file (options->output, text->str, text->len))
    return UGO_CLI_BAD_INPUT;
  return has_error ? UGO_CLI_BAD_INPUT : UGO_CLI_DONE;
}

/* The node of the main line after @ply moves; NULL when there are not so many. */
static UgoNode *
node_at_ply (UgoRecord *record, int ply)
{
  UgoNode *node = ugo_record_get_root (record);

  if (ply == ALL_PLIES)
    return ugo_record_get_tag (record, "Puzzle") ? node : ugo_record_get_end (record);
  while (node && node->ply < (guint) ply)
    node = node->first_child;
  return node;
}

static GArray *
marks_of (const UgoNode *node)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (UgoBoardMark));

  for (char **comment = node->comments; comment && *comment; comment++)
    {
      g_autoptr (GArray) found = ugo_comment_marks (node->position.variant.rules, *comment);

      for (guint i = 0; i < found->len; i++)
        {
          const UgoMark *mark = &g_array_index (found, UgoMark, i);
          UgoBoardMark drawn = { mark->colour, mark->from, mark->to };

          g_array_append_val (marks, drawn);
        }
    }
  return marks;
}

static int
write_diagram (UgoBoardScene *scene, UgoDiagramFormat format, const Options *options)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) picture = ugo_diagram_make (scene, format, options->size, options->is_turned,
                                                 !options->is_bare, &error);

  if (!picture)
    {
      fprintf (stderr, "ugolki-cli convert: error: %s\n", error->message);
      return UGO_CLI_BAD_INPUT;
    }
  return ugo_cli_write_file (options->output, g_bytes_get_data (picture, NULL),
                             g_bytes_get_size (picture))
           ? UGO_CLI_DONE
           : UGO_CLI_BAD_INPUT;
}

static const UgoTheme *
theme_of (const Options *options)
{
  return options->theme ? ugo_theme_find (options->theme) : ugo_theme_all ()[0];
}

static int
convert_position (UgoDiagramFormat format, const Options *options)
{
  UgoPosition position;
  UgoBoardScene scene;

  if (!ugo_cli_position (options->variant, options->fen, &position))
    return UGO_CLI_BAD_INPUT;
  ugo_board_scene_init (&scene, &position, theme_of (options));
  return write_diagram (&scene, format, options);
}

static int
convert_game (const char *path, UgoRecordFile *file, UgoDiagramFormat format,
              const Options *options)
{
  g_autoptr (UgoRecord) record = NULL;
  g_autoptr (GArray) marks = NULL;
  gboolean has_error = FALSE;
  UgoBoardScene scene;
  UgoRoute route;
  UgoNode *node;

  if ((guint) options->game > ugo_record_file_get_n_games (file))
    {
      fprintf (stderr, "%s: error: there is no game %d, the file has %u\n", path, options->game,
               ugo_record_file_get_n_games (file));
      return UGO_CLI_BAD_INPUT;
    }
  record = ugo_cli_read_game (path, file, options->game - 1, &has_error);
  node = node_at_ply (record, options->ply);
  if (!ugo_record_is_ours (record) || !node)
    {
      fprintf (stderr, "%s: error: game %d has no position after %d plies\n", path, options->game,
               options->ply);
      return UGO_CLI_BAD_INPUT;
    }

  marks = marks_of (node);
  ugo_board_scene_init (&scene, &node->position, theme_of (options));
  scene.marks = (const UgoBoardMark *) marks->data;
  scene.n_marks = marks->len;
  if (node->parent)
    {
      ugo_node_path (node, &route);
      ugo_board_scene_set_last_move (&scene, &node->parent->position, node->move, &route);
    }
  return write_diagram (&scene, format, options);
}

static int
convert_file (const char *path, const Options *options)
{
  g_autoptr (GBytes) bytes = ugo_cli_read_file (path);
  g_autoptr (UgoRecordFile) file = NULL;
  UgoDiagramFormat format;

  if (!bytes)
    return UGO_CLI_BAD_INPUT;
  file = ugo_record_file_new (bytes, NULL, NULL);
  if (ugo_diagram_format_find (options->format, &format))
    return convert_game (path, file, format, options);
  return convert_records (path, file, options);
}

/* What is wrong with the options, or NULL. */
static const char *
options_fault (const Options *options, char **paths)
{
  UgoDiagramFormat format;
  gboolean is_diagram = ugo_diagram_format_find (options->format, &format);
  gboolean is_position = options->fen || options->variant;

  if (options->format && !is_diagram && g_ascii_strcasecmp (options->format, "ugn") != 0)
    return "--to takes ugn, svg, png or pdf";
  if (!options->output)
    return "-o OUT is needed: the file to write, “-” for standard output";
  if (options->theme && !ugo_theme_find (options->theme))
    return "--theme takes walnut, slate, paper or high-contrast";
  if (options->size < UGO_DIAGRAM_MIN_SIZE || options->size > UGO_DIAGRAM_MAX_SIZE)
    return "--size takes a height in pixels from " G_STRINGIFY (UGO_DIAGRAM_MIN_SIZE) " to "
           G_STRINGIFY (UGO_DIAGRAM_MAX_SIZE);
  if (options->game < 1 || options->ply < 0)
    return "--game and --ply take numbers: games from 1, plies from 0";
  if (is_position && !(is_diagram && !paths[0]))
    return "--fen and --variant make a diagram of a position, without FILE";
  if (!is_position && (!paths[0] || paths[1]))
    return "one FILE is needed";
  return NULL;
}

static int
run_convert (int argc, char **argv)
{
  int status;
  g_auto (Options) options = { .game = 1, .ply = ALL_PLIES, .size = DEFAULT_SIZE };
  g_auto (GStrv) paths = NULL;
  UgoDiagramFormat format;
  const char *fault;
  const GOptionEntry entries[] = {
    { "to", 0, 0, G_OPTION_ARG_STRING, &options.format, "ugn (as it is), svg, png or pdf",
      "FORMAT" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, "The file to write", "OUT" },
    { "game", 0, 0, G_OPTION_ARG_INT, &options.game, "Diagram: which game (1)", "N" },
    { "ply", 0, 0, G_OPTION_ARG_INT, &options.ply,
      "Diagram: after how many moves (all; of a puzzle none)", "N" },
    { "variant", 0, 0, G_OPTION_ARG_FILENAME, &options.variant, "Diagram without FILE: the variant",
      "TEXT" },
    { "fen", 0, 0, G_OPTION_ARG_FILENAME, &options.fen, "Diagram without FILE: the position",
      "TEXT" },
    { "size", 0, 0, G_OPTION_ARG_INT, &options.size, "Diagram: its height (480)", "PIXELS" },
    { "theme", 0, 0, G_OPTION_ARG_STRING, &options.theme,
      "Diagram: walnut, slate, paper or high-contrast", "NAME" },
    { "turned", 0, 0, G_OPTION_ARG_NONE, &options.is_turned,
      "Diagram: Black or North at the bottom", NULL },
    { "bare", 0, 0, G_OPTION_ARG_NONE, &options.is_bare, "Diagram: no coordinates", NULL },
    { NULL },
  };

  status = ugo_cli_parse (&ugo_command_convert, entries, argc, argv, &paths);
  if (status != UGO_CLI_GO_ON)
    return status;
  fault = options_fault (&options, paths);
  if (fault)
    return ugo_cli_usage_error (&ugo_command_convert, fault);
  if (!paths[0] && ugo_diagram_format_find (options.format, &format))
    return convert_position (format, &options);
  return convert_file (paths[0], &options);
}

const UgoCliCommand ugo_command_convert = {
  "convert",
  "[FILE]",
  "Write cleaned records, or a diagram of a position",
  "Without --to, or with --to ugn: the records of FILE in the standard form; a game that cannot\n"
  "be read to its end keeps its text. Else a diagram of a game's position, with the last move and\n"
  "circles and arrows its comments draw, or of the position that --variant and --fen tell.",
  run_convert,
};
