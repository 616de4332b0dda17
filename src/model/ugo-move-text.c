/* ugo-move-text.c: a move as a person reads it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-move-text.h"

#include <glib/gi18n.h>

#include "ugo-words.h"

/* The glyphs that are written close to a move, as "!" and "?!": $1 to $6. */
#define LAST_SUFFIX 6

char *
ugo_move_text_with_dashes (const char *written)
{
  GString *text = g_string_new (NULL);

  for (const char *p = written; *p != '\0'; p++)
    switch (*p)
      {
      case '-':
        g_string_append (text, "–");
        break;

      case 'x':
        g_string_append (text, "×");
        break;

      default:
        g_string_append_c (text, *p);
      }
  return g_string_free (text, FALSE);
}

static void
append_move (GString *text, const UgoNode *node)
{
  char written[UGO_MOVE_TEXT_SIZE];
  g_autofree char *readable = NULL;

  if (ugo_move_is_pass (node->move))
    {
      /* Translators: a move in the list of moves: the player could not move. Keep it short. */
      g_string_append (text, C_("move", "pass"));
      return;
    }

  ugo_node_write_move (node, written);
  readable = ugo_move_text_with_dashes (written);
  g_string_append (text, readable);
}

char *
ugo_move_text_for_people (const UgoNode *node)
{
  GString *text = g_string_new (NULL);

  append_move (text, node);
  return g_string_free (text, FALSE);
}

char *
ugo_move_text_with_glyphs (const UgoNode *node)
{
  GString *text = g_string_new (NULL);

  append_move (text, node);
  for (guint i = 0; node->glyphs && i < node->glyphs->len; i++)
    {
      guint8 glyph = node->glyphs->data[i];
      const char *sign = ugo_words_glyph (glyph);

      if (*sign != '\0' && glyph > LAST_SUFFIX)
        g_string_append_c (text, ' ');
      g_string_append (text, sign);
    }
  return g_string_free (text, FALSE);
}
