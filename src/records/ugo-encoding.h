/* ugo-encoding.h: bytes of any encoding to UTF-8; private to the records
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "ugo-record-file.h"

G_BEGIN_DECLS

/*
 * UgoEncoding:
 * @name: (nullable): what the bytes that are not UTF-8 were read as; %NULL when all are
 * @fault: the offset of the first of them
 */
typedef struct
{
  const char *name;
  gsize fault;
} UgoEncoding;

/**
 * ugo_encoding_to_utf8:
 * @bytes: a text
 * @progress: (nullable): called every so often
 * @data: for @progress
 * @encoding: (out): how it was read
 *
 * Valid UTF-8, NUL bytes allowed, is not copied. Bytes that are not UTF-8 are read as
 * Windows-1251 or Windows-1252, whichever the letters speak for; where most of the text beyond
 * ASCII is UTF-8, only the bytes that are not are read so.
 *
 * Returns: (transfer full) (nullable): the text in UTF-8, or %NULL when @progress said to stop
 */
GBytes *ugo_encoding_to_utf8 (GBytes *bytes, UgoProgressFunc progress, gpointer data,
                              UgoEncoding *encoding);

G_END_DECLS
