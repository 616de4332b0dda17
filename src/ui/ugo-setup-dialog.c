/* ugo-setup-dialog.c: a position to be set up and played from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-setup-dialog.h"

#include "ugo-board.h"
#include "ugo-help.h"
#include "ugo-notation.h"
#include "ugo-place.h"
#include "ugo-setup-panel.h"
#include "ugo-setup.h"
#include "ugo-words.h"

struct _UgoSetupDialog
{
  GtkWindow parent_instance;

  /* Part of the widget tree. */
  UgoBoard *board;
  GtkLabel *sentence;
  UgoSetupPanel *panel;
  GtkWidget *play;
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoSetupDialog, ugo_setup_dialog, GTK_TYPE_WINDOW)

/* What is shown */

/* Why the position cannot be played from; NULL when it can. */
static char *
describe_hindrance (const UgoPosition *position)
{
  char text[UGO_POSITION_TEXT_SIZE];
  size_t length = ugo_position_write (position, text);
  UgoPosition read;
  size_t offset;
  UgoStatus status;

  status = ugo_position_read (position->variant, text, length, UGO_GAME_POSITION, &read, &offset);
  if (status != UGO_OK)
    return ugo_setup_find (position->variant.rules)->need (position, status);
  return ugo_words_outcome (&read);
}

static void
show_position (UgoSetupDialog *self)
{
  const UgoPosition *position = ugo_setup_panel_get_position (self->panel);
  g_autofree char *hindrance = describe_hindrance (position);

  ugo_board_set_position (self->board, position);
  gtk_label_set_text (self->sentence, hindrance != NULL ? hindrance : ugo_words_turn (position));
  gtk_widget_set_sensitive (self->play,
                            hindrance == NULL && !ugo_setup_panel_has_fault (self->panel));
}

/* What the person does */

static void
changed_cb (UgoSetupDialog *self)
{
  show_position (self);
}

static void
square_pressed_cb (UgoSetupDialog *self, int place, int dragged)
{
  const char *refusal = ugo_setup_panel_press (self->panel, (UgoSquare) place, dragged);

  if (refusal == NULL)
    return;
  gtk_label_set_text (self->sentence, refusal);
  ugo_board_announce (self->board, refusal);
}

static gboolean
choose_piece_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  guchar piece;

  g_variant_get (args, "(y)", &piece);
  return ugo_setup_panel_choose_piece (UGO_SETUP_DIALOG (widget)->panel, piece);
}

static void
play_cb (UgoSetupDialog *self)
{
  const UgoPosition *position = ugo_setup_panel_get_position (self->panel);
  char text[UGO_POSITION_TEXT_SIZE];
  size_t length = ugo_position_write (position, text);
  UgoPosition read;
  size_t offset;

  /* What only a game's course tells is as at the start. */
  if (ugo_position_read (position->variant, text, length, UGO_GAME_POSITION, &read, &offset)
      != UGO_OK)
    return;
  ugo_setup_panel_set_position (self->panel, &read);
  g_object_ref (self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_emit (self, signals[CHOSEN], 0);
  gtk_window_destroy (GTK_WINDOW (self));
  g_object_unref (self);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, board);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, sentence);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, panel);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, play);
}

static void
bind_callbacks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, square_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
}

static void
ugo_setup_dialog_class_init (UgoSetupDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (UGO_TYPE_BOARD);
  g_type_ensure (UGO_TYPE_PLACE);
  g_type_ensure (UGO_TYPE_SETUP_PANEL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ugolki/Ugolki/ugo-setup-dialog.ui");
  bind_children (widget_class);
  bind_callbacks (widget_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  for (guchar piece = 0; piece <= UGO_SETUP_MAX_PIECES; piece++)
    {
      gtk_widget_class_add_binding (widget_class, GDK_KEY_0 + piece, 0, choose_piece_cb, "(y)",
                                    piece);
      gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_0 + piece, 0, choose_piece_cb, "(y)",
                                    piece);
    }
}

static void
ugo_setup_dialog_init (UgoSetupDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ugo_setup_dialog_new (GtkWindow *parent, const UgoPosition *position)
{
  UgoSetupDialog *self = g_object_new (UGO_TYPE_SETUP_DIALOG, "transient-for", parent, NULL);

  ugo_help_join (GTK_WINDOW (self), parent, "play");
  ugo_setup_panel_set_position (self->panel, position);
  show_position (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  return GTK_WIDGET (self);
}

const UgoPosition *
ugo_setup_dialog_get_position (UgoSetupDialog *self)
{
  g_return_val_if_fail (UGO_IS_SETUP_DIALOG (self), NULL);

  return ugo_setup_panel_get_position (self->panel);
}

GtkWidget *
ugo_setup_dialog_get_board (UgoSetupDialog *self)
{
  g_return_val_if_fail (UGO_IS_SETUP_DIALOG (self), NULL);

  return GTK_WIDGET (self->board);
}
