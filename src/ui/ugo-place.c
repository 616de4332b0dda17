/* ugo-place.c: the board and the panel of a place, side by side or one under the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Both lie in a box that scrolls when the window is too low for them. Which way they stand follows
 * from the width alone, within one layout pass.
 */
#include "ugo-place.h"

#include <math.h>

#define WIDE_MARGIN 18
#define NARROW_MARGIN 12
#define MIN_PANEL_WIDTH 320
#define MAX_PANEL_WIDTH 420
#define NATURAL_HEIGHT 700

/* What must be in sight of the panel under a board: its title and its sentence. */
#define PANEL_IN_SIGHT 96

struct _UgoPlace
{
  GtkWidget parent_instance;

  /* Part of the widget tree. */
  GtkWidget *scroller;
  GtkWidget *box;
  GtkWidget *board;
  GtkWidget *panel;

  /* Plain state. */
  gboolean yields;
  gboolean is_wide; /* as was told */
  guint tell;
};

enum
{
  PROP_BOARD = 1,
  PROP_PANEL,
  PROP_YIELDS,
  PROP_WIDE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (UgoPlace, ugo_place, GTK_TYPE_WIDGET)

static UgoPlace *
get_place (GtkWidget *box)
{
  return UGO_PLACE (gtk_widget_get_ancestor (box, UGO_TYPE_PLACE));
}

static int
get_minimum (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int minimum = 0;

  if (widget != NULL)
    gtk_widget_measure (widget, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

static int
get_natural (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int natural = 0;

  if (widget != NULL)
    gtk_widget_measure (widget, orientation, for_size, NULL, &natural, NULL, NULL);
  return natural;
}

/* The panel takes what a board as high as the place leaves over, within its limits. */
static int
get_panel_width (UgoPlace *self, int width, int height)
{
  int minimum = get_minimum (self->panel, GTK_ORIENTATION_HORIZONTAL, -1);

  return MAX (minimum, CLAMP (width - height, MIN_PANEL_WIDTH, MAX_PANEL_WIDTH));
}

/* A board above its panel is as wide as the place, but no higher than what can be seen at once.
 * What it needs at this width beyond its least height is its foot, which pushes the panel down, if
 * need be out of sight; but a board that yields makes room for its foot itself. */
static int
get_narrow_board_height (UgoPlace *self, int width)
{
  int minimum = get_minimum (self->board, GTK_ORIENTATION_VERTICAL, width);
  int natural = get_natural (self->board, GTK_ORIENTATION_VERTICAL, width);
  int foot = minimum - get_minimum (self->board, GTK_ORIENTATION_VERTICAL, -1);
  int panel = self->yields ? get_minimum (self->panel, GTK_ORIENTATION_VERTICAL, width) : 0;
  int in_sight
      = gtk_widget_get_height (self->scroller) - NARROW_MARGIN - MAX (panel, PANEL_IN_SIGHT);

  int pushed = self->yields ? 0 : MIN (foot, PANEL_IN_SIGHT);

  return CLAMP (in_sight + pushed, minimum, natural);
}

/* A panel under a board has all the height it wants, so that only the place scrolls; but where the
 * board yields the two share what can be seen at once. */
static int
get_narrow_height (UgoPlace *self, int width)
{
  int inner = width - 2 * NARROW_MARGIN;

  if (self->yields)
    return get_minimum (self->board, GTK_ORIENTATION_VERTICAL, inner) + NARROW_MARGIN
           + get_minimum (self->panel, GTK_ORIENTATION_VERTICAL, width);
  return get_natural (self->board, GTK_ORIENTATION_VERTICAL, inner) + NARROW_MARGIN
         + get_natural (self->panel, GTK_ORIENTATION_VERTICAL, width);
}

static int
get_height (UgoPlace *self, int width)
{
  int board;

  if (width < UGO_PLACE_WIDE)
    return get_narrow_height (self, width);
  board = get_minimum (self->board, GTK_ORIENTATION_VERTICAL, -1) + 2 * WIDE_MARGIN;
  return MAX (board, get_minimum (self->panel, GTK_ORIENTATION_VERTICAL, MIN_PANEL_WIDTH));
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *box)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget *box, GtkOrientation orientation, int for_size, int *minimum, int *natural,
         int *minimum_baseline, int *natural_baseline)
{
  UgoPlace *self = get_place (box);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int board = get_minimum (self->board, orientation, -1) + 2 * NARROW_MARGIN;

      *minimum = MAX (board, get_minimum (self->panel, orientation, -1));
      *natural = MAX (*minimum, NATURAL_HEIGHT + MIN_PANEL_WIDTH);
    }
  else
    {
      *minimum = get_height (self, for_size < 0 ? UGO_PLACE_WIDE : for_size);
      *natural = MAX (*minimum, NATURAL_HEIGHT);
    }
}

static void
place_child (GtkWidget *child, int x, int y, int width, int height)
{
  if (child != NULL)
    gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, MAX (width, 0), MAX (height, 0) }, -1);
}

