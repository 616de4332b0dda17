/* ugo-history.c: the changes of a record, to be undone and done again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A change holds what the record does not hold now: undoing it and doing it again are the same
 * exchange. Steps are undone in the reverse of their order, so that each change finds the tree as
 * it left it, and neighbours can be told by their addresses.
 */
#include "ugo-history.h"

#include "ugo-record-private.h"

typedef enum
{
  CHANGE_STATE,
  CHANGE_TAG,
  CHANGE_CONTENT,
  CHANGE_LINK,
} ChangeType;

typedef struct
{
  char *source;
  gsize length;
  gsize state;
  UgoOutcome text_result;
} State;

typedef struct
{
  char *key;
  UgoRecordTag *tag; /* NULL where there is none */
} TagChange;

typedef struct
{
  GByteArray *glyphs;
  char **before;
  char **comments;
  char **after;
} Content;

typedef struct
{
  UgoNode *previous;
  UgoNode *next;
  gboolean goes_in; /* when it is done, not undone */
} Link;

typedef struct
{
  ChangeType type;
  UgoNode *node; /* of a content or a link */
  union
  {
    State state;
    TagChange tag;
    Content content;
    Link link;
  };
} Change;

struct _UgoHistory
{
  UgoRecord *record;
  GPtrArray *done;   /* of steps: arrays of changes in their order */
  GPtrArray *undone; /* the same, the one to do again last */
  GArray *pending;   /* a step that is not committed yet */
};

/* Changes */

static void
change_clear (gpointer data)
{
  Change *change = data;

  switch (change->type)
    {
    case CHANGE_STATE:
      g_free (change->state.source);
      break;
    case CHANGE_TAG:
      g_free (change->tag.key);
      g_clear_pointer (&change->tag.tag, ugo_record_tag_free);
      break;
    case CHANGE_CONTENT:
      g_clear_pointer (&change->content.glyphs, g_byte_array_unref);
      g_strfreev (change->content.before);
      g_strfreev (change->content.comments);
      g_strfreev (change->content.after);
      break;
    case CHANGE_LINK:
    default:
      break;
    }
}

static GArray *
step_new (void)
{
  GArray *step = g_array_new (FALSE, FALSE, sizeof (Change));

  g_array_set_clear_func (step, change_clear);
  return step;
}

static void
exchange_state (UgoRecord *record, State *state)
{
  State now = { record->source, record->source_length, record->state, record->text_result };

  record->source = state->source;
  record->source_length = state->length;
  record->state = state->state;
  record->text_result = state->text_result;
  *state = now;
}

static void
exchange_tag (UgoRecord *record, TagChange *change)
{
  gpointer key = NULL;
  gpointer now = NULL;

  if (g_hash_table_steal_extended (record->tags, change->key, &key, &now))
    g_free (key);
  if (change->tag != NULL)
    g_hash_table_insert (record->tags, g_strdup (change->key), change->tag);
  change->tag = now;
}

static void
exchange_content (UgoNode *node, Content *content)
{
  Content now = { node->glyphs, node->before, node->comments, node->after };

  node->glyphs = content->glyphs;
  node->before = content->before;
  node->comments = content->comments;
  node->after = content->after;
  *content = now;
}

static void
exchange (UgoRecord *record, Change *change, gboolean is_undone)
{
  switch (change->type)
    {
    case CHANGE_STATE:
      exchange_state (record, &change->state);
      break;
    case CHANGE_TAG:
      exchange_tag (record, &change->tag);
      break;
    case CHANGE_CONTENT:
      exchange_content (change->node, &change->content);
      break;
    case CHANGE_LINK:
    default:
      if (change->link.goes_in != is_undone)
        ugo_node_link (change->node, change->link.previous, change->link.next);
      else
        ugo_node_unlink (change->node);
      break;
    }
}

/* Forgetting */

/* Notes in @outside which nodes of a step are out of the tree once it was done, or @is_undone;
 * later steps overrule earlier ones. */
static void
find_outside (GArray *step, gboolean is_undone, GHashTable *outside)
{
  for (guint i = 0; i < step->len; i++)
    {
      const Change *change = &g_array_index (step, Change, is_undone ? step->len - 1 - i : i);

      if (change->type != CHANGE_LINK)
        continue;
      if (change->link.goes_in != is_undone)
        g_hash_table_remove (outside, change->node);
      else
        g_hash_table_add (outside, change->node);
    }
}

static void
forget (GPtrArray *steps, gboolean is_undone)
{
  g_autoptr (GHashTable) outside = g_hash_table_new (NULL, NULL);
  GHashTableIter iter;
  gpointer node;

  for (guint i = 0; i < steps->len; i++)
    find_outside (g_ptr_array_index (steps, i), is_undone, outside);
  g_hash_table_iter_init (&iter, outside);
  while (g_hash_table_iter_next (&iter, &node, NULL))
    ugo_node_free_tree (node);
  g_ptr_array_set_size (steps, 0);
}

