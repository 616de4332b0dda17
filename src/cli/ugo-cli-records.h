/* ugo-cli-records.h: reading the games of a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-cli.h"
#include "ugo-record-file.h"

G_BEGIN_DECLS

/**
 * ugo_cli_tell_errors:
 * @path: where they were found
 * @diagnostics: (element-type UgoDiagnostic): what was found
 *
 * Tells the errors among them on standard error.
 *
 * Returns: whether there was one
 */
gboolean ugo_cli_tell_errors (const char *path, GPtrArray *diagnostics);

/**
 * ugo_cli_read_game:
 * @path: the name of the file
 * @file: the file
 * @index: a game, from 0
 * @has_error: (inout): set when it could not be read to its end, after telling why
 *
 * Returns: (transfer full): the game
 */
UgoRecord *ugo_cli_read_game (const char *path, UgoRecordFile *file, guint index,
                              gboolean *has_error);

G_END_DECLS
