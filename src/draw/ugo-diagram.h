/* ugo-diagram.h: a position as a picture file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "ugo-board-draw.h"

G_BEGIN_DECLS

typedef enum
{
  UGO_DIAGRAM_SVG,
  UGO_DIAGRAM_PNG,
  UGO_DIAGRAM_PDF,
} UgoDiagramFormat;

#define UGO_DIAGRAM_MIN_SIZE 64
#define UGO_DIAGRAM_MAX_SIZE 4096

#define UGO_DIAGRAM_ERROR (ugo_diagram_error_quark ())

typedef enum
{
  UGO_DIAGRAM_ERROR_SIZE,   /* smaller or larger than a diagram may be */
  UGO_DIAGRAM_ERROR_FAILED, /* cairo could not draw it */
} UgoDiagramError;

GQuark ugo_diagram_error_quark (void);

/**
 * ugo_diagram_format_find:
 * @word: (nullable): "svg", "png" or "pdf", in any case
 * @format: (out): the format of that name
 *
 * Returns: whether there is one
 */
gboolean ugo_diagram_format_find (const char *word, UgoDiagramFormat *format);

/**
 * ugo_diagram_make:
 * @scene: what to show
 * @format: the kind of file
 * @size: its height in pixels, the width being what the board takes of the same; one pixel is a
 *   96th of an inch in formats that have a size on paper
 * @is_turned: whether Black sits at the bottom
 * @has_coordinates: whether to show coordinates
 * @error: return location for a #GError
 *
 * The same arguments always give the same SVG and PNG. Letters are drawn as paths.
 *
 * Returns: (transfer full) (nullable): the file's bytes, or %NULL with @error set
 */
GBytes *ugo_diagram_make (const UgoBoardScene *scene, UgoDiagramFormat format, int size,
                          gboolean is_turned, gboolean has_coordinates, GError **error);

G_END_DECLS
