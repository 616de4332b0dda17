/* ugo-level-chooser.c: the levels of a theme, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-level-chooser.h"

#include <glib/gi18n-lib.h>

#include "ugo-widgets.h"
#include "ugo-words-puzzle.h"

struct _UgoLevelChooser
{
  GtkWidget parent_instance;

  /* Part of the widget tree. */
  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *about;
  GtkWidget *list;
  GtkWidget *start;

  /* Plain state. */
  int min_level;
};

G_DEFINE_FINAL_TYPE (UgoLevelChooser, ugo_level_chooser, GTK_TYPE_WIDGET)

static char *
describe_level (UgoPuzzleDesk *desk, int level)
{
  const UgoPuzzleTheme *theme = ugo_puzzle_desk_get_theme (desk);
  guint n_total;
  guint n_solved = ugo_puzzle_desk_count (desk, theme, level, &n_total);
  guint n_made = ugo_puzzle_desk_count_made (desk, theme, level);

  if (n_total > 0 && n_made == 0)
    return g_strdup_printf (_ ("Solved: %1$u of %2$u"), n_solved, n_total);
  if (n_total > 0)
    return g_strdup_printf (_ ("Solved: %1$u of %2$u; new: %3$u"), n_solved, n_total,
                            n_made);
  return g_strdup_printf (_ ("Solved: %u"), n_made);
}

static void
add_level (UgoLevelChooser *self, UgoPuzzleDesk *desk, int level, gboolean is_proposed)
{
  /* Translators: of a puzzle */
  g_autofree char *title = g_strdup_printf (_ ("Level %d"), level);
  g_autofree char *progress = describe_level (desk, level);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *name = ugo_label_new (title, is_proposed ? "heading" : NULL);
  GtkWidget *note = ugo_label_new (progress, "caption");

  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (note, "numeric");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), note);
  gtk_widget_add_css_class (box, "row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, progress, -1);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
}

static void
row_activated_cb (UgoLevelChooser *self, GtkListBoxRow *row)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.puzzle-level", "i",
                              self->min_level + gtk_list_box_row_get_index (row));
}

/* The class */

static gboolean
ugo_level_chooser_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (UGO_LEVEL_CHOOSER (widget)->start);
}

static void
ugo_level_chooser_dispose (GObject *object)
{
  g_clear_pointer (&UGO_LEVEL_CHOOSER (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (ugo_level_chooser_parent_class)->dispose (object);
}

static void
ugo_level_chooser_class_init (UgoLevelChooserClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_level_chooser_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = ugo_level_chooser_grab_focus;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
ugo_level_chooser_init (UgoLevelChooser *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->list = ugo_choice_list_new (_ ("Levels"));
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
  self->about = ugo_label_new (NULL, "note");
  self->start = ugo_panel_button_new ("", "win.puzzle-start", TRUE);
  gtk_box_append (GTK_BOX (self->box),
                  ugo_panel_header_new (_ ("All themes"), "win.puzzle-back", &self->title));
  gtk_box_append (GTK_BOX (self->box), self->about);
  gtk_box_append (GTK_BOX (self->box), ugo_list_card_new (self->list));
  gtk_box_append (GTK_BOX (self->box), self->start);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
ugo_level_chooser_new (void)
{
  return g_object_new (UGO_TYPE_LEVEL_CHOOSER, NULL);
}

void
ugo_level_chooser_show (UgoLevelChooser *self, UgoPuzzleDesk *desk)
{
  const UgoPuzzleTheme *theme = ugo_puzzle_desk_get_theme (desk);
  int proposed = ugo_puzzle_desk_propose_level (desk, theme);
  g_autofree char *start = g_strdup_printf (_ ("Start at level %d, which suits you"), proposed);
  GtkWidget *row;

  g_return_if_fail (UGO_IS_LEVEL_CHOOSER (self));

  ugo_widget_release_focus (self->list);
  while ((row = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), row);
  self->min_level = theme->min_level;
  gtk_label_set_text (GTK_LABEL (self->title), ugo_words_puzzle_title (theme));
  gtk_label_set_text (GTK_LABEL (self->about), ugo_words_puzzle_about (theme));
  ugo_panel_button_set_label (self->start, start);
  for (int level = theme->min_level; level <= theme->max_level; level++)
    add_level (self, desk, level, level == proposed);
}
