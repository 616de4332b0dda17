/* ugo-preference-row.c: rows with which a preference is chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-preference-row.h"

#include <math.h>

#include "ugo-widgets.h"

/* Words that would have less room than this beside their control stand above it. */
#define MIN_WORDS_WIDTH 150
#define SPACING 12

/* What a control is bound to; belongs to the control. */
typedef struct
{
  UgoPreferences *preferences;
  const char *key;
  gpointer control;   /* borrowed */
  GArray *choices;    /* of a drop-down */
  char *value;        /* of a radio button */
  gboolean is_showing;
} Binding;

/* Choices */

static void
clear_choice (gpointer data)
{
  UgoPreferenceChoice *choice = data;

  g_variant_unref (choice->value);
  g_free (choice->label);
}

GArray *
ugo_preference_choices_new (void)
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (UgoPreferenceChoice));

  g_array_set_clear_func (choices, clear_choice);
  return choices;
}

void
ugo_preference_choices_add (GArray *choices, GVariant *value, const char *label)
{
  UgoPreferenceChoice choice = { g_variant_ref_sink (value), g_strdup (label) };

  g_array_append_val (choices, choice);
}

/* Bindings */

static void
binding_free (gpointer data, GClosure *closure)
{
  Binding *binding = data;

  g_object_unref (binding->preferences);
  g_clear_pointer (&binding->choices, g_array_unref);
  g_free (binding->value);
  g_free (binding);
}

/* Calls @changed when the person changes @property of the control, @show now and when the
 * preference changes. */
static void
bind (Binding *binding, const char *property, GCallback changed, void (*show) (Binding *))
{
  g_autofree char *notify = g_strconcat ("notify::", property, NULL);
  g_autofree char *signal = g_strconcat ("changed::", binding->key, NULL);
  GClosure *shown = g_cclosure_new_swap (G_CALLBACK (show), binding, NULL);

  show (binding);
  g_signal_connect_data (binding->control, notify, changed, binding, binding_free,
                         G_CONNECT_SWAPPED);
  /* Ends with the control, which owns the binding. */
  g_object_watch_closure (G_OBJECT (binding->control), shown);
  g_signal_connect_closure (binding->preferences, signal, shown, FALSE);
}

static Binding *
binding_new (UgoPreferences *preferences, const char *key, gpointer control)
{
  Binding *binding = g_new0 (Binding, 1);

  binding->preferences = g_object_ref (preferences);
  binding->key = key;
  binding->control = control;
  return binding;
}

static void
set_value (Binding *binding, GVariant *value)
{
  GApplication *application = g_application_get_default ();

  if (application != NULL && g_action_group_has_action (G_ACTION_GROUP (application), binding->key))
    g_action_group_change_action_state (G_ACTION_GROUP (application), binding->key, value);
  else
    ugo_preferences_set_value (binding->preferences, binding->key, value);
}

/* Switches */

static void
switched_cb (Binding *binding)
{
  if (!binding->is_showing)
    set_value (binding,
               g_variant_new_boolean (gtk_switch_get_active (GTK_SWITCH (binding->control))));
}

static void
show_switch (Binding *binding)
{
  gboolean is_on = ugo_preferences_get_boolean (binding->preferences, binding->key);

  binding->is_showing = TRUE;
  gtk_switch_set_active (GTK_SWITCH (binding->control), is_on);
  binding->is_showing = FALSE;
}

/* Scales */

static void
moved_cb (Binding *binding)
{
  if (!binding->is_showing)
    set_value (binding,
               g_variant_new_double (
                   gtk_adjustment_get_value (GTK_ADJUSTMENT (binding->control)) / 100));
}

static void
show_scale (Binding *binding)
{
  double value = ugo_preferences_get_double (binding->preferences, binding->key);

  binding->is_showing = TRUE;
  gtk_adjustment_set_value (GTK_ADJUSTMENT (binding->control), 100 * value);
  binding->is_showing = FALSE;
}

/* Drop-downs */

static void
selected_cb (Binding *binding)
{
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (binding->control));

  if (!binding->is_showing && selected < binding->choices->len)
    set_value (binding,
               g_array_index (binding->choices, UgoPreferenceChoice, selected).value);
}

