/* ugo-help-part.c: a piece of a page of the help that can be read by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-help-part.h"

#define NO_LINK G_MAXUINT

struct _UgoHelpPart
{
  GtkWidget parent_instance;

  /* Part of the widget tree. */
  GtkWidget *label;

  /* Owned. */
  GArray *links; /* where each begins in the text of the label */

  /* Plain state. */
  guint link; /* which of them has the keyboard while the label has it */
};

G_DEFINE_FINAL_TYPE (UgoHelpPart, ugo_help_part, GTK_TYPE_WIDGET)

/* A label that gets the keyboard selects all of its text. */
static gboolean
take_keyboard (UgoHelpPart *self, int place)
{
  if (!gtk_widget_grab_focus (self->label))
    return FALSE;
  gtk_label_select_region (GTK_LABEL (self->label), place, place);
  return TRUE;
}

static gboolean
ugo_help_part_grab_focus (GtkWidget *widget)
{
  UgoHelpPart *self = UGO_HELP_PART (widget);

  self->link = NO_LINK;
  return take_keyboard (self, 0);
}

/* The next link for Tab, or %NO_LINK when Tab leaves the part. */
static guint
find_link (UgoHelpPart *self, GtkDirectionType direction)
{
  gboolean is_inside = gtk_widget_has_focus (self->label) && self->link != NO_LINK;
  guint link;

  if (direction == GTK_DIR_TAB_FORWARD)
    link = is_inside ? self->link + 1 : 0;
  else if (is_inside || gtk_widget_has_focus (self->label))
    link = is_inside ? self->link - 1 : NO_LINK;
  else
    link = self->links->len - 1;
  return link < self->links->len ? link : NO_LINK;
}

static gboolean
ugo_help_part_focus (GtkWidget *widget, GtkDirectionType direction)
{
  UgoHelpPart *self = UGO_HELP_PART (widget);

  self->link = find_link (self, direction);
  return self->link != NO_LINK
         && take_keyboard (self, g_array_index (self->links, int, self->link));
}

static void
ugo_help_part_dispose (GObject *object)
{
  g_clear_pointer (&UGO_HELP_PART (object)->label, gtk_widget_unparent);
  G_OBJECT_CLASS (ugo_help_part_parent_class)->dispose (object);
}

static void
ugo_help_part_finalize (GObject *object)
{
  g_array_unref (UGO_HELP_PART (object)->links);
  G_OBJECT_CLASS (ugo_help_part_parent_class)->finalize (object);
}

static void
ugo_help_part_class_init (UgoHelpPartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ugo_help_part_dispose;
  G_OBJECT_CLASS (klass)->finalize = ugo_help_part_finalize;
  widget_class->focus = ugo_help_part_focus;
  widget_class->grab_focus = ugo_help_part_grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "help-part");
}

static void
ugo_help_part_init (UgoHelpPart *self)
{
  self->links = g_array_new (FALSE, FALSE, sizeof (int));
  self->link = NO_LINK;
}

GtkWidget *
ugo_help_part_new (GtkWidget *label)
{
  UgoHelpPart *self = g_object_new (UGO_TYPE_HELP_PART, NULL);

  self->label = label;
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

void
ugo_help_part_add_link (UgoHelpPart *self, int place)
{
  g_return_if_fail (UGO_IS_HELP_PART (self));

  g_array_append_val (self->links, place);
}
