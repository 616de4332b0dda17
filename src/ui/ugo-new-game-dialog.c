/* ugo-new-game-dialog.c: what is to be played, and who plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-new-game-dialog.h"

#include <glib/gi18n-lib.h>

#include "ugo-help.h"
#include "ugo-opening-chooser.h"
#include "ugo-opponent.h"
#include "ugo-player-chooser.h"
#include "ugo-time-chooser.h"
#include "ugo-variant-chooser.h"
#include "ugo-widgets.h"
#include "ugo-words-clock.h"
#include "ugo-words.h"

struct _UgoNewGameDialog
{
  GtkWindow parent_instance;

  /* Part of the widget tree. */
  UgoVariantChooser *chooser;
  UgoOpeningChooser *opening;
  UgoPlayerChooser *white;
  UgoPlayerChooser *black;
  GtkWidget *coach;
  GtkWidget *white_time_title;
  GtkWidget *black_time_title;
  UgoTimeChooser *white_time; /* of both unless they are different */
  UgoTimeChooser *black_time;
  GtkWidget *different;
  GtkWidget *time_rule;
  GtkWidget *start;

  /* Plain state. */
  UgoPosition position; /* where the game begins, when that is not chosen */
  gboolean has_position;
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (UgoNewGameDialog, ugo_new_game_dialog, GTK_TYPE_WINDOW)

/* Of two kinds the one that needs more words is explained. */
static void
time_changed_cb (UgoNewGameDialog *self)
{
  UgoTimeControl times[2];

  ugo_new_game_dialog_get_times (self, times);
  ugo_label_show (self->time_rule,
                  ugo_words_time_rule (MAX (times[UGO_WHITE].kind, times[UGO_BLACK].kind)));
}

static void
name_times (UgoNewGameDialog *self, const UgoRules *rules)
{
  const char *white = ugo_words_clock_name (rules, UGO_WHITE);
  const char *black = ugo_words_clock_name (rules, UGO_BLACK);

  gtk_label_set_text (GTK_LABEL (self->white_time_title), white);
  gtk_label_set_text (GTK_LABEL (self->black_time_title), black);
  ugo_time_chooser_set_name (self->white_time, white);
  ugo_time_chooser_set_name (self->black_time, black);
}

/* What else depends on the game. */
static void
variant_changed_cb (UgoNewGameDialog *self)
{
  const UgoRules *rules = ugo_variant_chooser_get_variant (self->chooser).rules;

  ugo_opening_chooser_set_rules (self->opening, rules);
  ugo_player_chooser_set_side (self->white, rules, UGO_WHITE);
  ugo_player_chooser_set_side (self->black, rules, UGO_BLACK);
  name_times (self, rules);
}