/* Ends the history: what it knows is forgotten, and the record tells it nothing more. */
static void
end (UgoHistory *history)
{
  ugo_history_commit (history);
  forget (history->undone, TRUE);
  forget (history->done, FALSE);
  history->record->history = NULL;
  g_clear_pointer (&history->record, ugo_record_unref);
}

/* What is told by the record */

static Change *
add_change (UgoHistory *history, ChangeType type, UgoNode *node)
{
  g_array_set_size (history->pending, history->pending->len + 1);
  g_array_index (history->pending, Change, history->pending->len - 1)
    = (Change) { .type = type, .node = node };
  return &g_array_index (history->pending, Change, history->pending->len - 1);
}

void
ugo_history_note_state (UgoHistory *history)
{
  UgoRecord *record = history->record;
  Change *change = add_change (history, CHANGE_STATE, NULL);

  change->state = (State) { record->source, record->source_length, record->state,
                            record->text_result };
  record->source = NULL;
  record->source_length = 0;
}

void
ugo_history_note_tag (UgoHistory *history, const char *name)
{
  Change *change = add_change (history, CHANGE_TAG, NULL);
  const UgoRecordTag *tag;

  change->tag.key = g_ascii_strdown (name, -1);
  tag = g_hash_table_lookup (history->record->tags, change->tag.key);
  if (tag != NULL)
    {
      change->tag.tag = g_new (UgoRecordTag, 1);
      *change->tag.tag = (UgoRecordTag) { g_strdup (tag->name), g_strdup (tag->value) };
    }
}

void
ugo_history_note_content (UgoHistory *history, UgoNode *node)
{
  Content *content = &add_change (history, CHANGE_CONTENT, node)->content;

  if (node->glyphs != NULL)
    {
      content->glyphs = g_byte_array_sized_new (node->glyphs->len);
      g_byte_array_append (content->glyphs, node->glyphs->data, node->glyphs->len);
    }
  content->before = g_strdupv (node->before);
  content->comments = g_strdupv (node->comments);
  content->after = g_strdupv (node->after);
}

void
ugo_history_note_link (UgoHistory *history, UgoNode *node, UgoNode *previous, UgoNode *next,
                       gboolean goes_in)
{
  add_change (history, CHANGE_LINK, node)->link = (Link) { previous, next, goes_in };
}

/* Public */

UgoHistory *
ugo_history_new (UgoRecord *record)
{
  UgoHistory *history = g_new0 (UgoHistory, 1);

  if (record->history != NULL)
    end (record->history);
  history->record = ugo_record_ref (record);
  history->done = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  history->undone = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  history->pending = step_new ();
  record->history = history;
  return history;
}

void
ugo_history_free (UgoHistory *history)
{
  if (history->record != NULL)
    end (history);
  g_ptr_array_unref (history->done);
  g_ptr_array_unref (history->undone);
  g_array_unref (history->pending);
  g_free (history);
}

gboolean
ugo_history_commit (UgoHistory *history)
{
  if (history->pending->len == 0)
    return FALSE;
  forget (history->undone, TRUE);
  g_ptr_array_add (history->done, history->pending);
  history->pending = step_new ();
  return TRUE;
}

guint
ugo_history_get_n_done (UgoHistory *history)
{
  return history->done->len;
}

guint
ugo_history_get_n_undone (UgoHistory *history)
{
  return history->undone->len;
}

gboolean
ugo_history_undo (UgoHistory *history)
{
  GArray *step;

  ugo_history_commit (history);
  if (history->done->len == 0)
    return FALSE;
  step = g_ptr_array_steal_index (history->done, history->done->len - 1);
  for (guint i = step->len; i > 0; i--)
    exchange (history->record, &g_array_index (step, Change, i - 1), TRUE);
  g_ptr_array_add (history->undone, step);
  return TRUE;
}

gboolean
ugo_history_redo (UgoHistory *history)
{
  GArray *step;

  ugo_history_commit (history);
  if (history->undone->len == 0)
    return FALSE;
  step = g_ptr_array_steal_index (history->undone, history->undone->len - 1);
  for (guint i = 0; i < step->len; i++)
    exchange (history->record, &g_array_index (step, Change, i), FALSE);
  g_ptr_array_add (history->done, step);
  return TRUE;
}

static gboolean
is_linked (const UgoNode *node)
{
  for (const UgoNode *child = node->parent->first_child; child != NULL; child = child->next)
    if (child == node)
      return TRUE;
  return FALSE;
}

UgoNode *
ugo_node_find_in_tree (UgoNode *node)
{
  UgoNode *found = node;

  for (; node->parent != NULL; node = node->parent)
    if (!is_linked (node))
      found = node->parent;
  return found;
}
