/* ugo-widgets.h: labels and buttons as this program wants them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Labels wrap and nothing is cut off, in any language; every button has a name for screen readers.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ugo_label_new:
 * @text: (nullable): what it says
 * @css_class: (nullable): a style of its own
 *
 * Returns: (transfer floating): a label whose lines begin at the start and break where they must
 */
GtkWidget *ugo_label_new (const char *text, const char *css_class);

/**
 * ugo_label_show:
 * @label: a label
 * @text: (nullable): what it says from now on; without anything it is not shown
 */
void ugo_label_show (GtkWidget *label, const char *text);

/**
 * ugo_foot_button_new:
 * @label: what it says, in several lines if need be
 * @action: (nullable): the name of the action it runs
 *
 * Returns: (transfer floating): a button for the foot of a panel or a dialog
 */
GtkWidget *ugo_foot_button_new (const char *label, const char *action);

/**
 * ugo_panel_button_new:
 * @label: what it says, in several lines if need be
 * @action: (nullable): the name of the action it runs
 * @is_suggested: whether it is what one most likely wants now
 *
 * Returns: (transfer floating): a button that shares a row of a panel with others, and leaves the
 *   keyboard where it is when it is clicked
 */
GtkWidget *ugo_panel_button_new (const char *label, const char *action, gboolean is_suggested);

/**
 * ugo_panel_button_set_label:
 * @button: a button of ugo_panel_button_new()
 * @label: what it says from now on
 */
void ugo_panel_button_set_label (GtkWidget *button, const char *label);

/**
 * ugo_icon_button_new:
 * @icon: the name of an icon
 * @name: what it does; said by a screen reader and a tooltip
 * @action: the name of the action it runs
 *
 * Returns: (transfer floating): a button
 */
GtkWidget *ugo_icon_button_new (const char *icon, const char *name, const char *action);

/**
 * ugo_stars_new:
 *
 * Returns: (transfer floating): a row of stars that is not shown. What it shows has to be said by
 *   something else
 */
GtkWidget *ugo_stars_new (void);

/**
 * ugo_stars_show:
 * @stars: a row of stars
 * @n_stars: how many of them are full; with 0 it is not shown
 */
void ugo_stars_show (GtkWidget *stars, int n_stars);

/**
 * ugo_back_button_new:
 * @label: where it leads back to
 *
 * Returns: (transfer floating): a button for the head of a panel
 */
GtkWidget *ugo_back_button_new (const char *label);

/**
 * ugo_drop_down_new:
 * @name: what is chosen; said by a screen reader
 * @texts: (array zero-terminated=1): the choices
 *
 * Returns: (transfer floating): a #GtkDropDown, as wide as its longest choice
 */
GtkWidget *ugo_drop_down_new (const char *name, const char *const *texts);

/**
 * ugo_choice_list_new:
 * @name: what is chosen from; said by a screen reader
 *
 * Returns: (transfer floating): a list whose rows are activated, not selected
 */
GtkWidget *ugo_choice_list_new (const char *name);

/**
 * ugo_list_card_new:
 * @list: a list
 *
 * Returns: (transfer floating): a card that takes the height there is, in which @list scrolls
 */
GtkWidget *ugo_list_card_new (GtkWidget *list);

/**
 * ugo_panel_header_new:
 * @back: where the button at its start leads back to; said by a screen reader and a tooltip
 * @action: the name of the action that does
 * @title: (out) (transfer none): the label of the title
 *
 * Returns: (transfer floating): the head of a panel that came in the place of another
 */
GtkWidget *ugo_panel_header_new (const char *back, const char *action, GtkWidget **title);

/**
 * ugo_widget_set_css_class:
 * @widget: a widget
 * @css_class: a style
 * @is_set: whether it is to have it
 */
void ugo_widget_set_css_class (GtkWidget *widget, const char *css_class, gboolean is_set);

/**
 * ugo_widget_release_focus:
 * @widget: a widget of which something is about to go
 *
 * If the keyboard is in it, it is nowhere then, and somebody has to say where it goes. Where the
 * focus stays in something that is hidden or removed, what is around that cannot be entered by Tab
 * any more.
 */
void ugo_widget_release_focus (GtkWidget *widget);

/**
 * ugo_stack_show:
 * @stack: a #GtkStack
 * @name: the page to show
 *
 * Shows it, after ugo_widget_release_focus().
 */
void ugo_stack_show (GtkWidget *stack, const char *name);

G_END_DECLS
