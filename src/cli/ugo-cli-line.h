/* ugo-cli-line.h: a position and the moves played from it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-cli.h"

G_BEGIN_DECLS

/**
 * UgoCliLine:
 * @position: where it stands
 * @keys: (element-type guint64): the keys of its positions so far that repetition compares
 */
typedef struct
{
  UgoPosition position;
  GArray *keys;
} UgoCliLine;

/**
 * ugo_cli_line_init:
 * @self: (out): a line
 * @start: where it begins
 */
void ugo_cli_line_init (UgoCliLine *self, const UgoPosition *start);

/**
 * ugo_cli_line_copy:
 * @self: (out): a line
 * @other: what it is to be
 */
void ugo_cli_line_copy (UgoCliLine *self, const UgoCliLine *other);

/**
 * ugo_cli_line_clear:
 * @self: a line, or zeroes
 */
void ugo_cli_line_clear (UgoCliLine *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (UgoCliLine, ugo_cli_line_clear)

/**
 * ugo_cli_line_read:
 * @self: a line
 * @text: a move as records have it
 * @length: its length in bytes
 *
 * Returns: %UGO_OK when it was played, else why not
 */
UgoStatus ugo_cli_line_read (UgoCliLine *self, const char *text, gsize length);

/**
 * ugo_cli_line_play:
 * @self: a line
 * @text: a move as records have it
 * @number: which of the moves given it is, from 1
 *
 * Returns: whether it was played; if not, why is told on standard error
 */
gboolean ugo_cli_line_play (UgoCliLine *self, const char *text, guint number);

/**
 * ugo_cli_line_play_move:
 * @self: a line
 * @move: a legal move
 */
void ugo_cli_line_play_move (UgoCliLine *self, UgoMove move);

G_END_DECLS
