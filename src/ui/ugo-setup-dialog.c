/* ugo-setup-dialog.c: a position to be set up and played from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-setup-dialog.h"

#include "ugo-board.h"
#include "ugo-drawing.h"
#include "ugo-help.h"
#include "ugo-notation.h"
#include "ugo-piece-chooser.h"
#include "ugo-place.h"
#include "ugo-setup.h"
#include "ugo-variant-chooser.h"
#include "ugo-words.h"

/* The most characters read of a position as text; all that is longer is wrong. */
#define MAX_TEXT 400

struct _UgoSetupDialog
{
  GtkWindow parent_instance;

  /* Part of the widget tree. */
  UgoBoard *board;
  GtkLabel *sentence;
  UgoPieceChooser *pieces;
  GtkToggleButton *white_side;
  GtkToggleButton *black_side;
  GtkLabel *white_label;
  GtkLabel *black_label;
  GtkSpinButton *number;
  GtkWidget *text;
  GtkTextBuffer *buffer;
  GtkLabel *text_fault;
  GtkLabel *variant;
  GtkWidget *rules;
  UgoVariantChooser *chooser;
  GtkWidget *play;

  /* Plain state. */
  UgoPosition position;
  UgoPosition left;    /* what was shown of another game before, of none at first */
  gboolean is_showing; /* the widgets are being given what the position holds */
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
show_hindrance (UgoSetupDialog *self)
{
  g_autofree char *hindrance = describe_hindrance (&self->position);

  gtk_label_set_text (self->sentence,
                      hindrance != NULL ? hindrance : ugo_words_turn (&self->position));
  gtk_widget_set_sensitive (self->play, hindrance == NULL);
}

static void
show_fault (UgoSetupDialog *self, const char *fault)
{
  gtk_label_set_text (self->text_fault, fault != NULL ? fault : "");
  gtk_widget_set_visible (GTK_WIDGET (self->text_fault), fault != NULL);
  if (fault != NULL)
    {
      gtk_widget_add_css_class (self->text, "error");
      gtk_widget_set_sensitive (self->play, FALSE);
    }
  else
    {
      gtk_widget_remove_css_class (self->text, "error");
    }
}

static void
show_side (GtkToggleButton *button, GtkLabel *label, const char *name)
{
  gtk_label_set_text (label, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_sides (UgoSetupDialog *self)
{
  const UgoPosition *position = &self->position;
  const UgoSetup *setup = ugo_setup_find (position->variant.rules);

  show_side (self->white_side, self->white_label, setup->to_move (UGO_WHITE));
  show_side (self->black_side, self->black_label, setup->to_move (UGO_BLACK));
  gtk_toggle_button_set_active (position->side == UGO_WHITE ? self->white_side : self->black_side,
                                TRUE);
}

static void
show_position (UgoSetupDialog *self)
{
  const UgoPosition *position = &self->position;
  g_autofree char *variant = ugo_words_variant (position->variant);

  self->is_showing = TRUE;
  ugo_board_set_position (self->board, position);
  ugo_piece_chooser_set_position (self->pieces, position);
  show_sides (self);
  gtk_spin_button_set_value (self->number, position->move_number);
  gtk_label_set_text (self->variant, variant);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rules), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  variant, -1);
  ugo_variant_chooser_set_variant (self->chooser, position->variant);
  show_hindrance (self);
  show_fault (self, NULL);
  self->is_showing = FALSE;
}

static void
show_text (UgoSetupDialog *self)
{
  char text[UGO_POSITION_TEXT_SIZE];

  ugo_position_write (&self->position, text);
  self->is_showing = TRUE;
  gtk_text_buffer_set_text (self->buffer, text, -1);
  self->is_showing = FALSE;
}

static void
show_all (UgoSetupDialog *self)
{
  show_text (self);
  show_position (self);
}

/* What the person does */

/* Says why no piece is put outside the field. */
static void
refuse_outside (UgoSetupDialog *self)
{
  const char *sentence = ugo_setup_find (self->position.variant.rules)->outside ();

  gtk_label_set_text (self->sentence, sentence);
  ugo_board_announce (self->board, sentence);
}

/* What a press on @square puts there: with a piece on the same piece it takes that away. */
static uint8_t
get_pressed_piece (UgoSetupDialog *self, UgoSquare square)
{
  uint8_t piece = ugo_piece_chooser_get_piece (self->pieces);

  return ugo_piece_at (&self->position, square) == piece ? 0 : piece;
}

/* A press on a tray chooses what lies there. A drag says what is to stand on the square; what it
 * brings to a place outside the field is gone. */
static void
square_pressed_cb (UgoSetupDialog *self, int number, int dragged)
{
  const UgoRules *rules = self->position.variant.rules;
  UgoSquare place = (UgoSquare) number;
  const UgoTraySlot *slot = ugo_drawing_get_slot (ugo_drawing_find (rules), place);

  if (place < rules->files * rules->ranks)
    {
      rules->put_piece (&self->position, place,
                        dragged < 0 ? get_pressed_piece (self, place) : (uint8_t) dragged);
      show_all (self);
    }
  else if (dragged < 0 && slot != NULL)
    ugo_piece_chooser_set_piece (self->pieces, slot->piece);
  else if (dragged < 0)
    refuse_outside (self);
}

static gboolean
choose_piece_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  guchar piece;

