/* ugo-record.h: one game record: tags and a tree of moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tree may be as deep as its text is long: nothing here recurses.
 */
#pragma once

#include <glib.h>

#include "ugo-rules.h"

G_BEGIN_DECLS

typedef struct _UgoRecord UgoRecord;
typedef struct _UgoNode UgoNode;

/**
 * UgoNode:
 * @parent: (nullable): the node before; %NULL for the root
 * @first_child: (nullable): the main continuation
 * @last_child: (nullable): the last variation of it, or the main continuation
 * @next: (nullable): the next alternative to this move
 * @previous: (nullable): the alternative before; %NULL for a main continuation
 * @move: the move that led here; the pass for the root
 * @route: (nullable): the route that was named or chosen, or %NULL for the witness route
 * @position: the position after the move
 * @key: ugo_position_key() of @position
 * @ply: how many moves lead here from the root
 * @glyphs: (nullable): numeric glyphs 0–255 in their order, as guint8
 * @before: (nullable): comments before a variation's first move
 * @comments: (nullable): comments after the move; for the root, before the first move
 * @after: (nullable): comments after a variation's closing bracket
 *
 * A position in the tree. Read the fields freely; change them only by the functions below.
 * The comment lists are %NULL-terminated and hold at least one comment when not %NULL.
 */
struct _UgoNode
{
  UgoNode *parent;
  UgoNode *first_child;
  UgoNode *last_child;
  UgoNode *next;
  UgoNode *previous;
  UgoMove move;
  UgoRoute *route;
  UgoPosition position;
  guint64 key;
  guint ply;
  GByteArray *glyphs;
  char **before;
  char **comments;
  char **after;
};

/* Which of a node's comment lists is meant. */
typedef enum
{
  UGO_COMMENT_BEFORE,
  UGO_COMMENT_MOVE,
  UGO_COMMENT_AFTER,
} UgoCommentPlace;

/**
 * ugo_record_new:
 * @start: the position the game starts from
 *
 * A record with the seven tags of PGN at "?" ("????.??.??" for the date, "*" for the result), its
 * variant, and its position where it is not the variant's start.
 *
 * Returns: (transfer full): a record without moves
 */
UgoRecord *ugo_record_new (const UgoPosition *start);

UgoRecord *ugo_record_ref (UgoRecord *record);
void ugo_record_unref (UgoRecord *record);

/**
 * ugo_record_copy:
 * @record: a record
 *
 * Returns: (transfer full): a deep copy, source text included
 */
UgoRecord *ugo_record_copy (UgoRecord *record);

/**
 * ugo_record_equal:
 * @a: a record
 * @b: a record
 *
 * Returns: whether tags, start position and the whole trees are the same; source text and
 *   node addresses do not count
 */
gboolean ugo_record_equal (UgoRecord *a, UgoRecord *b);

/**
 * ugo_record_is_ours:
 * @record: a record
 *
 * Returns: %FALSE when its Variant tag names a game that is not ours: it has tags and source
 *   text, and a root without moves
 */
gboolean ugo_record_is_ours (UgoRecord *record);

UgoVariant ugo_record_get_variant (UgoRecord *record);

/**
 * ugo_record_get_root:
 * @record: a record
 *
 * Returns: (transfer none): the node of the start position
 */
UgoNode *ugo_record_get_root (UgoRecord *record);

/**
 * ugo_record_get_tag:
 * @record: a record
 * @name: a tag's name, in any case
 *
 * Returns: (nullable) (transfer none): its value
 */
const char *ugo_record_get_tag (UgoRecord *record, const char *name);

/**
 * ugo_record_set_tag:
 * @record: a record
 * @name: a tag's name: a letter, then letters, digits and underscores
 * @value: (nullable): its value in UTF-8, or %NULL to remove it; one of the seven of PGN is not
 *   removed but made unknown
 *
 * `Variant`, `SetUp` and `FEN` follow from the start position and cannot be set. Control
 * characters become spaces.
 */
void ugo_record_set_tag (UgoRecord *record, const char *name, const char *value);

/**
 * ugo_record_list_tags:
 * @record: a record
 *
 * Returns: (transfer container): the names in the order they are written, %NULL-terminated;
 *   free with g_free()
 */
const char **ugo_record_list_tags (UgoRecord *record);

/**
 * ugo_record_get_result:
 * @record: a record
 *
 * Returns: the outcome the Result tag tells, or the move text where the tag tells none
 */
UgoOutcome ugo_record_get_result (UgoRecord *record);

/**
 * ugo_record_set_result:
 * @record: a record
 * @outcome: an outcome
 * @termination: (nullable): value of the Termination tag, or %NULL for none
 */
void ugo_record_set_result (UgoRecord *record, UgoOutcome outcome, const char *termination);

