/* ugo-record-view.h: the moves of a match as a list beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-record-editor.h"

G_BEGIN_DECLS

#define UGO_TYPE_RECORD_VIEW (ugo_record_view_get_type ())

/*
 * Scrolls by itself; the current move is marked and kept in sight; a click goes to a move. In
 * review its comments can be changed. Signal: changed (): somebody begins to write one, or has
 * written it.
 */
G_DECLARE_FINAL_TYPE (UgoRecordView, ugo_record_view, UGO, RECORD_VIEW, GtkWidget)

GtkWidget *ugo_record_view_new (void);

/**
 * ugo_record_view_set_match:
 * @self: a view
 * @match: (nullable) (transfer none): whose moves to show
 */
void ugo_record_view_set_match (UgoRecordView *self, UgoMatch *match);

/**
 * ugo_record_view_set_menu:
 * @self: a view
 * @menu: (nullable): what can be done with the current move, shown where somebody asks for it
 */
void ugo_record_view_set_menu (UgoRecordView *self, GMenuModel *menu);

/**
 * ugo_record_view_write:
 * @self: a view of a match in review
 * @place: where a comment on the current move is to be written; nothing is done where none can
 *   stand
 *
 * Lets the person write it.
 */
void ugo_record_view_write (UgoRecordView *self, UgoCommentPlace place);

/* Whether a comment is being written. */
gboolean ugo_record_view_is_writing (UgoRecordView *self);

/* Hides the variation of the current move, and goes to where it begins. */
void ugo_record_view_fold (UgoRecordView *self);

G_END_DECLS
