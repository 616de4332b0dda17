/* ugo-help-page.h: a page of the help, read from Mallard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * As much of Mallard 1.0 as the pages of this program use. What is not known is shown as the text
 * that it holds. Sections are not nested here: a heading stands before what belongs to it.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define UGO_HELP_ERROR (ugo_help_error_quark ())

typedef enum
{
  UGO_HELP_ERROR_PAGE,  /* not a page of Mallard */
  UGO_HELP_ERROR_DEPTH, /* elements within elements without end */
} UgoHelpError;

GQuark ugo_help_error_quark (void);

/* How a piece of text is set off from the others; several may be joined. */
typedef enum
{
  UGO_HELP_PLAIN = 0,
  UGO_HELP_EMPHASIS = 1 << 0,
  UGO_HELP_STRONG = 1 << 1,
  UGO_HELP_KEY = 1 << 2,
  UGO_HELP_CODE = 1 << 3, /* commands, names of files, what is typed */
  UGO_HELP_GUI = 1 << 4,  /* what stands on a button or in a menu */
} UgoHelpStyle;

/*
 * UgoHelpRun:
 * @style: how it is set off
 * @text: the text; empty of a link that has the title of the page it leads to
 * @target: (nullable): of a link: "page", "page#section" or "#section"
 */
typedef struct
{
  UgoHelpStyle style;
  char *text;
  char *target;
} UgoHelpRun;

typedef enum
{
  UGO_HELP_HEADING,
  UGO_HELP_PARAGRAPH,
  UGO_HELP_LISTING, /* code, line by line */
  UGO_HELP_LIST,    /* of items */
  UGO_HELP_STEPS,   /* of numbered items */
  UGO_HELP_ITEM,
  UGO_HELP_TERM, /* a title and what is said of it */
  UGO_HELP_TABLE,
  UGO_HELP_ROW,
  UGO_HELP_CELL,
  UGO_HELP_NOTE,
  UGO_HELP_FIGURE,
  UGO_HELP_TOPICS, /* the pages that belong to a section */
} UgoHelpKind;

/*
 * UgoHelpBlock:
 * @kind: what it is
 * @level: of a heading: 1 of the page, 2 of its sections and so on; of a row of a table's head: 1;
 *   of a figure: how wide it should be, 0 when that is not told; else 0
 * @id: (nullable): of a heading: the section's; of a figure: its name; of topics: the section's
 * @groups: (nullable): of topics: in which order they come
 * @runs: (element-type UgoHelpRun): of headings, paragraphs, listings, terms: the text; of
 *   figures: what is to be seen
 * @children: (element-type UgoHelpBlock): what it holds
 */
typedef struct
{
  UgoHelpKind kind;
  guint level;
  char *id;
  char **groups;
  GPtrArray *runs;
  GPtrArray *children;
} UgoHelpBlock;

typedef struct UgoHelpPage UgoHelpPage;

/**
 * ugo_help_page_new:
 * @text: a page
 * @length: its length in bytes
 * @error: (nullable): what is wrong with it, of #UgoHelpError or #GMarkupError
 *
 * Returns: (transfer full) (nullable): the page, or %NULL
 */
UgoHelpPage *ugo_help_page_new (const char *text, gsize length, GError **error);

/**
 * ugo_help_page_free:
 * @self: (transfer full): a page
 */
void ugo_help_page_free (UgoHelpPage *self);

const char *ugo_help_page_get_id (const UgoHelpPage *self);

/**
 * ugo_help_page_get_title:
 * @self: a page
 *
 * Returns: (transfer none): its title, without style
 */
const char *ugo_help_page_get_title (const UgoHelpPage *self);

/**
 * ugo_help_page_get_description:
 * @self: a page
 *
 * Returns: (transfer none): what lists of pages say of it; may be empty
 */
const char *ugo_help_page_get_description (const UgoHelpPage *self);

/**
 * ugo_help_page_get_guide:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): in which list of pages it stands, "index#play"
 */
const char *ugo_help_page_get_guide (const UgoHelpPage *self);

/**
 * ugo_help_page_get_group:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): its group in that list
 */
const char *ugo_help_page_get_group (const UgoHelpPage *self);

/**
 * ugo_help_page_get_next:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): the id of the page to be read after it
 */
const char *ugo_help_page_get_next (const UgoHelpPage *self);

/**
 * ugo_help_page_get_blocks:
 * @self: a page
 *
 * Returns: (transfer none) (element-type UgoHelpBlock): what it holds, its title first
 */
GPtrArray *ugo_help_page_get_blocks (const UgoHelpPage *self);

/**
 * ugo_help_page_get_unknown:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): the first element that this reader does not know
 */
const char *ugo_help_page_get_unknown (const UgoHelpPage *self);

/**
 * ugo_help_runs_to_text:
 * @runs: (element-type UgoHelpRun): a text
 *
 * Returns: (transfer full): it, without style
 */
char *ugo_help_runs_to_text (GPtrArray *runs);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoHelpPage, ugo_help_page_free)

G_END_DECLS
