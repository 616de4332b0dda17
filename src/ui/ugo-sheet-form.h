/* ugo-sheet-form.h: themes, levels and how many puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-puzzle-picker.h"

G_BEGIN_DECLS

#define UGO_TYPE_SHEET_FORM (ugo_sheet_form_get_type ())

/* Signal: changed (), when something else was chosen. */
G_DECLARE_FINAL_TYPE (UgoSheetForm, ugo_sheet_form, UGO, SHEET_FORM, GtkWidget)

/**
 * ugo_sheet_form_new:
 * @rules: a game
 * @theme: (nullable): the only theme that is chosen at first, %NULL for all of them
 *
 * Returns: (transfer floating): a form
 */
GtkWidget *ugo_sheet_form_new (const UgoRules *rules, const UgoPuzzleTheme *theme);

/**
 * ugo_sheet_form_get_wish:
 * @self: a form
 *
 * Returns: what was chosen; its themes are valid until the next change
 */
UgoPuzzleWish ugo_sheet_form_get_wish (UgoSheetForm *self);

G_END_DECLS
