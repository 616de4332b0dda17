/* ugo-review-write.c: what the engine says of a game, in its record
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-review.h"

#include <string.h>

#include "ugo-comment.h"
#include "ugo-score.h"

/* The commands in comments that tell what the engine wrote. */
#define MISTAKE_COMMAND "mistake"
#define LINE_COMMAND "line"
#define EVAL_COMMAND "eval"

/* The most plies of a line that proves nothing. */
#define LINE_PLIES 10

/* Glyphs from this one to the next judge the move: ! ? !! ?? !? ?! */
#define FIRST_JUDGEMENT 1
#define LAST_JUDGEMENT 6

typedef struct
{
  const char *sign;
  guint8 glyph;
} Mark;

static const Mark marks[] = {
  [UGO_MISTAKE_DOUBTFUL] = { "?!", 6 },
  [UGO_MISTAKE_PLAIN] = { "?", 2 },
  [UGO_MISTAKE_BLUNDER] = { "??", 4 },
};

/* Comments */

/* The value of a command of @node's comments, or %NULL. */
static char *
find_command (const UgoNode *node, const char *name)
{
  for (char **comment = node->comments; comment != NULL && *comment != NULL; comment++)
    {
      g_autoptr (GPtrArray) commands = NULL;

      g_free (ugo_comment_split (*comment, &commands));
      for (guint i = 0; i < commands->len; i++)
        {
          const UgoCommand *command = commands->pdata[i];

          if (g_str_equal (command->name, name))
            return g_strdup (command->value);
        }
    }
  return NULL;
}

static void
remove_command (UgoRecord *record, UgoNode *node, const char *name)
{
  g_autoptr (GPtrArray) comments = NULL;
  g_autofree char *value = find_command (node, name);

  if (value == NULL)
    return;
  comments = g_ptr_array_new_with_free_func (g_free);
  for (char **comment = node->comments; *comment != NULL; comment++)
    g_ptr_array_add (comments, ugo_comment_set_command (*comment, name, NULL));
  g_ptr_array_add (comments, NULL);
  ugo_record_set_comments (record, node, UGO_COMMENT_MOVE,
                           (const char *const *) comments->pdata);
}

/* Puts @comment in the place of the first one of @node. */
static void
set_first_comment (UgoRecord *record, UgoNode *node, const char *comment)
{
  g_autoptr (GPtrArray) comments = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (comments, g_strdup (comment));
  for (guint i = 1; node->comments != NULL && node->comments[0] != NULL
                    && node->comments[i] != NULL;
       i++)
    g_ptr_array_add (comments, g_strdup (node->comments[i]));
  g_ptr_array_add (comments, NULL);
  ugo_record_set_comments (record, node, UGO_COMMENT_MOVE,
                           (const char *const *) comments->pdata);
}

/* Gives @node an evaluation and a command, each of them unless it is %NULL. */
static void
annotate (UgoRecord *record, UgoNode *node, const UgoEval *eval, const char *command,
          const char *value)
{
  g_autofree char *comment = node->comments != NULL ? g_strdup (node->comments[0]) : NULL;
  char *next;

  if (command != NULL)
    {
      next = ugo_comment_set_command (comment, command, value);
      g_free (comment);
      comment = next;
    }
  if (eval != NULL)
    {
      next = ugo_comment_set_eval (comment, eval);
      g_free (comment);
      comment = next;
    }
  if (command != NULL || eval != NULL)
    set_first_comment (record, node, comment);
}

/* Glyphs */

static gboolean
is_judged (const UgoNode *node)
{
  for (guint i = 0; node->glyphs != NULL && i < node->glyphs->len; i++)
    if (node->glyphs->data[i] >= FIRST_JUDGEMENT && node->glyphs->data[i] <= LAST_JUDGEMENT)
      return TRUE;
  return FALSE;
}

static void
add_judgement (UgoRecord *record, UgoNode *node, guint8 glyph)
{
  g_autoptr (GByteArray) glyphs = g_byte_array_new ();

  g_byte_array_append (glyphs, &glyph, 1);
  if (node->glyphs != NULL)
    g_byte_array_append (glyphs, node->glyphs->data, node->glyphs->len);
  ugo_record_set_glyphs (record, node, glyphs->data, glyphs->len);
}

/* Takes the glyph away that stands beside `[%mistake …]`, if it still does. */
static void
remove_judgement (UgoRecord *record, UgoNode *node)
{
  g_autofree char *value = find_command (node, MISTAKE_COMMAND);
  g_autoptr (GByteArray) glyphs = NULL;
  gsize length = value != NULL ? strcspn (value, ",") : 0;

  for (guint i = 0; value != NULL && node->glyphs != NULL && i < G_N_ELEMENTS (marks); i++)
    {
      const guint8 *found = memchr (node->glyphs->data, marks[i].glyph, node->glyphs->len);

      if (marks[i].sign == NULL || strlen (marks[i].sign) != length
          || strncmp (marks[i].sign, value, length) != 0 || found == NULL)
        continue;
      glyphs = g_byte_array_new ();
      g_byte_array_append (glyphs, node->glyphs->data, node->glyphs->len);
      g_byte_array_remove_index (glyphs, found - node->glyphs->data);
      ugo_record_set_glyphs (record, node, glyphs->data, glyphs->len);
      break;
    }
  remove_command (record, node, MISTAKE_COMMAND);
}

