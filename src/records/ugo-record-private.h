/* ugo-record-private.h: what reader, writer and history need of a record beyond its interface
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-history.h"
#include "ugo-record.h"

G_BEGIN_DECLS

typedef struct
{
  char *name;
  char *value;
} UgoRecordTag;

struct _UgoRecord
{
  gatomicrefcount ref_count;
  gboolean is_foreign;

  GHashTable *tags; /* the name in lower case → UgoRecordTag */
  UgoOutcome text_result;

  UgoNode *root;
  GHashTable *keys; /* the keys of all nodes there were: tells quickly that a position is new */

  char *source;
  gsize source_length;

  gsize state;
  UgoHistory *history; /* NULL for none; it has a reference to the record */
};

void ugo_record_tag_free (UgoRecordTag *tag);

/**
 * ugo_record_note_change:
 * @record: a record that is about to be changed
 *
 * Drops the source text, gives the record a new state, and tells its history of both.
 */
void ugo_record_note_change (UgoRecord *record);

/* A node that no other links to yet. */
UgoNode *ugo_node_new (UgoNode *parent, UgoMove move, const UgoPosition *position);

/* Frees @top, which nothing links to any more, and all below it. */
void ugo_node_free_tree (UgoNode *top);

/**
 * ugo_node_link:
 * @node: a node that nothing links to, with its parent
 * @previous: (nullable): the child of its parent to stand behind
 * @next: (nullable): the one to stand before
 */
void ugo_node_link (UgoNode *node, UgoNode *previous, UgoNode *next);

/* Takes @node, which is not the root, out of the tree; it is not freed. */
void ugo_node_unlink (UgoNode *node);

/* Whether two routes, each of which may be %NULL, are the same. */
gboolean ugo_routes_equal (const UgoRoute *a, const UgoRoute *b);

/* What a history is told before a record is changed, so that it can be undone. */
void ugo_history_note_state (UgoHistory *history);
void ugo_history_note_tag (UgoHistory *history, const char *name);
void ugo_history_note_content (UgoHistory *history, UgoNode *node);

/* @node goes into the tree, or, where it does not, out of it. */
void ugo_history_note_link (UgoHistory *history, UgoNode *node, UgoNode *previous, UgoNode *next,
                            gboolean goes_in);

/**
 * ugo_record_put_tag:
 * @record: a record
 * @name: a valid tag name, not longer than @length bytes
 * @length: its length
 * @value: (transfer full): its value, cleaned
 *
 * Sets any tag, `Variant`, `SetUp` and `FEN` too, and leaves all else as it is.
 */
void ugo_record_put_tag (UgoRecord *record, const char *name, gsize length, char *value);

/**
 * ugo_record_set_foreign:
 * @record: a record without moves
 *
 * Marks it as a record of a game that is not ours.
 */
void ugo_record_set_foreign (UgoRecord *record);

/**
 * ugo_record_set_text_result:
 * @record: a record
 * @outcome: what its move text tells, for when its Result tag tells none
 */
void ugo_record_set_text_result (UgoRecord *record, UgoOutcome outcome);

/**
 * ugo_node_take_comments:
 * @node: a node
 * @place: which list
 * @comments: (transfer full): normalised comments, %NULL-terminated, at least one
 */
void ugo_node_take_comments (UgoNode *node, UgoCommentPlace place, char **comments);

/**
 * ugo_node_add_glyph:
 * @node: a node that is not the root
 * @glyph: a numeric glyph
 */
void ugo_node_add_glyph (UgoNode *node, guint8 glyph);

G_END_DECLS
