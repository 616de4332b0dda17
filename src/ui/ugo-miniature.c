/* ugo-miniature.c: a small picture of a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-miniature.h"

#include "ugo-board-draw.h"
#include "ugo-compat.h"

#define SIZE 64

struct _UgoMiniature
{
  GtkWidget parent_instance;

  UgoPosition position;
};

G_DEFINE_FINAL_TYPE (UgoMiniature, ugo_miniature, GTK_TYPE_WIDGET)

static void
ugo_miniature_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = SIZE;
  *natural = SIZE;
}

static void
ugo_miniature_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UgoMiniature *self = UGO_MINIATURE (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  UgoBoardScene scene;
  UgoBoardLayout layout;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  ugo_board_scene_init (&scene, &self->position, ugo_theme_all ()[0]);
  scene.is_dark = ugo_compat_is_dark (widget);
  ugo_board_layout_init (&layout, self->position.variant.rules, width, height,
                         ugo_compat_get_scale (widget), FALSE, FALSE);
  ugo_board_draw (cr, &scene, &layout);
  cairo_destroy (cr);
}

static void
ugo_miniature_class_init (UgoMiniatureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = ugo_miniature_measure;
  widget_class->snapshot = ugo_miniature_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ugo_miniature_init (UgoMiniature *self)
{
}

GtkWidget *
ugo_miniature_new (const UgoPosition *position)
{
  UgoMiniature *self = g_object_new (UGO_TYPE_MINIATURE, NULL);

  self->position = *position;
  return GTK_WIDGET (self);
}
