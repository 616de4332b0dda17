/* ugo-adaptive.c: shows one of two widgets, as the window is wide or narrow
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-adaptive.h"

#include "ugo-place.h"

struct _UgoAdaptive
{
  GtkWidget parent_instance;

  /* Part of the widget tree. */
  GtkWidget *wide;
  GtkWidget *narrow;
};

enum
{
  PROP_WIDE = 1,
  PROP_NARROW,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (UgoAdaptive, ugo_adaptive, GTK_TYPE_WIDGET)

static gboolean
spans_window (UgoAdaptive *self)
{
  return self->wide == NULL || self->narrow == NULL;
}

static gboolean
is_wide (UgoAdaptive *self, int width)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  if (!spans_window (self) && root != NULL)
    width = gtk_widget_get_width (root);
  return width >= UGO_PLACE_WIDE;
}

static void
measure_child (GtkWidget *child, GtkOrientation orientation, int for_size, int *minimum,
               int *natural)
{
  *minimum = 0;
  *natural = 0;
  if (child != NULL)
    gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
}

static GtkSizeRequestMode
ugo_adaptive_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ugo_adaptive_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                      int *natural, int *minimum_baseline, int *natural_baseline)
{
  UgoAdaptive *self = UGO_ADAPTIVE (widget);
  int wide_minimum, wide_natural, narrow_minimum, narrow_natural;

  measure_child (self->wide, orientation, -1, &wide_minimum, &wide_natural);
  measure_child (self->narrow, orientation, -1, &narrow_minimum, &narrow_natural);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = spans_window (self) ? narrow_minimum : 0;
      *natural = MAX (narrow_natural, wide_natural);
    }
  else if (spans_window (self) && for_size >= 0)
    {
      *minimum = is_wide (self, for_size) ? wide_minimum : narrow_minimum;
      *natural = is_wide (self, for_size) ? wide_natural : narrow_natural;
    }
  else
    {
      *minimum = MAX (narrow_minimum, wide_minimum);
      *natural = MAX (narrow_natural, wide_natural);
    }
}

/* What has no place must not be read out either. */
static void
set_shown (GtkWidget *child, gboolean is_shown)
{
  gtk_widget_set_child_visible (child, is_shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN, !is_shown, -1);
}

static void
ugo_adaptive_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UgoAdaptive *self = UGO_ADAPTIVE (widget);
  gboolean shows_wide = is_wide (self, width);
  GtkWidget *shown = shows_wide ? self->wide : self->narrow;
  GtkWidget *hidden = shows_wide ? self->narrow : self->wide;

  if (hidden != NULL)
    set_shown (hidden, FALSE);
  if (shown != NULL)
    {
      int minimum, natural;

      measure_child (shown, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural);
      set_shown (shown, width >= minimum);
      if (width >= minimum)
        gtk_widget_size_allocate (shown, &(GtkAllocation){ 0, 0, width, height }, baseline);
    }
}

static void
ugo_adaptive_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UgoAdaptive *self = UGO_ADAPTIVE (object);
  GtkWidget **child = id == PROP_WIDE ? &self->wide : &self->narrow;

  *child = g_value_get_object (value);
  if (*child != NULL)
    gtk_widget_set_parent (*child, GTK_WIDGET (self));
}

static void
ugo_adaptive_dispose (GObject *object)
{
  UgoAdaptive *self = UGO_ADAPTIVE (object);

  g_clear_pointer (&self->wide, gtk_widget_unparent);
  g_clear_pointer (&self->narrow, gtk_widget_unparent);
  G_OBJECT_CLASS (ugo_adaptive_parent_class)->dispose (object);
}

static void
ugo_adaptive_class_init (UgoAdaptiveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = ugo_adaptive_set_property;
  object_class->dispose = ugo_adaptive_dispose;
  widget_class->get_request_mode = ugo_adaptive_get_request_mode;
  widget_class->measure = ugo_adaptive_measure;
  widget_class->size_allocate = ugo_adaptive_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  props[PROP_WIDE] = g_param_spec_object ("wide", NULL, NULL, GTK_TYPE_WIDGET,
                                          G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_NARROW] = g_param_spec_object ("narrow", NULL, NULL, GTK_TYPE_WIDGET,
                                            G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ugo_adaptive_init (UgoAdaptive *self)
{
}

void
ugo_adaptive_update (UgoAdaptive *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  g_return_if_fail (UGO_IS_ADAPTIVE (self));

  ugo_adaptive_size_allocate (widget, gtk_widget_get_width (widget), gtk_widget_get_height (widget),
                              -1);
}
