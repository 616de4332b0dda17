/* ugo-cli-records.c: reading the games of a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "ugo-cli-records.h"

#include <stdio.h>

gboolean
ugo_cli_tell_errors (const char *path, GPtrArray *diagnostics)
{
  for (guint i = 0; i < diagnostics->len; i++)
    {
      const UgoDiagnostic *diagnostic = g_ptr_array_index (diagnostics, i);
      g_autofree char *message = ugo_diagnostic_message (diagnostic);

      if (diagnostic->severity == UGO_SEVERITY_ERROR)
        fprintf (stderr, "%s:%u:%u: error: %s\n", path, diagnostic->line, diagnostic->column,
                 message);
    }
  return ugo_diagnostics_have_error (diagnostics);
}

UgoRecord *
ugo_cli_read_game (const char *path, UgoRecordFile *file, guint index, gboolean *has_error)
{
  g_autoptr (GPtrArray) diagnostics
    = g_ptr_array_new_with_free_func ((GDestroyNotify) ugo_diagnostic_free);
  UgoRecord *record = ugo_record_file_read (file, index, diagnostics);

  *has_error |= ugo_cli_tell_errors (path, diagnostics);
  return record;
}
