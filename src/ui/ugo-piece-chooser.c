/* ugo-piece-chooser.c: the pieces of a game, to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-piece-chooser.h"

#include <glib/gi18n-lib.h>

#include "ugo-piece-image.h"
#include "ugo-setup.h"

/* One more, for none. */
#define MAX_TOOLS (UGO_SETUP_MAX_PIECES + 1)

struct _UgoPieceChooser
{
  GtkWidget parent_instance;

  /* Part of the widget tree. The number of each is the kind of its piece. */
  GtkWidget *grid;
  GtkToggleButton *tools[MAX_TOOLS];
  GtkLabel *counts[MAX_TOOLS];

  /* Plain state. */
  const UgoRules *rules;
};

G_DEFINE_FINAL_TYPE (UgoPieceChooser, ugo_piece_chooser, GTK_TYPE_WIDGET)

/* The buttons */

static GtkWidget *
create_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  return label;
}

static GtkWidget *
create_tool (GtkWidget *image, const char *name, GtkWidget *count)
{
  GtkWidget *tool = gtk_toggle_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_widget_set_halign (image, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (content, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), image);
  gtk_box_append (GTK_BOX (content), create_label (name));
  if (count != NULL)
    gtk_box_append (GTK_BOX (content), count);
  gtk_button_set_child (GTK_BUTTON (tool), content);
  gtk_widget_add_css_class (tool, "choice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (tool), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return tool;
}

static GtkWidget *
create_piece (UgoPieceChooser *self, uint8_t piece)
{
  GtkWidget *count = create_label (NULL);

  gtk_widget_add_css_class (count, "caption");
  gtk_widget_add_css_class (count, "numeric");
  self->counts[piece] = GTK_LABEL (count);
  return create_tool (ugo_piece_image_new (self->rules, piece),
                      ugo_setup_find (self->rules)->piece (piece), count);
}

static GtkWidget *
create_eraser (void)
{
  GtkWidget *image = g_object_new (GTK_TYPE_IMAGE, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, "icon-name",
                                   "edit-clear-symbolic", NULL);

  gtk_widget_set_size_request (image, -1, UGO_PIECE_IMAGE_SIZE);
  return create_tool (image, C_ ("piece", "Erase"), NULL);
}

/* Two tools stand side by side, or three where this leaves no gap. */
static void
add_tool (UgoPieceChooser *self, int piece, GtkWidget *tool)
{
  int n_pieces = ugo_setup_count_kinds (self->rules);
  int n_columns = (n_pieces + 1) % 3 == 0 ? 3 : 2;
  int place = piece > 0 ? piece - 1 : n_pieces;

  self->tools[piece] = GTK_TOGGLE_BUTTON (tool);
  if (piece != 1)
    gtk_toggle_button_set_group (self->tools[piece], self->tools[1]);
  gtk_grid_attach (GTK_GRID (self->grid), tool, place % n_columns, place / n_columns, 1, 1);
}

static void
remove_tools (UgoPieceChooser *self)
{
  for (int i = 0; i < MAX_TOOLS; i++)
    if (self->tools[i] != NULL)
      {
        gtk_grid_remove (GTK_GRID (self->grid), GTK_WIDGET (self->tools[i]));
        self->tools[i] = NULL;
      }
}

static void
set_rules (UgoPieceChooser *self, const UgoRules *rules)
{
  remove_tools (self);
  self->rules = rules;
  for (uint8_t piece = 1; piece <= ugo_setup_count_kinds (rules); piece++)
    add_tool (self, piece, create_piece (self, piece));
  add_tool (self, 0, create_eraser ());
  gtk_toggle_button_set_active (self->tools[1], TRUE);
}

static void
show_count (UgoPieceChooser *self, const UgoPosition *position, uint8_t piece)
{
  const UgoSetup *setup = ugo_setup_find (self->rules);
  int count = ugo_setup_count_pieces (position, piece);
  int full = setup->full (position->variant);
  /* Translators: how many pieces stand on the board, and how many the game has */
  g_autofree char *text = g_strdup_printf (C_ ("pieces", "%d of %d"), count, full);
  g_autofree char *spoken = setup->counted (piece, count, full);

  gtk_label_set_text (self->counts[piece], text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->tools[piece]),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* The class */

static void
ugo_piece_chooser_dispose (GObject *object)
{
  UgoPieceChooser *self = UGO_PIECE_CHOOSER (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);
  G_OBJECT_CLASS (ugo_piece_chooser_parent_class)->dispose (object);
}

static void
ugo_piece_chooser_class_init (UgoPieceChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ugo_piece_chooser_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ugo_piece_chooser_init (UgoPieceChooser *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 6);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  set_rules (self, ugo_rules_all ()[0]);
}

void
ugo_piece_chooser_set_position (UgoPieceChooser *self, const UgoPosition *position)
{
  const UgoRules *rules = position->variant.rules;

  g_return_if_fail (UGO_IS_PIECE_CHOOSER (self));

  if (self->rules != rules)
    set_rules (self, rules);
  for (uint8_t piece = 1; piece <= ugo_setup_count_kinds (rules); piece++)
    show_count (self, position, piece);
}

uint8_t
ugo_piece_chooser_get_piece (UgoPieceChooser *self)
{
  g_return_val_if_fail (UGO_IS_PIECE_CHOOSER (self), 0);

  for (uint8_t piece = 1; piece <= ugo_setup_count_kinds (self->rules); piece++)
    if (gtk_toggle_button_get_active (self->tools[piece]))
      return piece;
  return 0;
}

gboolean
ugo_piece_chooser_set_piece (UgoPieceChooser *self, uint8_t piece)
{
  g_return_val_if_fail (UGO_IS_PIECE_CHOOSER (self), FALSE);

  if (piece > ugo_setup_count_kinds (self->rules))
    return FALSE;
  gtk_toggle_button_set_active (self->tools[piece], TRUE);
  return TRUE;
}
