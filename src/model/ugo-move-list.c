/* ugo-move-list.c: a match's record as rows of a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list keeps a few words for each row; the objects are made when they are asked for. After an
 * edit all rows are found anew and the smallest range that differs is announced.
 */
#include "ugo-move-list.h"

#include <string.h>

#include "ugo-comment.h"
#include "ugo-move-text.h"

/*
 * Row:
 * @nodes: the nodes after each side's move, or %NULL
 * @digests: of what their text is made from: an address alone may have been used again
 * @comment: (nullable): the words of a comment row
 * @about: (nullable): the node that a comment row belongs to
 * @place: where the comment stands
 * @head: (nullable): the first move of a variation, in its first row
 * @is_folded: whether the rest of that variation is hidden
 * @depth: how deep in variations
 * @number: the number of the round
 */
typedef struct
{
  UgoNode *nodes[2];
  guint64 digests[2];
  char *comment;
  UgoNode *about;
  UgoCommentPlace place;
  UgoNode *head;
  gboolean is_folded;
  guint depth;
  guint number;
} Row;

struct _UgoMoveRow
{
  GObject parent_instance;

  char *texts[2];
  char *comment;
  UgoNode *nodes[2];
  UgoNode *about;
  UgoCommentPlace place;
  UgoNode *head;
  gboolean is_folded;
  guint depth;
  guint number;
};

struct _UgoMoveList
{
  GObject parent_instance;

  UgoMatch *match;
  GArray *rows;
  GHashTable *folded; /* the first nodes of variations that are hidden */
};

G_DEFINE_FINAL_TYPE (UgoMoveRow, ugo_move_row, G_TYPE_OBJECT)

/* Rows as objects */

static void
ugo_move_row_finalize (GObject *object)
{
  UgoMoveRow *self = UGO_MOVE_ROW (object);

  g_free (self->texts[UGO_WHITE]);
  g_free (self->texts[UGO_BLACK]);
  g_free (self->comment);

  G_OBJECT_CLASS (ugo_move_row_parent_class)->finalize (object);
}

static void
ugo_move_row_class_init (UgoMoveRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ugo_move_row_finalize;
}

static void
ugo_move_row_init (UgoMoveRow *self)
{
}

static UgoMoveRow *
move_row_new (const Row *row)
{
  UgoMoveRow *self = g_object_new (UGO_TYPE_MOVE_ROW, NULL);

  self->depth = row->depth;
  self->number = row->number;
  self->comment = g_strdup (row->comment);
  self->about = row->about;
  self->place = row->place;
  self->head = row->head;
  self->is_folded = row->is_folded;
  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    {
      self->nodes[side] = row->nodes[side];
      if (row->nodes[side])
        self->texts[side] = ugo_move_text_with_glyphs (row->nodes[side]);
    }
  return self;
}

/* Finding the rows */

static void
row_clear (gpointer data)
{
  g_free (((Row *) data)->comment);
}

static gboolean
row_equal (const Row *a, const Row *b)
{
  return a->depth == b->depth && a->number == b->number
         && memcmp (a->nodes, b->nodes, sizeof a->nodes) == 0
         && memcmp (a->digests, b->digests, sizeof a->digests) == 0
         && a->about == b->about && a->head == b->head && a->is_folded == b->is_folded
         && g_strcmp0 (a->comment, b->comment) == 0;
}

/* FNV-1a */
static guint64
digest (guint64 hash, const guint8 *bytes, gsize length)
{
  for (gsize i = 0; i < length; i++)
    hash = (hash ^ bytes[i]) * G_GUINT64_CONSTANT (0x100000001b3);
  return hash;
}

static guint64
node_digest (const UgoNode *node)
{
  const UgoMove *move = &node->move;
  guint64 hash = digest (G_GUINT64_CONSTANT (0xcbf29ce484222325),
                         (guint8[]) { move->from, move->to, move->drop, move->piece }, 4);

  if (node->route)
    hash = digest (hash, node->route->squares, node->route->length);
  if (node->glyphs)
    hash = digest (digest (hash, (guint8[]) { 0xff }, 1), node->glyphs->data, node->glyphs->len);
  return digest (hash, (const guint8 *) &node->parent->key, sizeof node->parent->key);
}

static guint
round_of (const UgoNode *node)
{
  return node->parent ? node->parent->position.move_number : node->position.move_number;
}

