/* ugo-record.c: one game record: tags and a tree of moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-record.h"

#include <string.h>

#include "ugo-notation.h"
#include "ugo-record-private.h"
#include "ugo-tag.h"

/* The tags that every record has, and what they hold when nothing is known. */
static const struct
{
  const char *name;
  const char *value;
} default_tags[] = {
  { "Event", "?" }, { "Site", "?" },  { "Date", "????.??.??" }, { "Round", "?" },
  { "White", "?" }, { "Black", "?" }, { "Result", "*" },
};

void
ugo_record_tag_free (UgoRecordTag *tag)
{
  g_free (tag->name);
  g_free (tag->value);
  g_free (tag);
}

/* Nodes */

UgoNode *
ugo_node_new (UgoNode *parent, UgoMove move, const UgoPosition *position)
{
  UgoNode *node = g_new0 (UgoNode, 1);

  node->parent = parent;
  node->move = move;
  node->position = *position;
  node->key = ugo_position_key (position);
  node->ply = parent != NULL ? parent->ply + 1 : 0;

  return node;
}

static void
node_free (UgoNode *node)
{
  g_free (node->route);
  g_clear_pointer (&node->glyphs, g_byte_array_unref);
  g_strfreev (node->before);
  g_strfreev (node->comments);
  g_strfreev (node->after);
  g_free (node);
}

void
ugo_node_free_tree (UgoNode *top)
{
  UgoNode *node = top;

  for (;;)
    {
      UgoNode *following;

      while (node->first_child != NULL)
        node = node->first_child;
      if (node == top)
        break;

      following = node->parent;
      following->first_child = node->next;
      node_free (node);
      node = following;
    }

  node_free (top);
}

void
ugo_node_link (UgoNode *node, UgoNode *previous, UgoNode *next)
{
  node->previous = previous;
  node->next = next;
  if (previous != NULL)
    previous->next = node;
  else
    node->parent->first_child = node;
  if (next != NULL)
    next->previous = node;
  else
    node->parent->last_child = node;
}

static char ***
node_comment_list (UgoNode *node, UgoCommentPlace place)
{
  switch (place)
    {
    case UGO_COMMENT_BEFORE:
      return &node->before;
    case UGO_COMMENT_AFTER:
      return &node->after;
    case UGO_COMMENT_MOVE:
    default:
      return &node->comments;
    }
}

void
ugo_node_take_comments (UgoNode *node, UgoCommentPlace place, char **comments)
{
  char ***list = node_comment_list (node, place);

  g_strfreev (*list);
  *list = comments;
}

void
ugo_node_add_glyph (UgoNode *node, guint8 glyph)
{
  if (node->glyphs == NULL)
    node->glyphs = g_byte_array_new ();
  g_byte_array_append (node->glyphs, &glyph, 1);
}

UgoNode *
ugo_node_next_in_tree (UgoNode *node, UgoNode *top)
{
  if (node->first_child != NULL)
    return node->first_child;

  for (; node != top; node = node->parent)
    if (node->next != NULL)
      return node->next;

  return NULL;
}

GArray *
ugo_node_collect_keys (const UgoNode *node)
{
  GArray *keys = g_array_new (FALSE, FALSE, sizeof (guint64));

  for (; node != NULL; node = node->parent)
    if (ugo_position_repeats (&node->position))
      g_array_append_val (keys, node->key);
  return keys;
}

void
ugo_node_path (const UgoNode *node, UgoRoute *route)
{
  if (node->route != NULL)
    *route = *node->route;
  else
    ugo_move_path (&node->parent->position, node->move, route);
}

gsize
ugo_node_write_move (const UgoNode *node, char *text)
{
  return ugo_move_write (&node->parent->position, node->move, node->route, text);
}

/* Records */

/* The position as its text tells it, for nothing else of it can be saved. */
static void
get_saved_start (const UgoPosition *start, UgoPosition *saved)
{
  char text[UGO_POSITION_TEXT_SIZE];
  gsize length = ugo_position_write (start, text);
  gsize offset;

  if (ugo_position_read (start->variant, text, length, UGO_ANY_POSITION, saved, &offset) != UGO_OK)
    *saved = *start;
}

static void
put_default_tag (UgoRecord *record, gsize i)
{
  ugo_record_put_tag (record, default_tags[i].name, strlen (default_tags[i].name),
                      g_strdup (default_tags[i].value));
}

UgoRecord *
ugo_record_new (const UgoPosition *start)
{
  UgoRecord *record = g_new0 (UgoRecord, 1);
  char variant[UGO_VARIANT_TEXT_SIZE];
  UgoPosition saved;

  g_atomic_ref_count_init (&record->ref_count);
  record->tags = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                        (GDestroyNotify) ugo_record_tag_free);
  record->keys = g_hash_table_new (NULL, NULL);

  get_saved_start (start, &saved);
  record->root = ugo_node_new (NULL, UGO_MOVE_PASS, &saved);
  g_hash_table_add (record->keys, GSIZE_TO_POINTER (record->root->key));

  for (gsize i = 0; i < G_N_ELEMENTS (default_tags); i++)
    put_default_tag (record, i);
  ugo_variant_write (start->variant, variant);
  ugo_record_put_tag (record, "Variant", strlen ("Variant"), g_strdup (variant));
  if (!ugo_position_is_start (&saved))
    {
      char text[UGO_POSITION_TEXT_SIZE];

      ugo_position_write (&saved, text);
      ugo_record_put_tag (record, "SetUp", strlen ("SetUp"), g_strdup ("1"));
      ugo_record_put_tag (record, "FEN", strlen ("FEN"), g_strdup (text));
    }

  return record;
}

