/* ugo-record-view.h: the moves of a match as a list beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-match.h"

G_BEGIN_DECLS

#define UGO_TYPE_RECORD_VIEW (ugo_record_view_get_type ())

/* Scrolls by itself; the current move is marked and kept in sight; a click goes to a move. */
G_DECLARE_FINAL_TYPE (UgoRecordView, ugo_record_view, UGO, RECORD_VIEW, GtkWidget)

GtkWidget *ugo_record_view_new (void);

/**
 * ugo_record_view_set_match:
 * @self: a view
 * @match: (nullable) (transfer none): whose moves to show
 */
void ugo_record_view_set_match (UgoRecordView *self, UgoMatch *match);

G_END_DECLS
