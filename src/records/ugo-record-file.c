/* ugo-record-file.c: a text with any number of records, indexed first and read on demand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-record-file.h"

#include <string.h>

#include "ugo-encoding.h"
#include "ugo-index.h"
#include "ugo-reader.h"

struct _UgoRecordFile
{
  gatomicrefcount ref_count;
  GBytes *bytes; /* UTF-8 */
  UgoIndex *index;
  GPtrArray *diagnostics;
};

static UgoRecordFile *
file_new (GBytes *bytes)
{
  UgoRecordFile *file = g_new0 (UgoRecordFile, 1);

  g_atomic_ref_count_init (&file->ref_count);
  file->bytes = bytes;
  file->index = ugo_index_new ();
  file->diagnostics = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_diagnostic_free);

  return file;
}

UgoRecordFile *
ugo_record_file_ref (UgoRecordFile *file)
{
  g_atomic_ref_count_inc (&file->ref_count);

  return file;
}

void
ugo_record_file_unref (UgoRecordFile *file)
{
  if (!g_atomic_ref_count_dec (&file->ref_count))
    return;

  g_bytes_unref (file->bytes);
  ugo_index_free (file->index);
  g_ptr_array_unref (file->diagnostics);
  g_free (file);
}

static const char *
get_text (UgoRecordFile *file, gsize *length)
{
  const char *text = g_bytes_get_data (file->bytes, length);

  return text != NULL ? text : "";
}

static void
report_encoding (UgoRecordFile *file, const char *text, const UgoEncoding *encoding)
{
  UgoPlace place = { text, 1, 1 };
  UgoDiagnostic *diagnostic = ugo_diagnostic_new (UGO_SEVERITY_WARNING, UGO_FAULT_ENCODING,
                                                  encoding->name, strlen (encoding->name));

  ugo_place_advance (&place, text + encoding->fault);
  diagnostic->line = place.line;
  diagnostic->column = place.column;
  g_ptr_array_add (file->diagnostics, diagnostic);
}

static GBytes *
skip_byte_order_mark (GBytes *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  gsize skipped = length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;

  return g_bytes_new_from_bytes (bytes, skipped, length - skipped);
}

UgoRecordFile *
ugo_record_file_new_unindexed (GBytes *bytes, UgoProgressFunc progress, gpointer data)
{
  UgoEncoding encoding;
  g_autoptr (GBytes) utf8 = ugo_encoding_to_utf8 (bytes, progress, data, &encoding);
  UgoRecordFile *file;

  if (utf8 == NULL)
    return NULL;

  file = file_new (skip_byte_order_mark (utf8));
  if (encoding.name != NULL)
    report_encoding (file, g_bytes_get_data (bytes, NULL), &encoding);

  return file;
}

gboolean
ugo_record_file_index (UgoRecordFile *file, UgoProgressFunc progress, gpointer data)
{
  gsize length;
  const char *text = get_text (file, &length);

  return ugo_index_scan (file->index, text, length, file->diagnostics, progress, data);
}

UgoRecordFile *
ugo_record_file_new (GBytes *bytes, UgoProgressFunc progress, gpointer data)
{
  UgoRecordFile *file = ugo_record_file_new_unindexed (bytes, progress, data);

  if (file != NULL && !ugo_record_file_index (file, progress, data))
    g_clear_pointer (&file, ugo_record_file_unref);

  return file;
}

UgoRecordFile *
ugo_record_file_new_from_text (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return ugo_record_file_new (bytes, NULL, NULL);
}

guint
ugo_record_file_get_n_games (UgoRecordFile *file)
{
  return ugo_index_get_n_games (file->index);
}

const UgoRecordEntry *
ugo_record_file_get_entry (UgoRecordFile *file, guint index)
{
  g_return_val_if_fail (index < ugo_index_get_n_games (file->index), NULL);

  return &ugo_index_get_game (file->index, index)->entry;
}

const char *
ugo_record_entry_tag (const UgoRecordEntry *entry, const char *name)
{
  return ugo_index_find_tag (entry->tags, name);
}

GPtrArray *
ugo_record_file_get_diagnostics (UgoRecordFile *file)
{
  return file->diagnostics;
}

const char *
ugo_record_file_get_source (UgoRecordFile *file, guint index, gsize *length)
{
  const UgoRecordEntry *entry = ugo_record_file_get_entry (file, index);
  const char *text = g_bytes_get_data (file->bytes, NULL);

  *length = entry->length;

  return text + entry->offset;
}

UgoRecord *
ugo_record_file_read (UgoRecordFile *file, guint index, GPtrArray *diagnostics)
{
  const UgoRecordEntry *entry = ugo_record_file_get_entry (file, index);
  UgoSlice slice = {
    .game = index + 1,
    .line = entry->line,
    .column = ugo_index_get_game (file->index, index)->column,
  };

  slice.text = ugo_record_file_get_source (file, index, &slice.length);

  return ugo_reader_read (&slice, diagnostics);
}