static char **
get_comments (const UgoNode *node, UgoCommentPlace place)
{
  if (place == UGO_COMMENT_MOVE)
    return node->comments;
  return place == UGO_COMMENT_BEFORE ? node->before : node->after;
}

static void
add_comments (GArray *rows, UgoNode *node, UgoCommentPlace place, guint depth)
{
  char **comments = get_comments (node, place);

  for (char **comment = comments; comment && *comment; comment++)
    {
      g_autofree char *words = ugo_comment_split (*comment, NULL);
      Row row = { .about = node, .place = place, .depth = depth, .number = round_of (node) };

      if (*words == '\0')
        continue;
      row.comment = g_steal_pointer (&words);
      g_array_append_val (rows, row);
    }
}

/* Whether @node, a move of Black, can stand beside White's move in the last row. */
static gboolean
joins_last_row (GArray *rows, const UgoNode *node, guint depth)
{
  const Row *last = rows->len ? &g_array_index (rows, Row, rows->len - 1) : NULL;

  return last && last->depth == depth && last->nodes[UGO_WHITE] == node->parent
         && !last->nodes[UGO_BLACK];
}

static void
add_move (GArray *rows, UgoNode *node, guint depth, gboolean is_folded)
{
  UgoSide side = node->parent->position.side;
  Row row = { .depth = depth, .number = round_of (node), .is_folded = is_folded };

  if (!is_folded)
    add_comments (rows, node, UGO_COMMENT_BEFORE, depth);
  if (node->previous)
    row.head = node;
  if (side == UGO_WHITE || !joins_last_row (rows, node, depth))
    g_array_append_val (rows, row);

  g_array_index (rows, Row, rows->len - 1).nodes[side] = node;
  g_array_index (rows, Row, rows->len - 1).digests[side] = node_digest (node);
  if (!is_folded)
    add_comments (rows, node, UGO_COMMENT_MOVE, depth);
}

/* Goes from the last node of a line to the node that a record names next: the first of another
 * variation, or the continuation of what a variation was an alternative to. */
static UgoNode *
leave_line (GArray *rows, UgoNode *node, gboolean is_folded, guint *depth)
{
  for (;;)
    {
      while (!node->previous && node->parent)
        node = node->parent;
      if (!node->parent)
        return NULL;

      if (!is_folded)
        add_comments (rows, node, UGO_COMMENT_AFTER, *depth);
      is_folded = FALSE;
      if (node->next)
        return node->next;

      --*depth;
      node = node->parent->first_child;
      if (node->first_child)
        return node->first_child;
    }
}

/* Rows come in the order of the text: a move, its comments, the alternatives to it, the moves
 * after it. */
static GArray *
find_rows (UgoRecord *record, GHashTable *folded)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (Row));
  UgoNode *node = ugo_record_get_root (record);
  guint depth = 0;

  g_array_set_clear_func (rows, row_clear);
  add_comments (rows, node, UGO_COMMENT_MOVE, 0);
  node = node->first_child;
  while (node)
    {
      gboolean is_folded = node->previous && g_hash_table_contains (folded, node);

      add_move (rows, node, depth, is_folded);
      if (is_folded)
        node = leave_line (rows, node, TRUE, &depth);
      else if (!node->previous && node->next)
        {
          depth++;
          node = node->next;
        }
      else if (node->first_child)
        node = node->first_child;
      else
        node = leave_line (rows, node, FALSE, &depth);
    }
  return rows;
}

/* The list */

static void
update (UgoMoveList *self)
{
  g_autoptr (GArray) old = g_steal_pointer (&self->rows);
  guint n_same = 0, n_same_at_end = 0, n_common;

  self->rows = find_rows (ugo_match_get_record (self->match), self->folded);
  n_common = MIN (old->len, self->rows->len);
  while (n_same < n_common
         && row_equal (&g_array_index (old, Row, n_same),
                       &g_array_index (self->rows, Row, n_same)))
    n_same++;
  while (n_same_at_end < n_common - n_same
         && row_equal (&g_array_index (old, Row, old->len - 1 - n_same_at_end),
                       &g_array_index (self->rows, Row, self->rows->len - 1 - n_same_at_end)))
    n_same_at_end++;

  if (n_same < old->len || n_same < self->rows->len)
    g_list_model_items_changed (G_LIST_MODEL (self), n_same, old->len - n_same - n_same_at_end,
                                self->rows->len - n_same - n_same_at_end);
}