/**
 * ugo_record_get_source:
 * @record: a record
 * @length: (out): its length in bytes
 *
 * The text of a record that could not be read to its end, is not ours, or holds what a record
 * cannot keep (two values of a tag, two different results): what is written in its stead until
 * the record is edited.
 *
 * Returns: (nullable) (transfer none): the text as it stood in the file, in UTF-8
 */
const char *ugo_record_get_source (UgoRecord *record, gsize *length);

/**
 * ugo_record_set_source:
 * @record: a record
 * @text: (nullable): the text to write in its stead, or %NULL: the tree is written
 * @length: its length in bytes
 */
void ugo_record_set_source (UgoRecord *record, const char *text, gsize length);

/**
 * ugo_record_get_state:
 * @record: a record
 *
 * Returns: a number that is never again the same once the record was changed, but for undoing
 *   (ugo_history_undo()): one number, one content. A copy has its record's number.
 */
gsize ugo_record_get_state (UgoRecord *record);

/**
 * ugo_record_get_end:
 * @record: a record
 *
 * Returns: (transfer none): the last node of the main line; the root when there are no moves
 */
UgoNode *ugo_record_get_end (UgoRecord *record);

/* Every change below drops the source text: the tree is written from then on. A record that is not
 * ours cannot be changed. */

/**
 * ugo_record_add:
 * @record: a record
 * @parent: a node of it
 * @move: a legal move there
 * @route: (nullable): the route chosen, or %NULL
 *
 * Returns: (transfer none): the child with that move: the one that was there (its route kept), or
 *   a new last child
 */
UgoNode *ugo_record_add (UgoRecord *record, UgoNode *parent, UgoMove move, const UgoRoute *route);

/**
 * ugo_record_append:
 * @record: a record
 * @parent: a node of it
 * @move: a legal move there
 * @route: (nullable): the route named, or %NULL
 *
 * As ugo_record_add(), but always a new last child: a file may tell the same move twice.
 *
 * Returns: (transfer none): the new node
 */
UgoNode *ugo_record_append (UgoRecord *record, UgoNode *parent, UgoMove move,
                            const UgoRoute *route);

/**
 * ugo_record_remove:
 * @record: a record
 * @node: a node of it, not the root; invalid afterwards with all below it, but where a #UgoHistory
 *   keeps it
 */
void ugo_record_remove (UgoRecord *record, UgoNode *node);

/**
 * ugo_record_promote:
 * @record: a record
 * @node: a node of it
 *
 * Moves it one place up among its alternatives; the first of them becomes the main continuation,
 * and comments beside its brackets become comments of the move.
 *
 * Returns: whether there was a place to move up to
 */
gboolean ugo_record_promote (UgoRecord *record, UgoNode *node);

/**
 * ugo_record_set_comments:
 * @record: a record
 * @node: a node of it
 * @place: which list; a root and a main continuation have only %UGO_COMMENT_MOVE
 * @comments: (nullable): the comments, %NULL-terminated; each is brought into the form that
 *   a file can hold (ugo_comment_normalise()), empty ones are dropped
 */
void ugo_record_set_comments (UgoRecord *record, UgoNode *node, UgoCommentPlace place,
                              const char *const *comments);

/**
 * ugo_record_set_glyphs:
 * @record: a record
 * @node: a node of it, not the root
 * @glyphs: (array length=n_glyphs): numeric glyphs
 * @n_glyphs: their number
 */
void ugo_record_set_glyphs (UgoRecord *record, UgoNode *node, const guint8 *glyphs,
                            gsize n_glyphs);

/**
 * ugo_node_next_in_tree:
 * @node: a node
 * @top: the root of the part to walk
 *
 * Returns: (nullable): the node after @node in a walk of the part below @top, each node before
 *   its children, main continuations first; %NULL at the end
 */
UgoNode *ugo_node_next_in_tree (UgoNode *node, UgoNode *top);

/**
 * ugo_node_collect_keys:
 * @node: a node
 *
 * Returns: (transfer full) (element-type guint64): the keys of all positions from the root to @node
 *   that repetition compares, as ugo_play() wants them
 */
GArray *ugo_node_collect_keys (const UgoNode *node);

/**
 * ugo_node_path:
 * @node: a node that is not the root
 * @route: (out): its route: the chosen one or the witness; empty for a pass
 */
void ugo_node_path (const UgoNode *node, UgoRoute *route);

/**
 * ugo_node_write_move:
 * @node: a node that is not the root
 * @text: (out): room for %UGO_MOVE_TEXT_SIZE bytes
 *
 * Returns: the length of its move's text, as records have it
 */
gsize ugo_node_write_move (const UgoNode *node, char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoRecord, ugo_record_unref)

G_END_DECLS
