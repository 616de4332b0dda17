/* ugo-record-row.h: one row of a move list: a round, or a comment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-move-list.h"

G_BEGIN_DECLS

#define UGO_TYPE_RECORD_ROW (ugo_record_row_get_type ())

/* Signal: chosen (UgoNode *node): a move was clicked or activated. */
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

G_END_DECLS
