/* ugo-toast.c: a sentence that comes, can be answered by one button, and goes by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-toast.h"

/* Long enough to notice it, and to read it at an easy pace. */
#define BASE_MILLISECONDS 4000
#define MILLISECONDS_A_CHARACTER 60

/* A sentence that would be narrower than this beside its button stands above it. */
#define MIN_SENTENCE_WIDTH 280
#define SPACING 6

struct _UgoToast
{
  GtkWidget parent_instance;

  /* Part of the widget tree. */
  GtkRevealer *revealer;
  GtkBox *box;
  GtkLabel *label;
  GtkButton *button;
  GtkWidget *close;
  GtkEventControllerMotion *pointer;
  GtkEventControllerFocus *focus;

  /* Plain state. */
  guint timeout;
};

enum
{
  PROP_SHOWN = 1,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

enum
{
  CLOSED,
  DISMISSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoToast, ugo_toast, GTK_TYPE_WIDGET)

static void
set_shown (UgoToast *self, gboolean is_shown)
{
  if (gtk_revealer_get_reveal_child (self->revealer) == is_shown)
    return;
  gtk_revealer_set_reveal_child (self->revealer, is_shown);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SHOWN]);
}

static gboolean
timeout_cb (gpointer data)
{
  UgoToast *self = UGO_TOAST (data);

  if (gtk_event_controller_motion_contains_pointer (self->pointer)
      || gtk_event_controller_focus_contains_focus (self->focus))
    return G_SOURCE_CONTINUE;

  self->timeout = 0;
  set_shown (self, FALSE);
  return G_SOURCE_REMOVE;
}

/* Layout of the box: sentence, button and close button in a row, or the button below the sentence.
 */

static UgoToast *
get_toast (GtkWidget *box)
{
  return UGO_TOAST (gtk_widget_get_ancestor (box, UGO_TYPE_TOAST));
}

static int
get_natural (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int natural = 0;

  if (gtk_widget_get_visible (widget))
    gtk_widget_measure (widget, orientation, for_size, NULL, &natural, NULL, NULL);
  return natural;
}

static int
get_width_beside (UgoToast *self)
{
  int button = get_natural (GTK_WIDGET (self->button), GTK_ORIENTATION_HORIZONTAL, -1);
  int close = get_natural (self->close, GTK_ORIENTATION_HORIZONTAL, -1);

  return close + SPACING + (button > 0 ? button + SPACING : 0);
}

static gboolean
is_stacked (UgoToast *self, int width)
{
  int sentence = get_natural (GTK_WIDGET (self->label), GTK_ORIENTATION_HORIZONTAL, -1);

  return gtk_widget_get_visible (GTK_WIDGET (self->button))
         && width - get_width_beside (self) < MIN (sentence, MIN_SENTENCE_WIDTH);
}

static int
get_height (UgoToast *self, int width)
{
  int close_width = get_natural (self->close, GTK_ORIENTATION_HORIZONTAL, -1);
  int button = get_natural (GTK_WIDGET (self->button), GTK_ORIENTATION_VERTICAL, -1);
  int close = get_natural (self->close, GTK_ORIENTATION_VERTICAL, -1);
  gboolean stacked = is_stacked (self, width);
  int sentence_width = width - (stacked ? close_width + SPACING : get_width_beside (self));
  int sentence = get_natural (GTK_WIDGET (self->label), GTK_ORIENTATION_VERTICAL, sentence_width);

  return stacked ? MAX (sentence, close) + SPACING + button : MAX (MAX (sentence, close), button);
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
  UgoToast *self = get_toast (box);
  int sentence = get_natural (GTK_WIDGET (self->label), GTK_ORIENTATION_HORIZONTAL, -1);
  int button = get_natural (GTK_WIDGET (self->button), GTK_ORIENTATION_HORIZONTAL, -1);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (GTK_WIDGET (self->label), orientation, -1, minimum, NULL, NULL, NULL);
      *minimum = MAX (*minimum, button) + get_natural (self->close, GTK_ORIENTATION_HORIZONTAL, -1)
                 + SPACING;
      *natural = MAX (*minimum, sentence + get_width_beside (self));
    }
  else
    {
      *minimum = get_height (self, for_size < 0 ? G_MAXINT / 2 : for_size);
      *natural = *minimum;
    }
}

