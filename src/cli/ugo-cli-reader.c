/* ugo-cli-reader.c: lines of a conversation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-cli-reader.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

/* How many bytes of a text are shown. */
#define SHOWN_LENGTH 40

void
ugo_cli_reader_init (UgoCliReader *self, int fd)
{
  memset (self, 0, sizeof *self);
  self->fd = fd;
  self->line = g_string_new (NULL);
}

void
ugo_cli_reader_clear (UgoCliReader *self)
{
  if (self->line)
    g_string_free (g_steal_pointer (&self->line), TRUE);
}

gboolean
ugo_cli_wait_for (int fd, int events, gint64 deadline)
{
  struct pollfd what = { .fd = fd, .events = (short) events };

  for (;;)
    {
      gint64 left = deadline < 0 ? 0 : deadline - g_get_monotonic_time ();
      int milliseconds = (int) CLAMP ((left + 999) / 1000, 0, G_MAXINT / 2);
      int n_ready = poll (&what, 1, deadline < 0 ? -1 : milliseconds);

      if (n_ready > 0)
        return TRUE;
      if (n_ready == 0 && g_get_monotonic_time () >= deadline)
        return FALSE;
      if (n_ready < 0 && errno != EINTR && errno != EAGAIN)
        return TRUE;
    }
}

/* Moves what is in the buffer to the line, up to its end. Returns whether that was there. */
static gboolean
take (UgoCliReader *self)
{
  const char *start = self->buffer + self->at;
  gsize length = self->end - self->at;
  const char *newline = memchr (start, '\n', length);

  if (newline)
    length = newline - start;
  if (self->line->len + length > UGO_CLI_MAX_LINE)
    {
      self->is_broken_off = TRUE;
      g_string_truncate (self->line, 0);
    }
  if (!self->is_broken_off)
    g_string_append_len (self->line, start, length);
  self->at += length + (newline != NULL);
  return newline != NULL;
}

static UgoCliNews
finish_line (UgoCliReader *self)
{
  gboolean is_long = self->is_broken_off;

  self->is_broken_off = FALSE;
  self->is_told = TRUE;
  if (self->line->len > 0 && self->line->str[self->line->len - 1] == '\r')
    g_string_truncate (self->line, self->line->len - 1);
  return is_long ? UGO_CLI_LONG : UGO_CLI_LINE;
}

UgoCliNews
ugo_cli_reader_next (UgoCliReader *self, gint64 deadline)
{
  if (self->is_told)
    g_string_truncate (self->line, 0);
  self->is_told = FALSE;
  for (;;)
    {
      gssize n_read;

      if (self->at < self->end && take (self))
        return finish_line (self);
      if (self->is_over)
        return UGO_CLI_THE_END;
      if (!ugo_cli_wait_for (self->fd, POLLIN, deadline))
        return UGO_CLI_NOTHING;
      n_read = read (self->fd, self->buffer, sizeof self->buffer);
      if (n_read < 0 && (errno == EINTR || errno == EAGAIN))
        continue;
      self->at = 0;
      self->end = n_read > 0 ? (gsize) n_read : 0;
      self->is_over = n_read <= 0;
      if (self->is_over && (self->line->len > 0 || self->is_broken_off))
        return finish_line (self);
    }
}

char *
ugo_cli_shown (const char *text, gsize length)
{
  g_autofree char *valid = g_utf8_make_valid (text, MIN (length, SHOWN_LENGTH));
  GString *shown = g_string_new (NULL);

  for (const char *p = valid; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      g_string_append_unichar (shown, g_unichar_isprint (c) ? c : 0xfffd);
    }
  if (length > SHOWN_LENGTH)
    g_string_append (shown, "…");
  return g_string_free (shown, FALSE);
}