/* A coach is for one who plays against the computer. */
static void
player_changed_cb (UgoNewGameDialog *self)
{
  gboolean has_white = ugo_player_chooser_get_level (self->white) == UGO_OPPONENT_PERSON;
  gboolean has_black = ugo_player_chooser_get_level (self->black) == UGO_OPPONENT_PERSON;

  gtk_widget_set_visible (self->coach, has_white != has_black);
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
  g_type_ensure (UGO_TYPE_PLAYER_CHOOSER);
  g_type_ensure (UGO_TYPE_TIME_CHOOSER);
  g_type_ensure (UGO_TYPE_VARIANT_CHOOSER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ugolki/Ugolki/ugo-new-game-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, UgoNewGameDialog, chooser);
  gtk_widget_class_bind_template_child (widget_class, UgoNewGameDialog, opening);
  gtk_widget_class_bind_template_child (widget_class, UgoNewGameDialog, white);
  gtk_widget_class_bind_template_child (widget_class, UgoNewGameDialog, black);
  gtk_widget_class_bind_template_child (widget_class, UgoNewGameDialog, coach);
  gtk_widget_class_bind_template_child (widget_class, UgoNewGameDialog, white_time_title);
  gtk_widget_class_bind_template_child (widget_class, UgoNewGameDialog, black_time_title);
  gtk_widget_class_bind_template_child (widget_class, UgoNewGameDialog, white_time);
  gtk_widget_class_bind_template_child (widget_class, UgoNewGameDialog, black_time);
  gtk_widget_class_bind_template_child (widget_class, UgoNewGameDialog, different);
  gtk_widget_class_bind_template_child (widget_class, UgoNewGameDialog, time_rule);
  gtk_widget_class_bind_template_child (widget_class, UgoNewGameDialog, start);
  gtk_widget_class_bind_template_callback (widget_class, player_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, time_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, variant_changed_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
ugo_new_game_dialog_init (UgoNewGameDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static UgoNewGameDialog *
create (GtkWindow *parent, UgoVariant variant)
{
  UgoNewGameDialog *self = g_object_new (UGO_TYPE_NEW_GAME_DIALOG, "transient-for", parent, NULL);

  ugo_help_join (GTK_WINDOW (self), parent, "play");
  ugo_variant_chooser_set_variant (self->chooser, variant);
  gtk_widget_grab_focus (self->start);
  return self;
}

GtkWidget *
ugo_new_game_dialog_new (GtkWindow *parent, UgoVariant variant, const char *opening)
{
  UgoNewGameDialog *self = create (parent, variant);

  ugo_opening_chooser_set_id (self->opening, opening);
  variant_changed_cb (self);
  return GTK_WIDGET (self);
}

GtkWidget *
ugo_new_game_dialog_new_for_position (GtkWindow *parent, const UgoPosition *position)
{
  UgoNewGameDialog *self = create (parent, position->variant);

  self->position = *position;
  self->has_position = TRUE;
  variant_changed_cb (self);
  gtk_widget_set_visible (GTK_WIDGET (self->chooser), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->opening), FALSE);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Play on from here"));
  return GTK_WIDGET (self);
}

void
ugo_new_game_dialog_get_start (UgoNewGameDialog *self, UgoPosition *start)
{
  g_return_if_fail (UGO_IS_NEW_GAME_DIALOG (self));

  if (self->has_position)
    *start = self->position;
  else
    ugo_position_start (ugo_variant_chooser_get_variant (self->chooser), start);
}

const char *
ugo_new_game_dialog_get_opening (UgoNewGameDialog *self)
{
  g_return_val_if_fail (UGO_IS_NEW_GAME_DIALOG (self), NULL);

  return self->has_position ? NULL : ugo_opening_chooser_get_id (self->opening);
}

static UgoPlayerChooser *
get_player (UgoNewGameDialog *self, UgoSide side)
{
  return side == UGO_WHITE ? self->white : self->black;
}

void
ugo_new_game_dialog_set_player (UgoNewGameDialog *self, UgoSide side, int level, const char *name)
{
  g_return_if_fail (UGO_IS_NEW_GAME_DIALOG (self));

  ugo_player_chooser_set_player (get_player (self, side), level, name);
}

int
ugo_new_game_dialog_get_level (UgoNewGameDialog *self, UgoSide side)
{
  g_return_val_if_fail (UGO_IS_NEW_GAME_DIALOG (self), 0);

  return ugo_player_chooser_get_level (get_player (self, side));
}

const char *
ugo_new_game_dialog_get_player (UgoNewGameDialog *self, UgoSide side)
{
  g_return_val_if_fail (UGO_IS_NEW_GAME_DIALOG (self), "");

  return ugo_player_chooser_get_name (get_player (self, side));
}

void
ugo_new_game_dialog_set_coach (UgoNewGameDialog *self, gboolean has_coach)
{
  g_return_if_fail (UGO_IS_NEW_GAME_DIALOG (self));

  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->coach), has_coach);
}

gboolean
ugo_new_game_dialog_get_coach (UgoNewGameDialog *self)
{
  g_return_val_if_fail (UGO_IS_NEW_GAME_DIALOG (self), FALSE);

  return gtk_check_button_get_active (GTK_CHECK_BUTTON (self->coach));
}

void
ugo_new_game_dialog_set_times (UgoNewGameDialog *self, const UgoTimeControl times[2])
{
  g_return_if_fail (UGO_IS_NEW_GAME_DIALOG (self));

  ugo_time_chooser_set_control (self->white_time, &times[UGO_WHITE]);
  ugo_time_chooser_set_control (self->black_time, &times[UGO_BLACK]);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->different),
                               !ugo_time_control_equal (&times[UGO_WHITE], &times[UGO_BLACK]));
  time_changed_cb (self);
}

void
ugo_new_game_dialog_get_times (UgoNewGameDialog *self, UgoTimeControl times[2])
{
  g_return_if_fail (UGO_IS_NEW_GAME_DIALOG (self));

  ugo_time_chooser_get_control (self->white_time, &times[UGO_WHITE]);
  times[UGO_BLACK] = times[UGO_WHITE];
  if (gtk_check_button_get_active (GTK_CHECK_BUTTON (self->different)))
    ugo_time_chooser_get_control (self->black_time, &times[UGO_BLACK]);
}
