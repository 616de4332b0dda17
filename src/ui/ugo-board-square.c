/* ugo-board-square.c: a square of the board for focus and screen readers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-board-square.h"

#include "ugo-compat.h"

struct _UgoBoardSquare
{
  GtkWidget parent_instance;

  UgoSquare square;
};

G_DEFINE_FINAL_TYPE (UgoBoardSquare, ugo_board_square, GTK_TYPE_WIDGET)

enum
{
  ACTIVATE,
  REST,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
activate_action_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[ACTIVATE], 0);
}

static void
add_key (GtkWidgetClass *widget_class, guint key)
{
  gtk_widget_class_add_binding_signal (widget_class, key, 0, "activate", NULL);
  gtk_widget_class_add_binding_signal (widget_class, key, GDK_SHIFT_MASK, "rest", NULL);
  gtk_widget_class_add_binding_signal (widget_class, key, GDK_CONTROL_MASK, "rest", NULL);
}

static void
ugo_board_square_class_init (UgoBoardSquareClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[ACTIVATE] = g_signal_new ("activate", G_TYPE_FROM_CLASS (klass),
                                    G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 0);
  signals[REST] = g_signal_new ("rest", G_TYPE_FROM_CLASS (klass),
                                G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);

  gtk_widget_class_set_activate_signal (widget_class, signals[ACTIVATE]);
  gtk_widget_class_install_action (widget_class, "square.activate", NULL, activate_action_cb);
  add_key (widget_class, GDK_KEY_space);
  add_key (widget_class, GDK_KEY_KP_Space);
  add_key (widget_class, GDK_KEY_Return);
  add_key (widget_class, GDK_KEY_ISO_Enter);
  add_key (widget_class, GDK_KEY_KP_Enter);

  gtk_widget_class_set_css_name (widget_class, "square");
  gtk_widget_class_set_accessible_role (widget_class, ugo_compat_has_grid ()
                                                        ? GTK_ACCESSIBLE_ROLE_GRID_CELL
                                                        : GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
ugo_board_square_init (UgoBoardSquare *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
ugo_board_square_new (UgoSquare square)
{
  UgoBoardSquare *self = g_object_new (UGO_TYPE_BOARD_SQUARE, NULL);

  self->square = square;
  return GTK_WIDGET (self);
}

UgoSquare
ugo_board_square_get_square (UgoBoardSquare *self)
{
  return self->square;
}

void
ugo_board_square_describe (UgoBoardSquare *self, const char *label, gboolean is_selected)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, is_selected,
                               -1);
}