UgoRecord *
ugo_record_ref (UgoRecord *record)
{
  g_atomic_ref_count_inc (&record->ref_count);

  return record;
}

void
ugo_record_unref (UgoRecord *record)
{
  if (!g_atomic_ref_count_dec (&record->ref_count))
    return;

  ugo_node_free_tree (record->root);
  g_hash_table_unref (record->tags);
  g_hash_table_unref (record->keys);
  g_free (record->source);
  g_free (record);
}

static void
copy_node_content (UgoNode *to, const UgoNode *from)
{
  to->route = g_memdup2 (from->route, sizeof (UgoRoute));
  if (from->glyphs != NULL)
    {
      to->glyphs = g_byte_array_sized_new (from->glyphs->len);
      g_byte_array_append (to->glyphs, from->glyphs->data, from->glyphs->len);
    }
  to->before = g_strdupv (from->before);
  to->comments = g_strdupv (from->comments);
  to->after = g_strdupv (from->after);
}

static UgoNode *
copy_node (UgoRecord *copy, const UgoNode *from, UgoNode *parent)
{
  UgoNode *node = ugo_node_new (parent, from->move, &from->position);

  copy_node_content (node, from);
  ugo_node_link (node, parent->last_child, NULL);
  g_hash_table_add (copy->keys, GSIZE_TO_POINTER (node->key));

  return node;
}

static void
copy_tree (UgoRecord *copy, const UgoNode *root)
{
  const UgoNode *from = root;
  UgoNode *to = copy->root;

  copy_node_content (to, from);
  for (;;)
    {
      if (from->first_child != NULL)
        {
          from = from->first_child;
          to = copy_node (copy, from, to);
          continue;
        }
      while (from != root && from->next == NULL)
        {
          from = from->parent;
          to = to->parent;
        }
      if (from == root)
        return;
      from = from->next;
      to = copy_node (copy, from, to->parent);
    }
}

UgoRecord *
ugo_record_copy (UgoRecord *record)
{
  UgoRecord *copy = ugo_record_new (&record->root->position);
  GHashTableIter iter;
  gpointer tag;

  copy->is_foreign = record->is_foreign;
  copy->text_result = record->text_result;
  copy_tree (copy, record->root);
  ugo_record_set_source (copy, record->source, record->source_length);
  copy->state = record->state;

  g_hash_table_remove_all (copy->tags);
  g_hash_table_iter_init (&iter, record->tags);
  while (g_hash_table_iter_next (&iter, NULL, &tag))
    {
      const UgoRecordTag *from = tag;

      ugo_record_put_tag (copy, from->name, strlen (from->name), g_strdup (from->value));
    }

  return copy;
}

static gboolean
lists_equal (char **a, char **b)
{
  if (a == NULL || b == NULL)
    return a == b;

  return g_strv_equal ((const char *const *) a, (const char *const *) b);
}

static gboolean
glyphs_equal (const GByteArray *a, const GByteArray *b)
{
  if (a == NULL || b == NULL)
    return a == b;

  return a->len == b->len && memcmp (a->data, b->data, a->len) == 0;
}

gboolean
ugo_routes_equal (const UgoRoute *a, const UgoRoute *b)
{
  if (a == NULL || b == NULL)
    return a == b;

  return a->length == b->length && memcmp (a->squares, b->squares, a->length) == 0;
}

static gboolean
nodes_equal (const UgoNode *a, const UgoNode *b)
{
  return ugo_move_equal (a->move, b->move) && ugo_routes_equal (a->route, b->route)
         && ugo_position_same (&a->position, &b->position) && glyphs_equal (a->glyphs, b->glyphs)
         && lists_equal (a->before, b->before) && lists_equal (a->comments, b->comments)
         && lists_equal (a->after, b->after)
         && (a->first_child == NULL) == (b->first_child == NULL)
         && (a->next == NULL) == (b->next == NULL);
}

static gboolean
tags_equal (UgoRecord *a, UgoRecord *b)
{
  GHashTableIter iter;
  gpointer key;
  gpointer value;

  if (g_hash_table_size (a->tags) != g_hash_table_size (b->tags))
    return FALSE;

  g_hash_table_iter_init (&iter, a->tags);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      const UgoRecordTag *tag = value;
      const UgoRecordTag *other = g_hash_table_lookup (b->tags, key);

      if (other == NULL || !g_str_equal (tag->name, other->name)
          || !g_str_equal (tag->value, other->value))
        return FALSE;
    }

  return TRUE;
}

