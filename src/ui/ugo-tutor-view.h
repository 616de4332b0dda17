/* ugo-tutor-view.h: the panel of something that is solved on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-board.h"
#include "ugo-tutor.h"

G_BEGIN_DECLS

#define UGO_TYPE_TUTOR_VIEW (ugo_tutor_view_get_type ())

/*
 * UgoTutorView:
 *
 * What the panels of a lesson and a puzzle have in common: a head, what is asked for, hints and
 * answers in a part that scrolls, and a foot of buttons. It shows its tutor's position, has moves
 * and squares taken from the board, makes come what is due, and announces what is new.
 */
G_DECLARE_DERIVABLE_TYPE (UgoTutorView, ugo_tutor_view, UGO, TUTOR_VIEW, GtkWidget)

/*
 * UgoTutorViewClass:
 * @add_marks: adds what is marked on the board; may also give it a hint
 * @update: shows what only this kind of tutor tells
 * @choose_foot: returns the name of the buttons that fit now
 * @add_news: (nullable): adds what is to be announced after the rest
 */
struct _UgoTutorViewClass
{
  GtkWidgetClass parent_class;

  void (*add_marks) (UgoTutorView *self, GArray *marks);
  void (*update) (UgoTutorView *self);
  const char *(*choose_foot) (UgoTutorView *self);
  void (*add_news) (UgoTutorView *self, GString *news);
};

/**
 * ugo_tutor_view_set_board:
 * @self: a view that has none
 * @board: (transfer none): the board on which it is solved
 */
void ugo_tutor_view_set_board (UgoTutorView *self, UgoBoard *board);

UgoBoard *ugo_tutor_view_get_board (UgoTutorView *self);

/**
 * ugo_tutor_view_set_tutor:
 * @self: a view
 * @tutor: (nullable) (transfer none): what to show, %NULL for nothing
 */
void ugo_tutor_view_set_tutor (UgoTutorView *self, UgoTutor *tutor);

UgoTutor *ugo_tutor_view_get_tutor (UgoTutorView *self);

/* For the classes derived from it */

/**
 * ugo_tutor_view_set_close_head:
 * @self: a view
 * @back: where the button at the start of the head leads back to
 * @action: the action that does
 * @below: (transfer floating): a line close below the title
 * @beside: (transfer floating): what stands at the end of the head
 *
 * In place of ugo_tutor_view_set_head(): takes less height.
 */
void ugo_tutor_view_set_close_head (UgoTutorView *self, const char *back, const char *action,
                                    GtkWidget *below, GtkWidget *beside);

/**
 * ugo_tutor_view_set_low:
 * @self: a view
 * @is_low: whether less of the texts is in sight at once, and all is closer together
 * @min_texts: how much of them is, in pixels, when @is_low
 */
void ugo_tutor_view_set_low (UgoTutorView *self, gboolean is_low, int min_texts);

/**
 * ugo_tutor_view_set_head:
 * @self: a view
 * @back: where the button at the start of the head leads back to
 * @action: the action that does
 * @below: (transfer floating): what stands below the title
 */
void ugo_tutor_view_set_head (UgoTutorView *self, const char *back, const char *action,
                              GtkWidget *below);

void ugo_tutor_view_set_title (UgoTutorView *self, const char *title);

/**
 * ugo_tutor_view_add_detail:
 * @self: a view
 * @widget: (transfer floating): what belongs to what is asked for, below it and above the hint
 */
void ugo_tutor_view_add_detail (UgoTutorView *self, GtkWidget *widget);

/**
 * ugo_tutor_view_add_result:
 * @self: a view
 * @widget: (transfer floating): what belongs to the answer, below what is said to it
 */
void ugo_tutor_view_add_result (UgoTutorView *self, GtkWidget *widget);

/**
 * ugo_tutor_view_add_foot:
 * @self: a view
 * @name: a name
 * @buttons: (transfer floating): buttons for the foot
 */
void ugo_tutor_view_add_foot (UgoTutorView *self, const char *name, GtkWidget *buttons);

/* Whether something in the part that scrolls can have the keyboard; where nothing can, it would be
 * lost there. */
void ugo_tutor_view_set_can_focus (UgoTutorView *self, gboolean can_focus);

/**
 * ugo_tutor_row_new:
 * @first: (transfer floating): a widget
 * @...: (nullable) (transfer floating): others, ended by %NULL
 *
 * Returns: (transfer floating): a row of them
 */
GtkWidget *ugo_tutor_row_new (GtkWidget *first, ...) G_GNUC_NULL_TERMINATED;

G_END_DECLS
