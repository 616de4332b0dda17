/* ugo-opening-chooser.c: how the pieces are placed, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-opening-chooser.h"

#include <glib/gi18n-lib.h>

#include "ugo-line-image.h"

#define COLUMNS 2

struct _UgoOpeningChooser
{
  GtkWidget parent_instance;

  /* Owned. */
  char *id;

  /* Part of the widget tree. */
  GtkWidget *heading;
  GtkWidget *grid;

  /* Plain state. */
  const UgoRules *rules;
};

G_DEFINE_FINAL_TYPE (UgoOpeningChooser, ugo_opening_chooser, GTK_TYPE_WIDGET)

static void
toggled_cb (UgoOpeningChooser *self, GtkToggleButton *button)
{
  const UgoOpening *opening = g_object_get_data (G_OBJECT (button), "opening");

  if (!gtk_toggle_button_get_active (button))
    return;
  g_free (self->id);
  self->id = g_strdup (opening->id);
}

static GtkWidget *
create_button (UgoOpeningChooser *self, const UgoOpening *opening)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *caption = gtk_label_new (opening->name ());

  gtk_label_set_wrap (GTK_LABEL (caption), TRUE);
  gtk_label_set_justify (GTK_LABEL (caption), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (caption, "caption");
  gtk_box_append (GTK_BOX (content), ugo_line_image_new (opening->rules, opening->line));
  gtk_box_append (GTK_BOX (content), caption);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "choice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  opening->name (), -1);
  g_object_set_data (G_OBJECT (button), "opening", (gpointer) opening);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (toggled_cb), self);
  return button;
}

static void
remove_buttons (UgoOpeningChooser *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
}

static void
add_buttons (UgoOpeningChooser *self)
{
  const UgoOpening *chosen = ugo_opening_find (self->rules, self->id);
  gsize n_openings;
  const UgoOpening *openings = ugo_opening_list (self->rules, &n_openings);
  GtkToggleButton *group = NULL;

  for (gsize i = 0; i < n_openings; i++)
    {
      GtkWidget *button = create_button (self, &openings[i]);

      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), group);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), &openings[i] == chosen);
      gtk_grid_attach (GTK_GRID (self->grid), button, (int) (i % COLUMNS), (int) (i / COLUMNS), 1,
                       1);
      group = GTK_TOGGLE_BUTTON (button);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), n_openings > 0);
}

static void
ugo_opening_chooser_dispose (GObject *object)
{
  UgoOpeningChooser *self = UGO_OPENING_CHOOSER (object);

  g_clear_pointer (&self->heading, gtk_widget_unparent);
  g_clear_pointer (&self->grid, gtk_widget_unparent);
  G_OBJECT_CLASS (ugo_opening_chooser_parent_class)->dispose (object);
}

static void
ugo_opening_chooser_finalize (GObject *object)
{
  g_free (UGO_OPENING_CHOOSER (object)->id);
  G_OBJECT_CLASS (ugo_opening_chooser_parent_class)->finalize (object);
}

static void
ugo_opening_chooser_class_init (UgoOpeningChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ugo_opening_chooser_dispose;
  G_OBJECT_CLASS (klass)->finalize = ugo_opening_chooser_finalize;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ugo_opening_chooser_init (UgoOpeningChooser *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  /* Translators: the heading of ways of placing the pieces at the start of a game. */
  const char *heading = _ ("Placement");

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->rules = ugo_rules_all ()[0];
  self->heading = gtk_label_new (heading);
  gtk_label_set_xalign (GTK_LABEL (self->heading), 0);
  gtk_label_set_wrap (GTK_LABEL (self->heading), TRUE);
  gtk_widget_add_css_class (self->heading, "heading");
  gtk_widget_set_parent (self->heading, GTK_WIDGET (self));

  self->grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 6);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, heading,
                                  -1);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
ugo_opening_chooser_set_rules (UgoOpeningChooser *self, const UgoRules *rules)
{
  g_return_if_fail (UGO_IS_OPENING_CHOOSER (self));

  if (self->rules == rules)
    return;
  self->rules = rules;
  remove_buttons (self);
  add_buttons (self);
}

void
ugo_opening_chooser_set_id (UgoOpeningChooser *self, const char *id)
{
  g_return_if_fail (UGO_IS_OPENING_CHOOSER (self));

  g_free (self->id);
  self->id = g_strdup (id);
  remove_buttons (self);
  add_buttons (self);
}

const char *
ugo_opening_chooser_get_id (UgoOpeningChooser *self)
{
  g_return_val_if_fail (UGO_IS_OPENING_CHOOSER (self), "");

  return self->id != NULL ? self->id : "";
}
