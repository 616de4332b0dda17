/* ugo-cli-reader.h: lines of a conversation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The most bytes of a line; a longer one is left out. */
#define UGO_CLI_MAX_LINE (256 * 1024)

/* What came next. */
typedef enum
{
  UGO_CLI_LINE,     /* a line */
  UGO_CLI_LONG,     /* a line that was left out because it was too long */
  UGO_CLI_NOTHING,  /* no line in time */
  UGO_CLI_THE_END,  /* no more lines, or they cannot be read */
} UgoCliNews;

/**
 * UgoCliReader:
 * @fd: where lines come from
 * @line: the line, without its end; may hold any bytes
 * @buffer: bytes that are read and not looked at
 * @at: the first of them
 * @end: behind the last of them
 * @is_broken_off: whether the beginning of the line was left out
 * @is_told: whether the line was given to the caller
 * @is_over: whether nothing more comes
 */
typedef struct
{
  int fd;
  GString *line;
  char buffer[4096];
  gsize at;
  gsize end;
  gboolean is_broken_off;
  gboolean is_told;
  gboolean is_over;
} UgoCliReader;

/**
 * ugo_cli_reader_init:
 * @self: (out): a reader
 * @fd: what it reads; stays the caller's
 */
void ugo_cli_reader_init (UgoCliReader *self, int fd);

/**
 * ugo_cli_reader_clear:
 * @self: a reader, or zeroes
 */
void ugo_cli_reader_clear (UgoCliReader *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (UgoCliReader, ugo_cli_reader_clear)

/**
 * ugo_cli_reader_next:
 * @self: a reader
 * @deadline: a time of g_get_monotonic_time(), or -1 to wait for ever
 *
 * Waits for the next line; LF and CR LF end one. Memory is bounded whatever comes.
 *
 * Returns: what came; a line is in @self until the next call
 */
UgoCliNews ugo_cli_reader_next (UgoCliReader *self, gint64 deadline);

/**
 * ugo_cli_wait_for:
 * @fd: a file descriptor
 * @events: what to wait for, as for poll()
 * @deadline: a time of g_get_monotonic_time(), or -1 to wait for ever
 *
 * Returns: whether it came in time, or an error did
 */
gboolean ugo_cli_wait_for (int fd, int events, gint64 deadline);

/**
 * ugo_cli_shown:
 * @text: a text from outside
 * @length: its length in bytes
 *
 * Returns: (transfer full): its beginning, fit to be shown in a line
 */
char *ugo_cli_shown (const char *text, gsize length);

G_END_DECLS
