/* ugo-setup-panel.c: what a position is set up with, beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-setup-panel.h"

#include "ugo-drawing.h"
#include "ugo-notation.h"
#include "ugo-piece-chooser.h"
#include "ugo-setup.h"
#include "ugo-variant-chooser.h"
#include "ugo-words.h"

/* The most characters read of a position as text; all that is longer is wrong. */
#define MAX_TEXT 400

struct _UgoSetupPanel
{
  GtkBox parent_instance;

  /* Part of the widget tree. */
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

  /* Plain state. */
  UgoPosition position;
  UgoPosition left;    /* what was shown of another game before, of none at first */
  gboolean is_showing; /* the widgets are being given what the position holds */
  gboolean has_fault;  /* the text is no position */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoSetupPanel, ugo_setup_panel, GTK_TYPE_BOX)

/* What is shown */

static void
show_fault (UgoSetupPanel *self, const char *fault)
{
  self->has_fault = fault != NULL;
  gtk_label_set_text (self->text_fault, fault != NULL ? fault : "");
  gtk_widget_set_visible (GTK_WIDGET (self->text_fault), fault != NULL);
  if (fault != NULL)
    gtk_widget_add_css_class (self->text, "error");
  else
    gtk_widget_remove_css_class (self->text, "error");
}

static void
show_side (GtkToggleButton *button, GtkLabel *label, const char *name)
{
  gtk_label_set_text (label, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_sides (UgoSetupPanel *self)
{
  const UgoPosition *position = &self->position;
  const UgoSetup *setup = ugo_setup_find (position->variant.rules);

  show_side (self->white_side, self->white_label, setup->to_move (UGO_WHITE));
  show_side (self->black_side, self->black_label, setup->to_move (UGO_BLACK));
  gtk_toggle_button_set_active (position->side == UGO_WHITE ? self->white_side : self->black_side,
                                TRUE);
}

static void
show_position (UgoSetupPanel *self)
{
  const UgoPosition *position = &self->position;
  g_autofree char *variant = ugo_words_variant (position->variant);

  self->is_showing = TRUE;
  ugo_piece_chooser_set_position (self->pieces, position);
  show_sides (self);
  gtk_spin_button_set_value (self->number, position->move_number);
  gtk_label_set_text (self->variant, variant);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rules), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  variant, -1);
  ugo_variant_chooser_set_variant (self->chooser, position->variant);
  show_fault (self, NULL);
  self->is_showing = FALSE;
}

static void
show_text (UgoSetupPanel *self)
{
  char text[UGO_POSITION_TEXT_SIZE];

  ugo_position_write (&self->position, text);
  self->is_showing = TRUE;
  gtk_text_buffer_set_text (self->buffer, text, -1);
  self->is_showing = FALSE;
}

static void
show_all (UgoSetupPanel *self)
{
  show_text (self);
  show_position (self);
}

/* Shows what the person has made of it, and tells. */
static void
tell (UgoSetupPanel *self)
{
  show_all (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* What the person does */

/* What a press on @square puts there: with a piece on the same piece it takes that away. */
static uint8_t
get_pressed_piece (UgoSetupPanel *self, UgoSquare square)
{
  uint8_t piece = ugo_piece_chooser_get_piece (self->pieces);

  return ugo_piece_at (&self->position, square) == piece ? 0 : piece;
}

static void
side_cb (UgoSetupPanel *self, GtkToggleButton *button)
{
  if (self->is_showing || !gtk_toggle_button_get_active (button))
    return;
  self->position.side = button == self->white_side ? UGO_WHITE : UGO_BLACK;
  tell (self);
}

static void
number_cb (UgoSetupPanel *self)
{
  if (self->is_showing)
    return;
  self->position.move_number = (uint16_t) gtk_spin_button_get_value_as_int (self->number);
  tell (self);
}

/* The text that was typed or pasted, without the line ends that a chat puts in and no more of it
 * than can be told to be wrong. */
static char *
get_text (UgoSetupPanel *self)
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
change_position (UgoSetupPanel *self, const UgoPosition *position)
{
  if (self->position.variant.rules != position->variant.rules)
    self->left = self->position;
  self->position = *position;
}

static void
text_cb (UgoSetupPanel *self)
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
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Another game begins with what was shown of it before, or with its start. */
static void
variant_cb (UgoSetupPanel *self)
{
  UgoVariant variant = ugo_variant_chooser_get_variant (self->chooser);
  UgoPosition position = self->position;

  if (position.variant.rules != variant.rules)
    position = self->left;
  if (position.variant.rules != variant.rules)
    ugo_position_start (variant, &position);
  position.variant = variant;
  change_position (self, &position);
  tell (self);
}

static void
rules_cb (UgoSetupPanel *self, GtkToggleButton *rules)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (rules), GTK_ACCESSIBLE_STATE_EXPANDED,
                               gtk_toggle_button_get_active (rules), -1);
}

