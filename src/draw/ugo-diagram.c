/* ugo-diagram.c: a position as a picture file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-diagram.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <math.h>

G_DEFINE_QUARK (ugo-diagram-error-quark, ugo_diagram_error)

/* Formats without pixels are laid out on a grid so fine that it leaves no rest. */
static const double vector_scale = 64;

static const double points_to_pixel = 72.0 / 96.0;

static const char *const words[] = {
  [UGO_DIAGRAM_SVG] = "svg",
  [UGO_DIAGRAM_PNG] = "png",
  [UGO_DIAGRAM_PDF] = "pdf",
};

static cairo_status_t
write_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Cairo numbers the surfaces of a process and names an SVG's group by that number: taken away, so
 * that the same picture is the same file. */
static void
drop_surface_number (GByteArray *svg)
{
  static const char name[] = "<g id=\"surface";
  const char *text = (const char *) svg->data;
  const char *found = g_strstr_len (text, svg->len, name);
  guint start;
  guint end;

  if (found == NULL)
    return;
  start = (guint) (found - text) + sizeof name - 1;
  for (end = start; end < svg->len && g_ascii_isdigit (text[end]);)
    end++;
  g_byte_array_remove_range (svg, start, end - start);
}

static cairo_surface_t *
create_surface (UgoDiagramFormat format, double width, double height, GByteArray *bytes)
{
  cairo_surface_t *surface = NULL;

  switch (format)
    {
    case UGO_DIAGRAM_SVG:
      surface = cairo_svg_surface_create_for_stream (write_cb, bytes, width, height);
      cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
      break;
    case UGO_DIAGRAM_PNG:
      surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) width, (int) height);
      break;
    case UGO_DIAGRAM_PDF:
      surface = cairo_pdf_surface_create_for_stream (write_cb, bytes, width * points_to_pixel,
                                                     height * points_to_pixel);
      break;
    }
  return surface;
}

static cairo_status_t
draw (cairo_surface_t *surface, UgoDiagramFormat format, const UgoBoardScene *scene,
      const UgoBoardLayout *layout, GByteArray *bytes)
{
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  if (format == UGO_DIAGRAM_PDF)
    cairo_scale (cr, points_to_pixel, points_to_pixel);
  ugo_board_draw (cr, scene, layout);
  status = cairo_status (cr);
  cairo_destroy (cr);

  if (status == CAIRO_STATUS_SUCCESS && format == UGO_DIAGRAM_PNG)
    status = cairo_surface_write_to_png_stream (surface, write_cb, bytes);
  cairo_surface_finish (surface);
  return status != CAIRO_STATUS_SUCCESS ? status : cairo_surface_status (surface);
}

/* The board alone: no room is left beside it when it is higher than wide. */
static double
lay_out (UgoBoardLayout *layout, const UgoBoardScene *scene, UgoDiagramFormat format, int size,
         gboolean is_turned, gboolean has_coordinates)
{
  double scale = format == UGO_DIAGRAM_PNG ? 1 : vector_scale;
  const UgoRules *rules = scene->position.variant.rules;
  double width;

  ugo_board_layout_init (layout, rules, size, size, scale, is_turned, has_coordinates);
  width = size - floor (layout->frame.height - layout->frame.width);
  ugo_board_layout_init (layout, rules, width, size, scale, is_turned, has_coordinates);
  return width;
}

gboolean
ugo_diagram_format_find (const char *word, UgoDiagramFormat *format)
{
  for (gsize i = 0; word != NULL && i < G_N_ELEMENTS (words); i++)
    if (g_ascii_strcasecmp (words[i], word) == 0)
      {
        *format = (UgoDiagramFormat) i;
        return TRUE;
      }
  return FALSE;
}

GBytes *
ugo_diagram_make (const UgoBoardScene *scene, UgoDiagramFormat format, int size,
                  gboolean is_turned, gboolean has_coordinates, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  cairo_status_t status;
  UgoBoardLayout layout;
  double width;

  if (size < UGO_DIAGRAM_MIN_SIZE || size > UGO_DIAGRAM_MAX_SIZE)
    {
      g_set_error (error, UGO_DIAGRAM_ERROR, UGO_DIAGRAM_ERROR_SIZE,
                   "A diagram is from %d to %d pixels high, not %d", UGO_DIAGRAM_MIN_SIZE,
                   UGO_DIAGRAM_MAX_SIZE, size);
      return NULL;
    }

  width = lay_out (&layout, scene, format, size, is_turned, has_coordinates);
  surface = create_surface (format, width, size, bytes);
  status = draw (surface, format, scene, &layout, bytes);
  cairo_surface_destroy (surface);
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error (error, UGO_DIAGRAM_ERROR, UGO_DIAGRAM_ERROR_FAILED,
                   "The diagram could not be drawn: %s", cairo_status_to_string (status));
      return NULL;
    }
  if (format == UGO_DIAGRAM_SVG)
    drop_surface_number (bytes);
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}
