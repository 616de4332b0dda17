/* ugo-preference-row.h: rows with which a preference is chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each shows what holds, also when it changes elsewhere, and changes it at once.
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-preferences.h"

G_BEGIN_DECLS

/*
 * UgoPreferenceChoice:
 * @value: (transfer full): a value of the key
 * @label: (transfer full): what it is called
 */
typedef struct
{
  GVariant *value;
  char *label;
} UgoPreferenceChoice;

/**
 * ugo_preference_choices_new:
 *
 * Returns: (transfer full) (element-type UgoPreferenceChoice): choices that free what they hold
 */
GArray *ugo_preference_choices_new (void);

/**
 * ugo_preference_choices_add:
 * @choices: choices
 * @value: (transfer floating): a value
 * @label: what it is called
 */
void ugo_preference_choices_add (GArray *choices, GVariant *value, const char *label);

/**
 * ugo_preference_row_new:
 * @title: what is chosen
 * @note: (nullable): a sentence on it
 * @control: (transfer floating): what it is chosen with, beside them
 *
 * Returns: (transfer floating): a row of a boxed list
 */
GtkWidget *ugo_preference_row_new (const char *title, const char *note, GtkWidget *control);

/**
 * ugo_preference_switch_new:
 * @preferences: the preferences
 * @key: a key that holds a boolean
 * @title: what is chosen
 * @note: (nullable): a sentence on it
 *
 * Returns: (transfer floating): a row with a switch
 */
GtkWidget *ugo_preference_switch_new (UgoPreferences *preferences, const char *key,
                                      const char *title, const char *note);

/**
 * ugo_preference_scale_new:
 * @preferences: the preferences
 * @key: a key that holds a double from 0 to 1
 * @title: what is chosen
 *
 * Returns: (transfer floating): a row with a scale in percent
 */
GtkWidget *ugo_preference_scale_new (UgoPreferences *preferences, const char *key,
                                     const char *title);

/**
 * ugo_preference_list_new:
 * @preferences: the preferences
 * @key: a key
 * @title: what is chosen
 * @note: (nullable): a sentence on it
 * @choices: (transfer full) (element-type UgoPreferenceChoice): the values to choose from; one that
 *   is none of them shows as the nearest number, or as the first
 *
 * Where the application has an action named as @key, that is what changes it.
 *
 * Returns: (transfer floating): a row with a drop-down
 */
GtkWidget *ugo_preference_list_new (UgoPreferences *preferences, const char *key,
                                    const char *title, const char *note, GArray *choices);

/**
 * ugo_preference_pictures_new:
 * @name: what is chosen; said by a screen reader
 *
 * Returns: (transfer floating): a #GtkBox for radio buttons, all as wide as the widest, in as many
 *   lines as its width needs
 */
GtkWidget *ugo_preference_pictures_new (const char *name);

/**
 * ugo_preference_radio_new:
 * @preferences: the preferences
 * @key: a key that holds a string
 * @value: one of its values
 * @label: what it is called
 * @picture: (transfer floating): what it looks like, above the label
 * @group: (nullable): another one for the same key
 *
 * Returns: (transfer floating): a radio button
 */
GtkWidget *ugo_preference_radio_new (UgoPreferences *preferences, const char *key,
                                     const char *value, const char *label, GtkWidget *picture,
                                     GtkWidget *group);

G_END_DECLS
