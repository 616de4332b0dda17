/* ugo-reader.h: the text of one game to a record; private to the records
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-diagnostic.h"
#include "ugo-record.h"

G_BEGIN_DECLS

/*
 * UgoSlice:
 * @text: valid UTF-8 without white space at its start
 * @length: its length in bytes
 * @game: the game's number in its file, from 1
 * @line: the line in the file where it begins
 * @column: the column in characters where it begins
 */
typedef struct
{
  const char *text;
  gsize length;
  guint game;
  guint line;
  guint column;
} UgoSlice;

/**
 * ugo_reader_read:
 * @slice: a game's text
 * @diagnostics: (nullable) (element-type UgoDiagnostic): where what is wrong with it is added
 *
 * Returns: (transfer full): the record, up to the first error
 */
UgoRecord *ugo_reader_read (const UgoSlice *slice, GPtrArray *diagnostics);

/*
 * UgoPlace:
 * @pos: a place in a text
 * @line: its line, from 1
 * @column: its column in characters, from 1
 */
typedef struct
{
  const char *pos;
  guint line;
  guint column;
} UgoPlace;

/**
 * ugo_place_advance:
 * @place: (inout): a place
 * @to: a place behind it in the same text
 *
 * LF, CR LF and CR alone end a line.
 */
void ugo_place_advance (UgoPlace *place, const char *to);

/**
 * ugo_diagnostic_new:
 * @severity: its severity
 * @fault: its kind
 * @detail: (nullable): the text found there
 * @length: its length in bytes
 *
 * Returns: (transfer full): a diagnostic whose place is still to be told
 */
UgoDiagnostic *ugo_diagnostic_new (UgoSeverity severity, UgoFault fault, const char *detail,
                                   gsize length);

G_END_DECLS