static double
get_distance (GVariant *a, GVariant *b)
{
  if (!g_variant_is_of_type (a, G_VARIANT_TYPE_DOUBLE))
    return g_variant_equal (a, b) ? 0 : INFINITY;
  return fabs (g_variant_get_double (a) - g_variant_get_double (b));
}

static void
show_selected (Binding *binding)
{
  g_autoptr (GVariant) value = ugo_preferences_get_value (binding->preferences, binding->key);
  double least = INFINITY;
  guint nearest = 0;

  for (guint i = 0; i < binding->choices->len; i++)
    {
      double distance
          = get_distance (g_array_index (binding->choices, UgoPreferenceChoice, i).value, value);

      if (distance >= least)
        continue;
      least = distance;
      nearest = i;
    }
  binding->is_showing = TRUE;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (binding->control), nearest);
  binding->is_showing = FALSE;
}

/* Radio buttons */

static void
toggled_cb (Binding *binding)
{
  if (!binding->is_showing && gtk_check_button_get_active (GTK_CHECK_BUTTON (binding->control)))
    set_value (binding, g_variant_new_string (binding->value));
}

static void
show_radio (Binding *binding)
{
  g_autofree char *value = ugo_preferences_get_string (binding->preferences, binding->key);

  binding->is_showing = TRUE;
  if (g_str_equal (value, binding->value))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (binding->control), TRUE);
  binding->is_showing = FALSE;
}

/* Layout of a row: words and control side by side, or the control below the words. */

static int
get_width (GtkWidget *widget)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static int
get_height (GtkWidget *widget, int width)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

static gboolean
is_stacked (GtkWidget *row, int width)
{
  int words = get_width (gtk_widget_get_first_child (row));
  int rest = width - get_width (gtk_widget_get_last_child (row)) - SPACING;

  return rest < MIN (words, MIN_WORDS_WIDTH);
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *row)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget *row, GtkOrientation orientation, int for_size, int *minimum, int *natural,
         int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *words = gtk_widget_get_first_child (row);
  GtkWidget *control = gtk_widget_get_last_child (row);
  int control_width = get_width (control);
  int width = for_size < 0 ? G_MAXINT / 4 : for_size;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (words, orientation, -1, minimum, NULL, NULL, NULL);
      *minimum = MAX (*minimum, control_width);
      *natural = MAX (*minimum, get_width (words) + SPACING + control_width);
    }
  else if (is_stacked (row, width))
    {
      *minimum = *natural
          = get_height (words, width) + SPACING / 2 + get_height (control, control_width);
    }
  else
    {
      *minimum = *natural = MAX (get_height (words, width - control_width - SPACING),
                                 get_height (control, control_width));
    }
}

static void
allocate (GtkWidget *row, int width, int height, int baseline)
{
  GtkWidget *words = gtk_widget_get_first_child (row);
  GtkWidget *control = gtk_widget_get_last_child (row);
  int control_width = get_width (control);
  int control_height = get_height (control, control_width);
  gboolean is_rtl = gtk_widget_get_direction (row) == GTK_TEXT_DIR_RTL;

  if (is_stacked (row, width))
    {
      gtk_widget_size_allocate (
          words, &(GtkAllocation){ 0, 0, width, height - control_height - SPACING / 2 }, -1);
      gtk_widget_size_allocate (control,
                                &(GtkAllocation){ is_rtl ? width - control_width : 0,
                                                  height - control_height, control_width,
                                                  control_height },
                                -1);
    }
  else
    {
      gtk_widget_size_allocate (words,
                                &(GtkAllocation){ is_rtl ? control_width + SPACING : 0, 0,
                                                  width - control_width - SPACING, height },
                                -1);
      gtk_widget_size_allocate (control,
                                &(GtkAllocation){ is_rtl ? 0 : width - control_width,
                                                  (height - control_height) / 2, control_width,
                                                  control_height },
                                -1);
    }
}

/* Layout of pictures: lines of children that are all as wide as the widest. */

static int
get_widest (GtkWidget *box)
{
  int widest = 1;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    widest = MAX (widest, get_width (child));
  return widest;
}

static int
count_columns (GtkWidget *box, int width)
{
  return MAX ((width + SPACING / 2) / (get_widest (box) + SPACING / 2), 1);
}

