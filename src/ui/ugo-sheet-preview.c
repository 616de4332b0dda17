/* ugo-sheet-preview.c: a page of a sheet as it will be on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-sheet-preview.h"

#define NATURAL_HEIGHT 520
#define MIN_HEIGHT 200
#define SHADOW 3

struct _UgoSheetPreview
{
  GtkWidget parent_instance;

  /* Owned. */
  UgoSheet *sheet;

  /* Plain state. */
  double width;
  double height;
  guint page;
};

G_DEFINE_FINAL_TYPE (UgoSheetPreview, ugo_sheet_preview, GTK_TYPE_WIDGET)

static void
ugo_sheet_preview_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline,
                           int *natural_baseline)
{
  UgoSheetPreview *self = UGO_SHEET_PREVIEW (widget);

  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? MIN_HEIGHT : 0;
  *natural = orientation == GTK_ORIENTATION_VERTICAL
                 ? NATURAL_HEIGHT
                 : (int) (NATURAL_HEIGHT * self->width / self->height);
}

static void
draw_paper (UgoSheetPreview *self, cairo_t *cr)
{
  cairo_set_source_rgba (cr, 0, 0, 0, 0.2);
  cairo_rectangle (cr, SHADOW, SHADOW, self->width, self->height);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_rectangle (cr, 0, 0, self->width, self->height);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
}

/* As large as fits, in the middle. */
static void
ugo_sheet_preview_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UgoSheetPreview *self = UGO_SHEET_PREVIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  double scale = MIN (width / (self->width + SHADOW), height / (self->height + SHADOW));
  cairo_t *cr;

  if (width <= 0 || height <= 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_translate (cr, (width - scale * (self->width + SHADOW)) / 2,
                   (height - scale * (self->height + SHADOW)) / 2);
  cairo_scale (cr, scale, scale);
  draw_paper (self, cr);
  if (self->page < ugo_sheet_preview_count_pages (self))
    ugo_sheet_draw_page (self->sheet, cr, self->page);
  cairo_destroy (cr);
}

static void
ugo_sheet_preview_finalize (GObject *object)
{
  g_clear_pointer (&UGO_SHEET_PREVIEW (object)->sheet, ugo_sheet_free);
  G_OBJECT_CLASS (ugo_sheet_preview_parent_class)->finalize (object);
}

static void
ugo_sheet_preview_class_init (UgoSheetPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ugo_sheet_preview_finalize;
  widget_class->measure = ugo_sheet_preview_measure;
  widget_class->snapshot = ugo_sheet_preview_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ugo_sheet_preview_init (UgoSheetPreview *self)
{
  self->width = UGO_SHEET_A4_WIDTH;
  self->height = UGO_SHEET_A4_HEIGHT;
}

/* Public API */

GtkWidget *
ugo_sheet_preview_new (void)
{
  return g_object_new (UGO_TYPE_SHEET_PREVIEW, NULL);
}

void
ugo_sheet_preview_set_sheet (UgoSheetPreview *self, UgoSheet *sheet, double width, double height)
{
  g_return_if_fail (UGO_IS_SHEET_PREVIEW (self));

  g_clear_pointer (&self->sheet, ugo_sheet_free);
  self->sheet = sheet;
  self->width = width;
  self->height = height;
  self->page = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
ugo_sheet_preview_count_pages (UgoSheetPreview *self)
{
  return self->sheet != NULL ? ugo_sheet_count_pages (self->sheet) : 0;
}

guint
ugo_sheet_preview_get_page (UgoSheetPreview *self)
{
  return self->page;
}

void
ugo_sheet_preview_set_page (UgoSheetPreview *self, guint page)
{
  g_return_if_fail (UGO_IS_SHEET_PREVIEW (self));

  self->page = page;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
