/* ugo-record-row.h: one row of a move list: a round, or a comment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-move-list.h"

G_BEGIN_DECLS

#define UGO_TYPE_RECORD_ROW (ugo_record_row_get_type ())

/*
 * Signals:
 *
 * chosen (UgoNode *node): a move was clicked or activated.
 * menu (UgoNode *node, GtkWidget *cell): somebody asks what can be done with a move.
 * folded (UgoNode *head, gboolean is_folded): a variation is to be hidden or shown.
 * comment (UgoNode *node, int place, GtkWidget *label): a comment is to be changed.
 */
G_DECLARE_FINAL_TYPE (UgoRecordRow, ugo_record_row, UGO, RECORD_ROW, GtkWidget)

GtkWidget *ugo_record_row_new (void);

/**
 * ugo_record_row_set_row:
 * @self: a row
 * @row: (nullable) (transfer none): what it shows
 */
void ugo_record_row_set_row (UgoRecordRow *self, UgoMoveRow *row);

/**
 * ugo_record_row_set_current:
 * @self: a row
 * @node: (nullable): the node to mark when it is one of the row's
 */
void ugo_record_row_set_current (UgoRecordRow *self, UgoNode *node);

/* Returns: (nullable) (transfer none): what shows the move of @node, if the row does */
GtkWidget *ugo_record_row_get_cell (UgoRecordRow *self, UgoNode *node);

G_END_DECLS
