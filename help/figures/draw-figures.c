/* draw-figures.c: makes the pictures of the help from the file that describes them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   draw-figures FILE FOLDER
 */
#include <stdio.h>

#include "ugo-diagram.h"
#include "ugo-figure.h"

#define HEIGHT 320

static gboolean
write_figure (GKeyFile *file, const char *name, const char *folder, GError **error)
{
  g_autoptr (UgoFigure) figure = ugo_figure_new (file, name, error);
  g_autofree char *base = g_strconcat (name, ".svg", NULL);
  g_autofree char *path = g_build_filename (folder, base, NULL);
  g_autoptr (GBytes) picture = NULL;

  if (figure == NULL)
    return FALSE;
  picture = ugo_diagram_make (ugo_figure_get_scene (figure), UGO_DIAGRAM_SVG, HEIGHT,
                              ugo_figure_get_turned (figure), TRUE, error);
  return picture != NULL
         && g_file_set_contents (path, g_bytes_get_data (picture, NULL),
                                 (gssize) g_bytes_get_size (picture), error);
}

int
main (int argc, char **argv)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) names = NULL;
  gboolean is_well = argc == 3;

  if (!is_well)
    fprintf (stderr, "draw-figures FILE FOLDER\n");
  else
    is_well = g_key_file_load_from_file (file, argv[1], G_KEY_FILE_NONE, &error);
  names = g_key_file_get_groups (file, NULL);
  for (char **name = names; is_well && *name != NULL; name++)
    is_well = write_figure (file, *name, argv[2], &error);
  if (error != NULL)
    fprintf (stderr, "%s: %s\n", argv[1], error->message);
  return is_well ? 0 : 1;
}
