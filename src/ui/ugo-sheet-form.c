/* ugo-sheet-form.c: themes, levels and how many puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-sheet-form.h"

#include <glib/gi18n-lib.h>

#include "ugo-widgets.h"
#include "ugo-words-puzzle.h"

/* Two pages of them. */
#define USUAL_NUMBER 12

struct _UgoSheetForm
{
  GtkWidget parent_instance;

  /* Owned. */
  GPtrArray *themes; /* of UgoPuzzleTheme: those of the game */
  GPtrArray *chosen; /* of UgoPuzzleTheme */
  GPtrArray *checks; /* of GtkCheckButton, not owned: one for each theme */

  /* Part of the widget tree. */
  GtkWidget *box;
  GtkWidget *all;
  GtkWidget *min_level;
  GtkWidget *max_level;
  GtkWidget *number;
  GtkWidget *made;

  /* Plain state. */
  const UgoRules *rules;
  guint32 seed;
  gboolean is_showing; /* the widgets are being given what is chosen */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoSheetForm, ugo_sheet_form, GTK_TYPE_WIDGET)

static void
changed (UgoSheetForm *self)
{
  if (!self->is_showing)
    g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
is_active (gpointer check)
{
  return gtk_check_button_get_active (GTK_CHECK_BUTTON (check));
}

static guint
count_active (UgoSheetForm *self)
{
  guint n = 0;

  for (guint i = 0; i < self->checks->len; i++)
    n += is_active (self->checks->pdata[i]);
  return n;
}

static void
show_all (UgoSheetForm *self)
{
  guint n = count_active (self);

  self->is_showing = TRUE;
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->all), n == self->checks->len);
  gtk_check_button_set_inconsistent (GTK_CHECK_BUTTON (self->all),
                                     n > 0 && n < self->checks->len);
  self->is_showing = FALSE;
}

static void
theme_toggled_cb (UgoSheetForm *self)
{
  if (self->is_showing)
    return;
  show_all (self);
  changed (self);
}

static void
all_toggled_cb (UgoSheetForm *self)
{
  gboolean are_chosen = is_active (self->all);

  if (self->is_showing)
    return;
  self->is_showing = TRUE;
  gtk_check_button_set_inconsistent (GTK_CHECK_BUTTON (self->all), FALSE);
  for (guint i = 0; i < self->checks->len; i++)
    gtk_check_button_set_active (self->checks->pdata[i], are_chosen);
  self->is_showing = FALSE;
  changed (self);
}

/* The one level pushes the other. */
static void
level_cb (UgoSheetForm *self, GtkSpinButton *spin)
{
  GtkSpinButton *min = GTK_SPIN_BUTTON (self->min_level), *max = GTK_SPIN_BUTTON (self->max_level);

  if (self->is_showing)
    return;
  self->is_showing = TRUE;
  if (gtk_spin_button_get_value (min) > gtk_spin_button_get_value (max))
    gtk_spin_button_set_value (spin == min ? max : min, gtk_spin_button_get_value (spin));
  self->is_showing = FALSE;
  changed (self);
}

/* Whoever asks for new ones again gets others. */
static void
made_cb (UgoSheetForm *self)
{
  self->seed = g_random_int ();
  changed (self);
}

/* Construction */

static GtkWidget *
create_check (const char *label)
{
  GtkWidget *check = gtk_check_button_new ();

  gtk_check_button_set_child (GTK_CHECK_BUTTON (check), ugo_label_new (label, NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  return check;
}

static GtkWidget *
add_heading (UgoSheetForm *self, const char *text)
{
  GtkWidget *heading = ugo_label_new (text, "heading");

  gtk_widget_set_margin_top (heading, 6);
  gtk_box_append (GTK_BOX (self->box), heading);
  return heading;
}

static void
add_themes (UgoSheetForm *self, const UgoPuzzleTheme *only)
{
  add_heading (self, _ ("Themes"));
  self->all = create_check (_ ("All themes"));
  gtk_box_append (GTK_BOX (self->box), self->all);
  for (const UgoPuzzleTheme *const *theme = ugo_puzzle_themes (); *theme != NULL; theme++)
    if ((*theme)->rules == self->rules)
      {
        GtkWidget *check = create_check (ugo_words_puzzle_title (*theme));

        gtk_check_button_set_active (GTK_CHECK_BUTTON (check), only == NULL || only == *theme);
        gtk_widget_set_margin_start (check, 18);
        g_signal_connect_swapped (check, "toggled", G_CALLBACK (theme_toggled_cb), self);
        gtk_box_append (GTK_BOX (self->box), check);
        g_ptr_array_add (self->themes, (gpointer) *theme);
        g_ptr_array_add (self->checks, check);
      }
  show_all (self);
  g_signal_connect_swapped (self->all, "toggled", G_CALLBACK (all_toggled_cb), self);
}

static GtkWidget *
create_spin (int min, int max, int value, const char *name)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (min, max, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return spin;
}

static void
add_row (UgoSheetForm *self, const char *text, GtkWidget *spin)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = ugo_label_new (text, NULL);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), spin);
  gtk_box_append (GTK_BOX (self->box), row);
}

