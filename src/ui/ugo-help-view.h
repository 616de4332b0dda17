/* ugo-help-view.h: a page of the help as widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "ugo-help-book.h"
#include "ugo-theme.h"

G_BEGIN_DECLS

#define UGO_TYPE_HELP_VIEW (ugo_help_view_get_type ())

/* Links and lists run the action help.follow, with the page or the section they lead to. */
G_DECLARE_FINAL_TYPE (UgoHelpView, ugo_help_view, UGO, HELP_VIEW, GtkWidget)

GtkWidget *ugo_help_view_new (void);

/**
 * ugo_help_view_show_page:
 * @self: a view
 * @book: the book of the page
 * @page: (nullable): a page; without any the view says that there is none
 * @figures: (nullable): the figures that pages may show
 * @theme: the colours of their boards
 */
void ugo_help_view_show_page (UgoHelpView *self, const UgoHelpBook *book, const UgoHelpPage *page,
                              GKeyFile *figures, const UgoTheme *theme);

/**
 * ugo_help_view_show_found:
 * @self: a view
 * @pages: (element-type UgoHelpPage): pages to choose from
 */
void ugo_help_view_show_found (UgoHelpView *self, GPtrArray *pages);

/**
 * ugo_help_view_get_heading:
 * @self: a view
 * @section: (nullable): the id of a section
 *
 * Returns: (transfer none) (nullable): the heading of that section, else that of the page
 */
GtkWidget *ugo_help_view_get_heading (UgoHelpView *self, const char *section);

G_END_DECLS