/* Places the children, or only measures them. Returns: the height */
static int
lay_out (GtkWidget *box, int width, gboolean is_placing)
{
  gboolean is_rtl = gtk_widget_get_direction (box) == GTK_TEXT_DIR_RTL;
  int n_columns = count_columns (box, width);
  int widest = get_widest (box);
  int top = 0, line = 0, i = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child), i++)
    {
      int height = get_height (child, widest);
      int left = i % n_columns * (widest + SPACING / 2);

      if (i > 0 && i % n_columns == 0)
        {
          top += line + SPACING;
          line = 0;
        }
      line = MAX (line, height);
      if (is_placing)
        gtk_widget_size_allocate (child,
                                  &(GtkAllocation){ is_rtl ? width - left - widest : left, top,
                                                    widest, height },
                                  -1);
    }
  return top + line;
}

static void
measure_pictures (GtkWidget *box, GtkOrientation orientation, int for_size, int *minimum,
                  int *natural, int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = get_widest (box);
  else
    *minimum = *natural = lay_out (box, for_size < 0 ? G_MAXINT / 4 : for_size, FALSE);
}

static void
allocate_pictures (GtkWidget *box, int width, int height, int baseline)
{
  lay_out (box, width, TRUE);
}

/* Public functions */

GtkWidget *
ugo_preference_row_new (const char *title, const char *note, GtkWidget *control)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_widget_add_css_class (row, "row");
  gtk_widget_set_layout_manager (row,
                                 gtk_custom_layout_new (get_request_mode, measure, allocate));
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), ugo_label_new (title, NULL));
  if (note != NULL)
    gtk_box_append (GTK_BOX (words), ugo_label_new (note, "caption"));
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), control);
  return row;
}

GtkWidget *
ugo_preference_switch_new (UgoPreferences *preferences, const char *key, const char *title,
                           const char *note)
{
  GtkWidget *control = gtk_switch_new ();

  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, note != NULL ? note : "",
                                  -1);
  bind (binding_new (preferences, key, control), "active", G_CALLBACK (switched_cb), show_switch);
  return ugo_preference_row_new (title, note, control);
}

GtkWidget *
ugo_preference_scale_new (UgoPreferences *preferences, const char *key, const char *title)
{
  GtkWidget *scale = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, 100, 5);
  GtkAdjustment *adjustment = gtk_range_get_adjustment (GTK_RANGE (scale));

  gtk_widget_set_size_request (scale, 160, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (scale), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  bind (binding_new (preferences, key, adjustment), "value", G_CALLBACK (moved_cb), show_scale);
  return ugo_preference_row_new (title, NULL, scale);
}

GtkWidget *
ugo_preference_list_new (UgoPreferences *preferences, const char *key, const char *title,
                         const char *note, GArray *choices)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();
  GtkWidget *control;
  Binding *binding;

  for (guint i = 0; i < choices->len; i++)
    g_ptr_array_add (labels, g_array_index (choices, UgoPreferenceChoice, i).label);
  g_ptr_array_add (labels, NULL);
  control = ugo_drop_down_new (title, (const char *const *) labels->pdata);
  binding = binding_new (preferences, key, control);
  binding->choices = choices;
  bind (binding, "selected", G_CALLBACK (selected_cb), show_selected);
  return ugo_preference_row_new (title, note, control);
}

GtkWidget *
ugo_preference_pictures_new (const char *name)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  gtk_widget_set_layout_manager (
      box, gtk_custom_layout_new (get_request_mode, measure_pictures, allocate_pictures));
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return box;
}

GtkWidget *
ugo_preference_radio_new (UgoPreferences *preferences, const char *key, const char *value,
                          const char *label, GtkWidget *picture, GtkWidget *group)
{
  GtkWidget *control = g_object_new (GTK_TYPE_CHECK_BUTTON, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *words = ugo_label_new (label, NULL);
  Binding *binding = binding_new (preferences, key, control);

  binding->value = g_strdup (value);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_label_set_justify (GTK_LABEL (words), GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (GTK_LABEL (words), 0.5);
  gtk_label_set_max_width_chars (GTK_LABEL (words), 13);
  gtk_box_append (GTK_BOX (box), words);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (control), box);
  if (group != NULL)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (control), GTK_CHECK_BUTTON (group));
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  bind (binding, "active", G_CALLBACK (toggled_cb), show_radio);
  return control;
}
