/* ugo-cli-line.c: a position and the moves played from it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-cli-line.h"

#include <stdio.h>
#include <string.h>

#include "ugo-diagnostic.h"
#include "ugo-notation.h"

void
ugo_cli_line_init (UgoCliLine *self, const UgoPosition *start)
{
  guint64 key = ugo_position_key (start);

  self->position = *start;
  self->keys = g_array_new (FALSE, FALSE, sizeof (guint64));
  if (ugo_position_repeats (start))
    g_array_append_val (self->keys, key);
}

void
ugo_cli_line_copy (UgoCliLine *self, const UgoCliLine *other)
{
  self->position = other->position;
  self->keys = g_array_copy (other->keys);
}

void
ugo_cli_line_clear (UgoCliLine *self)
{
  g_clear_pointer (&self->keys, g_array_unref);
}

void
ugo_cli_line_play_move (UgoCliLine *self, UgoMove move)
{
  guint64 key;

  ugo_play (&self->position, move, (const uint64_t *) self->keys->data, self->keys->len,
            &self->position);
  key = ugo_position_key (&self->position);
  if (ugo_position_repeats (&self->position))
    g_array_append_val (self->keys, key);
}

UgoStatus
ugo_cli_line_read (UgoCliLine *self, const char *text, gsize length)
{
  UgoRoute route;
  UgoMove move;
  size_t offset;
  UgoStatus status = ugo_move_read (&self->position, text, length, &move, &route, &offset);

  if (status == UGO_OK)
    ugo_cli_line_play_move (self, move);
  return status;
}

gboolean
ugo_cli_line_play (UgoCliLine *self, const char *text, guint number)
{
  UgoStatus status = ugo_cli_line_read (self, text, strlen (text));

  if (status != UGO_OK)
    fprintf (stderr, "move %u: error: %s: %s\n", number, text, ugo_status_message (status));
  return status == UGO_OK;
}