static void
match_edited_cb (UgoMatch *match, UgoMoveList *self)
{
  update (self);
}

/* Where somebody stands is always shown. */
static void
match_changed_cb (UgoMatch *match, UgoMoveList *self)
{
  gboolean is_hidden = FALSE;

  for (UgoNode *node = ugo_match_get_node (match); node->parent; node = node->parent)
    is_hidden |= g_hash_table_remove (self->folded, node);
  if (is_hidden)
    update (self);
}

static GType
ugo_move_list_get_item_type (GListModel *model)
{
  return UGO_TYPE_MOVE_ROW;
}

static guint
ugo_move_list_get_n_items (GListModel *model)
{
  return UGO_MOVE_LIST (model)->rows->len;
}

static gpointer
ugo_move_list_get_item (GListModel *model, guint position)
{
  UgoMoveList *self = UGO_MOVE_LIST (model);

  if (position >= self->rows->len)
    return NULL;
  return move_row_new (&g_array_index (self->rows, Row, position));
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = ugo_move_list_get_item_type;
  iface->get_n_items = ugo_move_list_get_n_items;
  iface->get_item = ugo_move_list_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (UgoMoveList, ugo_move_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static void
ugo_move_list_finalize (GObject *object)
{
  UgoMoveList *self = UGO_MOVE_LIST (object);

  g_clear_object (&self->match);
  g_clear_pointer (&self->rows, g_array_unref);
  g_clear_pointer (&self->folded, g_hash_table_unref);

  G_OBJECT_CLASS (ugo_move_list_parent_class)->finalize (object);
}

static void
ugo_move_list_class_init (UgoMoveListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ugo_move_list_finalize;
}

static void
ugo_move_list_init (UgoMoveList *self)
{
  self->folded = g_hash_table_new (NULL, NULL);
}

/* Public API */

UgoMoveList *
ugo_move_list_new (UgoMatch *match)
{
  UgoMoveList *self = g_object_new (UGO_TYPE_MOVE_LIST, NULL);

  self->match = g_object_ref (match);
  self->rows = find_rows (ugo_match_get_record (match), self->folded);
  g_signal_connect_object (match, "edited", G_CALLBACK (match_edited_cb), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (match, "changed", G_CALLBACK (match_changed_cb), self,
                           G_CONNECT_DEFAULT);
  return self;
}

guint
ugo_move_list_find (UgoMoveList *self, UgoNode *node)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = &g_array_index (self->rows, Row, i);

      if (row->nodes[UGO_WHITE] == node || row->nodes[UGO_BLACK] == node)
        return i;
    }
  return G_MAXUINT;
}

void
ugo_move_list_set_folded (UgoMoveList *self, UgoNode *head, gboolean is_folded)
{
  UgoNode *node = ugo_match_get_node (self->match);

  g_return_if_fail (head->previous != NULL);

  while (node != head && node->parent)
    node = node->parent;
  if (is_folded && node == head)
    ugo_match_go_to (self->match, head->parent);
  if (is_folded ? g_hash_table_add (self->folded, head)
                : g_hash_table_remove (self->folded, head))
    update (self);
}

void
ugo_move_list_retell (UgoMoveList *self)
{
  g_list_model_items_changed (G_LIST_MODEL (self), 0, self->rows->len, self->rows->len);
}

guint
ugo_move_row_get_depth (UgoMoveRow *self)
{
  return self->depth;
}

guint
ugo_move_row_get_number (UgoMoveRow *self)
{
  return self->number;
}

UgoNode *
ugo_move_row_get_node (UgoMoveRow *self, UgoSide side)
{
  return self->nodes[side];
}

char *
ugo_move_row_get_text (UgoMoveRow *self, UgoSide side)
{
  return g_strdup (self->texts[side]);
}

UgoNode *
ugo_move_row_get_head (UgoMoveRow *self, gboolean *is_folded)
{
  *is_folded = self->is_folded;
  return self->head;
}

UgoNode *
ugo_move_row_get_about (UgoMoveRow *self, UgoCommentPlace *place)
{
  *place = self->place;
  return self->about;
}

const char *
ugo_move_row_get_comment (UgoMoveRow *self)
{
  return self->comment;
}
