/* ugo-time-control.c: how much time the players of a record have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-time-control.h"

#include <string.h>

#include "ugo-comment.h"

/* What stands between the seconds of the start and those of the bonus. */
static const char signs[] = {
  [UGO_TIME_INCREMENT] = '+',
  [UGO_TIME_DELAY] = 'd',
};

static const char *const side_tags[] = { "WhiteTimeControl", "BlackTimeControl" };

UgoTimeControl
ugo_time_control_make (UgoTimeKind kind, gint64 base, gint64 bonus)
{
  if (kind == UGO_TIME_NONE || base <= 0)
    return (UgoTimeControl){ UGO_TIME_NONE, 0, 0 };
  if (kind == UGO_TIME_SIMPLE || bonus <= 0)
    return (UgoTimeControl){ UGO_TIME_SIMPLE, base, 0 };
  return (UgoTimeControl){ kind, base, bonus };
}

gboolean
ugo_time_control_equal (const UgoTimeControl *a, const UgoTimeControl *b)
{
  return a->kind == b->kind && a->base == b->base && a->bonus == b->bonus;
}

/* Reads seconds with up to three decimals into milliseconds. */
static gboolean
read_seconds (const char **pos, gint64 *milliseconds)
{
  const char *start = *pos;
  gint64 unit = 1000;

  for (*milliseconds = 0; g_ascii_isdigit (**pos); (*pos)++)
    {
      *milliseconds = *milliseconds * 10 + (**pos - '0') * unit;
      if (*milliseconds > UGO_TIME_MAX)
        return FALSE;
    }
  if (*pos == start)
    return FALSE;
  if (**pos == '.')
    for ((*pos)++; g_ascii_isdigit (**pos); (*pos)++)
      *milliseconds += (**pos - '0') * (unit /= 10);
  return *milliseconds <= UGO_TIME_MAX;
}

gboolean
ugo_time_control_read (const char *text, UgoTimeControl *control)
{
  const char *pos = text;
  UgoTimeKind kind = UGO_TIME_SIMPLE;
  gint64 base = 0;
  gint64 bonus = 0;

  *control = (UgoTimeControl){ UGO_TIME_NONE, 0, 0 };
  if (text == NULL || g_str_equal (text, "-"))
    return text != NULL;
  if (!read_seconds (&pos, &base) || base == 0)
    return FALSE;
  if (*pos == signs[UGO_TIME_INCREMENT])
    kind = UGO_TIME_INCREMENT;
  else if (*pos == signs[UGO_TIME_DELAY])
    kind = UGO_TIME_DELAY;
  if (kind != UGO_TIME_SIMPLE)
    {
      pos++;
      if (!read_seconds (&pos, &bonus))
        return FALSE;
    }
  if (*pos != '\0')
    return FALSE;
  *control = ugo_time_control_make (kind, base, bonus);
  return TRUE;
}

static void
append_seconds (GString *text, gint64 milliseconds)
{
  g_string_append_printf (text, "%d", (int) (milliseconds / 1000));
  if (milliseconds % 1000 == 0)
    return;
  g_string_append_printf (text, ".%03d", (int) (milliseconds % 1000));
  while (text->str[text->len - 1] == '0')
    g_string_truncate (text, text->len - 1);
}

void
ugo_time_control_write (const UgoTimeControl *control, char *text)
{
  g_autoptr (GString) written = g_string_new (NULL);

  if (control->kind == UGO_TIME_NONE)
    g_string_append_c (written, '-');
  else
    append_seconds (written, control->base);
  if (control->bonus > 0)
    {
      g_string_append_c (written, signs[control->kind]);
      append_seconds (written, control->bonus);
    }
  g_strlcpy (text, written->str, UGO_TIME_CONTROL_TEXT_SIZE);
}

/* Records */

gboolean
ugo_record_get_time_controls (UgoRecord *record, UgoTimeControl controls[2])
{
  const char *common = ugo_record_get_tag (record, "TimeControl");

  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    {
      const char *own = ugo_record_get_tag (record, side_tags[side]);

      ugo_time_control_read (own != NULL ? own : common, &controls[side]);
    }
  return controls[UGO_WHITE].kind != UGO_TIME_NONE || controls[UGO_BLACK].kind != UGO_TIME_NONE;
}

void
ugo_record_set_time_controls (UgoRecord *record, const UgoTimeControl controls[2])
{
  gboolean is_common = ugo_time_control_equal (&controls[UGO_WHITE], &controls[UGO_BLACK]);
  char texts[2][UGO_TIME_CONTROL_TEXT_SIZE];

  for (int side = UGO_WHITE; side <= UGO_BLACK; side++)
    {
      ugo_time_control_write (&controls[side], texts[side]);
      ugo_record_set_tag (record, side_tags[side], is_common ? NULL : texts[side]);
    }
  ugo_record_set_tag (record, "TimeControl",
                      is_common && controls[UGO_WHITE].kind != UGO_TIME_NONE ? texts[UGO_WHITE]
                                                                             : NULL);
}

/* The comment of @node that tells a time, or %NULL. */
static char **
find_clock (const UgoNode *node, gint64 *milliseconds)
{
  for (char **comment = node->comments; comment != NULL && *comment != NULL; comment++)
    if (ugo_comment_clock (*comment, milliseconds))
      return comment;
  return NULL;
}

void
ugo_record_set_clock (UgoRecord *record, UgoNode *node, gint64 milliseconds)
{
  g_auto (GStrv) comments = node->comments != NULL ? g_strdupv (node->comments) : NULL;
  gint64 before;
  char **found = find_clock (node, &before);
  gsize index = found != NULL ? found - node->comments : 0;
  char *comment = ugo_comment_set_clock (comments != NULL ? comments[index] : NULL, milliseconds);

  if (comments == NULL)
    comments = g_new0 (char *, 2);
  g_free (comments[index]);
  comments[index] = comment;
  ugo_record_set_comments (record, node, UGO_COMMENT_MOVE, (const char *const *) comments);
}

gboolean
ugo_node_get_clock (const UgoNode *node, gint64 *milliseconds)
{
  return find_clock (node, milliseconds) != NULL;
}

gboolean
ugo_node_get_times (const UgoNode *node, gint64 times[2])
{
  gboolean is_told[2] = { FALSE, FALSE };

  for (; node->parent != NULL && !(is_told[UGO_WHITE] && is_told[UGO_BLACK]); node = node->parent)
    {
      UgoSide side = node->parent->position.side;

      if (!is_told[side])
        is_told[side] = ugo_node_get_clock (node, &times[side]);
    }
  return is_told[UGO_WHITE] || is_told[UGO_BLACK];
}
