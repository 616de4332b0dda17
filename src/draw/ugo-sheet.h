/* ugo-sheet.h: boards with texts on sheets of paper, and their solutions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two columns of three boards a page, numbered, with a text under each; after them pages with the
 * solutions on small boards. All words come from whoever makes a sheet. Lengths are in points.
 */
#pragma once

#include <glib.h>

#include "ugo-board-draw.h"

G_BEGIN_DECLS

#define UGO_SHEET_A4_WIDTH 595.276
#define UGO_SHEET_A4_HEIGHT 841.89

/* A page must have room for boards that can be read. */
#define UGO_SHEET_MIN_SIZE 300

/*
 * UgoSheetItem:
 * @position: what is on the board
 * @is_turned: whether Black sits at the bottom
 * @name: (nullable): what it is called by those who want to find it again; beside the solution
 * @title: what stands above it, after its number
 * @note: what stands at the end of that line
 * @text: what stands under it
 * @asked: (array length=n_asked): what is drawn on the board that asks
 * @n_asked: how many of them
 * @route: the way of the first move of the solution; of length 0 for none
 * @answer: (array length=n_answer): what else is drawn on the board of the solution
 * @n_answer: how many of them
 * @answer_text: what stands under the solution
 */
typedef struct
{
  UgoPosition position;
  gboolean is_turned;
  const char *name;
  const char *title;
  const char *note;
  const char *text;
  const UgoBoardMark *asked;
  gsize n_asked;
  UgoRoute route;
  const UgoBoardMark *answer;
  gsize n_answer;
  const char *answer_text;
} UgoSheetItem;

typedef struct _UgoSheet UgoSheet;

/**
 * ugo_sheet_new:
 * @title: what stands above the boards
 * @answer_title: what stands above the solutions
 * @theme: the colours of the boards
 * @width: of a page
 * @height: of a page
 *
 * Returns: (transfer full): a sheet without boards
 */
UgoSheet *ugo_sheet_new (const char *title, const char *answer_title, const UgoTheme *theme,
                         double width, double height);

/**
 * ugo_sheet_free:
 * @self: (transfer full): a sheet
 */
void ugo_sheet_free (UgoSheet *self);

/**
 * ugo_sheet_add:
 * @self: a sheet
 * @item: a board, which is copied
 */
void ugo_sheet_add (UgoSheet *self, const UgoSheetItem *item);

/**
 * ugo_sheet_count_pages:
 * @self: a sheet
 *
 * Returns: how many pages it has, 0 without boards
 */
guint ugo_sheet_count_pages (UgoSheet *self);

/**
 * ugo_sheet_draw_page:
 * @self: a sheet
 * @cr: where to draw, a unit being a point
 * @page: which page, from 0
 */
void ugo_sheet_draw_page (UgoSheet *self, cairo_t *cr, guint page);

/* A sheet on its way into a PDF file. */
typedef struct _UgoSheetPdf UgoSheetPdf;

/**
 * ugo_sheet_pdf_new:
 * @sheet: (transfer none): a sheet with boards, which must outlive this and not change
 *
 * Returns: (transfer full): a file without pages
 */
UgoSheetPdf *ugo_sheet_pdf_new (UgoSheet *sheet);

/**
 * ugo_sheet_pdf_draw_next:
 * @self: a file
 *
 * Draws the next page, which takes some milliseconds.
 *
 * Returns: whether there are more of them
 */
gboolean ugo_sheet_pdf_draw_next (UgoSheetPdf *self);

/**
 * ugo_sheet_pdf_finish:
 * @self: (transfer full): a file
 * @error: return location for a #GError of %UGO_DIAGRAM_ERROR
 *
 * Returns: (transfer full) (nullable): the pages drawn so far as a PDF file, whose text can be
 *   searched
 */
GBytes *ugo_sheet_pdf_finish (UgoSheetPdf *self, GError **error);

/**
 * ugo_sheet_pdf_free:
 * @self: (transfer full): a file that is not wanted any more
 */
void ugo_sheet_pdf_free (UgoSheetPdf *self);

/**
 * ugo_sheet_make_pdf:
 * @self: a sheet with boards
 * @error: return location for a #GError of %UGO_DIAGRAM_ERROR
 *
 * Returns: (transfer full) (nullable): all pages as a PDF file, as ugo_sheet_pdf_finish() has it
 */
GBytes *ugo_sheet_make_pdf (UgoSheet *self, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoSheet, ugo_sheet_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoSheetPdf, ugo_sheet_pdf_free)

G_END_DECLS