  g_variant_get (args, "(y)", &piece);
  return ugo_piece_chooser_set_piece (UGO_SETUP_DIALOG (widget)->pieces, piece);
}

static void
side_cb (UgoSetupDialog *self, GtkToggleButton *button)
{
  if (self->is_showing || !gtk_toggle_button_get_active (button))
    return;
  self->position.side = button == self->white_side ? UGO_WHITE : UGO_BLACK;
  show_all (self);
}

static void
number_cb (UgoSetupDialog *self)
{
  if (self->is_showing)
    return;
  self->position.move_number = (uint16_t) gtk_spin_button_get_value_as_int (self->number);
  show_all (self);
}

/* The text that was typed or pasted, without the line ends that a chat puts in and no more of it
 * than can be told to be wrong. */
static char *
get_text (UgoSetupDialog *self)
{
  GtkTextIter start, end;
  char *text;

  gtk_text_buffer_get_start_iter (self->buffer, &start);
  gtk_text_buffer_get_iter_at_offset (self->buffer, &end, MAX_TEXT);
  text = gtk_text_buffer_get_text (self->buffer, &start, &end, FALSE);
  g_strdelimit (text, "\r\n\t", ' ');
  return g_strstrip (text);
}

/* Shows @position instead, maybe one of another game. */
static void
change_position (UgoSetupDialog *self, const UgoPosition *position)
{
  if (self->position.variant.rules != position->variant.rules)
    self->left = self->position;
  self->position = *position;
}

static void
text_cb (UgoSetupDialog *self)
{
  g_autofree char *text = NULL;
  UgoPosition read;
  gsize offset;
  UgoStatus status;

  if (self->is_showing)
    return;
  text = get_text (self);
  status = ugo_setup_read (self->position.variant, text, &read, &offset);
  if (status == UGO_OK)
    {
      change_position (self, &read);
      show_position (self);
    }
  else
    {
      g_autofree char *fault
          = ugo_words_text_fault (self->position.variant.rules, status, text, offset);

      show_fault (self, fault);
    }
}

/* Another game begins with what was shown of it before, or with its start. */
static void
variant_cb (UgoSetupDialog *self)
{
  UgoVariant variant = ugo_variant_chooser_get_variant (self->chooser);
  UgoPosition position = self->position;

  if (position.variant.rules != variant.rules)
    position = self->left;
  if (position.variant.rules != variant.rules)
    ugo_position_start (variant, &position);
  position.variant = variant;
  change_position (self, &position);
  show_all (self);
}

static void
rules_cb (UgoSetupDialog *self, GtkToggleButton *rules)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (rules), GTK_ACCESSIBLE_STATE_EXPANDED,
                               gtk_toggle_button_get_active (rules), -1);
}

static void
start_cb (UgoSetupDialog *self)
{
  ugo_position_start (self->position.variant, &self->position);
  show_all (self);
}

/* Takes away the pieces from square number @first on. */
static void
clear_from (UgoSetupDialog *self, UgoSquare first)
{
  const UgoRules *rules = self->position.variant.rules;

  for (UgoSquare square = first; square < rules->n_squares; square++)
    rules->put_piece (&self->position, square, 0);
}

static void
clear_cb (UgoSetupDialog *self)
{
  clear_from (self, 0);
  show_all (self);
}

static void
play_cb (UgoSetupDialog *self)
{
  char text[UGO_POSITION_TEXT_SIZE];
  size_t length = ugo_position_write (&self->position, text);
  size_t offset;

  /* What only a game's course tells is as at the start. */
  if (ugo_position_read (self->position.variant, text, length, UGO_GAME_POSITION, &self->position,
                         &offset)
      != UGO_OK)
    return;
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
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, pieces);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, white_side);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, black_side);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, white_label);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, black_label);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, number);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, text);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, buffer);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, text_fault);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, variant);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, rules);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, chooser);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, play);
}

static void
bind_callbacks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, square_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, side_cb);
  gtk_widget_class_bind_template_callback (widget_class, number_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_cb);
  gtk_widget_class_bind_template_callback (widget_class, variant_cb);
  gtk_widget_class_bind_template_callback (widget_class, rules_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, clear_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
}

static void
ugo_setup_dialog_class_init (UgoSetupDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (UGO_TYPE_BOARD);
  g_type_ensure (UGO_TYPE_PIECE_CHOOSER);
  g_type_ensure (UGO_TYPE_PLACE);
  g_type_ensure (UGO_TYPE_VARIANT_CHOOSER);
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
  const UgoRules *rules = position->variant.rules;

  ugo_help_join (GTK_WINDOW (self), parent, "play");
  self->position = *position;
  /* A piece outside the field has ended the game it stood in, and has no place in a text. */
  clear_from (self, (UgoSquare) (rules->files * rules->ranks));
  show_all (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  return GTK_WIDGET (self);
}

const UgoPosition *
ugo_setup_dialog_get_position (UgoSetupDialog *self)
{
  g_return_val_if_fail (UGO_IS_SETUP_DIALOG (self), NULL);

  return &self->position;
}

GtkWidget *
ugo_setup_dialog_get_board (UgoSetupDialog *self)
{
  g_return_val_if_fail (UGO_IS_SETUP_DIALOG (self), NULL);

  return GTK_WIDGET (self->board);
}
