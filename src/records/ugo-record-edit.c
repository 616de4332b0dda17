/* ugo-record-edit.c: changes of a record's tree
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-comment.h"
#include "ugo-record-private.h"

/* Told before each change, while the record still is as it was. */
void
ugo_record_note_change (UgoRecord *record)
{
  static gsize last_state;

  if (record->history != NULL)
    ugo_history_note_state (record->history);
  g_clear_pointer (&record->source, g_free);
  record->source_length = 0;
  record->state = (gsize) g_atomic_pointer_add (&last_state, 1) + 1;
}

static void
note_content (UgoRecord *record, UgoNode *node)
{
  if (record->history != NULL)
    ugo_history_note_content (record->history, node);
}

/* The tree */

void
ugo_node_unlink (UgoNode *node)
{
  if (node->previous != NULL)
    node->previous->next = node->next;
  else
    node->parent->first_child = node->next;

  if (node->next != NULL)
    node->next->previous = node->previous;
  else
    node->parent->last_child = node->previous;
}

static void
take_out (UgoRecord *record, UgoNode *node)
{
  if (record->history != NULL)
    ugo_history_note_link (record->history, node, node->previous, node->next, FALSE);
  ugo_node_unlink (node);
}

static void
put_in (UgoRecord *record, UgoNode *node, UgoNode *previous, UgoNode *next)
{
  if (record->history != NULL)
    ugo_history_note_link (record->history, node, previous, next, TRUE);
  ugo_node_link (node, previous, next);
}

/* A main continuation has no brackets: what stood beside them goes to the move's own comments. */
static void
become_main (UgoRecord *record, UgoNode *node)
{
  char **lists[] = { node->before, node->comments, node->after };
  g_autoptr (GPtrArray) all = NULL;

  if (node->before == NULL && node->after == NULL)
    return;

  note_content (record, node);
  all = g_ptr_array_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      for (gsize j = 0; lists[i] != NULL && lists[i][j] != NULL; j++)
        g_ptr_array_add (all, lists[i][j]);
      g_free (lists[i]);
    }
  g_ptr_array_add (all, NULL);

  node->before = NULL;
  node->after = NULL;
  node->comments = (char **) g_ptr_array_free (g_steal_pointer (&all), FALSE);
}

static void
play (UgoRecord *record, UgoNode *parent, UgoMove move, UgoPosition *next)
{
  g_autoptr (GArray) keys = NULL;
  guint64 key;

  ugo_play (&parent->position, move, NULL, 0, next);
  key = ugo_position_key (next);
  if (g_hash_table_add (record->keys, GSIZE_TO_POINTER (key)) || !ugo_position_repeats (next))
    return;

  keys = ugo_node_collect_keys (parent);
  ugo_play (&parent->position, move, (const uint64_t *) keys->data, keys->len, next);
}

/* Only a route that differs from the one that is shown anyway is kept. */
static UgoRoute *
copy_route (const UgoPosition *position, UgoMove move, const UgoRoute *route)
{
  UgoRoute witness;

  if (route == NULL || route->length == 0)
    return NULL;

  ugo_move_path (position, move, &witness);

  return ugo_routes_equal (route, &witness) ? NULL : g_memdup2 (route, sizeof (UgoRoute));
}

UgoNode *
ugo_record_append (UgoRecord *record, UgoNode *parent, UgoMove move, const UgoRoute *route)
{
  UgoPosition next;
  UgoNode *node;

  g_return_val_if_fail (!record->is_foreign, NULL);

  ugo_record_note_change (record);
  play (record, parent, move, &next);
  node = ugo_node_new (parent, move, &next);
  node->route = copy_route (&parent->position, move, route);
  put_in (record, node, parent->last_child, NULL);

  return node;
}

UgoNode *
ugo_record_add (UgoRecord *record, UgoNode *parent, UgoMove move, const UgoRoute *route)
{
  for (UgoNode *node = parent->first_child; node != NULL; node = node->next)
    if (ugo_move_equal (node->move, move))
      return node;

  return ugo_record_append (record, parent, move, route);
}

void
ugo_record_remove (UgoRecord *record, UgoNode *node)
{
  UgoNode *parent = node->parent;

  g_return_if_fail (parent != NULL);

  ugo_record_note_change (record);
  take_out (record, node);
  if (record->history == NULL)
    ugo_node_free_tree (node);
  if (parent->first_child != NULL)
    become_main (record, parent->first_child);
}

gboolean
ugo_record_promote (UgoRecord *record, UgoNode *node)
{
  UgoNode *above = node->previous;

  if (above == NULL)
    return FALSE;

  ugo_record_note_change (record);
  take_out (record, node);
  put_in (record, node, above->previous, above);
  if (node->previous == NULL)
    become_main (record, node);

  return TRUE;
}

void
ugo_record_set_comments (UgoRecord *record, UgoNode *node, UgoCommentPlace place,
                         const char *const *comments)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_free);

  g_return_if_fail (!record->is_foreign);
  g_return_if_fail (place == UGO_COMMENT_MOVE || node->previous != NULL);

  for (gsize i = 0; comments != NULL && comments[i] != NULL; i++)
    {
      g_autofree char *comment = ugo_comment_normalise (comments[i]);

      if (comment[0] != '\0')
        g_ptr_array_add (list, g_steal_pointer (&comment));
    }

  ugo_record_note_change (record);
  note_content (record, node);
  if (list->len > 0)
    {
      g_ptr_array_add (list, NULL);
      ugo_node_take_comments (node, place, (char **) g_ptr_array_steal (list, NULL));
    }
  else
    ugo_node_take_comments (node, place, NULL);
}

void
ugo_record_set_glyphs (UgoRecord *record, UgoNode *node, const guint8 *glyphs, gsize n_glyphs)
{
  g_return_if_fail (node->parent != NULL);

  ugo_record_note_change (record);
  note_content (record, node);
  g_clear_pointer (&node->glyphs, g_byte_array_unref);
  for (gsize i = 0; i < n_glyphs; i++)
    ugo_node_add_glyph (node, glyphs[i]);
}