static void
add_numbers (UgoSheetForm *self)
{
  self->min_level = create_spin (1, UGO_PUZZLE_MAX_LEVEL, 1, _ ("From level"));
  self->max_level
      = create_spin (1, UGO_PUZZLE_MAX_LEVEL, UGO_PUZZLE_MAX_LEVEL, _ ("To level"));
  self->number
      = create_spin (1, UGO_PUZZLE_PICKER_MAX, USUAL_NUMBER, _ ("How many puzzles"));
  g_signal_connect_swapped (self->min_level, "value-changed", G_CALLBACK (level_cb), self);
  g_signal_connect_swapped (self->max_level, "value-changed", G_CALLBACK (level_cb), self);
  g_signal_connect_swapped (self->number, "value-changed", G_CALLBACK (changed), self);
  add_row (self, _ ("How many puzzles"), self->number);
  add_row (self, _ ("From level"), self->min_level);
  add_row (self, _ ("To level"), self->max_level);
}

static void
add_source (UgoSheetForm *self)
{
  GtkWidget *packs = create_check (_ ("From the packs, those not solved yet first"));

  self->made = create_check (_ ("New ones, made now"));
  gtk_check_button_set_group (GTK_CHECK_BUTTON (self->made), GTK_CHECK_BUTTON (packs));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (packs), TRUE);
  g_signal_connect_swapped (self->made, "toggled", G_CALLBACK (made_cb), self);
  gtk_widget_set_margin_top (packs, 6);
  gtk_box_append (GTK_BOX (self->box), packs);
  gtk_box_append (GTK_BOX (self->box), self->made);
}

/* The class */

static gboolean
ugo_sheet_form_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (UGO_SHEET_FORM (widget)->number);
}

static void
ugo_sheet_form_dispose (GObject *object)
{
  UgoSheetForm *self = UGO_SHEET_FORM (object);

  g_ptr_array_set_size (self->checks, 0);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (ugo_sheet_form_parent_class)->dispose (object);
}

static void
ugo_sheet_form_finalize (GObject *object)
{
  UgoSheetForm *self = UGO_SHEET_FORM (object);

  g_ptr_array_unref (self->themes);
  g_ptr_array_unref (self->chosen);
  g_ptr_array_unref (self->checks);
  G_OBJECT_CLASS (ugo_sheet_form_parent_class)->finalize (object);
}

static void
ugo_sheet_form_class_init (UgoSheetFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_sheet_form_dispose;
  G_OBJECT_CLASS (klass)->finalize = ugo_sheet_form_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = ugo_sheet_form_grab_focus;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
ugo_sheet_form_init (UgoSheetForm *self)
{
  self->themes = g_ptr_array_new ();
  self->chosen = g_ptr_array_new ();
  self->checks = g_ptr_array_new ();
  self->seed = g_random_int ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/* Public API */

GtkWidget *
ugo_sheet_form_new (const UgoRules *rules, const UgoPuzzleTheme *theme)
{
  UgoSheetForm *self = g_object_new (UGO_TYPE_SHEET_FORM, NULL);

  self->rules = rules;
  add_numbers (self);
  add_source (self);
  add_themes (self, theme);
  return GTK_WIDGET (self);
}

UgoPuzzleWish
ugo_sheet_form_get_wish (UgoSheetForm *self)
{
  g_ptr_array_set_size (self->chosen, 0);
  for (guint i = 0; i < self->checks->len; i++)
    if (is_active (self->checks->pdata[i]))
      g_ptr_array_add (self->chosen, self->themes->pdata[i]);
  return (UgoPuzzleWish){
    .rules = self->rules,
    .themes = self->chosen,
    .min_level = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->min_level)),
    .max_level = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->max_level)),
    .n = (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->number)),
    .is_new = is_active (self->made),
    .seed = self->seed,
  };
}