static void
allocate (GtkWidget *box, int width, int height, int baseline)
{
  UgoPlace *self = get_place (box);

  if (width < UGO_PLACE_WIDE)
    {
      int inner = width - 2 * NARROW_MARGIN;
      int board = get_narrow_board_height (self, inner);

      place_child (self->board, NARROW_MARGIN, NARROW_MARGIN, inner, board);
      place_child (self->panel, 0, board + NARROW_MARGIN, width, height - board - NARROW_MARGIN);
    }
  else
    {
      int panel = get_panel_width (self, width, height);

      place_child (self->board, WIDE_MARGIN, WIDE_MARGIN, width - panel - 2 * WIDE_MARGIN,
                   height - 2 * WIDE_MARGIN);
      place_child (self->panel, width - panel, 0, panel, height);
    }
}

/* Over the panel the wheel scrolls the place first, and then what scrolls inside the panel: a list
 * would else keep the wheel to itself. */
static gboolean
panel_scroll_cb (UgoPlace *self, double dx, double dy, GtkEventControllerScroll *wheel)
{
  GtkAdjustment *adjustment =
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  double value = gtk_adjustment_get_value (adjustment);
  gboolean is_wheel = gtk_event_controller_scroll_get_unit (wheel) == GDK_SCROLL_UNIT_WHEEL;
  double unit = is_wheel ? pow (gtk_adjustment_get_page_size (adjustment), 2.0 / 3) : 1;

  gtk_adjustment_set_value (adjustment, value + dy * unit);
  return gtk_adjustment_get_value (adjustment) != value;
}

static void
add_panel_wheel (UgoPlace *self)
{
  GtkEventController *wheel =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  gtk_event_controller_set_propagation_phase (wheel, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (wheel, "scroll", G_CALLBACK (panel_scroll_cb), self);
  gtk_widget_add_controller (self->panel, wheel);
}

static void
set_child (UgoPlace *self, GtkWidget **place, GtkWidget *child)
{
  *place = child;
  if (child != NULL)
    gtk_box_append (GTK_BOX (self->box), child);
}

static void
ugo_place_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  UgoPlace *self = UGO_PLACE (object);

  switch (id)
    {
    case PROP_BOARD:
      set_child (self, &self->board, g_value_get_object (value));
      break;
    case PROP_PANEL:
      set_child (self, &self->panel, g_value_get_object (value));
      gtk_widget_add_css_class (self->panel, "panel");
      add_panel_wheel (self);
      break;
    case PROP_YIELDS:
      self->yields = g_value_get_boolean (value);
      gtk_widget_queue_resize (self->box);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ugo_place_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_WIDE)
    g_value_set_boolean (value, UGO_PLACE (object)->is_wide);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static gboolean
tell_cb (gpointer data)
{
  UgoPlace *self = UGO_PLACE (data);

  self->tell = 0;
  if (self->is_wide != ugo_place_is_wide (self))
    {
      self->is_wide = !self->is_wide;
      if (self->is_wide)
        gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
      else
        gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WIDE]);
    }
  return G_SOURCE_REMOVE;
}

static void
ugo_place_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                   int *natural, int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (UGO_PLACE (widget)->scroller, orientation, for_size, minimum, natural, NULL,
                      NULL);
}

/* How high the board is follows also from what is in sight, which can change while the box in the
 * scroller keeps its size and so is not laid out anew. */
static void
ugo_place_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UgoPlace *self = UGO_PLACE (widget);

  place_child (self->scroller, 0, 0, width, height);
  allocate (self->box, gtk_widget_get_width (self->box), gtk_widget_get_height (self->box), -1);
  /* What follows from it may change what there is to lay out. */
  if (self->is_wide != ugo_place_is_wide (self) && self->tell == 0)
    self->tell = g_idle_add_full (G_PRIORITY_HIGH_IDLE, tell_cb, self, NULL);
}

static void
ugo_place_dispose (GObject *object)
{
  UgoPlace *self = UGO_PLACE (object);

  g_clear_handle_id (&self->tell, g_source_remove);
  self->board = NULL;
  self->panel = NULL;
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (ugo_place_parent_class)->dispose (object);
}

static void
ugo_place_class_init (UgoPlaceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = ugo_place_get_property;
  object_class->set_property = ugo_place_set_property;
  object_class->dispose = ugo_place_dispose;
  widget_class->measure = ugo_place_measure;
  widget_class->size_allocate = ugo_place_size_allocate;

  /* Set once; not construct properties, for a template builds the children first. */
  props[PROP_BOARD] = g_param_spec_object ("board", NULL, NULL, GTK_TYPE_WIDGET,
                                           G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_PANEL] = g_param_spec_object ("panel", NULL, NULL, GTK_TYPE_WIDGET,
                                           G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_YIELDS] = g_param_spec_boolean ("yields", NULL, NULL, FALSE,
                                             G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_WIDE] = g_param_spec_boolean ("wide", NULL, NULL, TRUE,
                                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "place");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ugo_place_init (UgoPlace *self)
{
  self->is_wide = TRUE;
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->box,
                                 gtk_custom_layout_new (get_request_mode, measure, allocate));
  self->scroller = gtk_scrolled_window_new ();
  gtk_widget_set_focusable (self->scroller, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->box);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

GtkWidget *
ugo_place_new (GtkWidget *board, GtkWidget *panel)
{
  return g_object_new (UGO_TYPE_PLACE, "board", board, "panel", panel, NULL);
}

gboolean
ugo_place_is_wide (UgoPlace *self)
{
  g_return_val_if_fail (UGO_IS_PLACE (self), FALSE);

  return gtk_widget_get_width (GTK_WIDGET (self)) >= UGO_PLACE_WIDE;
}