static void
start_cb (UgoSetupPanel *self)
{
  ugo_position_start (self->position.variant, &self->position);
  tell (self);
}

/* Takes away the pieces from square number @first on. */
static void
clear_from (UgoSetupPanel *self, UgoSquare first)
{
  const UgoRules *rules = self->position.variant.rules;

  for (UgoSquare square = first; square < rules->n_squares; square++)
    rules->put_piece (&self->position, square, 0);
}

static void
clear_cb (UgoSetupPanel *self)
{
  clear_from (self, 0);
  tell (self);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, UgoSetupPanel, pieces);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupPanel, white_side);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupPanel, black_side);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupPanel, white_label);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupPanel, black_label);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupPanel, number);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupPanel, text);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupPanel, buffer);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupPanel, text_fault);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupPanel, variant);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupPanel, rules);
  gtk_widget_class_bind_template_child (widget_class, UgoSetupPanel, chooser);
}

static void
bind_callbacks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, side_cb);
  gtk_widget_class_bind_template_callback (widget_class, number_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_cb);
  gtk_widget_class_bind_template_callback (widget_class, variant_cb);
  gtk_widget_class_bind_template_callback (widget_class, rules_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, clear_cb);
}

static void
ugo_setup_panel_class_init (UgoSetupPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (UGO_TYPE_PIECE_CHOOSER);
  g_type_ensure (UGO_TYPE_VARIANT_CHOOSER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ugolki/Ugolki/ugo-setup-panel.ui");
  bind_children (widget_class);
  bind_callbacks (widget_class);
}

static void
ugo_setup_panel_init (UgoSetupPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public API */

void
ugo_setup_panel_set_position (UgoSetupPanel *self, const UgoPosition *position)
{
  const UgoRules *rules = position->variant.rules;

  g_return_if_fail (UGO_IS_SETUP_PANEL (self));

  if (self->position.variant.rules != NULL)
    change_position (self, position);
  else
    self->position = *position;
  /* A piece outside the field has ended the game it stood in, and has no place in a text. */
  clear_from (self, (UgoSquare) (rules->files * rules->ranks));
  show_all (self);
}

const UgoPosition *
ugo_setup_panel_get_position (UgoSetupPanel *self)
{
  g_return_val_if_fail (UGO_IS_SETUP_PANEL (self), NULL);

  return &self->position;
}

gboolean
ugo_setup_panel_has_fault (UgoSetupPanel *self)
{
  return self->has_fault;
}

gboolean
ugo_setup_panel_choose_piece (UgoSetupPanel *self, uint8_t piece)
{
  g_return_val_if_fail (UGO_IS_SETUP_PANEL (self), FALSE);

  return ugo_piece_chooser_set_piece (self->pieces, piece);
}

const char *
ugo_setup_panel_press (UgoSetupPanel *self, UgoSquare place, int dragged)
{
  const UgoRules *rules = self->position.variant.rules;
  const UgoTraySlot *slot = ugo_drawing_get_slot (ugo_drawing_find (rules), place);

  g_return_val_if_fail (UGO_IS_SETUP_PANEL (self), NULL);

  if (place < rules->files * rules->ranks)
    {
      rules->put_piece (&self->position, place,
                        dragged < 0 ? get_pressed_piece (self, place) : (uint8_t) dragged);
      tell (self);
      return NULL;
    }
  if (dragged < 0 && slot != NULL)
    ugo_piece_chooser_set_piece (self->pieces, slot->piece);
  return dragged < 0 && slot == NULL ? ugo_setup_find (rules)->outside () : NULL;
}
