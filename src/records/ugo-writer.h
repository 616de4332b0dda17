/* ugo-writer.h: records as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "ugo-record.h"

G_BEGIN_DECLS

/**
 * ugo_record_write:
 * @record: a record
 * @text: where its text is added
 *
 * Tags in their order, a blank line, the moves wrapped below 80 columns, the result, a newline.
 * A record that keeps its source text is written as that. Between two records of a file goes a
 * blank line, which this does not write.
 */
void ugo_record_write (UgoRecord *record, GString *text);

/**
 * ugo_record_to_text:
 * @record: a record
 *
 * Returns: (transfer full): what ugo_record_write() writes
 */
char *ugo_record_to_text (UgoRecord *record);

G_END_DECLS
