/* ugo-help-book.h: the pages of the help in one language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "ugo-help-page.h"

G_BEGIN_DECLS

/* The page with which one begins. */
#define UGO_HELP_INDEX "index"

typedef struct UgoHelpBook UgoHelpBook;

/**
 * ugo_help_book_new:
 * @folder: a path in the program's resources, with a folder for each language and C for English
 * @language: the code of a language
 *
 * Pages that are missing in @language, or cannot be read there, are those of C.
 *
 * Returns: (transfer full): the book; without any pages when there are none
 */
UgoHelpBook *ugo_help_book_new (const char *folder, const char *language);

/**
 * ugo_help_book_free:
 * @self: (transfer full): a book
 */
void ugo_help_book_free (UgoHelpBook *self);

guint ugo_help_book_get_n_pages (const UgoHelpBook *self);

/**
 * ugo_help_book_get_page:
 * @self: a book
 * @index: the number of a page, from 0, in the order of their ids
 *
 * Returns: (transfer none): the page
 */
const UgoHelpPage *ugo_help_book_get_page (const UgoHelpBook *self, guint index);

/**
 * ugo_help_book_find:
 * @self: a book
 * @target: (nullable): a page's id, which a section may follow: "play#keyboard"
 *
 * Returns: (transfer none) (nullable): the page
 */
const UgoHelpPage *ugo_help_book_find (const UgoHelpBook *self, const char *target);

/**
 * ugo_help_book_list_topics:
 * @self: a book
 * @page: the id of a page
 * @topics: one of its blocks, a list of topics
 *
 * Returns: (transfer container) (element-type UgoHelpPage): the pages that belong there, in the
 *   order of their groups
 */
GPtrArray *ugo_help_book_list_topics (const UgoHelpBook *self, const char *page,
                                      const UgoHelpBlock *topics);

/**
 * ugo_help_book_search:
 * @self: a book
 * @words: what a person looks for
 *
 * Returns: (transfer container) (element-type UgoHelpPage): the pages that have each of @words, or
 *   the beginning of it, those with them in their titles first; none without words
 */
GPtrArray *ugo_help_book_search (const UgoHelpBook *self, const char *words);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoHelpBook, ugo_help_book_free)

G_END_DECLS
