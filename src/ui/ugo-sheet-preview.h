/* ugo-sheet-preview.h: a page of a sheet as it will be on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-sheet.h"

G_BEGIN_DECLS

#define UGO_TYPE_SHEET_PREVIEW (ugo_sheet_preview_get_type ())

G_DECLARE_FINAL_TYPE (UgoSheetPreview, ugo_sheet_preview, UGO, SHEET_PREVIEW, GtkWidget)

GtkWidget *ugo_sheet_preview_new (void);

/**
 * ugo_sheet_preview_set_sheet:
 * @self: a preview
 * @sheet: (nullable) (transfer full): what is shown from now on; %NULL for an empty page
 * @width: of its pages
 * @height: of its pages
 *
 * Shows its first page.
 */
void ugo_sheet_preview_set_sheet (UgoSheetPreview *self, UgoSheet *sheet, double width,
                                  double height);

/* The pages there are, and the one that is shown, from 0. */
guint ugo_sheet_preview_count_pages (UgoSheetPreview *self);
guint ugo_sheet_preview_get_page (UgoSheetPreview *self);
void ugo_sheet_preview_set_page (UgoSheetPreview *self, guint page);

G_END_DECLS