static void
place_child (GtkWidget *child, int x, int y, int width, int height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

static void
allocate (GtkWidget *box, int width, int height, int baseline)
{
  UgoToast *self = get_toast (box);
  GtkWidget *button = GTK_WIDGET (self->button);
  int button_width = get_natural (button, GTK_ORIENTATION_HORIZONTAL, -1);
  int button_height = get_natural (button, GTK_ORIENTATION_VERTICAL, -1);
  int close_width = get_natural (self->close, GTK_ORIENTATION_HORIZONTAL, -1);
  int close_height = get_natural (self->close, GTK_ORIENTATION_VERTICAL, -1);
  gboolean stacked = is_stacked (self, width);
  int row = stacked ? height - button_height - SPACING : height;
  int beside = stacked ? close_width + SPACING : get_width_beside (self);

  place_child (GTK_WIDGET (self->label), 0, 0, width - beside, row);
  place_child (self->close, width - close_width, (row - close_height) / 2, close_width,
               close_height);
  if (!gtk_widget_get_visible (button))
    return;
  if (stacked)
    place_child (button, 0, row + SPACING, button_width, button_height);
  else
    place_child (button, width - beside + SPACING, (row - button_height) / 2, button_width,
                 button_height);
}

static void
clicked_cb (UgoToast *self)
{
  ugo_toast_hide (self);
  g_signal_emit (self, signals[DISMISSED], 0);
}

static void
close_clicked_cb (UgoToast *self)
{
  g_signal_emit (self, signals[CLOSED], 0);
  clicked_cb (self);
}

static void
ugo_toast_dispose (GObject *object)
{
  UgoToast *self = UGO_TOAST (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), UGO_TYPE_TOAST);
  G_OBJECT_CLASS (ugo_toast_parent_class)->dispose (object);
}

static void
ugo_toast_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SHOWN)
    g_value_set_boolean (value, ugo_toast_get_shown (UGO_TOAST (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
ugo_toast_class_init (UgoToastClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ugo_toast_dispose;
  G_OBJECT_CLASS (klass)->get_property = ugo_toast_get_property;

  props[PROP_SHOWN] = g_param_spec_boolean ("shown", NULL, NULL, FALSE,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);

  signals[CLOSED] = g_signal_new ("closed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  signals[DISMISSED] = g_signal_new ("dismissed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/ugolki/Ugolki/ugo-toast.ui");
  gtk_widget_class_bind_template_child (widget_class, UgoToast, revealer);
  gtk_widget_class_bind_template_child (widget_class, UgoToast, label);
  gtk_widget_class_bind_template_child (widget_class, UgoToast, button);
  gtk_widget_class_bind_template_child (widget_class, UgoToast, box);
  gtk_widget_class_bind_template_child (widget_class, UgoToast, close);
  gtk_widget_class_bind_template_child (widget_class, UgoToast, pointer);
  gtk_widget_class_bind_template_child (widget_class, UgoToast, focus);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_clicked_cb);
}

static void
ugo_toast_init (UgoToast *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->box),
                                 gtk_custom_layout_new (get_request_mode, measure, allocate));
}

GtkWidget *
ugo_toast_new (void)
{
  return g_object_new (UGO_TYPE_TOAST, NULL);
}

void
ugo_toast_show (UgoToast *self, const char *sentence, const char *button, const char *action)
{
  g_return_if_fail (UGO_IS_TOAST (self));

  gtk_label_set_text (self->label, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->button), button != NULL);
  if (button != NULL)
    gtk_button_set_label (self->button, button);
  if (action != NULL)
    gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (self->button), action);
  else
    gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), NULL);
  set_shown (self, TRUE);

  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout =
      g_timeout_add (BASE_MILLISECONDS
                         + MILLISECONDS_A_CHARACTER * (guint) g_utf8_strlen (sentence, -1),
                     timeout_cb, self);
}

void
ugo_toast_ask (UgoToast *self, const char *sentence, const char *button, const char *action)
{
  g_return_if_fail (UGO_IS_TOAST (self));

  ugo_toast_show (self, sentence, button, action);
  g_clear_handle_id (&self->timeout, g_source_remove);
}

void
ugo_toast_hide (UgoToast *self)
{
  g_return_if_fail (UGO_IS_TOAST (self));

  g_clear_handle_id (&self->timeout, g_source_remove);
  set_shown (self, FALSE);
}

gboolean
ugo_toast_get_shown (UgoToast *self)
{
  g_return_val_if_fail (UGO_IS_TOAST (self), FALSE);

  return gtk_revealer_get_reveal_child (self->revealer);
}
