/* ugo-board-preview.c: a corner of a board, to show how it would look
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-board-preview.h"

#include "ugo-compat.h"

#define SQUARE 32
#define FILES 3
#define RANKS 2

struct _UgoBoardPreview
{
  GtkWidget parent_instance;

  UgoPosition position;
  int file;
  int rank;
  const UgoTheme *theme;
  UgoPieceStyle pieces;
};

G_DEFINE_FINAL_TYPE (UgoBoardPreview, ugo_board_preview, GTK_TYPE_WIDGET)

static void
ugo_board_preview_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline,
                           int *natural_baseline)
{
  *minimum = *natural = SQUARE * (orientation == GTK_ORIENTATION_HORIZONTAL ? FILES : RANKS);
}

/* The whole board is laid out with squares of that size, and moved so that the part is seen. */
static void
ugo_board_preview_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UgoBoardPreview *self = UGO_BOARD_PREVIEW (widget);
  const int side = SQUARE * 12;
  UgoBoardScene scene;
  UgoBoardLayout layout;
  cairo_t *cr;
  double x;
  double y;

  ugo_board_scene_init (&scene, &self->position, self->theme);
  scene.pieces = self->pieces;
  scene.is_dark = ugo_compat_is_dark (widget);
  ugo_board_layout_init (&layout, self->position.variant.rules, side, side, 1, FALSE, FALSE);
  ugo_board_layout_place (&layout, self->file - 0.5, self->rank + RANKS - 0.5, &x, &y);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, SQUARE * FILES, SQUARE * RANKS));
  cairo_scale (cr, SQUARE / layout.square, SQUARE / layout.square);
  cairo_translate (cr, -x, -y);
  ugo_board_draw (cr, &scene, &layout);
  cairo_destroy (cr);
}

static void
ugo_board_preview_class_init (UgoBoardPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = ugo_board_preview_measure;
  widget_class->snapshot = ugo_board_preview_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ugo_board_preview_init (UgoBoardPreview *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (GTK_WIDGET (self), "board-preview");
}

GtkWidget *
ugo_board_preview_new (const UgoPosition *position, int file, int rank, const UgoTheme *theme,
                       UgoPieceStyle pieces)
{
  UgoBoardPreview *self = g_object_new (UGO_TYPE_BOARD_PREVIEW, NULL);

  self->position = *position;
  self->file = file;
  self->rank = rank;
  ugo_board_preview_set_look (self, theme, pieces);
  return GTK_WIDGET (self);
}

void
ugo_board_preview_set_look (UgoBoardPreview *self, const UgoTheme *theme, UgoPieceStyle pieces)
{
  g_return_if_fail (UGO_IS_BOARD_PREVIEW (self));

  self->theme = theme;
  self->pieces = pieces;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