/* Lines */

/* Whether @comment holds what ugo_review_write() writes beside a line, and nothing else. */
static gboolean
is_own_comment (const char *comment)
{
  g_autoptr (GPtrArray) commands = NULL;
  g_autofree char *words = ugo_comment_split (comment, &commands);
  gboolean is_own = words[0] == '\0';

  for (guint i = 0; i < commands->len; i++)
    {
      const UgoCommand *command = commands->pdata[i];

      is_own &= g_str_equal (command->name, LINE_COMMAND)
                || g_str_equal (command->name, EVAL_COMMAND);
    }
  return is_own;
}

/* Whether @head begins a line that ugo_review_write() made and nobody has touched. */
static gboolean
is_own_line (const UgoNode *head)
{
  g_autofree char *value = find_command (head, LINE_COMMAND);

  if (value == NULL || head->previous == NULL || head->before != NULL || head->after != NULL
      || head->glyphs != NULL || head->comments[1] != NULL || !is_own_comment (head->comments[0]))
    return FALSE;
  for (const UgoNode *node = head->first_child; node != NULL; node = node->first_child)
    if (node->next != NULL || node->glyphs != NULL || node->comments != NULL)
      return FALSE;
  return TRUE;
}

static void
erase_lines (UgoRecord *record, UgoNode *parent)
{
  UgoNode *next;

  for (UgoNode *node = parent->first_child; node != NULL; node = next)
    {
      g_autofree char *value = find_command (node, LINE_COMMAND);

      next = node->next;
      if (is_own_line (node))
        ugo_record_remove (record, node);
      else if (value != NULL)
        {
          remove_command (record, node, LINE_COMMAND);
          remove_command (record, node, EVAL_COMMAND);
        }
    }
}

static UgoEval
eval_of (const UgoPosition *position, int score)
{
  int sign = position->side == UGO_WHITE ? 1 : -1;

  if (ugo_score_is_proved (score))
    return (UgoEval) { TRUE, sign * ugo_score_moves (score) };
  return (UgoEval) { FALSE, sign * score };
}

static gboolean
has_child (const UgoNode *node, UgoMove move)
{
  for (const UgoNode *child = node->first_child; child != NULL; child = child->next)
    if (ugo_move_equal (child->move, move))
      return TRUE;
  return FALSE;
}

static void
add_line (UgoRecord *record, UgoNode *parent, const UgoReviewStep *step)
{
  guint most = ugo_score_is_proved (step->score) ? step->n_best : LINE_PLIES;
  UgoEval eval = eval_of (&step->position, step->score);
  UgoNode *node = parent;

  if (has_child (parent, step->best[0]))
    return;
  for (guint i = 0; i < MIN (most, step->n_best)
                    && ugo_check_move (&node->position, step->best[i]) == UGO_OK;
       i++)
    {
      node = ugo_record_append (record, node, step->best[i], NULL);
      if (i == 0)
        annotate (record, node, &eval, LINE_COMMAND, "");
    }
}

/* Public API */

static void
write_mistake (const UgoReview *self, guint index, UgoRecord *record, UgoNode *node,
               const UgoEval *eval)
{
  g_autofree char *value = NULL;
  UgoMistake mistake;
  int loss;

  mistake = index > 0 ? ugo_review_get_mistake (self, index - 1, &loss) : UGO_MISTAKE_NONE;
  if (mistake != UGO_MISTAKE_NONE)
    add_line (record, node->parent, ugo_review_get_step (self, index - 1));
  if (mistake != UGO_MISTAKE_NONE && !is_judged (node))
    {
      add_judgement (record, node, marks[mistake].glyph);
      value = g_strdup_printf ("%s,%d.%02d", marks[mistake].sign, loss / 100, loss % 100);
    }
  annotate (record, node, eval, value != NULL ? MISTAKE_COMMAND : NULL, value);
}

gboolean
ugo_review_write (const UgoReview *self, UgoRecord *record)
{
  UgoNode *node = ugo_record_get_root (record);

  if (!ugo_review_is_of (self, record))
    return FALSE;

  ugo_review_erase (record);
  for (guint i = 0; node != NULL; node = node->first_child, i++)
    {
      const UgoReviewStep *step = ugo_review_get_step (self, i);
      UgoEval eval = eval_of (&step->position, step->score);
      gboolean has_eval = step->is_known && step->n_best > 0;

      write_mistake (self, i, record, node, has_eval ? &eval : NULL);
    }
  return TRUE;
}

void
ugo_review_erase (UgoRecord *record)
{
  for (UgoNode *node = ugo_record_get_root (record); node != NULL; node = node->first_child)
    {
      if (node->parent != NULL)
        remove_judgement (record, node);
      remove_command (record, node, EVAL_COMMAND);
      erase_lines (record, node);
    }
}
