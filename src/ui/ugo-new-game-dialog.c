/* ugo-new-game-dialog.c: what is to be played, and who plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-new-game-dialog.h"

#include "ugo-opening-chooser.h"
#include "ugo-variant-chooser.h"
#include "ugo-words.h"

struct _UgoNewGameDialog
{
  GtkWindow parent_instance;

  /* Part of the widget tree. */
  UgoVariantChooser *chooser;
  UgoOpeningChooser *opening;
  GtkEditable *white;
  GtkEditable *black;
  GtkWidget *start;
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoNewGameDialog, ugo_new_game_dialog, GTK_TYPE_WINDOW)

static void
show_player (GtkEditable *entry, const UgoRules *rules, UgoSide side)
{
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), ugo_words_side (rules, side));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  ugo_words_player_name (rules, side), -1);
}

/* What else depends on the game. */
static void
variant_changed_cb (UgoNewGameDialog *self)
{
  const UgoRules *rules = ugo_variant_chooser_get_variant (self->chooser).rules;

  ugo_opening_chooser_set_rules (self->opening, rules);
  show_player (self->white, rules, UGO_WHITE);
  show_player (self->black, rules, UGO_BLACK);
}

static void
start_cb (UgoNewGameDialog *self)
{
  g_object_ref (self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_emit (self, signals[CHOSEN], 0);
  gtk_window_destroy (GTK_WINDOW (self));
  g_object_unref (self);
}

static void
ugo_new_game_dialog_class_init (UgoNewGameDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (UGO_TYPE_OPENING_CHOOSER);
  g_type_ensure (UGO_TYPE_VARIANT_CHOOSER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ugolki/Ugolki/ugo-new-game-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, UgoNewGameDialog, chooser);
  gtk_widget_class_bind_template_child (widget_class, UgoNewGameDialog, opening);
  gtk_widget_class_bind_template_child (widget_class, UgoNewGameDialog, white);
  gtk_widget_class_bind_template_child (widget_class, UgoNewGameDialog, black);
  gtk_widget_class_bind_template_child (widget_class, UgoNewGameDialog, start);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, variant_changed_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
ugo_new_game_dialog_init (UgoNewGameDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ugo_new_game_dialog_new (GtkWindow *parent, UgoVariant variant, const char *opening,
                         const char *white, const char *black)
{
  UgoNewGameDialog *self = g_object_new (UGO_TYPE_NEW_GAME_DIALOG, "transient-for", parent, NULL);

  ugo_variant_chooser_set_variant (self->chooser, variant);
  ugo_opening_chooser_set_id (self->opening, opening);
  variant_changed_cb (self);
  gtk_editable_set_text (self->white, white);
  gtk_editable_set_text (self->black, black);
  gtk_widget_grab_focus (self->start);
  return GTK_WIDGET (self);
}

UgoVariant
ugo_new_game_dialog_get_variant (UgoNewGameDialog *self)
{
  g_return_val_if_fail (UGO_IS_NEW_GAME_DIALOG (self), ugo_variant_default (&ugo_rules_ugolki));

  return ugo_variant_chooser_get_variant (self->chooser);
}

const char *
ugo_new_game_dialog_get_opening (UgoNewGameDialog *self)
{
  g_return_val_if_fail (UGO_IS_NEW_GAME_DIALOG (self), "");

  return ugo_opening_chooser_get_id (self->opening);
}

const char *
ugo_new_game_dialog_get_player (UgoNewGameDialog *self, UgoSide side)
{
  g_return_val_if_fail (UGO_IS_NEW_GAME_DIALOG (self), "");

  return gtk_editable_get_text (side == UGO_WHITE ? self->white : self->black);
}
