/* ugo-widgets.c: labels and buttons as this program wants them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-widgets.h"

#include "ugo-stars.h"

GtkWidget *
ugo_label_new (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

void
ugo_label_show (GtkWidget *label, const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL);
}

static void
set_name (GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

GtkWidget *
ugo_foot_button_new (const char *label, const char *action)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *text = gtk_label_new (label);

  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_justify (GTK_LABEL (text), GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), text);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "foot");
  set_name (button, label);
  return button;
}

GtkWidget *
ugo_panel_button_new (const char *label, const char *action, gboolean is_suggested)
{
  GtkWidget *button = ugo_foot_button_new (label, action);

  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_focus_on_click (button, FALSE);
  if (is_suggested)
    gtk_widget_add_css_class (button, "suggested-action");
  return button;
}

void
ugo_panel_button_set_label (GtkWidget *button, const char *label)
{
  gtk_label_set_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), label);
  set_name (button, label);
}

GtkWidget *
ugo_icon_button_new (const char *icon, const char *name, const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, name);
  set_name (button, name);
  return button;
}

GtkWidget *
ugo_stars_new (void)
{
  GtkWidget *stars = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  for (int i = 0; i < UGO_MAX_STARS; i++)
    gtk_box_append (GTK_BOX (stars), gtk_image_new ());
  gtk_widget_set_visible (stars, FALSE);
  return stars;
}

void
ugo_stars_show (GtkWidget *stars, int n_stars)
{
  int i = 0;

  for (GtkWidget *star = gtk_widget_get_first_child (stars); star != NULL;
       star = gtk_widget_get_next_sibling (star))
    gtk_image_set_from_icon_name (GTK_IMAGE (star), i++ < n_stars ? "starred-symbolic"
                                                                  : "non-starred-symbolic");
  gtk_widget_set_visible (stars, n_stars > 0);
}

GtkWidget *
ugo_back_button_new (const char *label)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("go-previous-symbolic"));
  gtk_box_append (GTK_BOX (box), gtk_label_new (label));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  set_name (button, label);
  return button;
}

GtkWidget *
ugo_panel_header_new (const char *back, const char *action, GtkWidget **title)
{
  GtkWidget *header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *button = ugo_icon_button_new ("go-previous-symbolic", back, action);

  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");
  *title = ugo_label_new (NULL, "title-2");
  gtk_widget_set_hexpand (*title, TRUE);
  gtk_box_append (GTK_BOX (header), button);
  gtk_box_append (GTK_BOX (header), *title);
  return header;
}

void
ugo_widget_set_css_class (GtkWidget *widget, const char *css_class, gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

void
ugo_widget_release_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (root != NULL && gtk_widget_get_focus_child (widget) != NULL)
    gtk_root_set_focus (root, NULL);
}

void
ugo_stack_show (GtkWidget *stack, const char *name)
{
  if (g_strcmp0 (gtk_stack_get_visible_child_name (GTK_STACK (stack)), name) == 0)
    return;
  ugo_widget_release_focus (stack);
  gtk_stack_set_visible_child_name (GTK_STACK (stack), name);
}

GtkWidget *
ugo_choice_list_new (const char *name)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "lessons");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return list;
}

GtkWidget *
ugo_list_card_new (GtkWidget *list)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_widget_set_focusable (scroller, FALSE);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_widget_add_css_class (scroller, "card");
  return scroller;
}

/* Drop-downs */

static void
choice_setup_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_item_set_child (item, label);
}

/* What stands around the text has no name of its own. */
static void
choice_bind_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_list_item_get_child (item);
  const char *text = gtk_string_object_get_string (gtk_list_item_get_item (item));

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (label)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* Of the text in the button it is the button that has the keyboard. */
static void
chosen_bind_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  choice_bind_cb (factory, item);
  gtk_widget_set_focusable (gtk_widget_get_parent (gtk_list_item_get_child (item)), FALSE);
}

static GtkListItemFactory *
create_factory (GCallback bind)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (choice_setup_cb), NULL);
  g_signal_connect (factory, "bind", bind, NULL);
  return factory;
}

GtkWidget *
ugo_drop_down_new (const char *name, const char *const *texts)
{
  GtkWidget *choice = gtk_drop_down_new_from_strings (texts);
  GtkWidget *button = gtk_widget_get_first_child (choice);
  g_autoptr (GtkListItemFactory) chosen = create_factory (G_CALLBACK (chosen_bind_cb));
  g_autoptr (GtkListItemFactory) choices = create_factory (G_CALLBACK (choice_bind_cb));

  gtk_drop_down_set_factory (GTK_DROP_DOWN (choice), chosen);
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (choice), choices);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  /* The keyboard is not at the choice but at the button in it. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return choice;
}
