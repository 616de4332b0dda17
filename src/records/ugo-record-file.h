/* ugo-record-file.h: a text with any number of records, indexed first and read on demand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "ugo-diagnostic.h"
#include "ugo-record.h"

G_BEGIN_DECLS

typedef struct _UgoRecordFile UgoRecordFile;

/**
 * UgoRecordEntry:
 * @offset: where the game begins, in bytes of the text in UTF-8 without a byte order mark
 * @length: its length in bytes, up to the next game
 * @line: the line of @offset, from 1
 * @n_words: how many words its main line has: of a game without faults, its moves
 * @result: what its Result tag tells, or its text where the tag tells none
 * @tags: (nullable): the tags a list shows, for ugo_record_entry_tag()
 */
typedef struct
{
  gsize offset;
  gsize length;
  guint line;
  guint n_words;
  UgoOutcome result;
  const char *tags;
} UgoRecordEntry;

/**
 * UgoProgressFunc:
 * @done: bytes read so far
 * @total: bytes in all
 * @data: as given
 *
 * Returns: whether to go on
 */
typedef gboolean (*UgoProgressFunc) (gsize done, gsize total, gpointer data);

/**
 * ugo_record_file_new:
 * @bytes: a text in any encoding
 * @progress: (nullable) (scope call): called every so often; may run in any thread
 * @data: for @progress
 *
 * Finds the games and their tags; reads no moves. A text that is not UTF-8 is read as Windows-1251
 * or Windows-1252, whichever its letters speak for.
 *
 * Returns: (transfer full) (nullable): the file, or %NULL when @progress said to stop
 */
UgoRecordFile *ugo_record_file_new (GBytes *bytes, UgoProgressFunc progress, gpointer data);

/**
 * ugo_record_file_new_unindexed:
 * @bytes: a text in any encoding
 * @progress: (nullable) (scope call): as in ugo_record_file_new()
 * @data: for @progress
 *
 * As ugo_record_file_new(), but without games until ugo_record_file_index() finds them.
 *
 * Returns: (transfer full) (nullable): the file, or %NULL when @progress said to stop
 */
UgoRecordFile *ugo_record_file_new_unindexed (GBytes *bytes, UgoProgressFunc progress,
                                              gpointer data);

/**
 * ugo_record_file_index:
 * @file: a file without games
 * @progress: (nullable) (scope call): as in ugo_record_file_new()
 * @data: for @progress
 *
 * Finds the games and their tags. Meanwhile other threads may count the games that were found and
 * look at them, but not at ugo_record_file_get_diagnostics().
 *
 * Returns: %FALSE when @progress said to stop
 */
gboolean ugo_record_file_index (UgoRecordFile *file, UgoProgressFunc progress, gpointer data);

/**
 * ugo_record_file_new_from_text:
 * @text: UTF-8 text, as pasted
 *
 * Returns: (transfer full): the file
 */
UgoRecordFile *ugo_record_file_new_from_text (const char *text);

UgoRecordFile *ugo_record_file_ref (UgoRecordFile *file);
void ugo_record_file_unref (UgoRecordFile *file);

/**
 * ugo_record_file_get_n_games:
 * @file: a file
 *
 * Returns: how many games it has, or were found so far
 */
guint ugo_record_file_get_n_games (UgoRecordFile *file);

/**
 * ugo_record_file_get_entry:
 * @file: a file
 * @index: a game, from 0
 *
 * Returns: (transfer none): where it stands and its tags
 */
const UgoRecordEntry *ugo_record_file_get_entry (UgoRecordFile *file, guint index);

/**
 * ugo_record_entry_tag:
 * @entry: an entry
 * @name: a tag's name in its standard spelling
 *
 * Returns: (nullable) (transfer none): its value
 */
const char *ugo_record_entry_tag (const UgoRecordEntry *entry, const char *name);

/**
 * ugo_record_file_get_diagnostics:
 * @file: a file
 *
 * Returns: (transfer none) (element-type UgoDiagnostic): what was wrong with the text as a whole:
 *   its encoding, a tag cut off at its end
 */
GPtrArray *ugo_record_file_get_diagnostics (UgoRecordFile *file);

/**
 * ugo_record_file_read:
 * @file: a file
 * @index: a game, from 0
 * @diagnostics: (nullable) (element-type UgoDiagnostic): where what is wrong with it is added
 *
 * Reads a game, up to its first error. The record then keeps its source text.
 *
 * Returns: (transfer full): the record
 */
UgoRecord *ugo_record_file_read (UgoRecordFile *file, guint index, GPtrArray *diagnostics);

/**
 * ugo_record_file_get_source:
 * @file: a file
 * @index: a game, from 0
 * @length: (out): its length in bytes
 *
 * Returns: (transfer none): the game's text in UTF-8, not NUL-terminated
 */
const char *ugo_record_file_get_source (UgoRecordFile *file, guint index, gsize *length);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (UgoRecordFile, ugo_record_file_unref)

G_END_DECLS