gboolean
ugo_record_equal (UgoRecord *a, UgoRecord *b)
{
  UgoNode *node_a = a->root;
  UgoNode *node_b = b->root;

  if (a->is_foreign != b->is_foreign || !tags_equal (a, b)
      || ugo_record_get_result (a) != ugo_record_get_result (b))
    return FALSE;

  while (node_a != NULL && node_b != NULL)
    {
      if (!nodes_equal (node_a, node_b))
        return FALSE;
      node_a = ugo_node_next_in_tree (node_a, a->root);
      node_b = ugo_node_next_in_tree (node_b, b->root);
    }

  return node_a == node_b;
}

gboolean
ugo_record_is_ours (UgoRecord *record)
{
  return !record->is_foreign;
}

void
ugo_record_set_foreign (UgoRecord *record)
{
  record->is_foreign = TRUE;
}

UgoVariant
ugo_record_get_variant (UgoRecord *record)
{
  return record->root->position.variant;
}

UgoNode *
ugo_record_get_root (UgoRecord *record)
{
  return record->root;
}

UgoNode *
ugo_record_get_end (UgoRecord *record)
{
  UgoNode *node = record->root;

  while (node->first_child != NULL)
    node = node->first_child;

  return node;
}

gsize
ugo_record_get_state (UgoRecord *record)
{
  return record->state;
}

const char *
ugo_record_get_source (UgoRecord *record, gsize *length)
{
  *length = record->source_length;

  return record->source;
}

void
ugo_record_set_source (UgoRecord *record, const char *text, gsize length)
{
  char *source = NULL;

  if (text != NULL)
    {
      source = g_malloc (length + 1);
      memcpy (source, text, length);
      source[length] = '\0';
    }

  ugo_record_note_change (record);
  record->source = source;
  record->source_length = text != NULL ? length : 0;
}

/* Tags */

const char *
ugo_record_get_tag (UgoRecord *record, const char *name)
{
  g_autofree char *key = g_ascii_strdown (name, -1);
  const UgoRecordTag *tag = g_hash_table_lookup (record->tags, key);

  return tag != NULL ? tag->value : NULL;
}

void
ugo_record_put_tag (UgoRecord *record, const char *name, gsize length, char *value)
{
  const char *standard = ugo_tag_standard_name (name, length);
  UgoRecordTag *tag = g_new (UgoRecordTag, 1);

  tag->name = standard != NULL ? g_strdup (standard) : g_strndup (name, length);
  tag->value = value;
  g_hash_table_replace (record->tags, g_ascii_strdown (name, length), tag);
}

static void
remove_tag (UgoRecord *record, const char *name)
{
  g_autofree char *key = g_ascii_strdown (name, -1);

  g_hash_table_remove (record->tags, key);
  for (gsize i = 0; i < G_N_ELEMENTS (default_tags); i++)
    if (g_ascii_strcasecmp (default_tags[i].name, name) == 0)
      put_default_tag (record, i);
}

void
ugo_record_set_tag (UgoRecord *record, const char *name, const char *value)
{
  static const char *const fixed[] = { "Variant", "SetUp", "FEN", NULL };
  const char *standard = ugo_tag_standard_name (name, strlen (name));

  g_return_if_fail (!record->is_foreign);
  g_return_if_fail (ugo_tag_name_is_valid (name));
  g_return_if_fail (standard == NULL || !g_strv_contains (fixed, standard));

  ugo_record_note_change (record);
  if (record->history != NULL)
    ugo_history_note_tag (record->history, name);
  if (value == NULL)
    remove_tag (record, name);
  else
    ugo_record_put_tag (record, name, strlen (name), ugo_tag_clean (value, strlen (value)));

  if (standard != NULL && g_str_equal (standard, "Result") && value != NULL)
    {
      UgoOutcome outcome;

      if (ugo_outcome_read (value, strlen (value), &outcome))
        record->text_result = outcome;
    }
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return ugo_tag_compare (*(const char *const *) a, *(const char *const *) b);
}

const char **
ugo_record_list_tags (UgoRecord *record)
{
  GPtrArray *names = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer tag;

  g_hash_table_iter_init (&iter, record->tags);
  while (g_hash_table_iter_next (&iter, NULL, &tag))
    g_ptr_array_add (names, ((UgoRecordTag *) tag)->name);
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);

  return (const char **) g_ptr_array_free (names, FALSE);
}

UgoOutcome
ugo_record_get_result (UgoRecord *record)
{
  const char *value = ugo_record_get_tag (record, "Result");
  UgoOutcome outcome;

  if (value != NULL && ugo_outcome_read (value, strlen (value), &outcome)
      && outcome != UGO_UNDECIDED)
    return outcome;

  return record->text_result;
}

void
ugo_record_set_text_result (UgoRecord *record, UgoOutcome outcome)
{
  record->text_result = outcome;
}

void
ugo_record_set_result (UgoRecord *record, UgoOutcome outcome, const char *termination)
{
  ugo_record_set_tag (record, "Result", ugo_outcome_word (outcome));
  ugo_record_set_tag (record, "Termination", termination);
}
