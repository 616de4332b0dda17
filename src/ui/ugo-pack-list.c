/* ugo-pack-list.c: the packs that somebody has, and what can be made of them, below the themes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-pack-list.h"

#include <glib/gi18n-lib.h>

#include "ugo-widgets.h"

struct _UgoPackList
{
  GtkWidget parent_instance;

  /* Part of the widget tree. */
  GtkWidget *box;
  GtkWidget *about;
  GtkWidget *list;
  GtkWidget *undo;
};

G_DEFINE_FINAL_TYPE (UgoPackList, ugo_pack_list, GTK_TYPE_WIDGET)

/* Rows */

static char *
describe_pack (UgoPuzzleDesk *desk, UgoPuzzlePack *pack)
{
  guint n_total;
  guint n_solved = ugo_puzzle_desk_count_pack (desk, pack, &n_total);
  guint n_faults = g_list_model_get_n_items (ugo_puzzle_pack_get_items (pack)) - n_total;
  g_autofree char *progress
      = n_total > 0 ? g_strdup_printf (_ ("Solved: %1$u of %2$u"), n_solved, n_total)
                    : g_strdup (_ ("No puzzles yet"));
  g_autofree char *faults = NULL;

  if (n_faults == 0)
    return g_steal_pointer (&progress);
  faults = g_strdup_printf (
      ngettext ("%u cannot be read", "%u cannot be read", n_faults), n_faults);
  return g_strjoin (" · ", progress, faults, NULL);
}

static void
add_row (UgoPackList *self, UgoPuzzleDesk *desk, UgoPuzzlePack *pack)
{
  g_autofree char *note = describe_pack (desk, pack);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *icon = g_object_new (GTK_TYPE_IMAGE, "icon-name",
                                  ugo_puzzle_pack_is_own (pack) ? "folder-symbolic"
                                                                : "document-open-symbolic",
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  g_autofree char *title = ugo_puzzle_pack_quote_name (pack);
  GtkWidget *name = ugo_label_new (title, "heading");
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (texts), name);
  gtk_box_append (GTK_BOX (texts), ugo_label_new (note, "state"));
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), texts);
  gtk_widget_add_css_class (box, "row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, note, -1);
  g_object_set_data_full (G_OBJECT (row), "ugo-uri",
                          g_file_get_uri (ugo_puzzle_pack_get_file (pack)), g_free);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
}

static void
row_activated_cb (UgoPackList *self, GtkListBoxRow *row)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.pack-open", "s",
                              g_object_get_data (G_OBJECT (row), "ugo-uri"));
}

/* The class */

static void
ugo_pack_list_dispose (GObject *object)
{
  g_clear_pointer (&UGO_PACK_LIST (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (ugo_pack_list_parent_class)->dispose (object);
}

static void
ugo_pack_list_class_init (UgoPackListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ugo_pack_list_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
add_button (GtkWidget *buttons, const char *label, const char *action)
{
  GtkWidget *child = gtk_flow_box_child_new ();

  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), ugo_foot_button_new (label, action));
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_append (GTK_FLOW_BOX (buttons), child);
}

static GtkWidget *
create_buttons (void)
{
  GtkWidget *buttons = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (buttons), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (buttons), TRUE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (buttons), 3);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (buttons), 6);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (buttons), 6);
  add_button (buttons, _ ("Make a puzzle…"), "win.puzzle-make");
  add_button (buttons, _ ("New pack…"), "win.pack-new");
  add_button (buttons, _ ("Open a puzzle by its name…"), "win.puzzle-name");
  return buttons;
}

static void
ugo_pack_list_init (UgoPackList *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  self->about = ugo_label_new (_ ("Puzzles that you make, or open from a file, stand here."),
                               "note");
  self->list = ugo_choice_list_new (_ ("Your packs"));
  gtk_widget_remove_css_class (self->list, "lessons");
  self->undo = ugo_foot_button_new (_ ("Undo"), "win.pack-undo");
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
  gtk_box_append (GTK_BOX (self->box), ugo_label_new (_ ("Your packs"), "heading"));
  gtk_box_append (GTK_BOX (self->box), self->about);
  gtk_box_append (GTK_BOX (self->box), self->list);
  gtk_box_append (GTK_BOX (self->box), self->undo);
  gtk_box_append (GTK_BOX (self->box), create_buttons ());
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
ugo_pack_list_new (void)
{
  return g_object_new (UGO_TYPE_PACK_LIST, NULL);
}

/* A pack was removed, and can come back. */
static void
show_undo (UgoPackList *self, UgoPuzzlePacks *packs)
{
  g_autofree char *sentence = ugo_puzzle_packs_describe_undo (packs);

  if (sentence != NULL)
    ugo_panel_button_set_label (self->undo, sentence);
  gtk_widget_set_visible (self->undo, sentence != NULL);
}

void
ugo_pack_list_show (UgoPackList *self, UgoPuzzleDesk *desk)
{
  UgoPuzzlePacks *packs = ugo_puzzle_desk_get_packs (desk);
  GPtrArray *list = ugo_puzzle_packs_get_list (packs);
  GtkWidget *row;

  g_return_if_fail (UGO_IS_PACK_LIST (self));

  ugo_widget_release_focus (self->list);
  while ((row = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), row);
  for (guint i = 0; i < list->len; i++)
    add_row (self, desk, list->pdata[i]);
  ugo_widget_set_css_class (self->list, "exercises", list->len > 0);
  gtk_widget_set_visible (self->about, list->len == 0);
  show_undo (self, packs);
}
