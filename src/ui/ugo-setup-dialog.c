/* ugo-setup-dialog.c: a position to be set up and played from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-setup-dialog.h"

#include <glib/gi18n-lib.h>

#include "ugo-board.h"
#include "ugo-notation.h"
#include "ugo-piece-image.h"
#include "ugo-place.h"
#include "ugo-ugolki.h"
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
  GtkToggleButton *white_tool;
  GtkToggleButton *black_tool;
  GtkToggleButton *erase_tool;
  GtkLabel *white_count;
  GtkLabel *black_count;
  GtkToggleButton *white_side;
  GtkToggleButton *black_side;
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

static int
count_pieces (const UgoPosition *position, uint8_t piece)
{
  int count = 0;

  for (UgoSquare square = 0; square < position->variant.rules->n_squares; square++)
    count += ugo_piece_at (position, square) == piece;
  return count;
}

static void
show_count (UgoSetupDialog *self, UgoSide side)
{
  GtkToggleButton *tool = side == UGO_WHITE ? self->white_tool : self->black_tool;
  GtkLabel *label = side == UGO_WHITE ? self->white_count : self->black_count;
  int count =
      count_pieces (&self->position, side == UGO_WHITE ? UGO_UGOLKI_WHITE : UGO_UGOLKI_BLACK);
  int full = self->position.variant.pieces;
  /* Translators: how many pieces stand on the board, and how many the game has */
  g_autofree char *text = g_strdup_printf (C_ ("pieces", "%d of %d"), count, full);
  g_autofree char *spoken = g_strdup_printf (side == UGO_WHITE ? C_ ("pieces", "White, %d of %d")
                                                               : C_ ("pieces", "Black, %d of %d"),
                                             count, full);

  gtk_label_set_text (label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tool), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static char *
describe_need (const UgoPosition *position, UgoStatus status)
{
  int full = position->variant.pieces;

  if (status == UGO_POSITION_WHITE_COUNT)
    return g_strdup_printf (ngettext ("White needs %d piece to play",
                                      "White needs %d pieces to play", (gulong) full),
                            full);
  return g_strdup_printf (ngettext ("Black needs %d piece to play", "Black needs %d pieces to play",
                                    (gulong) full),
                          full);
}

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
  if (status == UGO_POSITION_WHITE_COUNT || status == UGO_POSITION_BLACK_COUNT)
    return describe_need (position, status);
  if (status != UGO_OK)
    return ugo_words_text_fault (position->variant.rules, status, text, offset);
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
show_position (UgoSetupDialog *self)
{
  const UgoPosition *position = &self->position;
  g_autofree char *variant = ugo_words_variant (position->variant);

  self->is_showing = TRUE;
  ugo_board_set_position (self->board, position);
  show_count (self, UGO_WHITE);
  show_count (self, UGO_BLACK);
  gtk_toggle_button_set_active (position->side == UGO_WHITE ? self->white_side : self->black_side,
                                TRUE);
  gtk_spin_button_set_value (self->number, position->move_number);
  gtk_label_set_text (self->variant, variant);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rules), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  variant, -1);
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

static int
get_tool (UgoSetupDialog *self)
{
  if (gtk_toggle_button_get_active (self->white_tool))
    return UGO_UGOLKI_WHITE;
  if (gtk_toggle_button_get_active (self->black_tool))
    return UGO_UGOLKI_BLACK;
  return 0;
}

/* A press with a piece on the same piece takes it away; a drag says what is to stand there. */
static void
square_pressed_cb (UgoSetupDialog *self, int square, int piece)
{
  if (piece < 0)
    {
      piece = get_tool (self);
      if (ugo_piece_at (&self->position, (UgoSquare) square) == piece)
        piece = 0;
    }
  self->position.variant.rules->put_piece (&self->position, (UgoSquare) square, (uint8_t) piece);
  show_all (self);
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

static void
text_cb (UgoSetupDialog *self)
{
  g_autofree char *text = NULL;
  UgoPosition read;
  size_t offset;
  UgoStatus status;

  if (self->is_showing)
    return;
  text = get_text (self);
  status = ugo_position_read (self->position.variant, text, strlen (text), UGO_ANY_POSITION, &read,
                              &offset);
  if (status == UGO_OK)
    {
      self->position = read;
      show_position (self);
    }
  else
    {
      g_autofree char *fault
          = ugo_words_text_fault (self->position.variant.rules, status, text, offset);

      show_fault (self, fault);
    }
}

static void
variant_cb (UgoSetupDialog *self)
{
  self->position.variant = ugo_variant_chooser_get_variant (self->chooser);
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

static void
clear_cb (UgoSetupDialog *self)
{
  const UgoRules *rules = self->position.variant.rules;

  for (UgoSquare square = 0; square < rules->n_squares; square++)
    rules->put_piece (&self->position, square, 0);
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
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, white_tool);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, black_tool);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, erase_tool);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, white_count);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, black_count);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, white_side);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupDialog, black_side);
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
  g_type_ensure (UGO_TYPE_PIECE_IMAGE);
  g_type_ensure (UGO_TYPE_PLACE);
  g_type_ensure (UGO_TYPE_VARIANT_CHOOSER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ugolki/Ugolki/ugo-setup-dialog.ui");
  bind_children (widget_class);
  bind_callbacks (widget_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
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

  self->position = *position;
  ugo_variant_chooser_set_variant (self->chooser, position->variant);
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
